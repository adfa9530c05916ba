import { modelOf } from '../../../grammar/kinds.ts';
import type { Table } from '../../ir.ts';
import { meaningsOfTable } from '../../meanings/index.ts';
import type { AgreementPlan, ColumnPlan, LanePlan, Plan, RelatedPlan } from '../../plan/plan.ts';
import { digitSizes, type Part } from '../../values/part.ts';
import { columnsOf } from '../../walk.ts';
import { nullWhere, unfollowedOf } from '../free-columns.ts';
import { type CalendarPart, CLOCK, partOfMeaning, partPicked } from './parts.ts';
import { type Shown, shownIn } from './shown.ts';
import { Moments, meaningIn, type Source } from './source.ts';

/** A column that shows a part of a moment. */
interface Showing {
  readonly column: ColumnPlan;
  readonly part: CalendarPart;
  readonly meaning: string;
  /** Whether a piece of its texts shows it, and what else they are about is no moment: the year in the number of an order. */
  readonly isPiece: boolean;
}

/**
 * Lets columns that show a part of a moment show that of the row's own: `order_year` and `order_month` beside `order_date`, the name of
 * a weekday, the hour of a time. They share its digit, with what the part is for each of its ranks; what binds them otherwise stays.
 */
export function withCalendarParts(plan: Plan, table: Table): Plan {
  const meanings = meaningsOfTable(table);
  const names = new Set([...meanings.values()].map(([match]) => meaningIn(match)));
  const showing = plan.columns.flatMap((column) => showingOf(column, meaningIn(meanings.get(column.name)?.[0]), names));
  if (showing.length === 0) return plan;
  const related = relatedWithout(showing, plan);
  const isFree = unfollowedOf({ ...plan, related }, table);
  const isBound = boundIn(table);
  const moments = new Moments(plan, table);
  const columns = new Map<string, ColumnPlan>();
  const agreements: AgreementPlan[] = [];
  const numbered = numberedApart(plan);
  const isBehindOther = behindFixed(showing, plan);
  let { keys } = plan;
  let listed = 0;
  for (const { column, part, meaning, isPiece } of showing.toSorted((lhs, rhs) => orderOf(lhs) - orderOf(rhs))) {
    const { name } = column;
    // Where the start of a period stays any day, its end stays behind that.
    if (part.isEnd === 'end' && isBehindOther(name, columns)) continue;
    const other = moments.sourceFor(name, part, meaning, isPiece) ?? (isPiece ? moments.sourceForRow(part) : null);
    const source = other ?? (part.isEnd === undefined ? null : moments.itself(column, part));
    listed += source?.values.length ?? 0;
    if (source === null || listed > MOST_LISTED) continue;
    const apart = isPiece ? numbered(column) : null;
    const isOpen = isFree(apart === null ? column : { ...column, draw: { kind: 'uniform' } });
    const shown = isOpen ? shownIn(column, part, source, isBound(name)) : null;
    const made = shown === null ? null : madeOf(column, shown, source, related);
    if (other !== null) agreements.push(agreementOf(column, other, made !== null, isOpen));
    if (made === null) continue;
    columns.set(name, made);
    keys = apart ?? keys;
    const values = part.isEnd !== undefined || part.isWhole === true ? shown?.numbers : null;
    if (values != null)
      moments.follow(name, { ...source, moment: name, values, isOfPeriod: part.behind !== undefined });
  }
  return {
    ...plan,
    columns: plan.columns.map((column) => columns.get(column.name) ?? column),
    keys,
    related: plan.related.filter((one) => related.includes(one) || !columns.has(one.column)),
    agreements: [...plan.agreements.filter(({ column }) => !columns.has(column)), ...agreements],
  };
}

/** Makes columns that share a digit of a moment NULL where that is. */
export function withNullsOfMoments(plan: Plan, table: Table): Plan {
  if (!plan.columns.some(({ draw }) => draw.kind === 'shared')) return plan;
  const byName = new Map(plan.columns.map((column) => [column.name, column]));
  const asked = new Set(table.columns.filter(({ directives }) => directives !== null).map(({ name }) => name));
  const columns = plan.columns.map((column): ColumnPlan => {
    const { draw, nullsBy, nullShares: [own = 0] = [] } = column;
    const [digit, another] = draw.kind === 'shared' ? draw.digits.filter((one) => one !== null) : [];
    const moment = digit === undefined || another !== undefined ? undefined : byName.get(digit.column);
    if (moment === undefined || nullsBy !== null || own === 0 || asked.has(column.name)) return column;
    if (moment.shape.kind !== 'date' && moment.shape.kind !== 'timestamp' && moment.shape.kind !== 'time')
      return column;
    const [share = 0] = moment.nullShares;
    if (share === 0) return { ...column, nullShares: [0] };
    return { ...column, nullShares: [share], nullsBy: nullWhere(moment.name) };
  });
  return { ...plan, columns };
}

/** Values that are listed for all columns of a table at most: they take memory. */
const MOST_LISTED = 2 ** 20;

