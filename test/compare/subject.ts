import type { DialectName } from '../../src/index.ts';
import { fixturesOf, statementsIn } from '../fixtures/fixture.ts';
import { type Check, type CorpusCase, checkOf } from '../loadcheck/corpus.ts';
import { casesBelow } from '../loadcheck/folder.ts';
import { generatedTables } from '../readback/generated.ts';
import { type ServerName, serverNames } from '../support/servers.ts';

/** A table that both builds are given. */
export interface Subject {
  /** A fixture's path, a corpus file with the number of its case, or the number of a generated table. */
  readonly name: string;
  readonly dialect: DialectName;
  readonly ddl: string;
  /** How the rows are loaded on a server of the dialect; undefined: it does not take the table. */
  readonly checkFor: (server: ServerName) => Check | undefined;
}

/** Which tables are compared. */
export interface Selection {
  readonly corpora: readonly string[];
  readonly generated: number;
  readonly seed: string;
  readonly every: number;
  readonly only: string;
}

/** The tables of a selection: the fixtures, then those of the corpora, then the generated ones. */
export function subjectsOf(
  { corpora, generated, seed, every, only }: Selection,
  dialects: readonly DialectName[],
): Subject[] {
  const all = [
    ...dialects.flatMap(fixtureSubjects),
    ...corpora.flatMap((folder) => [...corpusSubjects(folder)]),
    ...generatedSubjects(seed, generated),
  ];
  return all.filter(({ name }) => name.includes(only)).filter((_, index) => index % every === 0);
}

function fixtureSubjects(dialect: DialectName): Subject[] {
  return fixturesOf(dialect).map(({ path, ddl, error, servers }) => ({
    name: `fixtures/${path}`,
    dialect,
    ddl,
    checkFor: (server) =>
      error === undefined && (servers.length === 0 || servers.includes(server))
        ? plainCheck(path, dialect, ddl, statementsIn(ddl))
        : undefined,
  }));
}

function* corpusSubjects(folder: string): Generator<Subject> {
  for (const { file, number, corpusCase } of casesBelow(folder)) {
    yield {
      name: `${file}:${number} ${corpusCase.table}`,
      dialect: corpusCase.dialect,
      ddl: definitionOf(corpusCase),
      checkFor: (server) => checkOf(corpusCase, server, true),
    };
  }
}

/** The text as a server that made the table has it, with what it needs and what a dump says of it later. */
function definitionOf(corpusCase: CorpusCase): string {
  const checks = serverNames.map((server) => checkOf(corpusCase, server, true));
  return checks.find((check) => check !== undefined)?.definition ?? corpusCase.ddl;
}

function* generatedSubjects(seed: string, count: number): Generator<Subject> {
  for (const { number, dialect, ddl } of generatedTables(seed, 0, count)) {
    const name = `generated ${number}, seed ${seed}`;
    yield { name, dialect, ddl, checkFor: () => plainCheck(name, dialect, ddl, [ddl]) };
  }
}

/** A text of which every server makes the table that the output names. */
function plainCheck(id: string, dialect: DialectName, definition: string, setUp: readonly string[]): Check {
  return {
    id,
    dialect,
    table: '',
    parents: [],
    expectation: 'load',
    setUp,
    definition,
    enforceForeignKeys: true,
    hasCompanions: false,
  };
}
