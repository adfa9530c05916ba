import type { Kind, Shape } from './shape.ts';

/** How the text of a value becomes a literal: as it is, between quotes, or between what the dialect writes for its kind. */
export type ValueLiteral = 'bare' | 'quoted' | 'boolean' | 'bytes' | 'bits' | 'spatial';

/** What a measured value counts: plain numbers, points in time, time since midnight, or spans of time. */
export type Dimension = 'number' | 'instant' | 'clock' | 'span';

/** What a meaning may say of values, by its parts. */
export type MeaningPart = 'texts' | 'documents' | 'numbers' | 'moments' | 'clock' | 'truth' | 'family';

/** What is known of a kind of value, whatever the facts of a shape are: all that the rooms above ask of it. */
export interface KindModel {
  /** What its values are called. */
  readonly noun: string;
  /** What its values count; null: nothing. */
  readonly dimension: Dimension | null;
  /** Whether its values are numbers wherever they are computed with. */
  readonly isNumeric: boolean;
  /** Whether they are numbers at least where a server converts what it computes with, or compares. */
  readonly actsAsNumber: boolean;
  /**
   * Which order its values are in: `exact`: domains and constants have it to the letter, as servers have it, so that rows are not asked
   * whether they keep bounds; `counted`: it is at least that of what they count; null: neither is sure. Facts compare constants as numbers
   * or as texts: a kind in another order spells them so in `constantBeside` (`src/plan/facts/leaf-facts.ts`).
   */
  readonly order: 'exact' | 'counted' | null;
  /** The constant at which two columns that are ordered are split, read as a text where `order` is null; null: they are not split. */
  readonly middle: string | null;
  /** Whether its values hold others. */
  readonly isNested: boolean;
  /** Whether reading a value takes as long as it is: letter by letter, part by part. */
  readonly isReadInParts: boolean;
  /** Whether values are made so that different ones do not overlap, where that is asked for. */
  readonly isApart: boolean;
  /** Whether values may be of thousands of characters, bits or elements. */
  readonly isLong: boolean;
  /** Whether PostgreSQL keeps all values in the same number of bytes, where the row is. */
  readonly isFixed: boolean;
  /** Whether a value is made of a few parts, whatever the arguments of its type. */
  readonly isPlain: boolean;
  /** Whether it is known what is a value. */
  readonly isKnown: boolean;
  /** Whether a value is a scalar: a constant that equations compare, and a number or a string in a document. */
  readonly isScalar: boolean;
  /** Whether a cast to text gives what is written, as it is. */
  readonly castsAsWritten: boolean;
  /** What LIKE makes of a pattern: the language of the values, or a text that they begin with; null: neither. */
  readonly matches: 'language' | 'beginning' | null;
  /** Whether a value may be a document that expressions look into. */
  readonly mayBeDocument: boolean;
  /** The parts of a meaning that say something of its values. */
  readonly meant: readonly MeaningPart[];
  /** Literals of other types that become values as they are stored (PostgreSQL manual 10.4, pg_cast). */
  readonly assigned: readonly ('number' | 'boolean')[];
  /** Texts of which PostgreSQL's input function surely takes no others; null: it is not known which it takes. */
  readonly input: RegExp | null;
  /** What a domain lists: the constants of conditions; those, as the kind itself reads them; or always all that the type holds. */
  readonly listing: 'constants' | 'own' | 'type';
}

/** The same, with what the facts of a shape decide. */
interface KindRow<K extends Kind> extends KindModel {
  /** How its values are written, in any dialect and form of output: the constants of a condition in the first of these ways. */
  readonly literals: (shape: Shape<K>) => readonly ValueLiteral[];
  /** Whether its domains have only values between bounds that are asked for. */
  readonly isBounded: (shape: Shape<K>) => boolean;
  /** Digits behind the point that its values keep; null: it bounds none, or they have none. */
  readonly scale: (shape: Shape<K>) => number | null;
  /** How many values a key has of a column, about, where nothing narrows them: rather too few than too many. */
  readonly room: (shape: Shape<K>) => number;
}

/** Values of a kind that has as many as any key needs. */
export const ROOM = 10_000_000;

/** Characters of a text of which there are as many. */
const ROOMY_CHARACTERS = 6;
/** Days of the years that all servers' dates have, about. */
const DAYS = 3_000_000;

/** Literals that types take which take any. */
const ANY_LITERAL: KindModel['assigned'] = ['number', 'boolean'];

/** A moment is neither of few digits alone nor a word, but for these. */
const MOMENT_TEXT =
  /^(?!\s*[-+]?\d{1,3}\s*$)(?!\s*[a-z]+\s*$)|^\s*[-+]?(?:epoch|infinity|now|today|tomorrow|yesterday)\s*$/i;

/** An answer whatever the facts are. */
function just<T>(answer: T): () => T {
  return () => answer;
}

