import { compareDecimals, type Decimal, parseDecimal } from './decimal.ts';

/** A value of JSON. Numbers keep all their digits; of two members with one name, the last one counts. */
export type JsonValue = null | boolean | string | JsonNumber | readonly JsonValue[] | ReadonlyMap<string, JsonValue>;

export interface JsonNumber {
  readonly number: Decimal;
  /** As it was written. */
  readonly text: string;
}

/** Levels of nesting that are read: fewer than the servers hold, and few enough for the stack. */
const MAX_DEPTH = 90;

/** Thrown inside for a text that is no JSON: no Error, since the stack that one keeps takes longer to make than the text to read. */
class Malformed {}

/** Reads a JSON text; undefined: it is malformed. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return new JsonReader(text).read();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

export function isObject(value: JsonValue): value is ReadonlyMap<string, JsonValue> {
  return value instanceof Map;
}

export function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

export function isNumber(value: JsonValue): value is JsonNumber {
  return typeof value === 'object' && value !== null && 'number' in value;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

class JsonReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): JsonValue {
    const value = this.#value();
    this.#space();
    if (this.#at < this.#text.length) throw new Malformed();
    return value;
  }

  #space(): void {
    while (' \t\n\r'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length) this.#at++;
  }

  #eat(mark: string): boolean {
    this.#space();
    if (!this.#text.startsWith(mark, this.#at)) return false;
    this.#at += mark.length;
    return true;
  }

  #value(): JsonValue {
    if (++this.#depth > MAX_DEPTH) throw new Malformed();
    const value = this.#anyValue();
    this.#depth--;
    return value;
  }

  #anyValue(): JsonValue {
    if (this.#eat('{')) return this.#members();
    if (this.#eat('[')) return this.#items();
    if (this.#eat('"')) return this.#string();
    if (this.#eat('true')) return true;
    if (this.#eat('false')) return false;
    if (this.#eat('null')) return null;
    const match = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/.exec(this.#text.slice(this.#at, this.#at + 1000));
    const number = match === null ? null : parseDecimal(match[0]);
    if (match === null || number === null) throw new Malformed();
    this.#at += match[0].length;
    return { number, text: match[0] };
  }

  #members(): JsonValue {
    const members = new Map<string, JsonValue>();
    if (this.#eat('}')) return members;
    do {
      if (!this.#eat('"')) throw new Malformed();
      const name = this.#string();
      if (!this.#eat(':')) throw new Malformed();
      members.set(name, this.#value());
    } while (this.#eat(','));
    if (!this.#eat('}')) throw new Malformed();
    return members;
  }

  #items(): JsonValue {
    const items: JsonValue[] = [];
    if (this.#eat(']')) return items;
    do items.push(this.#value());
    while (this.#eat(','));
    if (!this.#eat(']')) throw new Malformed();
    return items;
  }

  #string(): string {
    let text = '';
    for (;;) {
      const character = this.#text.charAt(this.#at++);
      if (character === '' || character < ' ') throw new Malformed();
      if (character === '"') return text;
      text += character === '\\' ? this.#escape() : character;
    }
  }

  #escape(): string {
    const mark = this.#text.charAt(this.#at++);
    const plain = ESCAPES.get(mark);
    if (plain !== undefined) return plain;
    const digits = this.#text.slice(this.#at, this.#at + 4);
    if (mark !== 'u' || !/^[0-9a-fA-F]{4}$/.test(digits)) throw new Malformed();
    this.#at += 4;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }
}

/** Whether two JSON values are the same: members in any order, numbers by value. */
export function sameJson(one: JsonValue, other: JsonValue): boolean {
  if (isNumber(one) && isNumber(other)) return compareDecimals(one.number, other.number) === 0;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, i) => sameJson(item, other[i] ?? null));
  }
  if (isObject(one) && isObject(other)) {
    return one.size === other.size && [...one].every(([name, item]) => hasSame(other, name, item));
  }
  return one === other;
}

function hasSame(members: ReadonlyMap<string, JsonValue>, name: string, wanted: JsonValue): boolean {
  const found = members.get(name);
  return found !== undefined && sameJson(found, wanted);
}

/** PostgreSQL's jsonb containment (manual 8.14.3): an array may hold a scalar; elements in any order. */
export function containsJson(whole: JsonValue, part: JsonValue, top = true): boolean {
  if (isObject(whole) && isObject(part)) {
    return [...part].every(([name, item]) => {
      const found = whole.get(name);
      return found !== undefined && containsJson(found, item, false);
    });
  }
  if (isList(whole)) {
    if (isList(part)) return part.every((item) => whole.some((one) => containsJson(one, item, false)));
    return top && !isObject(part) && whole.some((one) => sameJson(one, part));
  }
  return !isObject(whole) && !isList(part) && !isObject(part) && sameJson(whole, part);
}

/** What a text operator gives of a JSON value: strings without quotes, the rest as the servers write it. */
export function jsonText(value: JsonValue): string {
  return typeof value === 'string' ? value : serialized(value);
}

/** jsonb's text form: a space behind each mark, members by length of name, then by bytes. */
export function serialized(value: JsonValue): string {
  if (isNumber(value)) return value.number.toString();
  if (isList(value)) return `[${value.map(serialized).join(', ')}]`;
  if (isObject(value)) {
    const members = [...value].sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
    return `{${members.map(([name, item]) => `${JSON.stringify(name)}: ${serialized(item)}`).join(', ')}}`;
  }
  return JSON.stringify(value);
}
