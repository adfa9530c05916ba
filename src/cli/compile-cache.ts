import * as nodeModule from 'node:module';

/**
 * Lets Node.js keep, in a folder of temporary files, what V8 makes of the files that this thread loads from here on, and take what
 * an earlier process has kept: most of the time of a short command is V8 reading our source. Node.js has it from 22.1 on; before, and
 * where the folder cannot be written, files are read as if there were no cache.
 */
export function enableCompileCache(): void {
  const { enableCompileCache: enable }: { readonly enableCompileCache?: () => unknown } = Object(nodeModule);
  enable?.();
}
