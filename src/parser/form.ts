import type { ColumnType, Expression } from '../ir.ts';
import { QUOTED_NAME, STRING, WORD } from '../token.ts';
import type { Captures } from './captures.ts';
import type { Parser } from './context.ts';
import { stringLiteral } from './literal.ts';
import { parseType } from './type.ts';

/** Type String, where the dialect has such literals; null: something else stands here. */
export function typedLiteral(parser: Parser): Expression | null {
  const { cursor, grammar } = parser;
  const { typedLiterals } = grammar.dialect;
  if (typedLiterals !== null) {
    if (!typedLiterals.has(cursor.spelling) || cursor.peekKind(1) !== STRING) return null;
    return { kind: 'cast', type: parseType(parser), operand: stringLiteral(parser) };
  }
  // The type is read ahead only where it could be one: a listed type's first word, or any name before a string.
  if (cursor.peekKind(1) !== STRING && !grammar.types.mayStart(cursor)) return null;
  if (!cursor.atName('type') && !grammar.types.mayStart(cursor)) return null;
  const start = cursor.index;
  const type = cursor.peekKind(1) === STRING ? parseType(parser) : readAhead(parser);
  if (type !== null && cursor.kind === STRING) {
    return literalOf(parser, type);
  }
  cursor.reset(start);
  return null;
}

/** A string of the type whose name stands at token `start`: it may be quoted, qualified, or have arguments. */
export function typedString(parser: Parser, start: number): Expression {
  parser.cursor.reset(start);
  return literalOf(parser, parseType(parser));
}

/** String [Fields] — an interval's fields may stand behind it. */
function literalOf(parser: Parser, type: ColumnType): Expression {
  if (!parser.cursor.atString()) throw parser.cursor.unexpected();
  const operand = stringLiteral(parser);
  if (type.shape.kind !== 'interval') return { kind: 'cast', operand, type };
  const unit = parser.grammar.intervalFields.match(parser)?.captures.words.at(-1);
  return { kind: 'cast', operand: unit === undefined ? operand : withUnit(operand, unit), type };
}

/** A number alone counts the least of the fields behind it: '2' day is '2 day'. */
function withUnit(operand: Expression, unit: string): Expression {
  const isNumber = operand.kind === 'string' && /^\s*[-+]?\s*(?:\d+\.?\d*|\.\d+)\s*$/.test(operand.value);
  return isNumber ? { ...operand, value: `${operand.value} ${unit}` } : operand;
}

/** A listed type of several words or with arguments, or null. */
function readAhead(parser: Parser): ReturnType<typeof parseType> | null {
  const match = parser.grammar.types.match(parser);
  if (match === null) return null;
  const shape = match.effect(match.captures);
  if (typeof shape === 'string') return null;
  const base = parser.grammar.dialect.catalog?.nameOf(shape) ?? null;
  return { shape, base, written: '', characterSet: null, collation: null, nullable: true, domainChecks: [], inner: [] };
}

/** A call whose parentheses hold more than a list, or that has none: a row of the dialect's call forms. */
export function callForm(parser: Parser): Expression | null {
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

/** QualifiedOperator : OPERATOR ( [schema .]* Symbol ) */
export function qualifiedOperator({ cursor }: Parser): string {
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
  return operator;
}

/** `*` behind a point: all columns of a row, which no condition can be evaluated on. */
export function wholeRow({ cursor }: Parser): Expression {
  const { offset } = cursor;
  cursor.advance();
  return { kind: 'call', name: 'whole row', arguments: [], offset };
}

/** A column by its name and those in front of it: the table that it is said to be of is noted. */
export function mentioned({ qualifiers }: Parser, path: readonly string[], offset: number): Expression {
  const table = path.at(-2);
  if (table !== undefined) qualifiers.push({ name: table, offset });
  return { kind: 'column', name: path.at(-1) ?? '', offset };
}
