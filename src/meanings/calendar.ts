import { daysOf } from '../values/date.ts';
import type { NumberForm } from '../values/meaning.ts';
import { SECONDS_OF_DAY, type TimeLine } from '../values/time-line.ts';
import { monthNumber, number, picked, text } from './forms.ts';
import type { MeaningRow } from './row.ts';
import {
  between,
  exponential,
  forms,
  inYears,
  listOf,
  lognormal,
  normal,
  once,
  onLines,
  weights,
  weightsBy,
  yearly,
  yearsFrom,
} from './shorthand.ts';

const HOUR = 3600;

const MONTHS = listOf(
  'January, February, March, April, May, June, July, August, September, October, November, December',
);
const WEEKDAYS = listOf('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday');
const QUARTERS = listOf('Q1, Q2, Q3, Q4');
const short = (entries: readonly string[], length: number) => entries.map((entry) => entry.slice(0, length));

/** How long people plan things to take, in minutes. */
const PLANNED_MINUTES: ReadonlyMap<number, number> = new Map(
  Object.entries({
    5: 3,
    10: 8,
    15: 22,
    20: 14,
    25: 6,
    30: 40,
    35: 3,
    40: 8,
    45: 26,
    50: 6,
    60: 36,
    75: 6,
    90: 18,
    105: 2,
    120: 12,
    150: 3,
    180: 4,
    240: 2,
  }).map(([minutes, weight]) => [Number(minutes), weight]),
);

/** Days of vacation: few weeks, or what is left of them. */
const DAYS_OFF: ReadonlyMap<number, number> = new Map(
  Array.from({ length: 41 }, (_, day) => [day, day % 5 === 0 && day >= 10 && day <= 30 ? 14 : day <= 30 ? 2 : 0.3]),
);

