import type { Dialect } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { Check, Table } from '../ir.ts';
import { conditionsOf } from './checks.ts';
import { knownColumns } from './columns.ts';
import { computabilityChecks } from './computable.ts';
import { leaderOf, withFollowers } from './followers.ts';
import { planTable } from './index.ts';
import type { PlanOf } from './parents.ts';
import { partitionChecks } from './partitions.ts';
import type { Plan, ResiduePlan } from './plan.ts';
import { caseCheck, valueCheck, witnessesOf } from './witnesses.ts';

/** Conditions of a table that is planned anew at most: planning one of more takes too long to be done twice. */
const MAX_CONDITIONS = 1000;

/** Plans with rows found for checks that hardly any draw passes, the best first. */
export function plannedAnew(
  table: Table,
  dialect: Dialect,
  source: string,
  plan: Plan,
  failing: readonly ResiduePlan[],
  planOf: PlanOf,
): readonly Plan[] {
  const columns = knownColumns(table, dialect);
  const conditions = conditionsOf(
    { ...table, checks: [...table.checks, ...partitionChecks(table, columns)] },
    columns.resolve,
    source,
    computabilityChecks(table, columns),
  );
  if (conditions.length > MAX_CONDITIONS) return [];
  const searched = { table, plan, semantics: dialect.semantics, resolve: columns.resolve, conditions };
  const found = witnessesOf(failing, searched);
  const planned = (checks: readonly Check[]): readonly Plan[] => {
    try {
      return checks.length === 0 ? [] : [planTable(table, dialect, source, planOf, checks)];
    } catch (error) {
      if (error instanceof DdlError) return [];
      throw error;
    }
  };
  const led = found.map((witnesses) => ({ witnesses, leader: leaderOf(witnesses, plan) }));
  const checks = led.map(({ witnesses, leader }) =>
    leader === null ? caseCheck(witnesses) : valueCheck(witnesses, leader),
  );
  const following = planned(checks).flatMap((one) => withFollowers(one, led) ?? []);
  return led.every(({ leader }) => leader === null) ? following : [...following, ...planned(found.map(caseCheck))];
}
