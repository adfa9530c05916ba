import { Decimal } from '../../runtime/decimal.ts';
import { containsJson, isList, isNumber, isObject, type JsonValue, jsonText } from '../../runtime/json-value.ts';
import { Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { array, count, document, json, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** The kind of a JSON value in PostgreSQL's words. */
function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string') return 'string';
  if (isNumber(value)) return 'number';
  return isList(value) ? 'array' : 'object';
}

/** A member of an object, or an element of an array (from the end, where the number is negative); undefined: none. */
function member(value: JsonValue, key: string | number): JsonValue | undefined {
  if (value === null) return undefined;
  if (typeof key === 'string') return isObject(value) ? value.get(key) : undefined;
  return isList(value) ? value.at(key) : undefined;
}

function atPath(value: JsonValue, path: readonly Value[]): JsonValue | undefined {
  let found: JsonValue | undefined = value;
  for (const step of path) {
    if (found === undefined || step === null) return undefined;
    const key = text(step);
    if (isList(found)) found = /^\s*[+-]?\d{1,9}$/.test(key) ? found.at(Number(key)) : undefined;
    else found = member(found, key);
  }
  return found;
}

const made = (value: JsonValue | undefined): Value => (value === undefined ? null : document(value));
const written = (value: JsonValue | undefined): Value =>
  value === undefined || value === null ? null : jsonText(value);

/** The same of a type that keeps its own spelling, which is not kept here. */
const spelled = (value: JsonValue | undefined): Value => {
  if (value === undefined || value === null) return null;
  if (isList(value) || isObject(value)) throw new Unevaluable(); // The spelling of a document is not kept.
  return isNumber(value) ? value.text : jsonText(value);
};

/** An element; a scalar of jsonb is its own only one. */
function element(value: JsonValue, index: number): JsonValue | undefined {
  if (value !== null && isObject(value)) return undefined;
  return value !== null && isList(value) ? value.at(index) : index === 0 || index === -1 ? value : undefined;
}

/** Whether a key is that of a member, or the text of an element. */
function hasKey(value: JsonValue, key: string): boolean {
  if (value === null) return false;
  if (isObject(value)) return value.has(key);
  return isList(value) ? value.includes(key) : value === key;
}

function listOf(value: Value | undefined): readonly JsonValue[] {
  const found = json(value);
  if (found === null || !isList(found)) throw new Refusal(); // The document is no array.
  return found;
}

function jsonOf(value: Value): JsonValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (value instanceof Decimal) return { number: value, text: value.toString() };
  throw new Unevaluable(); // This value is not made JSON here.
}

/** Both documents in one: members of objects side by side, elements one behind the other. */
function joined(one: JsonValue, other: JsonValue): JsonValue {
  if (one !== null && other !== null && isObject(one) && isObject(other)) return new Map([...one, ...other]);
  const list = (value: JsonValue): readonly JsonValue[] => (value !== null && isList(value) ? value : [value]);
  return [...list(one), ...list(other)];
}

/** Functions and operators of PostgreSQL's json and jsonb (manual 9.16). */
export const jsonFunctions: Implementations = {
  json_typeof: ([value]) => kindOf(json(value)),
  'json.member': ([value, key]) => made(member(json(value), text(key))),
  'json.element': ([value, index]) => made(element(json(value), count(index))),
  'json.member_text': ([value, key]) => written(member(json(value), text(key))),
  'json.element_text': ([value, index]) => written(element(json(value), count(index))),
  'plain.element': ([value, index]) => made(member(json(value), count(index))),
  'plain.element_text': ([value, index]) => spelled(member(json(value), count(index))),
  'plain.member_text': ([value, key]) => spelled(member(json(value), text(key))),
  'plain.path_text': ([value, path]) => spelled(atPath(json(value), array(path).items)),
  'plain.at_text': ([value, ...path]) => spelled(atPath(json(value), path)),
  'json.path': ([value, path]) => made(atPath(json(value), array(path).items)),
  'json.path_text': ([value, path]) => written(atPath(json(value), array(path).items)),
  'json.at': ([value, ...path]) => made(atPath(json(value), path)),
  'json.at_text': ([value, ...path]) => written(atPath(json(value), path)),
  'json.has': ([value, key]) => hasKey(json(value), text(key)),
  'json.has_any': ([value, keys]) => array(keys).items.some((key) => key !== null && hasKey(json(value), text(key))),
  'json.has_all': ([value, keys]) => array(keys).items.every((key) => key === null || hasKey(json(value), text(key))),
  'json.contains': ([whole, part]) => containsJson(json(whole), json(part)),
  'json.contained': ([part, whole]) => containsJson(json(whole), json(part)),
  'json.array_length': ([value]) => Decimal.of(listOf(value).length),
  'json.concat': ([one, other]) => document(joined(json(one), json(other))),
  'json.without': ([value, key]) => {
    const [found, name] = [json(value), text(key)];
    if (found !== null && isObject(found)) return document(new Map([...found].filter(([one]) => one !== name)));
    if (found !== null && isList(found)) return document(found.filter((one) => one !== name));
    throw new Refusal(); // A scalar has no members.
  },
  'json.of': ([value = null]) => document(jsonOf(value)),
  'json.strip_nulls': ([value]) => document(stripped(json(value))),
};

function stripped(value: JsonValue): JsonValue {
  if (value === null) return value;
  if (isList(value)) return value.map(stripped);
  if (!isObject(value)) return value;
  return new Map([...value].filter(([, item]) => item !== null).map(([name, item]) => [name, stripped(item)]));
}
