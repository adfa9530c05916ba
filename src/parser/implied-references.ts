import type { Shape } from '../../grammar/shape.ts';
import { getOrInsertComputed } from '../collections.ts';
import type { ForeignKey, QualifiedName } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import { type ColumnDraft, sequenceNamed, type TableDraft } from './draft.ts';
import { rootOf, type Tables } from './tables.ts';

/*
 * References that names imply: `album_id` means a row of `albums` though no foreign key says so, as in the schemas of many
 * frameworks and of engines without foreign keys. No server checks them, so that constraints come first: what would close a circle
 * of tables, or bind a column that a check, a foreign key or an option binds, is none.
 */

/** A table whose rows one column identifies: its key. */
export interface Referable {
  readonly name: QualifiedName;
  readonly key: string;
}

/**
 * The table that a name means, by its place among those given; null: the column's own. `by`: the whole name says which, or what is
 * in front of it says as what (`billing_address_id`), or it says who did something.
 */
export interface NamedReference {
  readonly place: number | null;
  readonly by: 'table' | 'role' | 'user';
}

/** Says which table the name of a column means; null: none, or several. */
export type ReferringNames = (table: QualifiedName, column: string) => NamedReference | null;

/** Makes what says it of some tables. */
export type ReferringNamesOf = (tables: readonly Referable[]) => ReferringNames;

/** Tables of which names are compared at most, and steps that circles of them are looked for at most: a text may have any number. */
const MOST_TABLES = 5000;
const MOST_STEPS = 2_000_000;

/** Bits from which on a column holds the numbers of all rows that people load, where the first of these is no greater than a number. */
const ROOMY_BITS = 32;
const LAST_START = 2 ** 30;

/** Characters from which on a text is no code that people know, but a key that a program made. */
const LONG_KEY = 20;

/** What shows best which table is meant counts first, where not all references can be without a circle. */
const ORDER: readonly NamedReference['by'][] = ['table', 'role', 'user'];

interface Candidate {
  readonly from: TableDraft;
  readonly to: TableDraft;
  readonly column: ColumnDraft;
  readonly key: ColumnDraft;
  readonly by: NamedReference['by'];
}

/** Gives the tables of a text the references that the names of their columns imply, as foreign keys that say so. */
export function implyReferences(tables: Tables, namesOf: ReferringNamesOf): void {
  const roots = tables.all.filter(({ partitionOf }) => partitionOf === null);
  if (roots.length > MOST_TABLES) return;
  const keyed = roots.flatMap((draft) => {
    const key = soleKeyOf(draft);
    return key === null ? [] : [{ draft, key, name: draft.name, hasFew: hasFewNumbers(draft, key, tables) }];
  });
  const meant = namesOf(keyed.map(({ name, key }) => ({ name, key: key.written })));
  const keyOf = new Map(keyed.map((one) => [one.draft, one]));
  const candidates = roots.flatMap((from) => {
    const bound = boundColumns(from);
    return from.columns.flatMap((column): readonly Candidate[] => {
      if (bound.has(column.name) || !isFree(column) || column === keyOf.get(from)?.key) return [];
      const found = meant(from.name, column.written);
      const to = found?.place === null ? from : keyed[found?.place ?? -1]?.draft;
      const target = to === undefined ? undefined : keyOf.get(to);
      if (found === null || to === undefined || target === undefined) return [];
      const isOwn = to === from;
      if (isOwn && (found.by === 'table' || !column.nullable)) return [];
      const { by } = found;
      return holds(column, target, by) ? [{ from, to, column, key: target.key, by }] : [];
    });
  });
  const circles = new Circles(roots, tables);
  const order = ORDER.flatMap((by) => candidates.filter((one) => one.by === by));
  for (const { from, to, column, key } of order) {
    if (from !== to && !circles.add(from, to)) continue;
    from.foreignKeys.push(impliedKey(column, to, key));
  }
}

