import { compiledExpression } from '../../expression/condition.ts';
import { countOf } from '../../expression/count.ts';
import { readerOf } from '../../expression/read-value.ts';
import type { Scope } from '../../expression/scope.ts';
import { functionNamed } from '../../functions/index.ts';
import type { NumberRange } from '../../functions/number-ranges.ts';
import type { Expression } from '../../ir.ts';
import { MAX_GIVEN_TERMS } from '../../limits.ts';
import { mix32 } from '../../random.ts';
import { contractorFor } from '../../relation/contractor.ts';
import { type Interval, type Intervals, narrowedBy } from '../../relation/propagate.ts';
import type { ColumnMeasure } from '../../relation/relation.ts';
import { columnsOfTerm, type Relation } from '../../relation/term.ts';
import { isExact, isFloat, isInteger, type Type } from '../../runtime/types.ts';
import { unlessUnevaluable, unlessUnknown } from '../../runtime/value.ts';
import { radicesOf, valueText } from '../../values/domain.ts';
import { measureOf } from '../../values/measure.ts';
import { columnsOf, pushOperands } from '../../walk.ts';
import { numbersOf } from '../derived/results.ts';
import type { ColumnTest } from '../facts/column-facts.ts';
import type { ColumnPlan, GivenTerm, Plan } from '../plan.ts';

/*
 * Parts of checks that only evaluation gives: in relations they are columns of their own, whose values are computed as soon as
 * the columns that they mention are drawn.
 */

/** Nodes of such a part at most: each part of it that is not computed here is looked at, too. */
const MAX_NODES = 200;

/** Decimals that are kept of numbers that have any number of them. */
const SCALE = 6;

export interface Given {
  readonly measure: ColumnMeasure & { readonly column: string };
  /** What it may be, as far as is known, and what it is seen to be. */
  readonly interval: Interval;
  readonly seen: Interval;
  /** Names of the columns that it is computed of. */
  readonly sources: readonly string[];
  readonly term: GivenTerm;
}

/** What of a column's values is known: the numbers between which they lie; null: they are no numbers. */
export type RangeOf = (column: string) => NumberRange | null;

export class GivenTerms {
  readonly #scope: Scope;
  readonly #columns: ReadonlyMap<string, ColumnPlan>;
  readonly #rangeOf: RangeOf;
  readonly #bySpelling = new Map<string, Given | undefined>();
  readonly #byName = new Map<string, Given>();

  constructor(scope: Scope, columns: readonly ColumnPlan[], rangeOf: RangeOf) {
    this.#scope = scope;
    this.#columns = new Map(columns.map((column) => [column.name, column]));
    this.#rangeOf = rangeOf;
  }

  named(column: string): Given | undefined {
    return this.#byName.get(column);
  }

  /** A part of a check as a column; undefined: it is not evaluated here, or gives nothing that is counted. */
  of(expression: Expression): Given['measure'] | undefined {
    if (!isWithin(expression, MAX_NODES)) return undefined;
    const spelling = JSON.stringify(expression, (key, value) => (key === 'offset' ? undefined : value));
    if (!this.#bySpelling.has(spelling)) {
      const found = this.#byName.size < MAX_GIVEN_TERMS ? this.#made(expression) : undefined;
      this.#bySpelling.set(spelling, found);
      if (found !== undefined) this.#byName.set(found.measure.column, found);
    }
    return this.#bySpelling.get(spelling)?.measure;
  }

