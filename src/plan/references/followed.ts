import type { ForeignKey, Table } from '../../ir.ts';
import { isOfPieces, isSameParty, ownershipOf } from '../../meanings/dependencies/owners.ts';
import { wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import { columnsIn } from '../columns.ts';
import { targetsOf } from './targets.ts';

/** A column that refers to what the row of another reference refers to by a column of the same name: its value is that one's. */
export interface FollowedColumn {
  readonly column: string;
  /** Number of its own foreign key. */
  readonly reference: number;
  /** Number of the one whose parent has the value, and the column there. */
  readonly via: number;
  readonly target: string;
  /** Where that column refers to a row which has the value in turn: the table and its column. Null: it has the value itself. */
  readonly beyond: { readonly parent: Table; readonly target: string } | null;
}

/**
 * The columns of a table that should refer to what its parents refer to: an order has the tenant of its customer. Both tables refer to
 * the third one by one column each, of the same name, that says what rows belong to, or whose values are the scope of a key of the
 * parent. An invoice for each visit is its pet's owner's: where a key takes each row of the parent once, what that belongs to counts, too.
 * Columns that checks read follow nothing.
 */
export function followedColumns(table: Table): readonly FollowedColumn[] {
  const read = new Set(columnsIn([...table.checks, ...table.columns.flatMap(({ type }) => type.domainChecks)]));
  const excluded = new Set(
    table.keys.filter(({ kind }) => kind === 'exclude').flatMap(({ parts }) => parts.map(({ column }) => column)),
  );
  const found = table.foreignKeys.flatMap((foreign, reference) => {
    const column = soleColumn(foreign);
    if (column === null || foreign.parent === null || read.has(column) || excluded.has(column)) return [];
    if (isAlone(column, table)) return [];
    const isShared = ({ columns }: ForeignKey) => columns.includes(column);
    if (table.foreignKeys.some((other) => other !== foreign && isShared(other))) return [];
    return table.foreignKeys.flatMap((other, via): readonly FollowedColumn[] => {
      if (via === reference || isDistinctFrom(column, other, table)) return [];
      const common = { column, reference, via };
      const target = targetIn(other.parent, foreign, column, table) ?? targetBeside(other, foreign, column, table);
      if (target !== null) return [{ ...common, target, beyond: null }];
      const leader = soleColumn(other);
      return leader === null || !isAlone(leader, table) ? [] : farTargets(other.parent, foreign, column, table, common);
    });
  });
  return oneWayEach(found);
}

/** One way for each column: by the reference that leads to the most of them, and by none that follows another one itself. */
function oneWayEach(found: readonly FollowedColumn[]): readonly FollowedColumn[] {
  const countOf = (via: number) => found.filter((followed) => followed.via === via).length;
  const taken: FollowedColumn[] = [];
  const isFar = ({ beyond }: FollowedColumn) => Number(beyond !== null);
  for (const candidate of [...found].sort((a, b) => isFar(a) - isFar(b) || countOf(b.via) - countOf(a.via))) {
    const isTaken = taken.some(
      ({ reference, via }) =>
        reference === candidate.reference || reference === candidate.via || via === candidate.reference,
    );
    if (!isTaken) taken.push(candidate);
  }
  return taken;
}

/** The column of the parent whose value a column has, as it is the scope of both rows or names the same one; null: there is none. */
function targetIn(parent: Table | null, foreign: ForeignKey, column: string, table: Table): string | null {
  const scope = isSole(foreign, table) ? scopeIn(parent, foreign, column) : null;
  if (scope !== null || parent === null) return scope;
  const [words, child, ofParent] = [wordsOfName(column), wordsOfTable(table), wordsOfTable(parent)];
  const own = parent.foreignKeys.find(
    (one) =>
      one.columns.length === 1 &&
      isSameTable(one, foreign) &&
      isSameTarget(one, foreign) &&
      isSameParty(words, child, wordsOfName(one.columns[0] ?? ''), ofParent),
  );
  return own?.columns[0] ?? null;
}

/** What the rows that a parent's belong to say of a column. */
function farTargets(
  parent: Table | null,
  foreign: ForeignKey,
  column: string,
  table: Table,
  common: Pick<FollowedColumn, 'column' | 'reference' | 'via'>,
): readonly FollowedColumn[] {
  return (parent?.foreignKeys ?? []).flatMap((own) => {
    const [target = '', more] = own.columns;
    const isOwned = ownershipOf(wordsOfName(target), wordsOfTable(parent as Table)) === 'owner';
    const far = more !== undefined || !isOwned || own.parent === parent || own.parent === null ? null : own.parent;
    const value = targetIn(far, foreign, column, table);
    return far === null || value === null ? [] : [{ ...common, target, beyond: { parent: far, target: value } }];
  });
}

/**
 * The column of a parent that says of it by a word of the reference's name what a column says of the row: a match takes place at the home
 * venue of its home team. Null: there is none.
 */
function targetBeside(other: ForeignKey, foreign: ForeignKey, column: string, table: Table): string | null {
  const { parent } = other;
  const [beside, words] = [wordsOfName(other.columns[0] ?? '').slice(0, -1), wordsOfName(column).join(' ')];
  if (parent === null || !isSole(foreign, table)) return null;
  const own = parent.foreignKeys.find(({ columns: [name = ''] }) => {
    const ofParent = wordsOfName(name);
    return beside.includes(ofParent[0] ?? '') && ofParent.slice(1).join(' ') === words;
  });
  const isSame = own?.columns.length === 1 && isSameTable(own, foreign) && isSameTarget(own, foreign);
  return isSame ? (own.columns[0] ?? null) : null;
}

/** Whether a key tells rows apart by a column alone: what it follows would have to differ from row to row as well. */
function isAlone(column: string, { keys }: Table): boolean {
  return keys.some(
    ({ kind, parts: [part, more] }) => kind !== 'exclude' && more === undefined && isAlike(part?.column, column),
  );
}

/** Whether a table tells what a column refers to from what the row of another reference is about: parts that go into one are others. */
export function isDistinctFrom(column: string, { columns }: ForeignKey, table: Table): boolean {
  const words = wordsOfTable(table);
  if (isOfPieces(words)) return true;
  if (ownershipOf(wordsOfName(column), words) === 'owner') return false;
  const isIn = (name: string, { parts }: Table['keys'][number]) => parts.some((part) => isAlike(part.column, name));
  const isKey = (key: Table['keys'][number]) =>
    key.kind !== 'exclude' && key.parts.length > 1 && isIn(column, key) && columns.every((name) => isIn(name, key));
  return table.keys.some(isKey);
}

/** The column of the parent by which it refers to the same table as a foreign key does by a column of that name; null: there is none. */
function scopeIn(parent: Table | null, foreign: ForeignKey, column: string): string | null {
  if (parent === null) return null;
  const own = parent.foreignKeys.find(({ columns }) => isAlike(columns[0], column));
  const [target, second] = own?.columns ?? [];
  if (own === undefined || target === undefined || second !== undefined || !isSole(own, parent)) return null;
  if (!isSameTable(own, foreign) || !isSameTarget(own, foreign)) return null;
  const ownership = ownershipOf(wordsOfName(target), wordsOfTable(parent));
  return ownership === 'owner' || ownership === 'other' ? target : null;
}

/** Whether the values of a column are the scopes of a key: what the key tells apart, it does in each of them. */
export function isScope(name: string, { keys }: Table): boolean {
  return keys.some(({ kind, parts }) => kind !== 'exclude' && parts.length > 1 && isAlike(parts[0]?.column, name));
}

/** The column of a foreign key of one column; null: it has more. */
export function soleColumn({ columns: [name, second] }: Pick<ForeignKey, 'columns'>): string | null {
  return second === undefined ? (name ?? null) : null;
}

/** Whether a table refers to another one by a single foreign key. */
export function isSole(foreign: ForeignKey, { foreignKeys }: Table): boolean {
  return foreignKeys.filter((other) => isSameTable(other, foreign)).length === 1;
}

function isSameTable(a: ForeignKey, b: ForeignKey): boolean {
  return a.parent === null ? isAlike(a.target.at(-1), b.target.at(-1)) : a.parent === b.parent;
}

function isSameTarget(a: ForeignKey, b: ForeignKey): boolean {
  return isAlike(targetsOf(a, a.parent)[0], targetsOf(b, b.parent)[0]);
}

/** Whether two names of columns, or of tables without their schemas, differ in case at most. */
function isAlike(a: string | null | undefined, b: string | null | undefined): boolean {
  return a != null && b != null && a.toLowerCase() === b.toLowerCase();
}
