import type { ColumnType, Expression } from '../../ir.ts';

/** Levels of a schema that are looked at. */
const MAX_DEPTH = 5;

/** Characters of a schema that is looked at, and elements of an array that is made after it. */
const MAX_SCHEMA_LENGTH = 10_000;
const MAX_ITEMS = 4;

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
export function schemaCondition(schema: string, document: Expression): Expression | null {
  if (schema.length > MAX_SCHEMA_LENGTH) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(schema);
  } catch {
    return null;
  }
  if (document.kind !== 'column') return null;
  const samples = Array.from({ length: SAMPLES }, (_, turn) => sampleOf(parsed, turn, 0));
  if (samples.includes(undefined)) return null;
  const list = [...new Set(samples.map((sample) => JSON.stringify(sample)))].map(documentConstant);
  return { kind: 'in', operand: document, list, negated: false };
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Words of a schema that samples are made by, or that ask nothing of them. */
const KNOWN: ReadonlySet<string> = new Set(
  '$schema id title description default type required properties additionalProperties items minimum maximum minLength maxLength minItems maxItems enum uniqueItems'.split(
    ' ',
  ),
);

/** A value that is valid by a schema: with the properties that it requires. Undefined: it asks for more than is known here. */
function sampleOf(schema: unknown, turn: number, depth: number): unknown {
  if (!isObject(schema) || depth > MAX_DEPTH || Object.keys(schema).some((word) => !KNOWN.has(word))) return undefined;
  const { type, required, enum: listed } = schema;
  if (Array.isArray(listed)) return listed[turn % listed.length];
  const named = Array.isArray(type) ? type[0] : type;
  const kind = typeof named === 'string' ? named : required === undefined ? 'string' : 'object';
  return Object.hasOwn(SAMPLERS, kind) ? SAMPLERS[kind]?.(schema, turn, depth) : undefined;
}

type Sample = (schema: JsonObject, turn: number, depth: number) => unknown;

/** A number that a schema names, or another. */
function numberAt(schema: JsonObject, word: string, otherwise: number): number {
  const value = schema[word];
  return typeof value === 'number' ? value : otherwise;
}

function number(schema: JsonObject, turn: number): number {
  const least = numberAt(schema, 'minimum', Math.min(1, numberAt(schema, 'maximum', 1)));
  return Math.min(least + turn, numberAt(schema, 'maximum', Number.POSITIVE_INFINITY));
}

const SAMPLERS: Readonly<Record<string, Sample>> = {
  integer: number,
  number,
  boolean: (_schema, turn) => turn % 2 === 0,
  null: () => null,

  string(schema, turn) {
    const least = Math.min(numberAt(schema, 'minLength', 0), MAX_SAMPLE_LENGTH);
    const letter = String.fromCharCode(97 + turn);
    return letter.repeat(Math.max(least, Math.min(3, numberAt(schema, 'maxLength', 3))));
  },

  array(schema, turn, depth) {
    const length = Math.max(0, numberAt(schema, 'minItems', 0));
    if (length > MAX_ITEMS) return undefined;
    const items = Array.from({ length }, (_, i) =>
      sampleOf(schema['items'] ?? { type: 'integer' }, turn + i, depth + 1),
    );
    return items.includes(undefined) ? undefined : items;
  },

  object({ required = [], properties }, turn, depth) {
    if (!Array.isArray(required)) return undefined;
    const names = required.filter((name) => typeof name === 'string');
    const entries = names.map((name): [string, unknown] => {
      const inner = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : { type: 'string' };
      return [name, sampleOf(inner, turn, depth + 1)];
    });
    return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
  },
};
