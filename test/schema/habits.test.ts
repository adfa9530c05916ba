import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type DialectName, type SchemaOptions } from '../../src/index.ts';
import { textOf } from './schema-rows.ts';

const SHOP = `
  CREATE TABLE customers (id serial PRIMARY KEY, name text);
  CREATE TABLE orders (customer int REFERENCES customers (id), n int, note text, PRIMARY KEY (customer, n));`;

const MYSQL_SHOP = `
  CREATE TABLE customers (id int AUTO_INCREMENT PRIMARY KEY, name text);
  CREATE TABLE orders (customer int, n int, note text, PRIMARY KEY (customer, n), FOREIGN KEY (customer) REFERENCES customers (id));`;

/** Tables that refer to each other. `deferring`: what stands behind a reference that is open. */
function circle(attributes: string, deferring = ''): string {
  return `
    CREATE TABLE a (id int PRIMARY KEY, b int ${attributes});
    CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL, FOREIGN KEY (a) REFERENCES a (id));
    ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b (id) ${deferring};`;
}

/** What stands around rows, for the options of one habit: lines of rows are left out, and comments. */
const CASES: readonly {
  readonly name: string;
  readonly dialect: DialectName;
  readonly ddl: string;
  readonly options: SchemaOptions;
  readonly lines: string;
}[] = [
  {
    name: 'rows that are there are left',
    dialect: 'postgresql',
    ddl: SHOP,
    options: { insert: 'ignore' },
    lines: `
      INSERT INTO "customers" ("id", "name") VALUES
      ON CONFLICT DO NOTHING;
      INSERT INTO "orders" ("customer", "n", "note") VALUES
      ON CONFLICT DO NOTHING;
      SELECT setval(pg_get_serial_sequence('"customers"', 'id'), 3, false);`,
  },
  {
    name: 'rows that are there are left',
    dialect: 'mysql',
    ddl: MYSQL_SHOP,
    options: { insert: 'ignore' },
    lines: `
      INSERT IGNORE INTO \`customers\` (\`id\`, \`name\`) VALUES
      INSERT IGNORE INTO \`orders\` (\`customer\`, \`n\`, \`note\`) VALUES
      ALTER TABLE \`customers\` AUTO_INCREMENT = 3;`,
  },
  {
    name: 'rows that are there are left, of a table with a deferrable key',
    dialect: 'postgresql',
    ddl: 'CREATE TABLE t (id int PRIMARY KEY DEFERRABLE, code int NOT NULL UNIQUE)',
    options: { insert: 'ignore' },
    lines: `
      INSERT INTO "t" ("id", "code") VALUES
      ON CONFLICT ("code") DO NOTHING;`,
  },
  {
    name: 'rows that are there are updated',
    dialect: 'postgresql',
    ddl: SHOP,
    options: { insert: 'update' },
    lines: `
      INSERT INTO "customers" ("id", "name") VALUES
      ON CONFLICT ("id") DO UPDATE SET "name" = EXCLUDED."name";
      INSERT INTO "orders" ("customer", "n", "note") VALUES
      ON CONFLICT ("customer", "n") DO UPDATE SET "note" = EXCLUDED."note";
      SELECT setval(pg_get_serial_sequence('"customers"', 'id'), 3, false);`,
  },
  {
    name: 'rows that are there are updated',
    dialect: 'mysql',
    ddl: MYSQL_SHOP,
    options: { insert: 'update' },
    lines: `
      INSERT INTO \`customers\` (\`id\`, \`name\`) VALUES
      ON DUPLICATE KEY UPDATE \`name\` = VALUES(\`name\`);
      INSERT INTO \`orders\` (\`customer\`, \`n\`, \`note\`) VALUES
      ON DUPLICATE KEY UPDATE \`note\` = VALUES(\`note\`);
      ALTER TABLE \`customers\` AUTO_INCREMENT = 3;`,
  },
  {
    name: 'rows that are there are updated, but for numbers that no row may change',
    dialect: 'postgresql',
    ddl: 'CREATE TABLE t (n int GENERATED ALWAYS AS IDENTITY, code int NOT NULL UNIQUE, x int, y int GENERATED ALWAYS AS (x + 1) STORED)',
    options: { insert: 'update' },
    lines: `
      INSERT INTO "t" ("n", "code", "x") OVERRIDING SYSTEM VALUE VALUES
      ON CONFLICT ("code") DO UPDATE SET "x" = EXCLUDED."x";
      SELECT setval(pg_get_serial_sequence('"t"', 'n'), 3, false);`,
  },
  {
    name: 'rows that are there are updated, where all columns are the key',
    dialect: 'postgresql',
    ddl: 'CREATE TABLE t (a int, b int, PRIMARY KEY (a, b))',
    options: { insert: 'update' },
    lines: `
      INSERT INTO "t" ("a", "b") VALUES
      ON CONFLICT ("a", "b") DO NOTHING;`,
  },
  {
    name: 'rows that are there are updated, where all columns are the key',
    dialect: 'mysql',
    ddl: 'CREATE TABLE t (a int, b int, PRIMARY KEY (a, b))',
    options: { insert: 'update' },
    lines: `
      INSERT INTO \`t\` (\`a\`, \`b\`) VALUES
      ON DUPLICATE KEY UPDATE \`a\` = \`a\`;`,
  },
  {
    name: 'rows take the places of those that are there',
    dialect: 'mysql',
    ddl: MYSQL_SHOP,
    options: { insert: 'replace' },
    lines: `
      SET @old_foreign_key_checks = @@foreign_key_checks, foreign_key_checks = 0;
      REPLACE INTO \`customers\` (\`id\`, \`name\`) VALUES
      SET foreign_key_checks = @old_foreign_key_checks;
      REPLACE INTO \`orders\` (\`customer\`, \`n\`, \`note\`) VALUES
      ALTER TABLE \`customers\` AUTO_INCREMENT = 3;`,
  },
  {
    name: 'late references of rows that are there are set where they are NULL',
    dialect: 'postgresql',
    ddl: circle(''),
    options: { insert: 'ignore', tables: ['a'] },
    lines: `
      INSERT INTO "a" ("id", "b") VALUES
      ON CONFLICT DO NOTHING;
      INSERT INTO "a" ("id", "b") VALUES
      ON CONFLICT ("id") DO UPDATE SET "b" = coalesce("a"."b", EXCLUDED."b");`,
  },
  {
    name: 'late references of rows that are there are set where they are NULL',
    dialect: 'mysql',
    ddl: circle(''),
    options: { insert: 'ignore', tables: ['a'] },
    lines: `
      INSERT IGNORE INTO \`a\` (\`id\`, \`b\`) VALUES
      INSERT IGNORE INTO \`a\` (\`id\`, \`b\`) VALUES
      ON DUPLICATE KEY UPDATE \`b\` = coalesce(\`b\`, VALUES(\`b\`));`,
  },
  {
    name: 'one statement of several tables updates each',
    dialect: 'postgresql',
    ddl: circle('NOT NULL'),
    options: { insert: 'update' },
    lines: `
      SET client_encoding = 'UTF8';
      WITH rowsmith_1 AS (
      INSERT INTO "a" ("id", "b") VALUES
      ON CONFLICT ("id") DO UPDATE SET "b" = EXCLUDED."b")
      INSERT INTO "b" ("id", "a") VALUES
      ON CONFLICT ("id") DO UPDATE SET "a" = EXCLUDED."a";`,
  },
  {
    name: 'all rows are in one transaction',
    dialect: 'postgresql',
    ddl: SHOP,
    options: { transaction: true },
    lines: `
      BEGIN;
      SET CONSTRAINTS ALL IMMEDIATE;
      INSERT INTO "customers" ("id", "name") VALUES
      INSERT INTO "orders" ("customer", "n", "note") VALUES
      SELECT setval(pg_get_serial_sequence('"customers"', 'id'), 3, false);
      COMMIT;`,
  },
  {
    name: 'all rows are in one transaction, which numbering would end',
    dialect: 'mysql',
    ddl: MYSQL_SHOP,
    options: { transaction: true },
    lines: `
      START TRANSACTION;
      INSERT INTO \`customers\` (\`id\`, \`name\`) VALUES
      INSERT INTO \`orders\` (\`customer\`, \`n\`, \`note\`) VALUES
      COMMIT;
      ALTER TABLE \`customers\` AUTO_INCREMENT = 3;`,
  },
  {
    name: 'references are checked late inside of the transaction',
    dialect: 'postgresql',
    ddl: circle('NOT NULL', 'DEFERRABLE'),
    options: { transaction: true },
    lines: `
      BEGIN;
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;
      INSERT INTO "a" ("id", "b") VALUES
      INSERT INTO "b" ("id", "a") VALUES
      SET CONSTRAINTS ALL IMMEDIATE;
      COMMIT;`,
  },
  {
    name: 'tables are emptied first',
    dialect: 'postgresql',
    ddl: `${SHOP} CREATE TABLE logs (at date NOT NULL) PARTITION BY RANGE (at);`,
    options: { truncate: true, tables: ['orders', 'logs'] },
    lines: `
      TRUNCATE "logs", ONLY "orders";
      INSERT INTO "orders" ("customer", "n", "note") VALUES`,
  },
  {
    name: 'tables are emptied first, those that refer to others before them',
    dialect: 'mysql',
    ddl: `${MYSQL_SHOP} CREATE TABLE parts (id int PRIMARY KEY, up int, FOREIGN KEY (up) REFERENCES parts (id));`,
    options: { truncate: true, transaction: true },
    lines: `
      START TRANSACTION;
      SET @old_foreign_key_checks = @@foreign_key_checks, foreign_key_checks = 0;
      DELETE FROM \`parts\`;
      SET foreign_key_checks = @old_foreign_key_checks;
      DELETE FROM \`orders\`;
      DELETE FROM \`customers\`;
      INSERT INTO \`customers\` (\`id\`, \`name\`) VALUES
      INSERT INTO \`orders\` (\`customer\`, \`n\`, \`note\`) VALUES
      INSERT INTO \`parts\` (\`id\`, \`up\`) VALUES
      COMMIT;
      ALTER TABLE \`customers\` AUTO_INCREMENT = 3;`,
  },
  {
    name: 'tables are emptied first, and the database numbers rows from the first on',
    dialect: 'postgresql',
    ddl: SHOP,
    options: { truncate: true, transaction: true, identity: 'database' },
    lines: `
      BEGIN;
      SET CONSTRAINTS ALL IMMEDIATE;
      TRUNCATE ONLY "orders", ONLY "customers";
      SELECT setval(pg_get_serial_sequence('"customers"', 'id'), 1, false);
      INSERT INTO "customers" ("name") VALUES
      INSERT INTO "orders" ("customer", "n", "note") VALUES
      COMMIT;`,
  },
  {
    name: 'tables are emptied and numbered from the first on in front of the transaction, which that would end',
    dialect: 'mysql',
    ddl: MYSQL_SHOP,
    options: { truncate: true, transaction: true, identity: 'database' },
    lines: `
      DELETE FROM \`orders\`;
      DELETE FROM \`customers\`;
      ALTER TABLE \`customers\` AUTO_INCREMENT = 1;
      START TRANSACTION;
      INSERT INTO \`customers\` (\`name\`) VALUES
      INSERT INTO \`orders\` (\`customer\`, \`n\`, \`note\`) VALUES
      COMMIT;`,
  },
  {
    name: 'names that are not ASCII stand behind what sets the encoding',
    dialect: 'postgresql',
    ddl: 'CREATE TABLE "año" (x int)',
    options: { truncate: true },
    lines: `
      SET client_encoding = 'UTF8';
      TRUNCATE ONLY "año";
      SET client_encoding = 'UTF8';
      INSERT INTO "año" ("x") VALUES`,
  },
  {
    name: 'each row has a statement',
    dialect: 'postgresql',
    ddl: 'CREATE TABLE t (x int)',
    options: { single: true },
    lines: `
      INSERT INTO "t" ("x") VALUES
      INSERT INTO "t" ("x") VALUES`,
  },
  {
    name: 'values are counted again behind the transaction',
    dialect: 'postgresql',
    ddl: SHOP,
    options: { analyze: true, transaction: true, tables: ['orders'] },
    lines: `
      BEGIN;
      SET CONSTRAINTS ALL IMMEDIATE;
      INSERT INTO "orders" ("customer", "n", "note") VALUES
      COMMIT;
      ANALYZE "orders";`,
  },
  {
    name: 'values are counted again',
    dialect: 'mysql',
    ddl: MYSQL_SHOP,
    options: { analyze: true },
    lines: `
      INSERT INTO \`customers\` (\`id\`, \`name\`) VALUES
      INSERT INTO \`orders\` (\`customer\`, \`n\`, \`note\`) VALUES
      ALTER TABLE \`customers\` AUTO_INCREMENT = 3;
      ANALYZE TABLE \`customers\`;
      ANALYZE TABLE \`orders\`;`,
  },
  {
    name: 'no trigger runs',
    dialect: 'postgresql',
    ddl: SHOP,
    options: { disableTriggers: true, truncate: true, tables: ['orders'] },
    lines: `
      ALTER TABLE "orders" DISABLE TRIGGER USER;
      TRUNCATE ONLY "orders";
      ALTER TABLE "orders" ENABLE TRIGGER USER;
      ALTER TABLE "orders" DISABLE TRIGGER USER;
      INSERT INTO "orders" ("customer", "n", "note") VALUES
      ALTER TABLE "orders" ENABLE TRIGGER USER;`,
  },
];

