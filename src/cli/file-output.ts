import { rmSync, type Stats } from 'node:fs';
import { open, realpath, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ended } from '../node/written.ts';
import { badArguments } from './command-error.ts';
import { removedAtEnd } from './ending-signals.ts';
import type { Output } from './output.ts';
import { isSystemError, systemReason } from './system-reason.ts';

/** An output that any thread of the process can write to. */
export interface FileOutput extends Output {
  /** The file's number. Whoever writes by it leaves `sink` alone, and has ended before `keep` or `discard`. */
  readonly descriptor: number;
}

/** Permissions of a new file, of which the process's umask takes some away. */
const NEW_FILE_MODE = 0o666;

/**
 * The file at `path`, which appears or changes only when all is written: until then the rows are in a temporary file beside
 * it, named with `mark`. A device or a pipe is written to directly, as it must not be replaced by a file. `flag` named the path.
 * Throws CommandError where the system refuses.
 */
export async function fileOutput(path: string, mark: number, flag: string): Promise<FileOutput> {
  const name = JSON.stringify(path);
  try {
    const present = await statIfThere(path);
    if (present === undefined) return await replacingOutput(name, path, mark, NEW_FILE_MODE);
    if (present.isFile()) return await replacingOutput(name, await realpath(path), mark, present.mode);
    const handle = await open(path, 'w');
    const sink = handle.createWriteStream();
    return { name, sink, descriptor: handle.fd, keep: () => ended(sink), discard: () => sink.destroy() };
  } catch (error) {
    throw badArguments(`${flag} cannot write ${name}: ${systemReason(error) ?? String(error)}.`);
  }
}

async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    // An empty path and a folder that is not there are not files to be made.
    if (!isSystemError(error, 'ENOENT') || path === '' || path.endsWith('/')) throw error;
    return undefined;
  }
}

async function replacingOutput(name: string, path: string, mark: number, mode: number): Promise<FileOutput> {
  const temporary = join(dirname(path), `.rowsmith-${mark}.tmp`);
  const remove = () => rmSync(temporary, { force: true });
  // Before the file is there: a signal may come as soon as it is.
  const forget = removedAtEnd(remove);
  const handle = await open(temporary, 'wx', mode).catch((error: unknown) => {
    forget();
    throw error;
  });
  const sink = handle.createWriteStream();
  return {
    name,
    sink,
    descriptor: handle.fd,
    async keep() {
      await ended(sink);
      await rename(temporary, path);
      forget();
    },
    discard() {
      sink.destroy();
      remove();
      forget();
    },
  };
}
