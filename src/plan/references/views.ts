import { allOrNone } from '../../collections.ts';
import type { Domain } from '../../values/domain.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
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

/** Share of what a domain holds that rows hardly have, at most. */
const MOST_UNUSED = 0.01;

/**
 * A moment of a parent, also where its values lie elsewhere in each case of a choice, or its rows leave most of them out; null: more than
 * the row's number decides on it.
 */
export function viewOf(plan: Plan, planned: ColumnPlan): View | null {
  const own = measuredColumn(planned);
  if (own?.dimension !== 'instant') return null;
  const { name, nullShares } = planned;
  const drawn = drawnTogether(plan, [name]);
  if (drawn === null) return null;
  const entry = drawn.related.find((one) => one.column === name);
  const { low, high } = entry?.interval ?? own.interval;
  const width = own.interval.high - own.interval.low;
  const isWhole = planned.choice === null && (own.listed || width - (high - low) <= MOST_UNUSED * width);
  if (isWhole) return { name, planned, drawn };
  const unit = SECONDS_OF_DAY * 10 ** own.scale;
  const whole = wholeOf(planned.domains, Math.floor(low / unit), Math.floor(high / unit));
  const seen = whole && measuredColumn({ ...planned, domains: [whole] });
  const isFilled = nullShares.every((share) => share === 0);
  if (whole === null || seen === null || own.scale !== seen.scale || !isFilled)
    return planned.choice === null ? { name, planned, drawn } : null;
  const column: ColumnPlan = { ...planned, name: name + AS_SEEN, choice: null, domains: [whole], nullShares: [0] };
  const contractor = { target: column.name, inputs: [{ column: name, slot: 0 }], steps: [], result: 0, exact: true };
  const related = [
    ...drawn.related,
    ...(entry === undefined ? [undemanded(name, own)] : []),
    { ...undemanded(column.name, seen), demands: [{ contractor, when: null }], nearest: true },
  ];
  return { name, planned: column, drawn: { ...drawn, columns: [...drawn.columns, column], related } };
}

/** A domain with the values of all of these on some days; null: they differ in more than their days. */
function wholeOf(domains: readonly (Domain | null)[], least: number, most: number): Domain | null {
  const filled = allOrNone(domains);
  const days = allOrNone((filled ?? []).map(({ parts: [part] }) => (part?.kind === 'day' ? part : null)));
  const [domain] = filled ?? [];
  if (filled === null || domain === undefined || days === null) return null;
  const restOf = ({ kind, literal, parts }: Domain) =>
    JSON.stringify([kind, literal, parts.slice(1).map((part) => ({ ...part, distribution: null }))]);
  if (filled.some((one) => restOf(one) !== restOf(domain))) return null;
  const first = Math.max(least, Math.min(...days.map((day) => day.first)));
  const end = Math.min(most + 1, Math.max(...days.map((day) => day.first + day.size)));
  const rest = domain.parts.slice(1);
  return end <= first ? null : { ...domain, parts: [{ kind: 'day', first, size: end - first }, ...rest] };
}
