import type { Semantics } from '../../../grammar/semantics.ts';
import { Decimal } from '../../runtime/decimal.ts';
import type { Environment } from '../../runtime/environment.ts';
import { likeMatches } from '../../runtime/like.ts';
import { Regex } from '../../runtime/regex.ts';
import { Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { text } from '../../runtime/values-as.ts';
import type { Implementation } from './implementation.ts';

/** A pattern made ready, or why it is not. */
function madeRegex(pattern: string, semantics: Semantics, ignoreCase: boolean): Regex | Refusal | Unevaluable {
  try {
    return new Regex(pattern, semantics.regex, ignoreCase);
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unevaluable) return error;
    throw error;
  }
}

/** Letters that take as long as making a pattern ready. */
const LETTERS_OF_PATTERN = 500;

/** A pattern that was made ready last: one call site mostly sees one pattern. */
class Patterns {
  readonly #semantics: Semantics;
  #written: string | null = null;
  #ignoresCase = false;
  #made: Regex | Refusal | Unevaluable = new Unevaluable();

  constructor(semantics: Semantics) {
    this.#semantics = semantics;
  }

  of(pattern: Value | undefined, ignoreCase: boolean, { spend }: Environment): Regex {
    const written = text(pattern);
    if (this.#written !== written || this.#ignoresCase !== ignoreCase) {
      this.#written = written;
      this.#ignoresCase = ignoreCase;
      this.#made = madeRegex(written, this.#semantics, ignoreCase);
      spend(LETTERS_OF_PATTERN);
    }
    // What cannot be matched is made ready once, too.
    if (this.#made instanceof Regex) return this.#made;
    throw this.#made;
  }
}

/** Flags of a function: whether case is ignored. */
function ignoresCase(flags: Value | undefined, otherwise: boolean, mayRepeat = false): boolean {
  let ignores = otherwise;
  const letters = flags === undefined ? '' : text(flags);
  for (const letter of letters) {
    if (letter !== 'i' && letter !== 'c' && letter !== 'g') throw new Unevaluable(); // This flag is not known here.
    if (letter === 'g' && !mayRepeat) throw new Refusal(); // There is nothing to repeat.
    if (letter !== 'g') ignores = letter === 'i';
  }
  return ignores;
}

/** Matches that are looked for in one text. */
const MAX_MATCHES = 10_000;

/** The first matches of a text: where each begins and ends. */
function firstMatches(
  regex: Regex,
  characters: readonly string[],
  most: number,
  { spend }: Environment,
): readonly (readonly [number, number])[] {
  if (!regex.isGreedy) throw new Unevaluable(); // How far a match extends is not known here.
  return regex.matches(characters, most, spend);
}

/** The text with matches replaced; what refers to parts of a match is not read. */
function replaced(
  regex: Regex,
  value: string,
  by: string,
  most: number,
  empty: 'replaced' | 'unknown',
  environment: Environment,
): string {
  if (/\\/.test(by)) throw new Unevaluable(); // References in a replacement are not read.
  const characters = [...value];
  const pieces: string[] = [];
  let from = 0;
  for (const [start, end] of firstMatches(regex, characters, most, environment)) {
    environment.spend(by.length);
    if (start === end && empty === 'unknown') {
      throw new Unevaluable(); // What becomes of a match of nothing differs between servers.
    }
    pieces.push(...characters.slice(from, start), by);
    from = end;
  }
  return [...pieces, ...characters.slice(from)].join('');
}

/** Functions of regular expressions, made again for each place where they are called. */
export function patternFunctions(semantics: Semantics): Readonly<Record<string, () => Implementation>> {
  const matching =
    (ignoreCase: boolean, wanted: boolean): (() => Implementation) =>
    () => {
      const patterns = new Patterns(semantics);
      return ([value, pattern], environment) =>
        patterns.of(pattern, ignoreCase, environment).test(text(value), environment.spend) === wanted;
    };
  return {
    'regex.matches': matching(false, true),
    'regex.matches_folded': matching(true, true),
    'regex.differs': matching(false, false),
    'regex.differs_folded': matching(true, false),
    'like.matches':
      () =>
      ([value, pattern], { spend }) =>
        likeMatches(text(value), text(pattern), '\\', spend),
    'like.matches_folded':
      () =>
      ([value, pattern], { spend }) =>
        likeMatches(text(value).toLowerCase(), text(pattern).toLowerCase(), '\\', spend),
    regexp_like: () => {
      const patterns = new Patterns(semantics);
      return ([value, pattern, flags], environment) =>
        patterns.of(pattern, ignoresCase(flags, false), environment).test(text(value), environment.spend);
    },
    regexp_like_folded: () => {
      const patterns = new Patterns(semantics);
      return ([value, pattern, flags], environment) =>
        patterns.of(pattern, ignoresCase(flags, true), environment).test(text(value), environment.spend);
    },
    regexp_replace: () => {
      const patterns = new Patterns(semantics);
      return ([value, pattern, by, flags], environment) => {
        const all = flags !== undefined && text(flags).includes('g');
        return replaced(
          patterns.of(pattern, ignoresCase(flags, false, true), environment),
          text(value),
          text(by),
          all ? MAX_MATCHES : 1,
          'replaced',
          environment,
        );
      };
    },
    // MySQL's and MariaDB's functions look for what their REGEXP finds.
    'regex.first_folded': () => {
      const patterns = new Patterns(semantics);
      return ([value, pattern], environment) => {
        const characters = [...text(value)];
        const [match] = firstMatches(patterns.of(pattern, true, environment), characters, 1, environment);
        if (match === undefined) throw new Unevaluable(); // What stands for no match differs between servers.
        return characters.slice(...match).join('');
      };
    },
    'regex.place_folded': () => {
      const patterns = new Patterns(semantics);
      return ([value, pattern], environment) => {
        const [match] = firstMatches(patterns.of(pattern, true, environment), [...text(value)], 1, environment);
        return Decimal.of(match === undefined ? 0 : match[0] + 1);
      };
    },
    'regex.replaced_folded': () => {
      const patterns = new Patterns(semantics);
      return ([value, pattern, by], environment) => {
        if (text(by).includes('$')) throw new Unevaluable(); // References in a replacement are not read.
        const regex = patterns.of(pattern, true, environment);
        // Of nothing, both make nothing.
        return text(value) === '' ? '' : replaced(regex, text(value), text(by), MAX_MATCHES, 'unknown', environment);
      };
    },
    regexp_count: () => {
      const patterns = new Patterns(semantics);
      return ([value, pattern], environment) => {
        const regex = patterns.of(pattern, false, environment);
        return Decimal.of(firstMatches(regex, [...text(value)], MAX_MATCHES, environment).length);
      };
    },
    'regex.part': () => {
      const patterns = new Patterns(semantics);
      return ([value, pattern], environment) => {
        const regex = patterns.of(pattern, false, environment);
        if (regex.hasGroups) throw new Unevaluable(); // Which part is meant is not known here.
        const characters = [...text(value)];
        const [match] = firstMatches(regex, characters, 1, environment);
        return match === undefined ? null : characters.slice(...match).join('');
      };
    },
  };
}
