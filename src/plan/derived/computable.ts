import { isMoment, modelOf } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { binary, call, columnNamed, is, numeric } from '../../compose.ts';
import { type Scope, scopeOf } from '../../expression/scope.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Call, Check, Column, Expression, Expressions, Names, Table } from '../../ir.ts';
import { legalInterval } from '../../values/integer.ts';
import { columnsOf, isConstant, nodesOf, operandsOf } from '../../walk.ts';
import { domainChecks, generatedColumns } from '../checks.ts';
import { type PlacedExpression, tableExpressions } from '../columns.ts';
import { isEvaluableWithin } from '../evaluable-within.ts';
import type { Columns } from '../facts/column-facts.ts';
import { patternOfFormat } from '../facts/date-format.ts';
import { constantOf } from '../facts/operand.ts';
import { ARITHMETIC } from '../facts/predicate.ts';
import { boundsOfRange, orderOfBounds } from '../keys/range-keys.ts';
import { digitsInBytes, lettersWithin } from './bytes-in-texts.ts';
import { choiceOf, inBranches, testsOf } from './choices.ts';
import {
  bounded,
  DATE,
  degrees,
  domainsOf,
  measured,
  numberInto,
  numbersWithin,
  readsAs,
  subtracts,
  textInto,
  textsAsTruths,
} from './conversions.ts';
import { daysAdded, isUnsigned, overflowsOfChecks, shapeOf } from './overflows.ts';
import { castHazards, readingHazards } from './readings.ts';
import { numbersOf, valuesOf } from './results.ts';

/** What is known of the columns, with what can be evaluated of them. */
interface Known extends Columns {
  readonly scope: Scope;
  /** Columns whose values are from all of their types' range, since keys hold them, or what is made of them. */
  readonly keyed: Names;
}

/**
 * What must hold of a row so that the server can compute its generated columns and functional keys: values that fit
 * the column's type, text that reads as the number or date that is made of it, differences that are not negative where
 * they are unsigned, divisors other than zero. Strict mode refuses a row for each of these. Of checks, what several
 * columns sum up to stays within the type of the sum.
 */
export function computabilityChecks(table: Table, given: Columns): readonly Check[] {
  const { columns } = table;
  const { keyParts, keyPredicates, indexed: held } = tableExpressions(table);
  const substituted = generatedColumns(table);
  const generated = columns.map((column) => ({
    ...column,
    generation: column.generation === null ? null : substituted(column.generation),
  }));
  const known: Known = { ...given, scope: scopeOf(table, given), keyed: keyedColumns(table, generated) };
  const indexed = [...held, ...keyParts];
  const expressions = [...tableExpressions({ ...table, columns: generated }).generations, ...indexed];
  const checks = [...table.checks, ...columns.flatMap(domainChecks)];
  // The server computes the predicates of partial keys and indexes for each row.
  const predicates = [...keyPredicates, ...held];
  const isText = (operand: Expression) => shapeOf(operand, known)?.kind === 'text';
  const truths = (expression: Expression) =>
    given.semantics.textTruth === 'number' ? textsAsTruths(expression, isText) : [];
  const asked = (some: readonly PlacedExpression[], conditionsOn: (expression: Expression) => Expressions) =>
    some.flatMap(({ expression, offset }) => conditionsOn(expression).map((one) => asCheck(one, offset)));
  return [
    ...generated.flatMap((column) => fits(column, known).map((expression) => asCheck(expression, column.offset))),
    ...generated.flatMap(({ nullable, generation, offset }) =>
      nullable || generation === null || !mayLack(generation) ? [] : [asCheck(is(generation, 'null', true), offset)],
    ),
    ...asked(expressions, (expression) => hazards(expression, known)),
    ...asked(indexed, (expression) => indexedNumbers(expression, known)),
    ...overflowsOfChecks([...checks, ...predicates, ...expressions], known),
    ...asked([...checks, ...expressions], (expression) => daysAdded(expression, known)),
    ...asked(checks, truths),
    ...asked(checks, momentsMade),
    ...asked([...checks, ...predicates], (expression) => unread(expression, known)),
  ];
}

/** The numbers that a functional index keeps of what it is over. */
function indexedNumbers(expression: Expression, known: Known): Expressions {
  if (expression.kind !== 'call') return [];
  const { indexRange, isFirstPresent, extreme } = functionNamed(expression.name);
  if (indexRange !== undefined) return numbersWithin(expression, ...indexRange);
  if (!isFirstPresent && extreme === undefined) return [];
  // Of numbers with and without a sign, MySQL's index has the type of those with one.
  return expression.arguments.flatMap((argument) => {
    const shape = shapeOf(argument, known);
    const isUnsigned = shape?.kind === 'integer' && shape.unsigned && shape.bits === 32;
    return isUnsigned ? [binary('<=', argument, numeric(MOST_SIGNED))] : [];
  });
}

