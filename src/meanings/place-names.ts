import { type PoolName, pool } from '../pools/pools.ts';
import { picked } from './forms.ts';

/** Pools of one place for each city. */
type CityPool = Extract<PoolName, 'cities' | `city${string}`>;
/** Pools of one place for each country. */
type CountryPool = Extract<PoolName, 'countries' | `country${string}`>;

/** Something of the row's city. Columns of a row that are about the same place pick it together. */
export const cityPool = (name: CityPool) => picked('place.city', pool(name));

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

/** Three letters of a place. */
export function codeOf(name: string): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '');
  return (letters.charAt(0) + letters.slice(1).replace(/[AEIOU]/g, '') + letters.slice(1)).slice(0, 3);
}
