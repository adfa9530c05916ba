import { modelOf } from '../../grammar/kinds.ts';
import type { Domain } from '../values/domain.ts';
import { digitSizes } from '../values/part.ts';

/** What a digit of a domain picks, and from how many. */
export interface PickedDigit {
  readonly picks: string | null;
  readonly size: number;
  /** Whether some of its ranks come more often than others where chance draws it. */
  readonly isSkewed: boolean;
  /** How likely its ranks are; null: no weights say so. */
  readonly weights: readonly number[] | null;
}

/** What each digit of a domain picks. */
export function picksOf(domain: Domain | null): readonly PickedDigit[] {
  // What stands inside of a value stands there as often as the value is long.
  if (domain === null || modelOf(domain.kind).isNested) return [];
  return domain.parts.flatMap((part) =>
    digitSizes(part).map((size) => ({
      picks: part.picks ?? null,
      size,
      isSkewed: part.distribution !== undefined,
      weights: part.distribution?.kind === 'weights' ? part.distribution.weights : null,
    })),
  );
}
