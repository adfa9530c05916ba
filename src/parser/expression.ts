import type { InfixRow } from '../../grammar/dialect.ts';
import type { ColumnType, Expression } from '../ir.ts';
import { MAX_CHAIN, MAX_HEIGHT } from '../limits.ts';
import { NUMBER, QUOTED_NAME, STRING, SYMBOL, WORD } from '../token.ts';
import { heightOf } from '../walk.ts';
import type { Captures, Parser } from './context.ts';
import { decodeToken, numberLiteral, stringLiteral } from './literal.ts';
import { parseType } from './type.ts';

/**
 * Expression : Prefix ( InfixOperator Operand )*  — by precedence climbing over the dialect's operator tables, from
 * operators of at least `least` binding power.
 */
export function parseExpression(parser: Parser, least = 0): Expression {
  const { cursor } = parser;
  cursor.enter();
  const expression = parseOperators(parser, least);
  cursor.leave();
  return expression;
}

/** An expression that stands alone: as the argument of a clause. Its tree is of bounded height. */
export function parseWholeExpression(parser: Parser, least = 0): Expression {
  const { cursor } = parser;
  const start = cursor.offset;
  const expression = parseExpression(parser, least);
  if (heightOf(expression) > MAX_HEIGHT) {
    throw cursor.error(`This expression is more than ${MAX_HEIGHT} operators high.`, start, 'limit_exceeded');
  }
  return expression;
}

/** DefaultValue : [+ | -] Number | Primary — without operators, as long as no parentheses are around it. */
export function parseDefaultValue(parser: Parser): Expression {
  const { cursor } = parser;
  const operator = cursor.spelling;
  if (operator !== '-' && operator !== '+') {
    if (operator === 'not' || operator === '!' || operator === '~') return missingExpression(parser);
    return parseWholeExpression(parser, Number.POSITIVE_INFINITY);
  }
  cursor.advance();
  if (!cursor.atNumber()) throw cursor.unexpected();
  return { kind: 'unary', operator, operand: numberLiteral(parser) };
}

function parseOperators(parser: Parser, least: number): Expression {
  const { cursor, grammar } = parser;
  let left = parsePrefix(parser);
  for (let length = 0; ; length++) {
    if (length > MAX_CHAIN) {
      throw cursor.error(`This chain of operators is longer than ${MAX_CHAIN}.`, cursor.offset, 'limit_exceeded');
    }
    const negated = cursor.spelling === 'not';
    const spelling = negated ? cursor.peek(1) : cursor.spelling;
    const row = grammar.infix.get(spelling) ?? otherOperator(parser, negated);
    if (row?.second !== undefined && cursor.peek(negated ? 2 : 1) !== row.second) return left;
    if (row === null || row.power < least || (negated && !NEGATABLE.has(row.form))) return left;
    if (negated) cursor.advance();
    left = infix[row.form](parser, left, { row, spelling, negated });
  }
}

/** Forms that NOT may stand before. */
const NEGATABLE: ReadonlySet<InfixRow['form']> = new Set(['like', 'between', 'in']);

interface Infix {
  readonly row: InfixRow;
  readonly spelling: string;
  readonly negated: boolean;
}

type InfixParser = (parser: Parser, left: Expression, infix: Infix) => Expression;

