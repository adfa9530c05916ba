import { laneValue, rowAt } from './block.ts';
import { rowsAt } from './draw.ts';
import { kernels } from './kernels.ts';
import { BLOCK_ROWS, DOUBTS, MARKS, memory, REGISTERS, STEPS, STEPS_BYTES } from './memory.ts';
import { BY_AT, CODE_AT, ORIGIN_AT, OTHER_AT, REGISTER_AT, STEP_BYTES } from './numeric-code.ts';
import { Segment } from './segment.ts';
import { verifySteps } from './verify/steps.ts';

/*
 * Steps that compute terms for a list of rows of the block, in registers of a double for each of its entries. NULL is NaN. An
 * entry whose number a double does not count exactly, or that is refused, is in doubt.
 */

const NUMBERS = new Float64Array(memory.buffer);
const IN_DOUBT = new BigInt64Array(memory.buffer, DOUBTS, BLOCK_ROWS);

/** Steps of a check at most. */
export const MAX_STEPS = Math.floor(STEPS_BYTES / STEP_BYTES);

/** A step: one that a kernel takes, or one that reads a column in a way that none knows. Registers are offsets in the common memory. */
export type NumericStep = KernelStep | ListStep | CaseStep;

export interface KernelStep {
  readonly kind: 'kernel';
  /** Of numeric-code.ts. */
  readonly code: number;
  /** The register of the first operand, and of the result. */
  readonly at: number;
  /** The register of the second operand, or where a lane begins. */
  readonly other: number;
  readonly by: number;
  readonly origin: number;
}

/** Puts what a list has for a rank in its place. */
export interface ListStep {
  readonly kind: 'list';
  readonly at: number;
  readonly table: NumericTable;
}

/** Reads a column whose cases are read in different ways. */
export interface CaseStep {
  readonly kind: 'value' | 'is null';
  readonly at: number;
  readonly choiceLane: number;
  readonly cases: readonly NumericCase[];
}

/** Values by rank, found when first asked for; infinite: that one is not known. */
export type NumericTable = (rank: number) => number;

/** How the values of a column are read in a case of its choice. */
export interface NumericCase {
  /** Lane that holds 1 for NULL; a negative one: it never is. */
  readonly flag: number;
  readonly lane: number;
  readonly first: number;
  readonly weights: readonly number[];
  /** Values by what the weights make of the digits. Null: that is the value. */
  readonly table: NumericTable | null;
  /** Whether it is NULL in any case. */
  readonly isNull: boolean;
}

/** The steps of a check, made ready: stretches of what kernels take, and others between them. */
export interface NumericProgram {
  readonly segment: Segment;
  readonly parts: readonly (Stretch | ListStep | CaseStep)[];
}

/** Steps of kernels, from an offset in the common memory to another. */
interface Stretch {
  readonly kind: 'stretch';
  readonly from: number;
  readonly to: number;
}

/** Makes steps ready, `MAX_STEPS` at most. */
export function numericProgram(steps: readonly NumericStep[]): NumericProgram {
  verifySteps(steps);
  const bytes = new DataView(new ArrayBuffer(steps.length * STEP_BYTES));
  const parts: (Stretch | ListStep | CaseStep)[] = [];
  const stretch = (from: number, to: number) => {
    if (from < to) parts.push({ kind: 'stretch', from: STEPS + from * STEP_BYTES, to: STEPS + to * STEP_BYTES });
  };
  let [from, next] = [0, 0];
  for (const step of steps) {
    if (step.kind === 'kernel') setStep(bytes, next++ * STEP_BYTES, step);
    else {
      stretch(from, next);
      parts.push(step);
      from = next;
    }
  }
  stretch(from, next);
  const segment = new Segment(STEPS, STEPS_BYTES);
  segment.append(new Uint8Array(bytes.buffer));
  return { segment, parts };
}

function setStep(view: DataView, place: number, { code, at, other, by, origin }: KernelStep): void {
  view.setInt32(place + CODE_AT, code, true);
  view.setInt32(place + REGISTER_AT, at, true);
  view.setInt32(place + OTHER_AT, other, true);
  view.setFloat64(place + BY_AT, by, true);
  view.setFloat64(place + ORIGIN_AT, origin, true);
}

/** Runs steps for the rows of a list of the block; the result of the last one lies in the first register. */
export function runSteps({ segment, parts }: NumericProgram, start: number, count: number): void {
  segment.enter();
  kernels.trustNumbers(DOUBTS, count);
  for (let k = 0; k < parts.length; k++) {
    const part = parts[k] as NumericProgram['parts'][number];
    if (part.kind === 'stretch') kernels.stepNumbers(part.from, part.to, DOUBTS, rowsAt(start), count);
    else if (part.kind === 'list') readList(part, count);
    else readCases(part, start, count);
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

function readList({ at, table }: ListStep, count: number): void {
  for (let i = 0, place = at >> 3; i < count; i++, place++) {
    const rank = NUMBERS[place] as number;
    if (!Number.isNaN(rank)) putListed(table(rank), i, place);
  }
}

function putListed(value: number, entry: number, place: number): void {
  if (value === Number.POSITIVE_INFINITY) IN_DOUBT[entry] = -1n;
  NUMBERS[place] = value;
}

function readCases({ kind, at, choiceLane, cases }: CaseStep, start: number, count: number): void {
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
