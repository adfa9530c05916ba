import type { Readable, Writable } from 'node:stream';

/** What a command sees of the world around it. Only main.ts knows the real one; tests pass their own. */
export interface Surroundings {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** The wall clock. */
  readonly date: () => Date;
  /** Draws a seed: an integer from 0 to 2^53 - 1. */
  readonly drawSeed: () => number;
  /** How much of the heap is in use, of all that it may have: from 0 to 1. */
  readonly heapShare: () => number;
  /** Bytes of memory that the process holds. */
  readonly residentBytes: () => number;
}
