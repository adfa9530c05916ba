import type { Distribution } from './distribution.ts';
import type { MomentForm, Spread } from './meaning.ts';
import { digitSizes, type Part } from './part.ts';

/** Values of a list of weights at most: more than people tell apart. */
const MOST_WEIGHTS = 4096;

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
      const weights = Array.from({ length: size }, (_, rank) => spread.weights.get((first + rank) * unit) ?? 0);
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

/** Days that are denser at one end of their window, as a meaning says. */
export function densePart<P extends Part>(part: P, { dense }: MomentForm, perDay = 1): P {
  if (dense === undefined) return part;
  return { ...part, distribution: { kind: 'exponential', mean: dense.days * perDay, from: dense.end } };
}

/** How busy the hours of a day are, from midnight on: where people are awake, and where they work. Made up, as such curves are. */
const HOURS = {
  waking: [2, 1, 1, 1, 1, 2, 4, 7, 9, 10, 10, 10, 10, 9, 9, 9, 10, 10, 10, 10, 9, 7, 5, 3],
  working: [0, 0, 0, 0, 0, 0, 1, 4, 10, 12, 12, 11, 8, 10, 12, 11, 10, 6, 2, 1, 0, 0, 0, 0],
} as const;

const HOUR = 3600;

/** Seconds of the day, denser in the hours in which a meaning's moments are. */
export function busyClock<P extends Part & { readonly first: number; readonly size: number }>(
  part: P,
  { clock = 'any' }: MomentForm,
): P {
  if (clock !== 'waking' && clock !== 'working') return part;
  const weights = HOURS[clock].map((weight, hour) => {
    const from = Math.max(part.first, hour * HOUR);
    const to = Math.min(part.first + part.size, (hour + 1) * HOUR);
    return { edge: from - part.first, weight: to <= from ? 0 : (weight * (to - from)) / HOUR };
  });
  const inside = weights.filter(({ weight }) => weight > 0);
  const [start] = inside;
  const last = weights.findLast(({ weight }) => weight > 0);
  if (start === undefined || last === undefined) return part;
  const between = weights.slice(weights.indexOf(start), weights.indexOf(last) + 1);
  const end = Math.min(part.size, (weights.indexOf(last) + 1) * HOUR - part.first);
  return {
    ...part,
    distribution: {
      kind: 'histogram',
      edges: [...between.map(({ edge }) => edge), end],
      weights: between.map(({ weight }) => weight),
    },
  };
}
