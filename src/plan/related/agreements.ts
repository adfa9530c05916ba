import type { Shape } from '../../../grammar/shape.ts';
import type { Expression, Table } from '../../ir.ts';
import { type Hull, narrowedBy } from '../../relation/propagate.ts';
import { type ColumnMeasure, relationOf } from '../../relation/relation.ts';
import { type Tape, tapeFor } from '../../relation/tape.ts';
import { columnsOfTerm, type Relation } from '../../relation/term.ts';
import { scalarOf } from '../../values/measure.ts';
import { type Bound, type Facts, NO_FACTS } from '../../values/request.ts';
import type { AgreementPlan, ColumnPlan, RelatedPlan } from '../plan.ts';
import type { Share } from '../shares.ts';
import { type Measured, measuredColumn } from './measured-columns.ts';
import { agreementsOf, type TableAgreement } from './roles.ts';
import { widened } from './widenings.ts';

/** A table as it is planned by its constraints alone. */
export interface Constrained {
  readonly table: Table;
  readonly columns: readonly ColumnPlan[];
  readonly related: readonly RelatedPlan[];
  readonly countsDays: boolean;
  /** Why a column's values are not to be chosen by what is only expected of them; null: they may be. */
  readonly bindingOf: (column: string) => string | null;
  /** What always holds of a column. */
  readonly factsOf: (column: string) => Facts | undefined;
  /** What a column gets between bounds. */
  readonly shareWithin: (column: string, least: Bound | null, most: Bound | null) => Share;
}

/** The same with what is expected of the rows. */
export interface Agreed {
  readonly columns: readonly ColumnPlan[];
  readonly related: readonly RelatedPlan[];
  readonly agreements: readonly AgreementPlan[];
}

/** Columns that are made to agree: each costs the rows time. */
const MAX_AGREEING = 64;

/** Draws columns that no constraint binds to others within what people expect of them, behind the columns that decide on that. */
export function withAgreements(constrained: Constrained): Agreed {
  const { columns, related, table } = constrained;
  const found = agreementsOf(table);
  return found.length === 0 ? { columns, related, agreements: [] } : new Agreeing(constrained).agreed(found);
}

/** The soft constraints of a column that are kept together. */
interface Kept {
  readonly column: string;
  readonly agreements: readonly TableAgreement[];
}

/** How a column gives way. */
interface Way {
  readonly relations: readonly Relation[];
  readonly tapes: readonly Tape[];
}

class Agreeing {
  readonly #constrained: Constrained;
  readonly #columns: Map<string, ColumnPlan>;
  readonly #measured = new Map<string, Measured | null>();
  readonly #shapes: ReadonlyMap<string, Shape>;
  readonly #ways = new Map<string, Way>();
  readonly #dropped: AgreementPlan[] = [];

  constructor(constrained: Constrained) {
    this.#constrained = constrained;
    this.#columns = new Map(constrained.columns.map((column) => [column.name, column]));
    this.#shapes = new Map(constrained.table.columns.map(({ name, type }) => [name, type.shape]));
  }

