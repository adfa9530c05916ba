import { columnNamed } from '../compose.ts';
import { DdlError } from '../ddl-error.ts';
import { nodeCountOf } from '../expression/evaluable.ts';
import { scopeOf } from '../expression/scope.ts';
import type { Check, Column, Expression, Table } from '../ir.ts';
import { MAX_CHECKS, MAX_DOMAIN_NODES } from '../limits.ts';
import type { Scalar } from '../values/request.ts';
import { columnsOf, rewritten } from '../walk.ts';
import { shareOf } from './budget.ts';
import { type Component, Components } from './components.ts';
import { isEvaluableWithin } from './evaluable-within.ts';
import { alternativesOf } from './facts/alternatives.ts';
import { type Alternative, type ColumnFacts, type Columns, type Condition, mergedFacts } from './facts/column-facts.ts';
import { withFullYears } from './facts/short-years.ts';

/** All checks of a table, taken apart. */
export interface CheckedTable {
  /** What always holds. */
  readonly base: Alternative;
  readonly components: readonly Component[];
  /** Whether what computing demands gave way to other conditions, so that the server may refuse rows. */
  readonly isGivenUp: boolean;
}

/** The refusal of a table of which nothing can stand in a column, under checks of these names. */
export function withoutValues(column: string, names: readonly string[], source: string, offset: number): DdlError {
  const under = names.length === 0 ? '' : ` under the ${names.length === 1 ? 'check' : 'checks'} ${listOfNames(names)}`;
  return new DdlError('unsatisfiable', `No value can stand in column "${column}"${under}.`, source, offset);
}

/** The refusal of a table whose checks of these names contradict each other. */
export function withoutRows(names: readonly string[], source: string, offset: number): DdlError {
  const message = `No row can pass the ${names.length === 1 ? 'check' : 'checks'} ${listOfNames(names)}.`;
  return new DdlError('unsatisfiable', message, source, offset);
}

export interface PlacedCondition extends Condition {
  readonly offset: number;
  /** Whether it is no check of the table, but what computing with a row demands: it gives way to the checks. */
  readonly derived: boolean;
}

/** Conditions that the checks of a table are taken apart into at most, so that planning ends soon. */
const MAX_STEPS = 100_000;

/** What one of them takes of the table's budget. */
const COST_OF_STEP = 4;

/** Takes the checks of a table and of its columns' domains apart. Throws DdlError where two of them contradict each other. */
export function absorbChecks(
  table: Table,
  columns: Columns,
  source: string,
  derived: readonly Check[] = [],
): CheckedTable {
  const base = new BaseFacts();
  const scope = scopeOf(table, columns);
  const residual: Condition[] = [];
  let isGivenUp = false;
  const components = new Components(columns);
  const budget = shareOf(columns.budget, MAX_STEPS, COST_OF_STEP);
  for (const condition of conditionsOf(table, derived)) {
    const contradiction = (): DdlError => {
      const message = `No row can pass the check "${condition.name}" together with the others.`;
      return new DdlError('unsatisfiable', message, source, condition.offset);
    };
    const alternatives = alternativesOf(condition, columns, budget);
    const [single, second] = alternatives;
    const giveUp = (): void => {
      if (!condition.derived) throw contradiction();
      isGivenUp = true;
    };
    if (single === undefined) {
      giveUp();
      continue;
    }
    if (second === undefined) {
      const left = base.add(condition.derived ? asLegal(single) : single);
      if (left === null) {
        giveUp();
        continue;
      }
      // What computing demands is no check of the table: what cannot be told of it is left to luck.
      const isKept = ({ expression }: Condition) =>
        !condition.derived || isEvaluableWithin(expression, scope, columns.budget);
      const residuals = [...left, ...single.residual];
      const kept = residuals.filter(isKept);
      if (kept.length < residuals.length) isGivenUp = true;
      residual.push(...kept);
      continue;
    }
    const joined = components.joined(condition, alternatives);
    if (joined === null && condition.derived) continue;
    if (joined === null) residual.push(condition);
    else if (joined.cases.length === 0) giveUp();
    else components.add(joined);
  }
  return { base: { facts: base.facts(), residual }, components: components.all(), isGivenUp };
}

/** The numbers that computing demands narrow what a type holds; what people's values are stays as it is. */
function asLegal({ facts, residual }: Alternative): Alternative {
  const legal = [...facts].map(([column, known]): [string, ColumnFacts] => {
    const { least, most } = known;
    const areNumbers = [least, most].every((bound) => bound === null || typeof bound.value === 'number');
    return [column, areNumbers ? { ...known, least: null, most: null, legalLeast: least, legalMost: most } : known];
  });
  return { facts: new Map(legal), residual };
}

/** Facts that always hold. Excluded values are gathered apart: merged one check at a time, they would be copied each time. */
class BaseFacts {
  readonly #facts = new Map<string, ColumnFacts>();
  readonly #excluded = new Map<string, Scalar[]>();

