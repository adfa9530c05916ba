import type { Shape } from '../../../grammar/shape.ts';
import type { Interval } from '../../relation/propagate.ts';
import type { ColumnMeasure } from '../../relation/relation.ts';
import type { Distance } from '../../values/distance.ts';
import { type Measure, measureOf, scalarOf } from '../../values/measure.ts';
import type { Bound } from '../../values/request.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
import { type ColumnFacts, NO_COLUMN_FACTS } from '../facts/column-facts.ts';
import type { ColumnPlan, KeyPlan, RelatedPlan } from '../plan.ts';
import type { Making } from '../shares.ts';
import type { Given } from './given-terms.ts';
import { latticeFor } from './key-functions.ts';
import type { TableAgreement } from './roles.ts';

/** A column's values in one unit, whatever the case. */
export interface Measured {
  readonly measures: readonly (Measure | null)[];
  readonly dimension: Measure['dimension'];
  readonly scale: number;
  readonly interval: Interval;
  /** Units from one value to the next, at least. */
  readonly grid: number;
  /** Whether a draw may choose among the values: no key, reference or list does. */
  readonly free: boolean;
  /** Whether the values are numbered by one rank. */
  readonly ranked: boolean;
  /** Whether they are those of other rows, which nothing narrows. */
  readonly referring: boolean;
  /** Whether there are no others than these. */
  readonly listed: boolean;
}

/** A column of relations of which nothing is demanded. */
export function undemanded(
  column: string,
  { measures, scale, interval }: Pick<Measured, 'measures' | 'scale' | 'interval'>,
): RelatedPlan {
  return {
    column,
    given: null,
    measures,
    scale,
    interval,
    demands: [],
    behind: null,
    nearest: false,
    nullWith: null,
    distances: null,
    isSource: false,
  };
}

/** Draws that may come behind those of related columns. */
export const LATE: ReadonlySet<ColumnPlan['draw']['kind']> = new Set(['copy', 'shared', 'joined', 'computed']);

const REFERRING: ReadonlySet<ColumnPlan['draw']['kind']> = new Set([
  'parent',
  'reference',
  'earlier',
  'copy',
  'joined',
]);

/** A column whose values are counted alike in every case; null: they are not. */
export function measuredColumn({ domains, draw, nullShares }: ColumnPlan): Measured | null {
  const measures = domains.map((domain, i) => (domain === null || nullShares[i] === 1 ? null : measureOf(domain)));
  const known = measures.filter((measure) => measure !== null);
  const [first] = known;
  const isWhole = domains.every((domain, i) => domain === null || nullShares[i] === 1 || measures[i] !== null);
  if (first === undefined || !isWhole || known.some(({ dimension }) => dimension !== first.dimension)) return null;
  const scale = Math.max(...known.map((measure) => measure.scale));
  const interval = {
    low: Math.min(...known.map((measure) => measure.least * 10 ** (scale - measure.scale))),
    high: Math.max(...known.map((measure) => measure.most * 10 ** (scale - measure.scale))),
  };
  const grid = Math.max(...known.map((measure) => gridOf(measure) * 10 ** (scale - measure.scale)));
  const isList = known.some(({ table }) => table !== null);
  const free = (draw.kind === 'uniform' || draw.kind === 'related') && !isList;
  const referring = REFERRING.has(draw.kind);
  const ranked = !isList && measures.length === 1 && !referring && latticeFor(first)?.hours === null;
  return { measures, dimension: first.dimension, scale, interval, grid, free, ranked, referring, listed: isList };
}

/** What a column holds in the first rows of a key that takes some of its ranks before all others; null: it holds all of its values there. */
export function firstTaken({ name, draw, domains }: ColumnPlan, keys: readonly KeyPlan[]): Interval | null {
  const key = draw.kind === 'key' ? keys[draw.key] : undefined;
  const [domain = null] = domains;
  const measure = domain === null ? null : measureOf(domain);
  if (key === undefined || key.window === null || measure === null || measure.table !== null) return null;
  const { digit, first, end } = key.window;
  const carrier = key.lanes.find(({ column, digits }) => column === name && digits[0]?.digit === digit);
  const weight = measure.weights[carrier?.lane ?? -1];
  if (carrier === undefined || weight === undefined) return null;
  // Where a digit of the key stands for several ranks, so does the window.
  const unit = weight * carrier.spread;
  const below = measure.most - measure.least - weight * ((measure.radices[carrier.lane] ?? 1) - 1);
  return { low: measure.least + first * unit, high: measure.least + end * unit - weight + below };
}

