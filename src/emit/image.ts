import { IMAGE, IMAGE_BYTES } from './memory.ts';
import { type EncodedPool, encodedPool, equalCells, type Spelling } from './pool.ts';
import { GROUP_ROWS } from './record.ts';
import { Segment } from './segment.ts';

const encoder = new TextEncoder();

/** Where a pool lies, the length of its longest entry, and the bytes of an entry's cell; 0: the entries are indexed. */
export interface Pool {
  readonly offset: number;
  readonly width: number;
  readonly cellBytes: number;
}

/** What the writing of a table's rows reads: records, constants and pools. */
export class Image extends Segment {
  readonly #constants = new Map<string, Uint8Array>();
  readonly #pools = new Map<string, Pool>();
  readonly #cells = new Map<string, number>();
  /** Bytes of each thing that was added, by where it lies, and the pools among them. */
  readonly #lengths = new Map<number, number>();
  readonly #encoded = new Map<number, EncodedPool>();
  /** Whether some text in it is beyond ASCII. */
  isAscii = true;

  constructor() {
    super(IMAGE, IMAGE_BYTES);
  }

  override append(bytes: Uint8Array): number {
    const offset = super.append(bytes);
    this.#lengths.set(offset, bytes.length);
    return offset;
  }

  /** Bytes of what was added at an offset; 0: nothing begins there. */
  lengthAt(offset: number): number {
    return this.#lengths.get(offset) ?? 0;
  }

  /** The pool that lies at an offset. */
  poolAt(offset: number): EncodedPool | undefined {
    return this.#encoded.get(offset);
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

  /** Adds the cells of a constant for a group's rows, once for all places where it stands; gives their address. */
  constantCells(text: string): number {
    const known = this.#cells.get(text);
    if (known !== undefined) return known;
    const address = this.append(equalCells(this.encoded(text), GROUP_ROWS));
    this.#cells.set(text, address);
    return address;
  }

  /** Adds entries in a spelling. */
  pool(entries: readonly string[], spelling: Spelling): Pool {
    const encoded = encodedPool(entries, spelling);
    const { key, bytes, width, cellBytes, isAscii } = encoded;
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
    if (!isAscii) this.isAscii = false;
    const pool = { offset: this.append(bytes), width, cellBytes };
    this.#encoded.set(pool.offset, encoded);
    this.#pools.set(key, pool);
    return pool;
  }
}
