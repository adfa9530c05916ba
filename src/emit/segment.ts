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

  /** Takes its place in the common memory, unless it has it. Of what was there before, nothing is left. */
  enter(): void {
    const before = residents.get(this.#start);
    if (before?.segment === this) return;
    const area = new Uint8Array(memory.buffer, this.#start, Math.max(this.#length, before?.bytes ?? 0));
    area.set(this.#bytes.subarray(0, this.#length));
    area.fill(0, this.#length);
    residents.set(this.#start, { segment: this, bytes: this.#length });
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
    const resident = residents.get(this.#start);
    if (resident?.segment === this) residents.set(this.#start, { segment: null, bytes: resident.bytes });
    return this.#start + start;
  }
}

/** What is in each area, and how many bytes of it. No segment: one that has grown since. */
const residents = new Map<number, { readonly segment: Segment | null; readonly bytes: number }>();
