import type { Expression } from '../../ir.ts';

/** A number as it is written in an expression. */
export function numeric(value: number): Expression {
  const text: Expression = { kind: 'number', text: String(Math.abs(value)) };
  return value < 0 ? { kind: 'unary', operator: '-', operand: text } : text;
}
