import { type ColumnPlan, isNeverNull, type Plan } from '../../plan/plan.ts';
import { type Measured, measuredColumn, undemanded } from '../../plan/related/measured-columns.ts';
import type { Domain } from '../../values/domain.ts';
import type { Part } from '../../values/part.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
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
  const { name } = planned;
  const drawn = own?.dimension === 'instant' ? drawnTogether(plan, [name]) : null;
  if (own === null || drawn === null) return null;
  const entry = drawn.related.find((one) => one.column === name);
  const { low, high } = entry?.interval ?? own.interval;
  const width = own.interval.high - own.interval.low;
  const isFilled = isNeverNull(planned);
  const isUsed = own.listed || width - (high - low) <= MOST_UNUSED * width;
  const asItIs = planned.choice === null ? { name, planned, drawn } : null;
  if (asItIs !== null && (entry === undefined || !isFilled || isUsed)) return asItIs;
  const unit = SECONDS_OF_DAY * 10 ** own.scale;
  const whole = wholeOf(planned.domains, Math.floor(low / unit), Math.floor(high / unit));
  return seenAs(whole, planned, own, drawn) ?? asItIs;
}

/** A number of a parent whose values differ by its case, as one column; null: it is no such number, or not known by the row alone. */
export function viewOfCases(plan: Plan, planned: ColumnPlan): View | null {
  const own = measuredColumn(planned);
  const domain = planned.domains.find((one) => one !== null);
  if (own?.dimension !== 'number' || domain == null || planned.choice === null || own.interval.low < 0) return null;
  // What is NULL in all rows of some cases and in none of the others has no lane that says so, and those that refer to it read none.
  if (!isNeverNull(planned) && planned.nullShares.every((share) => share === 0 || share === 1)) return null;
  const { low, high } = own.interval;
  const drawn = drawnTogether(plan, [planned.name]);
  const part: Part = { kind: 'wide', first: low, size: high - low + 1, scale: own.scale };
  return drawn && seenAs({ ...domain, parts: [part] }, planned, own, drawn);
}

/** A column with the values of another one in one domain; null: it does not hold them. */
function seenAs(domain: Domain | null, planned: ColumnPlan, own: Measured, drawn: Plan): View | null {
  const { name } = planned;
  const isFilled = isNeverNull(planned);
  const column: ColumnPlan = {
    ...planned,
    name: name + AS_SEEN,
    choice: null,
    domains: [domain],
    nullShares: [isFilled ? 0 : SHARE_OF_NULLS],
    nullsBy: isFilled ? null : { column: name, digit: null, nulls: [false, true] },
  };
  const seen = measuredColumn(column);
  if (seen === null || seen.scale !== own.scale) return null;
  const contractor = { target: column.name, inputs: [{ column: name, slot: 0 }], steps: [], result: 0, exact: true };
  const equal = { ...undemanded(column.name, seen), demands: [{ contractor, when: null }], nearest: true };
  const known = drawn.related.some((one) => one.column === name) ? [] : [undemanded(name, own)];
  return {
    name,
    planned: column,
    drawn: { ...drawn, columns: [...drawn.columns, column], related: [...drawn.related, ...known, equal] },
  };
}

/** Share of rows in which what is seen is NULL, as far as anybody knows beforehand. */
const SHARE_OF_NULLS = 0.5;

/** A domain with the values of all of these on some days; null: they differ in more than their days. */
function wholeOf(domains: readonly (Domain | null)[], first: number, last: number): Domain | null {
  const [domain = null] = domains;
  const timesOf = (one: Domain | null) => (one?.parts[0]?.kind === 'day' ? JSON.stringify(textsOf(one)) : null);
  const times = timesOf(domain);
  if (domain === null || times === null || domains.some((one) => timesOf(one) !== times)) return null;
  return { ...domain, parts: [{ kind: 'day', first, size: last - first + 1 }, ...domain.parts.slice(1)] };
}

/** What values have behind their days, however likely it is. */
const textsOf = ({ parts }: Domain) => parts.slice(1).map((part) => ({ ...part, distribution: null }));
