import type { Shape } from '../../grammar/shape.ts';
import { type Domain, poolDomain } from './domain.ts';
import { integerDomain } from './integer.ts';
import { type Bound, type DomainRequest, numberOf, type Scalar } from './request.ts';

/** False and true, in this order. MySQL's BOOLEAN is an integer of eight bits: a key may use them all. */
export function booleanDomain(shape: Shape<'boolean'>, request: DomainRequest): Domain | null {
  const { facts, distinct } = request;
  const isFree = facts.list === null && facts.least === null && facts.most === null && facts.excluded.length === 0;
  if (shape.stored === 'integer' && distinct && isFree) {
    return integerDomain({ kind: 'integer', bits: 8, unsigned: false, sequence: false }, request);
  }
  const excluded = facts.excluded.map(truthText);
  const allowed = ['false', 'true'].filter((text, number) => {
    if (facts.list !== null && !facts.list.some((value) => truthText(value) === text)) return false;
    if (facts.least !== null && !isBeyond(facts.least, number, 1)) return false;
    if (facts.most !== null && !isBeyond(facts.most, number, -1)) return false;
    return !excluded.includes(text);
  });
  return allowed.length === 0 ? null : poolDomain('boolean', 'boolean', allowed);
}

/** Whether 0 (false) or 1 (true) lies on the right side of a bound. */
function isBeyond({ value, strict }: Bound, number: number, direction: 1 | -1): boolean {
  const order = (number - (numberOf(value) ?? (truthText(value) === 'true' ? 1 : 0))) * direction;
  return strict ? order > 0 : order >= 0;
}

/** `true` or `false` for a constant that stands for one. PostgreSQL manual 8.6. */
function truthText(value: Scalar): string {
  if (typeof value === 'string') return /^\s*(t|tr|tru|true|y|ye|yes|on|1)\s*$/i.test(value) ? 'true' : 'false';
  return value === true || (typeof value === 'number' && value !== 0) ? 'true' : 'false';
}
