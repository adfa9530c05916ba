import { type Decoded, decodeString, hasBadEscape, LINE_BREAK } from '../decode.ts';
import type { Expression } from '../ir.ts';
import { NUMBER, STRING } from '../token.ts';
import type { Parser } from './context.ts';

const AMPERSAND = 0x26;

/** Number : NUMBER */
export function numberLiteral({ cursor, grammar }: Parser): Expression {
  const text = cursor.text;
  cursor.advance();
  const radix = /^0[xob]/i.exec(text)?.[0].toLowerCase();
  if (radix !== undefined && grammar.dialect.radixNumbers === 'bytes') {
    const digits = text.slice(2);
    const hexadecimal = radix === '0x' ? digits : binaryToHexadecimal(digits);
    return { kind: 'bytes', hexadecimal: evenDigits(hexadecimal) };
  }
  const separator = grammar.dialect.lexis.digitSeparator;
  const plain = separator === '' ? text : text.replaceAll(separator, '');
  return { kind: 'number', text: radix === undefined ? plain : BigInt(plain).toString() };
}

function binaryToHexadecimal(binary: string): string {
  return binary === '' ? '' : BigInt(`0b${binary}`).toString(16);
}

/** String : STRING+ [UESCAPE STRING] — those that follow the first continue it, and are read in the same way. */
export function stringLiteral(parser: Parser): Expression {
  const { cursor } = parser;
  const start = cursor.offset;
  const { lexis } = cursor.dialect;
  const texts: string[] = [];
  do {
    texts.push(cursor.text);
    cursor.advance();
  } while (cursor.kind === STRING && continuesString(parser));
  const mark = unicodeMark(parser, texts[0] ?? '');
  const first = decodeString(texts[0] ?? '', lexis, mark);
  const { form } = first;
  if (texts.some((text) => hasBadEscape(text, form, mark))) {
    throw cursor.error('This Unicode escape is not complete.', start);
  }
  const continued = form === 'doubling' || form === 'backslash' ? undefined : form;
  const others = texts.slice(1).map((text) => decodeString(text, lexis, mark, continued));
  const value = first.value + others.map((other) => other.value).join('');
  checkCharacters(parser, value, start);
  if (form === 'bits') {
    if (!/^[01]*$/.test(value)) throw cursor.error('A bit string holds only 0 and 1.', start, 'semantic_error');
    return { kind: 'bits', binary: value };
  }
  if (form === 'hexadecimal') {
    if (!/^[0-9a-fA-F]*$/.test(value))
      throw cursor.error('A hexadecimal string holds only hexadecimal digits.', start, 'semantic_error');
    return { kind: 'bytes', hexadecimal: value };
  }
  return { kind: 'string', value };
}

/** Text : STRING | NUMBER — a plain string, or the bytes that hexadecimal or binary digits spell, as UTF-8 or else Latin-1. */
export function textLiteral(parser: Parser): string {
  const { cursor } = parser;
  const start = cursor.offset;
  const isPlain = cursor.dialect.lexis.stringQuotes.includes(cursor.text.charAt(0));
  if (isPlain) return decodeToken(parser).value;
  const literal = cursor.kind === NUMBER ? numberLiteral(parser) : stringLiteral(parser);
  if (literal.kind === 'bytes') return bytesAsText(literal.hexadecimal);
  if (literal.kind === 'bits') return bytesAsText(evenDigits(binaryToHexadecimal(literal.binary)));
  throw cursor.error('Expected a string.', start);
}

function bytesAsText(hexadecimal: string): string {
  const bytes = (hexadecimal.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return String.fromCharCode(...bytes);
  }
}

function evenDigits(hexadecimal: string): string {
  return hexadecimal.length % 2 === 0 ? hexadecimal : `0${hexadecimal}`;
}

/** Takes the current STRING token, and the UESCAPE behind it. */
export function decodeToken(parser: Parser): Decoded {
  const { cursor } = parser;
  const { text, offset } = cursor;
  cursor.advance();
  const decoded = decodeString(text, cursor.dialect.lexis, unicodeMark(parser, text));
  checkCharacters(parser, decoded.value, offset);
  return decoded;
}

function checkCharacters({ cursor }: Parser, value: string, start: number): void {
  const { barredFromStrings } = cursor.dialect.lexis;
  if (barredFromStrings === '' || !value.includes(barredFromStrings)) return;
  throw cursor.error('A string cannot hold the character NUL.', start, 'semantic_error');
}

/** [UESCAPE STRING] : what begins a Unicode escape in the string before it. */
function unicodeMark({ cursor }: Parser, text: string): string | undefined {
  return text.charCodeAt(1) === AMPERSAND && /^u&/i.test(text) ? cursor.unicodeMark() : undefined;
}

function continuesString({ cursor, grammar }: Parser): boolean {
  if (grammar.dialect.adjacentStrings === 'anywhere') return true;
  const plain = grammar.dialect.lexis.stringQuotes.includes(cursor.text.charAt(0));
  return plain && LINE_BREAK.test(cursor.tokens.source.slice(cursor.endOfLast, cursor.offset));
}
