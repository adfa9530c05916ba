import { binary, columnNamed } from '../../compose.ts';
import type { Check } from '../../ir.ts';
import { constantOf } from '../facts/operand.ts';
import { ENOUGH_ROWS, planTable } from '../index.ts';
import { withConditionalKeys } from '../keys/partial-keys.ts';
import { withNames } from '../named.ts';
import { madeIn } from '../outcome.ts';
import type { Plan, ResidualPlan } from '../plan.ts';
import { type Refinement, UNREFINED } from '../refinement.ts';
import { caseCheck, type Witnesses } from '../witnesses/witnesses.ts';
import { type Attempt, outranks, passes, type Strategy } from './strategy.ts';

/* Strategies that plan the table again with a refined model, each for what a search or the failing constraints tell. */

/** Witnesses that are so few that rows which take long to draw are better: a thousand rows would be a handful, again and again. */
const FEW_WITNESSES = 256;

/**
 * A strategy that applies only where constraints of the problem itself are failing. To learn whether the table is too large, it runs
 * the whole search for witnesses, though the first strategy alone pays for it. It suffices where its rows pass and those of the best
 * do not, or where it takes the place of a last resort, or has rows enough.
 *
 * `refined`: what is added to the model; null: the strategy does not apply. `rewritten`: what becomes of the plan that is made;
 * null: it is of no use. `isLastResort`: whether its rows are too few.
 */
function refinement(
  name: string,
  refined: (attempt: Attempt) => Partial<Refinement> | null,
  rewritten: (plan: Plan, attempt: Attempt) => Plan | null = asMade,
  isLastResort: (attempt: Attempt) => boolean = () => false,
): Strategy {
  return {
    name,
    *trials(attempt) {
      const { problem, failing, tryOut, search } = attempt;
      if (failing.length === 0 || search().isTooLarge) return;
      const added = refined(attempt);
      const plan = added && madeIn(planTable(problem.table, problem, problem.planOf, { ...UNREFINED, ...added }));
      const own = plan && rewritten(plan, attempt);
      const lifted = own && problem.lift(own);
      if (lifted !== null) yield { ...tryOut(lifted, problem.budget), isLastResort: isLastResort(attempt) };
    },
    suffices: (trial, best) =>
      passes(trial) &&
      (!passes(best) || outranks(trial, best) || (!trial.isLastResort && trial.plan.rowLimit > ENOUGH_ROWS)),
  };
}

function asMade(plan: Plan): Plan {
  return plan;
}

/** All combinations of values of the columns that constraints bind: where they are listed, there is nothing left to search. */
export const listAllValues = refinement(
  'list all values',
  () => ({ listsAll: true }),
  (plan, { failing }) => {
    const open = new Set(failing.map(idOf));
    return plan.residuals.some((residual) => open.has(idOf(residual))) ? null : plan;
  },
);

function idOf({ name, columns }: ResidualPlan): string {
  return JSON.stringify([name, columns]);
}

/** Witnesses of several columns become a solution table, those of single columns a domain. */
export const tabulateWitnesses = refinement(
  'tabulate witnesses',
  ({ search }) => {
    const { witnesses } = search();
    return witnesses.some(isOfSeveral)
      ? { checks: witnesses.filter((one) => !isOfSeveral(one)).map(caseCheck), rows: witnesses }
      : null;
  },
  asMade,
  hasFewWitnesses,
);

function hasFewWitnesses({ search }: Attempt): boolean {
  return search().witnesses.some(({ rows }) => rows.length < FEW_WITNESSES);
}

function isOfSeveral({ columns }: Witnesses): boolean {
  return columns.length > 1;
}

/** Each witness is a case of a disjunction; those of a single column are its domain. */
export const chooseWitnesses = refinement(
  'choose witnesses',
  ({ search }) => {
    const { witnesses } = search();
    return witnesses.length === 0 ? null : { checks: witnesses.map(caseCheck) };
  },
  asMade,
  hasFewWitnesses,
);

/** Rows stay inside of the partial keys that bind what fails. */
export const stayInPartialKeys = refinement('stay in partial keys', ({ problem, failing }) => {
  const named = withNames(problem.table, problem.dialect);
  const { keys } = withConditionalKeys(named);
  const partial = new Set(keys.flatMap(({ name, where }) => (where === null ? [] : [name])));
  return failing.some(({ name }) => partial.has(name)) ? { leavesPartialKeys: false } : null;
});

/** NULL in the columns that constraints compare passes them. */
export const leaveNull = refinement('leave compared columns NULL', () => ({ nullsCompared: true }));

/** The DEFAULTs of the columns of failing constraints are their values, if these leave the table rows enough. */
export const takeDefaults = refinement(
  'take defaults',
  ({ problem: { table, dialect }, failing }) => {
    const bound = new Set(failing.flatMap(({ columns }) => columns));
    const checks = table.columns.flatMap(({ name, filledBy, default: value }): readonly Check[] => {
      const isTaken = bound.has(name) && filledBy === 'writer' && value !== null;
      if (!isTaken || constantOf(value, dialect.semantics) === undefined) return [];
      return [{ name: null, offset: 0, expression: binary('=', columnNamed(name), value) }];
    });
    return checks.length === 0 ? null : { checks };
  },
  (made, { plan }) => (made.rowLimit < Math.min(plan.rowLimit, ENOUGH_ROWS) ? null : made),
);
