import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CompileOptions, compile, explain } from '../../src/index.ts';
import type { ColumnPlan } from '../../src/plan/plan.ts';
import type { Distribution } from '../../src/values/distribution.ts';

type Dialect = 'mysql' | 'postgresql';

function distributionOf(column: string, dialect: Dialect = 'postgresql'): Distribution | undefined {
  const { plan } = compile(`CREATE TABLE things (${column})`, { dialect });
  return plan.columns[0]?.domains[0]?.parts[0]?.distribution;
}

/** The share of each rank, in percent; of a histogram, of each segment. */
function sharesOf(column: string, dialect: Dialect = 'postgresql'): readonly number[] | null {
  const distribution = distributionOf(column, dialect);
  if (distribution?.kind !== 'weights' && distribution?.kind !== 'histogram') return null;
  const sum = distribution.weights.reduce((all, weight) => all + weight, 0);
  return distribution.weights.map((weight) => Math.round((100 * weight) / sum));
}

test('the DEFAULT of a list, a truth or a few numbers is the most frequent value', () => {
  assert.is(sharesOf("a text DEFAULT 'blue' CHECK (a IN ('red', 'blue', 'gray'))")?.[1], 60);
  assert.is(sharesOf("a ENUM('red', 'blue', 'gray') DEFAULT 'gray'", 'mysql')?.[2], 60);
  assert.equal(sharesOf('a boolean DEFAULT true'), [20, 80]);
  assert.equal(sharesOf('a boolean DEFAULT false'), [80, 20]);
  assert.equal(sharesOf("a TINYINT(1) DEFAULT '1'", 'mysql'), [20, 80]);
  assert.is(sharesOf("a INT DEFAULT 2 COMMENT '1=basic, 2=pro, 3=most'", 'mysql')?.[1], 60);
  assert.is(sharesOf('a integer DEFAULT 3 CHECK (a IN (1, 2, 3))')?.[2], 60);
});

