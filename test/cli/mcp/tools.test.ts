import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CONFIG_FIELDS } from '../../../src/cli/config-fields.ts';
import { SNAKE } from '../../../src/options/fault.ts';
import { MAIN, rowsmith } from '../harness.ts';

const SHOP = `CREATE TABLE customers (id serial PRIMARY KEY, email text NOT NULL UNIQUE);
CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, total numeric(8,2));
`;

const it = suite('rowsmith mcp');
const client = new Client({ name: 'test', version: '1' });

it.before(() => client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp'] })));

it.after(() => client.close());

interface Answer {
  readonly texts: readonly string[];
  readonly isError: boolean;
  readonly structured: unknown;
}

async function call(name: string, given: Readonly<Record<string, unknown>>): Promise<Answer> {
  const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: given }));
  return {
    texts: result.content.map((part) => (part.type === 'text' ? part.text : '')),
    isError: result.isError === true,
    structured: result.structuredContent,
  };
}

it('says what it is', async () => {
  const version = (await rowsmith(['--version'])).stdout.trim();
  assert.equal(client.getServerVersion(), { name: 'rowsmith', title: 'Rowsmith', version });
  assert.match(client.getInstructions() ?? '', 'CREATE TABLE');
});

it('lists its tools with schemas of all options', async () => {
  const { tools } = await client.listTools();
  assert.equal(
    tools.map(({ name }) => name),
    ['generate', 'explain'],
  );
  for (const { inputSchema, annotations } of tools) {
    assert.equal(annotations, { readOnlyHint: true, openWorldHint: false });
    assert.equal(inputSchema.required, ['ddl']);
    const options: { readonly properties?: object } = Object(inputSchema.properties?.['options']);
    assert.equal(Object.keys(options.properties ?? {}), Object.keys(CONFIG_FIELDS).map(SNAKE));
    const validate = new Ajv2020({ allowUnionTypes: true }).compile(inputSchema);
    assert.is(validate({ ddl: SHOP, options: { batch_size: 3, columns: { total: { nulls: 0.5 } } } }), true);
    assert.is(validate({ ddl: SHOP, options: { batchSize: 3 } }), false);
  }
});

it('writes the rows that the command writes', async () => {
  const { texts, isError } = await call('generate', { ddl: SHOP, dialect: 'pg', rows: 7, seed: 'x' });
  assert.is(isError, false);
  const written = await rowsmith(['generate', '--dialect', 'pg', '--rows', '7', '--seed', 'x'], SHOP);
  assert.equal(texts, [written.stdout, 'seed "x": the same seed gives the same rows']);
});

it('draws a seed, tells the dialect, and writes few rows where it is asked for nothing', async () => {
  const { texts } = await call('generate', { ddl: SHOP });
  const [rows = '', notes = ''] = texts;
  assert.is(rows.split('\n').filter((line) => line.startsWith('(')).length, 20);
  const [, seed = ''] = /^dialect postgresql: .*\nseed (\d+): /.exec(notes) ?? [];
  assert.equal((await call('generate', { ddl: SHOP, seed: Number(seed) })).texts, texts);
});

it('takes options as rowsmith.json has them, and what stands beside them before them', async () => {
  const options = { $schema: './x.json', dialect: 'mysql', rows: 3, batch_size: 1, where: ['id > 100'], seed: 1 };
  const ddl = 'CREATE TABLE t (id int PRIMARY KEY)';
  const [rows = ''] = (await call('generate', { ddl, rows: 2, where: ['id < 103'], options })).texts;
  assert.equal([...rows.matchAll(/^\((\d+)\)/gm)].map(([, id]) => id).sort(), ['101', '102']);
  assert.is(rows.match(/INSERT INTO `t`/g)?.length, 2);
});

it('writes rows of one table in another form', async () => {
  const asked = { ddl: SHOP, rows: 2, seed: 1, format: 'jsonl' };
  const refused = await call('generate', asked);
  assert.is(refused.isError, true);
  assert.match(refused.texts[0] ?? '', 'name one in tables, and call once for each');
  const { texts, isError } = await call('generate', { ...asked, tables: ['orders'] });
  assert.is(isError, false);
  const lines = (texts[0] ?? '').trimEnd().split('\n');
  assert.equal(
    lines.map((line) => Object.keys(JSON.parse(line))),
    [
      ['customer_id', 'total'],
      ['customer_id', 'total'],
    ],
  );
});

