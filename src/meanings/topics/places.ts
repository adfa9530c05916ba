import { pool as listOf } from '../../pools/pools.ts';
import {
  agreeing,
  digits,
  entries,
  numberBehind,
  once,
  oneOf,
  pool,
  slugOf,
  text,
  weighted,
} from '../builders/forms.ts';
import { codesOfNames } from '../builders/name-codes.ts';
import {
  CONTINENTS,
  cityPool,
  cityPoolIn,
  codeOf,
  listedOfCities,
  ofCities,
  regionAbbreviation,
  shortened,
} from '../builders/place-names.ts';
import type { MeaningRow } from '../row.ts';

/** Words of columns that an address is made of. */
const ADDRESS = 'city, town, country, street, zip, postal, address, county, district, latitude, longitude';

/** Names of the row's place, and in columns that hold few characters what these have room for. */
const namesIn = (name: 'cities' | 'cityCountries' | 'cityRegions') => {
  const widest = listOf(name).reduce((width, { length }) => Math.max(width, length), 0);
  const cut = (most: number) => [ofCities(listOf(name).map((place) => shortened(place, most)))];
  return [[cityPool(name)], ...[30, 20, 15, 10].filter((most) => most < widest).map(cut)];
};

const cityForms = once(() => [...namesIn('cities'), [ofCities(listOf('cities').map(codeOf))]]);
const countryForms = once(() => [
  ...namesIn('cityCountries'),
  [cityPool('cityCountryCodes3')],
  [cityPool('cityCountryCodes2')],
]);

/** What the United Nations call cities of trade: the country, and letters of the name. */
const locodes = once(() => [[ofCities(codesOfNames(listOf('cities'), 3, listOf('cityCountryCodes2')))]]);

const DIRECTIONS = entries('North|South|East|West|Central|Old|New|Upper|Lower|Inner|Outer');

const continentsByCode = once(() => [[ofCities(listOf('cityContinents').map((name) => CONTINENTS.get(name) ?? ''))]]);

/** Codes of regions as they are in use; where two letters have to do, those of countries whose regions have such. */
const regionCodeForms = once(() => {
  const [codes, regions] = [listOf('cityRegionCodes'), listOf('cityRegions')];
  const isInUse = (rank: number) => codes[rank] !== regionAbbreviation(regions[rank] ?? '');
  const short = codes.map((code) => code.slice(0, 2));
  return [[ofCities(codes, isInUse)], [ofCities(short, (rank) => codes[rank]?.length === 2)]];
});

