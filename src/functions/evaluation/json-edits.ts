import { Decimal } from '../../runtime/decimal.ts';
import { isList, isObject, type JsonValue, sameJson } from '../../runtime/json-value.ts';
import { isAscii } from '../../runtime/text-comparison.ts';
import { Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { document, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';
import { documentOf, type Step, stepsOf } from './json-path.ts';

/** A value as an argument of a function that makes documents. */
function jsonOf(value: Value | undefined): JsonValue {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return value ?? null;
  if (value instanceof Decimal) return { number: value, text: value.toString() };
  if (typeof value === 'object' && 'kind' in value && value.kind === 'json') return value.value;
  throw new Unevaluable(); // This value is not made JSON here.
}

/** What takes a value's place; undefined: it is taken out. */
type Change = (found: JsonValue | undefined) => JsonValue | undefined;

/** A document with another value at the end of some steps. */
function changed(value: JsonValue, steps: readonly Step[], change: Change): JsonValue | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value);
  if (typeof step === 'number') {
    if (value === null || !isList(value)) throw new Unevaluable(); // What is no array is its own first element.
    const found = value[step];
    const made = rest.length === 0 ? change(found) : found === undefined ? undefined : changed(found, rest, change);
    if (found === undefined) return made === undefined ? value : [...value, made];
    return value.flatMap((item, i) => (i !== step ? [item] : made === undefined ? [] : [made]));
  }
  if (value === null || !isObject(value)) return value;
  const found = value.get(step);
  const made = rest.length === 0 ? change(found) : found === undefined ? undefined : changed(found, rest, change);
  const members = new Map(value);
  if (made === undefined) members.delete(step);
  else members.set(step, made);
  return members;
}

/** Documents changed at paths, which stand in pairs with values. */
function edited(
  given: readonly Value[],
  change: (found: JsonValue | undefined, value: JsonValue) => JsonValue | undefined,
): Value {
  const [whole = null, ...pairs] = given;
  if (whole === null) return null;
  let value = documentOf(whole);
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    const path = pairs[i] ?? null;
    if (path === null) return null;
    if (typeof path !== 'string') throw new Refusal(); // A path is text.
    const steps = stepsOf(path);
    value = changed(value, steps, (found) => change(found, jsonOf(pairs[i + 1]))) ?? null;
  }
  return document(value);
}

/** RFC 7396. */
function patched(target: JsonValue, patch: JsonValue): JsonValue {
  if (patch === null || !isObject(patch)) return patch;
  const members = new Map(target !== null && isObject(target) ? target : []);
  for (const [name, item] of patch) {
    if (item === null) members.delete(name);
    else members.set(name, patched(members.get(name) ?? null, item));
  }
  return members;
}

/** Both documents in one, with the members and elements of both. */
function joined(one: JsonValue, other: JsonValue): JsonValue {
  if (one !== null && other !== null && isObject(one) && isObject(other)) {
    const members = new Map(one);
    for (const [name, item] of other) {
      const found = members.get(name);
      members.set(name, found === undefined ? item : joined(found, item));
    }
    return members;
  }
  const list = (value: JsonValue): readonly JsonValue[] => (value !== null && isList(value) ? value : [value]);
  return [...list(one), ...list(other)];
}

function overlaps(one: JsonValue, other: JsonValue): boolean {
  const [left, right] = [one, other];
  if (left !== null && isList(left)) {
    return right !== null && isList(right)
      ? left.some((item) => right.some((wanted) => sameJson(item, wanted)))
      : left.some((item) => sameJson(item, right));
  }
  if (right !== null && isList(right)) return overlaps(right, left);
  if (left !== null && right !== null && isObject(left) && isObject(right)) {
    return [...left].some(([name, item]) => {
      const found = right.get(name);
      return found !== undefined && sameJson(found, item);
    });
  }
  return sameJson(left, right);
}

