import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ServerOptions } from '../../src/http/server.ts';
import { compileSchema } from '../../src/index.ts';
import { compileAtOnce, postTo, until, withService } from './harness.ts';

const SHOP = `CREATE TABLE shop.orders (
  id serial PRIMARY KEY,
  customer int NOT NULL REFERENCES shop.customers,
  state char(1) CHECK (state IN ('a', 'b'))
);
CREATE TABLE shop.customers (id serial PRIMARY KEY, name text, UNIQUE (name));
CREATE TABLE flags (flag boolean PRIMARY KEY);`;

interface Answer {
  readonly status: number;
  readonly codes: string | null;
  readonly text: string;
}

/** What the service says to tables of PostgreSQL, in JSON. */
async function answerTo(body: object, options: Partial<ServerOptions> = {}): Promise<Answer> {
  const answers: Answer[] = [];
  await withService({ compile: compileAtOnce, ...options }, async ({ origin }) => {
    const response = await postTo(`${origin}/postgresql/api/v1/generate/sql`, JSON.stringify(body));
    const codes = response.headers.get('x-rowsmith-warnings');
    answers.push({ status: response.status, codes, text: await response.text() });
  });
  const [answer] = answers;
  if (answer === undefined) throw new Error('There was no answer.');
  return answer;
}

