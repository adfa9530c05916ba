import { getOrInsertComputed } from '../../collections.ts';
import { not } from '../../compose.ts';
import type { Scope } from '../../expression/scope.ts';
import type { Expression, Expressions } from '../../ir.ts';
import { contractorsOf } from '../../relation/contractor.ts';
import { type Interval, propagated } from '../../relation/propagate.ts';
import { type Measured, readingOf, relationOf } from '../../relation/relation.ts';
import { unlessUnevaluable } from '../../runtime/value.ts';
import { legalInterval } from '../../values/integer.ts';
import { columnsOf } from '../../walk.ts';
import { type Budget, shareOf } from '../budget.ts';
import { type PlacedCondition, withoutRows } from '../checks.ts';
import { connected } from '../connected.ts';
import type { Columns } from '../facts/column-facts.ts';
import { conjunctsOf, isCondition } from '../facts/predicate.ts';
import { JointSearch, type TriedColumn } from '../joint/search.ts';
import { contradictingDifferences } from '../related/differences.ts';
import { triedColumn } from './finite.ts';

/*
 * Proofs that no row can pass some checks, by their branches: one operand of each OR. In each branch, something is
 * NULL and is not, or differences of columns contradict each other, or the intervals that comparisons leave the columns are empty, or
 * none of all combinations of a few values passes.
 */

/** Branches of one condition at most; what has more is left out, as if all rows passed. */
const MAX_BRANCHES = 16;

/** Branches of all conditions together that are looked at for a table. */
const MAX_LEAVES = 256;

/** Conditions on the same columns that are taken together at most. */
const MAX_CONDITIONS = 128;

/** Nodes that are evaluated for a table at most. */
const MAX_NODES = 200_000;

/** What a node takes of the table's budget. */
const COST_OF_NODE = 0.5;

/** Columns whose values are tried together at most. */
const MAX_COLUMNS = 8;

/** What must not be false, all at once. */
type Branch = Expressions;

/** Throws DdlError `unsatisfiable` where every branch of some checks contradicts those of the others. */
export function refuseContradiction(
  conditions: readonly PlacedCondition[],
  columns: Columns,
  scope: Scope,
  source: string,
): void {
  const names = contradicting(conditions, columns, scope);
  const first = conditions.find(({ name }) => names.includes(name));
  if (first !== undefined) throw withoutRows(names, source, first.offset);
}

/** The names of checks of which every branch contradicts the others; none: no such checks were found. */
function contradicting(conditions: readonly PlacedCondition[], columns: Columns, scope: Scope): readonly string[] {
  const own = conditions.filter(({ derived }) => !derived);
  const refuter = new Refuter(columns, scope);
  const namesIn = ({ expression }: PlacedCondition) => [...columnsOf(expression)];
  for (const group of connected(own, namesIn)) {
    if (group.length > MAX_CONDITIONS || !refuter.isImpossible(group)) continue;
    let left = group;
    for (const one of group) {
      const others = left.filter((other) => other !== one);
      if (others.length > 0 && refuter.isImpossible(others)) left = others;
    }
    return [...new Set(left.map(({ name }) => name))];
  }
  return [];
}

class Refuter {
  readonly #columns: Columns;
  readonly #scope: Scope;
  readonly #measured: Measured;
  readonly #budget: Budget;
  /** The branches of a condition, and of NOT of it: comparisons of truths ask for both of each side, at each level. */
  readonly #known = [new Map<Expression, readonly Branch[]>(), new Map<Expression, readonly Branch[]>()] as const;
  #leaves = 0;

  constructor(columns: Columns, scope: Scope) {
    this.#columns = columns;
    this.#budget = shareOf(columns.budget, MAX_NODES, COST_OF_NODE);
    this.#scope = scope;
    this.#measured = { measureOf: (name) => measureOf(name, columns), ...readingOf(scope) };
  }

  isImpossible(conditions: readonly PlacedCondition[]): boolean {
    const all = conditions.map(({ expression }) => this.#branches(expression, false));
    const ordered = all.sort((one, other) => one.length - other.length);
    return this.#areRefuted([], ordered);
  }

  /** Whether all branches of the conditions that are left contradict what holds already. */
  #areRefuted(known: Branch, [next, ...others]: readonly (readonly Branch[])[]): boolean {
    if (this.#leaves > MAX_LEAVES) return false;
    if (next === undefined) {
      this.#leaves++;
      return this.#isRefuted(known);
    }
    return next.every((branch) => {
      const both = [...known, ...branch];
      if (next.length > 1) {
        this.#leaves++;
        if (this.#isRefuted(both)) return true;
      }
      return this.#areRefuted(both, others);
    });
  }

  /** The ways in which a condition, or NOT of it, is not false. */
  #branches(condition: Expression, negated: boolean): readonly Branch[] {
    return getOrInsertComputed(this.#known[negated ? 1 : 0], condition, () => {
      const branches = this.#budget.left > 0 ? this.#split(condition, negated) : OPEN;
      this.#budget.left -= branches.reduce((sum, { length }) => sum + length, 1);
      return branches;
    });
  }

