import { RequestError } from './failure.ts';
import { JSON_LEVELS } from './limits.ts';
import { quote } from './quote.ts';

/** A JSON value. Objects are maps, so that a name such as `__proto__` is one like any other. */
export type Json = null | boolean | number | string | readonly Json[] | ReadonlyMap<string, Json>;

/**
 * Reads JSON (RFC 8259) in time linear to its length. Throws RequestError for text that is none, for a name that an object
 * has twice (which of the two is meant?), and for nesting deeper than any request needs.
 */
export function parseJson(text: string): Json {
  const reader = new JsonReader(text);
  return reader.readDocument();
}

const WORDS = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /[A-Za-z_$][\w$]*/y;
const WHITE_SPACE = /[ \t\r\n]*/y;
/** Up to what ends a string or stands in it wrongly. */
const STRING_PART = /[ !#-[\]-\uffff]*/y;
/** An escape may write half of a pair, which UTF-8 does not have (RFC 8259, 8.2; RFC 7493, 2.1, forbids it). */
const HALF_PAIR = /\p{Surrogate}/u;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class JsonReader {
  readonly #text: string;
  #at = 0;
  #level = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readDocument(): Json {
    this.#skipWhiteSpace();
    const value = this.#value();
    if (this.#at < this.#text.length) throw this.#expected('the end of the body');
    return value;
  }

  /** Value : Object | Array | String | Number | true | false | null, with the white space behind it */
  #value(): Json {
    const first = this.#text[this.#at];
    let value: Json;
    if (first === '{') value = this.#nested(() => this.#object());
    else if (first === '[') value = this.#nested(() => this.#array());
    else if (first === '"') value = this.#string();
    else value = this.#wordOrNumber();
    this.#skipWhiteSpace();
    return value;
  }

  #nested(read: () => Json): Json {
    if (this.#level === JSON_LEVELS) throw this.#wrong(`it is nested more than ${JSON_LEVELS} levels deep`);
    this.#level++;
    this.#skip(1);
    const value = read();
    this.#level--;
    return value;
  }

  /** Object : "{" ( String ":" Value )* separated by "," "}" */
  #object(): Json {
    const fields = new Map<string, Json>();
    if (this.#eat('}')) return fields;
    do {
      if (this.#text[this.#at] !== '"') throw this.#expected('a name in double quotes');
      const name = this.#string();
      if (fields.has(name)) {
        throw new RequestError(400, 'duplicate_field', `The name ${quote(name)} stands twice in one object.`);
      }
      this.#skipWhiteSpace();
      if (!this.#eat(':')) throw this.#expected('":"');
      fields.set(name, this.#value());
    } while (this.#eat(','));
    if (!this.#eat('}')) throw this.#expected('"," or "}"');
    return fields;
  }

  /** Array : "[" Value* separated by "," "]" */
  #array(): Json {
    const values: Json[] = [];
    if (this.#eat(']')) return values;
    do values.push(this.#value());
    while (this.#eat(','));
    if (!this.#eat(']')) throw this.#expected('"," or "]"');
    return values;
  }

  #string(): string {
    const start = this.#at;
    this.#at++;
    for (;;) {
      this.#match(STRING_PART);
      const next = this.#text[this.#at];
      if (next === '"') break;
      if (next === undefined) throw this.#wrong('a string has no end');
      if (next !== '\\') throw this.#wrong('a control character in a string must be escaped, a line break as \\n');
      if (this.#match(ESCAPE) === undefined) throw this.#wrong('there is no such escape in JSON');
    }
    this.#at++;
    // What is between the quotes is valid by now: the engine's own reader decodes it faster than a loop would.
    const decoded = String(JSON.parse(this.#text.slice(start, this.#at)));
    if (HALF_PAIR.test(decoded)) {
      this.#at = start;
      throw this.#wrong('half of a surrogate pair is no character');
    }
    return decoded;
  }

  #wordOrNumber(): Json {
    const number = this.#match(NUMBER);
    if (number !== undefined) return Number(number);
    const start = this.#at;
    const value = WORDS.get(this.#match(WORD) ?? '');
    if (value !== undefined) return value;
    this.#at = start;
    throw this.#expected('a value');
  }

  #eat(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#skip(1);
    return true;
  }

  #skip(characters: number): void {
    this.#at += characters;
    this.#skipWhiteSpace();
  }

  #skipWhiteSpace(): void {
    this.#match(WHITE_SPACE);
  }

  /** Passes over what a sticky expression finds here; none of ours can backtrack. Undefined where it finds nothing. */
  #match(expression: RegExp): string | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #expected(what: string): RequestError {
    const found = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
    return this.#wrong(
      `expected ${what}, found ${this.#at < this.#text.length ? quote(found) : 'the end of the body'}`,
    );
  }

  /** Lines and columns count from 1, in UTF-16 units as editors count. */
  #wrong(reason: string): RequestError {
    const before = this.#text.slice(0, this.#at).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    return new RequestError(400, 'invalid_json', `The body is not valid JSON at ${place}: ${reason}.`);
  }
}
