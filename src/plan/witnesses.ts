import type { Semantics } from '../../grammar/semantics.ts';
import type { Kind } from '../../grammar/shape.ts';
import { compiledCondition, evaluate, isEvaluable, textOfValue } from '../expression/condition.ts';
import { nodeCountOf, readingCostOf } from '../expression/evaluable.ts';
import { type Scope, scopeOf } from '../expression/scope.ts';
import { Refusal, Unevaluable } from '../expression/value.ts';
import type { Check, Expression, Table } from '../ir.ts';
import { isTaken } from '../values/listed.ts';
import { columnsOf, operandsOf } from '../walk.ts';
import { type Candidates, candidatesFor, near } from './candidates.ts';
import type { PlacedCondition } from './checks.ts';
import type { Resolve } from './facts/column-facts.ts';
import { documentConstant } from './facts/json-schema.ts';
import type { Plan, ResiduePlan } from './plan.ts';

/** Columns that are tried together at most. */
const MAX_COLUMNS = 8;

/** Nodes of conditions that are evaluated for a table at most, so that planning ends soon. */
const MAX_NODES = 120_000;

/** Rows that are enough, and those that become cases among which rows choose. */
const ENOUGH_ROWS = 2000;
const ENOUGH_CASES = 32;

/** What is known of the table in which rows are searched for. */
export interface Searched {
  readonly table: Table;
  readonly plan: Plan;
  readonly semantics: Semantics;
  readonly resolve: Resolve;
  /** All that a row must pass. */
  readonly conditions: readonly PlacedCondition[];
}

/** Rows of some columns for which all conditions on these columns were evaluated and passed. */
export interface Witnesses {
  readonly columns: readonly string[];
  readonly rows: readonly ReadonlyMap<string, string>[];
  /** The kinds of their values: bytes are in hexadecimal digits. */
  readonly kinds: ReadonlyMap<string, Kind>;
}

/** Searches rows for checks that draws do not find rows for. */
export function witnessesOf(failing: readonly ResiduePlan[], searched: Searched): readonly Witnesses[] {
  const scope = scopeOf(searched.table, searched.semantics);
  const budget = { nodes: MAX_NODES };
  return groupsOf(failing).flatMap(({ columns, residues }) => {
    if (columns.size === 0 || columns.size > MAX_COLUMNS) return [];
    const rows = new Search([...columns], residues, searched, scope).run(budget);
    const kinds = new Map([...columns].map((name) => [name, scope.columnOf(name)?.shape.kind ?? 'unknown']));
    return rows.length === 0 ? [] : [{ columns: [...columns], rows, kinds }];
  });
}

/** Only these rows, as a check: each is a case that rows choose among. */
export function caseCheck({ columns, rows, kinds }: Witnesses): Check {
  const few = columns.length === 1 ? rows : rows.slice(0, ENOUGH_CASES);
  return { name: null, offset: 0, expression: conditionOf({ columns, rows: few, kinds }) };
}

/** Only these values of one of the columns, as a check: the others can have the values beside it. */
export function valueCheck({ rows, kinds }: Witnesses, column: string): Check {
  return { name: null, offset: 0, expression: conditionOf({ columns: [column], rows, kinds }) };
}

interface Group {
  readonly columns: ReadonlySet<string>;
  readonly residues: readonly ResiduePlan[];
}

/** The checks in groups that share no column. */
function groupsOf(failing: readonly ResiduePlan[]): readonly Group[] {
  let groups: readonly Group[] = [];
  for (const residue of failing) {
    const touching = groups.filter(({ columns }) => residue.columns.some((column) => columns.has(column)));
    const joined: Group = {
      columns: new Set([...residue.columns, ...touching.flatMap(({ columns }) => [...columns])]),
      residues: [...touching.flatMap(({ residues }) => residues), residue],
    };
    groups = [...groups.filter((group) => !touching.includes(group)), joined];
  }
  return groups;
}

type Row = Map<string, string>;

