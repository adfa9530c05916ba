import { withoutBlanks } from './blanks.ts';
import { clockText, momentText } from './calendar.ts';
import { absolute, compareDecimals, Decimal, parseDecimal, round, wholeDigitsOf } from './decimal.ts';
import type { Environment } from './environment.ts';
import { parseGeometric } from './geometric-value.ts';
import { type JsonValue, parseJson, serialized } from './json-value.ts';
import { networkText, parseNetwork } from './network-value.ts';
import { fieldsOf } from './record-text.ts';
import { dateText, intervalText, parseDate, parseInterval, parseMoment, parseTime } from './temporal-text.ts';
import type { Field, Type } from './types.ts';
import { Refusal, Unevaluable, type Value } from './value.ts';
import { array, day, document, exact, json, moment, network, range, span, text, truth } from './values-as.ts';

const TRUE = /^\s*(?:t|tr|tru|true|y|ye|yes|on|1)\s*$/i;
const FALSE = /^\s*(?:f|fa|fal|fals|false|n|no|of|off|0)\s*$/i;

/** Bits of the integer types. */
const BITS = { int2: 16, int4: 32, int8: 64 } as const;

/** The number, if the integer type holds it; else Refusal. */
export function inRange(number: Decimal, name: 'int2' | 'int4' | 'int8'): Decimal {
  const limit = 2n ** BigInt(BITS[name] - 1);
  if (number.units >= limit || number.units < -limit) throw new Refusal(); // The number is out of range.
  return number;
}

/** Numbers that servers read and that are not read here: no finite ones, those of other bases, digits in groups. */
const OTHER_NUMBER = /^\s*[+-]?(?:nan|inf(?:inity)?|0[xob][0-9a-f_]+|[0-9_.]+(?:e[+-]?[0-9_]+)?)\s*$/i;

/** Reads a value of a type from its text, as the server reads a literal. Throws Refusal for a malformed text. */
export function valueFromText(written: string, type: Type, environment: Environment): Value {
  switch (type.name) {
    case 'unknown':
    case 'text':
    case 'enum':
    case 'xml':
      return written;
    case 'bpchar':
      return withoutBlanks(written);
    case 'bool':
      if (!TRUE.test(written) && !FALSE.test(written)) throw new Refusal(); // The text is no truth value.
      return TRUE.test(written);
    case 'int2':
    case 'int4':
    case 'int8': {
      const number = /[.eE]/.test(written) ? null : parseDecimal(written);
      if (number === null) throw new Refusal(); // The text is no integer.
      return inRange(number, type.name);
    }
    case 'numeric': {
      const number = parseDecimal(written);
      if (number === null) throw OTHER_NUMBER.test(written) ? new Unevaluable() : new Refusal();
      return number;
    }
    case 'float4':
    case 'float8':
      return floatFromText(written, type.name === 'float4');
    case 'money':
      return parseDecimal(written.replaceAll(/[$,]/g, '')) ?? refuse();
    case 'bytea':
      return bytesFromText(written);
    case 'bit':
      return /^[01]*$/.test(written) ? written : refuse();
    case 'date':
      return parseDate(written);
    case 'time':
      return parseTime(written);
    case 'timestamp':
      return parseMoment(written).moment;
    case 'timestamptz': {
      const { moment, zone } = parseMoment(written);
      return moment - (zone ?? environment.zone());
    }
    case 'interval':
      return parseInterval(written);
    case 'uuid':
      return uuidFromText(written);
    case 'json':
    case 'jsonb':
      return document(jsonFromText(written));
    case 'inet':
      return parseNetwork(written);
    case 'array':
      return arrayFromText(written, type.of ?? type, environment);
    case 'range':
      return rangeFromText(written, type.of ?? type, environment);
    case 'point':
    case 'line':
    case 'lseg':
    case 'box':
    case 'path':
    case 'polygon':
    case 'circle':
      return parseGeometric(written, type.name);
    case 'row':
      return recordFromText(written, type.fields ?? [], environment);
    default:
      throw new Unevaluable(); // Values of this type are not evaluated.
  }
}

/** A field whose values are not known here is kept as that it is there. */
function recordFromText(written: string, types: readonly Field[], environment: Environment): Value {
  const texts = fieldsOf(written);
  if (texts.length !== types.length) throw new Refusal();
  const fields = types.map(({ type }, i) => {
    const field = texts[i] ?? null;
    if (field === null) return null;
    return type.name === 'opaque' || type.name === 'geometry' ? true : valueFromText(field, type, environment);
  });
  return { kind: 'record', fields };
}

function refuse(): never {
  throw new Refusal();
}

