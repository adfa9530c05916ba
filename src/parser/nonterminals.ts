import { decodeName, decodeString } from '../decode.ts';
import { END, NUMBER, QUOTED_NAME, STRING, SYMBOL, WORD } from '../token.ts';
import { OWN_HASH } from './captures.ts';
import type { Nonterminals, Parser } from './context.ts';
import { parseDefaultValue, parseOperand, parseWholeExpression } from './expression.ts';
import { integer, keyPart, keyPartHead } from './key-part.ts';
import { decodeToken, textLiteral } from './literal.ts';
import { parsePartition, parsePartitionBound } from './partition.ts';
import { listsSeveral, skipped } from './skipped.ts';
import { bodies } from './trigger.ts';
import { parseCastType, parseType } from './type.ts';

const always = (): boolean => true;
const atColumn = ({ cursor }: Parser): boolean => cursor.atName('column');
const atLabel = ({ cursor }: Parser): boolean => cursor.atName('label');
const isEmptyName = ({ cursor }: Parser): boolean => cursor.kind === QUOTED_NAME && cursor.text.length === 2;
const atNameOrString = ({ cursor }: Parser): boolean => cursor.kind === STRING || cursor.atName('label');

/** Number : NUMBER — of which the digits before a point or an exponent count. */
function leadingInteger({ cursor }: Parser, forms: RegExp): number {
  const { wholeNumber } = cursor;
  if (wholeNumber >= 0) {
    cursor.advance();
    return wholeNumber;
  }
  const { text } = cursor;
  if (!forms.test(text)) throw cursor.error(`Expected a whole number, found "${text}".`);
  cursor.advance();
  return /^0x/i.test(text) ? Number(text) : Math.trunc(Number(/^\d+/.exec(text)?.[0] ?? 0));
}

/** Forms of numbers that stand for whole ones: in a count, in a type's length, in options, and in options that take other bases. */
const COUNT = /^(?:\d+|0x[\da-f]+)$/i;
const LENGTH = /^\d*\.?\d*$/;
const OPTION_NUMBER = /^\d*\.?\d*(?:e[-+]?\d+)?$/i;
const OPTION_NUMBER_IN_ANY_BASE = /^(?:0x[\da-f]+|\d*\.?\d*(?:e[-+]?\d+)?)$/i;

/** Name : WORD | QUOTED_NAME | STRING — as for character sets, which may stand in quotes. */
function nameOrString({ cursor }: Parser): string {
  if (cursor.kind !== STRING) return cursor.qualifiedName('label').at(-1) ?? '';
  const { value } = decodeString(cursor.text, cursor.dialect.lexis);
  cursor.advance();
  return value;
}

/** ColumnNames : Name [, Name]* [, PERIOD Name] */
function columnNames({ cursor }: Parser): string[] {
  const names: string[] = [];
  let period = false;
  do {
    period = cursor.spelling === 'period' && cursor.peek(1) !== ',' && cursor.peek(1) !== ')';
    if (period) cursor.advance();
    names.push(cursor.name('column'));
  } while (!period && cursor.eat(','));
  return names;
}

