import { execFileSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CompileOptions, compileSchema, LOCALES, loadLocale } from '../../src/index.ts';
import { localMeanings } from '../../src/meanings/local/index.ts';
import { foldedWidely, spellerOf } from '../../src/meanings/local/spelling.ts';
import { rows } from '../../src/meanings/rows.ts';
import { isLocale, type Locale } from '../../src/pools/local.ts';
import type { Meaning } from '../../src/values/meaning.ts';

type Row = Readonly<Record<string, string>>;

const COLUMNS = `
  id int PRIMARY KEY, first_name varchar(40) NOT NULL, last_name varchar(40) NOT NULL, full_name varchar(90) NOT NULL,
  gender varchar(10) NOT NULL, salutation varchar(10) NOT NULL, initials varchar(4) NOT NULL, email varchar(100) NOT NULL,
  user_name varchar(60) NOT NULL, street_address varchar(120) NOT NULL, city varchar(60) NOT NULL, postal_code varchar(12) NOT NULL,
  state varchar(60) NOT NULL, country varchar(60) NOT NULL, country_code char(2) NOT NULL, phone varchar(30) NOT NULL,
  phone_prefix varchar(6) NOT NULL, company_name varchar(100) NOT NULL, website varchar(150) NOT NULL, currency char(3) NOT NULL,
  language_code char(2) NOT NULL, locale varchar(8) NOT NULL, time_zone varchar(40) NOT NULL`;

/** Rows of a table by the names of its columns, as texts. */
function rowsOf(ddl: string, options: CompileOptions, count: number): readonly Row[] {
  const schema = compileSchema(ddl, options);
  assert.equal(schema.plan.warnings, []);
  return [...schema.rows('people', { rows: count, seed: 3 })].map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
  );
}

