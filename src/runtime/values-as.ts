import { Decimal } from './decimal.ts';
import type { JsonValue } from './json-value.ts';
import type {
  ArrayValue,
  GeometricValue,
  GeometryValue,
  IntervalValue,
  JsonDocument,
  NetworkValue,
  RangeValue,
  RecordValue,
  Value,
} from './value.ts';

/** Values as what their static type says they are. Anything else is a fault of this program: TypeError. */

function fault(wanted: string): TypeError {
  return new TypeError(`A value is no ${wanted}, though its type says so.`);
}

export function text(value: Value | undefined): string {
  if (typeof value !== 'string') throw fault('text');
  return value;
}

export function exact(value: Value | undefined): Decimal {
  if (!(value instanceof Decimal)) throw fault('exact number');
  return value;
}

/** An exact number that counts something: far too large ones become the largest that is told apart. */
export function count(value: Value | undefined): number {
  return Number(exact(value).units);
}

export function float(value: Value | undefined): number {
  if (typeof value !== 'number') throw fault('float');
  return value;
}

export function truth(value: Value | undefined): boolean {
  if (typeof value !== 'boolean') throw fault('truth value');
  return value;
}

export function day(value: Value | undefined): number {
  if (typeof value !== 'number') throw fault('day');
  return value;
}

/** Microseconds: since 1970, or of a day. */
export function moment(value: Value | undefined): bigint {
  if (typeof value !== 'bigint') throw fault('moment');
  return value;
}

export function span(value: Value | undefined): IntervalValue {
  return ofKind(value, 'interval');
}

export function array(value: Value | undefined): ArrayValue {
  return ofKind(value, 'array');
}

export function range(value: Value | undefined): RangeValue {
  return ofKind(value, 'range');
}

export function network(value: Value | undefined): NetworkValue {
  return ofKind(value, 'network');
}

export function geometric(value: Value | undefined): GeometricValue {
  return ofKind(value, 'geometric');
}

export function geometry(value: Value | undefined): GeometryValue {
  return ofKind(value, 'geometry');
}

export function record(value: Value | undefined): RecordValue {
  return ofKind(value, 'record');
}

export function json(value: Value | undefined): JsonValue {
  return ofKind(value, 'json').value;
}

export function document(value: JsonValue): JsonDocument {
  return { kind: 'json', value };
}

type Compound =
  | IntervalValue
  | ArrayValue
  | RangeValue
  | NetworkValue
  | GeometricValue
  | GeometryValue
  | RecordValue
  | JsonDocument;

function ofKind<K extends Compound['kind']>(value: Value | undefined, kind: K): Compound & { readonly kind: K } {
  if (typeof value !== 'object' || value === null || value instanceof Decimal || !isOfKind(value, kind))
    throw fault(kind);
  return value;
}

function isOfKind<K extends Compound['kind']>(value: Compound, kind: K): value is Compound & { readonly kind: K } {
  return value.kind === kind;
}
