import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Done, inFolder, ran } from './world.ts';

const DDL = `CREATE TABLE customers (id INT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders (id INT PRIMARY KEY, status VARCHAR(4) NOT NULL, total INT NOT NULL);`;

/** What the command does with a file of options beside the DDL. */
async function withFile(config: string | Uint8Array, ...flags: readonly string[]): Promise<Done> {
  let done: Done | undefined;
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'shop.sql'), DDL);
    writeFileSync(join(folder, 'rowsmith.json'), config);
    const { code, stdout, stderr } = await ran([join(folder, 'shop.sql'), ...flags]);
    done = { code, stdout, stderr: stderr.replaceAll(`${folder}/`, '') };
  });
  if (done === undefined) throw new Error('The command did not run.');
  return done;
}

/** The rows of a table in an output. */
function rowsOf({ stdout }: Done, table: string): readonly string[] {
  const [, behind = ''] = stdout.toString().split(`-- ${table}: `);
  const [rows = ''] = behind.split('\n-- ');
  return [...rows.matchAll(/^\((.*)\)[,;]$/gm)].map(([, row = '']) => row);
}

const COMMENTED = `// What is asked for.
{
  "$schema": "./rowsmith.schema.json",
  "dialect": "pg", /* PostgreSQL */
  "rows": 3,
  "seed": 7,
  "where": ["orders: total > 5"],
  "tables": {
    "orders": {
      "rows": 2, // few
      "columns": {
        "status": { "values": ["new", "paid"] },
        "total": { "from": 3, "to": 6, },
      },
    },
  },
}
`;

test('takes options from the file beside the DDL, and says so', async () => {
  const done = await withFile(COMMENTED);
  assert.equal([done.code, done.stderr], [0, 'rowsmith: options of rowsmith.json\n']);
  assert.is(rowsOf(done, 'customers').length, 3);
  const orders = rowsOf(done, 'orders');
  assert.is(orders.length, 2);
  for (const row of orders) assert.match(row, /^\d+, '(?:new|paid)', 6$/);
});

test('what a flag says of values replaces what the file says of them in other words', async () => {
  const done = await withFile(
    COMMENTED,
    ...['--column', 'orders.total: values=40,50', '--column', 'orders.status: constant=open'],
  );
  assert.is(done.code, 0, done.stderr);
  for (const row of rowsOf(done, 'orders')) assert.match(row, /^\d+, 'open', [45]0$/);
});

test('flags count before the file', async () => {
  const done = await withFile(
    COMMENTED,
    ...['-n', '4', '--rows', 'orders=5', '--seed', '8', '--dialect', 'mysql', '--where', 'orders: total <> 6'],
    ...['--column', 'orders.total: to=8', '--column', 'orders.status: values=open'],
  );
  assert.is(done.code, 0, done.stderr);
  assert.match(done.stdout.toString(), 'INSERT INTO `customers`');
  assert.is(rowsOf(done, 'customers').length, 4);
  const orders = rowsOf(done, 'orders');
  assert.is(orders.length, 5);
  for (const row of orders) assert.match(row, /^\d+, 'open', [78]$/);
});

test('a file can be named or left alone, and the standard input has none beside it', async () => {
  const without = ['--seed', '7', '-d', 'pg', '-n', '1'];
  const plain = await ran(without, DDL);
  const alone = await withFile('{ "nulls": 2 }', '--no-config', ...without);
  assert.equal([alone.stdout.toString(), alone.stderr], [plain.stdout.toString(), '']);
  await inFolder(async (folder) => {
    const file = join(folder, 'other.json');
    writeFileSync(file, COMMENTED);
    const named = await ran(['-', '--config', file], DDL);
    assert.equal([named.code, named.stderr], [0, '']);
    assert.is(rowsOf(named, 'orders').length, 2);
    mkdirSync(join(folder, 'none'));
    const missing = await ran(['-', '--config', join(folder, 'none', 'a.json')], DDL);
    assert.is(missing.code, 2);
    assert.match(missing.stderr, 'a.json": no such file or directory.');
  });
});

