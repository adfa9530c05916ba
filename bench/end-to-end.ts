import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { drizzle } from 'drizzle-orm/node-postgres';
import { seed } from 'drizzle-seed';
import { Client } from 'pg';
import { compile, type DialectName } from '../src/index.ts';
import { COMMAND } from './command.ts';
import { t } from './drizzle-table.ts';
import { generateSeries, type RowMaker, recursiveSeries, rowMakers } from './rivals.ts';
import { type Contender, interleaved } from './rounds.ts';
import { tables } from './tables.ts';

/*
 * From DDL to a filled table, through the stock clients: `npm run bench:load [ROWS]`. The servers are those that POSTGRES_URL and MYSQL_URL
 * name, with psql and mysql in the path. Each contender fills the empty ten-column table; the rows are counted.
 */

/** Rows of those that are quick, and of those that would take minutes for as many: their times are given for as many. */
const ROWS = 1_000_000;
const SLOW_ROWS = 20_000;

const ROUNDS = 3;

/** The ten-column table in MySQL's dialect. */
const TEN_OF_MYSQL = `CREATE TABLE t (id bigint PRIMARY KEY, name text NOT NULL, email text NOT NULL, age integer NOT NULL,
  price numeric(8,2) NOT NULL, active boolean NOT NULL, created datetime NOT NULL, note varchar(60), code char(36) NOT NULL,
  score double precision NOT NULL)`;

/** A server, and the command line of its stock client. */
interface Server {
  readonly dialect: DialectName;
  readonly ddl: string;
  readonly client: string;
  readonly environment: Readonly<Record<string, string>>;
  /** What begins a statement as the client's argument. */
  readonly execute: string;
}

const DATABASE = 'rowsmith_bench';

function serversOf({ POSTGRES_URL, MYSQL_URL }: NodeJS.ProcessEnv): readonly Server[] {
  const servers: Server[] = [];
  if (POSTGRES_URL !== undefined) {
    const url = new URL(POSTGRES_URL);
    url.pathname = DATABASE;
    const client = `psql -q -v ON_ERROR_STOP=1 ${url}`;
    servers.push({ dialect: 'postgresql', ddl: tables.ten, client, environment: {}, execute: '-Atc' });
  }
  if (MYSQL_URL !== undefined) {
    const { hostname, port, username, password } = new URL(MYSQL_URL);
    const client = `mysql --local-infile=1 -N -h ${hostname} -P ${port} -u ${username} ${DATABASE}`;
    const environment = password === '' ? {} : { MYSQL_PWD: password };
    servers.push({ dialect: 'mysql', ddl: TEN_OF_MYSQL, client, environment, execute: '-e' });
  }
  return servers;
}

