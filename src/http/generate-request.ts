import { DEFAULT_BATCH_SIZE, DEFAULT_ROWS, MAX_ROWS } from '../limits.ts';
import { nearest } from '../nearest.ts';
import { RequestError } from './failure.ts';
import { type Json, parseJson } from './json.ts';
import { quote } from './quote.ts';

/** What a client asks for, checked and with the defaults filled in. */
export interface GenerateRequest {
  readonly tableDefinition: string;
  /** From 1, not cut yet. */
  readonly rows: number;
  readonly batchSize: number;
  /** Undefined: the server draws one. */
  readonly seed: number | string | undefined;
  /** Whether a warning is an error. */
  readonly strict: boolean;
}

type Fields = ReadonlyMap<string, Json>;

/** Every field of the request, by the path that error messages name. */
const PATHS = ['table_definition', 'rows', 'options', 'options.batch_size', 'options.seed', 'options.strict'] as const;
type Path = (typeof PATHS)[number];

/** Reads the JSON of a request. Throws RequestError, which names the field, what it was and what it may be. */
export function parseGenerateRequest(text: string): GenerateRequest {
  const body = fieldsOf(parseJson(text), 'The body');
  checkNames(body, '');
  const given = body.get('options');
  const options: Fields = given === undefined ? new Map() : fieldsOf(given, 'The field "options"');
  checkNames(options, 'options.');
  return {
    tableDefinition: tableDefinitionOf(body.get('table_definition')),
    rows: countOf('rows', body.get('rows')) ?? DEFAULT_ROWS,
    batchSize: countOf('options.batch_size', options.get('batch_size')) ?? DEFAULT_BATCH_SIZE,
    seed: seedOf(options.get('seed')),
    strict: strictOf(options.get('strict')),
  };
}

function fieldsOf(value: Json, subject: string): Fields {
  if (value instanceof Map) return value;
  throw new RequestError(400, 'invalid_field', `${subject} must be an object, not ${quote(value)}.`);
}

function checkNames(fields: Fields, prefix: '' | 'options.'): void {
  for (const name of fields.keys()) {
    const known: readonly string[] = PATHS;
    if (!name.includes('.') && known.includes(prefix + name)) continue;
    const message = `Unknown field ${quote(prefix + name)}; the nearest known one is "${nearestPath(name)}".`;
    throw new RequestError(400, 'unknown_field', message);
  }
}

/** Compares last names only, so that a known field at the wrong level is found as well. */
function nearestPath(name: string): Path {
  const lastName = (path: Path) => path.slice(path.indexOf('.') + 1);
  const best = nearest(name, PATHS.map(lastName));
  return PATHS.find((path) => lastName(path) === best) ?? 'table_definition';
}

function tableDefinitionOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (value !== undefined) throw mistyped('table_definition', 'a string with a CREATE TABLE statement', value);
  const message = 'The field "table_definition" is missing; it must be a string with a CREATE TABLE statement.';
  throw new RequestError(400, 'missing_field', message);
}

/** JSON has integers that no double holds, and reads one beyond 10^308 as Infinity: both are large numbers, not errors. */
function countOf(path: Path, value: Json | undefined): number | undefined {
  if (value === undefined) return undefined;
  const whole = typeof value === 'number' && (Number.isInteger(value) || value === Number.POSITIVE_INFINITY);
  if (!whole || value < 1) throw mistyped(path, 'an integer of at least 1', value);
  return Math.min(value, MAX_ROWS);
}

function seedOf(value: Json | undefined): number | string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw mistyped('options.seed', 'an integer from 0 to 2^53 - 1 or a string', value);
}

function strictOf(value: Json | undefined): boolean {
  if (value === undefined || typeof value === 'boolean') return value ?? false;
  throw mistyped('options.strict', 'true or false', value);
}

function mistyped(path: Path, allowed: string, value: Json | undefined): RequestError {
  return new RequestError(400, 'invalid_field', `The field "${path}" must be ${allowed}, not ${quote(value)}.`);
}
