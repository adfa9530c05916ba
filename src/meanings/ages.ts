import { dayNumber } from '../values/part.ts';
import { referenceDay, referenceYear, type TimeLine } from '../values/time-line.ts';
import { type Agreement, agreement, binary, call, column, number } from './agreement.ts';

/** How many years have passed, and since what. */
const PASSED = [
  ['person.age', 'time.birth date'],
  ['duration.years of service', 'time.hired'],
] as const;

/**
 * How old somebody is at the reference time, by the date of birth, and how long they have been employed. The birth is moved so that the birthdays which were there by then
 * lie in the year before the other ones: by days between which no leap day lies.
 */
export function agesAt(line: TimeLine): readonly Agreement[] {
  const day = referenceDay(line);
  const year = referenceYear(line);
  const isBeforeLeapDay = day < dayNumber(year, 2, 29);
  const [operator, days, lastYear] = isBeforeLeapDay
    ? ['-', day + 1 - dayNumber(year, 1, 1), year - 1]
    : ['+', dayNumber(year, 12, 31) - day, year];
  return PASSED.map(([years, since]) => {
    const moved = binary(operator, column(since), { kind: 'interval', quantity: number(String(days)), unit: 'day' });
    const age = binary('-', number(String(lastYear)), call('extract year', moved));
    return agreement(years, [binary('=', column(years), age)]);
  });
}
