import type { Expression } from '../ir.ts';
import {
  type Environment,
  LETTERS_OF_NODE,
  MAX_LETTERS,
  type Surroundings,
  surroundingsOf,
} from '../runtime/environment.ts';
import { textFromValue } from '../runtime/text-form.ts';
import type { Type } from '../runtime/types.ts';
import { Refusal, Unevaluable, unlessUnevaluable, type Value } from '../runtime/value.ts';
import { bind } from './bind.ts';
import { asCondition, conditionTerm } from './bound.ts';
import type { NumericTerm } from './numeric.ts';
import { readerOf } from './read-value.ts';
import type { Scope } from './scope.ts';
import type { Truth } from './three-valued.ts';

/** The text of a column's value, as it is drawn; null is NULL. */
export type DrawnRow = (column: string) => string | null;

/** A value with its static type. */
export interface TypedValue {
  readonly type: Type;
  readonly value: Value;
}

/** What a row is to a condition. */
export type Verdict = 'passes' | 'fails' | 'unknown';

/** A condition made ready to be asked of rows. */
export interface Condition {
  /** `fails` also where the server would give an error; `unknown` where the answer is not known here. */
  readonly verdict: (row: DrawnRow) => Verdict;
  /** The same for values that were read already. */
  readonly verdictOf: (column: (name: string) => Value) => Verdict;
  /** The same as arithmetic with doubles, where that is known. */
  readonly term: NumericTerm | undefined;
  /** Nodes that take as long as what functions have done so far beside being called: what went through long texts. */
  readonly spent: () => number;
}

/** Makes a condition ready. Throws Unevaluable where it holds what is not known here, whatever the row. */
export function compiledCondition(expression: Expression, scope: Scope): Condition {
  const bound = bind(expression, scope);
  const condition = asCondition(bound, scope);
  const readers = readersIn(scope);
  const asked = anywhere(condition, String, scope);
  const verdictOf = (column: (name: string) => Value): Verdict => {
    try {
      return asked.answer(column) === false ? 'fails' : 'passes';
    } catch (error) {
      if (error instanceof Refusal) return 'fails';
      if (error instanceof Unevaluable) return 'unknown';
      throw error;
    }
  };
  return {
    term: conditionTerm(bound),
    verdict: (row) => verdictOf((name) => readers(name, row)),
    verdictOf,
    spent: asked.spent,
  };
}

/** Whether a condition can be evaluated at all. */
export function isEvaluable(expression: Expression, scope: Scope): boolean {
  return unlessUnevaluable(() => compiledCondition(expression, scope)) !== null;
}

/** The truth of a condition for a row. Throws Refusal and Unevaluable. */
export function truthOf(expression: Expression, scope: Scope, row: DrawnRow): Truth {
  const condition = asCondition(bind(expression, scope), scope);
  const readers = readersIn(scope);
  return anywhere(condition, String, scope).answer((name) => readers(name, row));
}

/** The value of an expression for a row. Throws Refusal and Unevaluable. */
export function evaluate(expression: Expression, scope: Scope, row: DrawnRow): TypedValue {
  const { type, run } = bind(expression, scope);
  const readers = readersIn(scope);
  const value = anywhere(run, (one) => (one === null ? '' : String(one)), scope).answer((name) => readers(name, row));
  return { type, value };
}

/** An expression made ready to be computed of values that were read already. */
export interface CompiledExpression {
  readonly type: Type;
  /** Throws Unevaluable and Refusal. */
  readonly computed: (column: (name: string) => Value) => TypedValue;
  /** Nodes that take as long as what its functions have done so far. */
  readonly spent: () => number;
}

/** Makes an expression ready. Throws Unevaluable where it holds what is not known here. */
export function compiledExpression(expression: Expression, scope: Scope): CompiledExpression {
  const { type, run } = bind(expression, scope);
  const { answer, spent } = anywhere(run, (one) => (one === null ? '' : String(one)), scope);
  return { type, computed: (column) => ({ type, value: answer(column) }), spent };
}

/** Texts of values do not depend on the time. */
const IN_UTC: Surroundings = { now: 0n, zone: 0n };

/** The text of a value, as a cast to text would write it; null is NULL. */
export function textOfValue({ type, value }: TypedValue): string | null {
  if (value === null) return null;
  return textFromValue(value, type, new RowEnvironment(IN_UTC));
}

/** The values of columns from their drawn texts. */
function readersIn(scope: Scope): (name: string, row: DrawnRow) => Value {
  const readers = new Map<string, (text: string) => Value>();
  return (name, row) => {
    const written = row(name);
    if (written === null) return null;
    let reader = readers.get(name);
    if (reader === undefined) {
      const column = scope.columnOf(name);
      reader = column === undefined ? () => null : readerOf(column.shape);
      readers.set(name, reader);
    }
    return reader(written);
  };
}

/** An environment for one row after the other, which knows whether it was asked for the time or the zone. */
class RowEnvironment implements Environment {
  column: (name: string) => Value = () => null;
  wasAsked = false;
  /** Letters that this evaluation may yet go through. */
  left = MAX_LETTERS;
  readonly now: () => bigint;
  readonly zone: () => bigint;

  constructor({ now, zone }: Surroundings) {
    this.now = () => this.#told(now);
    this.zone = () => this.#told(zone);
  }

  readonly spend = (letters: number): void => {
    this.left -= letters;
    if (this.left < 0) throw new Unevaluable(); // This takes too long to evaluate.
  };

  #told(fact: bigint): bigint {
    this.wasAsked = true;
    return fact;
  }
}

/** Gives the answer for a row that holds whenever and wherever it is loaded. Throws Unevaluable where there are several. */
function anywhere<T>(
  run: (environment: Environment) => T,
  key: (answer: T) => string,
  { timeLine }: Pick<Scope, 'timeLine'>,
): { readonly answer: (column: (name: string) => Value) => T; readonly spent: () => number } {
  const [reference, ...others] = surroundingsOf(timeLine);
  const first = new RowEnvironment(reference);
  let letters = 0;
  const answerIn = (environment: RowEnvironment, column: (name: string) => Value): T => {
    environment.column = column;
    environment.left = MAX_LETTERS;
    try {
      return run(environment);
    } finally {
      letters += MAX_LETTERS - environment.left;
    }
  };
  const answer = (column: (name: string) => Value): T => {
    first.wasAsked = false;
    const answer = answerIn(first, column);
    if (first.wasAsked && others.some((other) => key(answerIn(new RowEnvironment(other), column)) !== key(answer))) {
      throw new Unevaluable(); // The answer depends on when and where the row is loaded.
    }
    return answer;
  };
  return { answer, spent: () => letters / LETTERS_OF_NODE };
}
