import type { Dimension } from '../../grammar/kinds.ts';
import { Decimal } from '../runtime/decimal.ts';
import type { Value } from '../runtime/value.ts';
import { DAY } from '../values/measure.ts';

/** A number, a day or a moment in units of so many decimals, of 1 or of a second; NaN: NULL. Another value is no such thing. */
export function countOf(value: Value, dimension: Dimension, scale: number): number {
  if (value instanceof Decimal) return Number(value.units) * 10 ** (scale - value.scale);
  // Moments are microseconds.
  if (typeof value === 'bigint') return Number(value) * 10 ** (scale - 6);
  if (typeof value !== 'number') return Number.NaN;
  return value * (dimension === 'instant' ? DAY : 1) * 10 ** scale;
}
