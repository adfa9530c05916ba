import { decodeName, decodeString } from '../decode.ts';
import type { Expression } from '../ir.ts';
import { END, NUMBER, QUOTED_NAME, STRING, SYMBOL, WORD } from '../token.ts';
import { type Captures, type Mention, OWN_HASH, type Slot } from './captures.ts';
import type { Nonterminal, Nonterminals, Parser } from './context.ts';
import { parseDefaultValue, parseOperand, parseWholeExpression } from './expression.ts';
import { integer, keyPart, keyPartHead } from './key-part.ts';
import { decodeToken, textLiteral } from './literal.ts';
import { parsePartition, parsePartitionBound } from './partition.ts';
import { listsSeveral, skipped } from './skipped.ts';
import { bodies } from './trigger.ts';
import { parseCastType, parseType } from './type.ts';

const always = (): boolean => true;
const atColumn = ({ cursor }: Parser): boolean => cursor.atName('column');
const atNumber = ({ cursor }: Parser): boolean => cursor.atNumber();
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

function columnName({ cursor }: Parser): string {
  return cursor.name('column');
}

function qualifiedName({ cursor }: Parser): string[] {
  return cursor.qualifiedName('column');
}

/** Columns where a clause mentions them. */
function mentions({ cursor }: Parser): Mention[] {
  return cursor.list(() => {
    const { offset } = cursor;
    return { name: cursor.name('column'), offset };
  });
}

/** A production that a slot of the captures keeps. */
function captured<Name extends Slot>(
  slot: Name,
  starts: Nonterminal['starts'],
  read: (parser: Parser) => Captures[Name],
): Nonterminal {
  return {
    starts,
    take(parser, captures) {
      captures[slot] = read(parser);
    },
  };
}

/** A production that a list of the captures keeps. */
function added<Item>(add: (captures: Captures, item: Item) => void) {
  return (starts: Nonterminal['starts'], read: (parser: Parser) => Item): Nonterminal => ({
    starts,
    take: (parser, captures) => add(captures, read(parser)),
  });
}

const words = added<string>((captures, word) => captures.addWord(word));
const integers = added<number>((captures, integer) => captures.addInteger(integer));
const strings = added<string>((captures, string) => captures.addString(string));
const expressions = added<Expression>((captures, expression) => captures.addExpression(expression));

/** The productions that the dialects' patterns may name. */
export const nonterminals: Nonterminals = {
  name: captured('name', atColumn, columnName),
  schemas: captured('columns', atNameOrString, (parser) => parser.cursor.list(() => nameOrString(parser))),
  constraint: captured('constraint', (parser) => !isEmptyName(parser) && atColumn(parser), columnName),
  /** A name of no characters, which is as good as none. */
  'empty-name': { starts: isEmptyName, take: ({ cursor }) => cursor.advance() },
  label: {
    starts: atLabel,
    take({ cursor }) {
      cursor.anyName();
      while (cursor.eat('.')) cursor.anyName();
    },
  },
  /** A field of EXTRACT: its name becomes a part of the function's. */
  field: words(
    ({ cursor }) => cursor.kind === STRING || cursor.atName('column'),
    (parser) => nameOrString(parser).toLowerCase(),
  ),
  'qualified-name': { starts: atColumn, take: qualifiedName },
  engine: captured('name', atNameOrString, (parser) => nameOrString(parser).toLowerCase()),
  'cast-type': captured('type', always, parseCastType),
  table: captured('table', atColumn, (parser) =>
    parser.cursor.qualifiedName('column', parser.grammar.dialect.qualifiers.table),
  ),
  /** The name that a range type's multirange type gets. */
  multirange: captured('multirange', atColumn, qualifiedName),
  columns: captured('columns', atColumn, columnNames),
  referenced: captured('referenced', atColumn, columnNames),
  parts: captured('parts', always, (parser) => parser.cursor.list(() => keyPart(parser))),
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
  'key-columns': captured('parts', atColumn, (parser) =>
    mentions(parser).map(({ name, offset }) => ({
      column: name,
      expression: null,
      length: null,
      operator: null,
      offset,
    })),
  ),
  /** Columns that the deletion of a parent sets. */
  'set-columns': captured('set', atColumn, mentions),
  /** Columns that an index holds besides its key. */
  included: captured('included', atColumn, mentions),
  expression: expressions(always, parseWholeExpression),
  /** An expression without the operators that attributes could be mistaken for. */
  operand: expressions(always, parseOperand),
  /** Several expressions in parentheses. */
  several: {
    starts: ({ cursor }) => listsSeveral(cursor),
    take(parser, captures) {
      for (const expression of parser.cursor.parenthesized(() => parseWholeExpression(parser))) {
        captures.addExpression(expression);
      }
    },
  },
  where: captured('where', always, parseWholeExpression),
  type: captured('type', always, parseType),
  integer: integers(atNumber, integer),
  /** How many of what the row is about there are. */
  count: captured('count', atNumber, (parser) => leadingInteger(parser, COUNT)),
  /** The length of a type: what is behind a point does not count. */
  length: integers(atNumber, (parser) => leadingInteger(parser, LENGTH)),
  'option-number': integers(atNumber, (parser) => leadingInteger(parser, OPTION_NUMBER)),
  'option-number-in-any-base': integers(atNumber, (parser) => leadingInteger(parser, OPTION_NUMBER_IN_ANY_BASE)),
  /** An option that is on or off: 1 or 0. */
  switch: {
    starts: atNumber,
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
  string: strings(
    ({ cursor }) => cursor.atString(),
    (parser) => decodeToken(parser).value,
  ),
  /** A string, or the hexadecimal or binary digits of one. */
  text: strings(({ cursor }) => cursor.atString() || cursor.kind === NUMBER, textLiteral),
  /** A constant with its sign, or an expression that is in parentheses or has no operator. */
  'default-value': {
    starts: always,
    take(parser, captures) {
      if (parser.cursor.spelling === '(') captures.addWord('expression');
      captures.addExpression(parseDefaultValue(parser));
    },
  },
  'character-set': captured('characterSet', atNameOrString, (parser) =>
    (parser.cursor.kind === WORD ? parser.cursor.anyName() : nameOrString(parser)).toLowerCase(),
  ),
  'collation-name': captured('collation', atColumn, (parser) => qualifiedName(parser).at(-1) ?? ''),
  collation: captured('collation', atNameOrString, (parser) =>
    parser.cursor.spelling === 'binary' ? parser.cursor.anyName() : nameOrString(parser),
  ),
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
  parent: captured('parent', atColumn, qualifiedName),
  tables: captured('tables', atColumn, (parser) => parser.cursor.list(() => qualifiedName(parser))),
  bound: captured(
    'bounds',
    ({ cursor }) => cursor.at('for') || cursor.at('default'),
    (parser) => [parsePartitionBound(parser)],
  ),
  ...skipped,
  ...bodies,
  /** The place where something stands that other code takes. */
  here: { starts: always, take() {} },
  end: { starts: ({ cursor }) => cursor.kind === END || cursor.spelling === ';', take() {} },
};

/** What stands behind a partition's name where no PARTITION is in front of it: MariaDB needs none. */
const BEHIND_PARTITION: ReadonlySet<string> = new Set(['values', ',', ')']);
