import type { Place, RegexFlavour } from '../../grammar/semantics.ts';
import { type CharacterSet, parseRegex, type RegexNode } from './regex-syntax.ts';
import { cased, type Letters } from './text-comparison.ts';
import { Unevaluable } from './value.ts';

/** States of a pattern's automaton at most: what counts in braces are multiplied into. */
const MAX_STATES = 2000;

/** Pieces of a pattern that are built for an automaton at most: what has no states counts, too, as often as it is repeated. */
const MAX_BUILT = 8 * MAX_STATES;

/** Steps of one match at most: characters times states. */
const MAX_STEPS = 20_000;

/** So many ranges of a set, as a power of two, take as long to be looked through as a step does. */
const RANGES_OF_STEP = 4;

/** One state of the automaton: what it takes, and where it goes on. */
export type State =
  | { readonly kind: 'set'; readonly set: CharacterSet; next: number }
  | { readonly kind: 'any'; next: number }
  | { readonly kind: 'place'; readonly place: Place; next: number }
  | {
      readonly kind: 'look';
      readonly automaton: Automaton;
      readonly behind: boolean;
      readonly negated: boolean;
      next: number;
    }
  | { readonly kind: 'fork'; readonly next: number[] }
  | { readonly kind: 'end' };

/** Whether the case of letters does not matter, or which it is: the characters of a text are matched in that. */
export type Fold = boolean | Letters;

/** A pattern as a nondeterministic automaton; the state `start` is its first. */
export interface Automaton {
  readonly states: readonly State[];
  readonly start: number;
  readonly fold: Fold;
  readonly linesEnd: boolean;
}

/** A pattern made ready: matching takes time linear in the text, whatever the pattern (Thompson's simulation). */
export class Regex {
  readonly #automaton: Automaton;
  /** Whether every count takes as much as it can, so that the longest match is the match. */
  readonly isGreedy: boolean;
  /** Whether parts of a match are told apart. */
  readonly hasGroups: boolean;

  constructor(pattern: string, flavour: RegexFlavour, ignoreCase = false) {
    const { node, ignoreCase: fold, isGreedy, hasGroups } = parseRegex(pattern, flavour, ignoreCase);
    this.isGreedy = isGreedy;
    this.hasGroups = hasGroups;
    this.#automaton = automatonOf(node, fold, flavour.linesEnd);
  }

