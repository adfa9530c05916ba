import type { Shape } from '../../../grammar/shape.ts';
import { getOrInsertComputed } from '../../collections.ts';
import type { Scope } from '../../expression/scope.ts';
import type { NumberRange } from '../../functions/number-ranges.ts';
import type { Expression, Table } from '../../ir.ts';
import { type Contractor, contractorFor, contractorsOf } from '../../relation/contractor.ts';
import { EVERYTHING, type Interval, type Intervals, propagated } from '../../relation/propagate.ts';
import { type MeasureOf, type Reading, readingOf, relationOf } from '../../relation/relation.ts';
import { isSure } from '../../relation/sure.ts';
import { columnsOfTerm, type Relation } from '../../relation/term.ts';
import { type Measure, scalarOf } from '../../values/measure.ts';
import { type Bound, type Facts, NO_FACTS } from '../../values/request.ts';
import type { Budget } from '../budget.ts';
import { shapesOf } from '../columns.ts';
import { valuesOf } from '../derived/results.ts';
import type { ColumnTest, Condition } from '../facts/column-facts.ts';
import type { DistinctKey } from '../keys/keys.ts';
import type { ColumnPlan, RelatedPlan, ResidualPlan } from '../plan.ts';
import { contradictingDifferences } from './differences.ts';
import { areFunctions, equations, type Followed, functionSources, withSources } from './followed-columns.ts';
import { GivenTerms, widenedForParts, withParts } from './given-terms.ts';
import { type Lattice, latticeFor } from './key-functions.ts';
import {
  type KeyedColumns,
  type KeyedDraws,
  type KeyedRelations,
  keyedRelations,
  roomForDistances,
} from './keyed-relations.ts';
import { givenColumn, type Measured, measuredColumn, undemanded } from './measured-columns.ts';
import { holdListedValues, WIDENINGS, widened } from './widenings.ts';

/** Relations of a table that are solved for; the others are evaluated. */
const MAX_RELATIONS = 256;

/** Columns of one relation, and the sum of the squares of these numbers: what the contractors of all columns have together. */
const MAX_TERM_COLUMNS = 100;
const MAX_TAPE_PARTS = 20_000;

interface Demand {
  readonly residual: number;
  readonly condition: Expression;
  readonly relation: Relation;
  readonly when: ResidualPlan['when'];
}

/** The residuals that relate columns whose values are counted, and the order in which these are drawn. */
export class Relations {
  readonly #columns: ReadonlyMap<string, ColumnPlan>;
  /** The columns that were asked for; null: their values are not counted. */
  readonly #known = new Map<string, Measured | null>();
  readonly #demands: readonly Demand[] = [];
  /** The same before columns of keys became functions of others. */
  readonly #followed: Followed;
  readonly #order: readonly string[] = [];
  /** Indexes of the residuals that hold whatever is drawn. */
  readonly sure: ReadonlySet<number> = new Set();
  readonly #keyed: KeyedDraws;
  readonly #table: Table;
  readonly #reading: Reading;
  #measureOf: MeasureOf = () => undefined;
  /** Parts of checks that are computed; null: they are left to be evaluated with the checks. */
  readonly #given: GivenTerms | null;

