import type { Expression, PartitionBound, RangeEnd } from '../ir.ts';
import type { Parser } from './context.ts';
import { parseWholeExpression } from './expression.ts';

/** Partition : [PARTITION] Name [VALUES Bound] Option* [( Subpartition [, Subpartition]* )], of which MariaDB needs no first word */
export function parsePartition(parser: Parser): PartitionBound {
  const { cursor, grammar } = parser;
  cursor.eat('partition');
  const name = cursor.anyName();
  const bound = cursor.eat('values') ? parseBound(parser) : HASHED;
  while (grammar.partitionOptions.match(parser) !== null);
  return { ...bound, name };
}

/** A partition of a table that is divided by hash: any value may be in it. */
const HASHED: PartitionBound = { kind: 'default' };

/** Bound : LESS THAN ( MAXVALUE | ( Limit [, Limit]* ) ) | IN ( DEFAULT ) | IN ( Row [, Row]* ) */
function parseBound(parser: Parser): PartitionBound {
  const { cursor } = parser;
  if (cursor.eat('in')) {
    if (cursor.spelling === '(' && cursor.peek(1) === 'default' && cursor.peek(2) === ')') {
      for (let i = 0; i < 3; i++) cursor.advance();
      return HASHED;
    }
    return { kind: 'in', rows: cursor.parenthesized(() => parseRow(parser)) };
  }
  cursor.expect('less');
  cursor.expect('than');
  if (cursor.eat('maxvalue')) return { kind: 'lessThan', values: ['maximum'] };
  return { kind: 'lessThan', values: cursor.parenthesized(() => parseLimit(parser)) };
}

/** Row : Expression | ( Expression [, Expression]* ) */
function parseRow(parser: Parser): readonly Expression[] {
  const value = parseWholeExpression(parser);
  return value.kind === 'row' ? value.items : [value];
}

/** Limit : MAXVALUE | Expression */
function parseLimit(parser: Parser): RangeEnd {
  return parser.cursor.eat('maxvalue') ? 'maximum' : parseWholeExpression(parser);
}

/**
 * PartitionBound : DEFAULT | FOR VALUES ( IN ( Expression [, …] ) | FROM ( End [, …] ) TO ( End [, …] )
 *   | WITH ( Hash [, …] ) ) — the bound of a partition that has a statement of its own
 */
export function parsePartitionBound(parser: Parser): PartitionBound {
  const { cursor } = parser;
  if (cursor.eat('default')) return { kind: 'default' };
  cursor.expect('for');
  cursor.expect('values');
  if (cursor.eat('in')) return { kind: 'in', rows: cursor.parenthesized(() => [parseWholeExpression(parser)]) };
  if (cursor.eat('with')) {
    const { offset } = cursor;
    const given = cursor.parenthesized(() => parseHash(parser));
    const { modulus, remainder } = Object.fromEntries(given);
    if (given.length !== 2 || modulus === undefined || remainder === undefined) {
      throw cursor.error('A partition by hash has one MODULUS and one REMAINDER.', offset);
    }
    return { kind: 'hash', modulus, remainder };
  }
  cursor.expect('from');
  const from = cursor.parenthesized(() => parseEnd(parser));
  cursor.expect('to');
  return { kind: 'fromTo', from, to: cursor.parenthesized(() => parseEnd(parser)) };
}

/** Hash : ( MODULUS | REMAINDER ) Integer */
function parseHash({ cursor }: Parser): readonly ['modulus' | 'remainder', number] {
  const { offset } = cursor;
  const word = cursor.anyName();
  if (word !== 'modulus' && word !== 'remainder') {
    throw cursor.error(`Expected "MODULUS" or "REMAINDER", found "${word}".`, offset);
  }
  if (!cursor.atNumber()) throw cursor.unexpected();
  const number = Number(cursor.text);
  cursor.advance();
  return [word, number];
}

/** End : MINVALUE | MAXVALUE | Expression */
function parseEnd(parser: Parser): RangeEnd {
  const { cursor } = parser;
  if (cursor.eat('minvalue')) return 'minimum';
  return cursor.eat('maxvalue') ? 'maximum' : parseWholeExpression(parser);
}
