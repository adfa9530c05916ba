import { modelOf, scaleOf } from '../../../grammar/kinds.ts';
import type { Semantics } from '../../../grammar/semantics.ts';
import type { Kind } from '../../../grammar/shape.ts';
import { getOrInsertComputed } from '../../collections.ts';
import { allOf, anyOf, binary, columnNamed } from '../../compose.ts';
import {
  type CompiledExpression,
  type Condition,
  compiledCondition,
  compiledExpression,
  isEvaluable,
  textOfValue,
} from '../../expression/condition.ts';
import { nodeCountOf, readingCostOf } from '../../expression/evaluable.ts';
import { readerOf } from '../../expression/read-value.ts';
import { type Scope, scopeOf } from '../../expression/scope.ts';
import type { Check, Expression, Expressions, Table } from '../../ir.ts';
import { unlessUnevaluable, unlessUnknown, type Value } from '../../runtime/value.ts';
import { isTaken, literalOf } from '../../values/listed.ts';
import type { TimeLine } from '../../values/time-line.ts';
import { columnsOf, nodesOf } from '../../walk.ts';
import { type Budget, shareOf } from '../budget.ts';
import type { PlacedCondition } from '../checks.ts';
import { connected } from '../connected.ts';
import { typeOf } from '../facts/literals.ts';
import { bareColumn } from '../facts/operand.ts';
import type { Plan, ResidualPlan } from '../plan.ts';
import { type Assignment, assignmentsIn } from './assignments.ts';
import { type Candidates, candidatesFor, near } from './candidates.ts';
import { documentsFor } from './document-candidates.ts';

/** Columns that are tried together at most. */
const MAX_COLUMNS = 8;

/** Nodes of conditions that are evaluated for a table at most, so that planning ends soon. */
const MAX_NODES = 160_000;

/** What a node takes of the table's budget. */
const COST_OF_NODE = 0.2;

/** Rows that are enough, and those that become cases among which rows choose. */
const ENOUGH_ROWS = 2000;
const ENOUGH_LISTED = 12_000;
const ENOUGH_CASES = 32;

/** What is known of the table in which rows are searched for. */
export interface Searched {
  readonly table: Table;
  readonly plan: Plan;
  readonly semantics: Semantics;
  readonly timeLine: TimeLine;
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
export function witnessesOf(
  failing: readonly ResidualPlan[],
  searched: Searched,
  budget: Budget,
): readonly Witnesses[] {
  const scope = scopeOf(searched.table, searched);
  const own = shareOf(budget, MAX_NODES, COST_OF_NODE);
  const groups = connected(failing, ({ columns }) => columns)
    .map((residuals) => ({ residuals, columns: [...new Set(residuals.flatMap(({ columns }) => columns))] }))
    .filter(({ columns }) => columns.length <= MAX_COLUMNS);
  return groups.flatMap(({ columns, residuals }, i) => {
    const share = shareOf(own, own.left / (groups.length - i), 1);
    const rows = new Search(columns, residuals, searched, scope).run(share);
    const kinds = new Map(columns.map((name) => [name, scope.columnOf(name)?.shape.kind ?? 'unknown']));
    return rows.length === 0 ? [] : [{ columns, rows, kinds }];
  });
}

/** Only these rows, as a check: each is a case that rows choose among. */
export function caseCheck({ columns, rows, kinds }: Witnesses): Check {
  const few = columns.length === 1 ? rows : rows.slice(0, ENOUGH_CASES);
  return { name: null, offset: 0, expression: conditionOf({ columns, rows: few, kinds }) };
}

/** The residuals that go with each case. */
function casesOf(residuals: readonly ResidualPlan[]): readonly Expressions[] {
  const cases = new Map<string, Expression[]>();
  for (const { when, condition } of residuals) {
    if (when !== null) getOrInsertComputed(cases, JSON.stringify(when), () => []).push(condition);
  }
  return [...cases.values()];
}

type Row = Map<string, string>;

class Search {
  readonly #columns: readonly string[];
  readonly #candidates: ReadonlyMap<string, Candidates>;
  readonly #conditions: Expressions;
  /** What rows of each case must pass besides. */
  readonly #cases: readonly Expressions[];
  /** Columns that conditions say how to make, as far as that is evaluated here. */
  readonly #assignments: readonly Made[];
  readonly #readers: ReadonlyMap<string, (text: string) => Value>;
  readonly #scope: Scope;
  /** Nodes that take as long as what the conditions' functions have done so far. */
  #spent = () => 0;

