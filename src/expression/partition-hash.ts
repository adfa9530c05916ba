import type { Expression } from '../ir.ts';
import { lengthOf } from '../runtime/calendar.ts';
import type { Decimal } from '../runtime/decimal.ts';
import { BOOL, type Type } from '../runtime/types.ts';
import { Refusal, Unevaluable, type Value } from '../runtime/value.ts';
import { day, exact, float, moment, span, text, truth } from '../runtime/values-as.ts';
import { node } from './bound.ts';
import type { Binder, Bound } from './scope.ts';

/*
 * To which partition PostgreSQL brings a row by hash: the sum of its columns' hashes, each by the function of its type with
 * a seed of partitions' own (src/backend/partitioning/partbounds.c, src/common/hashfn.c: Bob Jenkins' lookup3).
 */

/** The call that a partition's bound is as a condition: modulus, remainder, and the columns. No user can write the name. */
export const HASH_PARTITION = 'hash partition';

/** Whether the hash of the columns leaves the remainder: HASH_PARTITION(modulus, remainder, column…). */
export function bindHashPartition(given: readonly Expression[], binder: Binder): Bound {
  const [modulus, remainder, ...columns] = given.map(binder.bind);
  if (modulus === undefined || remainder === undefined || !modulus.constant || !remainder.constant)
    throw new Unevaluable(); // The bound of a partition by hash is two numbers.
  const hashes = columns.map(({ type }) => hashOf(type));
  return node(BOOL, columns, (environment) => {
    let sum = 0n;
    columns.forEach(({ run }, place) => {
      const value = run(environment);
      if (value !== null) sum = combined(sum, (hashes[place] as Hash)(value));
    });
    return sum % exact(modulus.run(environment)).units === exact(remainder.run(environment)).units;
  });
}

type Hash = (value: Value) => bigint;

const SEED = 0x7a5b22367996dcfdn;

function combined(sum: bigint, hash: bigint): bigint {
  return sum ^ BigInt.asUintN(64, hash + 0x49a0f4dd15e5a8e3n + (sum << 54n) + (sum >> 7n));
}

/** The hash of a type's values. Throws Unevaluable where it is not known. */
function hashOf({ name }: Type): Hash {
  switch (name) {
    case 'int2':
    case 'int4':
      return (value) => hashOfInteger(Number(exact(value).units));
    case 'int8':
      return (value) => hashOfLong(exact(value).units);
    case 'numeric':
      return (value) => hashOfNumeric(exact(value));
    case 'float4':
    case 'float8':
      return (value) => hashOfFloat(float(value));
    case 'bool':
      return (value) => hashOfInteger(truth(value) ? 1 : 0);
    case 'text':
    case 'bpchar':
      return (value) => hashOfBytes(new TextEncoder().encode(text(value)));
    case 'bytea':
    case 'uuid':
      return (value) => hashOfBytes(bytesOf(text(value)));
    case 'date':
      return (value) => hashOfInteger(day(value) - DAYS_TO_2000);
    case 'time':
      return (value) => hashOfLong(moment(value));
    case 'timestamp':
    case 'timestamptz':
      return (value) => hashOfLong(moment(value) - BigInt(DAYS_TO_2000) * MICROSECONDS_OF_DAY);
    case 'interval':
      return (value) => hashOfLong(BigInt.asIntN(64, lengthOf(span(value))));
    default:
      throw new Unevaluable(); // The hash of values of this type is not known here.
  }
}

/** The server counts days and microseconds from the year 2000. */
const DAYS_TO_2000 = 10_957;
const MICROSECONDS_OF_DAY = 86_400_000_000n;

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Three words that are mixed, by their places in an array. */
type State = Uint32Array;

const A = 0;
const B = 1;
const C = 2;

function word(state: State, place: number): number {
  return state[place] as number;
}

function rotated(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}

/** Steps of a mixing: `one` takes from `other`, and is mixed with it turned by so many bits; then `other` takes `third`. */
const MIXING = [
  [A, C, 4, B],
  [B, A, 6, C],
  [C, B, 8, A],
  [A, C, 16, B],
  [B, A, 19, C],
  [C, B, 4, A],
] as const;

