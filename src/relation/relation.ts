import { type Dimension, modelOf } from '../../grammar/kinds.ts';
import type { Evaluation } from '../expression/scope.ts';
import { functionCalled } from '../functions/index.ts';
import type { Call, Expression } from '../ir.ts';
import { dayOf } from '../values/date.ts';
import { DAY, ordinalOf } from '../values/measure.ts';
import { greatestDivisor } from './fraction.ts';
import { UNBOUNDED } from './interval-step.ts';
import { type LoadTime, loadTimeOf } from './load-time.ts';
import { spanOf, spanOfUnit } from './span.ts';
import { columnsOfTerm, type Pairing, type Relation, type Term } from './term.ts';

/** What a column's values count: `scale` decimals of numbers or seconds; a date is an instant at midnight. */
export interface ColumnMeasure {
  readonly dimension: Dimension;
  readonly scale: number;
  readonly isDate: boolean;
  /** Whether a value is stored with fewer digits than it is written with (single precision). */
  readonly isRounded: boolean;
  /** Whether it is computed with in binary digits, which sums and products of decimals are not whole in. */
  readonly isBinary: boolean;
  readonly nullable: boolean;
}

/** The column that a name stands for and what it counts; undefined: none that is counted. */
export type MeasureOf = (name: string) => (ColumnMeasure & { readonly column: string }) | undefined;

/** What relations of a table are read with, beside its columns. */
export type Reading = Pick<Measured, 'countsDays' | 'loadTime'>;

/** How relations are read where expressions are evaluated so. */
export function readingOf({ semantics, timeLine }: Evaluation): Reading {
  return { countsDays: semantics.dateArithmetic === 'days', loadTime: loadTimeOf(timeLine) };
}

/** What relations are read with. */
export interface Measured {
  readonly measureOf: MeasureOf;
  /** What stands for a part that is not computed here, as a column of its own; undefined: nothing does. */
  readonly givenOf?: (part: Expression) => (ColumnMeasure & { readonly column: string }) | undefined;
  /** Whether the difference of two dates is a number of days. */
  readonly countsDays: boolean;
  /** When rows are loaded. */
  readonly loadTime: LoadTime;
}

/** A term and what its whole numbers count: 1/factor of a number or of a second. */
interface Typed {
  readonly term: Term;
  readonly dimension: Dimension;
  readonly factor: number;
  readonly isDate: boolean;
  /** Whether what is computed with it may be rounded. */
  readonly isBinary?: boolean;
  /** False where the number may be rounded, or NULL is passed over by the server. */
  readonly exact: boolean;
}

/** A constant of no type yet: a string takes that of what it is compared with. */
type Operand = Typed | { readonly text: string };

/** Factors up to here stay exact in products of a few. */
const MAX_FACTOR = 1e12;

/** Where a difference of whole numbers has to lie, by comparison. */
const INTERVALS: Readonly<Record<string, readonly [low: number, high: number]>> = {
  '<': [-UNBOUNDED, -1],
  '<=': [-UNBOUNDED, 0],
  '=': [0, 0],
  '>=': [0, UNBOUNDED],
  '>': [1, UNBOUNDED],
};

const NEGATED: Readonly<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** A comparison of terms over columns as a relation; null: it is none, or its terms are not computed here. */
export function relationOf(condition: Expression, measured: Measured): Relation | null {
  const [comparison, negated] =
    condition.kind === 'unary' && condition.operator === 'not' ? [condition.operand, true] : [condition, false];
  if (comparison.kind !== 'binary') return null;
  const operator = negated ? NEGATED[comparison.operator] : comparison.operator;
  const interval = INTERVALS[operator ?? ''];
  if (interval === undefined) return null;
  const reader = new TermReader(measured);
  const [left, right] = reader.pair(reader.read(comparison.left), reader.read(comparison.right)) ?? [];
  if (left === undefined || right === undefined) return null;
  const difference: Term = { kind: 'subtract', left: left.term, right: right.term };
  const columns = columnsOfTerm(difference);
  if (columns.length === 0) return null;
  const [low, high] = interval;
  // A column's interval is taken for each place where it stands apart: what they leave together may be less.
  const isPlain = new Set(columns).size === columns.length;
  return { difference, low, high, exact: isPlain && left.exact && right.exact };
}

