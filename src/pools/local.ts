/** Pools of other languages than English: modules that are loaded when they are asked for. */
import type { LocaleName } from '../options/locales.ts';

/** The lists that each locale has, in its own script. */
export type LocalPoolName =
  | 'firstNames'
  | 'firstNameGenders'
  | 'lastNames'
  | 'femaleLastNames'
  | 'cities'
  | 'regions'
  | 'streets'
  | 'companies'
  | 'companySuffixes';

interface Packed {
  readonly LISTS: { readonly [Name in LocalPoolName]: string };
}

/**
 * Lists without quotes, backslashes and control characters. `firstNameGenders` belong to `firstNames`; a woman whose last name is
 * `lastNames[i]` has `femaleLastNames[i]`, which is the same in most languages. `regions` are not those of the cities.
 */
export type LocalPools = { readonly [Name in LocalPoolName]: readonly string[] };

const MODULES = {
  ar: () => import('./locales/ar.ts'),
  de: () => import('./locales/de.ts'),
  es: () => import('./locales/es.ts'),
  fr: () => import('./locales/fr.ts'),
  it: () => import('./locales/it.ts'),
  ja: () => import('./locales/ja.ts'),
  ko: () => import('./locales/ko.ts'),
  nl: () => import('./locales/nl.ts'),
  pl: () => import('./locales/pl.ts'),
  pt_BR: () => import('./locales/pt_BR.ts'),
  ru: () => import('./locales/ru.ts'),
  zh_CN: () => import('./locales/zh_CN.ts'),
} satisfies { readonly [Name in Exclude<LocaleName, 'en'>]: () => Promise<Packed> };

export type Locale = keyof typeof MODULES;

/** The locales that `loadPools` knows, besides English, whose pools are always there. */
export function isLocale(name: string): name is Locale {
  return Object.hasOwn(MODULES, name);
}

/** What was loaded: modules are there once, and so are their lists. */
const loaded = new Map<Locale, LocalPools>();

/** Loads the pools of a locale, unless they are there. */
export async function loadPools(locale: Locale): Promise<LocalPools> {
  const before = loaded.get(locale);
  if (before !== undefined) return before;
  const pools = await unpacked(locale);
  loaded.set(locale, pools);
  return pools;
}

/** The pools of a locale; null: nobody has loaded them. */
export function loadedPools(locale: Locale): LocalPools | null {
  return loaded.get(locale) ?? null;
}

async function unpacked(locale: Locale): Promise<LocalPools> {
  const { LISTS }: Packed = await MODULES[locale]();
  return {
    firstNames: LISTS.firstNames.split('|'),
    firstNameGenders: LISTS.firstNameGenders.split('|'),
    lastNames: LISTS.lastNames.split('|'),
    femaleLastNames: LISTS.femaleLastNames.split('|'),
    cities: LISTS.cities.split('|'),
    regions: LISTS.regions.split('|'),
    streets: LISTS.streets.split('|'),
    companies: LISTS.companies.split('|'),
    companySuffixes: LISTS.companySuffixes.split('|'),
  };
}