/** The largest number of 32 bits of which one is its sign. */
const MOST_SIGNED = 2 ** 31 - 1;

/** Columns of keys, and those that generated columns of keys are made of. */
function keyedColumns({ keys }: Table, generated: readonly Column[]): Names {
  const held = keys.flatMap(({ parts }) => parts.flatMap(({ column }) => (column === null ? [] : [column])));
  const byName = new Map(generated.map(({ name, generation }) => [name, generation]));
  return new Set(held.flatMap((name) => [name, ...columnsOf(byName.get(name) ?? { kind: 'null' })]));
}

function asCheck(expression: Expression, offset: number): Check {
  return { name: null, offset, expression };
}

/** Operators that find something in a value, or nothing. */
const SEARCHING: Names = new Set(['->', '->>', '#>', '#>>']);

/** Whether an expression may be NULL though none of its columns is. */
function mayLack(expression: Expression): boolean {
  return nodesOf(expression).some(
    (node) =>
      node.kind === 'case' ||
      node.kind === 'subscript' ||
      (node.kind === 'call' && functionNamed(node.name).findsNothing) ||
      (node.kind === 'binary' && SEARCHING.has(node.operator)),
  );
}

/** The conditions under which a generated column's value fits its type. */
function fits(column: Column, known: Known): Expressions {
  const { name, generation, type } = column;
  if (generation === null) return [];
  const choice = choiceOf(generation);
  if (choice !== null) {
    return inBranches(choice, (result) => (isConstant(result) ? [] : fits({ ...column, generation: result }, known)));
  }
  const isKeyed = [name, ...columnsOf(generation)].some((one) => known.keyed.has(one));
  const inner = unwrapped(generation);
  const source = shapeOf(inner, known);
  const { shape } = type;
  switch (shape.kind) {
    case 'text': {
      return [
        ...evaluable(lettersWithin(generation, shape, known), known),
        ...(shape.characters === null || shape.bytes !== null ? [] : shortEnough(inner, shape.characters, known)),
      ];
    }
    case 'integer': {
      if (source?.kind === 'text') return readsAs(inner, '[1-9][0-9]');
      const { first: least, last: most } = legalInterval(shape);
      const given = numbersOf(inner, { rangeOf: (one) => valuesOf(known.shapeOf(one)) });
      const isFitting = source?.kind === 'integer' ? isWithin(source, shape) : given.low >= least && given.high <= most;
      if (isFitting) return [];
      const grows =
        (inner.kind === 'call' && functionNamed(inner.name).isGrowing) ||
        (inner.kind === 'unary' && inner.operator === '~') ||
        (inner.kind === 'binary' && inner.operator === '<<');
      if (inner.kind !== 'column' && shape.bits > 24 && !isKeyed && !grows) {
        return shape.unsigned && subtracts(inner) ? evaluable([binary('>=', inner, numeric(0))], known) : [];
      }
      return evaluable(numbersWithin(measured(inner, known.shapeOf), least, most), known);
    }
    case 'decimal':
    case 'float':
      if (source?.kind === 'text') return readsAs(inner, '[1-9][0-9]');
      return shape.precision === null
        ? []
        : wholeDigits(measured(inner, known.shapeOf), shape.precision - (shape.scale ?? 0), shape.unsigned, known);
    case 'year':
      if (source?.kind === 'text') return textInto(inner, shape);
      return evaluable([binary('>=', inner, numeric(shape.first)), binary('<=', inner, numeric(shape.last))], known);
    default:
      if (source?.kind === 'text') return textInto(inner, shape);
      if (shape.kind === 'bytes' && shape.length !== null && source === undefined) {
        return shortAsAWhole(inner, shape.length, known);
      }
      if (shape.kind === 'bits' && shape.form !== 'number' && shape.length !== null && source?.kind !== 'integer') {
        const length = binary(shape.form === 'fixed' ? '=' : '<=', call('length', inner), numeric(shape.length));
        return evaluable([length], known);
      }
      if (source?.kind === 'bits') return shape.kind === 'bits' ? evaluable(numberInto(inner, shape), known) : [];
      return source?.kind === 'integer' ? numberInto(inner, shape) : [];
  }
}

