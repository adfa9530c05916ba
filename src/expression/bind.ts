import { coordinate } from '../functions/evaluation/figures.ts';
import type { Expression } from '../ir.ts';
import { type Converter, converterOf, fitterOf, looseConverterOf } from '../runtime/casts.ts';
import { parseDecimal, signOf } from '../runtime/decimal.ts';
import {
  arrayOf,
  BOOL,
  type Field,
  FLOAT,
  INT4,
  INT8,
  isInteger,
  NUMERIC,
  TEXT,
  type Type,
  typeNamed,
  typeOfShape,
  UNKNOWN,
} from '../runtime/types.ts';
import { Refusal, Unevaluable, type Value } from '../runtime/value.ts';
import { array, count, exact, geometric, record } from '../runtime/values-as.ts';
import { bindComparison, bindIn, bindQuantified, bindRange } from './bind-comparison.ts';
import { bindLike } from './bind-pattern.ts';
import { bindCase, bindInterval, bindIs, bindSpecialCall } from './bind-special.ts';
import { asCondition, called, coerced, commonOf, conditionTerm, constantOf, converted, node } from './bound.ts';
import { coercedTerm, columnTerm, joinedTerm, notTerm, withTerm } from './numeric.ts';
import type { Binder, Bound, Run, Scope } from './scope.ts';
import { signaturesIn } from './signatures.ts';
import { decisiveLogical, not } from './three-valued.ts';

/** Binds an expression to its columns: finds its types, its functions and their meaning. Throws Unevaluable. */
export function bind(expression: Expression, scope: Scope): Bound {
  const binder: Binder = { ...scope, bind: (inner) => withTerm(bound(inner, binder), inner) };
  return binder.bind(expression);
}

function bound(expression: Expression, binder: Binder): Bound {
  switch (expression.kind) {
    case 'null':
      return { type: UNKNOWN, run: () => null, literal: null, constant: true };
    case 'boolean':
      return constantOf(BOOL, expression.value);
    case 'string':
      return bindString(expression.value, binder);
    case 'number':
      return bindNumber(expression.text, binder);
    case 'bytes':
      return constantOf(typeNamed('bytea'), expression.hexadecimal.toLowerCase());
    case 'bits':
      return bindBits(expression.binary, binder);
    case 'column':
      return bindColumn(expression.name, binder);
    case 'unary':
      return bindUnary(expression.operator, binder.bind(expression.operand), binder);
    case 'logical':
      return bindLogical(expression, binder);
    case 'binary':
      return bindBinary(expression, binder);
    case 'quantified':
      return bindQuantified(expression, binder);
    case 'is':
      return bindIs(expression, binder);
    case 'between':
      return bindRange(expression, binder);
    case 'in':
      return bindIn(expression, binder);
    case 'like':
      return bindLike(expression, binder);
    case 'call':
      return bindCall(expression, binder);
    case 'cast':
      return bindCast(expression, binder);
    case 'case':
      return bindCase(expression, binder);
    case 'array':
      return bindArray(expression.items, binder);
    case 'subscript':
      return bindSubscript(expression, binder);
    case 'collate': {
      const operand = binder.bind(expression.operand);
      return {
        ...operand,
        type: { ...(operand.type.name === 'unknown' ? TEXT : operand.type), collation: expression.collation },
      };
    }
    case 'interval':
      return bindInterval(expression, binder);
    case 'field':
      return bindField(expression, binder);
    default:
      throw new Unevaluable(); // Expressions of this kind are not evaluated.
  }
}

function bindString(value: string, { semantics }: Binder): Bound {
  const type = semantics.stringLiteral === 'unknown' ? UNKNOWN : TEXT;
  return { type, run: () => value, literal: value, constant: true };
}

/** Bits of up to 63 digits, where they stand for numbers: a longer one may have no sign. */
function bindBits(binary: string, binder: Binder): Bound {
  const isNumber = binder.semantics.binaryLiterals === 'numbers' && binary.length < 64;
  return isNumber ? bindNumber(String(BigInt(`0b0${binary}`)), binder) : constantOf(typeNamed('bit'), binary);
}

