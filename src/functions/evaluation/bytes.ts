import { Decimal, round } from '../../runtime/decimal.ts';
import { digestLetters, LETTERS_OF_BLOCK, LETTERS_OF_LONG_BLOCK } from '../../runtime/environment.ts';
import { networkText, parseNetwork } from '../../runtime/network-value.ts';
import { isDigestLength, sha1, sha2 } from '../../runtime/sha.ts';
import { isAscii } from '../../runtime/text-comparison.ts';
import { Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { count, exact, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

const UUID = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

/** The groups of digits of a UUID; braces may stand around it. */
function uuidGroups(written: string): readonly string[] | null {
  const inner = /^\{(.*)\}$/s.exec(written)?.[1] ?? written;
  const hyphens = inner.split('-').length - 1;
  if (hyphens !== 0 && hyphens !== 4) return null;
  return UUID.exec(inner)?.slice(1) ?? null;
}

/** Bytes in the order of UUID_TO_BIN(…, 1): the parts of the time the other way about. */
function swapped([low = '', middle = '', high = '', ...rest]: readonly string[]): readonly string[] {
  return [high, middle, low, ...rest];
}

function isSwapped(flag: Value | undefined): boolean {
  return flag !== undefined && exact(flag).units !== 0n;
}

/** Plain bytes of a text; beyond ASCII they depend on its character set. */
function plain(value: Value | undefined): string {
  if (!isAscii(text(value))) throw new Unevaluable(); // The bytes depend on the character set.
  return text(value);
}

/** The digits of a 64-bit number in a base, those below zero as two's complement. */
function digitsIn(value: Value | undefined, base: number): string {
  const { units, scale } = exact(value);
  if (scale > 0) throw new Unevaluable(); // How fractions are cut differs between servers.
  return BigInt.asUintN(64, units).toString(base).toUpperCase();
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base 64 in lines of 76 characters. */
function base64Of(value: string): string {
  let written = '';
  for (let at = 0; at < value.length; at += 3) {
    const bytes = [0, 1, 2].map((i) => value.charCodeAt(at + i) || 0);
    const [one = 0, two = 0, three = 0] = bytes;
    const number = (one << 16) | (two << 8) | three;
    const length = Math.min(3, value.length - at) + 1;
    for (let i = 0; i < 4; i++) written += i < length ? ALPHABET.charAt((number >> (18 - 6 * i)) & 63) : '=';
  }
  return written.replaceAll(/(.{76})(?=.)/g, '$1\n');
}

/** A character for each byte of hexadecimal digits. */
function charactersOf(hexadecimal: string): string {
  return hexadecimal.replaceAll(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** The bytes that base 64 stands for, as hexadecimal digits. */
function fromBase64(written: string): string {
  const digits = written.replaceAll(/\s+/g, '');
  if (digits.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(digits)) throw new Refusal(); // The text is no base 64.
  const bits = [...digits.replace(/=+$/, '')]
    .map((digit) => ALPHABET.indexOf(digit).toString(2).padStart(6, '0'))
    .join('');
  const bytes = Math.floor(bits.length / 8);
  return Array.from({ length: bytes }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8), 2))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** CONV between bases from 2 to 36 of a plain number. */
function converted(written: string, from: number, to: number): string {
  if (from < 2 || from > 36 || to < 2 || to > 36) throw new Unevaluable(); // These bases are not evaluated.
  const digits = /^(-?)([0-9a-z]{1,12})$/i.exec(written);
  if (digits === null) throw new Unevaluable(); // What of a text is a number is not asked.
  const [, sign = '', body = ''] = digits;
  let number = 0n;
  for (const digit of body.toLowerCase()) {
    const value = Number.parseInt(digit, 36);
    if (value >= from) throw new Unevaluable(); // What of a text is a number is not asked.
    number = number * BigInt(from) + BigInt(value);
  }
  return BigInt.asUintN(64, sign === '-' ? -number : number)
    .toString(to)
    .toUpperCase();
}

/** Digits of the letters from A to Z in SOUNDEX. */
const SOUNDS = '01230120022455012623010202';

/** MySQL's SOUNDEX (manual 14.8), of any length: vowels are left out first, then what sounds as the one before. */
function soundex(written: string): string {
  const [first, ...rest] = written.toUpperCase().replaceAll(/[^A-Z]/g, '');
  if (first === undefined) return '';
  const digitOf = (letter: string): string => SOUNDS.charAt(letter.charCodeAt(0) - 65);
  let digits = '';
  let last = digitOf(first);
  for (const digit of rest.map(digitOf)) {
    if (digit === '0' || digit === last) continue;
    digits += digit;
    last = digit;
  }
  return first + digits.padEnd(3, '0');
}

/** MySQL's FORMAT: a number rounded to so many decimals, its digits in groups of three. */
function grouped(value: Value | undefined, decimals: number): string {
  const places = Math.min(Math.max(decimals, 0), 30);
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d+)\.?(\d*)$/.exec(round(exact(value), places).toString()) ?? [];
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}${groups}${places === 0 ? '' : `.${fraction.padEnd(places, '0')}`}`;
}

/** The bits of a number, the lowest first. */
function bitsOf(value: Value | undefined, count: number): readonly boolean[] {
  const { units, scale } = exact(value);
  if (scale > 0) throw new Unevaluable(); // How fractions are cut differs between servers.
  const unsigned = BigInt.asUintN(64, units);
  return Array.from({ length: count }, (_, bit) => ((unsigned >> BigInt(bit)) & 1n) === 1n);
}

/** MySQL's functions between numbers, texts and their bytes (manual 14.8, 14.12, 14.23). */
export const byteFunctions: Implementations = {
  'bytes.hex': ([value]) => text(value).toUpperCase(),
  'number.hex': ([value]) => digitsIn(value, 16),
  'number.binary': ([value]) => digitsIn(value, 2),
  'number.octal': ([value]) => digitsIn(value, 8),
  'number.converted': ([value, from, to]) => converted(text(value), count(from), count(to)),
  /** What is no number is refused by MySQL, and NULL in MariaDB. */
  'bytes.of_hex': ([value]) => {
    const digits = text(value);
    if (!/^[0-9a-f]*$/i.test(digits)) throw new Refusal(); // The text is no number.
    return (digits.length % 2 === 0 ? digits : `0${digits}`).toLowerCase();
  },
  'bytes.left': ([value, length]) => text(value).slice(0, 2 * Math.max(0, count(length))),
  'bytes.right': ([value, length]) => {
    const number = Math.min(count(length), text(value).length / 2);
    return number <= 0 ? '' : text(value).slice(-2 * number);
  },
  'bytes.first': ([value]) => Decimal.of(Number.parseInt(text(value).slice(0, 2) || '0', 16)),
  is_uuid: ([value]) => uuidGroups(text(value)) !== null,
  uuid_to_bin: ([value, flag]) => {
    const groups = uuidGroups(text(value));
    if (groups === null) throw new Refusal(); // The text is no UUID.
    return (isSwapped(flag) ? swapped(groups) : groups).join('').toLowerCase();
  },
  bin_to_uuid: ([value, flag]) => {
    const digits = text(value);
    if (digits.length !== 32) throw new Refusal(); // A UUID has 16 bytes.
    const cut = isSwapped(flag) ? [4, 8, 16, 20, 32] : [8, 12, 16, 20, 32];
    const groups = cut.map((end, i) => digits.slice(cut[i - 1] ?? 0, end));
    return (isSwapped(flag) ? swapped(groups) : groups).join('-');
  },
  inet6_aton: ([value]) => {
    const { family, bits, mask } = parseNetwork(text(value));
    if (/[\s/]/.test(text(value))) throw new Refusal(); // The text is no address.
    return bits.toString(16).padStart(family === 4 ? 8 : mask / 4, '0');
  },
  inet6_ntoa: ([value]) => {
    const digits = text(value);
    const family = digits.length === 8 ? 4 : 6;
    if (digits.length !== 8 && digits.length !== 32) throw new Refusal(); // An address has 4 or 16 bytes.
    const bits = BigInt(`0x${digits}`);
    if (family === 6 && bits >> 32n <= 0xffffn) throw new Unevaluable(); // Mapped addresses are written in several ways.
    return networkText({ kind: 'network', family, bits, mask: family === 4 ? 32 : 128 }, true);
  },
  ord: ([value]) => Decimal.of(plain(value).codePointAt(0) ?? 0),
  'bytes.base64': ([value]) => base64Of(charactersOf(text(value))),
  to_base64: ([value]) => base64Of(plain(value)),
  from_base64: ([value]) => fromBase64(plain(value)),
  'number.grouped': ([value, decimals]) => grouped(value, count(decimals)),
  make_set([chosen = null, ...given]) {
    if (chosen === null) return null;
    const bits = bitsOf(chosen, Math.min(given.length, 64));
    return given
      .filter((value, bit) => bits[bit] === true && value !== null)
      .map((value) => text(value))
      .join(',');
  },
  export_set: ([value, on, off, mark, length]) =>
    bitsOf(value, length === undefined ? 64 : Math.min(Math.max(count(length), 0), 64))
      .map((bit) => text(bit ? on : off))
      .join(mark === undefined ? ',' : text(mark)),
  sha1: ([value], { spend }) => {
    spend(digestLetters(plain(value), LETTERS_OF_BLOCK));
    return sha1(new TextEncoder().encode(plain(value)));
  },
  /** NULL where there is no digest of so many bits. */
  sha2([value, length], { spend }) {
    const bits = count(length) === 0 ? 256 : count(length);
    spend(digestLetters(plain(value), bits > 256 ? LETTERS_OF_LONG_BLOCK : LETTERS_OF_BLOCK));
    return isDigestLength(bits) ? sha2(new TextEncoder().encode(plain(value)), bits) : null;
  },
  soundex: ([value]) => soundex(plain(value)),
  quote: ([value = null]) =>
    value === null
      ? 'NULL'
      : `'${text(value).replaceAll(/[\\']/g, '\\$&').replaceAll('\0', '\\0').replaceAll('\x1a', '\\Z')}'`,
};
