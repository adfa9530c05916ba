import type { TypeName } from '../../grammar/semantics.ts';
import type { Kind, Shape } from '../../grammar/shape.ts';

/** The static type of an expression. */
export interface Type {
  readonly name: TypeName;
  /** Of an array's elements or a range's bounds. */
  readonly of: Type | null;
  /** Of a composite value. */
  readonly fields: readonly Field[] | null;
  /** Of an enumeration or a set, in their order. */
  readonly labels: readonly string[] | null;
  /** Of text: the name of its collation, where one is known. */
  readonly collation: string | null;
  /** Characters to which blanks fill a padded text, where a pattern sees them. */
  readonly width: number | null;
  /**
   * What a loose server's texts of the values have: a number is filled with zeros up to so many digits, or is the `bytes` that it
   * stands for; a time has so many digits behind the point. Null: what a number needs, and of a time, what is not known.
   */
  readonly textForm: number | 'bytes' | null;
  /** Whether it is of numbers without a sign: what a loose server computes of one has none either. */
  readonly isUnsigned: boolean;
}

/** A field of a composite type. */
export interface Field {
  readonly name: string;
  readonly type: Type;
}

export function typeNamed(name: TypeName): Type {
  return {
    name,
    of: null,
    fields: null,
    labels: null,
    collation: null,
    width: null,
    textForm: null,
    isUnsigned: false,
  };
}

export const BOOL = typeNamed('bool');
export const TEXT = typeNamed('text');
export const UNKNOWN = typeNamed('unknown');
export const NUMERIC = typeNamed('numeric');
export const FLOAT = typeNamed('float8');
export const INT4 = typeNamed('int4');
export const INT8 = typeNamed('int8');

export function arrayOf(of: Type): Type {
  return { ...typeNamed('array'), of };
}

/** The types whose values are exact numbers, from the narrowest to the widest. */
const EXACT: readonly TypeName[] = ['int2', 'int4', 'int8', 'numeric'];

export function isExact({ name }: Type): boolean {
  return EXACT.includes(name);
}

export function isInteger({ name }: Type): boolean {
  return name === 'int2' || name === 'int4' || name === 'int8';
}

export function isFloat({ name }: Type): boolean {
  return name === 'float4' || name === 'float8';
}

export function isText({ name }: Type): boolean {
  return name === 'text' || name === 'bpchar' || name === 'enum';
}

export function isJson({ name }: Type): boolean {
  return name === 'json' || name === 'jsonb';
}

export function isTemporal({ name }: Type): boolean {
  return name === 'date' || name === 'timestamp' || name === 'timestamptz' || name === 'time';
}

/** Classes of spatial values that are read here: those of SQL/MM and those with heights or measures are not. */
const PLANE_CLASSES: ReadonlySet<string> = new Set([
  'point',
  'linestring',
  'polygon',
  'multipoint',
  'multilinestring',
  'multipolygon',
  'geometrycollection',
  'geometry',
]);

/** Types of rows that were made, as long as their shapes are held: a type whose fields are twice of one another's is met very often. */
const rows = new WeakMap<Shape, Type>();

function rowOf(shape: Shape<'composite'>): Type {
  const known = rows.get(shape);
  if (known !== undefined) return known;
  const fields = shape.fields.map((field) => ({ name: field.name, type: typeOfShape(field.shape, null) }));
  const made = { ...typeNamed('row'), fields };
  rows.set(shape, made);
  return made;
}

const OPAQUE = typeNamed('opaque');

