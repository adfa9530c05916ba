import { literalsOf, modelOf } from '../../grammar/kinds.ts';
import type { Shape } from '../../grammar/shape.ts';
import { apartOf } from './apart.ts';
import { elementsOf } from './array-text.ts';
import { hexadecimalOf } from './bytes.ts';
import { collated, foldedLetters } from './collation.ts';
import { dayOf } from './date.ts';
import { roundedProduct } from './decimal.ts';
import { type Domain, type LiteralForm, poolDomain } from './domain.ts';
import { limitsOf } from './integer.ts';
import { isInLanguage } from './language.ts';
import { type DomainRequest, type Facts, isSingle, isWhole, numberOf, type Scalar } from './request.ts';
import { DAY_LENGTH, isInClock } from './timestamp.ts';

/**
 * The constants that a check lists, as far as the type and the other facts take them; null: none is left; undefined:
 * the kind reads the list itself.
 */
export function listedDomain(
  shape: Shape,
  { facts, distinct, disjoint, equalLetters, comparedLength, roomBeside }: DomainRequest,
): Domain | null | undefined {
  const literal = literalOf(shape);
  if (literal === undefined) return undefined;
  const excluded = new Set(facts.excluded.map(normal));
  let entries = (facts.list ?? [])
    .map((value) => (literal === 'bare' && typeof value === 'boolean' ? Number(value) : value))
    .filter((value) => isTaken(shape, value, literal))
    .filter((value) => {
      if (excluded.has(normal(value))) return false;
      if (facts.step !== null && (numberOf(value) ?? 0) % facts.step !== facts.rest) return false;
      if (!String(value).startsWith(facts.prefix)) return false;
      const length = String(value).length;
      if (shape.kind === 'timestamp' && !isInClock(value, facts)) return false;
      if (shape.kind === 'array' && !isOfLength(String(value), facts)) return false;
      if (shape.kind === 'bytes' && !facts.languages.every((language) => isInLanguage(language, String(value), null)))
        return false;
      if (
        shape.kind === 'text' &&
        (length < facts.lengthLeast || length > facts.lengthMost || !isWord(shape, value, facts))
      )
        return false;
      return inBounds(value, facts, orderOf(shape, literal));
    });
  // What computing demands gives way, where it leaves nothing.
  const legal = { ...facts, least: facts.legalLeast, most: facts.legalMost };
  const computable = entries.filter((value) => inBounds(value, legal, orderOf(shape, literal)));
  if (computable.length > 0) entries = computable;
  const exact = shape.kind === 'float' && shape.bits === 32 ? entries.filter(isSingle) : [];
  if (exact.length > 0) entries = exact;
  const different = [...new Map(entries.map((value) => [canonical(shape, value), value])).values()].map(String);
  const cut = distinct ? cutApart(different, comparedLength) : different;
  const unequal = distinct && literal === 'quoted' ? collated(cut, equalLetters) : cut;
  const usual = shape.kind === 'text' && roomBeside > 0 ? withoutOtherCases(unequal) : unequal;
  const texts = disjoint ? apartOf(shape, usual) : usual;
  const written = literal === 'bytes' ? texts.map(hexadecimalOf) : texts;
  return written.length === 0 ? null : poolDomain(shape.kind, literal, written);
}

/** Of a list in which each word stands in several cases of its letters, people write the first case of it. */
function withoutOtherCases(texts: readonly string[]): readonly string[] {
  const byWord = new Map<string, readonly string[]>();
  for (const text of texts) byWord.set(text.toLowerCase(), [...(byWord.get(text.toLowerCase()) ?? []), text]);
  const words = [...byWord.values()];
  return words.every(({ length }) => length > 1) ? words.flatMap(([first]) => first ?? []) : texts;
}

/** Texts of which no two begin with the same characters, of so many that a key compares; their other cases are the same. */
function cutApart(texts: readonly string[], comparedLength: number): readonly string[] {
  if (comparedLength === Number.POSITIVE_INFINITY) return texts;
  const beginning = (text: string) => foldedLetters([...text].slice(0, comparedLength).join(''));
  return [...new Map(texts.toReversed().map((text) => [beginning(text), text])).values()].toReversed();
}

/** Whether an array's text form has as many elements as are asked for. */
function isOfLength(text: string, { lengthLeast, lengthMost }: Facts): boolean {
  const length = elementsOf(text)?.length ?? 1;
  return length >= lengthLeast && length <= lengthMost;
}

