import type { Place, RegexFlavour } from '../../grammar/semantics.ts';
import { Refusal, Unevaluable } from './value.ts';

/** What is wrong with a pattern, as a sentence for whoever wrote it. */
export class PatternFault extends Refusal {
  readonly message: string;

  constructor(message: string) {
    super();
    this.message = message;
  }
}

/** A set of characters: code points between two, and classes; non-ASCII members of classes are not known. */
export interface CharacterSet {
  readonly negated: boolean;
  readonly ranges: readonly (readonly [number, number])[];
  readonly classes: readonly { readonly test: RegExp; readonly negated: boolean }[];
}

export type RegexNode =
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'any' }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'sequence'; readonly items: readonly RegexNode[] }
  | { readonly kind: 'choice'; readonly branches: readonly RegexNode[] }
  | { readonly kind: 'repeat'; readonly item: RegexNode; readonly least: number; readonly most: number }
  | { readonly kind: 'look'; readonly item: RegexNode; readonly behind: boolean; readonly negated: boolean };

/** Units of a pattern that is read: those with more have more states than are looked at, but for the rarest. */
const MAX_LENGTH = 16_384;

/** Levels of groups that are read. */
const MAX_DEPTH = 100;

/** Largest count in braces (PostgreSQL's DUPMAX). */
const MAX_COUNT = 255;

