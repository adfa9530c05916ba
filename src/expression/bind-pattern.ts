import type { Expression } from '../ir.ts';
import { filledUp } from '../runtime/blanks.ts';
import type { Environment } from '../runtime/environment.ts';
import { likeTokens, tokensMatch } from '../runtime/like.ts';
import { Regex } from '../runtime/regex.ts';
import { folded, isAscii } from '../runtime/text-comparison.ts';
import { BOOL, isText, TEXT, type Type } from '../runtime/types.ts';
import { Refusal, Unevaluable, type Value } from '../runtime/value.ts';
import { text } from '../runtime/values-as.ts';
import { coerced, node } from './bound.ts';
import type { Binder, Bound } from './scope.ts';

/** Whether a text matches a pattern. */
type Matcher = (value: string, environment: Environment) => boolean;

/** operand [NOT] {LIKE | ILIKE | SIMILAR TO | REGEXP} pattern [ESCAPE mark] */
export function bindLike(expression: Expression & { kind: 'like' }, binder: Binder): Bound {
  const operand = binder.bind(expression.operand);
  const pattern = coerced(binder.bind(expression.pattern), TEXT, binder);
  const mark = expression.escape === null ? null : coerced(binder.bind(expression.escape), TEXT, binder);
  const { operator, negated } = expression;
  const subject = subjectOf(operand, operator, binder);
  const make = matcherMaker(operator, operand.type, binder);
  let last: { readonly pattern: string; readonly mark: string; readonly matches: Matcher } | null = null;
  return node(BOOL, mark === null ? [operand, pattern] : [operand, pattern, mark], (environment) => {
    const [value, wanted, sign] = [subject(environment), pattern.run(environment), mark?.run(environment)];
    if (value === null || wanted === null || sign === null) return null;
    const escapeMark = sign === undefined ? '\\' : text(sign);
    if ([...escapeMark].length > 1) throw new Refusal(); // An escape mark is one character.
    const written = text(wanted);
    if (last?.pattern !== written || last.mark !== escapeMark) {
      last = { pattern: written, mark: escapeMark, matches: madeOnce(make, written, escapeMark) };
    }
    return last.matches(text(value), environment) !== negated;
  });
}

/** What matches a pattern; what is not matched is found out once, too. */
function madeOnce(make: (pattern: string, mark: string) => Matcher, pattern: string, mark: string): Matcher {
  try {
    return make(pattern, mark);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Unevaluable)) throw error;
    return () => {
      throw error;
    };
  }
}

/** The text that a pattern is matched with: of a padded type, with its blanks. */
function subjectOf(
  operand: Bound,
  operator: string,
  binder: Binder,
): (environment: Parameters<Bound['run']>[0]) => Value {
  if (binder.semantics.matchedTypes === 'any' && operand.type.name === 'bytea') {
    return (environment) => {
      const value = operand.run(environment);
      if (value === null) return null;
      const letters = lettersOfBytes(text(value));
      if (operator !== 'like' && !isAscii(letters)) throw new Unevaluable(); // Bytes that are no text are not matched here.
      return letters;
    };
  }
  if (binder.semantics.matchedTypes === 'texts' && !isText(operand.type) && operand.type.name !== 'unknown') {
    throw new Unevaluable(); // Patterns are matched with text only.
  }
  const { width } = operand.type;
  const { run } = coerced(operand, TEXT, binder);
  if (width === null || binder.semantics.matchedPadding === 'trimmed') return run;
  return (environment) => {
    const value = run(environment);
    return value === null ? null : filledUp(text(value), width);
  };
}

