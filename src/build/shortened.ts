import { readFileSync, writeFileSync } from 'node:fs';
import { type MinifyOptions, minify } from 'terser';

/** Every file is a module or a script in a scope of its own, so nobody else sees its names. */
const OPTIONS: MinifyOptions = {
  ecma: 2020,
  compress: { passes: 3, keep_fargs: false },
  toplevel: true,
  format: { ascii_only: true },
};

/** The same code, shorter still where esbuild, which sees modules where this sees one script, has shortened it before. */
export async function shortened(code: string, isModule = false): Promise<string> {
  const { code: shorter } = await minify(code, { ...OPTIONS, module: isModule });
  return shorter ?? code;
}

/** Shortens the code of a file. */
export async function shortenFile(file: string, isModule = false): Promise<void> {
  writeFileSync(file, await shortened(readFileSync(file, 'utf8'), isModule));
}
