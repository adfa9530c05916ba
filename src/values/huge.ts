import type { Part } from './part.ts';
import { type Bound, type Facts, isWhole, type Scalar } from './request.ts';

/** An interval of whole numbers, of which a double holds not all. */
export interface HugeInterval {
  readonly first: bigint;
  readonly last: bigint;
}

/** Digits of a number that vary: the most that one part counts. */
const VARYING_DIGITS = 9;

/**
 * Whole numbers beyond those that a double holds exactly, between bounds that are: numbers with the same digits in
 * front. Null: there is no such number, or no bound that a double does not hold.
 */
export function hugeParts(facts: Facts, limits: HugeInterval): readonly Part[] | null {
  if (!isHuge(facts.least) && !isHuge(facts.most)) return null;
  let first = limits.first;
  let last = limits.last;
  for (const { value, strict } of present(facts.least)) first = larger(first, wholeOf(value) + (strict ? 1n : 0n));
  for (const { value, strict } of present(facts.most)) last = -larger(-last, (strict ? 1n : 0n) - wholeOf(value));
  const excluded = new Set(facts.excluded.map(String));
  while (first <= last && excluded.has(String(first))) first++;
  while (first <= last && excluded.has(String(last))) last--;
  if (first > last) return null;
  // The digits count upwards from zero, so that negative numbers are counted by their size.
  const negative = last < 0n;
  const [nearest, farthest] = negative ? [-last, -first] : [larger(first, 0n), last];
  return [{ kind: 'constant', text: negative ? '-' : '' }, ...blockParts(nearest, farthest)];
}

/** The numbers between two that have the digits of one of them in front. */
function blockParts(nearest: bigint, farthest: bigint): readonly Part[] {
  const block = 10n ** BigInt(VARYING_DIGITS);
  const whole = farthest / block;
  const from = nearest / block === whole ? nearest % block : 0n;
  const size = Number(farthest % block) - Number(from) + 1;
  const digits: Part = { kind: 'digits', width: VARYING_DIGITS, first: Number(from), size };
  return whole === 0n
    ? [{ kind: 'integer', first: Number(from), size }]
    : [{ kind: 'constant', text: String(whole) }, digits];
}

function present(bound: Bound | null): readonly Bound[] {
  return bound !== null && isWhole(String(bound.value)) ? [bound] : [];
}

function isHuge(bound: Bound | null): boolean {
  return present(bound).some(({ value }) => Math.abs(Number(value)) > Number.MAX_SAFE_INTEGER);
}

function wholeOf(value: Scalar): bigint {
  return BigInt(String(value).trim());
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
