import type { RelatedPlan } from '../../plan/plan.ts';
import { cornersOf } from '../../plan/related/corners.ts';
import { type Measured, measuredColumn, undemanded } from '../../plan/related/measured-columns.ts';
import type { Agreed, Constrained } from '../../plan/softening.ts';
import { EVERYTHING, type Intervals, narrowedBy } from '../../relation/propagate.ts';
import { type MeasureOf, readingOf } from '../../relation/relation.ts';
import { isDefinition, planOf, wayOf } from './kept.ts';
import { distanceBetween, LATE, softMeasure } from './soft-measures.ts';
import type { TableAgreement } from './table-agreement.ts';

type Agreeing = Omit<Agreed, 'hidden'>;

/** Between which parts of what they may be at all numbers and moments usually lie: amounts have long tails. */
const USUAL = { low: 0.001, high: 0.5 };

/** Columns whose ends are tried together: there are 2 to the power of that many. */
const MOST_OTHERS = 5;

/**
 * Draws columns that checks relate to others within what people expect of them, too, where the checks leave that: what is brought no
 * earlier than it was sent is sent once it is paid, and the tax of a sum that a check adds up is a share of it.
 */
export function withBound(agreed: Agreeing, constrained: Constrained, found: readonly TableAgreement[]): Agreeing {
  const open = openColumns(constrained);
  const dropped = new Set(agreed.agreements.flatMap((one) => (one.dropped === null ? [] : [one.conditions])));
  const tried = found.filter(({ column, conditions }) => open.has(column) && dropped.has(conditions));
  if (tried.length === 0) return agreed;
  const bound = new Bound(agreed, constrained);
  const taken = new Map(tried.filter((one) => bound.takes(one)).map((one) => [one.conditions, planOf(one, null)]));
  if (taken.size === 0) return agreed;
  return {
    ...agreed,
    related: bound.inOrder(),
    agreements: agreed.agreements.map((one) => taken.get(one.conditions) ?? one),
  };
}

/** The columns that checks relate to others, and nothing else decides on: all that is asked of them is asked when they are drawn. */
function openColumns({ related, residuals, isListed, shares }: Constrained) {
  const tried = new Set(residuals.flatMap((one) => (one.solved ? [] : one.columns)));
  const open = related.filter(({ column, given, distances, isSource }) => {
    const isDecided = tried.has(column) || isListed(column) || shares.isKeyed(column);
    return given === null && distances === null && !isSource && !isDecided;
  });
  return new Set(open.map(({ column }) => column));
}

/** The related columns of a table, with more asked of some of them. */
class Bound {
  readonly #constrained: Constrained;
  readonly #related: Map<string, RelatedPlan>;
  readonly #measured: ReadonlyMap<string, Measured | null>;
  /** Columns that are drawn in front of others. */
  readonly #before: Map<string, Set<string>>;
  readonly #taken = new Map<string, TableAgreement[]>();

  constructor({ columns, related }: Agreeing, constrained: Constrained) {
    this.#constrained = constrained;
    this.#related = new Map(related.map((one) => [one.column, one]));
    this.#measured = new Map(
      columns.map((column) => [column.name, LATE.has(column.draw.kind) ? null : measuredColumn(column)]),
    );
    this.#before = new Map(related.map(({ column }) => [column, new Set()]));
    const places = new Map(related.map(({ column }, place) => [column, place]));
    for (const { column, demands } of related) {
      for (const other of demands.flatMap(({ contractor }) => contractor.inputs.map((input) => input.column))) {
        const isBefore = (places.get(other) ?? -1) < (places.get(column) ?? -1);
        this.#before.get(isBefore ? column : other)?.add(isBefore ? other : column);
      }
    }
  }

  /** Asks of a column what is expected of it; false: checks or the order in which columns are drawn leave no room for that. */
  takes(one: TableAgreement): boolean {
    const { column, conditions, with: others } = one;
    const taken = this.#taken.get(column) ?? [];
    const planned = this.#related.get(column);
    if (planned === undefined || taken.some(isDefinition) || (taken.length > 0 && isDefinition(one))) return false;
    if (others.some((other) => this.#measured.get(other) == null || this.#waitsFor(other, column))) return false;
    const reading = { measureOf: this.#measureOf, ...readingOf(this.#constrained.evaluation) };
    const way = wayOf(column, conditions, reading);
    if (way === null) return false;
    const demands = [...planned.demands, ...way.contractors.map((contractor) => ({ contractor, when: null }))];
    if (!this.#hasRoom({ ...planned, demands }, others)) return false;
    for (const other of others) {
      if (!this.#related.has(other)) this.#add(other);
      this.#before.get(column)?.add(other);
    }
    const behind = planned.behind ?? distanceBetween(one, (name) => this.#measured.get(name) ?? null);
    this.#related.set(column, { ...planned, demands, behind });
    this.#taken.set(column, [...taken, one]);
    return true;
  }

  /** The related columns, each behind those that it depends on. */
  inOrder(): readonly RelatedPlan[] {
    const sorted = new Set<RelatedPlan>();
    const visit = (one: RelatedPlan): void => {
      for (const name of this.#before.get(one.column) ?? []) {
        const other = this.#related.get(name);
        if (other !== undefined && !sorted.has(other)) visit(other);
      }
      sorted.add(one);
    };
    for (const one of this.#related.values()) visit(one);
    return [...sorted];
  }

  #add(name: string): void {
    const { measures = [], scale = 0, interval = EVERYTHING } = this.#measured.get(name) ?? {};
    this.#related.set(name, undemanded(name, { measures, scale, interval }));
    this.#before.set(name, new Set());
  }

  /** Whether a column is drawn behind another one. */
  #waitsFor(column: string, other: string): boolean {
    return column === other || [...(this.#before.get(column) ?? [])].some((one) => this.#waitsFor(one, other));
  }

  readonly #measureOf: MeasureOf = (name) => {
    const measured = this.#measured.get(name) ?? null;
    const shape = this.#constrained.columns.find((one) => one.name === name)?.shape;
    return softMeasure(name, measured && { ...measured, ...this.#related.get(name) }, shape);
  };

  /** Whether a column has values at the ends of what the others usually are. */
  #hasRoom({ demands, interval }: RelatedPlan, others: readonly string[]): boolean {
    if (others.length > MOST_OTHERS) return false;
    const intervals = new Map([...this.#related].map(([name, { interval: known }]) => [name, known] as const));
    const usual: Intervals = new Map(
      others.map((other) => {
        const { low, high } = intervals.get(other) ?? this.#measured.get(other)?.interval ?? EVERYTHING;
        const part = (share: number) => low + Math.floor((high - low) * share);
        return [other, { low: part(USUAL.low), high: part(USUAL.high) }] as const;
      }),
    );
    return [...cornersOf(usual)].every((corner) => {
      const known = new Map([...intervals, ...corner]);
      const left = demands.reduce((kept, { contractor }) => narrowedBy(contractor, kept, known), interval);
      return left.low <= left.high;
    });
  }
}
