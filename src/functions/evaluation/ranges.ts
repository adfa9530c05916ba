import { madeRange, plainOrder } from '../../runtime/text-form.ts';
import { typeNamed } from '../../runtime/types.ts';
import { type RangeValue, Refusal, type Value } from '../../runtime/value.ts';
import { range, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** How two lower bounds stand to each other; null is minus infinity. */
function lowerOrder(one: RangeValue, other: RangeValue): number {
  if (one.lower === null || other.lower === null) return Number(one.lower !== null) - Number(other.lower !== null);
  return plainOrder(one.lower, other.lower) || Number(other.lowerInclusive) - Number(one.lowerInclusive);
}

/** How two upper bounds stand to each other; null is infinity. */
function upperOrder(one: RangeValue, other: RangeValue): number {
  if (one.upper === null || other.upper === null) return Number(one.upper === null) - Number(other.upper === null);
  return plainOrder(one.upper, other.upper) || Number(one.upperInclusive) - Number(other.upperInclusive);
}

/** Whether the first ends before the second begins; `adjacent`: and nothing lies between. */
function isBefore(one: RangeValue, other: RangeValue): boolean {
  if (one.upper === null || other.lower === null) return false;
  const order = plainOrder(one.upper, other.lower);
  return order < 0 || (order === 0 && !(one.upperInclusive && other.lowerInclusive));
}

function touches(one: RangeValue, other: RangeValue): boolean {
  if (one.upper === null || other.lower === null) return false;
  return plainOrder(one.upper, other.lower) === 0 && one.upperInclusive !== other.lowerInclusive;
}

function holds({ empty, lower, upper, lowerInclusive, upperInclusive }: RangeValue, value: Value): boolean {
  if (empty) return false;
  const fromLower = lower === null ? 1 : plainOrder(value, lower);
  const toUpper = upper === null ? -1 : plainOrder(value, upper);
  return (fromLower > 0 || (fromLower === 0 && lowerInclusive)) && (toUpper < 0 || (toUpper === 0 && upperInclusive));
}

function contains(whole: RangeValue, part: RangeValue): boolean {
  if (part.empty) return true;
  return !whole.empty && lowerOrder(whole, part) <= 0 && upperOrder(whole, part) >= 0;
}

const neitherEmpty = (one: RangeValue, other: RangeValue): boolean => !one.empty && !other.empty;

/** `[`, `[)`, `(]`, `()` or `[]` of a constructor. */
function bounds(written: Value | undefined): readonly [boolean, boolean] {
  const marks = written === undefined ? '[)' : text(written);
  if (!/^[[(][)\]]$/.test(marks)) throw new Refusal(); // These are no marks of a range.
  return [marks.startsWith('['), marks.endsWith(']')];
}

const constructorOf =
  (of: Parameters<typeof typeNamed>[0]) =>
  ([lower = null, upper = null, marks]: readonly Value[]): Value => {
    if (marks === null) throw new Refusal(); // The marks of a range are NULL.
    return madeRange(lower, upper, ...bounds(marks), typeNamed(of));
  };

/** Functions and operators of ranges (PostgreSQL manual 9.20). */
export const rangeFunctions: Implementations = {
  'range.lower': ([value]) => range(value).lower,
  'range.upper': ([value]) => range(value).upper,
  isempty: ([value]) => range(value).empty,
  lower_inc: ([value]) => range(value).lowerInclusive,
  upper_inc: ([value]) => range(value).upperInclusive,
  lower_inf: ([value]) => !range(value).empty && range(value).lower === null,
  upper_inf: ([value]) => !range(value).empty && range(value).upper === null,
  'range.holds': ([whole, value = null]) => holds(range(whole), value),
  'range.held': ([value = null, whole]) => holds(range(whole), value),
  'range.contains': ([whole, part]) => contains(range(whole), range(part)),
  'range.contained': ([part, whole]) => contains(range(whole), range(part)),
  'range.overlaps': ([one, other]) => {
    const [left, right] = [range(one), range(other)];
    return neitherEmpty(left, right) && !isBefore(left, right) && !isBefore(right, left);
  },
  'range.before': ([one, other]) => neitherEmpty(range(one), range(other)) && isBefore(range(one), range(other)),
  'range.behind': ([one, other]) => neitherEmpty(range(one), range(other)) && isBefore(range(other), range(one)),
  'range.adjacent': ([one, other]) => {
    const [left, right] = [range(one), range(other)];
    return neitherEmpty(left, right) && (touches(left, right) || touches(right, left));
  },
  int4range: constructorOf('int4'),
  int8range: constructorOf('int8'),
  numrange: constructorOf('numeric'),
  daterange: constructorOf('date'),
  tsrange: constructorOf('timestamp'),
};
