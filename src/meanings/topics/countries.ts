import { pool as listOf } from '../../pools/pools.ts';
import { once, picked } from '../builders/forms.ts';
import { CONTINENTS, countryPool } from '../builders/place-names.ts';
import { between, lognormal } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** A key gets each country once. */
const countryForms = once(() => [
  [countryPool('countries')],
  [countryPool('countryCodes3')],
  [countryPool('countryCodes2')],
]);

/** Domains of countries are named by their codes (ISO 3166-1), but for one. */
const topLevelDomains = once(() =>
  listOf('countryCodes2').map((code) => `.${code === 'GB' ? 'uk' : code.toLowerCase()}`),
);

const continentNames = once(() => [[picked('place.continent', [...CONTINENTS.keys()])]]);
const continentCodes = once(() => [[picked('place.continent', [...CONTINENTS.values()])]]);

/** Tables of countries and of continents: each row is of one. */
export const countries: readonly MeaningRow[] = [
  {
    name: 'place.name of a country',
    names:
      'country/country|country/full|country/short|country/official|country/english|country/common name, country/name|country|title, country region|nation/name',
    texts: countryForms,
    unique: countryForms,
  },
  {
    name: 'place.code of a country',
    names:
      'country|country region/code, country region/country region code, country/iso, country/iso 2, country/iso code, country/iso code 2, country/iso alpha 2, country/alpha 2, country/country code, country/id, country/country id, country/iso 3166, country/alpha 2 code, country/code 2, country/abbreviation, country/cca 2, country/iso 2 code, country/short code',
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
    names: 'country/iso number|numeric, country/numeric|country/number|country/un code',
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
    name: 'place.top-level domain of a country',
    names:
      'country/domain suffix, country/tld|domain|cctld, country/internet tld|domain, country/top level|country/web domain',
    texts: once(() => [
      [picked('place.country', topLevelDomains())],
      [
        picked(
          'place.country',
          topLevelDomains().map((domain) => domain.slice(1)),
        ),
      ],
    ]),
  },
  {
    name: 'place.population of a country',
    names: 'country|nation/population, country/inhabitant, country/total population, country/population count',
    numbers: between(500, 1_480_000_000, lognormal(5_600_000, 2.2)),
  },
  {
    name: 'place.area of a country',
    names:
      'country|nation/area, country/area km 2, country/area sq km, country/surface area, country/land area, country/area km, country/total area, country/size, country/area square km',
    numbers: between(1, 17_098_242, lognormal(90_000, 2.3), 1),
  },
  {
    name: 'place.phone prefix of a country',
    names:
      'country/phone prefix, country/phone|country/dial|country/calling|country/dialing|country/phone country|country/isd code, country/phone|prefix',
    texts: once(() => [[countryPool('countryPhonePrefixes')]]),
  },
  {
    name: 'place.language of a country',
    names: 'country/language, country/language code, country/locale, country/default language',
    texts: once(() => [[countryPool('countryLocales')], [countryPool('countryLanguages')]]),
  },
  {
    name: 'place.name of a continent',
    names: 'continent/name, continent/continent, continent/continent name, continent/title',
    texts: continentNames,
    unique: continentNames,
  },
  {
    name: 'place.code of a continent',
    names: 'continent/code, continent/continent code, continent/abbreviation, continent/short code',
    texts: continentCodes,
    unique: continentCodes,
  },
];
