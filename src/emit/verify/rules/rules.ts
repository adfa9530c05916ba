import type { Literals } from '../../../../grammar/dialect.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { LiteralForm } from '../../../values/domain.ts';
import type { RowText } from '../../row-text.ts';
import { Refused } from '../reading.ts';
import type { RowGrammar } from '../row-grammar.ts';

/** What the verifier knows of a form of output, apart from what writes it. */
export interface Rules {
  /** What the rows of a plan look like. */
  readonly grammarOf: (plan: Plan) => RowGrammar;
  /** The values of a row, in order: what stands before each, a character a byte, and the classes that it may be of. */
  readonly valuesOf: (plan: Plan) => readonly ExpectedValue[];
  /** Texts that stand for all that are computed and written in this form. */
  readonly samples: Readonly<Record<LiteralForm, readonly string[]>>;
  /** Verifies what stands around the rows. Throws Refused. */
  readonly verifyFrame: (plan: Plan, text: RowText) => void;
}

export interface ExpectedValue {
  readonly before: string;
  /** The classes that it may be of; null: those of the column's kind. */
  readonly classes: number | null;
}

const encoder = new TextEncoder();

/** Refuses bytes that are not those of a text. */
export function verifyBytes(bytes: Uint8Array, text: string): void {
  const expected = encoder.encode(text);
  if (expected.length !== bytes.length || expected.some((byte, i) => byte !== bytes[i]))
    throw new Refused('What stands before the rows is not the list of their names.');
}

/** A text as a string of a character a byte. */
export function bytewise(text: string): string {
  return Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join('');
}

/** Comments with numbers of warnings. */
const WARNING = /^-- Warning: [a-z_]+ \([0-9]+\)$/;

/** The lines of a preamble: comments of ours, and some that are known. Throws Refused. */
export function verifyLines(preamble: string, known: readonly (string | undefined)[]): readonly string[] {
  if (preamble === '') return [];
  const lines = preamble.split('\n');
  const isKnown = (line: string) => WARNING.test(line) || known.includes(line);
  if (lines.pop() !== '' || !lines.every(isKnown)) throw new Refused('A statement that is none of ours comes first.');
  return lines;
}

/** How names are written. `isDelimitedAnew`: a statement that changes their quotes comes first. */
export function spelling({ nameQuote, swallowedQuotes }: Literals, isDelimitedAnew: boolean): (name: string) => string {
  const quote = isDelimitedAnew ? (swallowedQuotes?.quote ?? nameQuote) : nameQuote;
  return (name) => {
    if (isDelimitedAnew || swallowedQuotes?.behind.test(name) !== true)
      return quote + name.replaceAll(quote, quote + quote) + quote;
    if (!swallowedQuotes.bare.test(name)) throw new Refused('A name that needs quotes has none.');
    return name;
  };
}
