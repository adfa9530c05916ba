import { parseArgs } from 'node:util';
import type { Mode } from '../../src/index.ts';
import { type LoadedFormat, loadedFormats } from '../support/loading-rows.ts';
import { isServerName, type ServerName, serverNames } from '../support/servers.ts';

export const USAGE = `npm run loadcheck -- [OPTION…] FILE…
npm run loadcheck -- [OPTION…] --schemas DIR

Compiles each case of the corpus files, makes its table on real servers, loads the rows there and counts them. Or restores
the dumps of a folder with the stock clients (psql, mysql, mariadb), fills them through the command and those clients, counts
their tables and looks for orphans.

  --server NAME        postgresql, mysql or mariadb; may be repeated; without it, every one that has an address
                       in POSTGRES_URL, MYSQL_URL or MARIADB_URL
  --rows N             rows for each table (default 1000; with --schemas, 200)
  --format NAME        insert, or rows as the server reads them from a client: copy, csv (default insert; of corpus files)
  --mode NAME          which values the first rows have: random or edge (default random)
  --failures FILE      where each failure goes, a JSON line each (default loadcheck-failures.jsonl)

Of corpus files:

  --connections N      connections to each server (default 4)
  --every N            every Nth case only
  --with-companions    run what a dump says of the table later, too, and give it to the compiler
  --with-partitions    give a partition that takes any row to partitioned tables that have none: no server takes a row
                       of them
  --constrained        only tables with more than types and keys of one column: a CHECK, a composite key, an EXCLUDE,
                       a domain, an enum, partitions or companion statements
  --min P              percentage of the tables, on each server, that must be accepted and must load
  --min-accepted P     the same for accepted only
  --min-loaded P       the same for loaded only

Of whole schemas:

  --schemas DIR        a folder with dumps in postgresql/, mysql/ and mariadb/ (without the last, MariaDB takes those of
                       MySQL); DIR/index.jsonl may say what to expect; may be repeated
  --only NAME          only the dump of this name (pagila, or postgresql/pagila); may be repeated
  --seed S             seed of the rows (default 1)
  --inside             run the command's code in this process, not a process of the command for each dump: in half the time
  --report FILE        all that was found, a JSON line for each dump: rows of tables, children per parent

Exit status: 0 all is well, 1 less than the percentages asked for or a dump at fault, 2 bad arguments or nothing to check.
`;

interface CommonArguments {
  readonly servers: readonly ServerName[];
  readonly rows: number;
  readonly mode: Mode;
  readonly failuresFile: string;
}

/** The tables of corpus files, each by itself. */
export interface TableArguments extends CommonArguments {
  readonly subject: 'tables';
  readonly files: readonly string[];
  readonly connections: number;
  /** Of so many cases, one is checked. */
  readonly every: number;
  readonly withCompanions: boolean;
  readonly withPartitions: boolean;
  readonly constrained: boolean;
  readonly format: LoadedFormat;
  /** Percentages. */
  readonly minAccepted: number;
  readonly minLoaded: number;
}

/** The dumps of folders. */
export interface SchemaArguments extends CommonArguments {
  readonly subject: 'schemas';
  readonly folders: readonly string[];
  /** Names of dumps; empty: all. */
  readonly only: readonly string[];
  readonly seed: string;
  /** Whether the command's code runs in this process. */
  readonly inside: boolean;
  /** Null: no report. */
  readonly reportFile: string | null;
}

/** The options of the one subject, which mean nothing to the other. */
const TABLE_OPTIONS = [
  'connections',
  'every',
  'with-companions',
  'with-partitions',
  'constrained',
  'format',
  'min',
  'min-accepted',
  'min-loaded',
] as const;
const SCHEMA_OPTIONS = ['only', 'seed', 'inside', 'report'] as const;

const TABLE_ROWS = '1000';
const SCHEMA_ROWS = '200';

/** The command line is at fault. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** Reads the words behind `npm run loadcheck --`. Throws ArgumentError. */
export function parseArguments(words: readonly string[]): TableArguments | SchemaArguments {
  const { values, positionals } = parse(words);
  const { schemas } = values;
  const misplaced = (schemas === undefined ? SCHEMA_OPTIONS : TABLE_OPTIONS).find((name) => values[name] !== undefined);
  if (misplaced !== undefined) {
    throw new ArgumentError(`--${misplaced} is for ${schemas === undefined ? '--schemas' : 'corpus files'}.`);
  }
  const common = {
    servers: values.server === undefined ? serverNames : values.server.map(serverName),
    rows: integer('--rows', values.rows ?? (schemas === undefined ? TABLE_ROWS : SCHEMA_ROWS)),
    mode: modeOf(values.mode ?? 'random'),
    failuresFile: values.failures,
  };
  if (schemas !== undefined) {
    if (positionals.length > 0) throw new ArgumentError('Name corpus files or --schemas, not both.');
    return {
      ...common,
      subject: 'schemas',
      folders: schemas,
      only: values.only ?? [],
      seed: values.seed ?? '1',
      inside: values.inside ?? false,
      reportFile: values.report ?? null,
    };
  }
  if (positionals.length === 0) throw new ArgumentError('Name at least one corpus file.');
  const min = values.min ?? '0';
  return {
    ...common,
    subject: 'tables',
    files: positionals,
    connections: integer('--connections', values.connections ?? '4'),
    every: integer('--every', values.every ?? '1'),
    withCompanions: values['with-companions'] ?? false,
    withPartitions: values['with-partitions'] ?? false,
    constrained: values.constrained ?? false,
    format: format(values.format ?? 'insert'),
    minAccepted: percentage('--min-accepted', values['min-accepted'] ?? min),
    minLoaded: percentage('--min-loaded', values['min-loaded'] ?? min),
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        server: { type: 'string', multiple: true },
        rows: { type: 'string' },
        failures: { type: 'string', default: 'loadcheck-failures.jsonl' },
        connections: { type: 'string' },
        mode: { type: 'string' },
        every: { type: 'string' },
        'with-companions': { type: 'boolean' },
        'with-partitions': { type: 'boolean' },
        constrained: { type: 'boolean' },
        format: { type: 'string' },
        min: { type: 'string' },
        'min-accepted': { type: 'string' },
        'min-loaded': { type: 'string' },
        schemas: { type: 'string', multiple: true },
        only: { type: 'string', multiple: true },
        seed: { type: 'string' },
        inside: { type: 'boolean' },
        report: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function serverName(word: string): ServerName {
  if (isServerName(word)) return word;
  throw new ArgumentError(`--server must be one of ${serverNames.join(', ')}.`);
}

function modeOf(word: string): Mode {
  if (word === 'random' || word === 'edge') return word;
  throw new ArgumentError('--mode must be random or edge.');
}

function format(word: string): LoadedFormat {
  const found = loadedFormats.find((name) => name === word);
  if (found !== undefined) return found;
  throw new ArgumentError(`--format must be one of ${loadedFormats.join(', ')}.`);
}

function integer(option: string, word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new ArgumentError(`${option} must be an integer from 1.`);
}

function percentage(option: string, word: string): number {
  if (/^\d+(?:\.\d+)?$/.test(word) && Number(word) <= 100) return Number(word);
  throw new ArgumentError(`${option} must be a percentage from 0 to 100.`);
}