/** How values are that agreements make of others. */
export function makingOf(
  agreements: readonly TableAgreement[],
  measuredOf: (column: string) => Measured | null,
): Making {
  const digits = Math.max(...agreements.map(({ agreement }) => agreement.digits));
  const isBetween = agreements.every(({ agreement }) => agreement.kind !== 'definition');
  return { clock: clockOf(agreements, measuredOf), digits, isBetween };
}

/** Seconds of the day at which moments lie that others make: with parts of a second where these have them. */
function clockOf(
  agreements: readonly TableAgreement[],
  measuredOf: (column: string) => Measured | null,
): 'any' | 'whole' {
  const others = agreements.flatMap((agreement) => agreement.with).map(measuredOf);
  return others.some((other) => other?.dimension === 'instant' && other.scale > 0) ? 'any' : 'whole';
}

/** A part of checks, which is computed before anything is compared with it. */
export function givenColumn({ measure, interval }: Given): Measured {
  const { dimension, scale } = measure;
  const fixed = { free: false, ranked: false, referring: true, listed: false };
  return { measures: [], dimension, scale, interval, grid: 1, ...fixed };
}

/** A whole number that all values of a column are a multiple of: days are counted in seconds. */
export function multipleOf(measured: Measured | null): number {
  return measured !== null && measured.interval.low % measured.grid === 0 ? measured.grid : 1;
}

/** A column as agreements measure it; undefined: its values are not counted. */
export function softMeasure(
  column: string,
  measured: Measured | null,
  shape: Shape | undefined,
): (ColumnMeasure & { readonly column: string }) | undefined {
  if (measured === null) return undefined;
  const { dimension, scale } = measured;
  return {
    column,
    dimension,
    scale,
    isDate: shape?.kind === 'date',
    isRounded: false,
    isBinary: false,
    nullable: true,
  };
}

/** Whether chance makes a column NULL in some rows. */
export function isSometimesNull(column: ColumnPlan | undefined): boolean {
  const { nullShares = [], choice = null } = column ?? {};
  return choice === null && nullShares.every((share) => share > 0 && share < 1);
}

function gridOf({ weights }: Measure): number {
  return Math.min(...weights, weights.length === 0 ? 1 : Number.POSITIVE_INFINITY);
}

/** That values of a column lie within an interval, whose last day is a whole one where it holds all of its parts of a second. */
export function factsWithin(measured: Measured, { low, high }: Interval, shape: Shape | undefined): ColumnFacts {
  const zone = shape?.kind === 'timestamp' && shape.zoned ? '+00' : '';
  const boundAt = (ordinal: number, strict: boolean): Bound => ({
    value: zone === '' ? scalarOf(measured, ordinal) : `${scalarOf(measured, ordinal)}${zone}`,
    strict,
  });
  const isWhole = shape?.kind === 'timestamp' && (high + 1) % (SECONDS_OF_DAY * 10 ** measured.scale) === 0;
  return { ...NO_COLUMN_FACTS, least: boundAt(low, false), most: boundAt(isWhole ? high + 1 : high, isWhole) };
}

/** An interval with all of the days that it begins and ends on: the values of moments are whole days, in each time zone. */
export function inWholeDays({ low, high }: Interval, { scale }: Measured, shape: Shape | undefined): Interval {
  if (shape?.kind !== 'timestamp') return { low, high };
  const day = SECONDS_OF_DAY * 10 ** scale;
  const beyond = shape.zoned ? day : 0;
  return { low: Math.floor(low / day) * day - beyond, high: Math.ceil((high + 1) / day) * day + beyond };
}

/** Seconds from the beginning of a day at which something happens on it. */
const ON_DAY: Distance = { least: 7 * 3600, median: 13 * 3600, sigma: 0.25, most: 22 * 3600 };

/** How far a column lies behind another one; where only the day of that is known, a moment soon behind it is one of the day. */
export function distanceBetween(
  found: TableAgreement | undefined,
  measuredOf: (column: string) => Measured | null,
): Distance | null {
  const distance = found?.agreement.distance ?? null;
  if (found === undefined || distance === null || distance.median >= ON_DAY.median) return distance;
  const steps = [found.column, found.with[0] ?? ''].map((column) => {
    const measured = measuredOf(column);
    return measured?.dimension === 'instant' ? measured.grid / 10 ** measured.scale : 0;
  });
  const [own = 0, other = 0] = steps;
  return other === SECONDS_OF_DAY && own > 0 && own < SECONDS_OF_DAY
    ? { ...ON_DAY, most: Math.max(ON_DAY.most, distance.most) }
    : distance;
}
