import type { Expression } from '../ir.ts';
import { Decimal } from '../runtime/decimal.ts';
import type { Environment } from '../runtime/environment.ts';
import {
  BOOL,
  commonType,
  FLOAT,
  INT8,
  isExact,
  isFloat,
  isJson,
  isTemporal,
  isText,
  NUMERIC,
  TEXT,
  type Type,
  typeNamed,
} from '../runtime/types.ts';
import { type Present, Unevaluable } from '../runtime/value.ts';
import { array, text, truth } from '../runtime/values-as.ts';
import { called, coerced, converted, node } from './bound.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { documentComparison } from './document-comparison.ts';
import { comparedTerm, joinedTerm, type NumericTerm, notTerm } from './numeric.ts';
import type { Binder, Bound, Run } from './scope.ts';
import { sharedOperand } from './shared-operand.ts';
import { anyOf, both, not, type Truth } from './three-valued.ts';

type Test = (one: Present, other: Present) => boolean;

/** What each comparison asks of its two values. */
const TESTS: Readonly<Record<string, (comparison: Comparison) => Test>> = {
  '=': ({ equal }) => equal,
  '<>':
    ({ equal }) =>
    (one, other) =>
      !equal(one, other),
  '<':
    ({ order }) =>
    (one, other) =>
      order(one, other) < 0,
  '<=':
    ({ order }) =>
    (one, other) =>
      order(one, other) <= 0,
  '>':
    ({ order }) =>
    (one, other) =>
      order(one, other) > 0,
  '>=':
    ({ order }) =>
    (one, other) =>
      order(one, other) >= 0,
};

/** A condition, and its term where it has one. */
interface Condition {
  (environment: Environment): Truth;
  readonly term?: NumericTerm | undefined;
}

/** Two operands made values of one type, and how those compare. */
interface Pair {
  readonly left: Bound;
  readonly right: Bound;
  readonly comparison: Comparison;
}

/** The pair of two operands as the server compares them. Throws Unevaluable. */
export function pairOf(one: Bound, other: Bound, binder: Binder): Pair {
  const { semantics } = binder;
  const left = besideNumber(one, other, binder);
  const right = besideNumber(other, one, binder);
  const type = semantics.coercion === 'declared' ? declaredType(left.type, right.type) : looseType(left, right);
  if (type === null) throw new Unevaluable(); // Values of these types are not compared.
  const pair = { left: coerced(left, type, binder), right: coerced(right, type, binder) };
  const comparison = comparisonOf(type, semantics, left.type.collation ?? right.type.collation);
  if (comparison === null) throw new Unevaluable(); // Values of this type are not compared.
  return { ...pair, comparison };
}

/** A constant of bytes beside a number, where it stands for one there: 0x10 is 16. */
function besideNumber(operand: Bound, beside: Bound, { semantics }: Binder): Bound {
  if (semantics.binaryLiterals === 'strings' || operand.type.name !== 'bytea' || !operand.constant) return operand;
  if (!isExact(beside.type)) return operand;
  return converted(operand, INT8, (value) => numberOfBytes(text(value)));
}

function numberOfBytes(hexadecimal: string): Decimal {
  if (hexadecimal.length > 14) throw new Unevaluable(); // Numbers of this many bytes have no sign.
  return new Decimal(BigInt(`0x0${hexadecimal}`), 0);
}

/** The type in which two are compared; two literals are text. A row of a range or array takes a literal, too. */
function declaredType(left: Type, right: Type): Type | null {
  const common = commonType(left, right);
  return common?.name === 'unknown' ? TEXT : common;
}