  constructor(
    table: Table,
    columns: readonly ColumnPlan[],
    residuals: readonly ResidualPlan[],
    { scope, drawsWithinParts }: { readonly scope: Scope; readonly drawsWithinParts: boolean },
    keyed: KeyedDraws,
  ) {
    const rangeOf = (name: string) => this.#rangeOf(name, scope.columnOf(name)?.shape);
    this.#given = drawsWithinParts ? new GivenTerms(scope, columns, rangeOf) : null;
    this.#columns = new Map(columns.map((column) => [column.name, column]));
    this.#table = table;
    this.#keyed = keyed;
    this.#reading = readingOf(scope);
    const demands: Demand[] = [];
    this.#followed = { asked: demands, keyed, latticeOf: (column) => this.#latticeOf(column) };
    if (residuals.length === 0) return;
    const known = new Map(table.columns.map(({ name, type, nullable }) => [name, { shape: type.shape, nullable }]));
    this.#measureOf = (column) => {
      const measured = this.#measured(column);
      if (measured === null) return undefined;
      const { shape, nullable = true } = known.get(column) ?? {};
      const isRounded = shape?.kind === 'float' && shape.bits === 32;
      return {
        column,
        dimension: measured.dimension,
        scale: measured.scale,
        isDate: shape?.kind === 'date',
        isRounded,
        isBinary: shape?.kind === 'float',
        nullable,
      };
    };
    const sure = new Set<number>();
    let parts = 0;
    for (const [residual, { condition, when, columns: mentioned }] of residuals.entries()) {
      if (demands.length >= MAX_RELATIONS) break;
      if (mentioned.length > MAX_TERM_COLUMNS) continue;
      const givenOf = (part: Expression) => this.#given?.of(part);
      const relation = relationOf(condition, { measureOf: this.#measureOf, givenOf, ...this.#reading });
      const own = relation === null ? [] : columnsOfTerm(relation.difference);
      parts += own.length ** 2;
      if (relation === null || own.length > MAX_TERM_COLUMNS || parts > MAX_TAPE_PARTS) continue;
      if (own.every((column) => this.#isKnown(column)) && isSure(relation, this.#intervals(own))) sure.add(residual);
      else demands.push({ residual, condition, relation, when });
    }
    this.sure = sure;
    const functions = equations(this.#followed);
    this.#demands = demands.map((demand) => ({
      ...demand,
      relation: functions.get(demand.relation) ?? demand.relation,
    }));
    const related = new Set(this.#demands.flatMap(({ relation }) => columnsOfTerm(relation.difference)));
    const names = columns.map(({ name }) => name).filter((name) => related.has(name));
    const turn = (name: string) => (keyed.has(name) ? 1 : this.#isFree(name) ? 2 : 0);
    // Behind the others comes what has the most decimals: the sum of it and of coarser numbers is none of those.
    const scaleOf = (name: string) => (turn(name) === 2 ? (this.#measured(name)?.scale ?? 0) : 0);
    const sorted = [...names].sort((one, other) => turn(one) - turn(other) || scaleOf(one) - scaleOf(other));
    const given = this.#given;
    const isFree = (name: string) => this.#isFree(name);
    const all = this.#demands.map(({ relation }) => relation);
    this.#order = given === null ? sorted : withParts(sorted, [...related], all, given, isFree);
  }

  #rangeOf(name: string, shape: Shape | undefined): NumberRange | null {
    const measured = this.#measured(name);
    if (measured?.dimension !== 'number') return shape === undefined ? null : valuesOf(shape);
    const unit = 10 ** measured.scale;
    return { low: measured.interval.low / unit, high: measured.interval.high / unit };
  }

  /** The names of checks that contradict each other in what they say of differences of columns; null: none are known to. */
  contradicting(checks: readonly Condition[]): readonly string[] | null {
    const isDifference = ({ relation, when }: Demand) => when === null && columnsOfTerm(relation.difference).length > 1;
    if (!this.#demands.some(isDifference)) return null;
    return contradictingDifferences(checks, { measureOf: this.#measureOf, ...this.#reading });
  }

  #measured(name: string): Measured | null {
    return getOrInsertComputed(this.#known, name, () => {
      const given = this.#given?.named(name);
      const column = this.#columns.get(name);
      if (given !== undefined) return givenColumn(given);
      return column === undefined ? null : measuredColumn(column);
    });
  }

  /** Whether a column's values are those of its domain, which nothing else chooses. */
  #isKnown(name: string): boolean {
    return !this.#keyed.has(name) && this.#measured(name)?.referring === false;
  }

  #intervals(names: readonly string[]): Intervals {
    return new Map(
      names.flatMap((name) => {
        const measured = this.#measured(name);
        return measured === null ? [] : [[name, measured.interval] as const];
      }),
    );
  }

  /** The columns of relations with what they are measured in. */
  #related(): readonly (readonly [string, Measured])[] {
    return this.#order.flatMap((column) => {
      const measured = this.#measured(column);
      return measured === null ? [] : [[column, measured] as const];
    });
  }

