import type { TypeArguments, TypeRow } from './dialect.ts';
import type { FormPiece, Shape } from './shape.ts';
import { words } from './words.ts';

/** Rows of the type tables: each function gives the row for one family of types. */

/** A type whose arguments, if any, do not matter to its values. */
export function plain(shape: Shape): TypeRow {
  return () => shape;
}

/** Most digits that MySQL shows of a number. */
const MAX_DISPLAY_WIDTH = 255;
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
  const form = [words(names)];
  return plain({ kind: 'formed', form, keyForm: [{ least: 16_384, most: 2_000_000_000 }] });
}

export function opaque(name: string): TypeRow {
  return plain({ kind: 'opaque', name });
}

/** Digits to which ZEROFILL fills numbers of so many bits, where no width is given (MySQL 9 manual 13.1.6). */
const FILLED_DIGITS: Readonly<Record<Shape<'integer'>['bits'], number>> = { 8: 3, 16: 5, 24: 8, 32: 10, 64: 20 };

export function integer(bits: Shape<'integer'>['bits']): TypeRow {
  return ({ integers: [width = 0], words }) => {
    if (width > MAX_DISPLAY_WIDTH) return `A display width of ${width} is more than ${MAX_DISPLAY_WIDTH}.`;
    const isFilled = words.includes('zerofill');
    const unsigned = isFilled || words.includes('unsigned');
    const filled = isFilled ? { zeros: width === 0 ? FILLED_DIGITS[bits] : width } : {};
    return { kind: 'integer', bits, unsigned, sequence: false, ...filled };
  };
}

/** The same of one byte. With a width of 1 it is what the server makes of BOOLEAN, and how it prints that. MySQL 9.4 manual 13.1.2. */
export function byteOrTruth(): TypeRow {
  const byte = integer(8);
  return (given) => {
    const shape = byte(given);
    const isTruth = given.integers[0] === 1 && !given.words.includes('zerofill');
    return isTruth && typeof shape === 'object' && shape.kind === 'integer' ? { ...shape, isTruth } : shape;
  };
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
  /** Whether all digits behind the point are among those of the precision, or there may be more. */
  readonly scaled?: 'within' | 'beyond';
}): TypeRow {
  return ({ integers, words }) => {
    const [precision = limits.fallback[0], scale = integers.length === 0 ? limits.fallback[1] : 0] = integers;
    if (precision !== null && (precision < (limits.least ?? 0) || precision > limits.precision)) {
      return `A precision of ${precision} is not between 1 and ${limits.precision}.`;
    }
    if (scale !== null && (scale < limits.scale[0] || scale > limits.scale[1])) {
      return `A scale of ${scale} is not between ${limits.scale[0]} and ${limits.scale[1]}.`;
    }
    if (limits.scaled === 'within' && precision !== null && scale !== null && scale > precision) {
      return `A scale of ${scale} is more than the precision.`;
    }
    const unsigned = words.includes('unsigned') || words.includes('zerofill');
    return { kind: 'decimal', precision: precision === 0 ? limits.fallback[0] : precision, scale, unsigned };
  };
}

/** Most digits behind the point that MySQL rounds to. */
const MAX_FLOAT_SCALE = 30;

