import { readFileSync } from 'node:fs';
import { loadModule, parseSync } from 'libpg-query';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outcomeOf, tableWithCheck } from '../parser/reading.ts';

/** libpg-query is the server's own parser: what it refuses is no syntax, whatever a statement means. */
const it = suite('PostgreSQL: syntax');

/** One text a line, each of one form of the grammar or one mistake in it. */
function linesOf(name: string): readonly string[] {
  const folder = new URL('../../../fixtures/syntax/postgresql/', import.meta.url);
  return readFileSync(new URL(`${name}.txt`, folder), 'utf8')
    .trimEnd()
    .split('\n');
}

const expressions = linesOf('expressions');
const types = linesOf('types');
const statements = linesOf('statements');

it.before(() => loadModule());

/** Every text is refused for its syntax by both, or by none; those that are not are listed. */
function bothAgree(texts: readonly string[]): void {
  const differences = texts.filter((text) => isSyntax(text) !== readsSyntax(text));
  assert.equal(
    differences.map((text) => `${text}  →  ${outcomeOf('postgresql', text)}`),
    [],
  );
}

function isSyntax(text: string): boolean {
  try {
    parseSync(text);
    return true;
  } catch {
    return false;
  }
}

function readsSyntax(text: string): boolean {
  return !outcomeOf('postgresql', text).startsWith('syntax_error');
}

it('expressions of checks', () => bothAgree(expressions.map((expression) => tableWithCheck('postgresql', expression))));

it('expressions of defaults, and attributes behind them', () =>
  bothAgree(
    expressions.flatMap((expression) => [
      `CREATE TABLE t (a text DEFAULT ${expression})`,
      `CREATE TABLE t (a text DEFAULT ${expression}\n NOT NULL)`,
    ]),
  ));

it('operators between operators', () => {
  const operators = [...'+ * ^ = < <> || ~ -> IS LIKE AND OR'.split(' '), 'IN', 'NOT IN', 'IS DISTINCT FROM', '::'];
  const pairs = operators.flatMap((first) => operators.map((second) => [first, second] as const));
  const operandOf = (operator: string): string => {
    if (operator.endsWith('IN')) return '(b)';
    return operator === 'IS' ? 'TRUE' : operator === '::' ? 'int' : 'b';
  };
  const chain = (first: string, second: string): string =>
    `a ${first} ${operandOf(first)} ${second} ${operandOf(second)}`;
  bothAgree(
    pairs.flatMap(([one, other]) => [
      tableWithCheck('postgresql', chain(one, other)),
      tableWithCheck('postgresql', `NOT ${chain(one, other)}`),
    ]),
  );
});

it('types', () =>
  bothAgree(
    types.flatMap((type) => [
      `CREATE TABLE t (a ${type})`,
      `CREATE TABLE t (a ${type} NOT NULL, b int)`,
      `CREATE TABLE t (a int DEFAULT 'x'::${type} NOT NULL)`,
    ]),
  ));

it('statements', () => bothAgree(statements));

it.run();
