/**
 * Cities with all that depends on them; countries, currencies, languages, time zones. What other pools tell stands in none of the
 * lists: src/pools/pools.ts completes them.
 */
import { postalForm } from './postal.mjs';
import { composition, distinct, entity, isPlain, list, sample, toAscii } from './text.mjs';

const FAKER = '@faker-js/faker';
const COUNTRIES = 'countries-list';

const STREETS = 150;
const CITIES = 600;
/** Cities of one country at most, and those of each that come before the larger ones of others. */
const MOST_OF_A_COUNTRY = 50;
const FIRST_OF_A_COUNTRY = 3;
/** Inhabitants. Smaller towns are less known than the tenth city of a large country. */
const LARGE = 150_000;

/** Names, regions and zones of the source that have changed, are usual in another form or are not the city's. */
const CITY_NAMES = new Map(
  Object.entries({
    'Washington, D.C.': 'Washington',
    'Ft. Worth': 'Fort Worth',
    Antwerpen: 'Antwerp',
    Dnipropetrovsk: 'Dnipro',
    'El Giza': 'Giza',
    Gent: 'Ghent',
    Goteborg: 'Gothenburg',
    Guatemala: 'Guatemala City',
    Kobenhavn: 'Copenhagen',
    Kuwait: 'Kuwait City',
    Makkah: 'Mecca',
    Nurnberg: 'Nuremberg',
    Panama: 'Panama City',
    Quebec: 'Quebec City',
    Rangoon: 'Yangon',
    Rostov: 'Rostov-on-Don',
    Shenyeng: 'Shenyang',
    Stoke: 'Stoke-on-Trent',
    Ujungpandang: 'Makassar',
  }),
);
const CITY_REGIONS = new Map(
  Object.entries({
    Haiphong: 'Haiphong',
    Hanoi: 'Hanoi',
    Hyderabad: 'Telangana',
    London: 'Greater London',
    'Mexico City': 'Ciudad de Mexico',
  }),
);
const REGIONS = new Map(
  Object.entries({
    'Dadra and Nagar Haveli': 'Gujarat',
    'N.W.F.P.': 'Khyber Pakhtunkhwa',
    Orissa: 'Odisha',
    Sind: 'Sindh',
    Uttaranchal: 'Uttarakhand',
  }),
);
/** Codes that the lists of regions lack or have under a misspelt name. */
const REGION_CODES = [
  ['US district of columbia', 'DC'],
  ['IN andhra pradesh', 'AP'],
  ['IN madhya pradesh', 'MP'],
  ['GB greater london', 'LND'],
];
const ZONES = new Map(
  Object.entries({
    'Asia/Chongqing': 'Asia/Shanghai',
    'Asia/Harbin': 'Asia/Shanghai',
    'Asia/Rangoon': 'Asia/Yangon',
    'America/Montreal': 'America/Toronto',
    'Europe/Zaporozhye': 'Europe/Kyiv',
    'Asia/Kashgar': 'Asia/Urumqi',
  }),
);

/** Where most of the inhabitants of a country live that lies on two continents. */
const CONTINENTS = { RU: 'EU' };

/** What most people write where the source has another official language first. */
const LANGUAGES = { IE: 'en', ZA: 'en' };

/** The list of faker that has a country's regions with their codes, in the country's own language. */
const REGION_LISTS = { AU: 'en_AU', BR: 'pt_BR', CA: 'en_CA', DE: 'de', IN: 'en_IN', NL: 'nl', US: 'en' };

