/**
 * Builds dist, from nothing. With --if-changed only where something that goes into it has changed since: its sources or the
 * packages.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(TOP, 'dist');

/** The last that is written, so that only a whole build has it. */
const NOTE = join(DIST, 'sources.sha256');

const FILES = ['openapi.json', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** An image has no tests. */
const FOLDERS = ['src', 'grammar', 'test', 'bench'];

/** Made by the build: of the kernels, and of packages. */
const MADE = [join('src', 'emit', 'module.ts'), join('src', 'pools', 'en.ts'), join('src', 'pools', 'locales')];

const built = existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : null;
const hash = hashOfSources();
if (!process.argv.includes('--if-changed') || built !== hash) build();

function build() {
  rmSync(DIST, { recursive: true, force: true });
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const steps = [
    join('src', 'kernels', 'build.mjs'),
    join('src', 'pools', 'build.mjs'),
    join(dirname(compiler), 'bin', 'tsc'),
    join('dist', 'src', 'build', 'library.js'),
    join('dist', 'src', 'build', 'types.js'),
    join('dist', 'src', 'build', 'bundle.js'),
    join('dist', 'src', 'build', 'page.js'),
    join('dist', 'src', 'build', 'schema-file.js'),
  ];
  try {
    for (const script of steps) execFileSync(process.execPath, [script], { cwd: TOP, stdio: 'inherit' });
  } catch (error) {
    // What went wrong was said.
    process.exit(error.status ?? 1);
  }
  writeFileSync(NOTE, hash);
}

/** Tells apart what a build is made of: also a file that is gone. */
function hashOfSources() {
  const sum = createHash('sha256');
  const inFolders = FOLDERS.filter((folder) => existsSync(join(TOP, folder))).flatMap((folder) =>
    readdirSync(join(TOP, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => !MADE.some((made) => path.startsWith(made)) && statSync(join(TOP, path)).isFile()),
  );
  for (const path of [...FILES, ...inFolders.sort()]) {
    const bytes = readFileSync(join(TOP, path));
    sum.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return sum.digest('hex');
}
