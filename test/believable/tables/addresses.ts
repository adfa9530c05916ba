import { type BelievableTable, every, most, over } from '../expectation.ts';
import { countryCode, houseNumber, phone, postcode, timeZone } from '../judges/forms.ts';
import { fullName, placeName, speakable, street } from '../judges/language.ts';
import { cityAtPoint, cityInCountry, cityInZone, countryInZone } from '../judges/places.ts';
import { between, oneOf } from '../judges/quantities.ts';
import { different } from '../judges/relations.ts';
import { determines, distinctBetween, nullShare, trueShare, varied } from '../judges/statistics.ts';

export const addresses: BelievableTable = {
  name: 'addresses',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE addresses (
      id           serial PRIMARY KEY,
      user_id      integer NOT NULL REFERENCES users (id),
      type         varchar(10) NOT NULL DEFAULT 'shipping',
      recipient    varchar(100) NOT NULL,
      street       varchar(120) NOT NULL,
      house_number varchar(10) NOT NULL,
      line2        varchar(120),
      city         varchar(80) NOT NULL,
      state        varchar(80),
      postal_code  varchar(12) NOT NULL,
      country_code char(2) NOT NULL,
      latitude     numeric(9,6),
      longitude    numeric(9,6),
      timezone     varchar(50),
      phone        varchar(30),
      is_default   boolean NOT NULL DEFAULT false
    )`,
  expectations: [
    most(
      0.9,
      'type',
      oneOf(
        'billing',
        'shipping',
        'home',
        'work',
        'business',
        'delivery',
        'postal',
        'other',
        'mailing',
        'primary',
        'office',
      ),
    ),
    over('type', distinctBetween(2, 8)),
    every('recipient', speakable),
    most(0.7, 'recipient', fullName),
    every('street', street),
    over('street', varied(0.3)),
    every('house_number', houseNumber),
    every('line2', speakable),
    over('line2', nullShare(0.2, 0.99)),
    every('city', placeName),
    over('city', varied(0.05)),
    every('state', placeName),
    most(0.8, ['state', 'city'], different),
    over(['city', 'state'], determines),
    over(['city', 'country_code'], determines),
    most(0.9, ['city', 'country_code'], cityInCountry),
    every('postal_code', postcode),
    every('country_code', countryCode),
    every('latitude', between(-60, 75)),
    every('longitude', between(-180, 180)),
    most(0.9, ['city', 'latitude', 'longitude'], cityAtPoint),
    every('timezone', timeZone),
    most(0.9, ['city', 'timezone'], cityInZone),
    most(0.9, ['country_code', 'timezone'], countryInZone),
    every('phone', phone),
    over('is_default', trueShare(0.05, 0.95)),
  ],
};
