import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAIN, type Outcome } from './harness.ts';
import { inFolder, outcomeOf } from './world.ts';

/** Tables of PostgreSQL: two refer to each other, one is loaded in the same statement as another, one has few rows. */
const SHOP = `
CREATE TABLE customers (id SERIAL PRIMARY KEY, name TEXT NOT NULL, favourite INT);
CREATE TABLE orders (id SERIAL PRIMARY KEY, customer_id INT NOT NULL REFERENCES customers (id), placed DATE NOT NULL);
CREATE TABLE order_items (order_id INT NOT NULL REFERENCES orders (id), line SMALLINT NOT NULL, PRIMARY KEY (order_id, line));
ALTER TABLE customers ADD FOREIGN KEY (favourite) REFERENCES orders (id);
CREATE TABLE eggs (id INT PRIMARY KEY, hen_id INT NOT NULL);
CREATE TABLE hens (id INT PRIMARY KEY, egg_id INT NOT NULL REFERENCES eggs (id));
ALTER TABLE eggs ADD FOREIGN KEY (hen_id) REFERENCES hens (id);
CREATE TABLE flags (a BOOLEAN PRIMARY KEY);
`;

const TEAMS = `
CREATE TABLE teams (id INT AUTO_INCREMENT PRIMARY KEY, lead_id INT NOT NULL);
CREATE TABLE members (id INT AUTO_INCREMENT PRIMARY KEY, team_id INT NOT NULL, FOREIGN KEY (team_id) REFERENCES teams (id));
CREATE TABLE notes (a INT) ENGINE = BLACKHOLE;
CREATE TABLE flags (a BIT(1) PRIMARY KEY);
ALTER TABLE teams ADD FOREIGN KEY (lead_id) REFERENCES members (id);
`;

const SHOP_FLAGS = ['--rows', '3000', '--rows', 'orders=20000', '--rows', 'order_items=2x', '--batch-size', '70'];

function called(dialect: string, ddl: string, ...flags: readonly string[]): Promise<Outcome> {
  return outcomeOf(['generate', '--dialect', dialect, '--seed', '1', ...flags], ddl);
}

async function generated(...flags: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await called('postgresql', SHOP, ...flags);
  assert.is(code, 0, stderr);
  return stdout;
}

/** The comments and statements of an output, without the rows. */
function linesOf(sql: string): readonly string[] {
  return sql.split('\n').filter((line) => line !== '' && !line.startsWith('('));
}

/** The rows of an output, whatever stands between them. */
function rowsOf(sql: string): readonly string[] {
  return sql
    .split('\n')
    .filter((line) => line.startsWith('('))
    .map((line) => line.replace(/[,;]+$/, ''))
    .sort();
}

test('writes all tables in the order in which they load, postgresql', async () => {
  const ddl = `
    CREATE TABLE members (team_id INT NOT NULL REFERENCES teams (id), PRIMARY KEY (team_id));
    CREATE TABLE teams (id SERIAL PRIMARY KEY, code CHAR(2) NOT NULL CHECK (code = 'aa'));`;
  assert.equal(await called('postgresql', ddl, '--rows', '2'), {
    code: 0,
    stdout: `-- teams: 2 rows
INSERT INTO "teams" ("id", "code") VALUES
(1, 'aa'),
(2, 'aa');
-- members: 2 rows
INSERT INTO "members" ("team_id") VALUES
(2),
(1);
SELECT setval(pg_get_serial_sequence('"teams"', 'id'), 3, false);
`,
    stderr: '',
  });
});

test('writes all tables in the order in which they load, mysql', async () => {
  const { code, stdout, stderr } = await called('mysql', TEAMS, '--rows', '3', '--rows', 'members=2x');
  assert.is(code, 0);
  assert.equal(linesOf(stdout), [
    '-- notes: 0 rows, as it keeps none of its own',
    'SET @old_foreign_key_checks = @@foreign_key_checks, foreign_key_checks = 0;',
    '-- members: 6 rows',
    'INSERT INTO `members` (`id`, `team_id`) VALUES',
    '-- teams: 3 rows',
    'INSERT INTO `teams` (`id`, `lead_id`) VALUES',
    'SET foreign_key_checks = @old_foreign_key_checks;',
    '-- flags: 2 of 3 rows, as many as its keys allow',
    'INSERT INTO `flags` (`a`) VALUES',
    'ALTER TABLE `members` AUTO_INCREMENT = 7;',
    'ALTER TABLE `teams` AUTO_INCREMENT = 4;',
  ]);
  assert.is(
    stderr,
    'rowsmith: notes gets no rows, as it keeps none of its own\n' +
      'rowsmith: warning: The keys of table "flags" allow 2 rows, fewer than the 3 asked for.\n',
  );
});

