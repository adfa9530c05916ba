import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule, parseSync } from 'libpg-query';
import sqlParser from 'node-sql-parser';
import { parse as parseWithPgsqlAst } from 'pgsql-ast-parser';
import { dialects } from '../grammar/index.ts';
import { compile, type DialectName, dialectNames } from '../src/index.ts';
import { makeGrammar } from '../src/parser/grammar.ts';
import { parse } from '../src/parser/parse.ts';
import { type CorpusCase, readCorpus } from '../test/loadcheck/corpus.ts';
import { writeRows } from './correctness.ts';
import type { Figure } from './figure.ts';
import { interleaved, millisecondsOf } from './rounds.ts';

/** One text of so many is read where it is only shown that it works. */
const BRIEF_STEP = 50;

type Reader = (ddl: string) => unknown;

/** Reads and compiles the tables of a corpus that servers made, beside other parsers: tables a second of those that each reads. */
export async function corpusRates(folder: string, brief: boolean, rounds: number): Promise<readonly Figure[]> {
  await loadModule();
  const figures: Figure[] = [];
  for (const dialect of dialectNames) {
    const ddls = textsOf(folder, dialect).filter((_, index) => !brief || index % BRIEF_STEP === 0);
    const contenders = Object.entries(readers(dialect)).map(([name, read]) => {
      const readable = ddls.filter((ddl) => isRead(read, ddl));
      const run = () =>
        millisecondsOf(() => {
          for (const ddl of readable) read(ddl);
        });
      return { name: `corpus, ${dialect}: ${name}`, run, count: readable.length };
    });
    const timings = await interleaved(contenders, Math.min(rounds, 5));
    for (const { name, count } of contenders) {
      const { median } = timings.get(name) ?? { median: Number.NaN };
      const rate = `${((count / median) * 1000).toFixed(0)} tables, ${count} of ${ddls.length} read`;
      figures.push({ name, milliseconds: median, rate, ofC: null });
    }
  }
  return figures;
}

/**
 * What reads a table: ours, as far as is named, and others of the field. Not sql-ddl-to-json-schema, which runs out of memory
 * on real tables of less than a kilobyte.
 */
function readers(dialect: DialectName): Readonly<Record<string, Reader>> {
  const grammar = makeGrammar(dialects[dialect]);
  const other = new sqlParser.Parser();
  return {
    'rowsmith parses': (ddl) => parse(ddl, grammar),
    'rowsmith compiles': (ddl) => compile(ddl, { dialect }),
    'rowsmith compiles, writes 1 row': (ddl) => writeRows(compile(ddl, { dialect }), 1, 1),
    'node-sql-parser': (ddl) => other.astify(ddl, { database: dialect }),
    ...(dialect === 'postgresql'
      ? { 'libpg-query': parseSync, 'pgsql-ast-parser': (ddl) => parseWithPgsqlAst(ddl) }
      : {}),
  };
}

/** The texts of a dialect of which a server made a table. */
function textsOf(folder: string, dialect: DialectName): readonly string[] {
  const place = join(folder, dialect);
  const files = readdirSync(place).filter((name) => name.endsWith('.jsonl'));
  const isMade = ({ pg18, mysql9, mariadb10 }: CorpusCase) => [pg18, mysql9, mariadb10].includes('ok');
  return files
    .flatMap((name) => readCorpus(readFileSync(join(place, name), 'utf8')))
    .filter(isMade)
    .map(({ ddl }) => ddl);
}

function isRead(read: Reader, ddl: string): boolean {
  try {
    read(ddl);
    return true;
  } catch {
    return false;
  }
}
