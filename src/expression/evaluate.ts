import type { Expression } from '../ir.ts';
import { truthText } from '../values/boolean.ts';
import { callFunction } from './functions.ts';
import { likeMatches } from './like.ts';
import { Unevaluable, type Value } from './value.ts';

/** Value of a column of the row at hand. */
export type Row = (column: string) => Value;

/** Evaluates an expression for a row in three-valued logic: null is unknown. Throws Unevaluable. */
export function evaluate(expression: Expression, row: Row): Value {
  switch (expression.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return expression.value;
    case 'number':
      return Number(expression.text);
    case 'bytes':
      return expression.hexadecimal;
    case 'column':
      return row(expression.name);
    case 'unary':
      return unary(expression.operator, evaluate(expression.operand, row));
    case 'binary':
      return binary(expression.operator, evaluate(expression.left, row), evaluate(expression.right, row));
    case 'logical':
      return logical(expression.operator === 'and', expression.operands, row);
    case 'is':
      return isTest(expression, row);
    case 'between':
      return between(expression, row);
    case 'in':
      return anyOf(
        expression.list.map((item) => compare('=', evaluate(expression.operand, row), evaluate(item, row))),
        expression.negated,
      );
    case 'quantified':
      return quantified(expression, row);
    case 'like':
      return like(expression, row);
    case 'call':
      return callFunction(
        expression.name,
        expression.arguments.map((argument) => evaluate(argument, row)),
      );
    case 'cast':
      return cast(expression.type.shape.kind, evaluate(expression.operand, row));
    case 'collate':
      return evaluate(expression.operand, row);
    case 'case':
      return chosen(expression, row);
    default:
      throw new Unevaluable(`A ${expression.kind} is not evaluated.`);
  }
}

/** Truth of a value: what a CHECK asks. MySQL takes any number but 0 for true. */
export function truth(value: Value): boolean | null {
  if (value === null || typeof value === 'boolean') return value;
  return typeof value === 'number'
    ? value !== 0
    : Number.parseFloat(value) !== 0 && !Number.isNaN(Number.parseFloat(value));
}

function not(value: boolean | null): boolean | null {
  return value === null ? null : !value;
}

function unary(operator: string, value: Value): Value {
  if (operator === 'not') return not(truth(value));
  if (value === null) return null;
  switch (operator) {
    case '-':
      return -numeric(value);
    case '+':
    case 'binary':
      return value;
    default:
      throw new Unevaluable(`The operator ${operator} is not evaluated.`);
  }
}

function logical(conjunction: boolean, operands: readonly Expression[], row: Row): boolean | null {
  let unknown = false;
  for (const operand of operands) {
    const value = truth(evaluate(operand, row));
    if (value === !conjunction) return value;
    unknown ||= value === null;
  }
  return unknown ? null : conjunction;
}

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Operators that `evaluate` knows. */
export const UNARY_OPERATORS: ReadonlySet<string> = new Set(['not', '-', '+', 'binary']);
export const BINARY_OPERATORS: ReadonlySet<string> = new Set([
  ...Object.keys(COMPARISONS),
  ...['<=>', 'xor', '+', '-', '*', '%', 'mod', '||'],
]);

function compare(operator: string, left: Value, right: Value): boolean | null {
  const holds = COMPARISONS[operator];
  if (holds === undefined) throw new Unevaluable(`The operator ${operator} is not evaluated.`);
  return left === null || right === null ? null : holds(orderOf(left, right));
}

/** Order of two values: as numbers where one is a number, else as text. */
function orderOf(left: Exclude<Value, null>, right: Exclude<Value, null>): number {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  return numeric(left) - numeric(right);
}

function numeric(value: Exclude<Value, null>): number {
  const number = Number(value);
  if (Number.isNaN(number)) throw new Unevaluable('A text is no number.');
  return number;
}

