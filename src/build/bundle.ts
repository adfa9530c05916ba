/**
 * Makes the command of the package out of the compiled files: dist/cli. One file for the library and one for the command are
 * loaded in a third of the time that a hundred modules take. The library itself ships as modules.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { DialectName } from '../index.ts';

const DIST = fileURLToPath(new URL('../../', import.meta.url));
const COMPILED = join(DIST, 'src');
const BUNDLE = join(DIST, 'cli');

/** The library is a file of its own, so that its constants stay constants to V8: bundled with what loads it late, they do not. */
const libraryApart: Plugin = {
  name: 'library apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/index\.js$/ }, () => ({ path: './library.cjs', external: true }));
  },
};

/** Tables that call for most of what a usual table calls for: the functions that V8 is to have ready. */
const EXAMPLES: { readonly [Name in DialectName]: string } = {
  mysql: `CREATE TABLE accounts (id INT AUTO_INCREMENT PRIMARY KEY, number BIGINT UNIQUE, name VARCHAR(40) NOT NULL,
    email VARCHAR(80), born DATE, role ENUM('admin', 'reader') NOT NULL, price DECIMAL(10, 2), ratio DOUBLE, note TEXT,
    is_active TINYINT(1) NOT NULL DEFAULT 1, created DATETIME NOT NULL, age INT CHECK (age BETWEEN 18 AND 90));`,
  postgresql: `CREATE TABLE accounts (id serial PRIMARY KEY, number bigint UNIQUE, name varchar(40) NOT NULL,
    email text, born date, role text CHECK (role IN ('admin', 'reader')) NOT NULL, price numeric(10, 2),
    ratio double precision, note text, active boolean NOT NULL DEFAULT true, created timestamptz NOT NULL, code uuid,
    data jsonb, age integer CHECK (age BETWEEN 18 AND 90));`,
};

const COMMON: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  packages: 'external',
  minifyWhitespace: true,
  logLevel: 'warning',
};

/** CommonJS knows its file by another name. */
const COMMON_JS: BuildOptions = {
  ...COMMON,
  format: 'cjs',
  // Imports of the bundle's own files are to go where its other files look for them, too.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'fileUrl' },
  banner: { js: "const fileUrl = require('node:url').pathToFileURL(__filename).href;" },
};

await Promise.all([
  build({ ...COMMON_JS, entryPoints: [join(COMPILED, 'index.js')], outfile: join(BUNDLE, 'library.cjs') }),
  build({
    ...COMMON_JS,
    entryPoints: [join(COMPILED, 'cli/main.js')],
    outfile: join(BUNDLE, 'cli.cjs'),
    plugins: [libraryApart],
  }),
  build({ ...COMMON_JS, entryPoints: [join(COMPILED, 'cli/start.js')], outfile: join(BUNDLE, 'main.cjs') }),
  build({
    ...COMMON_JS,
    entryPoints: [join(COMPILED, 'http/compile-worker.js')],
    outfile: join(BUNDLE, 'compiler.cjs'),
    plugins: [libraryApart],
  }),
  // Threads are started with modules.
  build({
    ...COMMON,
    format: 'esm',
    entryPoints: [join(COMPILED, 'cli/start-compiler.js')],
    outfile: join(BUNDLE, 'compile-worker.js'),
  }),
  build({
    ...COMMON,
    format: 'esm',
    entryPoints: [join(COMPILED, 'cli/worker.js')],
    outfile: join(BUNDLE, 'worker.js'),
    plugins: [libraryApart],
  }),
]);
chmodSync(join(BUNDLE, 'main.cjs'), 0o755);

// They are read as Latin-1, and esbuild leaves what is no ASCII in a regular expression as it is.
for (const name of readdirSync(BUNDLE)) {
  const odd = /.{0,40}[\x80-\xff]+.{0,40}/.exec(readFileSync(join(BUNDLE, name), 'latin1'));
  if (odd !== null) throw new Error(`${name} is not in ASCII: ${odd[0]}`);
}

// In a process each, that begins with the caches of the one before.
const warm = fileURLToPath(new URL('warm.js', import.meta.url));
for (const [dialect, input] of Object.entries(EXAMPLES)) {
  const args = [warm, BUNDLE, 'generate', '--dialect', dialect, '--seed', '1'];
  execFileSync(process.execPath, args, { input, stdio: ['pipe', 'ignore', 'inherit'] });
}
