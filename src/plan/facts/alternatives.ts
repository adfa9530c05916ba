import { anyOf, between, is, not } from '../../compose.ts';
import { constantTruth } from '../../expression/constant.ts';
import { columnsByValue, nodeCountOf } from '../../expression/evaluable.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Expression, Expressions } from '../../ir.ts';
import { columnsOf, nodesOf } from '../../walk.ts';
import type { Budget } from '../budget.ts';
import { isAboutArrays } from './array-facts.ts';
import { isAboutTimesOfDay } from './clock-facts.ts';
import {
  type Alternative,
  type ColumnFacts,
  type Columns,
  type Condition,
  mergedFacts,
  NO_COLUMN_FACTS,
  type Ways,
} from './column-facts.ts';
import { desugared } from './desugar.ts';
import { enumerated } from './enumerate.ts';
import { inverseOf } from './inverse.ts';
import { factOf } from './leaf-facts.ts';
import { isNullWithout, passesWithout } from './null-propagation.ts';
import { signCompared } from './sign-facts.ts';
import { sufficientFor } from './sufficient.ts';

/** Alternatives that a check is taken apart into at most; one of more is evaluated as a whole. */
export const MAX_ALTERNATIVES = 64;

/**
 * Takes a condition apart into ways to pass it. A check passes unless it is false, so a fact about a column holds for
 * its values and leaves NULL alone: that is enough for the whole condition not to be false. Where the budget ends, it is
 * evaluated as a whole.
 */
export function alternativesOf(
  { name, expression }: Condition,
  columns: Columns,
  budget: Budget = { left: MAX_STEPS },
): Ways {
  const named = ({ facts, residual }: Alternative): Alternative => {
    const hasSources = [...facts.values()].some(({ sources }) => sources.length > 0);
    const withNames = ([column, fact]: readonly [string, ColumnFacts]) =>
      [column, { ...fact, sources: renamed(fact.sources, name) }] as const;
    return {
      facts: hasSources ? new Map([...facts].map(withNames)) : facts,
      residual: residual.length === 0 ? residual : renamed(residual, name),
    };
  };
  const alternatives = new Absorber(columns, budget).absorb(expression, false);
  return (alternatives.length <= MAX_ALTERNATIVES ? alternatives : [residual(expression)]).map(named);
}

function renamed(conditions: readonly Condition[], name: string): readonly Condition[] {
  return conditions.map((condition) => ({ ...condition, name }));
}

function residual(expression: Expression): Alternative {
  return { facts: new Map(), residual: [{ name: '', expression }] };
}

/** Conditions that one check is taken apart into at most: what is left then is evaluated. */
const MAX_STEPS = 10_000;

/** What a node takes of the budget, of each condition that it is in: as many rules go over it. */
const COST_OF_NODE = 0.015;

/** Conditions in each other that are taken apart: what they are read as may be several levels for each of theirs. */
const MAX_DEPTH = 300;

class Absorber {
  readonly #columns: Columns;
  readonly #budget: Budget;
  /** What was found for a condition, and for NOT of it: comparisons of truths ask for both of each side, at each level. */
  readonly #known = [new Map<Expression, Ways>(), new Map<Expression, Ways>()] as const;
  #steps = 0;
  #depth = 0;

  constructor(columns: Columns, budget: Budget) {
    this.#columns = columns;
    this.#budget = budget;
  }

