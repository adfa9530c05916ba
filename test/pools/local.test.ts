import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isLocale, type LocalPools, loadPools } from '../../src/pools/local.ts';

const LOCALES = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt_BR', 'ru', 'zh_CN'];

/** Values of a list at least. */
const SIZES: { readonly [Name in keyof LocalPools]: number } = {
  firstNames: 100,
  firstNameGenders: 100,
  lastNames: 20,
  femaleLastNames: 20,
  cities: 30,
  regions: 10,
  streets: 200,
  companies: 70,
  companySuffixes: 2,
};

/** What is written in another script than the Latin one. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh_CN: /\p{Script=Han}/u,
};

const it = suite('the pools of a locale');

for (const locale of LOCALES) {
  it(`are all there: ${locale}`, async () => {
    assert.ok(isLocale(locale));
    const pools = await loadPools(locale);
    const script = SCRIPTS[locale] ?? /\p{Script=Latin}/u;
    for (const [name, values] of Object.entries(pools)) {
      const odd = values.filter((value) => /^\s|\s$|^$|[\p{Cc}'"`\\|{}]/u.test(value));
      assert.equal(odd, [], name);
    }
    for (const [name, least] of Object.entries(SIZES)) {
      const size = Object.entries(pools).find(([found]) => found === name)?.[1].length ?? 0;
      assert.ok(size >= least, `${name}: ${size} values`);
    }
    for (const name of ['firstNames', 'lastNames', 'cities', 'streets', 'companies'] as const) {
      const folded = new Set(pools[name].map((value) => value.toLowerCase()));
      assert.is(folded.size, pools[name].length, name);
    }
    const foreign = [...pools.firstNames, ...pools.lastNames, ...pools.cities].filter((value) => !script.test(value));
    assert.equal(foreign, []);
    assert.is(pools.firstNameGenders.length, pools.firstNames.length);
    assert.equal([...new Set(pools.firstNameGenders)].sort(), ['female', 'male']);
    assert.is(pools.femaleLastNames.length, pools.lastNames.length);
  });
}

it('give last names their female form', async () => {
  const { lastNames, femaleLastNames } = await loadPools('ru');
  assert.is(femaleLastNames[lastNames.indexOf('Абрамов')], 'Абрамова');
  const polish = await loadPools('pl');
  assert.is(polish.femaleLastNames[polish.lastNames.indexOf('Jabłoński')], 'Jabłońska');
  const german = await loadPools('de');
  assert.equal(german.femaleLastNames, german.lastNames);
});

it('are of known locales only', () => {
  assert.is(isLocale('en'), false);
  assert.is(isLocale('constructor'), false);
});

it.run();
