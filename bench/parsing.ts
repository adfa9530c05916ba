import { loadModule, parseSync } from 'libpg-query';
import sqlParser from 'node-sql-parser';
import { parse as parseWithPgsqlAst } from 'pgsql-ast-parser';
import { Parser as JsonSchemaParser } from 'sql-ddl-to-json-schema';
import { dialects } from '../grammar/index.ts';
import { tokenize } from '../src/lexer.ts';
import { makeGrammar } from '../src/parser/grammar.ts';
import { parse } from '../src/parser/parse.ts';
import type { Figure } from './figure.ts';
import { type Contender, interleaved, millisecondsOf } from './rounds.ts';
import { tables } from './tables.ts';

/** Characters of the text that only the lexer reads. */
const LEXED = 150_000;

/** The wide table in MySQL's spelling. */
const mysqlWide = tables.wide
  .replaceAll('boolean', 'tinyint(1)')
  .replaceAll('timestamp(0)', 'datetime')
  .replaceAll('uuid', 'char(36)')
  .replaceAll('double precision', 'double');

/** Milliseconds that each contender runs before it is measured: V8 makes a parser of this size fast within a second. */
const WARM_UP_MS = 1500;

/** The contenders, after each has run for so long. */
function warmedUp(milliseconds: number, contenders: readonly (Contender & { run(): number })[]): readonly Contender[] {
  for (const { run } of contenders) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) run();
  }
  return contenders;
}

/** Reads a table of 200 columns beside the other parsers of the field, and cuts a long text into tokens. */
export async function parsing(brief: boolean, rounds: number): Promise<readonly Figure[]> {
  await loadModule();
  const times = brief ? 1 : 20;
  const contender = (name: string, action: () => unknown) => ({
    name,
    run: () =>
      millisecondsOf(() => {
        for (let i = 0; i < times; i++) action();
      }) / times,
  });
  const [postgresql, mysql] = [makeGrammar(dialects.postgresql), makeGrammar(dialects.mysql)];
  const long = `${tables.wide};\n`.repeat(Math.ceil(LEXED / tables.wide.length));
  const other = new sqlParser.Parser();
  const timings = await interleaved(
    warmedUp(brief ? 0 : WARM_UP_MS, [
      contender('lex 150 kB: rowsmith', () => tokenize(long, postgresql.lexicalTable)),
      contender('parse wide, postgresql: rowsmith', () => parse(tables.wide, postgresql)),
      contender('parse wide, postgresql: libpg-query', () => parseSync(tables.wide)),
      contender('parse wide, postgresql: pgsql-ast-parser', () => parseWithPgsqlAst(tables.wide)),
      contender('parse wide, postgresql: node-sql-parser', () => other.astify(tables.wide, { database: 'postgresql' })),
      contender('parse wide, mysql: rowsmith', () => parse(mysqlWide, mysql)),
      contender('parse wide, mysql: node-sql-parser', () => other.astify(mysqlWide, { database: 'mysql' })),
      contender('parse wide, mysql: sql-ddl-to-json-schema', () =>
        new JsonSchemaParser('mysql').feed(`${mysqlWide};`).toCompactJson(),
      ),
    ]),
    rounds,
  );
  return Array.from(timings, ([name, { median }]) => ({
    name,
    milliseconds: median,
    rate: name.startsWith('lex')
      ? `${(long.length / median / 1000).toFixed(0)} MB`
      : `${(1000 / median).toFixed(0)} tables`,
    ofC: null,
  }));
}
