import { clockText, dayText } from '../../values/part.ts';
import * as record from '../record.ts';
import { Refused } from './reading.ts';

/*
 * What kernels write of ranks, as texts: computed from the fields of a record or form just as the kernels do it, but slowly and for
 * few ranks. The texts of a lane differ only in their digits, in how many these are, and in the sign. So the first and the last number
 * that it may hold, and those around zero, show each form that its texts may have.
 */

/** Days from 1 March of the year 0 to the first of 1970, and to the last of the year 9999. */
const DAYS_BEFORE_1970 = 719_468;
const LAST_DAY = 3_652_364;

/** Below so many seconds, the hours have two digits. */
const CLOCK_SECONDS = 360_000;

/** Whole numbers that kernels count in 32 bits, and all others, are below this. */
const SMALL = 2 ** 31;
const LARGE = 2 ** 53;

/** Digits that a form counts with, and those that are stored with half as many bytes. */
const DIGITS = 16;
const SHORT_DIGITS = 8;

/** The sizes of the lane that a record or form reads first, and of the one behind it. */
export interface ReadSizes {
  readonly first: number;
  readonly second: number;
}

/** Numbers that stand for all that ranks below these sizes give. */
function numbersOf(fields: DataView, { first, second }: ReadSizes, isPair: boolean): readonly number[] {
  const origin = Number(fields.getBigInt64(record.FIRST_AT, true));
  const multiplier = fields.getUint32(record.MULTIPLIER_AT, true);
  if (first === Number.POSITIVE_INFINITY) throw new Refused('A number is written of a lane that nothing is known of.');
  const last = isPair ? origin + (first - 1) * multiplier + second - 1 : origin + first - 1;
  if (isPair && second > multiplier) throw new Refused('The lower one of two ranks counts more than the upper one.');
  return [origin, last, ...[-1, 0, 1].filter((number) => origin < number && number < last)];
}

/** The texts that a record writes, a character a byte, without what it appends. */
export function recordTexts(fields: DataView, sizes: ReadSizes): readonly string[] {
  const opcode = fields.getUint32(record.OPCODE_AT, true);
  const length = fields.getUint32(record.LENGTH_AT, true);
  const isPair = opcode === record.WIDE_PAIR || opcode === record.DECIMAL_PAIR;
  const numbers = numbersOf(fields, sizes, isPair);
  switch (opcode) {
    case record.INTEGER:
      return within(numbers, SMALL).map(String);
    case record.WIDE:
    case record.WIDE_PAIR:
      return within(numbers, LARGE).map(String);
    case record.DECIMAL:
    case record.DECIMAL_PAIR:
      return within(numbers, LARGE).map((number) => pointed(number, length));
    case record.DIGITS:
    case record.NINE_DIGITS:
      if (opcode === record.DIGITS && length > SHORT_DIGITS)
        throw new Refused('A number has more digits than are written.');
      return numbers.map((number) => filled(number, opcode === record.DIGITS ? length : 9));
    case record.DAY:
      return numbers.map(dayOf);
    case record.CLOCK:
      return numbers.map(clockOf);
    case record.HEXADECIMAL:
    case record.BINARY:
      return numbers.map((number) => codeOf(opcode, number, length));
    default:
      throw new Refused(`No kernel writes by the opcode ${opcode}.`);
  }
}

/** What a form appends to its cells. */
export interface FormText {
  /** A character a byte. */
  readonly texts: readonly string[];
  /** Bytes of the cell up to the end of this text, where they are the same for all rows; null: they are not. */
  readonly end: number | null;
}

/** What a form writes from place `start` of its cell on. */
export function formText(fields: DataView, sizes: ReadSizes, start: number): FormText {
  const opcode = fields.getUint32(record.OPCODE_AT, true);
  const length = fields.getUint32(record.LENGTH_AT, true);
  const whole = fields.getUint32(record.WHOLE_LENGTH_AT, true);
  const tail = fields.getUint32(record.TAIL_AT, true);
  const cellBytes = fields.getUint32(record.STRIDE_AT, true);
  const isSigned = fields.getUint32(record.SIGNED_AT, true) !== 0;
  const prefix = affixOf(fields, record.PREFIX_AT, record.PREFIX_LENGTH_AT);
  const suffix = affixOf(fields, record.SUFFIX_AT, record.SUFFIX_LENGTH_AT);
  const isPair = opcode === record.INTEGER_PAIR || opcode === record.WIDE_PAIR;
  const numbers = numbersOf(fields, sizes, isPair);
  if (opcode === record.HEXADECIMAL || opcode === record.BINARY) {
    storedWithin(cellBytes, start, prefix.length + length + record.SUFFIX_BYTES);
    const texts = numbers.map((number) => prefix + codeOf(opcode, number, length) + suffix);
    if (texts.some((text) => start + text.length !== whole))
      throw new Refused('A form has another length than it says.');
    return { texts, end: whole };
  }
  const isSmall = opcode === record.INTEGER || opcode === record.INTEGER_PAIR;
  const counted = numbers.map((number) =>
    countedDigits(opcode, within([number], isSmall ? SMALL : LARGE)[0] ?? 0, length),
  );
  if (tail === record.FIXED) {
    storedWithin(cellBytes, start, DIGITS);
    const texts = counted.map(({ digits }) => fixedText(fields, digits, whole - start));
    return { texts, end: whole };
  }
  // The length of these is stored as if they began with the cell.
  if (start > 0) throw new Refused('A text of any length stands behind another one of its cell.');
  if (isSigned && !NUMBERS.has(opcode)) throw new Refused('A day or time has a sign.');
  const texts = counted.map(({ digits, isNegative }) => {
    if (isNegative && !isSigned) throw new Refused('A number without a sign may be negative.');
    const shown = tail === record.SHORT ? shortText(digits) : generalText(fields, digits);
    return prefix + (isNegative ? '-' : '') + shown + suffix;
  });
  return { texts, end: null };
}

