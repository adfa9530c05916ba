import type { Dialect } from '../grammar/dialect.ts';
import type { Column, Table } from './ir.ts';
import type { Mode } from './options/value-options.ts';
import { type Budget, shareOf } from './plan/budget.ts';
import { withEdgeChoices } from './plan/edge-choices.ts';
import { planTable } from './plan/index.ts';
import { lossesOf } from './plan/losses.ts';
import { optionWarnings } from './plan/option-warnings.ts';
import { isUnsatisfiable, madeIn, type Outcome } from './plan/outcome.ts';
import type { Plan } from './plan/plan.ts';
import type { PlanOf } from './plan/references/parents.ts';
import { targetsAmong } from './plan/references/referred-columns.ts';
import { UNSOFTENED } from './plan/softening.ts';
import { strategies } from './plan/strategies/index.ts';
import { withReservedAttempts } from './plan/strategies/redrawn-keys.ts';
import { solve } from './plan/strategies/solve.ts';
import { MANY_NODES, type Problem, type Strategy, type Trial } from './plan/strategies/strategy.ts';
import { boundedChecks, withCutParents, withUnplanned } from './plan/unplanned.ts';
import type { Locale } from './pools/local.ts';
import { proved } from './proof.ts';
import { softeningBy } from './soften/index.ts';
import type { Aggregations } from './soften/references/aggregates.ts';
import { Participations } from './soften/references/participations.ts';
import { tryOut } from './trial.ts';
import { isWhileLoaded, type TimeLine } from './values/time-line.ts';

/** What is asked of the values of all tables. */
export interface PlanningOptions {
  /** When things happen. */
  readonly timeLine: TimeLine;
  /** Whose names and places there are; null: English ones, of all countries. */
  readonly locale: Locale | null;
  /** Which values the first rows have. */
  readonly mode: Mode;
}

/**
 * What plans the tables of a text, or says why one can have no row. Each parent is planned once, as it is planned where it stands
 * alone, as far as the budget of all parents together goes. `tables`: all of the text. `plans`: those that are there already; null: the
 * table has no rows. `aggregations`: what the rows of all tables come to, where all of them are planned.
 */
export function plannerOf(
  dialect: Dialect,
  source: string,
  parents: Budget,
  { timeLine, mode, locale }: PlanningOptions,
  tables: readonly Table[],
  plans = new Map<Table, Plan | null>(),
  aggregations: Aggregations | null = null,
): (table: Table, budget: Budget) => Outcome<Plan> {
  const participations = new Participations(tables, (table) => plans.get(table) ?? null);
  const targetsIn = targetsAmong(mode === 'edge' ? tables : []);
  const planOf: PlanOf = (table) => {
    let plan = plans.get(table);
    if (plan === undefined) {
      plan = madeIn(planned(table, parents));
      plans.set(table, plan);
    }
    return plan;
  };
  const plannedOn = (line: TimeLine, given: Table, budget: Budget): Outcome<Plan> => {
    const plan = plannedOnce(line, given, budget);
    const freed = keepsChecks(plan) ? null : withFreeValues(given);
    if (freed === null) return plan;
    const other = plannedOnce(line, freed, budget);
    if (isUnsatisfiable(other) || (!isUnsatisfiable(plan) && !keepsChecks(other))) return plan;
    return { ...other, warnings: [...other.warnings, ...optionWarnings(given, other.columns)] };
  };
  const plannedOnce = (line: TimeLine, given: Table, budget: Budget): Outcome<Plan> => {
    const { table, others } = boundedChecks(given, dialect, budget);
    const hasEdges = mode === 'edge';
    // Edges are what nobody expects: what belongs together by its meaning alone would leave them no room.
    const softening = hasEdges ? UNSOFTENED : softeningBy({ aggregations, participations });
    const setting = { dialect, source, budget, timeLine: line, locale, hasEdges, softening };
    const plan = planTable(table, setting, planOf);
    if (isUnsatisfiable(plan)) return plan;
    const problem: Problem = {
      ...setting,
      table,
      planOf,
      lift: (one) => withCutParents(withUnplanned(one, table, others), parents),
      owns: () => true,
      isParent: budget === parents,
    };
    const found = solved(problem, plan);
    if (isUnsatisfiable(found)) return found;
    return proved(hasEdges ? withEdgeChoices(found, table, targetsIn(table)) : found, table, dialect, budget);
  };
  const whileLoaded: TimeLine = { ...timeLine, isAsked: false };
  const planned = (table: Table, budget: Budget): Outcome<Plan> => {
    if (isWhileLoaded(timeLine)) return plannedOn(timeLine, table, budget);
    const asked = plannedOn(timeLine, table, shareOf(budget, budget.left / 2, 1));
    if (!isUnsatisfiable(asked) && lossesOf(asked) === 0) return asked;
    // What has to be past may not be so before the reference time: then it is when rows are loaded.
    const loaded = plannedOn(whileLoaded, table, budget);
    const isBetter = !isUnsatisfiable(loaded) && (isUnsatisfiable(asked) || lossesOf(loaded) < lossesOf(asked));
    return isBetter ? loaded : asked;
  };
  return planned;
}

/** Whether there are rows, and all of them pass the checks, as far as is known. */
function keepsChecks(plan: Outcome<Plan>): boolean {
  return !isUnsatisfiable(plan) && plan.warnings.every(({ code }) => code !== 'check_not_honoured');
}

/** A table of whose columns nobody asks for few values, or for some more often than others: constraints come first. Null: nobody does. */
function withFreeValues(table: Table): Table | null {
  const isAsked = ({ directives }: Column) =>
    directives !== null && (directives.distinct !== null || directives.distribution !== null);
  if (!table.columns.some(isAsked)) return null;
  const columns = table.columns.map((column) =>
    column.directives === null
      ? column
      : { ...column, directives: { ...column.directives, distinct: null, distribution: null } },
  );
  return { ...table, columns };
}

/** A plan of a problem whose first rows pass, or the one that breaks the fewest constraints: the given one, or what a strategy makes of it. */
export function solved(problem: Problem, plan: Plan, tried: readonly Strategy[] = strategies): Outcome<Plan> {
  const { dialect, budget } = problem;
  const found = solve(problem, plan, (one, share) => tryOut(one, dialect, share), tried);
  if (found === null) return plan;
  return isUnsatisfiable(found) ? found : withReserve(found, dialect, budget);
}

/** The plan of a trial with attempts in reserve for the keys that constraints bind alone, unless that makes it worse. */
function withReserve({ plan, broken, nodes }: Trial, dialect: Dialect, budget: Budget): Plan {
  const reserved = withReservedAttempts(plan);
  if (reserved === plan) return plan;
  // What is drawn again together with a key has to pass together with it.
  const trial = tryOut(reserved, dialect, budget);
  return trial.broken.length <= broken.length && trial.nodes <= MANY_NODES + nodes ? reserved : plan;
}
