/** Makes the page out of the compiled files: dist/page. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { checkNotices } from './notices.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const COMPILED = join(TOP, 'dist', 'src', 'page');
const PAGE = join(TOP, 'dist', 'page');

const COMMON = {
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  format: 'esm',
  minify: true,
  outdir: PAGE,
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

mkdirSync(PAGE, { recursive: true });
copyFileSync(join(TOP, 'src', 'page', 'index.html'), join(PAGE, 'index.html'));
const builds = await Promise.all([
  build({ ...COMMON, entryPoints: [join(TOP, 'src', 'page', 'page.css')] }),
  build({ ...COMMON, entryPoints: [join(COMPILED, 'window.js')] }),
  // The lists of each locale are a file of their own, which is loaded when one asks for it.
  build({ ...COMMON, entryPoints: [join(COMPILED, 'worker.js')], splitting: true, chunkNames: 'locales/[name]' }),
]);
for (const { metafile } of builds) checkNotices(metafile);
