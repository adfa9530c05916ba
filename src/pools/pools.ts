/**
 * Words and facts that make values believable. The build (build.mjs) makes them from packages; each pool is unpacked when it is
 * first asked for.
 */
import { mix32 } from '../random.ts';
import { COMPOSITIONS, LISTS, LOOKUPS, type PoolName } from './en.ts';

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
  if (isIn(LISTS, name)) return LISTS[name].split('|');
  return isIn(LOOKUPS, name) ? lookUp(LOOKUPS[name]) : compose(COMPOSITIONS[name]);
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
