import type { Semantics } from '../../../grammar/semantics.ts';
import { allOf, anyOf, binary, FALSE, is, not } from '../../compose.ts';
import { constantTruth } from '../../expression/constant.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Binary, Call, Expression, Expressions } from '../../ir.ts';
import { mentionsColumn } from '../../walk.ts';
import { ageCompared } from './ages.ts';
import { FLIPPED, isCondition, NEGATED } from './predicate.ts';

/** Comparisons of two rows or lists, and branches of a choice, that are taken apart: longer ones make too many alternatives anyway. */
const MAX_ITEMS = 64;

/**
 * A condition in terms of AND, OR, IS and plain comparisons, from which it follows; as a rule it is the same. Null: it
 * is as plain as it gets. A condition under NOT comes with `negated`; what is given is not negated any more.
 */
export function desugared(condition: Expression, negated: boolean, semantics: Semantics): Expression | null {
  switch (condition.kind) {
    case 'case':
      return chosen(condition, negated);
    case 'binary':
      return comparison(condition, negated, semantics);
    case 'in':
      return membership(condition, condition.negated !== negated);
    case 'is':
      return distinction(condition, negated);
    case 'quantified':
      return quantified(condition, negated);
    case 'call':
      return replacedTruth(condition, negated);
    default:
      return null;
  }
}

/** Values of which the first that is not NULL is compared: each is a case of its own. */
const MAX_REPLACED = 4;

/** Each branch with its condition true and those before it not true. */
function chosen({ operand, branches, otherwise }: Expression & { kind: 'case' }, negated: boolean): Expression | null {
  if (branches.length > MAX_ITEMS) return null;
  const whens = branches.map(({ when }) => (operand === null ? when : binary('=', operand, when)));
  const results = [...branches.map(({ result }) => result), otherwise ?? ({ kind: 'null' } as const)];
  const ways = results.map((result, i) => {
    const before = whens.slice(0, i).map((when) => is(when, 'true', true));
    const own = whens[i];
    return allOf([...before, ...(own === undefined ? [] : [is(own, 'true')]), negated ? not(result) : result]);
  });
  return anyOf(ways);
}

function comparison({ operator, left, right }: Binary, negated: boolean, semantics: Semantics): Expression | null {
  const wanted = negated ? NEGATED[operator] : operator;
  if (operator === 'xor' || (isCondition(left) && isCondition(right))) {
    const differ = operator === 'xor' || operator === '<>';
    return differ || operator === '=' ? truthsCompared(left, right, differ !== negated) : null;
  }
  if (wanted === '<=>') return notDistinct(left, right);
  if (wanted === undefined || FLIPPED[wanted] === undefined) return null;
  if (left.kind === 'row' && right.kind === 'row') return rowsCompared(wanted, left.items, right.items);
  return (
    valueCompared(wanted, left, right, semantics) ?? valueCompared(FLIPPED[wanted] ?? wanted, right, left, semantics)
  );
}

function truthsCompared(left: Expression, right: Expression, differ: boolean): Expression {
  // Where one of the two is unknown, so is this, and so is the comparison.
  return anyOf([allOf([left, differ ? not(right) : right]), allOf([not(left), differ ? right : not(right)])]);
}

/** Rows of values are compared from left to right. */
function rowsCompared(operator: string, left: Expressions, right: Expressions): Expression | null {
  if (left.length !== right.length || left.length > MAX_ITEMS) return null;
  const pairs = left.map((one, i) => [one, right[i] ?? one] as const);
  if (operator === '=') return allOf(pairs.map(([one, other]) => binary('=', one, other)));
  if (operator === '<>') return anyOf(pairs.map(([one, other]) => binary('<>', one, other)));
  const strict = operator.slice(0, 1);
  return anyOf(
    pairs.map(([one, other], i) =>
      allOf([
        ...pairs.slice(0, i).map(([a, b]) => binary('=', a, b)),
        binary(i === pairs.length - 1 ? operator : strict, one, other),
      ]),
    ),
  );
}

