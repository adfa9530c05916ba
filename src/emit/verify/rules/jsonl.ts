import { MAX_JSON_DEPTH } from '../../../limits.ts';
import type { FormatDialect } from '../../formats/format.ts';
import { atLeastOne, either, inTurn, type Language, many, oneOf, optional, range, word } from '../automaton.ts';
import { Refused } from '../reading.ts';
import { BOOLEAN, JSON_VALUE, NULL, NUMBER, STRING } from '../row-grammar.ts';
import { allBut, codesOf, DIGIT } from './alphabet.ts';
import { bytewise, type Rules } from './rules.ts';
import { digitValues, textGrammars, verifyNoStatement } from './text-grammar.ts';

/* A row as an object on a line: RFC 8259. */

const HEXADECIMAL = oneOf([...range('0', '9'), ...range('a', 'f'), ...range('A', 'F')]);
const ESCAPE = inTurn(
  word('\\'),
  either(oneOf(codesOf('"\\/bfnrt')), inTurn(word('u'), HEXADECIMAL, HEXADECIMAL, HEXADECIMAL, HEXADECIMAL)),
);
const LETTERS = many(either(oneOf(allBut('"\\', (byte) => byte >= 0x20)), ESCAPE));
const TEXT = quotes(LETTERS);

const NUMERAL = inTurn(
  optional(word('-')),
  either(word('0'), inTurn(oneOf(range('1', '9')), many(DIGIT))),
  optional(inTurn(word('.'), atLeastOne(DIGIT))),
  optional(inTurn(oneOf(codesOf('eE')), optional(oneOf(codesOf('+-'))), atLeastOne(DIGIT))),
);

/** Numbers and words outside of strings, and what stands between values. */
const WORDS = [...range('0', '9'), ...range('a', 'z'), ...range('A', 'Z'), ...codesOf('+-.')];
const BETWEEN = codesOf(' \t,:');

/**
 * JSON in a row's object: strings, words and brackets, which close as often as they open. That it is more than that, what makes the
 * values looks after.
 */
const NESTED = inTurn(blanks(), either(TEXT, atLeastOne(oneOf(WORDS)), bracketed(MAX_JSON_DEPTH)), blanks());

function bracketed(depth: number): Language {
  const plain = [oneOf([...WORDS, ...BETWEEN]), TEXT];
  const inner = many(depth === 1 ? either(...plain) : either(...plain, bracketed(depth - 1)));
  return inTurn(oneOf(codesOf('[{')), inner, oneOf(codesOf(']}')));
}

function blanks(): Language {
  return many(oneOf(codesOf(' \t')));
}

function quotes(inner: Language): Language {
  return inTurn(word('"'), inner, word('"'));
}

export function jsonlRules({ bulk }: FormatDialect): Rules {
  const spell = (text: string): string => text.replaceAll('\\', '\\\\');
  const grammarOf = textGrammars({
    lead: inTurn(word('{'), TEXT, word(':')),
    separator: inTurn(word(','), TEXT, word(':')),
    end: '}\n',
    bare: '{}\n',
    // A value of JSON may be null, too.
    isNullAlone: false,
    values: [
      { bit: NUMBER, language: NUMERAL },
      { bit: STRING, language: TEXT },
      { bit: BOOLEAN, language: either(word('false'), word('true')) },
      { bit: NULL, language: word('null') },
      { bit: JSON_VALUE, language: NESTED },
      ...digitValues(bulk, LETTERS, quotes, spell),
    ],
  });
  return {
    grammarOf,
    valuesOf: ({ columns }) =>
      columns.map(({ name }, i) => ({
        before: bytewise(`${i === 0 ? '{' : ','}${JSON.stringify(name)}:`),
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
    verifyFrame: (_, text) => {
      verifyNoStatement(text);
      if (text.preamble !== '') throw new Refused('A file of rows begins with something else.');
    },
  };
}
