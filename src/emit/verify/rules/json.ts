import { MAX_JSON_DEPTH } from '../../../limits.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { FormatDialect } from '../../formats/format.ts';
import { atLeastOne, either, inTurn, type Language, many, oneOf, optional, range, word } from '../automaton.ts';
import { BOOLEAN, JSON_VALUE, NULL, NUMBER, STRING } from '../row-grammar.ts';
import { allBut, codesOf, DIGIT } from './alphabet.ts';
import { bytewise, type Rules } from './rules.ts';
import { digitValues, textGrammars } from './text-grammar.ts';

/* Rows as objects: RFC 8259. */

const HEXADECIMAL = oneOf([...range('0', '9'), ...range('a', 'f'), ...range('A', 'F')]);
const ESCAPE = inTurn(
  word('\\'),
  either(oneOf(codesOf('"\\/bfnrt')), inTurn(word('u'), HEXADECIMAL, HEXADECIMAL, HEXADECIMAL, HEXADECIMAL)),
);

const NUMERAL = inTurn(
  optional(word('-')),
  either(word('0'), inTurn(oneOf(range('1', '9')), many(DIGIT))),
  optional(inTurn(word('.'), atLeastOne(DIGIT))),
  optional(inTurn(oneOf(codesOf('eE')), optional(oneOf(codesOf('+-'))), atLeastOne(DIGIT))),
);

/** Numbers and words outside of strings. */
const WORDS = [...range('0', '9'), ...range('a', 'z'), ...range('A', 'Z'), ...codesOf('+-.')];

/** What objects of a form are made of. */
export interface ObjectRow {
  /** Before an object and behind it, and one of a table of whose columns none is written. */
  readonly open: string;
  readonly end: string;
  readonly bare: string;
  /** What stands in no row, beside control characters and what strings end with. */
  readonly absent: string;
  /** What may stand between the words of JSON in a row. */
  readonly blanks: string;
  /** A name in front of its value. */
  readonly key: (name: string) => string;
  readonly verifyFrame: Rules['verifyFrame'];
}

/** The rules of rows that are objects. */
export function objectRules({ bulk }: FormatDialect, form: ObjectRow): Rules {
  const spell = (text: string): string => text.replaceAll('\\', '\\\\');
  const letters = many(either(oneOf(allBut(`"\\${form.absent}`, (byte) => byte >= 0x20)), ESCAPE));
  const text = quotes(letters);
  const grammarOf = textGrammars({
    lead: inTurn(word(`${form.open}{`), text, word(':')),
    separator: inTurn(word(','), text, word(':')),
    end: `}${form.end}`,
    bare: form.bare,
    // A value of JSON may be null, too.
    isNullAlone: false,
    values: [
      { bit: NUMBER, language: NUMERAL },
      { bit: STRING, language: text },
      { bit: BOOLEAN, language: either(word('false'), word('true')) },
      { bit: NULL, language: word('null') },
      { bit: JSON_VALUE, language: nested(text, form.blanks) },
      ...digitValues(bulk, letters, quotes, spell),
    ],
  });
  return {
    grammarOf,
    valuesOf: ({ columns }: Plan) =>
      columns.map(({ name }, i) => ({
        before: bytewise(`${i === 0 ? `${form.open}{` : ','}${form.key(name)}:`),
        classes: null,
      })),
    samples: {
      bare: ['0', '-1.5e+5'],
      boolean: ['false', 'true'],
      bytes: [`"${spell(bulk.bytes)}"`, `"${spell(bulk.bytes)}61"`],
      bits: ['""', '"01"'],
      quoted: ['""', '"a"', '"\\""', '"\\n"'],
      spatial: [],
      expression: [],
    },
    verifyFrame: form.verifyFrame,
  };
}

/**
 * JSON in a row's object: strings, words and brackets, which close as often as they open. That it is more than that, what makes the
 * values looks after.
 */
function nested(text: Language, blanks: string): Language {
  const around = many(oneOf(codesOf(blanks)));
  const plain = [oneOf([...WORDS, ...codesOf(`${blanks},:`)]), text];
  return inTurn(around, either(text, atLeastOne(oneOf(WORDS)), bracketed(plain, MAX_JSON_DEPTH)), around);
}

function bracketed(plain: readonly Language[], depth: number): Language {
  const inner = many(depth === 1 ? either(...plain) : either(...plain, bracketed(plain, depth - 1)));
  return inTurn(oneOf(codesOf('[{')), inner, oneOf(codesOf(']}')));
}

function quotes(inner: Language): Language {
  return inTurn(word('"'), inner, word('"'));
}
