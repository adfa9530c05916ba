import type { DialectName, SchemaOptions } from '../index.ts';
import type { Compression } from '../node/compression.ts';
import type { ValueOptions } from '../options/value-options.ts';
import type { RowsCut } from './cuts.ts';

/** What rows are made from, in whatever thread. */
export interface Source {
  readonly ddl: string;
  readonly dialect: DialectName;
  readonly keepGoing: boolean;
  readonly values: ValueOptions;
  readonly options: SchemaOptions;
}

/** Rows of a piece, in so many parts. */
export interface PartedRows extends RowsCut {
  readonly parts: number;
}

/** What all jobs of an output have in common. */
export interface Work extends Source {
  readonly pieces: readonly PartedRows[];
}

/**
 * What a worker thread is started with: of the parts of all pieces, numbered from 1, it makes number `first` and each `step`-th after
 * it. Plain data, which is copied to the thread.
 */
export interface Job extends Work {
  readonly first: number;
  readonly step: number;
  /** The file to write to; null: chunks are handed to the thread that started this one, as it asks for them. */
  readonly descriptor: number | null;
  /** How the file is compressed; undefined: not at all. */
  readonly compression: Compression | undefined;
}

/** All parts that a job makes: the piece, and which of its parts, from 1. */
export function* partsOfJob({ pieces, first, step }: Pick<Job, 'pieces' | 'first' | 'step'>): Generator<{
  readonly piece: PartedRows;
  readonly number: number;
}> {
  let turn = first;
  let before = 0;
  for (const piece of pieces) {
    for (; turn <= before + piece.parts; turn += step) yield { piece, number: turn - before };
    before += piece.parts;
  }
}

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
  readonly bytes: number;
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
