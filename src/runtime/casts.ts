import type { Semantics, TypeName } from '../../grammar/semantics.ts';
import type { Shape } from '../../grammar/shape.ts';
import { filledUp, withoutBlanks } from './blanks.ts';
import { clockText, DAY, interval, momentOf, SECOND, splitMoment } from './calendar.ts';
import { Decimal, parseDecimal, round, signOf, toFloat } from './decimal.ts';
import type { Environment } from './environment.ts';
import { isNumber } from './json-value.ts';
import { dateText, parseSpan } from './temporal-text.ts';
import { fittedDecimal, inRange, textFromValue, valueFromText } from './text-form.ts';
import { isExact, isInteger, isJson, isText, type Type } from './types.ts';
import { type Present, Refusal, Unevaluable, type Value } from './value.ts';
import { array, day, document, exact, float, json, moment, span, text, truth } from './values-as.ts';

/** Makes a value of one type, not NULL, one of another. Throws Refusal where the server refuses the value. */
export type Converter = (value: Present, environment: Environment) => Value;

const same: Converter = (value) => value;

type Pairs = Partial<Readonly<Record<TypeName, Partial<Readonly<Record<TypeName, Converter>>>>>>;

/** Casts between types that are neither text nor numbers, from → to (PostgreSQL manual 9.9, pg_cast). */
const PAIRS: Pairs = {
  bool: { int4: (value) => Decimal.of(truth(value) ? 1 : 0) },
  int4: { bool: (value) => signOf(exact(value)) !== 0 },
  date: {
    timestamp: (value) => momentOf(day(value)),
    timestamptz: (value, environment) => momentOf(day(value)) - environment.zone(),
  },
  timestamp: {
    date: (value) => splitMoment(moment(value)).day,
    time: (value) => splitMoment(moment(value)).microseconds,
    timestamptz: (value, environment) => moment(value) - environment.zone(),
  },
  timestamptz: {
    date: (value, environment) => splitMoment(moment(value) + environment.zone()).day,
    time: (value, environment) => splitMoment(moment(value) + environment.zone()).microseconds,
    timestamp: (value, environment) => moment(value) + environment.zone(),
  },
  time: { interval: (value) => interval(0, 0, moment(value)) },
  interval: { time: (value) => ((span(value).microseconds % DAY) + DAY) % DAY },
  json: { jsonb: same },
  jsonb: {
    json: same,
    numeric: ofNumber((number) => number),
    int2: ofNumber((number) => inRange(round(number, 0), 'int2')),
    int4: ofNumber((number) => inRange(round(number, 0), 'int4')),
    int8: ofNumber((number) => inRange(round(number, 0), 'int8')),
    float8: ofNumber(toFloat),
    bool: (value) => {
      const found = json(value);
      if (typeof found === 'boolean' || found === null) return found;
      throw new Refusal(); // The document is no truth value.
    },
  },
  money: { numeric: same },
  numeric: { money: (value) => round(exact(value), 2) },
};

/** A number in a document as another; JSON's null is NULL. */
function ofNumber(convert: (number: Decimal) => Value): Converter {
  return (value) => {
    const found = json(value);
    if (found === null) return null;
    if (!isNumber(found)) throw new Refusal(); // The document is no number.
    return convert(found.number);
  };
}

/** Whether values of a type become none of another type here. */
function isClosed({ name }: Type): boolean {
  return name === 'opaque' || name === 'geometry';
}

/** The cast from one type to another as the types alone say it; null: there is none here. */
export function converterOf(from: Type, to: Type): Converter | null {
  if (isClosed(from) || isClosed(to)) return from.name === 'geometry' && to.name === 'geometry' ? same : null;
  const pair = PAIRS[from.name]?.[to.name];
  if (pair !== undefined) return pair;
  if (from.name === 'array' && to.name === 'array') return arrayConverter(from, to);
  if (from.name === to.name) return same;
  if (from.name === 'unknown' || isText(from)) {
    if (isText(to)) return to.name === 'bpchar' ? (value) => withoutBlanks(text(value)) : same;
    return (value, environment) => valueFromText(text(value), to, environment);
  }
  if (isText(to)) return (value, environment) => textFromValue(value, from, environment);
  return numberConverter(from, to);
}

function arrayConverter(from: Type, to: Type): Converter | null {
  const convert = from.of === null || to.of === null ? null : converterOf(from.of, to.of);
  if (convert === null) return null;
  return (value, environment) => {
    const { dimensions, items } = array(value);
    const converted = items.map((item) => (item === null ? null : convert(item, environment)));
    return { kind: 'array', dimensions, items: converted };
  };
}

