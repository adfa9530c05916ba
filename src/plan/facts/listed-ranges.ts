import type { Shape } from '../../../grammar/shape.ts';
import { listed } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Binary, Expression } from '../../ir.ts';
import { secondsOfSpan } from '../../values/interval.ts';
import { clockText, dayNumber, dayText } from '../../values/part.ts';
import type { Columns } from './column-facts.ts';
import { constantOf } from './operand.ts';

/** Ranges that are listed. */
const LISTED = 1500;

const FIRST_DAY = dayNumber(2020, 1, 1);

/** A column of ranges as one of some that have no bound on this side, but one on the other; null: it is no such column. */
export function openRanges(
  value: Expression | undefined,
  side: 'lower' | 'upper',
  { shapeOf }: Columns,
): Expression | null {
  const shape = value?.kind === 'column' ? shapeOf(value.name) : undefined;
  if (value === undefined || shape?.kind !== 'range') return null;
  const bounds = Array.from({ length: LISTED }, (_, i) => boundOf(shape.of, i)).filter((bound) => bound !== null);
  const ranges = bounds.map((bound) => (side === 'upper' ? `[${bound},)` : `(,${bound})`));
  return ranges.length === 0 ? null : listed(value, shape.multiple ? ranges.map((range) => `{${range}}`) : ranges);
}

/** Parts of the longest span that ranges have, by the comparison with it: each in its turn. */
const PARTS: ReadonlyMap<string, readonly number[]> = new Map([
  ['=', [1]],
  ['<=', [1, 0.5, 0.75, 0.25]],
  ['<', [0.5, 0.75, 0.25]],
]);

const DAY_SECONDS = 86_400;

/** Days that a list of ranges goes on for at most, so that the last of them is a date. */
const MAX_DAYS = 2_500_000;

/**
 * upper(column) - lower(column) <= span: a column of ranges of moments as one of some that are no longer, of which none overlap;
 * null: it is no such difference.
 */
export function rangesOfLength(
  { operator, left, right }: Binary,
  comparison: string,
  limit: Expression,
  columns: Columns,
): Expression | null {
  const parts = PARTS.get(comparison);
  const [value, other] = [argumentOf(left, 'upper'), argumentOf(right, 'lower')];
  if (operator !== '-' || parts === undefined || value?.kind !== 'column' || other?.kind !== 'column') return null;
  const column = value.name;
  const shape = columns.shapeOf(column);
  if (column !== other.name || shape?.kind !== 'range' || shape.multiple) return null;
  const { of } = shape;
  const span = constantOf(limit, columns.semantics);
  const seconds = typeof span === 'string' ? secondsOfSpan(span) : null;
  const isSpan = of.kind === 'timestamp' && seconds !== null && Number.isInteger(seconds) && seconds >= 4;
  if (!isSpan) return null;
  const apart = Math.ceil(seconds / DAY_SECONDS) + 1;
  const count = Math.min(LISTED, Math.floor(MAX_DAYS / apart));
  const zone = of.zoned ? '+00' : '';
  const moment = (second: number) =>
    `"${dayText(FIRST_DAY + Math.floor(second / DAY_SECONDS))} ${clockText(second % DAY_SECONDS)}${zone}"`;
  const ranges = Array.from({ length: count }, (_, i) => {
    const from = i * apart * DAY_SECONDS + (FIRST_HOUR + (i % HOURS)) * 3600;
    return `[${moment(from)},${moment(from + Math.floor(seconds * (parts[i % parts.length] ?? 1)))})`;
  });
  return count === 0 ? null : listed(value, ranges);
}

/** Hours of the day at which ranges begin. */
const FIRST_HOUR = 8;
const HOURS = 9;

function argumentOf(expression: Expression, bound: 'lower' | 'upper'): Expression | null {
  const isBound = expression.kind === 'call' && functionNamed(expression.name).bound === bound;
  const [argument] = isBound ? expression.arguments : [];
  return argument ?? null;
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
