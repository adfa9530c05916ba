import type { Shape } from '../../../grammar/shape.ts';
import type { ColumnType, Expression } from '../../ir.ts';

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