/** A condition in whose place a constant stands where it is unknown: coalesce(condition, TRUE). */
function replacedTruth({ name, arguments: operands }: Call, negated: boolean): Expression | null {
  const [condition, constant, more] = operands;
  if (
    !functionNamed(name).isFirstPresent ||
    condition === undefined ||
    constant?.kind !== 'boolean' ||
    more !== undefined
  )
    return null;
  const passes = constant.value !== negated;
  // What the constant lets pass is not the other; what it does not must be this.
  return passes ? is(condition, negated ? 'true' : 'false', true) : is(condition, negated ? 'false' : 'true');
}

/** The first value that is not NULL, compared: the one before, or where that is NULL the next. */
function firstCompared(
  operator: string,
  [first, ...rest]: Expressions,
  other: Expression,
  semantics: Semantics,
): Expression | null {
  const [next] = rest;
  if (first === undefined) return null;
  const before = binary(operator, first, other);
  if (next === undefined) return before;
  const behind = firstCompared(operator, rest, other, semantics);
  if (behind === null) return null;
  const truth = mentionsColumn(behind) ? undefined : constantTruth(behind, semantics);
  if (truth === false) return allOf([is(first, 'null', true), before]);
  // Where the value is NULL, the comparison is not false either.
  if (truth !== undefined) return before;
  return anyOf([allOf([is(first, 'null', true), before]), allOf([is(first, 'null'), behind])]);
}

/** A choice, the first that is not NULL, or the least or greatest of some values, compared with a value. */
function valueCompared(
  operator: string,
  value: Expression,
  other: Expression,
  semantics: Semantics,
): Expression | null {
  if (value.kind === 'call' && functionNamed(value.name).isFirstPresent) {
    if (value.arguments.length > MAX_REPLACED) return null;
    // A number beside a column is a relation, which leaves as many NULLs as there are otherwise.
    if (mentionsColumn(other) && value.arguments.every(({ kind }) => kind !== 'string')) return null;
    return firstCompared(operator, value.arguments, other, semantics);
  }
  if (value.kind === 'case') {
    const branches = value.branches.map(({ when, result }) => ({ when, result: binary(operator, result, other) }));
    const otherwise = value.otherwise === null ? null : binary(operator, value.otherwise, other);
    return { ...value, branches, otherwise };
  }
  const { extreme } = value.kind === 'call' ? functionNamed(value.name) : {};
  if (value.kind !== 'call' || extreme === undefined) return ageCompared(operator, value, other);
  const each = value.arguments.map((argument) => binary(operator, argument, other));
  const below = operator === '<' || operator === '<=';
  if (!below && operator !== '>' && operator !== '>=') return null;
  if (below === (extreme === 'greatest')) return allOf(each);
  // PostgreSQL passes over a NULL, so that none leaves open what the others decide.
  const given = each.map((one, i) => allOf([one, is(value.arguments[i] ?? other, 'null', true)]));
  return anyOf([...given, allOf(value.arguments.map((argument) => is(argument, 'null')))]);
}

/** IN with rows or columns in its list. */
function membership({ operand, list }: Expression & { kind: 'in' }, negated: boolean): Expression | null {
  const isPlain = operand.kind !== 'row' && list.every((item) => !mentionsColumn(item));
  if (isPlain || list.length > MAX_ITEMS) return null;
  const each = list.filter(({ kind }) => kind !== 'null').map((item) => binary(negated ? '<>' : '=', operand, item));
  return negated ? allOf(each) : anyOf(each);
}

