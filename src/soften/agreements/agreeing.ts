import { isMoment } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { getOrInsertComputed } from '../../collections.ts';
import { isOfOtherRows } from '../../plan/hidden-columns.ts';
import { type AgreementPlan, type ColumnPlan, isNeverNull, type RelatedPlan } from '../../plan/plan.ts';
import { leftBy } from '../../plan/related/corners.ts';
import { type Measured, measuredColumn, undemanded } from '../../plan/related/measured-columns.ts';
import { widened } from '../../plan/related/widenings.ts';
import type { Making } from '../../plan/shares.ts';
import type { Agreed, Constrained } from '../../plan/softening.ts';
import { type Contractor, contractorFor, contractorsOf } from '../../relation/contractor.ts';
import { leavesFraction } from '../../relation/fraction.ts';
import { common, EVERYTHING, type Interval, isInside, narrowedBy, propagated } from '../../relation/propagate.ts';
import { readingOf } from '../../relation/relation.ts';
import { columnsOfTerm } from '../../relation/term.ts';
import { farthest } from '../../values/distance.ts';
import { NO_FACTS } from '../../values/request.ts';
import { bindings } from './bindings.ts';
import { halvedUntilInside, isNearlyInside, isRareCut } from './halved.ts';
import { hullOfCorners, inputsOf, type Sources, sourcesOf } from './hulls.ts';
import { inOrder, isDefinition, type Kept, liesBehind, planOf, UNBOUNDED, type Way, wayOf } from './kept.ts';
import { lastMoved, movedInto, writtenByNow } from './moved.ts';
import { isMeant, orderedByChecks, sharedByChecks } from './ordered.ts';
import {
  distanceBetween,
  factsWithin,
  firstTaken,
  inWholeDays,
  isSometimesNull,
  LATE,
  makingOf,
  multipleOf,
  softMeasure,
} from './soft-measures.ts';
import type { TableAgreement } from './table-agreement.ts';

/** Columns that are made to agree: each costs the rows time. */
const MAX_AGREEING = 64;

/** Makes the columns of a table agree, as far as no constraint stands against it. */
export class Agreeing {
  readonly #constrained: Constrained;
  /** What is expected of the rows by those of other tables. */
  readonly #byOthers: readonly TableAgreement[];
  readonly #columns: Map<string, ColumnPlan>;
  readonly #measured = new Map<string, Measured | null>();
  readonly #shapes: ReadonlyMap<string, Shape>;
  /** Columns that are drawn behind others, and those that others define. */
  readonly #drawn = new Set<string>();
  readonly #defined = new Set<string>();
  /** By what: in the order in which they are drawn. */
  readonly #drawnBy = new Map<string, readonly TableAgreement[]>();
  /** What of their values leaves room for those that are drawn behind them. */
  readonly #intervals = new Map<string, Interval>();
  readonly #bindingOf: (column: string) => string | null;
  /** Columns of which somebody asks for NULL in so many rows. */
  readonly #nullsAsked: ReadonlySet<string>;
  /** Columns that checks order already, as they are drawn by their distances. */
  readonly #behind = new Map<string, RelatedPlan>();
  /** What came of the agreements that no column is drawn for. */
  readonly #outcomes: AgreementPlan[] = [];
  /** Those that were given up, and those that wait for columns that wait for them. */
  readonly #refused = new Set<TableAgreement>();
  readonly #waiting = new Set<TableAgreement>();

  constructor(constrained: Constrained, byOthers: readonly TableAgreement[]) {
    this.#constrained = constrained;
    this.#byOthers = byOthers;
    this.#columns = new Map(constrained.columns.map((column) => [column.name, column]));
    this.#bindingOf = bindings(constrained);
    const { columns } = constrained.table;
    this.#nullsAsked = new Set(columns.flatMap(({ name, directives }) => (directives?.nulls == null ? [] : [name])));
    this.#shapes = new Map(constrained.columns.map(({ name, shape }) => [name, shape]));
  }