  /** Whether some part of the text matches; `spend` is told of its steps. */
  test(text: string, spend: (letters: number) => void): boolean {
    return counted(spend, (budget) => new Run(this.#automaton, [...text], budget).end(0, true) !== null);
  }

  /** The parts of the text that match, leftmost and longest first, as pairs of positions in its characters. */
  matches(
    characters: readonly string[],
    most: number,
    spend: (letters: number) => void,
  ): readonly (readonly [number, number])[] {
    return counted(spend, (budget) => {
      const run = new Run(this.#automaton, characters, budget);
      const found: (readonly [number, number])[] = [];
      for (let start = 0; start <= characters.length && found.length < most; ) {
        const end = run.end(start, false);
        if (end !== null) found.push([start, end]);
        start = end === null || end === start ? start + 1 : end;
      }
      return found;
    });
  }
}

/** What a match finds within its steps, each of which takes as long as a letter. */
function counted<T>(spend: (letters: number) => void, match: (budget: { left: number }) => T): T {
  const budget = { left: MAX_STEPS };
  try {
    return match(budget);
  } finally {
    spend(MAX_STEPS - Math.max(0, budget.left));
  }
}

/** The automaton of a pattern; `linesEnd`: a line's end is no `.`. Throws Unevaluable. */
export function automatonOf(node: RegexNode, fold: Fold, linesEnd: boolean): Automaton {
  if (leastStates(node) > MAX_STATES) throw new Unevaluable(); // A pattern this large is not matched.
  return new Builder(fold, linesEnd).automaton(node);
}

/** States that a pattern has at least, counted without making them. */
function leastStates(node: RegexNode): number {
  switch (node.kind) {
    case 'sequence':
      return node.items.reduce((sum, item) => sum + leastStates(item), 0);
    case 'choice':
      return node.branches.reduce((sum, branch) => sum + leastStates(branch), 1);
    case 'repeat': {
      const { least, most } = node;
      const item = leastStates(node.item);
      return most === Number.POSITIVE_INFINITY ? (least + 1) * item + 1 : most * item + Math.max(0, most - least);
    }
    default:
      return 1;
  }
}

class Builder {
  readonly #states: State[] = [{ kind: 'end' }];
  readonly #fold: Fold;
  readonly #linesEnd: boolean;
  #built = 0;

  constructor(fold: Fold, linesEnd: boolean) {
    this.#fold = fold;
    this.#linesEnd = linesEnd;
  }

  automaton(node: RegexNode): Automaton {
    const start = this.#build(node, 0);
    return { states: this.#states, start, fold: this.#fold, linesEnd: this.#linesEnd };
  }

  #add(state: State): number {
    if (this.#states.length >= MAX_STATES) throw new Unevaluable(); // A pattern this large is not matched.
    return this.#states.push(state) - 1;
  }

  /** Adds the states of a node that goes on to `next`; gives its first. */
  #build(node: RegexNode, next: number): number {
    if (++this.#built > MAX_BUILT) throw new Unevaluable(); // A pattern this large is not matched.
    switch (node.kind) {
      case 'set':
      case 'any':
      case 'place':
        return this.#add({ ...node, next });
      case 'look': {
        const automaton = new Builder(this.#fold, this.#linesEnd).automaton(node.item);
        return this.#add({ kind: 'look', automaton, behind: node.behind, negated: node.negated, next });
      }
      case 'sequence':
        return node.items.reduceRight((following, item) => this.#build(item, following), next);
      case 'choice':
        return this.#add({ kind: 'fork', next: node.branches.map((branch) => this.#build(branch, next)) });
      case 'repeat':
        return this.#repeat(node, next);
    }
  }

  #repeat({ item, least, most }: RegexNode & { kind: 'repeat' }, next: number): number {
    let following = next;
    if (most === Number.POSITIVE_INFINITY) {
      const ways: number[] = [next];
      following = this.#add({ kind: 'fork', next: ways });
      ways.push(this.#build(item, following));
    } else {
      for (let i = least; i < most; i++) {
        following = this.#add({ kind: 'fork', next: [next, this.#build(item, following)] });
      }
    }
    for (let i = 0; i < least; i++) following = this.#build(item, following);
    return following;
  }
}

/** A look-around over one text: what was found so far at its places. */
interface Look {
  readonly run: Run;
  readonly found: Map<number, boolean>;
  /** Of a look-behind: whether a match ends at each place. Null: none was asked about yet. */
  ends: readonly boolean[] | null;
}

/** The automaton over one text. `budget` is shared with those of its look-arounds. */
class Run {
  readonly #automaton: Automaton;
  readonly #characters: readonly string[];
  readonly #budget: { left: number };
  readonly #looks = new Map<State, Look>();
  /** The turn in which each state was last reached, so that it is not followed twice; each place of each match is a turn. */
  readonly #reached: Int32Array;
  #turn = 0;
  readonly #waiting: number[] = [];

  constructor(automaton: Automaton, characters: readonly string[], budget: { left: number }) {
    this.#automaton = automaton;
    this.#characters = characters;
    this.#budget = budget;
    this.#reached = new Int32Array(automaton.states.length);
  }

  /** Where a match ends that begins at `start`, the last such place; `anywhere`: or later, and any end will do. */
  end(start: number, anywhere: boolean): number | null {
    const { start: first } = this.#automaton;
    let current: readonly State[] = [];
    let last: number | null = null;
    for (let at = start; at <= this.#characters.length; at++) {
      this.#turn++;
      const following: State[] = [];
      let isEnd = false;
      for (const state of current)
        if (state.kind === 'set' || state.kind === 'any') isEnd = this.#follow(state.next, at, following) || isEnd;
      if (at === start || anywhere) isEnd = this.#follow(first, at, following) || isEnd;
      if (isEnd) {
        if (anywhere) return at;
        last = at;
      }
      if (following.length === 0 && !anywhere) break;
      current = this.#taking(following, at);
    }
    return last;
  }

  /** Whether a match ends at each place, wherever it begins: all of them are found on one way through the text. */
  ends(): readonly boolean[] {
    const ends: boolean[] = [];
    let current: State[] = [];
    for (let at = 0; at <= this.#characters.length; at++) {
      this.#turn++;
      const following: State[] = [];
      let isEnd = this.#follow(this.#automaton.start, at, following);
      for (const state of current)
        if (state.kind === 'set' || state.kind === 'any') isEnd = this.#follow(state.next, at, following) || isEnd;
      ends.push(isEnd);
      current = this.#taking(following, at);
    }
    return ends;
  }

  /** Those of the states that take the character at a place. */
  #taking(states: readonly State[], at: number): State[] {
    const character = this.#characters[at];
    if (character === undefined) return [];
    return states.filter((state) => {
      if (state.kind === 'set') this.#budget.left -= state.set.ranges.length >> RANGES_OF_STEP;
      return takes(this.#automaton, state, character);
    });
  }

  /** Collects the states that are reached without a character; gives whether the end is one of them. */
  #follow(first: number, at: number, into: State[]): boolean {
    const waiting = this.#waiting;
    waiting.push(first);
    let isEnd = false;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (this.#reached[next] === this.#turn) continue;
      this.#reached[next] = this.#turn;
      if (this.#budget.left-- <= 0) throw new Unevaluable(); // A match takes too many steps.
      const state = this.#automaton.states[next];
      if (state === undefined) continue;
      if (state.kind === 'fork') for (const way of state.next) waiting.push(way);
      else if (state.kind === 'place') {
        if (this.#isAt(state.place, at)) waiting.push(state.next);
      } else if (state.kind === 'look') {
        if (this.#looked(state, at)) waiting.push(state.next);
      } else {
        isEnd ||= state.kind === 'end';
        into.push(state);
      }
    }
    return isEnd;
  }

  #looked(state: State & { kind: 'look' }, at: number): boolean {
    let look = this.#looks.get(state);
    if (look === undefined) {
      look = { run: new Run(state.automaton, this.#characters, this.#budget), found: new Map(), ends: null };
      this.#looks.set(state, look);
    }
    const known = look.found.get(at);
    if (known !== undefined) return known;
    if (state.behind) look.ends ??= look.run.ends();
    const isFound = look.ends === null ? look.run.end(at, false) !== null : look.ends[at] === true;
    look.found.set(at, isFound !== state.negated);
    return isFound !== state.negated;
  }

  #isAt(place: Place, at: number): boolean {
    const { length } = this.#characters;
    const asksForWords = !OF_LINES.has(place);
    return isAtPlace(place, {
      first: at === 0,
      last: at === length,
      lastLine: at === length || (at === length - 1 && this.#characters[at] === '\n'),
      afterWord: asksForWords && isWordCharacter(this.#characters[at - 1]),
      beforeWord: asksForWords && isWordCharacter(this.#characters[at]),
    });
  }
}

/** Places that no word decides on: which characters words are made of is not known of all. */
const OF_LINES: ReadonlySet<Place> = new Set<Place>(['start', 'end', 'lastLine']);

/** What stands around a place in a text. */
export interface Surroundings {
  readonly first: boolean;
  readonly last: boolean;
  /** Whether the text, or its last line, ends here. */
  readonly lastLine: boolean;
  readonly afterWord: boolean;
  readonly beforeWord: boolean;
}

export function isAtPlace(place: Place, { first, last, lastLine, afterWord, beforeWord }: Surroundings): boolean {
  switch (place) {
    case 'start':
      return first;
    case 'end':
      return last;
    case 'lastLine':
      return lastLine;
    case 'wordStart':
      return !afterWord && beforeWord;
    case 'wordEnd':
      return afterWord && !beforeWord;
    default:
      return (afterWord !== beforeWord) === (place === 'boundary');
  }
}

/** Whether a state takes a character. Throws Unevaluable where that is not known. */
export function takes({ fold, linesEnd }: Automaton, state: State, character: string): boolean {
  if (state.kind === 'any') return !linesEnd || !isLineEnd(character);
  if (state.kind !== 'set') return false;
  if (fold !== true) return isIn(state.set, fold === false ? character : cased(character, fold));
  const forms = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  const found = [...forms].some((form) => isIn({ ...state.set, negated: false }, form));
  return found !== state.set.negated;
}

/** What ends a line: of others than the line feed, the engines think differently. */
function isLineEnd(character: string): boolean {
  if (/[\r\u0085\u2028\u2029\v\f]/.test(character)) throw new Unevaluable(); // What ends a line differs between engines.
  return character === '\n';
}

export function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && isIn(WORD, character);
}

const WORD: CharacterSet = { negated: false, ranges: [], classes: [{ test: /\w/, negated: false }] };

/** Whether a set has a character. Throws Unevaluable where that is not known. */
export function isIn({ negated, ranges, classes }: CharacterSet, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  for (const [from, to] of ranges) if (point >= from && point <= to) return !negated;
  if (classes.length === 0) return negated;
  // What a class holds beyond ASCII depends on the server's locale.
  if (point > 127) throw new Unevaluable(); // Classes of characters beyond ASCII are not known.
  return classes.some((one) => one.test.test(character) !== one.negated) !== negated;
}
