import { modelOf } from '../../grammar/kinds.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { Expression } from '../ir.ts';
import { isJson } from '../json-text.ts';

/** Whether a default may be a value of its column: a literal that surely is none may not. */
export function mayBeDefault(shape: Shape, value: Expression): boolean {
  const literal = value.kind === 'unary' && value.operator === '-' ? value.operand : value;
  if (literal.kind === 'number' || literal.kind === 'boolean')
    return modelOf(shape.kind).assigned.includes(literal.kind);
  return value.kind !== 'string' || mayRead(shape, value.value);
}

/** Whether a type may read a text: one that is surely none of its values it does not. */
export function mayRead(shape: Shape, text: string): boolean {
  if (modelOf(shape.kind).input?.test(text) === false) return false;
  if (shape.kind === 'integer') return isInRange(shape, text.trim());
  return shape.kind !== 'json' || isJson(text);
}

function isInRange(shape: Shape<'integer'>, digits: string): boolean {
  if (!/^[-+]?\d{1,30}$/.test(digits)) return true;
  const half = 2n ** BigInt(shape.bits - 1);
  const number = BigInt(digits.replace('+', ''));
  // The server reads the number of an object with a sign, too.
  return number >= -half && number < (shape.unsigned ? 2n * half : half);
}
