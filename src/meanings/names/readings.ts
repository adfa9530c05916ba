import { hasInOrder } from '../../nearest.ts';
import { consonantsOf } from './contractions.ts';
import { isUnit } from './units.ts';

/*
 * A part of a name may be short for several words: `reg` for a region and a registration, `trml` for a terminal. The name says
 * which: those that make the longest phrase with their neighbours are meant.
 */

/** Words and phrases that parts of names are read as. */
export interface Lexicon {
  /** Whether a phrase has a word. */
  has(word: string): boolean;
  /** How many words the longest phrase has that these words end with; 0: they end with none. */
  longestEnd(words: readonly string[]): number;
  /** The words of all phrases that begin with a letter, those of the first phrases in front. */
  beginningWith(letter: string): readonly string[];
}

/** Words that a part may stand for, and where it may stand for others, those, too. The first is what it stands for by itself. */
export type Readings = readonly [readonly string[], ...(readonly string[])[]];

/** Letters at least of a part that words of phrases are looked for by: fewer stand for too many. */
const LEAST_LETTERS = 3;

/** Letters at least of a part that leaves out consonants inside, as well. */
const LEAST_CONSONANTS = 4;

/** Letters that the beginning of a word leaves out, at least: of `validated`, `validate` is no abbreviation. */
const LEAST_LEFT_OUT = 2;

/** Words that an unlisted part is tried as, at most. */
const MOST_WORDS = 12;

/** Ways to read a name that are tried, at most. */
const MOST_WAYS = 300;

const VOWEL_INSIDE = /.[aeiou]/;

/** The words that a part is short for by its letters: those that it lacks vowels of, else an end, else both, else consonants, too. */
export function spelledLike(part: string, lexicon: Lexicon): readonly string[] {
  if (part.length < LEAST_LETTERS || /\d/.test(part)) return [];
  const consonants = consonantsOf(part);
  const hasVowels = VOWEL_INSIDE.test(part);
  const words = lexicon
    .beginningWith(part.slice(0, 1))
    .filter((word) => word.length > part.length && hasInOrder(word, part));
  const abbreviates: readonly ((word: string) => boolean)[] = [
    (word) => consonantsOf(word) === consonants,
    (word) => word.startsWith(part) && word.length >= part.length + LEAST_LEFT_OUT,
    (word) => !hasVowels && consonantsOf(word).startsWith(consonants),
    () => !hasVowels && part.length >= LEAST_CONSONANTS,
  ];
  const found = abbreviates.map((isLike) => words.filter(isLike)).find(({ length }) => length > 0);
  return found?.slice(0, MOST_WORDS) ?? [];
}

/** The words of a name whose parts may be read in these ways. */
export function bestReading(parts: readonly Readings[], lexicon: Lexicon): readonly string[] {
  const first = parts.flatMap(([usual]) => usual);
  if (parts.length < 2 || parts.every(({ length }) => length === 1)) return first;
  let best: readonly string[] = first;
  // A word by itself says nothing of what is meant.
  let longest = Math.max(1, lengthIn(first, lexicon));
  for (const words of waysOf(parts)) {
    const length = lengthIn(words, lexicon);
    if (length > longest) {
      best = words;
      longest = length;
    }
  }
  return best;
}

/** What stands behind phrases as units and numbers do: a share, and minutes, which are short for the least. */
const BEHIND = /^(?:\d+|percent|minimum)$/;

/** How many words of a name at its end make a phrase, or a phrase with a unit or a number behind it. */
function lengthIn(words: readonly string[], lexicon: Lexicon): number {
  const atEnd = lexicon.longestEnd(words);
  const last = words.at(-1) ?? '';
  if (!isUnit(last) && !BEHIND.test(last)) return atEnd;
  const inFront = lexicon.longestEnd(words.slice(0, -1));
  return inFront > 1 ? Math.max(atEnd, inFront + 1) : atEnd;
}

/** The ways to read parts one after the other, the usual readings of the last ones kept longest. */
function waysOf(parts: readonly Readings[]): readonly (readonly string[])[] {
  let ways: (readonly string[])[] = [[]];
  for (const readings of parts) {
    const tried = ways.length * readings.length > MOST_WAYS ? readings.slice(0, 1) : readings;
    ways = tried.flatMap((reading) => ways.map((way) => [...way, ...reading]));
  }
  return ways;
}
