import type { InfixRow, PrefixRow } from '../../grammar/dialect.ts';
import { SYMBOL } from '../token.ts';
import type { Parser } from './context.ts';

/** The row of an operator that no table lists, where the dialect has such. */
export function otherOperator(parser: Parser, negated: boolean): InfixRow | null {
  const power = parser.grammar.dialect.operators.other;
  return power === null || negated || !atOperator(parser) ? null : { power, form: 'binary' };
}

/** The row of a prefix operator that no table lists: those that stand between operands with a power of their own are none. */
export function otherPrefix(parser: Parser): PrefixRow | null {
  const { cursor, grammar } = parser;
  const { otherPrefix: power, other } = grammar.dialect.operators;
  if (power === null) return null;
  const known = grammar.infix.get(cursor.spelling);
  if (known?.form === 'qualifiedOperator') return cursor.peek(1) === '(' ? { power } : null;
  return atOperator(parser) && (known === undefined || known.power === other) ? { power } : null;
}

/** Whether a run of operator characters stands here: any may be an operator, but for the arrow of named arguments. */
function atOperator({ cursor, grammar }: Parser): boolean {
  if (cursor.kind !== SYMBOL || cursor.spelling === '=>') return false;
  return grammar.dialect.lexis.operatorCharacters.includes(cursor.text.charAt(0));
}
