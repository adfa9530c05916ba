import type { Check } from '../ir.ts';
import type { Witnesses } from './witnesses/witnesses.ts';

/** What a strategy adds to the model of a table, for what the rows of an earlier plan have shown. */
export interface Refinement {
  /** Further constraints: witnesses as lists of values, or as cases. */
  readonly checks: readonly Check[];
  /** Whether solution tables are made for columns of no key, too, by enumerating small domains in all combinations. */
  readonly listsAll: boolean;
  /** Witnesses of several columns that become solution tables. */
  readonly rows: readonly Witnesses[];
  /** Whether NULL stands in the columns that constraints compare with others. */
  readonly nullsCompared: boolean;
  /** Whether rows may lie outside of partial keys that have few. */
  readonly leavesPartialKeys: boolean;
  /** Whether columns are drawn within the range of what is computed of others. */
  readonly drawsWithinParts: boolean;
  /** Whether columns refer to what the rows of parents refer to. */
  readonly followsParents: boolean;
}

export const UNREFINED: Refinement = {
  checks: [],
  listsAll: false,
  rows: [],
  nullsCompared: false,
  leavesPartialKeys: true,
  drawsWithinParts: false,
  followsParents: true,
};
