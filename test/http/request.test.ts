import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ServerOptions } from '../../src/http/server.ts';
import { DdlError } from '../../src/index.ts';
import { stubTable, stubText } from '../node/stub-table.ts';
import { compiling, postTo, withService } from './harness.ts';

const DDL = 'CREATE TABLE t (a INT)';

/** A table or a column may have this name. */
const OWN_PROTO: object = JSON.parse('{"__proto__": 1}');
const OWN_PROTO_COLUMN: object = JSON.parse('{"__proto__": {"constant": 1}}');

/** What a body makes of the options of `insertInSteps`, besides the limit, and `seed: 4711` where the body names none. */
const accepted = [
  ['the defaults', {}, {}],
  ['empty options', { options: {} }, {}],
  ['all fields', { rows: 7, options: { batch_size: 3, seed: 5 } }, { rows: 7, batchSize: 3, seed: 5 }],
  ['the largest seed', { options: { seed: 2 ** 53 - 1 } }, { seed: 2 ** 53 - 1 }],
  ['a text as seed', { options: { seed: 'a b' } }, { seed: 'a b' }],
  ['one row too many', { rows: 100_001 }, { rows: 100_001 }],
  ['rows beyond a double', { rows: 2 ** 60 }, { rows: 2 ** 53 - 1 }],
  ['a large batch', { options: { batch_size: 1e9 } }, { batchSize: 1e9 }],
  ['the number of the first row', { options: { offset: 100_000 } }, { offset: 100_000 }],
  ['names of tables', { options: { tables: ['a', 'b.c'] } }, { tables: ['a', 'b.c'] }],
  [
    'rows of tables',
    { options: { rows_of: { a: 2 ** 60, 'b.c': '1.5x' } } },
    { rowsOf: { a: 2 ** 53 - 1, 'b.c': '1.5x' } },
  ],
  ['rows of a table of any name', { options: { rows_of: OWN_PROTO } }, { rowsOf: OWN_PROTO }],
  ['a way to number', { options: { identity: 'database' } }, { identity: 'database' }],
] as const;

for (const [name, fields, expected] of accepted) {
  test(`accepts ${name}`, async () => {
    const { compiled, log } = stubTable({ maxRows: 2 });
    await withService({ compile: compiling(compiled) }, async ({ post }) => {
      const response = await post({ table_definition: DDL, ...fields });
      await response.arrayBuffer();
      assert.is(response.status, 200);
      assert.equal(log.inserts, [{ seed: 4711, mostRows: 100_000, ...expected }]);
    });
  });
}

test('what is asked of values goes where plans are made, and which tables are written does not', async () => {
  const asked: unknown[] = [];
  const { compiled, log } = stubTable({ maxRows: 2 });
  const compile: ServerOptions['compile'] = (_ddl, { values }) => {
    asked.push(values);
    return compiled;
  };
  await withService({ compile }, async ({ post }) => {
    const columns = { a: { values: { x: 1, y: 2.5 }, distinct: 9 }, ...OWN_PROTO_COLUMN };
    const tables = { t: { rows: '3x', where: ['a > 0'], columns, seed: 2 ** 53 - 1 } };
    for (const options of [{ where: ['b > 0'], nulls: 0, tables, seed: 1 }, { tables: ['t'] }, {}]) {
      await (await post({ table_definition: DDL, options })).arrayBuffer();
    }
  });
  const columns = { a: { values: { x: 1, y: 2.5 }, distinct: 9 }, ...OWN_PROTO_COLUMN };
  const tables = { t: { rows: '3x', where: ['a > 0'], columns, seed: 2 ** 53 - 1 } };
  assert.equal(asked, [{ where: ['b > 0'], nulls: 0, tables }, {}, {}]);
  assert.equal(log.inserts, [
    { seed: 1, mostRows: 100_000 },
    { tables: ['t'], seed: 4711, mostRows: 100_000 },
    { seed: 4711, mostRows: 100_000 },
  ]);
});

