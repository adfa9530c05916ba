import type { ColumnType, Expression } from '../ir.ts';
import type { Lookup } from './catalog.ts';
import { categoryOf, coercion, commonType, elementOf, type TypeName, UNKNOWN } from './coercion.ts';
import { type Resolution, resolveOperator, resolveSignature } from './resolution.ts';
import type { CatalogSignature, Volatility } from './signatures.ts';

/** What an expression is read with. */
export interface Typing {
  readonly lookup: Lookup;
  /** The type of a column; null: not known. */
  readonly column: (name: string) => TypeName;
  /** What the text itself creates, so that it may be meant: names of functions and operators. */
  readonly created: ReadonlySet<string>;
  /** Says what is wrong, near the offset. */
  readonly fail: (message: string, offset: number) => never;
  /** Is told of each function, operator and cast that depends on more than its arguments. */
  readonly changing: (what: string, volatility: Volatility, offset: number) => void;
}

/** The type of an expression, by the rules of the manual's chapter 10. Fails where the server finds no meaning in it. */
export function typeOfExpression(typing: Typing, expression: Expression, offset: number): TypeName {
  const inner = (part: Expression): TypeName => typeOfExpression(typing, part, offset);
  switch (expression.kind) {
    case 'null':
    case 'string':
      return UNKNOWN;
    case 'boolean':
      return 'bool';
    case 'number':
      return typeOfNumber(expression.text);
    case 'bits':
    case 'bytes':
      return 'bit';
    case 'column':
      return typing.column(expression.name);
    case 'unary':
      if (expression.operator === 'not') return condition(typing, [expression.operand], 'NOT', offset);
      return operation(typing, expression.operator, [inner(expression.operand)], offset);
    case 'logical':
      return condition(typing, expression.operands, expression.operator.toUpperCase(), offset);
    case 'binary':
      return binary(typing, expression, offset);
    case 'quantified': {
      const [left, right] = [inner(expression.left), inner(expression.right)];
      const element = right === UNKNOWN ? left : elementOfArray(typing, right, offset);
      return yieldsTruth(typing, operation(typing, spelledOut(expression.operator), [left, element], offset), offset);
    }
    case 'is':
      return test(typing, expression, offset);
    case 'between': {
      const operand = inner(expression.operand);
      operation(typing, '>=', [operand, inner(expression.low)], offset);
      operation(typing, '<=', [operand, inner(expression.high)], offset);
      return 'bool';
    }
    case 'in':
      return membership(typing, expression, offset);
    case 'like':
      return likeness(typing, expression, offset);
    case 'call':
      return call(typing, expression, Math.max(expression.offset, offset));
    case 'cast':
      return cast(typing, expression, offset);
    case 'case':
      return choice(typing, expression, offset);
    case 'array':
      return arrayOf(together(typing, expression.items.map(inner), 'ARRAY', offset), expression.items.length);
    case 'row':
      for (const item of expression.items) inner(item);
      return 'record';
    case 'subscript':
      return subscript(typing, expression, offset);
    case 'field': {
      const operand = inner(expression.operand);
      if (operand !== null && operand !== 'record')
        typing.fail(`A value of the type ${operand} has no field "${expression.name}".`, offset);
      return null;
    }
    case 'collate': {
      const operand = inner(expression.operand);
      if (operand === null || operand === UNKNOWN) return operand;
      const element = elementOf(operand) ?? operand;
      if (typing.lookup.types.get(element)?.collatable === true) return operand;
      return typing.fail(`The type ${operand} takes no collation.`, offset);
    }
    case 'interval':
      return null;
  }
}

/** A condition's type: what is no truth value is refused. */
export function condition(typing: Typing, operands: readonly Expression[], clause: string, offset: number): 'bool' {
  for (const operand of operands) {
    const type = typeOfExpression(typing, operand, offset);
    if (type === null || type === 'bool') continue;
    const isLiteral = operand.kind === 'string' && /^\s*(?:t|f|y|n|on|of|0|1)/i.test(operand.value);
    if (type === UNKNOWN && (operand.kind !== 'string' || isLiteral)) continue;
    typing.fail(`${clause} takes conditions, and no value of the type ${type}.`, offset);
  }
  return 'bool';
}

