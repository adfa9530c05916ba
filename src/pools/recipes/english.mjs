/** The English pools: all recipes, and the file that holds what they give. */
import { allLocales } from '@faker-js/faker';
import safeWords from '@nkzw/safe-word-list';
import badWords from 'badwords-list';
import Chance from 'chance';
import cityTimezones from 'city-timezones';
import colors from 'color-name';
import * as countriesList from 'countries-list';
import { currencies } from 'countries-list/currencies';
import mimeTypes from 'mime-db';
import { packages } from '../sources.mjs';
import { commerce } from './commerce.mjs';
import { culture } from './culture.mjs';
import { people } from './people.mjs';
import { places } from './places.mjs';
import { technology } from './technology.mjs';
import { isPlain, packed, SEPARATOR } from './text.mjs';
import { words } from './words.mjs';

/** The text of src/pools/en.ts, but for its first line. */
export function english() {
  const sources = {
    locales: allLocales,
    chance: new Chance(1),
    safeWords,
    badWords: badWords.array,
    cityTimezones,
    colors,
    countriesList,
    currencies,
    mimeTypes,
  };
  const entities = [people, places, words, commerce, culture, technology].flatMap((recipe) => recipe(sources));
  const all = (part) => entities.flatMap((entity) => Object.entries(entity[part]));
  const facts = entities.map(({ packages, lists, lookups, compositions }) => ({
    pools: Object.keys({ ...lists, ...lookups, ...compositions }),
    packages,
  }));
  const origins = packages.map(({ name, version, license }) => ({ name, version, license }));
  return `
/** Each pool's values, one after the other with \`${SEPARATOR}\` between them. */
export const LISTS = {
${packed(checked(all('lists')))}
};

/** Pools that another one of their entity determines: it is found in a second pool, and the value is in a third one. */
export const LOOKUPS = {
${all('lookups')
  .map(([name, pools]) => `  ${name}: ${JSON.stringify(pools)},`)
  .join('\n')}
} as const;

/** Pools of texts that are made from templates in turn. Names of pools in braces stand for values of theirs. */
export const COMPOSITIONS = {
${all('compositions')
  .map(([name, of]) => `  ${name}: ${JSON.stringify(of)},`)
  .join('\n')}
} as const;

export type PoolName = keyof typeof LISTS | keyof typeof LOOKUPS | keyof typeof COMPOSITIONS;

/** Pools that share their ranks, and the packages that their values are from. */
export const ENTITIES: readonly { readonly pools: readonly PoolName[]; readonly packages: readonly string[] }[] = [
${facts.map((fact) => `  ${JSON.stringify(fact)},`).join('\n')}
];

/** The packages. */
export const PACKAGES: readonly { readonly name: string; readonly version: string; readonly license: string }[] = [
${origins.map((origin) => `  ${JSON.stringify(origin)},`).join('\n')}
];
`;
}

function checked(lists) {
  for (const [name, values] of lists) {
    const odd = values.find((value) => value !== '' && !isPlain(value));
    if (odd !== undefined) throw new Error(`A value of ${name} is not fit for every text: ${odd}`);
  }
  return lists;
}
