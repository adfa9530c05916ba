import type { Kind, Shape } from '../../grammar/shape.ts';
import type { Column, Expression } from '../ir.ts';
import type { Fail } from './check-columns.ts';

/** A constant as a default gives it: a string or a number by its text, bytes by their hexadecimal digits. */
export interface Constant {
  readonly form: 'string' | 'number' | 'bytes';
  readonly text: string;
}

/** A literal default is a value of its column; NULL is none where NOT NULL is said of the column itself. */
export function checkDefault({ name, offset, type, default: value }: Column, nullable: boolean, fail: Fail): void {
  if (value === null) return;
  const constant = constantOf(value);
  const refused = value.kind === 'null' ? !nullable : constant !== null && !mayHold(type.shape, constant);
  if (refused) fail(`The default of column "${name}" is no value of its type.`, offset);
}

/** The constant that a literal is; null: it is another expression. */
export function constantOf(value: Expression): Constant | null {
  switch (value.kind) {
    case 'string':
      return { form: 'string', text: value.value };
    case 'number':
      return { form: 'number', text: value.text };
    case 'boolean':
      return { form: 'number', text: value.value ? '1' : '0' };
    case 'bytes':
      return { form: 'bytes', text: value.hexadecimal };
    case 'bits':
      return { form: 'bytes', text: value.binary === '' ? '' : BigInt(`0b${value.binary}`).toString(16) };
    case 'unary': {
      const operand = value.operand.kind === 'number' ? value.operand.text : null;
      return operand === null ? null : { form: 'number', text: value.operator === '-' ? `-${operand}` : operand };
    }
    default:
      return null;
  }
}

/** Whether a constant may be a value of a shape: what is not surely wrong may. */
type Holds<K extends Kind> = (shape: Shape<K>, constant: Constant) => boolean;

type Holders = { readonly [K in Kind]?: Holds<K> };

/** Whether a constant may be a value of a shape in a server of strict types, such as MySQL. */
export function mayHold<K extends Kind>(shape: Shape<K>, constant: Constant): boolean {
  const holds: Holds<K> | undefined = HOLDERS[shape.kind];
  return holds === undefined || holds(shape, constant);
}

/** The same in any server. */
export function mayHoldAnywhere<K extends Kind>(shape: Shape<K>, constant: Constant): boolean {
  return !Object.hasOwn(COMMON_HOLDERS, shape.kind) || mayHold(shape, constant);
}

/** Kinds whose values are within the bounds of their types in all dialects. */
const COMMON_HOLDERS: Holders = {
  integer: ({ bits, unsigned }, constant) => isWhole(constant, bits, unsigned),
  decimal: ({ precision, scale, unsigned }, constant) => isBelow(constant, unsigned, precision ?? 0, scale ?? 0),
  text({ characters, bytes }, { form, text }) {
    if (characters === null || bytes !== null) return true;
    // Each character has four bytes at most.
    if (form === 'bytes') return text.length / 2 <= characters * 4;
    return [...text.trimEnd()].length <= characters;
  },
  enum: ({ labels }, { form, text }) => form === 'bytes' || isLabel(labels, text),
  set: ({ labels }, { form, text }) =>
    form === 'bytes' || text === '' || text.split(',').every((member) => isLabel(labels, member)),
};

/** Kinds of which it is known what surely is no value. */
const HOLDERS: Holders = {
  ...COMMON_HOLDERS,
  boolean: (_shape, constant) => isWhole(constant, 8, false),
  float({ bits, precision, scale, unsigned }, constant) {
    if (precision !== null && scale !== null) return isBelow(constant, unsigned, precision, scale);
    if (constant.form === 'bytes') return true;
    const value = Number(constant.text);
    const most = bits === 32 ? 2 ** 128 : Number.POSITIVE_INFINITY;
    return NUMBER_TEXT.test(constant.text) && !(unsigned && value < 0) && Math.abs(value) < most;
  },
  bytes({ length }, { form, text }) {
    if (length === null || length > MOST_CHECKED_BYTES) return true;
    return (form === 'bytes' ? Math.ceil(text.length / 2) : new TextEncoder().encode(text).length) <= length;
  },
  bits({ length }, constant) {
    const bits = BigInt(length ?? 1);
    const value = wholeOf(constant.form === 'string' ? asBytes(constant.text) : constant);
    return value === null || (value >= 0n && value >> bits === 0n);
  },
  year(_shape, { form, text }) {
    if (form === 'bytes') return true;
    if (!NUMBER_TEXT.test(text)) return false;
    const year = Math.round(Number(text));
    return (year >= 0 && year < 100) || (year > 1900 && year <= 2155);
  },
  date: (_shape, constant) => isDate(constant),
  timestamp: ({ range }, constant) => isDate(constant) && !(range === 'epoch' && isOutsideEpoch(constant)),
  time: (_shape, constant) => isTime(constant),
  spatial: (_shape, { form }) => form === 'bytes',
  vector: (_shape, { form }) => form === 'bytes',
  uuid: (_shape, { form, text }) => form === 'bytes' || /^[0-9a-f]{32}$/i.test(text.replaceAll('-', '')),
  network({ form: family }, { form, text }) {
    if (form === 'bytes') return true;
    return family === 'inet4' ? /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) : /^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(text);
  },
};

