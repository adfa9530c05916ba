import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Bundle, cachePath } from '../../src/cli/bundle.ts';
import { type compile, dialectNames } from '../../src/index.ts';
import { fixturesOf } from '../fixtures/fixture.ts';
import { sampled } from '../support/sample.ts';
import { BUNDLED, MODULES, rowsmith } from './harness.ts';

const FOLDER = fileURLToPath(new URL('../../cli/', import.meta.url));
const DDL = "CREATE TABLE t (id INT NOT NULL PRIMARY KEY, name VARCHAR(20), day DATE CHECK (day > DATE '2020-01-01'))";

/** Runs a test's work in a folder with these files. */
function inFolder(files: Readonly<Record<string, string | Buffer>>, work: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-bundle-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const FILES = {
  'a.cjs': "const b = require('./b.cjs'); const os = require('node:os'); exports.sum = () => b.two() + os.EOL.length;",
  'b.cjs': 'exports.two = () => 2; exports.file = __filename; exports.self = module.exports === exports;',
};

/** What the first file's function gives. */
function sumOf(exports: unknown): unknown {
  const { sum }: { readonly sum?: () => unknown } = Object(exports);
  return sum?.();
}

test('files are evaluated once and find each other', () => {
  inFolder(FILES, (folder) => {
    const bundle = new Bundle(folder);
    assert.is(sumOf(bundle.load('./a.cjs')), 3);
    assert.is(bundle.load('./b.cjs'), bundle.load('./b.cjs'));
    assert.equal(JSON.parse(JSON.stringify(bundle.load('./b.cjs'))), { file: join(folder, 'b.cjs'), self: true });
    assert.throws(() => bundle.load('./c.cjs'), /ENOENT/);
  });
});

test('caches are taken, and those of something else are not', () => {
  inFolder(FILES, (folder) => {
    const first = new Bundle(folder);
    sumOf(first.load('./a.cjs'));
    first.keepCaches();
    assert.is(sumOf(new Bundle(folder).load('./a.cjs')), 3);
    for (const name of Object.keys(FILES)) {
      const path = cachePath(folder, name);
      const cache = readFileSync(path);
      writeFileSync(path, cache.fill(0, 0, 16));
    }
    assert.is(sumOf(new Bundle(folder).load('./a.cjs')), 3);
  });
});

test('the caches of the build are taken by the Node.js that it was built with', async () => {
  const script = `const { readFileSync } = require('node:fs'); const { Script } = require('node:vm');
    const [, file, cache] = process.argv;
    const source = '(function (exports, require, module, __filename) {' + readFileSync(file, 'latin1') + '\\n})';
    const { cachedDataRejected } = new Script(source, { filename: file, cachedData: readFileSync(cache) });
    process.exitCode = cachedDataRejected ? 1 : 0;`;
  const { NODE_V8_COVERAGE: _, NODE_OPTIONS: __, ...env } = process.env;
  for (const name of ['cli.cjs', 'library.cjs']) {
    const child = spawn(process.execPath, ['-e', script, join(FOLDER, name), cachePath(FOLDER, name)], {
      env,
      stdio: 'inherit',
    });
    assert.equal(await once(child, 'exit'), [0, null], name);
  }
});

test('the bundled command is a script that a shell can start', () => {
  assert.match(readFileSync(BUNDLED, 'utf8'), /^#!\/usr\/bin\/env node\n/);
  assert.is(statSync(BUNDLED).mode & 0o111, 0o111);
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
  const library: { readonly compile?: typeof compile } = Object(new Bundle(FOLDER).load('./library.cjs'));
  for (const dialect of dialectNames) {
    const fixtures = fixturesOf(dialect).filter((_, place) => place % FIXTURE_STEP === 0);
    for (const { ddl, path, error, warnings } of sampled(fixtures, 10)) {
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
