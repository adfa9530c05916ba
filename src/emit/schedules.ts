import type { Holding, LimitOfParent, MomentOfParent, Schedule } from '../plan/plan.ts';
import { laneValue } from './block.ts';
import { drawRows, type Making, programReady, valueReader } from './parent-list.ts';
import { MOST_TESTED } from './row-tests.ts';
import type { SiblingRows } from './siblings.ts';

/** Rows of the parent that are looked at for one that is free, or there, at most. */
const LOOKS = 64;

/** Which rows of the parent a row may hold: siblings of another one, and those that pass; null: any. */
interface Holdable {
  readonly siblings: SiblingRows | null;
  readonly passing: Uint8Array | null;
}

/**
 * Draws the rows of a table once: for each, the row of the parent that it holds. One after the other, as they begin, they take the row to
 * which chance leads, or else the next one that is free. Where none is, they keep that row. Null: there are too many rows.
 */
export function scheduledRows(
  schedule: Schedule,
  { rows, parents }: { readonly rows: number; readonly parents: number },
  holdable: Holdable,
  making: Making,
): Int32Array | null {
  if (rows + parents > MOST_TESTED) return null;
  const { starts, ends, numbers, leaders, isBound, isThere } = drawn(schedule, rows, parents, making);
  const freeFrom = new Float64Array(parents).fill(Number.NEGATIVE_INFINITY);
  const chosen = Int32Array.from(numbers);
  const inOrder = Array.from(starts.keys()).filter((row) => !Number.isNaN(starts[row]));
  inOrder.sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0) || a - b);
  for (const row of inOrder) {
    const [first, start] = [numbers[row] ?? 0, starts[row] ?? 0];
    const isFree = (parent: number) => (freeFrom[parent] ?? 0) <= start && isBound(row, parent) && isThere(row, parent);
    const found =
      row < (schedule.step.inOrder ?? 0) ? first : freeRow(first, leaders?.[row], parents, holdable, isFree);
    chosen[row] = found;
    if (schedule.held !== null) freeFrom[found] = Math.max(freeFrom[found] ?? 0, ends[row] ?? 0);
  }
  return chosen;
}

/** The first row from one on that is free; that row itself where none is. */
function freeRow(
  first: number,
  leader: number | undefined,
  parents: number,
  { siblings, passing }: Holdable,
  isFree: (parent: number) => boolean,
): number {
  if (isFree(first)) return first;
  const count = leader === undefined ? 0 : (siblings?.counts[leader] ?? 0);
  const begin = siblings?.firsts[leader ?? 0] ?? 0;
  for (let look = 1; look <= Math.min(LOOKS, count === 0 ? parents : count); look++) {
    const next =
      count === 0 ? (first + look) % parents : (siblings?.followers[begin + ((first + look) % count)] ?? first);
    if (passing?.[next] !== 0 && isFree(next)) return next;
  }
  return first;
}

/** What rows hold, and from when until when. */
interface Drawn {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly numbers: Int32Array;
  readonly leaders: Int32Array | null;
  /** Whether the moments of a row lie on the same side of those of a parent as of those that it was drawn by. */
  readonly isBound: (row: number, parent: number) => boolean;
  /** Whether a parent is there at the moments of a row. */
  readonly isThere: (row: number, parent: number) => boolean;
}

function drawn(schedule: Schedule, rows: number, parents: number, making: Making): Drawn {
  const { plan, number, leader, held, bounds, limits } = schedule;
  const program = programReady(plan, making);
  const laneOf = (name: string) => program.lanes.columns.get(name)?.first ?? 0;
  const read = (name: string) => valueReader(name, plan, program);
  const startAt = held === null ? () => 0 : read(held.from);
  const endAt = held === null ? startAt : endReader(startAt, held, read);
  const [starts, ends] = [new Float64Array(rows), new Float64Array(rows)];
  const numbers = new Int32Array(rows);
  const leaders = leader === null ? null : new Int32Array(rows);
  const sides = bounds.map((bound) => sidesOf(bound, rows, read));
  const limited = limits.map(({ of }) => ({ valueAt: read(of), values: new Float64Array(rows) }));
  const [numberLane, leaderLane] = [laneOf(number), leader === null ? 0 : laneOf(leader)];
  const numberAt = read(number);
  drawRows(program, rows, (row, place) => {
    // What refers to nothing holds nothing.
    starts[row] = Number.isNaN(numberAt(place)) ? Number.NaN : startAt(place);
    ends[row] = endAt(place);
    numbers[row] = Math.min(parents - 1, laneValue(numberLane, place));
    if (leaders !== null) leaders[row] = laneValue(leaderLane, place);
    for (const { note } of sides) note(row, place);
    for (const { valueAt, values } of limited) values[row] = valueAt(place);
  });
  const moments = bounds.map((bound) => momentsOf(bound, parents, making));
  const isBound = (row: number, parent: number): boolean =>
    parent === numbers[row] || sides.every(({ isSame }, i) => isSame(row, moments[i]?.[parent] ?? Number.NaN));
  const ofLimits = limits.map((limit) => momentsOf(limit, parents, making));
  const isThere = (row: number, parent: number): boolean =>
    limits.every((limit, i) => isWithin(limit, limited[i]?.values[row], ofLimits[i]?.[parent]));
  return { starts, ends, numbers, leaders, isBound, isThere };
}

/** Whether a moment lies on the side of a limit; what is NULL does. */
function isWithin({ side, slack }: LimitOfParent, own = Number.NaN, limit = Number.NaN): boolean {
  return Number.isNaN(own) || Number.isNaN(limit) || (side === 'from' ? limit <= own + slack : own <= limit + slack);
}

/** Reads when a row is over: what has no end lasts for ever. */
function endReader(
  startAt: (place: number) => number,
  { until, length, seconds }: Holding,
  read: (name: string) => (place: number) => number,
): (place: number) => number {
  const [untilAt, lengthAt] = [until === null ? null : read(until), length === null ? null : read(length.column)];
  const unit = length?.seconds ?? 1;
  return (place) => {
    const end = untilAt?.(place) ?? startAt(place) + (lengthAt === null ? seconds : lengthAt(place) * unit);
    return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end;
  };
}

/** Notes how moments of rows lie to one of the parent's, and whether they lie so to another one. A moment that is NULL bounds none. */
function sidesOf(
  { seen, of }: MomentOfParent,
  rows: number,
  read: (name: string) => (place: number) => number,
): {
  readonly note: (row: number, place: number) => void;
  readonly isSame: (row: number, moment: number) => boolean;
} {
  const seenAt = read(seen);
  const seenOf = new Float64Array(rows);
  const columns = of.map((name) => ({ valueAt: read(name), values: new Float64Array(rows) }));
  return {
    note: (row, place) => {
      seenOf[row] = seenAt(place);
      for (const { valueAt, values } of columns) values[row] = valueAt(place);
    },
    isSame: (row, moment) =>
      Number.isNaN(moment) ||
      columns.every(({ values }) => {
        const own = values[row] ?? Number.NaN;
        return (
          Number.isNaN(own) || (Number.isNaN(seenOf[row]) ? moment <= own : moment <= own === (seenOf[row] ?? 0) <= own)
        );
      }),
  };
}

/** A moment of each row of the parent. */
function momentsOf(
  { plan, column }: Pick<MomentOfParent, 'plan' | 'column'>,
  parents: number,
  making: Making,
): Float64Array {
  const program = programReady(plan, making);
  const momentAt = valueReader(column, plan, program);
  const moments = new Float64Array(parents);
  drawRows(program, parents, (row, place) => {
    moments[row] = momentAt(place);
  });
  return moments;
}
