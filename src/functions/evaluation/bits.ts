import { Decimal } from '../../runtime/decimal.ts';
import { Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { count, exact, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

const signed = (bits: bigint): Decimal => new Decimal(bits, 0);

/** The 64 bits of a number. */
function plain(value: Value | undefined): bigint {
  const { units, scale } = exact(value);
  if (scale > 0) throw new Unevaluable(); // How fractions are cut differs between servers.
  return BigInt.asUintN(64, units);
}

/** Places of a shift: large numbers are cut by some servers. */
function places(value: Value | undefined): bigint {
  const number = plain(value);
  if (number >= 2n ** 31n) throw new Unevaluable(); // Shifts this far differ between servers.
  return number;
}

/** MySQL's bits are those of a number without a sign. */
const unsigned = (bits: bigint): Decimal => new Decimal(bits, 0);

/** A whole number shifted as the processor shifts it: by the count's lowest bits, within the width of its type. */
function shifted(width: number, value: Value | undefined, by: Value | undefined, left: boolean): Decimal {
  const distance = BigInt(((count(by) % width) + width) % width);
  const bits = exact(value).units;
  return signed(BigInt.asIntN(width, left ? bits << distance : bits >> distance));
}

/** Two bit strings of one length. */
function pair(one: Value | undefined, other: Value | undefined): readonly [string, string] {
  const [left, right] = [text(one), text(other)];
  if (left.length !== right.length) throw new Refusal(); // Bit strings differ in length.
  return [left, right];
}

function bitwise(one: Value | undefined, other: Value | undefined, bit: (a: string, b: string) => boolean): string {
  const [left, right] = pair(one, other);
  return Array.from(left, (character, i) => (bit(character, right.charAt(i)) ? '1' : '0')).join('');
}

/** Operators of bits: of whole numbers, and of bit strings (PostgreSQL manual 9.3, 9.6). */
export const bitFunctions: Implementations = {
  'int.and': ([one, other]) => signed(exact(one).units & exact(other).units),
  'int.or': ([one, other]) => signed(exact(one).units | exact(other).units),
  'int.xor': ([one, other]) => signed(exact(one).units ^ exact(other).units),
  'int.not': ([one]) => signed(~exact(one).units),
  'int4.shift_left': ([value, by]) => shifted(32, value, by, true),
  'int4.shift_right': ([value, by]) => shifted(32, value, by, false),
  'int8.shift_left': ([value, by]) => shifted(64, value, by, true),
  'int8.shift_right': ([value, by]) => shifted(64, value, by, false),
  'unsigned.and': ([one, other]) => unsigned(plain(one) & plain(other)),
  'unsigned.or': ([one, other]) => unsigned(plain(one) | plain(other)),
  'unsigned.xor': ([one, other]) => unsigned(plain(one) ^ plain(other)),
  'unsigned.not': ([one]) => unsigned(BigInt.asUintN(64, ~plain(one))),
  'unsigned.shift_left': ([value, by]) => {
    const count = places(by);
    return unsigned(count > 63n ? 0n : BigInt.asUintN(64, plain(value) << count));
  },
  'unsigned.shift_right': ([value, by]) => unsigned(places(by) > 63n ? 0n : plain(value) >> places(by)),
  bit_count: ([value]) => Decimal.of([...plain(value).toString(2)].filter((bit) => bit === '1').length),
  'bits.and': ([one, other]) => bitwise(one, other, (a, b) => a === '1' && b === '1'),
  'bits.or': ([one, other]) => bitwise(one, other, (a, b) => a === '1' || b === '1'),
  'bits.xor': ([one, other]) => bitwise(one, other, (a, b) => a !== b),
  'bits.not': ([one]) => Array.from(text(one), (bit) => (bit === '1' ? '0' : '1')).join(''),
  'bits.length': ([one]) => Decimal.of(text(one).length),
  'bits.octets': ([one]) => Decimal.of(Math.ceil(text(one).length / 8)),
  'bits.count': ([one]) => Decimal.of([...text(one)].filter((bit) => bit === '1').length),
  'bits.get': ([value, index]) => {
    const bit = text(value)[count(index)];
    if (bit !== '0' && bit !== '1') throw new Refusal(); // There is no such bit.
    return Decimal.of(Number(bit));
  },
  'bytes.length': ([value]) => Decimal.of(text(value).length / 2),
  'bytes.bits': ([value]) => Decimal.of(text(value).length * 4),
  'bytes.concat': ([one, other]) => text(one) + text(other),
  'bytes.get': ([value, index]) => {
    const digits = text(value).slice(count(index) * 2, count(index) * 2 + 2);
    if (digits.length < 2 || count(index) < 0) throw new Refusal(); // There is no such byte.
    return Decimal.of(Number.parseInt(digits, 16));
  },
  'bytes.substring': ([value, start, length]) => {
    const [from, taken] = [count(start), length === undefined ? Number.MAX_SAFE_INTEGER : count(length)];
    if (taken < 0) throw new Refusal(); // A length is negative.
    const to = from - 1 + taken;
    return text(value).slice(Math.max(0, from - 1) * 2, Math.max(0, to) * 2);
  },
  encode_hex: ([value, form]) => {
    if (text(form).toLowerCase() !== 'hex') throw new Unevaluable(); // This encoding is not known here.
    return text(value);
  },
};
