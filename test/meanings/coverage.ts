#!/usr/bin/env node
/**
 * Says how many columns of schema dumps get a meaning beyond their type, and which names do not: see USAGE.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DialectName } from '../../grammar/index.ts';
import type { Kind } from '../../grammar/shape.ts';
import { DdlError } from '../../src/ddl-error.ts';
import { parsed } from '../../src/dialects.ts';
import type { Table } from '../../src/ir.ts';
import { meaningsOfTable } from '../../src/meanings/index.ts';

const USAGE = `npm run meanings -- DIR|FILE…

Counts the columns of the tables in schema dumps (*.sql; those below a folder postgresql are PostgreSQL's) by what says what
they hold, and lists the hundred most frequent names of which nothing does.
`;

/** Names that are listed. */
const SHOWN = 100;

/** A table with its columns, up to the line that closes it. */
const CREATE_TABLE = /^CREATE TABLE (?:IF NOT EXISTS )?(?<name>\S+)[\s\S]*?^\)[^;]*;/gm;
const CREATE_TYPE = /^CREATE (?:TYPE|DOMAIN) [\s\S]*?;$/gm;
/** A key of a table, or a reference, that a dump has behind it. */
const ADD_KEY = /^ALTER TABLE (?:ONLY )?(?<name>\S+)\s+ADD CONSTRAINT \S+ (?:PRIMARY KEY|UNIQUE|FOREIGN KEY)[^;]*;/gm;

/** Kinds of values that mean something by themselves. */
const TELLING: ReadonlySet<Kind> = new Set<Kind>([
  'uuid',
  'network',
  'mac',
  'spatial',
  'geometric',
  'textSearch',
  'range',
  'vector',
]);

function filesOf(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .flatMap((name) => filesOf(join(path, name)))
    .filter((file) => file.endsWith('.sql'));
}

function* tablesOf(file: string): Generator<Table> {
  const dump = readFileSync(file, 'utf8');
  const dialect: DialectName = /(?:^|\/)postgresql\//.test(file) ? 'postgresql' : 'mysql';
  const types = dialect === 'postgresql' ? (dump.match(CREATE_TYPE) ?? []).join('\n') : '';
  const added = new Map<string, string>();
  for (const [statement, name = ''] of dump.matchAll(ADD_KEY))
    added.set(name, `${added.get(name) ?? ''}${statement}\n`);
  for (const [statement, name = ''] of dump.matchAll(CREATE_TABLE)) {
    try {
      yield parsed(`${types}\n${statement}\n${added.get(name) ?? ''}`, dialect).table;
    } catch (error) {
      if (!(error instanceof DdlError)) throw error;
      unread++;
    }
  }
}

let unread = 0;
const counts = new Map<string, number>();
const names = new Map<string, number>();
const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}
for (const table of paths.flatMap(filesOf).flatMap((file) => [...tablesOf(file)])) {
  const meanings = meaningsOfTable(table);
  const referring = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
  const identifying = new Set(
    table.keys.filter(({ kind }) => kind === 'primary').flatMap(({ parts }) => parts.map(({ column }) => column)),
  );
  for (const { name, filledBy, type } of table.columns) {
    count(counts, 'columns');
    const [match] = meanings.get(name) ?? [];
    if (filledBy !== 'writer') count(counts, 'filled by the database');
    else if (type.shape.kind === 'enum' || type.shape.kind === 'set') count(counts, 'labels of the type');
    else if (match?.isGeneral === false) count(counts, 'a meaning');
    else if (referring.has(name)) count(counts, 'what they refer to');
    else if (identifying.has(name)) count(counts, 'which row it is');
    else if (TELLING.has(type.shape.kind)) count(counts, 'what their kind says');
    else if (match !== undefined) count(counts, 'a general meaning');
    else {
      count(counts, 'none');
      count(names, `${name.toLowerCase()} (${type.shape.kind})`);
    }
  }
}
const all = counts.get('columns') ?? 0;
const lines = Array.from(
  counts,
  ([what, number]) =>
    `${what.padEnd(24)}${String(number).padStart(8)}${((100 * number) / all).toFixed(1).padStart(8)} %\n`,
);
const frequent = [...names].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
// Who has seen enough closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.stdout.write(
  `${lines.join('')}tables that are not read ${String(unread).padStart(7)}\n\n${frequent.map(([name, number]) => `${name}: ${number}`).join(', ')}\n`,
);
