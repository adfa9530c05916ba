import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../src/options/locales.ts';
import { sampled } from '../support/sample.ts';
import { CHECKOUT, install, output, pack, run, type Tarball, tool, version } from './packed.ts';

/** The packed size without the locales, of which a program loads those that it asks for. */
const MOST_PACKED_BYTES = 1_000_000;

const DDL = 'CREATE TABLE t (id INT NOT NULL PRIMARY KEY, name VARCHAR(20))';

/** Uses all that the package exports and runs where there is Node.js. */
const NODE_PROGRAM = `
import { compile, type CompiledTable, DdlError, dialectNames, type InsertOptions, loadLocale } from 'rowsmith';
import { readable } from 'rowsmith/node';
import type { Readable } from 'node:stream';

const options: InsertOptions = { rows: 3, batchSize: 2, seed: 'x' };
async function main(): Promise<void> {
  await loadLocale('de');
  const table: CompiledTable = compile(${JSON.stringify(DDL)}, { dialect: 'mysql', locale: 'de' });
  const stream: Readable = readable(table, options);
  let streamed = '';
  for await (const chunk of stream) streamed += String(chunk);
  let place = '';
  try {
    compile('CREATE TABLE t (a jsonb)', { dialect: 'mysql' });
  } catch (error) {
    if (error instanceof DdlError) place = \`\${error.line}:\${error.column}\`;
  }
  console.log(JSON.stringify({ dialectNames, place, same: streamed === table.text(options), text: streamed }));
}
main();
`;

/** The library alone, checked without the types of Node.js. */
const BROWSER_PROGRAM = `
import { compile, loadLocale } from 'rowsmith';

export const rows: ReadableStream<Uint8Array> = compile('CREATE TABLE t (a int)', { dialect: 'postgresql' }).stream();
// @ts-expect-error: the dialects are known by name.
export const wrong = () => compile('CREATE TABLE t (a int)', { dialect: 'sqlite' });
loadLocale('de').then(async () => console.log(await new Response(rows).text()));
`;

/** Loads the library in both ways. */
const MIXED_PROGRAM = `
import { createRequire } from 'node:module';
import * as imported from 'rowsmith';

const required = createRequire(import.meta.url)('rowsmith');
const same = Object.keys(imported).filter((name) => imported[name] === required[name]);
console.log(JSON.stringify([same.length, Object.keys(required).length]));
`;

const COMPILER_OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  module: 'Node16',
  // What the package ships is checked, too.
  skipLibCheck: false,
};

/** What a program of Node.js is checked with beside. */
const NODE_TYPES = { types: ['node'], typeRoots: [join(CHECKOUT, 'node_modules/@types')] };

const it = suite('the packed package');
let folder = '';
let tarball: Tarball;

it.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rowsmith-package-'));
  tarball = await pack(folder);
});

it.after(() => rmSync(folder, { recursive: true }));

/** Type-checks a program with the checkout's compiler. */
async function typeCheck(file: string, program: string, options: Readonly<Record<string, unknown>>): Promise<void> {
  writeFileSync(join(folder, file), program);
  const settings = { compilerOptions: { ...COMPILER_OPTIONS, ...options }, files: [file] };
  writeFileSync(join(folder, `${file}.json`), JSON.stringify(settings));
  await output(folder, tool('tsc'), '--project', `${file}.json`);
}

/** What stands in the output of NODE_PROGRAM. */
function checkPrinted(stdout: string): void {
  const printed = JSON.parse(stdout);
  assert.equal(printed.dialectNames, ['mysql', 'postgresql']);
  assert.is(printed.place, '1:19');
  assert.is(printed.same, true);
  assert.is(printed.text.match(/INSERT INTO `t`/g)?.length, 2);
}

it('has what runs, its types and what a reader looks for, and nothing twice', () => {
  assert.is(tarball.filename, `rowsmith-${version}.tgz`);
  const locales = LOCALES.filter((locale) => locale !== 'en').map((locale) => `locales/${locale}.js`);
  const scripts = ['cli.cjs', 'compile-worker.js', 'compiler.cjs', 'main.cjs', 'mcp.cjs', 'openapi.json', 'worker.js'];
  const library = ['index.js', 'index.d.ts', 'library.cjs', 'library.d.cts'];
  const node = ['node.js', 'node.d.ts', 'node.cjs', 'node.d.cts'];
  const page = ['index.html', 'page.css', 'window.js.br', 'worker.js'];
  const expected = [
    ...['LICENSE', 'README.md', 'package.json'],
    ...['dist/THIRD-PARTY-NOTICES', 'dist/rowsmith.schema.json'],
    ...scripts.map((name) => `dist/cli/${name}`),
    ...[...library, ...node, ...locales].map((name) => `dist/library/${name}`),
    ...page.map((name) => `dist/page/${name}`),
  ];
  assert.equal(tarball.files.map(({ path }) => path).sort(), expected.sort());
});

