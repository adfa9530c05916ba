import type { Distribution } from '../../src/values/distribution.ts';
import { digitSizes, type Part } from '../../src/values/part.ts';

/** Parts of one digit each, or of none, with the distributions of their digits in turn; null: all of its ranks are alike. */
export function skewedParts(parts: readonly Part[], distributions: readonly (Distribution | null)[]): readonly Part[] {
  let digit = 0;
  return parts.map((part) => {
    if (digitSizes(part).length === 0) return part;
    const distribution = distributions[digit++] ?? null;
    return distribution === null ? part : { ...part, distribution };
  });
}
