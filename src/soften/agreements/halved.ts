import { type Interval, isInside } from '../../relation/propagate.ts';

/** What halving needs of the columns. */
interface Halving {
  /** What the columns leave the one that they decide on. */
  readonly left: () => Interval;
  readonly intervalOf: (column: string) => Interval;
  /** How many of its steps make one: of a price in cents, a hundred. */
  readonly unitOf: (column: string) => number;
  /** Narrows a column; gives what takes that back, or null where it cannot be narrowed. */
  readonly narrow: (column: string, interval: Interval) => (() => void) | null;
}

/** How often values are halved: of a long tail, what stays is most of it. */
const MOST_HALVINGS = 8;

/** Share of an interval by which another may reach beyond it: what would lie there gets the nearest value. */
const LEAST_EXCESS = 0.001;

/**
 * Halves what columns may hold, the widest first, until what they leave another is within an interval: the largest of many prices is
 * rare, and times the largest of many counts it is too much. False: that does not suffice.
 */
export function halvedUntilInside(wide: Interval, columns: readonly string[], halving: Halving): boolean {
  const { left, intervalOf, narrow } = halving;
  const excess = () => Math.max(0, wide.low - left().low) + Math.max(0, left().high - wide.high);
  const lessens = (column: string): boolean => {
    const before = excess();
    const takeBack = narrow(column, lowerHalf(intervalOf(column), halving.unitOf(column)));
    if (takeBack === null || excess() < before) return takeBack !== null;
    takeBack();
    return false;
  };
  for (let halvings = 0; halvings < MOST_HALVINGS && !isNearlyInside(left(), wide); halvings++) {
    const widest = columns.toSorted((a, b) => widthOf(intervalOf(b)) - widthOf(intervalOf(a)));
    if (!widest.some(lessens)) return false;
  }
  return isNearlyInside(left(), wide);
}

export function isNearlyInside(inner: Interval, outer: Interval): boolean {
  const more = LEAST_EXCESS * widthOf(outer);
  return isInside(inner, { low: outer.low - more, high: outer.high + more });
}

/** The lower half of an interval, up to a whole number, as prices end in what is below one. */
function lowerHalf({ low, high }: Interval, unit: number): Interval {
  const middle = Math.floor((low + high) / 2);
  const whole = Math.floor(middle / unit) * unit;
  return { low, high: whole > low ? whole : middle };
}

const widthOf = ({ low, high }: Interval): number => high - low;

/** Share of a column's interval that may leave no room behind it. */
const MOST_CUT = 0.01;

/** The same for rows of other tables: what is still to come of them is much of what they may hold, and so in few rows. */
const MOST_CUT_OF_OTHERS = 0.5;

/** Whether so little of an interval is cut off that the nearest value may stand for what would lie there. `isOfOthers`: of other tables' rows. */
export function isRareCut(whole: Interval, left: Interval, isOfOthers = false): boolean {
  const most = isOfOthers ? MOST_CUT_OF_OTHERS : MOST_CUT;
  return left.low - whole.low + whole.high - left.high < most * (whole.high - whole.low);
}
