import type { Table } from '../../ir.ts';
import { isOfOne } from '../../meanings/dependencies/exclusive.ts';
import { isNumbering } from '../../meanings/dependencies/numbering.ts';
import { ownershipOf } from '../../meanings/dependencies/owners.ts';
import { meaningsOfTable, wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import type { AgreementPlan, ColumnPlan, PlaceOfRow, Plan } from '../../plan/plan.ts';
import { soleColumn } from '../../plan/references/followed.ts';
import { columnsOfKeys, unfollowedOf } from '../free-columns.ts';
import { onlyDigit, truthOf } from '../states/state-columns.ts';
import { numberedRows } from './drawn-values.ts';

/**
 * Lets columns say which of all rows that refer to the same a row is: a customer has one default address, and the slides of a lesson are
 * numbered from the first on.
 */
export function withPlaces(plan: Plan, table: Table): Plan {
  const meanings = meaningsOfTable(table);
  const isFree = unfollowedOf(plan, table);
  const keyed = new Set(columnsOfKeys(plan));
  const said = plan.columns.flatMap((column) => {
    const meaning = meanings.get(column.name)?.[0]?.meaning.name ?? '';
    const ranks = isFree(column) && !keyed.has(column.name) ? ranksSaying(meaning, column) : null;
    return ranks === null ? [] : [[column.name, ranks] as const];
  });
  const owner = said.length === 0 ? null : ownerOf(table);
  const rows = owner && numberedRows(plan, { table, reference: owner.reference, further: [] }, []);
  if (owner === null || rows === null) return plan;
  const ranksOf = new Map(said);
  const placed = (column: ColumnPlan): ColumnPlan => {
    const ranks = ranksOf.get(column.name);
    return ranks === undefined
      ? column
      : { ...column, draw: { kind: 'parent', steps: [], value: { kind: 'place', rows, ...ranks } } };
  };
  const agreed = said.map(
    ([column]): AgreementPlan => ({ column, with: [owner.column], conditions: [], kind: 'state', dropped: null }),
  );
  return { ...plan, columns: plan.columns.map(placed), agreements: [...plan.agreements, ...agreed] };
}

/** The ranks of a column that say which row it is; null: it says something else. */
function ranksSaying(meaning: string, column: ColumnPlan): Omit<PlaceOfRow, 'kind' | 'rows'> | null {
  const part = onlyDigit(column);
  const distribution = part?.distribution ?? null;
  if (isOfOne(meaning)) {
    return truthOf(column)?.truths.join() === 'false,true' ? { ranks: 2, isFalling: true, distribution } : null;
  }
  const isNumber = isNumbering(meaning) && part?.kind === 'integer';
  return isNumber ? { ranks: part.size, isFalling: false, distribution } : null;
}

/** The last reference to what rows belong to, or the only one; null: there are several, or none. */
function ownerOf(table: Table): { readonly reference: number; readonly column: string } | null {
  const references = table.foreignKeys.flatMap((foreign, reference) => {
    const column = soleColumn(foreign);
    return column === null || foreign.parent === null || foreign.parent === table ? [] : [{ reference, column }];
  });
  const owners = references.filter(({ column }) => ownershipOf(wordsOfName(column), wordsOfTable(table)) === 'owner');
  return owners.at(-1) ?? (references.length === 1 ? (references[0] ?? null) : null);
}