/** How each form of operator reads what follows its left operand. */
const infix: Readonly<Record<InfixRow['form'], InfixParser>> = {
  /** Left Operator ( Operand | {ANY | SOME | ALL} ( Expression ) ) */
  binary(parser, left, { row, spelling }) {
    const { cursor } = parser;
    const operator = row.name ?? (spelling === '' ? cursor.text : spelling);
    cursor.advance();
    return rightOf(parser, left, operator, row.power);
  },

  /** Left {AND | OR} Operand ( {AND | OR} Operand )* */
  logical(parser, left, { row, spelling }) {
    const { cursor } = parser;
    const operator = row.name === 'and' || spelling === 'and' ? 'and' : 'or';
    const operands = [left];
    while (cursor.spelling === spelling) {
      cursor.advance();
      operands.push(parseExpression(parser, row.power + 1));
    }
    return { kind: 'logical', operator, operands };
  },

  /** Left OPERATOR ( [schema .]* Symbol ) Operand */
  qualifiedOperator(parser, left, { row }) {
    const { cursor } = parser;
    cursor.advance();
    cursor.expect('(');
    while (cursor.kind === WORD || cursor.kind === QUOTED_NAME) {
      cursor.advance();
      cursor.expect('.');
    }
    if (!cursor.atSymbol()) throw cursor.unexpected();
    const operator = cursor.text;
    cursor.advance();
    cursor.expect(')');
    return rightOf(parser, left, operator, row.power);
  },

  /** Left [NOT] {LIKE | ILIKE | SIMILAR TO | REGEXP} Pattern [ESCAPE String] */
  like(parser, operand, { row, spelling, negated: not }) {
    const negated = not || row.negated === true;
    const { cursor } = parser;
    cursor.advance();
    if (row.second !== undefined) cursor.advance();
    const operator = row.name ?? spelling;
    if (cursor.spelling === 'any' || cursor.spelling === 'all' || cursor.spelling === 'some') {
      const quantified = rightOf(parser, operand, operator, row.power);
      return negated ? { kind: 'unary', operator: 'not', operand: quantified } : quantified;
    }
    const pattern = parseExpression(parser, row.power + 1);
    const escapeMark = cursor.eat('escape') ? parseExpression(parser, row.power + 1) : null;
    return { kind: 'like', operator, operand, pattern, escape: escapeMark, negated };
  },

  /** Left [NOT] BETWEEN [SYMMETRIC | ASYMMETRIC] Low AND High */
  between(parser, operand, { row, negated }) {
    const { cursor } = parser;
    cursor.advance();
    const symmetric = cursor.eat('symmetric');
    if (!symmetric) cursor.eat('asymmetric');
    const low = parseExpression(parser, row.power + 1);
    cursor.expect('and');
    const high = parseExpression(parser, row.power + 1);
    return { kind: 'between', operand, low, high, negated, symmetric };
  },

  /** Left [NOT] IN ( Expression [, Expression]* ) */
  in(parser, operand, { negated }) {
    parser.cursor.advance();
    const list = parser.cursor.parenthesized(() => parseExpression(parser));
    return { kind: 'in', operand, list, negated };
  },

  /** Left IS [NOT] Test [FROM Other] */
  is(parser, operand, { row }) {
    const { cursor } = parser;
    cursor.advance();
    const negated = cursor.eat('not');
    const test = parser.grammar.isTests.match(parser);
    if (test === null) throw cursor.unexpected();
    const other = test.effect === 'distinct' ? parseExpression(parser, row.power + 1) : null;
    return { kind: 'is', operand, test: test.effect, negated, other };
  },

  /** Left {ISNULL | NOTNULL} */
  postfix(parser, operand, { row }) {
    parser.cursor.advance();
    return { kind: 'is', operand, test: 'null', negated: row.name === 'notnull', other: null };
  },

  /** Left :: Type */
  cast(parser, operand) {
    parser.cursor.advance();
    return { kind: 'cast', operand, type: parseType(parser) };
  },

  /** Left '[' [Expression] [: [Expression]] ']' */
  subscript(parser, operand) {
    const { cursor } = parser;
    cursor.advance();
    const from = cursor.spelling === ':' ? null : parseExpression(parser);
    const to = cursor.eat(':') && cursor.spelling !== ']' ? parseExpression(parser) : null;
    cursor.expect(']');
    return { kind: 'subscript', operand, from, to };
  },

  /** Left COLLATE QualifiedName */
  collate(parser, operand) {
    const { cursor } = parser;
    cursor.advance();
    const collation = cursor.kind === STRING ? decodeToken(parser).value : cursor.qualifiedName('label').join('.');
    return { kind: 'collate', operand, collation };
  },

  /** Left AT {TIME ZONE Operand | LOCAL} */
  atTimeZone(parser, operand, { row }) {
    const { cursor } = parser;
    const offset = cursor.offset;
    cursor.advance();
    if (cursor.eat('local')) return { kind: 'call', name: 'timezone', arguments: [operand], offset };
    cursor.expect('time');
    cursor.expect('zone');
    const zone = parseExpression(parser, row.power + 1);
    return { kind: 'call', name: 'timezone', arguments: [zone, operand], offset };
  },

  /** Left MEMBER [OF] ( Expression ) */
  memberOf(parser, operand) {
    const { cursor } = parser;
    const offset = cursor.offset;
    cursor.advance();
    cursor.advance();
    const [array] = cursor.parenthesized(() => parseExpression(parser));
    return { kind: 'call', name: 'member of', arguments: array === undefined ? [operand] : [operand, array], offset };
  },

  /** Left . Name */
  field(parser, operand) {
    parser.cursor.advance();
    if (parser.cursor.eat('*')) return operand;
    return { kind: 'field', operand, name: parser.cursor.anyName() };
  },
};

/** The right operand of a binary operator, which ANY, SOME or ALL may make a comparison with many. */
function rightOf(parser: Parser, left: Expression, operator: string, power: number): Expression {
  const { cursor } = parser;
  const word = cursor.spelling;
  if ((word === 'any' || word === 'some' || word === 'all') && cursor.peek(1) === '(') {
    cursor.advance();
    const [right] = cursor.parenthesized(() => parseExpression(parser));
    if (right === undefined) throw cursor.unexpected();
    return { kind: 'quantified', operator, left, quantifier: word === 'all' ? 'all' : 'any', right };
  }
  return { kind: 'binary', operator, left, right: parseExpression(parser, power + 1) };
}

