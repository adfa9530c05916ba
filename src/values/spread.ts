import type { Distribution } from './distribution.ts';
import type { Clock, MomentForm, Spread } from './meaning.ts';
import { clockText, digitSizes, type Part } from './part.ts';
import type { Facts, Interval } from './request.ts';

/** Values of a list of weights at most: more than people tell apart. */
const MOST_WEIGHTS = 4096;

/** Digits behind the point that numbers with weights have at most. */
const DIGITS = 9;

/** How likely the ranks of a digit are whose values are `first` + rank, in units of `unit`, for a spread in plain values. */
export function distributionOf(spread: Spread, first: number, size: number, unit: number): Distribution | undefined {
  switch (spread.kind) {
    case 'normal':
      return { kind: 'normal', mean: spread.mean / unit - first, deviation: spread.deviation / unit };
    case 'lognormal':
      return { kind: 'lognormal', origin: -first, median: spread.median / unit, sigma: spread.sigma };
    case 'exponential':
      return { kind: 'exponential', mean: spread.mean / unit, from: 'first' };
    case 'zipf':
      return { kind: 'zipf', exponent: spread.exponent };
    case 'weights': {
      if (size > MOST_WEIGHTS) return undefined;
      // A product of many digits is not quite what they say.
      const valueAt = (rank: number) => Number(((first + rank) * unit).toFixed(DIGITS));
      const weights = Array.from({ length: size }, (_, rank) => spread.weights.get(valueAt(rank)) ?? 0);
      return weights.some((weight) => weight > 0) ? { kind: 'weights', weights } : undefined;
    }
  }
}

/** A part that counts values with the distribution that a spread gives it; one of two digits stays as it is. `unit`: what one step of it is worth. */
export function spreadPart<P extends Part & { readonly first: number; readonly size: number }>(
  part: P,
  spread: Spread | undefined,
  unit = 1,
): P {
  if (spread === undefined || digitSizes(part).length !== 1) return part;
  const distribution = distributionOf(spread, part.first, part.size, unit);
  return distribution === undefined ? part : { ...part, distribution };
}

/**
 * The few numbers of a wide interval that come at all, such as the sizes that memory is sold in, with so many digits behind the
 * point; null: the interval is narrow, so that its ranks have weights, or facts leave gaps in it. The interval is in units of the
 * last digit.
 */
export function weightedPool(
  spread: Spread | undefined,
  { first, last }: Interval,
  { excluded, step }: Facts,
  scale: number,
): Part | null {
  if (spread?.kind !== 'weights' || last - first < MOST_WEIGHTS || excluded.length > 0 || step !== null) return null;
  const unit = 10 ** scale;
  const within = [...spread.weights].filter(([value]) => value * unit >= first && value * unit <= last);
  if (within.length === 0) return null;
  const weights = within.map(([, weight]) => weight);
  const entries = within.map(([value]) => value.toFixed(scale));
  return { kind: 'pool', entries, distribution: { kind: 'weights', weights } };
}

/** Days that are denser at one end of their window, as a meaning says. */
export function densePart<P extends Part>(part: P, { dense }: MomentForm, perDay = 1): P {
  if (dense === undefined) return part;
  return { ...part, distribution: { kind: 'exponential', mean: dense.days * perDay, from: dense.end } };
}

/** How busy the hours of a day are, from midnight on: where people are awake, where they plan things, and where they work. Made up, as such curves are. */
const HOURS = {
  waking: [2, 1, 1, 1, 1, 2, 4, 7, 9, 10, 10, 10, 10, 9, 9, 9, 10, 10, 10, 10, 9, 7, 5, 3],
  planned: [0, 0, 0, 0, 0, 0, 1, 3, 8, 10, 10, 9, 6, 8, 10, 10, 8, 7, 6, 5, 3, 1, 0, 0],
  working: [0, 0, 0, 0, 0, 0, 1, 4, 10, 12, 12, 11, 8, 10, 12, 11, 10, 6, 2, 1, 0, 0, 0, 0],
} as const;

const HOUR = 3600;

/** Seconds between moments that people agree on, and those of timetables. */
const STEPS: ReadonlyMap<Clock, number> = new Map([
  ['quarters', 900],
  ['fives', 300],
]);

/** Whether moments lie at whole seconds, or at some of them. */
export function isStepped(clock: Clock | undefined): boolean {
  return clock !== undefined && (STEPS.has(clock) || clock === 'midnight' || clock === 'whole');
}

/** How busy each hour is, where a form says so. */
function hoursOf(clock: Exclude<Clock, 'midnight'>): readonly number[] | null {
  if (clock === 'any' || clock === 'whole') return null;
  if (STEPS.has(clock)) return HOURS.planned;
  return clock === 'working' ? HOURS.working : HOURS.waking;
}

/** The seconds of the day between two at which a meaning's moments are, denser in the hours in which these are. */
export function busyClock({ first, last }: Interval, { clock = 'any' }: MomentForm): Part {
  if (clock === 'midnight') return { kind: 'clock', first, size: 1 };
  const hours = hoursOf(clock);
  const part: Part = { kind: 'clock', first, size: last - first + 1 };
  const step = STEPS.get(clock);
  if (step !== undefined) return steppedClock({ first, last }, step, hours) ?? part;
  if (hours === null) return part;
  const weights = hours.map((weight, hour) => {
    const from = Math.max(first, hour * HOUR);
    const to = Math.min(last + 1, (hour + 1) * HOUR);
    return { edge: from - first, weight: to <= from ? 0 : (weight * (to - from)) / HOUR };
  });
  const start = weights.findIndex(({ weight }) => weight > 0);
  const end = weights.findLastIndex(({ weight }) => weight > 0) + 1;
  if (start < 0) return part;
  const between = weights.slice(start, end);
  return {
    ...part,
    distribution: {
      kind: 'histogram',
      edges: [...between.map(({ edge }) => edge), Math.min(part.size, end * HOUR - first)],
      weights: between.map(({ weight }) => weight),
    },
  };
}

/** Steps of a day that are listed at most: its minutes. */
const MOST_STEPS = 1440;

/** The seconds of the day between two that are multiples of a step; null: there is none, or there are more than are listed. */
export function steppedClock({ first, last }: Interval, step: number, hours: readonly number[] | null): Part | null {
  const start = Math.ceil(first / step);
  const count = Math.floor(last / step) - start + 1;
  if (count < 1 || count > MOST_STEPS) return null;
  const seconds = Array.from({ length: count }, (_, i) => (start + i) * step);
  const part = { kind: 'pool', entries: seconds.map(clockText) } as const;
  const weights = hours === null ? [] : seconds.map((second) => hours[Math.floor(second / HOUR)] ?? 0);
  return weights.some((weight) => weight > 0) ? { ...part, distribution: { kind: 'weights', weights } } : part;
}
