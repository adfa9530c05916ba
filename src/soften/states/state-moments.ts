import { modelOf } from '../../../grammar/kinds.ts';
import {
  BEGINNINGS,
  ENDINGS,
  type MomentEffect,
  type MomentRule,
  TIMING,
} from '../../meanings/dependencies/state-moments.ts';
import { wordsOfName } from '../../meanings/index.ts';
import { isBoundByRows, isOfOtherRows } from '../../plan/hidden-columns.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import { measuredColumn } from '../../plan/related/measured-columns.ts';
import type { Interval } from '../../relation/propagate.ts';
import type { Distance } from '../../values/distance.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
import type { CasedMoment } from './cased.ts';

/* Moments that lie before or behind the reference time as states say: what is overdue was due before it, what is active ends behind it. */

export function isMomentColumn({ shape }: ColumnPlan): boolean {
  return modelOf(shape.kind).dimension === 'instant';
}

/** Days in which something has been seen that is there. */
const RECENT_DAYS = 7;
/** Days for which most of what is to be done is open. */
const OPEN_DAYS = 30;
const STALE_DAYS = 3;
const FRESH_DAYS = 2;

/** Days in which bills are to be paid: mostly at least, and at most. */
const SHORT_TERM_DAYS = 13;
const TERM_DAYS = 60;

/** Days of a life before somebody marries, and before most are widowed. */
const GROWN_DAYS = 20 * 365.25;
const AGED_DAYS = 52 * 365.25;

/** What begins with a moment lasts so long, in days, where nothing else is known. */
const LENGTH_DAYS = 27;

/** Share of the median that the shortest distance is at least where all are much the same. */
const ALIKE = 0.5;

/** How long what a moment begins lasts, in seconds: at least, and mostly at most. */
interface Length {
  readonly least: number;
  readonly most: number;
}

/** A moment with where it lies by the effects of states; null: it is not counted, or others say when it is. */
export function casedMoment(
  name: string,
  { rule, effects }: { readonly rule: MomentRule; readonly effects: readonly MomentEffect[] },
  plan: Plan,
): CasedMoment | null {
  const column = plan.columns.find((one) => one.name === name);
  const measured = column === undefined ? null : measuredColumn(column);
  const entry = plan.related.find((one) => one.column === name);
  // What the row says itself counts for more than what the row of a parent does.
  const isDefined = plan.agreements.some(
    (one) =>
      one.column === name &&
      one.kind === 'definition' &&
      one.dropped === null &&
      !one.with.some((other) => isOfOtherRows(other)),
  );
  if (column === undefined || measured === null) return null;
  const { interval } = entry ?? measured;
  // Where others say when it is, the state says no more than that it is there.
  if (isDefined) {
    const isOpen = column.nullsBy === null && (column.nullShares[0] ?? 0) > 0;
    const windows = effects.map((effect) => (isOpen && THERE.has(effect) ? { ...interval, isThere: true } : null));
    return windows.some((window) => window !== null) ? { column: name, windows, yields: false } : null;
  }
  const begun = lengthBehind(name, plan);
  const own = lengthOf(behindOf(name, plan));
  const unit = 10 ** measured.scale;
  const now = plan.timeLine.reference;
  // What rows of parents move needs some room for its time of day.
  const room = entry !== undefined && isBoundByRows(entry) ? SECONDS_OF_DAY * unit - 1 : 0;
  // What ends within hours is as far ahead as what begins it.
  const isEnd = plan.columns.some((one) => isMomentColumn(one) && isEndOf(name, one.name));
  const windows = effects.map((given) => {
    const effect = given === 'future' && isEnd ? 'lasting' : given;
    const [low, high] = WINDOWS[effect](now, effect === 'lasting' ? own : begun);
    if (low === null && high === null) return null;
    const window = clipped({ low: (low ?? -FAR) * unit, high: (high ?? FAR) * unit }, interval, unit, room);
    return { ...window, isThere: THERE.has(effect) };
  });
  return { column: name, windows, yields: rule.yields === true };
}

/** Effects of moments that there are in each row: what is over has an end, and so has a trial. */
const THERE: ReadonlySet<MomentEffect> = new Set([
  'past',
  'ahead',
  'bygone',
  'matured',
  'begun',
  'recent',
  'latest',
  'payable',
]);

