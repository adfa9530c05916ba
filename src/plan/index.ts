import type { Dialect } from '../../grammar/dialect.ts';
import { namesOf } from '../constraint-names.ts';
import { DdlError } from '../ddl-error.ts';
import type { Check, ForeignKey, Key, Table } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import type { Budget } from './allowance.ts';
import { absorbChecks, type CheckedTable, conditionsOf } from './checks.ts';
import { knownColumns, resolver } from './columns.ts';
import { computabilityChecks } from './derived/computable.ts';
import { substitutedChecks } from './derived/equations.ts';
import { withEmptyArrays } from './derived/free-arrays.ts';
import { impliedOrders } from './derived/implied-orders.ts';
import { withArrows } from './derived/json-paths.ts';
import { nullsOfLateReferences } from './derived/late-nulls.ts';
import { partitionChecks } from './derived/partitions.ts';
import { withReferenceSystems } from './derived/reference-systems.ts';
import { ownRowChecks, referredChecks } from './derived/referred-checks.ts';
import { withSpatialClasses } from './derived/spatial-classes.ts';
import { splitOrders } from './derived/split-orders.ts';
import { type Columns, mergedFacts, NO_COLUMN_FACTS } from './facts/column-facts.ts';
import { jointDomains } from './joint/domains.ts';
import { withFoundRows } from './joint/found-rows.ts';
import { withSamples } from './joint/samples.ts';
import { distinctKeys } from './keys/keys.ts';
import { withOrderedPairs } from './keys/ordered-pairs.ts';
import { comparesTruths, outsidePartialKeys, withConditionalKeys } from './keys/partial-keys.ts';
import { withSteps } from './keys/range-keys.ts';
import { numbersOfTheirOwn, withGivenNumbers } from './keys/sequences.ts';
import { withTellingParts } from './keys/telling-parts.ts';
import type { Plan } from './plan.ts';
import { type Context, Planner } from './planner.ts';
import { Parents, type PlanOf } from './references/parents.ts';
import { withSharedKeys } from './shared-keys.ts';
import { withSharedPicks } from './shared-picks.ts';
import { withStates } from './states.ts';
import type { Witnesses } from './witnesses.ts';

/** Rounds of planning at most: each takes in what the relations of the one before imply. */
const MAX_PASSES = 3;

/** Plans the rows of a table; `planOf`: gives the plans of its parents; `found`: what is known from an earlier plan. Throws DdlError `unsatisfiable` where not one row can exist. */
export function planTable(
  given: Table,
  dialect: Dialect,
  source: string,
  planOf: PlanOf,
  allowance: Budget,
  found: Found = NOTHING_FOUND,
): Plan {
  const named = withConditionalKeys(withNames(given, dialect), resolver(given));
  const ordered = withOrderedPairs(named, resolver(named));
  const inOrder =
    ordered === null ? null : planIfAny(() => planTable(ordered, dialect, source, planOf, allowance, found));
  if (inOrder !== null) return inOrder;
  const planned = (table: Table) => plannedTable(table, dialect, source, planOf, allowance, found);
  if (!found.leavesKeys) return planned(named);
  const outside = outsidePartialKeys(named, comparesTruths);
  const first = outside === null ? null : planIfAny(() => planned(outside));
  const [table, plan] = outside === null || first === null ? [named, planned(named)] : [outside, first];
  if (plan.rowLimit >= FEW_ROWS) return plan;
  const few = new Set(plan.constraints.flatMap(({ name, rows }) => (rows < FEW_ROWS ? [name] : [])));
  const further = outsidePartialKeys(table, ({ name }) => few.has(name ?? ''));
  const other = further === null ? null : planIfAny(() => planned(further));
  const isBetter = other !== null && other.rowLimit > plan.rowLimit && other.warnings.length <= plan.warnings.length;
  return isBetter ? other : plan;
}

/** Rows that are too few to have them all inside of a partial key. */
const FEW_ROWS = 100_000;

/** What the first rows of an earlier plan showed. */
export interface Found {
  /** Conditions that rows were found for. */
  readonly checks: readonly Check[];
  /** Whether checks that bind columns of no key are better kept by lists of their values, too. */
  readonly listsAll: boolean;
  /** Rows of several columns that were found together. */
  readonly rows: readonly Witnesses[];
  /** Whether no values were found for columns that checks compare, so that NULL stands in them. */
  readonly compares: boolean;
  /** Whether rows were found outside of partial keys that have few. */
  readonly leavesKeys: boolean;
  /** Whether columns are drawn within what is computed of others. */
  readonly computes: boolean;
}

export const NOTHING_FOUND: Found = {
  checks: [],
  listsAll: false,
  rows: [],
  compares: true,
  leavesKeys: true,
  computes: false,
};

/** The table with the names that the server chooses for its constraints. */
export function withNames(table: Table, { constraintNames }: Dialect): Table {
  const names = namesOf({ ...table, indexes: [] }, constraintNames);
  const named = <Part extends Check | ForeignKey | Key>(part: Part): Part => ({
    ...part,
    name: names.get(part) ?? null,
  });
  return {
    ...table,
    checks: table.checks.map(named),
    keys: table.keys.map(named),
    foreignKeys: table.foreignKeys.map(named),
  };
}

