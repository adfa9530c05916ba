import type { Kind, Shape } from '../../grammar/shape.ts';
import type { Expression } from '../ir.ts';
import { isJson } from '../json-text.ts';

const NUMBERS: readonly Kind[] = ['integer', 'decimal', 'float', 'money'];

/** Kinds of values that a number or a truth value becomes by itself where it is stored (pg_cast, manual 10.4). */
const TAKERS: Readonly<Record<'number' | 'boolean', ReadonlySet<Kind>>> = {
  number: new Set<Kind>([...NUMBERS, 'text', 'formed', 'spatial', 'vector', 'unknown', 'opaque']),
  boolean: new Set<Kind>(['boolean', 'text', 'formed', 'unknown', 'opaque']),
};

/** A moment is neither of few digits alone nor a word, but for these. */
const MOMENT =
  /^(?!\s*[-+]?\d{1,3}\s*$)(?!\s*[a-z]+\s*$)|^\s*[-+]?(?:epoch|infinity|now|today|tomorrow|yesterday)\s*$/i;

/** Texts of which the values of a kind are surely some; others are taken as the type's own input function judges. */
const TEXTS: Partial<Readonly<Record<Kind, RegExp>>> = {
  integer: /^\s*[-+]?(?:\d[\d_]*|0[xob][\da-f_]+)\s*$/i,
  decimal: /^\s*[-+]?(?:(?:[\d_]+\.?[\d_]*|\.[\d_]+)(?:e[-+]?\d+)?|0[xob][\da-f_]+|nan|inf(?:inity)?)\s*$/i,
  float: /^\s*[-+]?(?:(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|0x[\da-f.p]+|nan|inf(?:inity)?)\s*$/i,
  boolean: /^\s*(?:t|tr|tru|true|f|fa|fal|fals|false|y|ye|yes|n|no|on|of|off|0|1)\s*$/i,
  date: MOMENT,
  timestamp: MOMENT,
  uuid: /^\{?(?:[\da-f]{4}-?){8}\}?$/i,
  array: /^\s*[[{]/,
  range: /^\s*(?:[[({]|empty)/i,
};

/** Whether a default may be a value of its column: a literal that surely is none may not. */
export function mayBeDefault(shape: Shape, value: Expression): boolean {
  const literal = value.kind === 'unary' && value.operator === '-' ? value.operand : value;
  if (literal.kind === 'number' || literal.kind === 'boolean') return TAKERS[literal.kind].has(shape.kind);
  return value.kind !== 'string' || mayRead(shape, value.value);
}

/** Whether a type may read a text: one that is surely none of its values it does not. */
export function mayRead(shape: Shape, text: string): boolean {
  if (TEXTS[shape.kind]?.test(text) === false) return false;
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
