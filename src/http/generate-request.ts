import { nearest } from '../nearest.ts';
import { faultInFields, isRecord, type OptionFault, SNAKE } from '../options/fault.ts';
import { optionsFromJson } from '../options/json.ts';
import type { OptionFields, OptionKind, OptionsOf } from '../options/kind.ts';
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
  const given = withoutMaps(parseJson(text));
  const body = withCountsCut(BODY, given);
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

/** A value whose objects are records, of names of any kind: `__proto__` is a field of its own there, too. */
function withoutMaps(value: Json): unknown {
  if (isArray(value)) return value.map(withoutMaps);
  if (!(value instanceof Map)) return value;
  return Object.fromEntries(Array.from(value, ([name, item]) => [name, withoutMaps(item)]));
}

/** `Array.isArray` is a guard for arrays that may be changed. */
function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/**
 * A value in which counts have the largest number that they may have, where they are larger: JSON has integers that no double holds, and
 * reads one beyond 10^308 as Infinity. Both are large numbers, not errors; as a seed, each would have to be told from its neighbours.
 */
function withCountsCut(kind: OptionKind, value: unknown): unknown {
  const { form } = kind;
  if (kind === seed) return value;
  switch (form.form) {
    case 'integer':
      return isWhole(value) ? Math.min(value, form.most) : value;
    case 'list':
      return Array.isArray(value) ? value.map((item) => withCountsCut(form.of, item)) : value;
    case 'map':
      return mapped(value, () => form.of);
    case 'record': {
      const kinds = new Map(Object.entries(form.fields).map(([name, field]) => [SNAKE(name), field.kind]));
      return mapped(value, (name) => kinds.get(name));
    }
    case 'anyOf':
      return form.kinds.reduce((cut: unknown, one) => withCountsCut(one, cut), value);
    default:
      return value;
  }
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && (Number.isInteger(value) || value === Number.POSITIVE_INFINITY);
}

function mapped(value: unknown, kindOf: (name: string) => OptionKind | undefined): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const kind = kindOf(name);
      return [name, kind === undefined ? item : withCountsCut(kind, item)];
    }),
  );
}

function faultError(fault: OptionFault): RequestError {
  const field = quotePath(fault.path);
  switch (fault.what) {
    case 'value': {
      const message = `The field ${field} must be ${fault.allowed}, not ${quote(fault.given)}.`;
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
