import type { ColumnPlan, EdgeChoice, Plan } from '../plan/plan.ts';
import { keyFor, mix32, type Seed } from '../random.ts';
import { radicesOf } from '../values/domain.ts';
import { laneValue, rowAt, setLaneValue } from './block.ts';
import { coveringArray, levelAt } from './covering-array.ts';
import { attemptAt, saltedKey } from './draw.ts';
import type { Lanes } from './lanes.ts';
import { type EdgeCase, type EdgeDraw, Operation } from './operation.ts';

/* The first rows of a table have the edges of its columns, such that each pair of two columns' edges stands in one of them. */

/** What gives a column its edges; undefined: it has none. */
function edgesBy(choices: Plan['choices'], choice: number | null): EdgeChoice['by'] | undefined {
  return choice === null ? undefined : choices[choice]?.edges?.by;
}

/** Lane of the choice between values of other rows and their edges; a negative one: the column has no such. */
export function parentEdgeLane({ choice }: ColumnPlan, choices: Plan['choices'], lanes: Lanes): number {
  return edgesBy(choices, choice) === 'parent' ? (lanes.choices[choice ?? -1] ?? -1) : -1;
}

/** The edges of a column by the cases of its values. */
function edgeCases({ domains, nullShares }: ColumnPlan): readonly EdgeCase[] {
  const cases = domains.length / 2;
  return domains.slice(cases).map((domain, index): EdgeCase => {
    const share = nullShares[cases + index] ?? 0;
    return { size: domain === null ? 0 : (radicesOf(domain)[0] ?? 1), isNullable: share > 0 && share < 1 };
  });
}

/** NULL is one more of them. */
function levelsOf({ size, isNullable }: EdgeCase): number {
  return size === 0 ? 0 : size + (isNullable ? 1 : 0);
}

/**
 * Gives what chooses between the values and the edges of a column, and which of these a row has: one operation, and none for a column
 * without edges.
 */
export function edgeDraws(
  { choices, columns }: Pick<Plan, 'choices' | 'columns'>,
  lanes: Lanes,
  seed: Seed,
): (column: ColumnPlan) => readonly Operation[] {
  const chosen = columns.filter(({ choice }) => edgesBy(choices, choice) === 'pairs');
  const levels = chosen.flatMap((column) => edgeCases(column).map(levelsOf));
  const most = levels.reduce((largest, count) => Math.max(largest, count), 0);
  const array = coveringArray(chosen.length, most);
  const places = new Map(chosen.map(({ name }, place) => [name, place]));
  return (column) => {
    const own = lanes.columns.get(column.name);
    const by = edgesBy(choices, column.choice);
    if (own === undefined || by === undefined || by === 'parent') return [];
    const operation = new Operation();
    operation.kernel = drawEdge;
    operation.lane = lanes.choices[column.choice ?? -1] ?? 0;
    operation.key = keyFor(seed, `${column.name} edges`);
    operation.offset = own.first;
    operation.flag = own.flag;
    const of = choices[column.choice ?? -1]?.edges?.of ?? -1;
    operation.edges = {
      array: by === 'pairs' ? array : null,
      column: places.get(column.name) ?? 0,
      of: lanes.choices[of] ?? -1,
      cases: edgeCases(column),
    };
    return [operation];
  };
}

/** The case of a row, in the lane of the choice; where that is one of edges, the rank and the NULL flag, too. */
export function drawEdge(operation: Operation, start: number, count: number, row: number): void {
  const { lane, offset, flag, edges } = operation;
  for (let entry = start; entry < start + count; entry++) {
    const at = rowAt(entry);
    const base = edges.of < 0 ? 0 : laneValue(edges.of, at);
    const level = levelOf(edges, base, row + at, operation.key);
    setLaneValue(lane, at, level < 0 ? base : edges.cases.length + base);
    if (level < 0) continue;
    const { size } = edges.cases[base] as EdgeCase;
    setLaneValue(offset, at, level % size);
    if (flag >= 0) setLaneValue(flag, at, level < size ? 0 : 1);
  }
}

/** Which edge a row has, in a case of the column's values: the last of them is NULL, where that may be; below zero: none. */
function levelOf({ array, column, cases }: EdgeDraw, base: number, row: number, key: number): number {
  // A key is never drawn again.
  if (array === null) return row < (cases[base] as EdgeCase).size ? row : -1;
  const levels = levelsOf(cases[base] as EdgeCase);
  if (row >= array.rows || levels === 0 || !isKept(key, row)) return -1;
  return levelAt(array, row, column) % levels;
}

/** Whether a row that is drawn again keeps an edge: the fewer do, the more often it was. */
function isKept(key: number, row: number): boolean {
  const attempt = attemptAt();
  return attempt === 0 || mix32(saltedKey(key) + Math.imul(row, 0x9e3779b1)) >>> 0 < 2 ** Math.max(0, 32 - attempt);
}
