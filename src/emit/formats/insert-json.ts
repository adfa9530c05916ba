import { DEFAULT_BATCH_SIZE } from '../../limits.ts';
import { type ColumnPlan, expressionOf, type Plan } from '../../plan/plan.ts';
import { type Domain, isComputed } from '../../values/domain.ts';
import { entriesOf, type Part } from '../../values/part.ts';
import { PLAIN_FORM } from '../insertion.ts';
import type { Spelling } from '../pool.ts';
import { type Format, type FormatDialect, type Frame, SQL } from './format.ts';
import { beforeValues, INSIDE, isNested, jsonValues, STRING, wholeTexts } from './json-values.ts';
import { preambleOf } from './preamble.ts';
import { filled, placesOf } from './read-statement.ts';

/** What separates a row from the one before. */
const ROW_SEPARATOR = ',\n';

const KEY = withoutDollars(STRING);

/** JSON in a row's. */
const NESTED = withoutDollars({ name: 'json', spell: (text) => text });

/** INSERT statements, the rows of each in one JSON text: no dollar stands in a row, as those around the text end it. */
export function insertJsonFormat({ bulk, literals }: FormatDialect): Format {
  const { head, end } = bulk.recordset ?? { head: '', end: '' };
  const frame = (plan: Plan): Frame => {
    const overriding = plan.isOverriding ? ` ${literals.overriding}` : '';
    const header = filled(head, { ...placesOf(plan, literals), overriding });
    return {
      preamble: (isAscii) => preambleOf(plan, header, isAscii, literals),
      header,
      form: { ...PLAIN_FORM, end: end + PLAIN_FORM.end },
      batchSize: DEFAULT_BATCH_SIZE,
      statementRows: Number.POSITIVE_INFINITY,
      separator: ROW_SEPARATOR,
      before: beforeValues(plan.columns, `${ROW_SEPARATOR}{`, KEY),
      behind: '}',
      hasComments: true,
    };
  };
  const values = jsonValues(bulk, { string: KEY, inside: withoutDollars(INSIDE), nested: NESTED });
  return { name: 'insert-json', media: SQL, close: end, frame, ...values };
}

/** The same in other words where a text of JSON has dollars: they are in its strings alone. */
function withoutDollars({ name, spell }: Spelling): Spelling {
  const escaped = (text: string): string => (text.includes('$') ? text.replace(/\$/g, '\\u0024') : text);
  return { name: `${name} without dollars`, spell: (text) => escaped(spell(text)) };
}

/** What was found of plans, kept as long as somebody holds these. */
const answers = new WeakMap<Plan, boolean>();

/** Whether a server makes the rows of a plan of JSON, and just these. */
export function isReadOfJson(plan: Plan): boolean {
  const answer = answers.get(plan) ?? (plan.hasNullRow && plan.columns.length > 0 && plan.columns.every(isKept));
  answers.set(plan, answer);
  return answer;
}

function isKept(column: ColumnPlan): boolean {
  const { shape, domains } = column;
  if (expressionOf(column) !== null) return false;
  return shape.kind !== 'json' || domains.every((domain) => domain === null || keepsJson(domain, shape.binary));
}

/** What the whole of a JSON null is made of, which would be an SQL NULL. */
const OF_NULL = /^[nul\s]*$/;

/** JSON that is the same text behind a reader: nothing stands around it, and a string that is all of it has no escapes. */
const SAME_TEXT = /^(?:[[{].*[\]}]|"[^\\]*"|[^\s"]+)$/s;

/** Whether JSON in a row's is the same in its column. `isBinary`: whatever the spelling of its strings is. */
function keepsJson(domain: Domain, isBinary: boolean): boolean {
  if (isComputed(domain) || !isNested(domain)) return false;
  const texts = domain.parts.map(textsOf);
  if (texts.every((some) => some.some((text) => OF_NULL.test(text)))) return false;
  if (isBinary) return true;
  const wholes = wholeTexts(domain);
  const altered = wholes.some((text) => text.startsWith('"')) ? /[$\\]/ : /\$/;
  return wholes.every((text) => SAME_TEXT.test(text)) && !texts.flat().some((text) => altered.test(text));
}

/** The texts of a part that has such; of one that is counted, none. */
function textsOf(part: Part): readonly string[] {
  return part.kind === 'constant' ? [part.text] : (entriesOf(part) ?? []);
}
