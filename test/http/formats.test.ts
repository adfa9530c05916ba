import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ServerOptions } from '../../src/http/server.ts';
import { compileSchema } from '../../src/index.ts';
import { compileAtOnce, postTo, until, withService } from './harness.ts';

const USERS = 'CREATE TABLE users (id int PRIMARY KEY, name varchar(40) NOT NULL, admin boolean NOT NULL)';
const ORDERS = 'CREATE TABLE orders (id int PRIMARY KEY, buyer int NOT NULL)';

/** What the service says to tables of a dialect. */
async function answerTo(dialect: string, body: object, options: Partial<ServerOptions> = {}) {
  const answers: { status: number; headers: Headers; text: string; faults: number }[] = [];
  await withService({ compile: compileAtOnce, ...options }, async ({ origin, faults }) => {
    const response = await postTo(`${origin}/${dialect}/api/v1/generate/sql`, JSON.stringify(body));
    const { status, headers } = response;
    const text = await response.text().catch(() => 'broken off');
    if (text === 'broken off') await until(() => faults.length === 1, 'the fault is told');
    answers.push({ status, headers, text, faults: faults.length });
  });
  const [answer] = answers;
  if (answer === undefined) throw new Error('There was no answer.');
  return answer;
}

for (const [dialect, format, type, ending, form] of [
  ['postgresql', 'insert', 'application/sql', 'sql', /^INSERT INTO "users" .*\);\n$/s],
  [
    'postgresql',
    'insert-json',
    'application/sql',
    'sql',
    /^INSERT INTO "users" .*\$rows\$\[\n(?:\{"id":\d+,"name":"[^"]+","admin":\w+\},?\n){3}\]\$rows\$\);\n$/s,
  ],
  ['postgresql', 'copy', 'application/sql', 'sql', /COPY "users" .* FROM stdin;\n(?:\d+\t[^\t\n]+\t[ft]\n){3}\\\.\n$/],
  ['mysql', 'copy', 'text/tab-separated-values', 'tsv', /^(?:\d+\t[^\t\n]+\t[01]\n){3}$/],
  ['postgresql', 'csv', 'text/csv; header=present', 'csv', /^id,name,admin\r\n(?:\d+,"?[^,]+"?,[ft]\r\n){3}$/],
  ['mysql', 'csv', 'text/csv; header=present', 'csv', /^id,name,admin\r\n(?:\d+,"?[^,]+"?,[01]\r\n){3}$/],
  ['mysql', 'jsonl', 'application/jsonl', 'jsonl', /^(?:\{"id":\d+,"name":"[^"]+","admin":\w+\}\n){3}$/],
] as const) {
  test(`${dialect}: writes ${format}`, async () => {
    const options = { format, seed: 1 };
    const { status, headers, text } = await answerTo(dialect, { table_definition: USERS, rows: 3, options });
    assert.is(status, 200, text);
    assert.is(headers.get('content-type'), `${type}; charset=utf-8`);
    assert.is(headers.get('content-disposition'), `attachment; filename="generated.${ending}"`);
    assert.is(headers.get('x-rowsmith-rows'), '3');
    assert.match(text, form);
  });
}

test('writes one of several tables, with warnings and rows in the headers alone', async () => {
  const body = { table_definition: `${ORDERS}; CREATE TABLE flags (flag boolean PRIMARY KEY)`, rows: 30 };
  const { headers, text } = await answerTo('postgresql', { ...body, options: { format: 'csv', tables: ['flags'] } });
  assert.match(text, /^flag\r\n[ft]\r\n[ft]\r\n$/);
  assert.is(headers.get('x-rowsmith-warnings'), 'row_limit');
  assert.is(headers.get('x-rowsmith-rows'), '2');
});

for (const [dialect, format] of [
  ['postgresql', 'csv'],
  ['postgresql', 'jsonl'],
  ['mysql', 'copy'],
] as const) {
  test(`${dialect}: refuses ${format} of several tables`, async () => {
    const body = { table_definition: `${USERS}; ${ORDERS}`, rows: 3, options: { format } };
    const { status, text } = await answerTo(dialect, body);
    assert.is(status, 400);
    const { error, ...rest } = JSON.parse(text);
    assert.match(error, 'these are 2: name one in options.tables, and send a request for each.');
    assert.equal(rest, { code: 'invalid_option', option: 'options.format' });
  });
}

test('refuses a form that the dialect does not have', async () => {
  const body = { table_definition: USERS, rows: 3, options: { format: 'insert-json' } };
  const { status, text } = await answerTo('mysql', body);
  assert.is(status, 400);
  assert.equal(JSON.parse(text), {
    error: 'The option format "insert-json" is not available in mysql: it may be "insert", "copy", "csv" or "jsonl".',
    code: 'invalid_option',
    option: 'options.format',
  });
});

test('refuses statements around rows that come alone', async () => {
  const body = { table_definition: USERS, rows: 3, options: { format: 'csv', analyze: true } };
  const { status, text } = await answerTo('postgresql', body);
  assert.is(status, 400);
  assert.equal(JSON.parse(text), {
    error:
      'The option analyze is about statements, and an output of format "csv" holds rows alone: leave it out, or ask for format "insert".',
    code: 'invalid_option',
    option: 'options.analyze',
  });
});

/** A compiler whose outputs take as many milliseconds as chunks were made. */
function slowCompiler(): Pick<ServerOptions, 'compile' | 'now'> {
  let time = 0;
  let step = 0;
  const compile: ServerOptions['compile'] = (ddl, { dialect }) => {
    const schema = compileSchema(ddl, { dialect });
    function* insertInSteps(options?: object) {
      const insertion = yield* schema.insertInSteps(options);
      step = 1;
      return insertion;
    }
    return { insertInSteps };
  };
  const now = () => {
    time += step;
    return time;
  };
  return { compile, now };
}

test('rows that cannot be made in time break off where no comment says so', async () => {
  const limits = { generationMilliseconds: 4 };
  const body = (format: string) => ({ table_definition: USERS, rows: 90_000, options: { format } });
  const statements = await answerTo('postgresql', body('copy'), { ...slowCompiler(), limits });
  assert.match(statements.text, /\\\.\n-- Warning: \d+ of 90000 rows were written\.\n$/);
  assert.is(statements.faults, 0);
  const rows = await answerTo('postgresql', body('csv'), { ...slowCompiler(), limits });
  assert.is(rows.text, 'broken off');
  const all = await answerTo('postgresql', body('csv'));
  assert.is(all.text.match(/\r\n/g)?.length, 90_001);
});

test.run();
