import { MAX_JSON_DEPTH } from '../../limits.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import { type Domain, radicesOf, valueText } from '../../values/domain.ts';
import { type Piece, partPieces } from '../pieces.ts';
import type { Spelling } from '../pool.ts';
import { fileFrame } from './delimited.ts';
import type { Format, FormatDialect, Frame } from './format.ts';
import { prefixOf, spelled, type TextForm, textPieces, textWriter } from './text-pieces.ts';

/** RFC 8259, 7. */
const ESCAPED: Spelling = { name: 'json escaped', spell: (text) => JSON.stringify(text).slice(1, -1) };
const STRING: Spelling = { name: 'json string', spell: (text) => JSON.stringify(text) };

/** Numbers as JSON has them, to the last digit: zeros in front of the point, where there are digits, and no more; digits behind it, or none. */
const NUMBER: Spelling = { name: 'json number', spell: numberOf };

/** JSON on one line: a line break in it is a blank between its words. */
const ONE_LINE: Spelling = { name: 'json line', spell: (text) => text.replace(/[\r\n]/g, ' ') };

/** An object a line: numbers, truth values and JSON as they are, NULL as null, and all else as strings. */
export function jsonlFormat({ bulk }: FormatDialect): Format {
  const form: TextForm = {
    number: NUMBER,
    boolean: ['false', 'true'],
    whole: STRING,
    together: () => ({ open: '"', inside: ESCAPED, close: '"' }),
    prefix: (_, domain) => prefixOf(domain, bulk),
  };
  return {
    name: 'jsonl',
    media: { ending: 'jsonl', type: 'application/jsonl', hasStatements: false },
    null: 'null',
    frame: frameOf,
    valuePieces: (column, domain, lane) => nestedPieces(domain, lane) ?? textPieces(column, domain, lane, form),
    textWriter: (column, domain) => jsonWriter(column, domain, form),
  };
}

function frameOf({ columns }: Plan): Frame {
  const file = fileFrame(columns, { title: '', separator: '', end: columns.length === 0 ? '{}\n' : '}\n' });
  return { ...file, before: columns.map(({ name }, i) => `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`) };
}

/** The pieces of a JSON value that stands in its row's; null: it is no JSON, or not surely. */
function nestedPieces(domain: Domain, lane: number): readonly Piece[] | null {
  return isNested(domain) ? partPieces(spelled(domain.parts, ONE_LINE), lane, ONE_LINE) : null;
}

/** Whether the values of a domain are JSON: each of a list, and what one looks like that is put together. */
function isNested(domain: Domain): boolean {
  const { kind, literal, parts } = domain;
  if (kind !== 'json' || literal !== 'quoted') return false;
  const [only, ...others] = parts;
  if (others.length === 0 && only?.kind === 'pool') return only.entries.every(isJson);
  const radices = radicesOf(domain);
  return [radices.map(() => 0), radices.map((radix) => radix - 1)].every((digits) => isJson(valueText(domain, digits)));
}

function jsonWriter(column: ColumnPlan, domain: Domain, form: TextForm): (text: string) => string {
  const write = textWriter(column, domain, form);
  return domain.kind === 'json' ? (text) => (isJson(text) ? ONE_LINE.spell(text) : write(text)) : write;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
  } catch {
    return false;
  }
  return depthOf(text) <= MAX_JSON_DEPTH;
}

/** How deeply arrays and objects are nested in a JSON text. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/g)) {
    if (token === '[' || token === '{') most = Math.max(most, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return most;
}

function numberOf(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = ''] = /^(-?)0*(\d*)(?:\.(\d*))?([eE].*)?$/.exec(text) ?? [];
  return `${sign}${whole || '0'}${fraction && `.${fraction}`}${exponent}`;
}
