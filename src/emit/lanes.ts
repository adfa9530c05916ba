import { DdlError } from '../ddl-error.ts';
import type { ColumnPlan, Plan } from '../plan/plan.ts';
import { radicesOf } from '../values/domain.ts';
import { LANE_BYTES } from './memory.ts';

/** Lanes that are drawn at once. */
export const LANES_AT_ONCE = 4;

/** Where the ranks of a row lie. */
export interface Lanes {
  /** Lane of each choice. */
  readonly choices: readonly number[];
  /** By the columns' names. What the database fills has no lanes. */
  readonly columns: ReadonlyMap<string, ColumnLanes>;
  /** Lane from which on there are flags only. */
  readonly firstFlag: number;
  /** Lane that holds a row's place among those that are written together. */
  readonly place: number;
  /** All of them, filled up so that as many as are drawn at once divide them. */
  readonly count: number;
}

export interface ColumnLanes {
  /** The digits of its rank lie from here on. */
  readonly first: number;
  /** Where it is 1 for NULL; a negative lane: it is never NULL, or always. */
  readonly flag: number;
}

/** Of what fills no lane. */
export const NO_LANES: ColumnLanes = { first: -1, flag: -1 };

/** Gives each choice and column of a plan its lanes: digits first, the flags behind them. */
export function lanesOf({ choices, columns }: Plan): Lanes {
  let next = choices.length;
  const firsts = columns.map((column) => {
    const first = next;
    // The distance of a related column has a lane of its own behind the others.
    next += digitsOf(column) + (column.draw.kind === 'related' ? 1 : 0);
    return first;
  });
  // The row's place fills a gap, where there is one.
  const isGap = next % LANES_AT_ONCE > 0;
  const firstFlag = filledUp(next);
  let flag = firstFlag;
  const lanes = columns.map(
    (column, i) =>
      [
        column.name,
        { first: firsts[i] ?? 0, flag: column.nullShares.some((share) => share > 0 && share < 1) ? flag++ : -1 },
      ] as const,
  );
  const place = isGap ? next : flag;
  const count = filledUp(isGap ? flag : flag + 1);
  if (count * 4 > LANE_BYTES) {
    throw new DdlError('limit_exceeded', 'The rows of this table have too many parts.', '', 0);
  }
  return { choices: choices.map((_, choice) => choice), columns: new Map(lanes), firstFlag, place, count };
}

/** Digits of a column's widest domain. */
function digitsOf({ domains }: ColumnPlan): number {
  return domains.reduce((most, domain) => Math.max(most, domain === null ? 0 : radicesOf(domain).length), 0);
}

function filledUp(lanes: number): number {
  return Math.ceil(lanes / LANES_AT_ONCE) * LANES_AT_ONCE;
}
