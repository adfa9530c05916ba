import { dayNumber } from '../values/part.ts';
import { referenceDay, referenceYear, type TimeLine } from '../values/time-line.ts';
import { type Agreement, agreement, binary, call, column, number } from './agreement.ts';

/**
 * How old somebody is at the reference time, by the date of birth. The birth is moved so that the birthdays which were there by then
 * lie in the year before the other ones: by days between which no leap day lies.
 */
export function ageAt(line: TimeLine): Agreement {
  const day = referenceDay(line);
  const year = referenceYear(line);
  const isBeforeLeapDay = day < dayNumber(year, 2, 29);
  const [operator, days, lastYear] = isBeforeLeapDay
    ? ['-', day + 1 - dayNumber(year, 1, 1), year - 1]
    : ['+', dayNumber(year, 12, 31) - day, year];
  const moved = binary(operator, column('time.birth date'), {
    kind: 'interval',
    quantity: number(String(days)),
    unit: 'day',
  });
  const age = binary('-', number(String(lastYear)), call('extract year', moved));
  return agreement('person.age', [binary('=', column('person.age'), age)]);
}
