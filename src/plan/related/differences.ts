import { type Linear, linearOf } from '../../relation/linear.ts';
import { type ColumnMeasure, type Measured, type MeasureOf, relationOf } from '../../relation/relation.ts';
import type { Condition } from '../facts/column-facts.ts';
import { conjunctsOf } from '../facts/predicate.ts';

/*
 * Proofs that no row can pass: where checks bound the differences of columns, and the columns themselves, so that a circle of
 * such bounds adds up to less than nothing (`a > 5`, `b < 3`, `a < b`; or `a < b`, `b < a`). Difference constraints are the
 * textbook's, and so is the search of such a circle (Bellman and Ford).
 */

/** left − right is `most` at most, or less where it is strict. Null stands for zero. In whole numbers of a unit. */
interface Bound {
  readonly left: string | null;
  readonly right: string | null;
  readonly most: number;
  readonly strict: boolean;
  readonly name: string;
}

/** Bounds that are looked at, at most: the search takes their square. */
const MAX_BOUNDS = 1000;

/** The names of checks that contradict each other, infinite numbers aside; null: none are known to. */
export function contradictingDifferences(checks: readonly Condition[], measured: Measured): readonly string[] | null {
  const measures = new Map<string, ColumnMeasure>();
  const measureOf: MeasureOf = (name) => {
    const measure = measured.measureOf(name);
    // A check lets a NULL pass, a time of day goes on at midnight, and a rounded number is not what it is written as.
    if (measure === undefined || measure.nullable || measure.dimension === 'clock' || measure.isRounded)
      return undefined;
    measures.set(measure.column, measure);
    return measure;
  };
  const wanted: Wanted[] = [];
  for (const { name, expression } of checks) {
    if (wanted.length >= MAX_BOUNDS) break;
    for (const condition of conjunctsOf(expression)) {
      const relation = relationOf(condition, { ...measured, measureOf });
      const sum = relation === null || !relation.exact ? null : linearOf(relation.difference);
      if (relation === null || sum === null || sum.least !== sum.most || sum.factors.size > 2) continue;
      wanted.push({ name, sum, low: relation.low, high: relation.high });
    }
  }
  const factorOf = (column: string) => 10 ** (measures.get(column)?.scale ?? 0);
  const unit = Math.max(1, ...Array.from(measures.keys(), factorOf));
  return circleIn(wanted.slice(0, MAX_BOUNDS).flatMap((one) => boundsOf(one, factorOf, unit)));
}

/** A relation's sum, and where it must lie. */
interface Wanted {
  readonly name: string;
  readonly sum: Linear;
  readonly low: number;
  readonly high: number;
}

/** What a relation bounds, if it is a column or the difference of two. */
function boundsOf(
  { name, sum, low, high }: Wanted,
  factorOf: (column: string) => number,
  unit: number,
): readonly Bound[] {
  const [first, second] = sum.factors;
  if (first === undefined) return [];
  const [left, weight] = first;
  const scale = weight * factorOf(left);
  if (second !== undefined && second[1] * factorOf(second[0]) !== -scale) return [];
  const right = second?.[0] ?? null;
  const bound = (one: string | null, other: string | null, end: number, sign: 1 | -1): readonly Bound[] => {
    // That whole numbers differ by one is true of the values that are drawn, and not of all that a column can hold.
    const strict = end === -sign;
    const most = ((sign * ((strict ? 0 : end) - sum.least)) / Math.abs(scale)) * unit;
    return Number.isSafeInteger(most) ? [{ left: one, right: other, most, strict, name }] : [];
  };
  const [above, below] = scale > 0 ? [left, right] : [right, left];
  return [...bound(above, below, high, 1), ...bound(below, above, low, -1)];
}

/** The shortest way to a column that is known, and the bound that it ends with. */
interface Way {
  readonly length: number;
  readonly stricts: number;
  readonly last: Bound | null;
}

const NO_WAY: Way = { length: 0, stricts: 0, last: null };

/** The names of bounds that make a circle of less than nothing; null: there is none. */
function circleIn(bounds: readonly Bound[]): readonly string[] | null {
  const ways = new Map<string | null, Way>();
  const count = new Set(bounds.flatMap(({ left, right }) => [left, right])).size;
  for (let round = 0; round <= count; round++) {
    let changed: Bound | null = null;
    for (const bound of bounds) {
      const from = ways.get(bound.right) ?? NO_WAY;
      const known = ways.get(bound.left) ?? NO_WAY;
      const length = from.length + bound.most;
      const stricts = from.stricts + Number(bound.strict);
      if (!Number.isSafeInteger(length)) return null;
      if (length > known.length || (length === known.length && stricts <= known.stricts)) continue;
      ways.set(bound.left, { length, stricts, last: bound });
      changed = bound;
    }
    if (changed === null) return null;
    if (round === count) return namesOfCircle(ways, changed.left, count);
  }
  return null;
}

/** The names of the circle that the ways back from a column run into. */
function namesOfCircle(
  ways: ReadonlyMap<string | null, Way>,
  from: string | null,
  count: number,
): readonly string[] | null {
  let at = from;
  for (let step = 0; step < count; step++) at = ways.get(at)?.last?.right ?? null;
  const names = new Set<string>();
  const start = at;
  for (let step = 0; step <= count; step++) {
    const { last } = ways.get(at) ?? NO_WAY;
    if (last === null) return null;
    names.add(last.name);
    at = last.right;
    if (at === start) return [...names].reverse();
  }
  return null;
}