/** Floating point of a fixed width; two arguments are MySQL's digits in all and behind the point. */
export function float(bits: 32 | 64): TypeRow {
  return ({ integers, words }) => {
    const [precision = null, scale = null] = integers.length > 1 ? integers : [];
    if (precision !== null && scale !== null) {
      if (scale > precision) return `A scale of ${scale} is more than the precision.`;
      if (precision > MAX_DISPLAY_WIDTH) return `A precision of ${precision} is more than ${MAX_DISPLAY_WIDTH}.`;
      if (scale > MAX_FLOAT_SCALE) return `A scale of ${scale} is more than ${MAX_FLOAT_SCALE}.`;
    }
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
    return float(precision <= limits.single ? 32 : 64)({
      integers: [],
      characterSet: undefined,
      strings: given.strings,
      words: given.words,
    });
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
export function longText(bytes: number, most = bytes): TypeRow {
  return ({ integers: [characters = null] }) =>
    characters !== null && characters > most
      ? `A length of ${characters} is more than ${most}.`
      : { kind: 'text', characters, bytes, padded: false };
}

/** Text, or where the word BYTE stands behind it, the byte strings that it is then. */
export function unlessByte(textual: TypeRow, binary: TypeRow): TypeRow {
  return (given) => (given.words.includes('byte') ? binary : textual)(given);
}

/** Byte strings of at most (or, fixed, just) the length given; `fallback` without. */
export function bytes(options: {
  readonly fallback: number | null;
  readonly fixed?: boolean;
  readonly most?: number;
}): TypeRow {
  return ({ integers }) => {
    const length = integers[0] ?? options.fallback;
    if (options.most !== undefined && length !== null && length > options.most) {
      return `A length of ${length} is more than ${options.most}.`;
    }
    return { kind: 'bytes', length, fixed: options.fixed ?? false };
  };
}

export function bits(
  form: 'fixed' | 'varying' | 'number',
  fallback: number | null,
  { least = 0, most = Number.POSITIVE_INFINITY }: { readonly least?: number; readonly most?: number } = {},
): TypeRow {
  return ({ integers }) => {
    const length = integers[0] ?? fallback;
    if (length !== null && length < least) return `A length of ${length} is too little.`;
    if (length !== null && length > most) return `A length of ${length} is more than ${most}.`;
    // MariaDB takes BIT(0) for BIT(1).
    return { kind: 'bits', length: form === 'number' && length === 0 ? 1 : length, form };
  };
}

/** Time of day. A `with` among the words makes it zoned. */
export function time(options: {
  readonly precision: number;
  readonly zoned?: boolean;
  readonly hours?: number;
  readonly longer?: LongFraction;
}): TypeRow {
  return (given) =>
    longFraction(given, options.longer) ?? {
      kind: 'time',
      precision: fraction(given, options.precision),
      zoned: isZoned(given, options.zoned),
      hours: options.hours ?? 24,
    };
}

/** Date and time of day. A `with` among the words makes it zoned. */
export function timestamp(options: {
  readonly precision: number;
  readonly zoned?: boolean;
  readonly range: 'wide' | 'epoch';
  readonly longer?: LongFraction;
}): TypeRow {
  return (given) =>
    longFraction(given, options.longer) ?? {
      kind: 'timestamp',
      precision: fraction(given, options.precision),
      zoned: isZoned(given, options.zoned),
      range: options.range,
    };
}

/** What becomes of more than 6 digits of a second's fraction: they are cut (PostgreSQL), or refused (MySQL). */
type LongFraction = 'cut' | 'refused';

function longFraction({ integers: [digits = 0] }: TypeArguments, longer: LongFraction = 'cut'): string | undefined {
  return longer === 'refused' && digits > 6 ? `A precision of ${digits} is more than 6.` : undefined;
}

function fraction({ integers }: TypeArguments, fallback: number): number {
  return Math.min(integers[0] ?? fallback, 6);
}

function isZoned({ words }: TypeArguments, zoned: boolean | undefined): boolean {
  return zoned ?? words.includes('with');
}

export function enumeration(): TypeRow {
  return (given) => {
    const labels = labelsOf(given);
    return duplicateAmong(labels) ?? { kind: 'enum', labels };
  };
}

/** Members of a SET: one bit each of 64. */
const MAX_SET_MEMBERS = 64;

export function set(): TypeRow {
  return (given) => {
    const labels = labelsOf(given);
    if (labels.length > MAX_SET_MEMBERS) return `A SET has ${MAX_SET_MEMBERS} members at most.`;
    const divided = labels.find((label) => label.includes(','));
    if (divided !== undefined) return `A member of a SET has no comma, as "${divided}" does.`;
    return duplicateAmong(labels) ?? { kind: 'set', labels };
  };
}

/** A reason to refuse labels of which two are the same, or undefined. */
function duplicateAmong(labels: readonly string[]): string | undefined {
  const seen = new Set<string>();
  const double = labels.find((label) => seen.size === seen.add(label).size);
  return double === undefined ? undefined : `The label "${double}" is given twice.`;
}

/** MySQL deletes trailing spaces from the members of ENUM and SET when a table is created, unless they are bytes. */
function labelsOf({ strings, words, characterSet }: TypeArguments): readonly string[] {
  const isBinary = characterSet === 'binary' || words.includes('byte');
  return isBinary ? strings : strings.map((label) => label.replace(/ +$/, ''));
}

/** A spatial type, whose length (MariaDB) means nothing. Its reference system is an attribute of the column. */
export function spatial(of: string): TypeRow {
  return () => ({ kind: 'spatial', of, srid: null });
}

export function vector(most = Number.POSITIVE_INFINITY): TypeRow {
  return ({ integers: [dimensions = null] }) =>
    dimensions !== null && dimensions > most
      ? `A vector has ${most} dimensions at most.`
      : { kind: 'vector', dimensions };
}
