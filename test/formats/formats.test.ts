import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DialectName, dialects } from '../../grammar/index.ts';
import { buildProgram } from '../../src/emit/build-program.ts';
import type { Format } from '../../src/emit/formats/format.ts';
import { formatOf } from '../../src/emit/formats/index.ts';
import { PLAIN_FORM } from '../../src/emit/insertion.ts';
import { constant as piece } from '../../src/emit/pieces.ts';
import { rowText } from '../../src/emit/row-text.ts';
import { rulesOf } from '../../src/emit/verify/rules/index.ts';
import { verifyRecords } from '../../src/emit/verify/verify.ts';
import {
  compile,
  compileSchema,
  type FormatName,
  formatNames,
  type InsertOptions,
  mediaOf,
  OptionError,
} from '../../src/index.ts';
import { sameRows } from '../../src/row-counts.ts';
import { resultOf } from '../../src/steps.ts';
import { seedsOf } from '../../src/table-seeds.ts';
import { poolDomain } from '../../src/values/domain.ts';
import { compiledPlan, constant, integer, pool, quoted, samplePlan } from '../emit/sample-plan.ts';
import { copyRows, csvRows, jsonRows } from './readers.ts';
import { SPELLINGS } from './texts.ts';

for (const [text, copy, postgresql, mysql, json] of SPELLINGS) {
  test(`${JSON.stringify(text)} is written in each form`, () => {
    for (const parts of [[pool(text)], [constant(text)]]) {
      const plan = samplePlan([quoted(...parts)]);
      const written = (format: FormatName, dialect: DialectName) =>
        compiledPlan(plan, dialect).text({ rows: 1, format });
      assert.ok(written('copy', 'postgresql').endsWith(`COPY "t" ("c0") FROM stdin;\n${copy}\n\\.\n`));
      assert.is(written('copy', 'mysql'), `${copy}\n`);
      assert.is(written('csv', 'postgresql'), `c0\r\n${postgresql}\r\n`);
      assert.is(written('csv', 'mysql'), `c0\r\n${mysql}\r\n`);
      for (const dialect of ['postgresql', 'mysql'] as const) assert.is(written('jsonl', dialect), `{"c0":${json}}\n`);
      const inText = `$rows$[\n{"c0":${json.replaceAll('$', '\\u0024')}}\n]$rows$);\n`;
      assert.ok(written('insert-json', 'postgresql').endsWith(inText));
    }
  });
}

