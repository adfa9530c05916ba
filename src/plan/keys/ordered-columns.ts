import { getOrInsertComputed } from '../../collections.ts';
import type { Expression, Names } from '../../ir.ts';
import { isOrderOrNull } from '../facts/predicate.ts';
import type { DistinctKey } from './keys.ts';

/** A condition on several columns, and these. */
interface Relating {
  readonly expression: Expression;
  readonly names: Names;
}

/**
 * The columns of keys that conditions do no more with than order them with one other column: these need no more values than any column
 * of a key does. `referring`: the columns of foreign keys, whose rows other rows depend on.
 */
export function orderedColumns(keys: readonly DistinctKey[], relating: readonly Relating[], referring: Names): Names {
  const ends = new Map<string, Set<string>>();
  const unordered = new Set<string>();
  for (const { expression, names } of relating) {
    const isOrdered = names.size === 2 && isOrderOrNull(expression);
    for (const name of names) {
      if (!isOrdered) unordered.add(name);
      else for (const end of names) getOrInsertComputed(ends, name, () => new Set<string>()).add(end);
    }
  }
  const isOrdered = (name: string) => {
    const pair = ends.get(name);
    return pair?.size === 2 && !unordered.has(name) && ![...pair].some((end) => referring.has(end));
  };
  return new Set(keys.flatMap(({ columns }) => columns).filter(isOrdered));
}
