import type { Part } from '../../values/part.ts';
import type { MeaningRow } from '../row.ts';
import { weighted } from './forms.ts';
import { shrinking } from './prose.ts';
import { between, once, weightsBy } from './shorthand.ts';

/** Words with a weight behind each: `open 5, closed 3`. */
function weightsOf(list: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    list.split(',').map((entry) => {
      const [, word = '', weight = '1'] = /^\s*(.*?)\s+([\d.]+)\s*$/.exec(entry) ?? [];
      return [word, Number(weight)];
    }),
  );
}

/** Texts of equal weights in other words, in the same places. */
function written(by: Readonly<Record<string, number>>, entries: readonly string[], picks: string): Part {
  return { kind: 'pool', entries, picks, distribution: { kind: 'weights', weights: Object.values(by) } };
}

function shortened(by: Readonly<Record<string, number>>, length: number, picks: string): Part {
  const entries = Object.keys(by).map((word) =>
    word
      .replace(/[^A-Za-z]/g, '')
      .slice(0, length)
      .toUpperCase(),
  );
  return written(by, entries, picks);
}

/** Characters of the longest words of shorter lists, where a column has no room for all. */
const SHORTER = [12, 10, 8, 6];

/** Words without which a list is not what it was. */
const FEWEST = 3;

/** The words that so many characters hold, where these are most of a list, as often as they come; none: they are too few. */
function fitting(by: Readonly<Record<string, number>>, most: number): readonly Readonly<Record<string, number>>[] {
  const short = Object.entries(by).filter(([word]) => word.length <= most);
  const weight = (entries: readonly (readonly [string, number])[]) => entries.reduce((sum, [, one]) => sum + one, 0);
  const isMost = short.length >= FEWEST && 2 * weight(short) >= weight(Object.entries(by));
  return isMost && short.length < Object.keys(by).length ? [Object.fromEntries(short)] : [];
}

/** Characters of codes of words. */
const CODES = [4, 3, 2, 1];

/**
 * A row of words that one comes after the other in the life of what a table keeps, or of kinds of it: picked by weight, so that
 * other columns of the row may follow them. As numbers they count from 1 on. Behind bars in `list` stand other words, for columns of
 * which a DEFAULT or a check names one of them.
 */
function choice(name: string, picks: string, names: string, list: string, codes: string): MeaningRow {
  const [usual = '', ...others] = list.split(' | ');
  const by = once(() => weightsOf(usual));
  const texts = once(() =>
    shrinking([
      [{ ...weighted(by()), picks }],
      ...SHORTER.flatMap((most) =>
        fitting(by(), most).map((some) => [{ ...weighted(some), picks: `${picks} in ${most} characters` }]),
      ),
      ...(codes === '' ? [] : [[written(by(), codes.split(' '), picks)]]),
      ...CODES.map((length) => [shortened(by(), length, picks)]),
    ]),
  );
  const labels = once(() => others.map((other, i) => [{ ...weighted(weightsOf(other)), picks: `${picks} ${i}` }]));
  const numbers = once(() => {
    const ranked = Object.values(by()).map((weight, i) => [i + 1, weight]);
    return between(1, ranked.length, weightsBy(Object.fromEntries(ranked)));
  });
  return {
    name,
    names,
    texts,
    ...(others.length === 0 ? {} : { labels }),
    get numbers() {
      return numbers();
    },
  };
}

/** States of things of a kind, in the order of their lives. */
export const state = (name: string, names: string, list: string): MeaningRow =>
  choice(`state.${name}`, `state.${name}`, names, list, '');

/** Kinds of things, the most common ones first. `codes`: what people write for them where there is little room. */
export const kind = (name: string, names: string, list: string, codes = ''): MeaningRow =>
  choice(`kind.${name}`, `kind.${name}`, names, list, codes);
