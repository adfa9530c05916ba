import type { Shape } from '../../grammar/shape.ts';
import { daysOf } from './date.ts';
import type { Domain } from './domain.ts';
import { numberPart } from './integer.ts';
import { type DomainRequest, type Interval, narrowed, narrowedTime, numberOf } from './request.ts';
import { referenceYear, yearOfDay } from './time-line.ts';

/** MySQL's YEAR. */
export function yearDomain(shape: Shape<'year'>, request: DomainRequest): Domain | null {
  const legal = { first: shape.first, last: shape.last };
  const interval = request.distinct
    ? narrowed(request.facts, numberOf, legal, legal)
    : narrowedTime(request, numberOf, yearsOf(request), legal);
  return interval === null ? null : { kind: 'year', literal: 'bare', parts: [numberPart(interval, 0)] };
}

/** The years that people keep in a column: those of its numbers, of its moments, or some decades up to the reference time. */
function yearsOf({ meanings, timeLine }: DomainRequest): Interval {
  for (const { numbers, moments } of meanings) {
    if (numbers !== undefined) return numbers;
    if (moments !== undefined) {
      const { first, last } = daysOf(moments, timeLine);
      return { first: yearOfDay(first), last: yearOfDay(last) };
    }
  }
  const year = referenceYear(timeLine);
  return { first: year - DECADES, last: year - 1 };
}

/** Years up to the reference time. */
const DECADES = 36;
