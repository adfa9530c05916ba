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
      'city, town, city name, town name, city/name, town/name, municipality, suburb city, locality, place of birth, birth place, birthplace, birth city, hometown, village, village/name, city/title, municipality/name, residence, destination city, origin city, town city',
    texts: cityForms,
    unique: once(() => [[cityPool('cities'), ...numberBehind(' ')]]),
  },
  {
    name: 'place.slug of a city',
    names: 'city/slug, city slug, location/slug, town/slug',
    texts: once(() => [[ofCities(listOf('cities').map(slugOf))]]),
    unique: once(() => [[ofCities(listOf('cities').map(slugOf)), ...numberBehind('-')]]),
  },
  {
    name: 'place.name',
    names:
      'location, location name, location/name, place, place name, place/name, site location, meeting place, event location, job location, birth location, departure location, arrival location, origin, destination, pickup location, dropoff location, start location, end location, shop location, geography location, office location, current location, hq location, headquarter, departure city, arrival city, destination/name, from city, to city, departure place, arrival place, route/origin, start point, end point, located in, area name, based in',
    texts: once(() => [agreeing([cityPool('cities'), text(', '), cityPool('cityCountries')]), ...cityForms()]),
    unique: once(() => [[cityPool('cities'), ...numberBehind(' ')]]),
  },
  {
    name: 'place.region',
    names:
      'state, st, region, province, state name, state province, region name, province name, state or province, state region, prefecture, canton, administrative area, admin area, address/region, address state, subdivision',
    beside: ADDRESS,
    texts: once(() => [...namesIn('cityRegions'), ...regionCodeForms()]),
  },
  {
    name: 'place.region in a table of regions',
    names:
      'state/name, province/name, state province/name, us state/name, county/state, prefecture/name, canton/name, province, birth state, home state, state name, province name, issuing state, license state, billing state, shipping state, mailing state, shipping province, billing province, home region',
    texts: once(() => [...namesIn('cityRegions'), ...regionCodeForms()]),
    unique: once(() => [[pool([...new Set(listOf('cityRegions'))]), ...numberBehind(' ')]]),
  },
  {
    name: 'place.sales region',
    names:
      'sales region, region, region name, region/name, territory, territory/name, territory/description, territory name, zone name, sales area, market region, zone/name, area/name',
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
    names:
      'state code, region code, province code, state abbreviation, region iso, state/code, province/code, state/abbreviation, administrative area code, subdivision code, region abbreviation',
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
      'country, country region, country name, nation, birth country, country of birth, home country, destination country, country of origin, origin country, made in, country of residence, residence country, shipping country, billing country, ship country, address country, source country, production country, market, registered country, manufacturing country, country region name',
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
      'country code, country iso, country iso 2, country iso code, iso country code, iso country, country alpha 2, country id text, iso 2, alpha 2, country 2, country code 2, country abbreviation, nationality code, country short, country region code, geography country',
    texts: once(() => [[cityPool('cityCountryCodes2')]]),
  },
  {
    name: 'place.long country code',
    names: 'country iso 3, iso 3, country code 3, alpha 3, country alpha 3, iso code 3, country iso code 3, country 3',
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
    names: 'zip, zip code, zip 5, zip postal code',
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
      'postal code, zip, zip code, post code, zip postal code, postal, postal zip, postal number, pin code of place, post index, zip number, cep, postnummer, zip 5, eircode',
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
    names: 'zip 4, plus 4, zip plus 4 code, zip extension, zip suffix',
    texts: once(() => [[digits(4)]]),
  },
  {
    name: 'place.latitude',
    names: 'latitude, latitude number, y coordinates of place, latitude degree, latitude decimal',
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
    names: 'longitude, longitude number, longitude degree, longitude decimal',
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
      'coordinates, latitude longitude, geography coordinates, location coordinates, coordinates location, geography point, coordinates position, geolocation, geography coded location',
    texts: once(() => [
      [cityPool('cityLatitudes'), digits(4), text(', '), cityPool('cityLongitudes'), digits(4)],
      [cityPool('cityLatitudes'), text(', '), cityPool('cityLongitudes')],
    ]),
  },
  {
    name: 'place.inhabitants of a city',
    names: 'city/population, city/inhabitant, city/population count, city/total population, city population',
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
