import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commandWithFile, commandWithFlags } from '../../src/page/command/command-line.ts';
import { settingsFile } from '../../src/page/command/settings-file.ts';
import { shellLine } from '../../src/page/command/shell.ts';
import { PageCompiler } from '../../src/page/compiler.ts';
import type { Settings } from '../../src/page/settings.ts';
import { MAIN } from '../cli/harness.ts';
import { inFolder } from '../cli/world.ts';

const SHOP = `
CREATE TABLE customers (id serial PRIMARY KEY, name text NOT NULL, "it's" text);
CREATE TABLE orders (
  id serial PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  status text NOT NULL,
  total numeric(10, 2) NOT NULL,
  created_at timestamp
);`;

type Format = 'insert' | 'csv';

/** The bytes of the page's download. */
async function downloaded(ddl: string, settings: Settings, format: Format): Promise<Buffer> {
  const compiler = new PageCompiler();
  const { marks } = await compiler.answer('read', { ddl, settings });
  assert.equal(
    marks.filter(({ severity }) => severity === 'error'),
    [],
  );
  const begun = await compiler.answer('file', { format, table: 'orders' });
  assert.is(begun?.name, format === 'insert' ? 'generated.sql' : 'orders.csv');
  assert.is(begun?.table, format === 'insert' ? null : 'orders');
  const parts: Uint8Array[] = [];
  for (let isLast = false; !isLast; ) {
    const part = await compiler.answer('filePart', { leastBytes: 2000 });
    if (part === null) throw new Error('No file was begun.');
    parts.push(new Uint8Array(await part.bytes.arrayBuffer()));
    ({ isLast } = part);
    if (isLast) assert.is(part.rows, begun?.rows);
  }
  assert.ok(parts.length > 1);
  return Buffer.concat(parts);
}

/** What a line writes that calls the command, in a shell. */
async function written(folder: string, line: string): Promise<Buffer> {
  const script = `rowsmith() { "$NODE" "$MAIN" "$@"; }\n${line}`;
  const env = { ...process.env, MAIN, NODE: process.execPath };
  const { stdout } = await promisify(execFile)('sh', ['-c', script], {
    ...{ cwd: folder, env, encoding: 'buffer', maxBuffer: 2 ** 26 },
  });
  return stdout;
}

const CASES: readonly (readonly [name: string, settings: Settings, format: Format])[] = [
  ['nothing but rows', { rows: 300 }, 'insert'],
  ['rows and a seed', { rows: 300, seed: 'a "b" $c' }, 'insert'],
  ['one table', { rows: 300, seed: 7 }, 'csv'],
  [
    'values of all tables',
    { rows: 200, seed: 1, locale: 'de', mode: 'edge', nulls: 0.5, referenceTime: '2020-02-29', transaction: true },
    'insert',
  ],
  [
    'conditions and columns',
    {
      ...{ rows: 200, seed: 3, where: ['orders: total > 100', "customers: name <> 'it''s'"] },
      columns: { 'orders.total': { to: 500, distribution: { normal: { mean: 200 } } } },
      tables: {
        customers: { rows: 40, columns: { name: { values: ['Ann', 'Bo b', '-x', "d'Arc"] } } },
        orders: { rows: '3x', where: ['total < 450'], columns: { status: { values: { open: 3, 'is paid': 1 } } } },
      },
    },
    'insert',
  ],
];

for (const [name, settings, format] of CASES) {
  test(`the command writes what is downloaded: ${name}`, async () => {
    const asked = { ...settings };
    const bytes = await downloaded(SHOP, asked, format);
    const output = { format, table: format === 'csv' ? 'orders' : null };
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'schema.sql'), SHOP);
      writeFileSync(join(folder, 'rowsmith.json'), settingsFile(asked, 'postgresql'));
      assert.ok(bytes.equals(await written(folder, commandWithFile(output))), 'with the file');
      const line = commandWithFlags(asked, 'postgresql', output) ?? 'false';
      assert.ok(bytes.equals(await written(folder, line)), line);
    });
  });
}

test('the file has the spelling of JSON, and a seed', () => {
  const settings: Settings = { batchSize: 10, tables: { someTable: { rows: 5 } } };
  const file = { dialect: 'mysql', seed: 0, batch_size: 10, tables: { someTable: { rows: 5 } } };
  assert.equal(JSON.parse(settingsFile(settings, 'mysql')), file);
});

for (const [name, settings] of [
  ['the seed of a table', { tables: { t: { seed: 3 } } }],
  ['a table that is left out', { tables: { t: { omit: true } } }],
  ['a name that flags cannot join', { tables: { 'a b': { rows: 3 } } }],
  ['a column with a colon', { columns: { 'a:b': { nulls: 0 } } }],
  ['a seed of digits', { seed: '7' }],
] as const) {
  test(`no flags say ${name}`, () => {
    assert.is(commandWithFlags(settings, 'mysql', { format: 'insert', table: null }), null);
  });
}

test('words are quoted for a shell', async () => {
  const words = [
    'a',
    '',
    "it's",
    '$HOME',
    '`x`',
    'a b',
    '~',
    '*',
    '"',
    '\\',
    '!',
    'é',
    'two\nlines',
    '{a,b}',
    '#',
    '=x',
  ];
  const { stdout } = await promisify(execFile)('sh', ['-c', shellLine(['printf', '%s\\0', ...words])]);
  assert.equal(stdout.split('\0').slice(0, -1), words);
});

test.run();
