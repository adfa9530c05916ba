import type { Expression, PartitionBound } from '../ir.ts';
import type { Parser } from './context.ts';
import { parseWholeExpression } from './expression.ts';

/** Partition : PARTITION Name [VALUES Bound] Option* [( Subpartition [, Subpartition]* )] */
export function parsePartition(parser: Parser): PartitionBound {
  const { cursor, grammar } = parser;
  cursor.expect('partition');
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
  if (cursor.eat('maxvalue')) return { kind: 'lessThan', values: [null] };
  return { kind: 'lessThan', values: cursor.parenthesized(() => parseLimit(parser)) };
}

/** Row : Expression | ( Expression [, Expression]* ) */
function parseRow(parser: Parser): readonly Expression[] {
  const value = parseWholeExpression(parser);
  return value.kind === 'row' ? value.items : [value];
}

/** Limit : MAXVALUE | Expression */
function parseLimit(parser: Parser): Expression | null {
  return parser.cursor.eat('maxvalue') ? null : parseWholeExpression(parser);
}

/**
 * PartitionBound : DEFAULT | FOR VALUES ( IN ( Expression [, …] ) | FROM ( Limit [, …] ) TO ( Limit [, …] )
 *   | WITH ( MODULUS Integer , REMAINDER Integer ) ) — the bound of a partition that has a statement of its own
 */
export function parsePartitionBound(parser: Parser): PartitionBound {
  const { cursor } = parser;
  if (cursor.eat('default')) return { kind: 'default' };
  cursor.expect('for');
  cursor.expect('values');
  if (cursor.eat('in')) return { kind: 'in', rows: cursor.parenthesized(() => [parseWholeExpression(parser)]) };
  if (cursor.eat('with')) {
    cursor.expect('(');
    while (!cursor.eat(')')) {
      if (cursor.atEnd()) throw cursor.unexpected();
      cursor.advance();
    }
    return HASHED;
  }
  cursor.expect('from');
  const from = cursor.parenthesized(() => parseEnd(parser));
  cursor.expect('to');
  return { kind: 'fromTo', from, to: cursor.parenthesized(() => parseEnd(parser)) };
}

/** End : MINVALUE | MAXVALUE | Expression — null where the range is open. */
function parseEnd(parser: Parser): Expression | null {
  const { cursor } = parser;
  return cursor.eat('minvalue') || cursor.eat('maxvalue') ? null : parseWholeExpression(parser);
}
