import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type DialectName, type InsertMode, OptionError, type SchemaOptions } from '../../src/index.ts';

const SHOP = `
  CREATE TABLE customers (id serial PRIMARY KEY, name text);
  CREATE TABLE orders (customer int REFERENCES customers (id), n int, note text, PRIMARY KEY (customer, n));`;

const MYSQL_SHOP = `
  CREATE TABLE customers (id int AUTO_INCREMENT PRIMARY KEY, name text);
  CREATE TABLE orders (customer int, n int, note text, PRIMARY KEY (customer, n), FOREIGN KEY (customer) REFERENCES customers (id));`;

/** Options that cannot be carried out, and the sentence that says so. */
const REFUSALS: readonly {
  readonly dialect: DialectName;
  readonly ddl: string;
  readonly options: SchemaOptions;
  readonly option: keyof SchemaOptions;
  readonly message: string;
}[] = [
  {
    dialect: 'postgresql',
    ddl: SHOP,
    options: { insert: 'replace' },
    option: 'insert',
    message: 'insert "replace" is not available in postgresql: it may be "plain", "ignore" or "update".',
  },
  ...(['update', 'replace'] as const).map((insert) => ({
    dialect: 'mysql' as const,
    ddl: `${MYSQL_SHOP} CREATE TABLE logs (id int UNIQUE, line text, UNIQUE (line(20)))`,
    options: { insert },
    option: 'insert' as const,
    message: `insert "${insert}" finds rows by a key, and "logs" has none whose columns its rows give and are never NULL: tables may leave it out.`,
  })),
  {
    dialect: 'postgresql',
    ddl: SHOP,
    options: { insert: 'update', identity: 'database' },
    option: 'insert',
    message:
      'insert "update" finds rows by a key, and "customers" has none whose columns its rows give and are never NULL: tables may leave it out.',
  },
  {
    dialect: 'postgresql',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY DEFERRABLE, n int NOT NULL, UNIQUE (n) INITIALLY DEFERRED)',
    options: { insert: 'ignore' },
    option: 'insert',
    message:
      'insert "ignore" finds rows by a key, and "t" has none whose columns its rows give and are never NULL: tables may leave it out.',
  },
  {
    dialect: 'postgresql',
    ddl: SHOP,
    options: { truncate: true, tables: ['customers'] },
    option: 'truncate',
    message: 'truncate cannot empty "customers" alone, as "orders" refers to it: tables may name both, or neither.',
  },
  {
    dialect: 'mysql',
    ddl: MYSQL_SHOP,
    options: { disableTriggers: true },
    option: 'disableTriggers',
    message: 'disableTriggers is not available in mysql, whose triggers run in any case.',
  },
  {
    dialect: 'mysql',
    ddl: MYSQL_SHOP,
    options: { single: true, batchSize: 5 },
    option: 'single',
    message: 'single writes statements of one row: batchSize may be left out or 1, not 5.',
  },
];

for (const { dialect, ddl, options, option, message } of REFUSALS) {
  test(`refused: ${message}`, () => {
    const { script } = compileSchema(ddl, { dialect });
    assert.throws(
      () => script(options),
      (error: unknown) => error instanceof OptionError && error.option === option && error.message === message,
    );
  });
}

/** Tables of which rows that are there are to be left as they are, and whether no key finds all of them. */
const FOUND: readonly (readonly [dialect: DialectName, ddl: string, isRepeated: boolean, options?: SchemaOptions])[] = [
  ['postgresql', 'CREATE TABLE t (n int, line text)', true],
  ['mysql', 'CREATE TABLE t (n int, line text)', true],
  ['postgresql', 'CREATE TABLE t (id serial PRIMARY KEY, n int)', false],
  ['postgresql', 'CREATE TABLE t (id serial PRIMARY KEY, n int)', true, { identity: 'database' }],
  ['mysql', 'CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int)', true, { identity: 'database' }],
  ['mysql', 'CREATE TABLE t (n int UNIQUE)', true],
  ['mysql', 'CREATE TABLE t (n int UNIQUE, m int NOT NULL UNIQUE)', false],
  ['mysql', 'CREATE TABLE t (line text NOT NULL, UNIQUE (line(20)))', false],
  ['postgresql', 'CREATE TABLE t (n int, UNIQUE NULLS NOT DISTINCT (n))', false],
  ['postgresql', 'CREATE TABLE t (n int NOT NULL); CREATE UNIQUE INDEX ON t (n) WHERE n > 5', true],
  ['postgresql', 'CREATE TABLE t (n text NOT NULL); CREATE UNIQUE INDEX ON t (lower(n))', false],
  ['postgresql', 'CREATE TABLE t (n int, EXCLUDE USING gist (n WITH <>))', true],
  ['postgresql', 'CREATE TABLE t (n int)', false, { truncate: true }],
  ['postgresql', 'CREATE TABLE t (n int)', false, { insert: 'plain' }],
];

for (const [dialect, ddl, isRepeated, options = {}] of FOUND) {
  test(`${dialect}: rows are ${isRepeated ? '' : 'not '}said to be there twice: ${ddl} ${JSON.stringify(options)}`, () => {
    const { warnings } = compileSchema(ddl, { dialect }).script({ rows: 2, insert: 'ignore', ...options });
    const message =
      'insert "ignore" finds rows by a key, and "t" has none whose columns its rows give and are never NULL: what is loaded twice is there twice.';
    const said = warnings.filter(({ code }) => code === 'option_not_honoured').map((warning) => warning.message);
    assert.equal(said, isRepeated ? [message] : []);
  });
}

/** What is said of rows that meet others in another key than the one that finds them. */
const MEETING: readonly (readonly [ddl: string, insert: InsertMode, said: RegExp | null, options?: SchemaOptions])[] = [
  ['CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE)', 'update', /finds the rows of "t" by one of its keys/],
  ['CREATE TABLE t (a int PRIMARY KEY, b int)', 'update', null],
  ['CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE)', 'update', null, { truncate: true }],
  ['CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE)', 'replace', null],
  [
    'CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE); CREATE TABLE u (a int PRIMARY KEY, FOREIGN KEY (a) REFERENCES t (a))',
    'replace',
    /deletes rows of "t" that are equal in any of its keys/,
  ],
  ['CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE)', 'ignore', null],
];

for (const [ddl, insert, said, options = {}] of MEETING) {
  test(`insert ${insert} ${said === null ? 'is silent' : 'warns'} of other keys: ${ddl}`, () => {
    const { warnings } = compileSchema(ddl, { dialect: 'mysql' }).script({ rows: 2, insert, ...options });
    const messages = warnings.filter(({ code }) => code === 'option_not_honoured').map(({ message }) => message);
    assert.is(messages.length, said === null ? 0 : 1);
    if (said !== null) assert.match(messages[0] ?? '', said);
  });
}

test('with strict, such rows are an error', () => {
  const schema = compileSchema('CREATE TABLE t (n int)', { dialect: 'mysql', strict: true });
  assert.throws(() => schema.insert({ insert: 'ignore' }), /what is loaded twice is there twice/);
});

test.run();