/** So many digits before the point at most, where that is few enough for values to have more. */
function wholeDigits(expression: Expression, digits: number, unsigned: boolean, known: Known): Expressions {
  if (digits > NATURAL_DIGITS) return [];
  const most = 10 ** digits - 1;
  return evaluable(
    [binary('<=', expression, numeric(most)), binary('>=', expression, numeric(unsigned ? 0 : -most))],
    known,
  );
}

/** More digits than products of the values written have. */
const NATURAL_DIGITS = 9;

/** An expression without what leaves a text's length as it is. */
function unwrapped(expression: Expression): Expression {
  let inner = expression;
  for (;;) {
    const [argument, ...others] = inner.kind === 'call' ? inner.arguments : [];
    const { keepsLength, passesFirst } = inner.kind === 'call' ? functionNamed(inner.name) : {};
    const isSame = keepsLength || (passesFirst && others.every((other) => isConstant(other)));
    if (argument !== undefined && isSame) inner = argument;
    else if (inner.kind === 'collate') inner = inner.operand;
    else return inner;
  }
}

/** A text column, or several put together, of so many characters at most. */
function shortEnough(given: Expression, characters: number, known: Known): Expressions {
  const expression = withSeparators(given);
  const isJoined = expression.kind === 'call' && functionNamed(expression.name).joins === 'plain';
  const isOfNumbers = [...columnsOf(expression)].some((name) => shapeOf(columnNamed(name), known)?.kind !== 'text');
  if (isJoined ? isOfNumbers : shapeOf(expression, known)?.kind !== 'text')
    return shortAsAWhole(expression, characters, known);
  const pieces = isJoined ? expression.arguments : [expression];
  const constants = pieces.map((piece) =>
    piece.kind === 'column' ? 0 : String(constantOf(piece, known.semantics) ?? '').length,
  );
  const free = characters - constants.reduce((sum, length) => sum + length, 0);
  const columns = pieces.filter((piece) => shapeOf(piece, known)?.kind === 'text');
  const share = Math.floor(free / Math.max(1, columns.length));
  return columns
    .filter((column) => !isShorter(shapeOf(column, known), share))
    .map((column) => binary('<=', call('char_length', column), numeric(Math.max(0, share))));
}

/** concat_ws(separator, a, b) as concat(a, separator, b), which is as long where no piece is NULL; any other expression is itself. */
function withSeparators(expression: Expression): Expression {
  if (expression.kind !== 'call' || functionNamed(expression.name).joins !== 'separated') return expression;
  const [separator, ...pieces] = expression.arguments;
  if (separator === undefined) return expression;
  const joined = pieces.flatMap((piece, i) => (i === 0 ? [piece] : [separator, piece]));
  return { ...expression, name: 'concat', arguments: joined };
}

/** What is computed of columns, of so many characters at most. */
function shortAsAWhole(expression: Expression, characters: number, known: Known): Expressions {
  if (characters >= NATURAL_CHARACTERS || columnsOf(expression).size === 0) return [];
  return evaluable([binary('<=', call('char_length', expression), numeric(characters))], known);
}

/** Characters of which texts have fewer, as a rule. */
const NATURAL_CHARACTERS = 100;

function isShorter(shape: Shape | undefined, characters: number): boolean {
  return shape?.kind === 'text' && shape.characters !== null && shape.characters <= characters;
}

/** Nodes of a check at most that are looked through for texts. */
const MAX_READ_NODES = 300;

/** What the parts of moments that a check makes must be: the server refuses others, whatever the check makes of the moment. */
function momentsMade(expression: Expression): Expressions {
  return nodesOf(expression).flatMap((node) =>
    node.kind === 'call' && functionNamed(node.name).isMaker ? domainsOf(node) : [],
  );
}

/** What a check asks of texts that it takes for values of other types, where it is not evaluated: else these are found. */
function unread(expression: Expression, known: Known): Expressions {
  const nodes = nodesOf(expression);
  if (nodes.length > MAX_READ_NODES) return [];
  const conditions = nodes.flatMap((node) => {
    if (node.kind === 'call') return readingHazards(node).filter((condition) => columnsOf(condition).size > 0);
    const isText = node.kind === 'cast' && shapeOf(node.operand, known)?.kind === 'text';
    return isText && !modelOf(node.type.shape.kind).isNumeric
      ? castHazards(node.operand, node.type, (column) => shapeOf(column, known)?.kind, known.semantics)
      : [];
  });
  return conditions.length === 0 || isEvaluableWithin(expression, known.scope, known.budget) ? [] : conditions;
}

