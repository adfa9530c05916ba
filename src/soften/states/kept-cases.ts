import type { CaseOfChoice, ColumnPlan, Plan, RelatedPlan } from '../../plan/plan.ts';
import { cornersOf } from '../../plan/related/corners.ts';
import type { Contractor } from '../../relation/contractor.ts';
import { common, EVERYTHING, type Interval, narrowedBy, propagated } from '../../relation/propagate.ts';
import { DAY, hasValueWithin, type Measure, measureOf } from '../../values/measure.ts';

/** The columns of a plan by their names, and what relates them. */
interface Columns {
  readonly columns: ReadonlyMap<string, ColumnPlan>;
  readonly related: readonly RelatedPlan[];
}

/** Columns whose ends are combined at most: each doubles what there is to look at. */
const MOST_CORNERS = 5;

/** Columns that have values of their own in a case, and between which ends these are; null: the case's domain says that. */
export type CasedColumns = ReadonlyMap<string, Interval | null>;

/**
 * Whether columns that have values of their own in a case leave the others room there, and keep what checks demand of them whatever
 * the others are. `isHard`: whether checks demand what a contractor leaves.
 */
export function isCaseKept(
  of: CaseOfChoice,
  cased: CasedColumns,
  { columns, related }: Columns,
  isHard: (contractor: Contractor) => boolean,
): boolean {
  const asked = related.flatMap(({ demands }) =>
    demands.filter(({ when }) => when === null || (when.choice === of.choice && when.case === of.case)),
  );
  const intervals = new Map(
    related.map((one) => [
      one.column,
      cased.has(one.column) ? (cased.get(one.column) ?? intervalIn(columns.get(one.column), of, one)) : one.interval,
    ]),
  );
  const contractors = asked.map(({ contractor }) => contractor);
  if (propagated(contractors, intervals) === null) return false;
  const equal = new Map(
    asked.flatMap(({ contractor, when }) => {
      const [input, more] = contractor.inputs;
      const isCopy = when !== null && input !== undefined && more === undefined && isEqual(contractor, intervals);
      return isCopy ? [[contractor.target, input.column] as const] : [];
    }),
  );
  const places = new Map(related.map(({ column }, place) => [column, place]));
  const isBefore = (one: string, other: string) => (places.get(one) ?? 0) < (places.get(other) ?? 0);
  const hasValue = (name: string, { low, high }: Interval): boolean => {
    const column = columns.get(name);
    const scale = related.find((one) => one.column === name)?.scale ?? 0;
    const measure = measureIn(column, of);
    const unit = 10 ** (scale - (measure?.scale ?? 0));
    return measure === null || hasValueWithin(measure, Math.ceil(low / unit), Math.floor(high / unit));
  };
  const hard = asked.filter(({ contractor }) => isHard(contractor));
  return hard.every(({ contractor }) => {
    const names = [contractor.target, ...contractor.inputs.map(({ column }) => column)];
    return (
      !names.some((name) => cased.has(name)) ||
      holdsAtCorners(contractor, intervals, { equal, cased, isBefore, hasValue })
    );
  });
}

/** Whether another column says on which day a moment is. */
export function isOnDay(entry: RelatedPlan | null, { columns }: Plan): boolean {
  const days = columns.filter(({ shape }) => shape.kind === 'date').map(({ name }) => name);
  const isOfDay = ({ inputs }: Contractor) => inputs.some(({ column }) => days.includes(column));
  return (entry?.behind?.most ?? DAY) < DAY && entry?.demands.some(({ contractor }) => isOfDay(contractor)) === true;
}

/** How the values of a column are counted in a case; null: other cases decide on that, or they are not. */
function measureIn(column: ColumnPlan | undefined, of: CaseOfChoice): Measure | null {
  const isOfCase = column?.choice === of.choice;
  const domain = isOfCase || column?.domains.length === 1 ? column?.domains[isOfCase ? of.case : 0] : null;
  return domain == null ? null : measureOf(domain);
}

/** What a column may be in a case, in the unit of its relations. */
function intervalIn(column: ColumnPlan | undefined, of: CaseOfChoice, { scale, interval }: RelatedPlan): Interval {
  const domain = column?.choice === of.choice ? (column.domains[of.case] ?? null) : null;
  const measure = domain === null ? null : measureOf(domain);
  if (measure === null) return interval;
  const unit = 10 ** (scale - measure.scale);
  return { low: Math.max(interval.low, measure.least * unit), high: Math.min(interval.high, measure.most * unit) };
}

/** Whether a contractor leaves its target the one value that its input has. */
function isEqual(contractor: Contractor, intervals: ReadonlyMap<string, Interval>): boolean {
  const [input] = contractor.inputs;
  const known = input === undefined ? undefined : intervals.get(input.column);
  if (input === undefined || known === undefined) return false;
  return [known.low, known.high].every((end) => {
    const { low, high } = narrowedBy(contractor, EVERYTHING, new Map([[input.column, { low: end, high: end }]]));
    return low === end && high === end;
  });
}

/** What is known of the columns of a case. */
interface Standing {
  /** Columns that are all of another one, and which. */
  readonly equal: ReadonlyMap<string, string>;
  readonly cased: CasedColumns;
  readonly isBefore: (one: string, other: string) => boolean;
  /** Whether a column has values within an interval: those of days lie far from each other. */
  readonly hasValue: (name: string, interval: Interval) => boolean;
}

/** Whether what a check demands holds where each of its columns is at one of its ends: relations rise or fall with each of them. */
function holdsAtCorners(
  contractor: Contractor,
  intervals: ReadonlyMap<string, Interval>,
  { equal, cased, isBefore, hasValue }: Standing,
): boolean {
  const { target, inputs } = contractor;
  const ownOf = (name: string) => equal.get(name) ?? name;
  // What is drawn behind the target is not known then.
  const known = inputs.map(({ column }) => column).filter((column) => isBefore(column, target));
  const free = [...new Set([...known, ...(equal.has(target) ? [target] : [])].map(ownOf))];
  if (free.length > MOST_CORNERS) return false;
  for (const at of cornersOf(new Map(free.map((name) => [name, intervals.get(name) ?? EVERYTHING])))) {
    const ends = new Map(
      inputs.map(({ column }) => [column, at.get(ownOf(column)) ?? intervals.get(column) ?? EVERYTHING]),
    );
    const left = narrowedBy(contractor, EVERYTHING, ends);
    const own = at.get(ownOf(target)) ?? intervals.get(target) ?? EVERYTHING;
    // What is drawn by chance in the case is drawn within what is left.
    const isFixed = own.low === own.high && cased.has(target);
    const room = common(left, own);
    const isRoom = room !== null && (isFixed ? room.low === own.low : hasValue(target, room));
    if (!isRoom) return false;
  }
  return true;
}
