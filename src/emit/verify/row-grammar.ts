import type { Literals } from '../../../grammar/dialect.ts';
import {
  type Automaton,
  atLeastOne,
  automatonOf,
  either,
  inTurn,
  type Language,
  many,
  NOWHERE,
  oneOf,
  optional,
  range,
  word,
} from './automaton.ts';

/*
 * What a row of an INSERT statement looks like, byte by byte: a lead, literals with separators between them, and an end. The
 * texts between values are a language of their own, so that one value always ends before the next begins.
 */

/** Bits of the classes of literals: a text may be of several, as '0' is a number and MySQL's FALSE. */
export const NUMBER = 1;
export const STRING = 2;
export const BYTES = 4;
export const BITS = 8;
export const SPATIAL = 16;
export const BOOLEAN = 32;
export const NULL = 64;
export const DEFAULT = 128;

/** Bits of what stands between values: what comes behind it. */
const PLAIN_VALUE = 1;
const COMMENTED_VALUE = 2;
const NOTHING = 4;

/** What a state of the row belongs to. */
export type Place = 'lead' | 'value' | 'commented value' | 'separator' | 'commented separator';

/** The states of all automata of a row, numbered one behind the other; the first is that before the row. */
export interface RowGrammar {
  readonly next: Int16Array;
  readonly accepted: readonly number[];
  readonly places: readonly Place[];
  /** First state of each place. */
  readonly starts: Readonly<Record<Place, number>>;
}

const known = new WeakMap<Literals, RowGrammar>();

/** The grammar of rows in a dialect: made once for each. */
export function rowGrammarOf(literals: Literals): RowGrammar {
  const grammar = known.get(literals) ?? rowGrammar(literals);
  known.set(literals, grammar);
  return grammar;
}

/** What follows a place when its text has ended; null: the row has. */
export function placeBehind(place: Place, accepted: number): Place | null {
  if (place === 'value') return 'separator';
  if (place === 'commented value') return 'commented separator';
  if ((accepted & NOTHING) !== 0) return null;
  return (accepted & COMMENTED_VALUE) !== 0 ? 'commented value' : 'value';
}

/** Whether a text may end the row. */
export function endsRow(place: Place, accepted: number): boolean {
  return placeBehind(place, accepted) === null && accepted !== 0;
}

function rowGrammar(literals: Literals): RowGrammar {
  const open = inTurn(word(' /*'), many(oneOf([...range('0', '9'), ...codesOf('!M')])), word(' '));
  const automata: Readonly<Record<Place, Automaton>> = {
    lead: automatonOf([
      { bit: PLAIN_VALUE, language: word(',\n(') },
      { bit: COMMENTED_VALUE, language: inTurn(word(',\n('), open) },
      { bit: NOTHING, language: word(',\n') },
    ]),
    value: automatonOf(valuesOf(literals, false)),
    'commented value': automatonOf(valuesOf(literals, true)),
    separator: automatonOf([
      { bit: PLAIN_VALUE, language: word(', ') },
      { bit: COMMENTED_VALUE, language: inTurn(open, word(', ')) },
      { bit: NOTHING, language: word(')') },
    ]),
    'commented separator': automatonOf([
      { bit: COMMENTED_VALUE, language: inTurn(word(' */'), open, word(', ')) },
      { bit: NOTHING, language: word(' */)') },
    ]),
  };
  const next = new Int16Array(Object.values(automata).reduce((length, automaton) => length + automaton.next.length, 0));
  const accepted: number[] = [];
  const places: Place[] = [];
  const starts = { lead: 0, value: 0, 'commented value': 0, separator: 0, 'commented separator': 0 };
  for (const place of Object.keys(starts) as (keyof typeof starts)[]) {
    const first = accepted.length;
    starts[place] = first;
    const automaton = automata[place];
    next.set(
      automaton.next.map((state) => (state === NOWHERE ? NOWHERE : state + first)),
      256 * first,
    );
    accepted.push(...automaton.accepted);
    places.push(...automaton.accepted.map(() => place));
  }
  return { next, accepted, places, starts };
}

