import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DialectName, formatNames } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';
import { inFolder, outcomeOf, ran } from './world.ts';

const TABLE = 'CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(40) NOT NULL, note TEXT);';

/** The first refers to the second, and the other way round. */
const CIRCLE = `
CREATE TABLE a (id INT PRIMARY KEY, b INT);
CREATE TABLE b (id INT PRIMARY KEY, a INT NOT NULL, FOREIGN KEY (a) REFERENCES a (id));
ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b (id);
CREATE TABLE c (b INT NOT NULL, FOREIGN KEY (b) REFERENCES b (id));`;

const CHILD = `${TABLE} CREATE TABLE u (t_id INT NOT NULL, FOREIGN KEY (t_id) REFERENCES t (id));`;

async function written(ddl: string, dialect: DialectName, ...flags: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await outcomeOf(['--dialect', dialect, '--seed', '1', ...flags], ddl);
  assert.is(code, 0, stderr);
  return stdout;
}

/** The files of a folder, by name. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  return new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Statements of a file that takes others. */
function statementsOf(load = ''): readonly string[] {
  return load.split('\n').filter((line) => line !== '' && !line.startsWith('--'));
}

for (const format of sampled(formatNames, 3)) {
  test(`any number of jobs writes the same bytes, ${format}`, async () => {
    const flags = ['--rows', '30011', '--format', format];
    const batches = format === 'copy' ? ['--batch-size', '700'] : [];
    const whole = await written(TABLE, 'postgresql', ...flags, ...batches);
    assert.ok(whole.length > 1e6);
    assert.ok(whole === (await written(TABLE, 'postgresql', ...flags, ...batches, '--jobs', '3')));
  });
}

test('each shard and each file of a job is a file of CSV by itself', () =>
  inFolder(async (folder) => {
    const flags = ['--rows', '5000', '--format', 'csv'];
    const [header = '', ...lines] = (await written(TABLE, 'mysql', ...flags)).split(/(?<=\r\n)/);
    assert.is(header, 'id,name,note\r\n');
    let shards = '';
    for (const shard of ['1/3', '2/3', '3/3']) {
      const text = await written(TABLE, 'mysql', ...flags, '--shard', shard);
      assert.ok(text.startsWith(header));
      shards += text.slice(header.length);
    }
    assert.ok(shards === lines.join(''));
    const out = join(folder, 'out');
    await written(TABLE, 'mysql', ...flags, '--jobs', '2', '--out-dir', out);
    const { 'load.sql': load, ...files } = Object.fromEntries(filesOf(out));
    assert.equal(Object.keys(files), ['rows-0000.csv', 'rows-2500.csv']);
    const joined = Object.values(files).map((text) => {
      assert.ok(text.startsWith(header));
      return text.slice(header.length);
    });
    assert.ok(joined.join('') === lines.join(''));
    const read = statementsOf(load).map(
      (line) => /^LOAD DATA LOCAL INFILE '(.*?)' INTO TABLE `t` .* IGNORE 1 LINES/.exec(line)?.[1],
    );
    assert.equal(read, Object.keys(files));
  }));

for (const [dialect, format, files, first] of [
  ['postgresql', 'csv', ['001_t.csv', '002_u.csv', 'load.sql'], `\\copy "t" ("id", "name", "note") FROM '001_t.csv'`],
  ['postgresql', 'copy', ['001_t.sql', '002_u.sql', 'load.sql'], '\\ir 001_t.sql'],
  ['postgresql', 'insert-json', ['001_t.sql', '002_u.sql', 'load.sql'], '\\ir 001_t.sql'],
  ['mysql', 'copy', ['001_t.tsv', '002_u.tsv', 'load.sql'], "LOAD DATA LOCAL INFILE '001_t.tsv'"],
  ['mysql', 'csv', ['001_t.csv', '002_u.csv', 'load.sql'], "LOAD DATA LOCAL INFILE '001_t.csv'"],
  ['mysql', 'jsonl', ['001_t.jsonl', '002_u.jsonl'], ''],
] as const) {
  test(`--out-dir has a file for each table, and what reads them, ${dialect}, ${format}`, () =>
    inFolder(async (folder) => {
      const out = join(folder, 'out');
      await written(CHILD, dialect, '--rows', '20', '--format', format, '--out-dir', out);
      const made = filesOf(out);
      assert.equal([...made.keys()], [...files]);
      const [statement = ''] = statementsOf(made.get('load.sql'));
      assert.ok(statement.startsWith(first), statement);
    }));
}

test('files are compressed, and what reads them names them unpacked', () =>
  inFolder(async (folder) => {
    const flags = ['--rows', '20', '--format', 'csv', '--compress', 'gzip'];
    await written(CHILD, 'mysql', ...flags, '--out-dir', join(folder, 'many'));
    await written(TABLE, 'mysql', ...flags, '--out-dir', join(folder, 'one'));
    for (const [name, packed] of [
      ['many', '001_t.csv'],
      ['one', 'rows-00.csv'],
    ] as const) {
      const text = gunzipSync(readFileSync(join(folder, name, `${packed}.gz`))).toString();
      assert.ok(text.startsWith('id,name,note\r\n'));
      const load = readFileSync(join(folder, name, 'load.sql'), 'utf8');
      assert.match(load, '-- Unpack the files *.gz first.\n');
      assert.match(load, `'${packed}'`);
    }
  }));

