import { inFull } from '../names/alternatives.ts';
import type { MeaningRow } from '../row.ts';
import { entries, numberBehind, once, picked, slugOf, text } from './forms.ts';
import { shrinking } from './prose.ts';

/** Titles of a kind of thing: a head and a tail, and the tables that hold such things. */
export interface Titles {
  /** `book`: what columns pick together, and how the meaning is called. */
  readonly name: string;
  /** Tables, with blanks between them. */
  readonly tables: string;
  /** More phrases for the title alone. */
  readonly names?: string;
  readonly heads: string;
  readonly tails: string;
  /** What stands between a head and its tail. */
  readonly between?: string;
  /** Titles of only one piece, for short columns. */
  readonly brief?: string;
}

/** The row for titles of a thing, and that for their form in addresses: they pick the same pieces. */
export function titled({ name, tables, names, heads, tails, between = ' ', brief }: Titles): readonly MeaningRow[] {
  const all = tables.split(' ').map((table) => table.replaceAll('-', ' '));
  const phrases = (words: readonly string[]) =>
    all.flatMap((table) => words.flatMap((word) => [`${table}/${word}`, `${table} ${word}`]));
  const head = once(() => entries(heads));
  const tail = once(() => entries(tails));
  const pieces = once(() => [picked(`${name}.head`, head()), text(between), picked(`${name}.tail`, tail())]);
  const slugs = once(() => [
    picked(`${name}.head`, head().map(slugOf)),
    text('-'),
    picked(`${name}.tail`, tail().map(slugOf)),
  ]);
  return [
    {
      name: `${name}.title`,
      names: [
        ...new Set([
          ...phrases(['title', 'name', 'headline']),
          ...(names === undefined ? [] : inFull(names).split(', ')),
        ]),
      ].join(', '),
      texts: once(() =>
        shrinking([
          pieces(),
          [picked(`${name}.tail`, tail())],
          ...(brief === undefined ? [] : [[picked(`${name}.brief`, entries(brief))]]),
        ]),
      ),
      unique: once(() => [[...pieces(), ...numberBehind(' ')]]),
    },
    {
      name: `${name}.slug`,
      names: phrases(['slug', 'seo name']).join(', '),
      texts: once(() => shrinking([slugs(), [picked(`${name}.tail`, tail().map(slugOf))]])),
      unique: once(() => [[...slugs(), ...numberBehind('-')]]),
    },
  ];
}
