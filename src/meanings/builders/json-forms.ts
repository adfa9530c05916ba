import type { TextForm } from '../../values/meaning.ts';
import { type Part, textOf } from '../../values/part.ts';
import { agreeing, number, pool, text } from './forms.ts';

/* JSON documents in short: what is written in them, in parts. */

/** A list is written as a string, another part as it is; a text is JSON already. */
export type Value = Part | TextForm | string;

/** Parts of a string. */
export const string = (...parts: readonly Part[]): TextForm => [text('"'), ...parts.map(escaped), text('"')];

/** True in a share of the documents. */
export const truth = (share = 0.5): TextForm => [
  { kind: 'pool', entries: ['true', 'false'], distribution: { kind: 'weights', weights: [share, 1 - share] } },
];

/** A number with one digit behind its point, between two whole ones. */
export const tenths = (first: number, last: number): TextForm => [number(first, last - 1), text('.'), number(1, 9)];

/** One of some numbers, or of other values as JSON writes them. */
export const oneOfValues = (values: string): TextForm => [pool(values.split(' '))];

/** An object of some members. What several members pick alike they pick once. */
export function object(members: Readonly<Record<string, Value>>): TextForm {
  const fields = Object.entries(members).flatMap(([key, value], i) => [
    text(`${i === 0 ? '' : ', '}${JSON.stringify(key)}: `),
    ...written(value),
  ]);
  return agreeing([text('{'), ...fields, text('}')]);
}

/** An array of some values. */
export function array(...values: readonly Value[]): TextForm {
  return [text('['), ...values.flatMap((value, i) => [text(i === 0 ? '' : ', '), ...written(value)]), text(']')];
}

/** Strings that a list of one to three of some texts has at most. */
const MOST = 3;

/** An array of one to three strings of a form: different ones, where the form is one list. None is about what the row is about. */
export function listed(form: TextForm): TextForm {
  const [only, ...others] = form;
  if (only?.kind !== 'pool' || others.length > 0 || only.entries.length < 2 * MOST) {
    const element = string(...form.map(pickingNothing));
    return array(element, element);
  }
  const [first = [], ...more] = Array.from({ length: MOST }, (_, i) =>
    only.entries.filter((_entry, rank) => rank % MOST === i).map((entry) => JSON.stringify(entry)),
  );
  const next = more.map((entries) => pool([...entries.map(() => ''), ...entries.map((entry) => `, ${entry}`)]));
  return [text('['), pool(first), ...next, text(']')];
}

function written(value: Value): TextForm {
  if (typeof value === 'string') return [text(value)];
  if (!('kind' in value)) return value;
  return value.kind === 'pool' ? string(value) : [value];
}

/** A part that other columns of the row do not pick the same of. */
function pickingNothing(part: Part): Part {
  const { picks, ...other } = part;
  return picks === undefined ? part : other;
}

const known = new WeakMap<readonly string[], readonly string[]>();

/** A part with what strings of JSON escape. */
function escaped(part: Part): Part {
  if (part.kind === 'constant') return text(JSON.stringify(textOf(part, [])).slice(1, -1));
  if (part.kind !== 'pool' || !part.entries.some((entry) => /["\\]/.test(entry))) return part;
  const entries = known.get(part.entries) ?? part.entries.map((entry) => JSON.stringify(entry).slice(1, -1));
  known.set(part.entries, entries);
  return { ...part, entries };
}
