import type { Distribution } from './distribution.ts';

/**
 * Parts: the pieces of text that a value is made of. Each part but the constant picks its text by a digit, a number
 * below its size; a value's rank is the digits of all its parts, the first one the most significant. So a domain of
 * any make has a size and a bijection from ranks to texts (unranking), as long as no two ranks give the same text.
 */
export type Part = PartText & PartDraw;

/** How chance picks a part's digit: only parts of one digit say more than that any will do. */
export interface PartDraw {
  /** How likely each rank is; none: all are alike. */
  readonly distribution?: Distribution;
  /**
   * What the digit picks: columns of a row with parts of the same thing pick the same rank of it. All pools of one thing have the
   * same length and order.
   */
  readonly picks?: string;
  /** How many of its ranks, the first ones, a key takes as long as these tell the rows apart; 0: one, and the last to have more. None: all of them. */
  readonly expected?: number;
}

/** What lists of days pick that have each day of a time once, as a number of eight digits. */
export const DAYS_IN_DIGITS = 'day in digits';

/** What pieces pick that are years, with the first and the last of them behind it: others of as many are other years. */
export const PICKED_YEAR = 'year';

/** What pieces pick that are other parts of a day: the last two digits of its year, the months in their order, days of a month. */
export const PICKED_SHORT_YEAR = 'yy';
export const PICKED_MONTH = 'month';
export const PICKED_MONTH_DAY = 'dd';

export type PartText =
  | { readonly kind: 'constant'; readonly text: string }
  | { readonly kind: 'pool'; readonly entries: readonly string[] }
  /** `first` + digit in plain decimals. */
  | { readonly kind: 'integer'; readonly first: number; readonly size: number }
  /** `first` + digit in exactly `width` decimals (1 to 9), zeros in front. */
  | { readonly kind: 'digits'; readonly width: number; readonly first: number; readonly size: number }
  /**
   * A number of up to 15 digits: (first + high · LOW + low) / 10^scale, with `scale` digits behind the point. `low`: the size of the
   * lower digit, where it is not LOW.
   */
  | {
      readonly kind: 'wide';
      readonly first: number;
      readonly size: number;
      readonly scale: number;
      readonly low?: number;
    }
  /** Day number `first` + digit (0 is 1970-01-01) as YYYY-MM-DD. */
  | { readonly kind: 'day'; readonly first: number; readonly size: number }
  /** Second of the day `first` + digit as HH:MM:SS. */
  | { readonly kind: 'clock'; readonly first: number; readonly size: number }
  /** `width` (1 to 7) hexadecimal digits in small letters, from 0 to all digits f: others are pools. */
  | { readonly kind: 'hexadecimal'; readonly width: number }
  /** `width` (1 to 30) binary digits. */
  | { readonly kind: 'binary'; readonly width: number }
  /** The digit that stands `back` digits before the next one, written once more: it adds no choice of its own. */
  | { readonly kind: 'again'; readonly back: number; readonly of: RepeatedPart }
  /** A whole value of up to `width` characters that is computed of the row's other values: its digit says where it lies, and chooses nothing. */
  | { readonly kind: 'computed'; readonly width: number };

/** What may be written once more by the digit of another part; the entries of a pool are then as many as that counts. */
export type RepeatedPart = CountedPart | Extract<PartText, { readonly kind: 'pool' }>;

/** A part of one digit. */
export type CountedPart = Extract<Part, { kind: 'integer' | 'digits' | 'day' | 'clock' }>;

/** Low digit's size of a `wide` part that says no other. */
export const WIDE_LOW = 1_000_000_000;

/** Most ranks that one digit may count: they are kept in 32-bit lanes. */
export const LANE_SIZE = 2 ** 31 - 1;

/** The texts that a part chooses from; null: they are not listed. */
export function entriesOf(part: Part): readonly string[] | null {
  if (part.kind === 'again') return entriesOf(part.of);
  return part.kind === 'pool' ? part.entries : null;
}

/** Sizes of a part's digits, most significant first. A part without digits is a constant. */
export function digitSizes(part: Part): readonly number[] {
  switch (part.kind) {
    case 'constant':
    case 'again':
      return [];
    case 'pool':
      return [part.entries.length];
    case 'wide':
      return part.size <= LANE_SIZE ? [part.size] : [Math.floor(part.size / lowOf(part)), lowOf(part)];
    case 'hexadecimal':
      return [16 ** part.width];
    case 'binary':
      return [2 ** part.width];
    case 'computed':
      return [1];
    default:
      return [part.size];
  }
}

/** Most bytes that a part can take in ASCII. Pools of other text are encoded before they are measured. */
export function widthOf(part: Part): number {
  switch (part.kind) {
    case 'constant':
      return part.text.length;
    case 'pool':
      return part.entries.reduce((width, entry) => Math.max(width, entry.length), 0);
    case 'integer':
    case 'wide':
      // Of numbers between two, one of these is the longest.
      return Math.max(...[0, part.size - 1].map((rank) => textOf(part, digitsOf(part, rank)).length));
    case 'day':
      return 10;
    case 'clock':
      return 8;
    case 'again':
      return widthOf(part.of);
    default:
      return part.width;
  }
}

/** What the upper digit of a wide part counts, if it has two. */
export function lowOf({ low = WIDE_LOW }: Extract<Part, { kind: 'wide' }>): number {
  return low;
}

/** The digits of the number in a place of a part. */
function digitsOf(part: Extract<Part, { kind: 'integer' | 'wide' }>, rank: number): readonly number[] {
  const [, low] = digitSizes(part);
  return low === undefined ? [rank] : [Math.floor(rank / low), rank % low];
}

/** The text of a part for its digits; for one that repeats a digit, that one. This is the slow, plain reference of what the kernels write. */
export function textOf(part: Part, digits: readonly number[]): string {
  const [high = 0, low] = digits;
  switch (part.kind) {
    case 'constant':
      return part.text;
    case 'pool':
      return part.entries[high] ?? '';
    case 'integer':
      return String(part.first + high);
    case 'digits':
      return String(part.first + high).padStart(part.width, '0');
    case 'wide':
      return scaled(part.first + (low === undefined ? high : high * lowOf(part) + low), part.scale);
    case 'day':
      return dayText(part.first + high);
    case 'clock':
      return clockText(part.first + high);
    case 'hexadecimal':
      return high.toString(16).padStart(part.width, '0');
    case 'binary':
      return high.toString(2).padStart(part.width, '0');
    case 'again':
      return textOf(part.of, digits);
    case 'computed':
      return '';
  }
}

/** A whole number as a decimal with `scale` digits behind the point. */
function scaled(value: number, scale: number): string {
  if (scale === 0) return String(value);
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** YYYY-MM-DD of a day number in the proleptic Gregorian calendar, years 1 to 9999 (Hinnant, "chrono-compatible date algorithms"). */
export function dayText(day: number): string {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
}

/** Day number of a date in the proleptic Gregorian calendar (same source as dayText). */
export function dayNumber(year: number, month: number, dayOfMonth: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** HH:MM:SS of a second of the day; hours may go beyond 24, as MySQL's TIME does. */
export function clockText(second: number): string {
  return `${pad(Math.floor(second / 3600), 2)}:${pad(Math.floor(second / 60) % 60, 2)}:${pad(second % 60, 2)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
