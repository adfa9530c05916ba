import type { Part } from './part.ts';
import { DEFAULT_TIME_LINE, type TimeLine } from './time-line.ts';

/**
 * What people keep in a column, beyond its type: how its values look, how often each comes, and how often none does. A meaning
 * never beats a constraint: where one of its forms does not fit, the next one does, and behind the last the next best meaning.
 */
export interface Meaning {
  /** As `explain` says it: `person.first name`. */
  readonly name: string;
  /** A wider meaning that stands for it, too, where what is expected of rows asks for that one; none: it stands for itself alone. */
  readonly role?: string;
  /** Forms of text, the best one first. */
  readonly texts?: () => readonly TextForm[];
  /** Forms of text of a single one, where `texts` lists several: what an array holds of them; none: those of `texts`. */
  readonly elements?: () => readonly TextForm[];
  /** Forms of JSON documents: objects, or arrays. */
  readonly documents?: () => readonly TextForm[];
  /** Further texts of the thing, for columns whose type or check lists some of them. */
  readonly labels?: () => readonly TextForm[];
  /**
   * Forms of text where no two values may be equal: different ranks give different texts under any collation, and digits that
   * a key needs stand within the first characters.
   */
  readonly unique?: () => readonly TextForm[];
  /** Whether a year may stand in its texts: that of the row. */
  readonly hasYear?: true;
  readonly numbers?: NumberForm;
  readonly moments?: MomentForm;
  /** Times of day, and spans of time shorter than one. */
  readonly clock?: ClockForm;
  /** How many different ones there are in a column that refers to such things: of a company's branches, few. None: any number. */
  readonly few?: number;
  /** Of which family addresses are; none: of any. */
  readonly family?: 6;
  /** Share of true, from 0 to 1. */
  readonly truth?: number;
  /** Share of rows without a value, where the column may be NULL; none: as for any column. */
  readonly nulls?: number;
  /** Share of rows in which it amounts to nothing, where the DEFAULT of the column is zero; none: as often as its numbers say. */
  readonly nothing?: number;
  /** What of it is another on another time line, beside moments: years, and texts with years in them; none: nothing. */
  readonly onLine?: (line: TimeLine) => Partial<Meaning>;
}

/** A meaning as it is on a time line. */
export function meaningOn(meaning: Meaning, line: TimeLine): Meaning {
  return line === DEFAULT_TIME_LINE || meaning.onLine === undefined ? meaning : { ...meaning, ...meaning.onLine(line) };
}

/** A text in parts, one behind the other: their digits say how chance picks them. */
export type TextForm = readonly Part[];

/** Numbers, in plain values. */
export interface NumberForm {
  readonly first: number;
  readonly last: number;
  /** Digits behind the point that look natural, where the type has them; 0 without. */
  readonly scale?: number;
  readonly spread?: Spread;
  /** How likely each fraction is, in units of the last digit (99 of a price's .99), by fraction; none: all are alike. */
  readonly endings?: ReadonlyMap<number, number>;
  /** Whether they are years, which the reference time moves. */
  readonly isDated?: boolean;
  /** How many zeros whole numbers end in, as people round them, where bounds leave enough of those; 0 without. */
  readonly zeros?: number;
  /** Texts of numbers by a thing that other columns pick, too: the latitude of a city. Digits follow as far as the scale asks. */
  readonly listed?: {
    readonly picks: string;
    readonly entries: () => readonly string[];
    /** How likely each of them is; none: all are alike. */
    readonly weights?: () => readonly number[];
    /** Those of a column whose values differ, in which they stand in the same order; none: any numbers do. */
    readonly distinct?: () => readonly string[];
  };
}

/** How values spread, in plain values: whole segments of the domain keep to it, whatever bounds cut off. */
export type Spread =
  | { readonly kind: 'normal'; readonly mean: number; readonly deviation: number }
  | { readonly kind: 'lognormal'; readonly median: number; readonly sigma: number }
  | { readonly kind: 'exponential'; readonly mean: number }
  | { readonly kind: 'zipf'; readonly exponent: number }
  | { readonly kind: 'weights'; readonly weights: ReadonlyMap<number, number> };

/** Moments and days, relative to the reference time. */
export interface MomentForm {
  /** Days before (below zero) and behind the reference time. */
  readonly from: number;
  readonly to: number;
  /** Days from the end, or from the start, at which the values lie on average; none: all days are alike. */
  readonly dense?: { readonly end: 'first' | 'last'; readonly days: number };
  readonly clock?: Clock;
  /** Whether it is what happens, so that the ends of a time line bound it; none: it lies where the meaning says. */
  readonly isEvent?: boolean;
}

/**
 * When on a day: at any time, or at any whole second, more by day, or in working hours; on the hour, the half or the quarter; every
 * five minutes, as timetables have it.
 */
export type Clock = 'any' | 'whole' | 'waking' | 'working' | 'quarters' | 'fives' | 'midnight';

export interface ClockForm {
  /** Seconds of the day. */
  readonly first: number;
  readonly last: number;
  /** Seconds that all are a multiple of. */
  readonly step?: number;
}