/** The comments that name tables, and how many rows stand behind each. */
function titles(text: string): readonly (readonly [string, number])[] {
  return text
    .split(/^-- (?=\w)/m)
    .slice(1)
    .map((part) => [part.split('\n', 1)[0] ?? '', part.match(/^\(/gm)?.length ?? 0]);
}

test('writes all tables of a text, each behind those that it refers to', async () => {
  const { status, text, codes } = await answerTo({ table_definition: SHOP, rows: 20 });
  assert.is(status, 200);
  assert.equal(titles(text), [
    ['shop.customers: 20 rows', 20],
    ['shop.orders: 20 rows', 20],
    ['flags: 2 of 20 rows, as many as its keys allow', 2],
  ]);
  assert.match(text, /INSERT INTO "shop"."customers" \("id", "name"\) VALUES\n\(1, /);
  assert.is(codes, 'row_limit');
});

test('gives single tables rows of their own', async () => {
  const options = { rows_of: { customers: 7, 'shop.orders': '3x' } };
  const { text } = await answerTo({ table_definition: SHOP, rows: 1, options });
  assert.equal(
    titles(text).map(([, rows]) => rows),
    [7, 21, 1],
  );
});

test('writes the tables that are named, as they are among all', async () => {
  const body = { table_definition: SHOP, rows: 20, options: { seed: 1 } };
  const all = await answerTo(body);
  const { text, codes } = await answerTo({ ...body, options: { seed: 1, tables: ['orders', 'flags'] } });
  assert.equal(titles(text), titles(all.text).slice(1));
  assert.ok(all.text.includes(text));
  assert.is(codes, 'row_limit');
  const alone = await answerTo({ ...body, options: { seed: 1, tables: ['shop.orders'] } });
  assert.match(alone.text, /^INSERT INTO "shop"\."orders" /);
  assert.ok(all.text.includes(alone.text));
});

test('leaves all numbers to the database, or none', async () => {
  const body = (identity: string) => ({ table_definition: SHOP, rows: 3, options: { identity } });
  const { text } = await answerTo(body('database'));
  assert.not.match(text, '"id"');
  assert.not.match(text, 'setval');
  assert.match((await answerTo(body('explicit'))).text, /"orders" \("id", /);
});

test('cuts the rows of all tables together, and says so', async () => {
  const limits = { rows: 100 };
  const { text } = await answerTo({ table_definition: SHOP, rows: 1000 }, { limits });
  assert.equal(titles(text), [
    ['shop.customers: 49 of 1000 rows, its share of those that all tables may have', 49],
    ['shop.orders: 49 of 1000 rows, its share of those that all tables may have', 49],
    ['flags: 2 of 1000 rows, as many as its keys allow', 2],
  ]);
  const picked = await answerTo({ table_definition: SHOP, rows: 1000, options: { tables: ['orders'] } }, { limits });
  assert.is(picked.text.match(/^\(/gm)?.length, 100);
  assert.ok(picked.text.endsWith('-- Warning: 100 of 1000 rows were written.\n'));
});

test('a limit of fewer rows than there are tables goes to the first ones', async () => {
  const { status, text } = await answerTo({ table_definition: SHOP, rows: 5 }, { limits: { rows: 2 } });
  assert.is(status, 200);
  assert.equal(
    titles(text).map(([, rows]) => rows),
    [1, 1, 0],
  );
});

for (const [options, said, option, nearest] of [
  [{ tables: ['order'] }, 'tables "order"', 'tables', 'shop.orders'],
  [{ tables: ['shop.flags'] }, 'tables "shop.flags"', 'tables', 'shop.orders'],
  [{ rows_of: { flag: 5 } }, 'rows_of "flag"', 'rows_of.flag', 'flags'],
  [{ columns: { 'flag.a': { nulls: 0 } } }, 'columns "flag"', 'columns.flag.a', 'flags'],
] as const) {
  test(`refuses ${JSON.stringify(options)}`, async () => {
    const { status, text } = await answerTo({ table_definition: SHOP, options });
    assert.is(status, 400);
    const error = `The option ${said} names no table of the text; the nearest one is "${nearest}".`;
    assert.equal(JSON.parse(text), { error, code: 'invalid_option', option: `options.${option}` });
  });
}

test('passes over a table that gets no rows, and says why', async () => {
  const ddl = `${SHOP} CREATE TABLE p (a int) PARTITION BY RANGE (a);`;
  const { text, codes } = await answerTo({ table_definition: ddl, rows: 1 });
  assert.match(text, /^-- p: 0 rows, as no row is sure to find a partition\n/);
  assert.is(codes, 'unknown_partitions');
  const refused = await answerTo({ table_definition: ddl, rows: 1, options: { strict: true } });
  assert.is(refused.status, 400);
  assert.is(JSON.parse(refused.text).code, 'unknown_partitions');
});

test('with strict, a table that gets fewer rows is an error', async () => {
  const body = { table_definition: SHOP, rows: 3, options: { strict: true } };
  const { status, text } = await answerTo(body);
  assert.is(status, 400);
  assert.match(text, 'The keys of table \\"flags\\" allow 2 rows, fewer than the 3 asked for.');
  const { status: picked } = await answerTo({ ...body, options: { strict: true, tables: ['orders'] } });
  assert.is(picked, 200);
});

test('an answer that takes too long ends with a whole statement, and says how many rows of all tables it has', async () => {
  let time = 0;
  let isWriting = false;
  const now = () => {
    time += isWriting ? 3000 : 0;
    return time;
  };
  const compile: ServerOptions['compile'] = (ddl, { dialect }) => {
    const schema = compileSchema(ddl, { dialect });
    function* insertInSteps(options?: object) {
      const insertion = yield* schema.insertInSteps(options);
      isWriting = true;
      return insertion;
    }
    return { insertInSteps };
  };
  const { text } = await answerTo({ table_definition: SHOP, rows: 30_000 }, { compile, now });
  const rows = text.match(/^\(/gm)?.length ?? 0;
  assert.ok(rows > 0 && rows < 60_000);
  const comments = `-- Warning: ${rows} of 30000 rows were written.\n-- Warning: ${rows} of 60002 rows of all tables were written.\n`;
  assert.ok(text.endsWith(`);\n${comments}`));
});

const CIRCLE = `CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL, name text);
  CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a, name text);
  ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b`;

test('what cannot be left goes on beyond the cap, and is broken off at twice that', async () => {
  let time = 0;
  let step = 0;
  const now = () => {
    time += step;
    return time;
  };
  const compile: ServerOptions['compile'] = (ddl, { dialect }) => {
    const schema = compileSchema(ddl, { dialect });
    function* insertInSteps(options?: object) {
      const insertion = yield* schema.insertInSteps(options);
      step = 1;
      return insertion;
    }
    return { insertInSteps };
  };
  const body = JSON.stringify({ table_definition: CIRCLE, rows: 40_000 });
  const post = (origin: string) => postTo(`${origin}/postgresql/api/v1/generate/sql`, body);
  await withService({ compile, now, limits: { generationMilliseconds: 10 } }, async ({ origin, faults }) => {
    assert.is(await (await post(origin)).text().catch(() => 'broken off'), 'broken off');
    await until(() => faults.length === 1, 'the fault is told');
    assert.match(String(faults[0]), 'took too long');
  });
  step = 0;
  await withService({ compile, now, limits: { generationMilliseconds: 30 } }, async ({ origin }) => {
    const text = await (await post(origin)).text();
    assert.is(text.match(/^\(\d/gm)?.length, 80_000);
  });
});

test.run();