/** Seconds beyond which nothing lies. */
const FAR = 1e12;

/** From when to when a moment lies, in seconds; null: there is no end. */
const WINDOWS: Readonly<
  Record<MomentEffect, (now: number, length: Length | null) => readonly [low: number | null, high: number | null]>
> = {
  past: (now) => [null, now - 1],
  future: (now) => [now, null],
  ahead: (now) => [now, null],
  lasting: (now, length) => [length !== null && length.most < SECONDS_OF_DAY ? null : now, null],
  // What rows of parents move may come as late as they do.
  open: (now, length) => [
    now - Math.max(SECONDS_OF_DAY, length?.least ?? OPEN_DAYS * SECONDS_OF_DAY),
    now + SECONDS_OF_DAY - 1,
  ],
  recent: (now) => [now - RECENT_DAYS * SECONDS_OF_DAY, now],
  payable: (now) => [now - SHORT_TERM_DAYS * SECONDS_OF_DAY, now],
  latest: (now) => [now - FRESH_DAYS * SECONDS_OF_DAY + 1, now],
  fresh: (now) => [now - FRESH_DAYS * SECONDS_OF_DAY, now],
  lately: (now) => [now - RECENT_DAYS * SECONDS_OF_DAY, now - FRESH_DAYS * SECONDS_OF_DAY],
  stale: (now) => [null, now - STALE_DAYS * SECONDS_OF_DAY],
  begun: (now, length) => [length === null ? null : now - Math.max(SECONDS_OF_DAY, length.least), now],
  bygone: (now, length) => [null, now - (length?.most ?? 0) - 1],
  matured: (now) => [null, now - TERM_DAYS * SECONDS_OF_DAY - 1],
  grown: (now) => [null, now - GROWN_DAYS * SECONDS_OF_DAY],
  aged: (now) => [null, now - AGED_DAYS * SECONDS_OF_DAY],
  any: () => [null, null],
};

/** The part of a window in which a column has values; where that is too short, its last or first ones. */
function clipped(window: Interval, own: Interval, unit: number, room: number): Interval {
  const low = Math.max(window.low, own.low);
  const high = Math.min(window.high, own.high);
  if (high - low >= room) return { low, high };
  const edge = RECENT_DAYS * SECONDS_OF_DAY * unit;
  return window.low > own.high - room
    ? { low: Math.max(own.low, own.high - edge), high: own.high }
    : { low: own.low, high: Math.min(own.high, own.low + edge) };
}

/** How long what a moment begins lasts; null: none ends it. */
function lengthBehind(name: string, plan: Plan): Length | null {
  const { columns, agreements } = plan;
  const end = columns.find((one) => isMomentColumn(one) && isEndOf(one.name, name));
  if (end === undefined) return null;
  const days = LENGTH_DAYS * SECONDS_OF_DAY;
  // What is computed of a length may be short.
  if (agreements.some((one) => one.column === end.name && one.kind === 'definition' && one.dropped === null)) {
    return { least: SECONDS_OF_DAY, most: days };
  }
  return lengthOf(behindOf(end.name, plan)) ?? { least: days, most: days };
}

/** How far a moment lies behind what is before it; null: nothing says. */
function behindOf(name: string, { related }: Plan): Distance | null {
  return related.find(({ column }) => column === name)?.behind ?? null;
}

function lengthOf(behind: Distance | null): Length | null {
  if (behind === null) return null;
  const { least, median, most } = behind;
  const isAlike = least >= ALIKE * median;
  return { least: isAlike ? least : ALIKE * median, most: isAlike ? most : median };
}

/** Whether names are of the two ends of one thing. */
function isEndOf(end: string, start: string): boolean {
  const [front, other] = [frontOf(start, BEGINNINGS), frontOf(end, ENDINGS)];
  return front !== null && front === other;
}

/** The words of a name before those that say that it begins or ends something; null: none does. */
function frontOf(name: string, endings: readonly string[]): string | null {
  const text = wordsOfName(name)
    .filter((word) => !TIMING.has(word))
    .join(' ');
  const found = endings.filter(
    (ending) => text === ending || text.endsWith(` ${ending}`) || text.startsWith(`${ending} `),
  );
  const shortest = found.toSorted((one, other) => one.length - other.length)[0];
  return shortest === undefined ? null : text.replace(shortest, '').trim();
}