function jsonFromText(written: string): JsonValue {
  const parsed = parseJson(written);
  if (parsed !== undefined) return parsed;
  // Deeper than is read here, it may be well formed.
  if (written.length > 150 && /[[{]/.test(written)) throw new Unevaluable(); // A document this deep is not read.
  throw new Refusal();
}

function floatFromText(written: string, single: boolean): number {
  if (!/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(written)) {
    throw /nan|inf/i.test(written) ? new Unevaluable() : new Refusal();
  }
  const number = Number(written);
  if (!Number.isFinite(number)) throw new Refusal(); // The number is out of range.
  return single ? Math.fround(number) : number;
}

function bytesFromText(written: string): string {
  if (written.startsWith('\\x')) return written.slice(2).replaceAll(' ', '').toLowerCase();
  if (written.includes('\\')) throw new Unevaluable(); // Escapes of bytes are not read.
  return hexadecimalOf(written);
}

/** The bytes of a text in UTF-8 as hexadecimal digits. */
export function hexadecimalOf(written: string): string {
  return [...new TextEncoder().encode(written)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function uuidFromText(written: string): string {
  const digits = written.trim().replaceAll(/[{}-]/g, '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(digits) ? digits : refuse();
}

/** The elements of an array literal; null stands for NULL. PostgreSQL manual 8.15.2. */
function arrayFromText(written: string, of: Type, environment: Environment): Value {
  const items: Value[] = [];
  const body = /^\s*\{([\s\S]*)\}\s*$/.exec(written)?.[1];
  if (body === undefined) throw new Refusal();
  if (body.trim() === '') return { kind: 'array', dimensions: [], items };
  if (/^\s*\{/.test(body)) return nestedArray(body, of, environment);
  const element = /\s*(?:"((?:[^"\\]|\\.)*)"|([^,{}"]*?))\s*(,|$)/sy;
  for (let more = true; more; ) {
    const match = element.exec(body);
    if (match === null) throw new Refusal();
    const [, quoted, plain = '', mark] = match;
    const piece = quoted?.replaceAll(/\\(.)/gs, '$1') ?? plain;
    if (quoted === undefined && piece === '') throw new Refusal();
    items.push(quoted === undefined && piece.toLowerCase() === 'null' ? null : valueFromText(piece, of, environment));
    more = mark === ',';
  }
  return { kind: 'array', dimensions: [items.length], items };
}

/** An array of arrays: its rows are read one by one, and must be of one size. */
function nestedArray(body: string, of: Type, environment: Environment): Value {
  const rows: Value[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let i = 0; i < body.length; i++) {
    const character = body.charAt(i);
    if (character === '\\') i++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && character === '{' && depth++ === 0) start = i;
    else if (!quoted && character === '}' && --depth === 0)
      rows.push(arrayFromText(body.slice(start, i + 1), of, environment));
  }
  const arrays = rows.map(array);
  const inner = arrays[0]?.dimensions ?? [];
  if (arrays.some(({ dimensions }) => String(dimensions) !== String(inner))) throw new Refusal();
  return { kind: 'array', dimensions: [arrays.length, ...inner], items: arrays.flatMap(({ items }) => items) };
}

/** A range literal, in the canonical form of its subtype. PostgreSQL manual 8.17.5. */
function rangeFromText(written: string, of: Type, environment: Environment): Value {
  if (/^\s*empty\s*$/i.test(written)) return EMPTY_RANGE;
  const match = /^\s*([[(])\s*(?:"([^"]*)"|([^,"]*))\s*,\s*(?:"([^"]*)"|([^\])"]*))\s*([\])])\s*$/.exec(written);
  if (match === null) throw new Refusal();
  const [, open, lowQuoted, low = '', highQuoted, high = '', close] = match;
  const bound = (piece: string) => (piece.trim() === '' ? null : valueFromText(piece, of, environment));
  return madeRange(bound(lowQuoted ?? low), bound(highQuoted ?? high), open === '[', close === ']', of);
}

const EMPTY_RANGE: Value = {
  kind: 'range',
  empty: true,
  lower: null,
  upper: null,
  lowerInclusive: false,
  upperInclusive: false,
};

