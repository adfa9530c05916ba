import type { Interval } from '../../relation/propagate.ts';
import { type Measure, measureOf } from '../../values/measure.ts';
import type { ColumnPlan, RelatedPlan } from '../plan.ts';
import type { Given } from './given-terms.ts';
import { latticeFor } from './key-functions.ts';

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

/** A part of checks, which is computed before anything is compared with it. */
export function givenColumn({ measure, interval }: Given): Measured {
  const { dimension, scale } = measure;
  const fixed = { free: false, ranked: false, referring: true, listed: false };
  return { measures: [], dimension, scale, interval, grid: 1, ...fixed };
}

function gridOf({ weights }: Measure): number {
  return Math.min(...weights, weights.length === 0 ? 1 : Number.POSITIVE_INFINITY);
}
