import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DdlError } from '../../src/index.ts';
import { stubTable, stubText } from '../node/stub-table.ts';
import { compiling, postTo, withService } from './harness.ts';

const DDL = 'CREATE TABLE t (a INT)';

/** What a body makes of the options of `insertInSteps`, besides the limit, and `seed: 4711` where the body names none. */
const accepted = [
  ['the defaults', {}, { rows: 1000, batchSize: 500 }],
  ['empty options', { options: {} }, { rows: 1000, batchSize: 500 }],
  ['all fields', { rows: 7, options: { batch_size: 3, seed: 5 } }, { rows: 7, batchSize: 3, seed: 5 }],
  ['the largest seed', { options: { seed: 2 ** 53 - 1 } }, { rows: 1000, batchSize: 500, seed: 2 ** 53 - 1 }],
  ['a text as seed', { options: { seed: 'a b' } }, { rows: 1000, batchSize: 500, seed: 'a b' }],
  ['one row too many', { rows: 100_001 }, { rows: 100_001, batchSize: 500 }],
  ['rows beyond a double', { rows: 2 ** 60 }, { rows: 2 ** 53 - 1, batchSize: 500 }],
  ['a large batch', { options: { batch_size: 1e9 } }, { rows: 1000, batchSize: 1e9 }],
  ['names of tables', { options: { tables: ['a', 'b.c'] } }, { rows: 1000, batchSize: 500, tables: ['a', 'b.c'] }],
  [
    'rows of tables',
    { options: { rows_of: { a: 2 ** 60, 'b.c': '1.5x' } } },
    { rows: 1000, batchSize: 500, rowsOf: { a: 2 ** 53 - 1, 'b.c': '1.5x' } },
  ],
  ['a way to number', { options: { identity: 'database' } }, { rows: 1000, batchSize: 500, identity: 'database' }],
] as const;

for (const [name, fields, expected] of accepted) {
  test(`accepts ${name}`, async () => {
    const { compiled, log } = stubTable({ maxRows: 2 });
    await withService({ compile: compiling(compiled) }, async ({ post }) => {
      const response = await post({ table_definition: DDL, ...fields });
      await response.arrayBuffer();
      assert.is(response.status, 200);
      assert.equal(log.inserts, [{ seed: 4711, rowsOf: {}, mostRows: 100_000, ...expected }]);
    });
  });
}

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
const count = 'must be an integer of at least 1, not';
const names = 'must be an array of one or more names of tables';
const counts = 'must be an object whose values are integers of at least 1 or texts like "3x"';
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
    `The field "options.tables" ${names}, each a string, not 5.`,
  ],
  [
    `{${valid}, "options": {"rows_of": ["t"]}}`,
    'invalid_field',
    'The field "options.rows_of" must be an object, not an array.',
  ],
  [`{${valid}, "options": {"rows_of": {"t": 0}}}`, 'invalid_field', `The field "options.rows_of" ${counts}, not 0.`],
  [
    `{${valid}, "options": {"rows_of": {"t": "x"}}}`,
    'invalid_field',
    `The field "options.rows_of" ${counts}, not "x".`,
  ],
  [
    `{${valid}, "options": {"identity": "serial"}}`,
    'invalid_field',
    'The field "options.identity" must be "explicit" or "database", not "serial".',
  ],
  [`{${valid}, "options": {"table": ["t"]}}`, 'unknown_field', unknown('options.table', 'options.tables')],
  [`{${valid}, "seed": 5}`, 'unknown_field', unknown('seed', 'options.seed')],
  [`{${valid}, "tableDefinition": 5}`, 'unknown_field', unknown('tableDefinition', 'table_definition')],
  [`{${valid}, "options.seed": 5}`, 'unknown_field', unknown('options.seed', 'options')],
  [`{${valid}, "options": {"batchSize": 5}}`, 'unknown_field', unknown('options.batchSize', 'options.batch_size')],
  [`{${valid}, "options": {"rows": 5}}`, 'unknown_field', unknown('options.rows', 'rows')],
  [`{${valid}, "__proto__": {}}`, 'unknown_field', unknown('__proto__', 'rows')],
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