test('--table writes some tables, whose references find the rows of the others', async () => {
  const all = await generated('--rows', '5', '--rows', 'customers=9');
  const some = await generated(
    '--rows',
    '5',
    '--rows',
    'customers=9',
    '--table',
    'orders',
    '--table',
    'public.flags',
  ).catch((error: Error) => error.message);
  assert.match(some, 'public.flags');
  const orders = await generated('--rows', '5', '--rows', 'customers=9', '--table', 'orders', '--table', 'flags');
  assert.equal(
    linesOf(orders).filter((line) => line.startsWith('--')),
    ['-- orders: 5 rows', '-- flags: 2 of 5 rows, as many as its keys allow'],
  );
  assert.equal(
    rowsOf(orders).filter((row) => !rowsOf(all).includes(row)),
    [],
  );
  assert.is(rowsOf(orders).length, 7);
});

test('--identity chooses whose numbers rows have', async () => {
  const ddl = 'CREATE TABLE t (id SERIAL PRIMARY KEY, a BOOLEAN NOT NULL)';
  const usual = await called('postgresql', ddl, '--rows', '2');
  assert.match(usual.stdout, /^INSERT INTO "t" \("a"\) VALUES\n/);
  assert.equal(await called('postgresql', ddl, '--rows', '2', '--identity', 'database'), usual);
  const explicit = await called('postgresql', ddl, '--rows', '2', '--identity', 'explicit');
  assert.match(
    explicit.stdout,
    /^INSERT INTO "t" \("id", "a"\) VALUES\n\(1, .*\),\n\(2, .*\);\nSELECT setval\(.*, 3, false\);\n$/,
  );
});

const FAULTY = `
CREATE TABLE a (id INT PRIMARY KEY);
CREATE TABLE b (x INT NOT NULL CHECK (x > 5 AND x < 3));
CREATE TABLE c (a_id INT REFERENCES a (nothing));
`;
const FAULT = '<stdin>:4:26: There is no column "nothing".';
const IMPOSSIBLE = 'rowsmith: warning: b: No value can stand in column "x"';

test('--keep-going writes the tables without faults, and the exit code says so', async () => {
  const { code, stdout, stderr } = await called('postgresql', FAULTY, '--rows', '1', '--keep-going');
  assert.is(code, 5);
  assert.equal([...linesOf(stdout)].sort(), [
    '-- a: 1 rows',
    '-- b: 0 rows, as none can exist',
    '-- c: 0 rows, as its definition is at fault',
    'INSERT INTO "a" ("id") VALUES',
  ]);
  const said = stderr.split('\n').filter((line) => /^(?:<stdin>|rowsmith: warning)/.test(line));
  assert.is(said.length, 2);
  assert.ok(said[0]?.startsWith(FAULT), said[0]);
  assert.ok(said[1]?.startsWith(IMPOSSIBLE), said[1]);
});

test('without --keep-going, the first fault ends the run before the first row', async () => {
  const { code, stdout, stderr } = await called('postgresql', FAULTY, '--rows', '1');
  assert.is(code, 3);
  assert.is(stdout, '');
  assert.ok(stderr.startsWith(FAULT), stderr);
});

test('a table that no row fits is passed over beside others', async () => {
  const [faultless = ''] = FAULTY.split('CREATE TABLE c');
  const { code, stderr } = await called('postgresql', faultless, '--rows', '1');
  assert.is(code, 0);
  assert.ok(stderr.includes(IMPOSSIBLE), stderr);
});

test('--keep-going without any table that can be written', async () => {
  const { code } = await called('postgresql', 'CREATE TABLE c (x INT CHECK (y > 1))', '--keep-going');
  assert.is(code, 3);
});

test('with --strict, a table with too few rows ends the run', async () => {
  const { code, stdout, stderr } = await called('postgresql', SHOP, '--rows', '3', '--strict');
  assert.is(code, 3);
  assert.is(stdout, '');
  assert.match(stderr, 'The keys of table "flags" allow 2 rows, fewer than the 3 asked for.');
});

test('jobs and shards write the bytes of one job', async () => {
  const whole = await generated(...SHOP_FLAGS);
  assert.ok(whole === (await generated(...SHOP_FLAGS, '--jobs', '2')), 'jobs');
  const shards: string[] = [];
  for (const shard of ['1/3', '2/3', '3/3']) shards.push(await generated(...SHOP_FLAGS, '--shard', shard));
  assert.ok(shards.every((shard) => shard.length > whole.length / 6));
  assert.ok(whole === shards.join(''), 'shards');
});

test('shards do not cut what has to be loaded at once', async () => {
  const shards: string[] = [];
  for (const shard of ['1/4', '2/4', '3/4', '4/4']) {
    shards.push(await generated('--rows', '1', '--rows', 'eggs=30', '--rows', 'hens=30', '--shard', shard));
  }
  const circle = shards.filter((shard) => shard.includes('hens'));
  assert.is(circle.length, 1);
  assert.match(circle[0] ?? '', /^-- eggs: 30 rows\nWITH /m);
  assert.match(circle[0] ?? '', '-- hens: 30 rows\n');
  assert.ok(shards.at(-1)?.includes('setval'));
});

