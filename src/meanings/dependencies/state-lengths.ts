import type { Expression } from '../../ir.ts';
import { binary, column, number } from '../agreements/agreement.ts';
import type { StateRule } from './state-numbers.ts';

/* How long what is paid or done again and again lasts, by how often that is, and how long bills wait by their terms. */

/** Days at least and at most. */
export type Days = readonly [least: number, most: number];

/** Days after which bills are due. */
const TERMS = [0, 7, 8, 10, 14, 15, 20, 21, 28, 30, 45, 60, 90, 120];

const termsOf = (days: number): string =>
  days === 0
    ? 'due on receipt|on receipt|immediate|due immediately|prepaid|cod'
    : `net ${days}|net ${days} days|${days} days|n ${days}|${days} net|2 10 net ${days}`;

/** A length of a period, and the days that it has at least and at most. */
export const LENGTHS_OF_PERIODS: Readonly<Record<string, Days>> = {
  day: [1, 1],
  week: [7, 7],
  fortnight: [14, 14],
  month: [28, 31],
  quarter: [90, 92],
  half: [181, 184],
  year: [365, 366],
  ...Object.fromEntries(TERMS.map((days) => [days, [days, days]])),
};

export type LengthRule = StateRule<string>;

/** Ends of periods by what says how often they come: `monthly`, `yearly`; and when bills are due by their terms: `net 30`. */
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
  {
    of: 'due|payment due|payable|invoice due|bill due|due by|pay by',
    needs: TERMS.map(termsOf).join('|'),
    cases: TERMS.map((days) => [String(days), termsOf(days)]),
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
