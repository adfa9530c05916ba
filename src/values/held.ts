import type { Kind, Shape } from '../../grammar/shape.ts';
import { limitsOf } from './integer.ts';
import { numeralOf } from './numeral.ts';

/** Whether a column keeps a text as it is: not rounded, cut, filled up or refused. */
type Holds<K extends Kind> = (text: string, shape: Shape<K>) => boolean;

/** The same by kind, where the evaluator knows the texts of values. */
const HOLDS: { readonly [K in Kind]?: Holds<K> } = {
  integer: (text, shape) => {
    const { first, last } = limitsOf(shape);
    return /^-?\d+$/.test(text) && BigInt(text) >= first && BigInt(text) <= last;
  },
  decimal: (text, { precision, scale, unsigned }) => {
    const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
    if (numeralOf(text) === null || (sign !== '' && unsigned)) return false;
    return precision === null || (decimals.length <= (scale ?? 0) && whole.length <= precision - (scale ?? 0));
  },
  float: (text, { bits, scale, unsigned }) =>
    numeralOf(text) !== null && bits === 64 && scale === null && !(unsigned && text.startsWith('-')),
  year: (text, { first, last }) => Number(text) >= first && Number(text) <= last,
  boolean: (text) => TRUTHS.has(text),
  text: (text, { characters, bytes }) =>
    [...text].length <= (characters ?? Number.POSITIVE_INFINITY) &&
    encoder.encode(text).length <= (bytes ?? Number.POSITIVE_INFINITY),
  bytes: (text, { length, fixed }) =>
    length === null || (fixed ? text.length === 2 * length : text.length <= 2 * length),
  date: (text) => /^[1-9]\d{3}-\d\d-\d\d$/.test(text),
  time: (text, { precision, zoned, hours }) => {
    const [, hour = '', fraction = ''] = /^(\d+):\d\d:\d\d(?:\.(\d*?)0*)?$/.exec(text) ?? [];
    return hour !== '' && !zoned && Number(hour) < hours && fraction.length <= precision;
  },
  timestamp: (text, { precision, zoned, range }) => {
    const [, fraction] = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.(\d*?)0*)?$/.exec(text) ?? [null];
    return fraction !== null && !zoned && range === 'wide' && (fraction ?? '').length <= precision;
  },
  interval: (_text, { fields, precision }) => fields === null && precision >= 6,
  uuid: () => true,
  enum: (text, { labels }) => labels.includes(text),
  json: () => true,
  array: (_text, { of, dimensions }) => dimensions === 1 && isUnbounded(of),
  network: (_text, { form }) => form === 'inet',
};

/** How truth values are told as texts. */
const TRUTHS: ReadonlySet<string> = new Set(['true', 'false', '1', '0']);

const encoder = new TextEncoder();

/** Whether values of a type are kept whatever they are, once they are of its kind. */
function isUnbounded(shape: Shape): boolean {
  if (shape.kind === 'text') return shape.characters === null && !shape.padded;
  if (shape.kind === 'decimal') return shape.precision === null;
  return (shape.kind === 'integer' && shape.bits >= 32) || shape.kind === 'boolean' || shape.kind === 'uuid';
}

/** Whether a column of the shape keeps a text as it is. */
export function isHeld<K extends Kind>(text: string, shape: Shape<K>): boolean {
  const holds: Holds<K> | undefined = HOLDS[shape.kind];
  return holds?.(text, shape) === true;
}

/** Whether a column of the kind may be computed: it is known which texts it keeps. */
export function mayBeComputed(kind: Kind): boolean {
  return HOLDS[kind] !== undefined;
}