/** Digits of a number that may be less than 2^63, zeros before it included. */
const MAX_DIGITS = 100;

function typeOfNumber(text: string): TypeName {
  if (text.length > MAX_DIGITS || !/^\d+$/.test(text)) return 'numeric';
  const size = BigInt(text);
  return size < 1n << 31n ? 'int4' : size < 1n << 63n ? 'int8' : 'numeric';
}

function arrayOf(type: TypeName, count: number): TypeName {
  if (type === null || count === 0) return null;
  return elementOf(type) === null ? `_${type}` : type;
}

/** Operators that words stand for. */
function spelledOut(operator: string): string {
  return operator === 'like' ? '~~' : operator === 'ilike' ? '~~*' : operator;
}

/** The result of an operator for operands of these types. */
function operation(typing: Typing, operator: string, given: readonly TypeName[], offset: number): TypeName {
  if (!areKnown(given) || typing.created.has(operator)) return null;
  const signatures = typing.lookup.operators.get(operator);
  if (signatures === undefined) return null;
  const resolution = resolveOperator(typing.lookup, signatures, given);
  const spelled = () => (given.length === 1 ? `${operator} ${given[0]}` : given.join(` ${operator} `));
  return settled(typing, resolution, () => `operator ${spelled()}`, offset);
}

function areKnown(types: readonly TypeName[]): types is readonly string[] {
  return types.every((type) => type !== null);
}

/** Types that a message names. */
const MAX_NAMED = 8;

function listed(types: readonly TypeName[], separator: string): string {
  return types.length <= MAX_NAMED ? types.join(separator) : [...types.slice(0, MAX_NAMED), '…'].join(separator);
}

/** `what`: how a message calls what was resolved. */
function settled(typing: Typing, resolution: Resolution, what: () => string, offset: number): TypeName {
  if (resolution.kind === 'none') return typing.fail(`There is no ${what()}.`, offset);
  if (resolution.kind === 'ambiguous')
    return typing.fail(`There are several of ${what()}: casts tell them apart.`, offset);
  if (resolution.volatility !== 'immutable') typing.changing(what(), resolution.volatility, offset);
  return resolution.result;
}

function yieldsTruth(typing: Typing, type: TypeName, offset: number): TypeName {
  if (type !== null && type !== 'bool') typing.fail('What ANY and ALL compare with is true or false.', offset);
  return type;
}

function elementOfArray(typing: Typing, type: TypeName, offset: number): TypeName {
  if (type === null) return null;
  return elementOf(type) ?? typing.fail(`ANY and ALL take an array, and no ${type}.`, offset);
}

function typesOfAll(typing: Typing, items: readonly Expression[], offset: number): readonly TypeName[] {
  return items.map((item) => typeOfExpression(typing, item, offset));
}

function binary(typing: Typing, { operator, left, right }: Expression & { kind: 'binary' }, offset: number): TypeName {
  if (left.kind !== 'row' || right.kind !== 'row') {
    const types = [typeOfExpression(typing, left, offset), typeOfExpression(typing, right, offset)];
    return operation(typing, operator, types, offset);
  }
  const [one, other] = [left.items, right.items].map((items) => typesOfAll(typing, items, offset));
  if (operator === 'overlaps') return functionCall(typing, operator, [...(one ?? []), ...(other ?? [])], offset);
  return compareRows(typing, operator, one ?? [], other ?? [], offset);
}

/** Rows are compared value by value. */
function compareRows(
  typing: Typing,
  operator: string,
  one: readonly TypeName[],
  other: readonly TypeName[],
  offset: number,
): 'bool' {
  for (const [i, type] of one.entries()) operation(typing, operator, [type, other[i] ?? null], offset);
  return 'bool';
}