test('numbers are about as large as their DEFAULT, which comes most often', () => {
  const cases: readonly (readonly [string, number, number])[] = [
    ['replacement_cost decimal(5,2) DEFAULT 19.99', 4, 41],
    ['monthly_price decimal(8,2) DEFAULT 9.99', 2, 21],
    ['rental_duration smallint DEFAULT 3', 1, 12],
    ['max_attempts int DEFAULT 30', 1, 120],
  ];
  for (const [column, least, most] of cases) {
    const compiled = compile(`CREATE TABLE things (id int PRIMARY KEY, ${column})`, { dialect: 'postgresql' });
    const name = column.split(' ')[0] ?? '';
    const counts = new Map<number, number>();
    for (const { [name]: value } of compiled.rows({ rows: 400, seed: '1' })) {
      if (value === null) continue;
      const number = Number(value);
      assert.ok(number >= least && number <= most, `${column}: ${number}`);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const [[first] = []] = [...counts].sort(([, one], [, other]) => other - one);
    assert.is(first, Number(column.split(' ').at(-1)), column);
  }
});

test('what nothing says more of is no favorite, and the first of a list of kinds is', () => {
  assert.ok((sharesOf("a text DEFAULT 'other' CHECK (a IN ('elm', 'oak', 'other'))")?.[2] ?? 100) < 25);
  const methods = "payment_method varchar(20) COMMENT 'card, paypal, bank_transfer, apple_pay'";
  const shares = sharesOf(methods, 'mysql') ?? [];
  assert.ok(Math.max(...shares) > 50);
});

test('a DEFAULT shows where texts and times are written otherwise', () => {
  for (const [column, value] of [
    ["opening_time time NOT NULL DEFAULT '09:00'", '09:00:00'],
    ["firmware_version varchar(16) NOT NULL DEFAULT '1.0.0', serial_no text", '1.0.0'],
    ["booking_source text NOT NULL DEFAULT 'website'", 'website'],
  ] as const) {
    const [name = ''] = column.split(' ');
    const { rows } = compile(`CREATE TABLE things (id int PRIMARY KEY, ${column})`, { dialect: 'postgresql' });
    const values = Array.from(rows({ rows: 200, seed: '1' }), (row) => row[name]);
    assert.ok(values.filter((one) => one === value).length > 80, column);
    assert.not(values.includes('web'));
  }
});

test('values are listed in an order: the first ones come more often', () => {
  assert.equal(sharesOf("a text CHECK (a IN ('elm', 'oak', 'yew', 'fir'))"), [42, 25, 18, 14]);
  assert.is(sharesOf('a integer CHECK (a IN (1, 2, 3))'), null);
});

test('things stay in states that are the aim, whatever they begin with', () => {
  const shares = sharesOf("a text DEFAULT 'pending' CHECK (a IN ('pending', 'delivered', 'canceled'))") ?? [];
  assert.equal(shares, [27, 67, 7]);
  assert.is(sharesOf("a text DEFAULT 'active' CHECK (a IN ('active', 'banned'))")?.[0], 91);
  assert.is(sharesOf("a text DEFAULT 'open' CHECK (a IN ('open', 'frozen', 'closed'))")?.[0], 83);
  assert.is(sharesOf("a text DEFAULT 'open' CHECK (a IN ('open', 'resolved', 'closed'))")?.[0], 25);
});

/** What a column may hold in order, as `explain` says it. */
function valuesOf(column: string, options: Partial<CompileOptions> = {}): string | undefined {
  const compiled = compile(
    `CREATE DOMAIN year AS int CHECK (VALUE BETWEEN 1901 AND 2155); CREATE TABLE things (${column})`,
    {
      dialect: 'postgresql',
      ...options,
    },
  );
  return explain(compiled).columns[0]?.cases[0]?.values;
}

test('bounds far beyond what is meant leave years and days where they are', () => {
  assert.match(valuesOf('release_year year') ?? '', /from 1950 to 2025/);
  assert.match(valuesOf('birth_year int CHECK (birth_year BETWEEN 1900 AND 2100)') ?? '', /from 1936 to 2007/);
  assert.match(valuesOf("birth_date date CHECK (birth_date < '2100-01-01')") ?? '', /to '2008-/);
  assert.match(
    valuesOf("created_at date CHECK (created_at >= '2024-06-01')") ?? '',
    /from '2024-06-01' to '2025-12-31'/,
  );
  assert.match(valuesOf('updated_at bigint CHECK (updated_at > 0)') ?? '', /from 1704153600000 to/);
  assert.match(valuesOf("created_at date CHECK (created_at >= '2040-01-01')") ?? '', /from '2040-01-01'/);
  const asked = { columns: { birth_date: { from: '1900-01-01', to: '2000-01-01' } } };
  assert.match(valuesOf('birth_date date', asked) ?? '', /from '1900-01-01' to '2000-01-01'/);
});

/** The entries of a column's list. */
function entriesOf(column: string, dialect: Dialect = 'postgresql'): readonly string[] {
  const { plan } = compile(`CREATE TABLE things (${column})`, { dialect });
  const part = plan.columns[0]?.domains[0]?.parts[0];
  return part?.kind === 'pool' ? part.entries : [];
}

test('words are written as the DEFAULT writes one of them', () => {
  assert.ok(entriesOf("status text DEFAULT 'active'").every((word) => word === word.toLowerCase()));
  assert.ok(entriesOf("status text DEFAULT 'ACTIVE'").every((word) => word === word.toUpperCase()));
  assert.ok(entriesOf("status text DEFAULT 'Active'").every((word) => /^[A-Z][a-z]/.test(word)));
  assert.is(entriesOf("alarm_state text DEFAULT 'Quiet'")[0], 'Quiet');
  assert.is(sharesOf("alarm_state text DEFAULT 'Quiet'")?.[0], 60);
  assert.ok(entriesOf("locale varchar(5) DEFAULT 'en_US'").includes('en_US'));
  assert.ok(entriesOf("locale text DEFAULT 'en-US'").every((word) => /^[a-z]{2}-[A-Z]{2}$/.test(word)));
  assert.ok(entriesOf("currency char(3) DEFAULT 'usd'").every((word) => /^[a-z]{3}$/.test(word)));
  assert.ok(entriesOf("time_zone text DEFAULT 'UTC'").includes('Europe/London'));
  assert.is(entriesOf("status text DEFAULT 'see below: 1'").includes('see below: 1'), false);
});

test('of a list that is too wide for a column, the words that fit are left', () => {
  const counties = entriesOf('county varchar(13) NOT NULL');
  assert.ok(counties.includes('Rogers County') && counties.every(({ length }) => length <= 13));
  assert.not.ok(entriesOf('county varchar(5) NOT NULL').some((word) => word.endsWith('County')));
});

test('a currency is that of the row’s country, whatever its DEFAULT says', () => {
  const sql = "CREATE TABLE offices (currency char(3) NOT NULL DEFAULT 'USD', country text NOT NULL, city text)";
  const rows = [...compile(sql, { dialect: 'postgresql' }).rows<Record<string, string>>({ rows: 400, seed: 1 })];
  const currencies = new Map(rows.map(({ country, currency }) => [country, currency]));
  assert.equal(
    ['United States', 'Germany', 'United Kingdom'].map((country) => currencies.get(country)),
    ['USD', 'EUR', 'GBP'],
  );
  assert.is(new Set(rows.map(({ country, currency }) => `${country} ${currency}`)).size, currencies.size);
});

test('a time zone is that of the row’s city, or the universal one of its DEFAULT', () => {
  const sql = "CREATE TABLE users (time_zone varchar(40) NOT NULL DEFAULT 'UTC', city text NOT NULL)";
  const rows = [...compile(sql, { dialect: 'postgresql' }).rows<Record<string, string>>({ rows: 400, seed: 1 })];
  const zones = new Map(rows.map(({ city, time_zone }) => [city, time_zone]));
  assert.is(new Set(rows.map(({ city, time_zone }) => `${city} ${time_zone}`)).size, zones.size);
  const universal = rows.filter(({ time_zone }) => time_zone === 'UTC').length;
  assert.ok(universal > 40 && universal < 200, `${universal} of 400 rows`);
});

/** The pool that the first part of a column picks from. */
function poolOf(columns: readonly ColumnPlan[], name: string) {
  const part = columns.find((column) => column.name === name)?.domains[0]?.parts[0];
  if (part?.kind !== 'pool' || part.distribution?.kind !== 'weights') throw new Error(`${name} has no weights.`);
  return { entries: part.entries, weights: part.distribution.weights };
}

/** Per cent of the rows of offices whose place is such by a column; all other columns but the id copy the pick of one. */
function shareOfPlaces(columns: string, name: string, isSuch: (entry: string) => boolean): number {
  const sql = `CREATE TABLE offices (id int PRIMARY KEY, city varchar(60), postal_code varchar(12), ${columns})`;
  const { plan } = compile(sql, { dialect: 'postgresql' });
  const [source, ...more] = plan.columns.filter(({ name: one, draw }) => one !== 'id' && draw.kind === 'uniform');
  assert.is(more.length, 0, columns);
  const { weights } = poolOf(plan.columns, source?.name ?? '');
  const { entries } = poolOf(plan.columns, name);
  const sumOf = (counted: readonly number[]) => counted.reduce((sum, weight) => sum + weight, 0);
  return Math.round((100 * sumOf(weights.filter((_, rank) => isSuch(entries[rank] ?? '')))) / sumOf(weights));
}

test('the DEFAULT of a country says where most rows are, city and all', () => {
  for (const [columns, name, constant] of [
    ["country char(2) DEFAULT 'US'", 'country', 'US'],
    ["country varchar(60) DEFAULT 'Germany'", 'country', 'Germany'],
    ["country varchar(60) DEFAULT 'USA'", 'country', 'USA'],
    ["country varchar(60), country_code char(2) DEFAULT 'GB'", 'country_code', 'GB'],
    ["country char(2) DEFAULT 'FR', state char(2)", 'country', 'FR'],
  ] as const) {
    assert.is(
      shareOfPlaces(columns, name, (entry) => entry === constant),
      75,
      columns,
    );
  }
});

test('a state of two letters leaves the countries whose states have such', () => {
  const isAmerican = (country: string) => country === 'US';
  const usual = shareOfPlaces('country char(2)', 'country', isAmerican);
  const coded = shareOfPlaces('country char(2), state char(2)', 'country', isAmerican);
  const both = shareOfPlaces("country char(2) DEFAULT 'US', state char(2)", 'country', isAmerican);
  assert.is(usual, 42);
  assert.ok(coded > 60, `${coded}`);
  assert.ok(both > 80, `${both}`);
});

test('labels that a meaning weighs come as often as it says', () => {
  const shares =
    sharesOf("level text CHECK (level IN ('DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL')), message text") ?? [];
  assert.is(shares.indexOf(Math.max(...shares)), 1);
});

test('a single bit is as often one as its name or its DEFAULT says', () => {
  assert.equal(sharesOf('is_active bit(1)', 'mysql'), [10, 90]);
  assert.equal(sharesOf("odd bit(1) DEFAULT b'0'", 'mysql'), [80, 20]);
  assert.is(sharesOf("odd bit(3) DEFAULT b'000'", 'mysql'), null);
});

test('a key has no favorites', () => {
  assert.is(distributionOf("a text UNIQUE DEFAULT 'b' CHECK (a IN ('a', 'b', 'c'))"), undefined);
  assert.is(distributionOf("a ENUM('x', 'y') PRIMARY KEY", 'mysql'), undefined);
});

test('the DEFAULT of numbers is frequent, and others are as large', () => {
  const { plan } = compile('CREATE TABLE things (a integer DEFAULT 0, b numeric(12, 2) DEFAULT 250, c int)', {
    dialect: 'postgresql',
  });
  const parts = plan.columns.map(({ domains }) => domains[0]?.parts[0]);
  for (const [column, place] of [
    [0, 0],
    [1, 25_000],
  ] as const) {
    const part = parts[column];
    if (part?.distribution?.kind !== 'histogram') throw new Error(`There is none of column ${column}.`);
    const { edges, weights } = part.distribution;
    const at = edges.indexOf(place);
    assert.is(edges[at + 1], place + 1);
    assert.ok(Math.abs((weights[at] ?? 0) / weights.reduce((sum, one) => sum + one, 0) - 0.4) < 1e-9);
    assert.equal(
      edges.toSorted((one, other) => one - other),
      edges,
    );
    assert.is(weights.length, edges.length - 1);
  }
  const [first, second, third] = parts;
  assert.ok(first?.kind === 'integer' && first.first === 0 && first.size <= 1001);
  assert.ok(second?.kind === 'wide' && second.size <= 500_001);
  assert.is(third?.distribution?.kind, 'lognormal');
});

test('most of what is soon over has ended, whatever a DEFAULT says it begins with', () => {
  const weightsOf = (columns: string) => {
    const distribution = distributionOf(columns);
    return distribution?.kind === 'weights' ? distribution.weights : [];
  };
  const [active = 0, completed = 0] = weightsOf(
    "status text DEFAULT 'active' CHECK (status IN ('active', 'completed'))",
  );
  assert.ok(completed > 2 * active);
  const [open = 0, closed = 0] = weightsOf("status text DEFAULT 'active' CHECK (status IN ('active', 'closed'))");
  assert.ok(open > closed);
});

test('conditions and references know better than a DEFAULT', () => {
  const kindOf = (columns: string) => distributionOf(columns)?.kind;
  assert.is(kindOf('a integer DEFAULT 5'), 'histogram');
  assert.is.not(kindOf('a integer DEFAULT 5, b integer, CHECK (a < b)'), 'histogram');
  assert.is.not(kindOf('a integer DEFAULT 5 REFERENCES others (id)'), 'histogram');
});

test('of a list in which each word stands in several cases, the first is written', () => {
  assert.equal(entriesOf("line text CHECK (upper(line) IN ('S', 'T'))"), ['S', 'T']);
  assert.equal(entriesOf("line text CHECK (line IN ('yes', 'YES', 'no', 'NO'))"), ['yes', 'no']);
  assert.equal(entriesOf("line text CHECK (line IN ('a', 'A', 'b'))"), ['a', 'A', 'b']);
  assert.is(
    entriesOf("line text, other text, CHECK (line IN ('yes', 'YES')), CHECK (length(other || line) > 8)").length,
    2,
  );
});

test.run();