class TermReader {
  readonly #measured: Measured;

  constructor(measured: Measured) {
    this.#measured = measured;
  }

  read(expression: Expression): Operand | null {
    const known = this.#computed(expression);
    if (known !== null || !isComputed(expression)) return known;
    const given = this.#measured.givenOf?.(expression);
    return given === undefined ? null : columnTerm(given);
  }

  #computed(expression: Expression): Operand | null {
    switch (expression.kind) {
      case 'column':
        return this.#column(expression.name);
      case 'number':
        return numberConstant(expression.text);
      case 'string':
        return { text: expression.value };
      case 'collate':
        return this.read(expression.operand);
      case 'unary':
        return this.#unary(expression.operator, this.read(expression.operand));
      case 'binary':
        return this.#binary(expression.operator, this.read(expression.left), this.read(expression.right));
      case 'cast':
        return this.#cast(expression);
      case 'interval':
        return this.#interval(expression);
      case 'call':
        return this.#call(expression);
      default:
        return null;
    }
  }

  #column(name: string): Typed | null {
    const measure = this.#measured.measureOf(name);
    return measure === undefined ? null : columnTerm(measure);
  }

  #unary(operator: string, operand: Operand | null): Typed | null {
    if (operator === '+') return typed(operand);
    if (operator !== '-' || operand === null || 'text' in operand) return null;
    return operand.dimension === 'number' || operand.dimension === 'span'
      ? { ...operand, term: { kind: 'negate', operand: operand.term } }
      : null;
  }

  #binary(operator: string, left: Operand | null, right: Operand | null): Typed | null {
    switch (operator) {
      case '+':
        return this.#sum('add', left, right) ?? this.#sum('add', right, left);
      case '-':
        return this.#sum('subtract', left, right);
      case '*':
        return product(typed(left), typed(right));
      case '/':
        return quotient(typed(left), typed(right));
      default:
        return null;
    }
  }

  /** Numbers with numbers, spans with spans, points in time with spans or with days, and the difference of two points. */
  #sum(kind: 'add' | 'subtract', left: Operand | null, right: Operand | null): Typed | null {
    const [one, other] = [typed(left), typed(right)];
    if (one === null || other === null) return null;
    const exact = one.exact && other.exact && !isInexact(one) && !isInexact(other);
    if (one.dimension === 'number' || one.dimension === 'span') {
      if (other.dimension !== one.dimension) return null;
      const [a, b, factor] = sameFactor(one, other) ?? [];
      return a && b ? { ...one, term: { kind, left: a, right: b }, factor: factor ?? 1, exact } : null;
    }
    if (other.dimension === 'number') {
      if (!one.isDate || other.factor !== 1 || !this.#measured.countsDays) return null;
      const days = multiple(other.term, DAY * one.factor);
      return { ...one, term: { kind, left: one.term, right: days }, exact };
    }
    const [a, b, factor] = sameFactor(one, other) ?? [];
    if (!a || !b || !factor) return null;
    const term: Term = { kind, left: a, right: b };
    if (other.dimension === 'span') return { ...one, term, factor, isDate: false, exact };
    if (kind === 'add' || other.dimension !== one.dimension) return null;
    if (!one.isDate || !other.isDate) return { term, dimension: 'span', factor, isDate: false, exact };
    // A number of days, counted in parts of a second.
    return this.#measured.countsDays ? { term, dimension: 'number', factor: DAY * factor, isDate: false, exact } : null;
  }

  #cast({ operand, type }: Expression & { kind: 'cast' }): Operand | null {
    const inner = this.read(operand);
    if (inner === null) return null;
    const { shape } = type;
    if ('text' in inner) {
      const { dimension, isNumeric } = modelOf(shape.kind);
      if (dimension === 'span') return spanConstant(spanOf(inner.text));
      if (dimension === 'instant' || dimension === 'clock')
        return asDimension(inner.text, dimension, shape.kind === 'date');
      if (shape.kind === 'text' || shape.kind === 'unknown') return inner;
      return isNumeric ? numberConstant(inner.text) : null;
    }
    switch (shape.kind) {
      case 'date':
        if (inner.dimension !== 'instant') return null;
        return { ...inner, term: dayTerm(inner) ?? inner.term, isDate: true };
      case 'timestamp':
        return inner.dimension === 'instant' ? { ...inner, isDate: false } : null;
      case 'integer':
        return inner.dimension === 'number' ? rounded(inner) : null;
      case 'decimal':
        return inner.dimension === 'number' && (shape.scale === null || 10 ** shape.scale >= inner.factor)
          ? inner
          : null;
      case 'float':
        return inner.dimension === 'number' ? { ...inner, exact: false } : null;
      default:
        return null;
    }
  }

  /** INTERVAL n unit, of a constant number. */
  #interval({ quantity, unit }: Expression & { kind: 'interval' }): Typed | null {
    const count = constantIn(this.read(quantity));
    return Number.isInteger(count) ? spanConstant(spanOfUnit(count, unit)) : null;
  }

  #call(call: Call): Typed | null {
    const { record, given } = functionCalled(call);
    const { now, term, secondsOfUnit } = record;
    if (now !== undefined) return nowConstant(this.#measured.loadTime, now === 'date');
    const values = given.map((argument) => this.read(argument));
    const [first = null, second = null] = values;
    if (secondsOfUnit !== undefined)
      return unitsBetween(secondsOfUnit, this.#sum('subtract', asInstant(second), asInstant(first)));
    switch (term) {
      case 'least':
      case 'greatest':
      case 'coalesce':
        return this.#chain(term, values);
      case 'absolute': {
        const operand = typed(first);
        return operand?.dimension === 'number' ? { ...operand, term: { kind: term, operand: operand.term } } : null;
      }
      case 'round':
      case 'truncate': {
        const [operand, decimals] = [typed(first), values.length < 2 ? 0 : constantIn(second)];
        if (operand?.dimension !== 'number' || !Number.isInteger(decimals) || Math.abs(decimals) > 9) return null;
        return term === 'round' ? rounded(operand, 10 ** decimals) : floored(operand, 10 ** decimals);
      }
      case 'floor':
      case 'ceiling': {
        const operand = typed(first);
        if (operand?.dimension !== 'number') return null;
        return term === 'floor' ? floored(operand, 1) : negated(floored(negated(operand), 1));
      }
      case 'seconds': {
        const operand = typed(first);
        return operand?.dimension === 'span' ? { ...operand, dimension: 'number' } : null;
      }
      case 'sum':
        return this.#sum('add', first, second);
      case 'difference':
        return this.#sum('subtract', first, second);
      case 'days between':
        return daysBetween(dated(typed(first)), dated(typed(second)));
      case 'day':
        return dated(typed(first));
      case 'year':
        return yearOf(typed(first));
      default:
        return null;
    }
  }

  /** A function of any number of values as a chain of pairs. */
  #chain(kind: Pairing & ('least' | 'greatest' | 'coalesce'), values: readonly (Operand | null)[]): Typed | null {
    const [first = null, ...others] = values;
    let chain: Operand | null = first;
    for (const other of kind === 'coalesce' ? others.toReversed() : others) {
      const [left, right] = this.pair(chain, other) ?? [];
      if (left === undefined || right === undefined) return null;
      chain = {
        ...left,
        term: { kind, left: left.term, right: right.term },
        // NULL is passed over, here and by the server in ways of its own.
        exact: false,
      };
    }
    return kind === 'coalesce' && values.length !== 2 ? null : typed(chain);
  }

  /** Both operands in one unit; null: they cannot be compared. */
  pair(left: Operand | null, right: Operand | null): readonly [Typed, Typed] | null {
    if (left === null || right === null || ('text' in left && 'text' in right)) return null;
    const one = 'text' in left ? asTyped(left.text, right as Typed) : left;
    const other = 'text' in right ? asTyped(right.text, left as Typed) : right;
    if (one === null || other === null || one.dimension !== other.dimension) return null;
    const [a, b, factor] = sameFactor(one, other) ?? [];
    return a && b && factor
      ? [
          { ...one, term: a, factor },
          { ...other, term: b, factor },
        ]
      : null;
  }
}

