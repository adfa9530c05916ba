import type { Dimension } from '../../../grammar/kinds.ts';
import { linearOf } from '../../relation/linear.ts';
import type { Interval } from '../../relation/propagate.ts';
import type { Relation, Term } from '../../relation/term.ts';
import { DAY, type Measure } from '../../values/measure.ts';

/*
 * Columns of keys as functions of others, which tell rows apart in their place: image = ratio * source + shift, or, so that their
 * distance varies, of the source mirrored at the first value of its block: 2 * floor(source) - source. Mirrored blocks do not overlap and
 * lie as the blocks do, so that different sources have different images. The distance, image - source, is shift less twice the place
 * of the source in its block.
 */

/** Where the values of a column lie, in its own units. */
export interface Lattice {
  readonly dimension: Dimension;
  /** Units of a number or of a second. */
  readonly unit: number;
  readonly origin: number;
  /** Units from one value to the next. */
  readonly grid: number;
  /** The first and the last unit of each day that values keep to; null: they leave none out. */
  readonly hours: Interval | null;
}

/** What is demanded of `column - ratio * other`, in units of the column. */
interface Line extends Interval {
  readonly ratio: number;
}

/** How a column follows another. `block`: units that are mirrored together; 0: none are. `places`: where in a block values lie. */
interface Follows {
  readonly ratio: number;
  readonly shift: number;
  readonly block: number;
  readonly places: Interval;
}

/** A column, the one that it follows, and what binds the two. */
export interface Pair {
  readonly column: string;
  readonly other: string;
  readonly relations: readonly Relation[];
  readonly latticeOf: (column: string) => Lattice | null;
}

/** Numbers or seconds of the blocks that make distances look natural, and the steps of a grid that these have at least. */
const BLOCKS: Readonly<Record<Dimension, number>> = { number: 100, instant: DAY, clock: 3600, span: 3600 };
const MIN_STEPS = 7;

/**
 * Larger blocks let the distance vary more, but the blocks at the ends of an interval, which are not whole, are left out, and the
 * key has as many rows less. They may take this share of the interval, and up to half of it where it still has so many values.
 */
const MAX_LEFT_OUT = 0.001;
const ENOUGH_VALUES = 10_000_000;

/**
 * The numbers or seconds of the blocks in which a column follows another, and what is left of the interval of that one; null: it
 * does not follow it.
 */
export function functionOf(
  pair: Pair,
  own: Interval,
  other: Interval,
): { readonly block: number; readonly source: Interval } | null {
  const line = lineOf(pair);
  const lattice = pair.latticeOf(pair.other);
  if (line === null || lattice === null) return null;
  const isExact = pair.relations.every(({ exact }) => exact);
  for (const block of isExact ? [blockFor(line, lattice, other), 0] : [0]) {
    const found = follows(pair, line, block);
    if (found === null) continue;
    const source = sourceOf(found, own, other);
    if (source.low <= source.high) return { block: block / lattice.unit, source };
  }
  return null;
}

/** What is left of the interval of a column that another follows in blocks of so many numbers or seconds; null: it does not. */
export function sourceFor(pair: Pair, block: number, own: Interval, other: Interval): Interval | null {
  const found = followsInBlocks(pair, block);
  return found === null ? null : sourceOf(found, own, other);
}

/** The equation by which a column follows another in blocks of so many numbers or seconds; null: it does not. */
export function equationFor(pair: Pair, block: number): Relation | null {
  const found = followsInBlocks(pair, block);
  if (found === null) return null;
  const source: Term = { kind: 'column', column: pair.other };
  const floor: Term = { kind: 'floor', operand: source, by: found.block };
  const twice: Term = { kind: 'times', operand: floor, by: 2 };
  const operand: Term = found.block === 0 ? source : { kind: 'subtract', left: twice, right: source };
  const multiple: Term = found.ratio === 1 ? operand : { kind: 'times', operand, by: found.ratio };
  const shift: Term = { kind: 'constant', low: found.shift, high: found.shift };
  const image: Term = { kind: 'add', left: multiple, right: shift };
  const difference: Term = { kind: 'subtract', left: { kind: 'column', column: pair.column }, right: image };
  return { difference, low: 0, high: 0, exact: pair.relations.every(({ exact }) => exact) };
}

/** The lattice of a measure in whose units a column is counted; null: its values lie on none. */
export function latticeFor({ dimension, scale, origin, radices, weights }: Measure): Lattice | null {
  const unit = 10 ** scale;
  const grid = weights.at(-1);
  if (grid === undefined) return null;
  const isWhole = (i: number): boolean => weights[i - 1] === (weights[i] ?? 0) * (radices[i] ?? 1);
  const whole = weights.map((_, i) => i === 0 || isWhole(i));
  if (whole.every(Boolean)) return { dimension, unit, origin, grid, hours: null };
  const ofDay = weights.slice(1).reduce((sum, weight, i) => sum + weight * ((radices[i + 1] ?? 1) - 1), 0);
  const first = remainder(origin, DAY * unit);
  const isDaily = dimension === 'instant' && weights[0] === DAY * unit && whole.every((one, i) => one || i === 1);
  const hours = { low: first, high: first + ofDay };
  return isDaily && hours.high < DAY * unit ? { dimension, unit, origin, grid, hours } : null;
}

