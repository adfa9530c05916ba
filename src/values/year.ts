import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { numberPart } from './integer.ts';
import { REFERENCE_DAY } from './meaning.ts';
import { dayText } from './part.ts';
import { type DomainRequest, type Interval, narrowed, numberOf } from './request.ts';

/** MySQL's YEAR. */
export function yearDomain(shape: Shape<'year'>, request: DomainRequest): Domain | null {
  const legal = { first: shape.first, last: shape.last };
  const interval = narrowed(request.facts, numberOf, request.distinct ? legal : yearsOf(request), legal);
  return interval === null ? null : { kind: 'year', literal: 'bare', parts: [numberPart(interval, 0)] };
}

/** The years that people keep in a column: those of its numbers, of its moments, or some decades up to the reference time. */
function yearsOf({ meanings }: DomainRequest): Interval {
  for (const { numbers, moments } of meanings) {
    if (numbers !== undefined) return numbers;
    if (moments !== undefined) {
      const yearAt = (days: number) => Number(dayText(REFERENCE_DAY + days).slice(0, 4));
      return { first: yearAt(moments.from), last: yearAt(moments.to - 1) };
    }
  }
  return { first: 1990, last: 2025 };
}
