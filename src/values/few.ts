import { keyFor, mix32, seedOf } from '../random.ts';
import { curveOf } from './distribution.ts';
import { type Domain, distributionsOf, radicesOf, sizeOf, valueText } from './domain.ts';
import type { Part } from './part.ts';

/** Draws for each value that is still missing: enough where as many are left as are there. */
const ATTEMPTS = 8;

/**
 * So many values of a domain at most, spread over it as chance spreads them: those that are likelier there come oftener, or there
 * are more of them. `name` decides on which they are.
 */
export function fewOf(domain: Domain, most: number, name: string): Domain {
  if (sizeOf(domain) <= most || domain.parts.some(({ kind }) => kind === 'computed')) return domain;
  const key = keyFor(seedOf(name), 'few values');
  const radices = radicesOf(domain);
  const curves = distributionsOf(domain).map((distribution, digit) =>
    distribution === null ? null : curveOf(distribution, radices[digit] ?? 1),
  );
  const leading = radices.findIndex((radix) => radix > 1);
  const chance = (draw: number, digit: number) =>
    (mix32(mix32(key + draw) ^ Math.imul(digit + 1, 0x9e3779b1)) >>> 0) / 4294967296;
  const textAt = (draw: number, share: number): string =>
    valueText(
      domain,
      radices.map((radix, digit) => {
        const place = digit === leading ? share : chance(draw, digit);
        const point = curves[digit]?.quantile(place) ?? place * radix;
        return Math.min(radix - 1, Math.floor(point));
      }),
    );
  const counts = new Map<string, number>();
  for (let draw = 0; draw < most; draw++) {
    // One of each stretch of equal chance.
    const text = textAt(draw, (draw + chance(draw, leading)) / most);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  // What is likeliest was drawn more than once: without a distribution, others take these places.
  const isEven = curves.every((curve) => curve === null);
  for (let draw = most; isEven && counts.size < most && draw < ATTEMPTS * most; draw++) {
    const text = textAt(draw, chance(draw, leading));
    if (!counts.has(text)) counts.set(text, 1);
  }
  return { ...domain, parts: [poolOf(counts, isEven)] };
}

function poolOf(counts: ReadonlyMap<string, number>, isEven: boolean): Part {
  const pool: Part = { kind: 'pool', entries: [...counts.keys()] };
  const weights = [...counts.values()];
  return isEven || weights.every((weight) => weight === 1)
    ? pool
    : { ...pool, distribution: { kind: 'weights', weights } };
}
