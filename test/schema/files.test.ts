import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type DialectName, type FormatName, type SchemaOptions } from '../../src/index.ts';

const CIRCLE = `CREATE TABLE a (id int PRIMARY KEY, b int);
  CREATE TABLE b (id int PRIMARY KEY, a int, FOREIGN KEY (a) REFERENCES a (id));
  ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b (id);
  CREATE TABLE c (a int, FOREIGN KEY (a) REFERENCES a (id));`;

/** What loads the files of a script, and these by their endings. */
function loading(ddl: string, dialect: DialectName, format: FormatName): readonly [string, string] {
  const schema = compileSchema(ddl, { dialect });
  const { steps } = schema.script({ rows: 3, format });
  const files = steps.map(({ tables, ending }) => `${tables[0]?.join('.') ?? 'after'}.${ending}`);
  return [schema.loadFile(files, steps).replace(/^--.*\n/gm, ''), files.join(' ')];
}

test('PostgreSQL: a circle of CSV files is inserted by one statement', () => {
  const [file, files] = loading(CIRCLE, 'postgresql', 'csv');
  assert.is(files, 'a.csv b.csv c.csv');
  assert.is(
    file,
    `CREATE TEMPORARY TABLE rowsmith_1 AS SELECT "id", "b" FROM "a" WITH NO DATA;
\\copy rowsmith_1 ("id", "b") FROM 'a.csv' WITH (FORMAT csv, HEADER, ENCODING 'UTF8')
CREATE TEMPORARY TABLE rowsmith_2 AS SELECT "id", "a" FROM "b" WITH NO DATA;
\\copy rowsmith_2 ("id", "a") FROM 'b.csv' WITH (FORMAT csv, HEADER, ENCODING 'UTF8')
WITH rowsmith_rows_1 AS (
INSERT INTO "a" ("id", "b") SELECT "id", "b" FROM rowsmith_1)
INSERT INTO "b" ("id", "a") SELECT "id", "a" FROM rowsmith_2;
DROP TABLE rowsmith_1;
DROP TABLE rowsmith_2;
\\copy "c" ("a") FROM 'c.csv' WITH (FORMAT csv, HEADER, ENCODING 'UTF8')
`,
  );
});

test('MySQL: files of a circle are read while references are not checked', () => {
  const [file, files] = loading(CIRCLE, 'mysql', 'copy');
  assert.is(files, 'a.tsv b.tsv c.tsv');
  assert.match(
    file,
    /^SET @old.*\nLOAD DATA .*'a\.tsv' INTO TABLE `a`.*\nLOAD DATA .*'b\.tsv'.*\nSET foreign_key_checks = @old.*\nLOAD DATA .*'c\.tsv'.*\n$/,
  );
});

test('PostgreSQL: rows of COPY and statements are in one stream', () => {
  const schema = compileSchema(CIRCLE, { dialect: 'postgresql' });
  const text = Buffer.concat([...schema.insert({ rows: 3, format: 'copy' })].map((chunk) => chunk.slice())).toString();
  assert.is(text.match(/^COPY /gm)?.length, 3);
  assert.match(text, /^INSERT INTO "a"[\s\S]*ON CONFLICT/m);
});

test('PostgreSQL: statements whose rows are JSON are beside those that rows are given again in', () => {
  const schema = compileSchema(CIRCLE, { dialect: 'postgresql' });
  const textOf = (options: SchemaOptions) =>
    Buffer.concat(
      [...schema.insert({ rows: 3, format: 'insert-json', ...options })].map((chunk) => chunk.slice()),
    ).toString();
  assert.is(textOf({}).match(/^INSERT .* FROM json_populate_recordset/gm)?.length, 3);
  assert.match(textOf({}), /^INSERT INTO "a" [^$]*ON CONFLICT/m);
  const ignored = textOf({ insert: 'ignore' });
  assert.is(ignored.match(/^\]\$rows\$\)\nON CONFLICT DO NOTHING;$/gm)?.length, 3);
});