function bindNumber(text: string, { semantics }: Binder): Bound {
  const number = parseDecimal(text);
  if (number === null) throw new Unevaluable(); // A number this long is not evaluated.
  if (/[eE]/.test(text) && semantics.exponentLiteral === 'float8') return constantOf(FLOAT, Number(text));
  if (/[.eE]/.test(text)) return constantOf(NUMERIC, number);
  const size = number.units < 0n ? -number.units : number.units;
  return constantOf(size < 2n ** 31n ? INT4 : size < 2n ** 63n ? INT8 : NUMERIC, number);
}

function bindColumn(name: string, binder: Binder): Bound {
  const column = binder.columnOf(name);
  if (column === undefined) throw new Unevaluable(); // There is no column.
  const type = typeOfShape(column.shape, column.collation);
  return {
    type,
    run: (environment) => environment.column(name),
    literal: null,
    constant: false,
    term: columnTerm(name, type),
  };
}

function bindUnary(operator: string, operand: Bound, binder: Binder): Bound {
  if (operator === 'not') {
    const condition = asCondition(operand, binder);
    return node(BOOL, [operand], (environment) => not(condition(environment)), notTerm(conditionTerm(operand)));
  }
  if (operator === 'binary') return { ...operand, type: { ...operand.type, collation: 'binary' } };
  return called(`operator ${operator}`, [operand], binder);
}

function bindLogical({ operator, operands }: Expression & { kind: 'logical' }, binder: Binder): Bound {
  const bound = operands.map((operand) => binder.bind(operand));
  const conditions = bound.map((operand) => asCondition(operand, binder));
  const decided: Run = (environment) => decisiveLogical(operator === 'and', conditions, environment);
  const kind = operator === 'and' ? 'and' : 'or';
  return node(BOOL, bound, decided, joinedTerm(kind, bound.map(conditionTerm)));
}

function bindBinary(expression: Expression & { kind: 'binary' }, binder: Binder): Bound {
  const compared = bindComparison(expression, binder);
  if (compared !== null) return compared;
  const operands = [expression.left, expression.right].map(binder.bind);
  return withoutSign(called(`operator ${expression.operator}`, operands, binder), operands, expression);
}

/** Operators whose result has no sign where an operand has none (MySQL 9 manual, section 14.6.1). */
const UNSIGNED: ReadonlySet<string> = new Set(['+', '-', '*', 'div']);

/** The result of an operator, which is an error below zero where an operand is a whole number without a sign, or both are exact ones. */
function withoutSign(
  result: Bound,
  operands: readonly Bound[],
  { operator, left, right }: Expression & { kind: 'binary' },
): Bound {
  const types = operands.map(({ type }) => type);
  const isUnsigned = types.every(isInteger)
    ? UNSIGNED.has(operator) && types.some((type) => type.isUnsigned)
    : operator === '-' && types.every((type) => type.isUnsigned);
  if (!isUnsigned) return result;
  const type = { ...result.type, isUnsigned };
  const isPositive = [left, right].every(({ kind }, i) => kind === 'number' || types[i]?.isUnsigned);
  if (isPositive && operator !== '-') return { ...result, type };
  return node(type, operands, (environment) => {
    const value = result.run(environment);
    if (value !== null && signOf(exact(value)) < 0) throw new Refusal(); // The number has no sign.
    return value;
  });
}

function bindCall(expression: Expression & { kind: 'call' }, binder: Binder): Bound {
  const special = bindSpecialCall(expression, binder);
  if (special !== null) return special;
  const given = expression.arguments.map(binder.bind);
  const [name = '', ...words] = expression.name.split(' ');
  if (name === 'trim' && isCommaForm(given)) given.reverse();
  if (words.length === 0) return called(name, given, binder);
  // A form's words are its own name (TRIM LEADING), or what stands in front of its arguments (EXTRACT year).
  const joined = [name, ...words].join('_');
  if (signaturesIn(binder.semantics).functions.has(joined)) return called(joined, given, binder);
  return called(name, [constantOf(TEXT, words.join(' ')), ...given], binder);
}

/** Whether TRIM's characters stand behind the text, as in TRIM(text, 'x'), and not before FROM. */
function isCommaForm([first, second]: readonly Bound[]): boolean {
  return second !== undefined && second.literal !== null && first?.literal === null && !first.constant;
}

