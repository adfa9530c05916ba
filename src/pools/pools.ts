/** Words and facts that make values believable: lists made by the build (build.mjs), each split when it is first asked for. */
import { LISTS } from './en.ts';

export { ENTITIES, PACKAGES } from './en.ts';

export type PoolName = keyof typeof LISTS;

const split = new Map<PoolName, readonly string[]>();

/**
 * The values of an English pool: printable ASCII without quotes and backslashes, the most common ones first where the source
 * knows. Pools of one entity (ENTITIES) have the same length, and what stands at one rank belongs together:
 * `pool('cities')[i]` lies in `pool('cityCountries')[i]`.
 */
export function pool(name: PoolName): readonly string[] {
  let values = split.get(name);
  if (values === undefined) {
    values = LISTS[name].split('|');
    split.set(name, values);
  }
  return values;
}
