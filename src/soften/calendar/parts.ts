import { type PartDraw, PICKED_MONTH, PICKED_MONTH_DAY, PICKED_SHORT_YEAR, PICKED_YEAR } from '../../values/part.ts';
import {
  type CalendarDay,
  dayBefore,
  dayOfYearOf,
  ENDS,
  halfOf,
  leapYearOf,
  quarterOf,
  weekdayOf,
  weekendOf,
  weekOf,
  workdayOf,
} from './days.ts';

/** A part of a moment that columns show. */
export interface CalendarPart {
  /** What it is a part of: of a day, or of the seconds of one. */
  readonly of: 'day' | 'second';
  /** The part as a number, in the ways in which people count: the first that a column has room for is meant. */
  readonly counted: readonly Count[];
  /** The same where the moment comes behind a period that the column is an end of; none: it makes no difference. */
  readonly behind?: readonly Count[];
  /** Whether it is the whole day, of moments of which the columns show numbers alone. */
  readonly isWhole?: true;
  /** Whether it is of the day on which something begins, where the row has such a day. */
  readonly isOfStart?: true;
  /** Whether it has names alone: numbers of it count something else. */
  readonly isNamed?: true;
  /** Whether the column itself is a day of that kind where the row has no other moment. */
  readonly isEnd?: 'start' | 'end';
}

export type Count = (of: CalendarDay & { readonly second: number }) => number;

type Counted = (day: CalendarDay) => number;

const ofDay = (...counted: readonly Counted[]): CalendarPart => ({ of: 'day', counted });
const ofSecond = (count: (second: number) => number): CalendarPart => ({
  of: 'second',
  counted: [({ second }) => count(second)],
});

const monthInYear: Counted = ({ year, month }) => year * 100 + month;

/** A day at an end of the week, the month or the like, by its name. */
const endOf = (name: keyof typeof ENDS): CalendarPart => ({
  ...ofDay(ENDS[name]),
  isEnd: name.endsWith('start') ? 'start' : 'end',
});

/** A day at an end of a month or a quarter that is over when something takes place. */
const endOfPeriod = (unit: 'month' | 'quarter', end: 'start' | 'end'): CalendarPart => {
  const ends = ENDS[`${unit} ${end}`];
  return { ...endOf(`${unit} ${end}`), behind: [(day) => ends(dayBefore(ENDS[`${unit} start`](day)))] };
};

const YEAR = ofDay(({ year }) => year);
const MONTH = ofDay(({ month }) => month);
const DAY_OF_MONTH = ofDay(({ day }) => day);
const QUARTER = ofDay(quarterOf);
const WEEKDAY = ofDay(
  weekdayOf,
  // Sunday is none.
  (day) => weekdayOf(day) % 7,
);

const SUMMER = 6;
const AUTUMN = 9;

/** The term of a year in which something begins: spring, summer or autumn, or one of two. */
const TERM: CalendarPart = {
  ...ofDay(
    ({ month }) => (month < SUMMER ? 1 : month < AUTUMN ? 2 : 3),
    ({ month }) => (month <= SUMMER ? 1 : 3),
  ),
  isOfStart: true,
  isNamed: true,
};

/** The year in which the autumn of a year of study lies. */
const YEAR_OF_STUDY: CalendarPart = {
  ...ofDay(({ year, month }) => (month < AUTUMN - 1 ? year - 1 : year)),
  isOfStart: true,
};

/** The time of day itself. */
export const CLOCK = ofSecond((second) => second);

/** Parts by the meanings that show them. */
const BY_MEANING: Readonly<Record<string, CalendarPart>> = {
  'time.year': YEAR,
  'time.birth year': YEAR,
  'time.release year': YEAR,
  'time.founding year': YEAR,
  'time.graduation year': YEAR,
  'time.expiry year': YEAR,
  'study.term': TERM,
  'study.academic year': YEAR_OF_STUDY,
  'sport.season': { ...YEAR, isOfStart: true },
  'time.month': MONTH,
  'time.month name': MONTH,
  'time.quarter': QUARTER,
  'time.half': ofDay(halfOf),
  'time.week': ofDay(weekOf),
  'time.weekday': WEEKDAY,
  'time.day of month': DAY_OF_MONTH,
  'time.day of year': ofDay(dayOfYearOf),
  'time.period': MONTH,
  'time.month in a year': ofDay(monthInYear),
  'time.day in digits': ofDay((day) => monthInYear(day) * 100 + day.day),
  'time.day': { ...ofDay(({ number }) => number), isWhole: true },
  'time.hour': ofSecond((second) => Math.floor(second / 3600)),
  'time.minute': ofSecond((second) => Math.floor(second / 60) % 60),
  'time.start of week': endOf('week start'),
  'time.end of week': endOf('week end'),
  'time.start of month': endOf('month start'),
  'time.end of month': endOf('month end'),
  'time.start of quarter': endOf('quarter start'),
  'time.end of quarter': endOf('quarter end'),
  'time.start of year': endOf('year start'),
  'time.end of year': endOf('year end'),
  'time.start of period': endOfPeriod('month', 'start'),
  'time.end of period': endOfPeriod('month', 'end'),
  'flag.weekend': ofDay(weekendOf),
  'flag.working day': ofDay(workdayOf),
  'flag.leap year': ofDay(leapYearOf),
};

/** Those of tables that name quarters, and no shorter periods. */
const BY_QUARTER: typeof BY_MEANING = {
  'time.start of period': endOfPeriod('quarter', 'start'),
  'time.end of period': endOfPeriod('quarter', 'end'),
};

/** The part that a meaning shows in a table some of whose columns have these meanings; undefined: it shows none. */
export function partOfMeaning(name: string, others: ReadonlySet<string>): CalendarPart | undefined {
  const isByQuarter = others.has('time.quarter') && !SHORTER.some((meaning) => others.has(meaning));
  return (isByQuarter ? BY_QUARTER[name] : undefined) ?? BY_MEANING[name];
}

const SHORTER = ['time.month', 'time.month name', 'time.period', 'time.month in a year', 'time.week'];

/** Parts by what pieces of texts pick. */
const PICKED: Readonly<Record<string, CalendarPart>> = {
  [PICKED_YEAR]: YEAR,
  [PICKED_SHORT_YEAR]: ofDay(({ year }) => year % 100),
  [PICKED_MONTH]: MONTH,
  [PICKED_MONTH_DAY]: DAY_OF_MONTH,
  quarter: QUARTER,
  weekday: WEEKDAY,
};

/** The part that a piece of a text picks; undefined: it picks something else. */
export function partPicked({ picks }: PartDraw): CalendarPart | undefined {
  const [part = ''] = picks?.split(' ') ?? [];
  return PICKED[part];
}

/** Words of names that say which part is shown, and nothing of the moment. */
export const PART_WORDS: ReadonlySet<string> = new Set(
  `a year month quarter week weekday day digit weekend hour minute half semester name number short long longitude full abbreviation of the in is
  calendar fiscal financial reporting accounting pay payroll iso period key domain leap first last start end begin beginning
  workday working business academic school term text code id no dow doy isoweek quarter label flag`.split(/\s+/),
);
