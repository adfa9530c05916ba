import { compiledCondition, isEvaluable } from '../expression/condition.ts';
import type { Scope } from '../expression/scope.ts';
import type { Expression } from '../ir.ts';
import { mix32 } from '../random.ts';
import { type Domain, poolDomain, radicesOf, sizeOf, valueText } from '../values/domain.ts';
import { columnsOf } from '../walk.ts';
import type { Condition, Resolve } from './column-facts.ts';

/** Values of a domain that are tried at most. */
const MAX_TRIED = 4096;

/** Values that are tried for all columns of a table together. */
const MAX_TRIED_IN_ALL = 16_384;

/**
 * Domains of key columns on which a check of the column alone is left to be evaluated: a row's key cannot be drawn
 * anew, so that values are tried before, and those that pass are listed.
 */
export class Samples {
  readonly #scope: Scope;
  readonly #resolve: Resolve;
  /** What was found, by the column, its domain and the conditions: a table is planned several times. */
  readonly #found = new Map<string, Domain>();
  readonly #numbers = new Map<Expression, number>();
  #left = MAX_TRIED_IN_ALL;

  constructor(scope: Scope, resolve: Resolve) {
    this.#scope = scope;
    this.#resolve = resolve;
  }

  /**
   * The values of a column's domain that pass the conditions on it alone; the domain itself where none is found. Of
   * those that are equal in what a key compares, one is taken.
   */
  of(column: string, domain: Domain, conditions: readonly Condition[], comparedLength: number): Domain {
    const own = conditions.filter(({ expression }) => {
      const names = [...columnsOf(expression)].map(this.#resolve);
      return names.every((name) => name === column) && names.length > 0 && isEvaluable(expression, this.#scope);
    });
    if (own.length === 0) return domain;
    const key = JSON.stringify([column, comparedLength, domain, own.map(({ expression }) => this.#number(expression))]);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = this.#passing(domain, own, comparedLength);
    this.#found.set(key, found);
    return found;
  }

  #passing(domain: Domain, own: readonly Condition[], comparedLength: number): Domain {
    const compiled = own.map(({ expression }) => compiledCondition(expression, this.#scope));
    const passing = new Map<string, string>();
    for (const text of this.#tried(domain)) {
      if (compiled.every(({ verdict }) => verdict(() => text) === 'passes')) {
        const key = Number.isFinite(comparedLength) ? text.slice(0, comparedLength).toLowerCase() : text;
        if (!passing.has(key)) passing.set(key, text);
      }
    }
    return passing.size === 0 ? domain : poolDomain(domain.kind, domain.literal, [...passing.values()]);
  }

  #number(expression: Expression): number {
    const known = this.#numbers.get(expression) ?? this.#numbers.size;
    this.#numbers.set(expression, known);
    return known;
  }

  /** All values of a small domain, others of a large one. */
  *#tried(domain: Domain): Generator<string> {
    const radices = radicesOf(domain);
    const size = sizeOf(domain);
    const count = Math.min(size, MAX_TRIED, this.#left);
    this.#left -= count;
    for (let i = 0; i < count; i++) {
      let rest = i;
      const digits = radices.map((radix, place) => {
        if (size > MAX_TRIED) return Math.floor(((mix32(mix32(i + 1) + place) >>> 0) / 2 ** 32) * radix);
        const digit = rest % radix;
        rest = Math.floor(rest / radix);
        return digit;
      });
      yield valueText(domain, digits);
    }
  }
}
