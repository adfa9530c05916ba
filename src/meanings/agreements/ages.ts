import type { Expression } from '../../ir.ts';
import { dayNumber, dayText } from '../../values/part.ts';
import { referenceDay, referenceYear, type TimeLine } from '../../values/time-line.ts';
import { type Agreement, agreement, binary, call, column, number, type Order } from './agreement.ts';
import { years } from './distances.ts';

/** Centimetres. */
const LEAST_ADULT_HEIGHT = 148;
const MOST_HEIGHT = 210;

/** Kilograms a square metre. */
const MOST_INDEX = 48;

/** Days after which people are grown up: 18 years; and after which those have studied whose profession asks for it: 25 years. */
export const GROWN_UP = 6574;
const GRADUATED = 9131;

/** How old people are when they are hired. */
export const hiredOrders: readonly Order[] = [
  {
    of: 'time.hired',
    about: 'doctor physician surgeon dentist veterinarian lawyer attorney professor',
    gap: GRADUATED,
    behind: { 'time.birth date': years(0, 7, 35, 0.7) },
  },
  { of: 'time.hired', gap: GROWN_UP, behind: { 'time.birth date': years(0, 8, 42, 0.8) } },
];

/** How many years have passed, and since what. */
const PASSED = [
  ['person.age', 'time.birth date'],
  ['duration.years of service', 'time.hired'],
] as const;

/**
 * How old somebody is at the reference time, by the date of birth, how long they have been employed, and how tall they are at that age.
 * The birth is moved so that the birthdays which were there by then lie in the year before the other ones: by days between which no leap
 * day lies.
 */
export function agesAt(line: TimeLine): readonly Agreement[] {
  const day = referenceDay(line);
  const year = referenceYear(line);
  const isBeforeLeapDay = day < dayNumber(year, 2, 29);
  const [operator, days, lastYear] = isBeforeLeapDay
    ? ['-', day + 1 - dayNumber(year, 1, 1), year - 1]
    : ['+', dayNumber(year, 12, 31) - day, year];
  const since = (moment: string) => {
    const moved = binary(operator, column(moment), { kind: 'interval', quantity: number(String(days)), unit: 'day' });
    return binary('-', number(String(lastYear)), call('extract year', moved));
  };
  return [
    ...PASSED.map(([years, moment]) => agreement(years, [binary('=', column(years), since(moment))])),
    ...[column('person.age'), since('time.birth date')].flatMap(bodiesAt),
    ...DONE.map((moment) => overdueAt(day, moment)),
    ...['day time.due', 'time.due'].flatMap((due) => LATE.map((moment) => lateAt(day, due, moment))),
  ];
}

/** What is done when it is due. */
const DONE = ['time.returned', 'time.paid'] as const;

/** What may be late, and a flag says so. */
const LATE = ['resolved', 'ended', 'closed', 'returned', 'delivered', 'paid', 'done'].map((moment) => `time.${moment}`);

/** Whether something was late when it was done, or is where that has not come. */
function lateAt(day: number, due: string, moment: string): Agreement {
  const now = { kind: 'string', value: dayText(day) } as const;
  const done = column(moment);
  const behind =
    due === 'time.due'
      ? call('timestampdiff minute', column(due), call('coalesce', done, now))
      : call('datediff', call('coalesce', call('date', done), now), column(due));
  const late = call('least', call('greatest', behind, number('0')), number('1'));
  return agreement('flag.overdue', [binary('=', column('flag.overdue'), late)], { isWhole: true });
}

/** By how many days something was late when it was done, or is where that has not come. */
function overdueAt(day: number, moment: string): Agreement {
  const done = call('coalesce', call('date', column(moment)), { kind: 'string', value: dayText(day) });
  const late = call('greatest', call('datediff', done, column('time.due')), number('0'));
  return agreement('duration.days overdue', [binary('=', column('duration.days overdue'), late)], { isWhole: true });
}

/**
 * Bodies that grow, by years of age: the middle of what children measure rises by some 6 cm a year, and what they weigh for their
 * height stays below that of adults. Source: the growth charts of the WHO, in lines.
 */
function bodiesAt(age: Expression): readonly Agreement[] {
  const line = (start: string, each: string, most: number) =>
    call('least', binary('+', number(start), binary('*', age, number(each))), number(String(most)));
  const [height, index] = ['measure.body height', 'health.body mass index'].map(column);
  if (height === undefined || index === undefined) return [];
  const tallEnough = binary('>=', height, line('60', '6.3', LEAST_ADULT_HEIGHT));
  const more = { kind: 'share', counts: 'number' } as const;
  return [
    agreement('measure.body height', [tallEnough, binary('<=', height, line('90', '6', MOST_HEIGHT))], more),
    agreement('health.body mass index', [binary('<=', index, line('18', '0.7', MOST_INDEX))], more),
  ];
}
