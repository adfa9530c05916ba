import { isList, isNumber, isObject, type JsonValue, jsonText, parseJson, sameJson } from '../runtime/json-value.ts';
import { isJson, isText } from '../runtime/types.ts';
import { type Present, Unevaluable } from '../runtime/value.ts';
import { json, text, truth } from '../runtime/values-as.ts';
import type { Comparison } from './comparison.ts';
import type { Bound } from './scope.ts';

/**
 * How MySQL and MariaDB compare what was taken out of a document with a text, a truth value or another document, as far as both
 * answer the same: JSON is a type of its own to MySQL (manual 14.17, comparison of JSON values), and a text to MariaDB.
 * Null: the operands are others.
 */
export function documentComparison(left: Bound, right: Bound): Comparison | null {
  const [document, other, isTurned] = isJson(left.type) ? [left, right, false] : [right, left, true];
  if (!isJson(document.type)) return null;
  const test = isJson(other.type)
    ? (one: JsonValue, beside: Present) => sameDocument(one, json(beside))
    : isText(other.type) || other.type.name === 'unknown'
      ? (one: JsonValue, beside: Present) => sameAsText(one, text(beside))
      : other.type.name === 'bool'
        ? (one: JsonValue, beside: Present) => sameAsTruth(one, truth(beside))
        : null;
  if (test === null) return null;
  return {
    equal: (one, beside) => (isTurned ? test(json(beside), one) : test(json(one), beside)),
    order: () => unsure(),
  };
}

function unsure(): never {
  throw new Unevaluable(); // MySQL and MariaDB compare these values differently.
}

/** Texts are compared where the objects' order of keys and the numbers' spelling cannot make them differ. */
function sameDocument(one: JsonValue, other: JsonValue): boolean {
  if (!sameJson(one, other)) return false;
  return isPlain(one) && isPlain(other) ? true : unsure();
}

function isPlain(value: JsonValue): boolean {
  if (value !== null && isObject(value)) return false;
  if (value !== null && isList(value)) return value.every(isPlain);
  return value === null || !isNumber(value) || /^-?\d+$/.test(value.text);
}

/** A text in a document is that text, in any case to some collations; what is no text never is one to MySQL. */
function sameAsText(one: JsonValue, other: string): boolean {
  if (typeof one === 'string') {
    if (one === other) return true;
    return isAscii(one) && isAscii(other) && folded(one) !== folded(other) ? false : unsure();
  }
  const parsed = parseJson(other);
  const mayBe = jsonText(one) === other || (parsed !== undefined && sameJson(one, parsed));
  return mayBe ? unsure() : false;
}

function isAscii(value: string): boolean {
  return /^[ -~]*$/.test(value);
}

function folded(value: string): string {
  return value.toLowerCase().trimEnd();
}

/** A truth value in a document is that one; a number beside 0 and 1 is none. */
function sameAsTruth(one: JsonValue, other: boolean): boolean {
  if (typeof one === 'boolean') return one === other;
  const number = one !== null && isNumber(one) ? Number(one.text) : 0;
  return number === 0 || number === 1 ? unsure() : false;
}
