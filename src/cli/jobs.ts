import type { Writable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Compression } from '../node/compression.ts';
import { written } from '../node/written.ts';
import type { FileOutput } from './file-output.ts';
import { type Job, JobError, type Made, type Pull, type Work, type Written } from './job.ts';
import type { OnChunk, RowsWriter } from './rows-writer.ts';

/** Messages of chunks that a thread may have sent ahead of those that were written: more than a part, so that it seldom waits. */
const MESSAGES_AHEAD = 6;

/** Threads that make rows, in turns: the rows of pieces are to be taken in the order in which `work` has them. */
export function rowsByJobs(work: Work, jobs: number): RowsWriter {
  const threads = Array.from({ length: jobs }, (_, index) => new ChunkThread(work, index + 1, jobs));
  let turn = 0;
  return {
    async write({ parts }, sink, onChunk) {
      for (let part = 0; part < parts; part++) {
        const thread = threads[turn++ % jobs];
        if (thread !== undefined) await writePart(thread, sink, onChunk);
      }
    },
    async end() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

async function writePart(thread: ChunkThread, sink: Writable, onChunk: OnChunk): Promise<void> {
  for (let isOpen = true; isOpen; ) {
    const made = await thread.next();
    for (const chunk of made.chunks) await written(sink, chunk);
    onChunk(
      made.rows,
      made.chunks.reduce((bytes, { length }) => bytes + length, 0),
    );
    thread.pull(made.chunks);
    isOpen = !made.endsPart;
  }
}

/** Writes each part by a thread of its own, each to its own output, which it compresses where that is asked for. */
export async function filesByJobs(
  work: Work,
  outputs: readonly FileOutput[],
  compression: Compression | undefined,
  onChunk: OnChunk,
): Promise<void> {
  const workers = outputs.map(({ descriptor }, index) =>
    startWorker({ ...work, first: index + 1, step: outputs.length, descriptor, compression }),
  );
  try {
    await Promise.all(
      workers.map((worker, index) => {
        worker.on('message', ({ rows, bytes }: Written) => onChunk(rows, bytes));
        return ended(worker).catch((error: unknown) => {
          throw new JobError(outputs[index]?.name ?? '', error);
        });
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** A thread whose chunks are taken as they come. */
class ChunkThread {
  readonly #worker: Worker;
  readonly #made: Made[] = [];
  /** Why no more chunks come; null: some may. */
  #failure: unknown = null;
  #wake: () => void = () => {};

  constructor(work: Work, first: number, step: number) {
    this.#worker = startWorker({ ...work, first, step, descriptor: null, compression: undefined });
    this.#worker.on('message', (made: Made) => {
      this.#made.push(made);
      this.#wake();
    });
    ended(this.#worker)
      .then(() => new Error('A thread ended too early.'))
      .catch((error: unknown) => error)
      .then((failure) => {
        this.#failure = failure;
        this.#wake();
      });
    for (let i = 0; i < MESSAGES_AHEAD; i++) this.pull([]);
  }

  /** The next chunks, once they are made. Rejects where the thread fails. */
  async next(): Promise<Made> {
    for (;;) {
      const made = this.#made.shift();
      if (made !== undefined) return made;
      if (this.#failure !== null) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Asks for more chunks, and gives those back that were written. */
  pull(spares: readonly Uint8Array[]): void {
    const pull: Pull = { spares };
    this.#worker.postMessage(pull);
  }

  /** Ends the thread: at once, or by itself after its last chunk. */
  end(): Promise<number> {
    return this.#worker.terminate();
  }
}

function startWorker(job: Job): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
}

/** Resolves when a thread has ended by itself; rejects with what it threw. */
function ended(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A thread ended with ${code}.`));
    });
  });
}