/** What relations demand all at once; null: they do not compare the columns alone, or not the same multiples of them. */
function lineOf({ relations, column, other }: Pair): Line | null {
  let line: Line | null = null;
  for (const relation of relations) {
    const linear = linearOf(relation.difference);
    const factor = linear?.factors.get(column) ?? 0;
    if (linear === null || factor === 0 || linear.factors.size !== 2) return null;
    const ends = [(relation.low - linear.least) / factor, (relation.high - linear.most) / factor];
    const [low = Number.NaN, high = Number.NaN] = factor > 0 ? ends : ends.toReversed();
    const ratio = -(linear.factors.get(other) ?? 0) / factor;
    if (ratio === 0 || (line !== null && line.ratio !== ratio)) return null;
    line =
      line === null ? { ratio, low, high } : { ratio, low: Math.max(low, line.low), high: Math.min(high, line.high) };
  }
  return line;
}

/** The largest block that lines and values leave room for, in units; 0: none. */
function blockFor({ ratio, low, high }: Line, { dimension, unit, grid, hours }: Lattice, values: Interval): number {
  if (ratio !== 1) return 0;
  // Bounds of times are told in seconds.
  const step = dimension === 'number' ? grid : Math.max(grid, unit);
  const width = values.high - values.low;
  const leftOut = Math.max(width * MAX_LEFT_OUT, Math.min(width / 2, width - ENOUGH_VALUES * step));
  if (hours !== null) return 2 * (hours.high - hours.low) <= leftOut ? DAY * unit : 0;
  const natural = Math.max(BLOCKS[dimension] * unit, MIN_STEPS * grid);
  const most = Math.min(natural, leftOut / 2, (high - low) / 2 + grid);
  const block = Math.floor(most / step) * step;
  return block > grid ? block : 0;
}

function followsInBlocks(pair: Pair, block: number): Follows | null {
  const [line, lattice] = [lineOf(pair), pair.latticeOf(pair.other)];
  return line === null || lattice === null ? null : follows(pair, line, Math.round(block * lattice.unit));
}

/** How a column follows another in blocks of so many units; null: some of its images were none of its values. */
function follows({ column, other, latticeOf }: Pair, line: Line, block: number): Follows | null {
  const [own, source] = [latticeOf(column), latticeOf(other)];
  const { ratio } = line;
  if (own === null || source === null || !Number.isInteger(ratio)) return null;
  const first = remainder(source.origin, source.grid);
  const inBlock = source.hours ?? { low: first, high: block - source.grid + first };
  const places = block === 0 ? { low: 0, high: 0 } : inBlock;
  const steps = own.hours === null ? own.grid : DAY * own.unit;
  // Values have the same places in all blocks only where a block is a whole number of their steps.
  if (block % source.grid !== 0 || (ratio * source.grid) % own.grid !== 0) return null;
  if ((ratio * block) % own.grid !== 0 || (block > 0 && ratio < 0)) return null;
  if (own.hours !== null && (ratio !== 1 || !isSame(own.hours, source.hours))) return null;
  // What is mirrored is taken off a whole number of blocks.
  const taken = remainder(source.origin, source.grid) * (block === 0 ? ratio : -ratio);
  const mirrored = block === 0 || own.hours === null ? 0 : own.hours.low + own.hours.high;
  const rest = own.hours === null ? remainder(own.origin, steps) - taken : mirrored;
  const [least, most] = [line.low + 2 * ratio * places.high, line.high + 2 * ratio * places.low];
  const shift =
    Math.abs(line.high) <= Math.abs(line.low)
      ? rest + Math.floor((most - rest) / steps) * steps
      : rest + Math.ceil((least - rest) / steps) * steps;
  return least <= shift && shift <= most ? { ratio, shift, block, places } : null;
}

/** What of its interval a column may hold so that the image of each value lies in another interval. */
function sourceOf({ ratio, shift, block, places }: Follows, image: Interval, source: Interval): Interval {
  // Before the shift, too, an image is a whole number that a double holds.
  const ends = [Math.max(image.low - shift, -Number.MAX_SAFE_INTEGER) / ratio, (image.high - shift) / ratio];
  const [low, high] = [Math.ceil(Math.min(...ends)), Math.floor(Math.max(...ends))];
  if (block === 0) return { low: Math.max(source.low, low), high: Math.min(source.high, high) };
  // Blocks count as wholes.
  const [least, most] = [low + places.high, high + places.low];
  return {
    low: Math.max(source.low, Math.ceil(least / block) * block + places.low),
    high: Math.min(source.high, Math.floor(most / block) * block + places.high),
  };
}

function isSame(one: Interval, other: Interval | null): boolean {
  return one.low === other?.low && one.high === other.high;
}

function remainder(value: number, by: number): number {
  return ((value % by) + by) % by;
}
