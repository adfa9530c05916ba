/**
 * Makes the library of the package out of the compiled files: dist/library. The library is one file, which CommonJS, modules, the
 * command and the page all load, so that it is shipped once.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { shortened } from './shortened.ts';

const DIST = fileURLToPath(new URL('../../', import.meta.url));
const COMPILED = join(DIST, 'src');
const LIBRARY = join(DIST, 'library');

/** How a program names what the page's worker, which has no CommonJS, is given. */
const GLOBAL = 'rowsmith';

const TARGET = 'es2022';
const MODULE: BuildOptions = { bundle: true, format: 'esm', target: TARGET, minify: true, logLevel: 'warning' };

mkdirSync(LIBRARY, { recursive: true });
await Promise.all([
  writeLibrary(),
  // The lists of each locale are a file of their own: few programs ask for one. `import` loads it from CommonJS, too.
  build({ ...MODULE, entryPoints: [join(COMPILED, 'pools/locales/*.js')], outdir: join(LIBRARY, 'locales') }),
  writeNodeStream(),
]);
writeModule('library.cjs', 'index.js');
writeModule('node.cjs', 'node.js');

/** The library as a CommonJS module that is a script of browsers, too. */
async function writeLibrary(): Promise<void> {
  const bundled = await commonJs('index.js', { external: ['./locales/*'] });
  const scope = `typeof module==="object"?module:{set exports(library){globalThis.${GLOBAL}=library}}`;
  writeFileSync(join(LIBRARY, 'library.cjs'), await shortened(`(module=>{${bundled}})(${scope});`, { isOwn: true }));
}

/** The Node stream, which needs no library: it is given what that has compiled. */
async function writeNodeStream(): Promise<void> {
  writeFileSync(join(LIBRARY, 'node.cjs'), await shortened(await commonJs('node/readable.js', { platform: 'node' })));
}

/** The code of an entry file and all that it imports. */
async function commonJs(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    target: TARGET,
    minify: true,
    write: false,
    logLevel: 'warning',
    ...options,
    entryPoints: [join(COMPILED, entry)],
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Writes the module beside a CommonJS one, of which it exports the same objects, so that a program that loads both has one library. */
function writeModule(commonJsName: string, name: string): void {
  const names = Object.keys(createRequire(join(LIBRARY, name))(`./${commonJsName}`)).sort();
  const lines = [`import library from './${commonJsName}';`, `export const { ${names.join(', ')} } = library;`];
  writeFileSync(join(LIBRARY, name), `${lines.join('\n')}\n`);
}