/** `isCareful`: whether rows should be such that the server can compute what it derives from them, and equations have values. */
function plannedTable(
  given: Table,
  dialect: Dialect,
  source: string,
  planOf: PlanOf,
  allowance: Budget,
  found: Found,
  isCareful = true,
): Plan {
  const table = prepared(withPlaces(given, dialect), dialect, source, allowance);
  const parents = new Parents(table, resolver(table), planOf);
  const columns = knownColumns(table, dialect, allowance, parents);
  const whole = { ...table, checks: [...table.checks, ...partitionChecks(table, columns)] };
  const derived = [
    ...nullsOfLateReferences(table),
    ...(isCareful
      ? [
          ...computabilityChecks(table, columns),
          ...substitutedChecks(table, columns),
          ...splitOrders(table, columns),
          ...ownRowChecks(table, columns.resolve),
        ]
      : []),
    ...impliedOrders(table, columns.resolve),
    ...referredChecks(table, columns.resolve),
    ...numbersOfTheirOwn(given, table, dialect),
    ...found.checks,
  ];
  const absorbed = absorbChecks(whole, columns, source, derived);
  const isGiven = (column: string) => parents.decides(column);
  const conditions = withTellingParts(whole, dialect, absorbed, columns.resolve, isGiven);
  const listed = {
    table: conditions,
    dialect,
    source,
    checked: absorbed,
    resolve: columns.resolve,
    keys: distinctKeys(conditions, columns.resolve, (column) => [column]),
    derived,
    isGiven,
    withoutKeys: found.listsAll,
    allowance,
  };
  const joint = withFoundRows(listed, withSamples(listed, jointDomains(listed)), found.rows);
  const checked = withEmptyArrays(joint.checked, conditions, columns.resolve);
  const settlesCases = joint.checked.components.length > 0;
  const context = {
    table: conditions,
    dialect,
    source,
    parents,
    lists: joint.lists,
    settlesCases,
    computes: found.computes,
    known: new Map(),
    allowance,
  };
  const settled = settlesCases && found.compares ? planIfAny(() => planInPasses(context, checked)) : null;
  if (settled !== null) return settled;
  const open = { ...context, settlesCases: false };
  try {
    if (found.compares) return planInPasses(open, checked);
    return planInPasses(open, withNulls(table, checked, columns) ?? checked);
  } catch (error) {
    if (!(error instanceof DdlError)) throw error;
    // Relations are solved for values: where these leave no row, NULL in their columns may.
    const empty = withNulls(table, checked, columns);
    const emptied = empty === null ? null : planIfAny(() => planInPasses(open, empty));
    if (emptied !== null) return emptied;
    // What computing and equations demand is no check: a row that they leave no room for may do without.
    const careless = isCareful
      ? planIfAny(() => plannedTable(given, dialect, source, planOf, allowance, found, false))
      : null;
    if (careless === null) throw error;
    return careless;
  }
}

/** The table with the same words for all places of documents that its checks look into. */
export function withPlaces(table: Table, { semantics }: Dialect): Table {
  return semantics.coercion === 'declared' ? withArrows(table, resolver(table)) : table;
}

/** `follows`: whether columns of keys may be functions of others. */
function planInPasses(context: Context, checked: CheckedTable, follows = true): Plan {
  let planner = new Planner(context, checked, new Map());
  planner.refuseContradiction();
  for (let pass = 1; pass < MAX_PASSES; pass++) {
    const implied = planner.implied(follows);
    if (implied === null) break;
    const next = new Planner(context, implied.checked, implied.keyed);
    // What contradicts itself shows in the first pass; later ones follow from how values are drawn, too.
    if (pass > 1 && !hasValues(next)) break;
    planner = next;
  }
  if (!planner.keepsKeys()) return planInPasses(context, checked, false);
  const settled = planner.settled();
  const nulls = settled.withNullsForUnknown();
  const plan = nulls === null ? null : planIfAny(() => new Planner(context, nulls, new Map()).settled().plan());
  const { table } = context;
  return withStates(withSharedPicks(withSharedKeys(plan ?? settled.plan(), table), table), table);
}

/** Whether there are values for each column: a planner draws them to tell what keeps keys. */
function hasValues(planner: Planner): boolean {
  try {
    planner.keepsKeys();
    return true;
  } catch (error) {
    if (error instanceof DdlError) return false;
    throw error;
  }
}

/** The checks with NULL in each column that may be and that a check compares with others; null: there is none. */
function withNulls({ columns }: Table, { base, components }: CheckedTable, known: Columns): CheckedTable | null {
  const compared = base.residue.map(({ expression }) => [...columnsOf(expression)].map(known.resolve));
  const names = new Set(compared.filter((all) => all.length > 1).flat());
  const facts = new Map(base.facts);
  for (const { name, nullable, filledBy } of columns) {
    if (!nullable || filledBy !== 'writer' || !names.has(name)) continue;
    const both = mergedFacts(facts.get(name) ?? NO_COLUMN_FACTS, { ...NO_COLUMN_FACTS, nulls: 'always' });
    if (both !== null) facts.set(name, both.facts);
  }
  const isOpen = [...facts].some(([name, fact]) => fact !== base.facts.get(name));
  return isOpen ? { base: { ...base, facts }, components } : null;
}

/** The table as it is planned: its keys have room, and its rows give the numbers that no sequence may. */
function prepared(given: Table, dialect: Dialect, source: string, allowance: Budget): Table {
  const stepped = withSteps(given, resolver(given));
  const known = knownColumns(stepped, dialect, allowance);
  const table = withSpatialClasses(withReferenceSystems(stepped, known), known.resolve);
  const checks = [...table.checks, ...partitionChecks(table, known)];
  return withGivenNumbers(table, conditionsOf({ ...table, checks }, known.resolve, source), known);
}

/** The plan that is made; null: no row can exist in the table. */
export function planIfAny(planned: () => Plan): Plan | null {
  try {
    return planned();
  } catch (error) {
    if (error instanceof DdlError) return null;
    throw error;
  }
}
