import type { KeyPlan } from '../plan.ts';

/** A key of which some digits are the most significant ones, in their order. */
export function withFirstDigits(key: KeyPlan, first: readonly number[]): KeyPlan {
  const places = [...first, ...[...key.radices.keys()].filter((digit) => !first.includes(digit))];
  return {
    ...key,
    ...(key.numbered === undefined ? {} : { numbered: places.indexOf(key.numbered) }),
    radices: places.map((digit) => key.radices[digit] ?? 1),
    lanes: key.lanes.map((lane) => ({
      ...lane,
      digits: lane.digits.map(({ digit, weight }) => ({ digit: places.indexOf(digit), weight })),
    })),
  };
}