/** Whether a text has the letters and is in the languages that are asked for. */
function isWord({ padded, characters }: Shape<'text'>, value: Scalar, { letters, languages }: Facts): boolean {
  const text = String(value);
  if (letters !== null && text !== (letters === 'lower' ? text.toLowerCase() : text.toUpperCase())) return false;
  return languages.every((language) => isInLanguage(language, text, padded ? characters : null));
}

/** How constants of a type are written; undefined: it has none, or makes lists of its own. */
export function literalOf(shape: Shape): LiteralForm | undefined {
  return modelOf(shape.kind).listing === 'constants' ? literalsOf(shape)[0] : undefined;
}

/** The same text for the same value: 1 and '1.0' are one. */
function normal(value: Scalar): string {
  return String(numberOf(value) ?? value);
}

/** The same text for constants that are one value of the type: 1 and 1.0, a day and its midnight. */
function canonical(shape: Shape, value: Scalar): string {
  if (shape.kind === 'date') return String(value).replace(/[ T]\d\d:.*$/, '');
  if (shape.kind === 'timestamp') {
    const text = String(value)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
    return /^\d{4}-\d\d-\d\d$/.test(text) ? `${text} 00:00:00` : text;
  }
  return modelOf(shape.kind).isNumeric ? normal(value) : String(value);
}

/** A time behind a day, other than midnight: no date is equal to such a moment. */
const TIME_OF_DAY = /\d[ T][\d:.]*[1-9]/;

/** Whether the type holds the constant: its range and length only, the rest is the DDL author's word. */
export function isTaken(shape: Shape, value: Scalar, literal: LiteralForm): boolean {
  if (shape.kind === 'integer') {
    if (!isWhole(String(value))) return Number.isInteger(numberOf(value));
    const { first, last } = limitsOf(shape);
    return BigInt(String(value).trim()) >= first && BigInt(String(value).trim()) <= last;
  }
  if (shape.kind === 'enum') return shape.labels.includes(String(value));
  if (shape.kind === 'set')
    return (
      value === '' ||
      String(value)
        .split(',')
        .every((label) => shape.labels.includes(label))
    );
  if (shape.kind === 'date') return !TIME_OF_DAY.test(String(value));
  if (shape.kind === 'year') {
    const year = numberOf(value) ?? Number.NaN;
    return Number.isInteger(year) && year >= shape.first && year <= shape.last;
  }
  const isUnsigned = 'unsigned' in shape && shape.unsigned;
  if (isUnsigned && (numberOf(value) ?? 0) < 0) return false;
  if (shape.kind === 'decimal' && shape.scale !== null) {
    const units = roundedProduct(numberOf(value) ?? Number.NaN, 10 ** shape.scale);
    return Number.isInteger(units) && Math.abs(units) < 10 ** (shape.precision ?? Number.POSITIVE_INFINITY);
  }
  if (shape.kind === 'bits' && shape.form === 'number') {
    const number = numberOf(value) ?? Number.NaN;
    return Number.isInteger(number) && number >= 0 && number < 2 ** (shape.length ?? 1);
  }
  if (shape.kind === 'bits' && shape.form === 'fixed') return String(value).length === (shape.length ?? 1);
  if (literal === 'bare') return numberOf(value) !== null;
  if (shape.kind === 'text' && shape.characters !== null) return String(value).length <= shape.characters;
  return true;
}

/** Orders two constants: below, at or above zero. */
type Order = (one: Scalar, other: Scalar) => number;

/** The order of a type's constants. A day is its midnight, however either is written. */
function orderOf({ kind }: Shape, literal: LiteralForm): Order {
  if (literal === 'bare') return (one, other) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0);
  const byText: Order = (one, other) => (String(one) < String(other) ? -1 : String(one) === String(other) ? 0 : 1);
  if (modelOf(kind).dimension !== 'instant') return byText;
  return (one, other) => {
    const [left, right] = [dayOf(one), dayOf(other)];
    return left === null || right === null || left === right ? byText(written(one), written(other)) : left - right;
  };
}

/** A moment with its time, as far as one is missing. */
function written(value: Scalar): string {
  const text = String(value);
  return text.length === DAY_LENGTH ? `${text} 00:00:00` : text;
}

function inBounds(value: Scalar, { least, most }: DomainRequest['facts'], order: Order): boolean {
  const above = least === null ? 1 : order(value, least.value);
  const below = most === null ? -1 : order(value, most.value);
  return (above > 0 || (above === 0 && !least?.strict)) && (below < 0 || (below === 0 && !most?.strict));
}
