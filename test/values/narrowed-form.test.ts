import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema } from '../../src/index.ts';

/** A column, a condition on it, and what all of its values look like: they are what the column means, within the condition. */
type Case = readonly [column: string, condition: string, values: RegExp];

const NAME = String.raw`[\p{L}'-]+`;

const CASES: readonly Case[] = [
  ['email TEXT NOT NULL', "email LIKE '%@example.com'", new RegExp(`^'${NAME}(\\.${NAME})?@example\\.com'$`, 'u')],
  ['email TEXT NOT NULL', "email LIKE '%@acme.test'", new RegExp(`^'${NAME}(\\.${NAME})?@acme\\.test'$`, 'u')],
  ['email TEXT NOT NULL UNIQUE', "email LIKE '%@acme.test'", new RegExp(`^'${NAME}\\.${NAME}\\d*@acme\\.test'$`, 'u')],
  ['email TEXT NOT NULL', "email ~ '^[^@]+@[^@]+[.]org$'", new RegExp(`^'${NAME}(\\.${NAME})?@example\\.org'$`, 'u')],
  ['url TEXT NOT NULL', "url LIKE 'https://%'", /^'https:\/\/\w+\.example\.\w+\//],
  ['city TEXT NOT NULL', "city ~ '^[A-C]'", /^'[A-C][\p{L}' .-]+'$/u],
  ['city TEXT NOT NULL', "city LIKE 'B%'", /^'B[\p{L}' .-]+'$/u],
  ['phone TEXT NOT NULL', "phone LIKE '+49%'", /^'\+49[ -]?\d[\d -]+'$/],
  ['order_number TEXT NOT NULL UNIQUE', "order_number LIKE 'ORD-%'", /^'ORD-\d{5}'$/],
];

for (const [column, condition, values] of CASES) {
  test(`${column}: ${condition}`, () => {
    const ddl = `CREATE TABLE t (id INT PRIMARY KEY, ${column}, CHECK (${condition}))`;
    const decoder = new TextDecoder();
    const chunks = [...compileSchema(ddl, { dialect: 'postgresql' }).insert({ rows: 300 })];
    const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('');
    const found = [...text.matchAll(/^\(\d+, (.*)\)[,;]$/gm)].map(([, value = '']) => value.replace(/(?<=.)''/g, "'"));
    assert.is(found.length, 300);
    for (const value of found) assert.match(value, values);
    assert.ok(new Set(found).size > 30, `${new Set(found).size} different ones`);
  });
}

test.run();
