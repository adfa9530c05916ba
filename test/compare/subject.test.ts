import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialectNames } from '../../src/index.ts';
import { subjectsOf } from './subject.ts';

const SELECTION = { corpora: [], generated: 0, seed: '1', every: 1, only: '' };

test('tables are the fixtures, those of corpora and generated ones, of which some are left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-corpus-'));
  try {
    const cases = [
      {
        id: 'x:1',
        dialect: 'postgresql',
        table: 't',
        ddl: 'CREATE TABLE t (a e);',
        prelude: ["CREATE TYPE e AS ENUM ('x');"],
        pg18: 'ok',
      },
      { id: 'x:2', dialect: 'mysql', table: 'u', ddl: 'CREATE TABLE u (a uuid);', mariadb10: 'ok' },
    ];
    writeFileSync(join(folder, 'some.jsonl'), cases.map((one) => JSON.stringify(one)).join('\n'));
    const all = subjectsOf({ ...SELECTION, corpora: [folder], generated: 2 }, dialectNames);
    const fixtures = all.filter(({ name }) => name.startsWith('fixtures/'));
    assert.ok(fixtures.length > 500);
    const [first, second, third, fourth, ...rest] = all.slice(fixtures.length);
    assert.equal(
      [first?.name, first?.dialect, first?.ddl],
      ['some.jsonl:1 t', 'postgresql', "CREATE TYPE e AS ENUM ('x');\nCREATE TABLE t (a e);"],
    );
    assert.is(first?.checkFor('postgresql')?.setUp.length, 2);
    assert.is(second?.checkFor('mysql'), undefined);
    assert.is(second?.checkFor('mariadb')?.definition, 'CREATE TABLE u (a uuid);');
    assert.equal([third?.name, fourth?.name, rest.length], ['generated 0, seed 1', 'generated 1, seed 1', 0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every so many-th table whose name holds a word is taken', () => {
  const generated = { ...SELECTION, generated: 10, only: 'seed 1' };
  assert.is(subjectsOf(generated, dialectNames).length, 10);
  assert.equal(
    subjectsOf({ ...generated, every: 4 }, dialectNames).map(({ name }) => name),
    ['generated 0, seed 1', 'generated 4, seed 1', 'generated 8, seed 1'],
  );
});

test.run();
