import type { Dimension } from '../../../grammar/kinds.ts';
import { binary, call, columnNamed, number } from '../../compose.ts';
import type { Expression } from '../../ir.ts';
import type { Distance } from '../../values/distance.ts';

/** Whether the column lies behind another one, is a share of it, or has one value: then none of its other agreements counts. */
export type AgreementKind = 'order' | 'share' | 'definition';

/** What is added to a sum or taken off it: each column of a role that the table has. */
export interface Term {
  readonly operator: '+' | '-';
  readonly role: string;
}

/**
 * What people expect of the values of a row together, where no constraint says so. Columns stand for roles: the name of a
 * meaning, or `word.minimum` for a column whose name has the word.
 */
export interface Agreement {
  /** The role of the column that gives way to the others: it is drawn behind them. */
  readonly of: string;
  readonly conditions: readonly Expression[];
  /** What belongs to the right side of the condition, as far as the table has it. */
  readonly terms: readonly Term[];
  /** Of which columns the table has to have how many at least: any of the terms, or those of the first one. */
  readonly leastTerms: { readonly any: number; readonly first: number };
  readonly kind: AgreementKind;
  /** How far the value lies above the least that the conditions leave; null: any that they leave is as likely. */
  readonly distance: Distance | null;
  /** Whether there is no value where the other column has none: what has not been sent has not arrived. */
  readonly isStage: boolean;
  /** Words of which the table's name or the column's has to have one, or a column a name with it: `restaurant_id`; none: any will do. */
  readonly about: ReadonlySet<string> | null;
  /** What the column has to count; null: anything. */
  readonly counts: Dimension | null;
  /** Whether it is a whole number whatever the others are: of the days between two moments, parts do not count. */
  readonly isWhole: boolean;
  /** Digits behind the point that it has at least where others make it, as far as its type has them. */
  readonly digits: number;
}

/** What lies behind what, and how far: the nearest first, as the first that a table has decides how far. */
export interface Order extends Partial<Pick<Agreement, 'counts'>> {
  readonly of: string;
  readonly behind: Readonly<Record<string, Distance | null>>;
  readonly about?: string;
  /** Days that lie between the two at least; the distance is counted from there. */
  readonly gap?: number;
  /** Whether the two are never equal. */
  readonly isStrict?: boolean;
  /** Whether it comes only where the other has come. */
  readonly isStage?: boolean;
}

/* Expressions over roles, in short. */

export { binary, call, columnNamed as column, number };

/** An amount that counts for nothing where there is none. */
export const orNone = (amount: Expression): Expression => call('coalesce', amount, number('0'));

/** Digits behind the point of what is computed, at least. */
export const COMPUTED_DIGITS = 2;

const NO_TERMS = { any: 0, first: 0 };

/** A definition, where nothing else is said. */
export function agreement(of: string, conditions: readonly Expression[], more: Partial<Agreement> = {}): Agreement {
  return {
    of,
    conditions,
    terms: [],
    leastTerms: NO_TERMS,
    kind: 'definition',
    distance: null,
    isStage: false,
    about: null,
    counts: null,
    isWhole: false,
    digits: COMPUTED_DIGITS,
    ...more,
  };
}