type Template = Omit<KindRow<Kind>, 'noun'>;

/**
 * What holds of values that are texts between quotes, and of which no more is known: where a new kind begins, which must decide on
 * `order`, `room`, `castsAsWritten` and `isBounded`, as they change what is planned; the others may stay until they are asked for. One
 * of single values in an order begins with `SCALAR`, as `uuid` does.
 */
const TEXT: Template = {
  dimension: null,
  isNumeric: false,
  actsAsNumber: false,
  order: null,
  middle: null,
  isNested: false,
  isReadInParts: false,
  isApart: false,
  isLong: false,
  isFixed: false,
  isPlain: false,
  isKnown: true,
  isScalar: false,
  castsAsWritten: false,
  matches: null,
  mayBeDocument: false,
  meant: [],
  assigned: [],
  input: null,
  listing: 'constants',
  literals: just(['quoted']),
  isBounded: just(false),
  scale: just(null),
  room: just(1),
};

/** What holds of most values of a few bytes. */
const SCALAR: Template = { ...TEXT, isFixed: true, isPlain: true, isScalar: true, isBounded: just(true) };

/** What holds of most numbers. */
const NUMBER: Template = {
  ...SCALAR,
  dimension: 'number',
  isNumeric: true,
  actsAsNumber: true,
  order: 'exact',
  meant: ['numbers'],
  assigned: ['number'],
  literals: just(['bare', 'quoted']),
  room: just(ROOM),
};

