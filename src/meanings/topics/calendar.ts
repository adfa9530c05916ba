import { daysOf } from '../../values/date.ts';
import type { MomentForm, NumberForm } from '../../values/meaning.ts';
import { DAYS_IN_DIGITS, dayText, type Part, PICKED_MONTH, PICKED_YEAR } from '../../values/part.ts';
import { SECONDS_OF_DAY, type TimeLine } from '../../values/time-line.ts';
import { monthNumber, number, picked, text } from '../builders/forms.ts';
import { PAST_DAYS } from '../builders/moment.ts';
import {
  between,
  forms,
  inYears,
  listOf,
  lognormal,
  normal,
  once,
  onLines,
  yearly,
  yearsFrom,
} from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const MONTHS = listOf(
  'January, February, March, April, May, June, July, August, September, October, November, December',
);
const WEEKDAYS = listOf('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday');
const QUARTERS = listOf('Q1, Q2, Q3, Q4');
const short = (entries: readonly string[], length: number) => entries.map((entry) => entry.slice(0, length));

/** Moments of the last three years as numbers from 1970, so many of a second. */
function momentsIn(line: TimeLine, perSecond: number): NumberForm {
  const { first, last } = daysOf({ from: -1096, to: 0, isEvent: true }, line);
  const unit = SECONDS_OF_DAY * perSecond;
  return between(first * unit, (last + 1) * unit - 1);
}

/** A year and a month as pieces of texts, which are those of the row's moment where it has one. */
const yearNumber = (first: number, last: number): Part => ({
  ...number(first, last),
  picks: `${PICKED_YEAR} from ${first} to ${last}`,
});
const monthInYear: Part = { ...monthNumber, picks: PICKED_MONTH };

/** Months of some years as texts. */
const monthsOf = (first: number, last: number): Pick<MeaningRow, 'texts'> => ({
  texts: once(() => [
    [yearNumber(first, last), text('-'), monthInYear],
    [yearNumber(first, last), monthInYear],
  ]),
});

/** Months of some years as numbers of six digits. */
function listedMonths(first: number, last: number): NumberForm {
  const months = yearsFrom(first, last).flatMap((year) => yearsFrom(1, 12).map((month) => String(year * 100 + month)));
  return { ...between(first * 100 + 1, last * 100 + 12), listed: { picks: 'month in a year', entries: () => months } };
}

/** Days as numbers of eight digits. */
const daysInDigits = ({ first, last }: { readonly first: number; readonly last: number }): readonly string[] =>
  yearsFrom(first, last).map((day) => dayText(day).replaceAll('-', ''));

/** Days of the last three years as such numbers; of keys, those of half a century. */
function listedDays(line: TimeLine): NumberForm {
  const daysFrom = (form: MomentForm) => once(() => daysInDigits(daysOf(form, line)));
  const entries = daysFrom({ from: -1096, to: 0, isEvent: true });
  const distinct = daysFrom({ from: -13_149, to: 5_114 });
  return { ...between(10_000_101, 99_991_231), listed: { picks: DAYS_IN_DIGITS, entries, distinct } };
}

