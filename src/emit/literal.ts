import type { Literals } from '../../grammar/dialect.ts';

const encoder = new TextEncoder();

/** Characters that MySQL reads differently under some sql_mode, or that a client may act on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROL_OR_BACKSLASH = /[\\\x00-\x1f\x7f]/;

/** How strings are written at a place. */
export interface StringContext {
  readonly literals: Literals;
  /** Whether the string stands inside of an executable comment, which its text must not end. */
  readonly inComment: boolean;
}

/** A string as a literal that every client and server setting of the dialect reads as just this text. */
export function stringLiteral(text: string, context: StringContext): string {
  const doubled = withDoubledQuotes(text);
  if (context.literals.awkwardStrings === 'escape') {
    return isEscaped(text, context) ? `E'${withDoubledBackslashes(doubled)}'` : `'${doubled}'`;
  }
  return isAwkward(text, context) ? bytesLiteral(text) : `'${doubled}'`;
}

/** Whether a text stands in a string whose backslashes are doubled. */
export function isEscaped(text: string, { literals }: StringContext): boolean {
  return literals.awkwardStrings === 'escape' && text.includes('\\');
}

/** By expressions: replaceAll of a string makes a string for each of what may be a hundred thousand. */
export function withDoubledQuotes(text: string): string {
  return text.includes("'") ? text.replace(/'/g, "''") : text;
}

export function withDoubledBackslashes(text: string): string {
  return text.replace(/\\/g, '\\\\');
}

/** Whether a text stands in no string of MySQL: it is written as its bytes. */
export function isAwkward(text: string, { inComment }: StringContext): boolean {
  return CONTROL_OR_BACKSLASH.test(text) || (inComment && text.includes('*/'));
}

/** A string of MySQL as its bytes in UTF-8. */
export function bytesLiteral(text: string): string {
  if (text === '') return "''";
  const digits = Array.from(encoder.encode(text), (byte) => byte.toString(16).padStart(2, '0'));
  return `_utf8mb4 0x${digits.join('')}`;
}

/** How the names of an output are written: all in one way, so that one statement in front of them is enough. */
export interface Names {
  readonly written: (name: string) => string;
  /** The statement that has to come first; none: an empty text. */
  readonly preamble: string;
}

/** Names as delimited identifiers, or bare where a client might take their quote for a part of them. */
export function namesOf(all: readonly string[], { nameQuote, swallowedQuotes }: Literals): Names {
  const delimited = (quote: string) => (name: string) => quote + name.replaceAll(quote, quote + quote) + quote;
  const own = delimited(nameQuote);
  if (swallowedQuotes === null) return { written: own, preamble: '' };
  const { behind, bare, quote, preamble } = swallowedQuotes;
  if (all.some((name) => behind.test(name) && !bare.test(name))) return { written: delimited(quote), preamble };
  return { written: (name) => (behind.test(name) ? name : own(name)), preamble: '' };
}
