import { pool as listOf } from '../pools/pools.ts';
import { once, picked } from './forms.ts';
import { CONTINENTS, countryPool } from './place-names.ts';
import type { MeaningRow } from './row.ts';

/** A key gets each country once. */
const countryForms = once(() => [
  [countryPool('countries')],
  [countryPool('countryCodes3')],
  [countryPool('countryCodes2')],
]);

/** Tables of countries: each row is of one country. */
export const countries: readonly MeaningRow[] = [
  {
    name: 'place.name of a country',
    names:
      'country/name, country/country, country/country name, nation/name, country/title, country/full name, country/short name, country/official name, country/english name, country/common name',
    texts: countryForms,
    unique: countryForms,
  },
  {
    name: 'place.code of a country',
    names:
      'country/code, country/iso, country/iso 2, country/iso code, country/iso code 2, country/iso alpha 2, country/alpha 2, country/country code, country/id, country/country id, country/iso 3166, country/alpha 2 code, country/code 2, country/abbreviation, country/cca 2, country/iso 2 code, country/short code',
    texts: once(() => [[countryPool('countryCodes2')]]),
    unique: once(() => [[countryPool('countryCodes2')]]),
  },
  {
    name: 'place.long code of a country',
    names:
      'country/iso 3, country/iso code 3, country/alpha 3, country/iso alpha 3, country/code 3, country/cca 3, country/alpha 3 code, country/iso 3 code',
    texts: once(() => [[countryPool('countryCodes3')]]),
    unique: once(() => [[countryPool('countryCodes3')]]),
  },
  {
    name: 'place.number of a country',
    names: 'country/numeric code, country/iso number, country/number code, country/iso numeric, country/un code',
    texts: once(() => [[countryPool('countryNumbers')]]),
    unique: once(() => [[countryPool('countryNumbers')]]),
    numbers: { first: 4, last: 894, listed: { picks: 'place.country', entries: () => listOf('countryNumbers') } },
  },
  {
    name: 'place.capital',
    names: 'country/capital, country/capital city, country/capital name',
    texts: once(() => [[countryPool('countryCapitals')]]),
  },
  {
    name: 'place.continent of a country',
    names: 'country/continent, country/region, country/continent name, country/world region',
    texts: once(() => [
      [countryPool('countryContinents')],
      [
        picked(
          'place.country',
          listOf('countryContinents').map((name) => CONTINENTS.get(name) ?? ''),
        ),
      ],
    ]),
  },
  {
    name: 'place.currency of a country',
    names: 'country/currency, country/currency code, country/currency iso',
    texts: once(() => [[countryPool('countryCurrencies')]]),
  },
  {
    name: 'place.phone prefix of a country',
    names:
      'country/phone prefix, country/phone code, country/phone, country/dial code, country/calling code, country/prefix, country/dialing code, country/phone country code, country/isd code',
    texts: once(() => [[countryPool('countryPhonePrefixes')]]),
  },
  {
    name: 'place.language of a country',
    names: 'country/language, country/language code, country/locale, country/default language',
    texts: once(() => [[countryPool('countryLocales')], [countryPool('countryLanguages')]]),
  },
];
