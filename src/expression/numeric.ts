import type { Expression } from '../ir.ts';
import { Decimal } from '../runtime/decimal.ts';
import { type Environment, limited } from '../runtime/environment.ts';
import { castDistance, isExact, type Type } from '../runtime/types.ts';
import { Refusal, Unevaluable, type Value } from '../runtime/value.ts';
import { DAY } from '../values/measure.ts';
import type { Bound, Run } from './scope.ts';

/**
 * What a bound expression computes, as arithmetic with doubles: exact numbers are whole numbers of a power of ten, dates and
 * times of day without a zone are fractions of seconds, truth values 1 and 0, NULL is NaN. Where a number is larger than what
 * a double counts, or something is refused, the answer is not known by it: the bound expression itself is asked then.
 */
export type NumericTerm =
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'constant'; readonly value: number; readonly scale: number }
  /** Whole numbers whose magnitude is beyond the limit are refused, or not counted exactly. */
  | {
      readonly kind: NumericOperation;
      readonly left: NumericTerm;
      readonly right: NumericTerm;
      readonly limit: number;
    }
  | { readonly kind: 'compare'; readonly test: string; readonly left: NumericTerm; readonly right: NumericTerm }
  | { readonly kind: 'coalesce'; readonly left: NumericTerm; readonly right: NumericTerm }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly NumericTerm[] }
  | { readonly kind: 'not'; readonly operand: NumericTerm }
  | { readonly kind: 'is null'; readonly name: string }
  | {
      readonly kind: 'choose';
      readonly condition: NumericTerm;
      readonly chosen: NumericTerm;
      readonly otherwise: NumericTerm;
    }
  /** Something else: known for a column of few values, if it is of that column alone. */
  | { readonly kind: 'other'; readonly expression: Expression; readonly run: Run; readonly type: Type };

export type NumericOperation = 'add' | 'subtract' | 'multiply' | 'remainder' | 'quotient';

/** What functions do to exact numbers, by the name of what computes them. */
const OPERATIONS: ReadonlyMap<string, NumericOperation> = new Map([
  ['exact.add', 'add'],
  ['exact.subtract', 'subtract'],
  ['exact.multiply', 'multiply'],
  ['exact.remainder', 'remainder'],
  ['int.divide', 'quotient'],
  ['exact.quotient', 'quotient'],
]);

/** What types hold at most, where that is less than what a double counts. */
const LIMITS: ReadonlyMap<string, number> = new Map([
  ['int2', 2 ** 15 - 1],
  ['int4', 2 ** 31 - 1],
]);

const ZERO: NumericTerm = { kind: 'constant', value: 0, scale: 0 };
const ONE: NumericTerm = { kind: 'constant', value: 1, scale: 0 };
export const NULL: NumericTerm = { kind: 'constant', value: Number.NaN, scale: 0 };

/** A number or a truth value with its term: where nothing else is known of it, what is evaluated. */
export function withTerm(bound: Bound, expression: Expression): Bound {
  if (bound.term !== undefined || bound.constant || !isCounted(bound.type)) return bound;
  return { ...bound, term: { kind: 'other', expression, run: bound.run, type: bound.type } };
}

/** Whether a type's values are numbers here. */
function isCounted(type: Type): boolean {
  return isExact(type) || type.name === 'bool';
}

/** A column's term; undefined: its values are none that are counted. */
export function columnTerm(name: string, type: Type): NumericTerm | undefined {
  return isCounted(type) || isInstant(type) ? { kind: 'column', name } : undefined;
}

function isInstant({ name }: Type): boolean {
  return name === 'date' || name === 'timestamp';
}

/** The term of an operand that became a value of another type by itself; undefined: it changed. */
export function coercedTerm(operand: Bound, type: Type): NumericTerm | undefined {
  const { term, type: from } = operand;
  if (term === undefined) return undefined;
  if (isExact(from) && type.name === 'bool') return { kind: 'compare', test: '<>', left: term, right: ZERO };
  const isWider = isExact(type) && ((isExact(from) && castDistance(from, type) !== null) || from.name === 'bool');
  return isWider || (from.name === 'date' && type.name === 'timestamp') ? term : undefined;
}