/**
 * What an expression asks of its columns beyond the type of its result. In branches of a CASE or IF, texts must read, no more:
 * in the rows that take the branch.
 */
function hazards(expression: Expression, known: Known): Expressions {
  const readings = (operand: Expression) => hazards(operand, known).filter(isReading);
  const choice = choiceOf(expression);
  if (choice !== null) return [...testsOf(choice).flatMap(readings), ...inBranches(choice, readings)];
  const operands = operandsOf(expression);
  if (expression.kind === 'call' && functionNamed(expression.name).passesFirst) return operands.flatMap(readings);
  return [...hazardsHere(expression, known), ...operands.flatMap((operand) => hazards(operand, known))];
}

function isReading(condition: Expression): boolean {
  return (
    condition.kind === 'like' ||
    condition.kind === 'case' ||
    (condition.kind === 'call' && condition.name === 'json_valid')
  );
}

function hazardsHere(expression: Expression, known: Known): Expressions {
  switch (expression.kind) {
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === '-' && (isUnsigned(left, known) || isUnsigned(right, known))) {
        return evaluable([binary('>=', left, right)], known);
      }
      if (['/', '%', 'div', 'mod'].includes(operator) && isDivisor(right)) return [binary('<>', right, numeric(0))];
      if (!ARITHMETIC.has(operator)) return [];
      return [left, right].flatMap((operand) => {
        const shape = shapeOf(operand, known);
        if (shape?.kind === 'bytes') return evaluable(readsAs(call('hex', operand), digitsInBytes(shape)), known);
        return shape?.kind === 'text' ? readsAs(operand, '[1-9][0-9]') : [];
      });
    }
    case 'cast': {
      const { operand, type } = expression;
      const [from, { shape }] = [shapeOf(operand, known), type];
      const isNarrowed = shape.kind === 'integer' && from?.kind === 'integer' && !isWithin(from, shape);
      if (isNarrowed) {
        const { first, last } = legalInterval(shape);
        return numbersWithin(operand, first, last);
      }
      if (from !== undefined && shape.kind === 'text') {
        return shape.characters === null ? [] : shortEnough(operand, shape.characters, known);
      }
      if (from?.kind === 'integer' && isMoment(shape.kind)) return numberInto(operand, shape);
      return castHazards(operand, type, (column) => shapeOf(column, known)?.kind, known.semantics);
    }
    case 'call':
      return [
        ...callHazards(expression, known),
        ...degrees(expression, (column) => modelOf(shapeOf(column, known)?.kind).isNumeric),
        ...bounded(expression),
        ...readingHazards(expression).filter((condition) => columnsOf(condition).size > 0),
      ];
    default:
      return [];
  }
}

/** Whether an expression is a column, or what constants make of one: a value at which it is zero is left out. */
function isDivisor(expression: Expression): boolean {
  if (expression.kind !== 'binary' || !['+', '-', '*'].includes(expression.operator))
    return expression.kind === 'column';
  const [operand, more] = [expression.left, expression.right].filter((one) => !isConstant(one));
  return operand !== undefined && more === undefined && isDivisor(operand);
}

const DAY: Shape = { kind: 'date', zoned: false };

function callHazards(called: Call, known: Known): Expressions {
  const range = boundsOfRange(called);
  if (range !== null) return evaluable(orderOfBounds(range), known);
  const { isMaker, reads, refuses } = functionNamed(called.name);
  if (isMaker) return evaluable(domainsOf(called), known);
  const [argument, format] = called.arguments;
  if (argument === undefined) return [];
  const shape = shapeOf(argument, known);
  if (shape?.kind === 'integer' && reads === 'date') return numberInto(argument, DAY);
  if (shape?.kind !== 'text') {
    return refuses ? evaluable([is(called, 'null', true)], known) : [];
  }
  switch (reads) {
    case undefined:
      return [];
    case 'date':
      return readsAs(argument, DATE);
    case 'json':
      return [call('json_valid', argument)];
    case 'format': {
      const pattern = format?.kind === 'string' ? patternOfFormat(format.value) : null;
      return pattern === null ? [] : readsAs(argument, pattern);
    }
    default:
      return readsAs(argument, reads.pattern);
  }
}

function evaluable(expressions: Expressions, { scope, budget }: Known): Expressions {
  return expressions.filter((expression) => isEvaluableWithin(expression, scope, budget));
}

function isWithin(inner: Shape<'integer'>, outer: Shape<'integer'>): boolean {
  const [own, other] = [legalInterval(inner), legalInterval(outer)];
  return own.first >= other.first && own.last <= other.last;
}
