import { daysOf } from '../values/date.ts';
import type { NumberForm } from '../values/meaning.ts';
import { SECONDS_OF_DAY, type TimeLine } from '../values/time-line.ts';
import { monthNumber, number, picked, text } from './forms.ts';
import type { MeaningRow } from './row.ts';
import { between, forms, inYears, listOf, normal, once, onLines, yearly, yearsFrom } from './shorthand.ts';

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

/** Parts of a date, and numbers for moments. */
export const calendar: readonly MeaningRow[] = [
  {
    name: 'time.epoch',
    names: 'epoch, unix time, unix timestamp, epoch second, timestamp unix, unixtime, unix',
    ...onLines((line) => ({ numbers: momentsIn(line, 1) })),
  },
  {
    name: 'time.epoch milliseconds',
    names: 'epoch ms, timestamp ms, epoch millisecond, timestamp millisecond, unix ms, time ms, at ms',
    ...onLines((line) => ({ numbers: momentsIn(line, 1000) })),
  },
  {
    name: 'time.birth year',
    names: 'birth year, year of birth, born year, birthyear',
    ...yearly((year) => ({ numbers: between(year - 90, year - 19, normal(year - 46, 16)) })),
  },
  {
    name: 'time.release year',
    names:
      'release year, publication year, published year, publish year, year published, year released, film/year, movie/year, book/year, album/year, song/year',
    ...yearly((year) => ({ numbers: between(year - 76, year - 1, normal(year - 14, 14)) })),
  },
  {
    name: 'time.model year',
    names:
      'model year, car/year, vehicle/year, year made, year of manufacture, manufacture year, year built, build year, built year, construction year',
    ...yearly((year) => ({ numbers: between(year - 28, year - 1, normal(year - 10, 6)) })),
  },
  {
    name: 'time.founding year',
    names: 'founded in',
    ...yearly((year) => ({ numbers: between(year - 176, year - 2, normal(year - 41, 35)) })),
  },
  {
    name: 'time.graduation year',
    names: 'graduation year, year of graduation, passing year',
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
    names: 'year, fiscal year, financial year, fy, calendar year, tax year, reporting year',
    ...yearly((year) => ({
      numbers: between(year - 11, year, normal(year - 3, 3)),
      texts: once(() => [[number(year - 11, year)]]),
    })),
  },
  {
    name: 'time.month',
    names: 'month, month number, birth month, expiry month, month of year, fiscal month',
    numbers: between(1, 12),
    texts: once(() => [[picked('month', MONTHS)], [picked('month', short(MONTHS, 3))], [monthNumber]]),
  },
  {
    name: 'time.month name',
    names: 'month name, name of month',
    texts: forms(picked('month', MONTHS), picked('month', short(MONTHS, 3))),
  },
  {
    name: 'time.period',
    names:
      'year month, yearmonth, period, month year, billing period, accounting period, reporting period, billing month',
    numbers: between(1, 12),
    ...inYears(4, (first, last) => ({
      texts: once(() => [
        [number(first, last), text('-'), monthNumber],
        [number(first, last), monthNumber],
      ]),
    })),
  },
  {
    name: 'time.day of month',
    names: 'day, day of month, day number, birth day, billing day, payday',
    numbers: between(1, 28),
    texts: forms(
      picked('weekday', WEEKDAYS),
      picked('weekday', short(WEEKDAYS, 3)),
      picked('weekday', short(WEEKDAYS, 2)),
    ),
  },
  {
    name: 'time.weekday',
    names: 'weekday, day of week, week day, dow, day name, dayofweek, day of the week, working day',
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
    names: 'week, week number, week of year, calendar week, isoweek, iso week',
    numbers: between(1, 52),
  },
  {
    name: 'time.quarter',
    names: 'quarter, fiscal quarter, quarter number, qtr',
    numbers: between(1, 4),
    texts: forms(picked('quarter', QUARTERS), picked('quarter', listOf('1, 2, 3, 4'))),
  },
  {
    name: 'time.hour',
    names: 'hour of day, hour number, day/hour, log/hour, schedule hour',
    numbers: between(0, 23),
  },
  { name: 'time.minute', names: 'minute of hour, schedule minute', numbers: between(0, 59) },
  { name: 'time.half', names: 'semester number, half year, half', numbers: between(1, 2) },
];