/** The term of a function of two exact numbers that is computed by its implementation; undefined: it has none. */
export function calledTerm(implementation: string, operands: readonly Bound[], result: Type): NumericTerm | undefined {
  const kind = OPERATIONS.get(implementation);
  if (kind === undefined) return undefined;
  const [left, right] = operands.map(termOf);
  if (left === undefined || right === undefined) return undefined;
  return { kind, left, right, limit: LIMITS.get(result.name) ?? Number.MAX_SAFE_INTEGER };
}

/** The term of a comparison of two operands that were brought to one type. */
export function comparedTerm(test: string, left: Bound, right: Bound): NumericTerm | undefined {
  if (!isCounted(left.type) && !isInstant(left.type)) return undefined;
  const [one, other] = [termOf(left), termOf(right)];
  return one === undefined || other === undefined ? undefined : { kind: 'compare', test, left: one, right: other };
}

/** The term of AND or OR over operands; undefined: one of them has none. */
export function joinedTerm(
  kind: 'and' | 'or',
  operands: readonly (NumericTerm | undefined)[],
): NumericTerm | undefined {
  const known = operands.filter((term) => term !== undefined);
  return known.length === operands.length ? { kind, operands: known } : undefined;
}

/** The term of the first operand that is not NULL. */
export function coalescedTerm(operands: readonly (NumericTerm | undefined)[]): NumericTerm | undefined {
  return operands.reduceRight<NumericTerm | undefined>(
    (right, left) => (left === undefined || right === undefined ? undefined : { kind: 'coalesce', left, right }),
    NULL,
  );
}

/** The term of a choice: of the first condition that is true, or of what stands behind them all. */
export function chosenTerm(
  branches: readonly { readonly condition: NumericTerm | undefined; readonly chosen: NumericTerm | undefined }[],
  otherwise: NumericTerm | undefined,
): NumericTerm | undefined {
  return branches.reduceRight<NumericTerm | undefined>(
    (rest, { condition, chosen }) =>
      rest === undefined || condition === undefined || chosen === undefined
        ? undefined
        : { kind: 'choose', condition, chosen, otherwise: rest },
    otherwise,
  );
}

/** Whether a condition is true, which is never unknown. */
export function trueTerm(condition: NumericTerm | undefined): NumericTerm | undefined {
  return condition === undefined ? undefined : { kind: 'choose', condition, chosen: ONE, otherwise: ZERO };
}

/** The negation of a term, or the term itself. */
export function notTerm(operand: NumericTerm | undefined, negated = true): NumericTerm | undefined {
  return operand === undefined || !negated ? operand : { kind: 'not', operand };
}

/** The term of an operand, also of a constant. */
export function termOf(bound: Bound): NumericTerm | undefined {
  return bound.term ?? constantTerm(bound);
}

/** Letters that a constant may take to become a term: one of more would be computed again with each part that it is in. */
const MAX_CONSTANT_LETTERS = 4000;

/** Nothing of a row, a clock or a session. */
const nowhere = (): Environment => ({
  column: () => unknown(),
  now: () => unknown(),
  zone: () => unknown(),
  spend: limited(MAX_CONSTANT_LETTERS),
});

function unknown(): never {
  throw new Unevaluable(); // A constant depends on nothing.
}

function constantTerm({ constant, run, type }: Bound): NumericTerm | undefined {
  if (!constant) return undefined;
  const number = numberOf(() => run(nowhere()), type);
  return number === null ? undefined : { kind: 'constant', ...number };
}

/** A value as a whole number of a power of ten; null: it is none, or not known. */
export function numberOf(run: () => Value, type: Type): { readonly value: number; readonly scale: number } | null {
  try {
    const found = placed(run(), type);
    return found !== null && (Number.isNaN(found.value) || Number.isSafeInteger(found.value)) ? found : null;
  } catch (error) {
    if (error instanceof Unevaluable || error instanceof Refusal) return null;
    throw error;
  }
}

function placed(value: Value, { name }: Type): { readonly value: number; readonly scale: number } | null {
  if (value === null) return { value: Number.NaN, scale: 0 };
  if (typeof value === 'boolean') return { value: Number(value), scale: 0 };
  if (value instanceof Decimal) return { value: Number(value.units), scale: value.scale };
  if (name === 'date' && typeof value === 'number') return { value: value * DAY, scale: 0 };
  if (name === 'timestamp' && typeof value === 'bigint') return { value: Number(value), scale: 6 };
  return null;
}
