import { readFileSync, writeFileSync } from 'node:fs';
import { minify } from 'terser';

/** The same code, shorter: by a twentieth more than esbuild, which is faster, makes it. */
export async function shortened(code: string, isModule = false): Promise<string> {
  const { code: shorter } = await minify(code, { ecma: 2020, module: isModule, format: { ascii_only: true } });
  return shorter ?? code;
}

/** Shortens the code of a file. */
export async function shortenFile(file: string, isModule = false): Promise<void> {
  writeFileSync(file, await shortened(readFileSync(file, 'utf8'), isModule));
}
