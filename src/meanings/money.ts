import type { NumberForm } from '../values/meaning.ts';
import type { MeaningRow } from './row.ts';

const ENDINGS: ReadonlyMap<number, number> = new Map([
  [0, 30],
  [49, 5],
  [50, 15],
  [95, 10],
  [99, 40],
]);

const amount = (median: number, first: number, last: number): NumberForm => ({
  first,
  last,
  scale: 2,
  spread: { kind: 'lognormal', median, sigma: 1 },
});

const price = (median: number): NumberForm => ({ ...amount(median, 1, 2000), endings: ENDINGS });

/** Amounts of money, and what they are computed with. How they add up is said in `agreement.ts`. */
export const money: readonly MeaningRow[] = [
  {
    name: 'money.unit price',
    names: 'unit price, price each, price per unit, item price, unit amount',
    numbers: price(25),
  },
  {
    name: 'money.sale price',
    names: 'sale price, discounted price, special price, discount price, promo price',
    numbers: price(25),
  },
  {
    name: 'money.cost',
    names: 'cost, unit cost, cost price, purchase price, wholesale price',
    numbers: amount(15, 0.5, 1500),
  },
  { name: 'money.price', names: 'price, list price, retail price, regular price, selling price', numbers: price(30) },
  {
    name: 'commerce.quantity',
    names: 'quantity, quantity ordered, order quantity, ordered quantity, item count, unit count',
    numbers: { first: 1, last: 20, spread: { kind: 'exponential', mean: 3 } },
  },
  {
    name: 'money.subtotal',
    names: 'subtotal, subtotal amount, sub total, items total, net total',
    numbers: amount(90, 5, 5000),
  },
  { name: 'money.tax', names: 'tax, tax amount, sales tax, tax total, total tax', numbers: amount(9, 0.1, 1000) },
  {
    name: 'money.shipping',
    names:
      'shipping, shipping cost, shipping amount, shipping fee, shipping total, freight, delivery fee, shipping price',
    numbers: { ...amount(7, 0, 60), endings: ENDINGS },
  },
  {
    name: 'money.discount',
    names: 'discount, discount amount, discount total, total discount',
    numbers: amount(5, 0, 500),
  },
  {
    name: 'money.net',
    names: 'net, net amount, net price, net value, amount net, price net',
    numbers: amount(120, 1, 8000),
  },
  { name: 'money.vat', names: 'vat, vat amount, vat value, gst, gst amount', numbers: amount(20, 0.1, 2000) },
  {
    name: 'money.gross',
    names: 'gross, gross amount, gross price, gross value, amount gross, price gross',
    numbers: amount(140, 1, 10_000),
  },
  {
    name: 'money.total',
    names:
      'total, total amount, total price, total cost, order total, grand total, invoice total, line total, amount total, total value, extended price, line amount, item total',
    numbers: amount(110, 5, 8000),
  },
];
