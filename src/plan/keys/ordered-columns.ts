import type { Expressions, Names } from '../../ir.ts';
import { isOrderOrNull } from '../facts/predicate.ts';
import type { DistinctKey } from './keys.ts';

/**
 * The columns of keys that conditions do no more with than order them with one other column: these need no more values than any column
 * of a key does. `relating`: the conditions on several columns; `namesIn`: the columns in conditions; `referring`: those of foreign keys,
 * whose rows other rows depend on.
 */
export function orderedColumns(
  keys: readonly DistinctKey[],
  relating: Expressions,
  referring: Names,
  namesIn: (conditions: Expressions) => Names,
): Names {
  const orders = relating.filter(isOrderOrNull).map((one) => namesIn([one]));
  const unordered = namesIn(relating.filter((one) => !isOrderOrNull(one)));
  const isOrdered = (name: string) => {
    const ends = new Set(orders.filter((names) => names.has(name)).flatMap((names) => [...names]));
    return !unordered.has(name) && ends.size === 2 && ![...ends].some((end) => referring.has(end));
  };
  return new Set(keys.flatMap(({ columns }) => columns).filter(isOrdered));
}
