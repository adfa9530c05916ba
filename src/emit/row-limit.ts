import { rowLimitOf } from '../plan/keys/keys.ts';
import { sizedKey } from '../plan/keys/sized-key.ts';
import {
  type ColumnPlan,
  type DrawPlan,
  isNeverNull,
  type KeyPlan,
  type ParentStep,
  type Plan,
  type ResidualPlan,
} from '../plan/plan.ts';
import { type RowCounts, rowsOf } from '../row-counts.ts';

/** What is known of the rows of parents. */
interface ParentsOfRows {
  /** Whether a draw chooses from rows of a parent of which none will do. */
  isEmpty(draw: DrawPlan): boolean;
  /** How many rows the parent of a step has: 1 where it has none, too. */
  rowsOf(step: ParentStep): number;
}

/** Rows that there can be of some written columns; infinite: neither keys nor parents bound them. */
export function rowsFor(
  { keys, residuals }: Pick<Plan, 'keys' | 'residuals'>,
  columns: readonly ColumnPlan[],
  parents: ParentsOfRows,
): number {
  // Where NULL will not do either, there is no row to write.
  const lacks = ({ draw, domains, nullShares }: ColumnPlan): boolean =>
    parents.isEmpty(draw) && domains.some((domain, i) => domain !== null && nullShares[i] === 0);
  const isOnly = (step: ParentStep) => parents.rowsOf(step) === 1;
  return columns.some(lacks) || hasEqualEnds(residuals, columns, isOnly) ? 0 : rowsOfKeys(keys);
}

/** Whether two references that have to differ lead to the only row of a parent: nobody follows themselves. */
function hasEqualEnds(
  residuals: readonly ResidualPlan[],
  columns: readonly ColumnPlan[],
  isOnly: (step: ParentStep) => boolean,
): boolean {
  return residuals.some(({ condition, when }) => {
    if (when !== null || condition.kind !== 'binary' || condition.operator !== '<>') return false;
    const { left, right } = condition;
    if (left.kind !== 'column' || right.kind !== 'column') return false;
    const ends = columns.filter(({ name }) => name === left.name || name === right.name);
    const referred = ends.map((column) => (isNeverNull(column) ? referredIn(column.draw) : null));
    const [one, other, more] = referred;
    const isSame = one != null && other != null && more === undefined && one.what === other.what;
    return isSame && isOnly(one.step) && isOnly(other.step);
  });
}

/** The step of a reference to a row of a parent, and what of which table it takes; null: it takes something else. */
function referredIn(draw: DrawPlan): { readonly step: ParentStep; readonly what: string } | null {
  const [step, further] = draw.kind === 'parent' ? draw.steps : [];
  if (draw.kind !== 'parent' || step === undefined || further !== undefined || step.list !== null) return null;
  const { value } = draw;
  return { step, what: JSON.stringify([step.table, value.kind, value.kind === 'number' ? null : value]) };
}

function rowsOfKeys(keys: readonly KeyPlan[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...keys.map(rowLimitOf));
}

/** Rows that a plan allows with so many in other tables; null: these have to be listed to know, or there are none. */
export function rowsUnlisted({ columns, hidden, keys, rowLimit, residuals }: Plan, counts: RowCounts): number | null {
  const isOpen = [...columns, ...hidden].some(
    ({ draw }) =>
      draw.kind === 'parent' &&
      draw.steps.some(
        ({ list, table, turn }) => list !== null || rowsOf(counts, table) < (turn?.beside == null ? 1 : 2),
      ),
  );
  if (isOpen || hasEqualEnds(residuals, columns, ({ table }) => rowsOf(counts, table) === 1)) return null;
  return Math.min(rowLimit, rowsOfKeys(keys.map((key) => sizedKey(key, ({ table }) => rowsOf(counts, table)))));
}
