import type { Column, Table } from '../ir.ts';
import { countedColumn, sequenceDomain } from '../plan/keys/sequences.ts';
import type { Plan } from '../plan/plan.ts';
import { sizeOf } from '../values/domain.ts';

/** The plan with columns in it that the database would number: a row gives the number that it would have, while lanes count it. */
export function withNumbers(plan: Plan, table: Table, numbered: readonly Column[]): Plan {
  const planned = new Map(plan.columns.map((column) => [column.name, column]));
  const added = numbered.filter(({ name }) => !planned.has(name));
  if (added.length === 0) return plan;
  let { rowLimit } = plan;
  for (const column of added) {
    const domain = sequenceDomain(column, table);
    if (domain === null) continue;
    planned.set(column.name, countedColumn(column, domain));
    rowLimit = Math.min(rowLimit, sizeOf(domain));
  }
  return {
    ...plan,
    rowLimit,
    columns: table.columns.flatMap(({ name }) => planned.get(name) ?? []),
    isOverriding: plan.isOverriding || added.some(({ numbering }) => numbering?.exclusive === true),
  };
}

/** The number that a sequence gives behind so many rows. */
export function nextNumber({ numbering }: Column, { sequenceStart }: Table, rows: number): number {
  const { first, step } = numbering ?? { first: sequenceStart, step: 1 };
  return first + rows * step;
}