/** The row of an operator that no table lists, where the dialect has such. */
function otherOperator({ cursor, grammar }: Parser, negated: boolean): InfixRow | null {
  const power = grammar.dialect.operators.other;
  if (power === null || negated || cursor.kind !== SYMBOL) return null;
  const first = cursor.text.charAt(0);
  return grammar.dialect.lexis.operatorCharacters.includes(first) ? { power, form: 'binary' } : null;
}

/** Prefix : PrefixOperator Operand | Primary */
function parsePrefix(parser: Parser): Expression {
  const { cursor, grammar } = parser;
  const row = grammar.prefix.get(cursor.spelling);
  if (row === undefined || cursor.peek(1) === '.') return parsePrimary(parser);
  const operator = row.name ?? cursor.spelling;
  cursor.advance();
  const operand = parseExpression(parser, row.power);
  return { kind: 'unary', operator, operand };
}

/** Primary : Literal | CallForm | Call | Column | ( Expression [, Expression]* ) | Case | Array | Row */
function parsePrimary(parser: Parser): Expression {
  const { cursor } = parser;
  switch (cursor.kind) {
    case NUMBER:
      return numberLiteral(parser);
    case STRING:
      return stringLiteral(parser);
    case QUOTED_NAME:
      return reference(parser);
    case WORD:
      return wordPrimary(parser);
    default:
      if (cursor.spelling === '(') return parenthesized(parser);
      if (cursor.spelling === '?' || cursor.spelling === '@') throw cursor.error('Variables have no value here.');
      return callForm(parser) ?? missingExpression(parser);
  }
}

function missingExpression({ cursor }: Parser): never {
  cursor.expecting('an expression');
  throw cursor.unexpected();
}

/** ( Expression ) | ( Expression , Expression [, Expression]* ) */
function parenthesized(parser: Parser): Expression {
  const { cursor } = parser;
  if (cursor.peek(1) === 'select') throw cursor.error('A subquery cannot stand here.');
  const items = cursor.parenthesized(() => parseExpression(parser));
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { kind: 'row', items };
}

/** What starts with a word: a constant, CASE, a call form, a typed literal, a call, or a column. */
function wordPrimary(parser: Parser): Expression {
  const { cursor, grammar } = parser;
  const { dialect } = grammar;
  switch (cursor.spelling) {
    case 'null':
      cursor.advance();
      return { kind: 'null' };
    case 'true':
    case 'false': {
      const value = cursor.spelling === 'true';
      cursor.advance();
      return { kind: 'boolean', value };
    }
    case 'case':
      return caseExpression(parser);
    case 'array':
      if (cursor.peek(1) !== '[') break;
      cursor.advance();
      return arrayItems(parser);
    case 'row':
      if (cursor.peek(1) !== '(') break;
      cursor.advance();
      return { kind: 'row', items: callArguments(parser) };
    case 'exists':
    case 'select':
      throw cursor.error('A subquery cannot stand here.');
  }
  if (dialect.introducer !== '' && cursor.text.startsWith(dialect.introducer) && startsIntroduced(parser)) {
    cursor.advance();
    return parsePrimary(parser);
  }
  return typedLiteral(parser) ?? callForm(parser) ?? reference(parser);
}

/** Whether a string or a number in hexadecimal follows the word, so that it may be an introducer. */
function startsIntroduced({ cursor }: Parser): boolean {
  return cursor.peekKind(1) === STRING || cursor.peekKind(1) === NUMBER;
}

/** CASE [Operand] ( WHEN Expression THEN Expression )+ [ELSE Expression] END */
function caseExpression(parser: Parser): Expression {
  const { cursor } = parser;
  cursor.advance();
  const operand = cursor.at('when') ? null : parseExpression(parser);
  const branches: { when: Expression; result: Expression }[] = [];
  do {
    cursor.expect('when');
    const when = parseExpression(parser);
    cursor.expect('then');
    branches.push({ when, result: parseExpression(parser) });
  } while (cursor.at('when'));
  const otherwise = cursor.eat('else') ? parseExpression(parser) : null;
  cursor.expect('end');
  return { kind: 'case', operand, branches, otherwise };
}

/** '[' [Item [, Item]*] ']' where an item may be such a list itself */
function arrayItems(parser: Parser): Expression {
  const { cursor } = parser;
  cursor.expect('[');
  const inner = () => {
    cursor.enter();
    const items = arrayItems(parser);
    cursor.leave();
    return items;
  };
  const item = () => (cursor.spelling === '[' ? inner() : parseExpression(parser));
  const items = cursor.spelling === ']' ? [] : cursor.list(item);
  cursor.expect(']');
  return { kind: 'array', items };
}

