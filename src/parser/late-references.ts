import type { ForeignKey } from '../ir.ts';
import { circlesOf } from './circles.ts';
import type { TableDraft } from './draft.ts';
import type { Tables } from './tables.ts';

/** A foreign key between two tables of one circle. */
interface Reference {
  readonly key: ForeignKey;
  readonly from: TableDraft;
  readonly to: TableDraft;
  /** Whether NULL may stand in it. */
  readonly isSoft: boolean;
}

/**
 * The foreign keys of tables that refer to each other in a circle that cannot be filled when their table is loaded, as
 * the one that they refer to comes after it: NULL stands in them. The order is one in which as many keys as possible that
 * may not be NULL refer to tables before; of several such, the order of the tables' names decides.
 */
export function lateReferences(tables: Tables): ReadonlySet<ForeignKey> {
  const references = referencesOf(tables);
  if (references.length === 0) return new Set();
  const needs = grouped(references, ({ from }) => from);
  const targets = new Map([...needs].map(([from, own]) => [from, own.map(({ to }) => to)]));
  const circles = circlesOf(tables.all, targets).filter(({ length }) => length > 1);
  const circleOf = new Map(circles.flatMap((circle) => circle.map((table) => [table, circle] as const)));
  const isInside = ({ from, to }: Reference): boolean => circleOf.get(from) === circleOf.get(to) && circleOf.has(from);
  const inside = grouped(references.filter(isInside), ({ from }) => circleOf.get(from));
  const late = new Set<ForeignKey>();
  for (const circle of circles) {
    const own = inside.get(circle) ?? [];
    const place = new Map(loadingOrder(inOrderOfNames(circle), own).map((table, i) => [table, i]));
    for (const { key, from, to, isSoft } of own) {
      if (isSoft && (place.get(to) ?? 0) > (place.get(from) ?? 0)) late.add(key);
    }
  }
  return late;
}

function grouped<Item, Group>(items: readonly Item[], groupOf: (item: Item) => Group): Map<Group, Item[]> {
  const groups = new Map<Group, Item[]>();
  for (const item of items) {
    const group = groupOf(item);
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [item]);
    else known.push(item);
  }
  return groups;
}

/** So that the order of loading is the same whatever the order of the statements is. */
function inOrderOfNames(tables: readonly TableDraft[]): readonly TableDraft[] {
  const named = tables.map((table) => ({ table, name: table.name.toReversed().join('\0') }));
  return named.sort((one, other) => (one.name < other.name ? -1 : 1)).map(({ table }) => table);
}

function referencesOf(tables: Tables): readonly Reference[] {
  const referring = tables.all.filter(({ foreignKeys }) => foreignKeys.length > 0);
  return inOrderOfNames(referring).flatMap((from) => {
    const isNullable = nullableColumns(from);
    return from.foreignKeys.flatMap((key): readonly Reference[] => {
      const to = tables.find(key.target);
      if (to === undefined || to === from) return [];
      const isSoft = key.matchFull ? key.columns.every(isNullable) : key.columns.some(isNullable);
      return [{ key, from, to, isSoft }];
    });
  });
}

/** Tells whether a row may hold NULL in a column. */
function nullableColumns(table: TableDraft): (name: string) => boolean {
  const primary = table.keys.filter(({ kind }) => kind === 'primary').flatMap(({ parts }) => parts);
  const required = new Set(
    [...table.notNull.map(({ name }) => name), ...primary.map(({ column }) => column ?? '')].map(
      (name) => table.column(name)?.name,
    ),
  );
  return (name) => {
    const column = table.column(name);
    if (column === undefined) return false;
    return column.nullable && column.type.nullable && column.filledBy === 'writer' && !required.has(column.name);
  };
}

/** How many references of a table wait for tables behind it. */
interface Waiting {
  hard: number;
  soft: number;
}

/** Tables of a circle (Kahn, "Topological sorting of large networks"): next is what waits for none, or for such as may be NULL. */
function loadingOrder(circle: readonly TableDraft[], references: readonly Reference[]): readonly TableDraft[] {
  const waiting = new Map(circle.map((table): [TableDraft, Waiting] => [table, { hard: 0, soft: 0 }]));
  const counted = ({ from, isSoft }: Reference, change: 1 | -1): Waiting => {
    const counts = waiting.get(from) ?? { hard: 0, soft: 0 };
    counts[isSoft ? 'soft' : 'hard'] += change;
    return counts;
  };
  for (const reference of references) counted(reference, 1);
  const referring = grouped(references, ({ to }) => to);
  const order = new Set<TableDraft>();
  const free: TableDraft[] = [];
  const ready = circle.filter((table) => waiting.get(table)?.hard === 0);
  const take = (first: TableDraft): void => {
    free.push(first);
    for (let table = free.pop(); table !== undefined; table = free.pop()) {
      if (order.has(table)) continue;
      order.add(table);
      for (const reference of referring.get(table) ?? []) {
        const { hard, soft } = counted(reference, -1);
        if (hard === 0) (soft === 0 ? free : ready).push(reference.from);
      }
    }
  };
  let next = 0;
  for (const table of circle) {
    for (let one = ready[next]; one !== undefined; one = ready[++next]) take(one);
    take(table);
  }
  return [...order];
}
