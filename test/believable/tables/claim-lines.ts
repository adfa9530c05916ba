import { type BelievableTable, every, most, over } from '../expectation.ts';
import { between } from '../judges/quantities.ts';
import { ascending, percentageOf } from '../judges/relations.ts';
import { medianBetween, shareMatching, skewed } from '../judges/statistics.ts';

export const claimLines: BelievableTable = {
  name: 'claim_lines',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE claim_lines (
      id                 serial PRIMARY KEY,
      amount_claimed     numeric(12,2) NOT NULL,
      amount_approved    numeric(12,2) NOT NULL,
      amount_paid        numeric(12,2) NOT NULL,
      copay              numeric(8,2),
      net_amount         numeric(10,2) NOT NULL,
      vat_rate           numeric(3,2) NOT NULL,
      vat_amount         numeric(10,2) NOT NULL,
      fraud_probability  numeric(4,3),
      confidence         int,
      loss_ratio         numeric(5,4),
      mcc                char(4),
      days_open          int,
      exit_code          int NOT NULL,
      sigma_x            real,
      lot_pieces         int,
      sold_last_30d      int
    )`,
  expectations: [
    every('amount_claimed', between(1, 1e6)),
    over('amount_claimed', skewed),
    every(['amount_approved', 'amount_claimed'], ascending),
    every(['amount_paid', 'amount_approved'], ascending),
    every('copay', between(0, 1000)),
    every('vat_rate', between(0, 0.3)),
    every(['vat_amount', 'net_amount', 'vat_rate'], percentageOf),
    every('fraud_probability', between(0, 1)),
    over('fraud_probability', medianBetween(0, 0.5)),
    every('confidence', between(0, 100)),
    over('confidence', medianBetween(20, 99)),
    every('loss_ratio', between(0, 1)),
    over('mcc', shareMatching('four digits', /^\d{4}$/, 1, 1)),
    every('days_open', between(0, 3000)),
    over('exit_code', shareMatching('zero', /^0$/, 0.6, 0.98)),
    every('exit_code', between(0, 255)),
    every('sigma_x', between(0, 10_000)),
    over('lot_pieces', medianBetween(1, 400)),
    most(0.99, 'lot_pieces', between(0, 10_000)),
    over('sold_last_30d', medianBetween(1, 400)),
  ],
};
