import { isWholeNumber } from '../../../grammar/kinds.ts';
import { allOf, anyOf, between, binary, call, is, matching, numeric } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import type { FunctionRecord } from '../../functions/record.ts';
import type { Binary, Call, Expression } from '../../ir.ts';
import { dayText } from '../../values/part.ts';
import type { Columns } from './column-facts.ts';
import { patternOfFormat, spanOfText } from './date-format.ts';
import { openRanges, rangesOfLength } from './listed-ranges.ts';
import { constantOf } from './operand.ts';
import { NEGATED } from './predicate.ts';
import { conditionWithoutReplaced } from './replaced-facts.ts';

/*
 * Conditions with functions that no facts about columns are made of, in terms of others that there are facts of: where
 * those hold, the condition does. It may hold elsewhere, too.
 */

/** A condition under which another one is true, or under which NOT of it is; null: none is known. */
export function sufficientFor(condition: Expression, negated: boolean, columns: Columns): Expression | null {
  const plain = conditionWithoutReplaced(condition, negated, columns);
  if (plain !== null) return plain;
  switch (condition.kind) {
    case 'call':
      return negated ? null : truth(condition, columns);
    case 'is':
      return nullTest(condition, negated, columns);
    case 'like': {
      const { operator, operand, pattern } = condition;
      const isSame = operator === 'sounds like' && condition.negated === negated;
      return isSame ? binary('=', operand, pattern) : null;
    }
    case 'binary':
      return comparison(condition, negated, columns);
    default:
      return null;
  }
}

/** A text, not NULL, that one of the patterns describes. */
function readable(value: Expression, patterns: readonly string[]): Expression {
  return allOf([is(value, 'null', true), anyOf(patterns.map((pattern) => matching(value, pattern)))]);
}

const text = (value: string): Expression => ({ kind: 'string', value });

type Rewriting = (call: Call, columns: Columns) => Expression | null;

/** Where a function of documents is true. */
const PREDICATES: Readonly<Record<string, Rewriting>> = {
  /** Value MEMBER OF(document) */
  'member of'({ arguments: [value, document] }, columns) {
    const member = value === undefined ? undefined : constantOf(value, columns.semantics);
    return document === undefined || member === undefined ? null : contains(document, JSON.stringify(member));
  },

  json_overlaps({ arguments: [document, other] }, columns) {
    const listed = other === undefined ? undefined : constantOf(other, columns.semantics);
    const [first] = elementsOf(listed);
    return document === undefined || first === undefined ? null : contains(document, JSON.stringify(first));
  },

  json_exists: ({ arguments: [document, path] }) =>
    document === undefined || path === undefined ? null : call('json_contains_path', document, text('one'), path),
};

const predicates: ReadonlyMap<string, Rewriting> = new Map(Object.entries(PREDICATES));

/** Whether a function is true or false, and it is known here where it is true. */
function isPredicate(name: string): boolean {
  const { isOpenAt, trueFor } = functionNamed(name);
  return isOpenAt !== undefined || trueFor !== undefined || predicates.has(name);
}

/** A condition under which a call is true; null: none is known. */
function truth(condition: Call, columns: Columns): Expression | null {
  const { isOpenAt, trueFor } = functionNamed(condition.name);
  const [value] = condition.arguments;
  if (isOpenAt !== undefined) return openRanges(value, isOpenAt, columns);
  if (trueFor !== undefined) return value === undefined ? null : writtenAs(value, trueFor);
  return predicates.get(condition.name)?.(condition, columns) ?? null;
}

/** A text that one of the patterns describes, or the bytes that are written as such a text: so many. */
function writtenAs(value: Expression, { patterns, bytes }: NonNullable<FunctionRecord['trueFor']>): Expression {
  const [written] = value.kind === 'call' && functionNamed(value.name).writesAddress ? value.arguments : [];
  if (written === undefined || bytes === undefined) return readable(value, patterns);
  return allOf([is(written, 'null', true), binary('=', call('length', written), numeric(bytes))]);
}

/** JSON_CONTAINS of what stands at a place of a column, or in the column. */
function contains(document: Expression, candidate: string): Expression {
  const [source, path] =
    document.kind === 'binary' && document.operator === '->'
      ? [document.left, document.right]
      : document.kind === 'call' && document.name === 'json_extract' && document.arguments.length === 2
        ? document.arguments
        : [document];
  return call('json_contains', source ?? document, text(candidate), ...(path === undefined ? [] : [path]));
}

