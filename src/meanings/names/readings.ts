import { getOrInsertComputed } from '../../collections.ts';
import { hasInOrder } from '../../nearest.ts';
import { isAgentNoun } from './agent-nouns.ts';
import { consonantsOf } from './contractions.ts';
import { isAhead } from './participles.ts';
import { isUnit } from './units.ts';

/*
 * A part of a name may be short for several words: `reg` for a region and a registration, `trml` for a terminal. The name says
 * which: those that make the longest phrase with their neighbours are meant.
 */

/** Words and phrases that parts of names are read as. */
export interface Lexicon {
  /** Whether a phrase has a word. */
  has(word: string): boolean;
  /** The phrases that end with a word. */
  endingWith(word: string): ReadonlyMap<string, unknown>;
  /** The words of all phrases that begin with a letter, those of the first phrases in front. */
  beginningWith(letter: string): readonly string[];
}

/** Words that a part may stand for, and where it may stand for others, those, too. The first is what it stands for by itself. */
export type Readings = readonly [readonly string[], ...(readonly string[])[]];

/** A part of a name. */
export interface NamePart {
  readonly readings: Readings;
  /** How it is written, if words that it leaves letters out of may be meant, too. */
  readonly short: string | null;
  /** Whether its readings are those that people mean by it, which few others are likelier than. */
  readonly isListed: boolean;
}

/** Words of phrases at most. */
export const MOST_WORDS = 5;

/** Letters at least of a part that is the beginning of words: fewer stand for too many. */
const LEAST_LETTERS = 3;

/** Letters at least of a part that leaves out consonants inside, as well. */
const LEAST_CONSONANTS = 4;

/** Letters that the beginning of a word leaves out, at least: of `validated`, `validate` is no abbreviation. */
const LEAST_LEFT_OUT = 2;

/** Words that the last part is tried as, at most. */
const MOST_LAST = 30;

const VOWEL_INSIDE = /.[aeiou]/;

/** A part that is no word, since it has no vowels. */
const CONSONANTS = /^[a-z][b-df-hj-np-tv-z]{4,}$/;

/** How a part is short for a word by its letters: without vowels (0), an end (1), both (2), consonants, too (3); null: it is not. */
function likeness({ short, isListed }: NamePart, word: string): number | null {
  if (short === null || short.length < LEAST_LETTERS) return null;
  if (word.length <= short.length || word[0] !== short[0] || !hasInOrder(word, short)) return null;
  const consonants = consonantsOf(short);
  const ofWord = consonantsOf(word);
  const hasVowels = VOWEL_INSIDE.test(short);
  if (ofWord === consonants && !(isListed && hasVowels)) return 0;
  const isLong = short.length >= LEAST_CONSONANTS;
  if (word.startsWith(short)) return word.length >= short.length + LEAST_LEFT_OUT && (isLong || !isListed) ? 1 : null;
  if (isListed || hasVowels) return null;
  if (ofWord.startsWith(consonants)) return 2;
  return isLong ? 3 : null;
}

/** The words that a part is short for by its letters, the likest ones. */
function spelledLike(part: NamePart, lexicon: Lexicon): readonly string[] {
  const found = (part.short === null ? [] : lexicon.beginningWith(part.short.slice(0, 1))).flatMap((word) => {
    const like = likeness(part, word);
    return like === null ? [] : [{ word, like }];
  });
  const likest = found.sort((lhs, rhs) => lhs.like - rhs.like);
  return likest.slice(0, MOST_LAST).map(({ word }) => word);
}

/** The first word that a part of consonants only has the consonants of; null: it has vowels, or there is none. */
export function vowelless(part: string, lexicon: Lexicon): string | null {
  if (!CONSONANTS.test(part)) return null;
  const consonants = consonantsOf(part);
  return (
    lexicon
      .beginningWith(part.slice(0, 1))
      .find((word) => consonantsOf(word) === consonants && word.length > part.length && hasInOrder(word, part)) ?? null
  );
}

/** Words for the last parts of a name, and how unlike the usual reading of these parts they are. */
interface Way {
  readonly words: readonly string[];
  readonly cost: number;
  /** The first of the parts that the words are of. */
  readonly from: number;
}

/** The likest way to read the parts before a place so that they end with some words; null: there is none. */
function wayTo(words: readonly string[], parts: readonly NamePart[], end: number, phrase = words): Way | null {
  if (words.length === 0) return { words: usualOf(parts.slice(0, end), phrase[0] ?? ''), cost: 0, from: end };
  const part = parts[end - 1];
  if (part === undefined) return null;
  let best: Way | null = null;
  const take = (reading: readonly string[], cost: number) => {
    const front = wayTo(words.slice(0, Math.max(0, words.length - reading.length)), parts, end - 1, phrase);
    if (front === null || (best !== null && best.cost <= front.cost + cost)) return;
    best = { words: [...front.words, ...reading], cost: front.cost + cost, from: front.from };
  };
  for (const [place, reading] of part.readings.entries()) {
    const shared = Math.min(reading.length, words.length);
    if (reading.slice(-shared).join(' ') === words.slice(-shared).join(' ')) take(reading, place === 0 ? 0 : 1);
  }
  // Anything may be done at a time.
  const word = words.at(-1) ?? '';
  const like = part.isListed && MOMENT.test(phrase.at(-1) ?? '') ? null : likeness(part, word);
  if (like !== null) take([word], 2 + like);
  return best;
}

