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
  return parse(ddl, grammars[dialect]);
}

/** A table with a check of this expression, over the columns a to h. */
export function tableWithCheck(expression: string): string {
  return `CREATE TABLE t (a int, b int, c int, d int, e int, f int, g int, h int, CHECK (${expression}))`;
}

/** The tree that an expression is read as. */
export function readExpression(dialect: DialectName, expression: string): Expression {
  const [check] = read(dialect, tableWithCheck(expression)).checks;
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
