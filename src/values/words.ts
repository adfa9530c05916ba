import { type Language, LOST, stateBehind } from './language.ts';
import type { Part } from './part.ts';

/*
 * Texts that are in several regular languages at once. The product of their automata is searched for a way from the start
 * to an accepting state on which each step leaves the largest choice of characters (the words of the way are a product of
 * pools, so that they can be counted and numbered).
 */

export interface WordRequest {
  readonly languages: readonly Language[];
  /** Text that each word starts with. */
  readonly prefix: string;
  readonly letters: 'lower' | 'upper' | null;
  /** Characters of a word at least and at most. */
  readonly least: number;
  readonly most: number;
  /** Characters of the padded type that words are stored in; null: it is not padded. */
  readonly width: number | null;
  /** Whether there should be as many words as can be. */
  readonly distinct: boolean;
}

/** Characters of a word beyond the least, as long as shorter ones will do. */
const NATURAL_LENGTH = 24;

/** Characters of a word at most: each is a part of its own. */
const MAX_LENGTH = 400;

/** States of the product at most. */
const MAX_STATES = 3000;

/** Words that are enough. */
const ENOUGH = Math.log(1e9);
const ENOUGH_DISTINCT = Math.log(1e15);

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** Words as parts: pools of characters, and what is the same in all of them; null: none were found. */
export function wordsOf(request: WordRequest): readonly Part[] | null {
  const { languages, letters, prefix, least, most, width, distinct } = request;
  const [first] = languages;
  const spellings = languages.map(({ spelling, blanks }) => `${blanks} ${spelling}`);
  const key = JSON.stringify([spellings, letters, prefix, least, most, width, distinct]);
  const before = first?.found.get(key);
  if (before !== undefined) return before;
  const words = searched(request);
  first?.found.set(key, words);
  return words;
}

function searched(request: WordRequest): readonly Part[] | null {
  const { languages, letters, prefix } = request;
  const isCased = (text: string) =>
    letters === null || text === (letters === 'lower' ? text.toLowerCase() : text.toUpperCase());
  if (!isCased(prefix)) return null;
  const inCapitals = letters === 'upper' || (letters === null && languages.some((language) => language.inCapitals));
  const plain = `${inCapitals ? LOWER.toUpperCase() : LOWER}${DIGITS}`;
  const named = languages.flatMap(({ characters }) => characters);
  for (const alphabet of [plain, `${plain}${PRINTABLE}${named.join('')}`]) {
    const characters = [...new Set(alphabet)].filter(isCased);
    // Each character is sorted into a class of each language: that takes time, too, where many searches are asked for.
    if (!languages.every((language) => language.spend(characters.length))) return null;
    const parts = new Search(request, characters).parts();
    if (parts !== null) return parts;
  }
  return null;
}

/** A step to the next state, with the characters that take it. */
interface Edge {
  readonly to: number;
  readonly characters: readonly string[];
}

class Search {
  readonly #request: WordRequest;
  readonly #alphabet: readonly (readonly string[])[];
  readonly #states: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #edges: (readonly Edge[] | undefined)[] = [];

  constructor(request: WordRequest, alphabet: readonly string[]) {
    this.#request = request;
    const classes = new Map<string, string[]>();
    for (const character of alphabet) {
      // What ends a text may not be a blank: it is apart.
      const name = `${character === ' '}${request.languages.map((language) => language.classOf(character)).join('\0')}`;
      const members = classes.get(name);
      if (members === undefined) classes.set(name, [character]);
      else members.push(character);
    }
    this.#alphabet = [...classes.values()];
  }

  parts(): readonly Part[] | null {
    const { languages, prefix, least, most } = this.#request;
    const start = this.#number(languages.map((language) => stateBehind(language, prefix)));
    const used = [...prefix].length;
    if (start === null || used > most) return null;
    const first = Math.max(0, least - used);
    const last = Math.min(most - used, MAX_LENGTH);
    const natural = Math.min(last, Math.max(first, NATURAL_LENGTH));
    // An empty text is the last that is wanted.
    const lengths = [...range(Math.max(1, first), natural), ...(first === 0 ? [0] : [])];
    return this.#best(start, lengths) ?? this.#best(start, range(natural + 1, last));
  }

