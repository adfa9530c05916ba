import type { InfixRow } from '../../grammar/dialect.ts';
import type { DdlError } from '../ddl-error.ts';
import type { Expression } from '../ir.ts';
import { MAX_CHAIN, MAX_HEIGHT } from '../limits.ts';
import { NUMBER, QUOTED_NAME, STRING, WORD } from '../token.ts';
import { heightOf } from '../walk.ts';
import { isNamed, isOfSystem, namedAfter } from './argument.ts';
import type { Parser } from './context.ts';
import { callForm, mentioned, qualifiedOperator, typedLiteral, typedString, wholeRow } from './form.ts';
import { decodeToken, numberLiteral, stringLiteral } from './literal.ts';
import { otherOperator, otherPrefix } from './other-operators.ts';
import { parseType } from './type.ts';

/**
 * Expression : Prefix ( InfixOperator Operand )*  — by precedence climbing over the dialect's operator tables, from
 * operators of at least `least` binding power.
 */
function parseExpression(parser: Parser, least = 0, scope: Scope = 'whole'): Expression {
  const { cursor } = parser;
  cursor.enter();
  const expression = parseOperators(parser, least, scope);
  cursor.leave();
  return expression;
}

/** Whether an expression may hold all operators, or only those of an operand that attributes may follow. */
type Scope = 'whole' | 'operand';

/** An operand that attributes may follow: without the operators that their words could be mistaken for. */
export function parseOperand(parser: Parser): Expression {
  return bounded(parser, () => parseExpression(parser, parser.grammar.dialect.operators.operand.power, 'operand'));
}

/** An expression that stands alone: as the argument of a clause. Its tree is of bounded height. */
export function parseWholeExpression(parser: Parser): Expression {
  return bounded(parser, () => parseExpression(parser));
}

function bounded({ cursor }: Parser, read: () => Expression): Expression {
  const start = cursor.offset;
  const expression = read();
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
    return bounded(parser, () => parseExpression(parser, Number.POSITIVE_INFINITY));
  }
  cursor.advance();
  if (!cursor.atNumber()) throw cursor.unexpected();
  return { kind: 'unary', operator, operand: numberLiteral(parser) };
}

function parseOperators(parser: Parser, least: number, scope: Scope): Expression {
  const { cursor, grammar } = parser;
  const { nonassociative } = grammar.dialect.operators;
  const opening = cursor.spelling === '(';
  let left = parsePrefix(parser, scope);
  let indirect = left.kind === 'column' || (opening && left.kind !== 'row');
  let power = -1;
  for (let length = 0; ; length++) {
    if (length > MAX_CHAIN) {
      throw cursor.error(`This chain of operators is longer than ${MAX_CHAIN}.`, cursor.offset, 'limit_exceeded');
    }
    const negated = cursor.spelling === 'not';
    const spelling = negated ? cursor.peek(1) : cursor.spelling;
    const row = grammar.infix.get(spelling) ?? otherOperator(parser, negated);
    if (row?.second !== undefined && cursor.peek(negated ? 2 : 1) !== row.second) return left;
    if (row === null || row.power < least || (negated && !NEGATABLE.has(row.form))) return left;
    if (scope === 'operand' && isExcluded(parser, row, spelling)) return left;
    if (row.ofColumn === true && left.kind !== 'column') return left;
    if (INDIRECTIONS.has(row.form) && !indirect) return left;
    if (row.power === power && nonassociative.has(power) && endsWithOperand(left)) {
      throw cursor.error('Comparisons do not chain: put parentheses around the first.');
    }
    if (negated) cursor.advance();
    left = infix[row.form](parser, left, { row, spelling, negated, scope });
    indirect &&= INDIRECTIONS.has(row.form);
    power = row.power;
  }
}

/** Forms that take a part of a column's value, or of what stands in parentheses, and of nothing else. */
const INDIRECTIONS: ReadonlySet<InfixRow['form']> = new Set(['subscript', 'field']);

/** Whether an operand ends before this operator. */
function isExcluded({ cursor, grammar }: Parser, row: InfixRow, spelling: string): boolean {
  const { excluded, isTests } = grammar.dialect.operators.operand;
  if (row.form === 'is') return !isTests.has(cursor.peek(cursor.peek(1) === 'not' ? 2 : 1)) && isTests.size > 0;
  return excluded.has(spelling);
}

/** Whether the last thing read was an operator's right operand, so that another operator could claim it. */
function endsWithOperand(expression: Expression): boolean {
  const { kind } = expression;
  return kind === 'binary' || kind === 'like' || kind === 'between' || (kind === 'is' && expression.other !== null);
}

/** Forms that NOT may stand before. */
const NEGATABLE: ReadonlySet<InfixRow['form']> = new Set(['like', 'between', 'in']);