  agreed(found: readonly TableAgreement[]): Agreed {
    const kept = inOrder(this.#chosen(found)).filter((one) => this.#takes(one));
    const { columns, related } = this.#constrained;
    const drawn = new Set(related.map(({ column }) => column));
    const added: RelatedPlan[] = [];
    for (const { column, agreements } of kept) {
      const { tapes } = this.#ways.get(column) ?? { tapes: [] };
      for (const other of agreements.flatMap((agreement) => agreement.with)) {
        if (drawn.has(other)) continue;
        drawn.add(other);
        added.push(this.#relatedPlan(other, [], null));
      }
      drawn.add(column);
      const [nearest] = agreements;
      added.push(this.#relatedPlan(column, tapes, nearest?.agreement.distance ?? null));
    }
    return {
      columns: columns.map((column) => this.#columns.get(column.name) ?? column),
      related: [...related, ...added],
      agreements: [...kept.flatMap(({ agreements }) => agreements.map((one) => planOf(one, null))), ...this.#dropped],
    };
  }

  #relatedPlan(column: string, tapes: readonly Tape[], behind: RelatedPlan['behind']): RelatedPlan {
    const { measures = [], scale = 0, hull = { low: 0, high: 0 } } = this.#measuredOf(column) ?? {};
    const demands = tapes.map((tape) => ({ tape, when: null }));
    return { column, given: null, measures, scale, hull, demands, behind, distances: null, isSource: false };
  }

  /** The agreements of each column that count: those of what has one value, or else all. */
  #chosen(found: readonly TableAgreement[]): readonly Kept[] {
    const byColumn = new Map<string, TableAgreement[]>();
    for (const one of found) {
      const { agreement, column } = one;
      const reason = this.#reasonAgainst(one);
      if (reason !== null) {
        this.#dropped.push(planOf(one, reason));
        continue;
      }
      const others = byColumn.get(column) ?? [];
      if (others.some(({ agreement: { defines } }) => defines)) continue;
      byColumn.set(column, agreement.defines ? [one] : [...others, one]);
    }
    return Array.from(byColumn, ([column, agreements]) => ({ column, agreements })).slice(0, MAX_AGREEING);
  }

  /** Why an agreement cannot be kept, as far as its columns alone say. */
  #reasonAgainst({ agreement, column, with: others }: TableAgreement): string | null {
    const binding = this.#constrained.bindingOf(column);
    if (binding !== null) return binding;
    const measured = this.#measuredOf(column);
    if (measured === null || !measured.free) return `the values of "${column}" are not counted`;
    if (agreement.counts !== null && agreement.counts !== measured.dimension)
      return `"${column}" counts something else`;
    const unknown = others.find((other) => !this.#isDrawnBefore(other));
    return unknown === undefined ? null : `the values of "${unknown}" are not known before`;
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

  readonly #measureOf = (name: string): (ColumnMeasure & { readonly column: string }) | undefined => {
    const measured = this.#measuredOf(name);
    if (measured === null) return undefined;
    const { dimension, scale } = measured;
    const isDate = this.#shapes.get(name)?.kind === 'date';
    return { column: name, dimension, scale, isDate, isRounded: false, isBinary: false, nullable: true };
  };

  /** Whether a column can be drawn so that it agrees: then what it and the others may hold is what leaves room for that. */
  #takes({ column, agreements }: Kept): boolean {
    const before = new Map(this.#columns);
    const reason = this.#room(column, agreements);
    if (reason === null) return true;
    for (const [name, plan] of before) this.#place(name, plan);
    this.#ways.delete(column);
    this.#dropped.push(...agreements.map((one) => planOf(one, reason)));
    return false;
  }

  /** Makes room for what is expected of a column; gives why there is none, or null. */
  #room(column: string, agreements: readonly TableAgreement[]): string | null {
    const conditions = agreements.flatMap((agreement) => agreement.conditions);
    const isExact = agreements.some(({ agreement }) => agreement.defines);
    const measured = this.#measuredOf(column);
    const way = this.#wayOf(column, conditions);
    if (measured === null || way === null) return `"${column}" and the others count different things`;
    const left = this.#leftOf(way);
    if (Math.abs(left.low) > UNBOUNDED || Math.abs(left.high) > UNBOUNDED) {
      return this.#roomBehind(column, way, agreements);
    }
    // What is bounded on both sides by the others holds what they leave it, whatever else is natural.
    const facts = this.#constrained.factsOf(column) ?? NO_FACTS;
    const wide = widened(measured, this.#shapes.get(column), facts, Number.POSITIVE_INFINITY);
    const isNarrowed = isInside(left, wide) || this.#narrowOthers(column, way, wide);
    const target = isNarrowed ? common(this.#leftOf(way), wide) : null;
    const cannotHold = `"${column}" cannot hold what the others make of it`;
    if (target === null || !this.#give(column, target)) return cannotHold;
    const again = this.#wayOf(column, conditions);
    const hull = this.#measuredOf(column)?.hull;
    if (again === null || hull === undefined) return cannotHold;
    if (!isExact) return isInside(target, hull) ? null : cannotHold;
    if (!isInside(this.#leftOf(again), hull)) return cannotHold;
    return again.tapes.some(isCoarse) ? `"${column}" has too few decimals for what the others make of it` : null;
  }

  /** Makes room behind the others: gives why there is none, or null. */
  #roomBehind(column: string, way: Way, agreements: readonly TableAgreement[]): string | null {
    const natural = this.#measuredOf(column)?.hull ?? NOTHING;
    for (const other of new Set(agreements.flatMap((agreement) => agreement.with))) {
      const measured = this.#measuredOf(other);
      if (measured === null) continue;
      const hulls = new Map([[column, natural]]);
      const tapes = way.relations.map((relation) => tapeFor(relation, other)).filter((tape) => tape !== null);
      const left = tapes.reduce((hull, tape) => narrowedBy(tape, hull, hulls), measured.hull);
      if (left.low > left.high) return `"${column}" has no values behind those of "${other}"`;
      if (isInside(measured.hull, left)) continue;
      // Where nothing may be changed of the others, those that have no room get the nearest value.
      this.#narrow(other, left);
    }
    return null;
  }

  /** Narrows the others to what leaves a column values between bounds; false: there are none. */
  #narrowOthers(column: string, { relations }: Way, wide: Hull): boolean {
    return relations.every((relation) =>
      [...new Set(columnsOfTerm(relation.difference))].every((other) => {
        const measured = this.#measuredOf(other);
        const tape = other === column ? null : tapeFor(relation, other);
        if (tape === null || measured === null) return true;
        const hulls = new Map(tape.inputs.map((input) => [input.column, this.#hullOf(input.column)]));
        const left = narrowedBy(tape, measured.hull, hulls.set(column, wide));
        return left.low <= left.high && (isInside(measured.hull, left) || this.#narrow(other, left));
      }),
    );
  }

  #hullOf(column: string): Hull {
    return this.#measuredOf(column)?.hull ?? NOTHING;
  }

  /** What relations leave a column, whatever it is. */
  #leftOf({ tapes }: Way): Hull {
    const inputs = tapes.flatMap((tape) => tape.inputs.map(({ column }) => column));
    const hulls = new Map(inputs.map((column) => [column, this.#hullOf(column)]));
    return tapes.reduce((hull, tape) => {
      const one = narrowedBy(tape, NOTHING, hulls);
      return { low: Math.max(hull.low, one.low), high: Math.min(hull.high, one.high) };
    }, NOTHING);
  }

  /** The relations of conditions, and what they leave a column; null: one is none. */
  #wayOf(column: string, conditions: readonly Expression[]): Way | null {
    const measured = { measureOf: this.#measureOf, countsDays: this.#constrained.countsDays };
    const relations = conditions.map((condition) => relationOf(condition, measured)).filter((one) => one !== null);
    const tapes = relations.map((relation) => tapeFor(relation, column)).filter((tape) => tape !== null);
    if (tapes.length < conditions.length) return null;
    const way = { relations, tapes };
    this.#ways.set(column, way);
    return way;
  }

  #narrow(column: string, hull: Hull): boolean {
    return this.#constrained.bindingOf(column) === null && !this.#ways.has(column) && this.#give(column, hull);
  }

  /** Gives a column the values of an interval; false: it has none there. */
  #give(column: string, { low, high }: Hull): boolean {
    const [plan, measured] = [this.#columns.get(column), this.#measuredOf(column)];
    if (plan === undefined || measured === null) return false;
    const boundAt = (ordinal: number): Bound => ({ value: scalarOf(measured, ordinal), strict: false });
    const { domain, nullShare } = this.#constrained.shareWithin(column, boundAt(low), boundAt(high));
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

const NOTHING: Hull = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** What two intervals have in common; null: nothing. */
function common(one: Hull, other: Hull): Hull | null {
  const both = { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) };
  return both.low <= both.high ? both : null;
}

/** Whether the column that a tape finds has fewer decimals than what it is computed of. */
function isCoarse({ steps }: Tape): boolean {
  return steps.some(({ kind, by }) => kind === 'over' && by > 1);
}

function isInside(inner: Hull, outer: Hull): boolean {
  return inner.low >= outer.low && inner.high <= outer.high;
}

function planOf(
  { agreement, column, with: others, conditions }: TableAgreement,
  dropped: string | null,
): AgreementPlan {
  return { column, with: others, conditions, defines: agreement.defines, dropped };
}

/** Columns behind all that they agree with. Of those that wait for each other, the first does not. */
function inOrder(kept: readonly Kept[]): readonly Kept[] {
  const byColumn = new Map(kept.map((one) => [one.column, one]));
  const sorted: Kept[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = ({ column, agreements }: Kept) => {
    if (state.has(column)) return;
    state.set(column, 'open');
    const apart = agreements.filter((agreement) =>
      agreement.with.every((other) => {
        const before = byColumn.get(other);
        if (before === undefined) return true;
        visit(before);
        return state.get(other) === 'done';
      }),
    );
    state.set(column, 'done');
    if (apart.length > 0) sorted.push({ column, agreements: apart });
  };
  for (const one of kept) visit(one);
  return sorted;
}
