import type { Dialect } from '../../grammar/dialect.ts';
import { namesOf } from '../constraint-names.ts';
import type { Check, ForeignKey, Key, Table } from '../ir.ts';

/** The table with the names that the server chooses for its constraints. */
export function withNames(table: Table, { constraintNames }: Dialect): Table {
  const foreignKeys = table.foreignKeys.filter(({ isImplied }) => !isImplied);
  const names = namesOf({ ...table, foreignKeys, indexes: [] }, constraintNames);
  const named = <Part extends Check | ForeignKey | Key>(part: Part): Part => ({
    ...part,
    name: names.get(part) ?? null,
  });
  return {
    ...table,
    checks: table.checks.map(named),
    keys: table.keys.map(named),
    foreignKeys: table.foreignKeys.map(named),
  };
}
