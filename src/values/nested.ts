import { modelOf } from '../../grammar/kinds.ts';
import type { Shape } from '../../grammar/shape.ts';
import { mix32 } from '../random.ts';
import { type Domain, radicesOf, sizeOf, valueText } from './domain.ts';
import type { Meaning } from './meaning.ts';
import { type Part, widthOf } from './part.ts';
import { type DomainRequest, NO_FACTS } from './request.ts';

/** Gives the domain of a shape: the registry of kinds, which the kinds that hold others are called with. */
export type DomainOf = (shape: Shape, request: DomainRequest) => Domain | null;

const text = (text: string): Part => ({ kind: 'constant', text });

/** Pools whose entries were escaped before: all arrays of an enumeration share one, however long it is. */
const escapedPools = new WeakMap<readonly string[], readonly string[]>();

function escaped(piece: string): string {
  return piece.replace(/["\\]/g, (character) => `\\${character}`);
}

/** The same parts with backslashes before what means something between double quotes. */
function escapedParts(parts: readonly Part[]): readonly Part[] {
  return parts.map((part): Part => {
    if (part.kind === 'constant') return text(escaped(part.text));
    if (part.kind !== 'pool') return part;
    const entries = escapedPools.get(part.entries) ?? part.entries.map(escaped);
    escapedPools.set(part.entries, entries);
    return { kind: 'pool', entries };
  });
}

/** A value's text between double quotes, as array, row and range literals take any text (manual 8.15.6, 8.16.6, 8.17.5). */
export function quotedParts(domain: Domain): readonly Part[] {
  return [text('"'), ...escapedParts(inputParts(domain)), text('"')];
}

/** The text that the type's input function reads: what a literal's form adds to it belongs to the text here. */
function inputParts({ literal, parts, srid }: Domain): readonly Part[] {
  if (literal === 'bytes') return [text('\\x'), ...parts];
  return literal === 'spatial' ? [text(`SRID=${srid ?? 0};`), ...parts] : parts;
}

/** What stands between the elements of an array (pg_type.typdelim). */
function delimiterOf(shape: Shape): string {
  if (shape.kind === 'spatial') return ':';
  return shape.kind === 'geometric' && shape.of === 'box' ? ';' : ',';
}

/** Elements of each dimension of an array whose length does not vary; more of them where a key has few to choose from. */
const ARRAY_LENGTH = 2;
const MOST_ELEMENTS = 64;

/** Values that a key has to choose from at least, where it can. */
const KEY_VALUES = 2 ** 31;

/** What an array is whose elements cannot be written. */
export const EMPTY_ARRAY: Domain = { kind: 'array', literal: 'quoted', parts: [text('{}')] };

/** Arrays: of one dimension, of one to five elements; of more, two in each. Without an element that can be written, the empty array. */
export function arrayDomain(shape: Shape<'array'>, request: DomainRequest, domainOf: DomainOf): Domain | null {
  const [within] = request.inner;
  const { lengthLeast, lengthMost } = request.facts;
  if (lengthLeast > MOST_ELEMENTS || lengthLeast > lengthMost) return null;
  if (isTooLarge(shape, request)) return lengthLeast > 0 ? null : EMPTY_ARRAY;
  if (request.depth > MAX_DEPTH) return EMPTY_ARRAY;
  const meanings = request.meanings.map(ofOne);
  const element = domainOf(shape.of, {
    ...request,
    meanings,
    facts: within?.facts ?? NO_FACTS,
    inner: within?.inner ?? [],
    comparedLength: Number.POSITIVE_INFINITY,
    equalLetters: [],
    keepsCase: false,
    depth: request.depth + 1,
  });
  if (element === null || lengthMost < 1) return EMPTY_ARRAY;
  const delimiter = delimiterOf(shape.of);
  const isMeant = meanings.some(({ texts }) => texts !== undefined);
  const takesNull = request.free && within?.nullable !== false && !isMeant;
  const quoted = quotedParts(element);
  // Nobody lists the same thing twice.
  const [first, next] = isMeant ? halves(quoted) : [quoted, quoted];
  const wanted = request.distinct ? lengthFor(sizeOf(element)) : ARRAY_LENGTH;
  const length = Math.max(lengthLeast, Math.min(wanted, lengthMost));
  const level = (dimensions: number): readonly Part[] => {
    if (dimensions === 0) return quoted;
    return [
      text('{'),
      ...repeated(level(dimensions - 1), dimensions === 1 ? length : ARRAY_LENGTH, delimiter),
      text('}'),
    ];
  };
  const varies = shape.dimensions === 1 && !request.distinct && isShort(quoted);
  const parts = varies
    ? [
        text('{'),
        ...repeated(first, Math.max(1, lengthLeast), delimiter),
        {
          kind: 'pool',
          entries: tails(
            next,
            delimiter,
            lengthMost - Math.max(1, lengthLeast),
            takesNull,
            first !== next,
            request.ends,
          ),
        } as const,
      ]
    : level(Math.min(shape.dimensions, 6));
  return { kind: 'array', literal: 'quoted', parts };
}

/** Entries of a list of which two parts are made, at least. */
const LEAST_SPLIT = 4;

/** The parts with every other entry of the one list in them, and with those between; the same parts: there is no such list. */
function halves(parts: readonly Part[]): readonly [readonly Part[], readonly Part[]] {
  const lists = parts.flatMap((part, place) => (part.kind === 'constant' ? [] : [{ part, place }]));
  const [{ part, place } = { part: null, place: 0 }] = lists;
  if (lists.length !== 1 || part?.kind !== 'pool' || part.entries.length < LEAST_SPLIT) return [parts, parts];
  const entries = part.entries;
  const half = (rest: number) =>
    parts.with(place, { kind: 'pool', entries: entries.filter((_, rank) => rank % 2 === rest) });
  return [half(0), half(1)];
}

/** What an array's elements mean, where the array means several of them. */
function ofOne(meaning: Meaning): Meaning {
  const { elements } = meaning;
  return elements === undefined ? meaning : { ...meaning, texts: elements };
}

/** Elements of which so many values each make enough arrays. */
function lengthFor(size: number): number {
  if (size <= 1) return ARRAY_LENGTH;
  return Math.max(ARRAY_LENGTH, Math.min(MOST_ELEMENTS, Math.ceil(Math.log(KEY_VALUES) / Math.log(size))));
}

function repeated(parts: readonly Part[], length: number, delimiter: string): readonly Part[] {
  return Array.from({ length }, (_, i) => (i === 0 ? parts : [text(delimiter), ...parts])).flat();
}

/** Widest element of which arrays of several lengths are made: their ends are kept as whole texts. */
const SHORT_ELEMENT_BYTES = 200;

function isShort(parts: readonly Part[]): boolean {
  return parts.reduce((width, part) => width + widthOf(part), 0) <= SHORT_ELEMENT_BYTES;
}

/** Ends of arrays behind their first elements have no to four elements more, some of which may be NULL. */
const MOST_IN_TAIL = 4;
/** One element of so many is NULL, where it may be. */
const NULL_EACH = 7;

function tails(
  parts: readonly Part[],
  delimiter: string,
  room: number,
  takesNull: boolean,
  isSplit: boolean,
  count: number,
): readonly string[] {
  const element: Domain = { kind: 'array', literal: 'quoted', parts };
  const radices = radicesOf(element);
  const elementText = (number: number) =>
    valueText(
      element,
      radices.map((radix, digit) => (mix32(number * 7919 + digit * 104_729) >>> 0) % radix),
    );
  const ends = Array.from({ length: count }, (_, i) => {
    const more = Array.from({ length: i % (Math.min(MOST_IN_TAIL, room) + 1) }, (_element, k) =>
      takesNull && (i + 3 * k) % NULL_EACH === 0 ? 'NULL' : elementText(i * MOST_IN_TAIL + k),
    );
    return `${(isSplit ? [...new Set(more)] : more).map((one) => delimiter + one).join('')}}`;
  });
  return [...new Set(ends)];
}

/** Levels of types in each other that are filled: deeper ones are NULL or empty, as each level doubles the escapes. */
export const MAX_DEPTH = 4;

/** What may stand inside of one value: a few lines of types in each other could ask for more than there is memory. */
export const MAX_WEIGHT = 4096;

/** Whether a value would hold too many others, which are counted with the outermost. */
export function isTooLarge(shape: Shape, { depth }: DomainRequest): boolean {
  return depth === 0 && weightOf(shape) > MAX_WEIGHT;
}

/** The values inside of one value of a shape, each of which counts twice for each text that its own is within: that doubles its escapes. */
export function weightOf(shape: Shape): number {
  const known = weights.get(shape) ?? weightAt(shape, 0, []);
  weights.set(shape, known);
  return known;
}

/** Weights of each shape that was asked for: many columns may be of one type. */
const weights = new WeakMap<Shape, number>();

/** The weight down to the last level that is filled. `known` keeps, by level, what is met again: so time is linear. */
function weightAt(shape: Shape, depth: number, known: Map<Shape, number>[]): number {
  if (depth > MAX_DEPTH + 1) return 1;
  known[depth] ??= new Map();
  const counted = known[depth].get(shape);
  if (counted !== undefined) return counted;
  const inside = (inner: Shape) => (modelOf(inner.kind).isNested ? 2 : 1) * weightAt(inner, depth + 1, known);
  let weight = 1;
  if (shape.kind === 'array') weight = ARRAY_LENGTH ** Math.min(shape.dimensions, 6) * inside(shape.of);
  if (shape.kind === 'range') weight = 2 * inside(shape.of);
  if (shape.kind === 'composite') weight = shape.fields.reduce((sum, field) => sum + inside(field.shape), 1);
  known[depth].set(shape, weight);
  return weight;
}

/** Rows of a composite type. A field that cannot be written is NULL, which is nothing between the commas. */
export function compositeDomain(shape: Shape<'composite'>, request: DomainRequest, domainOf: DomainOf): Domain | null {
  if (isTooLarge(shape, request)) return null;
  const fields = shape.fields.map(({ name, shape: field }, i) => {
    const within = request.inner[i];
    const demanded = { facts: within?.facts ?? NO_FACTS, inner: within?.inner ?? [] };
    const inner = { ...request, ...demanded, name, depth: request.depth + 1 };
    const domain = inner.depth > MAX_DEPTH ? null : domainOf(field, inner);
    const parts = domain === null ? [] : quotedParts(domain);
    return i === 0 ? parts : [text(','), ...parts];
  });
  return { kind: 'composite', literal: 'quoted', parts: [text('('), ...fields.flat(), text(')')] };
}
