import type { Strictness } from '../../grammar/dialect.ts';
import type { ColumnType } from '../ir.ts';
import type { TableDraft } from './draft.ts';

/** The bytes that characters of a table's columns take, by the character sets that its text names: each is looked up once. */
export class CharacterBytes {
  readonly #strictness: Strictness;
  /** By the collation. */
  readonly #ofCollations = new Map<string, string | null>();
  /** Bytes of a character where the column names no set. */
  readonly #byDefault: number;

  constructor({ characterSet, collation }: TableDraft, strictness: Strictness) {
    this.#strictness = strictness;
    const whole = characterSet ?? (collation === null ? null : this.#setOf(collation));
    this.#byDefault = this.#bytesOf(whole);
  }

  /** Bytes of a character in a column: as few as they may be where the set is the server's. */
  of({ characterSet, collation }: Pick<ColumnType, 'characterSet' | 'collation'>): number {
    if (characterSet === null && collation === null) return this.#byDefault;
    const own = characterSet ?? (collation === null ? null : this.#setOf(collation));
    return own === null ? this.#byDefault : this.#bytesOf(own);
  }

  #setOf(collation: string): string | null {
    const known = this.#ofCollations.get(collation);
    if (known !== undefined) return known;
    const set = this.#strictness.characterSetOf(collation.toLowerCase()) ?? null;
    this.#ofCollations.set(collation, set);
    return set;
  }

  #bytesOf(set: string | null): number {
    const facts = this.#strictness.characterSets.get(set ?? '');
    return facts?.countedBytes ?? facts?.mostBytes ?? 1;
  }
}
