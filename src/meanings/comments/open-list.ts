import type { Meaning } from '../../values/meaning.ts';
import { once, pool } from '../builders/forms.ts';
import type { MeaningRow } from '../row.ts';
import { MOST_OF_CLAUSES } from './limits.ts';

/* A comment that names some of the values and leaves the others open: `yoga, spinning, ...`. */

/** Words with commas between them: such as go on, and such as stand behind words that introduce examples. */
const WORDS = String.raw`['"]?\p{L}[^,;:.=<>()]*(?:,\s*['"]?\p{L}[^,;:.=<>()]*)+`;
const INTRODUCTION = String.raw`(?:e\.\s?g\.?|eg|such as|for example)[\s:,]+`;
const GOES_ON = new RegExp(
  String.raw`^(?:${INTRODUCTION})?(${WORDS}),?\s*(?:\.{2,}|\u2026|(?:and so on|etc)\b\.?)\s*$`,
  'iu',
);
const INTRODUCED = new RegExp(`^${INTRODUCTION}(${WORDS})\\s*$`, 'iu');

/** What a value does not begin with, as a part of a sentence does. */
const WITHIN_SENTENCE =
  /^(?:a|an|and|as|at|but|by|for|from|if|in|like|no|not|of|on|or|the|to|when|where|with|without)\s/i;

/** Characters of one of them at most: more are a sentence. */
const LONGEST = 30;

/** Values that make a list of their own at least, where no meaning has them. */
const FEWEST = 3;

/** The values that a comment names as some of many; empty: it does not. */
export function namedIn(comment: string): readonly string[] {
  const text = comment.slice(0, MOST_OF_CLAUSES).trim();
  const [, list = ''] = GOES_ON.exec(text) ?? INTRODUCED.exec(text) ?? [];
  const named = list.split(',').map((value) => value.trim().replace(/^(['"\x60])(.*)\1$/, '$2'));
  return named.length > 1 &&
    named.every((value) => value.length > 1 && value.length <= LONGEST && !WITHIN_SENTENCE.test(value))
    ? named
    : [];
}

/** Whether a meaning's first form has one of some values among its entries, or in them. */
function hasOne({ texts }: Meaning, named: readonly string[]): boolean {
  const words = named.map((value) => value.toLowerCase());
  return (texts?.()[0] ?? []).some(
    (part) =>
      part.kind === 'pool' && part.entries.some((entry) => words.some((word) => entry.toLowerCase().includes(word))),
  );
}

/** Names of rows of words that a trade or a state has. */
const OF_WORDS = /^(?:label|kind|reason)\./;

/** Names of meanings that others may stand for, as their words are of many kinds. */
const OPEN = /^(?:general|label|kind|course|reason|text\.title)\b/;

/**
 * What a column means whose comment names some of its values, for what it means by its name: that, where it has one of them or says more;
 * else the row whose words are most of them, or just these; null: nothing else than now.
 */
export function meaningWith(
  named: readonly string[],
  meant: Meaning | null,
  rows: readonly MeaningRow[],
): Meaning | null {
  if (named.length === 0 || (meant !== null && (!OPEN.test(meant.name) || hasOne(meant, named)))) return null;
  const words = named.map((value) => value.toLowerCase());
  const counts = rows.filter(({ name }) => OF_WORDS.test(name)).map((row) => ({ row, count: countOf(row, words) }));
  const best = counts.reduce<(typeof counts)[number] | null>(
    (most, one) => (one.count > (most?.count ?? 1) ? one : most),
    null,
  );
  if (best !== null) return best.row;
  return named.length < FEWEST ? null : { name: 'shown.list', texts: once(() => [[pool(named)]]) };
}

/** How many of some words are entries of a row's first form. */
function countOf({ texts }: MeaningRow, words: readonly string[]): number {
  const [part] = texts?.()[0] ?? [];
  if (part?.kind !== 'pool') return 0;
  const held = new Set(part.entries.map((entry) => entry.toLowerCase()));
  return words.filter((word) => held.has(word)).length;
}
