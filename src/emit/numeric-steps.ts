import { laneValue, rowAt } from './block.ts';
import { laneAt, rowsAt } from './draw.ts';
import { kernels } from './kernels.ts';
import { BLOCK_ROWS, DOUBTS, MARKS, memory, REGISTERS } from './memory.ts';
import { FILL } from './numeric-code.ts';

/*
 * Steps that compute terms for a list of rows of the block, in registers of a double for each of its entries. NULL is NaN. An
 * entry whose number a double does not count exactly, or that is refused, is in doubt.
 */

const NUMBERS = new Float64Array(memory.buffer);
const IN_DOUBT = new BigInt64Array(memory.buffer, DOUBTS, BLOCK_ROWS);

/** A step: one of arithmetic, or one that reads a column. Registers are offsets in the common memory. */
export type NumericStep = ArithmeticStep | ReadingStep;

export interface ArithmeticStep {
  readonly kind: 'arithmetic';
  /** Of numeric-code.ts. */
  readonly code: number;
  /** The register of the first operand, and of the result. */
  readonly at: number;
  readonly other: number;
  /** A constant, a multiplier, the orders that are asked for, or the largest magnitude of a result. */
  readonly by: number;
}

export interface ReadingStep {
  readonly kind: 'value' | 'is null';
  readonly at: number;
  readonly column: NumericColumn;
}

/** How the values of a column are read, by case of its choice. */
export interface NumericColumn {
  /** A negative lane: there is one case. */
  readonly choiceLane: number;
  readonly cases: readonly NumericCase[];
}

export interface NumericCase {
  /** Lane that holds 1 for NULL; a negative one: it never is. */
  readonly flag: number;
  readonly lane: number;
  readonly first: number;
  readonly weights: readonly number[];
  /** Values by what the weights make of the digits, found when first asked for; infinite: that one is not known. Null: it is the value. */
  readonly table: ((rank: number) => number) | null;
  /** Whether it is NULL in any case. */
  readonly isNull: boolean;
}

/** Runs steps for the rows of a list of the block; the result of the last one lies in the first register. */
export function runSteps(steps: readonly NumericStep[], start: number, count: number): void {
  kernels.stepNumbers(FILL, DOUBTS, DOUBTS, DOUBTS, count, 0);
  for (let k = 0; k < steps.length; k++) {
    const step = steps[k] as NumericStep;
    if (step.kind === 'arithmetic') kernels.stepNumbers(step.code, step.at, step.other, DOUBTS, count, step.by);
    else readColumn(step, start, count);
  }
}

/** What the steps found of an entry: whether it is not false; null: it is in doubt. */
export function passesAt(entry: number): boolean | null {
  return IN_DOUBT[entry] === 0n ? NUMBERS[(REGISTERS >> 3) + entry] !== 0 : null;
}

/** Marks the rows of the list whose entries do not pass; gives how many are in doubt. */
export function markFalse(start: number, count: number): number {
  return kernels.markFalse(REGISTERS, DOUBTS, MARKS, rowsAt(start), count);
}

function readColumn({ kind, at, column }: ReadingStep, start: number, count: number): void {
  const { choiceLane, cases } = column;
  const [only] = cases;
  if (choiceLane >= 0 || only === undefined) readCases({ kind, at, column }, start, count);
  else if (kind === 'is null') readNulls(only, at, start, count);
  else readValues(only, at, start, count);
}

function readNulls({ isNull, flag }: NumericCase, at: number, start: number, count: number): void {
  kernels.stepNumbers(FILL, at, at, DOUBTS, count, isNull ? 1 : 0);
  if (!isNull && flag >= 0) kernels.addRanks(at, laneAt(flag), 1, rowsAt(start), count);
}

function readValues(
  { isNull, flag, first, lane, weights, table }: NumericCase,
  at: number,
  start: number,
  count: number,
) {
  kernels.stepNumbers(FILL, at, at, DOUBTS, count, isNull ? Number.NaN : first);
  if (isNull) return;
  for (let k = 0; k < weights.length; k++) {
    kernels.addRanks(at, laneAt(lane + k), weights[k] as number, rowsAt(start), count);
  }
  if (flag >= 0) kernels.clearNumbers(at, laneAt(flag), rowsAt(start), count);
  if (table === null) return;
  for (let i = 0, place = at >> 3; i < count; i++, place++) {
    const rank = NUMBERS[place] as number;
    if (!Number.isNaN(rank)) putListed(table(rank), i, place);
  }
}

function putListed(value: number, entry: number, place: number): void {
  if (value === Number.POSITIVE_INFINITY) IN_DOUBT[entry] = -1n;
  NUMBERS[place] = value;
}

/** The same for a column whose cases are read in different ways, row by row. */
function readCases({ kind, at, column: { choiceLane, cases } }: ReadingStep, start: number, count: number): void {
  for (let i = 0, place = at >> 3; i < count; i++, place++) {
    const row = rowAt(start + i);
    const { isNull, flag, first, lane, weights, table } = cases[laneValue(choiceLane, row)] as NumericCase;
    const isEmpty = isNull || (flag >= 0 && laneValue(flag, row) === 1);
    if (kind === 'is null') NUMBERS[place] = Number(isEmpty);
    else if (isEmpty) NUMBERS[place] = Number.NaN;
    else {
      let value = first;
      for (let k = 0; k < weights.length; k++) value += (weights[k] as number) * laneValue(lane + k, row);
      putListed(table === null ? value : table(value), i, place);
    }
  }
}
