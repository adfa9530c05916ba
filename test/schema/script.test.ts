import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CompiledSchema, compile, compileSchema, type DialectName, type SchemaOptions } from '../../src/index.ts';
import { textOf } from './schema-rows.ts';

function schemaOf(ddl: string, dialect: DialectName = 'postgresql'): CompiledSchema {
  return compileSchema(ddl, { dialect });
}

function namesOf({ tables }: CompiledSchema): readonly string[] {
  return tables.map(({ table }) => table.name.join('.'));
}

const SHOP = `
  CREATE TABLE items (order_id int REFERENCES orders, n int, PRIMARY KEY (order_id, n));
  CREATE TABLE orders (id serial PRIMARY KEY, customer int NOT NULL REFERENCES customers);
  CREATE TABLE customers (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text);`;

/** Circles, how each is loaded, and what of it is filled when. */
const CIRCLES: readonly {
  readonly ddl: string;
  readonly dialect: DialectName;
  readonly order: string;
  readonly loading: string;
  readonly filled: string;
  readonly holds: RegExp;
}[] = [
  {
    ddl: 'CREATE TABLE a (id int PRIMARY KEY, b int REFERENCES b); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a)',
    dialect: 'postgresql',
    order: 'a b',
    loading: 'inOrder',
    filled: 'a.b later, b.a before',
    holds: /ON CONFLICT \("id"\) DO UPDATE SET "b" = EXCLUDED\."b";/,
  },
  {
    ddl: 'CREATE TABLE a (id int PRIMARY KEY, b int); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL, FOREIGN KEY (a) REFERENCES a (id)); ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b (id)',
    dialect: 'mysql',
    order: 'a b',
    loading: 'inOrder',
    filled: 'a.b later, b.a before',
    holds: /ON DUPLICATE KEY UPDATE `b` = VALUES\(`b`\);/,
  },
  {
    ddl: 'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL REFERENCES b); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a)',
    dialect: 'postgresql',
    order: 'a b',
    loading: 'oneStatement',
    filled: 'a.b later, b.a before',
    holds: /^WITH rowsmith_1 AS \(\nINSERT INTO "a" [^;]*\)\n-- b: 5 rows\nINSERT INTO "b" [^;]*;\n$/m,
  },
  {
    ddl: 'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL REFERENCES b DEFERRABLE); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a)',
    dialect: 'postgresql',
    order: 'a b',
    loading: 'deferred',
    filled: 'a.b later, b.a before',
    holds: /^BEGIN;\nSET CONSTRAINTS ALL DEFERRED;\n.*COMMIT;\n$/s,
  },
  {
    ddl: 'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL, FOREIGN KEY (a) REFERENCES a (id)); ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b (id)',
    dialect: 'mysql',
    order: 'a b',
    loading: 'unchecked',
    filled: 'a.b later, b.a before',
    holds:
      /^SET @old_foreign_key_checks = @@foreign_key_checks, foreign_key_checks = 0;\n.*SET foreign_key_checks = @old_foreign_key_checks;\n$/s,
  },
  {
    // Nothing finds a row again that has no key: the reference stays NULL.
    ddl: 'CREATE TABLE a (id int UNIQUE, b int REFERENCES b); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a (id))',
    dialect: 'postgresql',
    order: 'a b',
    loading: 'inOrder',
    filled: 'a.b never, b.a before',
    holds: /^-- a: 5 rows\nINSERT INTO "a" \("id", "b"\) VALUES\n(\([^)]*, NULL\)[,;]\n){5}-- b/,
  },
];

for (const { ddl, dialect, order, loading, filled, holds } of CIRCLES) {
  test(`a circle is loaded ${loading} (${dialect}, ${filled})`, () => {
    const schema = schemaOf(ddl, dialect);
    assert.is(namesOf(schema).join(' '), order);
    assert.equal(
      schema.circles.map((circle) => circle.loading),
      [loading],
    );
    const references = schema.references.map(({ from, columns, filled: when }) => `${from}.${columns} ${when}`);
    assert.is(references.join(', '), filled);
    assert.equal(schema.warnings, []);
    assert.match(textOf(schema, { rows: 5 }), holds);
  });
}