/** The type in which a loose server compares (MySQL manual 14.3): text with text, else numbers, but constants as times. */
function looseType(left: Bound, right: Bound): Type | null {
  const [one, other] = [left.type, right.type];
  if (isText(one) && isText(other)) return TEXT;
  if (isTemporal(one) || isTemporal(other)) return temporalType(left, right);
  if (one.name === 'inet' || other.name === 'inet')
    return one.name === other.name || isText(one) || isText(other) ? typeNamed('inet') : null;
  if (one.name === 'bytea' || other.name === 'bytea') return one.name === other.name ? one : null;
  const isNumber = (type: Type) => isExact(type) || isFloat(type) || type.name === 'bool' || isText(type);
  if (one.name === 'unknown' || other.name === 'unknown') return one.name === 'unknown' ? other : one;
  // A document is a number beside numbers.
  const isDocument = (type: Type, beside: Type) => isJson(type) && (isExact(beside) || isFloat(beside));
  if (isDocument(one, other) || isDocument(other, one)) return isFloat(one) || isFloat(other) ? FLOAT : NUMERIC;
  if (!isNumber(one) || !isNumber(other)) return null;
  const isEnumIndex = (type: Type, beside: Type) => type.name === 'enum' && isExact(beside);
  if (isEnumIndex(one, other) || isEnumIndex(other, one)) return NUMERIC;
  return isFloat(one) || isFloat(other) || isText(one) || isText(other) ? FLOAT : NUMERIC;
}

function temporalType(left: Bound, right: Bound): Type | null {
  const [one, other] = [left.type, right.type];
  if (isTemporal(one) && isTemporal(other)) {
    if (one.name === other.name) return one;
    return one.name === 'time' || other.name === 'time' ? null : typeNamed('timestamp');
  }
  const [temporal, constant] = isTemporal(one) ? [one, right] : [other, left];
  if (constant.type.name === 'unknown') return temporal;
  if (constant.literal === null) return null;
  return temporal.name === 'time' ? temporal : typeNamed('timestamp');
}

/** The test of two operands in three values. */
function tested(operator: string, left: Bound, right: Bound, binder: Binder): Condition {
  const make = Object.hasOwn(TESTS, operator) ? TESTS[operator] : undefined;
  if (make === undefined) throw new Unevaluable(); // The operator is not known here.
  const pair = documentPair(operator, left, right, binder) ?? pairOf(left, right, binder);
  const holds = make(pair.comparison);
  const test = (environment: Environment): Truth => {
    const [one, other] = [pair.left.run(environment), pair.right.run(environment)];
    return one === null || other === null ? null : holds(one, other);
  };
  return Object.assign(test, { term: comparedTerm(operator, pair.left, pair.right) });
}

/** Operands of which one was taken out of a document, where that is a text in some servers; null: neither was. */
function documentPair(operator: string, left: Bound, right: Bound, { semantics }: Binder): Pair | null {
  const isEquality = operator === '=' || operator === '<>';
  const comparison = isEquality && semantics.documents === 'typeOrText' ? documentComparison(left, right) : null;
  return comparison === null ? null : { left, right, comparison };
}

/** A document that a column holds is a text to MariaDB, in which quotes and escapes are as they were written. */
function refuseWhole(operand: Expression, bound: Bound, beside: Bound, { semantics }: Binder): void {
  const isWhole = operand.kind === 'column' && isJson(bound.type) && semantics.documents === 'typeOrText';
  if (isWhole && documentComparison(bound, beside) !== null) {
    throw new Unevaluable(); // Whole documents are compared differently by MySQL and MariaDB.
  }
}

/** A comparison of two values or rows; null: the operator is none. */
export function bindComparison(
  { operator, left, right }: Expression & { kind: 'binary' },
  binder: Binder,
): Bound | null {
  if (operator === '<=>') return bindNullSafe(binder.bind(left), binder.bind(right), false, binder);
  if (operator === 'xor') return bindXor(binder.bind(left), binder.bind(right), binder);
  if (!Object.hasOwn(TESTS, operator)) return null;
  const [ours, theirs] = [itemsOf(left), itemsOf(right)];
  if (ours === null || theirs === null) {
    const operands = [binder.bind(left), binder.bind(right)] as const;
    refuseWhole(left, operands[0], operands[1], binder);
    refuseWhole(right, operands[1], operands[0], binder);
    const test = tested(operator, operands[0], operands[1], binder);
    return node(BOOL, operands, test, test.term);
  }
  const pairs = boundPairs(ours.map(binder.bind), theirs.map(binder.bind));
  return node(BOOL, pairs.flat(), rowTest(operator, pairs, binder));
}

