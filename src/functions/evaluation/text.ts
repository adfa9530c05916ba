import { withoutBlanks } from '../../runtime/blanks.ts';
import { Decimal } from '../../runtime/decimal.ts';
import { digestLetters, LETTERS_OF_BLOCK, MAX_LETTERS } from '../../runtime/environment.ts';
import { md5 } from '../../runtime/md5.ts';
import { cased, isAscii } from '../../runtime/text-comparison.ts';
import { hexadecimalOf } from '../../runtime/text-form.ts';
import { Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { array, count, exact, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** Characters of a text that is made here at most: more than a check needs, and quick to make. */
const MAX_CHARACTERS = MAX_LETTERS;

const characters = (value: Value | undefined): readonly string[] => [...text(value)];
/** How many these are: of a text of thousands, no list is made. */
function characterCount(value: Value | undefined): number {
  const given = text(value);
  let count = given.length;
  for (let i = 0; i < given.length - 1; i++) if (isHigh(given.charCodeAt(i)) && isLow(given.charCodeAt(i + 1))) count--;
  return count;
}

/** The two halves of a character beyond the first plane. */
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

const whole = (number: number): Decimal => Decimal.of(number);
const truth = (value: boolean): Value => value;

/** A part of a text from a place counted from 1; places outside of it hold nothing. A length below 0 is refused. */
function part(value: Value | undefined, start: number, length: number): string {
  if (length < 0) throw new Refusal(); // A length is negative.
  const all = characters(value);
  return all.slice(Math.max(0, start - 1), Math.max(0, Math.min(all.length, start - 1 + length))).join('');
}

/** MySQL's SUBSTRING: from the end where the place is negative, and nothing where it is 0 or outside. */
function partFromEnd(value: Value | undefined, start: number, length: number): string {
  const all = characters(value);
  const from = start > 0 ? start - 1 : all.length + start;
  return start === 0 || from < 0 || length < 1 ? '' : all.slice(from, Math.min(all.length, from + length)).join('');
}

/** MySQL's INSERT: another text in the place of a part; none where the place is outside, and to the end for odd lengths. */
function overwritten(value: Value | undefined, start: number, length: number, piece: string): string {
  const all = characters(value);
  if (start < 1 || start > all.length) return text(value);
  const end = length < 0 ? all.length : start - 1 + length;
  return [...all.slice(0, start - 1), piece, ...all.slice(end)].join('');
}

/** The cyclic redundancy check of ISO 3309 over the bytes of a text. */
function crc32(value: string): number {
  let rest = -1;
  for (const byte of new TextEncoder().encode(value)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}

function trimmed(value: Value | undefined, set: string, ends: 'both' | 'start' | 'end'): string {
  const all = characters(value);
  const unwanted = new Set(set);
  let [from, to] = [0, all.length];
  while (ends !== 'end' && from < to && unwanted.has(all[from] ?? '')) from++;
  while (ends !== 'start' && to > from && unwanted.has(all[to - 1] ?? '')) to--;
  return all.slice(from, to).join('');
}

/** MySQL's TRIM takes a whole text off the ends, as often as it stands there. */
function stripped(value: Value | undefined, piece: string, ends: 'both' | 'start' | 'end'): string {
  let rest = text(value);
  if (piece === '') return rest;
  while (ends !== 'end' && rest.startsWith(piece)) rest = rest.slice(piece.length);
  while (ends !== 'start' && rest.endsWith(piece)) rest = rest.slice(0, -piece.length);
  return rest;
}

/** The place of a part, counted from 1; 0: it is not there. */
function placeOf(value: string, piece: string, from = 1): number {
  if (from < 1) return 0;
  const start = [...value].slice(0, from - 1).join('').length;
  if (from - 1 > [...value].length) return 0;
  const index = value.indexOf(piece, start);
  return index < 0 ? 0 : [...value.slice(0, index)].length + 1;
}

/** The place of a part where case does not matter, where the texts show that accents do not, either. */
function foldedPlaceOf(value: string, piece: string, from = 1): number {
  if (piece === '' && from > [...value].length) throw new Unevaluable(); // Where nothing stands differs between servers.
  if (!isAscii(value) || !isAscii(piece)) throw new Unevaluable(); // What is equal in this collation is not known.
  return placeOf(value.toLowerCase(), piece.toLowerCase(), from);
}

function padded(value: Value | undefined, length: number, fill: string, start: boolean): string {
  if (length > MAX_CHARACTERS) throw new Unevaluable(); // A text this long is not made here.
  const count = characterCount(value);
  if (length <= count || fill === '') return characters(value).slice(0, Math.max(0, length)).join('');
  const filling = [...fill];
  const rest = length - count;
  const made = fill.repeat(Math.floor(rest / filling.length)) + filling.slice(0, rest % filling.length).join('');
  return start ? `${made}${text(value)}` : `${text(value)}${made}`;
}

function repeated(value: Value | undefined, times: number): string {
  const one = text(value);
  if (one.length * Math.max(0, times) > MAX_CHARACTERS) throw new Unevaluable(); // A text this long is not made here.
  return one.repeat(Math.max(0, times));
}

function replaced(value: string, from: string, to: string): string {
  if (from === '') return value;
  const pieces = value.split(from);
  if (pieces.length * to.length > MAX_CHARACTERS) throw new Unevaluable(); // A text this long is not made here.
  return pieces.join(to);
}

/** The piece of a text between two marks, counted from 1, or from the end where the number is negative. */
function splitPart(value: string, mark: string, number: number): string {
  if (number === 0) throw new Refusal(); // A field is counted from 1.
  const pieces = mark === '' || value === '' ? [value] : value.split(mark);
  return pieces.at(number > 0 ? number - 1 : number) ?? '';
}

function substringIndex(value: string, mark: string, number: number): string {
  if (Math.abs(number) >= 2 ** 31) throw new Unevaluable(); // Numbers this large are cut by some servers.
  if (mark === '' || number === 0) return '';
  const pieces = value.split(mark);
  return (number > 0 ? pieces.slice(0, number) : pieces.slice(Math.max(0, pieces.length + number))).join(mark);
}

function translated(value: Value | undefined, from: readonly string[], to: readonly string[]): string {
  return characters(value)
    .map((character) => {
      const index = from.indexOf(character);
      return index < 0 ? character : (to[index] ?? '');
    })
    .join('');
}

/** Letters behind anything but a letter or a digit become large, all others small. */
function initials(value: string): string {
  if (!isAscii(value)) throw new Unevaluable(); // What a letter is differs between locales.
  return value.toLowerCase().replaceAll(/[a-z0-9]+/g, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}

function bytesOf(value: Value | undefined): number {
  return new TextEncoder().encode(text(value)).length;
}

/** The leading number of a place in FIND_IN_SET's list, 0 where it is in none. */
function placeInSet(item: string, list: string): number {
  if (item.includes(',')) return 0;
  if (list === '') return 0;
  if (/\s$/.test(item)) throw new Unevaluable(); // Whether trailing blanks count is not known.
  const fold = (one: string) => {
    if (!isAscii(one)) throw new Unevaluable(); // What is equal in this collation is not known.
    return withoutBlanks(one.toLowerCase());
  };
  const pieces = list.split(',');
  const place = pieces.findIndex((piece) => fold(piece) === fold(item)) + 1;
  if (place > 0 && pieces[place - 1]?.trimEnd().length !== pieces[place - 1]?.length) {
    throw new Unevaluable(); // Whether trailing blanks count is not known.
  }
  return place;
}

/** Functions of text, by the names that signatures give them. */
export const textFunctions: Implementations = {
  lower: ([value]) => cased(text(value), 'lower'),
  upper: ([value]) => cased(text(value), 'upper'),
  initcap: ([value]) => initials(text(value)),
  char_length: ([value]) => whole(characterCount(value)),
  byte_length: ([value]) => whole(bytesOf(value)),
  bit_length: ([value]) => whole(bytesOf(value) * 8),
  trim_blanks: ([value]) => trimmed(value, ' ', 'both'),
  ltrim_blanks: ([value]) => trimmed(value, ' ', 'start'),
  rtrim_blanks: ([value]) => trimmed(value, ' ', 'end'),
  trim_set: ([value, set]) => trimmed(value, text(set), 'both'),
  ltrim_set: ([value, set]) => trimmed(value, text(set), 'start'),
  rtrim_set: ([value, set]) => trimmed(value, text(set), 'end'),
  trim_of: ([set, value]) => trimmed(value, text(set), 'both'),
  ltrim_of: ([set, value]) => trimmed(value, text(set), 'start'),
  rtrim_of: ([set, value]) => trimmed(value, text(set), 'end'),
  strip_of: ([piece, value]) => stripped(value, text(piece), 'both'),
  strip_start_of: ([piece, value]) => stripped(value, text(piece), 'start'),
  strip_end_of: ([piece, value]) => stripped(value, text(piece), 'end'),
  reverse: ([value]) => [...characters(value)].reverse().join(''),
  left: ([value, length]) => characters(value).slice(0, count(length)).join(''),
  right: ([value, length]) => {
    const number = count(length);
    return number === 0 ? '' : characters(value).slice(-number).join('');
  },
  left_or_nothing: ([value, length]) =>
    characters(value)
      .slice(0, Math.max(0, count(length)))
      .join(''),
  right_or_nothing: ([value, length]) => {
    const number = count(length);
    return number <= 0 ? '' : characters(value).slice(-number).join('');
  },
  substring: ([value, start, length]) =>
    part(value, count(start), length === undefined ? MAX_CHARACTERS + Math.abs(count(start)) : count(length)),
  'substring.for_from': ([value, length, start]) => part(value, count(start), count(length)),
  'substring.first': ([value, length]) => part(value, 1, count(length)),
  substring_from_end: ([value, start, length]) =>
    partFromEnd(value, count(start), length === undefined ? MAX_CHARACTERS : count(length)),
  substring_index: ([value, mark, number]) => substringIndex(text(value), text(mark), count(number)),
  overwrite: ([value, start, length, piece]) => overwritten(value, count(start), count(length), text(piece)),
  crc32([value]) {
    if (!isAscii(text(value))) throw new Unevaluable(); // The bytes depend on the character set.
    return whole(crc32(text(value)));
  },
  strpos: ([value, piece]) => whole(placeOf(text(value), text(piece))),
  position: ([piece, value]) => whole(placeOf(text(value), text(piece))),
  instr_folded: ([value, piece]) => whole(foldedPlaceOf(text(value), text(piece))),
  locate_folded: ([piece, value, from]) =>
    whole(foldedPlaceOf(text(value), text(piece), from === undefined ? 1 : count(from))),
  starts_with: ([value, piece]) => truth(text(value).startsWith(text(piece))),
  replace: ([value, from, to]) => replaced(text(value), text(from), text(to)),
  lpad: ([value, length, fill]) => padded(value, count(length), fill === undefined ? ' ' : text(fill), true),
  rpad: ([value, length, fill]) => padded(value, count(length), fill === undefined ? ' ' : text(fill), false),
  lpad_or_null: ([value, length, fill]) => paddedOrNull(value, count(length), text(fill), true),
  rpad_or_null: ([value, length, fill]) => paddedOrNull(value, count(length), text(fill), false),
  repeat: ([value, times]) => repeated(value, count(times)),
  split_part: ([value, mark, number]) => splitPart(text(value), text(mark), count(number)),
  overlay: ([value, piece, start, length]) => {
    const from = count(start);
    if (from <= 0) throw new Refusal(); // A place is counted from 1.
    const all = characters(value);
    const taken = length === undefined ? characters(piece).length : count(length);
    const head = all.slice(0, from - 1);
    return [...head, text(piece), ...all.slice(Math.max(0, from - 1 + taken))].join('');
  },
  /** MySQL's, which differs from MariaDB's in what becomes of NULL where nothing is replaced. */
  replace_with_nulls([value = null, from = null, to = null]) {
    if (value === null || from === null) return null;
    if (text(from) === '' && to === null) throw new Unevaluable(); // What replaces nothing by NULL differs between servers.
    if (to === null) return null;
    return text(from) === '' ? text(value) : text(value).split(text(from)).join(text(to));
  },
  translate: ([value, from, to]) => translated(value, characters(from), characters(to)),
  ascii: ([value]) => whole(text(value).codePointAt(0) ?? 0),
  first_byte: ([value]) => whole(new TextEncoder().encode(text(value))[0] ?? 0),
  chr: ([point]) => {
    const number = count(point);
    // There is no such character.
    if (number <= 0 || number > 0x10ffff || (number >= 0xd800 && number < 0xe000)) throw new Refusal();
    return String.fromCodePoint(number);
  },
  md5: ([value], { spend }) => {
    spend(digestLetters(text(value), LETTERS_OF_BLOCK));
    return md5(new TextEncoder().encode(text(value)));
  },
  'to_hex.int4': ([value]) => BigInt.asUintN(32, exact(value).units).toString(16),
  to_hex: ([value]) => BigInt.asUintN(64, exact(value).units).toString(16),
  hex: ([value]) => hexadecimalOf(text(value)).toUpperCase(),
  space: ([times]) => repeated(' ', count(times)),
  concat_strict: (given) => given.map((value) => text(value)).join(''),
  concat_present: (given) => given.map((value) => (value === null ? '' : text(value))).join(''),
  concat_ws: ([mark = null, ...given]) =>
    mark === null
      ? null
      : given
          .filter((value) => value !== null)
          .map((value) => text(value))
          .join(text(mark)),
  text_concat: ([one, other]) => text(one) + text(other),
  find_in_set: ([item, list]) => whole(placeInSet(text(item), text(list))),
  elt: ([index, ...given]) => (index === null ? null : (given[count(index) - 1] ?? null)),
  quote_literal: ([value]) => {
    if (text(value).includes('\\')) throw new Unevaluable(); // A backslash is quoted in a form of its own.
    return `'${text(value).replaceAll("'", "''")}'`;
  },
  string_to_array: ([value, mark]) => {
    // NULLs split in a way of their own.
    if (mark === null || mark === undefined || value === null || value === undefined) throw new Unevaluable();
    const items = text(value) === '' ? [] : text(mark) === '' ? [text(value)] : text(value).split(text(mark));
    return { kind: 'array', dimensions: items.length === 0 ? [] : [items.length], items };
  },
  array_to_string: ([value, mark]) =>
    array(value)
      .items.filter((item) => item !== null)
      .map((item) => text(item))
      .join(text(mark)),
  strcmp_folded: ([one, other]) => {
    const [left, right] = [text(one), text(other)];
    // The collation is not known.
    if (!isAscii(left) || !isAscii(right) || /[^A-Za-z0-9]/.test(left + right)) throw new Unevaluable();
    const order = orderOf(left.toLowerCase(), right.toLowerCase());
    if (order !== orderOf(left, right)) throw new Unevaluable(); // The collation is not known.
    return whole(order);
  },
};

function orderOf(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function paddedOrNull(value: Value | undefined, length: number, fill: string, start: boolean): Value {
  if (length < 0) return null;
  // What padding with nothing gives differs between servers.
  if (fill === '' && length > characters(value).length) throw new Unevaluable();
  return padded(value, length, fill, start);
}
