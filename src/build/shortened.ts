import { readFileSync, writeFileSync } from 'node:fs';
import { type CompressOptions, type MinifyOptions, minify } from 'terser';

/** Every file is a module or a script in a scope of its own, so nobody else sees its names, and what its functions are like. */
const OPTIONS: MinifyOptions = { ecma: 2022, toplevel: true, format: { ascii_only: true } };
const COMPRESS: CompressOptions = { passes: 3, keep_fargs: false, unsafe_arrows: true };

/**
 * The same code, shorter still where esbuild, which sees modules where this sees one script, has shortened it before. `isOwn`: it is of
 * this project alone, where to read a property does nothing else.
 */
export async function shortened(code: string, { isModule = false, isOwn = false } = {}): Promise<string> {
  const compress = { ...COMPRESS, pure_getters: isOwn };
  const { code: shorter } = await minify(code, { ...OPTIONS, compress, module: isModule });
  return shorter ?? code;
}

/** Shortens the code of a file. */
export async function shortenFile(file: string, isModule = false): Promise<void> {
  writeFileSync(file, await shortened(readFileSync(file, 'utf8'), { isModule }));
}