test('a text of several parts is spelled as a whole', () => {
  const plan = samplePlan([quoted(constant('a"\t'), pool('b,', '\\'), integer(1, 1))]);
  const written = (format: FormatName) => compiledPlan(plan, 'mysql').text({ rows: 2, format });
  assert.match(written('copy'), /^(?:a"\\t(?:b,|\\\\)1\n){2}$/);
  assert.match(written('csv'), /^c0\r\n(?:"a""\t(?:b,|\\)1"\r\n){2}$/);
  assert.match(written('jsonl'), /^(?:\{"c0":"a\\"\\t(?:b,|\\\\)1"\}\n){2}$/);
});

test('parts that may together be the word for NULL stand in quotes', () => {
  const plan = samplePlan([quoted(pool('NU', ''), pool('LL', ''))]);
  assert.match(compiledPlan(plan, 'mysql').text({ rows: 20, format: 'csv' }), /^c0\r\n(?:"(?:NU)?(?:LL)?"\r\n){20}$/);
});

const DDL: Readonly<Record<DialectName, string>> = {
  postgresql: `CREATE TABLE t (id int PRIMARY KEY, name text, ok boolean, part bytea, bits bit(5), price numeric(10,2) NOT NULL,
    big bigint, seen timestamptz, tags text[], doc jsonb, mark text CHECK (mark IN ('NULL', '', E'a\\tb"c,\\\\')),
    twice text CHECK (twice = upper(name) || '"'))`,
  mysql: `CREATE TABLE t (id int PRIMARY KEY, name text, ok boolean, part varbinary(6), bits bit(5), price decimal(10,2) NOT NULL,
    big bigint, seen datetime, shape point, mark varchar(9) CHECK (mark IN ('NULL', '', 'a\\tb"c,\\\\')),
    number bit(9) CHECK (number > 100))`,
};

for (const dialect of ['postgresql', 'mysql'] as const) {
  const table = compile(DDL[dialect], { dialect });
  const written = (format: FormatName, more: InsertOptions = {}) => table.text({ rows: 300, seed: 3, format, ...more });

  test(`${dialect}: all forms hold the same rows`, () => {
    const [head = '', ...behind] = written('copy').split(/(?<=FROM stdin;\n)/);
    const rows = copyRows(dialect === 'mysql' ? head : (behind[0] ?? '').replace(/\\\.\n$/, ''));
    assert.is(rows.length, 300);
    const [names, ...fields] = csvRows(written('csv'), dialect === 'mysql' ? 'NULL' : '');
    assert.equal(fields, rows);
    assert.equal(
      names,
      table.plan.columns.map(({ name }) => name),
    );
    assert.equal(jsonRows(written('jsonl'), dialect === 'mysql' ? ['0', '1'] : ['f', 't']), rows);
    if (dialect === 'mysql') return;
    const [, inText = ''] =
      /\$rows\$\[\n([^$]*)\]\$rows\$\);\n$/.exec(written('insert-json', { batchSize: 300 })) ?? [];
    assert.equal(jsonRows(inText.replaceAll('},\n', '}\n'), ['f', 't']), rows);
  });

  const formats = formatNames.filter((name) => name !== 'insert' && (name !== 'insert-json' || dialect !== 'mysql'));

  for (const format of formats) {
    test(`${dialect}: parts of ${format} are the whole, one behind the other`, () => {
      const parts = [0, 100, 200].map((from) =>
        written(format, { part: { from, to: from + 100 }, preamble: from === 0, batchSize: 100 }),
      );
      assert.is(parts.join(''), written(format, { batchSize: 100 }));
    });
  }

  test(`${dialect}: an output that is stopped ends behind a whole row`, () => {
    for (const format of formats) {
      const insertion = table.insert({ rows: 1_000_000, seed: 3, format });
      const chunks: string[] = [];
      for (const chunk of insertion) {
        chunks.push(Buffer.from(chunk).toString());
        insertion.stop();
      }
      const { hasStatements } = mediaOf(format, dialect);
      const text = chunks.join('');
      const end = hasStatements ? `-- Warning: ${insertion.rowsWritten} of 1000000 rows were written.\n` : '';
      assert.ok(text.endsWith(end));
      const { rowsWritten } = insertion;
      const whole = table.text({ rows: rowsWritten, seed: 3, format, tableRows: 1_000_000 });
      assert.is(text, whole + end);
    }
  });
}

test('a table of whose columns none is written has rows in each form', () => {
  const postgresql = compile('CREATE TABLE t (id serial PRIMARY KEY)', { dialect: 'postgresql' });
  const insert = 'INSERT INTO "t" ("id") VALUES\n(DEFAULT),\n(DEFAULT);\n';
  for (const format of ['copy', 'insert-json'] as const) assert.is(postgresql.text({ rows: 2, format }), insert);
  assert.is(postgresql.text({ rows: 2, format: 'jsonl' }), '{}\n{}\n');
  assert.throws(() => postgresql.loadStatement('t.csv', 'csv'), /reads no file of format "csv" into this table/);
  const mysql = compile('CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY)', { dialect: 'mysql' });
  assert.is(mysql.text({ rows: 2, format: 'copy' }), '\n\n');
  assert.match(mysql.loadStatement('t.tsv', 'copy'), / \(@rowsmith_0\) SET `id` = DEFAULT;\n$/);
});

test('statements that read files', () => {
  const mysql = compile('CREATE TABLE t (a int /*!80000 , b varbinary(4) */)', { dialect: 'mysql' });
  assert.match(
    mysql.loadStatement("it's.csv", 'csv'),
    /^LOAD DATA LOCAL INFILE 'it''s\.csv' INTO TABLE `t` .* IGNORE 1 LINES \(@rowsmith_0, @rowsmith_1\) SET `a` = @rowsmith_0 \/\*!80000 , `b` = UNHEX\(@rowsmith_1\) \*\/;\n$/,
  );
  const postgresql = compile('CREATE TABLE "a""b" (c text)', { dialect: 'postgresql' });
  const expected = `\\copy "a""b" ("c") FROM 'x' WITH (FORMAT csv, HEADER, ENCODING 'UTF8')\n`;
  assert.is(postgresql.loadStatement('x', 'csv'), expected);
  assert.throws(() => postgresql.loadStatement('a\nb', 'csv'), /backslash or a control character/);
  assert.throws(() => postgresql.loadStatement('x', 'copy'), /reads no file of format "copy"/);
  const broken = compile('CREATE TABLE "a\nb" (c text)', { dialect: 'postgresql' });
  assert.throws(() => broken.loadStatement('x', 'csv'), /reads no file of format "csv"/);
});

const JSON_SHAPE = { kind: 'json', binary: false } as const;

/** Tables, and whether their rows come as a text of JSON: else a server would not make them of it, or make others. */
const OF_JSON: readonly (readonly [ddl: string, isOfJson: boolean])[] = [
  ['CREATE TABLE t (a int, b serial)', true],
  ['CREATE TABLE t (b serial)', false],
  ['CREATE TABLE path (a int)', false],
  ['CREATE TABLE _path (a int)', false],
  ['CREATE TABLE record (a int)', false],
  ['CREATE TABLE "Path" (a int)', true],
  ['CREATE TABLE public.path (a int)', true],
  [`CREATE TABLE t (a jsonb CHECK (a IN ('null', '1')))`, false],
  [`CREATE TABLE t (a jsonb CHECK (a IN ('"null"', '[null]', '"$"')))`, true],
  [`CREATE TABLE t (a int, b jsonb DEFAULT 'null')`, true],
  ['CREATE DOMAIN d AS int NOT NULL; CREATE TABLE t (a int, b d)', true],
  ['CREATE DOMAIN d AS int NOT NULL; CREATE TABLE t (a int, b d GENERATED ALWAYS AS (a) STORED)', false],
  [
    'CREATE DOMAIN d AS int CHECK (VALUE IS NOT NULL); CREATE TABLE t (a int, b d GENERATED ALWAYS AS (a) STORED)',
    false,
  ],
  ['CREATE DOMAIN d AS int; CREATE TABLE t (a int, b d GENERATED ALWAYS AS (a) STORED)', true],
  ['CREATE TABLE t (a int, b elsewhere GENERATED ALWAYS AS (a) STORED)', false],
];

for (const [ddl, isOfJson] of OF_JSON) {
  test(`rows are ${isOfJson ? '' : 'not '}a text of JSON: ${ddl}`, () => {
    const text = compile(ddl, { dialect: 'postgresql' }).text({ rows: 3, format: 'insert-json' });
    assert.is(text.includes('json_populate_recordset(NULL::'), isOfJson, text);
    assert.is(text.includes(' VALUES\n'), !isOfJson, text);
  });
}

/** JSON, and how it stands in a row of a column of `json`, which keeps its text; null: a reader would alter it. */
const KEPT: readonly (readonly [json: string, written: string | null])[] = [
  ['{"a": 1.50, "a": [null]}', '{"a": 1.50, "a": [null]}'],
  ['{"a":\n1}', '{"a":\n1}'],
  ['{"a": "\\u00e4"}', '{"a": "\\u00e4"}'],
  ['{"a": "$"}', null],
  [' {}', null],
  ['"ä"', '"ä"'],
  ['"\\u00e4"', null],
  ['1e5 ', null],
  ['1e5', '1e5'],
  ['true', 'true'],
  [' null', null],
  ['{"a"', null],
  ['['.repeat(40) + ']'.repeat(40), null],
];

for (const [json, inRow] of KEPT) {
  test(`${json} is ${inRow === null ? 'no' : 'a'} part of a text of JSON`, () => {
    const domain = poolDomain('json', 'quoted', [json]);
    const plan = samplePlan([{ domain, nullable: false, shape: { kind: 'json', binary: false } }]);
    const text = compiledPlan(plan).text({ rows: 1, format: 'insert-json' });
    if (inRow === null) assert.match(text, /VALUES\n\(E?'/);
    else assert.ok(text.endsWith(`$rows$[\n{"c0":${inRow}}\n]$rows$);\n`), text);
  });
}

test('an expression is written as it is where rows are statements', () => {
  const columns = { b: { sql: 'now()' } };
  const table = compile('CREATE TABLE t (a int NOT NULL, b date)', { dialect: 'postgresql', columns });
  assert.match(table.text({ rows: 1, format: 'insert-json' }), /VALUES\n\(\d+, now\(\)\);\n$/);
});

test('MySQL reads no rows of JSON', () => {
  const message = 'format "insert-json" is not available in mysql: it may be "insert", "copy", "csv" or "jsonl".';
  const isRefused = (error: unknown): boolean =>
    error instanceof OptionError && error.option === 'format' && error.message === message;
  const ddl = 'CREATE TABLE t (a int)';
  assert.throws(() => compile(ddl, { dialect: 'mysql' }).text({ format: 'insert-json' }), isRefused);
  assert.throws(() => compileSchema(ddl, { dialect: 'mysql' }).script({ format: 'insert-json' }), isRefused);
});

test('JSON stands as such in its row, where it is such', () => {
  const column = (value: string) => ({
    domain: poolDomain('json', 'quoted', [value]),
    nullable: false,
    shape: JSON_SHAPE,
  });
  const row = (value: string) => compiledPlan(samplePlan([column(value)])).text({ rows: 1, format: 'jsonl' });
  assert.is(row('{"a":\n [1, null]}'), '{"c0":{"a":  [1, null]}}\n');
  assert.is(row('{"a"'), '{"c0":"{\\"a\\""}\n');
  assert.is(row('null'), '{"c0":null}\n');
  const deep = '['.repeat(40) + ']'.repeat(40);
  assert.is(row(deep), `{"c0":"${deep}"}\n`);
});

/** What a form writes that is broken in one thing, and what the verifier says of it. */
const BROKEN: readonly (readonly [name: string, of: FormatName, broken: Partial<Format>, message: RegExp])[] = [
  [
    'a line break in a field',
    'copy',
    { valuePieces: () => [piece('a\nb')] },
    /A row holds what is no value|values for/,
  ],
  ['a tab in a field', 'copy', { valuePieces: () => [piece('a\tb')] }, /values for 1 columns/],
  ['a backslash alone', 'copy', { valuePieces: () => [piece('\\.')] }, /A row holds what is no value/],
  ['a quote in a bare field', 'csv', { valuePieces: () => [piece('a"b')] }, /A row holds what is no value/],
  ['a comma outside of quotes', 'csv', { valuePieces: () => [piece('a,b')] }, /values for 1 columns/],
  ['NULL where there is none', 'csv', { valuePieces: () => [piece('')] }, /gets a literal of the classes/],
  ['a line break in a string', 'jsonl', { valuePieces: () => [piece('"\n"')] }, /A row holds what is no value/],
  ['the end of a string', 'jsonl', { valuePieces: () => [piece('"","c1":""')] }, /values for 1 columns/],
  [
    'the end of an object',
    'jsonl',
    { valuePieces: () => [piece('1}\n{"c0":1')] },
    /A row holds what is no value|values/,
  ],
  ['brackets that close too often', 'jsonl', { valuePieces: () => [piece('[1]]')] }, /A row holds what is no value/],
  ['a dollar in a string', 'insert-json', { valuePieces: () => [piece('"$"')] }, /A row holds what is no value/],
  ['a dollar in JSON', 'insert-json', { valuePieces: () => [piece('{"a":"$"}')] }, /A row holds what is no value/],
  [
    'a dollar behind a value',
    'insert-json',
    { valuePieces: () => [piece('1$')] },
    /A row holds what is no value|values/,
  ],
  ['a line break in a string', 'insert-json', { valuePieces: () => [piece('"\n"')] }, /A row holds what is no value/],
  ['the end of a string', 'insert-json', { valuePieces: () => [piece('"","c1":""')] }, /values for 1 columns/],
  [
    'the end of an object',
    'insert-json',
    { valuePieces: () => [piece('1},\n{"c0":1')] },
    /A row holds what is no value|values/,
  ],
];

const TEXT = { kind: 'text', characters: null, bytes: null, padded: false } as const;

for (const [name, of, change, message] of BROKEN) {
  test(`${of}: ${name} is refused`, () => {
    const plan = samplePlan([{ ...quoted(pool('x')), nullable: false, shape: TEXT }]);
    const format = { ...formatOf(of, dialects.postgresql), ...change };
    const spoken = { semantics: dialects.postgresql.semantics, format };
    const { lanes } = resultOf(buildProgram(plan, spoken, seedsOf(1), sameRows(10)));
    const text = resultOf(rowText(plan, format, lanes));
    assert.throws(() => resultOf(verifyRecords(plan, lanes, text, rulesOf(of, dialects.postgresql))), message);
  });
}

test('what stands around rows is verified', () => {
  const plan = samplePlan([quoted(pool('x'))]);
  for (const [of, change] of [
    ['copy', { header: 'COPY "t" ("c1") FROM stdin;\n' }],
    ['copy', { form: PLAIN_FORM }],
    ['csv', { preamble: () => 'c1\r\n' }],
    ['csv', { preamble: () => 'c0\r\nc0\r\n' }],
    ['csv', { header: 'x' }],
    ['jsonl', { preamble: () => '\n' }],
    ['jsonl', { before: ['{"c1":'] }],
    ['insert-json', { before: [',\n{"c1":'] }],
    ['insert-json', { before: ['\n{"c0":'], separator: '\n' }],
    ['insert-json', { header: 'INSERT INTO "t" ("c0") SELECT "c0" FROM json_populate_recordset(NULL::"u", $rows$[\n' }],
    ['insert-json', { form: PLAIN_FORM }],
    ['insert-json', { form: { ...PLAIN_FORM, end: '\n]$rows$); DROP TABLE t;\n' } }],
    ['insert-json', { preamble: () => 'DROP TABLE t;\n' }],
  ] as const) {
    const own = formatOf(of, dialects.postgresql);
    const format = { ...own, frame: () => ({ ...own.frame(plan), ...change }) };
    const spoken = { semantics: dialects.postgresql.semantics, format };
    const { lanes } = resultOf(buildProgram(plan, spoken, seedsOf(1), sameRows(10)));
    const text = resultOf(rowText(plan, format, lanes));
    const verify = () => resultOf(verifyRecords(plan, lanes, text, rulesOf(of, dialects.postgresql)));
    assert.throws(verify, ({ name }: Error) => name === 'Refused', JSON.stringify([of, Object.keys(change)]));
  }
});

test.run();