function test(typing: Typing, expression: Expression & { kind: 'is' }, offset: number): 'bool' {
  const { operand, other, test: tested } = expression;
  if (tested === 'true' || tested === 'false' || tested === 'unknown') {
    return condition(typing, [operand], `IS ${tested.toUpperCase()}`, offset);
  }
  const type = typeOfExpression(typing, operand, offset);
  if (tested === 'distinct' && other !== null)
    operation(typing, '=', [type, typeOfExpression(typing, other, offset)], offset);
  if (type === null || type === UNKNOWN) return 'bool';
  const { lookup, fail } = typing;
  if (tested === 'document' && type !== 'xml') fail(`IS DOCUMENT takes XML, and no ${type}.`, offset);
  if (tested === 'normalized' && coercion(lookup, type, 'text', 'implicit') === null) {
    fail(`IS NORMALIZED takes text, and no ${type}.`, offset);
  }
  const isJson = tested.startsWith('json');
  if (isJson && !['json', 'jsonb', 'bytea'].includes(type) && categoryOf(lookup, type) !== 'S') {
    fail(`IS JSON takes text, bytes or JSON, and no ${type}.`, offset);
  }
  return 'bool';
}

function membership(typing: Typing, { operand, list }: Expression & { kind: 'in' }, offset: number): 'bool' {
  if (operand.kind === 'row') {
    const types = typesOfAll(typing, operand.items, offset);
    for (const item of list) {
      const items = item.kind === 'row' ? item.items : [item];
      compareRows(typing, '=', types, typesOfAll(typing, items, offset), offset);
    }
    return 'bool';
  }
  const left = typeOfExpression(typing, operand, offset);
  const types = list.map((item) => typeOfExpression(typing, item, offset));
  const fixed = types.filter((_, i) => list[i]?.kind !== 'column');
  const common = fixed.length > 1 ? commonType(typing.lookup, [left, ...fixed]) : 'none';
  if (common !== 'none') operation(typing, '=', [left, common], offset);
  for (const [i, type] of types.entries()) {
    if (common === 'none' || list[i]?.kind === 'column') operation(typing, '=', [left, type], offset);
  }
  return 'bool';
}

function likeness(typing: Typing, expression: Expression & { kind: 'like' }, offset: number): TypeName {
  const { operand, operator, pattern, escape: mark, negated } = expression;
  const types = [operand, pattern].map((part) => typeOfExpression(typing, part, offset));
  if (mark !== null) typeOfExpression(typing, mark, offset);
  const [left = null, right = null] = types;
  if (operator === 'similar') {
    if (right !== null) functionCall(typing, 'similar_to_escape', [right], offset);
    operation(typing, '~', [left, 'text'], offset);
    return 'bool';
  }
  const stem = spelledOut(operator);
  return operation(typing, negated ? `!${stem}` : stem, [left, right], offset);
}

function call(typing: Typing, expression: Expression & { kind: 'call' }, offset: number): TypeName {
  const { name, arguments: given } = expression;
  const types = given.map((argument) => typeOfExpression(typing, argument, offset));
  if (name === 'coalesce' || name === 'greatest' || name === 'least') {
    const common = together(typing, types, name.toUpperCase(), offset);
    if (name !== 'coalesce' && common !== null) operation(typing, '<', [common, common], offset);
    return common;
  }
  if (name === 'nullif') {
    operation(typing, '=', types, offset);
    const [first = null] = types;
    return first === UNKNOWN ? 'text' : first;
  }
  if (name === 'substring for') {
    const [text = null, count = null, start = 'int4'] = types;
    return functionCall(typing, 'substring', [text, start, count], offset);
  }
  if (name.startsWith('extract ')) return functionCall(typing, 'extract', ['text', ...types], offset);
  const { callForms, aliases } = typing.lookup;
  const form = callForms.get(name);
  const isForm = form !== undefined && !isSignature(typing.lookup.functions.get(name), types);
  if (isForm || expression.otherwise === true) return form ?? null;
  return functionCall(typing, aliases.get(name) ?? name, types, offset);
}

/** A function's result. One that the server does not have may be the user's. */
function functionCall(typing: Typing, name: string, given: readonly TypeName[], offset: number): TypeName {
  const { lookup, created } = typing;
  const signatures = lookup.functions.get(name);
  if (signatures === undefined || created.has(name)) return null;
  if (!areKnown(given)) return changingAnyway(typing, name, signatures, offset);
  if (given.length === 1 && given[0] === UNKNOWN && lookup.types.has(name)) return name;
  const resolution = resolveSignature(lookup, signatures, given);
  if (resolution.kind !== 'found' && isCast(lookup, name, given))
    return castTo(typing, given[0] ?? UNKNOWN, name, offset);
  return settled(typing, resolution, () => `function ${name}(${listed(given, ', ')})`, offset);
}

