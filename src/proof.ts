import type { Dialect } from '../grammar/dialect.ts';
import { failingDemands } from './emit/failing-demands.ts';
import { verifiedProgram } from './emit/verified.ts';
import type { Table } from './ir.ts';
import { DEFAULT_ROWS, MAX_CHECKING_STEPS, MAX_PROOF_STEPS } from './limits.ts';
import { type Budget, shareOf } from './plan/budget.ts';
import { demandsOn } from './plan/demands.ts';
import { withCountedNumbers } from './plan/keys/sequences.ts';
import { withNames } from './plan/named.ts';
import type { ConstraintPlan, Plan, ResidualPlan } from './plan/plan.ts';
import { brokenWarning } from './plan/warnings.ts';
import { sameRows } from './row-counts.ts';
import { resultOf } from './steps.ts';
import { seedsOf } from './table-seeds.ts';
import { tryOut } from './trial.ts';
import type { Warning } from './warning.ts';

/** What evaluating a node for a proof takes of the budget. */
const COST_OF_NODE = 0.4;

/**
 * The plan, which keeps in its first rows all that the server checks of them, or says what it does not keep. What the values of columns
 * are to keep by themselves is evaluated once: what fails there, since it was guessed or gave way to other conditions, is evaluated on
 * all rows from then on, and what no draw passes is a warning.
 */
export function proved(plan: Plan, table: Table, dialect: Dialect, whole: Budget): Plan {
  const budget = shareOf(whole, MAX_PROOF_STEPS, COST_OF_NODE);
  if (budget.left <= 0 || plan.rowLimit === 0) return plan;
  const counted = withCountedNumbers(plan, table);
  const evaluation = { semantics: dialect.semantics, timeLine: plan.timeLine };
  const demands = demandsOn(withNames(table, dialect), counted, evaluation, budget);
  if (demands.length === 0) return plan;
  const program = resultOf(verifiedProgram(counted, dialect, seedsOf(0), sameRows(DEFAULT_ROWS), 'insert'));
  const failing = failingDemands(demands, counted, program, {
    drawing: shareOf(whole, MAX_CHECKING_STEPS, COST_OF_NODE),
    looking: budget,
  });
  return failing.length === 0 ? plan : evaluated(plan, failing, dialect, whole);
}

/** The plan with further conditions that are evaluated on its rows, as far as these are on columns that it draws. */
function evaluated(plan: Plan, failing: readonly ResidualPlan[], dialect: Dialect, budget: Budget): Plan {
  const drawn = new Set([...plan.columns, ...plan.hidden].map(({ name }) => name));
  const isDrawn = ({ columns }: ResidualPlan) => columns.every((name) => drawn.has(name));
  const names = new Set(failing.map(({ name }) => name));
  const constraints = plan.constraints.map(
    (constraint): ConstraintPlan =>
      names.has(constraint.name) && constraint.kept.by === 'values'
        ? { ...constraint, kept: { by: 'evaluation', always: true } }
        : constraint,
  );
  const residuals = [...plan.residuals, ...failing.filter(isDrawn)];
  const trial = tryOut({ ...plan, constraints, residuals, warnings: [] }, dialect, budget);
  const fixed = failing.filter((demand) => !isDrawn(demand)).map(({ name }) => brokenWarning(name));
  return { ...trial.plan, warnings: distinct([...plan.warnings, ...fixed, ...trial.plan.warnings]) };
}

function distinct(warnings: readonly Warning[]): readonly Warning[] {
  return [...new Map(warnings.toReversed().map((warning) => [warning.message, warning])).values()].toReversed();
}
