import type { Writable } from 'node:stream';
import { written } from '../node/written.ts';
import { CommandError, EXIT } from './command-error.ts';
import type { Surroundings } from './surroundings.ts';
import { isSystemError, systemReason } from './system-reason.ts';

/** How messages name it. */
const STANDARD_OUTPUT = 'the standard output';

/** Something that is written. At the end either `keep` or `discard` is called. */
export interface Kept {
  /** How messages name it, or what of it is at hand. */
  readonly name: string;
  /** Makes what was written the result. */
  keep(): Promise<void>;
  /** Leaves nothing half-written behind, where that can be helped. */
  discard(): void;
}

/** Where the rows go. */
export interface Output extends Kept {
  readonly sink: Writable;
}

/** The standard output, which belongs to the process: it is not ended here. */
export function standardOutput(sink: Writable): Output {
  return { name: STANDARD_OUTPUT, sink, keep: async () => {}, discard() {} };
}

/** Writes a text to the standard output. Throws as `checkWriteError` does. */
export async function print({ stdout }: Surroundings, text: string): Promise<void> {
  try {
    await written(stdout, Buffer.from(text));
  } catch (error) {
    checkWriteError(error, STANDARD_OUTPUT);
  }
}

/**
 * What a failed write to `name` means: nothing where the reader of a pipe, `head` for one, has all it wanted. Throws CommandError
 * where the system refused, and any other error as it is.
 */
export function checkWriteError(error: unknown, name: string): void {
  if (isSystemError(error, 'EPIPE')) return;
  const reason = systemReason(error);
  if (reason === undefined) throw error;
  throw new CommandError(EXIT.ourFault, `Cannot write to ${name}: ${reason}.`);
}
