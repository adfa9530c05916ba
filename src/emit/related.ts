import { isBoundByRows } from '../plan/hidden-columns.ts';
import type { RelatedPlan } from '../plan/plan.ts';
import type { Contractor, StepKind } from '../relation/contractor.ts';
import {
  ABSOLUTE,
  ADD,
  COALESCE,
  CONSTANT,
  DIVIDE,
  FLOOR,
  GREATEST,
  LEAST,
  MULTIPLY,
  NEGATE,
  OVER,
  SUBTRACT,
  TIMES,
  UNDER_ABSOLUTE,
  UNDER_FLOOR,
  UNDER_GREATEST,
  UNDER_LEAST,
  UNDER_YEAR,
  YEAR,
} from '../relation/interval-step.ts';
import { narrowedBy } from '../relation/propagate.ts';
import { distanceTable } from '../values/distance.ts';
import type { Measure } from '../values/measure.ts';
import { laneValue, rowAt } from './block.ts';
import { laneAt, rowsAt, saltedKey } from './draw.ts';
import { kernels } from './kernels.ts';
import { BLOCK_ROWS, INTERVALS, memory, SLOTS, STUCK, VALUES } from './memory.ts';
import type { IntervalStep, Operation, RelatedDemand, RelatedDraw } from './operation.ts';
import {
  COLUMN_BYTES,
  DIGIT_BYTES,
  DIGITS_AT,
  MULTIPLE_AT,
  ORIGIN_AT,
  RADIX_AT,
  RANKS_BYTES,
  REST_AT,
  SIZE_AT,
  SLOT_BYTES,
  STEP_AT,
  WEIGHT_AT,
} from './record.ts';
import type { Segment } from './segment.ts';

/*
 * Draws of columns that checks relate to each other: each is drawn from the interval that the columns before it leave. Its
 * arithmetic is that of src/relation, done by kernels for the rows of a region at once.
 */

/** Rows of the block for which a draw found no value that meets what is demanded. */
const stuckRows = new Uint8Array(memory.buffer, STUCK, BLOCK_ROWS);

/** Values of related columns, by row. */
const allValues = new Float64Array(memory.buffer);

export const STEP_CODES: Readonly<Record<StepKind, number>> = {
  constant: CONSTANT,
  add: ADD,
  subtract: SUBTRACT,
  multiply: MULTIPLY,
  divide: DIVIDE,
  least: LEAST,
  greatest: GREATEST,
  coalesce: COALESCE,
  negate: NEGATE,
  absolute: ABSOLUTE,
  times: TIMES,
  over: OVER,
  floor: FLOOR,
  year: YEAR,
  underLeast: UNDER_LEAST,
  underGreatest: UNDER_GREATEST,
  underAbsolute: UNDER_ABSOLUTE,
  underFloor: UNDER_FLOOR,
  underYear: UNDER_YEAR,
};

export function isStuck(row: number): boolean {
  return stuckRows[row] === 1;
}

/** Whether one of the first rows is. */
export function isAnyStuck(count: number): boolean {
  const row = stuckRows.indexOf(1);
  return row >= 0 && row < count;
}

/** Begins the draw of related columns for the rows of a region. */
export function beginRelated(_operation: Operation, start: number, count: number): void {
  kernels.freeRows(STUCK, rowsAt(start), count);
}

/**
 * Makes the draws of the related columns of a plan, one for each of their cases, in the order of the plan. `keeps`: whether a value
 * of a column in a case is drawn before, which stays where it is left.
 */