/** The column that alone is the primary key of a table; null: there is none. */
function soleKeyOf(draft: TableDraft): ColumnDraft | null {
  const primary = draft.keys.find(({ kind }) => kind === 'primary');
  const [part, another] = primary?.parts ?? [];
  if (part?.column == null || part.length !== null || another !== undefined) return null;
  return draft.column(part.column) ?? null;
}

/** The columns of a table that something else binds than their types. */
function boundColumns(draft: TableDraft): ReadonlySet<string> {
  const names = [
    ...draft.foreignKeys.flatMap(({ columns }) => columns),
    ...draft.checks.flatMap(({ expression }) => [...columnsOf(expression)]),
    ...(draft.partitioning?.parts ?? []).flatMap(({ column, expression }) => [
      ...(column === null ? [] : [column]),
      ...(expression === null ? [] : columnsOf(expression)),
    ]),
  ];
  return new Set(names.flatMap((name) => draft.column(name)?.name ?? []));
}

/** Whether rows give the column values of their own choice. */
function isFree({ filledBy, type, directives }: ColumnDraft): boolean {
  return filledBy === 'writer' && type.domainChecks.length === 0 && directives === null;
}

/** Whether a key numbers rows one by one from a small number on, so that the type has room for far more than there are. */
function hasFewNumbers({ sequenceStart }: TableDraft, key: ColumnDraft, tables: Tables): boolean {
  const sequence = sequenceNamed(key.default);
  const isPlain = key.numbering === null && (sequence === null || tables.numberingOf(sequence) === null);
  return key.filledBy === 'sequence' && isPlain && sequenceStart <= LAST_START;
}

/** Whether a column can hold each value of a key. `hasFew`: that numbers rows from a small number on. */
function holds(
  { type: { shape } }: ColumnDraft,
  { key, hasFew }: { readonly key: ColumnDraft; readonly hasFew: boolean },
  by: NamedReference['by'],
): boolean {
  const other = key.type.shape;
  if (shape.kind === 'text') {
    const isLong = (shape.characters ?? LONG_KEY) >= LONG_KEY;
    return isSame(shape, other) && (by === 'table' || isLong);
  }
  if (shape.kind !== 'integer' || other.kind !== 'integer') {
    return (shape.kind === 'uuid' || shape.kind === 'bytes' || shape.kind === 'decimal') && isSame(shape, other);
  }
  if (hasFew && shape.bits >= ROOMY_BITS) return true;
  return shape.unsigned === other.unsigned ? shape.bits >= other.bits : other.unsigned && shape.bits > other.bits;
}

function isSame(one: Shape, other: Shape): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function impliedKey({ name, offset }: ColumnDraft, to: TableDraft, key: ColumnDraft): ForeignKey {
  return {
    name: null,
    offset,
    columns: [name],
    target: to.name,
    targetColumns: [key.name],
    matchFull: false,
    isDeferrable: false,
    isImplied: true,
    isLate: false,
    parent: null,
  };
}

/** Which tables need which, so that none comes to need itself. */
class Circles {
  readonly #needs = new Map<TableDraft, Set<TableDraft>>();
  #steps = MOST_STEPS;

  constructor(roots: readonly TableDraft[], tables: Tables) {
    for (const draft of roots) {
      const waiting = [draft];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        waiting.push(...next.partitions.map(({ table }) => table));
        for (const { target } of next.foreignKeys) {
          const parent = tables.find(target);
          if (parent !== undefined) this.#neededBy(draft).add(rootOf(parent));
        }
      }
    }
  }

  /** Notes that a table needs another one; false: that one needs it already, or it would take too long to see. */
  add(from: TableDraft, to: TableDraft): boolean {
    const reached = new Set([to]);
    for (const table of reached) {
      if (table === from || this.#steps-- <= 0) return false;
      for (const needed of this.#needs.get(table) ?? []) reached.add(needed);
    }
    this.#neededBy(from).add(to);
    return true;
  }

  #neededBy(table: TableDraft): Set<TableDraft> {
    return getOrInsertComputed(this.#needs, table, () => new Set());
  }
}
