import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestSchemas } from '../../src/build/request-schemas.ts';
import { DEFAULT_MOUNTS, endpointOf } from '../../src/http/endpoint.ts';
import { servedDocument } from '../../src/http/served-document.ts';
import type { ServerOptions } from '../../src/http/server.ts';
import { DdlError, type DdlErrorCode, type WarningCode } from '../../src/index.ts';
import { stubTable } from '../node/stub-table.ts';
import { compileAtOnce, compiling, rawClient, rawRequest, readToEnd, until, withService } from './harness.ts';

const TOP = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('openapi.json', TOP), 'utf8');
const manifest: { readonly version: string } = JSON.parse(readFileSync(new URL('package.json', TOP), 'utf8'));

interface Header {
  readonly required: boolean;
  readonly schema: object;
}

interface Answer {
  readonly headers: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}

interface Document {
  readonly info: { readonly version: string };
  readonly paths: Readonly<
    Record<
      string,
      { readonly post: { readonly operationId: string; readonly responses: Record<string, { $ref: string }> } }
    >
  >;
  readonly components: {
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly schemas: Readonly<Record<string, unknown>>;
  };
}

const document: Document = JSON.parse(text);
const ajv = new Ajv2020({ strict: false }).addSchema(JSON.parse(text), 'openapi.json');
const ENDPOINT = '/mysql/api/v1/generate/sql';

/** Headers of any HTTP answer, which the document does not list. */
const COMMON = [
  'allow',
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-content-type-options',
];

/** Whether a value is as a part of the document says, with the references in it. */
function fits(schema: object, value: unknown): boolean {
  const absolute: object = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/'));
  return ajv.compile(absolute)(value);
}

/** The part of the document that an answer with this status is described in. */
function described(status: number): Answer {
  const responses = document.paths[ENDPOINT]?.post.responses;
  const name = (responses?.[status] ?? responses?.['default'])?.$ref.split('/').at(-1) ?? '';
  const answer = document.components.responses[name];
  if (answer === undefined) throw new Error(`${status} is not described.`);
  return answer;
}

/** An answer from the wire. */
interface Got {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function parsed(wire: string): Got {
  const [head = '', ...rest] = wire.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field): [string, string] => {
    const [name = '', value = ''] = field.split(/: (.*)/s);
    return [name.toLowerCase(), value];
  });
  return { status: Number(line.slice(9, 12)), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

/** Fails unless an answer is as the document says. Gives the code of a failure. */
function checkDescribed({ status, headers, body }: Got): string | undefined {
  const answer = described(status);
  const listed = Object.entries(answer.headers).map(([name, { $ref }]) => {
    return { name: name.toLowerCase(), header: document.components.headers[$ref.split('/').at(-1) ?? ''] };
  });
  for (const { name, header } of listed) {
    const value = headers.get(name);
    if (header === undefined) throw new Error(`${name} is not described.`);
    if (value === undefined) assert.is(header.required, false, `${name} of ${status}`);
    else assert.ok(fits(header.schema, name === 'retry-after' ? Number(value) : value), `${name}: ${value}`);
  }
  const known = [...COMMON, ...listed.map(({ name }) => name)];
  assert.equal(
    [...headers.keys()].filter((name) => !known.includes(name)),
    [],
  );
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const content = answer.content[type];
  if (content === undefined) throw new Error(`${type} of ${status} is not described.`);
  if (type !== 'application/json') return undefined;
  const failure: { readonly code: string } = JSON.parse(body);
  assert.ok(fits(content.schema, failure), `${status} ${body}`);
  return failure.code;
}

test('is an OpenAPI document of this version', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text));
  assert.equal(errors ?? [], []);
  assert.is(valid, true);
  assert.is(document.info.version, manifest.version);
  assert.equal(Object.keys(document.paths), DEFAULT_MOUNTS.map(endpointOf));
});

test('is shown by a service with the paths that this has', async () => {
  assert.equal(JSON.parse(servedDocument(text, DEFAULT_MOUNTS)), JSON.parse(text));
  const shown: Document = JSON.parse(
    servedDocument(text, [
      { path: '', dialect: 'postgresql' },
      { path: '/a', dialect: 'mysql' },
      { path: '/b', dialect: 'mysql' },
    ]),
  );
  const { valid, errors } = await new Validator().validate({ ...shown });
  assert.is(valid, true, JSON.stringify(errors));
  assert.equal(Object.keys(shown.paths), ['/api/v1/generate/sql', '/a/api/v1/generate/sql', '/b/api/v1/generate/sql']);
  const operations = Object.values(shown.paths).map(({ post }) => post.operationId);
  assert.equal(operations, ['generatePostgresql', 'generateMysql', 'generateMysql2']);
});

