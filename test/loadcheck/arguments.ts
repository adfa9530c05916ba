import { parseArgs } from 'node:util';
import { isServerName, type ServerName, serverNames } from '../support/servers.ts';

export const USAGE = `npm run loadcheck -- [OPTION…] FILE…

Compiles each case of the corpus files, makes its table on real servers, loads the rows there and counts them.

  --server NAME        postgresql, mysql or mariadb; may be repeated; without it, every one that has an address
                       in POSTGRES_URL, MYSQL_URL or MARIADB_URL
  --rows N             rows for each table (default 1000)
  --connections N      connections to each server (default 4)
  --with-companions    run what a dump says of the table later, too, and give it to the compiler
  --with-partitions    give a partition that takes any row to partitioned tables that have none: no server takes a row
                       of them
  --constrained        only tables with more than types and keys of one column: a CHECK, a composite key, an EXCLUDE,
                       a domain, an enum, partitions or companion statements
  --failures FILE      where each failure goes, a JSON line each (default loadcheck-failures.jsonl)
  --min P              percentage of the tables, on each server, that must be accepted and must load
  --min-accepted P     the same for accepted only
  --min-loaded P       the same for loaded only

Exit status: 0 all is well, 1 less than the percentages asked for, 2 bad arguments or nothing to check.
`;

export interface Arguments {
  readonly files: readonly string[];
  readonly servers: readonly ServerName[];
  readonly rows: number;
  readonly connections: number;
  readonly withCompanions: boolean;
  readonly withPartitions: boolean;
  readonly constrained: boolean;
  readonly failuresFile: string;
  /** Percentages. */
  readonly minAccepted: number;
  readonly minLoaded: number;
}

/** The command line is at fault. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export function parseArguments(words: readonly string[]): Arguments {
  const { values, positionals } = parse(words);
  if (positionals.length === 0) throw new ArgumentError('Name at least one corpus file.');
  const min = values.min ?? '0';
  return {
    files: positionals,
    servers: values.server === undefined ? serverNames : values.server.map(serverName),
    rows: integer('--rows', values.rows),
    connections: integer('--connections', values.connections),
    withCompanions: values['with-companions'],
    withPartitions: values['with-partitions'],
    constrained: values.constrained,
    failuresFile: values.failures,
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
        rows: { type: 'string', default: '1000' },
        connections: { type: 'string', default: '4' },
        'with-companions': { type: 'boolean', default: false },
        'with-partitions': { type: 'boolean', default: false },
        constrained: { type: 'boolean', default: false },
        failures: { type: 'string', default: 'loadcheck-failures.jsonl' },
        min: { type: 'string' },
        'min-accepted': { type: 'string' },
        'min-loaded': { type: 'string' },
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

function integer(option: string, word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new ArgumentError(`${option} must be an integer from 1.`);
}

function percentage(option: string, word: string): number {
  if (/^\d+(?:\.\d+)?$/.test(word) && Number(word) <= 100) return Number(word);
  throw new ArgumentError(`${option} must be a percentage from 0 to 100.`);
}
