import { type BelievableTable, every, most, over } from '../expectation.ts';
import { countryCode, countryName, timeZone } from '../judges/forms.ts';
import { placeName } from '../judges/language.ts';
import { cityAtPoint, cityInCountry, cityInZone, codeOfCountry, countryInZone } from '../judges/places.ts';
import { between } from '../judges/quantities.ts';
import { determines, medianBetween, skewed, trueShare, varied } from '../judges/statistics.ts';

export const cities: BelievableTable = {
  name: 'cities',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE geo_cities (
      city_id      MEDIUMINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      city_name    VARCHAR(80) NOT NULL,
      region       VARCHAR(80),
      country_name VARCHAR(60) NOT NULL,
      country_iso2 CHAR(2) NOT NULL,
      population   INT UNSIGNED NOT NULL,
      lat          DECIMAL(8,5) NOT NULL,
      lng          DECIMAL(8,5) NOT NULL,
      elevation_m  SMALLINT,
      tz           VARCHAR(40) NOT NULL COMMENT 'IANA time zone',
      is_capital   TINYINT(1) NOT NULL DEFAULT 0
    )`,
  expectations: [
    every('city_name', placeName),
    over('city_name', varied(0.1)),
    every('region', placeName),
    most(0.9, 'country_name', countryName),
    every('country_iso2', countryCode),
    over(['country_name', 'country_iso2'], determines),
    most(0.9, ['country_iso2', 'country_name'], codeOfCountry),
    over(['city_name'], varied(0.95)),
    most(0.9, ['city_name', 'country_iso2'], cityInCountry),
    every('population', between(10, 45_000_000)),
    over('population', skewed),
    over('population', medianBetween(1_000, 8_000_000)),
    every('lat', between(-60, 80)),
    every('lng', between(-180, 180)),
    most(0.9, ['city_name', 'lat', 'lng'], cityAtPoint),
    every('elevation_m', between(-430, 5_200)),
    over('elevation_m', medianBetween(0, 1_200)),
    every('tz', timeZone),
    most(0.9, ['city_name', 'tz'], cityInZone),
    most(0.9, ['country_iso2', 'tz'], countryInZone),
    over('is_capital', trueShare(0, 0.7)),
  ],
};
