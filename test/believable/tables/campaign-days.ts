import { type BelievableTable, every, over } from '../expectation.ts';
import { partOfMoment } from '../judges/calendar.ts';
import { partOfWhole, percentOfWhole, productOf, ratioBetween, timesAsMuch } from '../judges/relations.ts';
import { medianBetween, nullShare } from '../judges/statistics.ts';

export const campaignDays: BelievableTable = {
  name: 'campaign_days',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE campaign_days (
      id               bigserial PRIMARY KEY,
      measured_at      timestamptz NOT NULL,
      measured_date    date NOT NULL,
      measured_hour    smallint NOT NULL,
      impressions      integer NOT NULL,
      clicks           integer NOT NULL,
      ctr              numeric(6,3),
      cpc              numeric(6,2) NOT NULL,
      spend            numeric(12,2) NOT NULL,
      conversions      integer NOT NULL,
      conversion_rate  numeric(5,4),
      sent_count       integer NOT NULL,
      delivered_count  integer NOT NULL,
      opened_count     integer NOT NULL,
      open_rate        numeric(5,2),
      request_count    integer NOT NULL,
      error_count      integer NOT NULL,
      error_rate       numeric(6,4),
      temperature_c    numeric(4,1),
      temperature_f    numeric(5,1)
    )`,
  expectations: [
    every(['measured_date', 'measured_at'], partOfMoment('day')),
    every(['measured_hour', 'measured_at'], partOfMoment('hour')),
    every(['clicks', 'impressions'], ratioBetween(0, 0.2)),
    every(['ctr', 'clicks', 'impressions'], percentOfWhole),
    every(['spend', 'clicks', 'cpc'], productOf),
    every(['conversions', 'clicks'], ratioBetween(0, 0.5)),
    every(['conversion_rate', 'conversions', 'clicks'], partOfWhole),
    every(['delivered_count', 'sent_count'], ratioBetween(0.5, 1)),
    every(['opened_count', 'delivered_count'], ratioBetween(0, 0.9)),
    every(['open_rate', 'opened_count', 'delivered_count'], percentOfWhole),
    every(['error_count', 'request_count'], ratioBetween(0, 0.3)),
    every(['error_rate', 'error_count', 'request_count'], percentOfWhole),
    over('request_count', medianBetween(50, 100_000)),
    every(['temperature_f', 'temperature_c'], timesAsMuch(1.8, 32)),
    over('impressions', medianBetween(500, 1_000_000)),
    over('clicks', medianBetween(5, 50_000)),
    over('cpc', medianBetween(0.05, 10)),
    over('conversion_rate', nullShare(0, 0.2)),
  ],
};
