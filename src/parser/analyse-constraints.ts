import type { ForeignKey, Key } from '../ir.ts';
import { isSameName } from '../qualified-name.ts';
import { mayRefer } from './analyse-types.ts';
import type { NotNullClause, TableDraft } from './draft.ts';
import { requireColumn, type Subject } from './subject.ts';

/** Checks a foreign key against the table that it refers to, as far as that is here. Fails as the server does. */
export function analyseForeignKey(subject: Subject, key: ForeignKey): void {
  const { table, fail } = subject;
  const { columns, target, targetColumns, offset } = key;
  for (const name of columns) requireColumn(subject, name, offset);
  if (targetColumns.length > 0 && targetColumns.length !== columns.length) {
    fail('A foreign key has as many columns as it refers to.', offset);
  }
  const parent = isSameName(target, table.name) ? table : subject.find(target);
  if (parent === undefined || parent.inherits || table.inherits) return;
  if (parent !== table) refusePersistence(subject, parent, offset);
  for (const name of targetColumns) requireColumn({ ...subject, table: parent }, name, offset);
  const found = keysOf(parent).get(targetColumns.length === 0 ? PRIMARY : setOf(targetColumns)) ?? [];
  const [first] = found;
  if (first === undefined) {
    fail('There is no key of the columns that this refers to.', offset);
    return;
  }
  if (found.every((one) => one.isDeferrable)) fail('No foreign key refers to a deferrable key.', offset);
  const referred = targetColumns.length > 0 ? targetColumns : first.parts.map(({ column }) => column ?? '');
  for (const [i, name] of columns.entries()) {
    const [own, other] = [table.columnSpelled(name), parent.columnSpelled(referred[i] ?? '')];
    if (own === undefined || other === undefined || mayRefer(subject.types, own.type, other.type)) continue;
    fail(`The column "${name}" cannot be compared with the one that it refers to.`, offset);
  }
}

/** The keys of tables that are read, by their sets of columns, and the primary key: many foreign keys may look for theirs. */
const knownKeys = new WeakMap<TableDraft, ReadonlyMap<string, readonly Key[]>>();

const PRIMARY = 'primary';

function keysOf(table: TableDraft): ReadonlyMap<string, readonly Key[]> {
  const known = knownKeys.get(table);
  if (known !== undefined) return known;
  const keys = new Map<string, Key[]>();
  const note = (spelling: string, key: Key): void => {
    const same = keys.get(spelling);
    if (same === undefined) keys.set(spelling, [key]);
    else same.push(key);
  };
  for (const key of table.keys) {
    if (key.kind === 'exclude' || key.where !== null) continue;
    note(setOf(key.parts.map(({ column }) => column ?? '')), key);
    if (key.kind === 'primary') note(PRIMARY, key);
  }
  knownKeys.set(table, keys);
  return keys;
}

function setOf(names: readonly string[]): string {
  return JSON.stringify([...names].sort());
}

/** What outlives a table refers to nothing in it. */
function refusePersistence({ table, fail }: Subject, parent: TableDraft, offset: number): void {
  const [own, other] = [table.persistence, parent.persistence];
  const isTemporary = own === 'temporary';
  if (isTemporary !== (other === 'temporary') || (own === 'permanent' && other !== 'permanent')) {
    fail(`A ${own} table refers to no ${other} one.`, offset);
  }
}

/** What foreign keys do to columns: only to their own, and to none that is generated. */
export function analyseForeignActions({ table, fail }: Subject): void {
  for (const { columns, set, changes, offset } of table.foreignActions) {
    const other = set.find(({ name }) => !columns.includes(name));
    if (other !== undefined) fail(`The column "${other.name}" is not one of the foreign key.`, other.offset);
    const generated = columns.find((name) => table.columnSpelled(name)?.filledBy === 'expression');
    if (changes && generated !== undefined) fail(`A foreign key cannot change the generated "${generated}".`, offset);
    const virtual = columns.find((name) => table.virtual.has(name));
    if (virtual !== undefined) fail(`The virtual column "${virtual}" refers to nothing.`, offset);
  }
}

/** A column has one NOT NULL: what is said twice agrees in its name, and in who inherits it. */
export function analyseNotNull({ table, fail }: Subject): void {
  // Those without a name that are inherited agree with each other.
  if (table.notNullClauses.every(({ name, inherited }) => name === null && inherited)) return;
  const inKey = table.keys
    .filter(({ kind }) => kind === 'primary')
    .flatMap(({ parts, offset }) =>
      parts.flatMap(({ column }): NotNullClause[] =>
        column === null ? [] : [{ column, name: null, inherited: true, offset }],
      ),
    );
  const serial = table.columns.flatMap(({ name: column, type: { shape }, offset }): NotNullClause[] =>
    shape.kind === 'integer' && shape.sequence ? [{ column, name: null, inherited: true, offset }] : [],
  );
  const known = new Map<string, NotNullClause>();
  for (const clause of [...serial, ...table.notNullClauses, ...inKey]) {
    const { column, offset } = clause;
    if (!clause.inherited && table.partitioning !== null) {
      fail('A NOT NULL of a partitioned table is inherited.', offset);
    }
    const other = known.get(column);
    if (other !== undefined && other.inherited !== clause.inherited) {
      fail(`The NOT NULL of "${column}" is either inherited or not.`, Math.max(offset, other.offset));
    }
    if (other !== undefined && (other.name ?? clause.name) !== (clause.name ?? other.name)) {
      fail(`The NOT NULL of "${column}" has two names.`, Math.max(offset, other.offset));
    }
    known.set(column, { ...clause, name: clause.name ?? other?.name ?? null });
  }
}

/** Constraints have names of their own, and so have keys, which are relations as the table is. */
export function analyseConstraintNames({ table, fail }: Subject): void {
  const names = new Set<string>();
  const named = table.notNullClauses.filter(({ name }) => name !== null);
  const notNull = new Map(named.map(({ column, name, offset }) => [column, { name, offset }]));
  const own = { name: table.name.at(-1) ?? null, offset: table.offset };
  for (const list of [[...table.checks, ...table.foreignKeys, ...notNull.values()], [own]]) {
    for (const { name, offset } of [...list, ...table.keys]) {
      if (name === null) continue;
      if (names.has(name)) fail(`There are two constraints "${name}".`, offset);
      names.add(name);
    }
    names.clear();
  }
}
