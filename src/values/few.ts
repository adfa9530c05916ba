import { keyFor, mix32, seedOf } from '../random.ts';
import { curveOf } from './distribution.ts';
import { type Domain, distributionsOf, radicesOf, sizeOf, valueText } from './domain.ts';
import { digitSizes, type Part } from './part.ts';

/** Draws for each value that is still missing: enough where as many are left as are there. */
const ATTEMPTS = 8;

/** A fraction from zero on and below one for each digit of each draw: those of a name are always the same. */
function fractionsOf(name: string): (draw: number, digit: number) => number {
  const key = keyFor(seedOf(name), 'few values');
  return (draw, digit) => (mix32(mix32(key + draw) ^ Math.imul(digit + 1, 0x9e3779b1)) >>> 0) / 4294967296;
}

/**
 * So many values of a domain at most, spread over it as chance spreads them: those that are likelier there come oftener, or there
 * are more of them. `name` decides on which they are.
 */
export function fewOf(domain: Domain, most: number, name: string): Domain {
  if (sizeOf(domain) <= most || domain.parts.some(({ kind }) => kind === 'computed')) return domain;
  const radices = radicesOf(domain);
  const curves = distributionsOf(domain).map((distribution, digit) =>
    distribution === null ? null : curveOf(distribution, radices[digit] ?? 1),
  );
  const leading = radices.findIndex((radix) => radix > 1);
  const fraction = fractionsOf(name);
  const textAt = (draw: number, share: number): string =>
    valueText(
      domain,
      radices.map((radix, digit) => {
        const place = digit === leading ? share : fraction(draw, digit);
        const point = curves[digit]?.quantile(place) ?? place * radix;
        return Math.min(radix - 1, Math.floor(point));
      }),
    );
  const counts = new Map<string, number>();
  for (let draw = 0; draw < most; draw++) {
    // One of each stretch of equal chance.
    const text = textAt(draw, (draw + fraction(draw, leading)) / most);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  // What is likeliest was drawn more than once: without a distribution, others take these places.
  const isEven = curves.every((curve) => curve === null);
  for (let draw = most; isEven && counts.size < most && draw < ATTEMPTS * most; draw++) {
    const text = textAt(draw, fraction(draw, leading));
    if (!counts.has(text)) counts.set(text, 1);
  }
  return { ...domain, parts: [poolOf(counts, isEven)] };
}

/** Things to pick from of which each may be a value: more of them take room. */
const MOST_PICKED = 2000;

/**
 * So many values of a domain whose values pick one thing each, each another one, as a list of all of these things in which the others
 * never come; null: they pick none or several, or too few. What else is said of a thing still goes with its value.
 */
export function fewPicked(domain: Domain, most: number, name: string): Domain | null {
  const picking = domain.parts.filter(({ picks }) => picks !== undefined);
  const [{ kind, picks } = { kind: 'constant' }, more] = picking;
  const sizes = domain.parts.flatMap((part) => digitSizes(part).map((size) => ({ size, part })));
  const place = sizes.findIndex(({ part }) => part === picking[0]);
  const { size } = sizes[place] ?? { size: 0 };
  if (kind !== 'pool' || picks === undefined || more !== undefined || size < most || size > MOST_PICKED) return null;
  if (domain.parts.some((part) => part.kind === 'computed')) return null;
  const fraction = fractionsOf(name);
  const entries = Array.from({ length: size }, (_, rank) =>
    valueText(
      domain,
      sizes.map((one, digit) => (digit === place ? rank : Math.floor(fraction(rank, digit) * one.size))),
    ),
  );
  const distribution = distributionsOf(domain)[place] ?? null;
  const curve = distribution === null ? null : curveOf(distribution, size);
  const weights = entries.map(() => 0);
  for (let nth = 0; nth < most; nth++) {
    const share = (nth + fraction(size + nth, place)) / most;
    const rank = Math.min(size - 1, Math.floor(curve?.quantile(share) ?? share * size));
    weights[rank] = Math.max(weights[rank] ?? 0, (nth + 1) ** -0.6);
  }
  return { ...domain, parts: [{ kind: 'pool', entries, picks, distribution: { kind: 'weights', weights } }] };
}

function poolOf(counts: ReadonlyMap<string, number>, isEven: boolean): Part {
  const pool: Part = { kind: 'pool', entries: [...counts.keys()] };
  const weights = [...counts.values()];
  return isEven || weights.every((weight) => weight === 1)
    ? pool
    : { ...pool, distribution: { kind: 'weights', weights } };
}
