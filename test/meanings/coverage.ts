#!/usr/bin/env node
/**
 * Says how many columns of schema dumps get a meaning beyond their type, and which names do not: see USAGE.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DialectName } from '../../grammar/index.ts';
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
const CREATE_TABLE = /^CREATE TABLE [\s\S]*?^\)[^;]*;/gm;
const CREATE_TYPE = /^CREATE (?:TYPE|DOMAIN) [\s\S]*?;$/gm;

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
  for (const [statement] of dump.matchAll(CREATE_TABLE)) {
    try {
      yield parsed(`${types}\n${statement}`, dialect);
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
  for (const { name, filledBy, type } of table.columns) {
    count(counts, 'columns');
    const [match] = meanings.get(name) ?? [];
    if (filledBy !== 'writer') count(counts, 'filled by the database');
    else if (type.shape.kind === 'enum' || type.shape.kind === 'set') count(counts, 'labels of the type');
    else if (match?.meaning.name.startsWith('general.')) count(counts, 'a general meaning');
    else if (match !== undefined) count(counts, 'a meaning');
    else {
      count(counts, 'none');
      count(names, `${name.toLowerCase()} (${type.shape.kind})`);
    }
  }
}
const all = counts.get('columns') ?? 0;
for (const [what, number] of counts) {
  process.stdout.write(
    `${what.padEnd(24)}${String(number).padStart(8)}${((100 * number) / all).toFixed(1).padStart(8)} %\n`,
  );
}
process.stdout.write(`tables that are not read ${String(unread).padStart(7)}\n\n`);
const frequent = [...names].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
process.stdout.write(`${frequent.map(([name, number]) => `${name}: ${number}`).join(', ')}\n`);