test('a number too large for a double is many rows', async () => {
  const { compiled } = stubTable({ maxRows: 2 });
  await withService({ compile: compiling(compiled) }, async ({ origin }) => {
    const body = `{"table_definition":"x","rows":1e999,"options":{"batch_size":1e999}}`;
    const response = await postTo(`${origin}/mysql/api/v1/generate/sql`, body);
    assert.is(response.status, 200);
    await response.arrayBuffer();
  });
});

test('answers with the rows, as a file', async () => {
  await withService({}, async ({ post }) => {
    const response = await post({ table_definition: DDL, rows: 3 });
    assert.is(await response.text(), stubText(3));
    const { headers } = response;
    assert.is(headers.get('content-type'), 'application/sql; charset=utf-8');
    assert.is(headers.get('content-disposition'), 'attachment; filename="generated.sql"');
    assert.is(headers.get('x-content-type-options'), 'nosniff');
    assert.is(headers.get('transfer-encoding'), 'chunked');
  });
});

for (const [name, seed, header] of [
  ['that was drawn', undefined, '4711'],
  ['that is a number', 12, '12'],
  ['that is a text', 'release-7', 'release-7'],
  ['that no header holds as it is', 'ä\r\nX: 1%', '%C3%A4%0D%0AX%3A%201%25'],
  ['too long for a header', 'x'.repeat(5000), null],
] as const) {
  test(`names the seed ${name}`, async () => {
    await withService({}, async ({ post }) => {
      const response = await post({ table_definition: DDL, rows: 1, options: seed === undefined ? {} : { seed } });
      await response.arrayBuffer();
      assert.is(response.headers.get('x-rowsmith-seed'), header);
    });
  });
}

const missing = 'The field "table_definition" is missing; it must be a string with CREATE TABLE statements.';
const notJson = (place: string, reason: string) => `The body is not valid JSON at ${place}: ${reason}.`;
const count = 'must be a whole number from 1 to 9007199254740991, not';
const names = 'must be an array of one or more names of tables, or an object of tables and their options';
const counts =
  'must be a whole number from 1 to 9007199254740991, or how many times the rows of the first parent, as "3x"';
const conditions = 'must be an array of conditions in SQL';
const scalar = 'must be a number (a string, if it is whole and beyond 2^53), a string, true or false';
const unknown = (name: string, nearest: string) => `Unknown field "${name}"; the nearest known one is "${nearest}".`;
const valid = `"table_definition": "${DDL}"`;

