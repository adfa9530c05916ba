import type { Semantics } from '../../grammar/semantics.ts';
import type { Expression } from '../ir.ts';
import { Decimal, toFloat } from '../runtime/decimal.ts';
import { isExact, isFloat, isTemporal, isText, type Type } from '../runtime/types.ts';
import { Refusal, Unevaluable } from '../runtime/value.ts';
import type { Scalar } from '../values/request.ts';
import { DEFAULT_TIME_LINE } from '../values/time-line.ts';
import { evaluate, textOfValue, truthOf } from './condition.ts';
import type { Scope } from './scope.ts';
import type { Truth } from './three-valued.ts';

/** The value of an expression without columns, such as 50 + 50; undefined: it is NULL, or not evaluated. */
export function constantValue(expression: Expression, semantics: Semantics): Scalar | undefined {
  try {
    const found = evaluate(expression, withoutColumns(semantics), () => null);
    const { value, type } = found;
    if (!isPlain(type)) return undefined;
    if (value === null || typeof value === 'boolean') return value ?? undefined;
    if (value instanceof Decimal) return toFloat(value);
    return isFloat(type) ? Number(value) : (textOfValue(found) ?? undefined);
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unevaluable) return undefined;
    throw error;
  }
}

/** The truth of a condition without columns; undefined: it is not evaluated. */
export function constantTruth(expression: Expression, semantics: Semantics): Truth | undefined {
  try {
    return truthOf(expression, withoutColumns(semantics), () => null);
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unevaluable) return undefined;
    throw error;
  }
}

/** What the time changes is no constant, whichever it is. */
function withoutColumns(semantics: Semantics): Scope {
  return { semantics, timeLine: DEFAULT_TIME_LINE, columnOf: () => undefined };
}

/** Whether a type's values are numbers, truth values, or text that reads as the column's own does. */
function isPlain(type: Type): boolean {
  if (isExact(type) || isFloat(type) || isText(type) || isTemporal(type)) return true;
  return type.name === 'bool' || type.name === 'unknown' || type.name === 'uuid';
}
