import type { RangeOptions } from '../compiled-table.ts';
import { dottedName } from '../qualified-name.ts';
import type { WholeCount } from './counts.ts';
import type { PlannedTable } from './schema-plan.ts';
import type { ScriptOptions } from './schema-rows.ts';

/** How many rows each whole table has, by its name: so many references to it count. */
export function wholesOf(counts: ReadonlyMap<PlannedTable, WholeCount>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].map(([{ table }, { whole }]) => [dottedName(table.name), whole]));
}

/** Which rows of a table an output holds, `rows` of them or one more than none. `wholes`: as `wholesOf` gives them. */
export function rangeOf(
  rows: number,
  wholes: Readonly<Record<string, number>>,
  { offset, rowsElsewhere, seed, seedOf }: ScriptOptions,
): RangeOptions {
  return { rows: Math.max(1, rows), offset, tableRows: rowsElsewhere, rowsOf: wholes, seed, seedOf };
}
