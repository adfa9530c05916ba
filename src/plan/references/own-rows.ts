import type { Table } from '../../ir.ts';
import { LANE_SIZE } from '../../values/part.ts';
import type { ColumnPlan, KeyPlan, ParentDraw, Plan } from '../plan.ts';
import { type Drawing, valueIn } from './parent-values.ts';

/**
 * The columns with references to earlier rows of the table itself only where all values of such a row are known by its
 * number. Others refer to nothing where NULL may stand, as `mayBeNull` says, else to their own row.
 */
export function withKnownRows(
  columns: readonly ColumnPlan[],
  { foreignKeys }: Table,
  drawing: Drawing,
  mayBeNull: (column: string) => boolean,
): readonly ColumnPlan[] {
  const plans = new Map(columns.map((column) => [column.name, column]));
  for (const reference of foreignKeys.keys()) {
    const members = membersOf(reference, columns);
    const targets = members.map((column) => targetOf(column, plans));
    const isKnown = targets.every((target) => target !== undefined && valueIn(target, drawing) !== null);
    const lacking = members.filter(({ name }) => mayBeNull(name));
    const whole = foreignKeys[reference]?.matchFull === true && lacking.length < members.length;
    members.forEach((column, i) => {
      const target = targets[i];
      if (target === undefined) return;
      if (isKnown)
        plans.set(column.name, { ...column, domains: column.domains.map((own) => own && (target.domains[0] ?? null)) });
      else if (lacking.length === 0 || whole) plans.set(column.name, copyOf(column, target));
      else if (lacking.includes(column)) plans.set(column.name, { ...column, ...ALWAYS_NULL });
      else plans.set(column.name, { ...column, draw: { kind: 'uniform' } });
    });
  }
  return columns.map((column) => plans.get(column.name) ?? column);
}

/** How the value of a column is found by the number of a row; null: it is not known by that alone. */
export function valueByNumber(name: string, plan: Plan): ParentDraw | null {
  const column = plan.columns.find((one) => one.name === name);
  return column === undefined ? null : (valueIn(column, plan)?.draw ?? null);
}

/** Rows from the first on of which a reference of the table to itself may pick one: those that keys of its target tell apart. */
export function rowsReferredTo(reference: number, plan: Plan, sizeOf: (key: KeyPlan) => number): number {
  return membersOf(reference, plan.columns).reduce((least, { draw }) => {
    const value = draw.kind === 'earlier' ? valueByNumber(draw.column ?? '', plan) : null;
    const key = value?.steps[0]?.turn?.plan ?? (value?.value.kind === 'digits' ? value.value.key?.plan : undefined);
    return key === undefined ? least : Math.min(least, sizeOf(key));
  }, LANE_SIZE);
}

/** The columns that take what a reference refers to from an earlier row. */
function membersOf(reference: number, columns: readonly ColumnPlan[]): readonly ColumnPlan[] {
  return columns.filter(({ draw }) => draw.kind === 'earlier' && draw.column !== null && draw.reference === reference);
}

/** A column that holds nothing. */
export const ALWAYS_NULL: Pick<ColumnPlan, 'choice' | 'domains' | 'nullShares' | 'draw'> = {
  choice: null,
  domains: [null],
  nullShares: [1],
  draw: { kind: 'uniform' },
};

/** The column whose value one takes from an earlier row. */
function targetOf({ draw }: ColumnPlan, plans: ReadonlyMap<string, ColumnPlan>): ColumnPlan | undefined {
  return draw.kind === 'earlier' ? plans.get(draw.column ?? '') : undefined;
}

/** A column with the value of another in the same row. */
function copyOf(column: ColumnPlan, { name, choice, domains, draw }: ColumnPlan): ColumnPlan {
  const of = draw.kind === 'copy' ? draw.of : name;
  return { ...column, choice, domains, nullShares: domains.map(() => 0), nullsBy: null, draw: { kind: 'copy', of } };
}
