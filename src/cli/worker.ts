import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { compileSchema, loadLocale } from '../index.ts';
import { CHUNK_BYTES } from '../limits.ts';
import type { Compression } from '../node/compression.ts';
import { written } from '../node/written.ts';
import { compressedOutput } from './compressed-output.ts';
import { CHUNKS_IN_MESSAGE, type Job, type Made, type Pull, partsOfJob, type Written } from './job.ts';
import { standardOutput } from './output.ts';
import { partOf } from './parts.ts';
import { rowsAt } from './rows-writer.ts';
import { wholeWrites } from './standard-file.ts';

/** A chunk; its bytes are good until the next one is asked for. */
interface Chunk {
  readonly bytes: Uint8Array;
  readonly rows: number;
  readonly endsPart: boolean;
}

/** Makes the parts of a job one after the other. */
function* chunks(job: Job): Generator<Chunk, void> {
  const { ddl, dialect, keepGoing, values, options, descriptor } = job;
  const script = compileSchema(ddl, { ...values, dialect, keepGoing }).script(options);
  for (const { piece, number } of partsOfJob(job)) {
    const rows = rowsAt(script, piece);
    const part = partOf(piece.rows, rows.batchRows, number, piece.parts);
    // A file is loaded by itself; a stream begins once.
    const insertion = rows.insert(part, descriptor !== null || number === 1);
    let rowsBefore = 0;
    for (const bytes of insertion) {
      const { rowsWritten } = insertion;
      yield { bytes, rows: rowsWritten - rowsBefore, endsPart: rowsWritten === insertion.rows };
      insertion.release(bytes);
      rowsBefore = rowsWritten;
    }
  }
}

/** Writes all of a job to its file. */
function writeFile(job: Job, descriptor: number, say: (written: Written) => void): void {
  for (const { bytes, rows } of chunks(job)) {
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
    say({ rows, bytes: bytes.length });
  }
}

/** Compresses all of a job to its file. */
async function compressFile(
  job: Job,
  descriptor: number,
  compression: Compression,
  say: (written: Written) => void,
): Promise<void> {
  const output = compressedOutput(standardOutput(wholeWrites(descriptor)), compression);
  for (const { bytes, rows } of chunks(job)) {
    await written(output.sink, bytes);
    say({ rows, bytes: bytes.length });
  }
  await output.keep();
}

/** Hands over some chunks each time it is asked for them. */
function handOver(job: Job, port: NonNullable<typeof parentPort>): void {
  const all = chunks(job);
  const spares: Uint8Array[] = [];
  port.on('message', (pull: Pull) => {
    spares.push(...pull.spares);
    const made = some(all, spares);
    if (made.chunks.length > 0) port.postMessage(made);
  });
}

/** The next chunks, up to the end of a part, in memory that both threads share. */
function some(all: Iterator<Chunk, void>, spares: Uint8Array[]): Made {
  const made: Uint8Array[] = [];
  let rows = 0;
  let endsPart = false;
  while (made.length < CHUNKS_IN_MESSAGE && !endsPart) {
    const { value } = all.next();
    if (value === undefined) break;
    made.push(shared(value.bytes, spares.pop()));
    rows += value.rows;
    endsPart = value.endsPart;
  }
  return { chunks: made, rows, endsPart };
}

/** A copy in the memory of a chunk that was written, where it fits, or else in new memory, with room for longer ones. */
function shared(bytes: Uint8Array, spare: Uint8Array | undefined): Uint8Array {
  const fits = spare !== undefined && spare.buffer.byteLength >= bytes.length;
  const memory = fits ? spare.buffer : new SharedArrayBuffer(bytes.length + CHUNK_BYTES);
  const copy = new Uint8Array(memory, 0, bytes.length);
  copy.set(bytes);
  return copy;
}

const job: Job = workerData;
await loadLocale(job.values.locale ?? 'en');
if (parentPort !== null) {
  const port = parentPort;
  if (job.descriptor === null) handOver(job, port);
  else if (job.compression === undefined) writeFile(job, job.descriptor, (chunk) => port.postMessage(chunk));
  else await compressFile(job, job.descriptor, job.compression, (chunk) => port.postMessage(chunk));
}