export function relatedDraws(
  related: readonly RelatedPlan[],
  choiceLanes: readonly number[],
  nullLaneOf: (column: string) => number,
  tables: Segment,
  keeps: (column: string, index: number) => boolean,
): ReadonlyMap<string, readonly RelatedDraw[]> {
  const places = new Map(related.map(({ column }, index) => [column, placeOfValues(index)]));
  const intervals = new Map(related.map(({ column, interval }) => [column, interval]));
  const drawn = new Set<string>();
  return new Map(
    related.map((one) => {
      const { column, measures, scale, interval, demands, behind, distances, nearest } = one;
      const isMoved = nearest && isBoundByRows(one);
      // What no column before it has a part in says nothing that its interval does not say already.
      const isTold = ({ contractor, when }: RelatedPlan['demands'][number]): boolean => {
        if (when !== null || contractor.inputs.some((input) => drawn.has(input.column))) return false;
        const left = narrowedBy(contractor, interval, intervals);
        return left.low === interval.low && left.high === interval.high;
      };
      const given = demands
        .filter((demand) => !isTold(demand))
        .map(
          ({ contractor, when }): RelatedDemand => ({
            steps: stepsOf(contractor),
            result: slotAt(contractor.result),
            exact: contractor.exact,
            inputs: contractor.inputs.map(({ column: other, slot }) => ({
              slot: slotAt(slot),
              values: drawn.has(other) ? (places.get(other) ?? 0) : 0,
              low: intervals.get(other)?.low ?? Number.NaN,
              high: intervals.get(other)?.high ?? Number.NaN,
              // A distance is counted from the same end, whether what is drawn behind it is NULL or not.
              nullLane: distances === null ? nullLaneOf(other) : -1,
            })),
            choiceLane: when === null ? -1 : (choiceLanes[when.choice] ?? -1),
            case: when?.case ?? 0,
          }),
        );
      drawn.add(column);
      const draws = measures.map((measure, index): RelatedDraw => {
        const multiple = 10 ** (scale - (measure?.scale ?? scale));
        return {
          ranks: measure === null ? 0 : tables.append(ranksOf(measure, multiple)),
          table: measure?.table?.map((value) => value * multiple) ?? null,
          // Where another column lies at the very end of the interval, a distance is counted from there, too.
          low: behind === null ? interval.low : interval.low - 1,
          high: interval.high,
          demands: given,
          distances: distances ?? 0,
          keeps: keeps(column, index),
          nearest,
          moves: isMoved && keeps(column, index),
          behind: behind === null || measure === null ? 0 : tables.append(bytesOf(distanceTable(behind, 10 ** scale))),
          values: places.get(column) ?? 0,
        };
      });
      return [column, draws] as const;
    }),
  );
}

function bytesOf({ buffer }: Float64Array<ArrayBuffer>): Uint8Array {
  return new Uint8Array(buffer);
}

function slotAt(slot: number): number {
  return SLOTS + slot * SLOT_BYTES;
}

function stepsOf({ steps }: Contractor): readonly IntervalStep[] {
  return steps.map(({ kind, out, left, right, by, to }) => ({
    code: STEP_CODES[kind],
    out: slotAt(out),
    left: slotAt(left),
    right: slotAt(right),
    by,
    to,
  }));
}

/** What the kernels need of a measure whose units are so many units of the relations. */
export function ranksOf({ origin, radices, weights }: Measure, multiple: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(RANKS_BYTES + radices.length * DIGIT_BYTES));
  let step = 1;
  let rest = 0;
  for (let k = radices.length - 1; k >= 0; k--) {
    const [radix, weight] = [radices[k] ?? 1, weights[k] ?? 0];
    const digit = RANKS_BYTES + k * DIGIT_BYTES;
    view.setFloat64(digit + RADIX_AT, radix, true);
    view.setFloat64(digit + WEIGHT_AT, weight, true);
    view.setFloat64(digit + STEP_AT, step, true);
    view.setFloat64(digit + REST_AT, rest, true);
    step *= radix;
    rest += weight * (radix - 1);
  }
  view.setFloat64(ORIGIN_AT, origin, true);
  view.setFloat64(MULTIPLE_AT, multiple, true);
  view.setFloat64(SIZE_AT, step, true);
  view.setInt32(DIGITS_AT, radices.length, true);
  return new Uint8Array(view.buffer);
}

