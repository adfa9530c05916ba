import { MAX_ROWS } from '../limits.ts';
import { nearest } from '../nearest.ts';
import { nearestHint } from '../options/check-options.ts';
import { faultInFields, isRecord, type OptionFault, SNAKE, spelt } from '../options/fault.ts';
import { optionsFromJson } from '../options/json.ts';
import type { OptionField, OptionFields, OptionForm, OptionKind, OptionsOf } from '../options/kind.ts';
import { record, seed } from '../options/kinds.ts';
import { OUTPUT_OPTIONS, type OutputOptions } from '../options/output-options.ts';
import { VALUE_OPTIONS, type ValueOptions } from '../options/value-options.ts';
import { RequestError } from './failure.ts';
import { type Json, parseJson } from './json.ts';
import { quote, quotePath } from './quote.ts';
import { REQUEST_FIELDS } from './request-fields.ts';

/** What a client asks for, checked. */
export interface GenerateRequest {
  readonly tableDefinition: string;
  /** Whether a warning is an error. */
  readonly strict: boolean;
  readonly values: ValueOptions;
  /** The numbers of rows are not cut yet. */
  readonly output: OutputOptions;
}

const BODY = record(REQUEST_FIELDS);

/** Every field of the body and of its options, by the path that error messages name. */
const PATHS: readonly (readonly string[])[] = [
  ...Object.keys(REQUEST_FIELDS).map((name) => [SNAKE(name)]),
  ...namesIn(REQUEST_FIELDS.options.kind).map((name) => ['options', SNAKE(name)]),
];

function namesIn({ form }: OptionKind): readonly string[] {
  return form.form === 'record' ? Object.keys(form.fields) : [];
}

/** Reads the JSON of a request. Throws RequestError, which names the field, what it was and what it may be. */
export function parseGenerateRequest(text: string): GenerateRequest {
  const body = plainOf(parseJson(text), BODY);
  if (!isRecord(body)) {
    throw new RequestError(400, 'invalid_field', `The body must be an object, not ${quote(body)}.`);
  }
  const fault = faultInFields(REQUEST_FIELDS, body, SNAKE);
  if (fault !== null) throw faultError(fault);
  // That it is so was checked.
  const { tableDefinition, rows, options = {} } = optionsFromJson(BODY, body) as OptionsOf<typeof REQUEST_FIELDS>;
  const { strict = false, tables, ...others } = options;
  const ofTables = tables === undefined ? {} : { tables };
  return {
    tableDefinition,
    strict,
    values: picked(VALUE_OPTIONS, { ...others, ...(isRecord(tables) ? ofTables : {}) }),
    output: picked(OUTPUT_OPTIONS, {
      ...others,
      ...(isRecord(tables) ? {} : ofTables),
      ...(rows === undefined ? {} : { rows }),
    }),
  };
}

/** Those of some options that are in a table. */
function picked<Fields extends OptionFields>(
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
): OptionsOf<Fields> {
  const names = Object.keys(given).filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(names.map((name) => [name, given[name]])) as OptionsOf<Fields>;
}

/**
 * A value of JSON whose objects are records, in which `__proto__` is a field like any other. Counts have the largest number that they may
 * have where they are larger: JSON has integers that no double holds, and reads one beyond 10^308 as Infinity. Both are large numbers,
 * not errors; as a seed, each would have to be told from its neighbours. `kind`: what the value must be, if that is known.
 */
function plainOf(value: Json, kind: OptionKind | undefined): unknown {
  if (typeof value === 'number') return kind === undefined ? value : numberOf(value, kind);
  if (isArray(value)) {
    const item = inside(kind, 'list');
    return value.map((part) => plainOf(part, item));
  }
  if (!(value instanceof Map)) return value;
  const fields = fieldsOf(kind);
  const item = inside(kind, 'map');
  return Object.fromEntries(
    Array.from(value, ([name, part]) => [name, plainOf(part, fields?.get(name)?.kind ?? item)]),
  );
}

/** What the items of a list are, or the values of a map, where a value may be one. */
function inside(kind: OptionKind | undefined, outer: 'list' | 'map'): OptionKind | undefined {
  return formsOf(kind).flatMap((form) => (form.form === outer ? [form.of] : []))[0];
}

/** What the fields of a record are, where a value may be one. */
function fieldsOf(kind: OptionKind | undefined): ReadonlyMap<string, OptionField> | undefined {
  return formsOf(kind).flatMap((form) => (form.form === 'record' ? [spelt(form.fields, SNAKE)] : []))[0];
}

function numberOf(value: number, kind: OptionKind): number {
  const isLarge = value > MAX_ROWS && (Number.isInteger(value) || value === Number.POSITIVE_INFINITY);
  const isCount = isLarge && kind !== seed && formsOf(kind).some(({ form }) => form === 'integer');
  return isCount ? MAX_ROWS : value;
}

function formsOf(kind: OptionKind | undefined): readonly OptionForm[] {
  if (kind === undefined) return [];
  return kind.form.form === 'anyOf' ? kind.form.kinds.flatMap(formsOf) : [kind.form];
}

/** `Array.isArray` is a guard for arrays that may be changed. */
function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function faultError(fault: OptionFault): RequestError {
  const field = quotePath(fault.path);
  switch (fault.what) {
    case 'value': {
      const message = `The field ${field} must be ${fault.allowed}, not ${quote(fault.given)}${nearestHint(fault.nearest)}.`;
      return new RequestError(400, 'invalid_field', message);
    }
    case 'name': {
      const message = `Unknown field ${field}; the nearest known one is ${quotePath(nearestPath(fault))}.`;
      return new RequestError(400, 'unknown_field', message);
    }
    case 'missing':
      return new RequestError(400, 'missing_field', `The field ${field} is missing; it must be ${fault.allowed}.`);
  }
}

/** Of fields of the body and its options compares last names only, so that one at the wrong level is found as well. */
function nearestPath({ path, nearest: sibling }: OptionFault & { readonly what: 'name' }): readonly string[] {
  const lastName = (known: readonly string[]) => known.at(-1) ?? '';
  const isTop = path.length <= 2 && path.slice(0, -1).every((name) => name === 'options');
  const best = isTop ? nearest(lastName(path), PATHS.map(lastName)) : null;
  return PATHS.find((known) => lastName(known) === best) ?? [...path.slice(0, -1), sibling];
}
