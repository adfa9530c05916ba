/**
 * The words and marks that a grammar knows, each with a small number from 1. The look-up works on the text in place,
 * folds ASCII letters only, and makes no string.
 */
export class Vocabulary {
  /** Spelling of each number, in lower case; entry 0, for all that is unknown, is empty. */
  readonly spellings: readonly string[];
  readonly #slots: Uint16Array;
  readonly #mask: number;

  constructor(words: Iterable<string>) {
    this.spellings = ['', ...new Set(words)];
    let size = 1;
    while (size < this.spellings.length * 4) size *= 2;
    this.#mask = size - 1;
    this.#slots = new Uint16Array(size);
    this.spellings.forEach((spelling, number) => {
      if (number === 0) return;
      let slot = hashOf(spelling) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = number;
    });
  }

  /** Number of a spelling in lower case; 0 if unknown. */
  numberOf(spelling: string): number {
    return this.find(spelling, 0, spelling.length, hashOf(spelling));
  }

  /** Number of the spelling source[start, end) whose hash (mixFolded over its units, from 0) is given; 0 if unknown. */
  find(source: string, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const number = slots[slot] ?? 0;
      if (number === 0) return 0;
      const spelling = this.spellings[number] ?? '';
      if (spelling.length === end - start && equalsFolded(spelling, source, start)) return number;
    }
  }
}

/** One step of the hash of a word: the same for both cases of an ASCII letter. */
export function mixFolded(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + (unit | 0x20)) | 0;
}

function hashOf(spelling: string): number {
  let hash = 0;
  for (let i = 0; i < spelling.length; i++) hash = mixFolded(hash, spelling.charCodeAt(i));
  return hash;
}

function equalsFolded(spelling: string, source: string, start: number): boolean {
  for (let i = 0; i < spelling.length; i++) {
    let unit = source.charCodeAt(start + i);
    if (unit >= 0x41 && unit <= 0x5a) unit |= 0x20;
    if (unit !== spelling.charCodeAt(i)) return false;
  }
  return true;
}