  /** Adds facts; gives the conditions that went into none, or null: they contradict what holds already. */
  add(added: Alternative): readonly Condition[] | null {
    const residual: Condition[] = [];
    for (const [column, facts] of added.facts) {
      const { excluded } = facts;
      const more = excluded.length === 0 ? facts : { ...facts, excluded: [] };
      const known = this.#facts.get(column);
      const both = known === undefined ? { facts: more, residual: [] } : mergedFacts(known, more);
      if (both === null) return null;
      this.#facts.set(column, both.facts);
      residual.push(...both.residual);
      const list = this.#excluded.get(column) ?? [];
      for (const value of excluded) list.push(value);
      this.#excluded.set(column, list);
    }
    return residual;
  }

  facts(): Map<string, ColumnFacts> {
    const whole = new Map<string, ColumnFacts>();
    for (const [column, facts] of this.#facts) {
      const excluded = this.#excluded.get(column) ?? [];
      whole.set(column, excluded.length === 0 ? facts : { ...facts, excluded });
    }
    return whole;
  }
}

/** The checks of a table, behind them those of its columns' domains, and those derived, with a name for messages. */
export function conditionsOf(table: Table, derived: readonly Check[] = []): readonly PlacedCondition[] {
  const substituted = generatedColumns(table);
  const years = new Set(table.columns.filter(({ type }) => type.shape.kind === 'year').map(({ name }) => name));
  const isYear = (column: string) => years.has(column);
  const full = (condition: Expression) => (years.size === 0 ? condition : withFullYears(condition, isYear));
  const named = ({ name, offset, expression }: Check): PlacedCondition => ({
    name: name ?? '',
    offset,
    expression: full(substituted(expression)),
    derived: false,
  });
  return [
    ...table.checks.map(named),
    ...table.columns.flatMap((column) => domainChecks(column).map(named)),
    ...derived.map((check) => ({ ...named(check), derived: true })),
  ];
}

/** The names of the checks that a column is in, its domain's included. */
export function namesOfChecksOn(column: string, table: Table): readonly string[] {
  const names = conditionsOf(table)
    .filter(({ expression }) => columnsOf(expression).has(column))
    .map(({ name }) => name);
  return [...new Set(names)];
}

/** Names in a sentence: all of a few, else the first of them. */
export function listOfNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => `"${name}"`);
  return names.length > MAX_NAMES ? `${shown.join(', ')} and ${names.length - MAX_NAMES} more` : shown.join(', ');
}

/** Names that a sentence has room for. */
const MAX_NAMES = 4;

/** Refuses a table of too many checks, before anything looks at them. Each column has its own copy of those of its domain. */
export function boundChecks({ checks: own, columns }: Table, source: string): void {
  const refusal = (offset: number): DdlError =>
    new DdlError('limit_exceeded', `A table has ${MAX_CHECKS} checks at most.`, source, offset);
  const extra = own[MAX_CHECKS];
  if (extra !== undefined) throw refusal(extra.offset);
  const sizes = new Map<readonly Check[], number>();
  let count = own.length;
  let nodes = 0;
  for (const { type, offset } of columns) {
    const { domainChecks: checks } = type;
    const size = sizes.get(checks) ?? checks.reduce((sum, { expression }) => sum + nodeCountOf(expression), 0);
    sizes.set(checks, size);
    nodes += size;
    count += checks.length;
    if (nodes > MAX_DOMAIN_NODES || count > MAX_CHECKS) throw refusal(offset);
  }
}

/** The checks of a domain with the column in the place of VALUE. */
export function domainChecks({ name, type, offset }: Column): readonly Check[] {
  const substitute = (mention: Expression & { kind: 'column' }): Expression =>
    mention.name.toLowerCase() === 'value' ? columnNamed(name, offset) : mention;
  return type.domainChecks.map((check) => ({ ...check, expression: rewritten(check.expression, substitute) }));
}

/** Nodes that a check may have with the expressions of generated columns in it: each mention of one is another copy. */
const MAX_SUBSTITUTED_NODES = 2000;

/** The same for all expressions of a table: generated columns that are computed from each other grow with each. */
const MAX_ALL_SUBSTITUTED_NODES = 200_000;

/** Puts its expression in the place of each generated column, so that checks of them are checks of what they are computed from. */
export function generatedColumns(table: Table): (expression: Expression) => Expression {
  const generations = new Map<string, Expression>();
  let nodes = 0;
  const substitute = (expression: Expression): Expression => {
    if (generations.size === 0 || nodes > MAX_ALL_SUBSTITUTED_NODES) return expression;
    const substituted = rewritten(expression, (mention) => generations.get(mention.name) ?? mention);
    const size = nodeCountOf(substituted);
    nodes += size;
    return size > MAX_SUBSTITUTED_NODES ? expression : substituted;
  };
  for (const { name, generation } of table.columns) {
    if (generation !== null) generations.set(name, substitute(generation));
  }
  return substitute;
}
