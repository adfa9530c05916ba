import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, explain } from '../../src/index.ts';
import { products as goods } from '../../src/meanings/builders/products.ts';
import { type PoolName, pool } from '../../src/pools/pools.ts';
import { type RowsOfTable, rowsBy, rowsByTable } from '../schema/schema-rows.ts';

const ROWS = { rows: 60 };

/** Whether a city lies in a country or region that a text of a pool names. */
function liesIn(city: string | null | undefined, place: string | null | undefined, places: PoolName): boolean {
  return pool('cities').some((name, rank) => name === city && pool(places)[rank] === place);
}

const COUNTRIES =
  'CREATE TABLE countries (id integer PRIMARY KEY, code char(2) NOT NULL UNIQUE, name varchar(80) NOT NULL);';

/** Tables whose cities lie in the country of the row that a column refers to. */
const REFERRING: readonly (readonly [name: string, elements: string, city: string, reference: string])[] = [
  ['suppliers', 'city varchar(80) NOT NULL, country_id integer NOT NULL REFERENCES countries', 'city', 'country_id'],
  [
    'orders',
    'billing_city varchar(80) NOT NULL, billing_country_id integer NOT NULL REFERENCES countries, shipping_city varchar(80) NOT NULL, shipping_country_id integer NOT NULL REFERENCES countries',
    'shipping_city',
    'shipping_country_id',
  ],
  [
    'airports',
    'iata char(3) PRIMARY KEY, name varchar(120) NOT NULL, city varchar(80) NOT NULL, country_id integer NOT NULL REFERENCES countries',
    'city',
    'country_id',
  ],
  [
    'cities',
    'name varchar(80) NOT NULL, population integer, country_id integer NOT NULL REFERENCES countries',
    'name',
    'country_id',
  ],
];

for (const [name, elements, city, reference] of REFERRING) {
  test(`${name}.${city} lies in the country that ${reference} refers to`, () => {
    const tables = rowsByTable(`${COUNTRIES} CREATE TABLE ${name} (${elements});`, ROWS);
    const countries = rowsBy(tables.get('countries') ?? [], 'id');
    const rows = tables.get(name) ?? [];
    assert.is(rows.length, ROWS.rows);
    for (const row of rows) {
      const country = countries.get(row.get(reference) ?? '')?.get('name');
      assert.ok(liesIn(row.get(city), country, 'cityCountries'), `${row.get(city)} in ${country}`);
    }
  });
}

test('a table of cities has each of a country once, the largest first', () => {
  const ddl = `${COUNTRIES} CREATE TABLE cities (id integer PRIMARY KEY, name varchar(80) NOT NULL, country_id integer NOT NULL REFERENCES countries);`;
  const tables = rowsByTable(ddl, ROWS);
  const countries = rowsBy(tables.get('countries') ?? [], 'id');
  const seen = new Map<string, string[]>();
  for (const row of tables.get('cities') ?? []) {
    const country = countries.get(row.get('country_id') ?? '')?.get('name') ?? '';
    seen.set(country, [...(seen.get(country) ?? []), row.get('name') ?? '']);
  }
  for (const [country, names] of seen) {
    const all = pool('cities').filter((_, rank) => pool('cityCountries')[rank] === country);
    assert.equal(
      names,
      names.map((_, place) => all[place % all.length]),
    );
  }
});

test('a code that refers to a country says where a city is', () => {
  const ddl = `CREATE TABLE country (code char(2) PRIMARY KEY, name varchar(80) NOT NULL);
    CREATE TABLE branches (id integer PRIMARY KEY, city varchar(80) NOT NULL, country_code char(2) NOT NULL REFERENCES country);`;
  for (const row of rowsByTable(ddl, ROWS).get('branches') ?? []) {
    assert.ok(liesIn(row.get('city'), row.get('country_code'), 'cityCountryCodes2'), [...row.values()].join(' '));
  }
});

test('what belongs to a city is that of the one that a row refers to', () => {
  const ddl = `${COUNTRIES} CREATE TABLE cities (id integer PRIMARY KEY, name varchar(80) NOT NULL, country_id integer NOT NULL REFERENCES countries);
    CREATE TABLE addresses (id integer PRIMARY KEY, street varchar(80) NOT NULL, latitude numeric(8, 4) NOT NULL, city_id integer NOT NULL REFERENCES cities);`;
  const tables = rowsByTable(ddl, ROWS);
  const cities = rowsBy(tables.get('cities') ?? [], 'id');
  for (const row of tables.get('addresses') ?? []) {
    const name = cities.get(row.get('city_id') ?? '')?.get('name');
    const latitudes = pool('cities').flatMap((city, rank) =>
      city === name ? [Number(pool('cityLatitudes')[rank])] : [],
    );
    assert.ok(
      latitudes.some((latitude) => Math.abs(latitude - Number(row.get('latitude'))) < 1),
      `${name} at ${row.get('latitude')}`,
    );
  }
});