/** Type String, where the dialect has such literals; null: something else stands here. */
function typedLiteral(parser: Parser): Expression | null {
  const { cursor, grammar } = parser;
  const { typedLiterals } = grammar.dialect;
  if (typedLiterals !== null) {
    if (!typedLiterals.has(cursor.spelling) || cursor.peekKind(1) !== STRING) return null;
    return { kind: 'cast', type: parseType(parser), operand: stringLiteral(parser) };
  }
  // The type is read ahead only where it could be one: a listed type's first word, or any name before a string.
  if (cursor.peekKind(1) !== STRING && !grammar.types.mayStart(cursor.spelling)) return null;
  if (!cursor.atName('type') && !grammar.types.mayStart(cursor.spelling)) return null;
  const start = cursor.index;
  const type = cursor.peekKind(1) === STRING ? parseType(parser) : readAhead(parser);
  if (type !== null && cursor.kind === STRING) {
    const operand = stringLiteral(parser);
    grammar.intervalFields.match(parser);
    return { kind: 'cast', operand, type };
  }
  cursor.reset(start);
  return null;
}

/** A listed type of several words or with arguments, or null. */
function readAhead(parser: Parser): ReturnType<typeof parseType> | null {
  const match = parser.grammar.types.match(parser);
  if (match === null) return null;
  const shape = match.effect(match.captures);
  if (typeof shape === 'string') return null;
  return { shape, written: '', characterSet: null, collation: null, nullable: true, domainChecks: [] };
}

/** A call whose parentheses hold more than a list, or that has none: a row of the dialect's call forms. */
function callForm(parser: Parser): Expression | null {
  const { cursor, grammar } = parser;
  const offset = cursor.offset;
  const match = grammar.callForms.match(parser);
  if (match === null) return null;
  const { effect, captures } = match;
  const [first] = captures.expressions;
  if (effect === 'cast' && captures.type !== undefined && first !== undefined) {
    const { type } = captures;
    const isArray = captures.words.includes('array');
    const shape: ColumnType['shape'] = isArray ? { kind: 'array', of: type.shape, dimensions: 1 } : type.shape;
    return { kind: 'cast', operand: first, type: { ...type, shape } };
  }
  if (effect === 'escape' && first !== undefined) return first;
  if (effect === 'interval' && captures.words[0] !== undefined && first !== undefined) {
    return { kind: 'interval', quantity: first, unit: captures.words[0] };
  }
  return { kind: 'call', name: nameOfForm(effect, captures), arguments: captures.expressions, offset };
}

/** The words that a form notes belong to the function's name: EXTRACT(year FROM …) calls `extract year`. */
function nameOfForm(effect: string, { words }: Captures): string {
  return [effect, ...words].join(' ');
}

/** Call : QualifiedName ( Arguments ) | Column : QualifiedName */
function reference(parser: Parser): Expression {
  const { cursor, grammar } = parser;
  const offset = cursor.offset;
  const reservedFunction = grammar.dialect.reservedFunctions.has(cursor.spelling) && cursor.peek(1) === '(';
  const isFunction = cursor.peek(1) === '(';
  if (!reservedFunction && !cursor.atName(isFunction ? 'function' : 'column')) {
    return missingExpression(parser);
  }
  const path = [cursor.anyName()];
  while (cursor.spelling === '.') {
    cursor.advance();
    path.push(cursor.anyName());
  }
  const name = path.at(-1) ?? '';
  if (cursor.spelling !== '(') return { kind: 'column', name, offset };
  return { kind: 'call', name: name.toLowerCase(), arguments: callArguments(parser), offset };
}

/** ( [* | Argument [, Argument]*] ) */
function callArguments(parser: Parser): Expression[] {
  const { cursor } = parser;
  cursor.expect('(');
  if (cursor.eat(')')) return [];
  if (cursor.spelling === '*') {
    cursor.advance();
    cursor.expect(')');
    return [];
  }
  const list = cursor.list(() => callArgument(parser));
  cursor.expect(')');
  return list;
}

/** [DISTINCT | ALL | VARIADIC] [Name {=> | :=}] Expression */
function callArgument(parser: Parser): Expression {
  const { cursor } = parser;
  if (!cursor.eat('distinct') && !cursor.eat('all')) cursor.eat('variadic');
  const arrow = cursor.peek(1);
  if (arrow === '=>' || arrow === ':=') {
    cursor.anyName();
    cursor.advance();
  }
  return parseExpression(parser);
}
