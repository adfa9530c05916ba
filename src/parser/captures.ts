import type { ColumnType, Expression, KeyPart, PartitionBound, QualifiedName } from '../ir.ts';

/** A column's name where a clause mentions it. */
export interface Mention {
  readonly name: string;
  readonly offset: number;
}

/** The word that says of partitions that an operator class or a collation stands beside a part. */
export const OWN_HASH = 'own hash';

const NONE: readonly never[] = [];

/**
 * What the nonterminals of one row took. The lists hold what may come several times, each made when something is added to
 * it, as most rows need none; the rest is a slot each. Whoever reads a row's captures leaves them as they are.
 */
export class Captures {
  #words: string[] | null = null;
  #integers: number[] | null = null;
  #strings: string[] | null = null;
  #expressions: Expression[] | null = null;
  constraint: string | undefined = undefined;
  name: string | undefined = undefined;
  table: QualifiedName | undefined = undefined;
  columns: readonly string[] | undefined = undefined;
  referenced: readonly string[] | undefined = undefined;
  parts: readonly KeyPart[] | undefined = undefined;
  included: readonly Mention[] | undefined = undefined;
  set: readonly Mention[] | undefined = undefined;
  characterSet: string | undefined = undefined;
  collation: string | undefined = undefined;
  type: ColumnType | undefined = undefined;
  where: Expression | undefined = undefined;
  parent: QualifiedName | undefined = undefined;
  tables: readonly QualifiedName[] | undefined = undefined;
  multirange: QualifiedName | undefined = undefined;
  bounds: PartitionBound[] | undefined = undefined;
  count: number | undefined = undefined;

  get words(): readonly string[] {
    return this.#words ?? NONE;
  }

  addWord(word: string): void {
    if (this.#words === null) this.#words = [word];
    else this.#words.push(word);
  }

  /** Words so far, without making their list. */
  get wordCount(): number {
    return this.#words === null ? 0 : this.#words.length;
  }

  /** Keeps the first `count` words: what a row that failed took behind them is undone. */
  forgetWords(count: number): void {
    if (this.#words !== null) this.#words.length = count;
  }

  get integers(): readonly number[] {
    return this.#integers ?? NONE;
  }

  addInteger(integer: number): void {
    if (this.#integers === null) this.#integers = [integer];
    else this.#integers.push(integer);
  }

  get strings(): readonly string[] {
    return this.#strings ?? NONE;
  }

  addString(string: string): void {
    if (this.#strings === null) this.#strings = [string];
    else this.#strings.push(string);
  }

  get expressions(): readonly Expression[] {
    return this.#expressions ?? NONE;
  }

  addExpression(expression: Expression): void {
    if (this.#expressions === null) this.#expressions = [expression];
    else this.#expressions.push(expression);
  }
}

/** What holds one thing, not a list of what may come several times. */
export type Slot = {
  [Name in keyof Captures]: undefined extends Captures[Name] ? Name : never;
}[keyof Captures];

/** What rows took that took nothing. */
export const NOTHING: Captures = new Captures();