/** Runs a command line, with a text as its input; gives its output. Fails where it fails. */
async function shell(line: string, environment: Server['environment'], input: Iterable<string> = []): Promise<string> {
  const child = spawn('bash', ['-o', 'pipefail', '-c', line], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const ended = once(child, 'close');
  for (const chunk of input) if (!child.stdin.write(chunk)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${line} ended with ${code}.`);
  return output;
}

/** Who fills the table with so many rows. */
interface Filler {
  readonly name: string;
  readonly rows: number;
  readonly fill: (rows: number) => Promise<unknown>;
}

function fillersOf(server: Server, rows: number): readonly Filler[] {
  const { dialect, ddl, client, environment, execute } = server;
  const run = (line: string, input?: Iterable<string>) => shell(line, environment, input);
  const rowsmith = (format: string, count: number) =>
    `${process.execPath} ${COMMAND} generate - --dialect ${dialect} --rows ${count} --seed 7 --format ${format}`;
  const loaded = () => `${client} -e ${quoted(compile(ddl, { dialect }).loadStatement('/dev/stdin', 'copy'))}`;
  const copied = dialect === 'mysql' ? loaded() : client;
  const series = dialect === 'mysql' ? recursiveSeries : generateSeries;
  // In one transaction, as the server's own statement is.
  const inserted = (format: string): Filler => ({
    name: `rowsmith ${format}`,
    rows,
    fill: (count) => run(`${rowsmith(format, count)} --transaction | ${client}`, [ddl]),
  });
  const own: readonly Filler[] = [
    { name: 'INSERT … SELECT', rows, fill: (count) => run(`${client} ${execute} ${quoted(series(count))}`) },
    { name: 'rowsmith copy', rows, fill: (count) => run(`${rowsmith('copy', count)} | ${copied}`, [ddl]) },
    inserted('insert'),
  ];
  if (dialect === 'mysql') return own;
  const faker: Filler = {
    name: 'faker, COPY',
    rows: SLOW_ROWS,
    fill: (count) => run(`${client} -c 'COPY t FROM stdin'`, copiedBy(rowMakers['faker'] ?? (() => []), count)),
  };
  const drizzleSeed: Filler = { name: 'drizzle-seed', rows: SLOW_ROWS, fill: seededBy };
  return [...own, inserted('insert-json'), faker, drizzleSeed];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Rows in COPY's text form: what a script with a library of random values writes. */
function* copiedBy(make: RowMaker, rows: number): Generator<string, void> {
  for (let row = 0; row < rows; row++) {
    yield `${make(row)
      .map((value) => value ?? '\\N')
      .join('\t')}\n`;
  }
}

async function seededBy(count: number): Promise<void> {
  const url = new URL(process.env['POSTGRES_URL'] ?? '');
  url.pathname = DATABASE;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await seed(drizzle(client), { t }, { count, seed: 1 });
  } finally {
    await client.end();
  }
}

/** Milliseconds that filling the empty table takes. Fails where not all rows are there then. */
async function filled({ client, environment, execute }: Server, { name, rows, fill }: Filler): Promise<number> {
  await shell(`${client} ${execute} 'TRUNCATE TABLE t'`, environment);
  const start = performance.now();
  await fill(rows);
  const milliseconds = performance.now() - start;
  const count = Number(await shell(`${client} ${execute} 'SELECT count(*) FROM t'`, environment));
  if (count !== rows) throw new Error(`Of ${rows} rows that ${name} wrote, ${count} are there.`);
  return milliseconds;
}

async function measured(server: Server, rows: number): Promise<void> {
  const { client, environment, execute, ddl } = server;
  const bare = client.replace(DATABASE, server.dialect === 'mysql' ? '' : 'postgres');
  const administer = (sql: string) => shell(`${bare} ${execute} '${sql}'`, environment);
  await administer(`DROP DATABASE IF EXISTS ${DATABASE}`);
  await administer(`CREATE DATABASE ${DATABASE}`);
  try {
    // MySQL refuses rows from clients unless it is told not to, for all of its sessions.
    if (server.dialect === 'mysql') await administer('SET GLOBAL local_infile = 1');
    await shell(client, environment, [`${ddl};`]);
    const fillers = fillersOf(server, rows);
    const contenders: readonly Contender[] = fillers.map((filler) => ({
      name: filler.name,
      run: () => filled(server, filler),
    }));
    const timings = await interleaved(contenders, ROUNDS);
    const [first] = fillers;
    const base = timings.get(first?.name ?? '')?.median ?? Number.NaN;
    for (const { name, rows: count } of fillers) {
      const seconds = ((timings.get(name)?.median ?? Number.NaN) / 1000) * (rows / count);
      const beside = (seconds * 1000) / base;
      const line = [server.dialect, name, `${seconds.toFixed(2)} s`, `${beside.toFixed(2)} ×`];
      process.stdout.write(`${line.map((cell, i) => cell.padEnd([12, 22, 10, 0][i] ?? 0)).join('')}\n`);
    }
  } finally {
    await administer(`DROP DATABASE ${DATABASE}`);
  }
}

const servers = serversOf(process.env);
if (servers.length === 0) process.stderr.write('Neither POSTGRES_URL nor MYSQL_URL is set.\n');
for (const server of servers) await measured(server, Number(process.argv[2] ?? ROWS));
