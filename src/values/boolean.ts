import type { Shape } from '../../grammar/shape.ts';
import { type Domain, poolDomain } from './domain.ts';
import type { DomainRequest, Scalar } from './request.ts';

/** False and true, in this order. */
export function booleanDomain(shape: Shape<'boolean'>, { facts, distinct }: DomainRequest): Domain | null {
  // MySQL's BOOLEAN is an integer of eight bits: a key may use them all.
  if (shape.stored === 'integer' && distinct) {
    return { kind: 'integer', literal: 'bare', parts: [{ kind: 'integer', first: -128, size: 256 }] };
  }
  const allowed = ['false', 'true'].filter(
    (text) =>
      (facts.list === null || facts.list.some((value) => truthText(value) === text)) &&
      !facts.excluded.some((value) => truthText(value) === text),
  );
  return allowed.length === 0 ? null : poolDomain('boolean', 'boolean', allowed);
}

/** `true` or `false` for a constant that stands for one. PostgreSQL manual 8.6. */
export function truthText(value: Scalar): string {
  if (typeof value === 'string') return /^\s*(t|tr|tru|true|y|ye|yes|on|1)\s*$/i.test(value) ? 'true' : 'false';
  return value === true || (typeof value === 'number' && value !== 0) ? 'true' : 'false';
}
