import type { Kind, Shape } from '../../grammar/shape.ts';
import type { LiteralClass, ReadValue } from './output.ts';

/*
 * What a literal of a column may be, by the kind of its values: how it is written, and what it may stand for. From the manuals'
 * chapters on types and literals (PostgreSQL 8 and 4.1.2, MySQL 13 and 11.1), not from what makes the values.
 */

interface KindRow<K extends Kind> {
  /** How values are written, in any dialect. */
  readonly classes: readonly LiteralClass[];
  /** Whether what is written so stands for a value of the type. */
  readonly isValue: (value: ReadValue, shape: Shape<K>) => boolean;
}

type KindTable = { readonly [K in Kind]: KindRow<K> };

/** Whether the content of a value has a form, whatever else its type says. */
function formed(classes: readonly LiteralClass[], pattern: RegExp): KindRow<Kind> {
  return { classes, isValue: ({ content }) => pattern.test(content) };
}

/** Any text that PostgreSQL's input functions read; the servers judge those. */
const anyString: KindRow<Kind> = formed(['string'], /^[^\0]*$/s);

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const DAY = '(?:\\d{4,6}-(?:0\\d|1[0-2])-(?:[0-2]\\d|3[01])|0000-00-00)(?: BC)?';
const SECONDS = ':[0-5]\\d:[0-5]\\d(?:\\.\\d{1,6})?';
const ZONE = '(?:[-+]\\d{2}(?::?\\d{2})?)?';
const ENDLESS = '-?infinity';
/** A day may be written as its midnight. */
const DATE = new RegExp(`^(?:${DAY}(?: 00:00:00)?|${ENDLESS})$`);
const TIME = new RegExp(`^-?\\d{1,3}${SECONDS}${ZONE}$`);
const TIMESTAMP = new RegExp(`^(?:${DAY}(?:[ T]\\d{2}${SECONDS}${ZONE})?|${ENDLESS})$`);

export const KINDS: KindTable = {
  integer: {
    classes: ['number'],
    isValue: ({ content }, { bits, unsigned }) => {
      if (!/^-?\d+$/.test(content)) return false;
      const half = 2n ** BigInt(bits - 1);
      const value = BigInt(content);
      return unsigned ? value >= 0n && value < 2n * half : value >= -half && value < half;
    },
  },
  decimal: {
    classes: ['number'],
    isValue: ({ content }, { precision, scale, unsigned }) => {
      const [, sign = '', whole = ''] = /^(-?)0*(\d*)(?:\.\d+)?$/.exec(content) ?? [];
      // Where there are more decimals than digits, some behind the point are zeros.
      const most = Math.max(0, (precision ?? Number.POSITIVE_INFINITY) - (scale ?? 0));
      return NUMBER.test(content) && !(unsigned && sign !== '') && whole.length <= most;
    },
  },
  float: {
    classes: ['number'],
    isValue: ({ content }, { bits, unsigned }) => {
      const value = Number(content);
      const isHeld = Number.isFinite(bits === 32 ? Math.fround(value) : value);
      return NUMBER.test(content) && isHeld && !(unsigned && value < 0);
    },
  },
  money: formed(['string', 'number'], NUMBER),
  boolean: {
    classes: ['word', 'number'],
    isValue: (value, { stored }) =>
      stored === 'boolean'
        ? value.class === 'word' && /^(?:true|false)$/.test(value.content)
        : value.class === 'number' && /^-?\d{1,3}$/.test(value.content),
  },
  text: {
    classes: ['string'],
    isValue: ({ content }, { characters, bytes }) =>
      [...content].length <= (characters ?? Number.POSITIVE_INFINITY) &&
      Buffer.byteLength(content) <= (bytes ?? Number.POSITIVE_INFINITY),
  },
  bytes: {
    classes: ['hexadecimal', 'string'],
    isValue: (value, { length }) => {
      const [, digits] = (value.class === 'string' ? /^\\x(.*)$/ : /^(.*)$/).exec(value.content) ?? [];
      return digits !== undefined && isBytes(digits) && digits.length <= 2 * (length ?? Number.POSITIVE_INFINITY);
    },
  },
  bits: {
    classes: ['bits', 'string', 'number'],
    isValue: (value, { length, form }) => {
      if (value.class === 'number') return form === 'number' && BigInt(value.content) < 2n ** BigInt(length ?? 1);
      const { content } = value;
      const isLong = form === 'fixed' ? content.length === length : content.length <= (length ?? content.length);
      return /^[01]*$/.test(content) && isLong;
    },
  },
  year: {
    classes: ['number'],
    isValue: ({ content }, { first, last }) => /^\d{1,4}$/.test(content) && inRange(Number(content), first, last),
  },
  date: formed(['string'], DATE),
  time: formed(['string'], TIME),
  timestamp: formed(['string'], TIMESTAMP),
  interval: formed(['string'], /^[-+\w .:]+$/),
  uuid: formed(['string'], /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
  json: { classes: ['string'], isValue: ({ content }) => isJson(content) },
  xml: anyString,
  enum: { classes: ['string'], isValue: ({ content }, { labels }) => labels.includes(content) },
  set: {
    classes: ['string'],
    isValue: ({ content }, { labels }) => content.split(',').every((label) => label === '' || labels.includes(label)),
  },
  network: formed(['string'], /^[\da-f.:/]+$/i),
  mac: formed(['string'], /^[\da-f]{2}(?:[:-]?[\da-f]{2})+$/i),
  spatial: formed(['spatial', 'string'], /^(?:SRID=\d+;)?[A-Z]+(?: Z| M| ZM)?(?: ?\(.*\)| EMPTY)$/i),
  geometric: formed(['string'], /^[-\d.eE,()<>[\]{}infty ]+$/),
  textSearch: anyString,
  range: formed(['string'], /^(?:\{.*\}|empty|[[(].*[\])])$/s),
  array: formed(['string'], /^(?:\[.*\]=)?\{.*\}$/s),
  composite: formed(['string'], /^\(.*\)$/s),
  vector: {
    classes: ['string', 'hexadecimal'],
    isValue: (value) =>
      value.class === 'hexadecimal' ? isBytes(value.content) : /^\[[-\d.e,]+\]$/.test(value.content),
  },
  formed: anyString,
  opaque: { classes: [], isValue: () => false },
  unknown: { classes: ['string', 'number', 'word'], isValue: () => true },
};

function isBytes(digits: string): boolean {
  return /^(?:[\da-f]{2})*$/i.test(digits);
}

function inRange(value: number, first: number, last: number): boolean {
  return value === 0 || (value >= first && value <= last);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a value for a column of the shape, but NULL; null: nothing. */
export function misfitOf<K extends Kind>(value: ReadValue, shape: Shape<K>): string | null {
  const row: KindRow<K> = KINDS[shape.kind];
  if (!row.classes.includes(value.class)) return `a ${value.class} is no ${shape.kind}`;
  return row.isValue(value, shape) ? null : `it is no value of ${JSON.stringify(shape)}`;
}
