import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { threadedCompilers } from '../../src/http/compile-thread.ts';
import type { ServerOptions } from '../../src/http/server.ts';
import { compileAtOnce, postTo, withService } from './harness.ts';

const SHOP = `CREATE TABLE "Customers" (id int PRIMARY KEY, name text NOT NULL, "signedUp" date NOT NULL);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer int NOT NULL REFERENCES "Customers",
  state text NOT NULL,
  total int NOT NULL CHECK (total > 0)
);`;

/** What the service says to options of these tables. */
async function answerTo(options: object, compile: ServerOptions['compile'] = compileAtOnce) {
  const answers: { status: number; text: string }[] = [];
  await withService({ compile }, async ({ origin, faults }) => {
    const body = JSON.stringify({ table_definition: SHOP, rows: 40, options: { seed: 1, ...options } });
    const response = await postTo(`${origin}/postgresql/api/v1/generate/sql`, body);
    answers.push({ status: response.status, text: await response.text() });
    assert.equal(faults, []);
  });
  const [answer] = answers;
  if (answer === undefined) throw new Error('There was no answer.');
  return answer;
}

/** The values of orders: state and total. */
function orders(text: string): readonly (readonly [string, number])[] {
  return Array.from(text.matchAll(/^\(\d+, \d+, '(.*)', (\d+)\)[,;]$/gm), ([, state = '', total = '']) => {
    return [state, Number(total)];
  });
}

for (const [name, options, holds] of [
  ['a condition', { where: ['orders: total BETWEEN 7 AND 9'] }, ([, total]) => total >= 7 && total <= 9],
  ['a condition of a table', { tables: { orders: { where: ['total % 10 = 3'] } } }, ([, total]) => total % 10 === 3],
  ['values of a column', { columns: { 'orders.state': { values: ['x', 'y'] } } }, ([state]) => /^[xy]$/.test(state)],
  [
    'bounds of a column of a table',
    { tables: { orders: { columns: { total: { from: 20, to: 30 } } } } },
    ([, total]) => total >= 20 && total <= 30,
  ],
] as const satisfies readonly (readonly [string, object, (row: readonly [string, number]) => boolean])[]) {
  test(`obeys ${name}`, async () => {
    const { status, text } = await answerTo(options);
    assert.is(status, 200, text);
    assert.is(orders(text).length, 40);
    assert.equal(
      orders(text).filter((row) => !holds([...row])),
      [],
    );
  });
}

test('obeys rows and omission of single tables', async () => {
  const { text } = await answerTo({ tables: { Customers: { omit: true }, orders: { rows: '2x' } } });
  assert.is(orders(text).length, 80);
  assert.not.match(text, 'INSERT INTO "Customers"');
});

test('loads rows by the habits that are asked for', async () => {
  const { status, text } = await answerTo({ insert: 'ignore', transaction: true, single: true });
  assert.is(status, 200, text);
  assert.match(text, 'BEGIN;');
  assert.is(text.match(/^INSERT INTO .* VALUES$/gm)?.length, 80);
  assert.match(text, 'ON CONFLICT');
});

for (const [options, expected] of [
  [{ insert: 'replace' }, { code: 'invalid_option', option: 'options.insert' }],
  [
    { truncate: true, tables: ['Customers'] },
    { code: 'invalid_option', option: 'options.truncate' },
  ],
  [
    { where: ['orders: total > 5', 'orders: total >\n  sum'] },
    { code: 'invalid_option', option: 'options.where.1', line: 2, column: 3 },
  ],
  [
    { tables: { orders: { where: ["state = 'x' AND"] } } },
    { code: 'invalid_option', option: 'options.tables.orders.where.0', line: 1, column: 16 },
  ],
  [{ where: ['total > 5'] }, { code: 'invalid_option', option: 'options.where.0' }],
  [
    { columns: { 'Customers.signedUp': { from: 'never' } } },
    { code: 'invalid_option', option: 'options.columns.Customers.signedUp.from' },
  ],
  [{ tables: { order: { rows: 5 } } }, { code: 'invalid_option', option: 'options.tables.order' }],
] as const) {
  test(`says what is wrong with ${JSON.stringify(options)}`, async () => {
    const { status, text } = await answerTo(options);
    assert.is(status, 400, text);
    const { error, ...rest } = JSON.parse(text);
    assert.match(error, /^[A-Z].*\.$/);
    assert.equal(rest, expected);
  });
}

test('says it in a sentence, and where', async () => {
  const { text: ofTime } = await answerTo({ reference_time: '2026-02-30' });
  assert.match(JSON.parse(ofTime).error, /^The option reference_time must be a date .*, not "2026-02-30"\.$/);
  const { text } = await answerTo({ where: ['total > 5'] });
  assert.equal(JSON.parse(text), {
    error: 'The option where.0 must name its table in front, as there are several.',
    code: 'invalid_option',
    option: 'options.where.0',
  });
});

test('a thread obeys options, and says what is wrong with them, as the library does', async () => {
  const compilers = threadedCompilers();
  try {
    for (const options of [
      {
        where: ['orders: total < 50'],
        columns: JSON.parse('{"Customers.name": {"values": {"__proto__": 1, "b": 2}}}'),
      },
      { tables: JSON.parse('{"__proto__": {"rows": 5}}') },
      { where: ['orders: total <'] },
      { nulls: 0 },
    ]) {
      assert.equal(await answerTo(options, compilers.compile), await answerTo(options));
    }
  } finally {
    compilers.close();
  }
});

test('a thread loads the locale that a request asks for', async () => {
  const compilers = threadedCompilers();
  try {
    const { status, text } = await answerTo({ locale: 'ru' }, compilers.compile);
    assert.is(status, 200, text);
    assert.match(text, /^\(\d+, '\p{Script=Cyrillic}+ \p{Script=Cyrillic}+', /mu);
    const refused = await answerTo({ locale: 'tlh' }, compilers.compile);
    assert.is(refused.status, 400, refused.text);
  } finally {
    compilers.close();
  }
});

test.run();
