import { type Decoded, decodeString } from '../decode.ts';
import type { Expression } from '../ir.ts';
import { NUMBER, STRING } from '../token.ts';
import type { Parser } from './context.ts';

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

/** String : STRING+ [UESCAPE STRING] */
export function stringLiteral(parser: Parser): Expression {
  const { cursor } = parser;
  const start = cursor.offset;
  const first = decodeToken(parser);
  if (first.form === 'bits') {
    if (!/^[01]*$/.test(first.value)) throw cursor.error('A bit string holds only 0 and 1.', start);
    return { kind: 'bits', binary: first.value };
  }
  if (first.form === 'hexadecimal') {
    if (!/^[0-9a-fA-F]*$/.test(first.value))
      throw cursor.error('A hexadecimal string holds only hexadecimal digits.', start);
    return { kind: 'bytes', hexadecimal: first.value };
  }
  let value = first.value;
  while (cursor.kind === STRING && continuesString(parser)) value += decodeToken(parser).value;
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
export function decodeToken({ cursor }: Parser): Decoded {
  const text = cursor.text;
  cursor.advance();
  const { lexis } = cursor.dialect;
  if (!/^u&/i.test(text) || cursor.spelling !== 'uescape') return decodeString(text, lexis);
  cursor.advance();
  const mark = decodeString(cursor.text, lexis).value;
  cursor.advance();
  return decodeString(text, lexis, mark);
}

function continuesString({ cursor, grammar }: Parser): boolean {
  if (grammar.dialect.adjacentStrings === 'anywhere') return true;
  return /[\n\r]/.test(cursor.tokens.source.slice(cursor.endOfLast, cursor.offset));
}