  agreed(found: readonly TableAgreement[]): Omit<Agreed, 'hidden'> {
    const first = this.#takenOf(inOrder(this.#chosen(found), this.#waiting));
    // Where no definition can be kept, what else is expected of the column is.
    const held = new Map(first.map((one) => [one.column, one.agreements.flatMap((agreement) => agreement.with)]));
    const isOpen = (one: TableAgreement) => !held.has(one.column) && !this.#refused.has(one);
    const waits = (one: TableAgreement) => one.with.some((other) => liesBehind(held, other, one.column));
    const others = this.#chosen(found.filter((one) => isOpen(one) && !waits(one)));
    const kept =
      others.length === 0
        ? first
        : inOrder([...first, ...this.#takenOf(inOrder(others, this.#waiting))], this.#waiting);
    const done = new Set([...kept.flatMap(({ agreements }) => agreements), ...this.#refused]);
    for (const one of this.#waiting) if (!done.has(one)) this.#refuse(one, 'the others wait for it');
    this.#narrowAll(kept);
    const { columns, related: constrained } = this.#constrained;
    const related = constrained.map((one) => this.#behind.get(one.column) ?? one);
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

  #refuse(one: TableAgreement, reason: string): void {
    this.#refused.add(one);
    this.#outcomes.push(planOf(one, reason));
  }

  #takenOf(some: readonly Kept[]): readonly Kept[] {
    return some.map((one) => this.#taken(one)).filter(({ agreements }) => agreements.length > 0);
  }

  /** The first of its agreements decides how far a column lies behind another one, and whether it is NULL with that. */
  #relatedPlan(column: string, contractors: readonly Contractor[], agreements: readonly TableAgreement[]): RelatedPlan {
    const [nearest] = agreements;
    const { measures = [], scale = 0 } = this.#measuredOf(column) ?? {};
    const interval = this.#intervalOf(column);
    const demands = contractors.map((contractor) => ({ contractor, when: null }));
    const behind = distanceBetween(nearest, (name) => this.#measuredOf(name));
    const stages = nearest?.agreement.isStage === true ? nearest.with : [];
    const mayFollow = !this.#nullsAsked.has(column) && isSometimesNull(this.#columns.get(column));
    // Of two moments, the later one is NULL where the other one is.
    const nullWith = mayFollow ? (stages.findLast((other) => isSometimesNull(this.#columns.get(other))) ?? null) : null;
    const nearestStands = agreements.some((one) => this.#byOthers.includes(one));
    return { ...undemanded(column, { measures, scale, interval }), demands, behind, nearest: nearestStands, nullWith };
  }

  /** The agreements of each column that count: of those with the same columns the first, and what defines it or else all. */
  #chosen(found: readonly TableAgreement[]): readonly Kept[] {
    const byColumn = new Map<string, TableAgreement[]>();
    const known = new Set<string>();
    for (const one of found) {
      const { column } = one;
      const pair = JSON.stringify([column, ...one.with]);
      if (known.has(pair) || !isMeant(one, this.#shapes, (name) => this.#measuredOf(name)?.dimension)) continue;
      known.add(pair);
      if (this.#isOrdered(one)) {
        this.#refused.add(one);
        continue;
      }
      const reason = this.#reasonAgainst(one);
      if (reason !== null) {
        this.#refuse(one, reason);
        continue;
      }
      const others = byColumn.get(column) ?? [];
      if (others.some(isDefinition)) continue;
      byColumn.set(column, isDefinition(one) ? [one] : [...others, one]);
    }
    return Array.from(byColumn, ([column, agreements]) => ({ column, agreements })).slice(0, MAX_AGREEING);
  }

  /** Whether checks bind columns already as is expected of them: then what gives way is drawn so within the checks. */
  #isOrdered(one: TableAgreement): boolean {
    const isFree = !this.#behind.has(one.column);
    const { contractors } = (isFree ? this.#wayOf(one.column, [one]) : null) ?? { contractors: [] };
    const bound =
      orderedByChecks(one, this.#constrained, isFree ? this.#givenTo : () => null) ??
      sharedByChecks(one, contractors, this.#constrained);
    if (bound === null) return false;
    if (isFree) {
      this.#behind.set(one.column, bound);
      this.#drawnBy.set(one.column, [one]);
    }
    this.#outcomes.push(planOf(one, null));
    return true;
  }

  /** What a column holds behind those of another from there on; null: it may not. */
  readonly #givenTo = (column: string, first: number): Measured | null =>
    this.#isMoment(column) && this.#give(column, { low: first, high: this.#intervalOf(column).high })
      ? this.#measuredOf(column)
      : null;

  /** Why an agreement cannot be kept, as far as its columns alone say. */
  #reasonAgainst({ column, with: others }: TableAgreement): string | null {
    const binding = this.#bindingOf(column);
    if (binding !== null) return binding;
    if (this.#measuredOf(column)?.free !== true) return `the values of "${column}" are not counted`;
    const isLate = (name: string) => LATE.has(this.#columns.get(name)?.draw.kind ?? 'copy');
    const unknown = others.find((other) => isLate(other) || this.#measuredOf(other) === null);
    return unknown === undefined ? null : `the values of "${unknown}" are not known before`;
  }

  #measuredOf(name: string): Measured | null {
    return getOrInsertComputed(this.#measured, name, () => {
      const column = this.#columns.get(name);
      const measured = column === undefined ? null : measuredColumn(column);
      // Where a key takes other values than the first ones, what lies behind them gets the nearest value.
      const first = column === undefined || measured === null ? null : firstTaken(column, this.#constrained.keys);
      return measured === null || first === null ? measured : { ...measured, interval: first };
    });
  }

  readonly #measureOf = (name: string) => softMeasure(name, this.#measuredOf(name), this.#shapes.get(name));

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
      this.#refuse(one, reason);
    }
    if (taken.length > 0) {
      this.#drawn.add(column);
      this.#drawnBy.set(column, taken);
    }
    if (taken.some(isDefinition)) this.#defined.add(column);
    if (this.#defined.has(column) && this.#isMoment(column)) for (const one of taken) this.#fillLengths(one);
    return { column, agreements: taken };
  }

  /** Without its length, the end of something could lie before its start. */
  #fillLengths({ with: others }: TableAgreement): void {
    for (const name of others) {
      const column = this.#columns.get(name);
      const isLength = column !== undefined && !this.#isMoment(name) && !this.#nullsAsked.has(name);
      // Rows that a key does not tell apart are to be NULL there.
      const isOverflow = this.#constrained.keys.some(({ overflow }) => overflow.includes(name));
      if (!isLength || isOverflow || !isSometimesNull(column)) continue;
      this.#place(name, { ...column, nullShares: column.nullShares.map(() => 0) });
    }
  }

  readonly #isMoment = (name: string): boolean => isMoment(this.#shapes.get(name)?.kind);

  /** Makes room for what is expected of a column; gives why there is none, or null. */
  #room(column: string, agreements: readonly TableAgreement[]): string | null {
    const isExact = agreements.some(isDefinition);
    const isMade = agreements.some(({ agreement }) => agreement.kind !== 'order');
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
      if (isApart) this.#followRows(column, agreements);
      return this.#reasonBehind(column, way);
    }
    // What is bounded on both sides by the others holds what they leave it, whatever else is natural.
    const facts = this.#constrained.base.facts.get(column) ?? NO_FACTS;
    const wide = widened(measured, this.#shapes.get(column), facts, Number.POSITIVE_INFINITY);
    const isEvent = !isMade && this.#isMoment(column);
    const target = common(
      isExact
        ? inWholeDays(left, measured, this.#shapes.get(column))
        : isEvent
          ? writtenByNow(left, measured, agreements)
          : left,
      wide,
    );
    const again =
      target !== null &&
      this.#give(column, target, isMade ? makingOf(agreements, (name) => this.#measuredOf(name)) : null)
        ? this.#wayOf(column, agreements)
        : null;
    // With more digits than before, it reaches further by less than one of the last digit.
    if (again !== null && this.#measuredOf(column)?.scale !== measured.scale) return this.#room(column, agreements);
    const interval = this.#intervalOf(column);
    const isHeld = () => again !== null && isNearlyInside(this.#leftOf(again), interval);
    const isShrunk = () => again !== null && isExact && this.#shrinkDrawn(column, again, interval);
    const hasRoom = again !== null && (isHeld() || isShrunk() || this.#narrowOthers(column, again, interval));
    const isKept = isExact ? isHeld() || (again !== null && this.#halveRoots(again, interval)) : hasRoom;
    if (again === null || !isKept) return `"${column}" cannot hold what the others make of it`;
    const isWhole = agreements.some(({ agreement }) => agreement.isWhole);
    const isShort =
      isExact &&
      !isWhole &&
      again.contractors.some((contractor) => leavesFraction(contractor, (name) => multipleOf(this.#measuredOf(name))));
    return isShort ? `"${column}" has too few decimals for what the others make of it` : null;
  }

  /** Lets a moment come as late as those before it that rows of other tables move: nothing keeps these from the last days. */
  #followRows(column: string, agreements: readonly TableAgreement[]): void {
    const { low, high } = this.#intervalOf(column);
    const last = lastMoved(column, agreements, this.#drawnBy, (name) => this.#measuredOf(name));
    if (this.#isMoment(column) && last > high) this.#give(column, { low, high: last });
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
        const isRare = isRareCut(measured.interval, { low, high }, isOfOtherRows(other));
        if (!isRare && this.#bindingOf(other) !== null) return `"${other}" leaves "${column}" no room`;
      }
    }
    return null;
  }

  /**
   * Moves a column that no check binds to the end of an interval far from its natural values: the invoice of a closed year is of that year.
   * What is past stays so.
   */
  #moveTo(column: string, { low, high }: Interval): boolean {
    const measured = this.#measuredOf(column);
    if (measured === null || this.#bindingOf(column) !== null || this.#drawn.has(column)) return false;
    const moved = movedInto({ low, high }, measured, this.#constrained.evaluation.timeLine.reference);
    return moved !== null && this.#give(column, moved);
  }

  /** Narrows all columns to what leaves room for those that are drawn behind them. */
  #narrowAll(kept: readonly Kept[]): void {
    const ways = kept.map(({ column, agreements }) => this.#wayOf(column, agreements));
    const relations = ways.flatMap((way) => way?.relations ?? []);
    const names = new Set(relations.flatMap(({ difference }) => columnsOfTerm(difference)));
    const natural = new Map([...names].map((column) => [column, this.#intervalOf(column)]));
    const left = propagated(contractorsOf(relations), natural) ?? natural;
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
        const isWithin = () => isInside(measured.interval, left) || this.#narrow(other, left);
        // Other tables' rows are not narrowed: those that leave no room get the nearest value, where they are few.
        return left.low <= left.high && (isWithin() || (isOfOtherRows(other) && isRareCut(measured.interval, left)));
      }),
    );
  }

  #intervalOf(column: string): Interval {
    return this.#intervals.get(column) ?? this.#measuredOf(column)?.interval ?? EVERYTHING;
  }

  /** What relations leave a column, whatever it is. */
  #leftOf({ contractors }: Way): Interval {
    const inputs = inputsOf(contractors);
    const left = leftBy(contractors, EVERYTHING, new Map(inputs.map((column) => [column, this.#intervalOf(column)])));
    const { roots, between } = this.#sourcesOf(inputs);
    if (between.length === 0) return left;
    const ends = new Map(roots.map((column) => [column, this.#intervalOf(column)]));
    const hull = hullOfCorners(contractors, ends, between);
    return (hull && common(left, hull)) ?? left;
  }

  #sourcesOf(columns: readonly string[]): Sources {
    return sourcesOf(columns, this.#drawnBy, ([column, agreements]) => {
      const { contractors } = this.#wayOf(column, agreements) ?? { contractors: [] };
      const distance = distanceBetween(agreements[0], (name) => this.#measuredOf(name));
      const { scale = 0, grid = 1 } = this.#measuredOf(column) ?? {};
      const reach = distance === null ? null : farthest(distance, 10 ** scale) + grid;
      const { low, high } = this.#intervalOf(column);
      // Checks leave room behind the others.
      const isChecked = reach !== null && this.#behind.has(column);
      return { column, contractors, interval: { low, high: isChecked ? Number.POSITIVE_INFINITY : high }, reach };
    });
  }

  /** Halves what columns may hold that decide on a column, until it holds what they make of it; false: that does not suffice. */
  #halveRoots(way: Way, wide: Interval): boolean {
    const { roots } = this.#sourcesOf(inputsOf(way.contractors));
    const numbers = roots.filter((column) => !this.#isMoment(column) && this.#measuredOf(column)?.listed === false);
    return halvedUntilInside(wide, numbers, {
      left: () => this.#leftOf(way),
      intervalOf: (column) => this.#intervalOf(column),
      unitOf: (column) => 10 ** (this.#measuredOf(column)?.scale ?? 0),
      narrow: (column, interval) => {
        const plan = this.#columns.get(column);
        return plan !== undefined && this.#narrow(column, interval) ? () => this.#place(column, plan) : null;
      },
    });
  }

  /** The relations of conditions, and what they leave a column; null: one is none. */
  #wayOf(column: string, agreements: readonly TableAgreement[]): Way | null {
    const conditions = agreements.flatMap((agreement) => agreement.conditions);
    return wayOf(column, conditions, { measureOf: this.#measureOf, ...readingOf(this.#constrained.evaluation) });
  }

  /** Lets the columns that lie behind others come so early and late that what they define is within an interval; false: they cannot. */
  #shrinkDrawn(column: string, way: Way, wide: Interval): boolean {
    const scale = this.#measuredOf(column)?.scale;
    const left = this.#leftOf(way);
    const [below, above] = [Math.max(0, wide.low - left.low), Math.max(0, left.high - wide.high)];
    const inputs = new Set(way.contractors.flatMap((contractor) => contractor.inputs.map((input) => input.column)));
    const drawn = [...inputs].filter(
      (name) => this.#drawn.has(name) && !this.#defined.has(name) && this.#isMoment(name),
    );
    if (drawn.length === 0 || drawn.some((name) => this.#measuredOf(name)?.scale !== scale)) return false;
    const before = new Map(this.#intervals);
    for (const name of drawn) {
      const { low, high } = this.#intervalOf(name);
      this.#intervals.set(name, { low: low + below, high: high - above });
    }
    if (isInside(this.#leftOf(way), wide)) return true;
    for (const name of drawn) {
      const interval = before.get(name);
      if (interval === undefined) this.#intervals.delete(name);
      else this.#intervals.set(name, interval);
    }
    return false;
  }

  #narrow(column: string, interval: Interval): boolean {
    return this.#bindingOf(column) === null && !this.#drawn.has(column) && this.#give(column, interval);
  }

  /** Gives a column the values of an interval, as they are where others make them; false: it has none there. */
  #give(column: string, { low, high }: Interval, making: Making | null = null): boolean {
    const [plan, measured] = [this.#columns.get(column), this.#measuredOf(column)];
    if (plan === undefined || measured === null) return false;
    const bounded = {
      facts: new Map([[column, factsWithin(measured, { low, high }, this.#shapes.get(column))]]),
      residual: [],
    };
    const { domain, nullShare } = this.#constrained.shares.of(column, bounded, making);
    if (domain === null) return false;
    // What is filled stays so, and what cases leave out.
    const isKept = plan.choice !== null || isNeverNull(plan);
    const domains = plan.domains.map((own) => own && domain);
    this.#place(column, { ...plan, domains, nullShares: isKept ? plan.nullShares : [nullShare] });
    return true;
  }

  #place(column: string, plan: ColumnPlan): void {
    if (this.#columns.get(column) === plan) return;
    this.#columns.set(column, plan);
    this.#measured.delete(column);
  }
}
