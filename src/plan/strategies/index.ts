import {
  chooseWitnesses,
  leaveNull,
  listAllValues,
  stayInPartialKeys,
  tabulateWitnesses,
  takeDefaults,
} from './refinements.ts';
import {
  computeColumns,
  dropDeadCases,
  redrawFewKeys,
  redrawKeys,
  redrawKeysOften,
  redrawPatiently,
  refute,
} from './rewrites.ts';
import type { Strategy } from './strategy.ts';

/**
 * What is tried, in this order, where the first rows of a plan break constraints. First comes what needs no search: other draws of
 * the same plan, without its dead cases, or with computed columns. From `refute` on each costs more, and what leaves out most rows
 * (NULLs, DEFAULTs) is at the end.
 */
export const strategies: readonly Strategy[] = [
  redrawKeys,
  dropDeadCases,
  computeColumns,
  redrawKeysOften,
  redrawPatiently,
  redrawFewKeys,
  refute,
  listAllValues,
  tabulateWitnesses,
  chooseWitnesses,
  stayInPartialKeys,
  leaveNull,
  takeDefaults,
];
