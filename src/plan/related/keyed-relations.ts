import { type Contractor, contractorsOf } from '../../relation/contractor.ts';
import { type Interval, type Intervals, propagated } from '../../relation/propagate.ts';
import { columnsOfTerm, partsOfTerm, type Relation, type Term } from '../../relation/term.ts';
import { LANE_SIZE } from '../../values/part.ts';
import type { Budget } from '../budget.ts';
import type { ColumnTest } from '../facts/column-facts.ts';
import type { DistinctKey } from '../keys/keys.ts';
import { cornersOf, leftBy } from './corners.ts';
import { functionOf, type Lattice } from './key-functions.ts';

/**
 * How a column of a key is drawn that a relation binds to other columns of keys: by its distance from the end of the
 * interval that they leave, which the key numbers; or as a function of one of them, which tells rows apart in its place.
 */
export type KeyedDraw =
  | { readonly kind: 'distance'; readonly size: number }
  /** `block`: numbers or seconds that are mirrored together; 0: none are. */
  | { readonly kind: 'function'; readonly of: string; readonly block: number };

export type KeyedDraws = ReadonlyMap<string, KeyedDraw>;

/** What the search for such columns knows of a table. */
export interface KeyedColumns {
  readonly keys: readonly DistinctKey[];
  readonly relations: readonly Relation[];
  readonly intervals: Intervals;
  /** Columns that a draw chooses last. */
  readonly isFree: ColumnTest;
  readonly isKeyed: ColumnTest;
  /** Columns whose values are numbered by ranks, none left out. */
  readonly isRanked: ColumnTest;
  /** Where the values of a column lie; null: they are those of other rows, listed, or others by case. */
  readonly latticeOf: (column: string) => Lattice | null;
  readonly isNullable: ColumnTest;
  /** Columns with values of other rows of the table, which tell no rows apart. */
  readonly isOfOwnRows: ColumnTest;
  /** Whether a column may be a function of another. */
  readonly follows: boolean;
  /** Units from one value of a column to the next. */
  readonly gridOf: (column: string) => number;
  /** The same as a number: columns differ in the units that they count. */
  readonly stepOf: (column: string) => number;
}

/** What a part of a relation takes of the table's budget, as often as a column's draw is looked for. */
const COST_OF_PART = 1;

export interface KeyedRelations {
  readonly draws: KeyedDraws;
  /** What is left of each column's interval, so that there is room for these draws. */
  readonly intervals: Intervals;
}

/** Finds a draw for one column of each relation whose columns are all given beforehand, as far as the budget goes. */
export function keyedRelations(known: KeyedColumns, budget: Budget): KeyedRelations {
  let { intervals } = known;
  const draws = new Map<string, KeyedDraw>();
  // Those that no draw was found for, whose intervals are the same since.
  const undrawn = new Set<string>();
  const parts = known.relations.reduce((sum, { difference }) => sum + partsOfTerm(difference).length, 0);
  for (const relation of known.relations) {
    const columns = [...new Set(columnsOfTerm(relation.difference))];
    if (columns.some((column) => known.isFree(column) || draws.has(column))) continue;
    for (const column of columns.toReversed().filter(known.isKeyed)) {
      if (undrawn.has(column) || budget.left <= 0) continue;
      budget.left -= parts * COST_OF_PART;
      undrawn.add(column);
      const found = distanceDraw(column, { ...known, intervals }) ?? functionDraw(column, { ...known, intervals });
      if (found === null) continue;
      draws.set(column, found.draw);
      intervals = found.intervals;
      undrawn.clear();
      break;
    }
  }
  return { draws, intervals };
}

interface Found {
  readonly draw: KeyedDraw;
  readonly intervals: Intervals;
}

/** The relations of a column, and the columns besides that they bind it to and that are drawn before it. */
function boundBy(
  column: string,
  { relations, isFree }: Pick<KeyedColumns, 'relations' | 'isFree'>,
): [readonly Relation[], readonly string[]] {
  const own = relations.filter(({ difference }) => columnsOfTerm(difference).includes(column));
  const others = own.flatMap(({ difference }) => columnsOfTerm(difference));
  return [own, [...new Set(others)].filter((other) => other !== column && !isFree(other))];
}

/** Others at whose least and largest values the room is measured: 2 to the power of so many corners. */
const MAX_OTHERS = 6;