for (const { name, dialect, ddl, options, lines } of CASES) {
  test(`${name} (${dialect}, ${JSON.stringify(options)})`, () => {
    const text = textOf(compileSchema(ddl, { dialect }), { rows: 2, ...options });
    const around = text.split('\n').filter((line) => !/^(?:\(\d|\((?:NULL|')|--)/.test(line));
    assert.is(around.join('\n').trim(), lines.trim().replaceAll(/^ +/gm, ''));
  });
}

test('habits that are ruled out change nothing', () => {
  const schema = compileSchema(SHOP, { dialect: 'postgresql' });
  const options = { insert: 'plain', transaction: false, truncate: false, single: false } as const;
  assert.is(
    textOf(schema, { rows: 3, ...options, analyze: false, disableTriggers: false }),
    textOf(schema, { rows: 3 }),
  );
});

test('a table without a key takes rows that leave others as they are', () => {
  const schema = compileSchema('CREATE TABLE logs (line text)', { dialect: 'postgresql' });
  assert.match(textOf(schema, { rows: 1, insert: 'ignore' }), /\nON CONFLICT DO NOTHING;\n$/);
});

test('a transaction is one step, which no file and no shard cuts', () => {
  const { steps } = compileSchema(SHOP, { dialect: 'postgresql' }).script({ transaction: true, analyze: true });
  assert.equal(
    steps.map(({ tables, isWhole }) => `${tables.join(' ')} ${isWhole}`),
    ['customers orders true', ' false'],
  );
});

test('rows are the same statements where they are cut into parts', () => {
  const schema = compileSchema(SHOP, { dialect: 'postgresql' });
  const options = { rows: 6, batchSize: 2, insert: 'update', truncate: true } as const;
  const parts = schema.script(options).steps.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => {
      if (typeof piece === 'string') return [Buffer.from(piece)];
      return [0, 2].flatMap((from) => [...piece.insert({ from, to: from === 0 ? 2 : 6 }, from === 0)]);
    }),
  );
  assert.is(Buffer.concat(parts).toString(), textOf(schema, options));
});

test('a transaction that is stopped ends', () => {
  const insertion = compileSchema(SHOP, { dialect: 'postgresql' }).insert({ rows: 100_000, transaction: true });
  const chunks: Uint8Array[] = [];
  for (const chunk of insertion) {
    chunks.push(chunk);
    if (chunks.length === 4) insertion.stop();
  }
  assert.ok(insertion.rowsWritten > 0 && insertion.rowsWritten < 200_000);
  assert.match(Buffer.concat(chunks).toString(), /;\n(?:-- .*\n)+SELECT setval\(.*\nCOMMIT;\n-- Warning: .*\n$/);
});

test.run();
