import type { Dialect } from '../grammar/dialect.ts';
import type { Program } from './emit/program.ts';
import { acceptanceOf, brokenChecks } from './emit/redraw.ts';
import { verifiedProgram } from './emit/verified.ts';
import { DEFAULT_ROWS, MAX_CHECKING_STEPS, MOST_PATIENCE } from './limits.ts';
import { type Budget, shareOf } from './plan/budget.ts';
import type { ConstraintPlan, Plan, ResidualPlan } from './plan/plan.ts';
import type { Trial } from './plan/strategies/strategy.ts';
import { brokenWarning } from './plan/warnings.ts';
import { sameRows } from './row-counts.ts';
import { resultOf } from './steps.ts';
import { seedsOf } from './table-seeds.ts';

const NOTHING_SHOWN: Omit<Trial, 'plan'> = {
  failing: [],
  broken: [],
  dead: [],
  nodes: 0,
  patience: 1,
  isNeverAccepted: false,
  isLastResort: false,
};

/** What evaluating a node for a trial takes of the budget. */
const COST_OF_NODE = 0.4;

/** Draws the first rows of a plan and evaluates its residual constraints on them, as far as the budget goes. */
export function tryOut(plan: Plan, dialect: Dialect, budget: Budget): Trial {
  if (plan.residuals.length === 0) return { ...NOTHING_SHOWN, plan };
  if (budget.left <= 0) return untried(plan);
  const share = () => shareOf(budget, MAX_CHECKING_STEPS, COST_OF_NODE);
  const built = (of: Plan): Program => {
    const program = resultOf(verifiedProgram(of, dialect, seedsOf(0), sameRows(DEFAULT_ROWS), 'insert'));
    budget.left -= program.listWork * COST_OF_NODE;
    return program;
  };
  const program = built(plan);
  const { neverAccepted, byNull } = acceptanceOf(plan, program, share());
  const residuals = plan.residuals.map((residual) => ({ ...residual, neverAccepted: neverAccepted.has(residual) }));
  const known = neverAccepted.size === 0 ? plan : { ...plan, residuals };
  const again = neverAccepted.size === 0 ? program : built(known);
  const shown = brokenChecks(known, again, share());
  const { dead, nodes, patience } = shown;
  const isLosing = (residual: ResidualPlan) => (patience.get(residual) ?? 1) > MOST_PATIENCE;
  const names = new Set([...shown.names, ...known.residuals.filter(isLosing).map(({ name }) => name)]);
  const broken = [...names];
  const patient = known.residuals.map((residual) => {
    const needed = patience.get(residual);
    return needed === undefined || names.has(residual.name) ? residual : { ...residual, patience: needed };
  });
  return {
    plan: warned({ ...known, residuals: patient }, broken),
    failing: plan.residuals.filter(
      (residual) =>
        neverAccepted.has(residual) || byNull.has(residual) || (residual.evaluable && names.has(residual.name)),
    ),
    broken,
    dead,
    nodes,
    patience: [...patience.values()].reduce((most, needed) => Math.max(most, needed), 1),
    isNeverAccepted: neverAccepted.size > 0,
    isLastResort: false,
  };
}

/** Where nothing is left of the budget, any of the checks that are evaluated may be one that no attempt satisfies. */
function untried(plan: Plan): Trial {
  const broken = plan.residuals.filter(({ solved, evaluable }) => evaluable && !solved).map(({ name }) => name);
  return { ...NOTHING_SHOWN, plan: warned(plan, [...new Set(broken)]), broken };
}

/** The plan with a warning of each check that not all rows keep. */
function warned(plan: Plan, broken: readonly string[]): Plan {
  return { ...withBroken(plan, broken), warnings: [...plan.warnings, ...broken.map(brokenWarning)] };
}

/** The plan, which says of checks that were found broken that evaluation does not always keep them. */
function withBroken(plan: Plan, broken: readonly string[]): Plan {
  if (broken.length === 0) return plan;
  const names = new Set(broken);
  const constraints = plan.constraints.map(
    (constraint): ConstraintPlan =>
      names.has(constraint.name) && constraint.kept.by !== 'nothing'
        ? { ...constraint, kept: { by: 'evaluation', always: false } }
        : constraint,
  );
  return { ...plan, constraints };
}
