import { type BelievableTable, every, most, over } from '../expectation.ts';
import { currency } from '../judges/forms.ts';
import { label, speakable } from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { aboveZeroWhere, inOrder, onlyWhen, sumOf, thereWhen, zeroWhere } from '../judges/relations.ts';
import { distinctBetween, nullShare, skewed, uneven } from '../judges/statistics.ts';

export const creditEntries: BelievableTable = {
  name: 'credit_entries',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE credit_entries (
      id               bigserial PRIMARY KEY,
      state            text NOT NULL CHECK (state IN ('draft', 'sent', 'part_paid', 'paid', 'void')),
      subtotal         numeric(10,2) NOT NULL,
      coupon_code      varchar(20),
      discount_amount  numeric(10,2) NOT NULL DEFAULT 0,
      total            numeric(10,2) NOT NULL CHECK (total >= 0),
      paid_amount      numeric(10,2) NOT NULL DEFAULT 0 CHECK (paid_amount >= 0),
      balance          numeric(10,2) NOT NULL,
      currency         char(3) NOT NULL,
      view_count       integer NOT NULL DEFAULT 0,
      sent_at          timestamptz,
      paid_at          timestamptz,
      last_reminder_at timestamptz,
      reminder_count   smallint NOT NULL DEFAULT 0,
      customer_note    text,
      created_at       timestamptz NOT NULL
    )`,
  expectations: [
    every('state', label),
    over('state', distinctBetween(3, 5)),
    over('state', uneven(1.5)),
    every('subtotal', between(0.01, 1_000_000)),
    over('subtotal', skewed),
    over('coupon_code', nullShare(0.05, 0.95)),
    every(['total', 'subtotal', 'discount_amount'], sumOf('+-')),
    every(['paid_amount', 'state'], zeroWhere(/draft|sent|void/)),
    every(['paid_amount', 'state'], aboveZeroWhere(/paid/)),
    every(['balance', 'total', 'paid_amount'], sumOf('+-')),
    every(['balance', 'state'], zeroWhere(/^paid/)),
    every(['balance', 'state'], aboveZeroWhere(/draft|sent|part/)),
    every('currency', currency),
    over('currency', uneven(1.5)),
    every(['sent_at', 'state'], onlyWhen(/sent|paid/)),
    every(['paid_at', 'state'], onlyWhen(/^paid/)),
    every(['paid_at', 'state'], thereWhen(/^paid/)),
    every(['created_at', 'sent_at'], inOrder),
    every(['created_at', 'sent_at', 'paid_at'], recent),
    every('reminder_count', between(0, 20)),
    most(0.95, 'customer_note', speakable),
  ],
};
