import { listed } from '../../compose.ts';
import type { Inverse } from '../../functions/inverses.ts';
import type { Expression } from '../../ir.ts';
import { clockText, dayNumber, dayText } from '../../values/part.ts';
import { referenceYear, type TimeLine } from '../../values/time-line.ts';
import type { Columns } from './column-facts.ts';

/** Days, moments and times that are listed at most. */
const MAX_LISTED = 2400;

/** Days of dates: from those around which dates are drawn, then the ones before. */
function daysOn(line: TimeLine): readonly number[] {
  const year = referenceYear(line);
  return [
    ...daysBetween(dayNumber(year - 6, 1, 1), dayNumber(year + 23, 12, 31)),
    ...daysBetween(dayNumber(year - 26, 1, 1), dayNumber(year - 7, 12, 31)),
  ];
}

function daysBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Moments that exist in every zone: those of days since the last that a zone left out, in hours that no clock skips. */
const FIRST_DAY = dayNumber(2012, 1, 1);
const DAYS_APART = 3;
const FIRST_HOUR = 6;
const HOURS = 17;

/**
 * A column of days, moments or times as one of some of which a function gives one of the values, as its inverse says:
 * on days that are far apart, as a span would have few. Null: there are no such lists of the function, or of the column's type.
 */
export function listedMoments(
  { ofDay, ofClock }: Inverse,
  column: Expression & { kind: 'column' },
  values: readonly number[],
  { shapeOf, timeLine }: Columns,
): Expression | null {
  const kind = shapeOf(column.name)?.kind;
  const texts =
    kind === 'date' && ofDay !== undefined
      ? daysWith(ofDay, values, timeLine)
      : kind === 'timestamp' && ofClock !== undefined
        ? momentsWith(ofClock, values)
        : [];
  return texts.length === 0 ? null : listed(column, texts);
}

function daysWith(unit: (day: number) => number, values: readonly number[], timeLine: TimeLine): readonly string[] {
  const wanted = new Set(values);
  const texts: string[] = [];
  for (const day of daysOn(timeLine)) {
    if (texts.length === MAX_LISTED) break;
    if (wanted.has(unit(day))) texts.push(dayText(day));
  }
  return texts;
}

/** Moments with such a minute or second, each on a day of its own: where both are asked for, on full and half hours, there are some of both. */
function momentsWith(unit: 'minute' | 'second', values: readonly number[]): readonly string[] {
  const known = values.filter((value) => Number.isInteger(value) && value >= 0 && value < 60);
  if (known.length === 0) return [];
  return Array.from({ length: MAX_LISTED }, (_, i) => {
    const value = known[i % known.length] ?? 0;
    const [minute, second] = unit === 'minute' ? [value, 0] : [(i % 2) * 30, value];
    const clock = clockText((FIRST_HOUR + (i % HOURS)) * 3600 + minute * 60 + second);
    return `${dayText(FIRST_DAY + i * DAYS_APART)} ${clock}`;
  });
}