/** How long something takes, and how often it comes again. */
export const durations: readonly MeaningRow[] = [
  {
    name: 'duration.milliseconds of a song',
    role: 'duration.milliseconds',
    names: 'song/duration ms, track/duration ms, song/length ms, track/length ms, track/millisecond',
    numbers: between(45_000, 900_000, lognormal(216_000, 0.25)),
  },
  {
    name: 'duration.milliseconds beside a tempo',
    role: 'duration.milliseconds',
    names: 'duration ms, length ms',
    numbers: between(45_000, 900_000, lognormal(216_000, 0.25)),
    beside: 'tempo, danceability, bpm, album, explicit, loudness',
  },
  {
    name: 'duration.milliseconds',
    names:
      'ms, millisecond, duration ms, latency, response time, latency ms, elapsed ms, took ms, response time ms, runtime ms, execution time, execution time ms, load time, ping, elapsed',
    numbers: between(1, 600_000, lognormal(180, 1.2)),
  },
  {
    name: 'duration.microseconds',
    names: 'microsecond, nanosecond, duration us, duration ns',
    numbers: between(1, 100_000_000, lognormal(50_000, 1.4)),
  },
  {
    name: 'duration.seconds',
    names:
      'second, duration, duration second, length second, timeout, ttl, timeout second, interval second, elapsed second, runtime second, wait time, call duration, session duration, talk time, watch time, time spent, delay',
    numbers: between(1, 86_400, lognormal(240, 1.1)),
    clock: { first: 10, last: 4 * HOUR },
    texts: once(() => [[{ kind: 'clock', first: 10, size: 4 * HOUR }]]),
  },
  {
    name: 'duration.seconds of an episode',
    role: 'duration.seconds',
    names:
      'podcast/duration second, podcast/duration, podcast episode/duration second, podcast episode/duration, episode/duration second, episode/duration, podcast/length second, episode/length second',
    numbers: between(240, 14_400, lognormal(2_500, 0.45)),
    clock: { first: 240, last: 4 * HOUR },
  },
  {
    name: 'duration.hours of a week',
    names:
      'weekly hour, hour per week, contract hour, contracted hour, working hour per week, week hour, hour a week, standard hour, weekly working hour',
    numbers: between(
      4,
      60,
      weightsBy({ 8: 3, 16: 5, 20: 14, 24: 5, 30: 10, 32: 9, 35: 11, 37.5: 8, 38.5: 9, 40: 40 }),
      1,
    ),
  },
  {
    name: 'duration.hours of overtime',
    names: 'overtime hour, overtime, ot hour, extra hour',
    numbers: between(0, 60, exponential(4), 2),
  },
  {
    name: 'duration.hours that are paid',
    role: 'duration.hours',
    names:
      'payroll/hour worked, payslip/hour worked, paycheck/hour worked, payroll/regular hour, payroll run/hour worked, payroll/hour',
    numbers: between(8, 200, normal(150, 22), 2),
  },
  {
    name: 'duration.notice',
    names: 'notice period, notice period day',
    numbers: between(7, 180, weightsBy({ 14: 22, 30: 44, 60: 18, 90: 16 })),
  },
  {
    name: 'duration.days late',
    names:
      'day past due, day overdue, day late, overdue day, delay day, day delayed, day in arrears, day open, day outstanding, day active, day left, day remaining, remaining day, day until due, day until expiry, day since last order, day since last login, day since last, day since last visit, day since last purchase, recency, recency day, day inactive, age in day',
    numbers: between(0, 730, lognormal(21, 1)),
  },
  {
    name: 'duration.shelf life',
    names: 'shelf life day, shelf life, day of shelf life, best before day',
    numbers: between(3, 1_825, weightsBy({ 7: 8, 14: 12, 21: 6, 30: 16, 60: 10, 90: 14, 180: 14, 365: 16, 730: 6 })),
  },
  {
    name: 'duration.minutes',
    names:
      'minute, duration minute, length minute, course/duration, interval minute, appointment/duration, appointment/length, meeting/duration, meeting/length, event/duration, lesson/duration, class/duration, slot/duration, slot length, slot duration, break minute, break duration, break length, exam/duration, quiz/duration, exam duration, appointment duration, meeting duration, event duration, lesson duration, class duration, session/length, service/duration, treatment/duration, workout/duration, visit/duration, visit duration, reservation/duration, time limit minute, time limit, planned minute, estimated minute, scheduled minute',
    numbers: between(5, 300, { kind: 'weights', weights: PLANNED_MINUTES }),
    clock: { first: 5 * 60, last: 5 * HOUR, step: 5 * 60 },
  },
  {
    name: 'duration.minutes of a film',
    role: 'duration.minutes',
    names:
      'runtime, runtime minute, running time, running time minute, film/length, movie/length, film/duration, movie/duration, film/duration minute, movie/duration minute, film/minute, movie/minute, film/running time, screen time, playing time, play time, film length, movie length, movie runtime, film runtime',
    numbers: between(62, 240, normal(109, 19)),
    clock: { first: 62 * 60, last: 4 * HOUR, step: 60 },
  },
  {
    name: 'duration.minutes of a flight',
    role: 'duration.minutes',
    names:
      'flight/duration, flight/duration minute, flight/flight time, flight/minute, flight duration, flight time, flight duration minute, flight time minute, flight/block time, airborne minute, air time',
    numbers: between(40, 960, lognormal(130, 0.6)),
    clock: { first: 40 * 60, last: 15 * HOUR, step: 300 },
  },
  {
    name: 'duration.minutes that pass',
    role: 'duration.minutes',
    names:
      'delay minute, travel time, travel minute, travel time minute, minute late, wait minute, waiting minute, wait time minute, minute spent, minute played, minute watched, active minute, idle minute, downtime minute, elapsed minute, response minute, resolution minute, handling minute, minute worked, transit minute, trip/duration, ride/duration, trip duration, trip minute, drive time, commute time, exercise minute, delivery minute, delay in minute, late minute',
    numbers: between(1, 480, lognormal(28, 0.9)),
    clock: { first: 60, last: 4 * HOUR, step: 60 },
  },
  {
    name: 'duration.preparation',
    names:
      'preparation time, preparation minute, preparation time minute, prep time, prep minute, prep time minute, preparation duration, hand on time',
    numbers: between(5, 90, weightsBy({ 5: 14, 10: 24, 15: 24, 20: 16, 25: 6, 30: 10, 40: 2, 45: 3, 60: 2, 90: 1 })),
    clock: { first: 5 * 60, last: HOUR, step: 5 * 60 },
  },
  {
    name: 'duration.cooking',
    names:
      'cook time, cook minute, cook time minute, cooking time, cooking minute, cooking time minute, baking time, bake time, bake minute, baking minute, cook duration, roasting time',
    numbers: between(
      5,
      240,
      weightsBy({ 5: 4, 10: 12, 15: 14, 20: 16, 25: 12, 30: 14, 35: 4, 40: 6, 45: 8, 60: 7, 90: 3, 120: 2, 180: 1 }),
    ),
    clock: { first: 5 * 60, last: 3 * HOUR, step: 5 * 60 },
  },
  {
    name: 'duration.cooking in all',
    names:
      'recipe/total time, recipe/total minute, recipe/total time minute, recipe/time, recipe/duration, recipe/duration minute, recipe/minute, recipe/ready in minute, ready in minute',
    numbers: between(
      10,
      300,
      weightsBy({ 15: 8, 20: 12, 25: 10, 30: 18, 35: 8, 40: 10, 45: 12, 60: 12, 75: 4, 90: 4, 120: 2 }),
    ),
    clock: { first: 10 * 60, last: 4 * HOUR, step: 5 * 60 },
  },
  {
    name: 'duration.reading',
    names:
      'reading minute, reading time, reading time minute, read minute, read time, read time minute, minute read, minute to read, estimated reading time',
    numbers: between(1, 40, lognormal(6, 0.5)),
  },
  {
    name: 'duration.hours',
    names:
      'hour, duration hour, estimated hour, work hour, actual hour, hour worked, working hour, credit hour, billable hour, estimate',
    numbers: between(0.5, 400, lognormal(8, 0.7), 2),
    clock: { first: 30 * 60, last: 12 * HOUR, step: 15 * 60 },
  },
  {
    name: 'duration.days',
    names:
      'day count, duration day, number of day, lead time, lead time day, trial day, rental duration, rental/day, rental day, day rented, number of rental day, lease day, retention day, notice day, day total, total day, delivery day, age day, warranty day, payment term day',
    numbers: between(1, 365, lognormal(12, 0.9)),
  },
  {
    name: 'duration.nights',
    role: 'duration.days',
    names:
      'night, number of night, night count, night total, total night, stay night, booked night, length of stay night, booking/length of stay, booking/stay length, hotel booking/day, reservation/length of stay, minimum night, maximum night, night stayed, room night',
    numbers: between(1, 30, lognormal(2.6, 0.65)),
  },
  {
    name: 'duration.stay',
    role: 'duration.days',
    names:
      'stay length, length of stay, length of stay day, stay day, stay duration, hospital day, inpatient day, day in hospital, day admitted, day stayed, bed day',
    numbers: between(1, 60, lognormal(4, 0.8)),
  },
  {
    name: 'duration.days off',
    names:
      'vacation day, leave day, sick day, day off, holiday day, pto day, leave balance, vacation balance, leave taken, vacation day left, vacation day used, annual leave, annual leave day, holiday entitlement, leave entitlement, vacation entitlement, remaining leave, remaining vacation day, personal day, paid leave day, absence day, day requested, leave/day, leave request/total day, leave request/number of day, leave/number of day, leave/duration day, pto balance, sick leave day',
    numbers: between(0, 40, { kind: 'weights', weights: DAYS_OFF }),
    texts: once(() => [[number(0, 30)]]),
  },
  {
    name: 'duration.weeks',
    names: 'week count, duration week, number of week, lead time week, gestational week',
    numbers: between(1, 104, lognormal(9, 0.7)),
  },
  {
    name: 'duration.months',
    names:
      'duration month, number of month, term month, tenure, tenure month, loan term, warranty month, warranty, contract month, contract length, term length, subscription month, installment count, lease term, interval month',
    numbers: between(1, 360, lognormal(24, 0.7)),
    texts: once(() => [
      [{ kind: 'pool', entries: listOf('6 months, 12 months, 18 months, 24 months, 36 months, 48 months, 60 months') }],
    ]),
  },
  {
    name: 'duration.years',
    names:
      'duration year, number of year, year count, seniority year, tenure year, year employed, year in service, year at company, year active, year in business, service year, year of service, term year, warranty year',
    numbers: between(0, 40, lognormal(5, 0.8)),
  },
  {
    name: 'time.recurrence',
    names:
      'recurrence, recurrence rule, repeat, billing cycle, billing interval, interval unit, payment frequency, repeat interval, pay frequency, cycle, interval, frequency type, period type, schedule type, recurring interval',
    texts: forms(
      picked('recurrence', listOf('daily, weekly, biweekly, monthly, quarterly, semiannual, yearly')),
      picked('recurrence', listOf('day, week, 2wk, month, qtr, half, year')),
      picked('recurrence', listOf('D, W, B, M, Q, S, Y')),
    ),
    numbers: between(1, 12, weights([30, 10, 16, 3, 2, 12, 2, 2, 2, 2, 2, 14], 1)),
  },
];

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