test('what sets a reference later is a part of its statement, whatever its names are', () => {
  const ddl =
    'CREATE TABLE a (id int PRIMARY KEY, `b é` int); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL, FOREIGN KEY (a) REFERENCES a (id)); ALTER TABLE a ADD FOREIGN KEY (`b é`) REFERENCES b (id)';
  const text = textOf(schemaOf(ddl, 'mysql'), { rows: 2 });
  assert.match(text, /\)\nON DUPLICATE KEY UPDATE "b é" = VALUES\("b é"\);\n/);
});

test('tables come behind those that they refer to, else in the order of the text', () => {
  assert.equal(namesOf(schemaOf(`${SHOP} CREATE TABLE others (x int)`)), ['customers', 'orders', 'items', 'others']);
});

test('a reference to a table of the same name in another schema is not one to the table itself', () => {
  const { references } = schemaOf(
    'CREATE TABLE a.t (id int PRIMARY KEY, up int REFERENCES a.t, out int REFERENCES b.t)',
  );
  assert.equal(
    references.map(({ to, isInText }) => `${to.join('.')} ${isInText}`),
    ['a.t true', 'b.t false'],
  );
});

test('one table is written as compile writes it', () => {
  const ddl = 'CREATE TABLE t (id serial PRIMARY KEY, name text UNIQUE, price numeric(8, 2) CHECK (price > 3))';
  const { text } = compile(ddl, { dialect: 'postgresql' });
  for (const options of [
    { rows: 700, seed: 'x' },
    { rows: 3, batchSize: 2 },
  ]) {
    assert.is(textOf(schemaOf(ddl), options), text(options));
  }
});

test('a table that has nothing to do with the others changes no byte of theirs', () => {
  const [own, more] = [schemaOf(SHOP), schemaOf(`CREATE TABLE zoo (id int PRIMARY KEY, kind text); ${SHOP}`)];
  const tables = ['customers', 'orders', 'items'];
  assert.is(textOf(own, { rows: 50, tables }), textOf(more, { rows: 50, tables }));
});

test('nothing stands around the rows of tables that are not asked for', () => {
  const circle =
    'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL, FOREIGN KEY (a) REFERENCES a (id)); ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b (id)';
  const schema = compileSchema(`${circle}; CREATE TABLE c (id int)`, { dialect: 'mysql' });
  assert.not.match(textOf(schema, { rows: 5, tables: ['c'] }), /foreign_key_checks/);
});

test('rows are counted by table, by its parent and by what keys allow', () => {
  const schema = schemaOf(SHOP);
  const rowsOf = (options: SchemaOptions) => schema.insert(options).tables.map(({ name, rows }) => `${name} ${rows}`);
  assert.equal(rowsOf({ rows: 10 }), ['customers 10', 'orders 10', 'items 10']);
  assert.equal(rowsOf({ rows: 10, rowsOf: { orders: 40, items: '3x' } }), ['customers 10', 'orders 40', 'items 120']);
  assert.equal(rowsOf({ rows: 10, tables: ['items'] }), ['items 10']);
  assert.equal(rowsOf({ rows: 100, mostRows: 150 }), ['customers 50', 'orders 50', 'items 50']);
  const flags = schemaOf(
    'CREATE TABLE f (on_off boolean PRIMARY KEY); CREATE TABLE g (f boolean UNIQUE NOT NULL REFERENCES f)',
  );
  assert.match(textOf(flags, { rows: 7 }), /^-- f: 2 of 7 rows, as many as its keys allow$/m);
  assert.match(textOf(flags, { rows: 7 }), /^-- g: 2 of 7 rows, as many as its keys allow$/m);
});

