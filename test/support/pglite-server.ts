import { startPglite } from './pglite.ts';
import { postgresqlSession } from './postgresql-session.ts';
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
