import type { TextForm } from '../../values/meaning.ts';
import type { MeaningRow } from '../row.ts';
import { entries, once, pool } from './forms.ts';
import { shrinking } from './prose.ts';

/* Words that a trade has of its own, in short. */

/** One of some words, those at the front of the list more often. */
export const label = (name: string, names: string, list: string, beside?: string): MeaningRow => ({
  name: `label.${name}`,
  names,
  texts: once(() => [
    [{ ...pool(entries(list)), distribution: { kind: 'zipf', exponent: 0.5 } }],
    ...shorter(entries(list)),
  ]),
  ...(beside === undefined ? {} : { beside }),
});

/** The shorter half of the words, for columns that hold no more. */
function shorter(list: readonly string[]): readonly TextForm[] {
  const widths = list.map(({ length }) => length).sort((lhs, rhs) => lhs - rhs);
  const most = widths[Math.floor(widths.length / 2)] ?? 0;
  const short = list.filter(({ length }) => length <= most);
  return short.length < list.length ? [[pool(short)]] : [];
}

/** Numbers and codes of a make, other ones for keys. */
export const code = (
  name: string,
  names: string,
  texts: () => readonly TextForm[],
  beside?: string,
  more: Partial<MeaningRow> = {},
): MeaningRow => {
  const made = once(() => shrinking(texts()));
  return { name: `label.${name}`, names, texts: made, ...(beside === undefined ? {} : { beside }), ...more };
};
