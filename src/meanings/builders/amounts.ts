import type { NumberForm } from '../../values/meaning.ts';
import type { MeaningRow } from '../row.ts';
import { pool, text } from './forms.ts';
import { lognormal, once } from './shorthand.ts';

/* Amounts, in short. */

/** What prices end in, and how often. */
export const PRICE_ENDINGS: ReadonlyMap<number, number> = new Map([
  [99, 50],
  [95, 14],
  [0, 12],
  [50, 8],
  [49, 6],
  [90, 5],
  [79, 3],
  [25, 2],
]);

const AMOUNT_ENDINGS: ReadonlyMap<number, number> = new Map([
  [0, 80],
  [50, 15],
  [25, 2],
  [75, 3],
]);

/** An amount with two digits behind the point, about a median. */
export const about = (median: number, sigma: number, last: number, first = 0): NumberForm => ({
  first,
  last,
  scale: 2,
  spread: lognormal(median, sigma),
});

/** A price, which ends as prices do. */
export const price = (median: number, sigma: number, last: number): NumberForm => ({
  ...about(median, sigma, last, 1),
  endings: PRICE_ENDINGS,
});

/** An amount that people round. */
export const round = (median: number, sigma: number, last: number, first = 0): NumberForm => ({
  ...about(median, sigma, last, first),
  endings: AMOUNT_ENDINGS,
});

/** A row of amounts; a text of one is such an amount with its point. */
export function money(name: string, names: string, numbers: NumberForm, more: Partial<MeaningRow> = {}): MeaningRow {
  const cents = [...(numbers.endings?.keys() ?? [0, 10, 25, 40, 50, 75, 99])];
  const most = Math.min(Math.floor(numbers.last), 9999);
  const texts = once(() => [
    [
      { kind: 'integer', first: Math.max(1, Math.ceil(numbers.first)), size: most } as const,
      text('.'),
      pool(cents.map((cent) => String(cent).padStart(2, '0'))),
    ],
  ]);
  return { name: `money.${name}`, names, numbers, texts, ...more };
}

/** Amounts in cents, and prices, which end as prices do. */
export const IN_CENTS: NumberForm = { first: 99, last: 499_999, spread: lognormal(2_999, 1) };
export const PRICE_IN_CENTS: NumberForm = { ...IN_CENTS, endings: PRICE_ENDINGS };
