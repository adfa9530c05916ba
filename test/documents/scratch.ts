import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED } from '../cli/harness.ts';
import { type Database, openDatabase } from '../loadcheck/schemas/database.ts';
import { restore } from '../loadcheck/schemas/processes.ts';
import type { RealServer } from '../support/servers.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

/** What PostgreSQL's tables in the documents are in MySQL. */
const MYSQL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bSERIAL\b/g, 'INT AUTO_INCREMENT'],
  [/\bTIMESTAMPTZ\(0\)/g, 'DATETIME'],
];

const CURRENT_DATABASE = { postgresql: 'SELECT current_database()', mysql: 'SELECT database()' } as const;

/** A folder in which a block runs: the files that documents show, deploy/, the package, and programs that stand in for others. */
export function prepareFolder(folder: string, files: ReadonlyMap<string, string>, server?: RealServer): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(TOP, 'deploy'), join(folder, 'deploy'));
  symlinkSync(TOP, join(folder, 'node_modules', 'rowsmith'));
  for (const [name, text] of files) writeFileSync(join(folder, name), inDialectOf(server, text));
  for (const [name, line] of Object.entries({ ...PROGRAMS, ...clientsOf(server) })) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  }
}

/** The environment of a block that runs in such a folder. */
export function environmentOf(folder: string, server?: RealServer): NodeJS.ProcessEnv {
  const { NODE_V8_COVERAGE: _, ...environment } = process.env;
  const url = server === undefined ? undefined : new URL(server.url);
  const password = decodeURIComponent(url?.password ?? '');
  return {
    ...environment,
    PATH: `${join(folder, 'bin')}:${environment['PATH']}`,
    PGPASSWORD: password,
    MYSQL_PWD: password,
  };
}

/** The package's command, and npx as it runs it where the package is installed. */
const PROGRAMS = {
  rowsmith: `exec '${process.execPath}' '${BUNDLED}' "$@"`,
  npx: '[ "$1" = --yes ] && shift\nexec "$@"',
};

/** The clients of a server, with its address, which the documents leave to the reader; psql stops at an error. */
function clientsOf(server?: RealServer): Readonly<Record<string, string>> {
  if (server === undefined) return {};
  const { hostname, port, username } = new URL(server.url);
  const address = `--host='${hostname}' ${port === '' ? '' : `--port='${port}'`}`;
  const run = (program: string, options: string) =>
    `PATH='${process.env['PATH']}' exec ${program} ${options} ${address} "$@"`;
  const user = decodeURIComponent(username);
  const stops = '--no-psqlrc --quiet --set=ON_ERROR_STOP=1';
  return server.dialect === 'postgresql'
    ? { psql: run('psql', `${stops} --username='${user}'`), pg_dump: run('pg_dump', `--username='${user}'`) }
    : Object.fromEntries(
        ['mysql', 'mysqldump'].map((name) => [name, run(name, `--no-defaults --protocol=tcp --user='${user}'`)]),
      );
}

function inDialectOf(server: RealServer | undefined, text: string): string {
  if (server === undefined || server.dialect === 'postgresql') return text;
  return MYSQL_WORDS.reduce((changed, [pattern, word]) => changed.replace(pattern, word), text);
}

/** A database with the tables of these files, and its name on the server. */
export async function makeDatabase(
  server: RealServer,
  files: readonly string[],
): Promise<{ readonly name: string; readonly database: Database }> {
  const database = await openDatabase(server);
  const [[name] = []] = await database.query(CURRENT_DATABASE[server.dialect]);
  for (const file of files) {
    const { isGood, messages } = await restore(file, database.client);
    if (!isGood) throw new Error(messages);
  }
  return { name: String(name), database };
}
