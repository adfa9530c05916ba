import type { Kind } from '../../grammar/shape.ts';
import type { Meaning } from '../values/meaning.ts';
import type { MeaningRow } from './row.ts';
import { type Dictionary, wordsOf } from './words.ts';

/** A column of a table that a meaning is looked for. */
export interface NamedColumn {
  readonly name: string;
  readonly kind: Kind;
}

/** What a column means, and the words in front of those that said so: `billing` of `billing_city`. */
export interface Match {
  readonly meaning: Meaning;
  readonly prefix: readonly string[];
  /** Whether a single word said so that stands for many things: `value`. What else the table shows of the column tells more. */
  readonly isGeneral: boolean;
}

/** A phrase of a row. */
interface Phrase {
  readonly words: readonly string[];
  /** Words of it that the table's name ends with; null: it does not say. */
  readonly ofTable: number | null;
  /** Words of it that only say whose it is. */
  readonly ofOwner: number;
  readonly row: MeaningRow;
  readonly beside: readonly string[] | null;
}

/** Words that say nothing of what stands in front of them. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'text value string raw field column data1 orig original new old utc gmt en de fr es it pt nl ja zh default final primary main my the'.split(
    ' ',
  ),
);

/** The table of meanings, ready to be asked. */
export class Meanings {
  readonly #dictionary: Dictionary;
  /** By their last words. */
  readonly #endings = new Map<string, Phrase[]>();
  /** By their first words. */
  readonly #beginnings = new Map<string, Phrase[]>();

  constructor(rows: readonly MeaningRow[]) {
    const dictionary = new Set<string>();
    for (const row of rows) {
      const beside = row.beside?.split(',').map((word) => word.trim()) ?? null;
      for (const spelled of row.names.split(',').map((phrase) => phrase.trim())) {
        const isBeginning = spelled.endsWith(' …');
        const words = spelled.replace(' …', '').match(/[^\s/:]+/g) ?? [];
        for (const word of words) dictionary.add(word);
        const ofTable = wordsBefore('/', spelled);
        const index = isBeginning ? this.#beginnings : this.#endings;
        const at = (isBeginning ? words[0] : words.at(-1)) ?? '';
        const others = index.get(at) ?? [];
        index.set(at, others);
        others.push({ words, ofTable, ofOwner: wordsBefore(':', spelled) ?? 0, row, beside });
      }
    }
    this.#dictionary = dictionary;
  }

  /** A name's words, as phrases have them. */
  wordsOf(name: string): readonly string[] {
    return wordsOf(name, this.#dictionary);
  }

  /** What each column of a table may mean, the most telling first; a column that is not here says nothing. */
  of(table: string, columns: readonly NamedColumn[]): ReadonlyMap<string, readonly Match[]> {
    const ofTable = this.wordsOf(table);
    const named = columns.map(({ name, kind }) => ({ name, kind, words: this.wordsOf(name) }));
    const found = named.map(({ name, kind, words }) => {
      const isBeside = (wanted: readonly string[]) =>
        named.some((other) => other.name !== name && other.words.some((word) => wanted.includes(word)));
      return [name, this.#matches(ofTable, words, kind, isBeside)] as const;
    });
    return new Map(found.filter(([, matches]) => matches.length > 0));
  }

  #matches(
    ofTable: readonly string[],
    words: readonly string[],
    kind: Kind,
    isBeside: (wanted: readonly string[]) => boolean,
  ): readonly Match[] {
    const told = withoutEmpty(words);
    // A number at the end may be what tells most: of two lines of an address, the second one.
    const spellings = told.length === words.length ? [words] : [words, told];
    const ending = spellings.flatMap((spelling) => {
      const whole = [...ofTable, ...spelling];
      return (this.#endings.get(spelling.at(-1) ?? '') ?? [])
        .filter((phrase) => endsWith(whole, phrase.words) && startsAt(phrase, spelling.length))
        .toSorted((one, other) => weightOf(other) - weightOf(one));
    });
    const beginning = (this.#beginnings.get(words[0] ?? '') ?? []).filter(
      (phrase) => words.length > phrase.words.length && phrase.words.every((word, i) => word === words[i]),
    );
    return [...ending, ...beginning]
      .filter(({ row, beside }) => takes(row, kind) && (beside === null || isBeside(beside)))
      .map(({ row, words: phrase, ofOwner }) => ({
        meaning: row,
        prefix: told.slice(0, Math.max(0, told.length - phrase.length + ofOwner)),
        isGeneral: row.name.startsWith('general.'),
      }));
  }
}

/** How many words a phrase has before a mark; null: it has none. */
function wordsBefore(mark: '/' | ':', phrase: string): number | null {
  const at = phrase.indexOf(mark);
  return at < 0 ? null : phrase.slice(0, at).trim().split(/\s+/).length;
}

/** The words of a name without those at its end that say nothing, and without a number there. */
function withoutEmpty(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && (EMPTY_WORDS.has(words[end - 1] ?? '') || /^\d+$/.test(words[end - 1] ?? ''))) end--;
  return words.slice(0, end);
}

function endsWith(words: readonly string[], phrase: readonly string[]): boolean {
  const before = words.length - phrase.length;
  return before >= 0 && phrase.every((word, i) => word === words[before + i]);
}

/** Whether a phrase has so many words of the column as it says, or does not say. */
function startsAt({ words, ofTable }: Phrase, ofColumn: number): boolean {
  return ofTable === null || words.length - ofTable === ofColumn;
}

/** Longer phrases say more; of equal ones, those that name the table. */
function weightOf({ words, ofTable }: Phrase): number {
  return words.length + (ofTable === null ? 0 : 0.5);
}

/** Kinds of values that each part of a meaning is for. */
const TAKEN: readonly {
  readonly by: 'texts' | 'numbers' | 'moments' | 'clock' | 'truth';
  readonly kinds: ReadonlySet<Kind>;
}[] = [
  { by: 'texts', kinds: new Set<Kind>(['text', 'bytes']) },
  { by: 'numbers', kinds: new Set<Kind>(['integer', 'decimal', 'float', 'money', 'year']) },
  { by: 'moments', kinds: new Set<Kind>(['date', 'timestamp', 'integer', 'year']) },
  { by: 'clock', kinds: new Set<Kind>(['time', 'interval']) },
  { by: 'truth', kinds: new Set<Kind>(['boolean', 'integer', 'bits', 'text']) },
];

/** Whether a meaning has values of a kind. What only says how often there is none suits any. */
function takes(meaning: Meaning, kind: Kind): boolean {
  return TAKEN.some(({ by, kinds }) => meaning[by] !== undefined && kinds.has(kind));
}