/** Refuses what is stored beyond its cell, behind other texts of it: the next row's are there already. */
function storedWithin(cellBytes: number, start: number, bytes: number): void {
  if (start > 0 && start + bytes > cellBytes) throw new Refused('A form stores more than its cell holds.');
}

function affixOf(fields: DataView, at: number, lengthAt: number): string {
  const length = fields.getUint32(lengthAt, true);
  if (length > record.SUFFIX_BYTES) throw new Refused('What stands around a value is too long.');
  let text = '';
  for (let i = 0; i < length; i++) text += String.fromCharCode(fields.getUint8(at + i));
  return text;
}

/** The digits that the kernels make of a number, in the order of the text. */
function countedDigits(opcode: number, number: number, length: number): { digits: string; isNegative: boolean } {
  const places = length <= SHORT_DIGITS ? SHORT_DIGITS : DIGITS;
  // How many digits a kernel stores, and how many are taken from there, has to be the same.
  const stored = STORED.get(opcode) ?? places;
  if (stored !== places || length > DIGITS) throw new Refused('Other digits are stored than are written.');
  if (opcode === record.DAY) return { digits: dayOf(number).replaceAll('-', ''), isNegative: false };
  if (opcode === record.CLOCK)
    return { digits: clockOf(number).replaceAll(':', '').padStart(places, '0'), isNegative: false };
  if (!NUMBERS.has(opcode)) throw new Refused(`No form has the opcode ${opcode}.`);
  const digits = String(Math.abs(number));
  if (digits.length > length) throw new Refused('A number has more digits than are written.');
  return { digits: digits.padStart(places, '0'), isNegative: number < 0 };
}

/** Forms of numbers, which may have a sign. */
const NUMBERS: ReadonlySet<number> = new Set([record.INTEGER, record.INTEGER_PAIR, record.WIDE, record.WIDE_PAIR]);

/** Digits that kernels store of forms whatever length these say. */
const STORED: ReadonlyMap<number, number> = new Map([
  [record.DAY, SHORT_DIGITS],
  [record.CLOCK, SHORT_DIGITS],
  [record.WIDE, DIGITS],
  [record.WIDE_PAIR, DIGITS],
]);

/** The characters from a place on, each a digit or itself. */
function charactersOf(fields: DataView, digits: string, from: number, to: number): string {
  let text = '';
  for (let place = from; place < to; place++) {
    const digit = digitAt(fields, digits, place);
    text += String.fromCharCode(digit | fields.getUint8(record.FIXED_AT + place));
  }
  return text;
}

/** The digit that stands at a place of a text; 0 where none does. */
function digitAt(fields: DataView, digits: string, place: number): number {
  const digit = fields.getUint8(record.PATTERN_AT + place);
  return digit < digits.length ? digits.charCodeAt(digit) - ZERO : 0;
}

const ZERO = 0x30;

function fixedText(fields: DataView, digits: string, length: number): string {
  if (digits.length > SHORT_DIGITS || length < 0 || length > DIGITS)
    throw new Refused('A text of fixed length is too long.');
  return charactersOf(fields, digits, 0, length);
}

function shortText(digits: string): string {
  if (digits.length > SHORT_DIGITS) throw new Refused('A short number has more than eight digits.');
  return digits.replace(/^0*(?=.)/, '');
}

/** The characters from the first digit on that is no zero, or from those that are kept in any case. */
function generalText(fields: DataView, digits: string): string {
  const kept = fields.getUint32(record.KEPT_AT, true);
  if (kept > DIGITS) throw new Refused('More characters are kept than there are.');
  let skipped = 0;
  while (skipped < DIGITS - kept && digitAt(fields, digits, skipped) === 0) skipped++;
  return charactersOf(fields, digits, skipped, DIGITS);
}

function within(numbers: readonly number[], limit: number): readonly number[] {
  if (numbers.some((number) => Math.abs(number) >= limit))
    throw new Refused('A number is larger than its kernel counts.');
  return numbers;
}

function pointed(number: number, scale: number): string {
  if (scale < 1 || scale >= DIGITS) throw new Refused('A number has no such digits behind its point.');
  const digits = String(Math.abs(number)).padStart(scale + 1, '0');
  return `${number < 0 ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function filled(number: number, width: number): string {
  const text = String(number).padStart(width, '0');
  if (number < 0 || width < 1 || width > 9 || text.length !== width)
    throw new Refused('A number has other digits than it says.');
  return text;
}

function dayOf(day: number): string {
  if (day < 0 || day > LAST_DAY) throw new Refused('A day lies beyond the years of four digits.');
  return dayText(day - DAYS_BEFORE_1970);
}

function clockOf(second: number): string {
  if (second < 0 || second >= CLOCK_SECONDS) throw new Refused('A time has hours of more than two digits.');
  return clockText(second);
}

function codeOf(opcode: number, number: number, width: number): string {
  const [radix, most] = opcode === record.BINARY ? [2, 30] : [16, 7];
  if (number < 0 || width < 1 || width > most || number >= radix ** width) {
    throw new Refused('A code has other digits than it says.');
  }
  return number.toString(radix).padStart(width, '0');
}