/** By its distance: where each key that holds the column holds all that it is bound to. */
function distanceDraw(column: string, known: KeyedColumns): Found | null {
  const [own, others] = boundBy(column, known);
  const interval = known.intervals.get(column);
  const holdsAll = known.keys
    .filter(({ columns }) => columns.includes(column))
    .every(({ columns }) => others.every((other) => columns.includes(other)));
  if (!holdsAll || !known.isRanked(column) || interval === undefined || others.length > MAX_OTHERS) return null;
  const contractors = contractorsOf(own, others);
  const mine = contractorsOf(own, [column]);
  if (mine.length < own.length) return null;
  for (let size = Math.ceil((interval.high - interval.low + 1) / 3); size >= 1; size = Math.floor(size / 3)) {
    const inner = { low: interval.low + size - 1, high: interval.high - size + 1 };
    const intervals =
      inner.low > inner.high ? null : propagated(contractors, new Map([...known.intervals, [column, inner]]));
    if (intervals === null) continue;
    const room = roomOf(mine, interval, others, intervals);
    const values = Math.floor(Math.min(size, room) / known.gridOf(column));
    if (values >= 1) {
      const draw: KeyedDraw = { kind: 'distance', size: Math.min(values, LANE_SIZE) };
      return { draw, intervals: new Map([...intervals, [column, interval]]) };
    }
  }
  return null;
}

/** Values that a column drawn by its distance has at least, whichever the others have that are drawn before it. */
export function roomForDistances(
  column: string,
  known: Pick<KeyedColumns, 'relations' | 'intervals' | 'isFree' | 'gridOf'>,
): number {
  const [own, others] = boundBy(column, known);
  const interval = known.intervals.get(column);
  if (interval === undefined) return 1;
  const room = roomOf(contractorsOf(own, [column]), interval, others, known.intervals);
  return Math.max(1, Math.floor(room / known.gridOf(column)));
}

/** The fewest values that the others leave the column, whichever of their least and largest values they have. */
function roomOf(
  contractors: readonly Contractor[],
  interval: Interval,
  others: readonly string[],
  intervals: Intervals,
): number {
  let room = Number.POSITIVE_INFINITY;
  for (const corner of cornersOf(new Map(others.map((other) => [other, intervals.get(other) ?? UNKNOWN])))) {
    const left = leftBy(contractors, interval, new Map([...intervals, ...corner]));
    room = Math.min(room, left.high - left.low + 1);
  }
  return room;
}

const UNKNOWN: Interval = { low: Number.NaN, high: Number.NaN };

/** As a function: where relations bind the column to one other alone, which tells rows apart. */
function functionDraw(column: string, known: KeyedColumns): Found | null {
  const [own, [other, another]] = boundBy(column, known);
  if (!known.follows || other === undefined || another !== undefined || known.isOfOwnRows(other)) return null;
  // Where one is NULL, what it would hold counts: both are where the key has no more values.
  if (known.isNullable(other) && (!known.isNullable(column) || known.latticeOf(other) === null)) return null;
  return onLattice(column, other, own, known) ?? byEquation(column, other, own, known);
}

/** By multiples of the other column, or by what is mirrored of it, where no relation names a third one. */
function onLattice(column: string, other: string, own: readonly Relation[], known: KeyedColumns): Found | null {
  const isOfBoth = ({ difference }: Relation) => new Set(columnsOfTerm(difference)).size === 2;
  const intervals = own.every(isOfBoth) ? propagated(contractorsOf(own, [column, other]), known.intervals) : null;
  const [image, source] = [intervals?.get(column), intervals?.get(other)];
  if (intervals === null || image === undefined || source === undefined) return null;
  const found = functionOf({ column, other, relations: own, latticeOf: known.latticeOf }, image, source);
  if (found === null) return null;
  return {
    draw: { kind: 'function', of: other, block: found.block },
    intervals: new Map([...intervals, [other, found.source]]),
  };
}

/**
 * By the one relation, or one that is an equation: what others demand is known of the other column. Of what lies on a lattice, other
 * relations have no function.
 */
function byEquation(column: string, other: string, own: readonly Relation[], known: KeyedColumns): Found | null {
  const isLone = own.length === 1 && known.latticeOf(other) === null;
  const relation = isLone ? own[0] : own.find(({ low, high }) => low === high);
  if (relation === undefined || !known.isRanked(column)) return null;
  if (columnsOfTerm(relation.difference).length !== 2 || !isLinear(relation.difference)) return null;
  // A coarser column takes several values of a finer one for the same.
  const steps = known.stepOf(other) / known.stepOf(column);
  if (steps < 1 || !Number.isInteger(steps)) return null;
  const contractors = contractorsOf([...own.filter((one) => one !== relation), equationOf(relation)], [column, other]);
  const intervals = contractors.length < 2 * own.length ? null : propagated(contractors, known.intervals);
  return intervals === null ? null : { draw: { kind: 'function', of: other, block: 0 }, intervals };
}

/** A relation as the equation at its end: what is less than another becomes what is just below it. */
export function equationOf(relation: Relation): Relation {
  const end = Math.abs(relation.low) < Math.abs(relation.high) ? relation.low : relation.high;
  return { ...relation, low: end, high: end };
}

/** Whether different values of its columns always make different values of the term. */
function isLinear(term: Term): boolean {
  return partsOfTerm(term).every(({ kind }) =>
    ['column', 'constant', 'add', 'subtract', 'negate', 'times'].includes(kind),
  );
}
