import { type Locale, loadedPools } from '../../pools/local.ts';
import type { Meaning, TextForm } from '../../values/meaning.ts';
import type { Part } from '../../values/part.ts';
import { once } from '../builders/forms.ts';
import { type Lexicon, lexiconOf } from './parts.ts';
import { type LocalRow, localRows } from './rows.ts';
import { Substitution } from './substitution.ts';
import { bytesOfForm } from './width.ts';
import { type LocalWords, wordsOfLocale } from './words.ts';

/** Whether a column holds a text. */
export type Holds = (text: string) => boolean;

/** What meanings are in a locale. Made once for each, as pools are known by their arrays. */
export class LocalMeanings {
  readonly #native: WrittenMeanings;
  /** Null: nothing spells the language in ASCII. */
  readonly #ascii: WrittenMeanings | null;

  constructor(native: LocalWords, ascii: LocalWords | null) {
    this.#native = new WrittenMeanings(native);
    this.#ascii = ascii === null ? null : new WrittenMeanings(ascii);
  }

  /** Whether a column that holds just some characters has values of the locale. */
  suits(holds: Holds): boolean {
    return this.#ascii !== null || this.#native.isHeld(holds);
  }

  /** Whether a column that holds just some characters lacks letters of what a meaning has in the locale's own. */
  lacks(meaning: Meaning, holds: Holds): boolean {
    return !this.#native.isHeld(holds) && this.#native.lacks(meaning, holds);
  }

  /**
   * A meaning in the locale's own letters as far as a column holds them and no form has more than so many bytes of UTF-8, and behind
   * these in ASCII; in English where there is neither.
   */
  of(meaning: Meaning, holds: Holds, mostBytes: number): Meaning {
    const ascii = this.#ascii?.of(meaning) ?? null;
    if (!this.#native.isHeld(holds)) return ascii ?? meaning;
    const native = this.#native.of(meaning);
    if (mostBytes >= ENOUGH_BYTES) return native;
    const within = (of: 'texts' | 'unique') => {
      const made = native[of];
      const spelt = (ascii ?? meaning)[of];
      if (made === undefined || spelt === undefined) return {};
      return { [of]: () => [...made().filter((form) => bytesOfForm(form) <= mostBytes), ...spelt()] };
    };
    return { ...native, ...within('texts'), ...within('unique') };
  }
}

/** Bytes that no form of a locale has. */
const ENOUGH_BYTES = 1000;

class WrittenMeanings {
  readonly #words: LocalWords;
  readonly #lexicon: Lexicon;
  readonly #substitution: Substitution;
  readonly #rows: ReadonlyMap<string, LocalRow>;
  readonly #known = new WeakMap<Meaning, Meaning>();
  readonly #held = new WeakMap<Holds, boolean>();

  constructor(words: LocalWords) {
    this.#words = words;
    this.#lexicon = lexiconOf(words);
    this.#substitution = new Substitution(words, this.#lexicon);
    this.#rows = localRows(words, this.#lexicon);
  }

  /** Whether a column holds all letters of the lists. */
  isHeld(holds: Holds): boolean {
    let isHeld = this.#held.get(holds);
    if (isHeld === undefined) {
      const { firstNames, lastNames, cities, regions, streets, companies } = this.#words;
      isHeld = [firstNames, lastNames, cities, regions, streets, companies].every((list) => holds(list.join('')));
      this.#held.set(holds, isHeld);
    }
    return isHeld;
  }

  /** Whether some text of a meaning has a letter that a column does not hold. */
  lacks(meaning: Meaning, holds: Holds): boolean {
    const { texts } = this.of(meaning);
    const held = (part: Part): boolean =>
      part.kind === 'pool' ? holds(part.entries.join('')) : part.kind !== 'constant' || holds(part.text);
    return texts?.().some((form) => !form.every(held)) ?? false;
  }

  of(meaning: Meaning): Meaning {
    const before = this.#known.get(meaning);
    if (before !== undefined) return before;
    const made = this.#made(meaning);
    this.#known.set(meaning, made);
    return made;
  }

  #made(meaning: Meaning): Meaning {
    const row = this.#rows.get(meaning.name) ?? {};
    const { texts, unique, labels, numbers } = meaning;
    return {
      ...meaning,
      ...(texts === undefined ? {} : { texts: this.#forms(texts) }),
      ...(unique === undefined ? {} : { unique: this.#forms(unique) }),
      ...(labels === undefined ? {} : { labels: this.#forms(labels) }),
      ...(numbers?.listed?.picks === 'person.first' ? { numbers: this.#byFirstName(numbers, numbers.listed) } : {}),
      ...row,
    };
  }

  /** The forms of the locale; where all are about what it has no words for, those of English. */
  #forms(english: () => readonly TextForm[]): () => readonly TextForm[] {
    return once(() => {
      const found = english().flatMap((form) => {
        const local = this.#substitution.form(form);
        return local === null ? [] : [local];
      });
      return found.length === 0 ? english() : found;
    });
  }

  #byFirstName(
    numbers: NonNullable<Meaning['numbers']>,
    { entries }: NonNullable<NonNullable<Meaning['numbers']>['listed']>,
  ) {
    const picks = `person.first.${this.#words.locale}`;
    return { ...numbers, listed: { picks, entries: once(() => this.#substitution.byFirstName(entries())) } };
  }
}

const known = new Map<Locale, LocalMeanings>();

/** The meanings of a locale whose pools are loaded; null: they are not. */
export function localMeanings(locale: Locale): LocalMeanings | null {
  const before = known.get(locale);
  const pools = loadedPools(locale);
  if (before !== undefined || pools === null) return before ?? null;
  const native = wordsOfLocale(locale, pools, 'native');
  if (native === null) return null;
  const made = new LocalMeanings(native, wordsOfLocale(locale, pools, 'ascii'));
  known.set(locale, made);
  return made;
}
