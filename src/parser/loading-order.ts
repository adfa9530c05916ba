import type { ForeignKey } from '../ir.ts';
import { columnAskedFor } from '../walk.ts';
import { circlesOf } from './circles.ts';
import type { TableDraft } from './draft.ts';
import { rootOf, type Tables } from './tables.ts';

/** The order in which the tables of a text are loaded. Partitions are parts of their tables. */
export interface LoadingOrder {
  /** Tables that refer to each other, in groups: each group behind those that it refers to, and its tables in their order. */
  readonly circles: readonly (readonly TableDraft[])[];
  /** Foreign keys to tables that come later in their circle. */
  readonly open: ReadonlySet<ForeignKey>;
  /** Those of them in which NULL stands until all rows of the circle are there. */
  readonly late: ReadonlySet<ForeignKey>;
}

/** A foreign key between two tables. */
interface Reference {
  readonly key: ForeignKey;
  readonly from: TableDraft;
  readonly to: TableDraft;
  /** Whether NULL may stand in it. */
  readonly isNullable: boolean;
  /** Whether its columns are in a key, so that their values are bound twice. */
  readonly isKeyed: boolean;
}

/**
 * Puts the tables of a text in an order in which their foreign keys can be filled. Within a circle it is one in which as many keys
 * as possible that may not be NULL refer to tables before; of several such, the order of the tables' names decides, so that the
 * order of the statements does not.
 */
export function loadingOrder(tables: Tables): LoadingOrder {
  const roots = tables.all.filter(({ partitionOf }) => partitionOf === null);
  const references = referencesOf(roots, tables);
  const needs = grouped(references, ({ from }) => from);
  const targets = new Map([...needs].map(([from, outgoing]) => [from, outgoing.map(({ to }) => to)]));
  const circles = circlesOf(roots, targets);
  const circleOf = new Map(circles.flatMap((circle) => circle.map((table) => [table, circle] as const)));
  const isInside = ({ from, to }: Reference): boolean => circleOf.get(from) === circleOf.get(to);
  const inside = grouped(references.filter(isInside), ({ from }) => circleOf.get(from));
  const open = new Set<ForeignKey>();
  const late = new Set<ForeignKey>();
  const ordered = circles.map((circle) => {
    if (circle.length === 1) return circle;
    const within = inside.get(circle) ?? [];
    const order = orderOfCircle(inOrderOfNames(circle), within);
    const place = new Map(order.map((table, i) => [table, i]));
    for (const { key, from, to, isNullable } of within) {
      if ((place.get(to) ?? 0) <= (place.get(from) ?? 0)) continue;
      open.add(key);
      if (isNullable) late.add(key);
    }
    return order;
  });
  return { circles: ordered, open, late };
}

/** A table, the last, behind those that its rows refer to and those that these refer to, as far as they come before it. */
export function neededFor(target: TableDraft, tables: Tables, { circles, open }: LoadingOrder): readonly TableDraft[] {
  const needed = new Set([target]);
  for (const table of needed) {
    for (const key of foreignKeysOf(table)) {
      const parent = open.has(key) ? undefined : tables.find(key.target);
      if (parent !== undefined) needed.add(rootOf(parent));
    }
  }
  return circles.flat().filter((table) => needed.has(table));
}

/** The foreign keys that the rows of a table have to keep: its own and those of its partitions. */
export function foreignKeysOf(table: TableDraft): readonly ForeignKey[] {
  const found = [...table.foreignKeys];
  const spellings = new Set(found.map(spellingOf));
  const waiting = table.partitions.map((partition) => partition.table);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    waiting.push(...next.partitions.map((partition) => partition.table));
    for (const key of next.foreignKeys) {
      const spelling = spellingOf(key);
      if (spellings.has(spelling)) continue;
      spellings.add(spelling);
      found.push(key);
    }
  }
  return found;
}

function spellingOf({ columns, target, targetColumns }: ForeignKey): string {
  return JSON.stringify([columns, target, targetColumns]);
}