interface Infix {
  readonly row: InfixRow;
  readonly spelling: string;
  readonly negated: boolean;
  readonly scope: Scope;
}

type InfixParser = (parser: Parser, left: Expression, infix: Infix) => Expression;

/** How each form of operator reads what follows its left operand. */
const infix: Readonly<Record<InfixRow['form'], InfixParser>> = {
  /** Left Operator ( Operand | {ANY | SOME | ALL} ( Expression ) ) */
  binary(parser, left, { row, spelling, scope }) {
    const { cursor } = parser;
    const operator = row.name ?? (spelling === '' ? cursor.text : spelling);
    cursor.advance();
    return rightOf(parser, left, operator, row.power, scope);
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

  /** Left QualifiedOperator Operand */
  qualifiedOperator(parser, left, { row, scope }) {
    const operator = qualifiedOperator(parser);
    return rightOf(parser, left, operator, row.power, scope);
  },

  /** Left [NOT] {LIKE | ILIKE | SIMILAR TO | REGEXP} Pattern [ESCAPE String] */
  like(parser, operand, { row, spelling, negated: not, scope }) {
    const negated = not || row.negated === true;
    const { cursor } = parser;
    cursor.advance();
    if (row.second !== undefined) cursor.advance();
    const operator = row.name ?? spelling;
    const quantifier = cursor.spelling === 'any' || cursor.spelling === 'all' || cursor.spelling === 'some';
    if (quantifier && row.second === undefined) {
      const quantified = rightOf(parser, operand, operator, row.power, scope);
      return negated ? { kind: 'unary', operator: 'not', operand: quantified } : quantified;
    }
    const pattern = parseExpression(parser, row.power + 1, scope);
    const escapeMark = isWord(spelling) && cursor.eat('escape') ? parseExpression(parser, row.power + 1) : null;
    return { kind: 'like', operator, operand, pattern, escape: escapeMark, negated };
  },

  /** Left [NOT] BETWEEN [SYMMETRIC | ASYMMETRIC] Low AND High */
  between(parser, operand, { row, negated }) {
    const { cursor } = parser;
    cursor.advance();
    const symmetric = cursor.eat('symmetric');
    if (!symmetric) cursor.eat('asymmetric');
    const low = parseExpression(parser, parser.grammar.dialect.operators.operand.power, 'operand');
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
  is(parser, operand, { row, scope }) {
    const { cursor } = parser;
    cursor.advance();
    const negated = cursor.eat('not');
    const test = parser.grammar.isTests.match(parser);
    if (test === null) throw cursor.unexpected();
    const other = test.effect === 'distinct' ? parseExpression(parser, row.power + 1, scope) : null;
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

  /** Left Operator Operand: another spelling of a call */
  call(parser, left, { row, spelling, scope }) {
    const { cursor } = parser;
    const { offset } = cursor;
    cursor.advance();
    const right = parseExpression(parser, row.power + 1, scope);
    return { kind: 'call', name: row.name ?? spelling, arguments: [left, right], offset };
  },

  /** Left . Name */
  field(parser, operand) {
    parser.cursor.advance();
    if (parser.cursor.spelling === '*') return wholeRow(parser);
    return { kind: 'field', operand, name: parser.cursor.anyName() };
  },
};

/** The right operand of a binary operator, which ANY, SOME or ALL may make a comparison with many. */
function rightOf(parser: Parser, left: Expression, operator: string, power: number, scope: Scope): Expression {
  const { cursor } = parser;
  const word = cursor.spelling;
  if (scope === 'whole' && (word === 'any' || word === 'some' || word === 'all') && cursor.peek(1) === '(') {
    cursor.advance();
    cursor.expect('(');
    const right = parseExpression(parser);
    cursor.expect(')');
    return { kind: 'quantified', operator, left, quantifier: word === 'all' ? 'all' : 'any', right };
  }
  return { kind: 'binary', operator, left, right: parseExpression(parser, power + 1, scope) };
}

/** Prefix : PrefixOperator Operand | QualifiedOperator Operand | Primary */
function parsePrefix(parser: Parser, scope: Scope): Expression {
  const { cursor, grammar } = parser;
  const row = grammar.prefix.get(cursor.spelling) ?? otherPrefix(parser);
  if (row === null || cursor.peek(1) === '.') return parsePrimary(parser);
  if (scope === 'operand' && grammar.dialect.operators.operand.excluded.has(cursor.spelling)) throw cursor.unexpected();
  const qualified = grammar.infix.get(cursor.spelling)?.form === 'qualifiedOperator';
  const operator = qualified ? qualifiedOperator(parser) : (row.name ?? cursor.text.toLowerCase());
  if (!qualified) cursor.advance();
  const operand = parseExpression(parser, row.power, scope);
  return { kind: 'unary', operator, operand };
}

function isWord(spelling: string): boolean {
  return /^[a-z]/.test(spelling);
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
      if (cursor.spelling === '?') throw cursor.error('Variables have no value here.');
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
      if (cursor.peek(1) === '(') throw subquery(parser);
      if (cursor.peek(1) !== '[') break;
      cursor.advance();
      return arrayItems(parser);
    case 'row':
      if (cursor.peek(1) !== '(') break;
      cursor.advance();
      return { kind: 'row', items: callArguments(parser).list };
    case 'exists':
    case 'values':
      if (cursor.peek(1) === '(') throw subquery(parser);
      break;
    case 'select':
    case 'table':
    case 'with':
      throw subquery(parser);
  }
  if (dialect.introducer !== '' && cursor.text.startsWith(dialect.introducer) && startsIntroduced(parser)) {
    cursor.advance();
    return parsePrimary(parser);
  }
  return typedLiteral(parser) ?? callForm(parser) ?? reference(parser);
}

function subquery({ cursor }: Parser): DdlError {
  return cursor.error('A subquery cannot stand here.', cursor.offset, 'semantic_error');
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
  // All items are lists, or none is.
  const nested = cursor.spelling === '[';
  const item = () => (nested ? inner() : parseExpression(parser));
  const items = cursor.spelling === ']' ? [] : cursor.list(item);
  cursor.expect(']');
  return { kind: 'array', items };
}

/** Call : QualifiedName ( Arguments ) | Column : QualifiedName [. *] | a string of a type with such a name */
function reference(parser: Parser): Expression {
  const { cursor, grammar } = parser;
  const offset = cursor.offset;
  const start = cursor.index;
  const reservedFunction = grammar.dialect.reservedFunctions.has(cursor.spelling) && cursor.peek(1) === '(';
  const isFunction = cursor.peek(1) === '(';
  if (!reservedFunction && !cursor.atName(isFunction ? 'function' : 'column')) {
    return missingExpression(parser);
  }
  const path = [cursor.anyName()];
  while (cursor.spelling === '.') {
    cursor.advance();
    if (cursor.peek(0) === '*') return wholeRow(parser);
    path.push(cursor.anyName());
  }
  const name = path.at(-1) ?? '';
  const called = cursor.spelling === '(' ? callArguments(parser) : null;
  if (cursor.kind === STRING && grammar.dialect.typedLiterals === null) return typedString(parser, start);
  if (called === null) return mentioned(parser, path, offset);
  refuseAggregate(parser);
  const call = { kind: 'call', name: name.toLowerCase(), arguments: called.list, offset } as const;
  return called.byPosition && isOfSystem(parser, path) ? call : { ...call, otherwise: true };
}

/** A call that looks over many rows stands in no condition on one. */
function refuseAggregate({ cursor }: Parser): void {
  const [word, next] = [cursor.spelling, cursor.peek(1)];
  if (word === 'over' || (word === 'filter' && next === '(')) throw aggregate(cursor);
  if (word === 'within' && next === 'group') throw aggregate(cursor);
}

const aggregate = (cursor: Parser['cursor']): DdlError =>
  cursor.error('An aggregate cannot stand here.', cursor.offset, 'semantic_error');

/** ( [* | Argument [, Argument]*] ) — and whether their places alone say what they are. */
function callArguments(parser: Parser): { readonly list: readonly Expression[]; readonly byPosition: boolean } {
  const { cursor } = parser;
  cursor.expect('(');
  if (cursor.eat(')')) return { list: [], byPosition: true };
  if (cursor.spelling === '*') {
    cursor.advance();
    cursor.expect(')');
    return { list: [], byPosition: false };
  }
  if (cursor.eat('distinct')) throw aggregate(cursor);
  cursor.eat('all');
  const list: Expression[] = [];
  let last = false;
  let named = false;
  do {
    last = cursor.eat('variadic');
    named = namedAfter(cursor, named);
    list.push(callArgument(parser));
  } while (!last && cursor.eat(','));
  if (cursor.spelling === 'order') throw aggregate(cursor);
  cursor.expect(')');
  const spread = last ? list.at(-1) : undefined;
  // The elements of such an array are arguments.
  if (spread?.kind === 'array' && spread.items.length > 0) {
    return { list: [...list.slice(0, -1), ...spread.items], byPosition: !named };
  }
  return { list, byPosition: !last && !named };
}

/** [Name {=> | :=}] Expression */
function callArgument(parser: Parser): Expression {
  const { cursor } = parser;
  if (isNamed(cursor)) {
    cursor.name('type');
    cursor.advance();
  }
  return parseExpression(parser);
}