/** Where the values of the related columns lie, in the order of the plan. */
export function placeOfValues(index: number): number {
  return VALUES + index * COLUMN_BYTES;
}

/** Sets the value of a row of the block in a related column: NaN is NULL. */
export function setValue(place: number, row: number, value: number): void {
  allValues[place / 8 + row] = value;
}

/** Says that there is no value for a row of the block. */
export function setStuck(row: number): void {
  stuckRows[row] = 1;
}

/** Reads the values of a column. */
export function measureRows(operation: Operation, start: number, count: number): void {
  const { ranks, table, values } = operation.related;
  const { lane, flag } = operation;
  if (table !== null) {
    for (let i = start; i < start + count; i++) {
      const r = rowAt(i);
      const isNull = flag >= 0 && laneValue(flag, r) === 1;
      allValues[values / 8 + r] = isNull ? Number.NaN : (table[laneValue(lane, r)] as number);
    }
  } else if (ranks === 0) kernels.clearValues(values, rowsAt(start), count);
  else kernels.readValues(ranks, values, laneAt(lane), flagAt(flag), rowsAt(start), count);
}

/** Where a flag lies; 0: there is none. */
function flagAt(flag: number): number {
  return flag < 0 ? 0 : laneAt(flag);
}

/** Draws a related column: any of its values that the columns drawn before it leave, each as likely as any other, or by its distance from the least. */
export function drawRelated(operation: Operation, start: number, count: number, row: number): void {
  const { ranks, values, low, high, demands, distances, keeps, nearest, moves, behind } = operation.related;
  const rows = rowsAt(start);
  if (ranks === 0) {
    kernels.clearValues(values, rows, count);
    return;
  }
  kernels.stepIntervals(CONSTANT, INTERVALS, 0, 0, count, low, high);
  for (let k = 0; k < demands.length; k++) narrow(demands[k] as RelatedDemand, rows, count);
  const [key, lowerKey] = [saltedKey(operation.key), saltedKey(operation.key ^ 0x5bd1e995)];
  const [lane, flag] = [laneAt(operation.lane), flagAt(operation.flag)];
  if (behind !== 0) {
    kernels.drawBehind(ranks, INTERVALS, values, lane, flag, STUCK, behind, rows, count, row, key, lowerKey, low);
    return;
  }
  kernels.drawBetween(
    ranks,
    INTERVALS,
    values,
    lane,
    flag,
    STUCK,
    rows,
    count,
    row,
    key,
    lowerKey,
    distances,
    keeps,
    nearest,
    moves,
  );
}

function narrow(demand: RelatedDemand, rows: number, count: number): void {
  const { steps, inputs, result, exact, choiceLane } = demand;
  for (let k = 0; k < inputs.length; k++) {
    const { slot, values, low, high, nullLane } = inputs[k] as RelatedDemand['inputs'][number];
    if (values !== 0) kernels.gatherValues(slot, values, rows, count);
    else {
      kernels.stepIntervals(CONSTANT, slot, 0, 0, count, low, high);
      if (nullLane >= 0) kernels.clearNulls(slot, laneAt(nullLane), rows, count);
    }
  }
  for (let k = 0; k < steps.length; k++) {
    const { code, out, left, right, by, to } = steps[k] as IntervalStep;
    kernels.stepIntervals(code, out, left, right, count, by, to);
  }
  if (choiceLane >= 0) kernels.clearOthers(result, laneAt(choiceLane), demand.case, rows, count);
  kernels.narrowIntervals(INTERVALS, result, count, exact);
}

/** Whether any value is as likely that is left to a related column, so that how likely each is can count. */
export function isSkewable({ demands, given, behind, distances }: RelatedPlan): boolean {
  return demands.length > 0 && given === null && behind === null && distances === null;
}
