import type { Domain } from './domain.ts';
import { measureOf } from './measure.ts';
import { LANE_SIZE } from './part.ts';

/** Ranks of a whole number in front of digits that have likelihoods of their own: as many show any distribution well enough. */
const ENOUGH_RANKS = 100;

/**
 * A domain of numbers with one part that counts them all, as far as its digits count without gaps; any other domain as it is. As
 * much of the number as there is room for stands in the upper digit, so that a distribution of it is one of the values.
 */
export function countedDomain(domain: Domain): Domain {
  const measure = measureOf(domain);
  if (measure === null || measure.dimension !== 'number' || measure.table !== null) return domain;
  const { radices, weights, origin, most, scale } = measure;
  const isDense = weights.every((weight, i) => weight === (weights[i + 1] ?? 1) * (radices[i + 1] ?? 1));
  const [leading = 1] = radices;
  const hasEndings = domain.parts.slice(1).some(({ distribution }) => distribution !== undefined);
  if (radices.length < 2 || !isDense || (hasEndings && leading >= ENOUGH_RANKS)) return domain;
  const size = most - origin + 1;
  const low = 10 ** Math.max(0, Math.ceil(Math.log10(size / LANE_SIZE)));
  return { ...domain, parts: [{ kind: 'wide', first: origin, size, scale, ...(low === 1 ? {} : { low }) }] };
}
