import type { FilePart } from '../messages.ts';

/** Rows on their way to a file, as the library makes them. */
interface Output extends Iterable<Uint8Array> {
  readonly rowsWritten: number;
}

/** A file that is made in parts: in between, the worker hears of other requests. */
export class FileMade {
  readonly #output: Output;
  readonly #chunks: Iterator<Uint8Array>;

  constructor(output: Output) {
    this.#output = output;
    this.#chunks = output[Symbol.iterator]();
  }

  /** The next part, of so many bytes at least, unless it is the last. */
  part(leastBytes: number): FilePart {
    const chunks: Blob[] = [];
    let length = 0;
    let isLast = false;
    while (length < leastBytes && !isLast) {
      const { done = false, value } = this.#chunks.next();
      isLast = done;
      if (done) continue;
      // A chunk is written over by the next one.
      chunks.push(new Blob([value.slice()]));
      length += value.length;
    }
    return { bytes: new Blob(chunks), rows: this.#output.rowsWritten, isLast };
  }
}
