import { DdlError } from '../ddl-error.ts';
import type { ColumnPlan, Plan } from '../plan/plan.ts';
import { plansDrawn } from '../plan/references/drawn-plans.ts';
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
  /** Lane from which on those of rows of parents lie, which are drawn to agree with. */
  readonly parents: number;
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

/** Lanes that drawing a parent's row takes, those of its parents' rows included. */
function lanesTaken(plan: Plan): number {
  const own = [...plan.columns, ...plan.hidden].reduce((sum, column) => sum + digitsOf(column) + 1, 0);
  return plan.choices.length + own + lanesOfParents(plan);
}

/** Lanes that rows of parents take: these are drawn one after the other. */
function lanesOfParents(plan: Pick<Plan, 'columns' | 'hidden'>): number {
  return plansDrawn(plan).reduce((most, parent) => Math.max(most, lanesTaken(parent)), 0);
}

/** Lanes for a row of a parent among those of a row that refers to it. `given`: where columns of it lie that the others have. */
export function parentLanes(
  { choices, columns, hidden }: Plan,
  { parents, firstFlag, place, count }: Lanes,
  given: ReadonlyMap<string, ColumnLanes>,
): Lanes {
  let next = parents + choices.length;
  const lanes = [...columns, ...hidden].map((column) => {
    const first = next;
    next += digitsOf(column) + 1;
    return [column.name, given.get(column.name) ?? { first, flag: hasFlag(column) ? next - 1 : -1 }] as const;
  });
  const lanesOfChoices = choices.map((_, choice) => parents + choice);
  return { choices: lanesOfChoices, columns: new Map(lanes), firstFlag, parents: next, place, count };
}

/** Gives each choice and column of a plan its lanes: digits first, the flags behind them. */
export function lanesOf({ choices, columns, hidden }: Pick<Plan, 'choices' | 'columns' | 'hidden'>): Lanes {
  let next = choices.length;
  const firsts = columns.map((column) => {
    const first = next;
    // The distance of a related column has a lane of its own behind the others.
    next += digitsOf(column) + (column.draw.kind === 'related' ? 1 : 0);
    return first;
  });
  const parents = next;
  next += lanesOfParents({ columns, hidden });
  // The row's place fills a gap, where there is one.
  const isGap = next % LANES_AT_ONCE > 0;
  const firstFlag = filledUp(next);
  let flag = firstFlag;
  const lanes = columns.map(
    (column, i) => [column.name, { first: firsts[i] ?? 0, flag: hasFlag(column) ? flag++ : -1 }] as const,
  );
  const place = isGap ? next : flag;
  const count = filledUp(isGap ? flag : flag + 1);
  if (count * 4 > LANE_BYTES) {
    throw new DdlError('limit_exceeded', 'The rows of this table have too many parts.', '', 0);
  }
  return { choices: choices.map((_, choice) => choice), columns: new Map(lanes), firstFlag, parents, place, count };
}

/** Whether chance makes a column NULL in some rows. */
function hasFlag({ nullShares }: ColumnPlan): boolean {
  return nullShares.some((share) => share > 0 && share < 1);
}

/** Digits of a column's widest domain. */
function digitsOf({ domains }: ColumnPlan): number {
  return domains.reduce((most, domain) => Math.max(most, domain === null ? 0 : radicesOf(domain).length), 0);
}

function filledUp(lanes: number): number {
  return Math.ceil(lanes / LANES_AT_ONCE) * LANES_AT_ONCE;
}
