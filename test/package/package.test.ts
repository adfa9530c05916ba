import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../src/options/locales.ts';

/** The top of the checkout, seen from where this file is compiled to. */
const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));
const { version }: { readonly version: string } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));

const DDL = 'CREATE TABLE t (id INT NOT NULL PRIMARY KEY, name VARCHAR(20))';

/** Uses all that the package exports and runs where there is Node.js. */
const NODE_PROGRAM = `
import { compile, type CompiledTable, DdlError, dialectNames, type InsertOptions } from 'rowsmith';
import { readable } from 'rowsmith/node';
import type { Readable } from 'node:stream';

const options: InsertOptions = { rows: 3, batchSize: 2, seed: 'x' };
const table: CompiledTable = compile(${JSON.stringify(DDL)}, { dialect: 'mysql' });
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
`;

/** The library alone, checked without the types of Node.js. */
const BROWSER_PROGRAM = `
import { compile } from 'rowsmith';

export const rows: ReadableStream<Uint8Array> = compile('CREATE TABLE t (a int)', { dialect: 'postgresql' }).stream();
// @ts-expect-error: the dialects are known by name.
compile('CREATE TABLE t (a int)', { dialect: 'sqlite' });
`;

const COMPILER_OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  module: 'NodeNext',
  // What the package ships is checked, too.
  skipLibCheck: false,
};

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const it = suite('the packed package');
let folder = '';

it.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'rowsmith-package-'));
});

it.after(() => rmSync(folder, { recursive: true }));

/** Runs a command in a folder. Its coverage is not collected: npm's own code would be most of it. */
async function run(cwd: string, command: string, ...args: readonly string[]): Promise<Outcome> {
  const { NODE_V8_COVERAGE: _, ...env } = process.env;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, stdout, stderr };
}

/** What a command prints, which has to succeed. */
async function output(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await run(cwd, command, ...args);
  assert.is(code, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Type-checks a program with the checkout's compiler. */
async function typeCheck(name: string, program: string, options: Readonly<Record<string, unknown>>): Promise<void> {
  writeFileSync(join(folder, `${name}.ts`), program);
  const settings = { compilerOptions: { ...COMPILER_OPTIONS, ...options }, files: [`${name}.ts`] };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(settings));
  await output(folder, join(CHECKOUT, 'node_modules/.bin/tsc'), '--project', `${name}.json`);
}

it('is packed without tests, and with what a reader looks for', async () => {
  // Packing would build first, and take away the files that run here.
  const packed = await output(CHECKOUT, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder);
  const [{ filename, files }]: [{ filename: string; files: { path: string; mode: number }[] }] = JSON.parse(packed);
  assert.is(filename, `rowsmith-${version}.tgz`);
  const paths = files.map(({ path }) => path);
  const others = paths.filter((path) => !/^dist\/(?:src|grammar)\/.*\.(?:js|d\.ts|js\.map)$/.test(path));
  const loaded = LOCALES.filter((locale) => locale !== 'en');
  const locales = loaded.map((locale) => `locales/${locale}.cjs`);
  const own = ['cli.cjs', 'compile-worker.js', 'compiler.cjs', 'library.cjs', 'main.cjs', 'mcp.cjs', 'worker.js'];
  const scripts = [...own, ...locales].map((name) => `dist/cli/${name}`);
  const beside = ['dist/THIRD-PARTY-NOTICES', 'dist/cli/openapi.json', 'dist/rowsmith.schema.json'];
  const shown = ['index.html', 'page.css', 'window.js', 'worker.js', ...loaded.map((locale) => `locales/${locale}.js`)];
  const page = shown.map((name) => `dist/page/${name}`);
  const expected = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', ...beside, ...page, ...scripts];
  assert.equal(others.sort(), expected.sort());
  // The bundle has them.
  assert.equal(
    paths.filter((path) => /^dist\/src\/(?:cli|http)\//.test(path)),
    [],
  );
});

it('is installed in an empty folder', async () => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  await output(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`);
});

it('has types for Node.js', async () => {
  const typeRoots = [join(CHECKOUT, 'node_modules/@types')];
  await typeCheck('node', NODE_PROGRAM, { types: ['node'], typeRoots });
});

it('has types for browsers', () => typeCheck('browser', BROWSER_PROGRAM, { types: [], noEmit: true }));

it('works as a library', async () => {
  const printed = JSON.parse(await output(folder, process.execPath, 'node.js'));
  assert.equal(printed.dialectNames, ['mysql', 'postgresql']);
  assert.is(printed.place, '1:19');
  assert.is(printed.same, true);
  assert.is(printed.text.match(/INSERT INTO `t`/g)?.length, 2);
});

it('works as a command', async () => {
  writeFileSync(join(folder, 't.sql'), DDL);
  const args = ['generate', 't.sql', '--dialect', 'mysql', '--rows', '3', '--seed', '1'];
  const written = await output(folder, join(folder, 'node_modules/.bin/rowsmith'), ...args);
  assert.match(written, /^INSERT INTO `t`/);
  assert.is(await output(folder, 'npx', '--offline', 'rowsmith', ...args), written);
  assert.is(await output(folder, join(folder, 'node_modules/.bin/rowsmith'), '--version'), `${version}\n`);
});

it('works as a command of the checkout', async () => {
  // npm links the checkout into its cache, which would stay, and builds it, which would take away the files that run.
  const options = ['--offline', '--ignore-scripts', '--cache', join(folder, 'cache')];
  assert.is(await output(CHECKOUT, 'npx', ...options, 'rowsmith', '--version'), `${version}\n`);
});

it.run();
