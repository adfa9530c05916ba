import type { Expression, Table } from '../../ir.ts';
import { agreement, binary, column, number } from '../../meanings/agreements/agreement.ts';
import { BEGINNINGS, LATER } from '../../meanings/agreements/parents.ts';
import { meaningsOfTable, wordsOfTable } from '../../meanings/index.ts';
import { measureOf } from '../../values/measure.ts';
import type { TimeLine } from '../../values/time-line.ts';
import type { Resolve } from '../facts/column-facts.ts';
import type { ColumnPlan, ParentStep } from '../plan.ts';
import { agreementsOf, type TableAgreement } from '../related/roles.ts';
import type { PlanOf } from './parents.ts';
import { stepsTo } from './steps.ts';
import { type View, viewOf } from './views.ts';

/** References of a table with whose rows its moments agree: each costs the rows time. */
const MAX_PARENTS = 3;

/** Columns that are drawn and not written, and what is expected of the others by them. */
export interface ParentMoments {
  readonly hidden: readonly ColumnPlan[];
  readonly agreements: readonly TableAgreement[];
}

export const NOTHING_EXPECTED: ParentMoments = { hidden: [], agreements: [] };

/**
 * When the rows came to be that those of a table refer to, as hidden columns, and that nothing of the row took place before: an order
 * is placed once its customer is there. What lies behind another moment of the row lies behind these by that.
 */
export function parentMoments(
  table: Table,
  columns: readonly ColumnPlan[],
  resolve: Resolve,
  planOf: PlanOf,
  timeLine: TimeLine,
): ParentMoments {
  const later = laterColumns(table, columns, timeLine);
  if (later.length === 0) return NOTHING_EXPECTED;
  const hidden = table.foreignKeys
    .flatMap((foreign, reference) => {
      const steps = stepsTo(foreign, reference, columns, resolve);
      const own = steps === null || foreign.parent === null ? null : beginningOf(foreign.parent, planOf);
      if (steps === null || own === null) return [];
      return [hiddenColumn(foreign.columns.map((name) => resolve(name) ?? name).join(', '), steps, own)];
    })
    .slice(0, MAX_PARENTS);
  const agreements = hidden.flatMap((parent) =>
    later.map((own): TableAgreement => {
      const [{ name }, conditions] = [own, [behind(own, parent)]];
      return {
        agreement: agreement(name, conditions, { kind: 'order' }),
        column: name,
        with: [parent.name],
        conditions,
      };
    }),
  );
  return { hidden, agreements };
}

/** That a moment is not before another one: a day, not before the one in which that lies. */
function behind({ name: later, shape }: ColumnPlan, { name: earlier }: ColumnPlan): Expression {
  if (shape.kind !== 'date') return binary('>=', column(later), column(earlier));
  const day: Expression = { kind: 'interval', quantity: number('1'), unit: 'day' };
  return binary('>', column(later), binary('-', column(earlier), day));
}

/** The moments of a table's row that lie behind no other one of the row. */
function laterColumns(table: Table, columns: readonly ColumnPlan[], timeLine: TimeLine): readonly ColumnPlan[] {
  const meanings = meaningsOfTable(table);
  const isLater = ({ name, domains }: ColumnPlan): boolean => {
    const [match] = meanings.get(name) ?? [];
    const isMoment = domains.every((domain) => domain === null || measureOf(domain)?.dimension === 'instant');
    return match !== undefined && isMoment && LATER.has(match.meaning.role ?? match.meaning.name);
  };
  const later = new Set(columns.filter(isLater).map(({ name }) => name));
  const isAhead = ({ conditions }: TableAgreement) =>
    conditions.some((condition) => condition.kind === 'binary' && condition.operator === '<=');
  for (const one of agreementsOf(table, timeLine)) {
    if (one.agreement.kind === 'order' && !isAhead(one) && one.with.some((name) => later.has(name)))
      later.delete(one.column);
  }
  return columns.filter(({ name }) => later.has(name));
}

/** The column that says when a row of a table came to be, with what it takes to draw it; null: none does, or it is not known. */
function beginningOf(table: Table, planOf: PlanOf): View | null {
  const plan = planOf(table);
  const meanings = meaningsOfTable(table);
  const ofTable = wordsOfTable(table);
  const roleOf = ({ name }: ColumnPlan): string | null => {
    const [match] = meanings.get(name) ?? [];
    const isOfRow = match?.prefix.every((word) => ofTable.includes(word)) === true;
    return match === undefined || !isOfRow ? null : (match.meaning.role ?? match.meaning.name);
  };
  for (const role of BEGINNINGS) {
    const planned = plan?.columns.find((one) => roleOf(one) === role);
    if (plan === null || planned === undefined || planned.nullShares[0] === 1) continue;
    const view = viewOf(plan, planned);
    if (view !== null) return view;
  }
  return null;
}

function hiddenColumn(reference: string, steps: readonly ParentStep[], { name, planned, drawn }: View): ColumnPlan {
  return {
    ...planned,
    name: hiddenName(reference, name),
    condition: null,
    nullsBy: null,
    draw: { kind: 'parent', steps, value: { kind: 'drawn', column: planned.name, plan: drawn } },
  };
}

/** What the name of a hidden column begins with: no column of a table has such a name. */
const HIDDEN = '\0';

/** The name of a hidden column: of what it is about, and what it says of that. */
export function hiddenName(about: string, column: string): string {
  return `${HIDDEN}${about}.${column}`;
}

/** A column's name as people are shown it: a hidden one by the reference and the column of the parent. */
export function shownName(name: string): string {
  return name.startsWith(HIDDEN) ? name.slice(HIDDEN.length) : name;
}