  constructor(columns: readonly string[], residuals: readonly ResidualPlan[], searched: Searched, scope: Scope) {
    this.#columns = columns;
    this.#scope = scope;
    const own = new Set(columns);
    const within = searched.conditions
      .map(({ expression }) => expression)
      .filter((expression) => [...columnsOf(expression)].every((name) => own.has(name)))
      // Of what is not evaluated, a part that is may be among the residuals.
      .filter((expression) => isEvaluable(expression, scope));
    this.#conditions = [...within, ...residuals.filter(({ when }) => when === null).map(({ condition }) => condition)];
    this.#cases = casesOf(residuals).map((all) => all.filter((expression) => isEvaluable(expression, scope)));
    const constants = new Set(
      [...this.#conditions, ...residuals.map(({ condition }) => condition)].flatMap(constantsIn),
    );
    this.#candidates = new Map(
      columns.map((name) => {
        const plan = searched.plan.columns.find((column) => column.name === name);
        const column = searched.table.columns.find((one) => one.name === name);
        const domain = plan?.domains.find((one) => one !== null) ?? null;
        if (column === undefined) return [name, () => null];
        const { shape } = column.type;
        const formed = modelOf(shape.kind).mayBeDocument ? this.#documents(name, residuals) : [];
        return [name, candidatesFor(shape, domain, constants, formed)];
      }),
    );
    this.#assignments = residuals
      .flatMap(({ condition }) => assignmentsIn(condition, (one) => this.#columnIn(one)))
      .flatMap(({ value, ...assignment }) => {
        const compiled = unlessUnevaluable(() => compiledExpression(value, scope));
        return compiled === null ? [] : [{ ...assignment, ...compiled }];
      });
    this.#readers = new Map(
      columns.flatMap((name) => {
        const shape = scope.columnOf(name)?.shape;
        return shape === undefined ? [] : [[name, readerOf(shape)] as const];
      }),
    );
  }

  /** Documents made after all conditions on a column. */
  #documents(column: string, residuals: readonly ResidualPlan[]): readonly string[] {
    const conditions = [...this.#conditions, ...residuals.map(({ condition }) => condition)];
    return documentsFor(conditions, (name) => name === column);
  }

  /** The rows found. */
  run(budget: Budget): readonly Row[] {
    const passes = this.#test();
    if (passes === null) return [];
    const values = this.#columns.flatMap((name) => this.#scope.columnOf(name) ?? []);
    const reading = readingCostOf(values) + this.#columns.length * 2;
    const cost = [...this.#conditions, ...this.#cases.flat()].reduce((sum, one) => sum + nodeCountOf(one), reading);
    const found = new Map<string, Row>();
    const enough = this.#columns.length > 1 ? ENOUGH_LISTED : ENOUGH_ROWS;
    const most = budget.left;
    for (let attempt = 0; budget.left > 0 && this.#spent() < most && found.size < enough; attempt++) {
      budget.left -= cost;
      const row = this.#row(attempt);
      if (row !== null && this.#fits(row) && passes(row)) found.set(JSON.stringify([...row]), row);
    }
    return [...found.values()];
  }

  /** Whether the columns hold the values. */
  #fits(row: Row): boolean {
    return this.#columns.every((name) => this.#takes(name, row.get(name) ?? ''));
  }

  /** Whether a column holds a value. */
  #takes(name: string, text: string): boolean {
    const shape = this.#scope.columnOf(name)?.shape;
    // Bytes are in hexadecimal digits here.
    if (shape?.kind === 'bytes') return text.length <= 2 * (shape.length ?? Number.POSITIVE_INFINITY);
    return shape !== undefined && isTaken(shape, text, literalOf(shape) ?? 'quoted');
  }

  /** What tells whether a row passes; null: something of it is not evaluated here. */
  #test(): ((row: Row) => boolean) | null {
    return unlessUnevaluable(() => {
      const made = (all: Expressions) => all.map((expression) => compiledCondition(expression, this.#scope));
      const compiled = made(this.#conditions);
      const cases = this.#cases.map(made);
      const spenders = [...compiled, ...cases.flat(), ...this.#assignments];
      this.#spent = () => spenders.reduce((sum, { spent }) => sum + spent(), 0);
      return (row) => {
        const passes = ({ verdict }: Condition) => verdict((name) => row.get(name) ?? null) === 'passes';
        // A row is of one case: which one is drawn again, too.
        return compiled.every(passes) && (cases.length === 0 || cases.some((all) => all.every(passes)));
      };
    });
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
    if (attempt % 4 !== 3) for (const assignment of this.#assignments) this.#assign(row, assignment, attempt);
    return row;
  }

  /** A value near to that of the column before, if both are of one kind. */
  #nearby(row: Row, index: number, steps: number): string | null {
    const before = this.#columns[index - 1] ?? '';
    const [one, other] = [before, this.#columns[index] ?? ''].map((name) => this.#scope.columnOf(name)?.shape);
    const value = row.get(before);
    return one === undefined || value === undefined || one.kind !== other?.kind ? null : near(value, one, steps);
  }

  #assign(row: Row, { column, computed, made }: Made, attempt: number): void {
    const valueIn = (name: string): Value => {
      const text = row.get(name);
      return text === undefined ? null : (this.#readers.get(name)?.(text) ?? null);
    };
    const fitted = unlessUnknown(() => {
      const text = textOfValue(computed(valueIn));
      return text === null ? null : this.#fitted(column, made(text, attempt));
    });
    if (fitted !== null && this.#takes(column, fitted)) row.set(column, fitted);
  }

  /** A number or a time as the column keeps it: with as many decimals as it has. */
  #fitted(column: string, text: string): string {
    const shape = this.#scope.columnOf(column)?.shape;
    if (shape?.kind === 'time' || shape?.kind === 'timestamp') {
      const most = shape.precision === 0 ? 0 : shape.precision + 1;
      return text.replace(/\.\d+/, (fraction) => fraction.slice(0, most));
    }
    if (shape?.kind === 'date') return text.replace(/ 00:00:00(?:\.0+)?$/, '');
    const scale = scaleOf(shape);
    const [whole = '', decimals = ''] = text.split('.');
    if (scale === null || scale < 0 || !/^-?\d+$/.test(whole)) return text;
    const kept = decimals.slice(0, scale);
    return kept === '' ? whole : `${whole}.${kept}`;
  }

  #columnIn(expression: Expression): string | null {
    const column = bareColumn(expression);
    return column !== undefined && this.#columns.includes(column) ? column : null;
  }
}

/** An assignment that is ready to be computed. */
interface Made extends Omit<Assignment, 'value'>, CompiledExpression {}

/** The texts of the constants of an expression. */
function constantsIn(expression: Expression): readonly string[] {
  return nodesOf(expression).flatMap((node) => {
    if (node.kind === 'string') return node.value;
    if (node.kind === 'number') return node.text;
    return node.kind === 'bytes' ? node.hexadecimal : [];
  });
}

const DOCUMENT = typeOf({ kind: 'json', binary: true }, 'JSON');

/** A document, as it is compared with others: a text alone would be one beside documents. */
function documentConstant(value: string): Expression {
  return { kind: 'cast', operand: { kind: 'string', value }, type: DOCUMENT };
}

/** One of the rows' values for one column, one of the combinations for several. */
function conditionOf({ columns, rows, kinds }: Witnesses): Expression {
  const value = (row: ReadonlyMap<string, string>, name: string): Expression => {
    const text = row.get(name) ?? '';
    const kind = kinds.get(name);
    if (kind === 'json') return documentConstant(text);
    return kind === 'bytes' ? { kind: 'bytes', hexadecimal: text } : { kind: 'string', value: text };
  };
  const [only, ...others] = columns;
  if (only !== undefined && others.length === 0) {
    return { kind: 'in', operand: columnNamed(only), list: rows.map((row) => value(row, only)), negated: false };
  }
  return anyOf(rows.map((row) => allOf(columns.map((name) => binary('=', columnNamed(name), value(row, name))))));
}