function bindXor(left: Bound, right: Bound, binder: Binder): Bound {
  const [one, other] = [coerced(left, BOOL, binder), coerced(right, BOOL, binder)];
  return node(BOOL, [left, right], (environment) => {
    const [a, b] = [one.run(environment), other.run(environment)];
    return a === null || b === null ? null : truth(a) !== truth(b);
  });
}

/** Equality in which NULL equals NULL; or its contrary, IS DISTINCT FROM. */
export function bindNullSafe(left: Bound, right: Bound, distinct: boolean, binder: Binder): Bound {
  const { left: one, right: other, comparison } = pairOf(left, right, binder);
  return node(BOOL, [left, right], (environment) => {
    const [a, b] = [one.run(environment), other.run(environment)];
    return (a === null || b === null ? a === b : comparison.equal(a, b)) !== distinct;
  });
}

function itemsOf(expression: Expression): readonly Expression[] | null {
  return expression.kind === 'row' ? expression.items : null;
}

function boundPairs(left: readonly Bound[], right: readonly Bound[]): readonly (readonly [Bound, Bound])[] {
  return left.map((item, i) => {
    const other = right[i];
    // Rows of different length are not compared.
    if (other === undefined || left.length !== right.length) throw new Unevaluable();
    return [item, other];
  });
}

/** Rows are equal where all their fields are; else the first field that is not equal decides (manual 9.25.5). */
function rowTest(operator: string, given: readonly (readonly [Bound, Bound])[], binder: Binder): Condition {
  if (operator !== '=' && operator !== '<>') return rowOrder(operator, given, binder);
  const equal = given.map(([left, right]) => tested('=', left, right, binder));
  const allEqual: Condition = (environment) => equal.reduce<Truth>((all, one) => both(all, one(environment)), true);
  return operator === '=' ? allEqual : (environment) => not(allEqual(environment));
}

function rowOrder(operator: string, given: readonly (readonly [Bound, Bound])[], binder: Binder): Condition {
  const shared = given.map(([left, right]) => [sharedOperand(left), sharedOperand(right)] as const);
  const pairs = shared.map(([left, right]) => [left.bound, right.bound] as const);
  const equal = pairs.map(([left, right]) => tested('=', left, right, binder));
  const strict = pairs.map(([left, right]) => tested(operator.charAt(0), left, right, binder));
  return (environment) => {
    for (const [i, one] of equal.entries()) {
      shared[i]?.[0].start();
      shared[i]?.[1].start();
      const same = one(environment);
      if (same !== true) return same === null ? null : (strict[i]?.(environment) ?? null);
    }
    return operator.endsWith('=');
  };
}

/** operand [NOT] IN (list) */
export function bindIn({ operand, list, negated }: Expression & { kind: 'in' }, binder: Binder): Bound {
  const row = itemsOf(operand);
  const shared = (row ?? [operand]).map((item) => sharedOperand(binder.bind(item)));
  const fields = row === null ? null : shared.map(({ bound }) => bound);
  const whole = row === null ? (shared[0]?.bound ?? null) : null;
  // A number among singles becomes one, where a list has one type (PostgreSQL manual 10.5).
  const isOfSingles = whole?.type.name === 'float4' && binder.semantics.coercion === 'declared';
  const bound: Bound[] = [];
  const equal = list.map((item): Condition => {
    const items = itemsOf(item);
    if (fields !== null && items !== null) {
      const pairs = boundPairs(fields, items.map(binder.bind));
      bound.push(...pairs.flat());
      return rowTest('=', pairs, binder);
    }
    if (whole === null) throw new Unevaluable(); // A row is compared with rows only.
    const written = binder.bind(item);
    const other = isOfSingles && isExact(written.type) ? coerced(written, whole.type, binder) : written;
    refuseWhole(operand, whole, other, binder);
    bound.push(whole, other);
    return tested('=', whole, other, binder);
  });
  const among: Run = (environment) => {
    for (const { start } of shared) start();
    let unknown = false;
    for (const one of equal) {
      const same = one(environment);
      if (same === true) return !negated;
      unknown ||= same === null;
    }
    return unknown ? null : negated;
  };
  const term = joinedTerm(
    'or',
    equal.map((one) => one.term),
  );
  return node(BOOL, bound, among, notTerm(term, negated));
}