  /** The words of the first length of which there are enough, or of the one with the most. */
  #best(start: number, lengths: readonly number[]): readonly Part[] | null {
    const longest = Math.max(...lengths, 0);
    const enough = this.#request.distinct ? ENOUGH_DISTINCT : ENOUGH;
    const reached = this.#reached(start, longest);
    let most = Number.NEGATIVE_INFINITY;
    let chosen: readonly Float64Array[] = [];
    let shared: Float64Array[] | null = null;
    for (const length of lengths) {
      const counts: Float64Array[] = this.#isPadded ? [this.#ends(length)] : (shared ?? [this.#ends(length)]);
      if (!this.#isPadded) shared = counts;
      while (counts.length <= length)
        counts.push(this.#counted(counts.at(-1) ?? new Float64Array(0), counts.length, reached));
      const count = counts[length]?.[start] ?? Number.NEGATIVE_INFINITY;
      if (count > most) {
        most = count;
        chosen = counts.slice(0, length + 1);
      }
      if (count >= enough) break;
    }
    return most === Number.NEGATIVE_INFINITY ? null : this.#way(start, chosen);
  }

  get #isPadded(): boolean {
    return this.#request.width !== null && this.#request.languages.some(({ blanks }) => blanks === 'matched');
  }

  /** The states that some text of so many characters leads to, or a shorter one. */
  #reached(start: number, length: number): readonly number[] {
    const known = new Set([start]);
    let current = [start];
    for (let i = 0; i < length && current.length > 0; i++) {
      const next: number[] = [];
      for (const state of current) {
        for (const { to } of this.#edgesOf(state)) {
          if (known.has(to)) continue;
          known.add(to);
          next.push(to);
        }
      }
      current = next;
    }
    return [...known];
  }

  /** The logarithm of how many words of no character end here: one or none. */
  #ends(length: number): Float64Array {
    const { languages, width, prefix } = this.#request;
    const blanks = width === null ? 0 : Math.max(0, width - [...prefix].length - length);
    return Float64Array.from(this.#states, (states) =>
      languages.every((language, k) => {
        const state = states[k] ?? LOST;
        return language.accepts(
          language.blanks === 'matched' ? stateBehind(language, ' '.repeat(blanks), state) : state,
        );
      })
        ? 0
        : Number.NEGATIVE_INFINITY,
    );
  }

  /** The same of one character more than in `shorter`, on the best way. */
  #counted(shorter: Float64Array, left: number, reached: readonly number[]): Float64Array {
    const counts = new Float64Array(this.#states.length).fill(Number.NEGATIVE_INFINITY);
    if (!this.#request.languages[0]?.spend(reached.length)) return counts;
    for (const state of reached) {
      for (const edge of this.#edgesOf(state)) {
        const count = Math.log(charactersOf(edge, left).length) + (shorter[edge.to] ?? Number.NEGATIVE_INFINITY);
        if (count > (counts[state] ?? 0)) counts[state] = count;
      }
    }
    return counts;
  }

  /** The characters on the best way: `counts[n]` holds what is left with n characters to go. */
  #way(start: number, counts: readonly Float64Array[]): readonly Part[] {
    const parts: Part[] = [];
    let state = start;
    let fixed = this.#request.prefix;
    for (let left = counts.length - 1; left > 0; left--) {
      const rest = counts[left - 1] ?? new Float64Array(0);
      let best: Edge = { to: state, characters: [] };
      let most = Number.NEGATIVE_INFINITY;
      for (const edge of this.#edgesOf(state)) {
        const count = Math.log(charactersOf(edge, left).length) + (rest[edge.to] ?? Number.NEGATIVE_INFINITY);
        if (count <= most) continue;
        best = edge;
        most = count;
      }
      const entries = charactersOf(best, left);
      state = best.to;
      if (entries.length === 1) {
        fixed += entries[0] ?? '';
        continue;
      }
      if (fixed !== '') parts.push({ kind: 'constant', text: fixed });
      fixed = '';
      parts.push({ kind: 'pool', entries });
    }
    return fixed === '' && parts.length > 0 ? parts : [...parts, { kind: 'constant', text: fixed }];
  }

  #edgesOf(state: number): readonly Edge[] {
    const known = this.#edges[state];
    if (known !== undefined) return known;
    const byTarget = new Map<number, string[]>();
    for (const members of this.#alphabet) {
      const [one = ''] = members;
      const to = this.#number(
        this.#request.languages.map((language, k) => language.step(this.#states[state]?.[k] ?? LOST, one)),
      );
      if (to === null) continue;
      const characters = byTarget.get(to);
      if (characters === undefined) byTarget.set(to, [...members]);
      else characters.push(...members);
    }
    this.#request.languages[0]?.spend(this.#alphabet.length * this.#request.languages.length);
    const edges = [...byTarget].map(([to, characters]) => ({ to, characters }));
    this.#edges[state] = edges;
    return edges;
  }

  /** The number of a state of the product; null: it leads nowhere, or there are too many. */
  #number(states: readonly number[]): number | null {
    if (states.includes(LOST)) return null;
    const key = states.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#states.length >= MAX_STATES) return null;
    this.#numbers.set(key, this.#states.length);
    return this.#states.push(states) - 1;
  }
}

