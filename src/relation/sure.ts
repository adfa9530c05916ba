import { contractorFor } from './contractor.ts';
import { EVERYTHING, type Intervals, narrowedBy } from './propagate.ts';
import { partsOfTerm, type Relation, type Term } from './term.ts';

/** Stands for what a relation computes: no column has this name. */
const RESULT = '';

/** Whether a relation holds whatever its columns are within their intervals, NULL included. */
export function isSure({ difference, low, high, exact }: Relation, intervals: Intervals): boolean {
  if (!exact || !isEnclosed(difference)) return false;
  const result: Term = { kind: 'subtract', left: { kind: 'column', column: RESULT }, right: difference };
  const contractor = contractorFor({ difference: result, low: 0, high: 0, exact }, RESULT);
  if (contractor === null) return false;
  const all = narrowedBy(contractor, EVERYTHING, intervals);
  // Beyond, a sum of doubles may be rounded to the very bound that it oversteps.
  const isCounted = Number.isSafeInteger(all.low) && Number.isSafeInteger(all.high);
  return isCounted && all.low >= low && all.high <= high;
}

/** Whether intervals of its columns give one that holds all that the term may be. */
function isEnclosed(whole: Term): boolean {
  // What takes the place of NULL, and what must do for each number between its ends, are none of that.
  return partsOfTerm(whole).every(
    (term) => term.kind !== 'coalesce' && (term.kind !== 'constant' || term.low <= term.high),
  );
}
