/**
 * Makes the types of the package out of the compiled declarations: dist/library. What a user of the package sees is in one file an
 * entry, for CommonJS; modules have the same types from there.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const DIST = fileURLToPath(new URL('../../', import.meta.url));
const COMPILED = join(DIST, 'src');
const LIBRARY = join(DIST, 'library');

/** The comment of a type, its name and the rest of it, up to where another declaration begins. */
const TYPE =
  /(?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^(?:interface|type) (\w+)[\s\S]*?(?=^(?:\/\*\*|(?:interface|type|declare|export) ))/gm;
const COMMENT = /^ *\/\*\*[\s\S]*?\*\/\n/gm;

/**
 * Leaves out what types without a name outside say of themselves, which is a fifth of all: a program meets them behind those that it can
 * name, and the sources say what they are.
 */
const namedAlone: Plugin = {
  name: 'named alone',
  renderChunk: (code) => {
    const exported = [...code.matchAll(/^export .*$/gm)].join('\n');
    const isNamed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(exported);
    return code.replace(TYPE, (type, name: string) => (isNamed(name) ? type : type.replace(COMMENT, '')));
  },
};

/** The types of the library are those of its own file. */
const libraryApart: Plugin = {
  name: 'library apart',
  resolveId: (path) => (path === '../index.ts' ? { id: './library.cjs', external: true } : null),
};

await Promise.all([writeTypes('index.d.ts', 'library', 'index'), writeTypes('node/readable.d.ts', 'node', 'node')]);

/** Writes the types of a CommonJS file of the library, and those of the module beside it. */
async function writeTypes(entry: string, commonJsName: string, moduleName: string): Promise<void> {
  const bundle = await rollup({
    input: join(COMPILED, entry),
    external: /^node:/,
    plugins: [libraryApart, dts(), namedAlone],
    onwarn: ({ code, message }) => {
      // Some types have no name outside, as is meant: a program that hands them on writes down less.
      if (code !== 'PLUGIN_WARNING') throw new Error(message);
    },
  });
  await bundle.write({ file: join(LIBRARY, `${commonJsName}.d.cts`), format: 'es' });
  writeFileSync(join(LIBRARY, `${moduleName}.d.ts`), `export * from './${commonJsName}.cjs';\n`);
}