/** A word with a syntax of its own may be a function's name, too, whose arguments have these types then. */
function isSignature(signatures: readonly CatalogSignature[] | undefined, given: readonly TypeName[]): boolean {
  return signatures?.some(({ parameters }) => parameters.join() === given.join()) === true;
}

/** Where the types of arguments are not known, what all signatures have in common still is. */
function changingAnyway(typing: Typing, name: string, signatures: readonly CatalogSignature[], offset: number): null {
  const volatility = signatures[0]?.volatility ?? 'immutable';
  const alike = signatures.every((signature) => signature.volatility === volatility);
  if (alike && volatility !== 'immutable') typing.changing(`function ${name}`, volatility, offset);
  return null;
}

/** A type's name before one argument is a cast, where no function has it. */
function isCast(lookup: Lookup, name: string, [only, second]: readonly string[]): boolean {
  if (only === undefined || second !== undefined || !lookup.types.has(name)) return false;
  return coercion(lookup, only, name, 'explicit') !== null;
}

function cast(typing: Typing, { operand, type }: Expression & { kind: 'cast' }, offset: number): TypeName {
  const to = nameOfType(type);
  // An array of nothing has the type of the cast around it.
  if (operand.kind === 'array' && operand.items.length === 0) return to;
  const from = typeOfExpression(typing, operand, offset);
  if (from === null || to === null) return to;
  const elements = operand.kind === 'array' && elementOf(to) !== null;
  return elements && coercion(typing.lookup, from, to, 'explicit') === null ? to : castTo(typing, from, to, offset);
}

function castTo(typing: Typing, from: string, to: string, offset: number): string {
  const volatility = coercion(typing.lookup, from, to, 'explicit');
  if (volatility === null) typing.fail(`There is no cast from ${from} to ${to}.`, offset);
  if (volatility !== 'immutable') typing.changing(`cast from ${from} to ${to}`, volatility, offset);
  return to;
}

/** Types that are arrays here and none there. */
const VECTORS: ReadonlySet<string> = new Set(['int2vector', 'oidvector']);

/** The name of a column's or a cast's type in the catalog. */
export function nameOfType({ base, shape }: Pick<ColumnType, 'base' | 'shape'>): TypeName {
  if (base !== null) return VECTORS.has(base) ? null : base;
  if (shape.kind === 'enum') return 'enum';
  return shape.kind === 'array' && shape.of.kind === 'enum' ? '_enum' : null;
}

function choice(typing: Typing, expression: Expression & { kind: 'case' }, offset: number): TypeName {
  const { operand, branches, otherwise } = expression;
  const inner = (part: Expression): TypeName => typeOfExpression(typing, part, offset);
  const tested = operand === null ? null : inner(operand);
  for (const { when } of branches) {
    if (operand === null) condition(typing, [when], 'CASE', offset);
    else operation(typing, '=', [tested === UNKNOWN ? 'text' : tested, inner(when)], offset);
  }
  const results = [otherwise ?? { kind: 'null' as const }, ...branches.map(({ result }) => result)].map(inner);
  return together(typing, results, 'CASE', offset);
}

function together(typing: Typing, types: readonly TypeName[], clause: string, offset: number): TypeName {
  const common = types.length === 0 ? null : commonType(typing.lookup, types);
  if (common === 'none')
    return typing.fail(`${clause} cannot bring ${listed([...new Set(types)], ' and ')} together.`, offset);
  return common;
}

function subscript(typing: Typing, expression: Expression & { kind: 'subscript' }, offset: number): TypeName {
  const { operand, from, to } = expression;
  const type = typeOfExpression(typing, operand, offset);
  for (const bound of [from, to]) if (bound !== null) typeOfExpression(typing, bound, offset);
  if (type === null || type === UNKNOWN) return null;
  const part = elementOf(type) ?? typing.lookup.types.get(type)?.part ?? null;
  if (part === null) typing.fail(`A value of the type ${type} has no elements.`, offset);
  // Of several dimensions, the element is behind the last subscript.
  return type.startsWith('_') || to !== null ? null : part;
}