/** The type of the values of each kind: what is opaque is not evaluated. */
const TYPES: { readonly [K in Kind]: (shape: Shape<K>, collation: string | null) => Type } = {
  integer: ({ bits, unsigned, zeros = null }) => {
    // Without a sign, there is a bit more for the number.
    const needed = bits + (unsigned ? 1 : 0);
    const type = typeNamed(needed <= 16 ? 'int2' : needed <= 32 ? 'int4' : 'int8');
    return { ...type, textForm: zeros, isUnsigned: unsigned };
  },
  decimal: ({ unsigned }) => ({ ...NUMERIC, isUnsigned: unsigned }),
  float: ({ bits }) => typeNamed(bits === 32 ? 'float4' : 'float8'),
  money: () => typeNamed('money'),
  boolean: ({ stored }) => (stored === 'boolean' ? BOOL : typeNamed('int2')),
  text: ({ padded, characters }, collation) =>
    padded ? { ...typeNamed('bpchar'), collation, width: characters } : { ...TEXT, collation },
  bytes: () => typeNamed('bytea'),
  bits: ({ form }) => (form === 'number' ? { ...INT8, textForm: 'bytes', isUnsigned: true } : typeNamed('bit')),
  year: () => ({ ...INT8, isUnsigned: true }),
  date: () => typeNamed('date'),
  // With an offset, times compare by both: they are not evaluated.
  time: ({ zoned, precision }) => (zoned ? OPAQUE : { ...typeNamed('time'), textForm: precision }),
  timestamp: ({ zoned, precision }) => ({
    ...typeNamed(zoned ? 'timestamptz' : 'timestamp'),
    textForm: precision,
  }),
  interval: () => typeNamed('interval'),
  uuid: () => typeNamed('uuid'),
  json: ({ binary }) => typeNamed(binary ? 'jsonb' : 'json'),
  xml: () => typeNamed('xml'),
  enum: ({ labels }, collation) => ({ ...typeNamed('enum'), labels, collation }),
  set: ({ labels }, collation) => ({ ...TEXT, collation, labels }),
  network: () => typeNamed('inet'),
  mac: () => OPAQUE,
  spatial: ({ of }) => (PLANE_CLASSES.has(of) ? typeNamed('geometry') : OPAQUE),
  geometric: ({ of }) => typeNamed(of),
  textSearch: () => OPAQUE,
  range: ({ of, multiple }) => (multiple ? OPAQUE : { ...typeNamed('range'), of: typeOfShape(of, null) }),
  array: ({ of }, collation) => arrayOf(typeOfShape(of, collation)),
  composite: (shape) => rowOf(shape),
  vector: () => OPAQUE,
  formed: () => OPAQUE,
  opaque: () => OPAQUE,
  unknown: () => OPAQUE,
};

/** The type of the values of a shape, with the collation of its column. */
export function typeOfShape<K extends Kind>(shape: Shape<K>, collation: string | null): Type {
  const make: (shape: Shape<K>, collation: string | null) => Type = TYPES[shape.kind];
  return make(shape, collation);
}

/** Whether two types are the same, with what they hold. */
export function sameType(one: Type, other: Type): boolean {
  if (one === other) return true;
  if (one.name !== other.name || !sameFields(one.fields ?? [], other.fields ?? [])) return false;
  return one.of === null || other.of === null || sameType(one.of, other.of);
}

function sameFields(one: readonly Field[], other: readonly Field[]): boolean {
  return one.length === other.length && one.every(({ type }, i) => sameType(type, other[i]?.type ?? UNKNOWN));
}

/** Implicit casts: from a type to those that it becomes by itself, the nearest first (PostgreSQL manual 10.4, pg_cast). */
const WIDER: Partial<Readonly<Record<TypeName, readonly TypeName[]>>> = {
  int2: ['int4', 'int8', 'numeric', 'float4', 'float8'],
  int4: ['int8', 'numeric', 'float4', 'float8'],
  int8: ['numeric', 'float4', 'float8'],
  numeric: ['float4', 'float8'],
  float4: ['float8'],
  bpchar: ['text'],
  date: ['timestamp', 'timestamptz'],
  timestamp: ['timestamptz'],
  time: ['interval'],
};

/** How far a type is from another that it becomes by itself; null: it does not. A preferred type is nearer. */
export function castDistance(from: Type, to: Type): number | null {
  if (sameType(from, to)) return 0;
  const steps = WIDER[from.name]?.indexOf(to.name) ?? -1;
  return steps < 0 ? null : steps + 1;
}

/** The type that both become by themselves: what CASE, IN, BETWEEN and COALESCE compare in; null: there is none. */
export function commonType(one: Type, other: Type): Type | null {
  if (one.name === 'unknown') return other;
  if (other.name === 'unknown') return one;
  if (isFloat(one) && isExact(other)) return FLOAT;
  if (isFloat(other) && isExact(one)) return FLOAT;
  if (castDistance(one, other) !== null) return other;
  return castDistance(other, one) === null ? null : one;
}