  #made(expression: Expression): Given | undefined {
    const sources = [...columnsOf(expression)];
    // Where the draws decide by cases, or rows of others do, what is known of a source may change from row to row: it is read as it is.
    if (sources.length === 0 || !sources.every((name) => this.#columns.has(name))) return undefined;
    const type = unlessUnevaluable(() => compiledExpression(expression, this.#scope).type);
    const counted = type === null ? null : countedAs(type, expression, this.#scaleOf(sources));
    if (counted === null) return undefined;
    const column = `\0given ${this.#byName.size}`;
    const values = sources.flatMap((name) => {
      const known = this.#scope.columnOf(name);
      return known === undefined ? [] : [{ ...known, name }];
    });
    const isNullable = sources.some((name) => this.#columns.get(name)?.nullShares.some((share) => share > 0));
    const term = { value: expression, dimension: counted.dimension, values };
    return {
      measure: { ...counted, column, nullable: isNullable },
      ...this.#intervalsOf(expression, term, counted.scale),
      sources,
      term,
    };
  }

  /** Digits of the fractions of a second that moments have, as a rule: those of its columns. */
  #scaleOf(sources: readonly string[]): number {
    const domains = sources.flatMap((name) => this.#columns.get(name)?.domains ?? []);
    return domains.reduce((scale, domain) => Math.max(scale, (domain && measureOf(domain)?.scale) ?? 0), 0);
  }

  /** The numbers that its form tells, or else such as it gives for some values of its columns. */
  #intervalsOf(expression: Expression, term: GivenTerm, scale: number): Pick<Given, 'interval' | 'seen'> {
    const unit = 10 ** scale;
    const interval = term.dimension === 'number' ? numbersOf(expression, { rangeOf: this.#rangeOf }) : NOTHING;
    const [low, high] = [Math.floor(interval.low * unit), Math.ceil(interval.high * unit)];
    if (high - low <= NARROW * unit) return { interval: { low, high }, seen: { low, high } };
    const tried = this.#tried(term, scale);
    const [least, most] = tried.length === 0 ? [-MOST, MOST] : [Math.min(...tried), Math.max(...tried)];
    const width = tried.length === 0 ? 0 : most - least;
    return {
      interval: { low: Math.max(low, Math.floor(least - width)), high: Math.min(high, Math.ceil(most + width)) },
      seen: { low: Math.floor(least), high: Math.ceil(most) },
    };
  }

  #tried({ value, values, dimension }: GivenTerm, scale: number): readonly number[] {
    const columns = values.flatMap(({ name, shape }) => {
      const domain = this.#columns.get(name)?.domains.find((one) => one !== null) ?? null;
      return domain === null ? [] : [{ name, domain, radices: radicesOf(domain), read: readerOf(shape) }];
    });
    const { computed } = compiledExpression(value, this.#scope);
    return Array.from({ length: TRIES }, (_, attempt): number => {
      const drawn = new Map(
        columns.map(({ name, domain, radices, read }, place) => {
          const digit = (radix: number, i: number) => mix32(mix32(attempt + 1) ^ mix32(place * 64 + i + 1)) % radix;
          return [
            name,
            () =>
              read(
                valueText(
                  domain,
                  radices.map((radix, i) => Math.abs(digit(radix, i))),
                ),
              ),
          ] as const;
        }),
      );
      const counted = unlessUnknown(() => {
        const found = computed((name) => drawn.get(name)?.() ?? null).value;
        return countOf(found, dimension, scale);
      });
      return counted ?? Number.NaN;
    }).filter((number) => Math.abs(number) <= MOST);
  }
}

const NOTHING: NumberRange = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Numbers that its form tells of are so few that it gives each of them. */
const NARROW = 100_000;

/** Rows for which a part is computed to see what it gives. */
const TRIES = 32;

const MOST = Number.MAX_SAFE_INTEGER;

/**
 * The order in which columns are drawn with parts of checks in it: each behind what it is computed of, and before what is compared
 * with it and is not in it.
 */
export function withParts(
  columns: readonly string[],
  related: readonly string[],
  relations: readonly Relation[],
  given: GivenTerms,
  isFree: ColumnTest,
): readonly string[] {
  const parts = related.filter((name) => given.named(name) !== undefined);
  const known = new Set(columns);
  const sourcesOf = (part: string) => (given.named(part)?.sources ?? []).filter((name) => known.has(name));
  const before = new Map(parts.map((part) => [part, new Set(sourcesOf(part))]));
  for (const relation of relations) {
    const own = new Set(columnsOfTerm(relation.difference));
    const compared = parts.filter((part) => own.has(part));
    for (const name of columns.filter((one) => own.has(one) && isFree(one))) {
      if (compared.some((part) => sourcesOf(part).includes(name))) continue;
      before.set(name, new Set([...(before.get(name) ?? []), ...compared]));
    }
  }
  const order = new Set<string>();
  const waiting = new Set([...parts, ...columns]);
  const isReady = (name: string) => [...(before.get(name) ?? [])].every((one) => order.has(one));
  while (waiting.size > 0) {
    // In a circle, the first column is drawn as if nothing were asked of it.
    const [first = ''] = waiting;
    const next = [...waiting].find(isReady) ?? columns.find((name) => waiting.has(name)) ?? first;
    waiting.delete(next);
    order.add(next);
  }
  return [...order];
}

/** Whether some column is drawn within what a part of a check gives. */
export function drawsWithinParts({ related }: Plan): boolean {
  const parts = new Set(related.flatMap(({ column, given }) => (given === null ? [] : [column])));
  return related.some(({ demands }) =>
    demands.some(({ contractor }) => contractor.inputs.some(({ column }) => parts.has(column))),
  );
}

/** Whether an expression has so many nodes at most. */
function isWithin(expression: Expression, most: number): boolean {
  const waiting = [expression];
  for (let count = 0; waiting.length > 0; count++) {
    const next = waiting.pop();
    if (count >= most) return false;
    if (next !== undefined) pushOperands(next, waiting);
  }
  return true;
}

/** What columns may be before anything is known of a row: as a rule, and at all. */
export interface Room {
  readonly natural: Intervals;
  readonly possible: (column: string) => Interval | null;
}

/**
 * Wider intervals for columns that are compared with parts of checks which may give more, or less, than these columns hold as a
 * rule: so that whatever the part gives leaves values.
 */
export function widenedForParts(
  relations: readonly Relation[],
  given: GivenTerms,
  isFree: ColumnTest,
  { natural, possible }: Room,
): Intervals {
  const wider = new Map<string, Interval>();
  for (const relation of relations) {
    const names = new Set(columnsOfTerm(relation.difference));
    const parts = [...names].flatMap((name) => given.named(name) ?? []);
    for (const name of [...names].filter(isFree)) {
      const [contractor, usual, most] = [contractorFor(relation, name), natural.get(name), possible(name)];
      if (contractor === null || usual === undefined || most === null) continue;
      for (const { measure, seen } of parts.filter(({ sources }) => !sources.includes(name))) {
        for (const end of [seen.low, seen.high]) {
          const left = narrowedBy(contractor, most, new Map([...natural, [measure.column, { low: end, high: end }]]));
          const known = wider.get(name) ?? usual;
          if (left.low <= left.high) wider.set(name, reaching(known, left, usual));
        }
      }
    }
  }
  return new Map(
    [...wider].filter(([name, { low, high }]) => low !== natural.get(name)?.low || high !== natural.get(name)?.high),
  );
}

/** An interval that is made to reach into another one, by as much as the usual one is wide. */
function reaching(known: Interval, into: Interval, { low, high }: Interval): Interval {
  if (into.high < known.low) return { low: Math.max(into.low, into.high - (high - low)), high: known.high };
  if (into.low > known.high) return { low: known.low, high: Math.min(into.high, into.low + (high - low)) };
  return known;
}

type Counted = Omit<ColumnMeasure, 'nullable'>;

/** How values of a type are counted; null: they are not. */
function countedAs(type: Type, expression: Expression, scaleOfMoments: number): Counted | null {
  const plain = { isDate: false, isRounded: false, isBinary: false } as const;
  if (isInteger(type)) return { ...plain, dimension: 'number', scale: 0 };
  if (isExact(type)) {
    const scale = decimalsOf(expression);
    return { ...plain, dimension: 'number', scale: scale ?? SCALE, isRounded: scale === null };
  }
  if (isFloat(type)) return { ...plain, dimension: 'number', scale: SCALE, isRounded: true, isBinary: true };
  if (type.name === 'date') return { ...plain, dimension: 'instant', scale: 0, isDate: true };
  return type.name === 'timestamp' ? { ...plain, dimension: 'instant', scale: scaleOfMoments, isRounded: true } : null;
}

/** Decimals of a number that is rounded to so many; null: it may have any. */
function decimalsOf(expression: Expression): number | null {
  if (expression.kind !== 'call' || functionNamed(expression.name).term !== 'round') return null;
  const [, decimals] = expression.arguments;
  if (decimals === undefined) return 0;
  const count = decimals.kind === 'number' ? Number(decimals.text) : Number.NaN;
  return Number.isInteger(count) && count <= SCALE ? count : null;
}
