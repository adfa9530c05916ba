import { allOrNone } from '../../collections.ts';
import type { Domain } from '../../values/domain.ts';
import { measureOf } from '../../values/measure.ts';
import type { ColumnPlan, Plan } from '../plan.ts';
import { measuredColumn, undemanded } from '../related/measured-columns.ts';
import { drawnTogether } from './drawn-values.ts';

/** A column of a parent as those that refer to it see it, with what it takes to draw it. */
export interface View {
  /** Its name in the parent. */
  readonly name: string;
  readonly planned: ColumnPlan;
  readonly drawn: Plan;
}

/** What the name of a column ends with that has the values of another one in one domain: no column of a table has such a name. */
const AS_SEEN = '\0';

/** A moment of a parent, also where its values lie elsewhere in each case of a choice; null: more than the row's number decides on it. */
export function viewOf(plan: Plan, planned: ColumnPlan): View | null {
  const [domain = null] = planned.domains;
  if (domain === null || measureOf(domain)?.dimension !== 'instant') return null;
  const { name } = planned;
  const drawn = drawnTogether(plan, [name]);
  if (drawn === null || planned.choice === null) return drawn && { name, planned, drawn };
  const whole = wholeOf(planned.domains);
  const [own, seen] = [measuredColumn(planned), whole && measuredColumn({ ...planned, domains: [whole] })];
  const isFilled = planned.nullShares.every((share) => share === 0);
  if (whole === null || own === null || seen === null || own.scale !== seen.scale || !isFilled) return null;
  const column: ColumnPlan = { ...planned, name: name + AS_SEEN, choice: null, domains: [whole], nullShares: [0] };
  const contractor = { target: column.name, inputs: [{ column: name, slot: 0 }], steps: [], result: 0, exact: true };
  const isRelated = drawn.related.some((one) => one.column === name);
  const related = [
    ...drawn.related,
    ...(isRelated ? [] : [undemanded(name, own)]),
    { ...undemanded(column.name, seen), demands: [{ contractor, when: null }] },
  ];
  return { name, planned: column, drawn: { ...drawn, columns: [...drawn.columns, column], related } };
}

/** A domain with the values of all of these, which differ in their days; null: they differ in more. */
function wholeOf(domains: readonly (Domain | null)[]): Domain | null {
  const filled = allOrNone(domains.map((domain) => domain ?? undefined));
  const days = filled?.map(({ parts: [first] }) => (first?.kind === 'day' ? first : undefined));
  const known = days && allOrNone(days);
  const [domain] = filled ?? [];
  if (filled === null || domain === undefined || known == null) return null;
  const restOf = ({ kind, literal, parts }: Domain) =>
    JSON.stringify([kind, literal, parts.slice(1).map((part) => ({ ...part, distribution: null }))]);
  if (filled.some((one) => restOf(one) !== restOf(domain))) return null;
  const first = Math.min(...known.map((day) => day.first));
  const end = Math.max(...known.map((day) => day.first + day.size));
  return { ...domain, parts: [{ kind: 'day', first, size: end - first }, ...domain.parts.slice(1)] };
}
