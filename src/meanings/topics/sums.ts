import type { NumberForm } from '../../values/meaning.ts';
import { about, IN_CENTS, money, PRICE_IN_CENTS, round } from '../builders/amounts.ts';
import { between, listOf, lognormal, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What a home costs. */
const OF_A_HOME: NumberForm = { first: 40_000, last: 5_000_000, spread: lognormal(310_000, 0.6), zeros: 3 };
const PRICES =
  'price, list price, listing price, listed price, asking price, ask price, sale price, sold price, selling price, purchase price, original price, initial price, final price, closing price';
const HOMES = listOf(
  'property, property listing, real estate listing, home, house, apartment, flat, condo, villa, plot, land',
);

const CAMPAIGN: NumberForm = { first: 500, last: 250_000, spread: lognormal(3_500, 0.9), zeros: 2 };
/** What may be spent in a period. */
const perPeriod = (unit: string, often: string): string =>
  `${often} budget, budget ${often}, budget per ${unit}, ${often} spend limit, ${often} spending limit, ${often} cap, ${often} budget amount`;

/** What is paid back of loans, what homes and energy cost, what is insured, and what may be spent. */
export const sums: readonly MeaningRow[] = [
  money(
    'principal of an installment',
    ['installment', 'repayment', 'payment', 'amortization', 'loan schedule']
      .map((table) => `${table}/principal, ${table}/principal amount`)
      .join(', ')
      .concat(', principal paid, principal portion, principal component, principal part, principal due'),
    about(320, 0.7, 9_999),
  ),
  money(
    'cost of what is planned',
    'estimated|planned|budgeted|projected|forecast|expected|actual|final cost',
    about(340, 0.9, 49_999, 5),
    { role: 'money.cost' },
  ),
  money(
    'cost of a year',
    'cost|expense ytd, cost last|cost this|cost previous|expense last year, cost year to date, cost mtd, ytd|operating cost, operating expense',
    { first: 5_000, last: 300_000_000, spread: lognormal(700_000, 1.2) },
  ),
  money('sales target', 'sales|revenue quota, sales|revenue target, sales|revenue goal, quota|sales target amount', {
    first: 10_000,
    last: 5_000_000,
    spread: lognormal(220_000, 0.5),
    zeros: 3,
  }),
  {
    name: 'money.price of what a meter counts',
    role: 'money.unit price',
    names: 'unit|kwh price, unit|tariff rate, price per|rate per unit, tariff, rate, price per kwh',
    beside: 'reading, kwh, meter',
    without: 'currency, sensor, star, review, square, product, quantity, room',
    numbers: between(0.08, 0.62, lognormal(0.27, 0.35), 4),
  },
  {
    name: 'money.price of a word',
    names: 'rate per|price per|cost per|fee per word, word rate',
    numbers: between(0.03, 0.45, lognormal(0.12, 0.35), 3),
  },
  money('price of a home', PRICES, OF_A_HOME, {
    beside: 'bedroom, bathroom, mls, acre',
    without: 'night, nightly, guest, rent, host',
  }),
  money(
    'price by the table of a home',
    HOMES.flatMap((home) => listOf(PRICES).map((price) => `${home}/${price}`)).join(', '),
    OF_A_HOME,
    { role: 'money.price of a home', without: 'night, nightly, guest, rent, host' },
  ),
  ...(['minimum', 'maximum'] as const).map((end) =>
    money(
      `${end} sum insured`,
      `${end} sum insured, sum insured ${end}, ${end} coverage, coverage ${end}, ${end} sum assured, ${end} cover, ${end} insured amount`,
      {
        first: end === 'minimum' ? 1_000 : 50_000,
        last: end === 'minimum' ? 25_000 : 5_000_000,
        scale: 2,
        spread: weightsBy(
          end === 'minimum'
            ? { 1000: 10, 2500: 8, 5000: 24, 10000: 26, 15000: 6, 20000: 10, 25000: 16 }
            : { 50000: 6, 100000: 20, 250000: 20, 500000: 24, 1000000: 20, 2000000: 6, 5000000: 4 },
        ),
      },
    ),
  ),
  money('sum insured', 'sum insured|assured, insured sum, coverage|insured|cover|face amount, coverage|policy limit', {
    first: 5_000,
    last: 1_000_000,
    spread: lognormal(90_000, 0.9),
    zeros: 3,
  }),
  money('deductible', 'deductible, deductible|excess|retention|franchise amount, excess, self insured retention', {
    first: 0,
    last: 2_500,
    scale: 2,
    spread: weightsBy({
      0: 8,
      100: 12,
      150: 8,
      200: 8,
      250: 16,
      300: 8,
      500: 22,
      750: 4,
      1000: 10,
      1500: 2,
      2500: 2,
    }),
  }),
  money('yearly premium', 'annual|yearly premium, premium annual|yearly, premium per year', about(640, 0.6, 4_999, 60)),
  money(
    'installment of a premium',
    'installment, installment|payment amount, installment premium, premium per installment, amount per payment',
    about(75, 0.8, 4_999, 1),
    { beside: 'premium' },
  ),
  money('daily budget', perPeriod('day', 'daily'), round(45, 0.9, 2_000, 5)),
  money('monthly budget', perPeriod('month', 'monthly'), round(1_400, 0.9, 60_000, 100)),
  money('budget of a campaign', 'budget, total|lifetime|campaign budget, budget total|amount', CAMPAIGN, {
    role: 'money.budget',
    beside: 'daily, impression, click',
  }),
  money(
    'former price in cents',
    'compare at price|compare price|old price|original price|list price cent',
    PRICE_IN_CENTS,
    {
      nulls: 0.6,
    },
  ),
  money('usual price in cents', 'price|unit price|unit amount cent, price minor', PRICE_IN_CENTS),
  money('price in cents', 'amount|total cent, cent, amount minor', IN_CENTS),
];
