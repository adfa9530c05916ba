import type { Shape } from '../../grammar/shape.ts';
import type { Distribution } from './distribution.ts';
import { type Domain, poolDomain } from './domain.ts';
import { integerDomain } from './integer.ts';
import { listedDomain } from './listed.ts';
import { type Bound, type DomainRequest, numberOf, type Scalar } from './request.ts';

/** What MySQL's BOOLEAN is. */
const STORED: Shape<'integer'> = { kind: 'integer', bits: 8, unsigned: false, sequence: false };

/** False and true, in this order. MySQL's BOOLEAN is an integer of eight bits: keys and checks may use them all. */
export function booleanDomain(shape: Shape<'boolean'>, request: DomainRequest): Domain | null {
  const { facts, distinct } = request;
  const isNumber = shape.stored === 'integer';
  const textOf = isNumber ? numberText : truthText;
  const [listed, excluded] = [facts.list?.map(textOf) ?? null, facts.excluded.map(textOf)];
  const allowed = ['false', 'true'].filter((text, number) => {
    if (listed !== null && !listed.includes(text)) return false;
    if (facts.least !== null && !isBeyond(facts.least, number, 1)) return false;
    if (facts.most !== null && !isBeyond(facts.most, number, -1)) return false;
    return !excluded.includes(text);
  });
  if (isNumber && (distinct || allowed.length === 0)) {
    return (listed === null ? integerDomain(STORED, request) : listedDomain(STORED, request)) ?? null;
  }
  if (allowed.length === 0) return null;
  const share = request.meanings.find(({ truth }) => truth !== undefined)?.truth;
  const domain = poolDomain('boolean', 'boolean', allowed);
  if (share === undefined || allowed.length === 1) return domain;
  const distribution: Distribution = { kind: 'weights', weights: [1 - share, share] };
  return { ...domain, parts: domain.parts.map((part) => ({ ...part, distribution })) };
}

/** `true` or `false` for the numbers that these are, any other as it is. */
function numberText(value: Scalar): string {
  const number = numberOf(value) ?? 0;
  return number === 0 ? 'false' : number === 1 ? 'true' : String(number);
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