function grouped<Item, Group>(items: readonly Item[], groupOf: (item: Item) => Group): Map<Group, Item[]> {
  const groups = new Map<Group, Item[]>();
  for (const item of items) {
    const group = groupOf(item);
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [item]);
    else members.push(item);
  }
  return groups;
}

/** By the last part of the name first, so that a schema's name changes little. */
function inOrderOfNames(tables: readonly TableDraft[]): readonly TableDraft[] {
  const named = tables.map((table) => ({ table, name: table.name.toReversed().join('\0') }));
  return named.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ table }) => table);
}

/** The foreign keys between tables of the text, but for those of a table to itself. */
function referencesOf(roots: readonly TableDraft[], tables: Tables): readonly Reference[] {
  const referring = roots.filter((table) => table.foreignKeys.length > 0 || table.partitions.length > 0);
  return inOrderOfNames(referring).flatMap((from) => {
    const mayBeNull = nullableColumns(from);
    const keyed = new Set(from.keys.flatMap(({ parts }) => parts.map(({ column }) => from.column(column ?? '')?.name)));
    return foreignKeysOf(from).flatMap((key): readonly Reference[] => {
      const target = tables.find(key.target);
      if (target === undefined || rootOf(target) === from) return [];
      const isNullable = key.matchFull ? key.columns.every(mayBeNull) : key.columns.some(mayBeNull);
      const isKeyed = key.columns.some((name) => keyed.has(from.column(name)?.name));
      return [{ key, from, to: rootOf(target), isNullable, isKeyed }];
    });
  });
}

/** Tells whether a row may hold NULL in a column. */
function nullableColumns(table: TableDraft): (name: string) => boolean {
  const primary = table.keys.filter(({ kind }) => kind === 'primary').flatMap(({ parts }) => parts);
  const checked = table.checks.flatMap(({ expression }) => columnAskedFor(expression) ?? []);
  const required = new Set(
    [...table.notNull.map(({ name }) => name), ...primary.map(({ column }) => column ?? ''), ...checked].map(
      (name) => table.column(name)?.name,
    ),
  );
  return (name) => {
    const column = table.column(name);
    if (column === undefined) return false;
    return column.nullable && column.type.nullable && column.filledBy === 'writer' && !required.has(column.name);
  };
}

/** How many references of a table wait for tables behind it: those that may not be NULL, and those that may. */
interface Waiting {
  required: number;
  nullable: number;
}

/**
 * Tables of a circle (Kahn, "Topological sorting of large networks"): next is what waits for none, or for such as may be NULL;
 * where there is no such table, one whose references are in no key: their values can be chosen later.
 */
function orderOfCircle(circle: readonly TableDraft[], references: readonly Reference[]): readonly TableDraft[] {
  const waiting = new Map(circle.map((table): [TableDraft, Waiting] => [table, { required: 0, nullable: 0 }]));
  const counted = ({ from, isNullable }: Reference, change: 1 | -1): Waiting => {
    const counts = waiting.get(from) ?? { required: 0, nullable: 0 };
    counts[isNullable ? 'nullable' : 'required'] += change;
    return counts;
  };
  for (const reference of references) counted(reference, 1);
  const referring = grouped(references, ({ to }) => to);
  const order = new Set<TableDraft>();
  const free: TableDraft[] = [];
  const ready = circle.filter((table) => waiting.get(table)?.required === 0);
  const take = (first: TableDraft): void => {
    free.push(first);
    for (let table = free.pop(); table !== undefined; table = free.pop()) {
      if (order.has(table)) continue;
      order.add(table);
      for (const reference of referring.get(table) ?? []) {
        const { required, nullable } = counted(reference, -1);
        if (required === 0) (nullable === 0 ? free : ready).push(reference.from);
      }
    }
  };
  const keyed = new Set(references.flatMap(({ from, isKeyed, isNullable }) => (isKeyed && !isNullable ? [from] : [])));
  const [unkeyed, others] = [circle.filter((table) => !keyed.has(table)), circle.filter((table) => keyed.has(table))];
  let next = 0;
  for (const table of [...unkeyed, ...others]) {
    for (let first = ready[next]; first !== undefined; first = ready[++next]) take(first);
    take(table);
  }
  return [...order];
}
