import { type BelievableTable, every, over } from '../expectation.ts';
import { distinctBetween } from '../judges/statistics.ts';

export const turbineSamples: BelievableTable = {
  name: 'turbine_samples',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE turbine_samples (
      turbine_id    varchar(20) NOT NULL,
      sampled_at    timestamptz NOT NULL,
      site_country  char(2) NOT NULL,
      vat_number    varchar(16) NOT NULL,
      currency      char(3) NOT NULL DEFAULT 'EUR',
      PRIMARY KEY (turbine_id, sampled_at)
    )`,
  expectations: [
    over('turbine_id', distinctBetween(2, 60)),
    every(['site_country', 'vat_number'], {
      words: 'the number begins with the country',
      holds: ([country, number]) => number?.startsWith(country === 'GR' ? 'EL' : (country ?? '')) === true,
    }),
    every(['site_country', 'currency'], {
      words: 'the currency is that of the country',
      holds: ([country, currency]) =>
        country === 'US'
          ? currency === 'USD'
          : country === 'GB'
            ? currency === 'GBP'
            : country === 'DE'
              ? currency === 'EUR'
              : null,
    }),
  ],
};