it('is small', () => {
  const locales = tarball.files.map(({ path }) => path).filter((path) => path.includes('/locales/'));
  // What they take of the tarball, about.
  const packed = locales.map((path) => gzipSync(readFileSync(join(CHECKOUT, path))).length);
  const size = tarball.size - packed.reduce((sum, bytes) => sum + bytes, 0);
  assert.ok(size <= MOST_PACKED_BYTES, `${size} bytes without locales`);
});

it('names no source map that it has not', () => {
  for (const { path } of tarball.files) {
    assert.not.match(readFileSync(join(CHECKOUT, path), 'utf8'), /^\/\/# sourceMappingURL=/m, path);
  }
});

/** What reads a tarball and exits with 1 where users would meet trouble. The second resolves types in each way that there is. */
const CRITICS = [
  ['publint', 'run', '--strict'],
  ['attw', '--no-emoji'],
] as const;

for (const [name, ...args] of sampled(CRITICS, CRITICS.length)) {
  it(`is without a finding of ${name}`, async () => {
    await output(folder, tool(name), ...args, tarball.filename);
  });
}

it('is not published under the names of nobody', async () => {
  const fields = ['repository', 'homepage', 'bugs'];
  const { code, stderr } = await run(CHECKOUT, process.execPath, 'src/build/before-publishing.mjs');
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
  const open = fields.filter((name) => JSON.stringify(manifest[name] ?? null).includes('//example.com/'));
  assert.is(code, open.length > 0 ? 1 : 0, stderr);
  for (const name of open) assert.match(stderr, name);
});

it('is installed in an empty folder', async () => {
  assert.is(await install(folder, `./${tarball.filename}`), null);
});

for (const file of ['module.mts', 'common.cts']) {
  it(`works as a library of Node.js: ${file}`, async () => {
    await typeCheck(file, NODE_PROGRAM, NODE_TYPES);
    checkPrinted(await output(folder, process.execPath, file.replace('ts', 'js')));
  });
}

it('is one library to a program that imports and requires it', async () => {
  writeFileSync(join(folder, 'mixed.mjs'), MIXED_PROGRAM);
  const [same, all] = JSON.parse(await output(folder, process.execPath, 'mixed.mjs'));
  assert.is(same, all);
  assert.ok(all > 10);
});

it('works in a bundle for browsers', async () => {
  const options = { module: 'Preserve', types: [], noEmit: true };
  await typeCheck('browser.ts', BROWSER_PROGRAM, options);
  const entryPoints = [join(folder, 'browser.ts')];
  const bundled = join(folder, 'bundled');
  const { warnings } = await build({
    ...{ entryPoints, outdir: bundled, bundle: true, platform: 'browser', format: 'esm', splitting: true },
    logLevel: 'silent',
  });
  assert.equal(warnings, []);
  // Modules have neither `require` nor `module`, in Node.js as in a browser.
  assert.match(await output(folder, process.execPath, join(bundled, 'browser.js')), /^INSERT INTO "t"/);
});

it('leaves nothing of itself in a bundle that does not use it', async () => {
  const contents = "import { compile } from 'rowsmith'; import { readable } from 'rowsmith/node'; console.log(1);";
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    ...{ bundle: true, platform: 'node', format: 'esm', write: false },
  });
  assert.ok((outputFiles[0]?.contents.length ?? Number.NaN) < 100);
});

it('works as a command', async () => {
  writeFileSync(join(folder, 't.sql'), DDL);
  const args = ['generate', 't.sql', '--dialect', 'mysql', '--rows', '3', '--seed', '1'];
  const written = await output(folder, join(folder, 'node_modules/.bin/rowsmith'), ...args);
  assert.match(written, /^INSERT INTO `t`/);
  assert.is(await output(folder, 'npx', '--offline', 'rowsmith', ...args), written);
  assert.is(await output(folder, join(folder, 'node_modules/.bin/rowsmith'), '--version'), `${version}\n`);
});

it('says which package a store of the rate needs', async () => {
  const command = join(folder, 'node_modules/.bin/rowsmith');
  const { code, stderr } = await run(folder, command, 'serve', '--port', '0', '--rate-store', 'redis://127.0.0.1');
  assert.is(stderr, 'rowsmith: --rate-store needs a package beside Rowsmith: npm install @redis/client.\n');
  assert.is(code, 2);
});

it('works as a command of the checkout', async () => {
  // npm links the checkout into its cache, which would stay, and builds it, which would take away the files that run.
  const options = ['--offline', '--ignore-scripts', '--cache', join(folder, 'cache')];
  assert.is(await output(CHECKOUT, 'npx', ...options, 'rowsmith', '--version'), `${version}\n`);
});

it.run();
