import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, LOCALES, loadLocale } from '../../src/index.ts';
import { isLocale } from '../../src/pools/local.ts';
import { serversOrPglite } from '../support/pglite-server.ts';
import { sampled } from '../support/sample.ts';
import { statementsOf } from '../support/statements.ts';

/*
 * Rows of each locale load: whatever the character set of the table is, under collations that leave out accents and take letters for
 * each other, within lengths that count bytes, and under conditions and generated columns.
 */

const ROWS = 1000;

const COLUMNS = `id int PRIMARY KEY, first_name varchar(40) NOT NULL, last_name varchar(12) NOT NULL, middle_name varchar(20),
  full_name varchar(30) NOT NULL UNIQUE, email varchar(40) NOT NULL UNIQUE, user_name varchar(20) NOT NULL UNIQUE,
  address varchar(60) NOT NULL, full_address varchar(250) NOT NULL, city varchar(8) NOT NULL, state varchar(60) NOT NULL,
  country varchar(60) NOT NULL, phone varchar(30) NOT NULL UNIQUE, company_name varchar(100) NOT NULL UNIQUE, avatar varchar(200),
  UNIQUE (city, state), UNIQUE (first_name, last_name)`;

/** The table options; null: the server has none. */
const CHARACTERS: Readonly<Record<string, readonly string[]>> = {
  pglite: [''],
  postgresql: [''],
  mysql: [
    '',
    'utf8mb4',
    'utf8mb4 COLLATE utf8mb4_general_ci',
    'utf8mb4 COLLATE utf8mb4_unicode_ci',
    'utf8mb3',
    'latin1',
    'latin1 COLLATE latin1_german2_ci',
    'ascii',
    'cp1251',
  ],
  mariadb: ['', 'utf8mb4', 'utf8mb4 COLLATE utf8mb4_unicode_520_ci', 'utf8mb3', 'latin1', 'ascii', 'latin2'],
};

const CONDITIONS: Readonly<Record<'mysql' | 'postgresql', string>> = {
  mysql: `CREATE TABLE t (first_name varchar(20) CHECK (length(first_name) <= 10), last_name varchar(30) NOT NULL,
    full_name varchar(51) AS (concat(first_name, ' ', last_name)), small_name varchar(30) AS (lower(last_name)) STORED,
    email varchar(80) CHECK (email LIKE '%@%.%'), city tinytext CHECK (char_length(city) > 2), address tinytext,
    CHECK (first_name <> last_name)) DEFAULT CHARSET=utf8mb4`,
  postgresql: `CREATE TABLE t (first_name varchar(20) CHECK (octet_length(first_name) <= 10), last_name varchar(30) NOT NULL,
    full_name varchar(60) GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED, email varchar(80) CHECK (email ~ '^[a-z.]+@[a-z.]+$'),
    city varchar(30) CHECK (char_length(city) > 2), country text CHECK (country = upper(country)), cities text[],
    state text CHECK (state = lower(state)), doc jsonb CHECK (jsonb_typeof(doc->'city') = 'string'), CHECK (first_name < last_name))`,
};

const loads = suite('rows of any locale load');

for (const server of serversOrPglite()) {
  const session = server.connect();
  // Where there is no connection, each test says so.
  session.catch(() => {});
  const tables = (CHARACTERS[server.name] ?? []).map((characters) => ({
    title: characters === '' ? 'no character set' : characters,
    ddl: `CREATE TABLE t (${COLUMNS})${characters === '' ? '' : ` DEFAULT CHARSET=${characters}`}`,
  }));
  const cases = [...tables, { title: 'conditions', ddl: CONDITIONS[server.dialect] }];
  const all = cases.flatMap((one) => LOCALES.filter(isLocale).map((locale) => ({ ...one, locale })));
  for (const { title, ddl, locale } of sampled(all, 17)) {
    loads(`${server.name}: ${title}, ${locale}`, async () => {
      const connected = await session;
      await connected.reset();
      await connected.execute(ddl);
      await loadLocale(locale);
      const table = compile(ddl, { dialect: server.dialect, locale });
      // Columns may lack the letters of the locale: that is said, and rows load.
      assert.equal(
        table.warnings.filter(({ code }) => code !== 'option_not_honoured'),
        [],
      );
      for (const statement of statementsOf(table.insert({ rows: ROWS, seed: 7 }))) await connected.execute(statement);
      assert.is(await connected.count('t'), ROWS);
    });
  }
  loads.after(async () => (await session).close());
}

loads.run();