/** POSIX classes, over ASCII. Constant expressions of our own: no pattern of the input is run. */
const CLASSES: ReadonlyMap<string, RegExp> = new Map([
  ['alpha', /[A-Za-z]/],
  ['digit', /[0-9]/],
  ['alnum', /[A-Za-z0-9]/],
  ['upper', /[A-Z]/],
  ['lower', /[a-z]/],
  ['xdigit', /[0-9A-Fa-f]/],
  ['space', /[ \t\n\v\f\r]/],
  ['blank', /[ \t]/],
  ['word', /[A-Za-z0-9_]/],
  ['punct', /[!-/:-@[-`{-~]/],
  ['print', /[ -~]/],
  ['graph', /[!-~]/],
  ['cntrl', /\p{Cc}/u],
]);

const SHORT_CLASSES: Readonly<Record<string, string>> = { d: 'digit', s: 'space', w: 'word' };

export interface ParsedRegex {
  readonly node: RegexNode;
  readonly ignoreCase: boolean;
  /** Whether every count takes as much as it can. */
  readonly isGreedy: boolean;
  /** Whether there are groups that a result would tell apart. */
  readonly hasGroups: boolean;
}

/** Reads a pattern. Throws Refusal where the server would refuse it, Unevaluable for what is not read here. */
export function parseRegex(pattern: string, flavour: RegexFlavour, ignoreCase: boolean): ParsedRegex {
  if (pattern.length > MAX_LENGTH) throw new Unevaluable(); // A pattern this long is not read.
  const options = /^\(\?([a-z]+)\)/.exec(pattern);
  let fold = ignoreCase;
  for (const letter of options?.[1] ?? '') {
    if (letter !== 'i' && letter !== 'c') throw new Unevaluable(); // This option of a pattern is not read.
    fold = letter === 'i';
  }
  const body = pattern.slice(options?.[0].length ?? 0);
  if (body.startsWith('***')) throw new Unevaluable(); // A pattern with a director is not read.
  const reader = new RegexReader(body, flavour);
  const node = reader.read();
  return { node, ignoreCase: fold, isGreedy: reader.isGreedy, hasGroups: reader.hasGroups };
}

class RegexReader {
  readonly #characters: readonly string[];
  readonly #flavour: RegexFlavour;
  #at = 0;
  #depth = 0;
  isGreedy = true;
  hasGroups = false;

  constructor(pattern: string, flavour: RegexFlavour) {
    this.#characters = [...pattern];
    this.#flavour = flavour;
  }

  read(): RegexNode {
    const node = this.#choice();
    if (this.#at < this.#characters.length) throw new PatternFault('A parenthesis is not opened.');
    return node;
  }

  #peek(ahead = 0): string {
    return this.#characters[this.#at + ahead] ?? '';
  }

  #take(): string {
    return this.#characters[this.#at++] ?? '';
  }

  #eat(text: string): boolean {
    const found = [...text].every((character, i) => this.#peek(i) === character);
    if (found) this.#at += text.length;
    return found;
  }

  #choice(): RegexNode {
    const branches = [this.#sequence()];
    while (this.#eat('|')) branches.push(this.#sequence());
    const [only] = branches;
    return branches.length === 1 && only !== undefined ? only : { kind: 'choice', branches };
  }

  #sequence(): RegexNode {
    const items: RegexNode[] = [];
    while (this.#at < this.#characters.length && this.#peek() !== '|' && this.#peek() !== ')') {
      items.push(this.#repeated(this.#element()));
    }
    return { kind: 'sequence', items };
  }

  #repeated(item: RegexNode): RegexNode {
    const count = this.#count();
    if (count === null) return item;
    if (item.kind === 'place' || item.kind === 'look') throw new Unevaluable(); // A repeated place is not read.
    // A count that takes as little as it can matches the same texts.
    if (this.#eat('?')) this.isGreedy = false;
    if ('*+?'.includes(this.#peek()) && this.#peek() !== '') throw new Unevaluable(); // A possessive count is not read.
    const [least, most] = count;
    return { kind: 'repeat', item, least, most };
  }

  #count(): readonly [number, number] | null {
    if (this.#eat('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#eat('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#eat('?')) return [0, 1];
    if (this.#peek() !== '{') return null;
    const match = /^\{(\d{1,5})(?:(,)(\d{0,5}))?\}/.exec(this.#characters.slice(this.#at, this.#at + 14).join(''));
    if (match === null) {
      if (!this.#flavour.bracesStandAlone) throw new Unevaluable(); // A brace that begins no count is not read.
      if (/\d/.test(this.#peek(1))) throw new PatternFault('A count is malformed.');
      return null;
    }
    const least = Number(match[1]);
    const most = match[2] === undefined ? least : match[3] === '' ? Number.POSITIVE_INFINITY : Number(match[3]);
    if (most < least) throw new PatternFault('A count is out of order.');
    if (least > MAX_COUNT || (most !== Number.POSITIVE_INFINITY && most > MAX_COUNT)) {
      throw new Unevaluable(); // A count this large is not read.
    }
    this.#at += match[0].length;
    return [least, most];
  }

  #element(): RegexNode {
    const character = this.#take();
    switch (character) {
      case '^':
        return { kind: 'place', place: 'start' };
      case '$':
        return { kind: 'place', place: this.#flavour.linesEnd ? 'lastLine' : 'end' };
      case '.':
        return { kind: 'any' };
      case '[':
        return this.#bracket();
      case '(':
        return this.#group();
      case '\\':
        return this.#escape();
      case '*':
      case '+':
      case '?':
        throw new PatternFault('A count has nothing to repeat.');
      default:
        return setNode(character);
    }
  }

  #group(): RegexNode {
    if (++this.#depth > MAX_DEPTH) throw new Unevaluable(); // Groups this deep are not read.
    const look = this.#look();
    if (look === null && !this.#eat('?:')) {
      if (this.#peek() === '?') throw new Unevaluable(); // This group is not read.
      this.hasGroups = true;
    }
    const item = this.#choice();
    if (this.#take() !== ')') throw new PatternFault('A parenthesis is not closed.');
    this.#depth--;
    return look === null ? item : { kind: 'look', item, ...look };
  }

  #look(): { behind: boolean; negated: boolean } | null {
    if (this.#eat('?=')) return { behind: false, negated: false };
    if (this.#eat('?!')) return { behind: false, negated: true };
    if (this.#eat('?<=')) return { behind: true, negated: false };
    if (this.#eat('?<!')) return { behind: true, negated: true };
    return null;
  }

  #escape(): RegexNode {
    const letter = this.#take();
    const place = own(this.#flavour.places, letter);
    if (place !== undefined) return { kind: 'place', place };
    const named = classSet(letter);
    if (named !== null) return { kind: 'set', set: named };
    return setNode(this.#escapedCharacter(letter));
  }

  #escapedCharacter(letter: string): string {
    if (letter === '') throw new PatternFault('A backslash ends the pattern.');
    const character = own(this.#flavour.characters, letter);
    if (character !== undefined) return character;
    if (/[A-Za-z0-9]/.test(letter)) throw new Unevaluable(); // This escape is not read.
    return letter;
  }

  #bracket(): RegexNode {
    if (this.#eat('[:<:]]')) return { kind: 'place', place: 'wordStart' };
    if (this.#eat('[:>:]]')) return { kind: 'place', place: 'wordEnd' };
    const negated = this.#eat('^');
    const ranges: (readonly [number, number])[] = [];
    const classes: CharacterSet['classes'][number][] = [];
    for (let first = true; first || this.#peek() !== ']'; first = false) {
      if (this.#at >= this.#characters.length) throw new PatternFault('A bracket is not closed.');
      const item = this.#bracketItem();
      if (typeof item === 'string') ranges.push(this.#range(item));
      else classes.push(...item);
    }
    this.#take();
    return { kind: 'set', set: { negated, ranges, classes } };
  }

  /** One character, or the classes that stand for more. */
  #bracketItem(): string | CharacterSet['classes'] {
    const character = this.#take();
    if (character === '[') {
      const named = /^:(\^?)([a-z]+):\]/.exec(this.#characters.slice(this.#at, this.#at + 12).join(''));
      const test = CLASSES.get(named?.[2] ?? '');
      if (named !== null && test !== undefined) {
        this.#at += named[0].length;
        return [{ test, negated: named[1] === '^' }];
      }
      if (this.#flavour.bracketsNest || ':.='.includes(this.#peek())) {
        throw new Unevaluable(); // A bracket within brackets is not read.
      }
    }
    if (this.#flavour.bracketsNest && character === '&' && this.#peek() === '&') {
      throw new Unevaluable(); // An intersection of sets is not read.
    }
    if (character !== '\\') return character;
    const letter = this.#take();
    return classSet(letter)?.classes ?? this.#escapedCharacter(letter);
  }

  #range(first: string): readonly [number, number] {
    const from = first.codePointAt(0) ?? 0;
    if (this.#peek() !== '-' || this.#peek(1) === ']' || this.#peek(1) === '') return [from, from];
    this.#take();
    const last = this.#bracketItem();
    if (typeof last !== 'string') throw new Unevaluable(); // A range that ends with a class is not read.
    const to = last.codePointAt(0) ?? 0;
    if (to < from) throw new PatternFault('A range is out of order.');
    return [from, to];
  }
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function classSet(letter: string): CharacterSet | null {
  const test = CLASSES.get(own(SHORT_CLASSES, letter.toLowerCase()) ?? '');
  if (test === undefined) return null;
  return { negated: false, ranges: [], classes: [{ test, negated: letter !== letter.toLowerCase() }] };
}

/** The set of one character. */
export function setNode(character: string): RegexNode {
  const point = character.codePointAt(0) ?? 0;
  return { kind: 'set', set: { negated: false, ranges: [[point, point]], classes: [] } };
}
