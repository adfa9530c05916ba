import { type Identity, isMultiple, type Rows } from '../index.ts';
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
  /** Names of the tables to write; undefined: all. */
  readonly tables: readonly string[] | undefined;
  /** Rows of single tables, by their names. */
  readonly rowsOf: Readonly<Record<string, Rows>>;
  readonly identity: Identity | undefined;
}

type Fields = ReadonlyMap<string, Json>;

/** Every field of the request, by the path that error messages name. */
const PATHS = [
  'table_definition',
  'rows',
  'options',
  'options.batch_size',
  'options.seed',
  'options.strict',
  'options.tables',
  'options.rows_of',
  'options.identity',
] as const;
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
    tables: tablesOf(options.get('tables')),
    rowsOf: rowsOf(options.get('rows_of')),
    identity: identityOf(options.get('identity')),
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
  if (value !== undefined) throw mistyped('table_definition', 'a string with CREATE TABLE statements', value);
  const message = 'The field "table_definition" is missing; it must be a string with CREATE TABLE statements.';
  throw new RequestError(400, 'missing_field', message);
}

function countOf(path: Path, value: Json | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!isCount(value)) throw mistyped(path, 'an integer of at least 1', value);
  return Math.min(value, MAX_ROWS);
}

/** JSON has integers that no double holds, and reads one beyond 10^308 as Infinity: both are large numbers, not errors. */
function isCount(value: Json): value is number {
  return typeof value === 'number' && value >= 1 && (Number.isInteger(value) || value === Number.POSITIVE_INFINITY);
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

function tablesOf(value: Json | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const allowed = 'an array of one or more names of tables';
  if (!isArray(value) || value.length === 0) throw mistyped('options.tables', allowed, value);
  return value.map((name) => {
    if (typeof name === 'string') return name;
    throw mistyped('options.tables', `${allowed}, each a string`, name);
  });
}

/** `Array.isArray` is a guard for arrays that may be changed. */
function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function rowsOf(value: Json | undefined): Readonly<Record<string, Rows>> {
  if (value === undefined) return {};
  const fields = fieldsOf(value, 'The field "options.rows_of"');
  return Object.fromEntries(Array.from(fields, ([table, rows]) => [table, rowsOfTable(rows)]));
}

/** A number of rows, or as many times those of the table's parent: 3x. */
function rowsOfTable(value: Json): Rows {
  if (typeof value === 'string' && isMultiple(value)) return value;
  if (isCount(value)) return Math.min(value, MAX_ROWS);
  throw mistyped('options.rows_of', 'an object whose values are integers of at least 1 or texts like "3x"', value);
}

function identityOf(value: Json | undefined): Identity | undefined {
  if (value === undefined || value === 'explicit' || value === 'database') return value;
  throw mistyped('options.identity', '"explicit" or "database"', value);
}

function mistyped(path: Path, allowed: string, value: Json | undefined): RequestError {
  return new RequestError(400, 'invalid_field', `The field "${path}" must be ${allowed}, not ${quote(value)}.`);
}
