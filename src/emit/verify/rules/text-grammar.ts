import type { Bulk } from '../../../../grammar/dialect.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { RowText } from '../../row-text.ts';
import { type Accepted, type Automaton, automatonOf, inTurn, type Language, many, oneOf } from '../automaton.ts';
import { Refused } from '../reading.ts';
import { BITS, BYTES, NOTHING, NULL, PLAIN_VALUE, type RowGrammar, rowGrammar, SPATIAL } from '../row-grammar.ts';
import { bracket, codesOf, HEXADECIMAL_PAIR } from './alphabet.ts';

/* Rows of forms in which values are texts, one form of text for all kinds. */

/** What a row is made of. */
export interface TextRow {
  /** Before the first value, between two, and behind the last. */
  readonly lead: Language;
  readonly separator: Language;
  readonly end: string;
  /** A row of a table of whose columns none is written. */
  readonly bare: string;
  readonly values: readonly Accepted[];
  /** Whether no value but NULL is written as that is. */
  readonly isNullAlone: boolean;
}

/** The grammar of rows of a plan: one for all that have columns, one for those that have none. */
export function textGrammars({ lead, separator, end, bare, values, isNullAlone }: TextRow): (plan: Plan) => RowGrammar {
  const nowhere = automatonOf([]);
  const all = automatonOf(values);
  const value = isNullAlone ? onlyNull(all) : all;
  const grammar = (first: readonly Accepted[]): RowGrammar =>
    rowGrammar({
      lead: automatonOf(first),
      value,
      'commented value': nowhere,
      separator: automatonOf([
        { bit: PLAIN_VALUE, language: separator },
        { bit: NOTHING, language: inTurn(...codesOf(end).map((byte) => oneOf([byte]))) },
      ]),
      'commented separator': nowhere,
    });
  const ofValues = grammar([{ bit: PLAIN_VALUE, language: lead }]);
  const ofNone = grammar([{ bit: NOTHING, language: inTurn(...codesOf(bare).map((byte) => oneOf([byte]))) }]);
  return ({ columns }) => (columns.length === 0 ? ofNone : ofValues);
}

/** What reads as NULL is nothing else. */
function onlyNull({ next, accepted }: Automaton): Automaton {
  return { next, accepted: accepted.map((bits) => ((bits & NULL) === 0 ? bits : NULL)) };
}

/**
 * Values in digits, and texts of spatial ones. `quoted`: what a form makes of a text of such letters, of all and of those that a text of
 * digits has; `spell`: how it writes what stands in front.
 */
export function digitValues(
  { bytes, spatial }: Bulk,
  letters: Language,
  quoted: (inner: Language) => Language,
  spell: (text: string) => string,
): readonly Accepted[] {
  return [
    { bit: BYTES, language: quoted(inTurn(bracket(spell(bytes)), many(HEXADECIMAL_PAIR))) },
    { bit: BITS, language: quoted(many(oneOf(codesOf('01')))) },
    { bit: SPATIAL, language: quoted(inTurn(bracket(spell(spatial)), letters)) },
  ];
}

/** Refuses what stands around the rows of a file, but for a line in front. */
export function verifyNoStatement({ header, form, separatorBytes, hasComments }: RowText): void {
  if (header.length > 0 || form.end !== '' || separatorBytes !== 0 || hasComments)
    throw new Refused('A file of rows holds a statement.');
}