  /** Whether a column's values are drawn from what its relations leave it. */
  draws(column: string): boolean {
    return this.#order.includes(column) && this.#isFree(column);
  }

  /**
   * The columns in the order in which they are drawn, each with what is demanded of it. `drawn`: the columns as they are in the
   * end: what became a copy of another since is read by the ranks of that one.
   */
  related(drawn: readonly ColumnPlan[]): readonly RelatedPlan[] {
    const final = new Map(drawn.map((column) => [column.name, column]));
    const demandsOf = new Map(this.#order.map((column): [string, Demand[]] => [column, []]));
    for (const demand of this.#demands) {
      for (const column of new Set(columnsOfTerm(demand.relation.difference))) demandsOf.get(column)?.push(demand);
    }
    const followed = functionSources(this.#keyed);
    return this.#order.map((column) => {
      const measured = this.#measured(column);
      const keyed = this.#keyed.get(column);
      const demands = this.#isFree(column) ? (demandsOf.get(column) ?? []) : [];
      const contractors = demands.flatMap(({ relation, when }) =>
        contractorsOf([relation], [column]).map((contractor) => ({ contractor, when })),
      );
      const measures = this.#measuresOf(column, final.get(column));
      return {
        ...undemanded(column, { measures, scale: measured?.scale ?? 0, interval: this.#drawnInterval(column) }),
        given: this.#given?.named(column)?.term ?? null,
        demands: contractors,
        distances: keyed?.kind === 'distance' ? keyed.size : null,
        isSource: followed.has(column),
      };
    });
  }

  #measuresOf(column: string, drawn: ColumnPlan | undefined): readonly (Measure | null)[] {
    const isChanged = drawn !== undefined && drawn.domains !== this.#columns.get(column)?.domains;
    const measured = isChanged ? measuredColumn(drawn) : this.#measured(column);
    return measured?.measures ?? [];
  }

  /** Indexes of the residuals that the draws keep by themselves. */
  solved(): ReadonlySet<number> {
    const last = ({ difference }: Relation): string | undefined => {
      const columns = columnsOfTerm(difference);
      return this.#order.findLast((column) => columns.includes(column));
    };
    return new Set(
      this.#demands
        .filter(({ relation }) => {
          const column = last(relation);
          return (
            column !== undefined && this.#isFree(column) && relation.exact && contractorFor(relation, column) !== null
          );
        })
        .map(({ residual }) => residual),
    );
  }

  /**
   * The residuals that compare columns with parts which are computed of columns whose draw has changed: what follows others may be
   * drawn behind such a part.
   */
  unsure(planned: readonly ColumnPlan[], drawn: readonly ColumnPlan[]): ReadonlySet<Expression> {
    const changed = new Set(drawn.flatMap(({ name, draw }, i) => (draw === planned[i]?.draw ? [] : [name])));
    const isOf = (name: string) => this.#given?.named(name)?.sources.some((source) => changed.has(source)) === true;
    return new Set(
      this.#demands.flatMap(({ condition, relation }) =>
        columnsOfTerm(relation.difference).some(isOf) ? [condition] : [],
      ),
    );
  }

