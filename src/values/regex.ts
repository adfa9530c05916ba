import type { Part } from './part.ts';

/**
 * Texts that match a regular expression, as parts. Read is what POSIX, PostgreSQL and ICU have in common: characters,
 * escapes, classes, groups, alternatives, counts, anchors at the ends. The pattern is never run: only texts are made
 * from it, in time linear in its length and its counts. What the pattern leaves open (`-?`) is left out or taken.
 */
export function partsOfRegex(pattern: string, options: 'left out' | 'taken' = 'left out'): readonly Part[] | null {
  return new RegexReader(pattern, options === 'taken').read();
}

/** Characters that classes are made of: printable ASCII. */
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
const DIGITS = [...'0123456789'];
const WORD = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_'];
const SPACE = [' '];

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  alpha: WORD.filter((character) => /[a-zA-Z]/.test(character)),
  digit: DIGITS,
  alnum: WORD.filter((character) => character !== '_'),
  upper: WORD.filter((character) => /[A-Z]/.test(character)),
  lower: WORD.filter((character) => /[a-z]/.test(character)),
  xdigit: [...'0123456789abcdefABCDEF'],
  space: SPACE,
  blank: SPACE,
  word: WORD,
  punct: PRINTABLE.filter((character) => /[!-/:-@[-`{-~]/.test(character)),
};

const ESCAPES: Readonly<Record<string, readonly string[]>> = { d: DIGITS, w: WORD, s: SPACE };

/** Times that an element of an open count (`*`, `+`, `{n,}`) is repeated beyond its least. */
const EXTRA_TIMES = 3;

/** Parts that a pattern may come to: a text of more characters than any column that has such a check. */
const MAX_PARTS = 512;

/** Thrown inside for what is not read: look-around, back references, and the like. */
class Unread extends Error {}

class RegexReader {
  readonly #pattern: string;
  readonly #takesOptions: boolean;
  #position = 0;
  #depth = 0;

  constructor(pattern: string, takesOptions: boolean) {
    this.#pattern = pattern;
    this.#takesOptions = takesOptions;
  }

  read(): readonly Part[] | null {
    try {
      const parts = this.#alternatives();
      return this.#position === this.#pattern.length && parts.length <= MAX_PARTS ? parts : null;
    } catch (error) {
      if (error instanceof Unread) return null;
      throw error;
    }
  }

  #peek(): string {
    return this.#pattern.charAt(this.#position);
  }

  #take(): string {
    return this.#pattern.charAt(this.#position++);
  }

  /** Alternatives that are plain words make one pool; of others, the first one stands for all. */
  #alternatives(): readonly Part[] {
    const branches = [this.#sequence()];
    while (this.#peek() === '|') {
      this.#take();
      branches.push(this.#sequence());
    }
    const words = branches.map((branch) =>
      branch.every((part) => part.kind === 'constant') ? textOfAll(branch) : null,
    );
    if (branches.length > 1 && !words.includes(null)) {
      return [{ kind: 'pool', entries: [...new Set(words.filter((word) => word !== null))] }];
    }
    return branches[0] ?? [];
  }

  #sequence(): readonly Part[] {
    const parts: Part[] = [];
    while (this.#position < this.#pattern.length && this.#peek() !== '|' && this.#peek() !== ')') {
      parts.push(...this.#repeated(this.#element()));
      if (parts.length > MAX_PARTS) throw new Unread();
    }
    return parts;
  }

  #repeated(element: readonly Part[]): readonly Part[] {
    const times = this.#count();
    if (times * element.length > MAX_PARTS) throw new Unread();
    return Array.from({ length: times }, () => element).flat();
  }

  /** How often the element before is repeated: at least as often as its count demands. */
  #count(): number {
    const mark = this.#peek();
    let times = 1;
    if (mark === '?' || mark === '*') {
      this.#take();
      times = mark === '*' ? EXTRA_TIMES : this.#takesOptions ? 1 : 0;
    } else if (mark === '+') {
      this.#take();
      times = 1 + EXTRA_TIMES;
    } else if (mark === '{') {
      const match = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(this.#pattern.slice(this.#position, this.#position + 14));
      if (match === null) throw new Unread();
      this.#position += match[0].length;
      const least = Number(match[1]);
      const most = match[2] === '' ? least : match[3] === '' ? least + EXTRA_TIMES : Number(match[3]);
      times = Math.min(most, Math.max(least, EXTRA_TIMES));
    } else {
      return 1;
    }
    // A count that takes as little as it can (+?) matches the same texts.
    if (this.#peek() === '?') this.#take();
    return times;
  }

  #element(): readonly Part[] {
    const character = this.#take();
    switch (character) {
      case '^':
      case '$':
        // An anchor inside of the pattern would need more than its own place.
        if (character === '^' ? this.#position !== 1 : this.#position !== this.#pattern.length) throw new Unread();
        return [];
      case '.':
        return [{ kind: 'pool', entries: CLASSES['alnum'] ?? [] }];
      case '[':
        return [{ kind: 'pool', entries: this.#bracket() }];
      case '(':
        return this.#group();
      case '\\':
        return this.#escape();
      case '*':
      case '+':
      case '?':
      case '{':
        throw new Unread();
      default:
        return [{ kind: 'constant', text: character }];
    }
  }

  #group(): readonly Part[] {
    if (++this.#depth > 50) throw new Unread();
    if (this.#peek() === '?') {
      this.#take();
      if (this.#take() !== ':') throw new Unread();
    }
    const parts = this.#alternatives();
    if (this.#take() !== ')') throw new Unread();
    this.#depth--;
    return parts;
  }

  #escape(): readonly Part[] {
    const character = this.#take();
    const entries = ESCAPES[character];
    if (entries !== undefined) return [{ kind: 'pool', entries }];
    if (character === '' || /[a-zA-Z0-9]/.test(character)) throw new Unread();
    return [{ kind: 'constant', text: character }];
  }

  /** Members of a class in brackets, of what can be printed. */
  #bracket(): readonly string[] {
    const negated = this.#peek() === '^';
    if (negated) this.#take();
    const members = new Set<string>();
    for (let first = true; first || this.#peek() !== ']'; first = false) {
      if (this.#position >= this.#pattern.length) throw new Unread();
      for (const member of this.#bracketItem()) members.add(member);
    }
    this.#take();
    const entries = negated ? PRINTABLE.filter((character) => !members.has(character)) : [...members];
    if (entries.length === 0) throw new Unread();
    return entries;
  }

  #bracketItem(): readonly string[] {
    const named = /^\[:(\w+):\]/.exec(this.#pattern.slice(this.#position, this.#position + 12));
    if (named !== null) {
      this.#position += named[0].length;
      return CLASSES[named[1] ?? ''] ?? [];
    }
    let first = this.#take();
    if (first === '\\') {
      first = this.#take();
      const entries = ESCAPES[first];
      if (entries !== undefined) return entries;
      if (/[a-zA-Z0-9]/.test(first)) throw new Unread();
    }
    if (this.#peek() !== '-' || this.#pattern.charAt(this.#position + 1) === ']') return [first];
    this.#take();
    const last = this.#take() === '\\' ? this.#take() : this.#pattern.charAt(this.#position - 1);
    return PRINTABLE.filter((character) => character >= first && character <= last);
  }
}

function textOfAll(parts: readonly Part[]): string {
  return parts.map((part) => (part.kind === 'constant' ? part.text : '')).join('');
}
