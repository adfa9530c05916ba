import { conditionsOf, type PlacedCondition } from '../checks.ts';
import { knownColumns } from '../columns.ts';
import { computabilityChecks } from '../derived/computable.ts';
import { withOnePlaceSpelling } from '../derived/json-paths.ts';
import { partitionChecks } from '../derived/partitions.ts';
import type { Columns } from '../facts/column-facts.ts';
import { rangesApart } from '../keys/range-keys.ts';
import type { Plan, ResidualPlan } from '../plan.ts';
import { type Witnesses, witnessesOf } from '../witnesses/witnesses.ts';
import type { Problem } from './strategy.ts';

/** Conditions of a table that is planned again at most: more of them take too long for that. */
const MAX_CONDITIONS = 1000;

/** What a search found for failing constraints. */
export interface Searched {
  /** Whether the table has too many conditions to be planned again: nothing was searched. */
  readonly isTooLarge: boolean;
  readonly witnesses: readonly Witnesses[];
}

/** Searches witnesses for the constraints of a problem that draws of a plan do not satisfy. */
export function searched(problem: Problem, plan: Plan, failing: readonly ResidualPlan[]): Searched {
  const { table, dialect, budget, timeLine } = problem;
  const columns = knownColumns(table, problem);
  const conditions = conditionsIn(problem, columns);
  if (conditions.length > MAX_CONDITIONS) return { isTooLarge: true, witnesses: [] };
  const of = { table, plan, semantics: dialect.semantics, timeLine, conditions };
  return { isTooLarge: false, witnesses: witnessesOf(failing, of, budget) };
}

/** All that a row must pass: checks, partitions, that the server can compute what it computes, and that ranges lie apart. */
function conditionsIn({ table, dialect }: Problem, columns: Columns): readonly PlacedCondition[] {
  const spelled = withOnePlaceSpelling(table, dialect);
  const whole = { ...spelled, checks: [...spelled.checks, ...partitionChecks(table, columns)] };
  const derived = [...computabilityChecks(table, columns), ...rangesApart(table)];
  return conditionsOf(whole, derived);
}
