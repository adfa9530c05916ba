import { type Condition as Compiled, compiledCondition } from '../../expression/condition.ts';
import { nodeCountOf } from '../../expression/evaluable.ts';
import { readerOf } from '../../expression/read-value.ts';
import type { Scope } from '../../expression/scope.ts';
import type { Expressions } from '../../ir.ts';
import { Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { columnsOf } from '../../walk.ts';
import type { Budget } from '../budget.ts';

/** A column with the texts that are tried in it; null: NULL. */
export interface TriedColumn {
  readonly name: string;
  readonly texts: readonly (string | null)[];
}

/** Combinations of values: the ranks of the first one's texts, column by column, and behind them those of the next one. */
export interface Combinations {
  readonly count: number;
  readonly ranks: readonly number[];
}

/** Which answer lets a row pass: the surely right one, or each that is not surely wrong. */
export type Asked = 'passes' | 'may pass';

/** What finds the combinations of values that pass some conditions, which hold no other columns. */
export class JointSearch {
  readonly #columns: readonly TriedColumn[];
  readonly #values: readonly (readonly Value[])[];
  /** The conditions by the column that is the last of theirs. */
  readonly #conditions: readonly (readonly { readonly compiled: Compiled; readonly nodes: number }[])[];
  readonly #asked: Asked;
  /** The place of each column, by the names that conditions have for it. */
  readonly #placeOf = new Map<string, number>();
  readonly #at: Value[];

  /** Throws Unevaluable where a condition, or a value, is not known here. */
  constructor(columns: readonly TriedColumn[], conditions: Expressions, scope: Scope, asked: Asked) {
    this.#columns = columns;
    this.#asked = asked;
    this.#values = columns.map(({ name, texts }) => {
      const shape = scope.columnOf(name)?.shape;
      if (shape === undefined) throw new Unevaluable(); // The column is not known here.
      const read = readerOf(shape);
      return texts.map((text) => (text === null ? null : readOrThrow(read, text)));
    });
    this.#at = columns.map(() => null);
    const places = new Map(columns.map(({ name }, place) => [name, place]));
    const byLast: { readonly compiled: Compiled; readonly nodes: number }[][] = columns.map(() => []);
    for (const expression of conditions) {
      const mentioned = [...columnsOf(expression)];
      for (const name of mentioned) this.#placeOf.set(name, places.get(name) ?? -1);
      const last = Math.max(0, ...mentioned.map((name) => this.#placeOf.get(name) ?? -1));
      byLast[last]?.push({ compiled: compiledCondition(expression, scope), nodes: nodeCountOf(expression) });
    }
    this.#conditions = byLast;
  }

  /** The combinations that pass; null: there are more than `most`, or the budget ends before. */
  run(budget: Budget, most: number): Combinations | null {
    const found: number[] = [];
    const end = most * this.#columns.length;
    const ranks = this.#columns.map(() => -1);
    let place = 0;
    while (place >= 0) {
      const values = this.#values[place] ?? [];
      const rank = (ranks[place] ?? 0) + 1;
      if (rank >= values.length) {
        ranks[place] = -1;
        place--;
        continue;
      }
      ranks[place] = rank;
      this.#at[place] = values[rank] ?? null;
      if (budget.left <= 0) return null;
      if (!this.#passes(place, budget)) continue;
      if (place < this.#columns.length - 1) place++;
      else if (found.length < end) for (const rank of ranks) found.push(rank);
      else return null;
    }
    return { count: found.length / this.#columns.length, ranks: found };
  }

  /** Whether no combination passes; false: one does, or the budget ends before. */
  isEmpty(budget: Budget): boolean {
    return this.run(budget, 0)?.count === 0;
  }

  #passes(place: number, budget: Budget): boolean {
    budget.left--;
    for (const { compiled, nodes } of this.#conditions[place] ?? []) {
      budget.left -= nodes;
      const before = compiled.spent();
      const verdict = compiled.verdictOf((name) => this.#at[this.#placeOf.get(name) ?? -1] ?? null);
      budget.left -= compiled.spent() - before;
      if (verdict === 'fails' || (verdict === 'unknown' && this.#asked === 'passes')) return false;
    }
    return true;
  }
}

function readOrThrow(read: (text: string) => Value, text: string): Value {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof Refusal) throw new Unevaluable(); // The value is not read here.
    throw error;
  }
}
