import { startPglite } from './pglite.ts';
import { postgresqlSession } from './postgresql-session.ts';
import { availableServers } from './servers.ts';
import type { Server } from './session.ts';

/** PostgreSQL in WebAssembly, in this process: a real server for tests on a machine that has none. */
export const pgliteServer: Server = {
  name: 'pglite',
  dialect: 'postgresql',
  async connect() {
    const database = await startPglite();
    return postgresqlSession({
      async run(statement) {
        await database.query(statement);
      },
      async copy(statement, rows) {
        // Its client has no stream for rows, but a file of its own.
        const blob = new Blob([new Uint8Array(rows)]);
        await database.query(statement.replace('FROM stdin', "FROM '/dev/blob'"), [], { blob });
      },
      async count(sql) {
        const result = await database.query<{ count: number }>(sql);
        return result.rows[0]?.count ?? 0;
      },
      close: () => database.close(),
    });
  },
};

/**
 * The servers that the environment gives an address for. PostgreSQL in this process stands for PostgreSQL where that is missing:
 * beside it, it would show nothing more.
 */
export function serversOrPglite(print?: (line: string) => void): readonly Server[] {
  const servers = availableServers(undefined, process.env, print);
  return servers.some(({ name }) => name === 'postgresql') ? servers : [pgliteServer, ...servers];
}