it('passes on warnings', async () => {
  const ddl = 'CREATE TABLE t (a boolean PRIMARY KEY)';
  const { texts, isError } = await call('generate', { ddl, dialect: 'postgresql', rows: 5, seed: 1 });
  assert.is(isError, false);
  assert.match(texts[1] ?? '', /^warning: .*\nseed 1: /);
});

it('says where DDL is at fault', async () => {
  for (const tool of ['generate', 'explain']) {
    const ddl = 'CREATE TABLE t (\n  a int,\n  b jsonb\n)';
    const { texts, isError, structured } = await call(tool, { ddl, dialect: 'mysql' });
    assert.is(isError, true);
    assert.match(texts[0] ?? '', /^ddl:3:5: .*\n {2}b jsonb\n {4}\^$/);
    const { line, column, code, likely_dialect: likely } = Object(structured);
    assert.equal([line, column, code, likely], [3, 5, 'syntax_error', 'postgresql']);
  }
});

/** Calls that are refused, and what the refusals say. */
const REFUSED: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
  ['generate', {}, 'The option "ddl" of the tool generate is missing; it must be a string.'],
  ['generate', { ddl: SHOP, rows: 0 }, 'rows must be a whole number from 1 to '],
  ['generate', { ddl: SHOP, row: 1 }, 'Unknown option "row" of the tool generate; the nearest known one is "rows".'],
  ['generate', { ddl: SHOP, options: { batchSize: 1 } }, 'the nearest known one is "batch_size".'],
  ['generate', { ddl: SHOP, dialect: 'sqlite' }, 'dialect must be "mysql", '],
  ['generate', { ddl: 'CREATE TABLE t (a int)' }, 'The dialect is missing, and nothing in the DDL tells it'],
  ['generate', { ddl: SHOP, where: ['orders: totl > 1'] }, 'totl'],
  ['generate', { ddl: SHOP, options: { rows_of: { order: 3 } } }, 'rows_of "order" names no table of the text'],
  ['explain', { ddl: SHOP, table: 'order' }, 'tables "order" names no table of the text; the nearest one is "orders".'],
  ['generate', { ddl: `${SHOP}${' '.repeat(1_048_576)}` }, 'The DDL has more than 1048576 characters'],
];

for (const [name, given, message] of REFUSED) {
  it(`refuses with a sentence: ${message}`, async () => {
    const { texts, isError } = await call(name, given);
    assert.is(isError, true);
    assert.match(texts.join('\n'), message);
  });
}

it('answers within its limit, however many rows are asked for', async () => {
  const { texts, isError } = await call('generate', { ddl: SHOP, rows: 1_000_000_000 });
  assert.is(isError, true);
  assert.match(
    texts.join('\n'),
    /^The answer has more than 50000 characters, .* Asked for were 2000000000 rows in 2 tables: lower "rows", /,
  );
  const [rows = ''] = (await call('generate', { ddl: SHOP, rows: 600 })).texts;
  assert.ok(rows.length > 25_000 && rows.length < 50_000);
});

it('explains', async () => {
  const [order = ''] = (await call('explain', { ddl: SHOP })).texts;
  assert.match(order, '2 tables, 20 rows');
  assert.match(order, /Call this tool with "table" to see what each column of a table gets\.$/);
  const [table = ''] = (await call('explain', { ddl: SHOP, table: 'customers' })).texts;
  const command = ['explain', '--table', 'customers', '--rows', '10', '--dialect', 'postgresql'];
  assert.is(`${table}\n`, (await rowsmith(command, SHOP)).stdout);
});

it('knows no other tool', async () => {
  const failed = await client.callTool({ name: 'drop' }).then(
    () => null,
    (error: unknown) => String(error),
  );
  assert.match(failed ?? '', 'Unknown tool "drop".');
});

it('answers what was asked before its input ended, and takes no flags', async () => {
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const messages = [
    { id: 1, method: 'initialize', params: hello },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'generate', arguments: { ddl: SHOP, options: { locale: 'de' } } } },
  ];
  const input = messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('');
  const { code, stdout, stderr } = await rowsmith(['mcp'], `no message\n${input}`);
  assert.equal([code, stdout.trimEnd().split('\n').length], [0, 2]);
  assert.match(stdout, 'INSERT INTO');
  assert.match(stderr, /^rowsmith: .*JSON.*\n$/);
  assert.is((await rowsmith(['mcp', 'x.sql'])).code, 2);
  assert.match((await rowsmith(['mcp', '--port', '1'])).stderr, 'Unknown flag --port.');
});

it.run();
