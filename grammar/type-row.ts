import type { TypeArguments, TypeRow } from './dialect.ts';
import type { FormPiece, Shape } from './shape.ts';

/** Rows of the type tables: each function gives the row for one family of types. */

/** A type whose arguments, if any, do not matter to its values. */
export function plain(shape: Shape): TypeRow {
  return () => shape;
}

/** The row for a type that takes no arguments where it is reached by its name. */
export function bare(row: TypeRow): TypeRow {
  return (given) => {
    const { integers, strings, words } = given;
    return integers.length + strings.length + words.length > 0 ? 'The type takes no arguments.' : row(given);
  };
}

/** A type with a text form of its own. */
export function formed(...form: readonly FormPiece[]): TypeRow {
  return plain({ kind: 'formed', form, keyForm: null });
}

/** A type whose values are some names, or in keys, which need more of them, whole numbers. */
export function namedObject(names: string): TypeRow {
  const form = [names.trim().split(/\s+/)];
  return plain({ kind: 'formed', form, keyForm: [{ least: 16_384, most: 2_000_000_000 }] });
}

export function opaque(name: string): TypeRow {
  return plain({ kind: 'opaque', name });
}

export function integer(bits: 8 | 16 | 24 | 32 | 64): TypeRow {
  return ({ words }) => ({
    kind: 'integer',
    bits,
    unsigned: words.includes('unsigned') || words.includes('zerofill'),
    sequence: false,
  });
}

export function serial(bits: 16 | 32 | 64, unsigned: boolean): TypeRow {
  return () => ({ kind: 'integer', bits, unsigned, sequence: true });
}

/** Exact numbers: without arguments `fallback`, with one a scale of 0. */
export function decimal(limits: {
  readonly precision: number;
  readonly scale: readonly [number, number];
  /** Least precision; 0 where it stands for the default. */
  readonly least?: number;
  readonly fallback: readonly [number | null, number | null];
}): TypeRow {
  return ({ integers, words }) => {
    const [precision = limits.fallback[0], scale = integers.length === 0 ? limits.fallback[1] : 0] = integers;
    if (precision !== null && (precision < (limits.least ?? 0) || precision > limits.precision)) {
      return `A precision of ${precision} is not between 1 and ${limits.precision}.`;
    }
    if (scale !== null && (scale < limits.scale[0] || scale > limits.scale[1])) {
      return `A scale of ${scale} is not between ${limits.scale[0]} and ${limits.scale[1]}.`;
    }
    const unsigned = words.includes('unsigned') || words.includes('zerofill');
    return { kind: 'decimal', precision: precision === 0 ? limits.fallback[0] : precision, scale, unsigned };
  };
}

/** Floating point of a fixed width; two arguments are MySQL's digits in all and behind the point. */
export function float(bits: 32 | 64): TypeRow {
  return ({ integers, words }) => {
    const [precision = null, scale = null] = integers.length > 1 ? integers : [];
    return {
      kind: 'float',
      bits,
      precision,
      scale,
      unsigned: words.includes('unsigned') || words.includes('zerofill'),
    };
  };
}

/** FLOAT(p): the width follows from the bits of precision; FLOAT(m,d) as for `float(32)`. */
export function floatByPrecision(limits: {
  readonly fallback: 32 | 64;
  readonly single: number;
  readonly most: number;
  readonly least?: number;
}): TypeRow {
  return (given) => {
    const [precision] = given.integers;
    if (precision === undefined) return float(limits.fallback)(given);
    if (given.integers.length > 1) return float(32)(given);
    const least = limits.least ?? 0;
    if (precision < least || precision > limits.most) {
      return `A precision of ${precision} is not between ${least} and ${limits.most}.`;
    }
    return float(precision <= limits.single ? 32 : 64)({ integers: [], strings: given.strings, words: given.words });
  };
}

/** Character strings of at most so many characters; the length given, `fallback` without. */
export function text(options: {
  readonly fallback: number | null;
  readonly bytes?: number;
  readonly padded?: boolean;
  readonly most?: number;
  readonly least?: number;
}): TypeRow {
  return ({ integers }) => {
    const characters = integers[0] ?? options.fallback;
    if (options.most !== undefined && characters !== null && characters > options.most) {
      return `A length of ${characters} is more than ${options.most}.`;
    }
    if (characters !== null && characters < (options.least ?? 0)) return `A length of ${characters} is too little.`;
    return { kind: 'text', characters, bytes: options.bytes ?? null, padded: options.padded ?? false };
  };
}

/** A character type that takes a length it ignores, but for its own bound in bytes. */
export function longText(bytes: number): TypeRow {
  return ({ integers }) => ({ kind: 'text', characters: integers[0] ?? null, bytes, padded: false });
}

/** Byte strings of at most (or, fixed, just) the length given; `fallback` without. */
export function bytes(options: { readonly fallback: number | null; readonly fixed?: boolean }): TypeRow {
  return ({ integers }) => ({ kind: 'bytes', length: integers[0] ?? options.fallback, fixed: options.fixed ?? false });
}

export function bits(form: 'fixed' | 'varying' | 'number', fallback: number | null, least = 0): TypeRow {
  return ({ integers }) => {
    const length = integers[0] ?? fallback;
    if (length !== null && length < least) return `A length of ${length} is too little.`;
    return { kind: 'bits', length, form };
  };
}

/** Time of day. A `with` among the words makes it zoned. */
export function time(options: {
  readonly precision: number;
  readonly zoned?: boolean;
  readonly hours?: number;
}): TypeRow {
  return (given) => ({
    kind: 'time',
    precision: fraction(given, options.precision),
    zoned: isZoned(given, options.zoned),
    hours: options.hours ?? 24,
  });
}

/** Date and time of day. A `with` among the words makes it zoned. */
export function timestamp(options: {
  readonly precision: number;
  readonly zoned?: boolean;
  readonly range: 'wide' | 'epoch';
}): TypeRow {
  return (given) => ({
    kind: 'timestamp',
    precision: fraction(given, options.precision),
    zoned: isZoned(given, options.zoned),
    range: options.range,
  });
}

/** Digits of a second's fraction: more than 6 are cut to 6, as PostgreSQL does; MySQL refuses them itself. */
function fraction({ integers }: TypeArguments, fallback: number): number {
  return Math.min(integers[0] ?? fallback, 6);
}

function isZoned({ words }: TypeArguments, zoned: boolean | undefined): boolean {
  return zoned ?? words.includes('with');
}

export function enumeration(): TypeRow {
  return ({ strings }) => ({ kind: 'enum', labels: strings.map(withoutTrailingSpaces) });
}

/** Members of a SET: one bit each of 64. */
const MAX_SET_MEMBERS = 64;

export function set(): TypeRow {
  return ({ strings }) => {
    if (strings.length > MAX_SET_MEMBERS) return `A SET has ${MAX_SET_MEMBERS} members at most.`;
    return { kind: 'set', labels: strings.map(withoutTrailingSpaces) };
  };
}

/** MySQL deletes trailing spaces from the members of ENUM and SET when a table is created. */
function withoutTrailingSpaces(label: string): string {
  return label.replace(/ +$/, '');
}

export function spatial(of: string): TypeRow {
  return ({ integers }) => ({ kind: 'spatial', of, srid: integers[0] ?? null });
}

export function vector(): TypeRow {
  return ({ integers }) => ({ kind: 'vector', dimensions: integers[0] ?? null });
}