function binary(operator: string, left: Value, right: Value): Value {
  if (operator in COMPARISONS) return compare(operator, left, right);
  if (operator === '<=>') return left === right || (left !== null && right !== null && orderOf(left, right) === 0);
  if (operator === 'xor') {
    const [one, other] = [truth(left), truth(right)];
    return one === null || other === null ? null : one !== other;
  }
  if (left === null || right === null) return null;
  switch (operator) {
    case '+':
      return numeric(left) + numeric(right);
    case '-':
      return numeric(left) - numeric(right);
    case '*':
      return numeric(left) * numeric(right);
    case '%':
    case 'mod':
      return numeric(right) === 0 ? null : numeric(left) % numeric(right);
    case '||':
      return String(left) + String(right);
    default:
      throw new Unevaluable(`The operator ${operator} is not evaluated.`);
  }
}

function isTest({ operand, test, negated, other }: Expression & { kind: 'is' }, row: Row): boolean {
  const value = evaluate(operand, row);
  const holds = (): boolean => {
    switch (test) {
      case 'null':
      case 'unknown':
        return value === null;
      case 'true':
        return truth(value) === true;
      case 'false':
        return truth(value) === false;
      case 'distinct': {
        const compared = other === null ? null : evaluate(other, row);
        return value === null || compared === null ? value !== compared : orderOf(value, compared) !== 0;
      }
      default:
        throw new Unevaluable(`IS ${test.toUpperCase()} is not evaluated.`);
    }
  };
  return holds() !== negated;
}

function between(
  { operand, low, high, negated, symmetric }: Expression & { kind: 'between' },
  row: Row,
): boolean | null {
  const value = evaluate(operand, row);
  const [from, to] = [evaluate(low, row), evaluate(high, row)];
  const within = (least: Value, most: Value) => both(compare('>=', value, least), compare('<=', value, most));
  const holds = symmetric ? not(both(not(within(from, to)), not(within(to, from)))) : within(from, to);
  return negated ? not(holds) : holds;
}

function both(one: boolean | null, other: boolean | null): boolean | null {
  if (one === false || other === false) return false;
  return one === null || other === null ? null : true;
}

function anyOf(results: readonly (boolean | null)[], negated: boolean): boolean | null {
  const holds = results.includes(true) ? true : results.includes(null) ? null : false;
  return negated ? not(holds) : holds;
}

function quantified(
  { operator, left, quantifier, right }: Expression & { kind: 'quantified' },
  row: Row,
): boolean | null {
  const list = right.kind === 'cast' ? right.operand : right;
  if (list.kind !== 'array') throw new Unevaluable('ANY and ALL are evaluated over written arrays only.');
  const value = evaluate(left, row);
  const results = list.items.map((item) => {
    const result = compare(operator, value, evaluate(item, row));
    return quantifier === 'any' ? result : not(result);
  });
  return anyOf(results, quantifier === 'all');
}

function like(
  { operator, operand, pattern, escape: escapeMark, negated }: Expression & { kind: 'like' },
  row: Row,
): boolean | null {
  if (operator !== 'like' && operator !== 'ilike') throw new Unevaluable(`${operator} is not evaluated.`);
  const [value, wanted] = [evaluate(operand, row), evaluate(pattern, row)];
  if (value === null || wanted === null) return null;
  const mark = escapeMark === null ? '\\' : String(evaluate(escapeMark, row) ?? '\\');
  const fold = (text: string) => (operator === 'ilike' ? text.toLowerCase() : text);
  return likeMatches(fold(String(value)), fold(String(wanted)), mark) !== negated;
}

function chosen({ operand, branches, otherwise }: Expression & { kind: 'case' }, row: Row): Value {
  const value = operand === null ? null : evaluate(operand, row);
  for (const { when, result } of branches) {
    const condition = evaluate(when, row);
    if ((operand === null ? truth(condition) : compare('=', value, condition)) === true) return evaluate(result, row);
  }
  return otherwise === null ? null : evaluate(otherwise, row);
}

/** Casts among the values that are told apart here; the others are left as they are. */
function cast(kind: string, value: Value): Value {
  if (value === null) return null;
  if (kind === 'text') return String(value);
  if (kind === 'integer') return Math.sign(numeric(value)) * Math.round(Math.abs(numeric(value)));
  if (kind === 'decimal' || kind === 'float') return numeric(value);
  if (kind === 'boolean') return typeof value === 'string' ? truthText(value) === 'true' : truth(value);
  return value;
}