function codesOf(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function allBut(characters: string, hasControls: boolean): readonly number[] {
  const excluded = new Set(codesOf(characters));
  return Array.from({ length: 256 }, (_, byte) => byte).filter(
    (byte) => byte !== 0 && !excluded.has(byte) && (hasControls || (byte >= 0x20 && byte !== 0x7f)),
  );
}

const DIGIT = oneOf(range('0', '9'));
const HEXADECIMAL_PAIR = inTurn(
  ...[0, 1].map(() => oneOf([...range('0', '9'), ...range('a', 'f'), ...range('A', 'F')])),
);

const NUMERAL = inTurn(
  optional(word('-')),
  either(inTurn(atLeastOne(DIGIT), optional(inTurn(word('.'), many(DIGIT)))), inTurn(word('.'), atLeastOne(DIGIT))),
  optional(inTurn(oneOf(codesOf('eE')), optional(oneOf(codesOf('+-'))), atLeastOne(DIGIT))),
);

/** The literals of a dialect by class. `inComment`: none holds what ends the comment. */
function valuesOf(
  literals: Literals,
  inComment: boolean,
): readonly { readonly bit: number; readonly language: Language }[] {
  const isEscaping = literals.awkwardStrings === 'escape';
  const letters = quotedText(allBut("'\\", isEscaping), inComment);
  const plain = inTurn(word("'"), letters, word("'"));
  const strings = isEscaping
    ? [plain, inTurn(word("E'"), quotedText(allBut("'\\", true), inComment, word('\\\\')), word("'"))]
    : [plain, ...hexadecimalStrings(plain)];
  const surrounded = ([before, behind]: readonly [string, string], inner: Language) =>
    inTurn(bracket(before), inner, bracket(behind));
  return [
    { bit: NUMBER, language: NUMERAL },
    { bit: STRING, language: either(...strings) },
    { bit: BYTES, language: surrounded(literals.bytes, many(HEXADECIMAL_PAIR)) },
    { bit: BITS, language: surrounded(literals.bits, many(oneOf(codesOf('01')))) },
    { bit: SPATIAL, language: surrounded(literals.spatial, letters) },
    { bit: BOOLEAN, language: either(...literals.boolean.map(word)) },
    { bit: NULL, language: word('NULL') },
    { bit: DEFAULT, language: word('DEFAULT') },
  ];
}

/** What stands around a text, with digits for the number of a reference system. */
function bracket(text: string): Language {
  const [before = '', behind] = text.split('{srid}');
  return behind === undefined ? word(before) : inTurn(word(before), atLeastOne(DIGIT), word(behind));
}

/** What stands between quotes: letters, doubled quotes and other pairs; where it is in a comment, nothing that ends it. */
function quotedText(letters: readonly number[], inComment: boolean, ...pairs: readonly Language[]): Language {
  const both = [word("''"), ...pairs];
  if (!inComment) return many(either(oneOf(letters), ...both));
  const [star, slash] = codesOf('*/');
  const others = letters.filter((byte) => byte !== star);
  const stars = atLeastOne(word('*'));
  const behindStars = either(oneOf(others.filter((byte) => byte !== slash)), ...both);
  return inTurn(many(either(oneOf(others), inTurn(stars, behindStars), ...both)), optional(stars));
}

/** Strings of MySQL with their bytes in place of what its settings read in different ways. */
function hexadecimalStrings(plain: Language): readonly Language[] {
  const bytes = inTurn(word('_utf8mb4 0x'), atLeastOne(HEXADECIMAL_PAIR));
  const part = either(plain, bytes);
  return [bytes, inTurn(word('CONCAT('), part, many(inTurn(word(', '), part)), word(')'))];
}