/** What persons have, and what comes at a time: the words in front say whose it is, and whether it has come. */
const OF_PERSONS = /^(?:name|email|phone)$/;
const OF_TIMES = /^(?:at|on|date|time|timestamp|datetime|departure|arrival|start|end|amount|quantity|weight|reading)$/;
const MOMENT = /^(?:at|on|date|time|timestamp|datetime)$/;

/** The words of parts as they are usually read, but for those that say of whom or of when the word behind them is. */
function usualOf(parts: readonly NamePart[], behind: string): readonly string[] {
  return parts.flatMap(
    ({ readings }) =>
      readings.find(
        ([word = '']) =>
          (OF_PERSONS.test(behind) && isAgentNoun(word)) ||
          (OF_TIMES.test(behind) && (word === 'actual' || word === 'current' || isAhead([word]))),
      ) ?? readings[0],
  );
}

/** What stands behind phrases as units and numbers do: a share, a moment, and minutes, which are short for the least. */
const BEHIND = /^(?:\d+|percent|minimum|timestamp|datetime)$/;

/** The words of a name with these parts. */
export function bestReading(parts: readonly NamePart[], lexicon: Lexicon): readonly string[] {
  const usual = parts.flatMap(({ readings }) => readings[0]);
  if (parts.length < 2 || parts.every(({ readings, short }) => short === null && readings.length === 1)) return usual;
  const lastOfUsual = usual.at(-1) ?? '';
  const isBehind = isUnit(lastOfUsual) || BEHIND.test(lastOfUsual);
  const atEnd = longestEnd(usual, lexicon);
  const inFront = isBehind ? longestEnd(usual.slice(0, -1), lexicon) : 0;
  let most = partsOf(Math.max(atEnd, inFront > 1 ? inFront + 1 : 0), parts);
  if (most >= parts.length) return usual;
  const ofEnd = usualOf(parts.slice(0, -1), usual.at(-Math.max(1, atEnd)) ?? '');
  let best: Way = { words: [...ofEnd, ...(parts.at(-1)?.readings[0] ?? [])], cost: -1, from: 0 };
  // A part by itself says nothing of what is meant.
  most = Math.max(1, most);
  for (const behind of isBehind ? [0, 1] : [0]) {
    const end = parts.length - behind;
    const last = parts[end - 1];
    if (last === undefined) continue;
    const letters = lettersBefore(last, parts[end - 2]);
    for (const word of new Set([
      ...last.readings.map((reading) => reading.at(-1) ?? ''),
      ...spelledLike(last, lexicon),
    ])) {
      for (const words of letters.flatMap((letter) => phrasesOf(word, lexicon).get(letter) ?? [])) {
        const way = wayTo(words, parts, end);
        if (way === null) continue;
        const read = parts.length - way.from;
        const cost = way.cost + behind;
        if (read < most || (read === most && cost >= best.cost)) continue;
        best = behind === 0 ? way : { ...way, words: [...way.words, lastOfUsual], cost };
        most = read;
      }
    }
  }
  return best.words;
}

/** The first letters of words that may stand in front of the last one of a name's phrase. */
function lettersBefore({ readings }: NamePart, before: NamePart | undefined): readonly string[] {
  const words = [
    ...readings.map((reading) => reading.at(-2)),
    ...(before?.readings.map((reading) => reading.at(-1)) ?? []),
    before?.short,
  ];
  return [...new Set(words.flatMap((word) => (word ? [word.slice(0, 1)] : [])))];
}

/** Phrases of several words, by the first letter of the last word but one. */
type ByLetter = ReadonlyMap<string, readonly (readonly string[])[]>;

const phrasesByLetter = new WeakMap<Lexicon, Map<string, ByLetter>>();

/** The phrases that end with a word: those of common words are hundreds, of which few go with what stands in front. */
function phrasesOf(word: string, lexicon: Lexicon): ByLetter {
  const ofLexicon = getOrInsertComputed(phrasesByLetter, lexicon, () => new Map<string, ByLetter>());
  return getOrInsertComputed(ofLexicon, word, () => {
    const found = new Map<string, string[][]>();
    for (const phrase of lexicon.endingWith(word).keys()) {
      const words = phrase.split(' ');
      if (words.length > 1 && !phrase.includes('/'))
        getOrInsertComputed(found, words.at(-2)?.slice(0, 1) ?? '', () => []).push(words);
    }
    return found;
  });
}

/** How many parts so many words at the end of a name are of, as these are usually read. */
function partsOf(words: number, parts: readonly NamePart[]): number {
  let left = words;
  let place = parts.length;
  while (left > 0 && place > 0) left -= parts[--place]?.readings[0].length ?? 0;
  return parts.length - (left < 0 ? place + 1 : place);
}

/** How many words of a name at its end make a phrase. */
function longestEnd(words: readonly string[], lexicon: Lexicon): number {
  const phrases = lexicon.endingWith(words.at(-1) ?? '');
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    if (phrases.has(words.slice(-length).join(' '))) return length;
  }
  return 0;
}
