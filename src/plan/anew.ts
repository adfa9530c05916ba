import type { Dialect } from '../../grammar/dialect.ts';
import { scopeOf } from '../expression/scope.ts';
import type { Check, Table } from '../ir.ts';
import type { Budget } from './allowance.ts';
import { conditionsOf } from './checks.ts';
import { knownColumns } from './columns.ts';
import { refuseContradiction } from './contradictions/contradictions.ts';
import { computabilityChecks } from './derived/computable.ts';
import { partitionChecks } from './derived/partitions.ts';
import { type Found, NOTHING_FOUND, planIfAny, planTable, withNames, withPlaces } from './index.ts';
import type { Plan, ResiduePlan } from './plan.ts';
import { leaderOf, withFollowers } from './references/followers.ts';
import type { PlanOf } from './references/parents.ts';
import { caseCheck, valueCheck, type Witnesses, witnessesOf } from './witnesses.ts';

/** Conditions of a table that is planned anew at most: planning one of more takes too long to be done twice. */
const MAX_CONDITIONS = 1000;

/** Plans with rows found for checks that hardly any draw passes, the best first. Throws DdlError `unsatisfiable` where the checks contradict each other. */
export function plannedAnew(
  table: Table,
  dialect: Dialect,
  source: string,
  plan: Plan,
  failing: readonly ResiduePlan[],
  planOf: PlanOf,
  allowance: Budget,
): readonly Plan[] {
  const columns = knownColumns(table, dialect, allowance);
  const placed = withPlaces(table, dialect);
  const conditions = conditionsOf(
    { ...placed, checks: [...placed.checks, ...partitionChecks(table, columns)] },
    columns.resolve,
    source,
    computabilityChecks(table, columns),
  );
  const named = withNames(table, dialect);
  const checks = conditionsOf(named, columns.resolve, source);
  refuseContradiction(checks, columns, scopeOf(table, dialect.semantics), dialect.dateDifference === 'days', source);
  if (conditions.length > MAX_CONDITIONS) return [];
  const searched = { table, plan, semantics: dialect.semantics, resolve: columns.resolve, conditions };
  const found = witnessesOf(failing, searched, allowance);
  const plannedWith = (again: Found): readonly Plan[] => {
    const other = planIfAny(() => planTable(table, dialect, source, planOf, allowance, again));
    return other === null ? [] : [other];
  };
  const planned = (checks: readonly Check[]): readonly Plan[] =>
    checks.length === 0 ? [] : plannedWith({ ...NOTHING_FOUND, checks });
  // Where all combinations of values are listed, there is nothing left to search.
  const idOf = ({ name, columns: names }: ResiduePlan): string => JSON.stringify([name, names]);
  const open = new Set(failing.map(idOf));
  const isKept = ({ residues }: Plan): boolean => !residues.some((residue) => open.has(idOf(residue)));
  const listed = plannedWith({ ...NOTHING_FOUND, listsAll: true }).filter(isKept);
  const led = found.map((witnesses) => ({ witnesses, leader: leaderOf(witnesses, plan) }));
  const listing = led.map(({ witnesses, leader }) =>
    leader === null ? caseCheck(witnesses) : valueCheck(witnesses, leader),
  );
  const following = planned(listing).flatMap((one) => withFollowers(one, led) ?? []);
  const others = led.every(({ leader }) => leader === null) ? [] : planned(found.map(caseCheck));
  const inRows = found.some(({ columns }) => columns.length > 1)
    ? plannedWith({ ...NOTHING_FOUND, ...single(found), rows: found })
    : [];
  const left = new Set(named.keys.flatMap(({ name, where }) => (where === null ? [] : [name])));
  const inside = failing.some(({ name }) => left.has(name)) ? plannedWith({ ...NOTHING_FOUND, leavesKeys: false }) : [];
  const empty = plannedWith({ ...NOTHING_FOUND, compares: false });
  return [...listed, ...inRows, ...following, ...others, ...inside, ...empty];
}

/** The checks of single columns, which the values that were found for them are. */
function single(found: readonly Witnesses[]): { readonly checks: readonly Check[] } {
  return { checks: found.filter(({ columns }) => columns.length === 1).map(caseCheck) };
}
