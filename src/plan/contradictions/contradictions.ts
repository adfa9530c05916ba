import { DdlError } from '../../ddl-error.ts';
import type { Scope } from '../../expression/scope.ts';
import { nodesOf } from '../../walk.ts';
import { type Budget, shareOf } from '../budget.ts';
import { listOfNames, type PlacedCondition } from '../checks.ts';
import { connected } from '../connected.ts';
import type { Columns } from '../facts/column-facts.ts';
import { impossibleBranches } from './branches.ts';
import { type Abstract, type Region, Regions } from './regions.ts';

/** Nodes of conditions that are evaluated over regions for a table at most: some milliseconds. */
const MAX_STEPS = 200_000;

/** What one of them takes of the table's budget. */
const COST_OF_STEP = 0.2;

/** Choices that are tried for some conditions together. */
const MAX_CHOICES = 20_000;

interface Read {
  readonly condition: PlacedCondition;
  readonly holds: Abstract;
  readonly operands: ReadonlySet<number>;
  readonly nodes: number;
}

/**
 * Throws DdlError `unsatisfiable` where no row can pass some of the checks: where none does, whatever of its operands are NULL,
 * and on whichever side of the constants that they are compared with they lie; or where the intervals or the few values of each branch are too few.
 */
export function refuseContradiction(
  conditions: readonly PlacedCondition[],
  columns: Columns,
  scope: Scope,
  source: string,
): void {
  const found = contradicting(conditions, columns, scope) ?? impossibleBranches(conditions, columns, scope) ?? [];
  const own = conditions.filter(({ name }) => found.includes(name));
  const [first] = own;
  if (first === undefined) return;
  const names = [...new Set(own.map(({ name }) => name))];
  const message = `No row can pass the ${names.length === 1 ? 'check' : 'checks'} ${listOfNames(names)}.`;
  throw new DdlError('unsatisfiable', message, source, first.offset);
}

/** The names of checks that contradict each other; null: none are known to. */
function contradicting(
  conditions: readonly PlacedCondition[],
  columns: Columns,
  scope: Scope,
): readonly string[] | null {
  const regions = new Regions(columns, scope);
  const read = conditions
    .filter(({ derived }) => !derived)
    .map(
      (condition): Read => ({
        condition,
        ...regions.read(condition.expression),
        nodes: nodesOf(condition.expression).length,
      }),
    );
  const search = new Search(regions, shareOf(columns.budget, MAX_STEPS, COST_OF_STEP));
  for (const group of connected(read, ({ operands }) => operands)) {
    const core = search.isImpossible(group) ? group : pairsOf(group).find((pair) => search.isImpossible(pair));
    if (core === undefined) continue;
    // Whichever is not needed for the contradiction is not named.
    let left = core;
    for (const one of core.length > MAX_NAMED ? [] : core) {
      const others = left.filter((other) => other !== one);
      if (others.length > 0 && search.isImpossible(others)) left = others;
    }
    return [...new Set(left.map(({ condition }) => condition.name))];
  }
  return null;
}

/** Pairs of conditions that share an operand, where a group is too large as a whole. */
function pairsOf(group: readonly Read[]): readonly (readonly Read[])[] {
  return group.slice(0, MAX_PAIRED).flatMap((one, i) =>
    group
      .slice(i, MAX_PAIRED)
      .filter((other) => [...one.operands].some((operand) => other.operands.has(operand)))
      .map((other) => (one === other ? [one] : [one, other])),
  );
}

/** Conditions that contradict each other at most among which those are sought that are not needed for it. */
const MAX_NAMED = 128;

/** Conditions of which each is paired with each. */
const MAX_PAIRED = 40;

class Search {
  readonly #regions: Regions;
  readonly #budget: Budget;

  constructor(regions: Regions, budget: Budget) {
    this.#regions = regions;
    this.#budget = budget;
  }

  /** Whether one of the conditions is false in every choice of regions; false: not, or it is not known. */
  isImpossible(conditions: readonly Read[]): boolean {
    const operands = [...new Set(conditions.flatMap(({ operands: own }) => [...own]))];
    const regions = operands.map((operand) => this.#regions.regionsOf(operand));
    const choices = regions.reduce((product, { length }) => product * length, 1);
    const nodes = conditions.reduce((sum, condition) => sum + condition.nodes, 0);
    if (operands.length === 0 || choices > MAX_CHOICES) return false;
    const chosen: Region[] = [];
    for (let choice = 0; choice < choices; choice++) {
      let left = choice;
      regions.forEach((own, i) => {
        chosen[operands[i] ?? 0] = own[left % own.length] ?? null;
        left = Math.floor(left / own.length);
      });
      this.#budget.left -= nodes;
      if (this.#budget.left < 0) return false;
      if (conditions.every(({ holds }) => holds(chosen) !== false)) return false;
    }
    return true;
  }
}
