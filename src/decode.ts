import type { Lexis, StringForm } from '../grammar/lexis.ts';

/** What a quoted token stands for. `bits` and `hexadecimal` give digits; the others characters. */
export interface Decoded {
  readonly form: StringForm;
  readonly value: string;
}

/** The name that a WORD or QUOTED_NAME token stands for, as the server stores it (folded, cut to its limit). */
export function decodeName(text: string, lexis: Lexis, unicodeEscape = '\\'): string {
  const first = text.charAt(0);
  // Modes of reading make a name's quotes of a string's.
  if (lexis.nameQuotes.includes(first) || lexis.stringQuotes.includes(first)) return clipName(undouble(text, 0), lexis);
  if ((first === 'u' || first === 'U') && text.startsWith('&"', 1))
    return clipName(unescapeUnicode(undouble(text, 2), unicodeEscape), lexis);
  return clipName(lexis.nameFolding === 'lower' ? foldAscii(text) : text, lexis);
}

/** What stands between a string and one that continues it, where only a line's end does that: comments may follow it. */
export const LINE_BREAK = /^[ \t\v\f]*(?:--[^\n\r]*)?[\n\r](?:\s|--[^\n\r]*[\n\r])*$/;

/** Whether a string or name holds an escape by the number of a character that is cut short. */
export function hasBadEscape(text: string, form: StringForm, mark = '\\'): boolean {
  if (form === 'escape') return SHORT_ESCAPE.test(text);
  if (form !== 'unicode' || !text.includes(mark)) return false;
  // In turn: the text between the marks; behind each mark another, or digits.
  let i = text.indexOf(mark);
  while (i >= 0) {
    if (text.startsWith(mark, i + 1)) i += 2;
    else if (/^(?:\+[0-9a-fA-F]{6}|[0-9a-fA-F]{4})/.test(text.slice(i + 1, i + 8))) i += 5;
    else return true;
    i = text.indexOf(mark, i);
  }
  return false;
}

/** A backslash that no other escapes, and too few digits behind its u or U. */
const SHORT_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\(?:u(?![0-9a-fA-F]{4})|U(?![0-9a-fA-F]{8}))/;

/** The characters or digits that a STRING token stands for; `continued` is the form of the string that it continues. */
export function decodeString(text: string, lexis: Lexis, unicodeEscape = '\\', continued?: StringForm): Decoded {
  if (continued !== undefined) return decodeBody(text, 0, continued, unicodeEscape);
  if (lexis.dollarQuote !== '' && text.startsWith(lexis.dollarQuote)) {
    const tag = text.indexOf(lexis.dollarQuote, 1) + 1;
    return { form: 'doubling', value: text.slice(tag, text.length - tag) };
  }
  if (lexis.stringQuotes.includes(text.charAt(0))) return decodeBody(text, 0, lexis.plainStrings, unicodeEscape);
  const open = text.indexOf("'");
  const form = lexis.stringPrefixes[text.slice(0, open).toLowerCase()] ?? lexis.plainStrings;
  return decodeBody(text, open, form, unicodeEscape);
}

function decodeBody(text: string, open: number, form: StringForm, unicodeEscape: string): Decoded {
  switch (form) {
    case 'backslash':
      return {
        form,
        value: text.includes('\\') ? unescapeBackslashes(text, open, MYSQL_ESCAPES) : undouble(text, open),
      };
    case 'escape':
      return { form, value: unescapeBackslashes(text, open, POSTGRESQL_ESCAPES) };
    case 'unicode':
      return { form, value: unescapeUnicode(undouble(text, open), unicodeEscape) };
    default:
      return { form, value: undouble(text, open) };
  }
}

/** The text between the quotes, with doubled quotes made single. */
function undouble(text: string, open: number): string {
  const quote = text.charAt(open);
  const body = text.slice(open + 1, -1);
  return body.includes(quote) ? body.replaceAll(quote + quote, () => quote) : body;
}

/** MySQL manual 11.1.1. */
const MYSQL_ESCAPES: Readonly<Record<string, string>> = { '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' };
/** PostgreSQL manual 4.1.2.2; numeric escapes are read apart. */
const POSTGRESQL_ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function unescapeBackslashes(text: string, open: number, escapes: Readonly<Record<string, string>>): string {
  const quote = text.charAt(open);
  const pieces: string[] = [];
  const end = text.length - 1;
  let i = open + 1;
  while (i < end) {
    const character = text.charAt(i);
    if (character === quote) {
      pieces.push(quote);
      i += 2;
    } else if (character !== '\\') {
      pieces.push(character);
      i++;
    } else {
      const numeric = escapes === POSTGRESQL_ESCAPES ? NUMERIC_ESCAPE.exec(text.slice(i, i + 10)) : null;
      if (numeric !== null) {
        pieces.push(fromNumeric(numeric));
        i += numeric[0].length;
      } else {
        const escaped = text.charAt(i + 1);
        // LIKE patterns keep \% and \_ with their backslash in MySQL.
        const kept = escapes === MYSQL_ESCAPES && (escaped === '%' || escaped === '_');
        pieces.push(kept ? `\\${escaped}` : Object.hasOwn(escapes, escaped) ? (escapes[escaped] ?? '') : escaped);
        i += 2;
      }
    }
  }
  return pieces.join('');
}

const NUMERIC_ESCAPE = /^\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3}))/;

function fromNumeric(match: RegExpExecArray): string {
  const [, byte, short, long, octal] = match;
  const code =
    octal === undefined ? Number.parseInt(byte ?? short ?? long ?? '0', 16) : Number.parseInt(octal, 8) & 0xff;
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

function unescapeUnicode(body: string, mark: string): string {
  const pieces: string[] = [];
  for (let i = 0; i < body.length; ) {
    const at = body.indexOf(mark, i);
    if (at < 0) {
      pieces.push(body.slice(i));
      break;
    }
    pieces.push(body.slice(i, at));
    const match = /^(?:\+([0-9a-fA-F]{6})|([0-9a-fA-F]{4}))/.exec(body.slice(at + 1, at + 8));
    if (match === null) {
      pieces.push(mark);
      i = at + (body.startsWith(mark, at + 1) ? 2 : 1);
    } else {
      const code = Number.parseInt(match[1] ?? match[2] ?? '0', 16);
      pieces.push(code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));
      i = at + 1 + match[0].length;
    }
  }
  return pieces.join('');
}

/** Lower case for A to Z only, as the servers fold names; Unicode's case mapping would change more. */
function foldAscii(text: string): string {
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : text;
}

/** Cuts a name at the server's limit in bytes, never inside a character. */
function clipName(name: string, lexis: Lexis): string {
  const limit = lexis.nameBytes;
  if (limit === null || name.length * 3 <= limit) return name;
  let bytes = 0;
  let kept = 0;
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > limit) break;
    kept += character.length;
  }
  return name.slice(0, kept);
}
