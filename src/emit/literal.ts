import type { Literals } from '../../grammar/dialect.ts';

const encoder = new TextEncoder();

/** Characters that MySQL reads differently under some sql_mode, or that a client may act on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROL_OR_BACKSLASH = /[\\\x00-\x1f\x7f]/;

/** A string as a literal that every client and server setting of the dialect reads as just this text. */
export function stringLiteral(text: string, literals: Literals): string {
  if (literals.awkwardStrings === 'escape') {
    const doubled = text.replaceAll("'", "''");
    return text.includes('\\') ? `E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
  }
  if (!CONTROL_OR_BACKSLASH.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return `_utf8mb4 0x${hexadecimalOf(encoder.encode(text))}`;
}

/** A delimited identifier. */
export function quotedName(name: string, literals: Literals): string {
  const quote = literals.nameQuote;
  return quote + name.replaceAll(quote, quote + quote) + quote;
}

function hexadecimalOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