  #split(condition: Expression, negated: boolean): readonly Branch[] {
    const whole = [[negated ? not(condition) : condition]];
    switch (condition.kind) {
      case 'logical': {
        const parts = condition.operands.map((operand) => this.#branches(operand, negated));
        if ((condition.operator === 'or') !== negated) return bounded(parts.flat());
        return this.#product(parts);
      }
      case 'unary':
        return condition.operator === 'not' ? this.#branches(condition.operand, !negated) : whole;
      case 'between':
        return condition.negated === negated ? [conjunctsOf({ ...condition, negated: false })] : whole;
      case 'is': {
        const { operand, test } = condition;
        const column = test === 'null' && operand.kind === 'column' ? operand.name : undefined;
        const isAsked = condition.negated === negated;
        if (column !== undefined && isAsked && !this.#columns.isNullable(column)) return [];
        return whole;
      }
      case 'binary': {
        const { operator, left, right } = condition;
        const isTruths = [left, right].every(isCondition);
        if (operator !== 'xor' && !(isTruths && (operator === '=' || operator === '<>'))) return whole;
        const differ = (operator !== '=') !== negated;
        return bounded([...this.#both(left, false, right, differ), ...this.#both(left, true, right, !differ)]);
      }
      default:
        return whole;
    }
  }

  /** Every choice of a branch of each part; a part that demands nothing, or has one branch alone, makes no copies. */
  #product(parts: readonly (readonly Branch[])[]): readonly Branch[] {
    const always = parts.flatMap((part) => (part.length === 1 ? (part[0] ?? []) : []));
    return parts
      .filter(({ length }) => length !== 1)
      .reduce<readonly Branch[]>(
        (ways, part) => bounded(ways.flatMap((way) => part.map((other) => way.concat(other)))),
        [always],
      );
  }

  #both(left: Expression, isNotLeft: boolean, right: Expression, isNotRight: boolean): readonly Branch[] {
    const others = this.#branches(right, isNotRight);
    return this.#branches(left, isNotLeft).flatMap((one) => others.map((other) => one.concat(other)));
  }

  #isRefuted(branch: Branch): boolean {
    return (
      this.#holdsOpposites(branch) ||
      this.#leavesNoDifference(branch) ||
      this.#leavesNoInterval(branch) ||
      this.#leavesNoValue(branch)
    );
  }

  /** Whether a test for NULL, which is never unknown, stands beside its opposite. */
  #holdsOpposites(branch: Branch): boolean {
    const asserted = branch.filter(isNullTest);
    const denied = branch.flatMap((condition) =>
      condition.kind === 'unary' && condition.operator === 'not' ? condition.operand : [],
    );
    const opposites = [...denied, ...asserted.map((test) => ({ ...test, negated: !test.negated }))];
    const impossible = new Set(opposites.map((condition) => this.#keyOf(condition)));
    return asserted.some((condition) => impossible.has(this.#keyOf(condition)));
  }

  /** The same text for the same expression, wherever it stands. */
  #keyOf(expression: Expression): string {
    return JSON.stringify(expression, (key, value: unknown) => (key === 'offset' ? undefined : value));
  }

  #leavesNoDifference(branch: Branch): boolean {
    const conditions = branch.map((expression) => ({ name: '', expression }));
    return contradictingDifferences(conditions, this.#measured) !== null;
  }

  #leavesNoInterval(branch: Branch): boolean {
    const relations = branch.map((condition) => relationOf(condition, this.#measured)).filter((one) => one !== null);
    const intervals = new Map<string, Interval>();
    const contractors = contractorsOf(relations.filter(({ exact }) => exact)).filter(({ target }) => {
      const interval = intervalOf(target, this.#columns);
      if (interval !== null) intervals.set(target, interval);
      return interval !== null;
    });
    return contractors.length > 0 && propagated(contractors, intervals) === null;
  }

  #leavesNoValue(branch: Branch): boolean {
    const tried = new Map<string, TriedColumn | null>();
    const valuesOf = (name: string): TriedColumn | null => {
      return getOrInsertComputed(tried, name, () => triedColumn(name, branch, this.#columns));
    };
    const finite = branch.filter((condition) => {
      const names = [...columnsOf(condition)];
      return names.length > 0 && names.map(valuesOf).every((values) => values !== null);
    });
    const all = [...new Set(finite.flatMap((condition) => [...columnsOf(condition)].map(valuesOf)))].filter(
      (column) => column !== null,
    );
    if (all.length === 0 || all.length > MAX_COLUMNS || this.#budget.left <= 0) return false;
    all.sort((one, other) => one.texts.length - other.texts.length);
    return (
      unlessUnevaluable(() => new JointSearch(all, finite, this.#scope, 'may pass').isEmpty(this.#budget)) ?? false
    );
  }
}

function isNullTest(condition: Expression): condition is Expression & { kind: 'is' } {
  return condition.kind === 'is' && condition.test === 'null';
}

/** One branch that demands nothing. */
const OPEN: readonly Branch[] = [[]];

/** Branches, as long as they are few: else one that demands nothing. */
function bounded(branches: readonly Branch[]): readonly Branch[] {
  return branches.length > MAX_BRANCHES ? OPEN : branches;
}

/** What the values of a column count, where all that it holds is counted and it is never NULL. */
function measureOf(name: string, columns: Columns): ReturnType<Measured['measureOf']> {
  const shape = columns.shapeOf(name);
  if (columns.isNullable(name) || intervalOf(name, columns) === null) return undefined;
  const scale = shape?.kind === 'decimal' ? (shape.scale ?? 0) : 0;
  return {
    column: name,
    dimension: 'number',
    scale,
    isDate: false,
    isRounded: false,
    isBinary: false,
    nullable: false,
  };
}

/** Digits of a number of which sums and products stay exact. */
const MAX_DIGITS = 12;

/** All that a column of whole numbers, or of numbers of so many digits, holds; null: another column. */
function intervalOf(column: string, columns: Columns): Interval | null {
  const shape = columns.shapeOf(column);
  if (shape?.kind === 'integer' && shape.bits <= 32) {
    const { first, last } = legalInterval(shape);
    return { low: first, high: last };
  }
  if (shape?.kind !== 'decimal' || shape.precision === null || shape.precision > MAX_DIGITS) return null;
  if (shape.scale === null || shape.scale < 0) return null;
  const most = 10 ** shape.precision - 1;
  return { low: shape.unsigned ? 0 : -most, high: most };
}
