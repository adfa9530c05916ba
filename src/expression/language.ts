import type { Place, RegexFlavour } from '../../grammar/semantics.ts';
import { type LikeToken, likeTokens } from '../runtime/like.ts';
import {
  type Automaton,
  automatonOf,
  type Fold,
  isAtPlace,
  isWordCharacter,
  type State,
  type Surroundings,
  takes,
} from '../runtime/regex.ts';
import { type CharacterSet, parseRegex, type RegexNode, setNode } from '../runtime/regex-syntax.ts';
import { Unevaluable } from '../runtime/value.ts';
import { type Language, LOST } from '../values/language.ts';
import type { Part } from '../values/part.ts';
import { namedCharacters, outlinesOfRegex } from './regex-parts.ts';

/** Steps of automata that are left for a table: patterns are looked through as far as there is time. */
export interface Steps {
  left: number;
  /** Those for texts that are believable, and not only in the languages. */
  readonly forms: { left: number };
  /** Languages that were made for the table before, by their spelling: many columns are checked by the same pattern. */
  readonly known: Map<string, Language>;
}

/** States of one language at most. */
const MAX_STATES = 2000;

/** Units of a LIKE pattern that has no more states: a character has two, and the mark before it, too. */
const MAX_LIKE_LENGTH = 4 * MAX_STATES;

interface Given {
  /** Whether the texts are meant that do not match. */
  readonly negated: boolean;
  readonly fold: Fold;
  readonly blanks: Language['blanks'];
  readonly steps: Steps;
}

/**
 * The languages in all of which a text must be to match a regular expression, or not to match it. Of a pattern with
 * look-aheads at its start (`^(?=.*[0-9])`), each is a language of its own. Throws Refusal and Unevaluable.
 */
export function languagesOfRegex(pattern: string, flavour: RegexFlavour, given: Given): readonly Language[] {
  const before = given.steps.known.get(regexSpelling(0, given, pattern));
  if (before !== undefined && !pattern.includes('(?')) return [before];
  const { node, ignoreCase } = parseRegex(pattern, flavour, given.fold === true);
  const fold = ignoreCase || (given.fold === true ? false : given.fold);
  const whole = splitLooks(node);
  if (whole.length > 1 && given.negated) throw new Unevaluable(); // What looks ahead is not turned around.
  return whole.map((item, k) => {
    const language = new PatternLanguage({
      ...given,
      negated: given.negated !== item.negated,
      spelling: `${k} ${given.negated} ${fold} ${pattern}`,
      outline: given.negated || fold === true || whole.length > 1 ? null : node,
      automaton: automatonOf(item.node, fold, flavour.linesEnd),
    });
    given.steps.known.set(regexSpelling(k, given, pattern), language);
    return language;
  });
}

function regexSpelling(part: number, { negated, fold, blanks }: Given, pattern: string): string {
  return `regex ${part} ${negated} ${fold} ${blanks} ${pattern}`;
}

/** The language of a LIKE pattern. */
export function languageOfLike(pattern: string, mark: string, given: Given): Language {
  const spelling = `like ${given.negated} ${given.fold} ${mark} ${pattern}`;
  const before = given.steps.known.get(`${given.blanks} ${spelling}`);
  if (before !== undefined) return before;
  const language = madeOfLike(pattern, mark, spelling, given);
  given.steps.known.set(`${given.blanks} ${spelling}`, language);
  return language;
}

function madeOfLike(pattern: string, mark: string, spelling: string, given: Given): Language {
  if (pattern.length > MAX_LIKE_LENGTH) throw new Unevaluable(); // A pattern this long is no language here.
  const tokens = likeTokens(pattern, mark);
  const one: RegexNode = { kind: 'any' };
  const items = tokens.map((token) =>
    nodeOf(token, one, { kind: 'repeat', item: one, least: 0, most: Number.POSITIVE_INFINITY }),
  );
  const node: RegexNode = {
    kind: 'sequence',
    items: [{ kind: 'place', place: 'start' }, ...items, { kind: 'place', place: 'end' }],
  };
  return new PatternLanguage({
    ...given,
    spelling,
    outline: given.negated ? null : outlineOfLike(tokens),
    automaton: automatonOf(node, given.fold, false),
  });
}

