import type { Expression } from '../ir.ts';
import { bind } from './bind.ts';
import { asCondition, conditionTerm } from './bound.ts';
import { type Environment, SURROUNDINGS, type Surroundings } from './environment.ts';
import type { NumericTerm } from './numeric.ts';
import { readerOf } from './read-value.ts';
import type { Scope } from './scope.ts';
import { textFromValue } from './text-form.ts';
import type { Truth } from './three-valued.ts';
import type { Type } from './types.ts';
import { Refusal, Unevaluable, type Value } from './value.ts';

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
}

/** Makes a condition ready. Throws Unevaluable where it holds what is not known here, whatever the row. */
export function compiledCondition(expression: Expression, scope: Scope): Condition {
  const bound = bind(expression, scope);
  const condition = asCondition(bound, scope);
  const readers = readersIn(scope);
  const verdictOf = (column: (name: string) => Value): Verdict => {
    try {
      return inSurroundings(condition, column, String) === false ? 'fails' : 'passes';
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
  };
}

/** Whether a condition can be evaluated at all. */
export function isEvaluable(expression: Expression, scope: Scope): boolean {
  try {
    compiledCondition(expression, scope);
    return true;
  } catch (error) {
    if (error instanceof Unevaluable) return false;
    throw error;
  }
}

/** The truth of a condition for a row. Throws Refusal and Unevaluable. */
export function truthOf(expression: Expression, scope: Scope, row: DrawnRow): Truth {
  const condition = asCondition(bind(expression, scope), scope);
  const readers = readersIn(scope);
  return inSurroundings(condition, (name) => readers(name, row), String);
}

/** The value of an expression for a row. Throws Refusal and Unevaluable. */
export function evaluate(expression: Expression, scope: Scope, row: DrawnRow): TypedValue {
  const { type, run } = bind(expression, scope);
  const readers = readersIn(scope);
  const value = inSurroundings(
    run,
    (name) => readers(name, row),
    (one) => (one === null ? '' : String(one)),
  );
  return { type, value };
}

/** The text of a value, as a cast to text would write it; null is NULL. */
export function textOfValue({ type, value }: TypedValue): string | null {
  if (value === null) return null;
  return textFromValue(value, type, environmentOf(SURROUNDINGS[0], () => null).environment);
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
      reader = column === undefined ? () => null : readerOf(column.shape, scope.semantics);
      readers.set(name, reader);
    }
    return reader(written);
  };
}

/** An environment, and whether it was asked for the time or the zone. */
function environmentOf(
  surroundings: Surroundings | undefined,
  column: (name: string) => Value,
): { readonly environment: Environment; readonly wasAsked: () => boolean } {
  let asked = false;
  const { now, zone } = surroundings ?? { now: 0n, zone: 0n };
  return {
    environment: {
      column,
      now: () => {
        asked = true;
        return now;
      },
      zone: () => {
        asked = true;
        return zone;
      },
    },
    wasAsked: () => asked,
  };
}

/** The answer that holds whenever and wherever a row is loaded. Throws Unevaluable where there are several. */
function inSurroundings<T>(
  run: (environment: Environment) => T,
  column: (name: string) => Value,
  key: (answer: T) => string,
): T {
  const [first, ...others] = SURROUNDINGS;
  const { environment, wasAsked } = environmentOf(first, column);
  const answer = run(environment);
  if (!wasAsked()) return answer;
  for (const other of others) {
    if (key(run(environmentOf(other, column).environment)) !== key(answer)) {
      throw new Unevaluable('The answer depends on when and where the row is loaded.');
    }
  }
  return answer;
}
