import { hasInOrder } from '../../nearest.ts';
import { MOST_OF_CLAUSES } from './limits.ts';

/*
 * Names whose abbreviations the comment on their column spells out: of `arr_apt`, "IATA airport of arrival". There are more
 * abbreviations than a list could hold, and many stand for several words.
 */

/** Words of a comment that are looked at. */
const MOST_COMMENT_WORDS = 16;

/** Letters of an abbreviation at least: shorter ones stand in too many words. */
const LEAST_LETTERS = 3;

/** Abbreviations that always stand for the same, so that a comment tells nothing of them. */
const PLAIN: ReadonlySet<string> = new Set(
  'ata atd eta etd at by cd dt fk id ip is nb nm no nr pk sn st tm ts amt avg bin cnt cust dim ean ext flg gps hex iban img iso key kwh lat len lng lon max min mrn num nbr pct pos prc qty ref seq sku ssn std sts sum tax tel tot txt typ uid uom uri url usr utc val vat ver vin zip'.split(
    ' ',
  ),
);

/** Words of a comment that no abbreviation is the initial of. */
const SMALL = /^(?:a|an|and|at|by|for|in|is|it|of|on|or|per|the|to|with)$/;

/** The parts of a name, cut at underscores and in front of capitals, as they are written. */
export function partsOf(name: string): readonly string[] {
  return name.replace(/([a-z])([A-Z])/g, '$1_$2').split('_');
}

/** A name with its abbreviations spelled out as a comment has their words. `isShort`: whether a part of the name is no word. */
export function spelledOut(written: string, comment: string | null, isShort: (part: string) => boolean): string {
  if (comment === null) return written;
  const name = QUANTITY.test(written) && isSigned(comment.slice(0, MOST_OF_CLAUSES)) ? `${written}_change` : written;
  const words = (comment.toLowerCase().match(/[a-z]+/g) ?? []).slice(0, MOST_COMMENT_WORDS);
  const parts = partsOf(name);
  const spelled = parts.map((part, place) => {
    const short = part.toLowerCase();
    if (PLAIN.has(short)) return part;
    if (!isShort(short)) return isWhole(words, short) ? words.join('_') : part;
    return (
      initialsIn(words, short) ?? abbreviatedIn(words, short) ?? besideNext(words, short, parts[place + 1]) ?? part
    );
  });
  const isSame = spelled.every((part, place) => part === parts[place]);
  return isSame ? name : spelled.join('_').replace(OF_WHAT, '$2_$1');
}

/** Comments that say that a quantity has a sign, and quantities. */
const SIGNED =
  /(?<![a-z])signed\b|\bnegative\s+(?:for|if|when|on|out|is|means|=)|[+]\s?\/\s?-|\bnegative\b.*\bpositive\b|\bpositive\b.*\bnegative\b/i;
const UNSIGNED = /\b(?:not|never|cannot|non|no)\b|signed\s+(?:for|off|by)\b/i;
const QUANTITY = /(?:qty|quantity)$/i;
const isSigned = (comment: string): boolean => SIGNED.test(comment) && !UNSIGNED.test(comment);

/** A time of something, which names of columns have behind it: of `std`, "scheduled time of departure". */
const OF_WHAT = /(?<![a-z])(time|date|day|number)_of_([a-z]+)/g;

/** The word that letters are short for: the one that begins with them, or that has their first letter and the others in their order. */
function abbreviatedIn(words: readonly string[], letters: string): string | null {
  if (letters.length < LEAST_LETTERS || !/^[a-z]+$/.test(letters)) return null;
  const longer = words.filter((word) => word.length > letters.length && word[0] === letters[0]);
  return longer.find((word) => word.startsWith(letters)) ?? longer.find((word) => hasInOrder(word, letters)) ?? null;
}

/** The word that letters are short for in front of the word that follows them in the name, however few they are: `ac_type`, "aircraft type". */
function besideNext(words: readonly string[], letters: string, next = ''): string | null {
  const found = words.find(
    (word, place) =>
      word.length > letters.length &&
      word[0] === letters[0] &&
      words[place + 1] === next.toLowerCase() &&
      hasInOrder(word, letters),
  );
  return found ?? null;
}

/** Whether all words of a comment have letters as their initials, so that even a word is short for them. */
function isWhole(words: readonly string[], letters: string): boolean {
  return letters.length > 1 && !SMALL.test(letters) && words.map((word) => word[0]).join('') === letters;
}

/** The words next to each other that letters are the initials of, with the small words between them or without. */
function initialsIn(words: readonly string[], letters: string): string | null {
  if (letters.length < 2) return null;
  const placed = words.map((word, place) => ({ word, place }));
  const large = placed.filter(({ word }) => !SMALL.test(word));
  for (const some of [placed, large]) {
    for (const from of some.keys()) {
      const found = some.slice(from, from + letters.length);
      const [first, last] = [found[0], found.at(-1)];
      if (first === undefined || last === undefined || SMALL.test(first.word) || SMALL.test(last.word)) continue;
      if (found.map(({ word }) => word[0]).join('') === letters)
        return words.slice(first.place, last.place + 1).join('_');
    }
  }
  return null;
}