/** A piece of a LIKE pattern; `one` and `many`: what `_` and `%` are taken for. */
function nodeOf(token: LikeToken, one: RegexNode, many: RegexNode): RegexNode {
  if (token.kind === 'any') return many;
  return token.kind === 'one' ? one : setNode(token.text);
}

/** Texts of LIKE patterns are made with a few letters and digits for `%`, or with nothing. */
function outlineOfLike(tokens: readonly LikeToken[]): RegexNode {
  const few: RegexNode = { kind: 'repeat', item: PLAIN, least: 3, most: 3 };
  const optional: RegexNode = { kind: 'repeat', item: few, least: 0, most: 1 };
  return { kind: 'sequence', items: tokens.map((token) => nodeOf(token, PLAIN, optional)) };
}

const PLAIN: RegexNode = {
  kind: 'set',
  set: {
    negated: false,
    ranges: [
      [0x30, 0x39],
      [0x61, 0x7a],
    ],
    classes: [],
  },
};

/** A pattern with what it looks ahead for apart from the rest; each from the start of the text. */
function splitLooks(node: RegexNode): readonly { readonly node: RegexNode; readonly negated: boolean }[] {
  const items = node.kind === 'sequence' ? node.items : [node];
  const start: RegexNode = { kind: 'place', place: 'start' };
  const isStart = (item: RegexNode | undefined) => item?.kind === 'place' && item.place === 'start';
  const rest = isStart(items[0]) ? items.slice(1) : items;
  const split: { node: RegexNode; negated: boolean }[] = [];
  let first = 0;
  for (let next = rest[0]; next?.kind === 'look' && !next.behind; next = rest[++first]) {
    split.push({ node: { kind: 'sequence', items: [start, next.item] }, negated: next.negated });
  }
  if (split.length === 0) return [{ node, negated: false }];
  return [...split, { node: { kind: 'sequence', items: [start, ...rest.slice(first)] }, negated: false }];
}

/** What is known before a character: the states that it may come to, and what stands before it. */
interface Reading {
  readonly states: readonly number[];
  readonly first: boolean;
  readonly afterWord: boolean;
  /** Whether a part of the text has matched: what follows does not matter. */
  readonly matched: boolean;
}

/** The deterministic automaton of a pattern (subset construction), made as far as it is asked for. */
class PatternLanguage implements Language {
  readonly spelling: string;
  readonly #outline: RegexNode | null;
  #outlines: readonly (readonly Part[])[] | null = null;
  readonly inCapitals: boolean;
  readonly blanks: Language['blanks'];
  readonly characters: readonly string[];
  readonly start: number;
  readonly #automaton: Automaton;
  readonly #negated: boolean;
  readonly #steps: Steps;
  /** Whether it asks for the ends of words: only then it matters what they are made of. */
  readonly #asksForWords: boolean;
  /** The different sets of characters of its states. */
  readonly #sets: readonly State[];
  readonly #readings: Reading[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #followed = new Map<string, number>();
  readonly found = new Map<string, readonly Part[] | null>();