/** Elements of a table, the column that says where a place is, and the pool of what it says. */
const LISTED: readonly (readonly [elements: string, where: string, places: PoolName])[] = [
  [
    "city varchar(60) NOT NULL, country char(2) NOT NULL CHECK (country IN ('DE', 'FR', 'MX'))",
    'country',
    'cityCountryCodes2',
  ],
  ["city varchar(60) NOT NULL, state char(2) NOT NULL CHECK (state IN ('CA', 'NY', 'TX'))", 'state', 'cityRegionCodes'],
  [
    "country varchar(40) NOT NULL CHECK (country IN ('Japan', 'Brazil')), city varchar(60) NOT NULL, zip varchar(12)",
    'country',
    'cityCountries',
  ],
];

for (const [elements, where, places] of LISTED) {
  test(`a city lies in what a check leaves: ${elements}`, () => {
    const ddl = `CREATE TABLE stores (id integer PRIMARY KEY, ${elements});`;
    const rows: RowsOfTable = rowsByTable(ddl, ROWS).get('stores') ?? [];
    for (const row of rows) assert.ok(liesIn(row.get('city'), row.get(where), places), [...row.values()].join(' '));
    assert.ok(new Set(rows.map((row) => row.get('city'))).size > 5);
  });
}

test('a country is known by what people call it, too', () => {
  const ddl =
    "CREATE TABLE offices (id integer PRIMARY KEY, city varchar(60) NOT NULL, country varchar(20) NOT NULL CHECK (country IN ('UK', 'AU')));";
  for (const row of rowsByTable(ddl, ROWS).get('offices') ?? []) {
    const code = row.get('country') === 'UK' ? 'GB' : 'AU';
    assert.ok(liesIn(row.get('city'), code, 'cityCountryCodes2'), [...row.values()].join(' '));
  }
});

test('the coordinates of an airport are those of its city', () => {
  const ddl =
    'CREATE TABLE airports (iata char(3) PRIMARY KEY, city varchar(60) NOT NULL, latitude numeric(8, 4) NOT NULL, longitude numeric(8, 4) NOT NULL);';
  for (const row of rowsByTable(ddl, ROWS).get('airports') ?? []) {
    const ranks = pool('cities').flatMap((name, rank) => (name === row.get('city') ? [rank] : []));
    const isNear = (rank: number) =>
      Math.abs(Number(pool('cityLatitudes')[rank]) - Number(row.get('latitude'))) < 1 &&
      Math.abs(Number(pool('cityLongitudes')[rank]) - Number(row.get('longitude'))) < 1;
    assert.ok(ranks.length === 0 || ranks.some(isNear), [...row.values()].join(' '));
  }
});

/** Elements of tables in which an airport and a city tell where each other is. */
const MUTUAL: readonly string[] = [
  'airport_code char(3) NOT NULL, airport_city varchar(60) NOT NULL, city varchar(60) NOT NULL',
  'airport_terminal varchar(4), airport_city varchar(60) NOT NULL, airport_lounge text, city varchar(60) NOT NULL',
  'city varchar(60) NOT NULL, airport_code char(3) NOT NULL, airport_city varchar(60) NOT NULL',
];

for (const elements of MUTUAL) {
  test(`no two columns follow each other: ${elements}`, () => {
    const rows =
      rowsByTable(`CREATE TABLE flights (id integer PRIMARY KEY, ${elements});`, { rows: 200 }).get('flights') ?? [];
    assert.ok(new Set(rows.map((row) => row.get('city'))).size > 20);
    assert.ok(new Set(rows.map((row) => row.get('airport_city'))).size > 20);
  });
}

for (const rows of [12, 300]) {
  test(`products are of their category, of which a table lists ${rows}`, () => {
    const tables = rowsByTable(
      `CREATE TABLE categories (id integer PRIMARY KEY, name varchar(60) NOT NULL, slug varchar(60) NOT NULL UNIQUE);
       CREATE TABLE products (id integer PRIMARY KEY, name varchar(120) NOT NULL, sku varchar(20) NOT NULL UNIQUE,
         category_id integer NOT NULL REFERENCES categories);`,
      { rows: 400, rowsOf: { categories: rows } },
    );
    const categories = rowsBy(tables.get('categories') ?? [], 'id');
    const products = tables.get('products') ?? [];
    assert.is(products.length, 400);
    for (const product of products) {
      const category = categories.get(product.get('category_id') ?? '')?.get('name');
      const made = goods().find(({ name }) => name === product.get('name'));
      assert.is(made?.category, category, `${product.get('name')}`);
    }
  });
}

test('few countries are those that most people know', () => {
  const rows = rowsByTable(COUNTRIES, { rows: 80 }).get('countries') ?? [];
  const largest = new Set(pool('countries').slice(0, 90));
  assert.ok(rows.every((row) => largest.has(row.get('name') ?? '')));
  assert.is(new Set(rows.map((row) => row.get('name'))).size, 80);
});

test('what says where a city is can be read of it', () => {
  const table = compile(
    "CREATE TABLE stores (city varchar(60) NOT NULL, country char(2) NOT NULL CHECK (country IN ('DE', 'FR', 'MX')))",
    { dialect: 'postgresql' },
  );
  const drawn = explain(table, { rows: 10 }).columns.find(({ name }) => name === 'city')?.draw;
  assert.is(drawn, 'at random, in agreement with "country"');
});

test.run();