export function places({ locales, cityTimezones, countriesList, currencies }) {
  const { cityMapping } = cityTimezones;
  const countries = countriesOf(locales, countriesList, cityMapping);
  const byCode = new Map(countries.map((country) => [country.code2, country]));
  const cities = citiesOf(cityMapping, byCode, regionCodes(locales));
  const { state } = locales.en.location;
  return [
    entity(
      ['city-timezones', COUNTRIES, FAKER],
      cities,
      {
        cities: ({ name }) => name,
        cityRegions: ({ name, region }) => (region === name ? '' : region),
        cityRegionCodes: ({ regionCode }) => regionCode,
        cityCountryCodes2: ({ country }) => country,
        cityLatitudes: distances(cities, ({ latitude, country }) => [Math.round(latitude * 100), country]),
        cityLongitudes: distances(cities, ({ longitude, country }) => [Math.round(longitude * 100), country]),
        cityPopulations: distances(cities, ({ population }) => [population]),
        cityTimeZones: unlessUsual(cities, ({ timeZone }) => timeZone),
        cityPostalCodes: unlessUsual(cities, postalForm),
      },
      cityLookups(),
    ),
    entity([COUNTRIES, FAKER, 'city-timezones'], countries, {
      countries: ({ name }) => name,
      countryCodes2: ({ code2 }) => code2,
      countryCodes3: ({ code3 }) => code3,
      countryNumbers: ({ numeric }) => numeric,
      countryCapitals: ({ capital }) => capital,
      countryContinents: ({ continent }) => continent,
      countryCurrencies: ({ currency }) => currency,
      countryPhonePrefixes: ({ phone }) => phone,
      countryLanguages: ({ language }) => language,
      countryLocales: () => '',
    }),
    entity([COUNTRIES], currenciesOf(currencies, countries), {
      currencyCodes: () => '',
      currencyNames: ({ name }) => name,
      currencySymbols: ({ symbol }) => symbol,
      currencyNumbers: ({ numeric }) => numeric,
      currencyDecimals: ({ decimals }) => decimals,
    }),
    entity([COUNTRIES], languagesOf(countriesList, countries), {
      languageCodes: ({ code }) => code,
      languages: ({ name }) => name,
    }),
    entity([FAKER], state, { states: (name) => name }),
    list([COUNTRIES], 'locales', localesOf(countriesList, countries)),
    // Most counties are called after people.
    composition([FAKER], 'counties', 80, ['{lastNames} County']),
    list([FAKER], 'streetNames', sample(STREETS, locales.en.location.street_name)),
  ];
}

/** What a city has from its country. */
function cityLookups() {
  const pools = {
    cityCountries: 'countries',
    cityCountryCodes3: 'countryCodes3',
    cityContinents: 'countryContinents',
    cityCurrencies: 'countryCurrencies',
    cityPhonePrefixes: 'countryPhonePrefixes',
  };
  return Object.fromEntries(
    Object.entries(pools).map(([name, pool]) => [name, ['cityCountryCodes2', 'countryCodes2', pool]]),
  );
}

/** Countries that ISO 3166-1 has, with most inhabitants of cities first. */
function countriesOf(locales, { countries, continents }, cityMapping) {
  const codes = new Map(locales.base.location.country_code.map((code) => [code.alpha2, code]));
  const inhabitants = new Map();
  for (const { iso2, pop } of cityMapping) inhabitants.set(iso2, (inhabitants.get(iso2) ?? 0) + pop);
  const listed = Object.entries(countries).flatMap(([code2, country]) => {
    const code = codes.get(code2);
    if (code === undefined) return [];
    const { name, capital, continent, currency, languages, phone } = country;
    return {
      name: toAscii(name),
      code2,
      code3: code.alpha3,
      numeric: code.numeric,
      capital: toAscii(capital === '' ? name : capital),
      continent: continents[CONTINENTS[code2] ?? continent],
      // Places without a currency or language of their own are under treaties in English and dollars.
      currency: currency[0] ?? 'USD',
      language: LANGUAGES[code2] ?? languages[0] ?? 'en',
      phone: `+${phone[0]}`,
      inhabitants: inhabitants.get(code2) ?? 0,
    };
  });
  return listed.sort((left, right) => right.inhabitants - left.inhabitants || (left.code2 < right.code2 ? -1 : 1));
}

