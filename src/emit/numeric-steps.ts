import { laneValue } from './block.ts';
import { BLOCK_ROWS } from './memory.ts';

/*
 * Steps that compute terms for a list of rows, in registers of a double for each of its entries. NULL is NaN. An entry whose
 * number a double does not count exactly, or that is refused, is marked as unsure.
 */

/** Registers: as deep as terms may be. */
export const REGISTERS = 64;

const VALUES = new Float64Array(REGISTERS * BLOCK_ROWS);
const UNSURE = new Uint8Array(BLOCK_ROWS);
const ROWS = new Int32Array(BLOCK_ROWS);

/** A step; `at` and `other` are where its registers begin. It leaves its result at `at`. */
export interface NumericStep {
  readonly run: (step: NumericStep, count: number) => void;
  readonly at: number;
  readonly other: number;
  /** A constant, a multiplier, a test's number, or the largest magnitude of a result. */
  readonly by: number;
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

export const NO_COLUMN: NumericColumn = { choiceLane: -1, cases: [] };

/** Runs steps for rows of the block; the result of the last one lies in the first register. */
export function runSteps(steps: readonly NumericStep[], rows: readonly number[]): void {
  const count = rows.length;
  UNSURE.fill(0, 0, count);
  for (let i = 0; i < count; i++) ROWS[i] = rows[i] as number;
  for (let k = 0; k < steps.length; k++) {
    const step = steps[k] as NumericStep;
    step.run(step, count);
  }
}

/** What the steps found of an entry: whether it is not false; null: it is not sure. */
export function passesAt(entry: number): boolean | null {
  return UNSURE[entry] === 1 ? null : VALUES[entry] !== 0;
}

type Step = NumericStep['run'];

export const readColumn: Step = ({ at, column }, count) => {
  const { choiceLane, cases } = column;
  const [only] = cases;
  if (choiceLane < 0 && only !== undefined && only.weights.length === 1 && only.flag < 0 && only.table === null) {
    const { lane, first } = only;
    const [weight = 0] = only.weights;
    for (let i = 0; i < count; i++) VALUES[at + i] = first + weight * laneValue(lane, ROWS[i] as number);
    return;
  }
  for (let i = 0; i < count; i++) {
    const r = ROWS[i] as number;
    const one = cases[choiceLane < 0 ? 0 : laneValue(choiceLane, r)] as NumericCase;
    if (one.isNull || (one.flag >= 0 && laneValue(one.flag, r) === 1)) VALUES[at + i] = Number.NaN;
    else {
      const { lane, weights, table } = one;
      let value = one.first;
      for (let k = 0; k < weights.length; k++) value += (weights[k] as number) * laneValue(lane + k, r);
      if (table !== null) value = table(value);
      if (value === Number.POSITIVE_INFINITY) UNSURE[i] = 1;
      VALUES[at + i] = value;
    }
  }
};

export const isNullColumn: Step = ({ at, column }, count) => {
  const { choiceLane, cases } = column;
  for (let i = 0; i < count; i++) {
    const r = ROWS[i] as number;
    const { isNull, flag } = cases[choiceLane < 0 ? 0 : laneValue(choiceLane, r)] as NumericCase;
    VALUES[at + i] = Number(isNull || (flag >= 0 && laneValue(flag, r) === 1));
  }
};

export const fill: Step = ({ at, by }, count) => {
  VALUES.fill(by, at, at + count);
};

/** Puts a result in its place, unless it is larger than it may be. */
function put(at: number, entry: number, value: number, limit: number): void {
  if (value > limit || value < -limit) UNSURE[entry] = 1;
  VALUES[at + entry] = value;
}

export const multiplyBy: Step = ({ at, by }, count) => {
  for (let i = 0; i < count; i++) put(at, i, (VALUES[at + i] as number) * by, Number.MAX_SAFE_INTEGER);
};

export const add: Step = ({ at, other, by }, count) => {
  for (let i = 0; i < count; i++) put(at, i, (VALUES[at + i] as number) + (VALUES[other + i] as number), by);
};

export const subtract: Step = ({ at, other, by }, count) => {
  for (let i = 0; i < count; i++) put(at, i, (VALUES[at + i] as number) - (VALUES[other + i] as number), by);
};

export const multiply: Step = ({ at, other, by }, count) => {
  for (let i = 0; i < count; i++) put(at, i, (VALUES[at + i] as number) * (VALUES[other + i] as number), by);
};

export const remainder: Step = ({ at, other, by }, count) => {
  for (let i = 0; i < count; i++) {
    const dividend = VALUES[at + i] as number;
    const divisor = VALUES[other + i] as number;
    if (divisor === 0) UNSURE[i] = 1;
    // The same of whole numbers as the operator %, for which there is no instruction.
    put(at, i, dividend - Math.trunc(dividend / divisor) * divisor, by);
  }
};

export const quotient: Step = ({ at, other, by }, count) => {
  for (let i = 0; i < count; i++) {
    const divisor = VALUES[other + i] as number;
    if (divisor === 0) UNSURE[i] = 1;
    put(at, i, Math.trunc((VALUES[at + i] as number) / divisor), by);
  }
};

/** A comparison by what it asks of the order: bits for less, equal, greater. */
export const compare: Step = ({ at, other, by }, count) => {
  for (let i = 0; i < count; i++) {
    const one = VALUES[at + i] as number;
    const two = VALUES[other + i] as number;
    const order = one < two ? 1 : one > two ? 4 : 2;
    VALUES[at + i] = Number.isNaN(one) || Number.isNaN(two) ? Number.NaN : Number((order & by) !== 0);
  }
};

export const both: Step = ({ at, other }, count) => {
  for (let i = 0; i < count; i++) {
    const one = VALUES[at + i] as number;
    const two = VALUES[other + i] as number;
    VALUES[at + i] = one === 0 || two === 0 ? 0 : one + two - 1;
  }
};

export const either: Step = ({ at, other }, count) => {
  for (let i = 0; i < count; i++) {
    const one = VALUES[at + i] as number;
    const two = VALUES[other + i] as number;
    VALUES[at + i] = one === 1 || two === 1 ? 1 : one + two;
  }
};

export const negate: Step = ({ at }, count) => {
  for (let i = 0; i < count; i++) VALUES[at + i] = 1 - (VALUES[at + i] as number);
};

/** Takes the other register's value where this one's is NULL. */
export const coalesce: Step = ({ at, other }, count) => {
  for (let i = 0; i < count; i++) {
    if (Number.isNaN(VALUES[at + i] as number)) VALUES[at + i] = VALUES[other + i] as number;
  }
};

/** Takes the other register's value where the one behind it is true. */
export const choose: Step = ({ at, other }, count) => {
  for (let i = 0; i < count; i++) {
    if (VALUES[other + BLOCK_ROWS + i] === 1) VALUES[at + i] = VALUES[other + i] as number;
  }
};
