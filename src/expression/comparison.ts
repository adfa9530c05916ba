import type { Semantics } from '../../grammar/semantics.ts';
import { lengthOf } from '../runtime/calendar.ts';
import { sameJson } from '../runtime/json-value.ts';
import { networkBits } from '../runtime/network-value.ts';
import { bytesComparison, collatedComparison } from '../runtime/text-comparison.ts';
import { plainOrder } from '../runtime/text-form.ts';
import type { Field, Type } from '../runtime/types.ts';
import { type Present, Unevaluable } from '../runtime/value.ts';
import { array, json, network, range, record, span, text, truth } from '../runtime/values-as.ts';

/** How two values of one type compare, neither of them NULL. */
export interface Comparison {
  readonly equal: (one: Present, other: Present) => boolean;
  readonly order: (one: Present, other: Present) => number;
}

const byOrder = (order: Comparison['order']): Comparison => ({
  equal: (one, other) => order(one, other) === 0,
  order,
});

const unordered = (): never => {
  throw new Unevaluable(); // The order of these values is not known.
};

/** The comparison of a type's values; null: they are not compared here. */
export function comparisonOf(type: Type, semantics: Semantics, collation = type.collation): Comparison | null {
  switch (type.name) {
    case 'bool':
      return byOrder((one, other) => Number(truth(one)) - Number(truth(other)));
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
    case 'money':
    case 'float4':
    case 'float8':
    case 'date':
    case 'time':
    case 'timestamp':
    case 'timestamptz':
      return byOrder(plainOrder);
    case 'interval':
      return byOrder((one, other) => Number(lengthOf(span(one)) - lengthOf(span(other))));
    case 'bytea':
    case 'uuid':
    case 'bit':
      return byOrder((one, other) => (text(one) < text(other) ? -1 : Number(text(one) > text(other))));
    case 'enum':
      return enumComparison(type, semantics, collation);
    case 'unknown':
    case 'text':
    case 'bpchar':
      return textComparison(semantics, collation);
    case 'jsonb':
      return { equal: (one, other) => sameJson(json(one), json(other)), order: unordered };
    case 'inet':
      return byOrder(networkOrder);
    case 'array':
      return type.of === null ? null : arrayComparison(comparisonOf(type.of, semantics));
    case 'range':
      return { equal: (one, other) => sameRange(one, other), order: unordered };
    case 'row':
      return type.fields === null ? null : comparisonOfFields(type.fields, semantics);
    default:
      return null;
  }
}

/** What compares rows, as long as their types are held: a type whose fields are twice of one another's is met very often. */
const rows = new WeakMap<readonly Field[], Map<Semantics, Comparison | null>>();

function comparisonOfFields(fields: readonly Field[], semantics: Semantics): Comparison | null {
  const known = rows.get(fields) ?? new Map<Semantics, Comparison | null>();
  rows.set(fields, known);
  const before = known.get(semantics);
  if (before !== undefined) return before;
  const made = rowComparison(fields.map((field) => comparisonOf(field.type, semantics)));
  known.set(semantics, made);
  return made;
}

/** Field by field, NULL behind all others and equal to itself (PostgreSQL manual 9.25.6). */
function rowComparison(fields: readonly (Comparison | null)[]): Comparison | null {
  const known = fields.filter((field) => field !== null);
  if (known.length < fields.length) return null;
  return byOrder((one, other) => {
    const [left, right] = [record(one).fields, record(other).fields];
    for (const [i, field] of known.entries()) {
      const [a = null, b = null] = [left[i], right[i]];
      const order = a === null || b === null ? Number(a === null) - Number(b === null) : field.order(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function textComparison(semantics: Semantics, collation: string | null): Comparison {
  const made = semantics.textEquality === 'bytes' ? bytesComparison(collation) : collatedComparison(collation);
  return {
    equal: (one, other) => made.equal(text(one), text(other)),
    order: (one, other) => made.order(text(one), text(other)),
  };
}

/** Labels in the order of their definition, where the type is one of its own; else as text. */
function enumComparison(type: Type, semantics: Semantics, collation: string | null): Comparison {
  if (semantics.enumerations === 'texts') return textComparison(semantics, collation);
  const rank = ranksOf(type.labels ?? []);
  const rankOf = (value: Present) => rank.get(text(value)) ?? unordered();
  return {
    equal: (one, other) => text(one) === text(other),
    order: (one, other) => rankOf(one) - rankOf(other),
  };
}

/** The places of each enumeration's labels: a table may compare it in thousands of checks. */
const ranks = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function ranksOf(labels: readonly string[]): ReadonlyMap<string, number> {
  const known = ranks.get(labels) ?? new Map(labels.map((label, i) => [label, i]));
  ranks.set(labels, known);
  return known;
}

/** By family, then by the bits that both masks leave, then by the masks, then by all bits. */
function networkOrder(one: Present, other: Present): number {
  const [left, right] = [network(one), network(other)];
  if (left.family !== right.family) return left.family - right.family;
  const mask = Math.min(left.mask, right.mask);
  const common = networkBits({ ...left, mask }) - networkBits({ ...right, mask });
  if (common !== 0n) return common < 0n ? -1 : 1;
  if (left.mask !== right.mask) return left.mask - right.mask;
  return left.bits < right.bits ? -1 : Number(left.bits > right.bits);
}

/** Element by element, NULL behind all others and equal to itself; then by the number of elements. */
function arrayComparison(elements: Comparison | null): Comparison | null {
  if (elements === null) return null;
  return byOrder((one, other) => {
    const [left, right] = [array(one), array(other)];
    for (let i = 0; i < left.items.length && i < right.items.length; i++) {
      const [a = null, b = null] = [left.items[i], right.items[i]];
      const order = a === null || b === null ? Number(a === null) - Number(b === null) : elements.order(a, b);
      if (order !== 0) return order;
    }
    if (left.items.length !== right.items.length) return left.items.length - right.items.length;
    if (String(left.dimensions) !== String(right.dimensions)) return unordered();
    return 0;
  });
}

function sameRange(one: Present, other: Present): boolean {
  const [left, right] = [range(one), range(other)];
  if (left.empty || right.empty) return left.empty === right.empty;
  const sameBound = (a: typeof left.lower, b: typeof left.lower) =>
    a === null || b === null ? a === b : plainOrder(a, b) === 0;
  return (
    sameBound(left.lower, right.lower) &&
    sameBound(left.upper, right.upper) &&
    left.lowerInclusive === right.lowerInclusive &&
    left.upperInclusive === right.upperInclusive
  );
}
