import { type BelievableTable, every, most, over } from '../expectation.ts';
import { callingCode, countryCode, countryCode3, countryName, currency, topLevelDomain } from '../judges/forms.ts';
import { naming, placeName } from '../judges/language.ts';
import { cityInCountry, codeOfCountry } from '../judges/places.ts';
import { between } from '../judges/quantities.ts';
import { domainOfCountry, sameInitial } from '../judges/relations.ts';
import { distinctAtLeast, distinctBetween, medianBetween, skewed, trueShare } from '../judges/statistics.ts';

export const countries: BelievableTable = {
  name: 'countries',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE countries (
      iso2          char(2) PRIMARY KEY,
      iso3          char(3) NOT NULL,
      country_name  varchar(80) NOT NULL,
      capital       varchar(80),
      continent     varchar(20) NOT NULL,
      currency_code char(3),
      calling_code  varchar(8),
      tld           varchar(5),
      population    bigint,
      area_km2      numeric(12,1),
      is_eu_member  boolean NOT NULL DEFAULT false
    )`,
  expectations: [
    every('iso2', countryCode),
    every('iso3', countryCode3),
    most(0.9, ['iso3', 'iso2'], sameInitial),
    most(0.9, 'country_name', countryName),
    most(0.9, ['iso2', 'country_name'], codeOfCountry),
    over('country_name', distinctAtLeast(50)),
    every('capital', placeName),
    most(0.9, ['capital', 'iso2'], cityInCountry),
    most(
      0.95,
      'continent',
      naming('a continent', /africa|america|asia|europe|oceania|australia|antarctica|^(?:af|an|as|eu|na|oc|sa)$/),
    ),
    over('continent', distinctBetween(3, 10)),
    every('currency_code', currency),
    every('calling_code', callingCode),
    every('tld', topLevelDomain),
    most(0.9, ['tld', 'iso2'], domainOfCountry),
    every('population', between(0, 1_600_000_000)),
    over('population', skewed),
    over('population', medianBetween(100_000, 60_000_000)),
    every('area_km2', between(0.2, 17_200_000)),
    over('area_km2', skewed),
    over('is_eu_member', trueShare(0.02, 0.5)),
  ],
};
