import { DdlError } from '../ddl-error.ts';
import { memory } from './memory.ts';

/** What an output has in an area of the common memory while it takes its turn. Offsets are those in the common memory. */
export class Segment {
  readonly #start: number;
  readonly #most: number;
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** For the area of `most` bytes at `start`. */
  constructor(start: number, most: number) {
    this.#start = start;
    this.#most = most;
  }

  /** Takes its place in the common memory, unless it has it. */
  enter(): void {
    if (residents.get(this.#start) === this) return;
    new Uint8Array(memory.buffer, this.#start, this.#length).set(this.#bytes.subarray(0, this.#length));
    residents.set(this.#start, this);
  }

  /** Where what is added next will lie. */
  get next(): number {
    return this.#start + ((this.#length + 15) & -16);
  }

  /** So many of its bytes at an offset of the common memory; null: not all of them are its own. */
  bytesAt(offset: number, length: number): Uint8Array | null {
    const first = offset - this.#start;
    const isInside = Number.isInteger(first) && first >= 0 && length >= 0 && first + length <= this.#length;
    return isInside ? this.#bytes.subarray(first, first + length) : null;
  }

  /** Adds bytes; gives where they lie. */
  append(bytes: Uint8Array): number {
    const start = this.next - this.#start;
    const end = start + bytes.length;
    if (end > this.#most)
      throw new DdlError('limit_exceeded', 'The names and labels of this table are too long.', '', 0);
    if (end > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#bytes.length * 2, end));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(bytes, start);
    this.#length = end;
    // What was added is not in the common memory yet.
    if (residents.get(this.#start) === this) residents.delete(this.#start);
    return this.#start + start;
  }
}

/** What is in each area. */
const residents = new Map<number, Segment>();
