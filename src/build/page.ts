/** Makes the page out of the compiled files and the library: dist/page. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { checkNotices } from './notices.ts';
import { shortenFile } from './shortened.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const COMPILED = join(TOP, 'dist', 'src', 'page');
const PAGE = join(TOP, 'dist', 'page');
const LIBRARY = join(TOP, 'dist', 'library');

/** The worker takes the library from the file that has been loaded before, which makes it a global of it. */
const libraryApart: Plugin = {
  name: 'library apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:\.\.\/)+index\.js$/ }, () => ({ path: 'library', namespace: 'global' }));
    onLoad({ filter: /^library$/, namespace: 'global' }, () => ({ contents: 'module.exports = rowsmith;' }));
  },
};

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

/** Keeps the comments that say which calls do nothing else, so that what shortens the file leaves out dialects that nobody asks for. */
const ANNOTATED = { minify: false, minifyIdentifiers: true, minifySyntax: true } as const satisfies BuildOptions;

mkdirSync(PAGE, { recursive: true });
copyFileSync(join(TOP, 'src', 'page', 'index.html'), join(PAGE, 'index.html'));
const builds = await Promise.all([
  build({ ...COMMON, entryPoints: [join(TOP, 'src', 'page', 'page.css')] }),
  build({ ...COMMON, ...ANNOTATED, entryPoints: [join(COMPILED, 'window.js')] }),
  build({
    ...COMMON,
    entryPoints: [join(COMPILED, 'worker.js')],
    banner: { js: 'import "./library.js";' },
    plugins: [libraryApart],
  }),
]);
for (const name of ['window.js', 'worker.js']) await shortenFile(join(PAGE, name), true);
// The package has the largest file like this: a sixth less than what its tarball makes of it.
writeFileSync(join(PAGE, 'window.js.br'), brotliCompressSync(readFileSync(join(PAGE, 'window.js'))));
// Browsers know a script by its ending. The package has these files once: its server finds them where they are.
copyFileSync(join(LIBRARY, 'library.cjs'), join(PAGE, 'library.js'));
cpSync(join(LIBRARY, 'locales'), join(PAGE, 'locales'), { recursive: true });
for (const { metafile } of builds) checkNotices(metafile);