/** What a part may stand for that is no column and no constant. */
function isComputed({ kind }: Expression): boolean {
  return kind === 'call' || kind === 'binary' || kind === 'case' || kind === 'cast';
}

function columnTerm(measure: ColumnMeasure & { readonly column: string }): Typed {
  const { column, dimension, scale, isDate, isRounded, isBinary } = measure;
  return { term: { kind: 'column', column }, dimension, factor: 10 ** scale, isDate, isBinary, exact: !isRounded };
}

function typed(operand: Operand | null): Typed | null {
  return operand === null || 'text' in operand ? null : operand;
}

function constant(low: number, dimension: Typed['dimension'], factor: number, isDate = false, high = low): Typed {
  return { term: { kind: 'constant', low, high }, dimension, factor, isDate, exact: true };
}

/** The number that a constant is; NaN: it is none. */
function constantOf({ term, factor }: Typed): number {
  if (term.kind === 'negate' && term.operand.kind === 'constant') return -term.operand.low / factor;
  return term.kind === 'constant' ? term.low / factor : Number.NaN;
}

function numberConstant(text: string): Typed | null {
  const match = /^\s*(-?\d{1,15})(?:\.(\d{0,9}))?\s*$/.exec(text);
  if (match === null) return null;
  const factor = 10 ** (match[2]?.length ?? 0);
  return constant(Math.round(Number(text) * factor), 'number', factor);
}