/** Where something is. What belongs together is of one city. */
export const places: readonly MeaningRow[] = [
  {
    name: 'place.city of a sender or receiver',
    names: 'from: city, to: city',
    beside: 'street, zip, postal',
    texts: cityForms,
  },
  {
    name: 'place.city',
    names:
      'city, town, city|town name, village|municipality/name, municipality, suburb|birth|destination|origin|town|from|to|departure|arrival city, locality, place of birth, birth place, birthplace, hometown, village, city/title, residence',
    texts: cityForms,
    unique: once(() => [[cityPool('cities'), ...numberBehind(' ')]]),
  },
  {
    name: 'place.slug of a city',
    names: 'location|town/slug, city slug',
    texts: once(() => [[ofCities(listOf('cities').map(slugOf))]]),
    unique: once(() => [[ofCities(listOf('cities').map(slugOf)), ...numberBehind('-')]]),
  },
  {
    name: 'place.locode',
    names: 'unlocode, locode, port code',
    beside: 'city, town, country',
    texts: locodes,
    unique: locodes,
  },
  {
    name: 'place.name',
    names:
      'location, location|place|area name, destination/name, place, site|event|job|birth|departure|arrival|pickup|dropoff|start|end|shop|geography|office|current|hq location, meeting|departure|arrival place, origin, destination, headquarter, route/origin, start|end point, located|based in',
    texts: once(() => [agreeing([cityPool('cities'), text(', '), cityPool('cityCountries')]), ...cityForms()]),
    unique: once(() => [[cityPool('cities'), ...numberBehind(' ')]]),
  },
  {
    name: 'place.region',
    names:
      'state, st, region, province, state|region|province name, state|state or province, state region, prefecture, canton, administrative|admin area, address/region, address state, subdivision',
    beside: ADDRESS,
    texts: once(() => [...namesIn('cityRegions'), ...regionCodeForms()]),
  },
  {
    name: 'place.region in a table of regions',
    names:
      'state|province|state province|us state|prefecture|canton/name, county/state, province, birth|home|issuing|license|billing|shipping|mailing state, state|province name, shipping|billing province, home region',
    texts: once(() => [...namesIn('cityRegions'), ...regionCodeForms()]),
    unique: once(() => [[pool([...new Set(listOf('cityRegions'))]), ...numberBehind(' ')]]),
  },
  {
    name: 'place.sales region',
    names:
      'sales|market region, region, region|territory|zone name, region|zone|area/name, territory, territory/description, sales area',
    texts: once(() => [
      [weighted({ 'North America': 6, Europe: 6, 'Asia Pacific': 5, 'Latin America': 3, 'Middle East': 2, Africa: 2 })],
      [weighted({ North: 1, South: 1, East: 1, West: 1, Central: 1 })],
      [oneOf('EMEA APAC LATAM NA')],
      [oneOf('NA EU AP LA')],
    ]),
    unique: once(() => [[pool(DIRECTIONS), text(' '), cityPool('cities'), ...numberBehind(' ')]]),
  },
  {
    name: 'place.region code',
    names: 'state|region|province|administrative area|subdivision code, state|region abbreviation, region iso',
    texts: regionCodeForms,
  },
  {
    name: 'place.region code in an address',
    role: 'place.region code',
    names: 'st code',
    beside: 'city, zip, postal',
    texts: regionCodeForms,
  },
  {
    name: 'place.county beside a town',
    names: 'county, county name',
    beside: 'town, village',
    texts: once(() => [[cityPool('cityRegions')]]),
  },
  {
    name: 'place.county',
    names: 'county, county name, county/name, parish, address county',
    texts: once(() => [[pool(listOf('counties'))]]),
    unique: once(() => [[pool(listOf('counties')), ...numberBehind(' ')]]),
  },
  {
    name: 'place.country',
    names:
      'country, country region name, nation, made in, market, birth|home|destination|origin|residence|shipping|billing|ship|address|source|production|registered|manufacturing country, country of birth|origin|residence, country region|name',
    texts: countryForms,
  },
  {
    name: 'place.country beside a city',
    names: 'land',
    beside: 'city, postal, zip',
    texts: countryForms,
  },
  {
    name: 'place.country code',
    names:
      'country|country iso|iso country|nationality|country region code, country iso|abbreviation|short, country iso|country alpha|iso|alpha|country|country code 2, iso|geography country, country id text',
    texts: once(() => [[cityPool('cityCountryCodes2')]]),
  },
  {
    name: 'place.long country code',
    names: 'country iso|iso|country code|alpha|country alpha|iso code|country iso code|country 3',
    texts: once(() => [[cityPool('cityCountryCodes3')]]),
  },
  {
    name: 'place.continent',
    names: 'continent, continent name, world region',
    texts: once(() => [[cityPool('cityContinents')], ...continentsByCode()]),
  },
  { name: 'place.continent code', names: 'continent code', texts: continentsByCode },
  {
    name: 'place.zip code of a state',
    names: 'zip, zip|zip postal code, zip 5',
    // Where a state and a ZIP code are all that an address has behind its city, nobody has thought of another country.
    beside: 'state, st',
    without: 'country, nation, land, province, region, county, prefecture, canton',
    texts: once(() => [[cityPoolIn('US', 'cityPostalCodes')]]),
    unique: once(() => [[digits(5), ...numberBehind('-')], [digits(5)]]),
    numbers: { first: 10_000, last: 99_999 },
  },
  {
    name: 'place.postal code',
    names:
      'postal|zip|post|zip postal code, zip, postal, postal zip, postal|zip number, pin code of place, post index, cep, postnummer, zip 5, eircode',
    texts: once(() => [[cityPool('cityPostalCodes')], [digits(5)], [digits(4)]]),
    unique: once(() => [[digits(5), ...numberBehind('-')], [digits(5)]]),
    numbers: { first: 10_000, last: 99_999 },
  },
  {
    name: 'place.pin code',
    names: 'pincode',
    texts: once(() => [[cityPoolIn('IN', 'cityPostalCodes')]]),
    unique: once(() => [[digits(6)]]),
    numbers: { first: 110_001, last: 855_117 },
  },
  {
    name: 'place.end of a zip code',
    names: 'zip|plus 4, zip plus 4 code, zip extension|suffix',
    texts: once(() => [[digits(4)]]),
  },
  {
    name: 'place.latitude',
    names: 'latitude, latitude number|degree|decimal, y coordinates of place',
    texts: once(() => [[cityPool('cityLatitudes'), digits(4)], [cityPool('cityLatitudes')]]),
    numbers: {
      first: -60,
      last: 70,
      scale: 6,
      listed: listedOfCities('cityLatitudes'),
    },
  },
  {
    name: 'place.longitude',
    names: 'longitude, longitude number|degree|decimal',
    texts: once(() => [[cityPool('cityLongitudes'), digits(4)], [cityPool('cityLongitudes')]]),
    numbers: {
      first: -170,
      last: 179,
      scale: 6,
      listed: listedOfCities('cityLongitudes'),
    },
  },
  {
    name: 'place.coordinates',
    names:
      'coordinates, latitude longitude, geography coded location, geography point, geolocation, geography|location coordinates, coordinates location|position',
    texts: once(() => [
      [cityPool('cityLatitudes'), digits(4), text(', '), cityPool('cityLongitudes'), digits(4)],
      [cityPool('cityLatitudes'), text(', '), cityPool('cityLongitudes')],
    ]),
  },
  {
    name: 'place.inhabitants of a city',
    names: 'city/inhabitant, city/population count, city/total population, city population',
    numbers: {
      first: 500,
      last: 22_000_000,
      spread: { kind: 'lognormal', median: 90_000, sigma: 1.6 },
      listed: listedOfCities('cityPopulations'),
    },
  },
  {
    name: 'place.inhabitants',
    names: 'population, inhabitant, population count',
    numbers: { first: 500, last: 22_000_000, spread: { kind: 'lognormal', median: 90_000, sigma: 1.6 } },
  },
];
