import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMPOSITIONS, LISTS, LOOKUPS } from '../../src/pools/en.ts';
import { ENTITIES, PACKAGES, type PoolName, pool } from '../../src/pools/pools.ts';
import { importsOf, projectFiles, type Source, withoutComments } from '../layout/sources.ts';

/** The top of the checkout, seen from where this file is compiled to. */
const TOP = new URL('../../../', import.meta.url);

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
}
const manifest: Manifest = JSON.parse(readFileSync(new URL('package.json', TOP), 'utf8'));

const names = ENTITIES.flatMap(({ pools }) => pools);

/** The forms of what other programs read, and of the parts of addresses. */
const FORMS: readonly (readonly [PoolName, RegExp])[] = [
  ['firstNames', /^[A-Z][a-z]+$/],
  ['firstNameGenders', /^(?:female|male)$/],
  ['lastNames', /^[A-Z][A-Za-z]+$/],
  ['cityCountryCodes2', /^[A-Z]{2}$/],
  ['cityCountryCodes3', /^[A-Z]{3}$/],
  ['cityRegionCodes', /^[A-Z]{2,3}$/],
  ['cityLatitudes', /^-?\d{1,2}\.\d\d$/],
  ['cityLongitudes', /^-?1?\d{1,2}\.\d\d$/],
  ['cityPopulations', /^[1-9]\d{2,}$/],
  ['cityTimeZones', /^[A-Z]\w+(?:\/[A-Za-z_-]+){1,2}$/],
  ['cityCurrencies', /^[A-Z]{3}$/],
  ['cityPhonePrefixes', /^\+[1-9]\d{0,5}$/],
  ['cityPostalCodes', /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/],
  ['countryCodes2', /^[A-Z]{2}$/],
  ['countryCodes3', /^[A-Z]{3}$/],
  ['countryNumbers', /^\d{3}$/],
  ['countryCurrencies', /^[A-Z]{3}$/],
  ['countryPhonePrefixes', /^\+[1-9]\d{0,5}$/],
  ['countryLocales', /^[a-z]{2,3}_[A-Z]{2}$/],
  ['currencyCodes', /^[A-Z]{3}$/],
  ['currencyNumbers', /^\d{3}$/],
  ['currencyDecimals', /^[0-4]$/],
  ['languageCodes', /^[a-z]{2}$/],
  ['airlineCodes', /^[A-Z0-9]{2}$/],
  ['airportCodes', /^[A-Z]{3}$/],
  ['colorHexes', /^#[0-9a-f]{6}$/],
  ['fileExtensions', /^[a-z0-9]{2,5}$/],
  ['mimeTypes', /^[a-z]+\/[\w.+-]+$/],
];

/** What the meanings count on, at least. */
const SIZES: readonly (readonly [PoolName, number])[] = [
  ['firstNames', 1120],
  ['lastNames', 1000],
  ['cities', 600],
  ['countries', 240],
  ['currencyCodes', 140],
  ['jobTitles', 300],
  ['catchPhrases', 400],
  ['teamNames', 200],
  ['gitBranches', 150],
  ['commitMessages', 300],
  ['adjectives', 200],
  ['nouns', 200],
];

const it = suite('the pools');

/** The values of pools at the rank where the first has `value`. */
function beside(value: string, ...pools: readonly [PoolName, ...PoolName[]]): (string | undefined)[] {
  const rank = pool(pools[0]).indexOf(value);
  assert.ok(rank >= 0, `${pools[0]} has no ${value}.`);
  return pools.slice(1).map((name) => pool(name)[rank]);
}

/** The values that one before equals, but for its case. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const folded = value.toLowerCase();
    const isRepeated = seen.has(folded);
    seen.add(folded);
    return isRepeated;
  });
}

it('hold what belongs together at one rank', () => {
  for (const { pools } of ENTITIES) {
    const lengths = new Set(pools.map((name) => pool(name).length));
    assert.is(lengths.size, 1, `${pools.join(', ')}: ${[...lengths].join(', ')} values`);
  }
  assert.equal(
    beside(
      'Chicago',
      'cities',
      'cityRegions',
      'cityRegionCodes',
      'cityCountries',
      'cityCountryCodes3',
      'cityTimeZones',
    ),
    ['Illinois', 'IL', 'United States', 'USA', 'America/Chicago'],
  );
  assert.equal(beside('Munich', 'cities', 'cityLatitudes', 'cityLongitudes', 'cityCurrencies', 'cityPhonePrefixes'), [
    '48.13',
    '11.57',
    'EUR',
    '+49',
  ]);
  assert.equal(
    beside('France', 'countries', 'countryCodes2', 'countryNumbers', 'countryCapitals', 'countryContinents'),
    ['FR', '250', 'Paris', 'Europe'],
  );
  assert.equal(beside('JPY', 'currencyCodes', 'currencyNames', 'currencyNumbers', 'currencyDecimals'), [
    'Japanese Yen',
    '392',
    '0',
  ]);
  const currencies = new Set(pool('currencyCodes'));
  assert.equal(
    pool('countryCurrencies').filter((code) => !currencies.has(code)),
    [],
  );
  assert.equal(beside('Emily', 'firstNames', 'firstNameGenders'), ['female']);
  assert.equal(beside('Robert', 'firstNames', 'firstNameGenders'), ['male']);
  assert.equal(beside('Narita International Airport', 'airports', 'airportCodes', 'airportCities'), ['NRT', 'Tokyo']);
  assert.equal(beside('pdf', 'fileExtensions', 'mimeTypes'), ['application/pdf']);
});

it('name each pool once', () => assert.equal(repeated(names), []));

/** Calls in a source that name a pool: of `pool` by the name that its file imports it under, and of the helpers that pick from it. */
function drawnBy(source: Source): string[] {
  if (!importsOf(source).some((path) => path === 'src/pools/pools.ts' || path === HELPERS)) return [];
  const text = withoutComments(source.text);
  const [, alias = 'pool'] = text.match(/\bpool as (\w+)[^;]* from '[./]+\/pools\/pools\.ts'/) ?? [];
  return [...text.matchAll(/\b(\w+)\('(\w+)'\)/g)]
    .filter(([, callee = '']) => [alias, 'cityPool', 'countryPool', 'listedOfCities'].includes(callee))
    .map(([, , name = '']) => name);
}

/** Where helpers take a pool's name. */
const HELPERS = 'src/meanings/builders/place-names.ts';

/** The pools that a lookup or a composition is made of; none where the pool is a list. */
function madeOf(name: string): string[] {
  const entryOf = (table: object): unknown => (Object.hasOwn(table, name) ? Reflect.get(table, name) : []);
  return [entryOf(LOOKUPS), entryOf(COMPOSITIONS)].flatMap((entry) => JSON.stringify(entry).match(/\w+/g) ?? []);
}

it('are all drawn from: a list that nothing reads would only make the library larger', () => {
  const drawn = new Set(projectFiles('src/').flatMap(drawnBy));
  // A set goes on to what is added to it meanwhile.
  for (const name of drawn) for (const part of madeOf(name)) drawn.add(part);
  const all = [LISTS, LOOKUPS, COMPOSITIONS].flatMap((table) => Object.keys(table));
  assert.equal(
    all.filter((name) => !drawn.has(name)),
    [],
  );
});

it('hold printable ASCII without quotes and backslashes, and no empty value', () => {
  for (const name of names) {
    const odd = pool(name).filter((value) => !/^[!-~](?:[ -~]*[!-~])?$/.test(value) || /['"`\\|]/.test(value));
    assert.equal(odd, [], name);
  }
});

it('hold each value of an entity once, whatever its case', () => {
  const keyed = ENTITIES.flatMap(({ pools }) => pools.slice(0, 1)).filter((name) => name !== 'vehicleMakes');
  for (const name of keyed) assert.equal(repeated(pool(name)), [], name);
  const vehicles = pool('vehicleMakes').map((make, rank) => `${make} ${pool('vehicleModels')[rank]}`);
  assert.equal(repeated(vehicles), []);
});

it('have the forms that others read', () => {
  for (const [name, form] of FORMS) {
    const odd = pool(name).filter((value) => !form.test(value));
    assert.equal(odd, [], name);
  }
});

it('have the sizes that meanings count on', () => {
  for (const [name, least] of SIZES) assert.ok(pool(name).length >= least, `${name}: ${pool(name).length} values`);
});

it('have as many female as male names in front, wherever they are cut', () => {
  const genders = pool('firstNameGenders');
  assert.ok(genders.every((gender, rank) => gender === (rank % 2 === 0 ? 'female' : 'male')));
});

it('lie in many countries, the largest city of each first', () => {
  const countries = pool('cityCountryCodes2');
  const counts = new Map<string, number>();
  for (const country of countries) counts.set(country, (counts.get(country) ?? 0) + 1);
  assert.ok(counts.size > 120, `${counts.size} countries`);
  assert.ok(Math.max(...counts.values()) <= 60);
  const populations = pool('cityPopulations').map(Number);
  assert.ok(populations.every((population, rank) => rank === 0 || population <= (populations[rank - 1] ?? 0)));
});

it('have postal codes in the form of the country', () => {
  const forms = {
    US: /^\d{5}$/,
    GB: /^[A-Z][A-Z0-9]\d \d[A-Z]{2}$/,
    NL: /^[1-9]\d{3} [A-Z]{2}$/,
    CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
  };
  const others = {
    JP: /^\d{3}-\d{4}$/,
    BR: /^\d{5}-000$/,
    PL: /^\d\d-\d{3}$/,
    IN: /^[1-9]\d{5}$/,
    AU: /^[1-9]\d{3}$/,
    DE: /^\d{5}$/,
  };
  for (const [country, form] of Object.entries({ ...forms, ...others })) {
    const codes = pool('cityPostalCodes').filter((_, rank) => pool('cityCountryCodes2')[rank] === country);
    assert.ok(codes.length > 0, country);
    assert.equal(
      codes.filter((code) => !form.test(code)),
      [],
      country,
    );
  }
  assert.match(beside('Seattle', 'cities', 'cityPostalCodes').join(), /^981/);
});

it('say which package each value is from, and which versions are pinned', () => {
  const used = new Set(ENTITIES.flatMap(({ packages }) => packages));
  assert.equal(
    [...used].sort(),
    PACKAGES.map(({ name }) => name),
  );
  for (const { name, version, license } of PACKAGES) {
    assert.is(manifest.devDependencies[name], version, name);
    assert.is(license, 'MIT');
  }
});

it('are the same in every build', async () => {
  const made = readFileSync(new URL('src/pools/en.ts', TOP), 'utf8');
  const recipes: { readonly english: () => string } = await import(new URL('src/pools/recipes/english.mjs', TOP).href);
  assert.ok(made.endsWith(recipes.english()));
  assert.is(recipes.english(), recipes.english());
  const local: { readonly local: (locale: string) => string } = await import(
    new URL('src/pools/recipes/locales.mjs', TOP).href
  );
  assert.ok(readFileSync(new URL('src/pools/locales/de.ts', TOP), 'utf8').endsWith(local.local('de')));
  assert.is(local.local('ja'), local.local('ja'));
});

it('are listed with their packages in the notices and the README', () => {
  const notices = readFileSync(new URL('dist/THIRD-PARTY-NOTICES', TOP), 'utf8');
  const readme = readFileSync(new URL('src/pools/README.md', TOP), 'utf8');
  const rows = [...readme.matchAll(/^\| `([^`]+)` +\| ([\d.]+) +\| (\S+) +\|/gm)].map((row) => row.slice(1).join(' '));
  const filter = `badwords-list ${manifest.devDependencies['badwords-list']} MIT`;
  assert.equal(rows, [...PACKAGES.map((of) => `${of.name} ${of.version} ${of.license}`), filter]);
  for (const { name, version } of PACKAGES) assert.ok(notices.includes(`\n${name} ${version}\n\n`), name);
  const [, ...parts] = notices.split(/^={80}\n/m);
  assert.ok(parts.length > PACKAGES.length);
  for (const part of parts) assert.match(part, /Permission (?:is hereby granted|to use, copy)/, part.slice(0, 60));
});

it.run();
