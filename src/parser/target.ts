import type { DdlError } from '../ddl-error.ts';
import { circlesOf } from './circles.ts';
import type { Parser } from './context.ts';
import type { TableDraft } from './draft.ts';
import { rootOf, type Tables } from './tables.ts';

/**
 * The table whose rows are written: the one that no other needs, or the last of those that need each other where no other
 * needs them. A table needs those that it copies, inherits from or refers to; partitions are parts of their parent, and so
 * is what they need. Throws DdlError where that leaves another number of tables than one.
 */
export function targetOf({ cursor, tables }: Parser): TableDraft {
  const [first] = tables.all;
  if (first === undefined && tables.query !== null) throw unknownColumns(cursor, tables.query);
  if (first === undefined) throw cursor.error('There is no CREATE TABLE statement here.');
  if (tables.all.length === 1) return first;
  const needs = needsOf(tables);
  const circles = circlesOf([...needs.keys()], needs);
  const circleOf = new Map(circles.flatMap((circle) => circle.map((table) => [table, circle] as const)));
  const needed = new Set([...tables.rowTypes].map((table) => circleOf.get(table)));
  for (const [table, sources] of needs) {
    for (const source of sources) if (circleOf.get(source) !== circleOf.get(table)) needed.add(circleOf.get(source));
  }
  const free = circles.filter((circle) => !needed.has(circle));
  const [target = first, second] = inTextOrder(free.map((circle) => inTextOrder(circle).at(-1) ?? first));
  if (second !== undefined) {
    throw cursor.error(
      'There are two CREATE TABLE statements; send one at a time, with those that it refers to.',
      second.offset,
    );
  }
  return target;
}

/** The tables that are no partitions, each with the others that it needs. */
function needsOf(tables: Tables): ReadonlyMap<TableDraft, readonly TableDraft[]> {
  const roots = new Map(tables.all.map((table) => [table, rootOf(table)]));
  const needs = new Map([...roots.values()].map((root): [TableDraft, TableDraft[]] => [root, []]));
  for (const table of tables.all) {
    const root = roots.get(table) ?? table;
    const sources = [...table.sources, ...table.foreignKeys.map(({ target }) => tables.find(target))];
    for (const source of sources) {
      const needed = source === undefined ? undefined : roots.get(source);
      if (needed !== undefined && needed !== root) needs.get(root)?.push(needed);
    }
  }
  return needs;
}

function inTextOrder(tables: readonly TableDraft[]): readonly TableDraft[] {
  return [...tables].sort((a, b) => a.offset - b.offset);
}

/** Why a table that a query makes is refused. */
export function unknownColumns(cursor: Parser['cursor'], offset: number): DdlError {
  return cursor.error(
    'The columns of a query are not known here: send the table with its columns instead of AS.',
    offset,
    'unsupported_statement',
  );
}
