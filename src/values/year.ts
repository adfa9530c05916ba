import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { numberPart } from './integer.ts';
import { type DomainRequest, narrowed, numberOf } from './request.ts';

/** MySQL's YEAR. */
export function yearDomain(shape: Shape<'year'>, request: DomainRequest): Domain | null {
  const legal = { first: shape.first, last: shape.last };
  const interval = narrowed(request.facts, numberOf, request.distinct ? legal : { first: 1990, last: 2029 }, legal);
  return interval === null ? null : { kind: 'year', literal: 'bare', parts: [numberPart(interval, 0)] };
}
