import { scopeOf } from '../../expression/scope.ts';
import { MOST_PATIENCE } from '../../limits.ts';
import { shareOf } from '../budget.ts';
import { withoutCases } from '../cases.ts';
import { conditionsOf } from '../checks.ts';
import { knownColumns } from '../columns.ts';
import { refuseContradiction } from '../contradictions/contradictions.ts';
import { planTable } from '../index.ts';
import { withNames } from '../named.ts';
import { isUnsatisfiable, madeIn, outcomeOf } from '../outcome.ts';
import { UNREFINED } from '../refinement.ts';
import { withComputed, withComputedColumns } from '../related/computed-columns.ts';
import { drawsWithinParts } from '../related/given-terms.ts';
import {
  FEW_ATTEMPTS,
  type Least,
  MANY_ATTEMPTS,
  MANY_ROWS,
  PATIENT,
  withRedrawnKeys,
  withReservedAttempts,
} from './redrawn-keys.ts';
import { solve } from './solve.ts';
import { type Attempt, MANY_NODES, type Problem, passes, type Strategy } from './strategy.ts';

/* Strategies that rewrite the first plan, or the table, for what the rows of the first plan show. */

/** Plans in which keys are drawn again, too, where a constraint on their columns fails. It counts only where all rows pass then. */
function redrawing(
  name: string,
  least: Least,
  applies: (attempt: Attempt) => boolean,
  isLastResort: boolean,
): Strategy {
  return {
    name,
    *trials(attempt) {
      const { problem, lifted, first, tryOut } = attempt;
      const redrawn = applies(attempt) ? withRedrawnKeys(lifted, first.failing, least) : null;
      if (redrawn === null) return;
      const trial = tryOut(withReservedAttempts(redrawn.tried), problem.budget);
      if (passes(trial)) yield { ...trial, plan: withReservedAttempts(redrawn.whole), isLastResort };
    },
    suffices: () => !isLastResort,
  };
}

/** What no draw of many passes, no retry of a key passes in each row. */
export const redrawKeys = redrawing('redraw keys', MANY_ROWS, ({ first }) => !first.isNeverAccepted, false);
export const redrawKeysOften = redrawing('redraw keys often', MANY_ATTEMPTS, () => true, false);
export const redrawFewKeys = redrawing('redraw keys of few rows', FEW_ATTEMPTS, ({ best }) => !passes(best), true);

/** The share of what is left of the budget that trying patient draws may take. */
const PATIENT_SHARE = 0.5;

/**
 * Draws rows again many times as often as for other checks, and gives those of keys as many more images, where few draws pass. Where a
 * row takes long then, what finds rows by other means is better.
 */
export const redrawPatiently: Strategy = {
  name: 'redraw patiently',
  *trials({ problem: { budget }, lifted, first, tryOut }) {
    const redrawn = withRedrawnKeys(lifted, first.failing, PATIENT);
    if (redrawn === null && (first.isNeverAccepted || first.patience === 1)) return;
    const { whole, tried } = redrawn ?? { whole: lifted, tried: lifted };
    const failing = new Set(first.failing.map(({ name }) => name));
    const residuals = lifted.residuals.map((residual) =>
      failing.has(residual.name) ? { ...residual, patience: MOST_PATIENCE } : residual,
    );
    const trial = tryOut({ ...tried, residuals }, shareOf(budget, budget.left * PATIENT_SHARE, 1));
    if (!passes(trial)) return;
    yield {
      ...trial,
      plan: { ...trial.plan, ...whole, residuals: trial.plan.residuals },
      isLastResort: trial.nodes > MANY_NODES,
    };
  },
  suffices: ({ isLastResort }) => !isLastResort,
};

/** Leaves out the cases of disjunctions in which no row was found. */
export const dropDeadCases: Strategy = {
  name: 'drop dead cases',
  *trials({ problem, lifted, first, tryOut }) {
    const living = withoutCases(lifted, first.dead);
    if (living !== null) yield tryOut(living, problem.budget);
  },
  suffices: ({ failing }) => failing.length === 0,
};

/** The share of what is left of the budget that planning with computed columns may take. */
const PLANNING_SHARE = 0.7;

/**
 * Computes the columns that failing constraints define by others, as if the database generated them, and draws columns within the
 * range of what is computed of others: a problem of its own, whose plans are lifted to the table's.
 */
export const computeColumns: Strategy = {
  name: 'compute columns',
  *trials({ problem, first, tryOut, strategies }) {
    const { table, dialect, budget, planOf } = problem;
    const failing = new Set(first.failing.map(({ name }) => name));
    const computed = withComputedColumns(withNames(table, dialect), problem, failing);
    // What this takes leaves something for what is searched otherwise.
    const share = shareOf(budget, budget.left * PLANNING_SHARE, 1);
    const rewritten = computed?.table ?? table;
    const plan = madeIn(
      planTable(rewritten, { ...problem, budget: share }, planOf, { ...UNREFINED, drawsWithinParts: true }),
    );
    // A parent whose keys are listed as far as its steps go has others where it stands alone.
    if (share.left <= 0 && problem.isParent) budget.left = 0;
    if (plan === null || (computed === null && !drawsWithinParts(plan))) return;
    const inner: Problem = {
      ...problem,
      table: rewritten,
      // What is tried there leaves as much for what is searched here.
      budget: shareOf(budget, budget.left / 2, 1),
      lift: (one) => {
        const whole = computed === null ? one : withComputed(one, computed);
        return whole && problem.lift(whole);
      },
      owns: (residual) => computed !== null && !computed.residuals.includes(residual),
    };
    const others = strategies.filter((strategy) => strategy !== computeColumns);
    const trial = solve(inner, plan, tryOut, others);
    if (trial !== null) yield trial;
  },
  suffices: (trial) => passes(trial) && trial.nodes <= MANY_NODES,
};

/** Refuses a table whose constraints contradict each other in all of their cases. */
export const refute: Strategy = {
  name: 'refute',
  *trials({ problem, failing }) {
    if (failing.length === 0) return;
    const { table, dialect, source, timeLine } = problem;
    const columns = knownColumns(table, problem);
    const conditions = conditionsOf(withNames(table, dialect));
    const scope = scopeOf(table, { semantics: dialect.semantics, timeLine });
    const outcome = outcomeOf(() => {
      refuseContradiction(conditions, columns, scope, source);
      return {};
    });
    if (isUnsatisfiable(outcome)) yield outcome;
  },
  suffices: () => true,
};