test('a table that the client reads no file of is statements', () => {
  const [file, files] = loading('CREATE TABLE t (id serial PRIMARY KEY)', 'postgresql', 'csv');
  assert.is(files, 't.sql');
  assert.is(file, '\\ir t.sql\n');
  const schema = compileSchema('CREATE TABLE t (id serial PRIMARY KEY)', { dialect: 'postgresql' });
  assert.throws(() => schema.insert({ format: 'csv' }), /No client reads rows of format "csv" into "t"/);
});

test('one stream holds the rows of one table, in forms without statements', () => {
  const schema = compileSchema(CIRCLE, { dialect: 'mysql' });
  for (const format of ['copy', 'csv', 'jsonl'] as const) {
    const message = `An output of format "${format}" holds rows of one table, and these are 3: name one in tables, or write a file for each step of the script.`;
    assert.throws(
      () => schema.insert({ format }),
      ({ name, message: said }: Error) => name === 'OptionError' && said === message,
    );
    assert.is([...schema.insert({ format, tables: ['c'], rows: 2 })].length, 1);
  }
});

test('what is about statements is refused where there are none', () => {
  const schema = compileSchema(CIRCLE, { dialect: 'mysql' });
  const said = (message: string) => (error: Error) => error.name === 'OptionError' && error.message === message;
  const ofInsert = said('insert is about statements that format "copy" does not have.');
  assert.throws(() => schema.script({ format: 'copy', insert: 'ignore' }), ofInsert);
  const ofRow = said('single is about statements that format "copy" does not have.');
  assert.throws(() => schema.script({ format: 'copy', single: true }), ofRow);
  const ofBatch = said('batchSize is about statements that format "csv" does not have.');
  assert.throws(() => schema.script({ format: 'csv', batchSize: 5 }), ofBatch);
  const ofAll = said('truncate is about statements that format "jsonl" does not have.');
  assert.throws(() => schema.script({ format: 'jsonl', truncate: true }), ofAll);
  const ofStream = said(
    'analyze is about statements, and an output of format "csv" holds rows alone: write a file for each step of the script.',
  );
  assert.throws(() => schema.insert({ format: 'csv', tables: ['c'], analyze: true }), ofStream);
  const { steps } = schema.script({ format: 'csv', transaction: true, rows: 2 });
  assert.equal(
    steps.map(({ ending }) => ending),
    ['sql', 'csv', 'csv', 'csv', 'sql'],
  );
});

test('what is good in one connection alone stays together', () => {
  const bounds = (format: FormatName, transaction: boolean) =>
    compileSchema(CIRCLE, { dialect: 'postgresql' })
      .script({ rows: 3, format, transaction })
      .steps.map(({ tables, isBound }) => `${tables[0]?.join('.') ?? 'text'}${isBound ? ' +' : ''}`);
  assert.equal(bounds('csv', false), ['a +', 'b', 'c']);
  assert.equal(bounds('csv', true), ['text +', 'a +', 'b +', 'c +', 'text']);
  assert.equal(bounds('insert', true), ['a']);
});

test('rows say where they can be cut', () => {
  const batches = (dialect: DialectName, options: SchemaOptions) =>
    compileSchema('CREATE TABLE t (a int)', { dialect })
      .script(options)
      .steps.flatMap(({ pieces }) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.batchRows)));
  assert.equal(batches('mysql', {}), [500]);
  assert.equal(batches('mysql', { batchSize: 7 }), [7]);
  assert.equal(batches('mysql', { single: true }), [1]);
  assert.equal(batches('mysql', { format: 'copy' }), [1]);
  assert.equal(batches('postgresql', { format: 'copy' }), [100_000]);
  assert.equal(batches('postgresql', { format: 'jsonl' }), [1]);
  assert.equal(batches('postgresql', { format: 'insert-json' }), [500]);
});

test('JSON Lines have no statements around them, and the values of all references', () => {
  const { steps } = compileSchema(CIRCLE, { dialect: 'postgresql' }).script({ rows: 3, format: 'jsonl' });
  assert.ok(steps.every(({ read, ending }) => read === null && ending === 'jsonl'));
  const [first] = steps;
  const text = first?.pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.concat([...piece.insert()])));
  assert.not.match(String(text), /null.*null.*null/s);
});

test.run();
