import type { Writable } from 'node:stream';
import type { RowsPiece, SchemaScript } from '../index.ts';
import { written } from '../node/written.ts';
import type { RowsCut } from './cuts.ts';
import type { PartedRows } from './job.ts';

/** Hears how many rows and bytes a chunk had that was written. */
export type OnChunk = (rows: number, bytes: number) => void;

/** What makes the rows of pieces and writes them. */
export interface RowsWriter {
  /** Rejects where rows cannot be made or written. */
  write(rows: PartedRows, sink: Writable, onChunk: OnChunk): Promise<void>;
  /** Called once, whatever became of the rows. */
  end(): Promise<void>;
}

/** The rows at a place of a script. */
export function rowsAt({ steps }: SchemaScript, { step, place }: RowsCut): RowsPiece {
  const piece = steps[step]?.pieces[place];
  if (piece === undefined || typeof piece === 'string') throw new Error(`There are no rows at ${step}, ${place}.`);
  return piece;
}

/** Makes rows in this thread, without any other. */
export function rowsAlone(script: SchemaScript): RowsWriter {
  return {
    async write(cut, sink, onChunk) {
      const insertion = rowsAt(script, cut).insert(cut.rows);
      let before = 0;
      for (const chunk of insertion) {
        await written(sink, chunk);
        insertion.release(chunk);
        onChunk(insertion.rowsWritten - before, chunk.length);
        before = insertion.rowsWritten;
      }
    },
    async end() {},
  };
}
