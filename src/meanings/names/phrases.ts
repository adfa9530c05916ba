import { getOrInsertComputed } from '../../collections.ts';
import type { MeaningRow } from '../row.ts';
import type { Lexicon } from './readings.ts';

/** A row that a phrase shows: its place in the table, and how many words of the phrase only say whose it is. */
export interface Place {
  readonly row: number;
  readonly ofOwner: number;
}

/** Phrases, each with the rows that it shows, in their order. */
type Shown = Map<string, Place[]>;

/** What stands as the last word of what names begin with. ASCII, as that takes half the room. */
export const BEGINNING = '*';

/** Words that are searched for before all of them are gathered: a table or two asks for fewer. */
const MOST_SEARCHES = 50;

const NONE: ReadonlyMap<string, readonly Place[]> = new Map();

/**
 * The phrases of all rows, as one text. A process that reads one table asks for few of some five thousand last words, and searches
 * for them; an index takes longer to make than that table's plan, and is made for those that ask for more.
 */
export class Phrases implements Lexicon {
  readonly #rows: readonly MeaningRow[];
  /** ` name, first name,` of a row behind that of the row before. */
  readonly #text: string;
  /** By row: where its phrases begin in the text. */
  readonly #starts: readonly number[];
  /** By last words: those that were searched for, or all. */
  #index = new Map<string, Shown>();
  #words: ReadonlySet<string> | null = null;
  #byLetter: Map<string, string[]> | null = null;
  #searches = { words: 0, endings: 0 };

  constructor(rows: readonly MeaningRow[]) {
    this.#rows = rows;
    let text = '';
    this.#starts = rows.map(({ names }) => {
      const start = text.length;
      text += ` ${marked(names)},`;
      return start;
    });
    this.#text = text;
  }

  /** Whether a phrase has a word of letters and digits. */
  has(word: string): boolean {
    if (this.#words === null) {
      if (this.#searches.words++ < MOST_SEARCHES) return new RegExp(`[ /]${word}[^a-z0-9]`).test(this.#text);
      this.#words = this.#allWords();
    }
    return this.#words.has(word);
  }

  #allWords(): ReadonlySet<string> {
    this.#words ??= new Set(this.#text.match(/[a-z0-9]+/g));
    return this.#words;
  }

  beginningWith(letter: string): readonly string[] {
    if (this.#byLetter === null) {
      this.#byLetter = new Map();
      for (const word of this.#allWords()) getOrInsertComputed(this.#byLetter, word.slice(0, 1), () => []).push(word);
    }
    return this.#byLetter.get(letter) ?? [];
  }

  /** The phrases that end with a word, or BEGINNING. */
  endingWith(last: string): ReadonlyMap<string, readonly Place[]> {
    if (last !== '' && this.#searches.endings <= MOST_SEARCHES && !this.#index.has(last)) {
      if (this.#searches.endings++ < MOST_SEARCHES) this.#index.set(last, this.#search(last));
      else this.#index = this.#indexOfAll();
    }
    return this.#index.get(last) ?? NONE;
  }

  #search(last: string): Shown {
    const text = this.#text;
    const shown: Shown = new Map();
    let row = 0;
    const ends = [`${last},`, `${last}:,`].flatMap((ending) => this.#endsOf(ending)).sort((lhs, rhs) => lhs - rhs);
    for (const end of ends) {
      while ((this.#starts[row + 1] ?? text.length) <= end) row++;
      add(shown, row, text.slice(text.lastIndexOf(',', end - 1) + 2, end));
    }
    return shown;
  }

  /** Where the phrases end whose last word, with what stands behind it, is this. */
  #endsOf(ending: string): readonly number[] {
    const ends: number[] = [];
    for (let at = this.#text.indexOf(ending); at >= 0; at = this.#text.indexOf(ending, at + 1)) {
      const before = this.#text[at - 1];
      if (before === ' ' || before === '/') ends.push(at + ending.length - 1);
    }
    return ends;
  }

  #indexOfAll(): Map<string, Shown> {
    const index = new Map<string, Shown>();
    for (const [row, { names }] of this.#rows.entries()) {
      for (const spelled of marked(names).split(', ')) {
        const last = /[^ /:]+(?=:?$)/.exec(spelled)?.[0] ?? '';
        const shown = index.get(last) ?? new Map<string, Place[]>();
        add(shown, row, spelled);
        index.set(last, shown);
      }
    }
    return index;
  }
}

function marked(names: string): string {
  return names.replaceAll('…', BEGINNING);
}

/** Adds a row to those that a phrase shows; words before its colon say whose it is. */
function add(shown: Shown, row: number, spelled: string): void {
  const phrase = spelled.replace(':', '');
  const owner = spelled.slice(0, Math.max(0, spelled.indexOf(':')));
  const place = { row, ofOwner: owner === '' ? 0 : owner.split(' ').length };
  const places = shown.get(phrase);
  if (places === undefined) shown.set(phrase, [place]);
  else places.push(place);
}
