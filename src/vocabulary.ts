import { unitsOf } from './units.ts';

/**
 * The words and marks that a grammar knows, each with a small number from 1. The look-up works on the text in place,
 * folds ASCII letters only, and makes no string.
 */
export class Vocabulary {
  /** Spelling of each number, in lower case; entry 0, for all that is unknown, is empty. */
  readonly spellings: readonly string[];
  readonly #numbers = new Map<string, number>();
  /** The spellings behind each other; that of a number starts at its entry in `starts` and ends at the next one's. */
  readonly #letters: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #slots: Uint16Array;
  readonly #mask: number;

  constructor(words: Iterable<string>) {
    for (const word of words) if (!this.#numbers.has(word)) this.#numbers.set(word, this.#numbers.size + 1);
    this.spellings = ['', ...this.#numbers.keys()];
    this.#letters = unitsOf(this.spellings.join(''));
    this.#starts = new Uint32Array(this.spellings.length + 1);
    let size = 1;
    while (size < this.spellings.length * 4) size *= 2;
    this.#mask = size - 1;
    this.#slots = new Uint16Array(size);
    let start = 0;
    this.spellings.forEach((spelling, number) => {
      this.#starts[number] = start;
      start += spelling.length;
      this.#starts[number + 1] = start;
      if (number === 0) return;
      let slot = hashOf(spelling) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = number;
    });
  }

  /** Number of a spelling in lower case; 0 if unknown. */
  numberOf(spelling: string): number {
    return this.#numbers.get(spelling) ?? 0;
  }

  /** Number of the spelling units[start, end) whose hash (mixFolded over its units, from 0) is given; 0 if unknown. */
  find(units: Uint8Array, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const starts = this.#starts;
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const number = slots[slot] ?? 0;
      if (number === 0) return 0;
      const first = starts[number] ?? 0;
      const length = (starts[number + 1] ?? 0) - first;
      if (length === end - start && this.#equals(first, length, units, start)) return number;
    }
  }

  /** Whether so many letters from `first` on are those of the units from `start` on, in either case. */
  #equals(first: number, length: number, units: Uint8Array, start: number): boolean {
    const letters = this.#letters;
    for (let i = 0; i < length; i++) {
      const letter = letters[first + i] ?? 0;
      const unit = units[start + i] ?? 0;
      if (unit !== letter && ((unit | 0x20) !== letter || letter < SMALL_A || letter > SMALL_Z)) return false;
    }
    return true;
  }
}

const SMALL_A = 0x61;
const SMALL_Z = 0x7a;

/** One step of the hash of a word: the same for both cases of an ASCII letter. */
export function mixFolded(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + (unit | 0x20)) | 0;
}

function hashOf(spelling: string): number {
  let hash = 0;
  for (let i = 0; i < spelling.length; i++) hash = mixFolded(hash, spelling.charCodeAt(i));
  return hash;
}
