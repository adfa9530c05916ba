import type { Table } from '../ir.ts';
import type { ColumnPlan, NullsByRank, Plan } from '../plan/plan.ts';
import { followed } from '../plan/sources.ts';

/* Which columns are free to be softened: no constraint, key or option has a say in them. */

/** Whether chance draws the values of a column, from one domain in all rows. */
export function isDrawn({ draw, choice, domains, nullsBy }: ColumnPlan): boolean {
  return draw.kind === 'uniform' && choice === null && domains.length === 1 && nullsBy === null;
}

/** The columns that conditions bind to others: these have the last word on them. */
export function boundColumns({ related, residuals }: Pick<Plan, 'related' | 'residuals'>): ReadonlySet<string> {
  return new Set([...related.map(({ column }) => column), ...residuals.flatMap(({ columns }) => columns)]);
}

/** Those of them that conditions narrow, or that are drawn again where one fails. The others are drawn before, by whatever draw. */
export function narrowedColumns({ related, residuals }: Pick<Plan, 'related' | 'residuals'>): ReadonlySet<string> {
  return boundColumns({ related: related.filter(({ demands }) => demands.length > 0), residuals });
}

/** The columns that carry digits of keys, or are NULL in the rows behind those that these tell apart. */
export function columnsOfKeys({ keys }: Pick<Plan, 'keys'>): readonly string[] {
  return keys.flatMap(({ lanes, overflow }) => [...lanes.map(({ column }) => column), ...overflow]);
}

/** Whether a column has a key of its own, and chance alone makes it NULL in some rows: others may be NULL with it. */
export function keyedByChance({ keys }: Plan): (column: ColumnPlan) => boolean {
  return ({ name, draw, choice, nullsBy, nullShares: [share = 0, second] }) => {
    const key = draw.kind === 'key' && choice === null && second === undefined ? keys[draw.key] : undefined;
    const isAlone = key?.lanes.every(({ column }) => column === name) === true;
    return isAlone && nullsBy === null && share > 0 && share < 1;
  };
}

/** NULL where another column is. */
export function nullWhere(column: string): NullsByRank {
  return { column, digit: null, nulls: [false, true] };
}

/** Says whether chance alone decides on a column: no condition and no option of its table does. */
export function freeOf(plan: Plan, table: Table): (column: ColumnPlan) => boolean {
  const bound = boundColumns(plan);
  const asked = new Set(table.columns.filter(({ directives }) => directives !== null).map(({ name }) => name));
  return (column) => isDrawn(column) && !bound.has(column.name) && !asked.has(column.name);
}

/** The same of columns that no other one follows. */
export function unfollowedOf(plan: Plan, table: Table): (column: ColumnPlan) => boolean {
  const isFree = freeOf(plan, table);
  const sources = new Set(plan.columns.flatMap((column) => followed(column) ?? []));
  return (column) => isFree(column) && !sources.has(column.name);
}
