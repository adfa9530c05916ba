import type { ForeignKey, Table } from '../../ir.ts';

/** The columns that a foreign key refers to: without a list, those of the primary key. */
export function targetsOf(
  { targetColumns }: Pick<ForeignKey, 'targetColumns'>,
  parent: Table | null,
): readonly string[] {
  if (targetColumns.length > 0) return targetColumns;
  const primary = parent?.keys.find(({ kind }) => kind === 'primary');
  return primary?.parts.map(({ column }) => column ?? '') ?? [];
}