/** The productions that the dialects' patterns may name. */
export const nonterminals: Nonterminals = {
  name: {
    starts: atColumn,
    take(parser, captures) {
      captures.name = parser.cursor.name('column');
    },
  },
  schemas: {
    starts: atNameOrString,
    take(parser, captures) {
      captures.columns = parser.cursor.list(() => nameOrString(parser));
    },
  },
  constraint: {
    starts: (parser) => !isEmptyName(parser) && atColumn(parser),
    take(parser, captures) {
      captures.constraint = parser.cursor.name('column');
    },
  },
  /** A name of no characters, which is as good as none. */
  'empty-name': {
    starts: isEmptyName,
    take({ cursor }) {
      cursor.advance();
    },
  },
  label: {
    starts: atLabel,
    take({ cursor }) {
      cursor.anyName();
      while (cursor.eat('.')) cursor.anyName();
    },
  },
  /** A field of EXTRACT: its name becomes a part of the function's. */
  field: {
    starts: ({ cursor }) => cursor.kind === STRING || cursor.atName('column'),
    take(parser, captures) {
      captures.addWord(nameOrString(parser).toLowerCase());
    },
  },
  'qualified-name': {
    starts: atColumn,
    take({ cursor }) {
      cursor.qualifiedName('column');
    },
  },
  engine: {
    starts: atNameOrString,
    take(parser, captures) {
      captures.name = nameOrString(parser).toLowerCase();
    },
  },
  'cast-type': {
    starts: always,
    take(parser, captures) {
      captures.type = parseCastType(parser);
    },
  },
  table: {
    starts: atColumn,
    take(parser, captures) {
      captures.table = parser.cursor.qualifiedName('column', parser.grammar.dialect.qualifiers.table);
    },
  },
  /** The name that a range type's multirange type gets. */
  multirange: {
    starts: atColumn,
    take(parser, captures) {
      captures.multirange = parser.cursor.qualifiedName('column');
    },
  },
  columns: {
    starts: atColumn,
    take(parser, captures) {
      captures.columns = columnNames(parser);
    },
  },
  referenced: {
    starts: atColumn,
    take(parser, captures) {
      captures.referenced = columnNames(parser);
    },
  },
  parts: {
    starts: always,
    take(parser, captures) {
      captures.parts = parser.cursor.list(() => keyPart(parser));
    },
  },
  /** What partitions are made by. */
  'partition-parts': {
    starts: always,
    take(parser, captures) {
      captures.parts = parser.cursor.list(() => {
        const part = keyPartHead(parser, parser.cursor.offset);
        const end = parser.cursor.offset;
        parser.grammar.partitionPartSuffix.match(parser);
        if (parser.cursor.offset > end) captures.addWord(OWN_HASH);
        return part;
      });
    },
  },
  /** Columns of a key, by name only. */
  'key-columns': {
    starts: atColumn,
    take({ cursor }, captures) {
      captures.parts = cursor.list(() => {
        const { offset } = cursor;
        return { column: cursor.name('column'), expression: null, length: null, operator: null, offset };
      });
    },
  },
  /** Columns that the deletion of a parent sets. */
  'set-columns': {
    starts: atColumn,
    take({ cursor }, captures) {
      captures.set = cursor.list(() => {
        const { offset } = cursor;
        return { name: cursor.name('column'), offset };
      });
    },
  },
  /** Columns that an index holds besides its key. */
  included: {
    starts: atColumn,
    take({ cursor }, captures) {
      captures.included = cursor.list(() => {
        const { offset } = cursor;
        return { name: cursor.name('column'), offset };
      });
    },
  },
  expression: {
    starts: always,
    take(parser, captures) {
      captures.addExpression(parseWholeExpression(parser));
    },
  },
  /** An expression without the operators that attributes could be mistaken for. */
  operand: {
    starts: always,
    take(parser, captures) {
      captures.addExpression(parseOperand(parser));
    },
  },
  /** Several expressions in parentheses. */
  several: {
    starts: ({ cursor }) => listsSeveral(cursor),
    take(parser, captures) {
      for (const expression of parser.cursor.parenthesized(() => parseWholeExpression(parser))) {
        captures.addExpression(expression);
      }
    },
  },
  where: {
    starts: always,
    take(parser, captures) {
      captures.where = parseWholeExpression(parser);
    },
  },
  type: {
    starts: always,
    take(parser, captures) {
      captures.type = parseType(parser);
    },
  },
  integer: {
    starts: ({ cursor }) => cursor.atNumber(),
    take(parser, captures) {
      captures.addInteger(integer(parser));
    },
  },
  /** How many of what the row is about there are. */
  count: {
    starts: ({ cursor }) => cursor.atNumber(),
    take(parser, captures) {
      captures.count = leadingInteger(parser, COUNT);
    },
  },
  /** The length of a type: what is behind a point does not count. */
  length: {
    starts: ({ cursor }) => cursor.atNumber(),
    take(parser, captures) {
      captures.addInteger(leadingInteger(parser, LENGTH));
    },
  },
  'option-number': {
    starts: ({ cursor }) => cursor.atNumber(),
    take(parser, captures) {
      captures.addInteger(leadingInteger(parser, OPTION_NUMBER));
    },
  },
  'option-number-in-any-base': {
    starts: ({ cursor }) => cursor.atNumber(),
    take(parser, captures) {
      captures.addInteger(leadingInteger(parser, OPTION_NUMBER_IN_ANY_BASE));
    },
  },
  /** An option that is on or off: 1 or 0. */
  switch: {
    starts: ({ cursor }) => cursor.atNumber(),
    take(parser) {
      const { offset } = parser.cursor;
      const state = leadingInteger(parser, OPTION_NUMBER_IN_ANY_BASE);
      if (state > 1) throw parser.cursor.error(`Expected 0 or 1, found "${state}".`, offset);
    },
  },
  'signed-integer': {
    starts: ({ cursor }) => cursor.spelling === '-' || cursor.spelling === '+' || cursor.atNumber(),
    take(parser, captures) {
      const negative = parser.cursor.spelling === '-';
      if (!parser.cursor.atNumber()) parser.cursor.advance();
      captures.addInteger(negative ? -integer(parser) : integer(parser));
    },
  },
  string: {
    starts: ({ cursor }) => cursor.atString(),
    take(parser, captures) {
      captures.addString(decodeToken(parser).value);
    },
  },
  /** A string, or the hexadecimal or binary digits of one. */
  text: {
    starts: ({ cursor }) => cursor.atString() || cursor.kind === NUMBER,
    take(parser, captures) {
      captures.addString(textLiteral(parser));
    },
  },
  /** A constant with its sign, or an expression that is in parentheses or has no operator. */
  'default-value': {
    starts: always,
    take(parser, captures) {
      if (parser.cursor.spelling === '(') captures.addWord('expression');
      captures.addExpression(parseDefaultValue(parser));
    },
  },
  'character-set': {
    starts: atNameOrString,
    take(parser, captures) {
      const { cursor } = parser;
      captures.characterSet = (cursor.kind === WORD ? cursor.anyName() : nameOrString(parser)).toLowerCase();
    },
  },
  'collation-name': {
    starts: atColumn,
    take({ cursor }, captures) {
      captures.collation = cursor.qualifiedName('column').at(-1) ?? '';
    },
  },
  collation: {
    starts: atNameOrString,
    take(parser, captures) {
      const { cursor } = parser;
      captures.collation = cursor.spelling === 'binary' ? cursor.anyName() : nameOrString(parser);
    },
  },
  /** A constant of an option that does not matter to rows: a number, a string or a word. */
  value: {
    starts: ({ cursor }) =>
      cursor.spelling === '-' || cursor.kind === NUMBER || cursor.kind === STRING || cursor.atName('label'),
    take({ cursor }) {
      if (cursor.spelling === '-') cursor.advance();
      cursor.advance();
      while (cursor.eat('.')) cursor.advance();
    },
  },
  /** A parameter of how a table is stored: Name [= Value], noted as it is written. */
  parameter: {
    starts: atLabel,
    take({ cursor }, captures) {
      const path = [cursor.anyName()];
      while (cursor.eat('.')) path.push(cursor.anyName());
      let value = '';
      if (cursor.eat('=')) {
        if (cursor.eat('-')) value = '-';
        value += cursor.text;
        cursor.advance();
        while (cursor.eat('.')) cursor.advance();
      }
      captures.addString(`${path.join('.')}=${value}`);
    },
  },
  /** An option of a storage engine's own: Name = Value */
  'engine-option': {
    starts: ({ cursor, grammar }) =>
      cursor.peek(1) === '=' &&
      grammar.dialect.engineOptions.has(decodeName(cursor.text, grammar.dialect.lexis).toLowerCase()),
    take({ cursor }) {
      cursor.anyName();
      cursor.advance();
      if (cursor.kind === SYMBOL || cursor.kind === END) throw cursor.unexpected();
      cursor.advance();
    },
  },
  operator: {
    starts: ({ cursor }) => cursor.atSymbol() || cursor.spelling === 'operator',
    take({ cursor }, captures) {
      if (cursor.spelling === 'operator') {
        cursor.advance();
        cursor.expect('(');
        while (!cursor.atSymbol()) {
          cursor.anyName();
          cursor.expect('.');
        }
        captures.addString(cursor.text);
        cursor.advance();
        cursor.expect(')');
        return;
      }
      captures.addString(cursor.text);
      cursor.advance();
    },
  },
  partition: {
    starts: ({ cursor }) => cursor.at('partition') || BEHIND_PARTITION.has(cursor.peek(1)),
    take(parser, captures) {
      captures.bounds ??= [];
      captures.bounds.push(parsePartition(parser));
    },
  },
  /** The table that a partition belongs to. */
  parent: {
    starts: atColumn,
    take(parser, captures) {
      captures.parent = parser.cursor.qualifiedName('column');
    },
  },
  tables: {
    starts: atColumn,
    take({ cursor }, captures) {
      captures.tables = cursor.list(() => cursor.qualifiedName('column'));
    },
  },
  bound: {
    starts: ({ cursor }) => cursor.at('for') || cursor.at('default'),
    take(parser, captures) {
      captures.bounds = [parsePartitionBound(parser)];
    },
  },
  ...skipped,
  ...bodies,
  /** The place where something stands that other code takes. */
  here: { starts: always, take() {} },
  end: { starts: ({ cursor }) => cursor.kind === END || cursor.spelling === ';', take() {} },
};

/** What stands behind a partition's name where no PARTITION is in front of it: MariaDB needs none. */
const BEHIND_PARTITION: ReadonlySet<string> = new Set(['values', ',', ')']);
