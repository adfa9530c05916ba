import type { Kind, Shape } from '../../grammar/shape.ts';
import type { JsonFormat } from '../values/request.ts';
import type { Inverse } from './inverses.ts';
import type { NumberRange } from './number-ranges.ts';

/** The least and the most that an argument may be; null: it has no such bound. */
export type ArgumentDomain = readonly [least: number | null, most: number | null];

/** What a function reads that takes a text for a value of another kind: dates, JSON, the format of its second argument, or texts of a pattern. */
export type Reading = 'date' | 'json' | 'format' | { readonly pattern: string };

/**
 * What the planner knows of a function by its name, whatever the dialect; it is computed by the implementations that the
 * grammar's signatures name (evaluation/). What a record leaves out does not hold, or
 * is not known: most functions are strict, so that those are named which are not.
 */
export interface FunctionRecord {
  /* Strictness in NULL. */

  /** Which arguments may be NULL where its result is not (pg_proc.proisstrict; MySQL manual, section 14.5): any, or any but the first. */
  readonly takesNull?: 'any' | 'others';
  /** Whether it may be NULL where no argument is, as it finds nothing. */
  readonly findsNothing?: true;
  /** Whether it gives the first of its arguments that is not NULL. */
  readonly isFirstPresent?: true;
  /** Which of its arguments it counts: those that are NULL, or those that are not. */
  readonly countsNulls?: 'missing' | 'present';

  /* Definedness: where it has a value at all, and is no error. */

  /** What a text must be that stands as its first argument. */
  readonly reads?: Reading;
  /** The pattern of texts that its last argument must be, or that its first must be by the name that is the second. */
  readonly needs?: string | ReadonlyMap<string, string>;
  /** Whether it refuses texts that are none of what it reads. */
  readonly refuses?: true;
  /** The numbers that its arguments must be, in their order. */
  readonly argumentDomains?: readonly ArgumentDomain[];
  /** The number that its first argument must not be where there is a second one. */
  readonly forbids?: number;
  /** Whether these are the domains of columns alone, and not of what is computed. */
  readonly hasColumnDomains?: true;
  /** The argument that makes any numbers do where it is a constant. */
  readonly domainsUnlessConstant?: number;
  /** Whether a check is an error that calls it with other numbers, whatever the check makes of the result. */
  readonly isMaker?: true;
  /** Whether it makes a range of two bounds, which must be in order (PostgreSQL 18 manual, table 8.27). */
  readonly makesRange?: true;
  /** As what it gives the difference of two moments: a time of at most 838 hours, or an interval. */
  readonly difference?: 'time' | 'age';
  /** Whether its numbers are degrees: always (null), or where the argument of this place names a reference system. */
  readonly degrees?: number | null;
  /** What it asks of a geometry: a class, or a reference system (MySQL 9 manual, section 14.16.7). */
  readonly ofGeometry?: Partial<Pick<Shape<'spatial'>, 'of' | 'srid'>>;
  /** The function by which a document is known to be an array, which it asks for. */
  readonly ofJsonArray?: 'json_typeof' | 'jsonb_typeof';
  /** The numbers that a functional index keeps of it: those of the type YEAR. */
  readonly indexRange?: readonly [least: number, most: number];

  /* Injectivity: what it does to keys. */

  /**
   * When distinct values stay distinct: those of its first argument, beside constants (as texts are made for keys, which differ
   * in either case and have no blanks around them); those of the one argument that is no constant, of texts `joined`; whole
   * numbers `padded` to a length that all of them have.
   */
  readonly injective?: 'first' | 'joined' | 'padded';
  /** Whether members of documents that differ in more than their case stay distinct. */
  readonly keepsMembersApart?: true;

  /* Forward: what its result is. */

  /** The numbers that it gives, or that its texts read as, or what it makes of those of its arguments. */
  readonly range?: NumberRange | ((given: readonly NumberRange[]) => NumberRange);
  /** Whether it gives large numbers of small ones, or of anything. */
  readonly isGrowing?: true;
  /** What of the time of loading it gives (PostgreSQL manual 9.9.5, MySQL manual 14.7). */
  readonly now?: 'date' | 'time';
  /** The unit of a moment that it gives, as a number or as the moment in which it begins. */
  readonly unit?: Unit;
  /** The argument that names such a unit. */
  readonly unitArgument?: number;
  /** Whether what it gives is a moment or a date, and no number. */
  readonly truncates?: true;
  /** The seconds of the unit of which it counts those between two moments. */
  readonly secondsOfUnit?: number;
  /** What it computes, in relations between columns. */
  readonly term?: FunctionTerm;
  /** Whether it gives its first argument, or else NULL or one of the others. */
  readonly passesFirst?: true;
  /** Whether it gives one of its arguments, or what stands in the document that is the first. */
  readonly passesMember?: true;
  /** Whether a text stays as long as it is, or gets shorter. */
  readonly keepsLength?: true;
  /** Where its result stands in its first argument. */
  readonly piece?: 'start' | 'middle' | 'end';
  /** Whether it joins texts: all of its arguments, or those behind the first, which stands between them. */
  readonly joins?: 'plain' | 'separated';
  /** Whether it gives a part of a text, or all of it. */
  readonly givesPart?: true;

