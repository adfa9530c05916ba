import { Worker } from 'node:worker_threads';
import { written } from '../node/written.ts';
import type { FileOutput } from './file-output.ts';
import { type Job, JobError, type Made, type Pull, type Work, type Written } from './job.ts';
import type { Output } from './output.ts';

/** Messages of chunks that a thread may have sent ahead of those that were written: more than a part, so that it seldom waits. */
const MESSAGES_AHEAD = 6;

/** Writes rows that `jobs` threads make to one output, in order. `onRows` hears how many were written. */
export async function streamByJobs(
  work: Work,
  jobs: number,
  output: Output,
  onRows: (rows: number) => void,
): Promise<void> {
  const threads = Array.from({ length: jobs }, (_, index) => new ChunkThread(work, index + 1, jobs));
  try {
    for (let part = 0; part < work.parts; part++) {
      const thread = threads[part % jobs];
      if (thread !== undefined) await writePart(thread, output, onRows);
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

async function writePart(thread: ChunkThread, output: Output, onRows: (rows: number) => void): Promise<void> {
  for (let isOpen = true; isOpen; ) {
    const made = await thread.next();
    for (const chunk of made.chunks) await written(output.sink, chunk);
    onRows(made.rows);
    thread.pull(made.chunks);
    isOpen = !made.endsPart;
  }
}

/** Writes each part by a thread of its own, each to its own output. `onRows` hears how many were written. */
export async function filesByJobs(
  work: Work,
  outputs: readonly FileOutput[],
  onRows: (rows: number) => void,
): Promise<void> {
  const workers = outputs.map(({ descriptor }, index) =>
    startWorker({ ...work, first: index + 1, step: work.parts, descriptor }),
  );
  try {
    await Promise.all(
      workers.map((worker, index) => {
        worker.on('message', ({ rows }: Written) => onRows(rows));
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
    this.#worker = startWorker({ ...work, first, step, descriptor: null });
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
