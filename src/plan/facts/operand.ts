import { modelOf } from '../../../grammar/kinds.ts';
import type { Semantics } from '../../../grammar/semantics.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { constantValue } from '../../expression/constant.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Expression } from '../../ir.ts';
import type { Letters } from '../../runtime/text-comparison.ts';
import { isWhole, type Scalar } from '../../values/request.ts';
import { mentionsColumn } from '../../walk.ts';
import { type ColumnFacts, type Columns, NO_COLUMN_FACTS, type Ways } from './column-facts.ts';

/** The one alternative that asks this of a column. */
export function only(column: string, facts: Partial<ColumnFacts>): Ways {
  return [{ facts: new Map([[column, { ...NO_COLUMN_FACTS, ...facts }]]), residual: [] }];
}

/**
 * An expression without the casts and collations around it, though casts may change its value: for what is true of any value alone.
 * Of a column `columnOf` asks for that, of other expressions `sameValue`.
 */
export function bare(expression: Expression): Expression {
  let inner = expression;
  while (inner.kind === 'cast' || inner.kind === 'collate') inner = inner.operand;
  return inner;
}

/** What a call gives, as far as casts of it are concerned: texts, whole numbers that are counts, or any numbers. */
type Result = 'text' | 'count' | 'number';

/** Whether a cast leaves each of these results as it is, for any comparison. */
const KEEPS: { readonly [R in Result]: (cast: Shape) => boolean } = {
  text: (cast) => cast.kind === 'text' && cast.characters === null && !cast.padded,
  count: (cast) => KEEPS.number(cast) || cast.kind === 'float' || (cast.kind === 'integer' && cast.bits >= 32),
  number: (cast) => cast.kind === 'decimal' && cast.precision === null,
};

/** An expression that gives such results, without collations and the casts around it that keep them. */
export function sameValue(expression: Expression, result: Result): Expression {
  let inner = expression;
  while (inner.kind === 'collate' || (inner.kind === 'cast' && KEEPS[result](inner.type.shape))) inner = inner.operand;
  return inner;
}

/** The column that an expression is, whatever casts and collations are around it; undefined: it is none. */
export function bareColumn(expression: Expression): string | undefined {
  const inner = bare(expression);
  return inner.kind === 'column' ? inner.name : undefined;
}

/** The column that an expression is whose values a condition chooses, but for collations and casts that leave these as they are. */
export function columnOf(expression: Expression, columns: Columns): string | undefined {
  const column = testedColumn(expression, columns);
  return column === undefined || columns.isGiven(column) ? undefined : column;
}

/** The same of any column: one that is asked for NULL alone. */
export function testedColumn(expression: Expression, columns: Columns): string | undefined {
  let inner = expression;
  const casts: Shape[] = [];
  while (inner.kind === 'cast' || inner.kind === 'collate') {
    if (inner.kind === 'cast') casts.push(inner.type.shape);
    inner = inner.operand;
  }
  const column = inner.kind === 'column' ? inner.name : undefined;
  const shape = column === undefined ? undefined : columns.shapeOf(column);
  return shape !== undefined && casts.every((cast) => keepsValues(shape, cast)) ? column : undefined;
}

/** Whether a cast leaves the values of a shape as they are written. */
function keepsValues(shape: Shape, cast: Shape): boolean {
  if (shape.kind === 'integer' && cast.kind === 'integer') return cast.bits >= shape.bits;
  if (cast.kind === 'text') return cast.characters === null && modelOf(shape.kind).castsAsWritten;
  return shape.kind === cast.kind || (shape.kind === 'integer' && modelOf(cast.kind).isNumeric);
}

/** The column in lower(column) or upper(column), and what the function does. */
export interface FoldedColumn {
  readonly column: string;
  readonly letters: Letters;
  readonly fold: (text: string) => string;
}

/** The column of such a call; null: it is another expression. */
export function foldedColumn(expression: Expression, columns: Columns): FoldedColumn | null {
  const { letters } = expression.kind === 'call' ? functionNamed(expression.name) : {};
  if (expression.kind !== 'call' || letters === undefined) return null;
  const [argument] = expression.arguments;
  const column = argument === undefined ? undefined : columnOf(argument, columns);
  if (column === undefined) return null;
  return { column, letters, fold: (text) => (letters === 'lower' ? text.toLowerCase() : text.toUpperCase()) };
}

/** What was computed before: each way to read a condition asks for its constants, and a list may be a long one. */
const computed = new WeakMap<Expression, { readonly value: Scalar | undefined }>();

/** The value of an expression without columns, such as 50 + 50; undefined: it has some, or is not evaluated. */
function computedConstant(expression: Expression, semantics: Semantics): Scalar | undefined {
  if (expression.kind === 'null' || mentionsColumn(expression)) return undefined;
  const known = computed.get(expression);
  if (known !== undefined) return known.value;
  const value = constantValue(expression, semantics);
  computed.set(expression, { value });
  return value;
}

/** Whether a cast around a literal may make another value of it, as 1.6::int and 'abc'::char(1) do. */
function changesLiteral(expression: Expression): boolean {
  if (expression.kind === 'collate') return changesLiteral(expression.operand);
  if (expression.kind !== 'cast') return false;
  const { type, operand } = expression;
  const { shape } = type;
  const literal = bare(operand);
  const value = literal.kind === 'unary' ? bare(literal.operand) : literal;
  const isChanged =
    (shape.kind === 'text' && value.kind === 'string' && value.value.length > (shape.characters ?? Infinity)) ||
    (shape.kind === 'integer' && value.kind === 'number' && !isWhole(value.text));
  return isChanged || changesLiteral(operand);
}

/** The constant that an expression stands for; undefined: it is no constant. */
export function constantOf(expression: Expression, semantics: Semantics): Scalar | undefined {
  if (changesLiteral(expression)) return computedConstant(expression, semantics);
  const inner = bare(expression);
  if (inner.kind === 'number') return exactNumber(inner.text);
  if (inner.kind === 'string' || inner.kind === 'boolean') return inner.value;
  if (inner.kind === 'unary' && inner.operator === '-') {
    const value = constantOf(inner.operand, semantics);
    if (typeof value === 'string' && inner.operand.kind === 'number') return `-${value}`;
    return typeof value === 'number' ? -value : undefined;
  }
  // What is computed may be another value in the type that it is cast to.
  return computedConstant(expression, semantics) ?? computedConstant(inner, semantics);
}

/** A number, or the text of one in plain digits that no double holds exactly. */
function exactNumber(text: string): Scalar {
  const number = Number(text);
  if (isWhole(text)) return Math.abs(number) > Number.MAX_SAFE_INTEGER ? text : number;
  const isLong = text.replace(/\D|^[0.]+/g, '').length > DOUBLE_DIGITS;
  return isLong && /^\d*\.\d+$/.test(text) ? text : number;
}

/** Digits that a double holds of any decimal number. */
const DOUBLE_DIGITS = 15;