function elementsOf(listed: unknown): readonly unknown[] {
  if (typeof listed !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(listed);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** Call IS NOT NULL: the text is one that the function reads. */
function nullTest(
  { operand, test, negated: inverted }: Expression & { kind: 'is' },
  negated: boolean,
  columns: Columns,
): Expression | null {
  if (test !== 'null' || operand.kind !== 'call') return null;
  const [value, format] = operand.arguments;
  const { bound, findsPattern, nullUnless } = functionNamed(operand.name);
  if (findsPattern === 'match' && inverted !== negated) return placeOfPattern(operand, '>', 0);
  if (inverted === negated) return bound === undefined ? null : openRanges(value, bound, columns);
  if (value === undefined) return null;
  const patterns = nullUnless === 'format' ? formatPatterns(format, columns) : nullUnless;
  return patterns === undefined ? null : readable(value, patterns);
}

function formatPatterns(format: Expression | undefined, { semantics }: Columns): readonly string[] | undefined {
  const known = format === undefined ? undefined : constantOf(format, semantics);
  const pattern = typeof known === 'string' ? patternOfFormat(known) : null;
  return pattern === null ? undefined : [`^${pattern}$`];
}

function comparison({ operator, left, right }: Binary, negated: boolean, columns: Columns): Expression | null {
  const wanted = negated ? NEGATED[operator] : operator;
  if (wanted === undefined) return null;
  if (left.kind === 'binary') {
    const square = squareCompared(left, wanted, constantOf(right, columns.semantics), columns);
    return square ?? rangesOfLength(left, wanted, right, columns);
  }
  if (left.kind !== 'call') return null;
  const { difference, unitsBetween, writesFormat, countsCharacters, findsPattern, keepsOrder } = functionNamed(
    left.name,
  );
  if (keepsOrder && right.kind === 'call' && right.name === left.name) {
    const [one, other] = [left.arguments[0], right.arguments[0]];
    return one === undefined || other === undefined ? null : binary(wanted, one, other);
  }
  const constant = constantOf(right, columns.semantics);
  if (constant === undefined) return null;
  if (isPredicate(left.name)) {
    const isTrue = (wanted === '=' && Number(constant) === 1) || (wanted === '<>' && Number(constant) === 0);
    return isTrue ? sufficientFor(left, false, columns) : null;
  }
  if (unitsBetween !== undefined && typeof constant === 'number') return distance(left, unitsBetween, wanted, constant);
  if (difference === 'time' && typeof constant === 'string') return timeBetween(left, wanted, constant);
  if (typeof constant === 'string' && writesFormat) return ofFormat(left, wanted, constant, columns);
  if (typeof constant !== 'number') return null;
  if (countsCharacters) return digits(left, wanted, constant, columns);
  if (findsPattern === 'place') return placeOfPattern(left, wanted, constant);
  return functionNamed(left.name).findsStep && wanted === '=' ? stepOf(left, constant) : null;
}

/** The product of a whole number with itself, and a constant: as bounds of the number on both sides of 0. */
function squareCompared(
  { operator, left, right }: Binary,
  wanted: string,
  limit: unknown,
  columns: Columns,
): Expression | null {
  if (operator !== '*' || left.kind !== 'column' || right.kind !== 'column' || typeof limit !== 'number') return null;
  if (left.name !== right.name || columns.shapeOf(left.name)?.kind !== 'integer' || limit < 0) return null;
  const root = Math.floor(Math.sqrt(limit));
  const isSquare = root * root === limit;
  const inner = isSquare ? root - 1 : root;
  switch (wanted) {
    case '<=':
      return between(left, numeric(-root), numeric(root));
    case '<':
      return between(left, numeric(-inner), numeric(inner));
    case '>':
      return anyOf([binary('<', left, numeric(-root)), binary('>', left, numeric(root))]);
    case '>=':
      return anyOf([binary('<', left, numeric(-inner)), binary('>', left, numeric(inner))]);
    case '=':
      return isSquare ? anyOf([binary('=', left, numeric(root)), binary('=', left, numeric(-root))]) : null;
    default:
      return null;
  }
}

/** A moment as a text in the order of time, compared with one: as bounds of the moment. */
function ofFormat({ arguments: given }: Call, operator: string, text: string, columns: Columns): Expression | null {
  const [moment, format] = given;
  const template = format === undefined ? undefined : constantOf(format, columns.semantics);
  const span = typeof template === 'string' ? spanOfText(template, text) : null;
  if (moment?.kind !== 'column' || span === null) return null;
  const shape = columns.shapeOf(moment.name);
  // In any zone, the day in the middle is the same.
  const isZoned = shape?.kind === 'timestamp' && shape.zoned;
  const [first, next] = isZoned ? [span.first + 1, span.next - 1] : [span.first, span.next];
  const at = (day: number): Expression => ({ kind: 'string', value: dayText(day) });
  switch (operator) {
    case '=':
      return first < next ? allOf([binary('>=', moment, at(first)), binary('<', moment, at(next))]) : null;
    case '>=':
      return binary('>=', moment, at(first));
    case '>':
      return binary('>=', moment, at(isZoned ? span.next + 1 : span.next));
    case '<':
      return binary('<', moment, at(isZoned ? span.first - 1 : span.first));
    case '<=':
      return binary('<', moment, at(next));
    default:
      return null;
  }
}

/** Digits that a double keeps. */
const MAX_DIGITS = 15;

/** The length of a whole number, or of its text, is that of its digits: of such a number without a sign. */
function digits({ arguments: [given] }: Call, operator: string, length: number, columns: Columns): Expression | null {
  const isText = given?.kind === 'cast' && given.type.shape.kind === 'text' && given.type.shape.characters === null;
  const value = isText ? given.operand : given;
  const [plain, beyond] = BEYOND.get(operator) ?? [operator, 0];
  const count = length + beyond;
  if (value?.kind !== 'column' || !Number.isInteger(count) || count < 1 || count > MAX_DIGITS) return null;
  const shape = columns.shapeOf(value.name);
  if (!isWholeNumber(shape)) return null;
  const low = binary('>=', value, numeric(count === 1 ? 0 : 10 ** (count - 1)));
  const high = binary('<=', value, numeric(10 ** count - 1));
  switch (plain) {
    case '=':
      return allOf([low, high]);
    case '>=':
      return low;
    case '<=':
      return allOf([binary('>=', value, numeric(0)), high]);
    default:
      return null;
  }
}

/** Comparisons of whole numbers with one more or less. */
const BEYOND: ReadonlyMap<string, readonly [string, number]> = new Map([
  ['<', ['<=', -1]],
  ['>', ['>=', 1]],
]);

/** REGEXP_INSTR(text, pattern) > 0 */
function placeOfPattern({ arguments: [value, pattern, ...others] }: Call, operator: string, place: number) {
  if (value === undefined || pattern === undefined || others.length > 0) return null;
  const isFound =
    (operator === '>' && place === 0) || (operator === '>=' && place === 1) || (operator === '<>' && place === 0);
  return isFound ? matching(value, pattern) : null;
}

/** INTERVAL(value, 1, 10, 100) = 2: the value is from the second bound up to the third. */
function stepOf({ arguments: [value, ...bounds] }: Call, step: number): Expression | null {
  if (value === undefined || !Number.isInteger(step) || step < 0 || step > bounds.length) return null;
  const [low, high] = [bounds[step - 1], bounds[step]];
  return allOf([
    is(value, 'null', true),
    ...(low === undefined ? [] : [binary('>=', value, low)]),
    ...(high === undefined ? [] : [binary('<', value, high)]),
  ]);
}

/** TIMESTAMPDIFF(unit, from, to), which counts whole units: as bounds of the second time around the first. */
function distance(
  { arguments: given }: Call,
  { unit, days }: NonNullable<FunctionRecord['unitsBetween']>,
  operator: string,
  count: number,
): Expression | null {
  const [from, to] = given.slice(-2);
  if (from === undefined || to === undefined || !Number.isInteger(count)) return null;
  const after = (units: number, longest: 0 | 1 = 0): Expression =>
    days === undefined
      ? binary('+', from, { kind: 'interval', quantity: numeric(units), unit })
      : binary('+', from, { kind: 'interval', quantity: numeric(units * days[longest]), unit: 'day' });
  // Below zero, the count of whole units is rounded the other way.
  switch (operator) {
    case '>=':
      return count < 0 ? null : binary('>=', to, after(count, 1));
    case '>':
      return count < 0 ? null : binary('>=', to, after(count + 1, 1));
    case '<=':
      return count < 0 ? null : binary('<', to, after(count + 1));
    case '<':
      return count <= 0 ? null : binary('<', to, after(count));
    case '=':
      return count <= 0 ? null : allOf([binary('>=', to, after(count, 1)), binary('<', to, after(count + 1))]);
    default:
      return null;
  }
}

/** Seconds of the longest TIME. */
const MOST_SECONDS = 838 * 3600;

/** TIMEDIFF(to, from) and a time: as bounds of the one around the other, within what a TIME holds. */
function timeBetween({ arguments: [to, from] }: Call, operator: string, time: string): Expression | null {
  const [, sign, hours, minutes, seconds] = /^(-?)(\d{1,3}):(\d\d)(?::(\d\d))?$/.exec(time) ?? [];
  if (to === undefined || from === undefined || hours === undefined) return null;
  const count = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0);
  const bound = sign === '-' ? -count : count;
  const after = (units: number): Expression =>
    binary('+', from, { kind: 'interval', quantity: numeric(units), unit: 'second' });
  const within = operator.startsWith('>')
    ? [binary('<=', to, after(MOST_SECONDS))]
    : operator.startsWith('<')
      ? [binary('>=', to, after(-MOST_SECONDS))]
      : [];
  return allOf([binary(operator, to, after(bound)), ...within]);
}
