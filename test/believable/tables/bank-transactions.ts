import { type BelievableTable, every, most, over } from '../expectation.ts';
import { iban } from '../judges/checksums.ts';
import { bic, currency } from '../judges/forms.ts';
import { label, speakable } from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { daysApart, different } from '../judges/relations.ts';
import { distinctBetween, medianBetween, shareMatching, spansDays, uneven } from '../judges/statistics.ts';

export const bankTransactions: BelievableTable = {
  name: 'bank_transactions',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE bank_transactions (
      tx_id             CHAR(26) NOT NULL,
      account_iban      VARCHAR(34) NOT NULL,
      account_bic       VARCHAR(11),
      counterparty_name VARCHAR(100) NOT NULL,
      counterparty_iban VARCHAR(34),
      amount            DECIMAL(14,2) NOT NULL COMMENT 'negative: money leaves the account',
      currency          CHAR(3) NOT NULL DEFAULT 'EUR',
      tx_type           VARCHAR(30) NOT NULL,
      purpose           VARCHAR(140),
      booking_date      DATE NOT NULL,
      value_date        DATE NOT NULL,
      balance_after     DECIMAL(14,2) NOT NULL,
      PRIMARY KEY (tx_id)
    )`,
  expectations: [
    every('account_iban', iban),
    every('account_bic', bic),
    every('counterparty_name', speakable),
    every('counterparty_iban', iban),
    every(['account_iban', 'counterparty_iban'], different),
    every('amount', between(-1_000_000, 1_000_000)),
    over('amount', shareMatching('negative', /^-/, 0.1, 0.95)),
    over('amount', medianBetween(-2_000, 2_000)),
    every('currency', currency),
    over('currency', uneven(2)),
    every('tx_type', label),
    over('tx_type', distinctBetween(2, 25)),
    most(0.95, 'purpose', speakable),
    every(['booking_date', 'value_date'], daysApart(-5, 10)),
    every(['booking_date', 'value_date'], recent),
    over('booking_date', spansDays(20)),
    every('balance_after', between(-1_000_000, 100_000_000)),
  ],
};
