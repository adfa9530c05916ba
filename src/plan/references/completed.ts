import type { ForeignKey, Table } from '../../ir.ts';
import { columnAskedFor, columnsOf } from '../../walk.ts';
import { withParentEdges } from '../edge-choices.ts';
import { PLAIN_ORDER, rowLimitOf } from '../keys/keys.ts';
import { type ColumnPlan, type KeyPlan, type ParentTurn, type Plan, withFirstStep } from '../plan.ts';
import { followed } from '../sources.ts';
import { laneName } from './pairs.ts';
import { type ListedValues, listedColumns, numberedColumns, uniqueColumns } from './parent-values.ts';
import { targetsOf } from './targets.ts';

/** An open foreign key: one that was planned before the table that it refers to, which now is, too. */
export interface PlannedReference {
  /** Its number among the table's foreign keys. */
  readonly reference: number;
  readonly parent: Table;
  /** The plan of that table's rows. */
  readonly plan: Plan;
}

/** A plan whose open foreign keys refer to rows, and which of them do. */
export interface Completed {
  readonly plan: Plan;
  readonly filled: ReadonlySet<number>;
}

/**
 * The plan with values of its parents' rows in its open foreign keys. All else is drawn as it was, so that whatever refers to the rows
 * of the table still does. A foreign key stays open whose columns something else decides on, too.
 */
export function completed(table: Table, plan: Plan, open: readonly PlannedReference[]): Completed {
  const filled = new Set<number>();
  let changed = plan;
  for (const reference of open) {
    const next = withReference(table, changed, reference);
    if (next === null) continue;
    changed = next;
    filled.add(reference.reference);
  }
  return { plan: withParentEdges(changed), filled };
}

/** The plan with values in one foreign key; null: it stays open. */
function withReference(
  table: Table,
  plan: Plan,
  { reference, parent, plan: parentPlan }: PlannedReference,
): Plan | null {
  const foreign = table.foreignKeys[reference];
  if (foreign === undefined || parentPlan.rowLimit < 1) return null;
  const names = foreign.columns;
  if (!isFree(table, plan, reference, names)) return null;
  if (foreign.isLate && names.some((name) => isFixed(table, name))) return null;
  const targets = targetsOf(foreign, parent);
  const referring = names.map((name, i) => ({ name, target: targets[i] ?? '' }));
  if (!areToldApart(table, names, uniqueColumns(referring, parent))) return null;
  // By a row's number alone, or else by a list of rows.
  const values =
    numberedColumns(referring, parent, parentPlan, reference) ??
    listedColumns(referring, parent, parentPlan, reference);
  if (values === null || [...values.values.values()].some(({ domain }) => domain === null)) return null;
  const place = plan.keys.findIndex((key) => key.lanes.length > 0 && isOver(key, names, reference));
  const isUnique = place >= 0 || keysOver(table, names).length > 0;
  const index = place >= 0 ? place : plan.keys.length;
  const asked = new Set(table.checks.map(({ expression }) => columnAskedFor(expression) ?? ''));
  const nullable = plan.columns
    .filter(({ name, nullable: may }) => may && names.includes(name) && !asked.has(name))
    .map(({ name }) => name);
  const key = isUnique ? rowsKey(foreign, values, reference, nullable) : null;
  const turn: ParentTurn | null = key && { key: index, plan: key, lane: laneName(reference), beside: null };
  const columns = plan.columns.map((column): ColumnPlan => {
    const value = values.values.get(column.name);
    if (value === undefined) return column;
    const draw = withFirstStep(value.draw, (first) => ({ ...first, turn }));
    const mayOverflow = turn !== null && nullable.includes(column.name);
    return {
      ...column,
      choice: null,
      domains: [value.domain],
      nullShares: [mayOverflow ? OVERFLOWING : 0],
      nullsBy: null,
      draw,
    };
  });
  const keys = key === null ? plan.keys : [...plan.keys.slice(0, index), key, ...plan.keys.slice(index + 1)];
  const bound = key === null ? Number.POSITIVE_INFINITY : rowLimitOf(key);
  const warnings = plan.warnings.filter(
    ({ code, offset }) => code !== 'unknown_reference' || offset !== foreign.offset,
  );
  return { ...plan, columns, keys, rowLimit: Math.min(plan.rowLimit, bound), warnings };
}

/** A share of NULLs that no row has by chance: a flag is there for those beyond the key's rows. */
const OVERFLOWING = 2 ** -32;

/** Whether nothing but the foreign key decides on its columns. */
function isFree(table: Table, plan: Plan, reference: number, names: readonly string[]): boolean {
  const isShared = table.foreignKeys.some(
    ({ columns }, index) => index !== reference && columns.some((name) => names.includes(name)),
  );
  const isChecked = table.checks.some(
    ({ expression }) =>
      columnAskedFor(expression) === null && [...columnsOf(expression)].some((name) => names.includes(name)),
  );
  const isBound =
    isChecked ||
    plan.residuals.some(({ columns }) => columns.some((name) => names.includes(name))) ||
    plan.related.some(({ column }) => names.includes(column));
  const isInLargerKey = plan.keys.some(
    (key) => key.lanes.some(({ column }) => names.includes(column)) && !isOver(key, names, reference),
  );
  const written = plan.columns.filter(({ name }) => names.includes(name));
  const isFollowed = plan.columns.some(
    (column) => followed({ ...column, nullsBy: null })?.some((name) => names.includes(name)) === true,
  );
  return !isShared && !isBound && !isInLargerKey && !isFollowed && written.length === names.length;
}

/** Whether a column keeps its value in rows that are there already: they are found by it, or referred to. */
function isFixed({ columns, keys }: Table, name: string): boolean {
  const isNullable = columns.some((column) => column.name === name && column.nullable);
  return !isNullable && keys.some(({ parts }) => parts.some(({ column }) => column === name));
}

/** Whether a key is of these columns alone, or of what the reference counts. */
function isOver({ lanes }: KeyPlan, names: readonly string[], reference: number): boolean {
  return lanes.every(({ column }) => names.includes(column) || column === laneName(reference));
}

/** The columns of these in each key of the table that has some: a row of its own for each row keeps it, whatever the others are. */
function keysOver({ keys }: Table, names: readonly string[]): readonly (readonly string[])[] {
  return keys
    .filter(({ kind }) => kind !== 'exclude')
    .map(({ parts }) => parts.map(({ column }) => column ?? '').filter((column) => names.includes(column)))
    .filter((columns) => columns.length > 0);
}

/** Whether two rows of the parent, by the columns that tell these apart, differ in what each key has of them. */
function areToldApart(table: Table, names: readonly string[], unique: readonly (readonly string[])[]): boolean {
  return keysOver(table, names).every((columns) =>
    unique.some((names) => names.every((name) => columns.includes(name))),
  );
}

/** A key that gives each row a row of the parent of its own; columns that may be NULL are so in rows beyond those. */
function rowsKey(
  { name }: ForeignKey,
  { rows, values }: ListedValues,
  reference: number,
  nullable: readonly string[],
): KeyPlan {
  const step = [...values.values()][0]?.draw.steps[0];
  const counts = { table: step?.table ?? [], reference, what: 'rows', listed: step?.list != null } as const;
  return {
    names: [name ?? ''],
    size: rows,
    ...PLAIN_ORDER,
    radices: [rows],
    lanes: [{ column: laneName(reference), lane: 0, spread: 1, digits: [{ digit: 0, weight: 1 }], counts }],
    overflow: nullable,
  };
}
