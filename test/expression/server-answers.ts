import { createConnection, type RowDataPacket } from 'mysql2/promise';
import pg from 'pg';
import type { DialectName } from '../../src/index.ts';
import { startPglite } from '../support/pglite.ts';

/** What a server says of an expression: the text of its value (null: NULL), or an error. */
export type ServerAnswer = { readonly text: string | null } | 'error';

/** A server that is asked for the values of many expressions at once. */
export interface Oracle {
  readonly name: string;
  readonly dialect: DialectName;
  answers(expressions: readonly string[]): Promise<readonly ServerAnswer[]>;
  close(): Promise<void>;
}

/** Evaluates a text as an expression; an error of it is an answer, and ends nothing. */
const TRY = `CREATE FUNCTION pg_temp.tried(expression text) RETURNS text LANGUAGE plpgsql AS $body$
DECLARE found text;
BEGIN
  EXECUTE 'SELECT (' || expression || ')::text' INTO found;
  RETURN 'V' || found;
EXCEPTION WHEN OTHERS THEN RETURN 'E' || SQLERRM;
END $body$`;

const ASK = 'SELECT pg_temp.tried(e) AS v FROM unnest($1::text[]) WITH ORDINALITY AS t (e, k) ORDER BY k';

function postgresqlAnswer({ v }: { readonly v: string | null }): ServerAnswer {
  if (v === null) return { text: null };
  return v.startsWith('E') ? 'error' : { text: v.slice(1) };
}

async function pgliteOracle(): Promise<Oracle> {
  const database = await startPglite();
  await database.exec(TRY);
  return {
    name: 'pglite',
    dialect: 'postgresql',
    async answers(expressions) {
      const { rows } = await database.query<{ v: string | null }>(ASK, [expressions]);
      return rows.map(postgresqlAnswer);
    },
    close: () => database.close(),
  };
}

async function postgresqlOracle(url: string): Promise<Oracle> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(TRY);
  return {
    name: 'postgresql',
    dialect: 'postgresql',
    async answers(expressions) {
      const { rows } = await client.query<{ v: string | null }>(ASK, [expressions]);
      return rows.map(postgresqlAnswer);
    },
    close: () => client.end(),
  };
}

/** Expressions in one SELECT: where one of them is an error, halves are asked for, down to the one. */
const MYSQL_BATCH = 100;

async function mysqlOracle(name: string, url: string): Promise<Oracle> {
  const connection = await createConnection({ uri: url, charset: 'utf8mb4' });
  const ask = async (expressions: readonly string[]): Promise<readonly ServerAnswer[]> => {
    const list = expressions.map((expression) => `CAST((${expression}) AS CHAR)`).join(', ');
    try {
      const [rows] = await connection.query<RowDataPacket[]>({ sql: `SELECT ${list}`, rowsAsArray: true });
      return expressions.map((_expression, i) => ({ text: textOf(rows[0]?.[i]) }));
    } catch {
      if (expressions.length === 1) return ['error'];
      const half = Math.ceil(expressions.length / 2);
      return [...(await ask(expressions.slice(0, half))), ...(await ask(expressions.slice(half)))];
    }
  };
  return {
    name,
    dialect: 'mysql',
    async answers(expressions) {
      const answers: ServerAnswer[] = [];
      for (let i = 0; i < expressions.length; i += MYSQL_BATCH) {
        answers.push(...(await ask(expressions.slice(i, i + MYSQL_BATCH))));
      }
      return answers;
    },
    close: () => connection.end(),
  };
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** The servers that the environment gives an address for; PostgreSQL in this process where that is missing. */
export const oracles: readonly { readonly name: string; readonly connect: () => Promise<Oracle> }[] = [
  ...postgresqlOracles(),
  ...addressed('mysql', 'MYSQL_URL', (url) => mysqlOracle('mysql', url)),
  ...addressed('mariadb', 'MARIADB_URL', (url) => mysqlOracle('mariadb', url)),
];

function postgresqlOracles(): ReturnType<typeof addressed> {
  const servers = addressed('postgresql', 'POSTGRES_URL', postgresqlOracle);
  return servers.length === 0 ? [{ name: 'pglite', connect: pgliteOracle }] : servers;
}

function addressed(
  name: string,
  variable: string,
  connect: (url: string) => Promise<Oracle>,
): readonly { readonly name: string; readonly connect: () => Promise<Oracle> }[] {
  const url = process.env[variable];
  return url === undefined || url === '' ? [] : [{ name, connect: () => connect(url) }];
}