/** The kinds of value: a kind or an answer that is missing here does not compile. A kind says where it differs from its like. */
const KINDS: { readonly [K in Kind]: KindRow<K> } = {
  integer: {
    ...NUMBER,
    noun: 'whole numbers',
    meant: ['numbers', 'moments', 'truth'],
    input: /^\s*[-+]?(?:\d[\d_]*|0[xob][\da-f_]+)\s*$/i,
    literals: just(['bare']),
    scale: just(0),
    room: ({ bits }) => 2 ** Math.min(31, bits - 1),
  },
  decimal: {
    ...NUMBER,
    noun: 'numbers',
    isFixed: false,
    input: /^\s*[-+]?(?:(?:[\d_]+\.?[\d_]*|\.[\d_]+)(?:e[-+]?\d+)?|0[xob][\da-f_]+|nan|inf(?:inity)?)\s*$/i,
    scale: ({ scale }) => scale,
  },
  float: {
    ...NUMBER,
    noun: 'numbers',
    order: null,
    input: /^\s*[-+]?(?:(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|0x[\da-f.p]+|nan|inf(?:inity)?)\s*$/i,
  },
  money: {
    ...NUMBER,
    noun: 'amounts',
    isNumeric: false,
    order: null,
    isScalar: false,
    literals: just(['quoted', 'bare']),
    room: just(1),
  },
  boolean: {
    ...SCALAR,
    noun: 'truth values',
    actsAsNumber: true,
    meant: ['truth'],
    assigned: ['boolean'],
    input: /^\s*(?:t|tr|tru|true|f|fa|fal|fals|false|y|ye|yes|n|no|on|of|off|0|1)\s*$/i,
    listing: 'type',
    literals: ({ stored }) => (stored === 'integer' ? ['boolean', 'bare'] : ['boolean']),
  },
  text: {
    ...SCALAR,
    noun: 'text',
    middle: 'm',
    isLong: true,
    isFixed: false,
    castsAsWritten: true,
    matches: 'language',
    mayBeDocument: true,
    meant: ['texts', 'truth'],
    assigned: ANY_LITERAL,
    // What a short text means leaves few of those that its characters make.
    room: ({ characters }) => {
      const most = characters ?? ROOMY_CHARACTERS;
      return most >= ROOMY_CHARACTERS ? ROOM : Math.min(ROOM, 10 ** (most - 1));
    },
  },
  bytes: {
    ...TEXT,
    noun: 'bytes',
    middle: '\\x80',
    isLong: true,
    meant: ['texts'],
    literals: just(['bytes']),
    isBounded: just(true),
  },
  bits: {
    ...TEXT,
    noun: 'bits',
    isLong: true,
    meant: ['truth'],
    // MySQL's are a number, PostgreSQL's a text.
    literals: ({ form }) => (form === 'number' ? ['bare', 'bits', 'quoted'] : ['quoted', 'bits', 'bare']),
    isBounded: ({ form }) => form === 'number',
    scale: just(0),
  },
  year: {
    ...NUMBER,
    noun: 'years',
    isNumeric: false,
    order: 'counted',
    meant: ['numbers', 'moments'],
    literals: just(['bare']),
    scale: just(0),
    room: just(1),
  },
  date: {
    ...SCALAR,
    noun: 'dates',
    dimension: 'instant',
    order: 'exact',
    meant: ['moments'],
    input: MOMENT_TEXT,
    room: just(DAYS),
  },
  time: { ...SCALAR, noun: 'times', dimension: 'clock', order: 'counted', meant: ['clock'] },
  timestamp: {
    ...SCALAR,
    noun: 'dates with times',
    dimension: 'instant',
    order: 'exact',
    meant: ['moments'],
    input: MOMENT_TEXT,
    room: just(ROOM),
  },
  interval: { ...TEXT, noun: 'intervals', dimension: 'span', isFixed: true, meant: ['clock'], isBounded: just(true) },
  uuid: {
    ...SCALAR,
    noun: 'UUIDs',
    middle: '80000000-0000-0000-0000-000000000000',
    castsAsWritten: true,
    input: /^\{?(?:[\da-f]{4}-?){8}\}?$/i,
    room: just(ROOM),
  },
  json: {
    ...TEXT,
    noun: 'JSON',
    isReadInParts: true,
    isPlain: true,
    matches: 'beginning',
    mayBeDocument: true,
    meant: ['documents'],
  },
  xml: { ...TEXT, noun: 'XML', isReadInParts: true, matches: 'beginning' },
  enum: {
    ...SCALAR,
    noun: 'labels',
    order: 'exact',
    castsAsWritten: true,
    matches: 'language',
    meant: ['texts'],
    listing: 'type',
    isBounded: just(false),
  },
  set: { ...TEXT, noun: 'sets of labels', isPlain: true, isScalar: true, matches: 'language', listing: 'type' },
  network: {
    ...TEXT,
    noun: 'addresses',
    isApart: true,
    meant: ['family'],
    // With a mask, a value is a network or an address within one.
    isBounded: ({ form }) => form === 'inet4' || form === 'inet6',
  },
  mac: { ...TEXT, noun: 'addresses', isFixed: true },
  spatial: { ...TEXT, noun: 'shapes', assigned: ['number'], listing: 'own', literals: just(['spatial']) },
  geometric: { ...TEXT, noun: 'shapes', isApart: true },
  textSearch: { ...TEXT, noun: 'search terms' },
  range: { ...TEXT, noun: 'ranges', isNested: true, isApart: true, input: /^\s*(?:[[({]|empty)/i },
  array: { ...TEXT, noun: 'arrays', isNested: true, isReadInParts: true, isLong: true, input: /^\s*[[{]/ },
  composite: { ...TEXT, noun: 'rows', isNested: true, isReadInParts: true },
  vector: { ...TEXT, noun: 'vectors', assigned: ['number'], listing: 'own', literals: just(['quoted', 'bytes']) },
  formed: { ...TEXT, noun: 'values of its own form', matches: 'beginning', assigned: ANY_LITERAL },
  opaque: { ...TEXT, noun: 'values', isKnown: false, assigned: ANY_LITERAL, listing: 'own', literals: just([]) },
  unknown: {
    ...TEXT,
    noun: 'values',
    isKnown: false,
    castsAsWritten: true,
    matches: 'beginning',
    assigned: ANY_LITERAL,
    literals: just(['quoted', 'bare']),
  },
};

/** What is known of the values of a kind. */
export function modelOf(kind: Kind | undefined): KindModel {
  return KINDS[kind ?? 'unknown'];
}

/** Whether values of a kind are points in time, or times of a day. */
export function isMoment(kind: Kind | undefined): boolean {
  const { dimension } = modelOf(kind);
  return dimension === 'instant' || dimension === 'clock';
}

/** Whether values of a kind are exact numbers, as the SQL standard has them: whole numbers, and decimals. */
export function isExactNumber(kind: Kind | undefined): boolean {
  const { isNumeric, order } = modelOf(kind);
  return isNumeric && order === 'exact';
}

/** Whether values of a shape are whole numbers. */
export function isWholeNumber(shape: Shape | undefined): boolean {
  return modelOf(shape?.kind).isNumeric && scaleOf(shape) === 0;
}

const rowOf = <K extends Kind>(shape: Shape<K>): KindRow<K> => KINDS[shape.kind];

/** How values of a shape are written: constants in the first of these ways; none, where only the server writes any. */
export function literalsOf(shape: Shape): readonly ValueLiteral[] {
  return rowOf(shape).literals(shape);
}

/** Whether domains of a shape have only values between bounds that are asked for. */
export function isBounded(shape: Shape | undefined): boolean {
  return shape !== undefined && rowOf(shape).isBounded(shape);
}

/** How many values a key has of a column of a shape, about, where nothing narrows them: rather too few than too many. */
export function roomOf(shape: Shape | undefined): number {
  return shape === undefined ? 1 : rowOf(shape).room(shape);
}

/** Digits behind the point that values of a shape keep; null: it bounds none, or they have none. */
export function scaleOf(shape: Shape | undefined): number | null {
  return shape === undefined ? null : rowOf(shape).scale(shape);
}
