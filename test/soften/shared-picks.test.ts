import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../grammar/index.ts';
import { compile } from '../../src/index.ts';

/* Columns of a row that pick the same thing, whatever conditions leave of it. */

type Row = Readonly<Record<string, string>>;

function rowsOf(columns: string, dialect: DialectName = 'postgresql'): readonly Row[] {
  return [...compile(`CREATE TABLE parties (${columns})`, { dialect }).rows<Row>({ rows: 400, seed: '3' })];
}

/** Conditions that leave codes of countries all their values, in types that pad and such that do not. */
const WHOLE: readonly (readonly [type: string, condition: string])[] = [
  ['char(2)', 'code = upper(code)'],
  ['varchar(2)', 'upper(code) = code'],
  ['char(2)', "code ~ '^[A-Z]{2}$'"],
  ['varchar(3)', 'length(code) = 2'],
];

for (const [type, condition] of WHOLE) {
  test(`the code of a country is that of the city, ${type} where ${condition}`, () => {
    const columns = `city varchar(60) NOT NULL, country_code ${type} NOT NULL`;
    const rows = rowsOf(`${columns}, CHECK (${condition.replaceAll('code', 'country_code')})`);
    const countries = new Map<string, Set<string>>();
    for (const { city = '', country_code: code = '' } of rows) {
      countries.set(city, (countries.get(city) ?? new Set()).add(code));
    }
    assert.ok(countries.size > 120 && new Set(rows.map((row) => row['country_code'])).size > 30);
    // A few cities of several countries have one name.
    assert.ok([...countries.values()].filter(({ size }) => size > 1).length <= 2);
  });
}

test('both ends lie in their own countries, though all names begin with the same word', () => {
  const rows = rowsOf(
    `shp_id int PRIMARY KEY, shp_carrier text NOT NULL, shp_from_city text NOT NULL, shp_from_country char(2) NOT NULL,
    shp_to_city text NOT NULL, shp_to_country char(2) NOT NULL, shp_weight_kg numeric(8,3) NOT NULL`,
  );
  const home = new Map<string, string>();
  for (const row of rows) {
    for (const end of ['from', 'to']) {
      const [city = '', country = ''] = [row[`shp_${end}_city`], row[`shp_${end}_country`]];
      home.set(city, home.get(city) ?? country);
      assert.ok(home.get(city) === country || home.size > 100, `${city} ${country}`);
      assert.not.match(city, /, /);
    }
  }
  assert.ok(rows.filter((row) => row['shp_from_city'] === row['shp_to_city']).length < 10);
});

test('people of a place speak its language', () => {
  const rows = rowsOf(
    'country_code char(2) NOT NULL, locale varchar(10) NOT NULL, language char(2) NOT NULL, preferred_language text NOT NULL',
  );
  for (const { country_code: country = '', locale = '', language = '' } of rows) {
    assert.is(locale, `${language}_${country}`);
  }
  const names = new Map(rows.map((row) => [row['language'], row['preferred_language']]));
  assert.equal(
    ['en', 'de', 'fr'].map((code) => names.get(code)),
    ['English', 'German', 'French'],
  );
});

/** What keeps rows to one country, and what its column holds then. */
const ONE: readonly (readonly [column: string, dialect: DialectName])[] = [
  ["country char(3) NOT NULL DEFAULT 'USA' CHECK (country = 'USA')", 'mysql'],
  ["country varchar(60) NOT NULL CHECK (country IN ('United States'))", 'postgresql'],
  ["country_code enum('US') NOT NULL", 'mysql'],
];

for (const [column, dialect] of ONE) {
  test(`${dialect}: cities and postal codes are of the one country, ${column}`, () => {
    const rows = rowsOf(
      `city varchar(60) NOT NULL, zip varchar(10) NOT NULL, state char(2) NOT NULL, lng float NOT NULL, ${column}`,
      dialect,
    );
    for (const { zip = '', state = '', lng = '' } of rows) {
      assert.match(zip, /^\d{5}$/);
      assert.match(state, /^[A-Z]{2}$/);
      assert.ok(Number(lng) > -180 && Number(lng) < -60, lng);
    }
    assert.ok(new Set(rows.map(({ city }) => city)).size > 30);
  });
}

test('a state and a ZIP code without a country are of the United States', () => {
  const columns = 'city varchar(40) NOT NULL, state char(2) NOT NULL, phone varchar(20) NOT NULL';
  const rows = rowsOf(`${columns}, zip_code char(5) NOT NULL`);
  const states = new Map(rows.map(({ city = '', state = '' }) => [city, state]));
  assert.is(states.get('Chicago'), 'IL');
  assert.is(states.get('Houston'), 'TX');
  for (const { zip_code: zip = '', phone = '' } of rows)
    assert.ok(/^\d{5}$/.test(zip) && phone.startsWith('+1-'), phone);
  const named = columns.replace('char(2)', 'varchar(40)');
  const others = rowsOf(`${named}, zip_code varchar(12) NOT NULL, country varchar(60) NOT NULL`);
  assert.ok(new Set(others.map(({ country }) => country)).size > 20);
});

