import { alphanumericPairs } from '../../values/vocabulary.ts';
import { digits, pool, text } from '../builders/forms.ts';
import { listOf } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { identifier, repeated, upperPairs } from './identifiers.ts';

/** What payment services of this kind call things, by the beginnings of their ids (https://docs.stripe.com/api). */
const OF_STRIPE: Readonly<Record<string, string>> = {
  cus: 'stripe id, stripe customer id, stripe customer',
  sub: 'stripe subscription id, stripe subscription, subscription stripe id',
  pi: 'payment intent id, payment intent, stripe payment id',
  ch: 'stripe charge id, stripe charge',
  in: 'stripe invoice id, stripe invoice',
  price: 'stripe price id, stripe price, stripe plan id',
  prod: 'stripe product id, stripe product',
  acct: 'stripe account id, stripe account, stripe connect id',
  pm: 'stripe payment method id, stripe payment method',
  re: 'stripe refund id, stripe refund',
  po: 'stripe payout id, stripe payout',
  evt: 'stripe event id, stripe event',
  cs: 'stripe session id, checkout session id',
};

/** Ids that services on the web give to what they keep. */
export const serviceIds: readonly MeaningRow[] = [
  ...Object.entries(OF_STRIPE).map(([prefix, names]) =>
    identifier(`stripe ${prefix}`, names, () => [
      [text(`${prefix}_`), ...repeated(alphanumericPairs, 12)],
      [text(`${prefix}_`), ...repeated(alphanumericPairs, 7)],
      repeated(alphanumericPairs, 7),
    ]),
  ),
  identifier('paypal order', 'paypal|paypal order|paypal transaction|paypal payment|paypal capture id', () => [
    [digits(1), ...repeated(upperPairs(), 8)],
  ]),
  identifier('resource name', 'arn', () => [
    [
      text('arn:aws:'),
      pool(listOf('sqs, sns, lambda')),
      text(':'),
      pool(listOf('us-east-1, us-west-2, eu-west-1, eu-central-1, ap-southeast-1')),
      text(':'),
      digits(9),
      digits(3),
      text(':'),
      pool(listOf('orders, invoices, emails, exports, events, reports, uploads, payments')),
      text('-'),
      digits(3),
    ],
  ]),
];