/** The characters of a step with so many to go: a blank at the end would be lost, or not be told apart. */
function charactersOf({ characters }: Edge, left: number): readonly string[] {
  return left === 1 ? characters.filter((character) => character !== ' ') : characters;
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** Ways of parts that are followed at most when they are tried. */
const MAX_TRIED = 3000;

/** Whether all texts of some parts are in the languages; false also where that is not known. */
export function areWords(
  parts: readonly Part[],
  { languages, width }: Pick<WordRequest, 'languages' | 'width'>,
): boolean {
  // By states, and by length where the blanks behind a text count.
  const isPadded = width !== null && languages.some(({ blanks }) => blanks === 'matched');
  let current = new Map<string, { readonly states: readonly number[]; readonly length: number }>();
  current.set('', { states: languages.map(({ start }) => start), length: 0 });
  let tried = 0;
  for (const part of parts) {
    const texts = textsOf(part);
    if (texts === null) return false;
    for (const entries of texts) {
      const next: typeof current = new Map();
      for (const { states, length } of current.values()) {
        for (const entry of entries) {
          if (tried++ > MAX_TRIED || !languages[0]?.spend(entry.length * languages.length)) return false;
          const behind = languages.map((language, k) => stateBehind(language, entry, states[k]));
          if (behind.includes(LOST)) return false;
          if (languages.every((language, k) => language.isSettled?.(behind[k] ?? LOST))) continue;
          const total = isPadded ? length + [...entry].length : 0;
          next.set(`${behind.join()} ${total}`, { states: behind, length: total });
        }
      }
      current = next;
    }
  }
  return [...current.values()].every(({ states, length }) =>
    languages.every((language, k) => {
      const blanks = isPadded && language.blanks === 'matched' ? ' '.repeat(Math.max(0, (width ?? 0) - length)) : '';
      return language.accepts(stateBehind(language, blanks, states[k]));
    }),
  );
}

/** The texts of a part, as lists of which one of each is taken after the other; null: they are not listed. */
function textsOf(part: Part): readonly (readonly string[])[] | null {
  switch (part.kind) {
    case 'constant':
      return [[part.text]];
    case 'pool':
      return [part.entries];
    case 'digits':
      return Array.from({ length: part.width }, () => [...DIGITS]);
    case 'hexadecimal':
      return Array.from({ length: part.width }, () => [...`${DIGITS}abcdef`]);
    case 'again':
      // More texts than it writes beside the part that it repeats.
      return textsOf(part.of);
    case 'binary':
      return Array.from({ length: part.width }, () => ['0', '1']);
    default:
      return null;
  }
}
