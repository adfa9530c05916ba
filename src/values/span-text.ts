/** A span of time in the parts that add up one after the other: a month has no fixed number of days, a day none of hours. */
export interface Span {
  readonly months: number;
  readonly days: number;
  readonly microseconds: bigint;
}

const SECOND = 1_000_000n;
const HOUR = 3600n * SECOND;
const DAY_MICROSECONDS = 24 * Number(HOUR);
const DAYS_OF_MONTH = 30;

/** Months, days and microseconds of a unit. */
const UNITS: ReadonlyMap<string, readonly [number, number, bigint]> = new Map([
  ['microsecond', [0, 0, 1n]],
  ['millisecond', [0, 0, 1000n]],
  ['second', [0, 0, SECOND]],
  ['minute', [0, 0, 60n * SECOND]],
  ['hour', [0, 0, HOUR]],
  ['day', [0, 1, 0n]],
  ['week', [0, 7, 0n]],
  ['month', [1, 0, 0n]],
  ['quarter', [3, 0, 0n]],
  ['year', [12, 0, 0n]],
  ['decade', [120, 0, 0n]],
  ['century', [1200, 0, 0n]],
  ['millennium', [12_000, 0, 0n]],
]);

/** Other names that PostgreSQL has for them (manual 8.5.4); an `s` behind any name says nothing. */
const UNIT_NAMES: ReadonlyMap<string, string> = new Map([
  ['us', 'microsecond'],
  ['usec', 'microsecond'],
  ['ms', 'millisecond'],
  ['msec', 'millisecond'],
  ['s', 'second'],
  ['sec', 'second'],
  ['m', 'minute'],
  ['min', 'minute'],
  ['h', 'hour'],
  ['hr', 'hour'],
  ['d', 'day'],
  ['w', 'week'],
  ['mon', 'month'],
  ['y', 'year'],
  ['yr', 'year'],
  ['dec', 'decade'],
  ['c', 'century'],
  ['cent', 'century'],
  ['centuries', 'century'],
  ['mil', 'millennium'],
  ['millennia', 'millennium'],
]);

/** So many of a unit; undefined: the unit is not known. What a fraction of a unit comes to is as PostgreSQL has it. */
export function spanOf(count: number, name: string): Span | undefined {
  const singular = name.length > 1 ? name.replace(/s$/, '') : name;
  const unit = [name, singular].map((one) => UNITS.get(UNIT_NAMES.get(one) ?? one)).find((one) => one !== undefined);
  if (unit === undefined) return undefined;
  const [months, days, microseconds] = unit;
  if (Number.isInteger(count)) {
    return { months: months * count, days: days * count, microseconds: microseconds * BigInt(count) };
  }
  if (months > 1) return { months: Math.round(months * count), days: 0, microseconds: 0n };
  const whole = Math.trunc(count * months);
  const inDays = days * count + (count * months - whole) * DAYS_OF_MONTH;
  const rest = (inDays % 1) * DAY_MICROSECONDS + Number(microseconds) * count;
  return { months: whole, days: Math.trunc(inDays), microseconds: BigInt(Math.round(rest)) };
}

/** A time, years and months, a number and its unit, or a number alone: each may have a sign, also one that stands apart. */
const PIECE =
  /[\s,]*([+-]?)\s*(?:(\d{1,9}):(\d{1,2})(?::(\d{1,2})(?:\.(\d*))?)?|(\d{1,9})-(\d{1,2})(?!\d)|(\d{1,12}(?:\.\d*)?|\.\d+)(?:\s*([a-z]+))?)/iy;

const ISO =
  /^p(?:(-?[\d.]+)y)?(?:(-?[\d.]+)m)?(?:(-?[\d.]+)w)?(?:(-?[\d.]+)d)?(?:t(?:(-?[\d.]+)h)?(?:(-?[\d.]+)m)?(?:(-?[\d.]+)s)?)?$/i;
const ISO_UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'];

/**
 * Reads a span as PostgreSQL writes and reads it (manual 8.5.4): '1 day 02:30', '1 month - 1 day', '1-2', 'PT15M', '3 days
 * ago'. A number behind all the others has the unit `lone`. Null: the text is no such span.
 */
export function readSpan(written: string, lone = 'second'): Span | null {
  const text = written.trim();
  if (/^p/i.test(text)) return readIsoSpan(text);
  const ago = /\bago$/i.test(text);
  const body = text
    .replace(/^@/, '')
    .replace(/\bago$/i, '')
    .trimEnd();
  const pieces: Span[] = [];
  for (let at = 0; at < body.length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at;
    const match = PIECE.exec(body);
    const piece = match === null ? undefined : pieceOf(match, body.slice(PIECE.lastIndex), lone);
    if (piece === undefined) return null;
    pieces.push(piece);
  }
  if (pieces.length === 0) return null;
  const sum = added(pieces);
  return ago ? negated(sum) : sum;
}

function pieceOf(
  [, sign, hour, minute = '0', second = '0', fraction = '', years, months, count, unit = '']: RegExpExecArray,
  rest: string,
  lone: string,
): Span | undefined {
  const span =
    hour !== undefined
      ? clockSpan(hour, minute, second, fraction)
      : years !== undefined
        ? { months: Number(years) * 12 + Number(months), days: 0, microseconds: 0n }
        : spanOf(Number(count), unit === '' ? unitOfNumber(rest, lone) : unit.toLowerCase());
  return span !== undefined && sign === '-' ? negated(span) : span;
}

/** A number without a unit is one of days where a time follows; elsewhere nothing follows it. */
function unitOfNumber(rest: string, lone: string): string {
  return rest === '' ? lone : /^\s+[+-]?\d+:/.test(rest) ? 'day' : '';
}

function clockSpan(hour: string, minute: string, second: string, fraction: string): Span | undefined {
  if (Number(minute) > 59 || Number(second) > 60) return undefined;
  const seconds = BigInt(Number(hour) * 3600 + Number(minute) * 60 + Number(second));
  return { months: 0, days: 0, microseconds: seconds * SECOND + BigInt(Math.round(Number(`0.${fraction}`) * 1e6)) };
}

/** ISO 8601 with designators. */
function readIsoSpan(text: string): Span | null {
  const match = ISO.exec(text);
  if (match === null) return null;
  const pieces = ISO_UNITS.map((unit, i) => spanOf(Number(match[i + 1] ?? 0), unit)).filter(
    (piece) => piece !== undefined,
  );
  return added(pieces);
}

function added(pieces: readonly Span[]): Span {
  let [months, days, microseconds] = [0, 0, 0n];
  for (const piece of pieces) {
    months += piece.months;
    days += piece.days;
    microseconds += piece.microseconds;
  }
  return { months, days, microseconds };
}

function negated({ months, days, microseconds }: Span): Span {
  return { months: -months, days: -days, microseconds: -microseconds };
}