function spanConstant(span: readonly [low: number, high: number] | null): Typed | null {
  // Of a month of 28 to 31 days, every length must do.
  if (span === null) return null;
  const factor = span.every((length) => length % 1_000_000 === 0) ? 1 : 1_000_000;
  const [shortest, longest] = span.map((length) => (length * factor) / 1_000_000);
  return constant(longest ?? 0, 'span', factor, false, shortest);
}

function nowConstant({ first, last }: LoadTime, isDate: boolean): Typed {
  return constant(last * DAY, 'instant', 1, isDate, first * DAY);
}

function asTyped(text: string, other: Typed): Typed | null {
  if (other.dimension === 'number') return numberConstant(text);
  if (other.dimension === 'span') return spanConstant(spanOf(text));
  return asDimension(text, other.dimension === 'clock' ? 'clock' : 'instant', false);
}

function asDimension(text: string, dimension: 'instant' | 'clock', isDate: boolean): Typed | null {
  const ordinal = ordinalOf({ dimension, scale: 0 }, text);
  if (ordinal === null) return null;
  return constant(isDate ? Math.floor(dayOf(text) ?? 0) * DAY : ordinal, dimension, 1, isDate);
}

function sameFactor(one: Typed, other: Typed): readonly [Term, Term, number] | null {
  const factor = (one.factor / greatestDivisor(one.factor, other.factor)) * other.factor;
  if (factor > MAX_FACTOR) return null;
  return [multiple(one.term, factor / one.factor), multiple(other.term, factor / other.factor), factor];
}

function multiple(operand: Term, by: number): Term {
  if (by === 1) return operand;
  if (operand.kind === 'constant') return { kind: 'constant', low: operand.low * by, high: operand.high * by };
  return { kind: 'times', operand, by };
}

function product(left: Typed | null, right: Typed | null): Typed | null {
  if (left === null || right === null) return null;
  const [one, other] = left.dimension === 'number' ? [right, left] : [left, right];
  if (other.dimension !== 'number' || (one.dimension !== 'number' && one.dimension !== 'span')) return null;
  if (one.dimension === 'span' && (other.factor !== 1 || !isPoint(one.term))) return null;
  const factor = one.factor * other.factor;
  if (factor > MAX_FACTOR) return null;
  return {
    ...one,
    term: { kind: 'multiply', left: one.term, right: other.term },
    factor,
    exact: one.exact && other.exact && !isInexact(one) && !isInexact(other),
  };
}

/** Whether a number has decimals that binary digits do not hold. */
function isInexact({ isBinary = false, factor }: Typed): boolean {
  return isBinary && factor > 1;
}

function isPoint(term: Term): boolean {
  return term.kind === 'constant' && term.low === term.high;
}

