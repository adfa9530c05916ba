import { Decimal } from '../../runtime/decimal.ts';
import { type ArrayValue, Unevaluable, type Value } from '../../runtime/value.ts';
import { array, count, exact } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** Whether two elements are the same: of the simple kinds alone. */
function same(one: Value, other: Value): boolean {
  if (one instanceof Decimal && other instanceof Decimal)
    return String(one) === String(other) || exactlySame(one, other);
  if (typeof one !== typeof other || (typeof one === 'object' && one !== null)) {
    throw new Unevaluable(); // These elements are not compared.
  }
  return one === other;
}

function exactlySame(one: Decimal, other: Decimal): boolean {
  const scale = Math.max(one.scale, other.scale);
  return one.units * 10n ** BigInt(scale - one.scale) === other.units * 10n ** BigInt(scale - other.scale);
}

const made = (items: readonly Value[]): ArrayValue => ({
  kind: 'array',
  dimensions: items.length === 0 ? [] : [items.length],
  items,
});

function flat(value: Value | undefined): readonly Value[] {
  const { dimensions, items } = array(value);
  if (dimensions.length > 1) throw new Unevaluable(); // An array of arrays is not searched.
  return items;
}

/** Whether all elements of one are in the other; NULL is in none. */
function isWithin(part: Value | undefined, whole: Value | undefined): boolean {
  const items = array(whole).items;
  return array(part).items.every((item) => item !== null && items.some((one) => one !== null && same(one, item)));
}

/** Both or either NULL as one, in lookups that find NULL, too. */
function matches(one: Value, other: Value): boolean {
  return one === null || other === null ? one === other : same(one, other);
}

/** Functions and operators of arrays (PostgreSQL manual 9.19). */
export const arrayFunctions: Implementations = {
  array_length: ([value, dimension]) => {
    const length = array(value).dimensions[count(dimension) - 1];
    return length === undefined ? null : Decimal.of(length);
  },
  cardinality: ([value]) => Decimal.of(array(value).items.length),
  array_ndims: ([value]) => (array(value).dimensions.length === 0 ? null : Decimal.of(array(value).dimensions.length)),
  array_lower: ([value, dimension]) =>
    array(value).dimensions[count(dimension) - 1] === undefined ? null : Decimal.of(1),
  'array.contains': ([whole, part]) => isWithin(part, whole),
  'array.contained': ([part, whole]) => isWithin(part, whole),
  'array.overlaps': ([one, other]) => {
    const items = array(other).items;
    return array(one).items.some((item) => item !== null && items.some((found) => found !== null && same(found, item)));
  },
  array_position: ([value = null, wanted = null]) => {
    if (value === null) return null;
    const index = flat(value).findIndex((item) => matches(item, wanted));
    return index < 0 ? null : Decimal.of(index + 1);
  },
  array_remove: ([value = null, wanted = null]) =>
    value === null ? null : made(flat(value).filter((item) => !matches(item, wanted))),
  array_append: ([value = null, item = null]) => made([...(value === null ? [] : flat(value)), item]),
  array_prepend: ([item = null, value = null]) => made([item, ...(value === null ? [] : flat(value))]),
  array_cat: ([one = null, other = null]) =>
    one === null || other === null ? (one ?? other) : made([...flat(one), ...flat(other)]),
  trim_array: ([value, number]) => {
    const items = flat(value);
    const cut = count(exact(number));
    if (cut < 0 || cut > items.length) throw new Unevaluable(); // More is cut than there is.
    return made(items.slice(0, items.length - cut));
  },
};