const NUMBER_TEXT = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i;

/** Digits that a number of JavaScript keeps. */
const EXACT_DIGITS = 15;

/** Whether a number has so few digits when it is rounded to the scale. */
function isBelow({ form, text }: Constant, unsigned: boolean, precision: number, scale: number): boolean {
  if (form === 'bytes') return true;
  if (!NUMBER_TEXT.test(text)) return false;
  const value = Number(text);
  const bound = 10 ** (precision - scale);
  const most = precision < EXACT_DIGITS ? bound - 0.5 * 10 ** -scale : bound * (1 + Number.EPSILON);
  return !(unsigned && value < 0) && Math.abs(value) < most;
}

/** A default of more bytes than this is not measured. */
const MOST_CHECKED_BYTES = 65_535;

/** A whole number of so few digits that a double holds it. */
const SHORT_WHOLE = /^-?\d{1,15}$/;

/** Whether a constant is a whole number of so many bits. */
function isWhole(constant: Constant, bits: number, unsigned: boolean): boolean {
  if (constant.form !== 'bytes' && SHORT_WHOLE.test(constant.text)) {
    const value = Number(constant.text);
    const bound = 2 ** (unsigned ? bits : bits - 1);
    return value < bound && value >= (unsigned ? 0 : -bound);
  }
  const least = unsigned ? 0n : -(1n << BigInt(bits - 1));
  const most = (1n << BigInt(unsigned ? bits : bits - 1)) - 1n;
  // Bytes stand for a number without a sign.
  if (constant.form === 'bytes') return (wholeOf(constant) ?? 0n) >> BigInt(bits) === 0n;
  if (!NUMBER_TEXT.test(constant.text)) return false;
  const whole = wholeOf(constant);
  if (whole !== null) return whole >= least && whole <= most;
  const rounded = Math.round(Number(constant.text));
  return rounded >= Number(least) && rounded <= Number(most);
}

/** The whole number that a constant is; null: it is none, or written as another number. */
function wholeOf({ form, text }: Constant): bigint | null {
  if (form === 'bytes') return text === '' ? 0n : BigInt(`0x${text}`);
  const digits = /^\s*([-+]?)(\d{1,30})\s*$/.exec(text);
  return digits === null ? null : BigInt(`${digits[1] === '-' ? '-' : ''}${digits[2]}`);
}

function asBytes(text: string): Constant {
  const bytes = [...new TextEncoder().encode(text.slice(0, 9))];
  return { form: 'bytes', text: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** The parts of a date in a text: year, month and day; zeros may stand for any of them. */
const DATE_TEXT =
  /^\s*(\d+)[^\d\s](\d{1,2})[^\d\s](\d{1,2})(?:(?:T|\s+)(\d{1,2})(?:[^\d\s](\d{1,2}))?(?:[^\d\s](\d{1,2}))?(?!\d))?/;

/** MySQL 9 manual, "Date and Time Literals": a date that the calendar has, with the time of a day or without. */
function isDate({ form, text }: Constant): boolean {
  if (form === 'bytes') return true;
  if (form === 'number') {
    // As YYMMDD or longer: the first of January of the year 0.
    const value = Number(text);
    return value === 0 || value >= 101;
  }
  if (!/^\D*\d/.test(text)) return false;
  const parts = DATE_TEXT.exec(text);
  if (parts === null) return true;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (year > 9999 || hour > 23 || minute > 59 || second > 59) return false;
  return month <= 12 && day <= (month === 0 ? 31 : daysOf(year, month));
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whether the year of a date is one that 32 bits of seconds cannot reach, whatever the time zone. */
function isOutsideEpoch({ form, text }: Constant): boolean {
  const year = Number(form === 'string' ? (/^\s*(\d{4})\D/.exec(text)?.[1] ?? 0) : 0);
  return year !== 0 && (year < 1969 || year > 2038);
}

/** Times of 838 hours and less; with a day in front, or as HHMMSS. */
function isTime({ form, text }: Constant): boolean {
  if (form === 'bytes') return true;
  const digits = /^\s*-?(\d{1,9})(?:\.\d*)?\s*$/.exec(text)?.[1];
  const [hours, minutes, seconds] =
    digits === undefined
      ? (/^\s*-?(\d+):(\d+)(?::(\d+))?/.exec(text) ?? []).slice(1).map((part) => Number(part ?? 0))
      : [Math.floor(Number(digits) / 10_000), Math.floor(Number(digits) / 100) % 100, Number(digits) % 100];
  if (hours === undefined) return /\d/.test(text);
  return hours <= 838 && (minutes ?? 0) <= 59 && (seconds ?? 0) <= 59;
}

function isLabel(labels: readonly string[], text: string): boolean {
  const folded = (label: string) => label.trimEnd().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return labels.some((label) => folded(label) === folded(text));
}
