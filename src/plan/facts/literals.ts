import type { Shape } from '../../../grammar/shape.ts';
import type { ColumnType, Expression, Expressions } from '../../ir.ts';

/* The least parts of expressions: constants, and calls of functions. */

/** A number as it is written in an expression. */
export function numeric(value: number): Expression {
  const text: Expression = { kind: 'number', text: String(Math.abs(value)) };
  return value < 0 ? { kind: 'unary', operator: '-', operand: text } : text;
}

export function call(name: string, ...given: Expressions): Expression {
  return { kind: 'call', name, arguments: given, offset: 0 };
}

/** A type by its values and its name. */
export function typeOf(shape: Shape, name: string): ColumnType {
  return {
    shape,
    written: name,
    base: name,
    characterSet: null,
    collation: null,
    nullable: true,
    domainChecks: [],
    inner: [],
  };
}

/** A constant span of time: `1 second`, `18 years`. */
export function intervalOf(written: string): Expression {
  return { kind: 'cast', operand: { kind: 'string', value: written }, type: INTERVAL };
}

const INTERVAL = typeOf({ kind: 'interval', fields: null, precision: 6 }, 'interval');
