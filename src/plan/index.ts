import type { Dialect } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { Check, Table } from '../ir.ts';
import { absorbChecks, conditionsOf } from './checks.ts';
import { knownColumns, resolver } from './columns.ts';
import { computabilityChecks } from './computable.ts';
import { outsidePartialKeys } from './partial-keys.ts';
import { partitionChecks } from './partitions.ts';
import type { Plan } from './plan.ts';
import { Planner } from './planner.ts';
import { withSteps } from './range-keys.ts';
import { withGivenNumbers } from './sequences.ts';

/** Rounds of planning at most: each takes in what the relations of the one before imply. */
const MAX_PASSES = 3;

/** Plans the rows of a table; `found`: conditions that rows were found for. Throws DdlError `unsatisfiable` where not one row can exist. */
export function planTable(
  given: Table,
  dialect: Dialect,
  source: string,
  plans: Map<Table, Plan | null> = new Map(),
  found: readonly Check[] = [],
): Plan {
  const outside = outsidePartialKeys(given, resolver(given));
  const plan = outside === null ? null : ifAny(() => plannedTable(outside, dialect, source, plans, found));
  return plan ?? plannedTable(given, dialect, source, plans, found);
}

function plannedTable(
  given: Table,
  dialect: Dialect,
  source: string,
  plans: Map<Table, Plan | null>,
  found: readonly Check[],
): Plan {
  const table = prepared(given, dialect, source);
  const columns = knownColumns(table, dialect);
  const conditions = { ...table, checks: [...table.checks, ...partitionChecks(table, columns)] };
  const checked = absorbChecks(conditions, columns, source, [...computabilityChecks(table, columns), ...found]);
  const planOf = (parent: Table): Plan | null => {
    if (!plans.has(parent))
      plans.set(
        parent,
        ifAny(() => planTable(parent, dialect, source, plans)),
      );
    return plans.get(parent) ?? null;
  };
  const context = { table: conditions, dialect, source, planOf };
  let planner = new Planner(context, checked, new Map());
  planner.refuseContradiction();
  for (let pass = 1; pass < MAX_PASSES; pass++) {
    const implied = planner.implied();
    if (implied === null) break;
    planner = new Planner(context, implied.checked, implied.keyed);
  }
  return planner.plan();
}

/** The table as it is planned: its keys have room, and its rows give the numbers that no sequence may. */
function prepared(given: Table, dialect: Dialect, source: string): Table {
  const table = withSteps(given, resolver(given));
  const known = knownColumns(table, dialect);
  const checks = [...table.checks, ...partitionChecks(table, known)];
  return withGivenNumbers(table, conditionsOf({ ...table, checks }, known.resolve, source), known);
}

/** The plan that is made; null: no row can exist in the table. */
function ifAny(planned: () => Plan): Plan | null {
  try {
    return planned();
  } catch (error) {
    if (error instanceof DdlError) return null;
    throw error;
  }
}