class Search {
  readonly #columns: readonly string[];
  readonly #candidates: ReadonlyMap<string, Candidates>;
  readonly #conditions: readonly Expression[];
  /** Columns that an equation gives, with what gives them. */
  readonly #equations: readonly { readonly column: string; readonly value: Expression }[];
  readonly #searched: Searched;
  readonly #scope: Scope;
  /** Nodes that take as long as what the conditions' functions have done so far. */
  #spent = () => 0;

  constructor(columns: readonly string[], residues: readonly ResiduePlan[], searched: Searched, scope: Scope) {
    this.#columns = columns;
    this.#searched = searched;
    this.#scope = scope;
    const own = new Set(columns);
    const within = searched.conditions
      .map(({ expression }) => expression)
      .filter((expression) => [...columnsOf(expression)].every((name) => own.has(searched.resolve(name) ?? '')))
      // Of what is not evaluated, a part that is may be among the residues.
      .filter((expression) => isEvaluable(expression, scope));
    this.#conditions = [...within, ...residues.filter(({ when }) => when === null).map(({ condition }) => condition)];
    const constants = new Set(
      [...this.#conditions, ...residues.map(({ condition }) => condition)].flatMap(constantsIn),
    );
    this.#candidates = new Map(
      columns.map((name) => {
        const plan = searched.plan.columns.find((column) => column.name === name);
        const column = searched.table.columns.find((one) => one.name === name);
        const domain = plan?.domains.find((one) => one !== null) ?? null;
        return [name, column === undefined ? () => null : candidatesFor(column.type.shape, domain, constants)];
      }),
    );
    this.#equations = residues.flatMap(({ condition }) => this.#equationsIn(condition));
  }

