import { IMAGE, IMAGE_BYTES } from './memory.ts';
import { encodedPool, equalCells, type Spelling } from './pool.ts';
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
    const { key, bytes, width, cellBytes, isAscii } = encodedPool(entries, spelling);
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
    if (!isAscii) this.isAscii = false;
    const pool = { offset: this.append(bytes), width, cellBytes };
    this.#pools.set(key, pool);
    return pool;
  }
}
