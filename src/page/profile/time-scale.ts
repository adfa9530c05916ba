import type { Scale } from './scale.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So that months of all lengths hold more. */
const MONTH = 28 * DAY;
const YEAR = 365 * DAY;

/** A unit of the calendar, by which a time line is cut. */
interface Unit {
  /** Least milliseconds. */
  readonly length: number;
  readonly counts: readonly number[];
  /** Number of the unit that holds a moment, and the moment at which one begins. */
  readonly numberOf: (moment: number) => number;
  readonly momentOf: (number: number) => number;
}

/** A unit that is always as long. */
function fixed(length: number, ...counts: readonly number[]): Unit {
  return { length, counts, numberOf: (moment) => Math.floor(moment / length), momentOf: (number) => number * length };
}

const monthNumber = (moment: number): number => {
  const date = new Date(moment);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** The first moment of a month that is counted from year 0 on; Date.UTC takes years below 100 for others. */
const monthBegin = (number: number): number => {
  const date = new Date(0);
  date.setUTCFullYear(Math.floor(number / 12), number - Math.floor(number / 12) * 12, 1);
  return date.getTime();
};

const UNITS: readonly Unit[] = [
  fixed(SECOND, 1, 5, 15, 30),
  fixed(MINUTE, 1, 5, 15, 30),
  fixed(HOUR, 1, 3, 6, 12),
  fixed(DAY, 1, 2, 7, 14),
  { length: MONTH, counts: [1, 2, 3, 6], numberOf: monthNumber, momentOf: monthBegin },
  {
    length: YEAR,
    counts: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000],
    numberOf: (moment) => Math.floor(monthNumber(moment) / 12),
    momentOf: (number) => monthBegin(number * 12),
  },
];

function edgesOf(least: number, greatest: number, most: number, units: readonly Unit[]): readonly number[] {
  const steps = units.flatMap((unit) => unit.counts.map((count) => ({ unit, count })));
  const step = steps.find(({ unit, count }) => {
    const place = (moment: number): number => Math.floor(unit.numberOf(moment) / count);
    return place(greatest) - place(least) < most;
  });
  const { unit, count } = step ?? { unit: fixed(greatest - least + 1, 1), count: 1 };
  const first = Math.floor(unit.numberOf(least) / count);
  const last = Math.floor(unit.numberOf(greatest) / count);
  return Array.from({ length: last - first + 2 }, (_, place) => unit.momentOf((first + place) * count));
}

/** Moments in milliseconds since 1970, in UTC. */
export const MOMENT_SCALE: Scale = {
  edges: (least, greatest, most) => edgesOf(least, greatest, most, UNITS),
  interval(from, to) {
    const step = to - from;
    const last = to - Math.min(DAY, unitOf(step));
    const [first, end] = [momentText(from, step), momentText(last, step)];
    return first === end ? first : `${first} to ${end}`;
  },
  place: momentText,
  tickShift: () => 0,
};

/** Times of a day, or spans of hours, in milliseconds. */
export const CLOCK_SCALE: Scale = {
  edges: (least, greatest, most) => edgesOf(least, greatest, most, CLOCK_UNITS),
  interval: (from, to) => `${clockText(from, to - from)} to ${clockText(to, to - from)}`,
  place: clockText,
  tickShift: () => 0,
};

const CLOCK_UNITS: readonly Unit[] = [
  fixed(SECOND, 1, 5, 15, 30),
  fixed(MINUTE, 1, 5, 15, 30),
  fixed(HOUR, 1, 2, 3, 6, 12, 24, 48, 100, 200, 500, 1000),
];

/** The longest unit that is not longer than a step. */
function unitOf(step: number): number {
  return UNITS.findLast(({ length }) => length <= step)?.length ?? SECOND;
}

/** A moment as exactly as a step needs it. */
function momentText(moment: number, step: number): string {
  const text = new Date(moment).toISOString().replace('T', ' ');
  const day = text.indexOf(' ');
  if (step >= YEAR) return text.slice(0, day - '-01-01'.length);
  if (step >= MONTH) return text.slice(0, day - '-01'.length);
  if (step >= DAY) return text.slice(0, day);
  return text.slice(0, day + (step >= MINUTE ? ' 00:00' : ' 00:00:00').length);
}

function clockText(time: number, step: number): string {
  const seconds = Math.abs(time) / SECOND;
  const parts = [seconds / 3600, (seconds / 60) % 60, ...(step < MINUTE ? [seconds % 60] : [])];
  return `${time < 0 ? '-' : ''}${parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')}`;
}

const CLOCK = /^(-?)(\d+):(\d\d)(?::(\d\d(?:\.\d+)?))?/;

/** Milliseconds of a time of day; NaN: it is none. */
export function clockNumber(text: string): number {
  const [, sign, hours, minutes, seconds = '0'] = CLOCK.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND);
}

const MOMENT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/;

/** Milliseconds of a moment in ISO 8601, in UTC where it names no zone; NaN: it is none, as infinity is not. */
export function momentNumber(text: string): number {
  const [found, zone] = MOMENT.exec(text) ?? [];
  if (found === undefined) return Number.NaN;
  return Date.parse(found.includes('T') && zone === undefined ? `${found}Z` : found);
}
