import { IMAGE, IMAGE_BYTES } from './memory.ts';
import { Segment } from './segment.ts';

const encoder = new TextEncoder();

/** Where a pool lies, the length of its longest entry, and whether it has the short form. */
export interface Pool {
  readonly offset: number;
  readonly width: number;
  readonly short: boolean;
}

/** What the writing of a table's rows reads: records, constants and pools. */
export class Image extends Segment {
  readonly #constants = new Map<string, Uint8Array>();
  readonly #pools = new Map<string, Pool>();
  /** Whether some text in it is beyond ASCII. */
  isAscii = true;

  constructor() {
    super(IMAGE, IMAGE_BYTES);
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
}