function mix(state: State): void {
  for (const [one, other, by, third] of MIXING) {
    state[one] = (word(state, one) - word(state, other)) ^ rotated(word(state, other), by);
    state[other] = word(state, other) + word(state, third);
  }
}

/** Steps of the end: `one` is mixed with `other`, and takes it turned by so many bits. */
const ENDING = [
  [C, B, 14],
  [A, C, 11],
  [B, A, 25],
  [C, B, 16],
  [A, C, 4],
  [B, A, 14],
  [C, B, 24],
] as const;

function ended(state: State): bigint {
  for (const [one, other, by] of ENDING) {
    state[one] = (word(state, one) ^ word(state, other)) - rotated(word(state, other), by);
  }
  return (BigInt(word(state, B)) << 32n) | BigInt(word(state, C));
}

/** The words for so many bytes, with the seed in them. */
function seeded(length: number): State {
  const first = 0x9e3779b9 + length + 3923095;
  const state = new Uint32Array([first, first, first]);
  state[A] = word(state, A) + Number(SEED >> 32n);
  state[B] = word(state, B) + Number(SEED & 0xffffffffn);
  mix(state);
  return state;
}

function hashOfInteger(value: number): bigint {
  const state = seeded(4);
  state[A] = word(state, A) + value;
  return ended(state);
}

/** So that a number has the hash that it has as a shorter integer. */
function hashOfLong(value: bigint): bigint {
  const [low, high] = [Number(BigInt.asIntN(32, value)), Number(BigInt.asIntN(32, value >> 32n))];
  return hashOfInteger(low ^ (value >= 0n ? high : ~high));
}

const BLOCK = 12;

function hashOfBytes(bytes: Uint8Array): bigint {
  const state = seeded(bytes.length);
  const whole = Math.floor(bytes.length / BLOCK) * BLOCK;
  for (let start = 0; start < whole; start += BLOCK) {
    for (let i = 0; i < BLOCK; i++) addByte(state, i, bytes[start + i] ?? 0);
    mix(state);
  }
  // The lowest byte of the last word is left to the length.
  for (let i = whole; i < bytes.length; i++) addByte(state, i - whole < 8 ? i - whole : i - whole + 1, bytes[i] ?? 0);
  return ended(state);
}

function addByte(state: State, place: number, byte: number): void {
  state[place >> 2] = word(state, place >> 2) + (byte << (8 * (place & 3)));
}

function hashOfFloat(value: number): bigint {
  if (!Number.isFinite(value)) throw new Refusal(); // Only numbers are hashed here.
  // Zero is the same with either sign.
  if (value === 0) return SEED;
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value, true);
  return hashOfBytes(bytes);
}

/** Decimal digits of what the server keeps as one digit. */
const DIGITS = 4;

/** The digits without zeros at either end, and the weight of the first: neither sign nor scale count. */
function hashOfNumeric({ units, scale }: Decimal): bigint {
  const written = String(units < 0n ? -units : units);
  const fraction = Math.ceil(scale / DIGITS) * DIGITS;
  const aligned = written + '0'.repeat(fraction - scale);
  const padded = aligned.padStart(Math.ceil(aligned.length / DIGITS) * DIGITS, '0');
  const digits = (padded.match(/.{4}/g) ?? []).map(Number);
  const first = digits.findIndex((digit) => digit !== 0);
  if (first < 0) return BigInt.asUintN(64, SEED - 1n);
  const last = digits.findLastIndex((digit) => digit !== 0);
  const weight = digits.length - fraction / DIGITS - 1 - first;
  const bytes = new Uint8Array(2 * (last - first + 1));
  const view = new DataView(bytes.buffer);
  digits.slice(first, last + 1).forEach((digit, place) => {
    view.setInt16(2 * place, digit, true);
  });
  return hashOfBytes(bytes) ^ BigInt.asUintN(64, BigInt(weight));
}
