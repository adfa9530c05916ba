/**
 * Compiles the kernels and writes the module, as a TypeScript file that holds its bytes, to src/emit/module.ts.
 * The file is made again only where a source or the compiler changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HERE = new URL('./', import.meta.url);
const TOP = new URL('../../', import.meta.url);
const SHARED = [
  'src/emit/numeric-code.ts',
  'src/emit/record.ts',
  'src/relation/interval-step.ts',
  'src/values/piece-code.ts',
].map((path) => new URL(path, TOP));
const MODULE = new URL('src/emit/module.ts', TOP);
const COMPILER = new URL('node_modules/assemblyscript/package.json', TOP);

const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd'];
const MEMORY = ['--importMemory', '--noExportMemory'];
/** That no caller outside may pass vectors is no news. */
const WARNINGS = ['--disableWarning', '112'];

const sources = readdirSync(HERE).map((name) => new URL(name, HERE));
const hash = createHash('sha256');
for (const file of [...sources, ...SHARED, COMPILER]) hash.update(readFileSync(file));
const firstLine = `// Made by src/kernels/build.mjs from sources with the hash ${hash.digest('hex')}.\n`;

if (!existsSync(MODULE) || !readFileSync(MODULE, 'utf8').startsWith(firstLine)) {
  // Two digits a byte are longer than base64, and a quarter shorter once they are compressed: they keep what repeats.
  const digits = Buffer.from(await compiled()).toString('hex');
  writeFileSync(
    MODULE,
    `${firstLine}\n/** The compiled kernels, in hexadecimal digits. */\nexport const MODULE = '${digits}';\n`,
  );
}

/** The bytes of the module. */
async function compiled() {
  const { default: compiler } = await import('assemblyscript/asc');
  let bytes;
  const { error, stderr } = await compiler.main(
    ['src/kernels/index.ts', '--outFile', 'kernels.wasm', ...OPTIONS, ...MEMORY, ...WARNINGS],
    {
      readFile: (name) => {
        const file = new URL(name, TOP);
        return existsSync(file) ? readFileSync(file, 'utf8') : null;
      },
      writeFile: (_name, contents) => {
        bytes = contents;
      },
      listFiles: () => [],
    },
  );
  if (error !== null || bytes === undefined) throw new Error(`The kernels do not compile:\n${stderr}`);
  console.log(`Compiled ${fileURLToPath(HERE)}: ${bytes.length} bytes.`);
  return bytes;
}
