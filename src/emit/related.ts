import type { RelatedPlan } from '../plan/plan.ts';
import { wholeAbove, wholeBelow } from '../relation/propagate.ts';
import { fillInput, highAt, lowAt, runTape, setInput } from '../relation/tape.ts';
import type { Measure } from '../values/measure.ts';
import { laneValue, rowAt, setLaneValue } from './block.ts';
import { hashOf } from './draw.ts';
import { BLOCK_ROWS } from './memory.ts';
import type { Operation, Ranks, RelatedDemand, RelatedDraw, RelatedInput } from './operation.ts';

/*
 * Draws of columns that checks relate to each other: each is drawn from the interval that the columns before it leave. They
 * are seldom, and their arithmetic is that of src/relation, so they are no kernels.
 */

/** Rows of the block for which a draw found no value that meets what is demanded. */
const STUCK = new Uint8Array(BLOCK_ROWS);

export function isStuck(row: number): boolean {
  return STUCK[row] === 1;
}

/** Begins the draw of related columns for the rows of a region. */
export function beginRelated(_operation: Operation, start: number, count: number): void {
  for (let i = start; i < start + count; i++) STUCK[rowAt(i)] = 0;
}

/** Makes the draws of the related columns of a plan, one for each of their cases, in the order of the plan. */
export function relatedDraws(
  related: readonly RelatedPlan[],
  choiceLanes: readonly number[],
  nullLaneOf: (column: string) => number,
): ReadonlyMap<string, readonly RelatedDraw[]> {
  const buffers = new Map(related.map(({ column }) => [column, new Float64Array(BLOCK_ROWS)]));
  const hulls = new Map(related.map(({ column, hull }) => [column, hull]));
  const drawn = new Set<string>();
  return new Map(
    related.map(({ column, measures, scale, hull, demands, distances }) => {
      const given = demands.map(
        ({ tape, when }): RelatedDemand => ({
          tape,
          inputs: tape.inputs.map(({ column: other, slot }) => ({
            slot,
            values: drawn.has(other) ? (buffers.get(other) ?? null) : null,
            low: hulls.get(other)?.low ?? Number.NaN,
            high: hulls.get(other)?.high ?? Number.NaN,
            nullLane: nullLaneOf(other),
          })),
          choiceLane: when === null ? -1 : (choiceLanes[when.choice] ?? -1),
          case: when?.case ?? 0,
        }),
      );
      drawn.add(column);
      const draws = measures.map(
        (measure): RelatedDraw => ({
          ranks: measure === null ? null : ranksOf(measure),
          multiple: 10 ** (scale - (measure?.scale ?? scale)),
          low: hull.low,
          high: hull.high,
          demands: given,
          distances: distances ?? 0,
          values: buffers.get(column) ?? new Float64Array(BLOCK_ROWS),
        }),
      );
      return [column, draws] as const;
    }),
  );
}

function ranksOf(measure: Measure): Ranks {
  const { radices, weights } = measure;
  const steps = radices.map((_, i) => radices.slice(i + 1).reduce((product, radix) => product * radix, 1));
  const rests = weights.map((_, i) =>
    weights.slice(i + 1).reduce((sum, weight, k) => sum + weight * ((radices[i + 1 + k] ?? 1) - 1), 0),
  );
  return { ...measure, steps, rests, size: radices.reduce((product, radix) => product * radix, 1) };
}

/** Reads the values of a column. */
export function measureRows(operation: Operation, start: number, count: number): void {
  const { ranks, multiple, values } = operation.related;
  const { lane, flag } = operation;
  for (let i = start; i < start + count; i++) {
    const r = rowAt(i);
    const isNull = ranks === null || (flag >= 0 && laneValue(flag, r) === 1);
    values[r] = isNull ? Number.NaN : valueAt(ranks, lane, r) * multiple;
  }
}

function valueAt({ origin, weights, table }: Ranks, lane: number, row: number): number {
  if (table !== null) return table[laneValue(lane, row)] as number;
  let value = origin;
  for (let k = 0; k < weights.length; k++) value += (weights[k] as number) * laneValue(lane + k, row);
  return value;
}

/** Ends of what each entry of the region at hand may be. */
const LEAST = new Float64Array(BLOCK_ROWS);
const MOST = new Float64Array(BLOCK_ROWS);

