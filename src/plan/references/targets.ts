import type { ForeignKey, Table } from '../../ir.ts';

/** The columns that a foreign key refers to: without a list, those of the primary key. */
export function targetsOf(
  { targetColumns }: Pick<ForeignKey, 'targetColumns'>,
  parent: Table | null,
): readonly string[] {
  if (targetColumns.length > 0) return targetColumns.map((name) => spelledIn(parent, name));
  const primary = parent?.keys.find(({ kind }) => kind === 'primary');
  return primary?.parts.map(({ column }) => column ?? '') ?? [];
}

/** A column's name as its table spells it, where it has such a column. */
function spelledIn(table: Table | null, name: string): string {
  const same = (one: string): boolean => one.toLowerCase() === name.toLowerCase();
  const columns = table?.columns ?? [];
  return (columns.find((column) => column.name === name) ?? columns.find((column) => same(column.name)))?.name ?? name;
}