/** The first place of a string, in the order in which members stand. */
function placeOf(value: JsonValue, wanted: string, path: string): string | null {
  if (typeof value === 'string') return value === wanted ? path : null;
  const inner: readonly (readonly [string, JsonValue])[] =
    value === null
      ? []
      : isList(value)
        ? value.map((item, i) => [`${path}[${i}]`, item] as const)
        : isObject(value)
          ? [...value].map(
              ([name, item]) => [`${path}.${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}`, item] as const,
            )
          : [];
  for (const [place, item] of inner) {
    const found = placeOf(item, wanted, place);
    if (found !== null) return found;
  }
  return null;
}

/** MySQL's functions that make documents, and look for values in them (manual 14.17), as far as MariaDB answers the same. */
export const jsonEditFunctions: Implementations = {
  'document.keys': ([value, path]) => {
    if (path !== undefined) throw new Unevaluable(); // The keys at a path are not evaluated.
    const found = documentOf(value);
    if (found === null || !isObject(found)) return null;
    const keys = [...found.keys()];
    // MySQL keeps them by length, MariaDB as they were written.
    if (keys.some((key, i) => i > 0 && !isBehind(key, keys[i - 1] ?? ''))) {
      throw new Unevaluable(); // MySQL and MariaDB list these keys in different orders.
    }
    return document(keys);
  },
  'document.array': (given) => document(given.map(jsonOf)),
  'document.object': (given) => {
    const members = new Map<string, JsonValue>();
    for (let i = 0; i + 1 < given.length; i += 2) {
      const name = given[i] ?? null;
      if (typeof name !== 'string') throw new Refusal(); // A member has a name.
      members.set(name, jsonOf(given[i + 1]));
    }
    return document(members);
  },
  'document.quote': ([value]) => {
    if (/[^ -~]/.test(text(value))) throw new Unevaluable(); // How this is escaped differs between servers.
    return JSON.stringify(text(value));
  },
  'document.set': (given) => edited(given, (_found, value) => value),
  'document.insert': (given) => edited(given, (found, value) => found ?? value),
  'document.replace': (given) => edited(given, (found, value) => (found === undefined ? undefined : value)),
  'document.remove': ([whole, ...paths]) => {
    const value = paths.reduce<JsonValue>(
      (found, path) => changed(found, stepsOf(text(path)), () => undefined) ?? null,
      documentOf(whole),
    );
    return document(value);
  },
  'document.patch': (given) => {
    if (given.includes(null)) throw new Unevaluable(); // A patch of NULL is not evaluated.
    const [whole = null, ...patches] = given.map(documentOf);
    return document(patches.reduce(patched, whole));
  },
  'document.merge': ([whole, ...others]) =>
    document(others.reduce<JsonValue>((value, other) => joined(value, documentOf(other)), documentOf(whole))),
  'document.append': ([whole = null, path = null, item]) => {
    if (whole === null || path === null) return null;
    let isThere = false;
    const value = changed(documentOf(whole), stepsOf(text(path)), (found) => {
      if (found === undefined) return undefined;
      isThere = true;
      return [...(found !== null && isList(found) ? found : [found]), jsonOf(item)];
    });
    if (!isThere) throw new Unevaluable(); // What is appended to nothing differs between servers.
    return document(value ?? null);
  },
  'document.overlaps': ([one, other]) => overlaps(documentOf(one), documentOf(other)),
  'document.search': ([value, mode, wanted]) => {
    if (text(mode).toLowerCase() !== 'one' || /[%_\\]|^[-\d]|^(?:true|false|null)$/.test(text(wanted))) {
      throw new Unevaluable(); // Patterns and several places are not looked for.
    }
    const place = placeOf(documentOf(value), text(wanted), '$');
    return place === null ? null : JSON.stringify(place);
  },
};

/** Whether a key stands behind another one in MySQL's order: by bytes, the shorter first. */
function isBehind(key: string, other: string): boolean {
  if (!isAscii(key) || !isAscii(other)) return false;
  return key.length === other.length ? key > other : key.length > other.length;
}
