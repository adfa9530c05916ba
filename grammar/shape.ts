/**
 * What is known of a column's values from its type alone, by kind of value. The key is the kind; the facts are plain
 * data. Lengths that the DDL did not give are null. Sources: PostgreSQL manual chapter 8, MySQL manual chapter 13.
 */
export interface TypeFacts {
  /**
   * Whole numbers of a machine word. `sequence`: the type itself draws from a sequence, as SERIAL does. `isTruth`: people store
   * false and true in it, as 0 and 1, though it holds others. `zeros`: digits to which zeros fill it where it becomes a text.
   */
  integer: {
    readonly bits: 8 | 16 | 24 | 32 | 64;
    readonly unsigned: boolean;
    readonly sequence: boolean;
    readonly isTruth?: true;
    readonly zeros?: number;
  };
  /** Exact numbers: `precision` digits in all, `scale` of them after the point (PostgreSQL: may be negative). */
  decimal: { readonly precision: number | null; readonly scale: number | null; readonly unsigned: boolean };
  /** Binary floating point; MySQL's FLOAT(m,d) rounds to `scale` digits and bounds the digits by `precision`. */
  float: {
    readonly bits: 32 | 64;
    readonly precision: number | null;
    readonly scale: number | null;
    readonly unsigned: boolean;
  };
  money: { readonly bits: 64 };
  boolean: { readonly stored: 'boolean' | 'integer' };
  /** Character strings: at most so many characters and, where the type bounds them, bytes. `padded`: blanks at the end do not count. */
  text: { readonly characters: number | null; readonly bytes: number | null; readonly padded: boolean };
  /** Byte strings of at most `length` bytes; `fixed`: of just that length on reading. */
  bytes: { readonly length: number | null; readonly fixed: boolean };
  /** Bit strings. `fixed`: exactly `length` bits; `number`: MySQL's BIT(n), a number below 2^n. */
  bits: { readonly length: number | null; readonly form: 'fixed' | 'varying' | 'number' };
  year: { readonly first: number; readonly last: number };
  date: { readonly zoned: false };
  /** Time with `precision` digits of a second's fraction, below so many hours: 24 for a time of day. */
  time: { readonly precision: number; readonly zoned: boolean; readonly hours: number };
  /** Date and time of day. `epoch`: only what 32-bit Unix time can hold. */
  timestamp: { readonly precision: number; readonly zoned: boolean; readonly range: 'wide' | 'epoch' };
  /** `fields` as written (`year to month`), or null for all. */
  interval: { readonly fields: string | null; readonly precision: number };
  /** `order`: what decides first which of two is less: the first digits, or those of the node (MariaDB). */
  uuid: { readonly bits: 128; readonly order: 'digits' | 'node' };
  json: { readonly binary: boolean };
  xml: { readonly content: boolean };
  enum: { readonly labels: readonly string[] };
  set: { readonly labels: readonly string[] };
  /** Network addresses. `cidr`: no bits to the right of the mask. */
  network: { readonly form: 'inet' | 'cidr' | 'inet4' | 'inet6' };
  mac: { readonly octets: 6 | 8 };
  /** MySQL's spatial types and PostGIS's. `of`: the OpenGIS class in lower case. */
  spatial: { readonly of: string; readonly srid: number | null };
  /** PostgreSQL's own geometric types. */
  geometric: { readonly of: 'point' | 'line' | 'lseg' | 'box' | 'path' | 'polygon' | 'circle' };
  textSearch: { readonly of: 'vector' | 'query' };
  /** PostgreSQL's ranges and multiranges over a subtype. */
  range: { readonly of: Shape; readonly multiple: boolean };
  array: { readonly of: Shape; readonly dimensions: number };
  composite: { readonly fields: readonly { readonly name: string; readonly shape: Shape }[] };
  /** A vector of `dimensions` single-precision numbers. */
  vector: { readonly dimensions: number | null };
  /**
   * A value with a text form of its own. The pieces keep values apart: no two choices of them give equal values. `keyForm`:
   * the form where a key needs more values than `form` has; null: the same.
   */
  formed: { readonly form: readonly FormPiece[]; readonly keyForm: readonly FormPiece[] | null };
  /** A type whose values only the server itself makes: nothing but NULL can be written. */
  opaque: { readonly name: string };
  /** A type that is not known: only DEFAULT, NULL or what the table itself shows can be written. */
  unknown: {
    readonly name: string;
    /** A type that is known, and whose name is much the same. */
    readonly nearest?: string;
  };
}

/** A piece of a text form: a constant; one of some words; a whole number between two; so many decimal or hexadecimal digits. */
export type FormPiece =
  | string
  | readonly string[]
  | { readonly least: number; readonly most: number }
  | { readonly digits: number }
  | { readonly hexadecimal: number };

export type Kind = keyof TypeFacts;

/** The kind of a column's values with its facts: what a type name and its arguments stand for. */
export type Shape<K extends Kind = Kind> = { readonly [P in K]: { readonly kind: P } & TypeFacts[P] }[K];
