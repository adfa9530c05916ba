import type { Table } from '../ir.ts';

/**
 * The columns of a key that finds each row: of the primary key, or another one of columns that are never NULL; null: there is none.
 * `written`: the columns that it may have.
 */
export function keyColumns({ keys, columns }: Table, written?: ReadonlySet<string>): readonly string[] | null {
  const required = columns.filter(({ name, nullable }) => !nullable && written?.has(name) !== false);
  const usable = new Set(required.map(({ name }) => name));
  const whole = keys
    .filter(({ kind, where }) => kind !== 'exclude' && where === null)
    .filter(({ isDeferrable, isOfPartition }) => !isDeferrable && !isOfPartition)
    .filter(({ parts }) =>
      parts.every(({ column, length, operator }) => usable.has(column ?? '') && length === null && operator === null),
    );
  const key = whole.find(({ kind }) => kind === 'primary') ?? whole[0];
  return key === undefined ? null : key.parts.map(({ column }) => column ?? '');
}
