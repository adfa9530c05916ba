import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type compile, dialectNames } from '../../src/index.ts';
import { fixturesOf } from '../fixtures/fixture.ts';
import { sampled } from '../support/sample.ts';
import { BUNDLED, MODULES, rowsmith } from './harness.ts';

/** The library, seen from the command. */
const LIBRARY = '../library/library.cjs';

const requireBundled = createRequire(BUNDLED);
const DDL = "CREATE TABLE t (id INT NOT NULL PRIMARY KEY, name VARCHAR(20), day DATE CHECK (day > DATE '2020-01-01'))";

test('the bundled command is a script that a shell can start', () => {
  assert.match(readFileSync(BUNDLED, 'utf8'), /^#!\/usr\/bin\/env node\n/);
  assert.is(statSync(BUNDLED).mode & 0o111, 0o111);
});

test('the bundles are ASCII: V8 holds the source of a file with any other character in twice the bytes', () => {
  for (const name of ['main.cjs', 'cli.cjs', LIBRARY]) {
    assert.not.match(readFileSync(join(dirname(BUNDLED), name), 'utf8'), /.{0,40}[^\0-\x7f]/);
  }
});

const GENERATED = dialectNames.flatMap((dialect) => [[dialect], [dialect, '--jobs', '2']]);

for (const flags of sampled(GENERATED, 2)) {
  test(`the bundled command does as the modules do: ${flags.join(' ')}`, async () => {
    const args = ['generate', '--rows', '30000', '--seed', '1', '--dialect', ...flags];
    assert.equal(await rowsmith(args, DDL), await rowsmith(args, DDL, MODULES));
  });
}

for (const args of [
  ['--help'],
  ['help', 'rows'],
  ['--version'],
  ['explain', '--dialect', 'mysql'],
  ['generate', '--dialect', 'mysql', 'x'],
]) {
  test(`the bundled command does as the modules do: ${args.join(' ')}`, async () => {
    assert.equal(await rowsmith(args, DDL), await rowsmith(args, DDL, MODULES));
  });
}

/** Every so many-th fixture shows enough: what was lost from the bundle is missed by many. */
const FIXTURE_STEP = 4;

test('the bundled library knows of fixtures what the modules know', () => {
  const library: { readonly compile?: typeof compile } = Object(requireBundled(LIBRARY));
  for (const dialect of dialectNames) {
    const fixtures = fixturesOf(dialect).filter((_, place) => place % FIXTURE_STEP === 0);
    for (const { ddl, path, error, warnings } of sampled(fixtures, 20)) {
      // Those of constraints/ take long to plan, and use nothing that the others do not.
      if (error !== undefined || path.startsWith('constraints/')) continue;
      const codes = library.compile?.(ddl, { dialect }).warnings.map(({ code }) => code);
      assert.equal(codes, [...warnings], path);
    }
  }
});

test('the bundled command knows an error of the library', async () => {
  const { code, stderr } = await rowsmith(['generate', '--dialect', 'mysql'], 'CREATE TABLE t (a INT,)');
  assert.is(code, 3);
  assert.match(stderr, '<stdin>:1:23');
});

test('the bundled command serves', async () => {
  const child = spawn(process.execPath, [BUNDLED, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [said]: unknown[] = await once(child.stdout, 'data');
  const [, url = ''] = /(http:\/\/\S+\/mysql\S+)/.exec(String(said)) ?? [];
  const ask = async (ddl: string) => {
    const body = JSON.stringify({ table_definition: ddl, rows: 3 });
    return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  };
  const rows = await ask(DDL);
  assert.is(rows.status, 200);
  assert.match(await rows.text(), /^INSERT INTO `t`/);
  assert.is((await ask('CREATE TABLE')).status, 400);
  child.kill('SIGTERM');
  assert.equal(await once(child, 'exit'), [0, null]);
});

test.run();