  #isFree(column: string): boolean {
    return this.#measured(column)?.free === true;
  }

  /** The draws of columns of keys that relations bind to other columns of keys. */
  keyed(
    keys: readonly DistinctKey[],
    rows: Pick<KeyedColumns, 'isNullable' | 'isOfOwnRows' | 'follows'>,
    budget: Budget,
  ): KeyedRelations {
    // What must refer to a row refers to its own where a relation draws what it refers to, and equals that: `ownRowChecks`.
    const isOfOwnRow = (column: string) => rows.isOfOwnRows(column) && !rows.isNullable(column);
    const known = {
      ...rows,
      keys,
      relations: this.#plainRelations().filter(({ difference }) => !columnsOfTerm(difference).some(isOfOwnRow)),
      intervals: withSources(this.#followed, this.#natural()),
      isFree: (column: string) => this.#isFree(column),
      isKeyed: (column: string) => keys.some(({ columns }) => columns.includes(column)),
      isRanked: (column: string) => this.#measured(column)?.ranked === true,
      latticeOf: (column: string) => this.#latticeOf(column),
      gridOf: (column: string) => this.#measured(column)?.grid ?? 1,
      stepOf: (column: string) => this.#stepOf(column),
    };
    return keyedRelations(known, budget);
  }

  /** Whether each column of a key that was a function of another still is. */
  hasFunctions(): boolean {
    return areFunctions(this.#followed);
  }

  /** Those that always hold and compare columns alone. */
  #plainRelations(): readonly Relation[] {
    const isPlain = ({ difference }: Relation) =>
      columnsOfTerm(difference).every((column) => this.#given?.named(column) === undefined);
    return this.#demands.flatMap(({ relation, when }) => (when === null && isPlain(relation) ? [relation] : []));
  }

  #latticeOf(column: string): Lattice | null {
    const { measures = [], referring = true, listed = true } = this.#measured(column) ?? {};
    const [measure = null, another] = measures;
    return measure === null || another !== undefined || referring || listed ? null : latticeFor(measure);
  }

  #stepOf(column: string): number {
    const { grid = 1, scale = 0 } = this.#measured(column) ?? {};
    return grid / 10 ** scale;
  }

  /**
   * The draws of columns of keys with as many distances as there is room for at last: what a column holds may have changed
   * since they were chosen. Null: there is room for all of them.
   */
  narrowedDraws(): KeyedDraws | null {
    const known = {
      relations: this.#plainRelations(),
      intervals: propagated(this.#alwaysContractors(), this.#natural()) ?? this.#natural(),
      isFree: (column: string) => this.#isFree(column) && !this.#keyed.has(column),
      gridOf: (column: string) => this.#measured(column)?.grid ?? 1,
    };
    const narrowed = new Map(this.#keyed);
    for (const [column, draw] of this.#keyed) {
      if (draw.kind !== 'distance') continue;
      // What is no more measured, as of moments too far away, has no distance: the key numbers all of its values.
      if (!known.intervals.has(column)) {
        narrowed.delete(column);
        continue;
      }
      const size = Math.min(draw.size, roomForDistances(column, known));
      if (size < draw.size) narrowed.set(column, { ...draw, size });
    }
    return [...this.#keyed].some(([column, draw]) => draw !== narrowed.get(column)) ? narrowed : null;
  }

  #natural(): Intervals {
    return new Map(this.#related().map(([column, { interval }]) => [column, interval]));
  }

  /**
   * Bounds of columns that follow from the relations: of those whose values are given before the others are drawn, and,
   * where the values that look natural leave no row, of all. `keyed`: the draws of columns of keys, and what these leave of
   * them; `facts`: what always holds of the columns.
   */
  implied(
    { draws, intervals: room }: KeyedRelations,
    facts: ReadonlyMap<string, Facts>,
  ): ReadonlyMap<string, { readonly least: Bound | null; readonly most: Bound | null }> {
    const contractors = this.#alwaysContractors();
    const natural = this.#natural();
    const left = propagated(contractors, room);
    const holdsLists = (intervals: Intervals) => holdListedValues(intervals, facts, (column) => this.#measured(column));
    const shapeOf = shapesOf(this.#table);
    const atMost = (column: string, measured: Measured, widths: number) =>
      widened(measured, shapeOf(column), facts.get(column) ?? NO_FACTS, widths);
    const wider = this.#widenedForParts(natural, (column, measured) =>
      atMost(column, measured, Number.POSITIVE_INFINITY),
    );
    const reached = this.#bounds(null, wider, (column) => wider.has(column));
    const kept = (intervals: Intervals) => {
      const all = new Map([...this.#keyed, ...draws]);
      const followed = functionSources(all);
      const isFunction = (column: string) => all.get(column)?.kind === 'function';
      const isGiven = (column: string) => !this.#isFree(column) && !isFunction(column) && !followed.has(column);
      return new Map([
        ...this.#bounds(natural, intervals, isGiven),
        // Of what follows another column and of that one, both ends are told: beyond them, the two would not fit each other.
        ...this.#bounds(null, intervals, (column) => followed.has(column)),
        ...this.#bounds(
          null,
          natural,
          (column) => isFunction(column) && this.#measured(column)?.dimension !== 'number',
        ),
        ...reached,
      ]);
    };
    const isRoomy = left !== null && this.#leavesOwnRows(left);
    if (isRoomy && holdsLists(left)) return kept(left);
    if (!isRoomy && reached.size > 0) return reached;
    // Where no widening reaches a listed value, the first is taken: its bounds contradict the list, and say so.
    let unlisted: Intervals | null = null;
    for (const widths of WIDENINGS) {
      const wider = new Map(this.#related().map(([column, measured]) => [column, atMost(column, measured, widths)]));
      const possible = propagated(contractors, wider);
      if (possible === null || (left !== null && !this.#leavesOwnRows(possible))) continue;
      // Both ends become bounds: a natural end beside one that is moved would leave no row again.
      if (holdsLists(possible)) return this.#bounds(null, possible, () => true);
      unlisted ??= possible;
    }
    if (unlisted !== null && !isRoomy) return this.#bounds(null, unlisted, () => true);
    if (isRoomy) return kept(left);
    return left === null ? new Map() : this.#bounds(natural, left, (column) => !this.#isFree(column));
  }

  /** Whether intervals leave columns all values of earlier rows, which nothing narrows. */
  #leavesOwnRows(intervals: Intervals): boolean {
    return this.#related().every(([column, { interval }]) => {
      const { low, high } = intervals.get(column) ?? interval;
      return this.#columns.get(column)?.draw.kind !== 'earlier' || (low <= interval.low && high >= interval.high);
    });
  }

  #widenedForParts(natural: Intervals, atMost: (column: string, measured: Measured) => Interval): Intervals {
    if (this.#given === null) return new Map();
    const possible = (column: string): Interval | null => {
      const measured = this.#measured(column);
      return measured === null ? null : atMost(column, measured);
    };
    const always = this.#demands.flatMap(({ relation, when }) => (when === null ? [relation] : []));
    return widenedForParts(always, this.#given, (column) => this.#isFree(column), { natural, possible });
  }

  #alwaysContractors(): readonly Contractor[] {
    this.#contractors ??= contractorsOf(
      this.#demands.flatMap(({ relation, when }) => (when === null ? [relation] : [])),
    );
    return this.#contractors;
  }

  #contractors: readonly Contractor[] | null = null;

  #bounds(
    from: Intervals | null,
    to: Intervals,
    isMeant: ColumnTest,
  ): ReadonlyMap<string, { readonly least: Bound | null; readonly most: Bound | null }> {
    const bounds = new Map<string, { readonly least: Bound | null; readonly most: Bound | null }>();
    for (const column of this.#order.filter(isMeant)) {
      const [narrowed, measured] = [to.get(column), this.#measured(column)];
      if (narrowed === undefined || measured === null || measured.referring) continue;
      const known = from === null ? EVERYTHING : from.get(column);
      if (known === undefined) continue;
      const least = narrowed.low > known.low ? { value: scalarOf(measured, narrowed.low), strict: false } : null;
      const most = narrowed.high < known.high ? { value: scalarOf(measured, narrowed.high), strict: false } : null;
      if (least !== null || most !== null) bounds.set(column, { least, most });
    }
    return bounds;
  }

  /** The values that a draw may choose from before anything else is known. */
  #drawnInterval(column: string): Interval {
    this.#propagated ??= propagated(this.#alwaysContractors(), this.#natural()) ?? this.#natural();
    return this.#propagated.get(column) ?? { low: 0, high: 0 };
  }

  #propagated: Intervals | null = null;
}
