import type { CharacterRange } from '../../../grammar/dialect.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { isInLanguage } from '../language.ts';
import type { Facts } from '../request.ts';
import { type EdgeRequest, hasOnly } from './edge.ts';

/** What is quoted, escaped, trimmed or taken for something else, in ASCII. */
const PLAIN = [
  'a',
  ' ',
  ' leading and trailing ',
  "it's",
  "''",
  '"quoted"',
  '\\',
  "\\'",
  '100%_',
  'NULL',
  '0',
  "'; DROP TABLE x; --",
  '<b>&amp;</b>',
  'tab\tline\nend',
];

/** Right-to-left, combining, ignored and reordering characters, and those whose cases are of other lengths: all of the basic plane. */
const OF_PLANE = ['שלום עולם', 'مرحبا', 'e\u0301\u0327', 'a\u200bb', '\u202eabc', 'ßİı', '日本語', '\ufffd'];

/** Characters beyond it, alone and joined to one. */
const OF_ALL = ['😀', '👩‍👩‍👧‍👦', '𝒜x'];

const TEXTS: Readonly<Record<CharacterRange, readonly string[]>> = {
  ascii: PLAIN,
  latin: PLAIN,
  plane: [...PLAIN, ...OF_PLANE],
  all: [...PLAIN, ...OF_PLANE, ...OF_ALL],
};

/** What every collation takes for different from all else: letters of other scripts, and one character beyond the basic plane. */
const TOLD_APART: Partial<Readonly<Record<CharacterRange, readonly string[]>>> = {
  plane: ['שלום עולם', '日本語'],
  all: ['שלום עולם', '日本語', '😀'],
};

/** What fills the longest text: a character of more bytes than one; none: there is none. */
const WIDEST: Partial<Readonly<Record<CharacterRange, string>>> = { plane: '語', all: '😀' };

/** Bytes that a character takes at most, in any set. */
const MOST_BYTES = 4;

/** Characters of the longest text that is made of wide ones. */
const MOST_WIDE = 1000;

/** Characters of the longest text that conditions are evaluated on. */
const MOST_READ = 255;

/** Empty, longest and awkward texts. Of a column that is read, in characters of ASCII, of which all collations think alike. */
export function textEdges({ characters: most, bytes, padded }: Shape<'text'>, asked: EdgeRequest): readonly string[] {
  const { request, isUnread } = asked;
  const { facts } = request;
  const longest = isUnread ? asked.longest : Math.min(asked.longest, MOST_READ);
  if (!hasOnly(facts, 'lengthLeast', 'lengthMost', 'excluded', 'prefix', 'languages', 'letters')) return [];
  // MySQL compares a text with a number as a number, and refuses what reads as none.
  if (facts.excluded.some((value) => typeof value !== 'string')) return [];
  const range = isUnread ? asked.characters : 'ascii';
  const roomFor = (bytesOfEach: number, among: number) =>
    Math.min(most ?? among, among, facts.lengthMost, Math.floor((bytes ?? among * bytesOfEach) / bytesOfEach));
  const widest = WIDEST[range];
  const wide =
    widest === undefined
      ? []
      : [widest.repeat(roomFor(MOST_BYTES, Math.min(Math.floor(longest / MOST_BYTES), MOST_WIDE)))];
  const filled = (length: number) => (facts.letters === 'lower' ? 'w' : 'W').repeat(length);
  const isPlainKey = request.distinct && !request.computedWith && hasOnly(facts);
  const apart = isPlainKey ? (TOLD_APART[asked.characters] ?? []) : [];
  const plain = ['', filled(roomFor(asked.letterBytes, longest)), filled(facts.lengthLeast), ...TEXTS[range]];
  const texts = [...plain, ...apart, ...wide];
  const held: Held = {
    characters: most ?? Number.POSITIVE_INFINITY,
    bytes: bytes ?? Number.POSITIVE_INFINITY,
    width: padded ? most : null,
  };
  return texts.filter((text) => isTaken(text, held, facts));
}

interface Held {
  readonly characters: number;
  readonly bytes: number;
  /** Characters that the type fills texts up to; null: it does not. */
  readonly width: number | null;
}

const encoder = new TextEncoder();

/** Whether a text is within the lengths of its type and what is demanded: what bounds a length may count bytes. */
function isTaken(text: string, { characters, bytes, width }: Held, facts: Facts): boolean {
  // What the type fills up to its width loses its blanks where it is read.
  const length = [...(width === null ? text : text.trimEnd())].length;
  const inBytes = encoder.encode(text).length;
  if ([...text].length > characters || length < facts.lengthLeast) return false;
  if (inBytes > Math.min(bytes, facts.lengthMost)) return false;
  if (facts.letters !== null && text !== (facts.letters === 'lower' ? text.toLowerCase() : text.toUpperCase()))
    return false;
  const isExcluded = facts.excluded.some((value) => isAlike(String(value), text));
  const isWord = facts.languages.every((language) => isInLanguage(language, text, width));
  return !isExcluded && isWord && text.startsWith(facts.prefix);
}

/** Whether a collation may take two texts for the same. */
function isAlike(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