function numberConverter(from: Type, to: Type): Converter | null {
  if (isExact(from)) {
    if (to.name === 'numeric') return same;
    if (to.name === 'float8') return (value) => toFloat(exact(value));
    if (to.name === 'float4') return (value) => Math.fround(toFloat(exact(value)));
    return toInteger(to, (value) => round(exact(value), 0));
  }
  if (from.name !== 'float4' && from.name !== 'float8') return null;
  if (to.name === 'float8') return same;
  if (to.name === 'float4') return (value) => Math.fround(float(value));
  if (to.name === 'numeric') return (value) => decimalOfFloat(float(value), from.name === 'float4' ? 6 : 15);
  return toInteger(to, (value) => Decimal.of(roundedToEven(float(value))));
}

function toInteger({ name }: Type, rounded: (value: Present) => Decimal): Converter | null {
  return name === 'int2' || name === 'int4' || name === 'int8' ? (value) => inRange(rounded(value), name) : null;
}

/** A double as an exact number of so many significant digits. */
function decimalOfFloat(number: number, digits: number): Decimal {
  const found = Number.isFinite(number) ? parseDecimal(String(Number(number.toPrecision(digits)))) : null;
  if (found === null) throw new Unevaluable(); // This float has no exact form.
  return found;
}

/** Rounded as the processor does: halves to the even neighbour. */
export function roundedToEven(number: number): number {
  const whole = Math.round(number);
  return Math.abs(number % 1) === 0.5 && whole % 2 !== 0 ? whole - 1 : whole;
}

/**
 * The conversion of a server that makes numbers and text of everything. What it would only warn of while it reads is
 * refused while it writes, in its default mode: so is a text that is no number.
 */
export function looseConverterOf(from: Type, to: Type): Converter | null {
  if (isClosed(from) || isClosed(to)) return from.name === 'geometry' && to.name === 'geometry' ? same : null;
  if (from.name === to.name) return same;
  if (from.textForm === 'bytes' && isText(to)) return null;
  if (typeof from.textForm === 'number' && isInteger(from) && isText(to)) return zeroFiller(from.textForm);
  const timeText = timeTextOf(from);
  if (timeText !== null && isText(to)) return (value) => timeText(value);
  if (timeText !== null && (isExact(to) || to.name === 'float8')) return timeNumber(timeText, to);
  if (isJson(from)) return isJson(to) ? same : looseJsonNumber(to);
  if (from.name === 'bool') {
    const number: Converter = (value) => Decimal.of(truth(value) ? 1 : 0);
    const further =
      to.name === 'text' ? (value: Value) => String(value) : looseConverterOf({ ...from, name: 'int8' }, to);
    return further === null ? null : (value, environment) => further(number(value, environment) ?? value, environment);
  }
  if (to.name === 'bool') {
    const number = looseConverterOf(from, { ...to, name: 'float8' });
    return number === null ? null : (value, environment) => number(value, environment) !== 0;
  }
  if (from.name === 'enum' && (isExact(to) || to.name === 'float8')) {
    const labels = from.labels ?? [];
    const index: Converter = (value) => Decimal.of(labels.indexOf(text(value)) + 1);
    return to.name === 'float8' ? (value) => labels.indexOf(text(value)) + 1 : index;
  }
  if (from.name === 'text' && from.labels !== null && (isExact(to) || to.name === 'float8')) {
    const { labels } = from;
    return (value) => (to.name === 'float8' ? toFloat(maskOf(text(value), labels)) : maskOf(text(value), labels));
  }
  if (isText(from) && (isInteger(to) || to.name === 'numeric')) return looseNumber(to);
  if (isText(from) && isText(to)) return same;
  if (isText(from) && to.name === 'bytea') return null;
  if (isText(from) && to.name === 'time') return (value) => parseSpan(text(value));
  if (isText(to) && (from.name === 'timestamp' || from.name === 'bytea')) return null;
  return converterOf(from, to);
}

/** A whole number as a text of so many digits at least. */
function zeroFiller(digits: number): Converter {
  return (value) => exact(value).toString().padStart(digits, '0');
}

