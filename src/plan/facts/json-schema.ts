import type { RegexFlavour } from '../../../grammar/semantics.ts';
import { Regex } from '../../expression/regex.ts';
import { outlinesOfRegex } from '../../expression/regex-parts.ts';
import { parseRegex } from '../../expression/regex-syntax.ts';
import { Refusal, Unevaluable } from '../../expression/value.ts';
import type { ColumnType, Expression } from '../../ir.ts';
import { radicesOf, valueText } from '../../values/domain.ts';

/** Levels of a schema that are looked at. */
const MAX_DEPTH = 5;

/** Characters of a schema that is looked at, and elements of an array or members of an object that are made after it. */
const MAX_SCHEMA_LENGTH = 10_000;
const MAX_ITEMS = 20;

/** Documents that are made after a schema, and characters of a text in them at most. */
const SAMPLES = 20;
const MAX_SAMPLE_LENGTH = 200;

const DOCUMENT: ColumnType = {
  shape: { kind: 'json', binary: true },
  written: 'JSON',
  base: null,
  characterSet: null,
  collation: null,
  nullable: true,
  domainChecks: [],
  inner: [],
};

/** A document, as it is compared with others: a text alone would be one beside documents. */
export function documentConstant(value: string): Expression {
  return { kind: 'cast', operand: { kind: 'string', value }, type: DOCUMENT };
}

/** A column that holds one of some documents which are valid by a schema (JSON Schema, draft 4); null: none is known. */
export function schemaCondition(schema: string, document: Expression, flavour: RegexFlavour): Expression | null {
  if (schema.length > MAX_SCHEMA_LENGTH) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(schema);
  } catch {
    return null;
  }
  if (document.kind !== 'column') return null;
  const sampler = new Sampler(parsed, flavour);
  const samples = Array.from({ length: SAMPLES }, (_, turn) => sampler.sampleOf(parsed, turn, 0));
  if (samples.includes(undefined)) return null;
  const list = [...new Set(samples.map((sample) => JSON.stringify(sample)))].map(documentConstant);
  return { kind: 'in', operand: document, list, negated: false };
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Words that ask for more than samples are made by. All others are taken for what draft 4 does not know, which MySQL passes over (`const`,
 * `format`, `if`), or for notes.
 */
const UNKNOWN: ReadonlySet<string> = new Set(['oneOf', 'not', 'patternProperties', 'dependencies']);

/** Words that are about one type, where none is named. */
const TYPE_OF_WORD: ReadonlyMap<string, string> = new Map([
  ['required', 'object'],
  ['properties', 'object'],
  ['minProperties', 'object'],
  ['items', 'array'],
  ['minItems', 'array'],
  ['minimum', 'number'],
  ['maximum', 'number'],
  ['multipleOf', 'number'],
]);

/** Gives values that are valid by schemas: with the properties that they require. Undefined: one asks for more than is known here. */
class Sampler {
  readonly #root: unknown;
  readonly #flavour: RegexFlavour;

  constructor(root: unknown, flavour: RegexFlavour) {
    this.#root = root;
    this.#flavour = flavour;
  }

  sampleOf(given: unknown, turn: number, depth: number): unknown {
    const schema = this.#resolved(given, turn, depth);
    if (schema === null || depth > MAX_DEPTH || Object.keys(schema).some((word) => UNKNOWN.has(word))) return undefined;
    const { type, enum: listed } = schema;
    if (Array.isArray(listed)) return listed[turn % Math.max(1, listed.length)];
    const named = Array.isArray(type) ? type[0] : type;
    const [word = ''] = Object.keys(schema).filter((one) => TYPE_OF_WORD.has(one));
    switch (typeof named === 'string' ? named : (TYPE_OF_WORD.get(word) ?? 'string')) {
      case 'integer':
      case 'number':
        return numberOf(schema, turn);
      case 'boolean':
        return turn % 2 === 0;
      case 'null':
        return null;
      case 'string':
        return this.#text(schema, turn);
      case 'array':
        return this.#array(schema, turn, depth);
      case 'object':
        return this.#object(schema, turn, depth);
      default:
        return undefined;
    }
  }

