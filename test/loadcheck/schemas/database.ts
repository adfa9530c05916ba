import { createConnection } from 'mysql2/promise';
import pg from 'pg';
import type { RealServer, ServerName } from '../../support/servers.ts';
import { scratchDatabaseName } from '../../support/session.ts';
import type { Catalog, Query } from './catalog.ts';
import { mysqlCatalog } from './mysql-catalog.ts';
import { postgresqlCatalog } from './postgresql-catalog.ts';

/** The command line of a stock client. */
export interface Client {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** An empty database of its own on a server. */
export interface Database {
  readonly catalog: Catalog;
  /** The server's stock client, which reads statements from its standard input and stops at the first that fails. */
  readonly client: Client;
  readonly query: Query;
  /** Drops the database and ends the connection. */
  drop(): Promise<void>;
}

type Open = (url: URL, name: string) => Promise<Database>;

const opens = {
  postgresql: openPostgresql,
  mysql: (url, name) => openMysql('mysql', url, name),
  mariadb: (url, name) => openMysql('mariadb', url, name),
} as const satisfies Record<ServerName, Open>;

/** Makes a database on a server. */
export function openDatabase({ name, url }: Pick<RealServer, 'name' | 'url'>): Promise<Database> {
  return opens[name](new URL(url), scratchDatabaseName());
}

async function openPostgresql(url: URL, name: string): Promise<Database> {
  const server = await connectPostgresql(url);
  // From template0, since template1 may hold objects of the site, and cannot be copied by two at a time.
  await server.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const address = new URL(url);
  address.pathname = name;
  const connection = await connectPostgresql(address);
  return {
    catalog: postgresqlCatalog,
    client: {
      command: 'psql',
      // With a file, and be it the standard input, psql says the line of an error.
      arguments: ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-', `--dbname=${address.href}`],
      environment: {},
    },
    query: async (text) => (await connection.query<unknown[]>({ text, rowMode: 'array' })).rows,
    async drop() {
      await connection.end();
      try {
        await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      } finally {
        await server.end();
      }
    },
  };
}

async function connectPostgresql(url: URL): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url.href });
  // A lost connection shows in the next query; without a listener, the event would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function openMysql(command: string, url: URL, name: string): Promise<Database> {
  const connection = await createConnection({ uri: url.href });
  connection.on('error', () => {});
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.query(`USE ${name}`);
  const { hostname, port, username, password } = url;
  return {
    catalog: mysqlCatalog,
    client: {
      command,
      arguments: [
        ...[
          '--no-defaults',
          '--batch',
          '--protocol=tcp',
          `--host=${hostname}`,
          `--user=${decodeURIComponent(username)}`,
        ],
        ...(port === '' ? [] : [`--port=${port}`]),
        name,
      ],
      environment: { MYSQL_PWD: decodeURIComponent(password) },
    },
    async query(sql) {
      const [rows] = await connection.query({ sql, rowsAsArray: true });
      return Array.isArray(rows) ? rows.filter((row) => Array.isArray(row)) : [];
    },
    async drop() {
      try {
        await connection.query(`DROP DATABASE ${name}`);
      } finally {
        await connection.end();
      }
    },
  };
}