/** What the locale's columns hold: codes, and the letters of names and places. */
const LATIN = /^[\p{Script=Latin}\p{M} .,'’()-]+$/u;
const CASES: Readonly<Record<Locale, Readonly<Record<string, RegExp>>>> = {
  ar: {
    first_name: /^[\p{Script=Arabic} ]+$/u,
    city: /^[\p{Script=Arabic}\p{M}ـ ]+$/u,
    country_code: /^EG$/,
    postal_code: /^\d{5}$/,
    currency: /^EGP$/,
    email: /^[a-z]+\.[a-z]+@example\.\w+$/,
  },
  de: {
    last_name: LATIN,
    street_address: /^[\p{L}].* \d{1,3}$/u,
    state: /^(?:Baden-Württemberg|Bayern|Berlin|.*)$/,
    country: /^Deutschland$/,
    country_code: /^DE$/,
    postal_code: /^\d{5}$/,
    phone: /^\+49 /,
    phone_prefix: /^\+49$/,
    salutation: /^(?:Frau|Herr)$/,
    currency: /^EUR$/,
    language_code: /^de$/,
    locale: /^de_DE$/,
    time_zone: /^Europe\/Berlin$/,
    email: /^[a-z-]+\.[a-z-]+@example\.\w+$/,
  },
  es: { country: /^España$/, salutation: /^Sra?\.$/, street_address: /, \d+$/, city: LATIN, currency: /^EUR$/ },
  fr: { country: /^France$/, salutation: /^(?:Mme|M\.)$/, street_address: /^\d+ /, city: LATIN, locale: /^fr_FR$/ },
  it: { country: /^Italia$/, salutation: /^Sig\.(?:ra)?$/, street_address: /, \d+$/, city: LATIN, phone: /^\+39 / },
  ja: {
    first_name: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u,
    country: /^日本$/,
    postal_code: /^\d{3}-\d{4}$/,
    currency: /^JPY$/,
    website: /^https:\/\/www\.[a-z]+-[a-z]+\.example$/,
  },
  ko: { first_name: /^\p{Script=Hangul}+$/u, country: /^대한민국$/, postal_code: /^\d{5}$/, language_code: /^ko$/ },
  nl: { country: /^Nederland$/, postal_code: /^\d{4} [A-Z]{2}$/, city: LATIN, street_address: / \d+$/ },
  pl: { country: /^Polska$/, postal_code: /^\d\d-\d{3}$/, city: LATIN, currency: /^PLN$/, salutation: /^Pani?$/ },
  pt_BR: { country: /^Brasil$/, postal_code: /^\d{5}-\d{3}$/, currency: /^BRL$/, language_code: /^pt$/ },
  ru: {
    first_name: /^[\p{Script=Cyrillic}-]+$/u,
    last_name: /^\p{Script=Cyrillic}+$/u,
    initials: /^\p{Script=Cyrillic}{2}$/u,
    country: /^Россия$/,
    street_address: /, д\. \d+$/,
    postal_code: /^\d{6}$/,
    currency: /^RUB$/,
  },
  zh_CN: { first_name: /^\p{Script=Han}+$/u, country: /^中国$/, postal_code: /^\d{6}$/, street_address: /\d+号$/ },
};

const it = suite('values of a locale');

const ALL = LOCALES.filter(isLocale);
it.before(async () => {
  for (const locale of ALL) await loadLocale(locale);
});

for (const locale of ALL) {
  it(`are of its country: ${locale}`, () => {
    const people = rowsOf(`CREATE TABLE people (${COLUMNS})`, { dialect: 'postgresql', locale }, 400);
    for (const [column, pattern] of Object.entries(CASES[locale])) {
      const odd = people.map((row) => row[column] ?? '').filter((value) => !pattern.test(value));
      assert.equal(odd, [], column);
    }
  });

  it(`agree in each row: ${locale}`, () => {
    const ofCity = new Map<string, string>();
    const spelt = spellerOf(locale);
    for (const row of rowsOf(`CREATE TABLE people (${COLUMNS})`, { dialect: 'postgresql', locale }, 400)) {
      const { first_name: first = '', last_name: last = '', full_name: full, email, user_name: user } = row;
      assert.ok(full === `${first} ${last}` || full === `${last}${first}`, `${full}: ${first}, ${last}`);
      const { city = '', postal_code: postalCode = '' } = row;
      assert.is(ofCity.get(city) ?? postalCode, postalCode);
      ofCity.set(city, postalCode);
      assert.is(email?.slice(0, email.indexOf('@')), user);
      if (spelt === null) continue;
      const handle = [first, last].map((name) =>
        spelt(name)
          .toLowerCase()
          .replace(/[^a-z-]/g, ''),
      );
      assert.is(user, handle.join('.'));
    }
  });
}

it('spell letters as the language does', () => {
  const people = rowsOf(`CREATE TABLE people (${COLUMNS})`, { dialect: 'postgresql', locale: 'de' }, 2000);
  const mails = new Map(people.map((row) => [row['last_name'], row['email']?.replace(/^[^.]*\.|@.*$/g, '')]));
  const umlauts = [...mails].filter(([name]) => /[äöüß]/.test(name ?? ''));
  assert.ok(umlauts.length > 10);
  for (const [name = '', mail = ''] of umlauts) {
    const spelt = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
    assert.is(
      mail,
      Object.entries(spelt).reduce((text, [one, both]) => text.replaceAll(one, both), name.toLowerCase()),
    );
  }
  assert.is(spellerOf('fr')?.('Éloïse'), 'Eloise');
  assert.is(spellerOf('pl')?.('Łódź'), 'Lodz');
  assert.is(spellerOf('ru')?.('Щукин'), 'Shchukin');
  assert.is(spellerOf('ja'), null);
});

for (const [locale, female, male] of [
  ['ru', /а$/, /[^а]$/],
  ['pl', /ka$/, /ki$/],
] as const) {
  it(`give women their form of last names: ${locale}`, () => {
    const people = rowsOf(`CREATE TABLE people (${COLUMNS})`, { dialect: 'postgresql', locale }, 400);
    assert.equal([...new Set(people.map((row) => row['gender']))].sort(), ['female', 'male']);
    for (const { gender, last_name: last = '', full_name: full = '' } of people) {
      assert.match(last, gender === 'female' ? female : male);
      assert.ok(full.endsWith(last), full);
    }
  });
}

for (const [charset, locale, pattern] of [
  ['utf8mb4', 'ru', /^\p{Script=Cyrillic}/u],
  ['utf8mb3', 'ja', /^\p{Script=Han}|^\p{Script=Hiragana}|^\p{Script=Katakana}/u],
  ['latin1', 'ru', /^[A-Z][a-z]+/],
  ['latin1', 'de', /[äöüß]/],
  ['ascii', 'de', /^[ -~]+$/],
  ['latin1', 'ja', /^[ -~]+$/],
] as const) {
  it(`keep to the character set: ${locale} in ${charset}`, () => {
    const ddl = `CREATE TABLE people (${COLUMNS}) DEFAULT CHARSET=${charset}`;
    const people = rowsOf(ddl, { dialect: 'mysql', locale }, 400);
    const names = people.map((row) => `${row['first_name']} ${row['last_name']}`);
    if (locale === 'de' && charset === 'latin1') assert.ok(names.some((name) => pattern.test(name)));
    else
      assert.equal(
        names.filter((name) => !pattern.test(name)),
        [],
      );
    // A table that cannot hold the places of a country has none of its codes.
    assert.is(
      people.every((row) => row['country_code'] === 'JP'),
      locale === 'ja' && charset === 'utf8mb3',
    );
  });
}

const BEHIND = '; CHARACTER SET utf8mb4 has them.';

/** Tables of MySQL, and what is said of those whose columns lack letters of a locale. */
const LACKING: readonly (readonly [ddl: string, locale: Locale, message: string | null])[] = [
  [
    'CREATE TABLE people (id int PRIMARY KEY, city varchar(40), email varchar(60), age int)',
    'ru',
    `The option "locale" is not kept in column "city": without a character set it may be in latin1, which lacks letters of "ru"${BEHIND}`,
  ],
  [
    'CREATE TABLE people (city varchar(40), first_name varchar(40), last_name varchar(40), company_name varchar(40), country varchar(40)) CHARSET=latin1',
    'ja',
    `The option "locale" is not kept in columns "city", "first_name", "last_name" and 2 more: letters of "ja" are not sure to be in its character set, latin1${BEHIND}`,
  ],
  [
    'CREATE TABLE people (city varchar(40), last_name varchar(40) CHARACTER SET ascii NOT NULL) CHARSET=utf8mb4',
    'de',
    `The option "locale" is not kept in column "last_name": letters of "de" are not sure to be in its character set, ascii${BEHIND}`,
  ],
  [
    'CREATE TABLE people (city varchar(40) CHARACTER SET utf8mb4)',
    'zh_CN',
    `The option "locale" is not kept in column "city": without a character set it may be in latin1, which lacks letters of "zh_CN"${BEHIND}`,
  ],
  ['CREATE TABLE people (city varchar(40) CHARACTER SET utf8mb4)', 'ru', null],
  ['CREATE TABLE people (city varchar(40), last_name varchar(40))', 'de', null],
  ['CREATE TABLE people (city varchar(40)) CHARSET=utf8mb4', 'ru', null],
  ["CREATE TABLE people (city varchar(40) CHECK (city IN ('Rom', 'Pisa')))", 'ru', null],
  ['CREATE TABLE people (id int PRIMARY KEY, email varchar(60), code char(4))', 'ru', null],
];

for (const [ddl, locale, message] of LACKING) {
  it(`${message === null ? 'are' : 'are not'} in the letters of ${locale}: ${ddl}`, () => {
    const { warnings } = compileSchema(ddl, { dialect: 'mysql', locale });
    const said = warnings.map((warning) => [warning.code, warning.message]);
    assert.equal(said, message === null ? [] : [['option_not_honoured', message]]);
  });
}

it('keep to lengths that count bytes', () => {
  const ddl =
    'CREATE TABLE people (city varchar(40) NOT NULL CHECK (octet_length(city) <= 12), last_name varchar(6) NOT NULL)';
  for (const row of rowsOf(ddl, { dialect: 'postgresql', locale: 'ru' }, 300)) {
    assert.ok(Buffer.byteLength(row['city'] ?? '') <= 12, row['city']);
    assert.ok([...(row['last_name'] ?? '')].length <= 6, row['last_name']);
  }
});

const holdsAll = () => true;
const holdsAscii = (text: string) => /^[ -~]*$/.test(text);

/** What is of a row's person, place or company, and the things that a locale has of its own. */
const OF_A_ROW = /^(?:person\.|place\.city|company\.)/;

for (const locale of ALL) {
  it(`have no English names beside them: ${locale}`, () => {
    const local = localMeanings(locale);
    assert.ok(local !== null);
    for (const holds of [holdsAll, holdsAscii].filter((one) => local.suits(one))) {
      const english = rows.filter((row) =>
        picksOf(local.of(row, holds, Number.POSITIVE_INFINITY)).some(
          (picks) => OF_A_ROW.test(picks) && !picks.includes(`.${locale}`) && !picks.startsWith('person.handle'),
        ),
      );
      assert.equal(
        english.map(({ name }) => name),
        [],
      );
      const empty = rows.filter(
        (row) =>
          row.texts !== undefined &&
          row.texts().length > 0 &&
          local.of(row, holds, Number.POSITIVE_INFINITY).texts?.().length === 0,
      );
      assert.equal(
        empty.map(({ name }) => name),
        [],
      );
    }
  });
}

function picksOf({ texts, unique, labels, numbers }: Meaning): readonly string[] {
  const forms = [texts, unique, labels].flatMap((made) => made?.() ?? []);
  const listed = numbers?.listed?.picks;
  return [...forms.flat().flatMap(({ picks }) => picks ?? []), ...(listed === undefined ? [] : [listed])];
}

it('are distinct in keys, whatever a collation takes for the same', () => {
  const ddl = `CREATE TABLE people (full_name varchar(90) UNIQUE NOT NULL, email varchar(90) UNIQUE NOT NULL,
    user_name varchar(60) UNIQUE NOT NULL, city varchar(60) UNIQUE NOT NULL, phone varchar(40) UNIQUE NOT NULL)`;
  for (const locale of ALL) {
    const people = rowsOf(ddl, { dialect: 'postgresql', locale }, 3000);
    for (const column of ['full_name', 'email', 'user_name', 'city', 'phone']) {
      const texts = people.map((row) => (row[column] ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
      assert.is(new Set(texts).size, people.length, `${locale} ${column}`);
    }
  }
  assert.is(foldedWidely('Weiß'), foldedWidely('Weiss'));
  assert.is(foldedWidely('さくら'), foldedWidely('サクラ'));
});

it('obey conditions first', () => {
  const ddl = `CREATE TABLE people (city varchar(60) NOT NULL CHECK (city = upper(city)),
    last_name varchar(60) NOT NULL CHECK (last_name ~ '^[A-Z][a-z]+$'), email varchar(60) NOT NULL CHECK (email LIKE '%@%.%'))`;
  for (const locale of ['de', 'pl', 'ja'] as const) {
    for (const { city = '', last_name: last = '', email = '' } of rowsOf(ddl, { dialect: 'postgresql', locale }, 200)) {
      assert.is(city, city.toUpperCase());
      assert.match(last, /^[A-Z][a-z]+$/);
      assert.match(email, /@.*\./);
    }
  }
});

it('are the same as without the option in English', () => {
  const ddl = `CREATE TABLE people (${COLUMNS})`;
  assert.equal(rowsOf(ddl, { dialect: 'postgresql', locale: 'en' }, 50), rowsOf(ddl, { dialect: 'postgresql' }, 50));
});

it('are refused before their pools are loaded', () => {
  const library = new URL('../../src/index.js', import.meta.url).href;
  const program = `import { compileSchema, loadLocale } from ${JSON.stringify(library)};
    const ask = () => compileSchema('CREATE TABLE t (city text)', { dialect: 'postgresql', locale: 'nl' });
    try { ask(); } catch (error) { console.log(error.name, error.option, error.message); }
    await loadLocale('nl');
    console.log(ask().tables.length);
    await loadLocale('xx').catch((error) => console.log(error.name, error.message.slice(0, 24)));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  assert.equal(printed.trim().split('\n'), [
    'OptionError locale locale "nl" is not loaded: await loadLocale("nl") before.',
    '1',
    'TypeError locale must be "en", "ar',
  ]);
});

it.run();