/** IS [NOT] TRUE and FALSE of a condition, IS [NOT] DISTINCT FROM. */
function distinction(
  { operand, test, negated: inverted, other }: Expression & { kind: 'is' },
  negated: boolean,
): Expression | null {
  const holds = inverted === negated;
  if (operand.kind === 'case' && test === 'true' && holds) {
    const branches = operand.branches.map(({ when, result }) => ({ when, result: is(result, 'true') }));
    return { ...operand, branches, otherwise: operand.otherwise === null ? FALSE : is(operand.otherwise, 'true') };
  }
  if (test === 'null' && operand.kind === 'case') return caseIsNull(operand, holds);
  if (test === 'null' && operand.kind === 'call' && operand.name === 'nullif') return nullIf(operand.arguments, holds);
  if (test === 'distinct' && other !== null) return holds ? distinct(operand, other) : notDistinct(operand, other);
  if (!isCondition(operand)) return null;
  if (test === 'true') return holds ? surely(operand) : not(operand);
  if (test === 'false') return holds ? is(not(operand), 'true') : operand;
  return null;
}

/** CASE … END IS [NOT] NULL: what its branch gives is. */
function caseIsNull(choice: Expression & { kind: 'case' }, isNull: boolean): Expression {
  const isSo = (result: Expression | null): Expression =>
    result === null || result.kind === 'null' ? { kind: 'boolean', value: isNull } : is(result, 'null', !isNull);
  const branches = choice.branches.map(({ when, result }) => ({ when, result: isSo(result) }));
  return { ...choice, branches, otherwise: isSo(choice.otherwise) };
}

/** NULLIF(value, other) IS [NOT] NULL. */
function nullIf([value, other]: Expressions, isNull: boolean): Expression | null {
  if (value === undefined || other === undefined) return null;
  if (isNull) return anyOf([is(value, 'null'), binary('=', value, other)]);
  return allOf([is(value, 'null', true), anyOf([is(other, 'null'), binary('<>', value, other)])]);
}

/** IS TRUE of a condition that is made of others: of those that make it true. Null: of a plain one. */
function surely(condition: Expression): Expression | null {
  const isTrue = (operand: Expression): Expression => is(operand, 'true');
  if (condition.kind === 'logical') return { ...condition, operands: condition.operands.map(isTrue) };
  if (condition.kind !== 'unary') return null;
  const inner = condition.operand;
  if (inner.kind === 'unary' && inner.operator === 'not') return isTrue(inner.operand);
  if (inner.kind !== 'logical') return null;
  const operator = inner.operator === 'and' ? 'or' : 'and';
  return { ...inner, operator, operands: inner.operands.map((operand) => isTrue(not(operand))) };
}

function distinct(left: Expression, right: Expression): Expression {
  if (left.kind === 'null' || right.kind === 'null') return is(left.kind === 'null' ? right : left, 'null', true);
  return anyOf([
    allOf([binary('<>', left, right), is(left, 'null', true), is(right, 'null', true)]),
    allOf([is(left, 'null'), is(right, 'null', true)]),
    allOf([is(left, 'null', true), is(right, 'null')]),
  ]);
}

function notDistinct(left: Expression, right: Expression): Expression {
  if (left.kind === 'null' || right.kind === 'null') return is(left.kind === 'null' ? right : left, 'null');
  const bothKnown = [is(left, 'null', true), is(right, 'null', true)];
  return anyOf([allOf([binary('=', left, right), ...bothKnown]), allOf([is(left, 'null'), is(right, 'null')])]);
}

/** ANY and ALL of a list that holds columns. */
function quantified(
  { operator, left, quantifier, right }: Expression & { kind: 'quantified' },
  negated: boolean,
): Expression | null {
  const wanted = negated ? NEGATED[operator] : operator;
  if (right.kind !== 'array' || wanted === undefined || FLIPPED[wanted] === undefined) return null;
  if (right.items.length > MAX_ITEMS) return null;
  const isListed = (operator === '=' && quantifier === 'any') || (operator === '<>' && quantifier === 'all');
  if (isListed && !right.items.some(mentionsColumn)) return null;
  const each = right.items.map((item) => binary(wanted, left, item));
  return (quantifier === 'all') !== negated ? allOf(each) : anyOf(each);
}
