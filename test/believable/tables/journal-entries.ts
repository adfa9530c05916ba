import { type BelievableTable, every, over } from '../expectation.ts';
import { partOfMoment } from '../judges/calendar.ts';
import { between, recent } from '../judges/quantities.ts';
import { inOrder, oneOfTwo, productOf, ratioBetween, sumOf } from '../judges/relations.ts';
import { medianBetween, nullShare } from '../judges/statistics.ts';

export const journalEntries: BelievableTable = {
  name: 'journal_entries',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE journal_entries (
      id              bigserial PRIMARY KEY,
      posting_date    date NOT NULL,
      fiscal_year     integer NOT NULL,
      fiscal_period   smallint NOT NULL,
      fiscal_quarter  smallint NOT NULL,
      period_start    date NOT NULL,
      period_end      date NOT NULL,
      debit           numeric(14,2),
      credit          numeric(14,2),
      debit_local     numeric(14,2) NOT NULL DEFAULT 0,
      source_amount   numeric(12,2) NOT NULL,
      exchange_rate   numeric(10,4) NOT NULL,
      target_amount   numeric(14,2) NOT NULL,
      budget_amount   numeric(12,2) NOT NULL,
      actual_amount   numeric(12,2) NOT NULL,
      variance        numeric(12,2) NOT NULL
    )`,
  expectations: [
    every(['fiscal_period', 'period_start'], partOfMoment('month')),
    every(['fiscal_quarter', 'period_start'], partOfMoment('quarter')),
    every(['fiscal_year', 'period_start'], partOfMoment('year')),
    every(['period_start', 'period_start'], partOfMoment('first day of the month')),
    every(['period_end', 'period_start'], partOfMoment('last day of the month')),
    every(['period_end', 'posting_date'], inOrder),
    every(['debit', 'credit'], oneOfTwo),
    over('debit', nullShare(0.3, 0.7)),
    every(['target_amount', 'source_amount', 'exchange_rate'], productOf),
    every(['actual_amount', 'budget_amount'], ratioBetween(0.4, 1.6)),
    every(['variance', 'actual_amount', 'budget_amount'], sumOf('+-')),
    over('source_amount', medianBetween(10, 10_000)),
    over('credit', nullShare(0.3, 0.7)),
    over('budget_amount', medianBetween(500, 500_000)),
    every('exchange_rate', between(0.001, 1_000)),
    every('posting_date', recent),
  ],
};