test('what is good in one connection alone is in one shard', () =>
  inFolder(async (folder) => {
    for (const [flag, ends] of [
      [[], /^WITH [\s\S]*DROP/m],
      [['--transaction'], /^BEGIN[\s\S]*COMMIT/m],
    ] as const) {
      const texts = [];
      for (const shard of ['1', '2', '3']) {
        const out = join(folder, `${flag.join('')}${shard}`);
        const flags = ['--rows', '30', '--format', 'csv', '--shard', `${shard}/3`, '--out-dir', out, ...flag];
        await written(CIRCLE, 'postgresql', ...flags);
        const { 'load.sql': load = '', ...files } = Object.fromEntries(filesOf(out));
        const statements = Object.entries(files).filter(([name]) => name.endsWith('.sql'));
        texts.push(statements.reduce((text, [name, sql]) => text.replace(`\\ir ${name}\n`, () => sql), load));
      }
      const isWhole = (text: string) => ends.test(text);
      const isPart = (text: string) => /BEGIN|COMMIT|rowsmith_1/.test(text);
      assert.equal(texts.map(isWhole), texts.map(isPart));
      assert.is(texts.filter(isWhole).length, 1);
    }
  }));

for (const [ddl, dialect, flags, sentence] of [
  [
    CHILD,
    'mysql',
    '--format csv',
    '--format: An output of format "csv" holds rows of one table, and these are 2: name one with --table, or write files with --out-dir.',
  ],
  [CHILD, 'mysql', '--format copy', '--format: An output of format "copy" holds rows of one table'],
  [
    CHILD,
    'postgresql',
    '--format jsonl --out a.jsonl',
    '--format: An output of format "jsonl" holds rows of one table',
  ],
  [TABLE, 'mysql', '--format csv --batch-size 5', '--batch-size is about statements that format "csv" does not have.'],
  [
    TABLE,
    'mysql',
    '--format copy --batch-size 5',
    '--batch-size is about statements that format "copy" does not have.',
  ],
  [
    TABLE,
    'mysql',
    '--format insert-json',
    '--format "insert-json" is not available in mysql: it may be "insert", "copy", "csv" or "jsonl".',
  ],
  [TABLE, 'postgresql', '--format copy --single', '--single is about statements that format "copy" does not have.'],
  [
    TABLE,
    'postgresql',
    '--format csv --insert ignore',
    '--insert is about statements that format "csv" does not have.',
  ],
  [
    TABLE,
    'postgresql',
    '--format csv --truncate',
    '--truncate is about statements, and an output of format "csv" holds rows alone: write files with --out-dir.',
  ],
  [
    'CREATE TABLE t (id SERIAL);',
    'postgresql',
    '--format csv',
    '--format: No client reads rows of format "csv" into "t": its rows are INSERT statements alone.',
  ],
] as const) {
  test(`refuses ${flags}, ${dialect}`, async () => {
    const { code, stdout, stderr } = await ran(['--dialect', dialect, ...flags.split(' ')], ddl);
    assert.is(code, 2);
    assert.is(stdout.length, 0);
    assert.ok(stderr.startsWith(`rowsmith: ${sentence}`), stderr);
  });
}

test('rowsmith.json says the form as well', () =>
  inFolder(async (folder) => {
    const ddl = join(folder, 'schema.sql');
    writeFileSync(ddl, CHILD);
    writeFileSync(join(folder, 'rowsmith.json'), '{\n  "dialect": "mysql",\n  "format": "jsonl"\n}\n');
    const { code, stdout } = await ran([ddl, '--table', 'u', '--rows', '2']);
    assert.is(code, 0);
    assert.match(stdout.toString(), /^\{"t_id":\d\}\n\{"t_id":\d\}\n$/);
    const refused = await ran([ddl]);
    assert.is(refused.code, 2);
    assert.match(refused.stderr, /rowsmith\.json:3:\d+: .*An output of format "jsonl" holds rows of one table/);
  }));

for (const [out, dialect, format, meant] of [
  ['t.csv', 'mysql', 'insert', 'csv'],
  ['t.CSV.gz', 'mysql', 'insert', 'csv'],
  ['t.jsonl', 'postgresql', 'copy', 'jsonl'],
  ['t.tsv', 'mysql', 'csv', 'copy'],
  ['t.sql', 'mysql', 'copy', 'insert'],
  ['t.sql', 'postgresql', 'copy', null],
  ['t.csv', 'mysql', 'csv', null],
  ['t.dat', 'mysql', 'csv', null],
  ['csv', 'mysql', 'insert', null],
] as const) {
  test(`--out ${out} of format ${format}, ${dialect}: ${meant ?? 'nothing to say'}`, () =>
    inFolder(async (folder) => {
      const path = join(folder, out);
      const flags = ['--dialect', dialect, '--seed', '1', '--rows', '2', '--format', format, '--out', path];
      const { code, stderr } = await ran(flags, TABLE);
      assert.is(code, 0, stderr);
      const said = `rowsmith: --out ${path} gets rows of format ${format}, and is named like one of --format ${meant}\n`;
      assert.is(stderr, meant === null ? '' : said);
    }));
}

test('a statement for each row', async () => {
  const ofJson = await written(TABLE, 'postgresql', '--rows', '3', '--single', '--format', 'insert-json');
  assert.is(ofJson.match(/^INSERT INTO "t" .*\$rows\$\[\n\{.*\}\n\]\$rows\$\);$/gm)?.length, 3);
  const text = await written(TABLE, 'mysql', '--rows', '3', '--single');
  assert.is(text.match(/^INSERT INTO/gm)?.length, 3);
});

test.run();
