import { getOrInsertComputed } from '../../collections.ts';
import { pool } from '../../pools/pools.ts';
import { CITY, type CityPool } from './place-names.ts';
import { products } from './products.ts';

/* Which of the things that columns pick are in which others: cities in regions and countries, products in categories. */

/** The names of something, an entry for each of the narrowest things of a hierarchy. */
type Names = () => readonly string[];

const ofCities = (names: readonly CityPool[]): readonly Names[] => names.map((name) => () => pool(name));

/** What names a place in the ways in which columns do, from the widest on. */
const LEVELS: readonly (readonly Names[])[] = [
  ofCities(['cityCountries', 'cityCountryCodes2', 'cityCountryCodes3']),
  ofCities(['cityRegions', 'cityRegionCodes']),
  ofCities(['cities']),
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

/** Things of which narrower ones are in wider ones. */
interface Hierarchy {
  /** What columns pick that name the narrowest things. */
  readonly root: string;
  /** What each of these is in, from the widest on. */
  readonly levels: readonly (readonly Names[])[];
  /** Share of some texts that have to name things of a level, so that they stand for these. */
  readonly leastNamed: number;
}

/** Not every country has a large city. */
const PLACES: Hierarchy = { root: CITY, levels: LEVELS, leastNamed: 0.6 };
/** Shops have many categories in which no product is of a list. */
const GOODS: Hierarchy = {
  root: 'product',
  levels: [[() => products().map(({ category }) => category)]],
  leastNamed: 0.25,
};

const ranksOf = (things: readonly unknown[]): readonly number[] => things.map((_, rank) => rank);

/** What columns pick that is in something, its hierarchy, and which of the narrowest things of that each is, or is in. */
const CONTAINED: ReadonlyMap<string, readonly [hierarchy: Hierarchy, places: () => readonly number[]]> = new Map([
  [CITY, [PLACES, () => ranksOf(pool('cities'))]],
  ['airport', [PLACES, () => pool('airportCities').map((name) => pool('cities').indexOf(name))]],
  ['product', [GOODS, () => ranksOf(products())]],
]);

/** What is in things that some texts name. */
export interface ContainedRanks {
  /** How narrow what the texts name is: 0 for countries, or for categories, 1 for regions, 2 for cities. */
  readonly level: number;
  /** The ranks of what is in there, by the places of the texts. */
  readonly ranks: readonly (readonly number[])[];
}

type RanksByText = ReadonlyMap<string, readonly number[]>;

const indexes = new Map<string, readonly RanksByText[] | null>();

/** The ranks of what columns pick by the texts that name what it is in, level by level; null: it is in nothing. */
function indexOf(picks: string): readonly RanksByText[] | null {
  return getOrInsertComputed(indexes, picks, () => {
    const [hierarchy, placesOf] = CONTAINED.get(picks) ?? [];
    const places = placesOf?.() ?? [];
    return (
      hierarchy?.levels.map((names) =>
        ranksByText(
          names.map((list) => list()),
          places,
        ),
      ) ?? null
    );
  });
}

/** `entries`: of each thing, the entry of the lists that is about it. */
function ranksByText(lists: readonly (readonly string[])[], entries: readonly number[]): RanksByText {
  const ranks = new Map<string, number[]>();
  for (const [rank, entry] of entries.entries()) {
    for (const text of new Set(lists.flatMap((list) => list[entry] ?? []))) {
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
export const isContained = (picks: string): boolean => CONTAINED.has(picks);

/**
 * Which of the things that columns pick are in what texts name, be it countries, regions or cities: on the level of which most texts name
 * something, or the widest of such. Null: too few texts name any, or nothing is in there.
 */
export function containedIn(picks: string, texts: readonly string[]): ContainedRanks | null {
  const [hierarchy] = CONTAINED.get(picks) ?? [];
  if (hierarchy === undefined) return null;
  const counts = (indexOf(hierarchy.root) ?? []).map((ranks) => texts.filter((text) => ranks.has(text)).length);
  const most = Math.max(...counts);
  const level = counts.indexOf(most);
  const there = indexOf(picks)?.[level];
  const ranks = texts.map((text) => there?.get(text) ?? []);
  return most >= hierarchy.leastNamed * texts.length && ranks.some(({ length }) => length > 0)
    ? { level, ranks }
    : null;
}
