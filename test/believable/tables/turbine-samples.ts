import { type BelievableTable, every, over } from '../expectation.ts';
import { countryCode } from '../judges/forms.ts';
import { between, past } from '../judges/quantities.ts';
import { ascending } from '../judges/relations.ts';
import { distinctBetween, medianBetween, uneven, varied } from '../judges/statistics.ts';

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
      wind_speed    numeric(4,1),
      wind_gust     numeric(4,1),
      air_temp_c    numeric(4,1),
      humidity_pct  numeric(4,1),
      latitude      numeric(9,6),
      longitude     numeric(9,6),
      status        varchar(12) NOT NULL CHECK (status IN ('ok', 'warning', 'error')),
      PRIMARY KEY (turbine_id, sampled_at)
    )`,
  expectations: [
    over('turbine_id', distinctBetween(2, 60)),
    every('site_country', countryCode),
    every('sampled_at', past),
    over('sampled_at', varied(0.9)),
    every('wind_speed', between(0, 60)),
    over('wind_speed', medianBetween(1, 20)),
    every(['wind_speed', 'wind_gust'], ascending),
    every('air_temp_c', between(-60, 60)),
    over('air_temp_c', medianBetween(0, 35)),
    every('humidity_pct', between(0, 100)),
    every('latitude', between(-90, 90)),
    every('longitude', between(-180, 180)),
    over('status', uneven(2)),
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