  /*
   * Backward: what a result demands of the arguments. Each is behind the file with its rule, or with the first of several; a rule that
   * no property fits has a property of its own. `piece` and `isFirstPresent`, above, have such rules, too.
   */

  /* src/plan/facts/inverse.ts */
  /** Between which arguments its numbers lie: closed bounds, of whole numbers unless it gives fractions. */
  readonly inverse?: Inverse;

  /* src/plan/facts/desugar.ts */
  /** Which of its arguments it gives. */
  readonly extreme?: 'least' | 'greatest';

  /* src/plan/facts/sign-facts.ts */
  /** Whether it is -1, 0 or 1: as its argument is below 0, 0 or above. */
  readonly givesSign?: true;

  /* src/plan/facts/linear-facts.ts */
  /** Whether whole numbers stay as they are, and no others do. */
  readonly roundsToWhole?: true;
  /** Whether it gives what a division leaves. */
  readonly isRemainder?: true;

  /* src/plan/facts/clock-facts.ts */
  /** Whether it gives the time of day of a moment. */
  readonly givesClock?: true;

  /* src/plan/facts/address-facts.ts */
  /** Whether it gives 4 or 6, the version of an address. */
  readonly givesFamily?: true;

  /* src/plan/facts/length-facts.ts */
  /** Kinds of values of which it counts what they consist of. What is written is ASCII: bytes and characters are the same. */
  readonly lengthOf?: readonly Kind[];
  /** Whether it takes blanks away at the ends of a text. */
  readonly trims?: true;

  /* src/plan/facts/operand.ts */
  /** The case of the letters that it gives. */
  readonly letters?: 'lower' | 'upper';

  /* src/plan/facts/part-facts.ts */
  /** The arguments of which it finds the one in the other, and gives its place, from 1, or 0: in a text, or a list in a text. */
  readonly place?: { readonly text: number; readonly within: number; readonly isOfList?: true };
  /** Whether it is true where a text begins with another. */
  readonly testsStart?: true;
  /** Whether it makes an array of a text's parts between marks. */
  readonly splits?: true;

  /* src/plan/facts/part-patterns.ts */
  /** Which parts of a text between marks it gives: the one of a number, or those before so many marks. */
  readonly parts?: 'one' | 'leading';

  /* src/plan/facts/replaced-facts.ts */
  /** What it takes away: a text, or what a pattern matches. */
  readonly removes?: 'text' | 'pattern';

  /* src/plan/facts/leaf-facts.ts */
  /** Whether it is true where a text matches a regular expression. */
  readonly matchesPattern?: true;
  /** The format that a text has for which it is true. */
  readonly testsFormat?: JsonFormat;
  /** Whether it gives the type of a document, by PostgreSQL's names. */
  readonly namesJsonType?: true;

  /* src/plan/facts/sufficient.ts */
  /** Whether its results are in the order of its arguments. */
  readonly keepsOrder?: true;
  /** The place, counted from 0, of the first of its later arguments that is above the first one: INTERVAL(value, 1, 10, 100). */
  readonly findsStep?: true;
  /** The unit of which it counts those between two moments; days of the shortest and the longest, where they vary. */
  readonly unitsBetween?: { readonly unit: string; readonly days?: readonly [number, number] };
  /** Whether it writes a moment in the format that its second argument is. */
  readonly writesFormat?: true;
  /** Whether it counts the characters of anything, as the digits of a number. */
  readonly countsCharacters?: true;
  /** What it gives of a text that a regular expression matches: its place, or what matches, else NULL. */
  readonly findsPattern?: 'place' | 'match';
  /** Texts for which it is true, as patterns; the bytes that such a text stands for. */
  readonly trueFor?: { readonly patterns: readonly string[]; readonly bytes?: number };
  /** Texts for any others of which it is NULL, as patterns, or of the format that is its second argument. */
  readonly nullUnless?: readonly string[] | 'format';
  /** Whether it writes the bytes of an address as a text. */
  readonly writesAddress?: true;
  /** The bound of a range that it gives, NULL where the range is open there. */
  readonly bound?: 'lower' | 'upper';
  /** The side at which a range is open for which it is true. */
  readonly isOpenAt?: 'lower' | 'upper';

  /* src/plan/witnesses/assignments.ts */
  /** Whether it gives a beginning of a text, of which the text may be made. */
  readonly givesBeginning?: true;

  /* src/plan/witnesses/document-candidates.ts */
  /** What it asks or gives of the place of a document, beside which a condition's constants stand. */
  readonly ofDocument?: 'type' | 'size' | 'keys' | 'depth' | 'value' | 'paths' | 'container';

  /* src/plan/derived/reference-systems.ts */
  /** Whether it gives the reference system of a geometry. */
  readonly givesReferenceSystem?: true;
}

/** Units of moments that whole days, and more, have in common; and hours. */
export type Unit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'isoyear' | 'decade' | 'century';

/** What functions compute in relations: see TERMS in src/relation/relation.ts. */
export type FunctionTerm =
  | 'least'
  | 'greatest'
  | 'coalesce'
  | 'absolute'
  | 'round'
  | 'truncate'
  | 'floor'
  | 'ceiling'
  | 'sum'
  | 'difference'
  | 'days between'
  | 'day'
  | 'year'
  | 'seconds';

/** The records of functions that belong together, by name. */
export type Family = Readonly<Record<string, FunctionRecord>>;
