import { Decimal } from '../../runtime/decimal.ts';
import { isList, isNumber, isObject, type JsonValue, parseJson, sameJson } from '../../runtime/json-value.ts';
import { Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { document, json, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** One step of a path: a member's name or an element's place. */
export type Step = string | number;

const STEP = /\s*(?:\.\s*(?:([A-Za-z_$][\w$]*)|"((?:[^"\\]|\\.)*)")|\[\s*(\d{1,9})\s*\])/y;

/** Reads a path such as `$.a."b c"[0]` (MySQL manual 13.5). Wildcards are not read. */
export function stepsOf(path: string): readonly Step[] {
  const start = /^\s*\$/.exec(path);
  if (start === null) throw new Refusal(); // A path begins with $.
  const steps: Step[] = [];
  const end = path.trimEnd().length;
  for (STEP.lastIndex = start[0].length; STEP.lastIndex < end; ) {
    const match = STEP.exec(path);
    if (match === null) throw new Unevaluable(); // This path is not read here.
    const [, name, quoted, index] = match;
    if (quoted?.includes('\\')) throw new Unevaluable(); // Escapes in a path are not read here.
    steps.push(name ?? quoted ?? Number(index));
  }
  return steps;
}

/** What stands at a path; undefined: nothing does. A value that is no array is its own first element. */
function atPath(value: JsonValue, path: string): JsonValue | undefined {
  let found: JsonValue | undefined = value;
  for (const step of stepsOf(path)) {
    if (found === undefined) return undefined;
    if (typeof step === 'number')
      found = found !== null && isList(found) ? found[step] : step === 0 ? found : undefined;
    else found = found !== null && isObject(found) ? found.get(step) : undefined;
  }
  return found;
}

/** A document given as text or as a value of JSON; a text that is none is refused. */
export function documentOf(value: Value | undefined): JsonValue {
  if (typeof value !== 'string') return json(value);
  const parsed = parseJson(value);
  if (parsed === undefined) throw new Refusal(); // The text is no JSON.
  return parsed;
}

/** The type of a JSON value in MySQL's words, as far as both servers name it so. */
function typeNameOf(value: JsonValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'boolean') return 'BOOLEAN';
  if (typeof value === 'string') return 'STRING';
  if (isNumber(value)) {
    if (/^-?\d{1,18}$/.test(value.text)) return 'INTEGER';
    if (/[.eE]/.test(value.text)) return 'DOUBLE';
    throw new Unevaluable(); // What a number of so many digits is called differs between servers.
  }
  return isList(value) ? 'ARRAY' : 'OBJECT';
}

function lengthOf(value: JsonValue): number {
  if (value === null) return 1;
  return isList(value) ? value.length : isObject(value) ? value.size : 1;
}

/** What a path gives as text: strings without quotes; of numbers, those that are written in one way only. */
function unquoted(value: JsonValue | undefined): Value {
  if (value === undefined) return null;
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value) && /^-?(?:0|[1-9]\d{0,17})$/.test(value.text)) return value.text;
  throw new Unevaluable(); // How this value is written differs between servers.
}

/** Containment as MySQL has it (manual 14.17.3): an array contains what one of its elements contains. */
function contains(whole: JsonValue, part: JsonValue): boolean {
  if (whole !== null && isList(whole)) {
    if (part !== null && isList(part)) return part.every((item) => whole.some((one) => contains(one, item)));
    return whole.some((one) => contains(one, part));
  }
  if (whole === null || part === null || !isObject(whole) || !isObject(part)) return sameJson(whole, part);
  return [...part].every(([name, item]) => {
    const found = whole.get(name);
    return found !== undefined && contains(found, item);
  });
}

function depthOf(value: JsonValue): number {
  const inner = value === null ? [] : isList(value) ? value : isObject(value) ? [...value.values()] : [];
  return inner.reduce<number>((depth, item) => Math.max(depth, depthOf(item) + 1), 1);
}

/** MySQL's functions of JSON over paths, as far as MariaDB answers the same. */
export const jsonPathFunctions: Implementations = {
  'path.type': ([value]) => typeNameOf(documentOf(value)),
  'path.extract': ([value, path]) => {
    const found = atPath(documentOf(value), text(path));
    return found === undefined ? null : document(found);
  },
  'path.text': ([value, path]) => unquoted(atPath(documentOf(value), text(path))),
  'path.unquote': ([value]) => unquoted(documentOf(value)),
  'path.value': ([value, path]) => {
    const found = atPath(documentOf(value), text(path));
    if (found === undefined || found === null) return null;
    if (typeof found === 'boolean' || isList(found) || isObject(found)) {
      throw new Unevaluable(); // What is no text or number differs between servers here.
    }
    return unquoted(found);
  },
  'path.container': ([value, path]) => {
    const found = atPath(documentOf(value), text(path));
    return found !== undefined && found !== null && (isList(found) || isObject(found)) ? document(found) : null;
  },
  'path.exists': ([value, path]) => atPath(documentOf(value), text(path)) !== undefined,
  'path.length': ([value, path]) => {
    const found = path === undefined ? documentOf(value) : atPath(documentOf(value), text(path));
    return found === undefined ? null : Decimal.of(lengthOf(found));
  },
  'path.depth': ([value]) => Decimal.of(depthOf(documentOf(value))),
  'path.contains': ([whole, part, path]) => {
    const found = path === undefined ? documentOf(whole) : atPath(documentOf(whole), text(path));
    if (found === undefined) throw new Unevaluable(); // What contains nothing differs between servers.
    return contains(found, documentOf(part));
  },
  'path.contains_path': ([value, how, ...paths]) => {
    const mode = text(how).toLowerCase();
    if (mode !== 'one' && mode !== 'all') throw new Refusal(); // Either one or all paths are asked for.
    const found = paths.map((path) => atPath(documentOf(value), text(path)) !== undefined);
    return mode === 'one' ? found.includes(true) : !found.includes(false);
  },
};