test('the file can have the seed that a part needs', async () => {
  const refused = await withFile('{ "dialect": "pg" }', '--shard', '1/2');
  assert.is(refused.code, 2);
  assert.match(refused.stderr, '--shard needs --seed: rows of one table are made with one seed.');
  const [offset, shard] = [
    await withFile('{ "dialect": "pg", "offset": 5 }'),
    await withFile('{ "dialect": "pg", "seed": 1, "rows": 5 }', '--shard', '1/2'),
  ];
  assert.match(offset.stderr, '--offset needs --seed');
  assert.is(shard.code, 0);
});

test('explain takes options from the file, too', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'shop.sql'), DDL);
    writeFileSync(join(folder, 'rowsmith.json'), COMMENTED);
    const { code, stdout } = await ran(['explain', join(folder, 'shop.sql'), '--table', 'orders']);
    assert.is(code, 0);
    assert.match(stdout.toString(), /^Table "orders": 2 rows/);
    assert.match(stdout.toString(), "'new'");
  });
});

test('--now takes the time of the clock, and prints it', async () => {
  const ddl = 'CREATE TABLE t (paid TIMESTAMP NOT NULL CHECK (paid > now()))';
  const flags = ['-', '-d', 'pg', '--seed', '1', '-n', '50'];
  const [now, then] = [
    await ran([...flags, '--now'], ddl),
    await ran([...flags, '--reference-time', '2030-01-01'], ddl),
  ];
  assert.equal([now.code, now.stderr], [0, 'rowsmith: reference time 2030-01-01T00:00:00.000Z\n']);
  assert.equal(now.stdout.toString(), then.stdout.toString());
  assert.not.equal(now.stdout.toString(), (await ran(flags, ddl)).stdout.toString());
  const both = await ran([...flags, '--now', '--reference-time', '2030-01-01'], ddl);
  assert.equal([both.code, both.stderr], [2, 'rowsmith: Give --now or --reference-time, not both.\n']);
});

