import { type Facts, numberOf } from './request.ts';

/** Steps that an interval between two bounds is cut into at least, where the digits allow. */
const STEPS = 10_000;

/** Digits behind the point, of so many in all: more for a narrow interval than is natural, fewer for large bounds. */
export function scaleFor({ least, most }: Facts, digits: number, natural: number): number {
  const bounds = [least, most]
    .map((bound) => (bound === null ? null : numberOf(bound.value)))
    .filter((bound) => bound !== null);
  if (bounds.length === 0) return Math.min(natural, digits);
  const largest = Math.max(1, ...bounds.map(Math.abs));
  const whole = Math.ceil(Math.log10(largest + 1)) + (bounds.length === 1 ? 1 : 0);
  const [low, high] = bounds;
  const span = low !== undefined && high !== undefined && high > low ? high - low : 1;
  const wanted = Math.max(natural, Math.ceil(Math.log10(STEPS / span)));
  return Math.max(0, Math.min(wanted, digits - whole, MAX_SCALE));
}

/** Digits behind the point that a part can write. */
const MAX_SCALE = 15;
