import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inFolder, ran } from './world.ts';

const SCHEMAS = fileURLToPath(new URL('../../../fixtures/schemas/', import.meta.url));

const DDL = `CREATE TABLE shop.customers (
  id SERIAL PRIMARY KEY, "full name" TEXT, status varchar(4) NOT NULL CHECK (status IN ('new', 'paid')));
CREATE TABLE flags (a BOOLEAN PRIMARY KEY, note TEXT);
CREATE TABLE odd (a INT NOT NULL CHECK (a > 3 AND a < 2));`;

/** A draft in which all that is an option is one. */
function uncommented(draft: string): string {
  return draft.replaceAll(/^( +)\/\/ (?=[ "}])/gm, '$1');
}

test('writes what each column gets, as comments', async () => {
  await inFolder(async (folder) => {
    const [file, draft] = [join(folder, 'a.sql'), join(folder, 'rowsmith.json')];
    writeFileSync(file, DDL);
    const done = await ran(['init', file, '-d', 'pg']);
    assert.is(done.code, 0);
    assert.match(done.stderr, `rowsmith: wrote ${draft}\n`);
    const lines = readFileSync(draft, 'utf8').split('\n');
    const behind = lines.slice(lines.indexOf('{'));
    assert.equal(behind.slice(0, 9), [
      '{',
      '  // "$schema": "./node_modules/rowsmith/dist/rowsmith.schema.json",',
      '  "dialect": "postgresql",',
      '  // "rows": 1000,',
      '  "tables": {',
      '    // "shop.customers": {',
      '    //   "rows": 1000,',
      '    //   "columns": {',
      behind[8],
    ]);
    const text = lines.join('\n');
    assert.match(text, /\/\/ {5}"id": \{\}, \/\/ SERIAL, left out: the database numbers it/);
    assert.match(text, /\/\/ {5}"full name": \{\}, \/\/ TEXT: .*such as .*; NULL in \d+ % of the rows/);
    assert.match(text, /\/\/ {5}"status": \{\}, \/\/ varchar\(4\): one of 'new', 'paid'/);
    assert.match(text, /\/\/ {3}"rows": 1000, \/\/ 2 are written: /);
    assert.match(text, /\/\/ "odd": \{\}, \/\/ no rows: /);
    assert.ok(lines.every((line) => line.length <= 220));
  });
});

for (const [name, dialect] of [
  ['dumped.sql', 'postgresql'],
  ['names.sql', 'postgresql'],
  ['several-schemas.sql', 'postgresql'],
  ['dumped.sql', 'mysql'],
  ['names.sql', 'mysql'],
  ['no-rows.sql', 'mysql'],
] as const) {
  test(`the draft of ${dialect}/${name} asks for nothing, with its comments and without them`, async () => {
    await inFolder(async (folder) => {
      const file = join(SCHEMAS, dialect, name);
      const draft = join(folder, 'rowsmith.json');
      const source = readFileSync(file, 'utf8');
      const plain = await ran(['-', '-d', dialect, '--seed', '1', '-n', '20', '--no-config'], source);
      assert.is(plain.code, 0, plain.stderr);
      assert.is((await ran(['init', '-', '-d', dialect, '-o', draft], source)).code, 0);
      const written = readFileSync(draft, 'utf8');
      const flags = ['-', '--config', draft, '--seed', '1', '-n', '20'];
      const commented = await ran(flags, source);
      assert.ok(commented.stdout.equals(plain.stdout), commented.stderr);
      const all = uncommented(written).replaceAll('"rows": 1000', '"rows": 20');
      assert.is.not(all, written);
      writeFileSync(draft, all);
      const asked = await ran(flags, source);
      assert.is(asked.code, 0, asked.stderr);
      assert.ok(asked.stdout.equals(plain.stdout));
    });
  });
}

test('replaces a file only where it is told to', async () => {
  await inFolder(async (folder) => {
    const draft = join(folder, 'rowsmith.json');
    writeFileSync(draft, '{}');
    const args = ['init', '-', '-d', 'pg', '-o', draft];
    const refused = await ran(args, DDL);
    assert.equal([refused.code, readFileSync(draft, 'utf8')], [2, '{}']);
    assert.is(refused.stderr, `rowsmith: ${JSON.stringify(draft)} is there already; --force replaces it.\n`);
    assert.is((await ran([...args, '--force'], DDL)).code, 0);
    assert.match(readFileSync(draft, 'utf8'), '"shop.customers"');
    const nowhere = await ran(['init', '-', '-d', 'pg', '-o', join(folder, 'none', 'a.json')], DDL);
    assert.is(nowhere.code, 2);
    assert.match(nowhere.stderr, 'a.json": no such file or directory.');
  });
});

test('a text at fault is reported, and its tables that are not are drafted', async () => {
  await inFolder(async (folder) => {
    const draft = join(folder, 'rowsmith.json');
    const ddl = 'CREATE TABLE a (id INT);\nCREATE TABLE b (x INT REFERENCES a (nothing));';
    const { code, stderr } = await ran(['init', '-', '-d', 'pg', '-o', draft], ddl);
    assert.is(code, 0);
    assert.match(stderr, '<stdin>:2:23: There is no column "nothing".');
    assert.match(readFileSync(draft, 'utf8'), '"a": {');
    assert.is((await ran(['init', '-', '-d', 'pg', '-o', draft, '--force'], 'CREATE TABLE')).code, 3);
  });
});

test.run();
