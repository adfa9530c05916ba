import { MOST_PATIENCE, REDRAW_ATTEMPTS } from '../../limits.ts';
import { rowLimitOf } from '../keys/keys.ts';
import type { ConstraintPlan, KeyPlan, Plan, ResidualPlan } from '../plan.ts';
import { differing } from '../related/apart.ts';

/** How many attempts a row has at least, and how many rows a key must tell apart with them. */
export interface Least {
  readonly attempts: number;
  readonly rows: number;
  /** Rows that a key is to tell apart where it can: with more values than that, more of them are attempts of a row. */
  readonly wanted: number;
  /** How many times as many attempts as a row has for any check, at most; without it, as many. */
  readonly patience?: number;
}

/** What is better than a list of values that a search finds: many rows, or more attempts where these are too few. */
export const MANY_ROWS: Least = { attempts: 64, rows: 100_000, wanted: 10_000_000 };
export const MANY_ATTEMPTS: Least = { attempts: 256, rows: 100_000, wanted: 100_000 };
/** For checks that few draws pass. */
export const PATIENT: Least = { attempts: 256, rows: 100_000, wanted: 100_000, patience: MOST_PATIENCE };
/** What is better than rows that break a check. */
export const FEW_ATTEMPTS: Least = { attempts: 8, rows: 1000, wanted: 10_000_000 };
/** What a key keeps in reserve where the first rows pass: others may not. */
const RESERVED_ATTEMPTS: Least = { attempts: 2, rows: 1_000_000, wanted: 10_000_000 };

/** The same for a difference, which hardly any row misses: the other image keeps it. */
const OTHER_ATTEMPT: Least = { attempts: 2, rows: 1_000_000, wanted: 1_000_000_000 };

/** The plan with more attempts for the rows whose checks are on columns of keys alone: nothing else of them is drawn again. */
export function withReservedAttempts(plan: Plan): Plan {
  const keyed = new Set(plan.columns.flatMap(({ name, draw }) => (draw.kind === 'key' ? [name] : [])));
  const bound = plan.residuals.filter(
    ({ evaluable, solved, neverAccepted, columns }) =>
      evaluable && !solved && !neverAccepted && columns.every((column) => keyed.has(column)),
  );
  const leastFor = ({ condition }: ResidualPlan) =>
    differing(condition).length > 0 ? OTHER_ATTEMPT : RESERVED_ATTEMPTS;
  return bound.reduce((made, residual) => withRedrawnKeys(made, [residual], leastFor(residual))?.whole ?? made, plan);
}

/**
 * The plan with keys whose rows are drawn again, too, where a check on their columns fails; null: no key has values enough.
 * Each row has images of its own, so that no two rows get the same, whichever they take. `tried`: with so small a part of
 * the attempts that a check that passes with these fails in no row with all of them.
 */
export function withRedrawnKeys(
  plan: Plan,
  failing: readonly ResidualPlan[],
  least: Least,
): { readonly whole: Plan; readonly tried: Plan } | null {
  // What is computed of a key's columns is drawn again with them.
  const sourcesOf = new Map(
    plan.columns.flatMap(({ name, draw }) => (draw.kind === 'computed' ? [[name, draw.of]] : [])),
  );
  const bound = failing.map(({ columns }) => columns.flatMap((name) => [name, ...(sourcesOf.get(name) ?? [])]));
  const names = new Set(bound.flat());
  const touched = plan.keys.filter(({ lanes }) => lanes.some(({ column }) => names.has(column)));
  const others = touched.filter((key) => !key.isCounted && key.attempts === 1 && isFree(key, plan));
  // For a difference, it is enough that one of the two is drawn again.
  const isOther = failing.every(({ condition }) => differing(condition).length > 0) && others.length > 0;
  const attempts = plan.keys.map((key) =>
    key.attempts === 1 && touched.includes(key) && isFree(key, plan) && !(isOther && key.isCounted)
      ? attemptsOf(key, least)
      : 1,
  );
  const redrawn = new Set(
    plan.keys.flatMap(({ lanes }, index) => (attempts[index] === 1 ? [] : lanes.map(({ column }) => column))),
  );
  // A check on other columns fails as before.
  if (redrawn.size === 0 || !bound.every((columns) => columns.some((name) => redrawn.has(name)))) return null;
  const sizes = plan.keys.map(({ size }, index) => Math.floor(size / (attempts[index] ?? 1)));
  const withAttempts = (part: number): Plan => {
    const keys = plan.keys.map((key, index): KeyPlan => {
      const count = attempts[index] ?? 1;
      // The images stay all that there are, as rows of the first attempts take some of each value's kind.
      const size = (sizes[index] ?? 1) * part;
      return count === 1
        ? key
        : { ...key, size, attempts: Math.floor(count / part), isCounted: false, start: 0, window: null };
    });
    const rowsOf = (constraint: ConstraintPlan): number =>
      constraint.kept.by === 'permutation' ? (sizes[constraint.kept.key] ?? constraint.rows) : constraint.rows;
    return {
      ...plan,
      keys,
      rowLimit: Math.min(plan.rowLimit, ...keys.map(rowLimitOf)),
      constraints: plan.constraints.map((one) => ({ ...one, rows: Math.min(one.rows, rowsOf(one)) })),
    };
  };
  return { whole: withAttempts(1), tried: withAttempts(TRIED_PART) };
}

/**
 * The part of a row's attempts that are tried. If every sampled row passes within a quarter of its attempts, the acceptance rate
 * is at least 1 in 20, and with all attempts a row fails once in a billion.
 */
const TRIED_PART = 4;

function attemptsOf({ size }: KeyPlan, least: Least): number {
  const most = REDRAW_ATTEMPTS * (least.patience ?? 1);
  const attempts = Math.max(least.attempts, Math.min(most, Math.floor(size / least.wanted)));
  return size / attempts < least.rows ? 1 : attempts;
}

/** Whether nothing but the row itself depends on the key: it numbers no rows, and no row refers to this one. */
function isFree(key: KeyPlan, { columns }: Plan): boolean {
  const own = new Set(key.lanes.map(({ column }) => column));
  return (
    key.lanes.every(({ counts }) => counts === null) &&
    columns.every(({ name, draw }) => !own.has(name) || draw.kind === 'key' || draw.kind === 'related') &&
    columns.every(({ draw }) => draw.kind !== 'earlier' || draw.column === null || !own.has(draw.column))
  );
}
