import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { atEnd } from './at-end.ts';
import { SHARED_FOLDER_VARIABLE } from './shared-folder.ts';

/**
 * Starts PostgreSQL in WebAssembly, without anything in its database. To make a data directory (initdb) takes three times as
 * long as all else, so that the first process of a run leaves a copy of its own for the others.
 */
export async function startPglite(extensions: Extensions = {}): Promise<PGlite> {
  if (Object.keys(extensions).length > 0) return started(extensions);
  const server = idle.pop() ?? (await started(extensions));
  // What a test file is done with is for the next one of the process.
  const close = server.close.bind(server);
  server.close = async () => {
    server.close = close;
    await emptyPglite(server).then(() => keep(server), close);
  };
  return server;
}

/** Servers without extensions that nobody uses, empty. */
const idle: PGlite[] = [];

/** Keeps a server for the next one that asks, until all tests are done. */
function keep(server: PGlite): void {
  if (idle.length === 0) {
    atEnd(async () => {
      for (const one of idle.splice(0)) await one.close();
    });
  }
  idle.push(server);
}

async function started(extensions: Extensions): Promise<PGlite> {
  const folder = process.env[SHARED_FOLDER_VARIABLE];
  if (folder === undefined) return PGlite.create({ extensions });
  const path = join(folder, 'pglite.tar');
  if (existsSync(path)) return PGlite.create({ extensions, loadDataDir: new Blob([readFileSync(path)]) });
  const server = await PGlite.create({ extensions });
  const directory = await server.dumpDataDir('none');
  // Processes that start at the same time each make one, and nobody may see half of it.
  const own = `${path}.${process.pid}`;
  writeFileSync(own, new Uint8Array(await directory.arrayBuffer()));
  renameSync(own, path);
  return server;
}

/** Takes away all that is in a schema. */
const DROP_SCHEMAS = `DO $$
DECLARE name text;
BEGIN
  FOR name IN
    SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
  LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', name);
  END LOOP;
END $$`;

/** Empties a server between two tests, in a tenth of the time that another server takes: nothing is open, and each setting is as at first. */
export async function emptyPglite(server: PGlite): Promise<void> {
  // One at a time: together they are a transaction, in which not everything can be given back.
  for (const statement of ['ROLLBACK', 'DISCARD ALL', DROP_SCHEMAS, 'CREATE SCHEMA public'])
    await server.exec(statement);
}
