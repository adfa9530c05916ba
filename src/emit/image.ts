import { DdlError } from '../ddl-error.ts';
import { IMAGE, IMAGE_BYTES, memory, SLACK_BYTES } from './memory.ts';

const encoder = new TextEncoder();

/** The bytes that an output's operations read: constants and pools. Offsets are those in the common memory. */
export class Image {
  #bytes = new Uint8Array(4096);
  #length = 0;
  readonly #constants = new Map<string, { readonly offset: number; readonly length: number }>();
  readonly #pools = new Map<string, { readonly offset: number; readonly width: number; readonly short: boolean }>();
  /** Whether some text in it is beyond ASCII. */
  isAscii = true;

  /** Takes the image's place in the common memory, unless it has it. */
  enter(): void {
    if (resident === this) return;
    new Uint8Array(memory, IMAGE, this.#length).set(this.#bytes.subarray(0, this.#length));
    resident = this;
  }

  /** Adds a text; gives where its bytes are and how many. */
  constant(text: string): { readonly offset: number; readonly length: number } {
    const known = this.#constants.get(text);
    if (known !== undefined) return known;
    const bytes = this.#encoded(text);
    const constant = { offset: IMAGE + this.#append(bytes, 8), length: bytes.length };
    this.#constants.set(text, constant);
    return constant;
  }

  /** Up to eight bytes at an offset, filled up with zeros, as the double that kernels move them in. */
  blockAt(offset: number, length: number): number {
    const block = new Uint8Array(8);
    block.set(this.#bytes.subarray(offset - IMAGE, offset - IMAGE + Math.min(length, 8)));
    return new DataView(block.buffer).getFloat64(0, true);
  }

  /** Adds entries; gives where their table is, the length of the longest, and whether it has the short form. */
  pool(entries: readonly string[]): { readonly offset: number; readonly width: number; readonly short: boolean } {
    const key = JSON.stringify(entries);
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
    const encoded = entries.map((entry) => this.#encoded(entry));
    const width = encoded.reduce((most, { length }) => Math.max(most, length), 0);
    const short = width <= 15;
    const pool = { offset: IMAGE + (short ? this.#shortPool(encoded) : this.#indexedPool(encoded)), width, short };
    this.#pools.set(key, pool);
    return pool;
  }

  /** Sixteen bytes an entry, the last of them its length. */
  #shortPool(entries: readonly Uint8Array[]): number {
    const table = new Uint8Array(entries.length * 16);
    entries.forEach((entry, i) => {
      table.set(entry, i * 16);
      table[i * 16 + 15] = entry.length;
    });
    return this.#append(table, 8);
  }

  /** A table of offsets (from its own) and lengths, four bytes each, and the texts behind it. */
  #indexedPool(entries: readonly Uint8Array[]): number {
    const index = new DataView(new ArrayBuffer(entries.length * 8));
    let offset = index.byteLength;
    entries.forEach((entry, i) => {
      index.setInt32(i * 8, offset, true);
      index.setInt32(i * 8 + 4, entry.length, true);
      offset += entry.length;
    });
    const start = this.#append(new Uint8Array(index.buffer), 8);
    for (const entry of entries) this.#append(entry, 1);
    return start;
  }

  #encoded(text: string): Uint8Array {
    const bytes = encoder.encode(text);
    if (this.isAscii && bytes.some((byte) => byte > 0x7f)) this.isAscii = false;
    return bytes;
  }

  #append(bytes: Uint8Array, alignment: number): number {
    const start = Math.ceil(this.#length / alignment) * alignment;
    const end = start + bytes.length;
    if (end > IMAGE_BYTES)
      throw new DdlError('limit_exceeded', 'The names and labels of this table are too long.', '', 0);
    if (end + SLACK_BYTES > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#bytes.length * 2, end + SLACK_BYTES));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(bytes, start);
    this.#length = end;
    return start;
  }
}

/** The image that is in the common memory. */
let resident: Image | null = null;
