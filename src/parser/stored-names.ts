import type { Expression, Key, KeyPart, Partitioning, Table } from '../ir.ts';
import { columnsOf, rewritten } from '../walk.ts';

/**
 * The table with the names of its columns as they are stored, wherever they are mentioned: some servers find a column without regard to
 * case. A name that no column has stays as it is: a parent that did not come along may have one of it.
 */
export function withStoredNames(table: Table): Table {
  const exact = new Set(table.columns.map(({ name }) => name));
  const folded = new Map(table.columns.map(({ name }) => [name.toLowerCase(), name]));
  const stored = (name: string): string => (exact.has(name) ? name : (folded.get(name.toLowerCase()) ?? name));
  const inside = (expression: Expression): Expression =>
    [...columnsOf(expression)].every((name) => exact.has(name))
      ? expression
      : rewritten(expression, (mention) => ({ ...mention, name: stored(mention.name) }));
  const insideOf = (expression: Expression | null): Expression | null => expression && inside(expression);
  const placed = <Placed extends { readonly expression: Expression }>(one: Placed): Placed => ({
    ...one,
    expression: inside(one.expression),
  });
  const part = (one: KeyPart): KeyPart => ({
    ...one,
    column: one.column && stored(one.column),
    expression: insideOf(one.expression),
  });
  const key = (one: Key): Key => ({ ...one, parts: one.parts.map(part), where: insideOf(one.where) });
  const divided = (partitioning: Partitioning | null): Partitioning | null =>
    partitioning && {
      ...partitioning,
      parts: partitioning.parts.map(part),
      partitions: partitioning.partitions.map((one) => ({
        ...one,
        checks: one.checks.map(inside),
        partitioning: divided(one.partitioning),
      })),
    };
  return {
    ...table,
    columns: table.columns.map((column) => ({ ...column, generation: insideOf(column.generation) })),
    keys: table.keys.map(key),
    checks: table.checks.map(placed),
    indexedExpressions: table.indexedExpressions.map(placed),
    indexes: table.indexes.map((names) => names.map(stored)),
    partitioning: divided(table.partitioning),
  };
}
