import { atLeastOne, either, inTurn, type Language, many, oneOf, optional, range, word } from '../automaton.ts';

/* Sets of bytes and languages that several forms of output have. */

export function codesOf(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

/** All bytes but some, and but those that are not `isTaken`. */
export function allBut(characters: string, isTaken: (byte: number) => boolean): readonly number[] {
  const excluded = new Set(codesOf(characters));
  return Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => !excluded.has(byte) && isTaken(byte));
}

export const DIGIT = oneOf(range('0', '9'));

export const HEXADECIMAL_PAIR = inTurn(
  ...[0, 1].map(() => oneOf([...range('0', '9'), ...range('a', 'f'), ...range('A', 'F')])),
);

/** A number as SQL has it. */
export const NUMERAL = inTurn(
  optional(word('-')),
  either(inTurn(atLeastOne(DIGIT), optional(inTurn(word('.'), many(DIGIT)))), inTurn(word('.'), atLeastOne(DIGIT))),
  optional(inTurn(oneOf(codesOf('eE')), optional(oneOf(codesOf('+-'))), atLeastOne(DIGIT))),
);

/** What stands around a text, with digits for the number of a reference system. */
export function bracket(text: string): Language {
  const [before = '', behind] = text.split('{srid}');
  return behind === undefined ? word(before) : inTurn(word(before), atLeastOne(DIGIT), word(behind));
}
