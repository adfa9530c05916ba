import { modelOf } from '../../grammar/kinds.ts';
import { nodeCountOf } from '../expression/evaluable.ts';
import { type Evaluation, type NamedValues, scopeOf, scopeOfColumns } from '../expression/scope.ts';
import type { Expression, Table } from '../ir.ts';
import { columnsOf, isConstant } from '../walk.ts';
import type { Budget } from './budget.ts';
import { conditionsOf, type PlacedCondition } from './checks.ts';
import { isHeld } from './derived/filled-columns.ts';
import { partitionChecks } from './derived/partitions.ts';
import { storableChecks, withStoredValues } from './derived/storable.ts';
import { isEvaluableWithin } from './evaluable-within.ts';
import type { ColumnPlan, DrawPlan, Plan, ResidualPlan } from './plan.ts';

/**
 * All that a server checks of a row by itself, as conditions that are evaluated on rows of a plan: the checks of the table and of its
 * columns' domains, its partitions, and what it computes of the row. Conditions that a plan keeps by construction are not among them,
 * nor are those on columns whose values are not known here. `table`: with the names of its constraints.
 */
export function demandsOn(
  table: Table,
  { columns, hidden, residuals }: Plan,
  evaluation: Evaluation,
  budget: Budget,
): readonly ResidualPlan[] {
  const held = new Set(table.columns.filter(isHeld).map(({ name }) => name));
  const plans = new Map([...columns, ...hidden].map((column) => [column.name, column]));
  // The plan's own types say more than those of the table, such as which reference system points have.
  const { columnOf } = scopeOf(table, evaluation);
  const values = Array.from(plans.values(), ({ name, shape }): NamedValues => {
    return { name, shape, collation: columnOf(name)?.collation ?? null };
  });
  const scope = scopeOfColumns(values, evaluation);
  const isReadable = (name: string) => plans.has(name) && !held.has(name);
  const tried = new Set(
    residuals.flatMap(({ condition, when, solved }) => (solved || when !== null ? [] : [condition])),
  );
  const whole = { ...withStoredValues(table), checks: [...table.checks, ...partitionChecks(table, null)] };
  return conditionsOf(whole, storableChecks(table)).flatMap(
    ({ name, expression }: PlacedCondition): readonly ResidualPlan[] => {
      const mentions = [...columnsOf(expression)];
      const [first, second] = mentions;
      const isKept = first === undefined || (second === undefined && isExact(expression, plans.get(first)));
      if (isKept || tried.has(expression) || !mentions.every(isReadable)) return [];
      if (!isEvaluableWithin(expression, scope, budget)) return [];
      const named = values.filter(({ name: column }) => mentions.includes(column));
      const residual = { name, condition: expression, columns: mentions, values: named, when: null };
      return [{ ...residual, solved: false, evaluable: true, neverAccepted: false, patience: 1 }];
    },
  );
}

/** What one look at a row takes. */
export function nodesOfDemands(demands: readonly ResidualPlan[]): number {
  return demands.reduce((nodes, { condition }) => nodes + nodeCountOf(condition), 1);
}

/** Draws that leave a column its own domain. */
const OWN: ReadonlySet<DrawPlan['kind']> = new Set<DrawPlan['kind']>(['uniform', 'dependent', 'key', 'related']);

/** Whether a condition is a bound or a list of one column, which its domain keeps to the letter. */
function isExact(expression: Expression, column: ColumnPlan | undefined): boolean {
  if (column === undefined || modelOf(column.shape.kind).order !== 'exact' || !OWN.has(column.draw.kind)) return false;
  const isColumn = ({ kind }: Expression) => kind === 'column';
  switch (expression.kind) {
    case 'binary':
      return isColumn(expression.left) && isConstant(expression.right);
    case 'between':
      return isColumn(expression.operand) && isConstant(expression.low) && isConstant(expression.high);
    case 'in':
      return isColumn(expression.operand);
    case 'is':
      return isColumn(expression.operand);
    default:
      return false;
  }
}
