import type { DialectName, InsertOptions, Part } from '../index.ts';

/** What a worker thread is started with: some of the parts of an output. Plain data, which is copied to the thread. */
export interface Job {
  readonly ddl: string;
  readonly dialect: DialectName;
  readonly options: InsertOptions & { readonly batchSize: number };
  /** The rows of all jobs, cut into `parts` parts; this one makes part number `first`, from 1, and each `step`-th after it. */
  readonly rows: Part;
  readonly parts: number;
  readonly first: number;
  readonly step: number;
  /** The file to write to; null: chunks are handed to the thread that started this one, as it asks for them. */
  readonly descriptor: number | null;
}

/** What all jobs of an output have in common. */
export type Work = Pick<Job, 'ddl' | 'dialect' | 'options' | 'rows' | 'parts'>;

/**
 * Bytes of a part of a stream, roughly: threads take turns, and while one hands its part over the others make theirs. So
 * many that a turn costs little beside the work, so few that all threads are at work soon.
 */
export const PART_BYTES = 4 * 1024 * 1024;

/**
 * Chunks that a worker thread made, some at a time, as each message costs both threads a turn. They lie in memory that both
 * threads share: to hand a buffer over would detach it, and V8 then checks every access to any buffer of the thread for that,
 * which makes the kernels half as fast.
 */
export interface Made {
  readonly chunks: readonly Uint8Array[];
  /** Rows in them. */
  readonly rows: number;
  readonly endsPart: boolean;
}

/** Chunks in a message at most: about 1 MiB. */
export const CHUNKS_IN_MESSAGE = 8;

/** What a worker thread that writes a file says of each chunk. */
export interface Written {
  readonly rows: number;
}

/** Asks for more chunks, and gives those back that were written, to be written over. */
export interface Pull {
  readonly spares: readonly Uint8Array[];
}

/** A thread that writes a file failed. The cause is what it threw. */
export class JobError extends Error {
  override readonly name = 'JobError';
  /** How messages name the file. */
  readonly output: string;

  constructor(output: string, cause: unknown) {
    super('A job failed.', { cause });
    this.output = output;
  }
}