for (const [name, schema] of Object.entries(requestSchemas())) {
  // `npm run openapi` writes it.
  test(`has the ${name} that the tables of options make`, () => {
    assert.equal(document.components.schemas[name], schema);
  });
}

const good = { table_definition: 'CREATE TABLE t (a INT)', rows: 3 };
const raw = (body: string, headers = 'Content-Type: application/json') =>
  `POST ${ENDPOINT} HTTP/1.1\r\nHost: a\r\n${headers}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const failing = (code: DdlErrorCode): Partial<ServerOptions> => ({
  compile: compiling(new DdlError(code, 'It is.', '', 0)),
});

/** The codes of warnings, each of which a strict request takes for an error. */
const WARNING_CODES = Object.keys({
  statement_skipped: true,
  unknown_type: true,
  unknown_reference: true,
  unknown_partitions: true,
  unknown_parent: true,
  key_not_honoured: true,
  check_not_honoured: true,
  option_not_honoured: true,
  row_limit: true,
} satisfies Record<WarningCode, true>) as readonly WarningCode[];

/** What is sent, the status that it gets, and a service in which it does. */
const provoked: readonly (readonly [string | Uint8Array, number, Partial<ServerOptions>?])[] = [
  [raw(JSON.stringify(good)), 200],
  [raw(JSON.stringify({ ...good, options: { seed: 'ä' } })), 200],
  [raw(JSON.stringify({ ...good, options: { tables: ['t'] } })), 200],
  [raw(JSON.stringify({ ...good, options: { tables: ['u'] } })), 400],
  ...['insert', 'copy', 'csv', 'jsonl'].map((format) => {
    return [raw(JSON.stringify({ ...good, options: { format } })), 200] as const;
  }),
  [raw(JSON.stringify({ ...good, options: { format: 'insert-json' } })), 400],
  [raw(JSON.stringify({ ...good, options: { where: ['a > 5'] } })), 200],
  [raw(JSON.stringify({ ...good, options: { where: ['a > '] } })), 400],
  [raw(JSON.stringify({ ...good, options: { columns: { b: { constant: 1 } } } })), 400],
  [raw(JSON.stringify({ ...good, options: { seed: 'x'.repeat(2000) } })), 200],
  [raw(JSON.stringify(good)), 200, { rate: null }],
  [raw(JSON.stringify(good), 'Content-Type: application/json\r\nAccept-Encoding: gzip'), 200],
  [raw('{'), 400],
  [raw('{"rows": 1, "rows": 2}'), 400],
  [Buffer.from(raw('..').replace('..', '\xff\xff'), 'latin1'), 400],
  [raw('{"table_definition": 5}'), 400],
  [raw('{}'), 400],
  [raw('{"x": 5}'), 400],
  [raw('{}', 'Content-Type: text/plain'), 400],
  [raw('{}', 'Content-Type: application/json\r\nContent-Encoding: gzip'), 400],
  [raw('{}', 'Content-Type: application/json\r\nExpect: gold'), 400],
  [raw('{}', 'Content-Type: application/json\r\nHost: b'), 400],
  [raw('{}'), 400, { limits: { bodyBytes: 1 } }],
  [
    `POST ${ENDPOINT} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: gzip, chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [raw(JSON.stringify({ table_definition: 'CREATE TABLE' })), 400],
  [raw('{"table_definition": ""}'), 400, failing('unsupported_statement')],
  [raw('{"table_definition": ""}'), 400, failing('semantic_error')],
  [raw('{"table_definition": ""}'), 400, failing('limit_exceeded')],
  [raw('{"table_definition": ""}'), 400, failing('unsatisfiable')],
  ...WARNING_CODES.map((code) => [raw('{"table_definition": ""}'), 400, failing(code)] as const),
  [raw(JSON.stringify({ ...good, table_definition: 'CREATE TABLE t (a BOOLEAN PRIMARY KEY)' })), 200],
  [raw('{"table_definition": ""}'), 500, { compile: compiling(new Error('no luck')) }],
  ['garbage\r\n\r\n', 400],
  [`POST / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['POST', 408, { limits: { headersMilliseconds: 20, requestMilliseconds: 40 } }],
  [raw('').replace('/mysql', '/elsewhere'), 404],
  [raw('').replace('POST', 'GET'), 405],
];

test('describes every answer that there is, and no other', async () => {
  const codes = new Set<string>();
  const note = (wire: string, status: number) => {
    const got = parsed(wire);
    assert.is(got.status, status, wire);
    const code = checkDescribed(got);
    if (code !== undefined) codes.add(code);
  };
  for (const [sent, status, options] of provoked) {
    await withService(
      { compile: compileAtOnce, rate: { burst: 10, windowSeconds: 60 }, ...options },
      async ({ port }) => {
        note(await readToEnd(await rawClient(port, sent)), status);
      },
    );
  }
  await withService({ rate: { burst: 1, windowSeconds: 60 } }, async ({ port }) => {
    await readToEnd(await rawClient(port, raw(JSON.stringify(good))));
    note(await readToEnd(await rawClient(port, raw(JSON.stringify(good)))), 429);
  });
  const { compiled } = stubTable({ chunkBytes: 100_000 });
  const limits = { streams: 1, streamWaitMilliseconds: 1 };
  await withService({ compile: compiling(compiled), limits }, async ({ port, service }) => {
    const reader = connect(port).pause();
    reader.write(rawRequest({ ...good, rows: 5000 }));
    await until(() => service.metrics().includes('rowsmith_streams_active 1\n'), 'the place is taken');
    note(await readToEnd(await rawClient(port, raw(JSON.stringify(good)))), 503);
    reader.destroy();
  });
  const listed = [
    ...JSON.stringify(document.components.schemas).matchAll(/"code":\{"type":"string","enum":(\[.*?\])/g),
  ];
  assert.equal([...codes].sort(), listed.flatMap(([, list = '[]']): string[] => JSON.parse(list)).sort());
});

const ddl = '"table_definition": "CREATE TABLE t (a INT)"';

for (const body of [
  '{}',
  '[]',
  'null',
  `{${ddl}}`,
  `{${ddl}, "rows": 1}`,
  `{${ddl}, "rows": 1.0}`,
  `{${ddl}, "rows": 1e3}`,
  `{${ddl}, "rows": 1000000000}`,
  `{${ddl}, "rows": 0}`,
  `{${ddl}, "rows": 1.5}`,
  `{${ddl}, "rows": "1"}`,
  `{${ddl}, "rows": null}`,
  `{${ddl}, "options": {}}`,
  `{${ddl}, "options": null}`,
  `{${ddl}, "options": {"batch_size": 1, "seed": 0}}`,
  `{${ddl}, "options": {"batch_size": 0}}`,
  `{${ddl}, "options": {"seed": ""}}`,
  `{${ddl}, "options": {"seed": -1}}`,
  `{${ddl}, "options": {"seed": 9007199254740991}}`,
  `{${ddl}, "options": {"seed": 9007199254740992}}`,
  `{${ddl}, "options": {"seed": true}}`,
  `{${ddl}, "options": {"strict": true}}`,
  `{${ddl}, "options": {"strict": "yes"}}`,
  `{${ddl}, "options": {"tables": ["t"]}}`,
  `{${ddl}, "options": {"tables": []}}`,
  `{${ddl}, "options": {"tables": ["t", 1]}}`,
  `{${ddl}, "options": {"tables": "t"}}`,
  `{${ddl}, "options": {"rows_of": {}}}`,
  `{${ddl}, "options": {"rows_of": {"t": 5}}}`,
  `{${ddl}, "options": {"rows_of": {"t": 0}}}`,
  `{${ddl}, "options": {"rows_of": {"t": "3x"}}}`,
  `{${ddl}, "options": {"rows_of": {"t": "0.5x"}}}`,
  `{${ddl}, "options": {"rows_of": {"t": "x"}}}`,
  `{${ddl}, "options": {"rows_of": {"t": "3"}}}`,
  `{${ddl}, "options": {"rows_of": ["t"]}}`,
  `{${ddl}, "options": {"identity": "database"}}`,
  `{${ddl}, "options": {"identity": "explicit"}}`,
  `{${ddl}, "options": {"identity": null}}`,
  `{${ddl}, "options": {"rows": 5}}`,
  `{${ddl}, "options": {"offset": 0}}`,
  `{${ddl}, "options": {"offset": -1}}`,
  `{${ddl}, "options": {"table_rows": 5}}`,
  `{${ddl}, "seed": 5}`,
  '{"table_definition": null}',
]) {
  test(`describes whether ${body} is taken`, async () => {
    await withService({ limits: { rows: 10 } }, async ({ port }) => {
      const { status } = parsed(await readToEnd(await rawClient(port, raw(body))));
      assert.is(fits({ $ref: '#/components/schemas/GenerateRequest' }, JSON.parse(body)), status === 200);
    });
  });
}

test.run();