test('offset and table rows cut each table by hand', async () => {
  const whole = await generated('--rows', '30', '--table', 'customers', '--table', 'orders');
  const flags = ['--rows', '10', '--table-rows', '30', '--table', 'customers', '--table', 'orders'];
  const parts: string[] = [];
  for (const offset of ['0', '10', '20']) parts.push(...rowsOf(await generated(...flags, '--offset', offset)));
  assert.equal(parts.sort(), rowsOf(whole));
});

test('--out-dir has a file for each step, and one that takes them', async () => {
  await inFolder(async (folder) => {
    const whole = await generated(...SHOP_FLAGS);
    for (const jobs of ['1', '2']) {
      const out = join(folder, 'new', jobs);
      assert.is(await generated(...SHOP_FLAGS, '--jobs', jobs, '--out-dir', out), '');
      const files = readdirSync(out).sort();
      assert.equal(files, [
        '001_customers.sql',
        '002_orders.sql',
        '003_customers_references.sql',
        '004_order_items.sql',
        '005_eggs_and_1_more.sql',
        '006_flags.sql',
        '007_after.sql',
        'load.sql',
      ]);
      const steps = files.slice(0, -1);
      const joined = steps.map((file) => readFileSync(join(out, file), 'utf8')).join('');
      assert.ok(joined === whole, jobs);
      const [comment = '', ...takes] = readFileSync(join(out, 'load.sql'), 'utf8').trimEnd().split('\n');
      assert.match(comment, /^-- To load these files in order, from any folder: psql .*-f load\.sql/);
      assert.equal(
        takes,
        steps.map((file) => `\\ir ${file}`),
      );
    }
  });
});

test('names of files hold nothing of a name that a system or a client could misread', async () => {
  await inFolder(async (folder) => {
    const ddl = 'CREATE TABLE `a/../b c;` (x INT); CREATE TABLE `ä` (x INT); CREATE TABLE `ö` (x INT);';
    assert.is((await called('mysql', ddl, '--rows', '1', '--out-dir', folder)).code, 0);
    const load = readFileSync(join(folder, 'load.sql'), 'utf8');
    const steps = readdirSync(folder).filter((file) => file !== 'load.sql');
    assert.equal(steps.sort(), ['001_a____b_c_.sql', '002__.sql', '003__.sql']);
    assert.is(
      load
        .split('\n')
        .filter((line) => !line.startsWith('--'))
        .join('\n'),
      steps.map((file) => `source ${file}\n`).join(''),
    );
  });
});

test('an output to a folder that fails leaves nothing behind', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, '002_orders.sql'));
    const { code, stderr } = await called('postgresql', SHOP, '--rows', '5', '--out-dir', folder);
    assert.is(code, 1);
    assert.match(stderr, 'Cannot write to ');
    const file = join(folder, 'a');
    writeFileSync(file, '');
    const refused = await called('postgresql', SHOP, '--rows', '5', '--out-dir', file);
    assert.is(refused.code, 2);
    assert.match(refused.stderr, `--out-dir cannot be ${JSON.stringify(file)}: file already exists.`);
    const missing = await called('postgresql', SHOP, '--out-dir', '/proc/1');
    assert.is(missing.code, 2);
    assert.match(missing.stderr, '--out-dir cannot write to "/proc/1"');
    assert.equal(
      readdirSync(folder).filter((name) => name.startsWith('.')),
      [],
    );
  });
});

test('an interruption leaves no half-written folder', async () => {
  await inFolder(async (folder) => {
    const args = ['generate', '--dialect', 'postgresql', '--rows', '10000000', '--out-dir', folder];
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
    const exit = once(child, 'exit');
    child.stdin.end(SHOP);
    while (readdirSync(folder).length === 0 && child.exitCode === null) await setTimeout(5);
    child.kill('SIGINT');
    assert.equal(await exit, [null, 'SIGINT']);
    assert.equal(readdirSync(folder), []);
  });
});

test('ends quietly when its reader has enough', async () => {
  for (const jobs of ['1', '2']) {
    const args = ['generate', '--dialect', 'postgresql', '--rows', '10000000', '--seed', '1', '--jobs', jobs];
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe' });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    child.stdin.end(SHOP);
    const exit = once(child, 'exit');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    assert.equal(await exit, [0, null]);
    assert.not.match(said, 'fault');
  }
});

for (const [flags, message] of [
  [['--table', 'order'], '--table "order" names no table of the text; the nearest one is "orders".'],
  [['--rows', 'custmers=5'], '--rows "custmers" names no table of the text; the nearest one is "customers".'],
] as const) {
  test(`refuses ${flags.join(' ')}`, async () => {
    assert.equal(await called('postgresql', SHOP, ...flags), { code: 2, stdout: '', stderr: `rowsmith: ${message}\n` });
  });
}

test.run();