  /** The schema itself: what it refers to, one of several, all of several together. */
  #resolved(schema: unknown, turn: number, depth: number): JsonObject | null {
    if (!isObject(schema) || depth > MAX_DEPTH) return null;
    const { $ref: reference, anyOf, allOf, ...own } = schema;
    if (typeof reference === 'string') return this.#resolved(this.#referred(reference), turn, depth + 1);
    const chosen = Array.isArray(anyOf) ? [anyOf[turn % Math.max(1, anyOf.length)]] : [];
    const parts = [...(Array.isArray(allOf) ? allOf : []), ...chosen].map((part) =>
      this.#resolved(part, turn, depth + 1),
    );
    return parts.reduce<JsonObject | null>(
      (all, part) => (all === null || part === null ? null : merged(all, part)),
      own,
    );
  }

  /** What #/definitions/name stands for. */
  #referred(reference: string): unknown {
    const [head, ...path] = reference.split('/');
    if (head !== '#') return undefined;
    return path.reduce<unknown>(
      (found, step) => (isObject(found) && Object.hasOwn(found, step) ? found[step] : undefined),
      this.#root,
    );
  }

  #text(schema: JsonObject, turn: number): string | undefined {
    const { pattern } = schema;
    const least = Math.min(numberAt(schema, 'minLength', 0), MAX_SAMPLE_LENGTH);
    const most = numberAt(schema, 'maxLength', Number.POSITIVE_INFINITY);
    if (typeof pattern === 'string') {
      const fits = (text: string) => [...text].length >= least && [...text].length <= most;
      return textsOf(pattern, turn, this.#flavour).find(fits);
    }
    const letter = String.fromCharCode(97 + turn);
    return letter.repeat(Math.max(least, Math.min(3, most)));
  }

  #array(schema: JsonObject, turn: number, depth: number): unknown {
    const { items = { type: 'integer' } } = schema;
    const length = Math.max(0, numberAt(schema, 'minItems', 0));
    if (length > MAX_ITEMS) return undefined;
    // The first items by their places, the others by `additionalItems`.
    const { additionalItems } = schema;
    const others = isObject(additionalItems) ? additionalItems : { type: 'integer' };
    const schemaAt = (i: number): unknown => (Array.isArray(items) ? (items[i] ?? others) : items);
    const found = Array.from({ length }, (_, i) => this.sampleOf(schemaAt(i), turn + i, depth + 1));
    const isTwice = schema['uniqueItems'] === true && new Set(found.map((item) => JSON.stringify(item))).size < length;
    return found.includes(undefined) || isTwice ? undefined : found;
  }

  #object(schema: JsonObject, turn: number, depth: number): unknown {
    const { required = [], properties } = schema;
    if (!Array.isArray(required)) return undefined;
    const known = isObject(properties) ? properties : {};
    const least = Math.min(numberAt(schema, 'minProperties', 0), MAX_ITEMS);
    const spare = Array.from({ length: least }, (_, i) => `p${i}`);
    const names = new Set(required.filter((name) => typeof name === 'string'));
    for (const name of [...Object.keys(known), ...spare]) if (names.size < least) names.add(name);
    const entries = [...names].map((name): [string, unknown] => {
      const inner = Object.hasOwn(known, name) ? known[name] : { type: 'string' };
      return [name, this.sampleOf(inner, turn, depth + 1)];
    });
    const isClosed = schema['additionalProperties'] === false && [...names].some((name) => !Object.hasOwn(known, name));
    return isClosed || entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
  }
}

/** Two schemas that both hold: what only one of them says, and the properties of either. Null: they say the same word. */
function merged(one: JsonObject, other: JsonObject): JsonObject | null {
  const all: Record<string, unknown> = { ...one };
  for (const [word, value] of Object.entries(other)) {
    const before = Object.hasOwn(one, word) ? one[word] : undefined;
    if (before === undefined) all[word] = value;
    else if (word === 'required' && Array.isArray(before) && Array.isArray(value)) all[word] = [...before, ...value];
    else if (word === 'properties' && isObject(before) && isObject(value)) all[word] = { ...before, ...value };
    else if (JSON.stringify(before) !== JSON.stringify(value)) return null;
  }
  return all;
}

/** A number that a schema names, or another. */
function numberAt(schema: JsonObject, word: string, otherwise: number): number {
  const value = schema[word];
  return typeof value === 'number' ? value : otherwise;
}

/** A number between the bounds of a schema, neither of which it is where it need not be; undefined: none is found. */
function numberOf(schema: JsonObject, turn: number): number | undefined {
  const step = numberAt(schema, 'multipleOf', 1);
  const most = numberAt(schema, 'maximum', Number.POSITIVE_INFINITY);
  const least = numberAt(schema, 'minimum', Math.min(step, most));
  if (step <= 0) return undefined;
  const isWhole = Number.isInteger(step) && Number.isInteger(least);
  // Where whole numbers do not fit, the number in the middle may.
  const first = isWhole || schema['type'] === 'integer' ? Math.ceil(least / step) * step : least;
  const isFit = (value: number) =>
    (schema['exclusiveMinimum'] === true ? value > least : value >= least) &&
    (schema['exclusiveMaximum'] === true ? value < most : value <= most);
  const middle = Object.hasOwn(schema, 'multipleOf') || schema['type'] === 'integer' ? first : (least + most) / 2;
  const choices = [first + step * turn, first + step, first, middle];
  return choices.find((value) => Number.isFinite(value) && isFit(value));
}

/** Matching texts so short takes no time worth counting. */
const ignoreSpent = (): void => {};

/** Texts that a pattern finds itself in, the same for the same turn; none: it is not read here. */
function textsOf(pattern: string, turn: number, flavour: RegexFlavour): readonly string[] {
  try {
    const { node } = parseRegex(pattern, flavour, false);
    const regex = new Regex(pattern, flavour);
    const texts = outlinesOfRegex(node).map((parts) => {
      const domain = { kind: 'text', literal: 'quoted', parts } as const;
      return valueText(
        domain,
        radicesOf(domain).map((radix, digit) => (turn * 7 + digit * 3) % radix),
      );
    });
    return texts.filter((text) => text.length <= MAX_SAMPLE_LENGTH && regex.test(text, ignoreSpent));
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unevaluable) return [];
    throw error;
  }
}
