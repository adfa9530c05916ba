import { type DialectName, dialects } from '../../grammar/index.ts';
import { DdlError } from '../../src/index.ts';
import type { Expression, Table } from '../../src/ir.ts';
import { makeGrammar } from '../../src/parser/grammar.ts';
import { parse } from '../../src/parser/parse.ts';

export const grammars = {
  mysql: makeGrammar(dialects.mysql),
  postgresql: makeGrammar(dialects.postgresql),
} as const satisfies Record<DialectName, unknown>;

export function read(dialect: DialectName, ddl: string): Table {
  return parse(ddl, grammars[dialect]).table;
}

/** Behind it, any operator may stand between values of any types: what it takes is not in its text. */
export const ANY_TYPES = { mysql: '', postgresql: '; CREATE OPERATOR === (FUNCTION = f)' } as const;

/** A table with a check of this expression, over the columns a to h, whose types do not matter. */
export function tableWithCheck(dialect: DialectName, expression: string): string {
  const columns = 'a int, b int, c int, d int, e int, f int, g int, h int';
  return `CREATE TABLE t (${columns}, CHECK (${expression}))${ANY_TYPES[dialect]}`;
}

/** The tree that an expression is read as. */
export function readExpression(dialect: DialectName, expression: string): Expression {
  const [check] = read(dialect, tableWithCheck(dialect, expression)).checks;
  if (check === undefined) throw new Error('The table has no check.');
  return check.expression;
}

/** What became of a text: `read`, or the error as `code line:column sentence`. Any other error is thrown. */
export function outcomeOf(dialect: DialectName, ddl: string): string {
  try {
    read(dialect, ddl);
  } catch (error) {
    if (error instanceof DdlError) return `${error.code} ${error.line}:${error.column} ${error.message}`;
    throw error;
  }
  return 'read';
}
