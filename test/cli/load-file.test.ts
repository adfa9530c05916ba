import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DialectName, dialectNames, type FormatName } from '../../src/index.ts';
import { type Client, type Database, openDatabase } from '../loadcheck/schemas/database.ts';
import { restore } from '../loadcheck/schemas/processes.ts';
import { availableServers } from '../support/servers.ts';
import { rowsmith } from './harness.ts';

/** Tables that refer to each other, and one whose name no file can have. */
const SCHEMAS: Readonly<Record<DialectName, string>> = {
  postgresql: `
    CREATE TABLE teams (id SERIAL PRIMARY KEY, lead_id INT);
    CREATE TABLE members (id SERIAL PRIMARY KEY, team_id INT NOT NULL REFERENCES teams (id));
    ALTER TABLE teams ADD FOREIGN KEY (lead_id) REFERENCES members (id);
    CREATE TABLE "no/tes ;" (member_id INT NOT NULL REFERENCES members (id));`,
  mysql: `
    CREATE TABLE teams (id INT AUTO_INCREMENT PRIMARY KEY, lead_id INT NOT NULL);
    CREATE TABLE members (id INT AUTO_INCREMENT PRIMARY KEY, team_id INT NOT NULL, FOREIGN KEY (team_id) REFERENCES teams (id));
    ALTER TABLE teams ADD FOREIGN KEY (lead_id) REFERENCES members (id);
    CREATE TABLE \`no/tes ;\` (member_id INT NOT NULL, FOREIGN KEY (member_id) REFERENCES members (id));`,
};

const COUNTS = {
  postgresql: 'SELECT (SELECT count(*) FROM teams), (SELECT count(*) FROM members), (SELECT count(*) FROM "no/tes ;")',
  mysql: 'SELECT (SELECT count(*) FROM teams), (SELECT count(*) FROM members), (SELECT count(*) FROM `no/tes ;`)',
};

/** Starts a client and sends it a text; gives what it says of errors. */
async function sent(
  { command, environment }: Client,
  args: readonly string[],
  input: Readable,
  folder: string,
): Promise<string> {
  const env = { ...process.env, ...environment };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['pipe', 'ignore', 'pipe'] });
  const [errors] = await Promise.all([text(child.stderr), pipeline(input, child.stdin)]);
  return errors;
}

/** Calls the client as the first comment of the file says, from where it says: files of statements of PostgreSQL, from anywhere. */
const calls: Readonly<Record<DialectName, (client: Client, folder: string, format: FormatName) => Promise<string>>> = {
  postgresql(client, folder, format) {
    const args = [...client.arguments, `--file=${join(folder, 'load.sql')}`];
    return sent(client, args, Readable.from([]), format === 'csv' ? folder : tmpdir());
  },
  mysql(client, folder, format) {
    const [first = '', ...others] = client.arguments;
    const help = spawnSync(client.command, ['--help'], { encoding: 'utf8' }).stdout;
    const commands = help.includes('  --commands ') ? ['--commands'] : [];
    const load = createReadStream(join(folder, 'load.sql'));
    const reading = format === 'insert' ? [] : ['--local-infile=1'];
    return sent(client, [first, ...commands, ...reading, ...others], load, folder);
  },
};

for (const dialect of dialectNames) {
  test(`takes each file once, in order, ${dialect}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rowsmith-'));
    try {
      const flags = ['--seed', '1', '--rows', '3', '--out-dir', folder];
      const { code, stderr } = await rowsmith(['generate', '--dialect', dialect, ...flags], SCHEMAS[dialect]);
      assert.is(code, 0, stderr);
      const lines = readFileSync(join(folder, 'load.sql'), 'utf8').split('\n');
      const taken = lines.filter((line) => line !== '' && !line.startsWith('--')).map((line) => line.split(' ')[1]);
      const files = readdirSync(folder).filter((file) => file !== 'load.sql');
      assert.ok(files.length >= 3);
      assert.equal(taken, files.sort());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

for (const server of availableServers()) {
  const { name, dialect } = server;
  const ddl = SCHEMAS[dialect];

  const inDatabase = async (
    asked: readonly string[],
    use: (database: Database, folder: string) => Promise<void>,
  ): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'rowsmith-'));
    const database = await openDatabase(server);
    try {
      // MySQL refuses rows from clients unless it is told not to, for all of its sessions.
      if (dialect === 'mysql') await database.query('SET GLOBAL local_infile = 1');
      const schema = join(folder, 'schema.sql');
      writeFileSync(schema, ddl);
      const restored = await restore(schema, database.client);
      assert.ok(restored.isGood, restored.messages);
      const flags = ['--seed', '1', '--rows', '30', '--rows', 'members=5x', '--out-dir', join(folder, 'out'), ...asked];
      const { code, stderr } = await rowsmith(['generate', '--dialect', dialect, ...flags], ddl);
      assert.is(code, 0, stderr);
      await use(database, join(folder, 'out'));
      const [counts = []] = await database.query(COUNTS[dialect]);
      assert.equal(counts.map(Number), [30, 150, 30]);
    } finally {
      await database.drop();
      rmSync(folder, { recursive: true });
    }
  };

  for (const [format, ...habits] of [
    ['insert'],
    ['copy'],
    ['copy', '--transaction', '--truncate'],
    ['csv'],
    ['csv', '--transaction', '--truncate', '--analyze'],
  ] as const) {
    const asked = ['--format', format, ...habits];
    test(`the client takes all files, ${name}, ${asked.join(' ')}`, () =>
      inDatabase(asked, async ({ client }, folder) => {
        assert.is(await calls[dialect](client, folder, format), '');
      }));
  }

  test(`the client takes the joined files, ${name}`, () =>
    inDatabase([], async ({ client }, folder) => {
      const files = readdirSync(folder).filter((file) => /^[0-9]/.test(file));
      const joined = files.sort().map((file) => readFileSync(join(folder, file)));
      assert.is(await sent(client, client.arguments, Readable.from(joined), tmpdir()), '');
    }));
}

test.run();
