/**
 * Words and facts that make values believable. The build (build.mjs) makes them from packages; each pool is unpacked when it is
 * first asked for.
 */
import { mix32 } from '../random.ts';
import { COMPOSITIONS, LISTS, LOOKUPS, type PoolName } from './en.ts';
import { pick } from './pick.ts';

export { ENTITIES, PACKAGES, type PoolName } from './en.ts';

/** Attempts for each text of a composition: enough for any whose templates give twice its size, and an end for others. */
const ATTEMPTS = 20;

const unpacked = new Map<PoolName, readonly string[]>();

/**
 * The values of an English pool: printable ASCII without quotes, backslashes and bars, the most common ones first where the
 * source knows. Pools of one entity (ENTITIES) have the same length, and what stands at one rank belongs together:
 * `pool('cities')[i]` lies in `pool('cityCountries')[i]`.
 */
export function pool(name: PoolName): readonly string[] {
  let values = unpacked.get(name);
  if (values === undefined) {
    values = unpack(name);
    unpacked.set(name, values);
  }
  return values;
}

function unpack(name: PoolName): readonly string[] {
  if (isIn(LISTS, name)) {
    const packed = LISTS[name].split('|');
    return UNPACKING.get(name)?.(packed) ?? packed;
  }
  return isIn(LOOKUPS, name) ? lookUp(LOOKUPS[name]) : compose(COMPOSITIONS[name]);
}

/** How lists are completed of which other pools tell much, which the recipes leave out. */
const UNPACKING: ReadonlyMap<PoolName, (packed: readonly string[]) => readonly string[]> = new Map([
  ['cityRegions', filled((rank) => at('cities', rank))],
  ['cityRegionCodes', filled((rank) => abbreviation(at('cityRegions', rank)))],
  ['cityTimeZones', ofCountry],
  ['cityPostalCodes', (packed) => ofCountry(packed).map(postalCode)],
  ['cityPopulations', summed(() => '', 0)],
  ['cityLatitudes', summed((rank) => at('cityCountryCodes2', rank), 2)],
  ['cityLongitudes', summed((rank) => at('cityCountryCodes2', rank), 2)],
  ['countryLocales', filled((rank) => `${at('countryLanguages', rank)}_${at('countryCodes2', rank)}`)],
  ['currencyCodes', continued('countryCurrencies')],
  ['locales', continued('countryLocales')],
]);

/** Blanks are what the country's first city has. */
function ofCountry(packed: readonly string[]): readonly string[] {
  const countries = pool('cityCountryCodes2');
  return packed.map((value, rank) => value || (packed[countries.indexOf(countries[rank] ?? '')] ?? ''));
}

/** Letters that no code confuses with a digit or leaves out. */
const LETTERS = 'ABEGHJLNPRSTWXYZ';

/** A plausible code of a form: `#` is a digit, `@` a letter. */
function postalCode(form: string, rank: number): string {
  return form.replace(/[#@]/g, (sign, position: number) => {
    if (sign === '@') return LETTERS.charAt(pick(LETTERS.length, rank, position));
    return String(position === 0 ? 1 + pick(9, rank, position) : pick(10, rank, position));
  });
}

function at(name: PoolName, rank: number): string {
  return pool(name)[rank] ?? '';
}

/** What stands for a region's code where none is known: the first three letters. */
function abbreviation(region: string): string {
  return region
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
}

/** Blanks are what `usual` gives. */
function filled(usual: (rank: number) => string) {
  return (packed: readonly string[]) => packed.map((value, rank) => value || usual(rank));
}

/** Numbers without their point: each is a distance from the one before it of the same group. */
function summed(groupAt: (rank: number) => string, decimals: number) {
  return (packed: readonly string[]) => {
    const sums = new Map<string, number>();
    return packed.map((distance, rank) => {
      const group = groupAt(rank);
      const sum = (sums.get(group) ?? 0) + Number(distance);
      sums.set(group, sum);
      return (sum / 10 ** decimals).toFixed(decimals);
    });
  };
}

/** The list begins with the different values of another pool; blanks stand for these. */
function continued(name: PoolName) {
  return (packed: readonly string[]) => [...new Set(pool(name)), ...packed.filter((value) => value !== '')];
}

function isIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name);
}

function lookUp([determinant, keys, values]: readonly [PoolName, PoolName, PoolName]): string[] {
  const found = new Map(pool(keys).map((key, rank) => [key, pool(values)[rank] ?? '']));
  return pool(determinant).map((key) => found.get(key) ?? '');
}

/** Different texts, in which no value is there twice. */
function compose({ size, templates }: { readonly size: number; readonly templates: readonly string[] }): string[] {
  const made = new Map<string, string>();
  for (let attempt = 0; made.size < size && attempt < ATTEMPTS * size; attempt += 1) {
    const words: string[] = [];
    const template = templates[attempt % templates.length] ?? '';
    const text = template.replace(/\{(\w+)\}/g, (_, name) => {
      const word = isPoolName(name) ? wordAt(pool(name), attempt, words.length) : '';
      words.push(word);
      return word;
    });
    if (new Set(words).size === words.length) made.set(text.toLowerCase(), text);
  }
  return [...made.values()];
}

function isPoolName(name: string): name is PoolName {
  return isIn(LISTS, name) || isIn(LOOKUPS, name) || isIn(COMPOSITIONS, name);
}

function wordAt(values: readonly string[], attempt: number, position: number): string {
  const hash = mix32(mix32(attempt) + Math.imul(position + values.length, 0x9e3779b1)) >>> 0;
  return values[hash % values.length] ?? '';
}