/** A range in its canonical form: of whole numbers and days, the lower bound is in it and the upper one is not. */
export function madeRange(
  lower: Value,
  upper: Value,
  lowerInclusive: boolean,
  upperInclusive: boolean,
  of: Type,
): Value {
  const discrete = of.name === 'int4' || of.name === 'int8' || of.name === 'date';
  const next = (value: Value): Value =>
    value instanceof Decimal
      ? inRange(new Decimal(value.units + 1n, 0), of.name === 'int8' ? 'int8' : 'int4')
      : typeof value === 'number'
        ? value + 1
        : value;
  const order = lower === null || upper === null ? -1 : plainOrder(lower, upper);
  if (order > 0) throw new Refusal(); // The bounds of a range are out of order.
  if (order === 0 && !(lowerInclusive && upperInclusive)) return EMPTY_RANGE;
  const from = discrete && lower !== null && !lowerInclusive ? next(lower) : lower;
  const to = discrete && upper !== null && upperInclusive ? next(upper) : upper;
  const [fromInclusive, toInclusive] = discrete
    ? [from !== null, false]
    : [lowerInclusive && lower !== null, upperInclusive && upper !== null];
  const width = from === null || to === null ? -1 : plainOrder(from, to);
  if (width > 0 || (width === 0 && !(fromInclusive && toInclusive))) return EMPTY_RANGE;
  return {
    kind: 'range',
    empty: false,
    lower: from,
    upper: to,
    lowerInclusive: fromInclusive,
    upperInclusive: toInclusive,
  };
}

/** The order of two values of one type whose order is that of numbers: what ranges are made of. */
export function plainOrder(one: Value, other: Value): number {
  if (one instanceof Decimal && other instanceof Decimal) return compareDecimals(one, other);
  if (
    (typeof one === 'number' && typeof other === 'number') ||
    (typeof one === 'bigint' && typeof other === 'bigint')
  ) {
    return one < other ? -1 : one > other ? 1 : 0;
  }
  throw new Unevaluable(); // These bounds are not compared.
}

/** The text of a value of a type, as a cast to text gives it. */
export function textFromValue(value: Value, type: Type, environment: Environment): string {
  switch (type.name) {
    case 'bool':
      return String(truth(value));
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
      return exact(value).toString();
    case 'float4':
    case 'float8':
      return floatText(value, type.name === 'float4');
    case 'date':
      return dateText(day(value));
    case 'time':
      return clockText(moment(value));
    case 'timestamp':
      return momentText(moment(value));
    case 'timestamptz':
      environment.zone();
      throw new Unevaluable(); // A moment is written in the zone of the session.
    case 'interval':
      return intervalText(span(value));
    case 'uuid':
      return text(value).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    case 'jsonb':
      return serialized(json(value));
    case 'inet':
      return networkText(network(value), false);
    case 'bytea':
      return `\\x${text(value)}`;
    case 'money':
      throw new Unevaluable(); // An amount is written as the locale has it.
    case 'array':
    case 'range':
      return compoundText(value, type, environment);
    case 'json':
    case 'opaque':
    case 'row':
    case 'point':
    case 'line':
    case 'lseg':
    case 'box':
    case 'path':
    case 'polygon':
    case 'circle':
    case 'geometry':
      throw new Unevaluable(); // The text of such a value is not known.
    default:
      return text(value);
  }
}

function compoundText(value: Value, type: Type, environment: Environment): string {
  const of = type.of ?? type;
  const inner = (item: Value) => (item === null ? '' : textFromValue(item, of, environment));
  if (type.name === 'array') {
    const { items, dimensions } = array(value);
    if (dimensions.length > 1) throw new Unevaluable(); // The text of an array of arrays is not written.
    const quoted = (item: string) =>
      /^$|[{}",\\\s]|^null$/i.test(item) ? `"${item.replaceAll(/["\\]/g, '\\$&')}"` : item;
    return `{${items.map((item) => (item === null ? 'NULL' : quoted(inner(item)))).join(',')}}`;
  }
  const { empty, lower, upper, lowerInclusive, upperInclusive } = range(value);
  if (empty) return 'empty';
  const quoted = (bound: string) => (/[\s",()[\]\\]/.test(bound) ? `"${bound}"` : bound);
  return `${lowerInclusive ? '[' : '('}${quoted(inner(lower))},${quoted(inner(upper))}${upperInclusive ? ']' : ')'}`;
}

/** A float as PostgreSQL writes it: the shortest digits that give it back. */
function floatText(value: Value, single: boolean): string {
  if (typeof value !== 'number') throw new TypeError('A float is no number.');
  if (single && Math.fround(value) === value && !Number.isInteger(value)) {
    throw new Unevaluable(); // The digits of a single float are not known.
  }
  if (Object.is(value, -0)) return '-0';
  const written = String(value);
  const size = Math.abs(value);
  // JavaScript turns to exponents elsewhere than the server does.
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) throw new Unevaluable(); // The form of this float is not known.
  return written;
}

/** Rounds to a scale and refuses what has more digits before the point than the precision leaves. */
export function fittedDecimal(number: Decimal, precision: number, scale: number): Decimal {
  const rounded = round(number, scale);
  if (wholeDigitsOf(absolute(rounded)) > Math.max(0, precision - scale)) throw new Refusal(); // The number is out of range.
  return rounded;
}
