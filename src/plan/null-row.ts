import type { Dialect } from '../../grammar/dialect.ts';
import type { Column, Table } from '../ir.ts';

/**
 * Whether NULL of the type that is named like a table is a row of it: no type of the server comes first, and columns that are not written
 * take NULL, whose domains the server would ask.
 */
export function hasNullRow(
  { name, columns }: Table,
  written: readonly Column[],
  { systemTypes, pseudoTypes }: Pick<Dialect, 'systemTypes' | 'pseudoTypes'>,
): boolean {
  const [first = '', ...others] = name;
  if (others.length === 0 && (Object.hasOwn(systemTypes, first) || pseudoTypes.has(first))) return false;
  return columns.every((column) => written.includes(column) || takesNull(column));
}

function takesNull({ type: { shape, nullable, domainChecks } }: Column): boolean {
  return nullable && domainChecks.length === 0 && shape.kind !== 'unknown';
}
