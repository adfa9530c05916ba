import type { Plan } from '../../../plan/plan.ts';
import type { FormatDialect } from '../../formats/format.ts';
import type { RowText } from '../../row-text.ts';
import { either, inTurn, type Language, many, oneOf, word } from '../automaton.ts';
import { Refused } from '../reading.ts';
import { BITS, BOOLEAN, NULL, NUMBER, STRING } from '../row-grammar.ts';
import { allBut, codesOf, NUMERAL } from './alphabet.ts';
import { type Rules, spelling, verifyBytes, verifyLines } from './rules.ts';
import { digitValues, textGrammars, verifyNoStatement } from './text-grammar.ts';

/* Rows of fields: those of COPY and LOAD DATA, in which a backslash begins what a field cannot hold, and those of CSV, which has quotes. */

const isAny = (): boolean => true;

/** Bits beside numbers of the same column. */
const NUMBERED_BITS = inTurn(word('b'), many(oneOf(codesOf('01'))));

export function copyRules({ literals, bulk }: FormatDialect): Rules {
  const letters = many(either(oneOf(allBut('\\\t\n\r\0', isAny)), inTurn(word('\\'), oneOf(codesOf('\\tnr0')))));
  const spell = (text: string): string => text.replaceAll('\\', '\\\\');
  const grammarOf = textGrammars({
    lead: inTurn(),
    separator: word('\t'),
    end: '\n',
    bare: '\n',
    isNullAlone: true,
    values: [
      { bit: NUMBER, language: NUMERAL },
      { bit: STRING, language: letters },
      { bit: BITS, language: NUMBERED_BITS },
      { bit: BOOLEAN, language: either(...bulk.boolean.map(word)) },
      { bit: NULL, language: word('\\N') },
      ...digitValues(bulk, letters, (inner) => inner, spell),
    ],
  });
  const verifyFrame = (plan: Plan, text: RowText): void => {
    const { inline } = bulk;
    if (inline === null) {
      verifyNoStatement(text);
      if (text.preamble !== '') throw new Refused('A file of rows begins with something else.');
      return;
    }
    const first = inline.preamble.trimEnd();
    const [line] = verifyLines(text.preamble, [first, literals.encodingPreamble]);
    if (line !== first || text.separatorBytes !== 0 || text.form.end !== inline.end)
      throw new Refused('Rows of a statement begin or end where it does not.');
    const spelled = spelling(literals, false);
    const [before, between, behind] = inline.head.split(/\{table\}|\{columns\}/);
    const [table, columns] = [plan.table.map(spelled), plan.columns.map(({ name }) => spelled(name))];
    verifyBytes(text.header, `${before}${table.join('.')}${between}${columns.join(', ')}${behind}`);
  };
  return {
    grammarOf,
    valuesOf: ({ columns }) => columns.map((_, i) => ({ before: i === 0 ? '' : '\t', classes: null })),
    samples: {
      bare: ['0', '-1.5e+5'],
      boolean: bulk.boolean,
      bytes: [spell(bulk.bytes), `${spell(bulk.bytes)}61`],
      bits: ['', '01'],
      quoted: ['', 'a', '\\\\', '\\n'],
      spatial: [],
      expression: [],
    },
    verifyFrame,
  };
}

export function csvRules({ bulk }: FormatDialect): Rules {
  const letters = many(either(oneOf(allBut('"', isAny)), word('""')));
  const bare = many(oneOf(allBut('",\r\n', isAny)));
  const quotes = (inner: Language): Language => inTurn(word('"'), inner, word('"'));
  const grammarOf = textGrammars({
    lead: inTurn(),
    separator: word(','),
    end: '\r\n',
    bare: '\r\n',
    isNullAlone: true,
    values: [
      { bit: NUMBER, language: NUMERAL },
      { bit: STRING, language: either(bare, quotes(letters)) },
      { bit: BITS, language: NUMBERED_BITS },
      { bit: BOOLEAN, language: either(...bulk.boolean.map(word)) },
      { bit: NULL, language: word(bulk.csvNull) },
      ...digitValues(
        bulk,
        bare,
        (inner) => inner,
        (text) => text,
      ),
      ...digitValues(bulk, letters, quotes, (text) => text),
    ],
  });
  return {
    grammarOf,
    valuesOf: ({ columns }) => columns.map((_, i) => ({ before: i === 0 ? '' : ',', classes: null })),
    samples: {
      bare: ['0', '-1.5e+5'],
      boolean: bulk.boolean,
      bytes: [bulk.bytes === '' ? '""' : bulk.bytes, `${bulk.bytes}61`],
      bits: ['""', '01'],
      quoted: ['""', 'a', '"a,b"', '"a""b\n"'],
      spatial: [],
      expression: [],
    },
    verifyFrame: ({ columns }, text) => {
      verifyNoStatement(text);
      verifyTitle(
        text.preamble,
        columns.map(({ name }) => name),
      );
    },
  };
}

/** Refuses a first line that is not that of the columns' names. */
function verifyTitle(line: string, names: readonly string[]): void {
  const fields = [...line.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n$)/g)];
  const read = fields.map(([, field = '']) =>
    field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
  );
  const isAll = fields.reduce((length, [field]) => length + field.length, 0) === line.length;
  const expected = names.length === 0 ? [''] : names;
  if (!isAll || read.length !== expected.length || read.some((name, i) => name !== expected[i]))
    throw new Refused('The first line is not the list of the names of columns.');
}
