import type { Shape } from '../../../grammar/shape.ts';
import type { Evaluation } from '../../expression/scope.ts';
import { type Contractor, contractorFor } from '../../relation/contractor.ts';
import { leavesFraction } from '../../relation/fraction.ts';
import { type Interval, narrowedBy, propagated } from '../../relation/propagate.ts';
import { type ColumnMeasure, readingOf, relationOf } from '../../relation/relation.ts';
import { columnsOfTerm, type Relation } from '../../relation/term.ts';
import type { Clock } from '../../values/meaning.ts';
import { scalarOf } from '../../values/measure.ts';
import { type Bound, NO_FACTS } from '../../values/request.ts';
import { NO_COLUMN_FACTS } from '../facts/column-facts.ts';
import type { AgreementPlan, ColumnPlan, RelatedPlan, ResidualPlan } from '../plan.ts';
import type { ParentMoments } from '../references/parent-moments.ts';
import { bindings, type Decisions } from './bindings.ts';
import { type Measured, measuredColumn } from './measured-columns.ts';
import { agreementsOf, type TableAgreement } from './roles.ts';
import { widened } from './widenings.ts';

/** A table as it is planned by its constraints alone. */
export interface Constrained extends Decisions {
  readonly residuals: readonly ResidualPlan[];
  /** What is expected of the rows beside what the columns mean. */
  readonly moments: ParentMoments;
  readonly evaluation: Evaluation;
  /** Whether what people expect of the rows counts. */
  readonly isAgreeing: boolean;
}

/** The same with what is expected of the rows. */
export interface Agreed {
  readonly columns: readonly ColumnPlan[];
  /** Columns of parents that it takes for that. */
  readonly hidden: readonly ColumnPlan[];
  readonly related: readonly RelatedPlan[];
  readonly agreements: readonly AgreementPlan[];
}

/** Share of a column's interval that may leave no room behind it. */
const MOST_CUT = 0.01;

/** Columns that are made to agree: each costs the rows time. */
const MAX_AGREEING = 64;

/** Draws columns that no constraint binds to others within what people expect of them, behind the columns that decide on that. */
export function withAgreements(constrained: Constrained): Agreed {
  const { columns, related, table, moments, evaluation, isAgreeing } = constrained;
  const found = isAgreeing ? [...agreementsOf(table, evaluation.timeLine), ...moments.agreements] : [];
  if (found.length === 0) return { columns, hidden: [], related, agreements: [] };
  const agreed = new Agreeing({ ...constrained, columns: [...columns, ...moments.hidden] }).agreed(found);
  const isRelated = ({ name }: ColumnPlan) => agreed.related.some(({ column }) => column === name);
  return {
    ...agreed,
    columns: agreed.columns.slice(0, columns.length),
    hidden: agreed.columns.slice(columns.length).filter(isRelated),
  };
}

/** The soft constraints of a column that are kept together. */
interface Kept {
  readonly column: string;
  readonly agreements: readonly TableAgreement[];
}

/** How a column gives way. */
interface Way {
  readonly relations: readonly Relation[];
  readonly contractors: readonly Contractor[];
}

class Agreeing {
  readonly #constrained: Constrained;
  readonly #columns: Map<string, ColumnPlan>;
  readonly #measured = new Map<string, Measured | null>();
  readonly #shapes: ReadonlyMap<string, Shape>;
  /** Columns that are drawn behind others. */
  readonly #drawn = new Set<string>();
  /** What of their values leaves room for those that are drawn behind them. */
  readonly #intervals = new Map<string, Interval>();
  readonly #bindingOf: (column: string) => string | null;
  /** Columns of which somebody asks for NULL in so many rows. */
  readonly #nullsAsked: ReadonlySet<string>;
  /** Columns that checks order already, as they are drawn by their distances. */
  readonly #behind = new Map<string, RelatedPlan>();
  /** What came of the agreements that no column is drawn for. */
  readonly #outcomes: AgreementPlan[] = [];

  constructor(constrained: Constrained) {
    this.#constrained = constrained;
    this.#columns = new Map(constrained.columns.map((column) => [column.name, column]));
    this.#bindingOf = bindings(constrained);
    const { columns } = constrained.table;
    this.#nullsAsked = new Set(columns.flatMap(({ name, directives }) => (directives?.nulls == null ? [] : [name])));
    this.#shapes = new Map(constrained.columns.map(({ name, shape }) => [name, shape]));
  }

