import type { Shape } from '../../../grammar/shape.ts';
import { binary, call, columnNamed, listed, matching, numeric } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import { ADDRESS, CLOCK, UUID } from '../../functions/patterns.ts';
import type { Call, Expression, Expressions, Names } from '../../ir.ts';
import { columnsOf, nodesOf } from '../../walk.ts';

/** The days of three decades that every month has. */
export const DATE = '20[0-2][0-9]-0[1-9]-[12][0-8]';

const YEAR = '20[0-9][0-9]';

/** Addresses by the form of their type. */
export const ADDRESSES: Readonly<Record<Shape<'network'>['form'], string>> = {
  inet: ADDRESS,
  cidr: ADDRESS,
  inet4: ADDRESS,
  inet6: 'fd00::[1-9a-f][0-9a-f]{3}',
};

/** A text that a pattern describes. */
export function readsAs(operand: Expression, pattern: string): Expressions {
  return [matching(operand, `^${pattern}$`)];
}

/** Numbers from the least to the most. */
export function numbersWithin(operand: Expression, least: number, most: number): Expressions {
  return [binary('>=', operand, numeric(least)), binary('<=', operand, numeric(most))];
}

const TIMES: Names = new Set<Shape['kind']>(['date', 'time', 'timestamp']);

/** A column of moments as the number of its digits, which compares with numbers as what a column of numbers stores of it. */
export function measured(expression: Expression, shapeOf: (name: string) => Shape | undefined): Expression {
  const isMoment = expression.kind === 'column' && TIMES.has(shapeOf(expression.name)?.kind ?? '');
  return isMoment ? { kind: 'binary', operator: '+', left: expression, right: numeric(0) } : expression;
}

/** Characters of a value of a type of bytes or bits at most; null: it has no such bound. */
function charactersOf(shape: Shape): number | null {
  if (shape.kind === 'bits') return Math.floor((shape.length ?? 1) / 8);
  return shape.kind === 'bytes' ? shape.length : null;
}

/** What a text must be to become a value of another type; empty: any text does, or it is not known here. */
export function textInto(operand: Expression, shape: Shape): Expressions {
  switch (shape.kind) {
    case 'date':
    case 'timestamp':
      return readsAs(operand, DATE);
    case 'time':
      return readsAs(operand, CLOCK);
    case 'year':
      return readsAs(operand, YEAR);
    case 'uuid':
      return readsAs(operand, UUID);
    case 'network':
      return readsAs(operand, ADDRESSES[shape.form]);
    case 'enum':
    case 'set':
      return [listed(operand, shape.labels)];
    case 'json':
      return [call('json_valid', operand)];
    default: {
      const characters = charactersOf(shape);
      return characters === null ? [] : [binary('<=', call('char_length', operand), numeric(characters))];
    }
  }
}

/** Days that are written as whole numbers: 20200101. */
const FIRST_DAY = 20_200_101;
const LAST_DAY = 20_200_128;

/** What a whole number must be to become a value of another type. */
export function numberInto(operand: Expression, shape: Shape): Expressions {
  switch (shape.kind) {
    case 'date':
    case 'timestamp':
      return numbersWithin(operand, FIRST_DAY, LAST_DAY);
    case 'time':
      return numbersWithin(operand, 0, 59);
    case 'enum':
      return numbersWithin(operand, 1, shape.labels.length);
    case 'bits':
      return numbersWithin(operand, 0, 2 ** Math.min(shape.length ?? 1, 52) - 1);
    default:
      return [];
  }
}

const MOST_DEGREES = 90;

/** Numbers that become coordinates of a reference system are degrees that every axis has. */
export function degrees({ name, arguments: given }: Call, isNumber: (column: Expression) => boolean): Expressions {
  const { degrees: place } = functionNamed(name);
  if (place === undefined) return [];
  const system = place === null ? undefined : given[place];
  if (place !== null && (system?.kind !== 'number' || Number(system.text) === 0)) return [];
  return given
    .flatMap((argument) => [...columnsOf(argument)])
    .map((column) => columnNamed(column))
    .filter(isNumber)
    .flatMap((column) => numbersWithin(column, -MOST_DEGREES, MOST_DEGREES));
}

/** Hours of the longest TIME. */
const MOST_HOURS = 838;

/** What keeps the result of a function of numbers or times within its type. */
export function bounded(call: Call): Expressions {
  const { difference, isMaker } = functionNamed(call.name);
  if (isMaker) return [];
  const [first, second] = call.arguments;
  if (difference !== 'time' || first === undefined || second === undefined) return domainsOf(call);
  const hours = (quantity: number): Expression => ({ kind: 'interval', quantity: numeric(quantity), unit: 'hour' });
  return [
    binary('<=', first, binary('+', second, hours(MOST_HOURS))),
    binary('>=', first, binary('+', second, hours(-MOST_HOURS))),
  ];
}

/** The conditions under which the arguments of a call are among the numbers that its function takes. */
export function domainsOf({ name, arguments: given }: Call): Expressions {
  const { argumentDomains = [], forbids, hasColumnDomains, domainsUnlessConstant } = functionNamed(name);
  const deciding = domainsUnlessConstant === undefined ? undefined : given[domainsUnlessConstant];
  if (domainsUnlessConstant !== undefined && (deciding === undefined || columnsOf(deciding).size === 0)) return [];
  const isAsked = (argument: Expression): boolean =>
    hasColumnDomains === true ? argument.kind === 'column' : deciding !== undefined || columnsOf(argument).size > 0;
  const [first, second] = given;
  const isForbidden = forbids !== undefined && first !== undefined && second !== undefined && isAsked(first);
  const bounds = given.flatMap((argument, i) => {
    const [least, most] = argumentDomains[i] ?? [null, null];
    if (!isAsked(argument)) return [];
    return [
      ...(least === null ? [] : [binary('>=', argument, numeric(least))]),
      ...(most === null ? [] : [binary('<=', argument, numeric(most))]),
    ];
  });
  return isForbidden ? [...bounds, binary('<>', first, numeric(forbids))] : bounds;
}

/** Whether an expression takes one number from another, so that it may be negative. */
export function subtracts(expression: Expression): boolean {
  return nodesOf(expression).some((node) => (node.kind === 'binary' || node.kind === 'unary') && node.operator === '-');
}

/** The conditions under which texts that stand where a truth value is asked for read as numbers: MySQL refuses others. */
export function textsAsTruths(expression: Expression, isText: (operand: Expression) => boolean): Expressions {
  const asked: Expression[] = [];
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'logical') waiting.push(...next.operands);
    else if (next.kind === 'unary' && next.operator === 'not') waiting.push(next.operand);
    else if (next.kind === 'binary' && next.operator === 'xor') waiting.push(next.left, next.right);
    else if (isText(next)) asked.push(next);
  }
  return asked.flatMap((operand) => readsAs(operand, '[0-9]'));
}
