import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledTable, Insertion } from '../../src/index.ts';
import { nameWritten } from '../load/loading.ts';
import type { Check } from '../loadcheck/corpus.ts';
import { runCheck } from '../loadcheck/runner.ts';
import { availableServers, type RealServer, type Session } from '../support/servers.ts';
import { ServerError } from '../support/session.ts';
import { statementsOf, targetOf } from '../support/statements.ts';
import type { Comparison } from './compare.ts';
import type { Both } from './difference.ts';
import type { Library } from './observation.ts';

/** How many rows of each build a server took, in words. */
export interface LoadedTable extends Both<string> {
  readonly server: string;
}

/** Which rows are written. */
export interface Output {
  readonly rows: number;
  readonly seed: string;
}

/** Loads the rows of both builds of the tables whose bytes differ, on each server of the environment. The result: by name of the table. */
export async function loadDiffering(
  comparisons: readonly Comparison[],
  folders: Both<string>,
  output: Output,
): Promise<ReadonlyMap<string, readonly LoadedTable[]>> {
  const differing = comparisons.filter(({ observations: { base, now } }) => base.rows?.hash !== now.rows?.hash);
  const servers = availableServers();
  const libraries = { base: await imported(folders.base), now: await imported(folders.now) };
  const loaded = new Map<string, LoadedTable[]>();
  const work = async (server: RealServer) => {
    const connection = new Connection(server);
    for (const { subject, observations } of differing) {
      const check = subject.dialect === server.dialect ? subject.checkFor(server.name) : undefined;
      if (check === undefined) continue;
      const load = (side: keyof Both<unknown>) =>
        observations[side].rows === null ? 'no rows' : rowsTaken(check, libraries[side], connection, output);
      const of = { server: server.name, base: await load('base'), now: await load('now') };
      loaded.set(subject.name, [...(loaded.get(subject.name) ?? []), of]);
    }
    await connection.close();
  };
  await Promise.all(servers.map(work));
  return loaded;
}

async function imported(folder: string): Promise<Library> {
  return import(pathToFileURL(join(folder, 'dist/src/index.js')).href);
}

/** One session on a server, kept from table to table. */
class Connection {
  readonly #server: RealServer;
  #session: Session | null = null;

  constructor(server: RealServer) {
    this.#server = server;
  }

  async fresh(): Promise<Session> {
    this.#session ??= await this.#server.connect();
    await this.#session.reset();
    return this.#session;
  }

  async close(): Promise<void> {
    await this.#session?.close();
  }
}

/** Loads rows as `npm run loadcheck` does. Where the server refuses some, they go there one by one, to be counted. */
export async function rowsTaken(
  check: Check,
  { compile }: Library,
  connection: Pick<Connection, 'fresh'>,
  options: Output,
): Promise<string> {
  let table: CompiledTable;
  try {
    table = compile(check.definition, { dialect: check.dialect });
  } catch (error) {
    return `not compiled: ${error instanceof Error ? error.message : error}`;
  }
  const announced = table.insert(options).rows;
  const { outcome, failure } = await runCheck(
    check.table === '' ? { ...check, table: nameWritten(table) } : check,
    () => connection.fresh(),
    { compile: () => ({ ...table, insert: () => table.insert(options) }), rows: options.rows },
  );
  if (failure === undefined) return `${announced} of ${announced}`;
  if (outcome !== 'load_error') return `${outcome} (${failure.reason})`;
  const taken = await takenOneByOne(await connection.fresh(), check, table.insert({ ...options, batchSize: 1 }));
  return `${taken} of ${announced} (${failure.reason})`;
}

/** Rows that a server takes where each is a statement of its own. In a transaction, what it refuses is rolled back alone. */
async function takenOneByOne(session: Session, check: Check, insertion: Insertion): Promise<number> {
  for (const statement of check.setUp) await session.execute(statement);
  if (!check.enforceForeignKeys) await session.ignoreForeignKeys();
  let taken = 0;
  for (const statement of statementsOf(insertion)) {
    await session.execute('SAVEPOINT before_row');
    try {
      await session.execute(statement);
      if (targetOf(statement) !== undefined) taken++;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      // Outside of a transaction there is no savepoint to go back to, and nothing to roll back.
      await session.execute('ROLLBACK TO SAVEPOINT before_row').catch(() => {});
    }
  }
  return taken;
}
