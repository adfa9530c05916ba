import { type BelievableTable, every, most, over } from '../expectation.ts';
import { currency, reference } from '../judges/forms.ts';
import { label, naming } from '../judges/language.ts';
import { between, momentBetween, priceEnding, recent } from '../judges/quantities.ts';
import { daysApart, inOrder, onlyWhen } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare, trueShare, uneven } from '../judges/statistics.ts';

export const subscriptions: BelievableTable = {
  name: 'subscriptions',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE subscriptions (
      id                   bigint GENERATED ALWAYS AS IDENTITY,
      account_id           bigint NOT NULL,
      plan_name            varchar(40) NOT NULL,
      billing_cycle        varchar(12) NOT NULL,
      status               varchar(16) NOT NULL DEFAULT 'trialing',
      seats                integer NOT NULL DEFAULT 1,
      price_per_month      numeric(8,2) NOT NULL,
      currency_code        char(3) NOT NULL,
      coupon_code          varchar(20),
      auto_renew           boolean NOT NULL DEFAULT true,
      started_at           timestamptz NOT NULL,
      trial_ends_at        timestamptz,
      current_period_start timestamptz NOT NULL,
      current_period_end   timestamptz NOT NULL,
      cancelled_at         timestamptz,
      PRIMARY KEY (id),
      CHECK (current_period_end > current_period_start)
    )`,
  expectations: [
    every('plan_name', label),
    over('plan_name', distinctBetween(2, 25)),
    over('plan_name', uneven(1.5)),
    most(0.9, 'billing_cycle', naming('a period', /month|year|annual|week|quarter|day|dai|half|semi|bi|once|lifetime/)),
    over('billing_cycle', distinctBetween(2, 8)),
    most(
      0.9,
      'status',
      naming(
        "a subscription's state",
        /trial|activ|past|due|cancel|paus|expir|suspend|unpaid|pend|incomplete|end|new|renew|close|inactive/,
      ),
    ),
    over('status', distinctBetween(2, 12)),
    over('status', uneven(2)),
    every('seats', between(1, 20_000)),
    over('seats', medianBetween(1, 50)),
    every('price_per_month', between(0, 50_000)),
    most(0.3, 'price_per_month', priceEnding),
    every('currency_code', currency),
    every('coupon_code', reference),
    over('coupon_code', nullShare(0.3, 0.99)),
    over('auto_renew', trueShare(0.4, 0.99)),
    every('started_at', recent),
    every(['started_at', 'trial_ends_at'], daysApart(0, 120)),
    every(['started_at', 'current_period_start', 'current_period_end'], inOrder),
    every(['current_period_start', 'current_period_end'], daysApart(6, 1_100)),
    every('current_period_end', momentBetween('2005-01-01', '2029-01-01')),
    every(['started_at', 'cancelled_at'], inOrder),
    every('cancelled_at', recent),
    every(['cancelled_at', 'status'], onlyWhen(/cancel|expir|end|close|inactive/i)),
    over('cancelled_at', nullShare(0.4, 1)),
  ],
};
