import type { Decimal } from './decimal.ts';
import type { JsonValue } from './json-value.ts';

/**
 * A value of SQL as the evaluator has it; which of these a type's values are is said at `readerOf` in src/expression/read-value.ts.
 * NULL; a truth value; a float, a day number or microseconds of a day (number); microseconds since 1970 (bigint); an
 * exact number; text, byte strings as hexadecimal digits, bit strings as binary digits (string); and the compound ones.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Decimal
  | IntervalValue
  | ArrayValue
  | RangeValue
  | NetworkValue
  | GeometricValue
  | RecordValue
  | GeometryValue
  | JsonDocument;

export type Present = Exclude<Value, null>;

/** A span of time in the three units that do not convert into each other. */
export interface IntervalValue {
  readonly kind: 'interval';
  readonly months: number;
  readonly days: number;
  readonly microseconds: bigint;
}

/** An array: how many elements each dimension has, the elements in row order, all subscripts from 1. */
export interface ArrayValue {
  readonly kind: 'array';
  readonly dimensions: readonly number[];
  readonly items: readonly Value[];
}

/** A range; a null bound is infinite. */
export interface RangeValue {
  readonly kind: 'range';
  readonly empty: boolean;
  readonly lower: Value;
  readonly upper: Value;
  readonly lowerInclusive: boolean;
  readonly upperInclusive: boolean;
}

/** An address with the bits of its mask. */
export interface NetworkValue {
  readonly kind: 'network';
  readonly family: 4 | 6;
  readonly bits: bigint;
  readonly mask: number;
}

/** A composite value: its fields in the order of their type. */
export interface RecordValue {
  readonly kind: 'record';
  readonly fields: readonly Value[];
}

/** A figure by the numbers of its text form; of a path, whether it is closed. */
export interface GeometricValue {
  readonly kind: 'geometric';
  readonly of: 'point' | 'line' | 'lseg' | 'box' | 'path' | 'polygon' | 'circle';
  readonly numbers: readonly number[];
  readonly closed: boolean;
}

/** A point's numbers, or parts that are made of points. */
export type Coordinates = readonly number[] | readonly Coordinates[];

/** A spatial value: the points of its class, or the members of a collection, in a reference system. */
export interface GeometryValue {
  readonly kind: 'geometry';
  readonly of: string;
  readonly srid: number;
  readonly coordinates: Coordinates;
  readonly members: readonly GeometryValue[];
}

/** A JSON document; `text` is what it was read from. */
export interface JsonDocument {
  readonly kind: 'json';
  readonly value: JsonValue;
}

/*
 * What follows is thrown for many rows and caught where they are looked at, which asks for no reason: comments say it. It is no
 * Error: the stack that one keeps takes longer to make than the row.
 */

/** The expression holds something that is not known here, or whose value depends on what is not known here. */
export class Unevaluable {
  readonly kind = 'unevaluable';
}

/** What the server would refuse with an error: a division by zero, a number out of range, a malformed text. */
export class Refusal {
  readonly kind = 'refusal';
}

/** What is computed; null: that is not evaluated here. */
export function unlessUnevaluable<T>(computed: () => T): T | null {
  try {
    return computed();
  } catch (error) {
    if (error instanceof Unevaluable) return null;
    throw error;
  }
}

/** What is computed; null: it is not known here, or the server refuses to. */
export function unlessUnknown<T>(computed: () => T): T | null {
  return unlessUnevaluable(() => unlessRefused(computed));
}

/** What is computed; null: the server refuses to. */
export function unlessRefused<T>(computed: () => T): T | null {
  try {
    return computed();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