/** Bodies that are refused with 400. */
const refused = [
  ['', 'invalid_json', notJson('line 1, column 1', 'expected a value, found the end of the body')],
  [
    '{"table_definition": "a\nb"}',
    'invalid_json',
    notJson('line 1, column 24', 'a control character in a string must be escaped, a line break as \\n'),
  ],
  [`{${valid}, "rows": 1, "rows": 2}`, 'duplicate_field', 'The name "rows" stands twice in one object.'],
  [Uint8Array.of(0x22, 0xff, 0x22), 'invalid_utf8', 'The body is not valid UTF-8.'],
  ['null', 'invalid_field', 'The body must be an object, not null.'],
  ['[1]', 'invalid_field', 'The body must be an object, not an array.'],
  ['"CREATE"', 'invalid_field', 'The body must be an object, not "CREATE".'],
  ['{}', 'missing_field', missing],
  ['{"rows": 1}', 'missing_field', missing],
  [
    '{"table_definition": 5}',
    'invalid_field',
    'The field "table_definition" must be a string with CREATE TABLE statements, not 5.',
  ],
  [`{${valid}, "rows": 0}`, 'invalid_field', `The field "rows" ${count} 0.`],
  [`{${valid}, "rows": -1e999}`, 'invalid_field', `The field "rows" ${count} -Infinity.`],
  [`{${valid}, "rows": 1.5}`, 'invalid_field', `The field "rows" ${count} 1.5.`],
  [`{${valid}, "rows": "10"}`, 'invalid_field', `The field "rows" ${count} "10".`],
  [`{${valid}, "rows": null}`, 'invalid_field', `The field "rows" ${count} null.`],
  [`{${valid}, "rows": [[1]]}`, 'invalid_field', `The field "rows" ${count} an array.`],
  [
    `{"rows": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'invalid_json',
    notJson('line 1, column 41', 'it is nested more than 32 levels deep'),
  ],
  [`{${valid}, "rows": "${'x'.repeat(99)}"}`, 'invalid_field', `The field "rows" ${count} "${'x'.repeat(60)}…".`],
  [`{${valid}, "options": 5}`, 'invalid_field', 'The field "options" must be an object, not 5.'],
  [`{${valid}, "options": null}`, 'invalid_field', 'The field "options" must be an object, not null.'],
  [`{${valid}, "options": {"batch_size": true}}`, 'invalid_field', `The field "options.batch_size" ${count} true.`],
  [
    `{${valid}, "options": {"seed": 9007199254740992}}`,
    'invalid_field',
    'The field "options.seed" must be an integer from 0 to 2^53 - 1 or a string, not 9007199254740992.',
  ],
  [
    `{${valid}, "options": {"seed": {}}}`,
    'invalid_field',
    'The field "options.seed" must be an integer from 0 to 2^53 - 1 or a string, not an object.',
  ],
  [`{${valid}, "row": 5}`, 'unknown_field', unknown('row', 'rows')],
  [`{${valid}, "options": {"strict": 1}}`, 'invalid_field', 'The field "options.strict" must be true or false, not 1.'],
  [`{${valid}, "options": {"tables": "t"}}`, 'invalid_field', `The field "options.tables" ${names}, not "t".`],
  [`{${valid}, "options": {"tables": []}}`, 'invalid_field', `The field "options.tables" ${names}, not an array.`],
  [
    `{${valid}, "options": {"tables": ["t", 5]}}`,
    'invalid_field',
    'The field "options.tables.1" must be a string, not 5.',
  ],
  [
    `{${valid}, "options": {"rows_of": ["t"]}}`,
    'invalid_field',
    'The field "options.rows_of" must be an object of tables and their rows, not an array.',
  ],
  [`{${valid}, "options": {"rows_of": {"t": 0}}}`, 'invalid_field', `The field "options.rows_of.t" ${counts}, not 0.`],
  [
    `{${valid}, "options": {"rows_of": {"t": "x"}}}`,
    'invalid_field',
    `The field "options.rows_of.t" ${counts}, not "x".`,
  ],
  [
    `{${valid}, "options": {"identity": "serial"}}`,
    'invalid_field',
    'The field "options.identity" must be "explicit" or "database", not "serial".',
  ],
  [
    `{${valid}, "options": {"identity": "explicitly"}}`,
    'invalid_field',
    'The field "options.identity" must be "explicit" or "database", not "explicitly"; the nearest one is "explicit".',
  ],
  [`{${valid}, "options": {"table": ["t"]}}`, 'unknown_field', unknown('options.table', 'options.tables')],
  [`{${valid}, "seed": 5}`, 'unknown_field', unknown('seed', 'options.seed')],
  [`{${valid}, "tableDefinition": 5}`, 'unknown_field', unknown('tableDefinition', 'table_definition')],
  [`{${valid}, "options.seed": 5}`, 'unknown_field', unknown('options.seed', 'options')],
  [`{${valid}, "options": {"batchSize": 5}}`, 'unknown_field', unknown('options.batchSize', 'options.batch_size')],
  [`{${valid}, "options": {"rows": 5}}`, 'unknown_field', unknown('options.rows', 'rows')],
  [`{${valid}, "__proto__": {}}`, 'unknown_field', unknown('__proto__', 'rows')],
  [`{${valid}, "options": {"table_rows": 5}}`, 'unknown_field', unknown('options.table_rows', 'options.tables')],
  [`{${valid}, "options": {"most_rows": 5}}`, 'unknown_field', unknown('options.most_rows', 'rows')],
  [
    `{${valid}, "options": {"where": "a > 0"}}`,
    'invalid_field',
    `The field "options.where" ${conditions}, not "a > 0".`,
  ],
  [
    `{${valid}, "options": {"where": ["a > 0", 1]}}`,
    'invalid_field',
    'The field "options.where.1" must be a string, not 1.',
  ],
  [
    `{${valid}, "options": {"nulls": 1.5}}`,
    'invalid_field',
    'The field "options.nulls" must be a number from 0 to 1, not 1.5.',
  ],
  [
    `{${valid}, "options": {"columns": {"a": {"constant": null}}}}`,
    'invalid_field',
    `The field "options.columns.a.constant" ${scalar}, not null.`,
  ],
  [
    `{${valid}, "options": {"columns": {"a": {"vales": [1]}}}}`,
    'unknown_field',
    unknown('options.columns.a.vales', 'options.columns.a.values'),
  ],
  [
    `{${valid}, "options": {"tables": {"t": {"columns": {"__proto__": {"omit": false}}}}}}`,
    'invalid_field',
    'The field "options.tables.t.columns.__proto__.omit" must be true, not false.',
  ],
  [
    `{${valid}, "options": {"tables": {"${'t'.repeat(99)}": {"wher": []}}}}`,
    'unknown_field',
    unknown(`options.tables.${'t'.repeat(60)}….wher`, `options.tables.${'t'.repeat(60)}….where`),
  ],
  [`{${valid}, "constructor": 1}`, 'unknown_field', unknown('constructor', 'options.strict')],
] as const;

for (const [body, code, error] of refused) {
  test(`refuses ${String(body).slice(0, 60)}`, async () => {
    const { compiled, log } = stubTable();
    await withService({ compile: compiling(compiled) }, async ({ origin }) => {
      const response = await postTo(`${origin}/mysql/api/v1/generate/sql`, body);
      assert.equal(await response.json(), { error, code });
      assert.is(response.status, 400);
      assert.is(response.headers.get('content-type'), 'application/json; charset=utf-8');
      assert.is(log.inserts.length, 0);
    });
  });
}

for (const [type, status] of [
  ['application/json', 200],
  ['Application/JSON;charset=UTF-8', 200],
  ['application/json ; charset="utf-8"; x=";"', 200],
  ['application/json; charset=latin1', 400],
  ['application/json; charset=utf-16', 400],
  ['application/jsonp', 400],
  ['application/json, application/json', 400],
  ['text/plain', 400],
  ['application/x-www-form-urlencoded', 400],
  ['json', 400],
] as const) {
  test(`answers the Content-Type ${type} with ${status}`, async () => {
    await withService({}, async ({ origin }) => {
      const response = await postTo(`${origin}/mysql/api/v1/generate/sql`, `{${valid}}`, type);
      assert.is(response.status, status);
      const text = await response.text();
      if (status === 400) assert.match(text, '"code":"invalid_content_type"');
    });
  });
}

for (const [headers, code] of [
  [{}, 'invalid_content_type'],
  [{ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, 'invalid_content_encoding'],
] as const) {
  test(`refuses the headers ${JSON.stringify(headers)}`, async () => {
    await withService({}, async ({ origin }) => {
      const body = new TextEncoder().encode(`{${valid}}`);
      const response = await fetch(`${origin}/mysql/api/v1/generate/sql`, { method: 'POST', headers, body });
      assert.is(response.status, 400);
      assert.match(await response.text(), `"code":"${code}"`);
    });
  });
}

test('says where the DDL is at fault', async () => {
  const source = 'CREATE TABLE t (\n  a jsonb)';
  const fault = new DdlError('syntax_error', 'Unknown type "jsonb".', source, source.indexOf('jsonb'));
  await withService({ compile: compiling(fault) }, async ({ post, faults }) => {
    const response = await post({ table_definition: source });
    assert.is(response.status, 400);
    assert.equal(await response.json(), { error: 'Unknown type "jsonb".', code: 'syntax_error', line: 2, column: 5 });
    assert.equal(faults, []);
  });
});

test('says nothing of a fault of its own, but to the log', async () => {
  const fault = new Error('a secret');
  const failing = stubTable({
    beforeChunk() {
      throw fault;
    },
  });
  for (const compile of [compiling(fault), compiling(failing.compiled)]) {
    await withService({ compile }, async ({ post, faults }) => {
      const response = await post({ table_definition: DDL });
      assert.is(response.status, 500);
      const expected = { error: 'The service failed to answer this request.', code: 'internal_error' };
      assert.equal(await response.json(), expected);
      assert.equal(faults, [fault]);
    });
  }
});

test.run();
