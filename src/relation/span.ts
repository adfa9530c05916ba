const MICROSECONDS = 1_000_000;
const DAY = 86_400 * MICROSECONDS;

/** The shortest and the longest that a span can be, in microseconds. */
export type Span = readonly [shortest: number, longest: number];

/** Units of time by name (PostgreSQL manual 8.5.4, MySQL manual 11.1 "Temporal intervals"). */
const UNITS: ReadonlyMap<string, Span> = new Map<string, Span>([
  ['microsecond', [1, 1]],
  ['millisecond', [1000, 1000]],
  ['second', [MICROSECONDS, MICROSECONDS]],
  ['sec', [MICROSECONDS, MICROSECONDS]],
  ['minute', [60 * MICROSECONDS, 60 * MICROSECONDS]],
  ['min', [60 * MICROSECONDS, 60 * MICROSECONDS]],
  ['hour', [3600 * MICROSECONDS, 3600 * MICROSECONDS]],
  ['hr', [3600 * MICROSECONDS, 3600 * MICROSECONDS]],
  ['day', [DAY, DAY]],
  ['week', [7 * DAY, 7 * DAY]],
  ['month', [28 * DAY, 31 * DAY]],
  ['mon', [28 * DAY, 31 * DAY]],
  ['quarter', [90 * DAY, 92 * DAY]],
  // Where spans are compared, a year has twelve months of 30 days (PostgreSQL 18 manual 9.9, interval_cmp).
  ['year', [360 * DAY, 366 * DAY]],
  ['decade', [3600 * DAY, 3653 * DAY]],
  ['century', [36_000 * DAY, 36_525 * DAY]],
]);

/** A number of units; null: the unit is not known. */
export function spanOfUnit(count: number, unit: string): Span | null {
  const span = UNITS.get(unit.toLowerCase()) ?? UNITS.get(unit.toLowerCase().replace(/s$/, ''));
  if (span === undefined) return null;
  const [shortest, longest] = span;
  return count < 0 ? [count * longest, count * shortest] : [count * shortest, count * longest];
}

/** The text of an interval, such as '1 day 02:30'; null: it is written in another way. */
export function spanOf(text: string): Span | null {
  const pieces = text
    .trim()
    .matchAll(/\s*(?:([+-]?\d+(?:\.\d+)?)\s*([a-z]+)|([+-]?)(\d{1,3}):(\d{2})(?::(\d{2}))?)(?=\s|$)/giy);
  let [shortest, longest, length] = [0, 0, 0];
  for (const [whole, count, unit, sign, hours, minutes, seconds] of pieces) {
    const clock = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0);
    const span =
      unit === undefined ? spanOfUnit(sign === '-' ? -clock : clock, 'second') : spanOfUnit(Number(count), unit);
    if (span === null) return null;
    shortest += span[0];
    longest += span[1];
    length += whole.length;
  }
  return length > 0 && length === text.trim().length ? [shortest, longest] : null;
}
