import type { Expression } from '../../ir.ts';
import { binary, column, number } from '../agreements/agreement.ts';
import type { StateRule } from './state-numbers.ts';

/* How long what is paid or done again and again lasts, by how often that is. */

/** Days at least and at most. */
export type Days = readonly [least: number, most: number];

/** A length of a period, and the days that it has at least and at most. */
export const LENGTHS_OF_PERIODS = {
  day: [1, 1],
  week: [7, 7],
  fortnight: [14, 14],
  month: [28, 31],
  quarter: [90, 92],
  half: [181, 184],
  year: [365, 366],
} as const;

export type PeriodLength = keyof typeof LENGTHS_OF_PERIODS;

export type LengthRule = StateRule<PeriodLength>;

/** Ends of periods by what says how often they come: `monthly`, `yearly`. */
export const LENGTH_RULES: readonly LengthRule[] = [
  {
    of: 'current period end|period end|billing period end|service period end|billing end|billing cycle end|current billing period end|subscription period end|usage period end',
    needs: 'weekly|week|monthly|month|quarterly|quarter|annual|annually|yearly|year',
    cases: [
      ['day', 'daily|day'],
      ['week', 'weekly|week'],
      ['fortnight', 'biweekly|bi weekly|fortnightly'],
      ['month', 'monthly|month'],
      ['quarter', 'quarterly|quarter'],
      ['half', 'semi annual|semiannual|semi annually|half yearly|half year|biannual'],
      ['year', 'annual|annually|yearly|year'],
    ],
  },
];

/** What the end of a period has to be by its start and the days, or the minutes, that it lasts. */
export function conditionsOfLength(
  end: string,
  start: string,
  days: Days | null,
  unit: 'day' | 'minute' = 'day',
): readonly Expression[] {
  if (days === null) return [];
  const [least, most] = days;
  const behind = (count: number) =>
    binary('+', column(start), { kind: 'interval', quantity: number(String(count)), unit });
  return [binary('>=', column(end), behind(least)), binary('<=', column(end), behind(most))];
}
