import type { Table } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import { absorbChecks, boundChecks, type CheckedTable } from './checks.ts';
import { knownColumns } from './columns.ts';
import { defaultsTaken } from './derived/filled-columns.ts';
import { withEmptyArrays } from './derived/free-arrays.ts';
import { partitionChecks } from './derived/partitions.ts';
import { isAllEvaluable } from './derived/storable.ts';
import { type Columns, mergedFacts, NO_COLUMN_FACTS } from './facts/column-facts.ts';
import { jointDomains } from './joint/domains.ts';
import { withFoundRows } from './joint/found-rows.ts';
import type { JointList } from './joint/list.ts';
import { withSamples } from './joint/samples.ts';
import { withDistinguishingParts } from './keys/distinguishing-parts.ts';
import { distinctKeys } from './keys/keys.ts';
import { DERIVATIONS, type Need, type Setting, TABLE_PASSES } from './passes.ts';
import { Parents, type PlanOf } from './references/parents.ts';
import type { Refinement } from './refinement.ts';
import { withEqualFacts } from './related/equal-facts.ts';
import type { KnownConditions } from './related/residuals.ts';

/** What a table is planned by: its variables with their domains, its constraints, its keys and its references. */
export interface Model extends Setting {
  /** Its checks include those of its partitions. */
  readonly table: Table;
  readonly columns: Columns;
  readonly parents: Parents;
  /** Solution tables: columns whose values are listed together. */
  readonly lists: readonly JointList[];
  /** The domains that the constraints leave, and the residual constraints. */
  readonly checked: CheckedTable;
  readonly drawsWithinParts: boolean;
  /** Whether the server computes of rows what is neither planned to be defined nor evaluated. */
  readonly isUndefined: boolean;
}

/** A model, and how it is read. */
export interface Context extends Model {
  /** Whether the only case that is left of a disjunction counts as what always holds: it may be left because it suits a key best. */
  readonly settlesCases: boolean;
  /** What rounds before found out of conditions. */
  readonly known: KnownConditions;
}

/** `needs`: which derived constraints are among its own. Throws DdlError where no row can exist. */
export function modelOf(
  given: Table,
  setting: Setting,
  planOf: PlanOf,
  refinement: Refinement,
  needs: readonly Need[],
): Model {
  const { dialect, source } = setting;
  boundChecks(given, source);
  const table = TABLE_PASSES.reduce((rewritten, { rewrite }) => rewrite(rewritten, setting), given);
  const parents = new Parents(table, planOf, refinement);
  const columns = knownColumns(table, setting, parents);
  const whole = { ...table, checks: [...table.checks, ...partitionChecks(table, columns)] };
  const derived = [
    ...DERIVATIONS.filter(({ need }) => needs.includes(need)).flatMap(({ checks }) =>
      checks(table, columns, given, dialect),
    ),
    ...refinement.checks,
  ];
  // What stands in a column that is left out comes first, so that a check which it breaks is named.
  const filled = { ...whole, checks: [...defaultsTaken(given, table), ...whole.checks] };
  const absorbed = withEqualFacts(absorbChecks(filled, columns, source, derived), table);
  const isGiven = (column: string) => parents.decides(column);
  const conditions = withDistinguishingParts(whole, setting, absorbed, isGiven);
  const listed = {
    ...setting,
    table: conditions,
    checked: absorbed,
    keys: distinctKeys(conditions, (column) => [column]),
    derived,
    isGiven,
    withoutKeys: refinement.listsAll,
  };
  const joint = withFoundRows(listed, withSamples(listed, jointDomains(listed)), refinement.rows);
  return {
    ...setting,
    table: conditions,
    columns,
    parents,
    lists: joint.lists,
    checked: setting.hasEdges ? joint.checked : withEmptyArrays(joint.checked, conditions),
    drawsWithinParts: refinement.drawsWithinParts,
    isUndefined: (absorbed.isGivenUp || !needs.includes('optional')) && !isAllEvaluable(table, columns, setting.budget),
  };
}

/** The model with NULL in each column that may be and that a residual constraint compares with others; null: there is none. */
export function withNullsCompared(model: Model): Model | null {
  const { base } = model.checked;
  const compared = base.residual.map(({ expression }) => [...columnsOf(expression)]);
  const names = new Set(compared.filter((all) => all.length > 1).flat());
  const facts = new Map(base.facts);
  for (const { name, nullable, filledBy } of model.table.columns) {
    if (!nullable || filledBy !== 'writer' || !names.has(name)) continue;
    const both = mergedFacts(facts.get(name) ?? NO_COLUMN_FACTS, { ...NO_COLUMN_FACTS, nulls: 'always' });
    if (both !== null) facts.set(name, both.facts);
  }
  const isOpen = [...facts].some(([name, fact]) => fact !== base.facts.get(name));
  return isOpen ? { ...model, checked: { ...model.checked, base: { ...base, facts } } } : null;
}
