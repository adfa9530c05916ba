import type { Table } from '../../ir.ts';
import { DEFAULT_ROWS } from '../../limits.ts';
import type { Outcome } from '../outcome.ts';
import type { Setting } from '../passes.ts';
import type { CaseOfChoice, Plan, ResidualPlan } from '../plan.ts';
import type { PlanOf } from '../references/parents.ts';
import type { Searched } from './search.ts';

/** A table to plan. */
export interface Problem extends Setting {
  readonly table: Table;
  /** The plans of its parents. */
  readonly planOf: PlanOf;
  /** A plan of the table as one of the table that was asked for; null: it cannot be one. */
  readonly lift: (plan: Plan) => Plan | null;
  /** Whether a residual constraint of a lifted plan is one of the table's own. */
  readonly owns: (residual: ResidualPlan) => boolean;
  /** Whether it is planned as a parent of the table that was asked for. */
  readonly isParent: boolean;
}

/** What the first rows of a plan show. */
export interface Trial {
  readonly plan: Plan;
  /**
   * The residual constraints that a strategy is to mend, as those of the plan that was tried out, of which `plan` may hold copies
   * (compare by name): that accepted no draw, that rows kept by NULL alone, or that can be evaluated and are broken.
   */
  readonly failing: readonly ResidualPlan[];
  /** Names of the constraints that some rows break in the end, or that ask for more retries than any row has. */
  readonly broken: readonly string[];
  /** Cases in which no row was found. */
  readonly dead: readonly CaseOfChoice[];
  /** Nodes that are evaluated until a row passes, about. */
  readonly nodes: number;
  /** How many times as many draws as for any check a row needs so that hardly any is lost, by the share of draws that passed. */
  readonly patience: number;
  /** Whether a residual constraint accepted no draw. */
  readonly isNeverAccepted: boolean;
  /** Whether its rows are so few, or take so many retries, that any other plan whose rows pass is better. */
  readonly isLastResort: boolean;
}

/** Draws a plan's first rows and evaluates its residual constraints on them. */
export type TryOut = (plan: Plan, budget: Setting['budget']) => Trial;

/**
 * What a strategy starts from. It decides by `failing` (`first.failing` holds those of other problems, too), rewrites `plan` (`lifted`
 * is the one that was tried out), and asks `best` only for whether something is left to mend.
 */
export interface Attempt {
  readonly problem: Problem;
  /** The plan of the problem's table. */
  readonly plan: Plan;
  /** The same as one of the table that was asked for. */
  readonly lifted: Plan;
  /** What the rows of that showed. */
  readonly first: Trial;
  /** The failing constraints that are the problem's own. */
  readonly failing: readonly ResidualPlan[];
  /** The best trial so far. */
  readonly best: Trial;
  readonly tryOut: TryOut;
  /** All that are tried. */
  readonly strategies: readonly Strategy[];
  /** Witnesses for the failing constraints: searched for when they are first asked for. */
  readonly search: () => Searched;
}

/** A way to a plan whose rows keep what those of the first one break. */
export interface Strategy {
  readonly name: string;
  /** The plans to try, in order, each when it is asked for; none: it does not apply. Unsatisfiable: it shows that no row can exist. */
  readonly trials: (attempt: Attempt) => Iterable<Outcome<Trial>>;
  /** Whether nothing else need be tried. */
  readonly suffices: (trial: Trial, best: Trial) => boolean;
}

/** Nodes that a row may take until it passes, where other plans are not looked at: a fifth of a millisecond. */
export const MANY_NODES = 2000;

/** Whether all rows that were tried pass: none were, where nothing is left of the budget. */
export function passes({ failing, broken }: Trial): boolean {
  return failing.length === 0 && broken.length === 0;
}

/** Whether fewer constraints are broken, or as few, and fewer are failing; a last resort is worse than what is as good. */
export function isBetter(trial: Trial, best: Trial): boolean {
  if (trial.broken.length !== best.broken.length) return trial.broken.length < best.broken.length;
  if (trial.failing.length !== best.failing.length) return trial.failing.length < best.failing.length;
  return outranks(trial, best);
}

/** Whether a plan takes the place of a last resort whose rows pass as well: it has as many rows, or as many as are asked for as a rule. */
export function outranks(trial: Trial, best: Trial): boolean {
  const wanted = Math.min(best.plan.rowLimit, DEFAULT_ROWS);
  return best.isLastResort && !trial.isLastResort && trial.plan.rowLimit >= wanted;
}
