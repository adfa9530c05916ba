import { type ExactUnits, exactUnits } from './exact.ts';
import type { Part } from './part.ts';
import type { Bound, Facts } from './request.ts';

/** An interval of whole numbers, of which a double holds not all. */
export interface HugeInterval {
  readonly first: bigint;
  readonly last: bigint;
}

/** Digits of a number that vary: the most that one part counts. */
const VARYING_DIGITS = 9;

/**
 * Numbers of so many digits behind the point between bounds that a double does not hold exactly: numbers with the same
 * digits in front. Null: there is no such number, or no bound that a double does not hold.
 */
export function hugeParts(facts: Facts, limits: HugeInterval, scale = 0): readonly Part[] | null {
  const least = unitsOf(facts.least, scale);
  const most = unitsOf(facts.most, scale);
  if (!isHuge(least) && !isHuge(most)) return null;
  let { first, last } = limits;
  if (least !== null) first = larger(first, least.floor + (least.isWhole && !facts.least?.strict ? 0n : 1n));
  if (most !== null) last = -larger(-last, (most.isWhole && facts.most?.strict ? 1n : 0n) - most.floor);
  const excluded = new Set(facts.excluded.map((value) => exactUnits(value, scale)?.floor));
  while (first <= last && excluded.has(first)) first++;
  while (first <= last && excluded.has(last)) last--;
  if (first > last) return null;
  // The digits count upwards from zero, so that negative numbers are counted by their size.
  const negative = last < 0n;
  const [nearest, farthest] = negative ? [-last, -first] : [larger(first, 0n), last];
  return [{ kind: 'constant', text: negative ? '-' : '' }, ...blockParts(nearest, farthest, scale)];
}

/** The numbers between two that have the digits of one of them in front. */
function blockParts(nearest: bigint, farthest: bigint, scale: number): readonly Part[] {
  const width = scale === 0 ? VARYING_DIGITS : Math.min(scale, VARYING_DIGITS);
  const block = 10n ** BigInt(width);
  const front = farthest / block;
  const from = nearest / block === front ? nearest % block : 0n;
  const size = Number(farthest % block) - Number(from) + 1;
  if (front === 0n && scale === 0) return [{ kind: 'integer', first: Number(from), size }];
  const digits: Part = { kind: 'digits', width, first: Number(from), size };
  if (scale === 0) return [{ kind: 'constant', text: String(front) }, digits];
  // Digits behind the point that do not vary.
  const kept = scale - width;
  const text = String(front).padStart(kept + 1, '0');
  return [{ kind: 'constant', text: `${text.slice(0, text.length - kept)}.${text.slice(text.length - kept)}` }, digits];
}

function unitsOf(bound: Bound | null, scale: number): ExactUnits | null {
  return bound === null ? null : exactUnits(bound.value, scale);
}

function isHuge(units: ExactUnits | null): boolean {
  return units !== null && larger(units.floor, -units.floor) > BigInt(Number.MAX_SAFE_INTEGER);
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
