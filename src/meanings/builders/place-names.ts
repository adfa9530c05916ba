import { type PoolName, pool } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import { once, picked } from './forms.ts';

/** Pools of one place for each city. */
export type CityPool = Extract<PoolName, 'cities' | `city${string}`>;
/** Pools of one place for each country. */
type CountryPool = Extract<PoolName, 'countries' | `country${string}`>;

/**
 * Per cent of the rows that are of a country: the customers of a firm that writes English. The cities of all other countries share
 * what is left.
 */
const COUNTRY_SHARES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    US: 42,
    GB: 10,
    CA: 7,
    AU: 5,
    DE: 5,
    FR: 3,
    IN: 3,
    IE: 2,
    NZ: 2,
    NL: 2,
    ES: 2,
    IT: 2,
    BR: 2,
    JP: 1,
  }),
);

/** How likely a city is, by its rank. */
export const cityWeights = once((): readonly number[] => {
  const countries = pool('cityCountryCodes2');
  const counts = new Map<string, number>();
  const groupOf = (country: string) => (COUNTRY_SHARES.has(country) ? country : '');
  for (const country of countries) counts.set(groupOf(country), (counts.get(groupOf(country)) ?? 0) + 1);
  const others = 100 - [...COUNTRY_SHARES.values()].reduce((sum, share) => sum + share, 0);
  return countries.map((country) => (COUNTRY_SHARES.get(country) ?? others) / (counts.get(groupOf(country)) ?? 1));
});

/** What the columns of a row that are about the same place pick together. */
export const CITY = 'place.city';

/** By how much less often a city is picked that a column shows to be none of the row's. */
const UNLIKELY = 0.001;

/** Something of each city by its rank. Where `isLikely` is given, cities for which it does not hold are rare. */
export function ofCities(entries: readonly string[], isLikely?: (rank: number) => boolean): Part {
  const usual = cityWeights();
  const weights = isLikely ? usual.map((weight, rank) => (isLikely(rank) ? weight : weight * UNLIKELY)) : usual;
  return { ...picked(CITY, entries), distribution: { kind: 'weights', weights } };
}

/** How likely each rank of a thing is that columns pick together, where nothing shows more; null: all are alike. */
export const usualWeights = (picks: string): readonly number[] | null => (picks === CITY ? cityWeights() : null);

/** The country of each city. */
export const countriesOfCities = (picks: string): readonly string[] =>
  picks === CITY ? pool('cityCountryCodes2') : [];

/** Numbers of the row's city. */
export const listedOfCities = (name: CityPool) => ({ picks: CITY, entries: () => pool(name), weights: cityWeights });

/** Something of the row's city. Columns of a row that are about the same place pick it together. */
export const cityPool = (name: CityPool) => ofCities(pool(name));

/** The same of the cities of one country: the others keep their places, and never come. */
export function cityPoolIn(code: string, name: CityPool): Part {
  const isIn = pool('cityCountryCodes2').map((one) => one === code);
  const entries = pool(name);
  const some = entries[isIn.indexOf(true)] ?? '';
  return {
    ...picked(
      'place.city',
      entries.map((entry, place) => (isIn[place] === true ? entry : some)),
    ),
    distribution: { kind: 'weights', weights: isIn.map(Number) },
  };
}

/** Something of the row's country, in a table of countries. */
export const countryPool = (name: CountryPool) => picked('place.country', pool(name));

/** Two letters for each continent. */
export const CONTINENTS = new Map(
  Object.entries({
    Africa: 'AF',
    Antarctica: 'AN',
    Asia: 'AS',
    Europe: 'EU',
    'North America': 'NA',
    Oceania: 'OC',
    'South America': 'SA',
  }),
);

/** A name without the words that so many characters do not hold; of one word, its beginning. */
export function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const end = name.slice(0, most + 1).search(/[ -][^ -]*$/);
  return name.slice(0, end > 0 ? end : most).replace(/(?: (?:and|of|the|de|do|dos|da|-))+$/, '');
}

/** What stands for the code of a region where none is known. */
export const regionAbbreviation = (region: string): string =>
  region
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();

/** Three letters of a place. */
export function codeOf(name: string): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '');
  return (letters.charAt(0) + letters.slice(1).replace(/[AEIOU]/g, '') + letters.slice(1)).slice(0, 3);
}
