import type { Meaning } from '../values/meaning.ts';

/** A row of the table of meanings: a meaning, and the names that show it. */
export interface MeaningRow extends Meaning {
  /**
   * Phrases with a comma and a blank between them and one blank between their words, as they stand at the end of a column's name,
   * in the words that names are folded to: the last word decides, so `email status` is a status. Words of the table's name count
   * as if they stood in front; a slash in a phrase stands where the table's words end, and makes it a phrase of such columns
   * alone: `user/name` is the name of a user, `user name` is what they log in with. Words before a colon only say whose it is, as
   * words in front of a phrase do: `author: name` is the name of a person, and the person is the author. A word with ` …` behind
   * it is one that names begin with: `is …`. Words with bars between them stand each before the last word, or behind the first ones: `seat|ticket count`, `price per day|week`. The longest phrase that fits wins, and of equal ones that with a slash; behind that,
   * the order of the rows.
   */
  readonly names: string;
  /** Words of which the table has to have one in the names of other columns, with commas between them; none: any table will do. */
  readonly beside?: string;
  /** Words of which the table has to have none in the names of other columns, with commas between them. */
  readonly without?: string;
  /** What digits before its point the type of a column has to have room for, as shares of one have one and percentages more; none: any. */
  readonly digits?: Digits;
  /** Whether it is for names in the singular alone: a number of days is no day. */
  readonly isOne?: true;
  /** Whether it is for numbers with digits behind their point alone. */
  readonly hasFraction?: true;
}

/** Digits before the point: at most one with others behind it, or more. */
export type Digits = 'one' | 'more';
