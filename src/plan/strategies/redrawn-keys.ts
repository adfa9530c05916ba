import { REDRAW_ATTEMPTS } from '../../limits.ts';
import type { ConstraintPlan, KeyPlan, Plan, ResidualPlan } from '../plan.ts';
import { differing } from '../related/apart.ts';

/** How many chances a row has at least, and how many rows a key must tell apart with them. */
export interface Least {
  readonly chances: number;
  readonly rows: number;
  /** Rows that a key is to tell apart where it can: with more values than that, more of them are chances of a row. */
  readonly wanted: number;
}

/** What is better than a list of values that a search finds: many rows, or more chances where these are too few. */
export const MANY_ROWS: Least = { chances: 64, rows: 100_000, wanted: 10_000_000 };
export const MANY_CHANCES: Least = { chances: 256, rows: 100_000, wanted: 100_000 };
/** What is better than rows that break a check. */
export const FEW_CHANCES: Least = { chances: 8, rows: 1000, wanted: 10_000_000 };
/** What a key has to spare where the first rows pass: others may not. */
const SPARE_CHANCES: Least = { chances: 2, rows: 1_000_000, wanted: 10_000_000 };

/** The same for a difference, which hardly any row misses: the other image keeps it. */
const OTHER_CHANCE: Least = { chances: 2, rows: 1_000_000, wanted: 1_000_000_000 };

/** The plan with more chances for the rows whose checks are on columns of keys alone: nothing else of them is drawn anew. */
export function withSpareChances(plan: Plan): Plan {
  const keyed = new Set(plan.columns.flatMap(({ name, draw }) => (draw.kind === 'key' ? [name] : [])));
  const bound = plan.residuals.filter(
    ({ evaluable, solved, hopeless, columns }) =>
      evaluable && !solved && !hopeless && columns.every((column) => keyed.has(column)),
  );
  const leastFor = ({ condition }: ResidualPlan) => (differing(condition).length > 0 ? OTHER_CHANCE : SPARE_CHANCES);
  return bound.reduce((made, residual) => withRedrawnKeys(made, [residual], leastFor(residual))?.whole ?? made, plan);
}

/**
 * The plan with keys whose rows are drawn anew, too, where a check on their columns fails; null: no key has values enough.
 * Each row has images of its own, so that no two rows get the same, whichever they take. `tried`: with so small a part of
 * the chances that a check that passes with these fails in no row with all of them.
 */
export function withRedrawnKeys(
  plan: Plan,
  failing: readonly ResidualPlan[],
  least: Least,
): { readonly whole: Plan; readonly tried: Plan } | null {
  // What is computed of a key's columns is drawn anew with them.
  const sourcesOf = new Map(
    plan.columns.flatMap(({ name, draw }) => (draw.kind === 'computed' ? [[name, draw.of]] : [])),
  );
  const bound = failing.map(({ columns }) => columns.flatMap((name) => [name, ...(sourcesOf.get(name) ?? [])]));
  const names = new Set(bound.flat());
  const touched = plan.keys.filter(({ lanes }) => lanes.some(({ column }) => names.has(column)));
  const others = touched.filter((key) => !key.isCounted && key.chances === 1 && isFree(key, plan));
  // For a difference, it is enough that one of the two is drawn again.
  const isOther = failing.every(({ condition }) => differing(condition).length > 0) && others.length > 0;
  const chances = plan.keys.map((key) =>
    key.chances === 1 && touched.includes(key) && isFree(key, plan) && !(isOther && key.isCounted)
      ? chancesOf(key, least)
      : 1,
  );
  const redrawn = new Set(
    plan.keys.flatMap(({ lanes }, index) => (chances[index] === 1 ? [] : lanes.map(({ column }) => column))),
  );
  // A check on other columns fails as before.
  if (redrawn.size === 0 || !bound.every((columns) => columns.some((name) => redrawn.has(name)))) return null;
  const sizes = plan.keys.map(({ size }, index) => Math.floor(size / (chances[index] ?? 1)));
  const withChances = (part: number): Plan => {
    const keys = plan.keys.map((key, index): KeyPlan => {
      const count = chances[index] ?? 1;
      // The images stay all that there are, as rows of the first chances take some of each value's kind.
      const size = (sizes[index] ?? 1) * part;
      return count === 1
        ? key
        : { ...key, size, chances: Math.floor(count / part), isCounted: false, start: 0, window: null };
    });
    const rowsOf = (constraint: ConstraintPlan): number =>
      constraint.kept.by === 'permutation' ? (sizes[constraint.kept.key] ?? constraint.rows) : constraint.rows;
    return {
      ...plan,
      keys,
      rowLimit: keys.reduce(
        (limit, { size, overflow }) => (overflow.length > 0 ? limit : Math.min(limit, size)),
        plan.rowLimit,
      ),
      constraints: plan.constraints.map((one) => ({ ...one, rows: Math.min(one.rows, rowsOf(one)) })),
    };
  };
  return { whole: withChances(1), tried: withChances(TRIED_PART) };
}

/**
 * What passes in each of some hundred rows within a quarter of the chances passes once in twenty of them at least, so that
 * it fails once in a billion rows with all.
 */
const TRIED_PART = 4;

function chancesOf({ size }: KeyPlan, least: Least): number {
  const chances = Math.max(least.chances, Math.min(REDRAW_ATTEMPTS, Math.floor(size / least.wanted)));
  return size / chances < least.rows ? 1 : chances;
}

/** Whether nothing but the row itself depends on the key: no distance from another column's value, and no row that refers to this one. */
function isFree(key: KeyPlan, { columns }: Plan): boolean {
  const own = new Set(key.lanes.map(({ column }) => column));
  return (
    key.lanes.every(({ counts }) => counts === null) &&
    columns.every(({ name, draw }) => !own.has(name) || draw.kind === 'key') &&
    columns.every(({ draw }) => draw.kind !== 'earlier' || draw.column === null || !own.has(draw.column))
  );
}