/** Writes moments and times of a known precision, and days, as a loose server does; null: the type is none of these. */
function timeTextOf({ name, textForm }: Type): ((value: Present) => string) | null {
  if (name === 'date') return (value) => dateText(day(value));
  if (typeof textForm !== 'number') return null;
  const clock = (microseconds: bigint): string => {
    const fraction = String(microseconds % SECOND).padStart(6, '0');
    const whole = clockText(microseconds - (microseconds % SECOND));
    return textForm === 0 ? whole : `${whole}.${fraction.slice(0, textForm)}`;
  };
  if (name === 'time') {
    return (value) => (moment(value) < 0n ? `-${clock(-moment(value))}` : clock(moment(value)));
  }
  if (name !== 'timestamp') return null;
  return (value) => {
    const { day: date, microseconds } = splitMoment(moment(value));
    return `${dateText(date)} ${clock(microseconds)}`;
  };
}

/** A moment as the number of its digits: 20240131235959. */
function timeNumber(written: (value: Present) => string, to: Type): Converter {
  const digitsOf = (value: Present): Decimal => {
    const digits = parseDecimal(written(value).replaceAll(/(?<=\d)-|[: ]/g, ''));
    if (digits === null) throw new Unevaluable(); // This moment is no number.
    return digits;
  };
  if (to.name === 'float8') return (value) => toFloat(digitsOf(value));
  return toInteger(to, (value) => round(digitsOf(value), 0)) ?? digitsOf;
}

/** MySQL's number of a set: a bit for each member. */
function maskOf(written: string, labels: readonly string[]): Decimal {
  let mask = 0n;
  for (const member of written === '' ? [] : written.split(',')) {
    const index = labels.indexOf(member);
    if (index < 0) throw new Unevaluable(); // The text is no member of the set.
    mask |= 1n << BigInt(index);
  }
  return new Decimal(mask, 0);
}

/** A text as an exact number; one that has an exponent would go through a float. */
function looseNumber(to: Type): Converter {
  return (value) => {
    const number = parseDecimal(text(value));
    if (number === null) throw new Refusal(); // The text is no number.
    if (!isInteger(to)) return number;
    if (number.scale > 0 || /e/i.test(text(value))) throw new Unevaluable(); // What is cut of such a text differs.
    return inRange(number, 'int8');
  };
}

/** A number in a document as a number; what else becomes a number of it differs between servers. */
function looseJsonNumber(to: Type): Converter | null {
  const isFloating = to.name === 'float8';
  if (!isFloating && !isExact(to)) return null;
  return (value) => {
    const found = json(value);
    if (found === null || !isNumber(found)) throw new Unevaluable(); // Only numbers become numbers in all servers.
    if (isFloating) return toFloat(found.number);
    if (isInteger(to) && found.number.scale > 0) throw new Unevaluable(); // How fractions are cut differs between servers.
    return found.number;
  };
}

/** What a type's arguments do to a value that is cast to it: lengths cut or refuse, scales round. */
export function fitterOf(shape: Shape, { castTypes, longCasts }: Semantics): Converter {
  const cut = longCasts === 'cut' ? firstOf : wholeOrRefused;
  switch (shape.kind) {
    case 'text': {
      const { characters } = shape;
      if (characters === null) return same;
      const isTrimmed = shape.padded && castTypes === 'columns';
      return (value) => {
        const fitted = cut([...text(value)], characters).join('');
        return isTrimmed ? withoutBlanks(fitted) : fitted;
      };
    }
    case 'decimal':
      return shape.precision === null
        ? same
        : (value) => fittedDecimal(exact(value), shape.precision ?? 0, shape.scale ?? 0);
    case 'timestamp':
    case 'time':
      return shape.precision >= 6 ? same : (value) => roundedMoment(moment(value), shape.precision);
    case 'bits':
      return shape.length === null || shape.form === 'number' ? same : bitsFitter(shape.length, shape.form === 'fixed');
    case 'bytes':
      return shape.length === null ? same : (value) => cut([...text(value)], 2 * (shape.length ?? 0)).join('');
    case 'json':
      return (value) => document(json(value));
    default:
      return same;
  }
}

function firstOf(characters: readonly string[], most: number): readonly string[] {
  return characters.slice(0, most);
}

function wholeOrRefused(characters: readonly string[], most: number): readonly string[] {
  if (characters.length > most) throw new Refusal();
  return characters;
}

function bitsFitter(length: number, fixed: boolean): Converter {
  return (value) => (fixed ? filledUp(text(value), length, '0') : text(value)).slice(0, length);
}

function roundedMoment(value: bigint, precision: number): bigint {
  const unit = 10n ** BigInt(6 - precision);
  const rest = ((value % unit) + unit) % unit;
  return rest * 2n >= unit ? value - rest + unit : value - rest;
}
