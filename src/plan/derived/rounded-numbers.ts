import { binary, columnNamed, numeric } from '../../compose.ts';
import type { Check, Expression, Table } from '../../ir.ts';

/** Digits before the point that a scale rounds away at most: of more, numbers have zeros in any case. */
const MOST_DIGITS = 6;

/**
 * Columns whose scale is negative hold multiples of a power of ten (PostgreSQL 18 manual, section 8.1.2): another number would be
 * rounded as it is stored, to one that other constraints may not take.
 */
export function roundedNumbers({ columns }: Table): readonly Check[] {
  return columns.flatMap(({ name, offset, type: { shape } }): readonly Check[] => {
    const scale = shape.kind === 'decimal' ? (shape.scale ?? 0) : 0;
    if (scale >= 0 || scale < -MOST_DIGITS) return [];
    const column = columnNamed(name, offset);
    const rest: Expression = { kind: 'binary', operator: '%', left: column, right: numeric(10 ** -scale) };
    return [{ name: null, offset, expression: binary('=', rest, numeric(0)) }];
  });
}
