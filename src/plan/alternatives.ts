import type { Expression } from '../ir.ts';
import { type Alternative, type ColumnFacts, type Columns, type Condition, mergedFacts } from './column-facts.ts';
import { inverseOf } from './inverse.ts';
import { factOf } from './leaf-facts.ts';

/** Alternatives that a check is taken apart into at most; one of more is evaluated as a whole. */
const MAX_ALTERNATIVES = 64;

/**
 * Takes a condition apart into ways to pass it. A check passes unless it is false, so a fact about a column holds for
 * its values and leaves NULL alone: that is enough for the whole condition not to be false.
 */
export function alternativesOf({ name, expression }: Condition, columns: Columns): readonly Alternative[] {
  const named = (alternative: Alternative): Alternative => ({
    facts: new Map(
      [...alternative.facts].map(([column, fact]) => [column, { ...fact, sources: renamed(fact.sources, name) }]),
    ),
    residue: renamed(alternative.residue, name),
  });
  const alternatives = absorb(expression, false, columns);
  return (alternatives.length <= MAX_ALTERNATIVES ? alternatives : [residual(expression)]).map(named);
}

function renamed(conditions: readonly Condition[], name: string): readonly Condition[] {
  return conditions.map((condition) => ({ ...condition, name }));
}

function residual(expression: Expression): Alternative {
  return { facts: new Map(), residue: [{ name: '', expression }] };
}

function absorb(condition: Expression, negated: boolean, columns: Columns): readonly Alternative[] {
  const whole = (): readonly Alternative[] => [
    residual(negated ? { kind: 'unary', operator: 'not', operand: condition } : condition),
  ];
  switch (condition.kind) {
    case 'logical': {
      const parts = condition.operands.map((operand) => absorb(operand, negated, columns));
      const conjunction = (condition.operator === 'and') !== negated;
      if (!conjunction) return parts.flat().length > MAX_ALTERNATIVES ? whole() : parts.flat();
      return productOfAll(parts) ?? whole();
    }
    case 'unary':
      return condition.operator === 'not' ? absorb(condition.operand, !negated, columns) : whole();
    case 'boolean':
      return condition.value === negated ? [] : [EMPTY];
    case 'cast':
      return condition.type.shape.kind === 'boolean' ? absorb(condition.operand, negated, columns) : whole();
    case 'between': {
      const { operand, low, high, symmetric } = condition;
      if (symmetric) return whole();
      const conjunction: Expression = {
        kind: 'logical',
        operator: 'and',
        operands: [
          { kind: 'binary', operator: '>=', left: operand, right: low },
          { kind: 'binary', operator: '<=', left: operand, right: high },
        ],
      };
      return absorb(conjunction, condition.negated !== negated, columns);
    }
    default: {
      const fact = factOf(condition, negated, columns);
      const inverse = fact === null ? inverseOf(condition, negated, columns) : null;
      // The condition on the columns may leave out some that pass: they are another way.
      if (inverse !== null) return [...absorb(inverse, false, columns), ...whole()];
      return fact === null ? whole() : fact.map((alternative) => withSources(alternative, whole()));
    }
  }
}

/** Notes where the facts about text come from. */
function withSources(alternative: Alternative, [whole]: readonly Alternative[]): Alternative {
  const sources = whole?.residue ?? [];
  const isText = ({ prefix, pattern, letters, format, lengthLeast, lengthMost }: ColumnFacts) =>
    prefix !== '' ||
    pattern !== null ||
    letters !== null ||
    format !== null ||
    lengthLeast > 0 ||
    Number.isFinite(lengthMost);
  const facts = new Map(
    [...alternative.facts].map(([column, fact]) => [column, isText(fact) ? { ...fact, sources } : fact]),
  );
  return { ...alternative, facts };
}

const EMPTY: Alternative = { facts: new Map(), residue: [] };

/** The product of many, two by two, so that long conjunctions take little time; null: too many. */
function productOfAll(parts: readonly (readonly Alternative[])[]): readonly Alternative[] | null {
  let level = parts;
  while (level.length > 1) {
    const next: (readonly Alternative[])[] = [];
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
export function product(left: readonly Alternative[], right: readonly Alternative[]): readonly Alternative[] | null {
  if (left.length * right.length > MAX_ALTERNATIVES * 4) return null;
  const pairs = left.flatMap((one) => right.map((other) => merged(one, other))).filter((pair) => pair !== null);
  return pairs.length > MAX_ALTERNATIVES ? null : pairs;
}

/** Both alternatives at once; null: they contradict each other. */
export function merged(one: Alternative, other: Alternative): Alternative | null {
  const facts = new Map(one.facts);
  const residue = [...one.residue, ...other.residue];
  for (const [column, added] of other.facts) {
    const known = facts.get(column);
    const both = known === undefined ? { facts: added, residue: [] } : mergedFacts(known, added);
    if (both === null) return null;
    facts.set(column, both.facts);
    residue.push(...both.residue);
  }
  return { facts, residue };
}