  agreed(found: readonly TableAgreement[]): Omit<Agreed, 'hidden'> {
    const kept = this.#inOrder(this.#chosen(found))
      .map((one) => this.#taken(one))
      .filter(({ agreements }) => agreements.length > 0);
    this.#narrowAll(kept);
    const { columns } = this.#constrained;
    const related = this.#constrained.related.map((one) => this.#behind.get(one.column) ?? one);
    const drawn = new Set(related.map(({ column }) => column));
    const added: RelatedPlan[] = [];
    for (const { column, agreements } of kept) {
      // What the others hold may have been narrowed since.
      const { contractors } = this.#wayOf(column, agreements) ?? { contractors: [] };
      for (const other of agreements.flatMap((agreement) => agreement.with)) {
        if (drawn.has(other)) continue;
        drawn.add(other);
        added.push(this.#relatedPlan(other, [], []));
      }
      drawn.add(column);
      added.push(this.#relatedPlan(column, contractors, agreements));
    }
    return {
      columns: columns.map((column) => this.#columns.get(column.name) ?? column),
      related: [...related, ...added],
      agreements: [...kept.flatMap(({ agreements }) => agreements.map((one) => planOf(one, null))), ...this.#outcomes],
    };
  }

  /** The first of its agreements decides how far a column lies behind another one, and whether it is NULL with that. */
  #relatedPlan(column: string, contractors: readonly Contractor[], agreements: readonly TableAgreement[]): RelatedPlan {
    const [nearest] = agreements;
    const { measures = [], scale = 0 } = this.#measuredOf(column) ?? {};
    const interval = this.#intervals.get(column) ?? this.#intervalOf(column);
    const demands = contractors.map((contractor) => ({ contractor, when: null }));
    const behind = nearest?.agreement.distance ?? null;
    const [other = null] = nearest?.agreement.isStage === true ? nearest.with : [];
    const nullWith =
      other !== null &&
      !this.#nullsAsked.has(column) &&
      this.#maySometimesBeNull(column) &&
      this.#maySometimesBeNull(other)
        ? other
        : null;
    return {
      column,
      given: null,
      measures,
      scale,
      interval,
      demands,
      behind,
      nearest: agreements.some((one) => this.#constrained.moments.agreements.includes(one)),
      nullWith,
      distances: null,
      isSource: false,
    };
  }

  /** Whether chance makes a column NULL in some rows. */
  #maySometimesBeNull(column: string): boolean {
    const { nullShares = [], choice = null } = this.#columns.get(column) ?? {};
    return choice === null && nullShares.every((share) => share > 0 && share < 1);
  }

  /** The agreements of each column that count: of those with the same columns the first, and what defines it or else all. */
  #chosen(found: readonly TableAgreement[]): readonly Kept[] {
    const byColumn = new Map<string, TableAgreement[]>();
    const known = new Set<string>();
    for (const one of found) {
      const { column } = one;
      const pair = JSON.stringify([column, ...one.with]);
      if (known.has(pair) || !this.#isMeant(one)) continue;
      known.add(pair);
      if (this.#isOrdered(one)) continue;
      const reason = this.#reasonAgainst(one);
      if (reason !== null) {
        this.#outcomes.push(planOf(one, reason));
        continue;
      }
      const others = byColumn.get(column) ?? [];
      if (others.some(isDefinition)) continue;
      byColumn.set(column, isDefinition(one) ? [one] : [...others, one]);
    }
    return Array.from(byColumn, ([column, agreements]) => ({ column, agreements })).slice(0, MAX_AGREEING);
  }

  /** Whether an agreement is about columns that count what these do: a moment lies behind no number and no text. */
  #isMeant({ agreement, column, with: others }: TableAgreement): boolean {
    const dimension = this.#measuredOf(column)?.dimension;
    if (dimension === undefined || (agreement.counts !== null && agreement.counts !== dimension)) return false;
    return agreement.kind !== 'order' || others.every((other) => this.#measuredOf(other)?.dimension === dimension);
  }

  /** Whether checks order two columns already: then the second is drawn by its distance from the first. */
  #isOrdered(one: TableAgreement): boolean {
    const { agreement, column } = one;
    const { related, residuals } = this.#constrained;
    const [place, other] = [related.findIndex((planned) => planned.column === column), one.with[0] ?? ''];
    const planned = related[place];
    const isBefore = related.slice(0, Math.max(0, place)).some((before) => before.column === other);
    const isTried = residuals.some(({ solved, columns }) => !solved && columns.includes(column));
    if (planned === undefined || !isBefore || isTried || planned.distances !== null) return false;
    const { distance } = agreement;
    const intervals = new Map(related.map((before) => [before.column, before.interval]));
    const first = intervals.get(other)?.low ?? Number.NaN;
    intervals.set(other, { low: first, high: first });
    const isBehind = ({ contractor, when }: RelatedPlan['demands'][number]) => {
      const { low } = narrowedBy(contractor, EVERYTHING, intervals);
      return when === null && low >= first && low <= first + 10 ** planned.scale;
    };
    const isSameScale = related.find((before) => before.column === other)?.scale === planned.scale;
    if (distance === null || !isSameScale || !planned.demands.some(isBehind)) return false;
    if (!this.#behind.has(column)) this.#behind.set(column, { ...planned, behind: distance });
    this.#outcomes.push(planOf(one, null));
    return true;
  }

  /** Why an agreement cannot be kept, as far as its columns alone say. */
  #reasonAgainst({ column, with: others }: TableAgreement): string | null {
    const binding = this.#bindingOf(column);
    if (binding !== null) return binding;
    if (this.#measuredOf(column)?.free !== true) return `the values of "${column}" are not counted`;
    const unknown = others.find((other) => !this.#isDrawnBefore(other));
    return unknown === undefined ? null : `the values of "${unknown}" are not known before`;
  }

  /** Columns behind all that they agree with. Of those that wait for each other, the first does not. */
  #inOrder(kept: readonly Kept[]): readonly Kept[] {
    const byColumn = new Map(kept.map((one) => [one.column, one]));
    const sorted: Kept[] = [];
    const done = new Map<string, boolean>();
    const visit = ({ column, agreements }: Kept) => {
      done.set(column, false);
      const isBefore = (other: string): boolean => {
        const before = byColumn.get(other);
        if (before !== undefined && !done.has(other)) visit(before);
        return done.get(other) !== false;
      };
      const behind = agreements.filter((agreement) => agreement.with.every(isBefore));
      for (const one of agreements)
        if (!behind.includes(one)) this.#outcomes.push(planOf(one, 'the others wait for it'));
      done.set(column, true);
      if (behind.length > 0) sorted.push({ column, agreements: behind });
    };
    for (const one of kept) if (!done.has(one.column)) visit(one);
    return sorted;
  }

  /** Whether the values of a column are counted, and there when those of related columns are drawn. */
  #isDrawnBefore(name: string): boolean {
    const kind = this.#columns.get(name)?.draw.kind ?? 'copy';
    return !LATE.has(kind) && this.#measuredOf(name) !== null;
  }

  #measuredOf(name: string): Measured | null {
    const known = this.#measured.get(name);
    if (known !== undefined) return known;
    const column = this.#columns.get(name);
    const measured = column === undefined ? null : measuredColumn(column);
    this.#measured.set(name, measured);
    return measured;
  }

  /** A whole number that all values of a column are a multiple of: days are counted in seconds. */
  #gridOf(name: string): number {
    const { grid = 1, interval } = this.#measuredOf(name) ?? {};
    return interval !== undefined && interval.low % grid === 0 ? grid : 1;
  }

  readonly #measureOf = (name: string): (ColumnMeasure & { readonly column: string }) | undefined => {
    const measured = this.#measuredOf(name);
    if (measured === null) return undefined;
    const { dimension, scale } = measured;
    const isDate = this.#shapes.get(name)?.kind === 'date';
    return { column: name, dimension, scale, isDate, isRounded: false, isBinary: false, nullable: true };
  };

  /** What of its agreements a column can be drawn by: then what it and the others may hold is what leaves room for that. */
  #taken({ column, agreements }: Kept): Kept {
    let taken: readonly TableAgreement[] = [];
    for (const one of agreements) {
      const before = new Map(this.#columns);
      const reason = this.#room(column, [...taken, one]);
      if (reason === null) {
        taken = [...taken, one];
        continue;
      }
      for (const [name, plan] of before) this.#place(name, plan);
      this.#outcomes.push(planOf(one, reason));
    }
    if (taken.length > 0) this.#drawn.add(column);
    return { column, agreements: taken };
  }

  /** Makes room for what is expected of a column; gives why there is none, or null. */
  #room(column: string, agreements: readonly TableAgreement[]): string | null {
    const isExact = agreements.some(isDefinition);
    const measured = this.#measuredOf(column);
    const way = this.#wayOf(column, agreements);
    if (measured === null || way === null) return `"${column}" and the others count different things`;
    const left = this.#leftOf(way);
    if (Math.abs(left.low) > UNBOUNDED || Math.abs(left.high) > UNBOUNDED) {
      // What lies behind another one by a distance begins where that does.
      const isApart = agreements.some(({ agreement }) => agreement.distance !== null);
      const { low, high } = measured.interval;
      if (isApart && left.low < low && left.low > -UNBOUNDED) this.#give(column, { low: left.low, high });
      if (left.low > high || left.high < low) this.#moveTo(column, left);
      return this.#reasonBehind(column, way);
    }
    // What is bounded on both sides by the others holds what they leave it, whatever else is natural.
    const facts = this.#constrained.base.facts.get(column) ?? NO_FACTS;
    const wide = widened(measured, this.#shapes.get(column), facts, Number.POSITIVE_INFINITY);
    const target = common(left, wide);
    const again =
      target !== null && this.#give(column, target, isExact ? this.#clockOf(agreements) : null)
        ? this.#wayOf(column, agreements)
        : null;
    const interval = this.#intervalOf(column);
    const isHeld = () => again !== null && isInside(this.#leftOf(again), interval);
    const hasRoom = again !== null && (isHeld() || this.#narrowOthers(column, again, interval));
    if (again === null || !hasRoom || (isExact && !isHeld()))
      return `"${column}" cannot hold what the others make of it`;
    const isWhole = agreements.some(({ agreement }) => agreement.isWhole);
    const isShort =
      isExact &&
      !isWhole &&
      again.contractors.some((contractor) => leavesFraction(contractor, (name) => this.#gridOf(name)));
    return isShort ? `"${column}" has too few decimals for what the others make of it` : null;
  }

  /** Why there is no room for a column behind the others; null: there is. */
  #reasonBehind(column: string, { relations }: Way): string | null {
    const intervals = new Map([[column, this.#intervalOf(column)]]);
    for (const relation of relations) {
      for (const other of columnsOfTerm(relation.difference)) {
        const measured = this.#measuredOf(other);
        const contractor = other === column ? null : contractorFor(relation, other);
        if (contractor === null || measured === null) continue;
        const { low, high } = narrowedBy(contractor, measured.interval, intervals);
        if (low > high) {
          if (this.#moveTo(other, narrowedBy(contractor, EVERYTHING, intervals))) continue;
          return `"${column}" has no values behind those of "${other}"`;
        }
        // Where the other may not be changed, those of its values that have no room behind them get the nearest value.
        const cut = low - measured.interval.low + measured.interval.high - high;
        const isRare = cut < MOST_CUT * (measured.interval.high - measured.interval.low);
        if (!isRare && this.#bindingOf(other) !== null) return `"${other}" leaves "${column}" no room`;
      }
    }
    return null;
  }

  /** Moves a column that no check binds to the end of an interval far from its natural values: the invoice of a closed year is of that year. */
  #moveTo(column: string, { low, high }: Interval): boolean {
    const measured = this.#measuredOf(column);
    if (measured === null || this.#bindingOf(column) !== null || this.#drawn.has(column)) return false;
    const width = measured.interval.high - measured.interval.low;
    const [first, last] =
      Number.isFinite(low) && low > -UNBOUNDED ? [low, Math.min(high, low + width)] : [high - width, high];
    return Math.abs(first) < UNBOUNDED && Math.abs(last) < UNBOUNDED && this.#give(column, { low: first, high: last });
  }

  /** Narrows all columns to what leaves room for those that are drawn behind them. */
  #narrowAll(kept: readonly Kept[]): void {
    const ways = kept.map(({ column, agreements }) => this.#wayOf(column, agreements));
    const contractors = ways.flatMap((way) =>
      (way?.relations ?? []).flatMap((relation) =>
        [...new Set(columnsOfTerm(relation.difference))].map((column) => contractorFor(relation, column)),
      ),
    );
    const names = new Set(
      ways.flatMap((way) => (way?.relations ?? []).flatMap(({ difference }) => columnsOfTerm(difference))),
    );
    const natural = new Map([...names].map((column) => [column, this.#intervalOf(column)]));
    const left =
      propagated(
        contractors.filter((contractor) => contractor !== null),
        natural,
      ) ?? natural;
    for (const [column, interval] of left) {
      if (isInside(this.#intervalOf(column), interval)) continue;
      if (this.#drawn.has(column)) this.#intervals.set(column, interval);
      else this.#narrow(column, interval);
    }
  }

  /** Narrows the others to what leaves a column values between bounds; false: there are none. */
  #narrowOthers(column: string, { relations }: Way, wide: Interval): boolean {
    return relations.every((relation) =>
      [...new Set(columnsOfTerm(relation.difference))].every((other) => {
        const measured = this.#measuredOf(other);
        const contractor = other === column ? null : contractorFor(relation, other);
        if (contractor === null || measured === null) return true;
        const intervals = new Map(contractor.inputs.map((input) => [input.column, this.#intervalOf(input.column)]));
        const left = narrowedBy(contractor, measured.interval, intervals.set(column, wide));
        return left.low <= left.high && (isInside(measured.interval, left) || this.#narrow(other, left));
      }),
    );
  }

  #intervalOf(column: string): Interval {
    return this.#measuredOf(column)?.interval ?? EVERYTHING;
  }

  /** What relations leave a column, whatever it is. */
  #leftOf({ contractors }: Way): Interval {
    const inputs = contractors.flatMap((contractor) => contractor.inputs.map(({ column }) => column));
    const intervals = new Map(inputs.map((column) => [column, this.#intervalOf(column)]));
    return contractors.reduce((interval, contractor) => {
      const one = narrowedBy(contractor, EVERYTHING, intervals);
      return { low: Math.max(interval.low, one.low), high: Math.min(interval.high, one.high) };
    }, EVERYTHING);
  }

  /** The relations of conditions, and what they leave a column; null: one is none. */
  #wayOf(column: string, agreements: readonly TableAgreement[]): Way | null {
    const conditions = agreements.flatMap((agreement) => agreement.conditions);
    const measured = { measureOf: this.#measureOf, ...readingOf(this.#constrained.evaluation) };
    const relations = conditions.map((condition) => relationOf(condition, measured)).filter((one) => one !== null);
    const contractors = relations
      .map((relation) => contractorFor(relation, column))
      .filter((contractor) => contractor !== null);
    if (contractors.length < conditions.length) return null;
    return { relations, contractors };
  }

  #narrow(column: string, interval: Interval): boolean {
    return this.#bindingOf(column) === null && !this.#drawn.has(column) && this.#give(column, interval);
  }

  /** Seconds of the day at which moments lie that others make: with parts of a second where these have them. */
  #clockOf(agreements: readonly TableAgreement[]): Clock {
    const others = agreements.flatMap((agreement) => agreement.with).map((other) => this.#measuredOf(other));
    return others.some((other) => other?.dimension === 'instant' && other.scale > 0) ? 'any' : 'whole';
  }

  /** Gives a column the values of an interval, moments by a clock of another kind than theirs, where there is one; false: it has none there. */
  #give(column: string, { low, high }: Interval, clock: Clock | null = null): boolean {
    const [plan, measured] = [this.#columns.get(column), this.#measuredOf(column)];
    if (plan === undefined || measured === null) return false;
    const boundAt = (ordinal: number): Bound => ({ value: scalarOf(measured, ordinal), strict: false });
    const bounds = { ...NO_COLUMN_FACTS, least: boundAt(low), most: boundAt(high) };
    const bounded = { facts: new Map([[column, bounds]]), residual: [] };
    const { domain, nullShare } = this.#constrained.shares.of(column, bounded, clock);
    if (domain === null) return false;
    this.#place(column, { ...plan, domains: [domain], nullShares: [nullShare] });
    return true;
  }

  #place(column: string, plan: ColumnPlan): void {
    if (this.#columns.get(column) === plan) return;
    this.#columns.set(column, plan);
    this.#measured.delete(column);
  }
}

/** Draws that may come behind those of related columns. */
const LATE: ReadonlySet<ColumnPlan['draw']['kind']> = new Set(['copy', 'shared', 'joined', 'computed']);

/** Ends of intervals beyond this bound nothing. */
const UNBOUNDED = 1e100;

const EVERYTHING: Interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** What two intervals have in common; null: nothing. */
function common(one: Interval, other: Interval): Interval | null {
  const both = { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) };
  return both.low <= both.high ? both : null;
}

function isInside(inner: Interval, outer: Interval): boolean {
  return inner.low >= outer.low && inner.high <= outer.high;
}

function isDefinition({ agreement }: TableAgreement): boolean {
  return agreement.kind === 'definition';
}

function planOf(
  { agreement, column, with: others, conditions }: TableAgreement,
  dropped: string | null,
): AgreementPlan {
  return { column, with: others, conditions, kind: agreement.kind, dropped };
}
