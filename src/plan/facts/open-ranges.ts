import type { Shape } from '../../../grammar/shape.ts';
import type { Expression } from '../../ir.ts';
import { dayNumber, dayText } from '../../values/part.ts';
import type { Columns } from './column-facts.ts';

/** Ranges without a bound that are listed. */
const LISTED = 1500;

const FIRST_DAY = dayNumber(2020, 1, 1);

/** A column of ranges as one of some that have no bound on this side, but one on the other; null: it is no such column. */
export function openRanges(
  value: Expression | undefined,
  side: 'lower' | 'upper',
  { resolve, shapeOf }: Columns,
): Expression | null {
  const shape = value?.kind === 'column' ? shapeOf(resolve(value.name) ?? '') : undefined;
  if (value === undefined || shape?.kind !== 'range') return null;
  const bounds = Array.from({ length: LISTED }, (_, i) => boundOf(shape.of, i)).filter((bound) => bound !== null);
  const list = bounds.map((bound): Expression => {
    const range = side === 'upper' ? `[${bound},)` : `(,${bound})`;
    return { kind: 'string', value: shape.multiple ? `{${range}}` : range };
  });
  return list.length === 0 ? null : { kind: 'in', operand: value, list, negated: false };
}

/** The bound of that number of a range of such values; null: none is known. */
function boundOf(of: Shape, index: number): string | null {
  switch (of.kind) {
    case 'integer':
      return String(index + 1);
    case 'decimal':
    case 'float':
      return of.kind === 'decimal' && of.precision !== null && of.precision - (of.scale ?? 0) < 4
        ? null
        : String(index + 1);
    case 'date':
      return dayText(FIRST_DAY + index);
    case 'timestamp':
      return `"${dayText(FIRST_DAY + index)} 00:00:00${of.zoned ? '+00' : ''}"`;
    default:
      return null;
  }
}
