import type { Kind, Shape } from '../../../grammar/shape.ts';
import type { RowForm } from '../../options/row-options.ts';
import { parseDecimal, round } from '../../runtime/decimal.ts';
import type { Domain } from '../../values/domain.ts';

/** JSON, as JSON.parse gives it. */
export type JsonData = null | boolean | number | string | readonly JsonData[] | { readonly [name: string]: JsonData };

/** What the library gives for a value of a row. */
export type RowValue = null | boolean | number | bigint | string | Date | Uint8Array | JsonData;

/** Makes a value of its text, which is that of a domain's parts, before it becomes a literal. */
export type ReadText = (text: string) => RowValue;

/** Whole numbers of so many bits are doubles. */
const NUMBER_BITS = 53;

type Readers = {
  readonly [K in Kind]: (shape: Shape<K>, form: RowForm, written: Written) => ReadText;
};

/** What of a domain says how the texts of its values are written. */
type Written = Pick<Domain, 'literal' | 'srid'>;

/** The text itself: what has no form of its own in JavaScript is as the server reads it. */
export const asText: ReadText = (text) => text;

const asTexts = (): ReadText => asText;

/** What the values of a kind are in JavaScript: the type of the column decides, so that all of a column are alike. */
const READERS: Readers = {
  integer: ({ bits }) => (bits <= NUMBER_BITS ? Number : wholeOf),
  decimal: exactReader,
  float: () => Number,
  money: exactReader,
  // Truth values of servers that keep them as numbers are numbers: others than 0 and 1 may stand there, too.
  boolean: ({ stored }) =>
    stored === 'boolean' ? (text) => text === 'true' : (text) => TRUTHS.get(text) ?? Number(text),
  text: asTexts,
  bytes: () => bytesOf,
  bits: ({ form, length }, _, written) => (form === 'number' ? bitsReader(length ?? 1, written) : asText),
  year: () => Number,
  date: (_, { moments = 'text' }) => (moments === 'text' ? isoDay : momentOf(isoDay, '')),
  time: asTexts,
  timestamp: (_, { moments = 'text' }) => (moments === 'text' ? isoMoment : momentOf(isoMoment, 'Z')),
  interval: asTexts,
  uuid: asTexts,
  json: (_, { json = 'value' }) => (json === 'value' ? jsonOf : asText),
  xml: asTexts,
  enum: asTexts,
  set: asTexts,
  network: asTexts,
  mac: asTexts,
  spatial: (_, _form, { literal, srid = 0 }) => (literal === 'spatial' ? (text) => `SRID=${srid};${text}` : asText),
  geometric: asTexts,
  textSearch: asTexts,
  range: asTexts,
  array: asTexts,
  composite: asTexts,
  vector: (_, _form, { literal }) => (literal === 'bytes' ? bytesOf : asText),
  formed: asTexts,
  opaque: asTexts,
  unknown: asTexts,
};

/** What makes the values of a column of their texts, which are those of a domain. */
export function textReader<K extends Kind>(shape: Shape<K>, form: RowForm, written: Written): ReadText {
  const make: (shape: Shape<K>, form: RowForm, written: Written) => ReadText = READERS[shape.kind];
  return make(shape, form, written);
}

const TRUTHS: ReadonlyMap<string, number> = new Map([
  ['false', 0],
  ['true', 1],
]);

function exactReader(_: unknown, { decimals = 'string' }: RowForm): ReadText {
  return decimals === 'string' ? asText : Number;
}

/** A whole number of any size; of one with a fraction, which a condition may list, the number that the server keeps of it. */
function wholeOf(text: string): RowValue {
  if (WHOLE.test(text)) return BigInt(text);
  const number = parseDecimal(text);
  return number === null ? text : round(number, 0).units;
}

const WHOLE = /^-?\d+$/;

/** Bits that are a number: written in binary digits, or as the number. */
function bitsReader(length: number, { literal }: Written): ReadText {
  const prefix = literal === 'bits' ? '0b' : '';
  return length <= NUMBER_BITS ? (text) => Number(prefix + text) : (text) => BigInt(prefix + text);
}

function bytesOf(digits: string): Uint8Array {
  const bytes = new Uint8Array(digits.length >> 1);
  for (let at = 0; at < bytes.length; at++) bytes[at] = 16 * digitAt(digits, at * 2) + digitAt(digits, at * 2 + 1);
  return bytes;
}

const NINE = '9'.charCodeAt(0);

/** A hexadecimal digit: of the letters, in both cases, the lowest bits count from one. */
function digitAt(digits: string, at: number): number {
  const code = digits.charCodeAt(at);
  return (code & 15) + (code > NINE ? 9 : 0);
}

const DAY = /^(\d{4}-\d\d-\d\d)(?: 00:00:00)?$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d(?:\.\d+)?))?(?:([+-]\d\d)(?::?(\d\d))?)?$/;

/** A day as ISO 8601 has it; days that it has no four digits for, and what is none (infinity), stay as they are. */
function isoDay(text: string): string {
  return DAY.exec(text)?.[1] ?? text;
}

/** The same of a moment. */
function isoMoment(text: string): string {
  const [, day, time = '00:00:00', hours, minutes = '00'] = MOMENT.exec(text) ?? [];
  if (day === undefined) return text;
  const zone = hours === undefined ? '' : hours === '+00' && minutes === '00' ? 'Z' : `${hours}:${minutes}`;
  return `${day}T${time}${zone}`;
}

/** A Date of what is a moment to JavaScript, to the millisecond; the text of what is not. `zone`: where the text names none. */
function momentOf(iso: (text: string) => string, zone: string): ReadText {
  return (text) => {
    const moment = iso(text);
    const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(moment);
    const time = Date.parse(hasZone ? moment : moment + zone);
    return Number.isNaN(time) ? text : new Date(time);
  };
}

/** What JSON says; of what is none, and the server does not take, the text. */
function jsonOf(text: string): RowValue {
  try {
    const data: JsonData = JSON.parse(text);
    return data;
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
