import { type BelievableTable, every, most, over } from '../expectation.ts';
import { currency, last4, uuid } from '../judges/forms.ts';
import { label, naming, speakable } from '../judges/language.ts';
import { between, recent, yearBetween } from '../judges/quantities.ts';
import { ascending, inOrder, onlyWhen, thereWhen } from '../judges/relations.ts';
import { distinctBetween, medianBetween, skewed, uneven } from '../judges/statistics.ts';

export const payments: BelievableTable = {
  name: 'payments',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE payments (
      payment_id      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id        bigint NOT NULL,
      amount          numeric(10,2) NOT NULL CHECK (amount > 0),
      currency        char(3) NOT NULL DEFAULT 'USD',
      method          varchar(20) NOT NULL,
      status          varchar(20) NOT NULL CHECK (status IN ('pending', 'authorized', 'captured', 'failed', 'refunded')),
      card_brand      varchar(20),
      card_last4      char(4),
      card_exp_month  smallint,
      card_exp_year   smallint,
      failure_reason  varchar(120),
      refunded_amount numeric(10,2) NOT NULL DEFAULT 0,
      created_at      timestamptz NOT NULL DEFAULT now(),
      captured_at     timestamptz,
      CHECK (refunded_amount <= amount)
    )`,
  expectations: [
    every('payment_id', uuid),
    every('amount', between(0.01, 100_000)),
    over('amount', skewed),
    over('amount', medianBetween(5, 1_500)),
    every('currency', currency),
    every('method', label),
    most(
      0.9,
      'method',
      naming(
        'a way to pay',
        /card|credit|debit|paypal|bank|transfer|cash|wire|pay|invoice|sepa|ideal|check|cheque|crypto|voucher|wallet|klarna|giropay|sofort|visa|ach/,
      ),
    ),
    over('method', distinctBetween(2, 15)),
    over('status', uneven(2)),
    most(
      0.9,
      'card_brand',
      naming('a brand of cards', /visa|master|amex|american express|discover|diners|jcb|maestro|union ?pay/),
    ),
    every('card_last4', last4),
    every('card_exp_month', between(1, 12)),
    every('card_exp_year', yearBetween(2015, 2040)),
    every(['failure_reason', 'status'], onlyWhen(/fail/)),
    every('failure_reason', speakable),
    every(['refunded_amount', 'amount'], ascending),
    over('refunded_amount', medianBetween(0, 0)),
    every(['created_at', 'captured_at'], inOrder),
    every(['created_at', 'captured_at'], recent),
    every(['captured_at', 'status'], onlyWhen(/captured|refunded/)),
    every(['captured_at', 'status'], thereWhen(/captured/)),
  ],
};
