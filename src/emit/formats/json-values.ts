import type { Bulk } from '../../../grammar/dialect.ts';
import { MAX_JSON_DEPTH } from '../../limits.ts';
import type { ColumnPlan } from '../../plan/plan.ts';
import { type Domain, endsOf } from '../../values/domain.ts';
import { partPieces } from '../pieces.ts';
import type { Spelling } from '../pool.ts';
import type { Format } from './format.ts';
import { prefixOf, spelled, type TextForm, textPieces, textWriter } from './text-pieces.ts';

/*
 * Values of a row as JSON: numbers, truth values and JSON as they are, NULL as null, and all else as strings.
 */

/** How a form of output writes them. */
export interface JsonForm {
  /** What is between the quotes of a string, and a whole one. */
  readonly inside: Spelling;
  readonly string: Spelling;
  /** JSON in a row's. */
  readonly nested: Spelling;
}

/** RFC 8259, 7. */
export const STRING: Spelling = { name: 'json string', spell: (text) => JSON.stringify(text) };
export const INSIDE: Spelling = { name: 'json escaped', spell: (text) => JSON.stringify(text).slice(1, -1) };

/** Numbers as JSON has them, to the last digit: zeros in front of the point, where there are digits, and no more; digits behind it, or none. */
const NUMBER: Spelling = { name: 'json number', spell: numberOf };

/** What a form writes in the place of values. */
export function jsonValues(
  bulk: Bulk,
  { string, inside, nested }: JsonForm,
): Pick<Format, 'null' | 'valuePieces' | 'textWriter'> {
  const form: TextForm = {
    number: NUMBER,
    boolean: ['false', 'true'],
    whole: string,
    together: () => ({ open: '"', inside, close: '"' }),
    prefix: (_, domain) => prefixOf(domain, bulk),
  };
  return {
    null: 'null',
    valuePieces: (column, domain, lane) =>
      isNested(domain)
        ? partPieces(spelled(domain.parts, nested), lane, nested)
        : textPieces(column, domain, lane, form),
    textWriter: (column, domain) => jsonWriter(column, domain, form, nested),
  };
}

/** What stands before each of the columns' values, the first of which is behind `open`. */
export function beforeValues(columns: readonly ColumnPlan[], open: string, { spell }: Spelling): readonly string[] {
  return columns.map(({ name }, i) => `${i === 0 ? open : ','}${spell(name)}:`);
}

/** Whether the values of a domain are surely JSON, which stands as such in a row: each of a list, and what one looks like that is put together. */
export function isNested(domain: Domain): boolean {
  return domain.kind === 'json' && domain.literal === 'quoted' && wholeTexts(domain).every(isJson);
}

/** All values of a list; of those that are put together, the first and the last. */
export function wholeTexts(domain: Domain): readonly string[] {
  const [only, ...others] = domain.parts;
  return others.length === 0 && only?.kind === 'pool' ? only.entries : endsOf(domain);
}

function jsonWriter(column: ColumnPlan, domain: Domain, form: TextForm, { spell }: Spelling): (text: string) => string {
  const write = textWriter(column, domain, form);
  return domain.kind === 'json' ? (text) => (isJson(text) ? spell(text) : write(text)) : write;
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
