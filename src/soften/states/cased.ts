import type { Days } from '../../meanings/dependencies/state-lengths.ts';
import type { NumberEffect } from '../../meanings/dependencies/state-numbers.ts';
import type { Interval } from '../../relation/propagate.ts';
import type { Domain } from '../../values/domain.ts';

/* Columns that follow the states of a source, and what they are in each. */

/** Beside what a rule says: below or above zero, and how far, or what is left of a balance. */
export type CaseEffect = NumberEffect | Way | `${Way} ${NumberEffect}` | 'taken';
export type Way = 'minus' | 'plus';

/** A moment and where it lies in each state of a source, in the unit of its relations; null: anywhere. */
export interface CasedMoment {
  readonly column: string;
  readonly windows: readonly (MomentWindow | null)[];
  /** Whether it gives way to what it is no later than, where these states do not decide on that. */
  readonly yields: boolean;
}

/** Where a moment lies, and whether there is one in each row. */
export interface MomentWindow extends Interval {
  readonly isThere: boolean;
}

/** The end of a period, where that begins, and how many days, or of another unit, it lasts in each state of a source; null: any. */
export interface CasedEnd {
  readonly column: string;
  readonly start: string;
  readonly unit?: 'minute';
  readonly lengths: readonly (Days | null)[];
}

/** A column and its values in each state of a source; null: those that it has anyhow. */
export interface CasedValues {
  readonly column: string;
  readonly domains: readonly (Domain | null)[];
}

/** What follows the states of a source. */
export type Cased = CasedNumber | CasedMoment | CasedEnd | CasedValues;

/** A number and what it is in each state of a source. */
export interface CasedNumber {
  readonly column: string;
  readonly effects: readonly CaseEffect[];
  /** The columns that it may be all of, or a part; null: what it may be says what all is. */
  readonly wholes: readonly string[] | null;
  /** The columns of the two ends of what is normal for it; null: none say so. */
  readonly ends: readonly [low: string, high: string] | null;
  /** What is taken from which balance; null: nothing is. */
  readonly taken: { readonly before: string; readonly amount: string } | null;
  /** Whether it may have the other sign than all of its values. */
  readonly isMirrored?: boolean;
}
