import type { DialectName } from '../../src/index.ts';
import type { ServerName } from '../support/servers.ts';

/** One line of a corpus file: a CREATE TABLE statement and what the servers said of it. Absent: empty, null or false. */
export interface CorpusCase {
  readonly id: string;
  readonly dialect: DialectName;
  /** Schema and name, without quotes. */
  readonly table: string;
  readonly ddl: string;
  /** Statements that the ddl needs first. */
  readonly prelude?: readonly string[];
  /** What a dump says of the table later. */
  readonly postlude?: readonly string[];
  /** `ok`, `syntax_error`, or `error: …`. */
  readonly pg18?: string;
  readonly mysql9?: string;
  readonly mariadb10?: string;
  /** `ok` where the postlude ran too. */
  readonly pg18_postlude?: string;
  readonly mysql9_postlude?: string;
  /** The ddl needs nothing else: its foreign keys, if any, are to itself. */
  readonly standalone?: boolean;
  readonly standalone_mariadb10?: boolean;
}

/** Where a case says what concerns a server. */
const fields = {
  postgresql: { verdict: 'pg18', postludeVerdict: 'pg18_postlude', standalone: 'standalone' },
  mysql: { verdict: 'mysql9', postludeVerdict: 'mysql9_postlude', standalone: 'standalone' },
  mariadb: { verdict: 'mariadb10', postludeVerdict: 'mysql9_postlude', standalone: 'standalone_mariadb10' },
} as const satisfies Record<ServerName, Record<string, keyof CorpusCase>>;

const verdictFields = ['pg18', 'mysql9', 'mariadb10'] as const;

/** What the compiler should make of a case: rows that load, or a refusal. */
export type Expectation = 'load' | 'refusal';

/** A case as one server should see it. */
export interface Check {
  readonly id: string;
  readonly dialect: DialectName;
  readonly table: string;
  /** Tables that came along: the rows of a partition are written to the table that it is part of. */
  readonly parents: readonly string[];
  readonly expectation: Expectation;
  /** For the server, in order. */
  readonly setUp: readonly string[];
  /** For the compiler. */
  readonly definition: string;
  readonly enforceForeignKeys: boolean;
  /** Whether the definition has more than the CREATE TABLE. */
  readonly hasCompanions: boolean;
}

/** Reads the text of a corpus file: one JSON object a line. */
export function readCorpus(text: string): CorpusCase[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line): CorpusCase => JSON.parse(line));
}

/** The check of a case on a server; undefined where the server's verdict leaves nothing to check. */
export function checkOf(item: CorpusCase, server: ServerName, withCompanions: boolean): Check | undefined {
  const { postludeVerdict, standalone } = fields[server];
  const expectation = expectationOf(item, server);
  if (expectation === undefined) return undefined;
  const prelude = item.prelude ?? [];
  const companions = withCompanions && item[postludeVerdict] === 'ok' ? (item.postlude ?? []) : [];
  const parents = withCompanions ? tablesNeeded(item.ddl, prelude) : [];
  const before = [...prelude.filter(definesType), ...parents];
  return {
    id: item.id,
    dialect: item.dialect,
    table: item.table,
    parents: parents.map(nameOfTable).filter((name) => name !== undefined),
    expectation,
    setUp: [...withoutRepeats(prelude), item.ddl, ...companions],
    definition: [...before, item.ddl, ...companions].join('\n'),
    // With a parent table before it, the table refers to rows that nobody writes.
    enforceForeignKeys: item[standalone] === true && (item.prelude ?? []).length === 0,
    hasCompanions: before.length + companions.length > 0,
  };
}

/**
 * A table that the server made must load. A text must be refused where every server of its dialect finds a syntax
 * error in it: a dialect is read for all of them, so what one of them can read is no fault.
 */
function expectationOf(item: CorpusCase, server: ServerName): Expectation | undefined {
  const verdict = item[fields[server].verdict];
  if (verdict === 'ok') return 'load';
  const verdicts = verdictFields.map((field) => item[field]).filter((other) => other !== undefined);
  return verdict !== undefined && verdicts.every((other) => other === 'syntax_error') ? 'refusal' : undefined;
}

/** Some preludes make a type or a collation twice. The second time fails, and ends a transaction: the first counts. */
function withoutRepeats(prelude: readonly string[]): string[] {
  const made = new Set<string>();
  return prelude.filter((statement) => {
    const [, kind, name] = /^\s*CREATE\s+(TYPE|DOMAIN|COLLATION)\s+([^\s(]+)/i.exec(statement) ?? [];
    if (kind === undefined || name === undefined) return true;
    const key = `${kind} ${name}`.toLowerCase();
    if (made.has(key)) return false;
    made.add(key);
    return true;
  });
}

function definesType(statement: string): boolean {
  return /^\s*CREATE\s+(?:TYPE|DOMAIN)\b/i.test(statement);
}

/** The tables of a prelude that a statement takes columns from, and those that they take columns from, in order. */
function tablesNeeded(ddl: string, prelude: readonly string[]): string[] {
  const needed = new Set<string>();
  const follow = (statement: string): void => {
    for (const name of namesOfParents(statement)) {
      const parent = prelude.find((other) => nameOfTable(other) === name);
      if (parent === undefined || needed.has(parent)) continue;
      follow(parent);
      needed.add(parent);
    }
  };
  follow(ddl);
  return [...needed];
}

function nameOfTable(statement: string): string | undefined {
  const [, name] = /^\s*CREATE\s+(?:\w+\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?([\w."]+)/i.exec(statement) ?? [];
  return name?.toLowerCase();
}

function namesOfParents(statement: string): string[] {
  const found = statement.matchAll(/\b(?:PARTITION\s+OF|LIKE|INHERITS\s*\()\s*([\w."]+(?:\s*,\s*[\w."]+)*)/gi);
  return [...found].flatMap(([, names = '']) => names.toLowerCase().split(/\s*,\s*/));
}