/** The largest city comes first. A name that two cities have is the larger one's. */
function citiesOf(cityMapping, countries, codes) {
  const isUsable = ({ iso2, timezone, pop }) => countries.has(iso2) && timezone && pop > 0;
  const bySize = cityMapping.filter(isUsable).sort((left, right) => right.pop - left.pop);
  const counts = new Map();
  const known = distinct(bySize.map(cityOf), ({ name }) => name).flatMap((city) => {
    const place = (counts.get(city.country) ?? 0) + 1;
    counts.set(city.country, place);
    return isPlain(city.name) && place <= MOST_OF_A_COUNTRY ? { ...city, place } : [];
  });
  const isFirst = ({ place, population }) => place <= FIRST_OF_A_COUNTRY && population >= LARGE;
  const chosen = [...known.filter(isFirst), ...known.filter((city) => !isFirst(city))].slice(0, CITIES);
  return chosen
    .sort((left, right) => right.population - left.population)
    .map((city) => ({
      ...city,
      regionCode: codes.get(`${city.country} ${fold(city.region)}`) ?? city.state ?? '',
    }));
}

function cityOf({ city_ascii, iso2, lat, lng, pop, province, state_ansi, timezone }) {
  const name = CITY_NAMES.get(city_ascii) ?? toAscii(city_ascii);
  const region = toAscii(province || name);
  return {
    name,
    country: iso2,
    // What stands in brackets is another name, or what kind of region it is.
    region: CITY_REGIONS.get(name) ?? REGIONS.get(region) ?? region?.replace(/ [[(].*$/, ''),
    state: state_ansi,
    latitude: lat,
    longitude: lng,
    // Estimates: more digits would say more than is known.
    population: Number(pop.toPrecision(3)),
    timeZone: ZONES.get(timezone) ?? timezone,
  };
}

/** Codes by country and region. */
function regionCodes(locales) {
  const codes = Object.entries(REGION_LISTS).flatMap(([country, locale]) => {
    const { state, state_abbr } = locales[locale].location;
    return state.map((name, index) => [`${country} ${fold(name)}`, state_abbr[index]]);
  });
  return new Map([...codes, ...REGION_CODES]);
}

function fold(region) {
  return toAscii(region).toLowerCase();
}

/** Those of the countries, in their order. A symbol that is not ASCII gives way to the code. */
function currenciesOf(currencies, countries) {
  return distinct(countries.map(({ currency }) => currency)).map((code) => {
    const { name, symbol, numeric, decimals } = currencies[code];
    return { code, name: toAscii(name), symbol: isPlain(symbol) ? symbol : code, numeric, decimals };
  });
}

/** Languages with a code of two letters; those of the countries first, in their order. */
function languagesOf({ languages }, countries) {
  const codes = distinct([...countries.map(({ language }) => language), ...Object.keys(languages)]);
  return codes
    .filter((code) => code.length === 2)
    .map((code) => ({ code, name: toAscii(languages[code].name) }))
    .filter(({ name }) => isPlain(name));
}

/** The other languages of each country than the first one. */
function localesOf({ countries: listed }, countries) {
  return countries.flatMap(({ code2, language }) =>
    listed[code2].languages.filter((other) => other !== language).map((other) => `${other}_${code2}`),
  );
}

/** How far the numbers are from those before them in their group. */
function distances(rows, numberOf) {
  const numbers = rows.map(numberOf);
  return (_, index) => {
    const [number, group] = numbers[index];
    return number - (numbers.slice(0, index).findLast(([, other]) => other === group)?.[0] ?? 0);
  };
}

/** What is not that of the country's first city. */
function unlessUsual(cities, of) {
  return (city) => {
    const first = cities.find(({ country }) => country === city.country);
    return city !== first && of(first) === of(city) ? '' : of(city);
  };
}
