import { DOUBTS, LANE_BYTES, LANES, REGISTERS } from '../memory.ts';
import { ADD_RANKS, CHOOSE, CLEAR, READ_RANKS } from '../numeric-code.ts';
import type { NumericStep } from '../numeric-steps.ts';
import { COLUMN_BYTES } from '../record.ts';
import { Refused } from './reading.ts';

/*
 * Steps of checks, which kernels run: each is shown to read and write registers, and lanes where it reads ranks. What it computes
 * decides on nothing but which rows are drawn again.
 */

/** Steps whose second operand is a lane. */
const READING: ReadonlySet<number> = new Set([READ_RANKS, ADD_RANKS, CLEAR]);

/** Verifies that the steps of a check use registers and lanes, and no other memory. Throws Refused. */
export function verifySteps(steps: readonly NumericStep[]): void {
  for (const step of steps) {
    registerAt(step.at);
    if (step.kind !== 'kernel') continue;
    const { code, other } = step;
    if (READING.has(code)) laneAt(other);
    else registerAt(other);
    // The condition of a choice lies behind its second operand.
    if (code === CHOOSE) registerAt(other + COLUMN_BYTES);
  }
}

function registerAt(address: number): void {
  const register = (address - REGISTERS) / COLUMN_BYTES;
  if (!Number.isInteger(register) || register < 0 || address + COLUMN_BYTES > DOUBTS) {
    throw new Refused('A step of a check uses no register.');
  }
}

function laneAt(address: number): void {
  const lane = (address - LANES) / 4;
  if (!Number.isInteger(lane) || lane < 0 || lane * 4 >= LANE_BYTES)
    throw new Refused('A step of a check reads no lane.');
}
