import type { Kind, Shape } from '../../grammar/shape.ts';
import type { RowValue } from '../../src/index.ts';
import type { ReadValue } from './output.ts';

/*
 * What a value of an output is in JavaScript, from how it is written and what its type is: by the words of the README, not by what
 * makes rows.
 */

type Expected = (value: ReadValue, shape: Shape) => RowValue;

const number: Expected = ({ content }) => Number(content);

const bytes: Expected = (value) => {
  const digits = value.class === 'string' ? value.content.replace(/^\\x/, '') : value.content;
  return new Uint8Array(Buffer.from(digits, 'hex'));
};

/** A moment in ISO 8601; what has no day of four digits is what it is. */
const moment: Expected = ({ content }, { kind }) => {
  const isoDay = content.slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(isoDay) || content.endsWith(' BC')) return content;
  if (kind === 'date') return isoDay;
  const [time = '00:00:00', zone = ''] = content.slice(11).split(/(?=[-+])/);
  return `${isoDay}T${time || '00:00:00'}${zone === '+00' ? 'Z' : zone}`;
};

/** What is not here is the text. */
const EXPECTED: { readonly [K in Kind]?: Expected } = {
  integer: ({ content }, shape) => (shape.kind === 'integer' && shape.bits === 64 ? BigInt(content) : Number(content)),
  float: number,
  year: number,
  boolean: (value) => (value.class === 'word' ? value.content === 'true' : Number(value.content)),
  bytes,
  vector: (value, shape) => (value.class === 'hexadecimal' ? bytes(value, shape) : value.content),
  bits: (value, shape) => {
    if (shape.kind !== 'bits' || shape.form !== 'number') return value.content;
    const digits = value.class === 'number' ? value.content : `0b${value.content}`;
    return (shape.length ?? 1) > 53 ? BigInt(digits) : Number(digits);
  },
  date: moment,
  timestamp: moment,
  json: ({ content }) => JSON.parse(content),
};

/** The value as the library gives it, unless it is asked for another form. */
export function jsValueOf(value: ReadValue, shape: Shape): RowValue {
  if (value.class === 'null') return null;
  return EXPECTED[shape.kind]?.(value, shape) ?? value.content;
}