/** A character for each byte: what is not ASCII of them, no pattern of characters is asked about. */
function lettersOfBytes(hexadecimal: string): string {
  return hexadecimal.replaceAll(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function matcherMaker(operator: string, type: Type, binder: Binder): (pattern: string, mark: string) => Matcher {
  const { semantics } = binder;
  switch (operator) {
    case 'like':
      if (type.name === 'bytea') return bytesLike;
      return semantics.textEquality === 'bytes'
        ? (pattern, mark) => likeMatcher(pattern, mark, true, (one) => one)
        : (pattern, mark) => collatedLike(pattern, mark, type.collation);
    case 'ilike':
      return (pattern, mark) => likeMatcher(pattern, mark, true, (one) => one.toLowerCase());
    case 'similar':
      return (pattern, mark) => {
        const regex = new Regex(regexOfSimilar(pattern, mark), semantics.regex);
        return (value, { spend }) => regex.test(value, spend);
      };
    case 'regexp': {
      const isBinary = type.name === 'bytea' || /(?:^|_)(?:bin|binary)$/.test(type.collation ?? '');
      return (pattern) => {
        const regex = new Regex(pattern, semantics.regex, !isBinary && !/_cs$/.test(type.collation ?? ''));
        return (value, { spend }) => regex.test(value, spend);
      };
    }
    default:
      throw new Unevaluable(); // The operator is not evaluated.
  }
}

function likeMatcher(pattern: string, mark: string, strict: boolean, fold: (text: string) => string): Matcher {
  const tokens = likeTokens(fold(pattern), fold(mark));
  const last = tokens.at(-1);
  const dangles =
    strict && mark !== '' && last?.kind === 'literal' && last.text === fold(mark) && endsInMark(pattern, mark);
  return (value, { spend }) => {
    // The server refuses the pattern only once it gets there.
    if (dangles) throw new Unevaluable(); // The pattern ends with its escape mark.
    return tokensMatch([...fold(value)], tokens, spend);
  };
}

/** Whether an escape mark ends the pattern with nothing behind it to escape. */
function endsInMark(pattern: string, mark: string): boolean {
  const characters = [...pattern];
  let count = 0;
  while (characters.at(-1 - count) === mark) count++;
  return count % 2 === 1;
}

/** LIKE of bytes, each of which is a character. */
function bytesLike(pattern: string, mark: string): Matcher {
  if (!isAscii(pattern)) throw new Unevaluable(); // The pattern has characters of several bytes.
  return likeMatcher(pattern, mark, false, (one) => one);
}

/** LIKE under a collation: what case and accents leave open is evaluated both ways. */
function collatedLike(pattern: string, mark: string, collation: string | null): Matcher {
  if (/(?:^|_)(?:bin|binary|cs)$/.test(collation ?? '')) return likeMatcher(pattern, mark, false, (one) => one);
  const cased = likeMatcher(pattern, mark, false, (one) => one.toLowerCase());
  const plain = likeMatcher(pattern, mark, false, folded);
  return (value, environment) => {
    const found = cased(value, environment);
    if ((!isAscii(value) || !isAscii(pattern)) && found !== plain(value, environment)) {
      throw new Unevaluable(); // The collation is not known well enough for this pattern.
    }
    return found;
  };
}

/** A pattern of SIMILAR TO as a regular expression (PostgreSQL manual 9.7.2). */
export function regexOfSimilar(pattern: string, mark: string): string {
  let regex = '';
  let bracket = false;
  const characters = [...pattern];
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] ?? '';
    if (mark !== '' && character === mark) {
      const next = characters[++i];
      if (next === undefined) throw new Refusal(); // The pattern ends with its escape mark.
      if (next === '"') throw new Unevaluable(); // Parts of a pattern have no values of their own.
      regex += /[A-Za-z0-9]/.test(next) ? next : `\\${next}`;
    } else if (bracket) {
      bracket = character !== ']';
      regex += character === '\\' ? '\\\\' : character;
    } else if (character === '[') {
      bracket = true;
      regex += '[';
    } else if (character === '%') regex += '.*';
    else if (character === '_') regex += '.';
    else if (character === '(') regex += '(?:';
    else regex += '\\.^$'.includes(character) ? `\\${character}` : character;
  }
  return `^(?:${regex})$`;
}