test('numbers that others refer to are written, and sequences go on behind them', () => {
  const written = textOf(schemaOf(SHOP), { rows: 3 });
  assert.match(written, /INSERT INTO "customers" \("id", "name"\) OVERRIDING SYSTEM VALUE VALUES\n\(1, /);
  assert.match(written, /SELECT setval\(pg_get_serial_sequence\('"orders"', 'id'\), 4, false\);\n/);
  const left = textOf(schemaOf(SHOP), { rows: 3, identity: 'database' });
  assert.match(left, /INSERT INTO "customers" \("name"\) VALUES\n/);
  assert.not.match(left, /setval/);
  const all = textOf(schemaOf('CREATE TABLE t (id bigserial, x int)'), { rows: 2, identity: 'explicit' });
  assert.match(all, /INSERT INTO "t" \("id", "x"\) VALUES\n\(1, .*\n\(2, /);
});

test('wrong options are refused by name', () => {
  const schema = schemaOf(SHOP);
  assert.throws(
    () => schema.insert({ rowsOf: { order: 5 } }),
    /^rowsOf "order" names no table of the text; the nearest one is "orders"\.$/,
  );
  assert.throws(
    () => schema.insert({ tables: ['item'] }),
    /^tables "item" names no table of the text; the nearest one is "items"\.$/,
  );
  assert.throws(() => schema.insert({ rowsOf: { orders: 0 } }), /rowsOf\.orders must be a whole number from 1/);
  const times = 'x3' as `${number}x`;
  assert.throws(() => schema.insert({ rowsOf: { orders: times } }), /rowsOf\.orders must be a whole number from 1/);
});

test('a fault of one table ends all, unless they go on', () => {
  const ddl = `${SHOP} CREATE TABLE odd (a int NOT NULL, CHECK (a > 3 AND a < 3)); CREATE TABLE bad (a int, PRIMARY KEY (b))`;
  assert.throws(() => schemaOf(ddl), /"b"/);
  const schema = compileSchema(ddl, { dialect: 'postgresql', keepGoing: true });
  assert.equal(namesOf(schema), ['customers', 'orders', 'items']);
  assert.equal(schema.passedOver.map(({ name, why }) => `${name} ${why}`).sort(), ['bad fault', 'odd unsatisfiable']);
  assert.match(textOf(schema, { rows: 1 }), /^-- odd: 0 rows, as none can exist$/m);
});

test('an output that is stopped ends with whole statements', () => {
  const insertion = schemaOf(SHOP).insert({ rows: 100_000 });
  const chunks: Uint8Array[] = [];
  for (const chunk of insertion) {
    chunks.push(chunk);
    if (chunks.length === 4) insertion.stop();
  }
  const text = Buffer.concat(chunks).toString();
  assert.ok(insertion.rowsWritten > 0 && insertion.rowsWritten < 300_000);
  assert.match(text, /;\n(-- Warning: [0-9]+ of [0-9]+ rows (of all tables )?were written\.\n)*$/);
});

test('alters no table whose DEFAULT is the day of zero, as a strict server refuses that', () => {
  const ddl = `CREATE TABLE users (id int AUTO_INCREMENT PRIMARY KEY, name varchar(20) NOT NULL, seen DATETIME NOT NULL DEFAULT '0000-00-00 00:00:00');
    CREATE TABLE roles (id int AUTO_INCREMENT PRIMARY KEY, name varchar(20) NOT NULL);
    CREATE TABLE posts (id int PRIMARY KEY, user_id int REFERENCES users (id), role_id int REFERENCES roles (id),
      FOREIGN KEY (user_id) REFERENCES users (id), FOREIGN KEY (role_id) REFERENCES roles (id))`;
  const text = Buffer.concat([...compileSchema(ddl, { dialect: 'mysql' }).insert({ rows: 3 })]).toString();
  assert.match(text, /INSERT INTO `users` \(`id`,/);
  assert.equal(text.match(/^ALTER TABLE .*/gm), ['ALTER TABLE `roles` AUTO_INCREMENT = 4;']);
});

test.run();