  constructor(
    options: Omit<Given, 'fold'> &
      Pick<Language, 'spelling'> & {
        /** A pattern after which its texts may be made. */
        readonly outline: RegexNode | null;
        readonly automaton: Automaton;
      },
  ) {
    this.spelling = options.spelling;
    this.#outline = options.outline;
    this.inCapitals = options.automaton.fold === 'upper';
    this.blanks = options.blanks;
    this.#automaton = options.automaton;
    this.#negated = options.negated;
    this.#steps = options.steps;
    if (this.#automaton.states.some(({ kind }) => kind === 'look')) {
      throw new Unevaluable(); // What looks around inside of a pattern is no language here.
    }
    if (!this.spend(this.#automaton.states.length)) throw new Unevaluable(); // There is no time for this pattern.
    this.#asksForWords = this.#automaton.states.some((state) => state.kind === 'place' && WORD_PLACES.has(state.place));
    this.#sets = differentSets(this.#automaton);
    this.characters = namedCharacters(this.#sets.flatMap((state) => (state.kind === 'set' ? [state.set] : [])));
    this.start = this.#number({ states: [], first: true, afterWord: false, matched: false });
  }

  outlines(): readonly (readonly Part[])[] {
    this.#outlines ??= this.#outline === null ? [] : outlinesOfRegex(this.#outline);
    return this.#outlines;
  }

  spend(steps: number): boolean {
    this.#steps.left -= steps;
    return this.#steps.left > 0;
  }

  spendOnForms(steps: number): boolean {
    this.#steps.forms.left -= steps;
    return this.#steps.forms.left > 0;
  }

  classOf(character: string): string {
    // What is not known of a character sets it apart from all others.
    const taken = this.#sets.map((state) => known(() => takes(this.#automaton, state, character)) ?? character);
    return `${this.#isWord(character)} ${taken.join()}`;
  }

  step(state: number, character: string): number {
    const reading = this.#readings[state];
    if (reading === undefined) return LOST;
    if (reading.matched) return state;
    const key = `${state} ${character}`;
    const known = this.#followed.get(key);
    if (known !== undefined) return known;
    const next = this.#stepped(reading, character);
    this.#followed.set(key, next);
    return next;
  }

  accepts(state: number): boolean {
    const reading = this.#readings[state];
    if (reading === undefined) return false;
    const matched = reading.matched || this.#isEnd(this.#closure(reading, null));
    return matched !== this.#negated;
  }

  #stepped(reading: Reading, character: string): number {
    const reached = this.#closure(reading, character);
    if (this.#isEnd(reached)) return this.#number({ states: [], first: false, afterWord: false, matched: true });
    const states = new Set<number>();
    for (const state of reached) {
      if (state.kind !== 'set' && state.kind !== 'any') continue;
      const taken = known(() => takes(this.#automaton, state, character));
      if (taken === undefined) return LOST;
      if (taken) states.add(state.next);
    }
    const sorted = [...states].sort((one, other) => one - other);
    return this.#number({ states: sorted, first: false, afterWord: this.#isWord(character), matched: false });
  }

  /** The states before a character, or before the end of the text; a match may begin at each character. */
  #closure({ states, first, afterWord }: Reading, character: string | null): readonly State[] {
    const last = character === null;
    const reached = closureOf(this.#automaton, states, {
      first,
      last,
      lastLine: last,
      afterWord,
      beforeWord: !last && this.#isWord(character),
    });
    this.spend(reached.length);
    return reached;
  }

  #isWord(character: string): boolean {
    return this.#asksForWords && character <= '~' && isWordCharacter(character);
  }

  #isEnd(reached: readonly State[]): boolean {
    return reached.some(({ kind }) => kind === 'end');
  }

  #number(reading: Reading): number {
    const { states, first, afterWord, matched } = reading;
    const key = `${states.join()} ${first} ${afterWord} ${matched}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#readings.length >= MAX_STATES || this.#steps.left <= 0) return LOST;
    this.#numbers.set(key, this.#readings.length);
    return this.#readings.push(reading) - 1;
  }
}

const WORD_PLACES: ReadonlySet<Place> = new Set<Place>(['wordStart', 'wordEnd', 'boundary', 'noBoundary']);

/** The states that are reached without a character from some, and from the start: a match may begin anywhere. */
function closureOf({ states, start }: Automaton, from: readonly number[], around: Surroundings): readonly State[] {
  const reached = new Set<State>();
  const waiting = [...from, start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const state = states[next];
    if (state === undefined || reached.has(state)) continue;
    reached.add(state);
    if (state.kind === 'fork') waiting.push(...state.next);
    else if (state.kind === 'place' && isAtPlace(state.place, around)) waiting.push(state.next);
  }
  return [...reached];
}

/** What a test says; undefined: that is not known. */
function known(test: () => boolean): boolean | undefined {
  try {
    return test();
  } catch (error) {
    if (error instanceof Unevaluable) return undefined;
    throw error;
  }
}

function differentSets({ states }: Automaton): readonly State[] {
  const sets = new Map<string, State>();
  for (const state of states) {
    if (state.kind === 'any') sets.set('', state);
    if (state.kind === 'set') sets.set(spellingOf(state.set), state);
  }
  return [...sets.values()];
}

function spellingOf({ negated, ranges, classes }: CharacterSet): string {
  return `${negated} ${ranges.join(';')} ${classes.map((one) => `${one.test.source} ${one.negated}`).join(' ')}`;
}
