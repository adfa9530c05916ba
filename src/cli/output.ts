import type { Writable } from 'node:stream';

/** Where the rows go. At the end either `keep` or `discard` is called. */
export interface Output {
  /** How messages name it. */
  readonly name: string;
  readonly sink: Writable;
  /** Makes what was written the result. */
  keep(): Promise<void>;
  /** Leaves nothing half-written behind, where that can be helped. */
  discard(): void;
}

/** The standard output, which belongs to the process: it is not ended here. */
export function standardOutput(sink: Writable): Output {
  return { name: 'the standard output', sink, keep: async () => {}, discard() {} };
}