/** operand [NOT] BETWEEN [SYMMETRIC] low AND high */
export function bindRange(expression: Expression & { kind: 'between' }, binder: Binder): Bound {
  const { negated, symmetric } = expression;
  const shared = [expression.operand, expression.low, expression.high].map((one) => sharedOperand(binder.bind(one)));
  const [operand, low, high] = shared.map(({ bound }) => bound);
  if (operand === undefined || low === undefined || high === undefined) throw new Unevaluable(); // A range has two ends.
  const within = (from: Bound, to: Bound): Condition => {
    const [least, most] = [tested('>=', operand, from, binder), tested('<=', operand, to, binder)];
    const test = (environment: Environment): Truth => both(least(environment), most(environment));
    return Object.assign(test, { term: joinedTerm('and', [least.term, most.term]) });
  };
  const upward = within(low, high);
  const downward = symmetric ? within(high, low) : null;
  const ranged: Run = (environment) => {
    for (const { start } of shared) start();
    const holds = upward(environment);
    const either = downward === null ? holds : anyOf([holds, downward(environment)]);
    return negated ? not(either) : either;
  };
  const term = downward === null ? upward.term : joinedTerm('or', [upward.term, downward.term]);
  return node(BOOL, [operand, low, high], ranged, notTerm(term, negated));
}

/** left operator {ANY | ALL} (array) */
export function bindQuantified(
  { operator, left, quantifier, right }: Expression & { kind: 'quantified' },
  binder: Binder,
): Bound {
  const { bound: operand, start } = sharedOperand(binder.bind(left));
  const list = right.kind === 'array' ? right.items.map(binder.bind) : null;
  const decide = (results: readonly Truth[]): Truth =>
    quantifier === 'any' ? anyOf(results) : not(anyOf(results.map(not)));
  if (list !== null) {
    const conditions = list.map((item) => quantifiedTest(operator, operand, item, binder));
    return node(BOOL, [operand, ...list], (environment) => {
      start();
      return decide(conditions.map((one) => one(environment)));
    });
  }
  const arrayType = { ...typeNamed('array'), of: operand.type.name === 'unknown' ? TEXT : operand.type };
  const bound = binder.bind(right);
  const whole = bound.type.name === 'unknown' ? coerced(bound, arrayType, binder) : bound;
  if (whole.type.name !== 'array' || whole.type.of === null) throw new Unevaluable(); // ANY and ALL are evaluated over arrays.
  // The element at hand stands in a cell that its test reads.
  const cell: { value: Present | null } = { value: null };
  const element: Bound = { type: whole.type.of, run: () => cell.value, literal: null, constant: false };
  const condition = quantifiedTest(operator, operand, element, binder);
  return node(BOOL, [operand, whole], (environment) => {
    const value = whole.run(environment);
    if (value === null) return null;
    start();
    const results = array(value).items.map((item) => {
      cell.value = item;
      return condition(environment);
    });
    return decide(results);
  });
}

function quantifiedTest(operator: string, left: Bound, right: Bound, binder: Binder): Condition {
  if (Object.hasOwn(TESTS, operator)) return tested(operator, left, right, binder);
  const { run } = called(`operator ${operator}`, [left, right], binder);
  return (environment) => {
    const value = run(environment);
    return value === null ? null : truth(value);
  };
}