  /** The rows found. */
  run(budget: { nodes: number }): readonly Row[] {
    const passes = this.#test();
    if (passes === null) return [];
    const values = this.#columns.flatMap((name) => this.#scope.columnOf(name) ?? []);
    const reading = readingCostOf(values) + this.#columns.length * 2;
    const cost = this.#conditions.reduce((sum, one) => sum + nodeCountOf(one), reading);
    const found = new Map<string, Row>();
    const end = budget.nodes / 2;
    for (let attempt = 0; budget.nodes > end && this.#spent() < end && found.size < ENOUGH_ROWS; attempt++) {
      budget.nodes -= cost;
      const row = this.#row(attempt);
      if (row !== null && this.#fits(row) && passes(row)) found.set(JSON.stringify([...row]), row);
    }
    return [...found.values()];
  }

  /** Whether the columns hold the values. */
  #fits(row: Row): boolean {
    return this.#columns.every((name) => {
      const shape = this.#scope.columnOf(name)?.shape;
      // Bytes are in hexadecimal digits here.
      if (shape?.kind === 'bytes')
        return (row.get(name) ?? '').length <= 2 * (shape.length ?? Number.POSITIVE_INFINITY);
      return shape !== undefined && isTaken(shape, row.get(name) ?? '', 'quoted');
    });
  }

  /** What tells whether a row passes; null: something of it is not evaluated here. */
  #test(): ((row: Row) => boolean) | null {
    try {
      const compiled = this.#conditions.map((expression) => compiledCondition(expression, this.#scope));
      this.#spent = () => compiled.reduce((sum, { spent }) => sum + spent(), 0);
      const { resolve } = this.#searched;
      return (row) =>
        compiled.every(({ verdict }) => verdict((name) => row.get(resolve(name) ?? '') ?? null) === 'passes');
    } catch (error) {
      if (error instanceof Unevaluable) return null;
      throw error;
    }
  }

  #row(attempt: number): Row | null {
    const row: Row = new Map();
    for (const [index, column] of this.#columns.entries()) {
      // The columns go through their candidates at different paces.
      const value =
        this.#candidates.get(column)?.(index === 0 ? attempt : Math.floor(attempt / (index + 1)) + index) ?? null;
      if (value === null) return null;
      row.set(column, (attempt % 3 === 2 ? this.#nearby(row, index, attempt % 7) : null) ?? value);
    }
    // Every other attempt is left as it is: an equation may be one of several ways to pass.
    if (attempt % 4 !== 3) for (const { column, value } of this.#equations) this.#assign(row, column, value);
    return row;
  }

  /** A value near to that of the column before, if both are of one kind. */
  #nearby(row: Row, index: number, steps: number): string | null {
    const before = this.#columns[index - 1] ?? '';
    const [one, other] = [before, this.#columns[index] ?? ''].map((name) => this.#scope.columnOf(name)?.shape);
    const value = row.get(before);
    return one === undefined || value === undefined || one.kind !== other?.kind ? null : near(value, one, steps);
  }

  #assign(row: Row, column: string, value: Expression): void {
    const { resolve } = this.#searched;
    try {
      const text = textOfValue(evaluate(value, this.#scope, (name) => row.get(resolve(name) ?? '') ?? null));
      if (text !== null) row.set(column, this.#fitted(column, text));
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unevaluable)) throw error;
    }
  }

  /** A number as the column keeps it: with as many decimals as it has. */
  #fitted(column: string, text: string): string {
    const shape = this.#scope.columnOf(column)?.shape;
    const scale = shape?.kind === 'integer' ? 0 : shape?.kind === 'decimal' ? shape.scale : null;
    const [whole = '', decimals = ''] = text.split('.');
    if (scale === null || scale < 0 || !/^-?\d+$/.test(whole)) return text;
    const kept = decimals.slice(0, scale);
    return kept === '' ? whole : `${whole}.${kept}`;
  }

  /** Comparisons of a column with something by =, wherever in a condition. */
  #equationsIn(condition: Expression): readonly { readonly column: string; readonly value: Expression }[] {
    const found: { column: string; value: Expression }[] = [];
    const waiting = [condition];
    for (let next = waiting.pop(); next !== undefined && found.length < MAX_COLUMNS; next = waiting.pop()) {
      if (next.kind === 'binary' && next.operator === '=') {
        const [left, right] = [this.#columnIn(next.left), this.#columnIn(next.right)];
        if (left !== null) found.push({ column: left, value: next.right });
        else if (right !== null) found.push({ column: right, value: next.left });
      } else waiting.push(...operandsOf(next));
    }
    return found;
  }

  #columnIn(expression: Expression): string | null {
    let inner = expression;
    while (inner.kind === 'cast' || inner.kind === 'collate') inner = inner.operand;
    const column = inner.kind === 'column' ? this.#searched.resolve(inner.name) : undefined;
    return column !== undefined && this.#columns.includes(column) ? column : null;
  }
}

/** The texts of the constants of an expression. */
function constantsIn(expression: Expression): readonly string[] {
  const found: string[] = [];
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'string') found.push(next.value);
    else if (next.kind === 'number') found.push(next.text);
    else if (next.kind === 'bytes') found.push(next.hexadecimal);
    else waiting.push(...operandsOf(next));
  }
  return found;
}

/** One of the rows' values for one column, one of the combinations for several. */
function conditionOf({ columns, rows, kinds }: Witnesses): Expression {
  const column = (name: string): Expression => ({ kind: 'column', name, offset: 0 });
  const value = (row: ReadonlyMap<string, string>, name: string): Expression => {
    const text = row.get(name) ?? '';
    const kind = kinds.get(name);
    if (kind === 'json') return documentConstant(text);
    return kind === 'bytes' ? { kind: 'bytes', hexadecimal: text } : { kind: 'string', value: text };
  };
  const [only, ...others] = columns;
  if (only !== undefined && others.length === 0) {
    return { kind: 'in', operand: column(only), list: rows.map((row) => value(row, only)), negated: false };
  }
  const equal =
    (row: ReadonlyMap<string, string>) =>
    (name: string): Expression => ({
      kind: 'binary',
      operator: '=',
      left: column(name),
      right: value(row, name),
    });
  return {
    kind: 'logical',
    operator: 'or',
    operands: rows.map((row): Expression => ({ kind: 'logical', operator: 'and', operands: columns.map(equal(row)) })),
  };
}
