import type { Dialect } from '../../grammar/dialect.ts';
import type { Check, Table } from '../ir.ts';
import { absorbChecks } from './checks.ts';
import { knownColumns, resolver } from './columns.ts';
import { computabilityChecks } from './computable.ts';
import { impliedOrders } from './implied-orders.ts';
import { Parents, type PlanOf } from './parents.ts';
import { partitionChecks } from './partitions.ts';
import type { Plan } from './plan.ts';
import { Planner } from './planner.ts';

/** Rounds of planning at most: each takes in what the relations of the one before imply. */
const MAX_PASSES = 3;

/** Plans the rows of a table; `planOf`: gives the plans of its parents; `found`: conditions that rows were found for. Throws DdlError `unsatisfiable` where not one row can exist. */
export function planTable(
  table: Table,
  dialect: Dialect,
  source: string,
  planOf: PlanOf,
  found: readonly Check[] = [],
): Plan {
  const parents = new Parents(table, resolver(table), planOf);
  const columns = knownColumns(table, dialect, parents);
  const conditions = { ...table, checks: [...table.checks, ...partitionChecks(table, columns)] };
  const derived = [...computabilityChecks(table, columns), ...impliedOrders(table, columns.resolve), ...found];
  const checked = absorbChecks(conditions, columns, source, derived);
  const context = { table: conditions, dialect, source, parents };
  let planner = new Planner(context, checked, new Map());
  for (let pass = 1; pass < MAX_PASSES; pass++) {
    const implied = planner.implied();
    if (implied === null) break;
    planner = new Planner(context, implied.checked, implied.keyed);
  }
  return planner.plan();
}