  /** The ways to pass a condition, or to pass NOT of it. */
  absorb(condition: Expression, negated: boolean): Ways {
    const found = this.#known[negated ? 1 : 0];
    const known = found.get(condition);
    if (known !== undefined) return known;
    this.#steps++;
    this.#budget.left--;
    const whole = (): Ways => [residual(negated ? not(condition) : condition)];
    if (this.#steps > MAX_STEPS || this.#depth >= MAX_DEPTH || this.#budget.left < 0) return whole();
    this.#depth++;
    const ways = this.#ways(condition, negated, whole);
    this.#depth--;
    found.set(condition, ways);
    return ways;
  }

  /** `whole`: the condition as it is, which is evaluated. */
  #ways(condition: Expression, negated: boolean, whole: () => Ways): Ways {
    switch (condition.kind) {
      case 'logical': {
        if (condition.operands.length > MAX_STEPS) return whole();
        const conjunction = (condition.operator === 'and') !== negated;
        const operands = conjunction ? condition.operands : withoutNullTests(condition.operands, negated);
        const parts = operands.map((operand) => this.absorb(operand, negated));
        if (!conjunction) return parts.flat().length > MAX_ALTERNATIVES ? whole() : parts.flat();
        return productOfAll(parts) ?? whole();
      }
      case 'unary':
        return condition.operator === 'not' ? this.absorb(condition.operand, !negated) : whole();
      case 'boolean':
        return condition.value === negated ? [] : [EMPTY];
      case 'null':
        return [EMPTY];
      case 'cast':
        return condition.type.shape.kind === 'boolean' ? this.absorb(condition.operand, negated) : whole();
      case 'collate':
        return this.absorb(condition.operand, negated);
      case 'between': {
        const { operand, low, high, symmetric } = condition;
        if (symmetric) {
          const orders = anyOf([between(operand, low, high), between(operand, high, low)]);
          return this.absorb(orders, condition.negated !== negated);
        }
        return this.absorb(between(operand, low, high), condition.negated !== negated);
      }
      default: {
        this.#budget.left -= nodeCountOf(condition) * COST_OF_NODE;
        if (columnsOf(condition).size === 0) {
          const known = constantTruth(condition, this.#columns.semantics);
          if (known !== undefined) return known === negated ? [] : [EMPTY];
        }
        const fact = factOf(condition, negated, this.#columns);
        // A list of arrays is some of those that pass, and so are whole seconds.
        const isPart = isAboutArrays(condition, this.#columns) || isAboutTimesOfDay(condition);
        const others = isPart ? whole().map(inReserve) : [];
        if (fact !== null) return [...fact.map((alternative) => withSources(alternative, whole())), ...others];
        const simpler =
          desugared(condition, negated, this.#columns.semantics) ?? signCompared(condition, negated, this.#columns);
        if (simpler !== null) return this.absorb(simpler, false);
        const inverse = inverseOf(condition, negated, this.#columns);
        // The condition on the columns may leave out some that pass: they are another way, if that is no way.
        if (inverse !== null) return [...this.absorb(inverse, false), ...whole().map(inReserve)];
        const sufficient = sufficientFor(condition, negated, this.#columns);
        if (sufficient !== null) {
          const ways = this.absorb(sufficient, false);
          // What is left to be evaluated contradicts nothing: no other way is needed.
          return ways.every(({ facts }) => facts.size === 0) ? ways : [...ways, ...whole().map(inReserve)];
        }
        return (
          this.#surelyTrue(condition, negated) ??
          enumerated(negated ? not(condition) : condition, this.#columns) ??
          this.#withValues(condition, negated, whole())
        );
      }
    }
  }

  /** IS TRUE of a condition: as for the condition, with values in all of the columns that it compares; null: another condition. */
  #surelyTrue(condition: Expression, negated: boolean): Ways | null {
    if (condition.kind !== 'is' || condition.test !== 'true' || condition.negated !== negated) return null;
    const compared = new Set(columnsByValue(condition.operand));
    return this.absorb(condition.operand, false).flatMap(({ facts, residual }) => {
      const alternative = { facts, residual: residual.map(surely) };
      const known = new Map<string, ColumnFacts>();
      for (const column of compared) {
        if (column !== undefined) known.set(column, { ...NO_COLUMN_FACTS, nulls: 'never' });
      }
      const both = merged(alternative, { facts: known, residual: [] });
      return both === null ? [] : [both];
    });
  }

  /** IS NOT NULL of a function that is not looked into: as a rule it is NULL where a column is. */
  #withValues(condition: Expression, negated: boolean, whole: Ways): Ways {
    if (condition.kind !== 'is' || condition.test !== 'null' || condition.negated === negated) return whole;
    if (condition.operand.kind !== 'call' || functionNamed(condition.operand.name).takesNull === 'any') return whole;
    const names = [...columnsByValue(condition.operand)].filter((name) => name !== undefined);
    const facts = new Map(names.map((name) => [name, { ...NO_COLUMN_FACTS, nulls: 'never' as const }]));
    return whole.map(({ residual }) => ({ facts, residual }));
  }
}

/** A condition that is true: where what it looks for in a document or an array may be missing, that is more than not false. */
function surely(condition: Condition): Condition {
  const { expression } = condition;
  return nodesOf(expression).some(mayFindNothing) ? { ...condition, expression: is(expression, 'true') } : condition;
}

function mayFindNothing(node: Expression): boolean {
  if (node.kind === 'binary') return /^(?:->>?|#>>?)$/.test(node.operator);
  return node.kind === 'subscript' || (node.kind === 'call' && functionNamed(node.name).findsNothing === true);
}

function inReserve({ facts, residual }: Alternative): Alternative {
  return { facts, residual: residual.map((condition) => ({ ...condition, isReserve: true })) };
}

/** The operands of OR without the tests for NULL of columns that make another operand unknown when they are NULL: it passes, then. */
function withoutNullTests(operands: Expressions, negated: boolean): Expressions {
  const tested = (operand: Expression): string | null => {
    const isTest = operand.kind === 'is' && operand.test === 'null' && operand.negated === negated;
    return isTest && operand.operand.kind === 'column' ? operand.operand.name : null;
  };
  const others = operands.filter((operand) => tested(operand) === null);
  return operands.filter((operand) => {
    const column = tested(operand);
    return column === null || !others.some((other) => isUnknownWithout(other, column));
  });
}

/** Whether a condition is unknown, or at least not false, where a column is NULL. */
function isUnknownWithout(condition: Expression, column: string): boolean {
  return passesWithout(condition, (part) => {
    const compared = part.kind === 'unary' && part.operator === 'not' ? part.operand : part;
    return isComparison(compared) && isMissing(compared, column);
  });
}

function isComparison({ kind }: Expression): boolean {
  return kind === 'binary' || kind === 'between' || kind === 'in' || kind === 'like' || kind === 'quantified';
}

/** Whether an expression is NULL where a column is, whatever its functions do. */
function isMissing(expression: Expression, column: string): boolean {
  return isNullWithout(
    expression,
    (name) => name === column,
    () => false,
  );
}

/** Notes where the facts about text and addresses come from. */
function withSources(alternative: Alternative, [whole]: Ways): Alternative {
  const sources = whole?.residual ?? [];
  const isNoted = ({ prefix, languages, letters, format, lengthLeast, lengthMost, addresses }: ColumnFacts) =>
    addresses !== null ||
    prefix !== '' ||
    languages.length > 0 ||
    letters !== null ||
    format !== null ||
    lengthLeast > 0 ||
    Number.isFinite(lengthMost);
  const facts = new Map(
    [...alternative.facts].map(([column, fact]) => [column, isNoted(fact) ? { ...fact, sources } : fact]),
  );
  return { ...alternative, facts };
}

const EMPTY: Alternative = { facts: new Map(), residual: [] };

/** The product of many, two by two, so that long conjunctions take little time; null: too many. */
function productOfAll(parts: readonly Ways[]): Ways | null {
  let level = parts;
  while (level.length > 1) {
    const next: Ways[] = [];
    for (let i = 0; i < level.length; i += 2) {
      const both = product(level[i] ?? [EMPTY], level[i + 1] ?? [EMPTY]);
      if (both === null) return null;
      next.push(both);
    }
    level = next;
  }
  return level[0] ?? [EMPTY];
}

/** Every consistent pair of one alternative of each; null: too many. */
export function product(left: Ways, right: Ways): Ways | null {
  if (left.length * right.length > MAX_ALTERNATIVES * 4) return null;
  const pairs = left.flatMap((one) => right.map((other) => merged(one, other))).filter((pair) => pair !== null);
  return pairs.length > MAX_ALTERNATIVES ? null : pairs;
}

/** Both alternatives at once; null: they contradict each other. */
export function merged(one: Alternative, other: Alternative): Alternative | null {
  const facts = new Map(one.facts);
  const residual = [...one.residual, ...other.residual];
  for (const [column, added] of other.facts) {
    const known = facts.get(column);
    const both = known === undefined ? { facts: added, residual: [] } : mergedFacts(known, added);
    if (both === null) return null;
    facts.set(column, both.facts);
    residual.push(...both.residual);
  }
  return { facts, residual };
}
