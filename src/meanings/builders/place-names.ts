import { getOrInsertComputed } from '../../collections.ts';
import { type PoolName, pool } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import { once, picked } from './forms.ts';

/** Pools of one place for each city. */
type CityPool = Extract<PoolName, 'cities' | `city${string}`>;
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
const CITY = 'place.city';

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

/** What names a place on the ways in which columns do, from the widest on: each pool has an entry for each city. */
const LEVELS: readonly (readonly CityPool[])[] = [
  ['cityCountries', 'cityCountryCodes2', 'cityCountryCodes3'],
  ['cityRegions', 'cityRegionCodes'],
  ['cities'],
];

/** Other names and codes of countries that people write in lists, each with the usual one. */
const ALIASES: readonly (readonly [alias: string, usual: string])[] = [
  ['UK', 'GB'],
  ['UAE', 'AE'],
  ['United States of America', 'United States'],
  ['Great Britain', 'United Kingdom'],
  ['Czech Republic', 'Czechia'],
  ['Turkey', 'Turkiye'],
];

/** Share of some texts that have to name places of a kind, so that they stand for these: not every country has a large city. */
const LEAST_NAMED = 0.6;

/** Places by the texts that name them. */
export interface NamedPlaces {
  /** 0: countries, 1: regions, 2: cities. */
  readonly level: number;
  /** The ranks of what lies there, by the places of the texts. */
  readonly ranks: readonly (readonly number[])[];
}

/** The city of each thing that lies in one, as a rank; null: such things lie nowhere. */
function citiesOf(picks: string): readonly number[] | null {
  if (picks === CITY) return pool('cities').map((_, rank) => rank);
  return picks === 'airport' ? pool('airportCities').map((name) => pool('cities').indexOf(name)) : null;
}

type RanksByText = ReadonlyMap<string, readonly number[]>;

const indexes = new Map<string, readonly RanksByText[] | null>();

/** The ranks of what columns pick by the texts that name where it lies, level by level; null: it lies nowhere. */
function indexOf(picks: string): readonly RanksByText[] | null {
  return getOrInsertComputed(indexes, picks, () => {
    const cities = citiesOf(picks);
    return cities && LEVELS.map((pools) => ranksByText(pools, cities));
  });
}

function ranksByText(pools: readonly CityPool[], cities: readonly number[]): RanksByText {
  const ranks = new Map<string, number[]>();
  for (const [rank, city] of cities.entries()) {
    for (const text of new Set(pools.flatMap((name) => pool(name)[city] ?? []))) {
      getOrInsertComputed(ranks, text, () => []).push(rank);
    }
  }
  for (const [alias, usual] of ALIASES) {
    const there = ranks.get(usual);
    if (there !== undefined && !ranks.has(alias)) ranks.set(alias, there);
  }
  return ranks;
}

/** Whether what columns pick lies in a city. */
export const isPlaced = (picks: string): boolean => indexOf(picks) !== null;

/**
 * Which of the things that columns pick lie where texts name countries, regions or cities: those of the level that most texts name, or the
 * widest of such. Null: too few texts name any, or nothing lies there.
 */
export function lyingIn(picks: string, texts: readonly string[]): NamedPlaces | null {
  const counts = (indexOf(CITY) ?? []).map((ranks) => texts.filter((text) => ranks.has(text)).length);
  const most = Math.max(...counts);
  const level = counts.indexOf(most);
  const there = indexOf(picks)?.[level];
  const ranks = texts.map((text) => there?.get(text) ?? []);
  return most >= LEAST_NAMED * texts.length && ranks.some(({ length }) => length > 0) ? { level, ranks } : null;
}

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