const POWERS_OF_TEN: ReadonlySet<number> = new Set([10, 100, 1_000, 10_000]);

/** A quotient is rounded by the server in ways of its own: what is drawn for it is evaluated afterwards. */
function quotient(left: Typed | null, right: Typed | null): Typed | null {
  if (left?.dimension !== 'number' || right?.dimension !== 'number') return null;
  // Per cent of something are as many hundredths of it: whole numbers can be rounded, quotients cannot.
  const divisor = constantOf(right);
  if (POWERS_OF_TEN.has(divisor) && left.factor * divisor <= MAX_FACTOR) {
    return { ...left, factor: left.factor * divisor, exact: false };
  }
  const term: Term = { kind: 'divide', left: multiple(left.term, right.factor), right: right.term };
  return { ...left, term, exact: false };
}

/** The nearest multiple of 1/parts. Of two that are as near, servers take the one away from zero: what is drawn is evaluated. */
function rounded(operand: Typed, parts = 1): Typed {
  // A quotient of whole numbers has parts, too.
  const isFine = operand.term.kind === 'divide' && operand.factor <= parts;
  const { term, factor } = isFine
    ? { ...operand, term: multiple(operand.term, parts / operand.factor), factor: parts }
    : operand;
  const by = factor / parts;
  if (by <= 1 && !isFine) return operand;
  const half: Term = { kind: 'constant', low: by / 2, high: by / 2 };
  const raised: Term = { kind: 'add', left: term, right: half };
  return { ...operand, factor, term: { kind: 'floor', operand: raised, by }, exact: false };
}

/** The largest multiple of 1/parts that is not above; some servers take the next one towards zero: what is drawn is evaluated. */
function floored(operand: Typed, parts: number): Typed {
  const by = operand.factor / parts;
  return by <= 1 ? operand : { ...operand, term: { kind: 'floor', operand: operand.term, by }, exact: false };
}

function negated(operand: Typed): Typed {
  return { ...operand, term: { kind: 'negate', operand: operand.term } };
}

/** A point in time that is no date, of which the difference is a number of days. */
function asInstant(operand: Operand | null | undefined): Typed | null {
  const instant = typed(operand ?? null);
  return instant?.dimension === 'instant' ? { ...instant, isDate: false } : null;
}

/** The number that an operand is; NaN: it is none. */
function constantIn(operand: Operand | null): number {
  if (operand === null) return Number.NaN;
  return 'text' in operand ? Number(operand.text) : constantOf(operand);
}

/** How many whole units a span has. A negative one is cut towards zero: what is drawn is evaluated. */
function unitsBetween(seconds: number, span: Typed | null): Typed | null {
  if (span?.dimension !== 'span') return null;
  const by = seconds * span.factor;
  const term: Term = by < 1 ? multiple(span.term, Math.round(1 / by)) : { kind: 'floor', operand: span.term, by };
  return {
    term,
    dimension: 'number',
    factor: Math.max(1, by),
    isDate: false,
    exact: false,
  };
}

/** The whole days between two dates. */
function daysBetween(one: Typed | null, other: Typed | null): Typed | null {
  if (one === null || other === null) return null;
  const [left, right, factor] = sameFactor(one, other) ?? [];
  if (!left || !right || !factor) return null;
  const term: Term = { kind: 'subtract', left, right };
  return { ...one, term, dimension: 'number', factor: DAY * factor, exact: one.exact && other.exact };
}

function yearOf(operand: Typed | null): Typed | null {
  if (operand?.dimension !== 'instant') return null;
  const term: Term = { kind: 'year', operand: operand.term, by: DAY * operand.factor };
  return { term, dimension: 'number', factor: 1, isDate: false, exact: operand.exact };
}

function dated(operand: Typed | null): Typed | null {
  const term = dayTerm(operand);
  return term === null || operand === null ? null : { ...operand, term, isDate: true };
}

function dayTerm(operand: Typed | null): Term | null {
  if (operand?.dimension !== 'instant') return null;
  return operand.isDate ? operand.term : { kind: 'floor', operand: operand.term, by: DAY * operand.factor };
}
