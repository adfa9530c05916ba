import { getOrInsertComputed } from '../../collections.ts';
import { type PoolName, pool } from '../../pools/pools.ts';
import { CITY, type CityPool } from './place-names.ts';

/* Which of the things that columns pick are in which others: cities in regions and countries, products in categories. */

/** What columns pick where they name goods. */
const PRODUCT = 'product';

/** Pools of what products are in, each with an entry for each product. */
const CATEGORIES: readonly (readonly PoolName[])[] = [['productCategories']];

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
/** The same of categories: shops have many in which no product is of a list. */
const LEAST_OF_CATEGORIES = 0.25;

/** What is in things that some texts name. */
export interface ContainedRanks {
  /** How narrow what the texts name is: 0 for countries, or for categories, 1 for regions, 2 for cities. */
  readonly level: number;
  /** The ranks of what is in there, by the places of the texts. */
  readonly ranks: readonly (readonly number[])[];
}

/** The city of each thing that lies in one, as a rank; null: such things lie nowhere. */
function citiesOf(picks: string): readonly number[] | null {
  if (picks === CITY) return pool('cities').map((_, rank) => rank);
  return picks === 'airport' ? pool('airportCities').map((name) => pool('cities').indexOf(name)) : null;
}

type RanksByText = ReadonlyMap<string, readonly number[]>;

const indexes = new Map<string, readonly RanksByText[] | null>();

/** The ranks of what columns pick by the texts that name what it is in, level by level; null: it is in nothing. */
function indexOf(picks: string): readonly RanksByText[] | null {
  return getOrInsertComputed(indexes, picks, () => {
    if (picks === PRODUCT) return CATEGORIES.map((pools) => ranksByText(pools, [...pool('products').keys()]));
    const cities = citiesOf(picks);
    return cities && LEVELS.map((pools) => ranksByText(pools, cities));
  });
}

/** `entries`: of each thing, the entry of the pools that is about it. */
function ranksByText(pools: readonly PoolName[], entries: readonly number[]): RanksByText {
  const ranks = new Map<string, number[]>();
  for (const [rank, entry] of entries.entries()) {
    for (const text of new Set(pools.flatMap((name) => pool(name)[entry] ?? []))) {
      getOrInsertComputed(ranks, text, () => []).push(rank);
    }
  }
  for (const [alias, usual] of ALIASES) {
    const there = ranks.get(usual);
    if (there !== undefined && !ranks.has(alias)) ranks.set(alias, there);
  }
  return ranks;
}

/** Whether what columns pick is in something else: a city in a country. */
export const isContained = (picks: string): boolean => indexOf(picks) !== null;

/**
 * Which of the things that columns pick are in what texts name, be it countries, regions or cities: on the level of which most texts name
 * something, or the widest of such. Null: too few texts name any, or nothing is in there.
 */
export function containedIn(picks: string, texts: readonly string[]): ContainedRanks | null {
  const index = indexOf(picks);
  const named = picks === PRODUCT ? index : indexOf(CITY);
  const counts = (named ?? []).map((ranks) => texts.filter((text) => ranks.has(text)).length);
  const most = Math.max(...counts);
  const level = counts.indexOf(most);
  const there = index?.[level];
  const ranks = texts.map((text) => there?.get(text) ?? []);
  const least = picks === PRODUCT ? LEAST_OF_CATEGORIES : LEAST_NAMED;
  return most >= least * texts.length && ranks.some(({ length }) => length > 0) ? { level, ranks } : null;
}
