import type { Literals } from '../../../../grammar/dialect.ts';
import { type ColumnPlan, expressionOf, type Plan } from '../../../plan/plan.ts';
import type { FormatDialect } from '../../formats/format.ts';
import { PLAIN_FORM } from '../../insertion.ts';
import { stringLiteral } from '../../literal.ts';
import type { RowText } from '../../row-text.ts';
import {
  type Accepted,
  atLeastOne,
  automatonOf,
  either,
  inTurn,
  type Language,
  many,
  oneOf,
  optional,
  range,
  word,
} from '../automaton.ts';
import { Refused } from '../reading.ts';
import {
  BITS,
  BOOLEAN,
  BYTES,
  COMMENTED_VALUE,
  DEFAULT,
  EXPRESSION,
  NOTHING,
  NULL,
  NUMBER,
  PLAIN_VALUE,
  type RowGrammar,
  rowGrammar,
  SPATIAL,
  STRING,
} from '../row-grammar.ts';
import { allBut, bracket, codesOf, HEXADECIMAL_PAIR, NUMERAL } from './alphabet.ts';
import { type Rules, spelling, verifyBytes, verifyLines } from './rules.ts';

/* Rows of an INSERT statement: literals in parentheses, and a head that names the table and the columns of the plan, and nothing else. */

/** What separates a row from the one before. */
const LEAD = ',\n';

const NO_STATEMENT = 'A statement does not end where its rows do.';

export function insertRules({ literals }: FormatDialect): Rules {
  const { bytes, bits } = literals;
  /** The grammars of rows without expressions, by whether these have comments. */
  const grammars = new Map<boolean, RowGrammar>();
  return {
    grammarOf({ columns }) {
      const expressions = [...new Set(columns.flatMap((column) => expressionOf(column) ?? []))];
      const hasComments = columns.some(({ condition }) => condition !== null);
      if (expressions.length > 0) return insertGrammar(literals, expressions, hasComments);
      const grammar = grammars.get(hasComments) ?? insertGrammar(literals, [], hasComments);
      grammars.set(hasComments, grammar);
      return grammar;
    },
    valuesOf: ({ columns, defaultColumn }) =>
      columns.length === 0 && defaultColumn !== null
        ? [{ before: `${LEAD}(`, classes: DEFAULT }]
        : columns.map((_, i) => ({ before: (i === 0 ? `${LEAD}(` : '') + separatorOf(columns, i), classes: null })),
    samples: {
      bare: ['0', '-1.5e+5'],
      boolean: literals.boolean,
      bytes: [bytes.join(''), bytes.join('61')],
      bits: [bits.join('01')],
      quoted: ['', 'a', "'", '\\', '\n'].map((text) => stringLiteral(text, { literals, inComment: false })),
      spatial: [],
      expression: [],
    },
    verifyFrame: (plan, text) => verifyHeader(plan, text, literals),
  };
}

/** What stands before the value of a column, or behind the last: commas, and comments that only some servers read. */
function separatorOf(columns: readonly ColumnPlan[], i: number): string {
  const close = (columns[i - 1]?.condition ?? null) === null ? '' : ' */';
  const condition = columns[i]?.condition ?? null;
  const comma = i === 0 || i === columns.length ? '' : ', ';
  return close + (condition === null ? comma : ` /*${condition} ${comma}`);
}

/** `expressions`: those that rows may hold, each just as it is; `hasComments`: whether values may stand in comments. */
function insertGrammar(literals: Literals, expressions: readonly string[], hasComments: boolean): RowGrammar {
  const open = inTurn(word(' /*'), many(oneOf([...range('0', '9'), ...codesOf('!M')])), word(' '));
  // Most of the automata's states are those of comments, which few tables have.
  const ifCommented = (...languages: readonly Accepted[]): readonly Accepted[] => (hasComments ? languages : []);
  return rowGrammar({
    lead: automatonOf([
      { bit: PLAIN_VALUE, language: word(',\n(') },
      ...ifCommented({ bit: COMMENTED_VALUE, language: inTurn(word(',\n('), open) }),
      { bit: NOTHING, language: word(',\n') },
    ]),
    value: automatonOf(valuesOf(literals, expressions, false)),
    'commented value': automatonOf(hasComments ? valuesOf(literals, expressions, true) : []),
    separator: automatonOf([
      { bit: PLAIN_VALUE, language: word(', ') },
      ...ifCommented({ bit: COMMENTED_VALUE, language: inTurn(open, word(', ')) }),
      { bit: NOTHING, language: word(')') },
    ]),
    'commented separator': automatonOf(
      ifCommented(
        { bit: COMMENTED_VALUE, language: inTurn(word(' */'), open, word(', ')) },
        { bit: NOTHING, language: word(' */)') },
      ),
    ),
  });
}

/** Bytes that strings hold. */
const isNoZero = (byte: number): boolean => byte !== 0;
const isNoControl = (byte: number): boolean => byte >= 0x20 && byte !== 0x7f;

/** Just this text, in UTF-8. */
function exactly(text: string): Language {
  return inTurn(...Array.from(new TextEncoder().encode(text), (byte) => oneOf([byte])));
}

/** The literals of a dialect by class. `inComment`: none holds what ends the comment. */
function valuesOf(literals: Literals, expressions: readonly string[], inComment: boolean): readonly Accepted[] {
  const isEscaping = literals.awkwardStrings === 'escape';
  const letters = quotedText(allBut("'\\", isEscaping ? isNoZero : isNoControl), inComment);
  const plain = inTurn(word("'"), letters, word("'"));
  const strings = isEscaping
    ? [plain, inTurn(word("E'"), quotedText(allBut("'\\", isNoZero), inComment, word('\\\\')), word("'"))]
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
    ...(expressions.length === 0 ? [] : [{ bit: EXPRESSION, language: either(...expressions.map(exactly)) }]),
  ];
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

/** Verifies what stands before the rows of each statement, and before all of them. Throws Refused. */
function verifyHeader(
  plan: Plan,
  { header, preamble, form, separatorBytes, statementRows }: RowText,
  literals: Literals,
): void {
  const { columns, defaultColumn, isOverriding } = plan;
  const spelled = spelling(literals, verifyPreamble(preamble, literals));
  const isBareRow = columns.length === 0 && defaultColumn === null;
  const names = columns.map(({ name }, i) => separatorOf(columns, i) + spelled(name));
  if (columns.length === 0 && defaultColumn !== null) names.push(spelled(defaultColumn));
  const overriding = isOverriding ? `${literals.overriding} ` : '';
  const list = isBareRow
    ? literals.emptyRow
    : `(${names.join('')}${separatorOf(columns, columns.length)}) ${overriding}VALUES\n`;
  verifyBytes(header, `INSERT INTO ${plan.table.map(spelled).join('.')} ${list}`);
  if (form.end !== PLAIN_FORM.end || separatorBytes !== LEAD.length) throw new Refused(NO_STATEMENT);
  // A row without a list of values is a statement of its own.
  if (isBareRow ? statementRows !== 1 : !(statementRows >= 1))
    throw new Refused('A statement has another number of rows than it takes.');
}

/** Whether a preamble, all of whose lines are known ones, changes the quotes of names. */
function verifyPreamble(preamble: string, { encodingPreamble, swallowedQuotes }: Literals): boolean {
  const lines = verifyLines(preamble, [encodingPreamble, swallowedQuotes?.preamble]);
  return swallowedQuotes !== null && lines.includes(swallowedQuotes.preamble);
}
