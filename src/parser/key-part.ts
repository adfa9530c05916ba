import type { KeyPart } from '../ir.ts';
import { NUMBER } from '../token.ts';
import type { Parser } from './context.ts';
import { parseWholeExpression } from './expression.ts';

/** Integer : NUMBER — a whole one. */
export function integer({ cursor }: Parser): number {
  const { wholeNumber } = cursor;
  if (wholeNumber >= 0) {
    cursor.advance();
    return wholeNumber;
  }
  const { text } = cursor;
  if (!/^[0-9_]+$/.test(text)) throw cursor.error(`Expected a whole number, found "${text}".`);
  cursor.advance();
  return Number(text.includes('_') ? text.replaceAll('_', '') : text);
}

/** KeyPart : ( Column [( Length )] | Call | ( Expression ) ) Suffix — the suffix is the dialect's. */
export function keyPart(parser: Parser): KeyPart {
  const { cursor } = parser;
  const offset = cursor.offset;
  const part = keyPartHead(parser, offset);
  const suffix = parser.grammar.keyPartSuffix.match(parser);
  const overlap = suffix?.captures.words.includes('overlaps') === true;
  return { ...part, operator: overlap ? '&&' : (suffix?.captures.strings[0] ?? null) };
}

/** The same without the suffix. */
export function keyPartHead(parser: Parser, offset: number): KeyPart {
  const { cursor } = parser;
  const none = { column: null, expression: null, length: null, operator: null, offset };
  if (cursor.spelling === '(') return { ...none, expression: parseWholeExpression(parser) };
  const prefixed = cursor.peek(1) === '(' && cursor.peekKind(2) === NUMBER && cursor.peek(3) === ')';
  if (atCall(cursor) && !prefixed) return { ...none, expression: parseWholeExpression(parser) };
  const column = cursor.name('column');
  if (!prefixed) return { ...none, column };
  cursor.advance();
  const length = integer(parser);
  cursor.advance();
  return { ...none, column, length };
}

/** Whether the name at the cursor, which others may qualify, is that of a function which is called. */
function atCall(cursor: Parser['cursor']): boolean {
  let behind = 1;
  while (cursor.peek(behind) === '.') behind += 2;
  return cursor.peek(behind) === '(';
}
