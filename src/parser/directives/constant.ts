import { literalsOf } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { signed } from '../../compose.ts';
import type { Expression } from '../../ir.ts';
import type { OptionScalar } from '../../options/kind.ts';
import { mayRead } from '../analyse-defaults.ts';
import { constantOf, mayHold, mayHoldAnywhere } from '../check-defaults.ts';
import type { Parser } from '../context.ts';

/** A value of an option as a constant of a column's type, and as conditions on it hold the value. */
export interface OptionConstant {
  readonly expression: Expression;
  readonly value: OptionScalar;
}

const NUMERAL = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i;

const TRUTHS: ReadonlyMap<OptionScalar, boolean> = new Map<OptionScalar, boolean>([
  [true, true],
  [1, true],
  ['true', true],
  [false, false],
  [0, false],
  ['false', false],
]);

/** The constant of a column that a value of an option stands for; null: its type has no such value. */
export function constantFor(shape: Shape, given: OptionScalar, parser: Parser): OptionConstant | null {
  const constant = readAs(shape, given);
  if (constant === null || constant.expression.kind === 'boolean') return constant;
  const literal = constantOf(constant.expression);
  const { strictness, analysis } = parser.grammar.dialect;
  if (literal === null) return null;
  if (!(strictness === null ? mayHoldAnywhere : mayHold)(shape, literal)) return null;
  return analysis !== null && !mayRead(shape, literal.text) ? null : constant;
}

function readAs(shape: Shape, given: OptionScalar): OptionConstant | null {
  if (shape.kind === 'boolean') {
    const value = TRUTHS.get(given);
    return value === undefined ? null : { expression: { kind: 'boolean', value }, value };
  }
  if (literalsOf(shape)[0] !== 'bare') {
    const value = String(given);
    return { expression: { kind: 'string', value }, value };
  }
  const text = typeof given === 'boolean' ? String(Number(given)) : String(given).trim();
  return NUMERAL.test(text) ? { expression: signed(text.replace('+', '')), value: Number(text) } : null;
}
