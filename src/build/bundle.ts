/**
 * Makes the command of the package out of the compiled files: dist/cli. One file for the library and one for the command are
 * loaded in a third of the time that a hundred modules take.
 */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { checkNotices } from './notices.ts';
import { shortenFile } from './shortened.ts';

const DIST = fileURLToPath(new URL('../../', import.meta.url));
const COMPILED = join(DIST, 'src');
const BUNDLE = join(DIST, 'cli');
const LIBRARY = join(COMPILED, 'index.js');

/** The library is a file of its own, so that its constants stay constants to V8: bundled with what loads it late, they do not. */
function libraryApart(file: string): Plugin {
  return {
    name: 'library apart',
    setup({ onResolve }) {
      onResolve({ filter: /^(?:\.\.\/)+index\.js$/ }, ({ path, resolveDir }) =>
        join(resolveDir, path) === LIBRARY ? { path: `../library/${file}`, external: true } : undefined,
      );
    },
  };
}

/** The packages of the server of tools are a file of their own: no other command needs them. */
const packagesApart: Plugin = {
  name: 'packages apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/packages\.js$/ }, () => ({ path: './mcp.cjs', external: true }));
  },
};

const UNCALLED = "() => { throw new Error('The package leaves this out.'); }";

/**
 * What packages have that the server of tools never calls: it asks its client for no values, which these would check, it has no tasks
 * that go on behind its answers, and it writes the schemas of its tools itself. Each is a file of a package, and what stands in its place.
 */
const LEFT_OUT: readonly (readonly [file: RegExp, contents: string])[] = [
  [/[\\/]validation[\\/]ajv-provider\.js$/, 'export class AjvJsonSchemaValidator {}'],
  [/[\\/]experimental[\\/]tasks[\\/]server\.js$/, 'export class ExperimentalServerTasks {}'],
  [
    /[\\/]experimental[\\/]tasks[\\/]helpers\.js$/,
    `export const assertToolsCallTaskCapability = ${UNCALLED}; export { assertToolsCallTaskCapability as assertClientRequestTaskCapability };`,
  ],
  [/[\\/]zod[\\/]v4[\\/]core[\\/]json-schema-generator\.js$/, 'export class JSONSchemaGenerator {}'],
  [
    /[\\/]zod[\\/]v4[\\/]core[\\/]json-schema-processors\.js$/,
    `export const toJSONSchema = ${UNCALLED}; export const aggregateChecks = () => ({});`,
  ],
  [
    /[\\/]zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/,
    `export const createToJSONSchemaMethod = () => ${UNCALLED}; export { createToJSONSchemaMethod as createStandardJSONSchemaMethod };`,
  ],
];

const withoutUncalled: Plugin = {
  name: 'without uncalled',
  setup({ onLoad }) {
    for (const [filter, contents] of LEFT_OUT) onLoad({ filter }, () => ({ contents }));
  },
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

const [tools] = await Promise.all([
  build({
    ...COMMON_JS,
    entryPoints: [join(COMPILED, 'cli/mcp/packages.js')],
    outfile: join(BUNDLE, 'mcp.cjs'),
    packages: 'bundle',
    minify: true,
    metafile: true,
    plugins: [withoutUncalled],
  }),
  build({
    ...COMMON_JS,
    entryPoints: [join(COMPILED, 'cli/main.js')],
    minify: true,
    outfile: join(BUNDLE, 'cli.cjs'),
    plugins: [libraryApart('library.cjs'), packagesApart],
  }),
  build({ ...COMMON_JS, entryPoints: [join(COMPILED, 'cli/start.js')], outfile: join(BUNDLE, 'main.cjs') }),
  build({
    ...COMMON_JS,
    entryPoints: [join(COMPILED, 'http/compile-worker.js')],
    outfile: join(BUNDLE, 'compiler.cjs'),
    plugins: [libraryApart('library.cjs')],
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
    minify: true,
    entryPoints: [join(COMPILED, 'cli/worker.js')],
    outfile: join(BUNDLE, 'worker.js'),
    plugins: [libraryApart('index.js')],
  }),
]);
checkNotices(tools.metafile);
for (const name of ['cli.cjs', 'mcp.cjs']) await shortenFile(join(BUNDLE, name));
chmodSync(join(BUNDLE, 'main.cjs'), 0o755);
// The service shows it.
const document: unknown = JSON.parse(readFileSync(join(DIST, '..', 'openapi.json'), 'utf8'));
writeFileSync(join(BUNDLE, 'openapi.json'), JSON.stringify(document));
