import type { ListPlan } from '../plan/plan.ts';
import { type Domain, radicesOf, valueText } from '../values/domain.ts';
import { laneValue, run, startBlock } from './block.ts';
import { setSalt } from './draw.ts';
import { BLOCK_LANE_BYTES, BLOCK_ROWS } from './memory.ts';
import type { Program } from './program.ts';
import { redrawFailing } from './redraw.ts';

/** Nodes of checks that are evaluated for a list at most: bounds the time before the first row. */
const MAX_WORK = 500_000;

/** Rows of another table that may be referred to: what each has in the lanes of the columns that refer. */
export interface ParentList {
  readonly rows: number;
  readonly lanes: ReadonlyMap<string, readonly Int32Array[]>;
}

/**
 * Makes rows of another table, as an output of that table has them, and lists those that have a value in each column that
 * is referred to, are of the cases asked for, and pass. `domains`: of the columns that refer.
 */
export function listParent(
  { plan, rows: most, columns, cases, sorted }: ListPlan,
  program: Program,
  tableRows: number,
  domains: ReadonlyMap<string, Domain>,
  passes: (textOf: (column: string) => string | null) => boolean,
): ParentList {
  const total = Math.max(1, Math.min(most, tableRows, program.rowLimit));
  const taken = columns.map(({ name, target }) => {
    const domain = domains.get(name);
    const lanes = program.lanes.columns.get(target ?? '') ?? { first: -1, flag: -1 };
    return { name, domain, ...lanes, digits: domain === undefined ? [] : radicesOf(domain).map(() => [] as number[]) };
  });
  const size = Math.max(1, Math.min(BLOCK_ROWS, Math.floor(BLOCK_LANE_BYTES / (program.lanes.count * 4))));
  let [rows, work] = [0, 0];
  for (let row = 0; row < total && work < MAX_WORK; row += size) {
    const count = Math.min(size, total - row);
    program.tables.enter();
    setSalt(0, 0);
    startBlock(count, program.lanes.count);
    run(program.draws, row);
    if (plan.residues.length > 0) work += redrawFailing(plan, program, count, row, 0);
    for (let index = 0; index < count; index++) {
      const isOfCases = cases.every((one) => laneValue(program.lanes.choices[one.choice] ?? 0, index) === one.case);
      if (!isOfCases || taken.some(({ flag }) => flag >= 0 && laneValue(flag, index) === 1)) continue;
      const ranks = new Map(
        taken.map(({ name, first, digits }) => [
          name,
          digits.map((_, digit) => (first < 0 ? row + index : laneValue(first + digit, index))),
        ]),
      );
      const textOf = (column: string): string | null => {
        const domain = domains.get(column);
        return domain === undefined ? null : valueText(domain, ranks.get(column) ?? []);
      };
      if (!passes(textOf)) continue;
      rows++;
      for (const { name, digits } of taken) digits.map((list, digit) => list.push(ranks.get(name)?.[digit] ?? 0));
    }
  }
  const order = Array.from({ length: rows }, (_, place) => place);
  if (sorted) order.sort((one, other) => ranksCompared(taken[0]?.digits ?? [], one, other));
  return {
    rows,
    lanes: new Map(
      taken.map(({ name, digits }) => [
        name,
        digits.map((list) => Int32Array.from(order, (place) => list[place] ?? 0)),
      ]),
    ),
  };
}

/** Compares two of the listed ranks, the most significant digit first. */
function ranksCompared(digits: readonly (readonly number[])[], one: number, other: number): number {
  for (const list of digits) {
    const difference = (list[one] ?? 0) - (list[other] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
