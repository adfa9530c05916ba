import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CompiledSchema,
  compileSchema,
  DdlError,
  type DialectName,
  OptionError,
  type SchemaOptions,
  type ValueOptions,
} from '../../src/index.ts';

const EACH: readonly DialectName[] = ['postgresql', 'mysql'];

/** A table with a comment, and the options that do the same. */
type Same = readonly [ddl: string, options: ValueOptions];

const SAME: readonly Same[] = [
  ['CREATE TABLE t (\n  a INT NOT NULL, -- rowsmith: from=2 to=9\n  b INT)', { columns: { a: { from: 2, to: 9 } } }],
  ['CREATE TABLE t (\n  a INT,\n  b TEXT NOT NULL -- rowsmith: constant=x\n)', { columns: { b: { constant: 'x' } } }],
  [
    'CREATE TABLE t (a INT, b INT /* rowsmith: values=1,2 nulls=0 */)',
    { columns: { b: { values: [1, 2], nulls: 0 } } },
  ],
  ["CREATE TABLE t ( -- rowsmith: where='a < b'\n  a INT, b INT)", { where: ['a < b'] }],
  ['CREATE TABLE t ( -- rowsmith: rows=3 seed=x\n  a INT)', { tables: { t: { rows: 3, seed: 'x' } } }],
  ['CREATE TABLE t ( -- rowsmith: columns=a:(values=5,6)\n  a INT, b INT)', { columns: { a: { values: [5, 6] } } }],
  ['CREATE TABLE t (a INT); -- a comment on rowsmith: none\n', {}],
];

const same = suite('comments with options');

for (const [ddl, options] of SAME) {
  for (const dialect of EACH) {
    same(`${dialect}: ${ddl}`, () => {
      const bare = ddl.replace(/(?:-- rowsmith: .*|\/\* rowsmith: .* \*\/)/, '');
      assert.is(outputOf(compileSchema(ddl, { dialect })), outputOf(compileSchema(bare, { dialect, ...options })));
    });
  }
}

same('a hash begins a comment of MySQL', () => {
  const ddl = 'CREATE TABLE t (\n  a INT # rowsmith: constant=4\n)';
  assert.match(outputOf(compileSchema(ddl, { dialect: 'mysql' })), /^\(4\),$/m);
});

same('options count before comments, each by itself', () => {
  const ddl = 'CREATE TABLE t (\n  a INT NOT NULL -- rowsmith: from=2 to=9\n)';
  const schema = compileSchema(ddl, { dialect: 'mysql', columns: { a: { from: 9 } } });
  assert.match(outputOf(schema), /^\(9\),$/m);
});

same('what options say of values replaces what a comment says of them in other words', () => {
  const ddl = 'CREATE TABLE t (\n  a INT NOT NULL -- rowsmith: from=2 to=9\n)';
  const asked = { a: { constant: 40 } };
  for (const options of [{ columns: asked }, { tables: { t: { columns: asked } } }]) {
    assert.match(outputOf(compileSchema(ddl, { dialect: 'mysql', ...options })), /^\(40\),$/m);
  }
});

same('what options say of a table leaves the rest of its comment as it is', () => {
  const ddl = 'CREATE TABLE s.t ( -- rowsmith: rows=3 seed=x\n  a INT NOT NULL\n)';
  const rows = (options: ValueOptions, output: SchemaOptions = {}) =>
    outputOf(compileSchema(ddl, { dialect: 'postgresql', ...options }), output).match(/^\(/gm)?.length;
  assert.is(rows({ tables: { t: { where: ['a > 4'] } } }), 3);
  assert.is(rows({ tables: { t: { rows: 5 } } }), 5);
  assert.is(rows({}, { rowsOf: { t: 7 } }), 7);
});

same('an option that is wrong is no fault of the comment beside it', () => {
  const ddl = 'CREATE TABLE t (\n  a INT NOT NULL -- rowsmith: from=2\n)';
  const error = errorOf(() => compileSchema(ddl, { dialect: 'mysql', columns: { a: { to: 'x' } } }));
  assert.instance(error, OptionError);
});

same.run();

/** A text whose comment is at fault, the sentence, and its place. */
type Wrong = readonly [ddl: string, message: string, line: number, column: number];

const WRONG: readonly Wrong[] = [
  [
    'CREATE TABLE t (\n  a INT, -- rowsmith: form=2\n  b INT)',
    'Unknown option "form"; the nearest known one is "from".',
    2,
    23,
  ],
  ['CREATE TABLE t (\n  a INT -- rowsmith: nulls=2\n)', 'nulls must be a number from 0 to 1, not "2".', 2, 28],
  [
    'CREATE TABLE t (\n  a INT -- rowsmith: from=x\n)',
    'Option "from" of column "a" of table "t" must be a value of the type INT, not "x".',
    2,
    21,
  ],
  [
    'CREATE TABLE t (\n  a INT,\n  CHECK (a > 0) -- rowsmith: from=x\n)',
    'A comment with options stands at the end of a line with a column, or with the name of a new table.',
    3,
    29,
  ],
  [
    'CREATE TABLE t ( -- rowsmith: columns=b:(from=1)\n  a INT)',
    'Unknown column "b" of table "t" in columns.b; the nearest one is "a".',
    1,
    30,
  ],
  ['CREATE TABLE t ( -- rowsmith: rows=0\n  a INT)', 'rows must be ', 1, 36],
];

const wrong = suite('comments that are refused');

for (const [ddl, message, line, column] of WRONG) {
  for (const dialect of EACH) {
    wrong(`${dialect}: ${ddl}`, () => {
      const error = errorOf(() => compileSchema(ddl, { dialect }));
      assert.instance(error, DdlError);
      if (!(error instanceof DdlError)) return;
      assert.ok(error.message.startsWith(message), error.message);
      assert.equal([error.line, error.column], [line, column]);
    });
  }
}

wrong.run();

function errorOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return null;
}

function outputOf(schema: CompiledSchema, output: SchemaOptions = {}): string {
  const decoder = new TextDecoder();
  return [...schema.insert({ rows: 30, ...output })].map((chunk) => decoder.decode(chunk, { stream: true })).join('');
}