/** The part that a column shows by its meaning, one of those of its table; none: it shows none. */
function showingOf(column: ColumnPlan, meaning: string, names: ReadonlySet<string>): readonly Showing[] {
  const { name, shape } = column;
  // Hours are counted, an hour is one of the day.
  const isHour = shape.kind === 'integer' && meaning === 'duration.hours' && /hour$/i.test(name);
  const isClock = shape.kind === 'time' && meaning.startsWith('time');
  const part = isClock ? CLOCK : partOfMeaning(isHour ? 'time.hour' : meaning, names);
  if (part?.isNamed === true && modelOf(shape.kind).isNumeric) return [];
  if (part !== undefined) return [{ column, part, meaning, isPiece: false }];
  const piece = column.domains[0]?.parts.map(partPicked).find((picked) => picked !== undefined);
  return piece === undefined || shape.kind !== 'text' ? [] : [{ column, part: piece, meaning, isPiece: true }];
}

/** The keys of a plan without the lane of the piece of a column's texts that shows a moment, where that tells no rows apart; null: it does. */
function numberedApart({ keys }: Plan): (column: ColumnPlan) => Plan['keys'] | null {
  const known = [...keys];
  return ({ name, draw, domains }) => {
    const key = draw.kind === 'key' ? known[draw.key] : undefined;
    if (draw.kind !== 'key' || key === undefined) return null;
    const digits = (domains[0]?.parts ?? []).flatMap((piece) => digitSizes(piece).map(() => piece));
    const isShown = ({ column, lane }: LanePlan) => {
      const piece = digits[lane];
      return column === name && piece !== undefined && partPicked(piece) !== undefined;
    };
    const isSingle = ({ digits: own }: LanePlan) => own.every(({ digit }) => key.radices[digit] === 1);
    if (!key.lanes.filter(isShown).every(isSingle)) return null;
    known[draw.key] = { ...key, lanes: key.lanes.filter((lane) => !isShown(lane)) };
    return [...known];
  };
}

/** Whole days come first, those at the beginning of something before those at its end, and these before what is shown of them. */
const orderOf = ({ part: { isEnd, isWhole } }: Showing): number =>
  isWhole === true ? 0 : isEnd === 'start' ? 1 : isEnd === 'end' ? 2 : 3;

/** The related columns without those that are ends of something, as long as no other waits for them: the calendar says more of these. */
function relatedWithout(showing: readonly Showing[], { related }: Plan): readonly RelatedPlan[] {
  const ends = showing.filter(({ column, part }) => part.isEnd !== undefined && column.shape.kind === 'date');
  return ends
    .toSorted((lhs, rhs) => orderOf(rhs) - orderOf(lhs))
    .reduce((left, { column: { name } }) => {
      const others = left.filter((one) => one.column !== name);
      const isAwaited = others.some(
        ({ demands, nullWith }) =>
          nullWith === name ||
          demands.some(({ contractor }) => contractor.inputs.some((input) => input.column === name)),
      );
      return isAwaited ? left : others;
    }, related);
}

/** Whether the end of a period lies behind the start of one that shows nothing, unlike those that were made to. */
function behindFixed(
  showing: readonly Showing[],
  { related }: Plan,
): (end: string, made: ReadonlyMap<string, ColumnPlan>) => boolean {
  const starts = new Set(showing.flatMap(({ column, part }) => (part.isEnd === 'start' ? [column.name] : [])));
  return (end, made) =>
    related.some(
      ({ column, demands }) =>
        column === end &&
        demands.some(({ contractor }) =>
          contractor.inputs.some((input) => starts.has(input.column) && !made.has(input.column)),
        ),
    );
}

/** Whether a table says of a column what it may hold: then it holds no values that it does not hold already. */
function boundIn({ checks, columns, partitioning }: Table): (column: string) => boolean {
  const generations = columns.flatMap(({ generation }) => generation ?? []);
  const expressions = [...checks.map(({ expression }) => expression), ...generations];
  const mentioned = new Set(expressions.flatMap((expression) => [...columnsOf(expression)]));
  for (const { name, type } of columns) if (type.domainChecks.length > 0) mentioned.add(name);
  return (column) => partitioning !== null || mentioned.has(column);
}

/** A column that shows a part of a source; null: it has a value where the source has none. */
function madeOf(
  column: ColumnPlan,
  { domain, digits }: Shown,
  { column: moment }: Source,
  related: readonly RelatedPlan[],
): ColumnPlan | null {
  if (moment.name === column.name) return { ...column, domains: [withDistribution(domain, column)] };
  const [[share = 0], [own = 0]] = [moment.nullShares, column.nullShares];
  const isDrawn = moment.draw.kind === 'uniform' && related.every((one) => one.column !== moment.name);
  if (share > 0 && own === 0 && !isDrawn) return null;
  return { ...column, domains: [domain], draw: { kind: 'shared', digits } };
}

/** A list in the place of days, as dense as these were. */
function withDistribution(domain: Shown['domain'], { domains: [days = null] }: ColumnPlan): Shown['domain'] {
  const distribution = days?.parts[0]?.distribution;
  const parts = domain.parts.map((part): Part => (distribution === undefined ? part : { ...part, distribution }));
  return { ...domain, parts };
}

function agreementOf(column: ColumnPlan, { moment }: Source, isMade: boolean, isFree: boolean): AgreementPlan {
  const { name } = column;
  const reason = isFree ? `"${name}" cannot hold what the others make of it` : `something else decides on "${name}"`;
  return { column: name, with: [moment], conditions: [], kind: 'definition', dropped: isMade ? null : reason };
}