/** Draws a related column: any of its values that the columns drawn before it leave, each as likely as any other. */
export function drawRelated(operation: Operation, start: number, count: number, row: number): void {
  const { ranks, multiple, low, high, demands, distances } = operation.related;
  if (ranks === null) {
    measureRows(operation, start, count);
    return;
  }
  LEAST.fill(low, 0, count);
  MOST.fill(high, 0, count);
  for (let k = 0; k < demands.length; k++) narrow(demands[k] as RelatedDemand, start, count);
  const first = operation.lane;
  for (let i = 0; i < count; i++) {
    const r = rowAt(start + i);
    let least = rankAbove(ranks, (LEAST[i] as number) / multiple);
    let most = rankBelow(ranks, (MOST[i] as number) / multiple);
    if (least > most) {
      STUCK[r] = 1;
      least = 0;
      most = ranks.size - 1;
    }
    const room = most - least + 1;
    const distance = laneValue(first + ranks.radices.length, r);
    const step = distances === 0 ? pick(operation.key, (row + r) | 0, room) : distance * Math.floor(room / distances);
    if (distances > room) STUCK[r] = 1;
    putRank(ranks, first, r, least + (step < room ? step : 0));
  }
  measureRows(operation, start, count);
}

function narrow({ tape, inputs, choiceLane, case: wanted }: RelatedDemand, start: number, count: number): void {
  for (let k = 0; k < inputs.length; k++) {
    const { slot, values, low, high, nullLane } = inputs[k] as RelatedInput;
    if (values === null) {
      fillInput(slot, count, low, high);
      if (nullLane >= 0) setNulls(slot, nullLane, start, count);
    } else {
      for (let i = 0; i < count; i++) {
        const value = values[rowAt(start + i)] as number;
        setInput(slot, i, value, value);
      }
    }
  }
  runTape(tape, count);
  const { result, exact } = tape;
  for (let i = 0; i < count; i++) {
    if (choiceLane >= 0 && laneValue(choiceLane, rowAt(start + i)) !== wanted) continue;
    const low = wholeAbove(lowAt(result, i), exact);
    const high = wholeBelow(highAt(result, i), exact);
    if (low > (LEAST[i] as number)) LEAST[i] = low;
    if (high < (MOST[i] as number)) MOST[i] = high;
  }
}

function setNulls(slot: number, nullLane: number, start: number, count: number): void {
  for (let i = 0; i < count; i++) {
    if (laneValue(nullLane, rowAt(start + i)) === 1) setInput(slot, i, Number.NaN, Number.NaN);
  }
}

/** A whole number below `size`: one hash has 32 bits, two of them all that a double counts. */
function pick(key: number, row: number, size: number): number {
  const hash = hashOf(key, row);
  if (size <= 4294967296) return Math.floor((hash / 4294967296) * size);
  return Math.floor(((hash * 2097152 + (hashOf(key ^ 0x5bd1e995, row) >>> 11)) / 9007199254740992) * size);
}

/** The least rank whose value is not below `value`; the size: there is none. */
function rankAbove({ origin, radices, weights, steps, rests, size }: Ranks, value: number): number {
  let left = value - origin;
  if (left <= 0) return 0;
  let rank = 0;
  for (let k = 0; k < radices.length; k++) {
    const weight = weights[k] as number;
    const digit = Math.min(Math.floor(left / weight), (radices[k] as number) - 1);
    left -= digit * weight;
    if (left > (rests[k] as number)) return Math.min(size, rank + (digit + 1) * (steps[k] as number));
    rank += digit * (steps[k] as number);
  }
  return rank;
}

/** The largest rank whose value is not above `value`; -1: there is none. */
function rankBelow({ origin, radices, weights, steps, rests }: Ranks, value: number): number {
  let left = value - origin;
  if (left < 0) return -1;
  let rank = 0;
  for (let k = 0; k < radices.length; k++) {
    const weight = weights[k] as number;
    const digit = Math.min(Math.floor(left / weight), (radices[k] as number) - 1);
    left -= digit * weight;
    if (left >= (rests[k] as number)) return rank + (digit + 1) * (steps[k] as number) - 1;
    rank += digit * (steps[k] as number);
  }
  return rank;
}

/** Cuts a rank into its digits. */
function putRank({ radices, steps }: Ranks, lane: number, row: number, rank: number): void {
  for (let k = 0; k < radices.length; k++) {
    const quotient = Math.floor(rank / (steps[k] as number));
    const radix = radices[k] as number;
    setLaneValue(lane + k, row, quotient - Math.floor(quotient / radix) * radix);
  }
}
