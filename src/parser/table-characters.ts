import type { Strictness } from '../../grammar/dialect.ts';
import type { ColumnType } from '../ir.ts';
import type { TableDraft } from './draft.ts';

/** The character sets and collations that a table's text names: each is looked up once, however many columns name it. */
export class TableCharacters {
  readonly #strictness: Strictness;
  readonly #setsOfCollations = new Map<string, string | null | undefined>();
  /** Bytes of a character where the column names no set. */
  readonly #byDefault: number;

  constructor({ characterSet, collation }: TableDraft, strictness: Strictness) {
    this.#strictness = strictness;
    this.#byDefault = this.#bytesOf(characterSet ?? this.setOf(collation));
  }

  /** Bytes of a character in a column: as few as they may be where the set is the server's. */
  bytesOf({ characterSet, collation }: Pick<ColumnType, 'characterSet' | 'collation'>): number {
    const own = characterSet ?? this.setOf(collation);
    return own === null ? this.#byDefault : this.#bytesOf(own);
  }

  /** The set that a collation is of; null: that of the table. */
  setOf(collation: string | null): string | null {
    return collation === null ? null : (this.#look(collation) ?? null);
  }

  /** Whether no server has a collation. */
  isUnknown(collation: string): boolean {
    return this.#look(collation) === undefined;
  }

  #look(collation: string): string | null | undefined {
    if (this.#setsOfCollations.has(collation)) return this.#setsOfCollations.get(collation);
    const set = this.#strictness.characterSetOf(collation.toLowerCase());
    this.#setsOfCollations.set(collation, set);
    return set;
  }

  #bytesOf(set: string | null): number {
    const facts = this.#strictness.characterSets.get(set ?? '');
    return facts?.countedBytes ?? facts?.mostBytes ?? 1;
  }
}