/** Parts of a date, and numbers for moments. */
export const calendar: readonly MeaningRow[] = [
  {
    name: 'time.epoch',
    names: 'epoch, unix time|timestamp, epoch second, unixtime, unix',
    ...onLines((line) => ({ numbers: momentsIn(line, 1) })),
  },
  {
    name: 'time.epoch milliseconds',
    names: 'epoch|timestamp|unix|time|at ms, epoch|timestamp millisecond',
    ...onLines((line) => ({ numbers: momentsIn(line, 1000) })),
  },
  {
    name: 'time.birth year of an artist',
    names: 'birth year, year of birth',
    beside: 'medium, accession, culture, nationality',
    without: 'patient, employee, email, phone',
    role: 'time.birth year',
    ...yearly((year) => ({ numbers: between(year - 430, year - 50, normal(year - 120, 60)) })),
  },
  {
    name: 'time.birth year',
    names: 'birth|born year, year of birth, birthyear',
    ...yearly((year) => ({ numbers: between(year - 90, year - 19, normal(year - 46, 16)) })),
  },
  ...['from', 'to'].map((end) => ({
    name: `time.made ${end}`,
    names: `date ${end}, year ${end}`,
    beside: 'artist, medium, accession, culture',
    ...yearly((year) => ({ numbers: between(year - 430, year - 7, normal(year - 90, 60)) })),
  })),
  {
    name: 'time.release year',
    names: 'release|publication|published|publish year, year published|released, film|movie|book|album|song/year',
    ...yearly((year) => ({ numbers: between(year - 76, year - 1, normal(year - 14, 14)) })),
  },
  {
    name: 'time.year of a building',
    names: 'year built, build|built|construction year, year of construction',
    beside: 'bedroom, bathroom, floor, address, street, city, square, sqft, sqm',
    without: 'engine, flag, tonnage, draft, model, mileage, imo',
    ...yearly((year) => ({ numbers: between(year - 130, year - 1, normal(year - 42, 26)) })),
  },
  {
    name: 'time.model year',
    names: 'model|manufacture|build|built|construction year, car|vehicle/year, year made|built, year of manufacture',
    ...yearly((year) => ({ numbers: between(year - 28, year - 1, normal(year - 10, 6)) })),
  },
  {
    name: 'time.founding year',
    names: 'founded in',
    ...yearly((year) => ({ numbers: between(year - 176, year - 2, normal(year - 41, 35)) })),
  },
  {
    name: 'time.death year',
    names: 'death year, year of death',
    ...yearly((year) => ({ numbers: between(year - 400, year - 1, normal(year - 55, 50)) })),
  },
  {
    name: 'time.graduation year',
    names: 'graduation|passing year, year of graduation',
    ...yearly((year) => ({ numbers: between(year - 41, year - 1, normal(year - 12, 8)) })),
  },
  {
    name: 'time.expiry year',
    names: 'expiry year, expiration year',
    ...yearly((year) => ({ numbers: between(year, year + 6) })),
  },
  {
    name: 'time.academic year',
    names: 'fiscal year label',
    ...yearly((year) => ({
      numbers: between(year - 8, year, normal(year - 2, 2)),
      texts: once(() => [
        [{ kind: 'pool', entries: yearsFrom(year - 7, year - 1).map((first) => `${first}/${first + 1}`) }],
        [number(year - 8, year - 1)],
      ]),
    })),
  },
  {
    name: 'time.year',
    names: 'year, fiscal|financial|calendar|tax|reporting year, fy, year number',
    ...yearly((year) => ({
      numbers: between(year - 11, year, normal(year - 3, 3)),
      texts: once(() => [[yearNumber(year - 11, year)]]),
    })),
  },
  {
    name: 'time.month',
    names: 'month, month number, birth|expiry|fiscal month, month of year',
    numbers: between(1, 12),
    texts: once(() => [[picked('month', MONTHS)], [picked('month', short(MONTHS, 3))], [monthInYear]]),
  },
  {
    name: 'time.month name',
    names:
      'month short name, month name|short|abbreviation|text|label|full, month name short|abbreviation, name of|short month',
    texts: forms(picked('month', MONTHS), picked('month', short(MONTHS, 3))),
  },
  {
    name: 'time.day in digits',
    names: 'date|day|calendar key, datekey, date sk|number, yyyymmdd',
    ...onLines((line) => ({ numbers: listedDays(line) })),
  },
  {
    name: 'time.day',
    names: 'full|calendar|the date, date full|actual|value, calendar day',
    moments: PAST_DAYS,
  },
  {
    name: 'time.month in a year',
    names: 'year month, yearmonth, month in year, yyyymm, month year|key|id|code',
    ...inYears(4, (first, last) => ({ ...monthsOf(first, last), numbers: listedMonths(first, last) })),
  },
  {
    name: 'time.period',
    names:
      'period, billing|accounting|reporting|pay|payroll|salary|wage period, billing|statement|payroll|pay|salary month, period code',
    numbers: between(1, 12),
    ...inYears(4, monthsOf),
  },
  {
    name: 'time.day of month',
    names: 'day, day of month, day number, birth|billing day, payday',
    isOne: true,
    numbers: between(1, 28),
    texts: forms(
      picked('weekday', WEEKDAYS),
      picked('weekday', short(WEEKDAYS, 3)),
      picked('weekday', short(WEEKDAYS, 2)),
    ),
  },
  // `hold_days`: what names say in the plural is counted.
  { name: 'duration.days in all', role: 'duration.days', names: 'day', numbers: between(1, 365, lognormal(14, 0.8)) },
  {
    name: 'time.weekday',
    names: 'weekday, day of|day of the week, week|working day, dow, day name, dayofweek',
    numbers: between(1, 7),
    texts: forms(
      picked('weekday', WEEKDAYS),
      picked('weekday', short(WEEKDAYS, 3)),
      picked('weekday', short(WEEKDAYS, 2)),
    ),
  },
  { name: 'time.day of year', names: 'day of year, doy, julian day', numbers: between(1, 365) },
  {
    name: 'time.week',
    names: 'week, week number, week of year, calendar week, isoweek',
    numbers: between(1, 52),
  },
  {
    name: 'time.quarter',
    names: 'quarter, quarter number|name|label|code, qtr',
    numbers: between(1, 4),
    texts: forms(picked('quarter', QUARTERS), picked('quarter', listOf('1, 2, 3, 4'))),
  },
  {
    name: 'time.hour',
    names: 'hour of day, hour number, day|log/hour, schedule hour',
    numbers: between(0, 23),
  },
  { name: 'time.minute', names: 'minute of hour, schedule minute', numbers: between(0, 59) },
  { name: 'time.half', names: 'semester number, half year, half', numbers: between(1, 2) },
];
