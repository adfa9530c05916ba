import { DdlError } from '../ddl-error.ts';
import { IMAGE, IMAGE_BYTES, memory } from './memory.ts';

const encoder = new TextEncoder();

/** Where a pool lies, the length of its longest entry, and whether it has the short form. */
export interface Pool {
  readonly offset: number;
  readonly width: number;
  readonly short: boolean;
}

/** The bytes that an output's operations read: records, constants and pools. Offsets are those in the common memory. */
export class Image {
  #bytes = new Uint8Array(4096);
  #length = 0;
  readonly #constants = new Map<string, Uint8Array>();
  readonly #pools = new Map<string, Pool>();
  /** Whether some text in it is beyond ASCII. */
  isAscii = true;

  /** Takes the image's place in the common memory, unless it has it. */
  enter(): void {
    if (resident === this) return;
    new Uint8Array(memory.buffer, IMAGE, this.#length).set(this.#bytes.subarray(0, this.#length));
    resident = this;
  }

  /** The bytes of a text that is to be written. */
  encoded(text: string): Uint8Array {
    const known = this.#constants.get(text);
    if (known !== undefined) return known;
    const bytes = encoder.encode(text);
    if (bytes.length !== text.length) this.isAscii = false;
    this.#constants.set(text, bytes);
    return bytes;
  }

  /** Adds entries. */
  pool(entries: readonly string[]): Pool {
    const key = JSON.stringify(entries);
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
    const encoded = entries.map((entry) => this.encoded(entry));
    const width = encoded.reduce((most, { length }) => Math.max(most, length), 0);
    const short = width <= 15;
    const pool = { offset: short ? this.#shortPool(encoded) : this.#indexedPool(encoded), width, short };
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
    return this.append(table);
  }

  /** A table of offsets (from its own) and lengths, four bytes each, and the texts behind it. */
  #indexedPool(entries: readonly Uint8Array[]): number {
    const head = entries.length * 8;
    const table = new Uint8Array(entries.reduce((length, entry) => length + entry.length, head));
    const index = new DataView(table.buffer);
    let offset = head;
    entries.forEach((entry, i) => {
      index.setInt32(i * 8, offset, true);
      index.setInt32(i * 8 + 4, entry.length, true);
      table.set(entry, offset);
      offset += entry.length;
    });
    return this.append(table);
  }

  /** Where what is added next will lie. */
  get next(): number {
    return IMAGE + ((this.#length + 15) & -16);
  }

  /** Adds bytes; gives where they lie. */
  append(bytes: Uint8Array): number {
    const start = this.next;
    const end = start - IMAGE + bytes.length;
    if (end > IMAGE_BYTES)
      throw new DdlError('limit_exceeded', 'The names and labels of this table are too long.', '', 0);
    if (end > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#bytes.length * 2, end));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(bytes, start - IMAGE);
    this.#length = end;
    return start;
  }
}

/** The image that is in the common memory. */
let resident: Image | null = null;