function bindCast(
  { operand, type: { shape, collation, written } }: Expression & { kind: 'cast' },
  binder: Binder,
): Bound {
  const type = typeOfShape(shape, collation);
  if (operand.kind === 'row' && type.fields !== null) return bindRow(operand.items, type, type.fields, binder);
  const inner =
    operand.kind === 'array' && operand.items.length === 0 ? constantOf(type, EMPTY_ARRAY) : binder.bind(operand);
  const convert = (binder.semantics.coercion === 'loose' ? looseConverterOf : converterOf)(inner.type, type);
  if (convert === null) throw new Unevaluable(); // A cast between these types is not evaluated.
  // A type that is for casts alone has no length but the one that is written.
  const isCut = binder.semantics.castTypes === 'columns' || shape.kind === 'decimal' || written.includes('(');
  const fit = isCut ? fitterOf(shape, binder.semantics) : (value: Value) => value;
  const cast: Converter = (value, environment) => {
    const made = convert(value, environment);
    return made === null ? null : fit(made, environment);
  };
  return converted(inner, type, cast, isInteger(type) ? coercedTerm(inner, type) : undefined);
}

/** ROW(…)::type */
function bindRow(items: readonly Expression[], type: Type, fields: readonly Field[], binder: Binder): Bound {
  if (items.length !== fields.length) throw new Unevaluable(); // A row of this length is none of the type.
  const given = items.map((item, i) => coerced(binder.bind(item), fields[i]?.type ?? TEXT, binder));
  return node(type, given, (environment) => ({ kind: 'record', fields: given.map(({ run }) => run(environment)) }));
}

const EMPTY_ARRAY: Value = { kind: 'array', dimensions: [], items: [] };

function bindArray(items: readonly Expression[], binder: Binder): Bound {
  const bound = items.map((item) => binder.bind(item));
  const common = commonOf(bound);
  if (common === null) throw new Unevaluable(); // An array of these elements is not evaluated.
  const given = bound.map((item) => coerced(item, common, binder));
  if (common.name === 'array') return nestedArray(given, common);
  return node(arrayOf(common), given, (environment) => ({
    kind: 'array',
    dimensions: given.length === 0 ? [] : [given.length],
    items: given.map(({ run }) => run(environment)),
  }));
}

function nestedArray(given: readonly Bound[], type: Type): Bound {
  return node(type, given, (environment) => {
    // NULL is an array of nothing here.
    const rows = given.map(({ run }) => array(run(environment) ?? EMPTY_ARRAY));
    const inner = rows[0]?.dimensions ?? [];
    if (rows.every(({ items }) => items.length === 0)) return EMPTY_ARRAY;
    if (rows.some(({ dimensions }) => String(dimensions) !== String(inner))) throw new Refusal(); // Arrays differ in size.
    return { kind: 'array', dimensions: [rows.length, ...inner], items: rows.flatMap(({ items }) => items) };
  });
}

/** ( operand ) . name — a field of a composite value. */
function bindField({ operand, name }: Expression & { kind: 'field' }, binder: Binder): Bound {
  const whole = binder.bind(operand);
  const index = whole.type.fields?.findIndex((field) => field.name === name) ?? -1;
  const type = whole.type.fields?.[index]?.type;
  if (type === undefined) throw new Unevaluable(); // This field is not evaluated.
  return node(type, [whole], (environment) => {
    const value = whole.run(environment);
    return value === null ? null : (record(value).fields[index] ?? null);
  });
}

function bindSubscript({ operand, from, to }: Expression & { kind: 'subscript' }, binder: Binder): Bound {
  const whole = binder.bind(operand);
  if (whole.type.name === 'point' && from !== null && to === null) {
    const place = coerced(binder.bind(from), INT4, binder);
    return node(FLOAT, [whole, place], (environment) => {
      const [value, index] = [whole.run(environment), place.run(environment)];
      return value === null || index === null ? null : coordinate(geometric(value), count(index));
    });
  }
  if (whole.type.name !== 'array' || whole.type.of === null || from === null || to !== null) {
    throw new Unevaluable(); // This subscript is not evaluated.
  }
  const place = coerced(binder.bind(from), INT4, binder);
  return node(whole.type.of, [whole, place], (environment) => {
    const [value, index] = [whole.run(environment), place.run(environment)];
    if (value === null || index === null) return null;
    const { dimensions, items } = array(value);
    if (dimensions.length > 1) return null;
    return items[count(index) - 1] ?? null;
  });
}
