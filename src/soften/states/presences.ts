import { presenceIn } from '../../meanings/comments/presences.ts';
import { milestoneCalled } from '../../meanings/dependencies/milestones.ts';
import { type Presence, presencesOf, presentAt } from '../../meanings/dependencies/presences.ts';
import { columnsOfValues } from '../../meanings/dependencies/value-columns.ts';
import { withoutTable } from '../../meanings/dependencies/word-lists.ts';
import { type WordsOf, wordsOfName } from '../../meanings/index.ts';

/** A column that says by its rank which milestones a thing has passed. */
export interface Source {
  readonly column: string;
  readonly subject: string;
  /** What it says, by rank; none: it says no more than that. */
  readonly labels: readonly string[];
  /** Whether a milestone is passed, by rank; null: it does not say. */
  readonly passes: (milestone: string) => readonly boolean[] | null;
  /** Relative weights of the ranks. */
  readonly weights: readonly number[];
}

/** What a column follows: whether its milestone is passed, by the rank of another column. */
export interface Followed {
  readonly source: Source;
  readonly passed: readonly boolean[];
}

/** The words of a table and its columns, and the comments on these. */
export interface TableWords {
  readonly tableWords: readonly string[];
  readonly wordsOf: WordsOf;
  /** What columns mean, in words. */
  readonly meantBy: WordsOf;
  readonly comments: ReadonlyMap<string, string | null>;
}

/**
 * Says in which rows there is a column that only those of a kind, or in a state, have: as its comment says, or its name, or one of the
 * values of a list. `lists`: what has values; `flags`: what may say it beside; `open`: columns that rows may lack.
 */
export function presencesIn(
  lists: readonly Source[],
  flags: readonly Source[],
  open: readonly string[],
  { tableWords, wordsOf, meantBy, comments }: TableWords,
): (name: string) => Followed | null {
  const names = [...comments.keys()];
  const worded = (name: string) => ({ name, words: wordsOf(name) });
  const columns = open.map(worded);
  const named = lists.map((source) => {
    const values = source.labels.map(wordsOfName);
    return { source, present: columnsOfValues(worded(source.column), values, columns, tableWords) };
  });
  // Of the kinds of two things, that of the column's own says it.
  const isOwn = (name: string, { column }: Source) => wordsOf(column)[0] === wordsOf(name)[0];
  const presenceNamed = (name: string): Followed | null => {
    const found = named.flatMap(({ source, present }) => {
      const passed = present.get(name);
      return passed === undefined ? [] : [{ source, passed }];
    });
    return found.find(({ source }) => isOwn(name, source)) ?? found[0] ?? null;
  };
  return (name) =>
    presenceSaid(presenceIn(comments.get(name) ?? null, names), name, lists, wordsOf) ??
    presenceFor(name, [...lists, ...flags], tableWords, wordsOf) ??
    presenceNamed(name) ??
    presenceFor(name, lists, tableWords, (column) => (column === name ? meantBy(column) : wordsOf(column)));
}

/** What says in which rows there is a column whose comment says it; null: nothing does. */
function presenceSaid(
  presence: Presence | null,
  name: string,
  sources: readonly Source[],
  wordsOf: WordsOf,
): Followed | null {
  if (presence === null) return null;
  // Of what its name says, too: a gift card is no card.
  const absent = [...presence.absent, ...presencesOf(wordsOf(name)).flatMap((named) => named.absent)];
  const saidIn = (there: readonly string[]): Followed | null => {
    for (const source of sources) {
      if (source.column === name) continue;
      const named = wordsOf(source.column);
      const by = presence.by.length > 0 ? presence.by : named;
      // After its delivery, a thing has been delivered.
      const reaches = (milestone: string) => source.passes(milestone) ?? source.passes(milestoneCalled(milestone));
      const passed = presentAt({ there, absent, by }, named, source.labels, reaches);
      if (passed !== null) return { source, passed };
    }
    return null;
  };
  // Where no value has the words, what there is only on delivery is there once that has come to pass.
  const passing = presence.there.flatMap((phrase) => (/^[*+]/.test(phrase) ? [] : [phrase, `+${phrase}`]));
  return saidIn(presence.there) ?? saidIn(passing);
}

/** What says in which rows there is a column of such a name, as it is of things of a kind; null: nothing does. */
function presenceFor(
  name: string,
  sources: readonly Source[],
  tableWords: readonly string[],
  wordsOf: WordsOf,
): Followed | null {
  const words = wordsOf(name);
  for (const presence of [...presencesOf(withoutTable(words, tableWords).split(' ')), ...presencesOf(words)]) {
    for (const source of sources) {
      if (source.column === name) continue;
      const passed = presentAt(presence, wordsOf(source.column), source.labels, source.passes);
      if (passed !== null) return { source, passed };
    }
  }
  return null;
}
