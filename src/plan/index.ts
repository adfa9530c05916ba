import type { Dialect } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { Check, Table } from '../ir.ts';
import { absorbChecks } from './checks.ts';
import { knownColumns } from './columns.ts';
import { computabilityChecks } from './computable.ts';
import { partitionChecks } from './partitions.ts';
import type { Plan } from './plan.ts';
import { Planner } from './planner.ts';

/** Rounds of planning at most: each takes in what the relations of the one before imply. */
const MAX_PASSES = 3;

/** Plans the rows of a table; `found`: conditions that rows were found for. Throws DdlError `unsatisfiable` where not one row can exist. */
export function planTable(
  table: Table,
  dialect: Dialect,
  source: string,
  plans: Map<Table, Plan | null> = new Map(),
  found: readonly Check[] = [],
): Plan {
  const columns = knownColumns(table, dialect);
  const conditions = { ...table, checks: [...table.checks, ...partitionChecks(table, columns)] };
  const checked = absorbChecks(conditions, columns, source, [...computabilityChecks(table, columns), ...found]);
  const planOf = (parent: Table): Plan | null => {
    if (!plans.has(parent)) plans.set(parent, planIfAny(parent, dialect, source, plans));
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

/** The plan of a parent; null: no row can exist in it. */
function planIfAny(table: Table, dialect: Dialect, source: string, plans: Map<Table, Plan | null>): Plan | null {
  try {
    return planTable(table, dialect, source, plans);
  } catch (error) {
    if (error instanceof DdlError) return null;
    throw error;
  }
}