/** Files that are wrong, where they are, and why. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['', '1:1', 'Expected a value.'],
  ['[]', '1:1', 'A file of options holds an object.'],
  ['{ rows: 3 }', '1:3', 'Expected a value: a string, a number, true, false, an array or an object.'],
  ['{ "rows" 3 }', '1:10', 'Expected ":".'],
  ['{\n  "rows": 3\n  "seed": 1 }', '3:3', 'Expected ",".'],
  ['{ "rows": 3', '1:12', 'Expected "," or "}".'],
  ['{ "where": ["a" ', '1:17', 'Expected "," or "]".'],
  ['{} {}', '1:4', 'Expected the end of the file.'],
  ['{ /* }', '1:3', 'This comment does not end.'],
  ['{ "seed": "a\n}', '1:11', 'This string does not end.'],
  ['{ "rows": 3, "seed": 1, "rows": 4 }', '1:25', '"rows" stands here twice.'],
  [
    '{ "where": [], "columns": { "a": { "from": 12345678901234567890 } } }',
    '1:44',
    'This number has more digits than numbers of JSON keep: write it as a string.',
  ],
  ['{ "rowz": 3 }', '1:3', 'Unknown option "rowz" of a file of options; the nearest known one is "rows".'],
  [
    '{ "batchSize": 3 }',
    '1:3',
    'Unknown option "batchSize" of a file of options; the nearest known one is "batch_size".',
  ],
  [
    '{ "dialect": "pg",\n  "columns": { "orders.status": { "like": "compny" } } }',
    '2:35',
    'Option "like" of column "status" of table "orders" must be the name of a meaning, not "compny"; the nearest one is "company".',
  ],
  ['{ "rows": "3" }', '1:11', 'rows must be a whole number from 1 to 9007199254740991, not "3".'],
  ['{ "nulls": null }', '1:12', 'nulls must be a number from 0 to 1, not null.'],
  [
    '{ "dialect": "oracle" }',
    '1:14',
    'dialect must be "mysql", "postgresql", "mariadb", "postgres" or "pg", not "oracle".',
  ],
  ['{ "tables": ["orders"] }', '1:13', 'tables must be an object of tables and their options, not an array.'],
  [
    '{ "columns": { "a": { "values": [] } } }',
    '1:33',
    'columns.a.values must be an array of one or more values, or an object of values and their weights, not an empty array.',
  ],
  [
    '{ "dialect": "pg",\n  "reference_time": "2026-02-30" }',
    '2:3',
    'reference_time must be a date or a moment from 1900 to 2199, such as "2026-01-31" or "2026-01-31T12:00:00Z", not "2026-02-30".',
  ],
  ['{ "where": ["a", 5] }', '1:18', 'where.1 must be a string, not 5.'],
  [
    '{ "tables": { "orders": { "columns": { "status": {\n  "nuls": 0.5 } } } } }',
    '2:3',
    'Unknown option "nuls" of tables.orders.columns.status; the nearest known one is "nulls".',
  ],
  [
    '{ "dialect": "pg",\n  "rows_of": { "order": 5 } }',
    '2:16',
    'rows_of "order" names no table of the text; the nearest one is "orders".',
  ],
  [
    '{ "dialect": "pg",\n  "columns": { "orders.totl": { "from": 1 } } }',
    '2:16',
    'Unknown column "totl" of table "orders" in columns.orders.totl; the nearest one is "total".',
  ],
  [
    '{ "dialect": "pg",\n  "columns": { "orders.total": { "from": "much" } } }',
    '2:34',
    'Option "from" of column "total" of table "orders" must be a value of the type INT, not "much".',
  ],
  [
    '{ "dialect": "pg",\n  "where": ["orders: totl > 1"] }',
    '2:22',
    'The condition on table "orders" in where.0 is wrong: There is no column "totl"; the nearest one is "total".',
  ],
];

for (const [config, place, message] of REFUSED) {
  test(`refuses ${config}`, async () => {
    const { code, stdout, stderr } = await withFile(config);
    const [, said = '', excerpt, caret] = stderr.split('\n');
    assert.equal([code, stdout.length, said], [2, 0, `rowsmith.json:${place}: ${message}`]);
    assert.is(excerpt, config.split('\n')[Number(place.split(':')[0]) - 1]);
    assert.is(caret?.length, Number(place.split(':')[1]));
  });
}

test('a condition with escapes is shown beside its place', async () => {
  const { stderr } = await withFile(String.raw`{ "dialect": "pg", "where": ["orders: \"totl\" > 1"] }`);
  assert.equal(stderr.split('\n').slice(1, 4), [
    'rowsmith.json:1:30: The condition on table "orders" in where.0 is wrong: There is no column "totl"; the nearest one is "total".',
    'orders: "totl" > 1',
    '        ^',
  ]);
});

test('a file that is not UTF-8 is refused', async () => {
  const { code, stderr } = await withFile(Uint8Array.of(0x7b, 0xe9, 0x7d));
  assert.is(code, 2);
  assert.match(stderr, 'Cannot read "rowsmith.json": it is not valid UTF-8.');
});

/** Flags beside a file, and what is said of them. */
const OF_FLAGS: readonly (readonly [readonly string[], string])[] = [
  [
    ['--where', 'orders: totl > 1'],
    '--where: The condition on table "orders" in where.1 is wrong: There is no column "totl"; the nearest one is "total".\norders: totl > 1\n        ^',
  ],
  [
    ['--column', 'orders.total: from=much'],
    '--column: Option "from" of column "total" of table "orders" must be a value of the type INT, not "much".',
  ],
  [['--column', 'order.total: from=1'], '--column "order" names no table of the text; the nearest one is "orders".'],
  [['--where', 'total > 1'], '--where must name its table in front, as there are several.'],
  [
    ['--reference-time', '2026-02-30'],
    '--reference-time must be a date or a moment from 1900 to 2199, such as "2026-01-31" or "2026-01-31T12:00:00Z", not "2026-02-30".',
  ],
  [
    ['--where', 'orders: total = status'],
    '--where: The condition on table "orders" in where.1 is wrong: There is no operator int4 = varchar.\norders: total = status\n        ^',
  ],
  [['--rows', 'order=5'], '--rows "order" names no table of the text; the nearest one is "orders".'],
  [['--table', 'order'], '--table "order" names no table of the text; the nearest one is "orders".'],
];

for (const [flags, message] of OF_FLAGS) {
  test(`names the flag: ${flags.join(' ')}`, async () => {
    const { code, stderr } = await withFile(COMMENTED, ...flags);
    assert.equal([code, stderr], [2, `rowsmith: options of rowsmith.json\nrowsmith: ${message}\n`]);
  });
}

test.run();