test('a pattern of postal codes keeps the places to where they have that form', () => {
  const rows = rowsOf(
    "city varchar(60) NOT NULL, country varchar(60) NOT NULL, postal_code varchar(12) NOT NULL CHECK (postal_code ~ '^[0-9]{4}$')",
  );
  const codes = new Map<string, Set<string>>();
  for (const { city = '', country = '', postal_code: code = '' } of rows) {
    assert.match(code, /^\d{4}$/);
    const place = `${city}, ${country}`;
    codes.set(place, (codes.get(place) ?? new Set()).add(code));
  }
  assert.ok(codes.size > 50 && [...codes.values()].every(({ size }) => size === 1));
  assert.not.ok(rows.some(({ country = '' }) => ['Germany', 'United States', 'India'].includes(country)));
});

test('an address that is spelled with a hyphen is that of the person, and each phone is of where they are', () => {
  const rows = rowsOf(`given_name text NOT NULL, family_name text NOT NULL, e_mail text NOT NULL, country text NOT NULL,
    country_code char(2) NOT NULL, home_phone varchar(24) NOT NULL, work_phone varchar(24) NOT NULL, cell varchar(24) NOT NULL`);
  for (const { given_name: name = '', e_mail: mail = '', ...row } of rows) {
    assert.ok(mail.startsWith(name.toLowerCase().replace(/[^a-z]/g, '')), `${name}, ${mail}`);
    const [home, work, cell] = ['home_phone', 'work_phone', 'cell'].map((one) => row[one]?.split(/[ -]/)[0]);
    assert.ok(home === work && work === cell, `${home}, ${work}, ${cell}`);
  }
});

test('the e-mail of a role is that of the person who is named for it', () => {
  const rows = rowsOf('ship_to_contact text NOT NULL, ship_to_email text NOT NULL, ship_to_company text NOT NULL');
  for (const { ship_to_contact: name = '', ship_to_email: email = '' } of rows) {
    const [first = ''] = name.toLowerCase().split(' ');
    assert.ok(email.startsWith(first.replace(/[^a-z]/g, '')), `${name}, ${email}`);
  }
});

/** Columns of somebody beside the row's own person, and of what they are to it. */
const OTHERS = ['manager', 'guardian', 'contact', 'emergency_contact', 'sales_rep', 'doctor', 'supervisor'];

for (const other of OTHERS) {
  test(`the e-mail of a ${other} is theirs, and not that of the row's person`, () => {
    const own = 'first_name text NOT NULL, last_name text NOT NULL, email text NOT NULL';
    const rows = rowsOf(`${own}, ${other}_name text NOT NULL, ${other}_email text NOT NULL`);
    const isOf = (name = '', email = '') => email.startsWith(name.toLowerCase().replace(/[^a-z]/g, ''));
    for (const row of rows) {
      assert.ok(isOf(row['first_name'], row['email']));
      assert.ok(isOf(row[`${other}_name`]?.split(' ')[0], row[`${other}_email`]));
    }
    assert.ok(rows.filter((row) => row[`${other}_name`]?.startsWith(row['first_name'] ?? '')).length < 20);
  });
}

test('whoever gets and pays an order is the customer in most rows, and else of the family', () => {
  const rows = rowsOf(`customer_id integer NOT NULL, customer_name text NOT NULL, ship_to_name text NOT NULL,
    billing_first_name text NOT NULL, cardholder_name text NOT NULL, sales_rep text NOT NULL`);
  for (const name of ['ship_to_name', 'billing_first_name', 'cardholder_name']) {
    const same = rows.filter((row) => row['customer_name']?.startsWith(row[name] ?? '')).length;
    assert.ok(same > 300 && same < 380, `${name} ${same}`);
  }
  assert.ok(rows.filter((row) => row['customer_name'] === row['sales_rep']).length < 4);
  // Who gets a transfer, or a message, is somebody else.
  for (const from of ['customer', 'donor', 'sender']) {
    const sent = rowsOf(`${from}_name text NOT NULL, recipient_name text NOT NULL`);
    assert.ok(sent.filter((row) => row[`${from}_name`] === row['recipient_name']).length < 4);
  }
});

