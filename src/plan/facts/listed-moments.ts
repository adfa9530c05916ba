import type { Expression } from '../../ir.ts';
import { clockText, dayNumber, dayText } from '../../values/part.ts';
import type { Columns } from './column-facts.ts';

/** Days, moments and times that are listed at most. */
const MAX_LISTED = 2400;

/** Days of dates, from the first on. */
const DAYS = { first: dayNumber(2000, 1, 1), last: dayNumber(2049, 12, 31) };

/** Moments that exist in every zone: those of days since the last that a zone left out, in hours that no clock skips. */
const FIRST_DAY = dayNumber(2012, 1, 1);
const DAYS_APART = 3;
const FIRST_HOUR = 6;
const HOURS = 17;

/** What units of a calendar a day has, by the function that gives them. */
const OF_DAYS: ReadonlyMap<string, (day: number) => number> = new Map(
  Object.entries({
    month: monthOf,
    'extract month': monthOf,
    quarter: (day: number) => Math.ceil(monthOf(day) / 3),
    dayofyear: (day: number) => day - dayNumber(Number(dayText(day).slice(0, 4)), 1, 1) + 1,
    dayofweek: (day: number) => ((day + 4) % 7) + 1,
    weekday: (day: number) => (day + 3) % 7,
  }),
);

function monthOf(day: number): number {
  return Number(dayText(day).slice(5, 7));
}

/**
 * A column of days, moments or times as one of some whose unit, as MySQL's function of this name gives it, is one of the values:
 * on days that are far apart, as a span would have few. Null: there are no such lists of the function, or of the column's type.
 */
export function listedMoments(
  name: string,
  column: Expression & { kind: 'column' },
  values: readonly number[],
  { resolve, shapeOf }: Columns,
): Expression | null {
  const kind = shapeOf(resolve(column.name) ?? '')?.kind;
  const unit = OF_DAYS.get(name);
  const texts =
    kind === 'date' && unit !== undefined
      ? daysWith(unit, values)
      : kind === 'timestamp' && unit === undefined
        ? momentsWith(name, values)
        : [];
  if (texts.length === 0) return null;
  return { kind: 'in', operand: column, list: texts.map((value) => ({ kind: 'string', value })), negated: false };
}

function daysWith(unit: (day: number) => number, values: readonly number[]): readonly string[] {
  const wanted = new Set(values);
  const texts: string[] = [];
  for (let day = DAYS.first; day <= DAYS.last && texts.length < MAX_LISTED; day++) {
    if (wanted.has(unit(day))) texts.push(dayText(day));
  }
  return texts;
}

/** Moments with such a minute or second, each on a day of its own: where both are asked for, on full and half hours, there are some of both. */
function momentsWith(name: string, values: readonly number[]): readonly string[] {
  const known = values.filter((value) => Number.isInteger(value) && value >= 0 && value < 60);
  if (known.length === 0 || (name !== 'minute' && name !== 'second')) return [];
  return Array.from({ length: MAX_LISTED }, (_, i) => {
    const value = known[i % known.length] ?? 0;
    const [minute, second] = name === 'minute' ? [value, 0] : [(i % 2) * 30, value];
    const clock = clockText((FIRST_HOUR + (i % HOURS)) * 3600 + minute * 60 + second);
    return `${dayText(FIRST_DAY + i * DAYS_APART)} ${clock}`;
  });
}
