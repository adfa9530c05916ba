import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { open, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Compression } from '../node/compression.ts';
import { ended } from '../node/written.ts';
import { badArguments } from './command-error.ts';
import { compressedOutput } from './compressed-output.ts';
import { removedAtEnd } from './ending-signals.ts';
import type { Kept, Output } from './output.ts';
import { isSystemError, systemReason } from './system-reason.ts';

/** Files of a folder, written one after the other. */
export interface FolderOutput extends Kept {
  /** Ends the file at hand, and begins the next, which is compressed where that is asked for. */
  next(file: string, compression?: Compression): Promise<Writable>;
}

/**
 * The files of `folder`, which appear or change only when all are written: until then they are in a temporary folder in it, named
 * with `mark`. One is open at a time, however many there are. Throws CommandError where the system refuses.
 */
export function folderOutput(folder: string, mark: number): FolderOutput {
  const temporary = join(folder, `.rowsmith-${mark}.tmp`);
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  const forget = removedAtEnd(remove);
  const files: string[] = [];
  let current: Output | null = null;
  try {
    mkdirSync(temporary);
  } catch (error) {
    forget();
    throw badArguments(`--out-dir cannot write to ${JSON.stringify(folder)}: ${systemReason(error) ?? String(error)}.`);
  }
  return {
    get name() {
      return JSON.stringify(join(folder, files.at(-1) ?? ''));
    },
    async next(file, compression) {
      await current?.keep();
      files.push(file);
      const sink = (await open(join(temporary, file), 'wx')).createWriteStream();
      // A failed write is reported through its callback; without a listener the event would end the process.
      sink.on('error', () => {});
      const output = { name: file, sink, keep: () => ended(sink), discard: () => sink.destroy() };
      current = compressedOutput(output, compression);
      return current.sink;
    },
    async keep() {
      await current?.keep();
      for (const file of files) await rename(join(temporary, file), join(folder, file));
      await rmdir(temporary);
      forget();
    },
    discard() {
      current?.discard();
      remove();
      forget();
    },
  };
}

/** Makes a folder, with those above it; one that is there stays as it is. Throws CommandError where the system refuses. */
export function openFolder(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    throw badArguments(`--out-dir cannot be ${JSON.stringify(path)}: ${systemReason(error) ?? String(error)}.`);
  }
}

/** Node.js' own way to make the folders above does not end where a system cannot make one, as below /proc. */
function makeFolder(path: string): void {
  const above = dirname(path);
  if (path !== above && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    if (!isSystemError(error, 'EEXIST') || !statSync(path).isDirectory()) throw error;
  }
}