test('what a browser says of itself is of that browser and its system', () => {
  const rows = rowsOf(
    'user_agent text NOT NULL, browser varchar(30) NOT NULL, operating_system varchar(30), device_type text NOT NULL',
  );
  const signs: Readonly<Record<string, RegExp>> = {
    iOS: /iPhone|iPad/,
    Android: /Android/,
    Windows: /Windows/,
    macOS: /Macintosh/,
    Linux: /X11/,
    Edge: /Edg\//,
    Firefox: /Firefox\//,
    Chrome: /Chrome\/[\d.]+( Mobile)? Safari\/[\d.]+$/,
    Safari: /Version\/[\d.]+( Mobile\/\w+)? Safari\//,
  };
  for (const { user_agent: agent = '', browser = '', operating_system: system } of rows) {
    assert.match(agent, signs[browser] ?? /^$/);
    if (system != null) assert.match(agent, signs[system] ?? /^$/);
  }
  assert.ok(new Set(rows.map((row) => row['browser'])).size === 4);
});

test('a state beside a postal code is a place, whatever the table keeps', () => {
  for (const table of ['users', 'orders', 'listings']) {
    const ddl = `CREATE TABLE ${table} (city text NOT NULL, state char(2) NOT NULL, zip_code varchar(10) NOT NULL)`;
    const rows = [...compile(ddl, { dialect: 'postgresql' }).rows<Row>({ rows: 400, seed: '3' })];
    const inChicago = rows.filter(({ city }) => city === 'Chicago');
    assert.ok(inChicago.length > 0 && inChicago.every(({ state }) => state === 'IL'));
  }
});

test('a slug is that of the name beside it, whatever that names, within each row of another table', () => {
  const key = 'slug varchar(120) NOT NULL, UNIQUE (owner_id, slug)';
  for (const [table, name] of [
    ['menu_items', 'name'],
    ['projects', 'name'],
    ['shops', 'shop_name'],
    ['events', 'title'],
  ] as const) {
    const ddl = `CREATE TABLE ${table} (owner_id int NOT NULL, ${name} varchar(100) NOT NULL, ${key})`;
    for (const row of compile(ddl, { dialect: 'postgresql' }).rows<Row>({ rows: 200, seed: '3' })) {
      const words =
        row[name]
          ?.toLowerCase()
          .replace(/['’]/g, '')
          .replace(/[^a-z\d]+/g, '-') ?? '';
      assert.ok(row['slug']?.startsWith(words), `${row[name]}, ${row['slug']}`);
    }
  }
});

test('a unique slug under a pattern of words is that of the title', () => {
  const slug = "slug varchar(180) NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')";
  for (const [table, columns, name] of [
    ['products', 'name varchar(100) NOT NULL', 'name'],
    ['listings', 'title varchar(100) NOT NULL, bedrooms smallint NOT NULL', 'title'],
  ] as const) {
    const ddl = `CREATE TABLE ${table} (${columns}, ${slug})`;
    for (const row of compile(ddl, { dialect: 'postgresql' }).rows<Row>({ rows: 400, seed: '3' })) {
      const words = row[name]?.toLowerCase().replace(/[^a-z0-9]+/g, '-') ?? '';
      assert.ok(row['slug']?.startsWith(words), `${row[name]}, ${row['slug']}`);
    }
  }
});

test('most rows are of the country that a DEFAULT names, whatever else is of a country', () => {
  const ddl = `CREATE TABLE customers (vat_no varchar(20) DEFAULT NULL, city varchar(60) DEFAULT NULL,
    country char(2) NOT NULL DEFAULT 'DE')`;
  const rows = [...compile(ddl, { dialect: 'mysql' }).rows<Row>({ rows: 400, seed: '3' })];
  assert.ok(rows.filter(({ country }) => country === 'DE').length > 200);
});

test('the cities of a flight are those of its airports, whichever check keeps these apart', () => {
  const ddl = `CREATE TABLE flights (origin char(3) NOT NULL, origin_city text NOT NULL, destination char(3) NOT NULL,
    destination_city text NOT NULL, airline_code char(2) NOT NULL, CHECK (origin <> destination))`;
  const cities = new Map<string, string>();
  for (const row of compile(ddl, { dialect: 'postgresql' }).rows<Row>({ rows: 400, seed: '3' })) {
    for (const end of ['origin', 'destination']) {
      const [airport = '', city = ''] = [row[end], row[`${end}_city`]];
      assert.is(cities.get(airport) ?? city, city);
      cities.set(airport, city);
    }
  }
  assert.ok(cities.size > 50);
});

test('what is normalized is what it is of in capitals, and a polymorphic type is one of few', () => {
  const elements = `work_email text NOT NULL, normalized_work_email text NOT NULL, taggable_type text NOT NULL,
    taggable_id integer NOT NULL, device_eui char(16) NOT NULL, frame_count integer NOT NULL, UNIQUE (device_eui, frame_count)`;
  const ddl = `CREATE TABLE readings (id integer PRIMARY KEY, ${elements})`;
  const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 200, seed: 3 }));
  for (const row of rows) assert.is(row['normalized_work_email'], String(row['work_email']).toUpperCase());
  assert.ok(new Set(rows.map((row) => row['taggable_type'])).size <= 6);
  assert.ok(new Set(rows.map((row) => row['device_eui'])).size < 100);
});

test.run();
