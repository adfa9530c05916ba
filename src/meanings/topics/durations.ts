import { number, picked } from '../builders/forms.ts';
import {
  between,
  exponential,
  forms,
  listOf,
  lognormal,
  normal,
  once,
  weights,
  weightsBy,
} from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const HOUR = 3600;
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

/** How long flights take, in minutes. */
export const MINUTES_OF_A_FLIGHT = {
  role: 'duration.minutes',
  numbers: between(40, 960, lognormal(130, 0.6)),
  clock: { first: 40 * 60, last: 15 * HOUR, step: 300 },
} as const;

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
      'ms, millisecond, duration|latency|elapsed|took|response time|runtime|execution time ms, latency, response|execution|load time, ping, elapsed',
    numbers: between(1, 600_000, lognormal(180, 1.2)),
  },
  {
    name: 'duration.milliseconds of a run',
    role: 'duration.milliseconds',
    names:
      'build/duration ms, job/duration ms, run/duration ms, pipeline/duration ms, deployment/duration ms, execution/duration ms, task/duration ms, import/duration ms, export/duration ms, backup/duration ms, migration/duration ms, batch/duration ms, workflow/duration ms, scan/duration ms, sync/duration ms, build/duration millisecond, job/duration millisecond, run/duration millisecond',
    numbers: between(800, 7_200_000, lognormal(140_000, 1.1)),
  },
  {
    name: 'duration.microseconds',
    names: 'microsecond, nanosecond, duration us|ns',
    numbers: between(1, 100_000_000, lognormal(50_000, 1.4)),
  },
  {
    name: 'duration.seconds',
    names:
      'second, duration, duration|length|elapsed|runtime second, timeout, wait|talk|watch time, call|session duration, time spent, delay',
    numbers: between(1, 86_400, lognormal(240, 1.1)),
    clock: { first: 10, last: 4 * HOUR },
    texts: once(() => [[{ kind: 'clock', first: 10, size: 4 * HOUR }]]),
  },
  {
    name: 'duration.seconds of a video',
    role: 'duration.seconds',
    names: ['video', 'clip', 'recording', 'webinar']
      .flatMap((one) => ['duration second', 'duration', 'length second'].map((length) => `${one}/${length}`))
      .join(', '),
    numbers: between(15, 10_800, lognormal(420, 0.9)),
    clock: { first: 15, last: 3 * HOUR },
  },
  {
    name: 'duration.seconds that something is kept',
    role: 'duration.seconds',
    names: 'ttl, ttl|expiry|expiration second, negative ttl, time to live',
    numbers: between(
      30,
      604_800,
      weightsBy({
        60: 5,
        120: 3,
        300: 18,
        600: 8,
        900: 5,
        1800: 8,
        3600: 30,
        7200: 5,
        14400: 5,
        43200: 3,
        86400: 14,
        172800: 2,
        604800: 1,
      }),
    ),
  },
  {
    name: 'duration.seconds of an episode',
    role: 'duration.seconds',
    names:
      'podcast/duration second, podcast|podcast episode|episode/duration, podcast episode/duration second, episode/duration second, podcast/length second, episode/length second',
    numbers: between(240, 14_400, lognormal(2_500, 0.45)),
    clock: { first: 240, last: 4 * HOUR },
  },
  {
    name: 'duration.hours of a week',
    names: 'weekly|contract|contracted|week|standard|weekly working hour, hour|hour per|working hour per|hour a week',
    numbers: between(
      4,
      60,
      weightsBy({ 8: 3, 16: 5, 20: 14, 24: 5, 30: 10, 32: 9, 35: 11, 37.5: 8, 38.5: 9, 40: 40 }),
      1,
    ),
  },
  {
    name: 'duration.hours of overtime',
    names: 'overtime|extra hour, overtime',
    numbers: between(0, 60, exponential(4), 2),
  },
  {
    name: 'duration.hours that are paid',
    role: 'duration.hours',
    names: 'hour, hour worked, worked|regular hour',
    beside: 'gross, net, deduction, payday',
    numbers: between(8, 200, normal(150, 22), 2),
  },
  {
    name: 'duration.notice',
    names: 'notice period, notice period day',
    numbers: between(7, 180, weightsBy({ 14: 22, 30: 44, 60: 18, 90: 16 })),
  },
  {
    name: 'duration.days overdue',
    names: 'day past due, day overdue|late, overdue day, day in arrears',
    numbers: between(0, 730, lognormal(21, 1)),
  },
  {
    name: 'duration.days late',
    names:
      'delay|remaining|recency|age in day, day delayed|open|outstanding|active|left|remaining|inactive, day until due|expiry, day since last order|login|visit|purchase, day since last, recency',
    numbers: between(0, 730, lognormal(21, 1)),
  },
  {
    name: 'duration.shelf life',
    names: 'shelf life|best before day, shelf life',
    numbers: between(3, 1_825, weightsBy({ 7: 8, 14: 12, 21: 6, 30: 16, 60: 10, 90: 14, 180: 14, 365: 16, 730: 6 })),
  },
  {
    name: 'duration.minutes',
    names:
      'minute, duration|length|interval|time limit|planned|estimated|scheduled minute, course|quiz|service|treatment|workout|reservation/duration, appointment|meeting|session/length, slot length, slot|exam|appointment|meeting|event|lesson|class|visit duration, time limit',
    numbers: between(5, 300, { kind: 'weights', weights: PLANNED_MINUTES }),
    clock: { first: 5 * 60, last: 5 * HOUR, step: 5 * 60 },
  },
  {
    name: 'duration.minutes of a film',
    role: 'duration.minutes',
    names:
      'runtime, runtime|running time minute, running|screen|playing|play time, film|movie/duration, film/duration minute, movie/duration minute, film|movie/minute, film|movie length',
    numbers: between(62, 240, normal(109, 19)),
    clock: { first: 62 * 60, last: 4 * HOUR, step: 60 },
  },
  {
    name: 'duration.minutes of a flight',
    names:
      'flight/minute, flight duration, flight|air|block time, flight duration|flight time|airborne|block|block time minute',
    ...MINUTES_OF_A_FLIGHT,
  },
  {
    name: 'duration.break',
    names: 'break|lunch|pause minute, break duration|length|time, unpaid break',
    numbers: between(0, 90, {
      kind: 'weights',
      weights: new Map([
        [0, 1],
        [15, 3],
        [20, 1],
        [30, 6],
        [45, 3],
        [60, 3],
      ]),
    }),
  },
  {
    name: 'duration.delay',
    names:
      'delay|delay in|late|departure delay|arrival delay minute, minute late|delayed, departure|arrival delay, flight|trip|train/delay',
    numbers: between(0, 240, lognormal(9, 1.1)),
  },
  {
    name: 'duration.minutes that pass',
    role: 'duration.minutes',
    names:
      'travel|drive|commute time, travel|travel time|wait|waiting|wait time|active|idle|downtime|elapsed|response|resolution|handling|transit|trip|exercise|delivery minute, minute spent|played|watched|worked, ride/duration, trip duration',
    numbers: between(1, 480, lognormal(28, 0.9)),
    clock: { first: 60, last: 4 * HOUR, step: 60 },
  },
  {
    name: 'duration.preparation',
    names: 'preparation|prep|hand on time, preparation|preparation time|prep|prep time minute, preparation duration',
    numbers: between(5, 90, weightsBy({ 5: 14, 10: 24, 15: 24, 20: 16, 25: 6, 30: 10, 40: 2, 45: 3, 60: 2, 90: 1 })),
    clock: { first: 5 * 60, last: HOUR, step: 5 * 60 },
  },
  {
    name: 'duration.cooking',
    names:
      'cook|cooking|baking|bake|roasting time, cook|cook time|cooking|cooking time|bake|baking minute, cook duration',
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
    names: 'reading|reading time|read|read time minute, reading|read|estimated reading time, minute|minute to read',
    numbers: between(1, 40, lognormal(6, 0.5)),
  },
  {
    name: 'duration.hours of a day',
    role: 'duration.hours',
    names: ['entry', 'timesheet', 'work log']
      .flatMap((table) =>
        ['hour', 'hour worked', 'hour logged', 'hour spent', 'hour billed', 'worked hour', 'billable hour'].map(
          (name) => `${table}/${name}`,
        ),
      )
      .join(', '),
    without: 'week, period, gross, month',
    numbers: between(
      0.25,
      12,
      weightsBy({
        0.25: 4,
        0.5: 9,
        0.75: 4,
        1: 14,
        1.5: 10,
        2: 14,
        2.5: 6,
        3: 9,
        3.5: 5,
        4: 10,
        5: 5,
        6: 5,
        7.5: 4,
        8: 12,
      }),
      2,
    ),
  },
  {
    name: 'duration.hours',
    names:
      'hour, duration|estimated|work|actual|working|credit|billable|billed hour, hour worked|billed|spent|logged, estimate',
    numbers: between(0.5, 400, lognormal(8, 0.7), 2),
    clock: { first: 30 * 60, last: 12 * HOUR, step: 15 * 60 },
  },
  {
    name: 'duration.days',
    names:
      'day on market, day count|rented|total, duration|lead time|trial|rental|lease|retention|notice|total|delivery|age|warranty day, lead time, rental duration',
    numbers: between(1, 365, lognormal(12, 0.9)),
  },
  {
    name: 'duration.days to make',
    names: 'day to manufacture|produce|make|build|assemble, manufacturing|production|assembly day',
    numbers: between(0, 10, weightsBy({ 0: 30, 1: 34, 2: 12, 3: 6, 4: 8, 5: 3, 7: 2, 10: 1 })),
  },
  {
    name: 'duration.nights',
    role: 'duration.days',
    names:
      'night, night count|total|stayed, booking/length of stay, booking/stay length, hotel booking/day, reservation/length of stay',
    numbers: between(1, 30, lognormal(2.6, 0.65)),
  },
  {
    name: 'duration.stay',
    role: 'duration.days',
    names:
      'stay length|duration, length of stay, length of stay|stay|hospital|inpatient|bed day, day in hospital, day admitted|stayed',
    numbers: between(1, 60, lognormal(4, 0.8)),
  },
  {
    name: 'duration.days off that are asked for',
    names:
      'leave request|leave|absence|vacation|time off/day, leave/total day, absence/total day, leave request/total day, leave request/day count, leave/day count, leave/duration day, day requested',
    numbers: between(1, 30, lognormal(4, 0.8)),
  },
  {
    name: 'duration.days off in a year',
    names:
      'vacation|annual leave|annual vacation|total vacation|entitled day, annual leave, holiday|leave|vacation|vacation day entitlement, vacation|holiday|leave allowance, vacation day per year, vacation day total, day entitled',
    numbers: between(10, 40, weightsBy({ 15: 12, 20: 24, 21: 6, 22: 8, 24: 8, 25: 20, 26: 4, 28: 8, 30: 14 })),
  },
  {
    name: 'duration.months between checkups',
    names: 'recall interval|recall|follow up interval|review interval|checkup interval month, recall interval',
    numbers: between(1, 36, weightsBy({ 3: 16, 6: 46, 12: 32, 24: 6 })),
  },
  {
    name: 'duration.days off',
    names:
      'leave|sick|holiday|pto|leave balance|vacation balance|pto balance|remaining vacation|personal|paid leave|absence|sick leave day, day off, leave|vacation|pto|vacation day|leave day balance, pto|vacation day|vacation|leave|leave day|pto day remaining, leave|leave day|vacation day taken, vacation day|leave day|pto day left, vacation day|pto day used, remaining leave',
    numbers: between(0, 40, { kind: 'weights', weights: DAYS_OFF }),
    texts: once(() => [[number(0, 30)]]),
  },
  {
    name: 'duration.weeks',
    names: 'week count, duration|lead time|gestational week',
    numbers: between(1, 104, lognormal(9, 0.7)),
  },
  ...(
    [
      [
        'loan',
        'loan/term month, loan term, loan term month, loan/term, mortgage/term month, loan application/term, loan application/term month, loan/tenure month, loan tenure, loan tenure month, loan/tenure, loan/duration month, credit/term month, amortization month, repayment month, repayment term',
        { 6: 2, 12: 12, 18: 4, 24: 16, 30: 1, 36: 22, 48: 16, 60: 22, 72: 7, 84: 6, 120: 5, 180: 3, 240: 3, 360: 5 },
      ],
      [
        'contract',
        'term month, contract month, contract length, term length, subscription month, lease term, lease term month, warranty month, warranty, installment count, commitment month, contract term, contract term month, contract duration month, lease month',
        { 3: 2, 6: 10, 12: 40, 18: 4, 24: 24, 36: 14, 48: 4, 60: 4, 120: 1 },
      ],
    ] as const
  ).map(
    ([contract, names, terms]): MeaningRow => ({
      name: `duration.months of a ${contract}`,
      role: 'duration.months',
      names,
      numbers: between(3, 360, weightsBy(terms)),
      texts: once(() => [[{ kind: 'pool', entries: Object.keys(terms).map((term) => `${term} months`) }]]),
    }),
  ),
  {
    name: 'duration.months',
    names: 'duration|tenure|interval month, month count, tenure',
    numbers: between(1, 360, lognormal(24, 0.7)),
    texts: once(() => [
      [{ kind: 'pool', entries: listOf('6 months, 12 months, 18 months, 24 months, 36 months, 48 months, 60 months') }],
    ]),
  },
  {
    name: 'duration.years of service',
    role: 'duration.years',
    names:
      'seniority|tenure|service year, year employed, year in|year of service, year at company, year of employment, employee/tenure, employee/seniority',
    numbers: between(0, 40, lognormal(5, 0.8)),
  },
  {
    name: 'duration.years',
    names: 'duration|term|warranty year, year count|active, year in business',
    numbers: between(0, 40, lognormal(5, 0.8)),
  },
  {
    name: 'time.recurrence',
    names:
      'recurrence, recurrence rule, repeat, interval unit, payment|pay frequency, cycle, interval, frequency|period|schedule type',
    texts: forms(
      picked('recurrence', listOf('daily, weekly, biweekly, monthly, quarterly, semiannual, yearly')),
      picked('recurrence', listOf('day, week, 2wk, month, qtr, half, year')),
      picked('recurrence', listOf('D, W, B, M, Q, S, Y')),
    ),
    numbers: between(1, 12, weights([30, 10, 16, 3, 2, 12, 2, 2, 2, 2, 2, 14], 1)),
  },
];
