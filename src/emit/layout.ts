import type { Image } from './image.ts';
import type { Piece, SplitPiece, Writing } from './pieces.ts';
import {
  ADDRESS_AT,
  BRANCH,
  CONSTANT,
  END,
  FIRST_AT,
  JUMP,
  LANE_AT,
  LENGTH_AT,
  OPCODE_AT,
  RECORD_BYTES,
  SUFFIX,
  SUFFIX_AT,
  SUFFIX_BYTES,
  SUFFIX_LENGTH_AT,
} from './record.ts';

/** Records in an image: where the first lies, and the most bytes that a row takes. */
export interface Laid {
  readonly offset: number;
  readonly width: number;
}

/** A record, with what it appends and, as numbers of records, where it goes on. */
interface Draft extends Writing {
  suffix: Uint8Array;
  targets: readonly number[];
}

/** Branches of a split that still have no place: they come behind the row's end, so that the first one needs no jump. */
interface Waiting {
  readonly split: Draft;
  readonly branches: readonly (readonly Piece[])[];
  /** The record behind the split. */
  readonly next: number;
}

const NOTHING = new Uint8Array(0);

/** Lays the records of a row in an image. */
export function laid(pieces: readonly Piece[], image: Image): Laid {
  return new Layout(image).laid(pieces);
}

class Layout {
  readonly #image: Image;
  readonly #records: Draft[] = [];
  readonly #waiting: Waiting[] = [];

  constructor(image: Image) {
    this.#image = image;
  }

  laid(pieces: readonly Piece[]): Laid {
    const width = this.#append(pieces);
    this.#push({ opcode: END, lane: 0 });
    for (let waiting = this.#waiting.pop(); waiting !== undefined; waiting = this.#waiting.pop()) {
      this.#place(waiting);
    }
    return { offset: this.#image.append(this.#bytes()), width };
  }

  /** Appends the records of pieces; gives the most bytes that they write. */
  #append(pieces: readonly Piece[]): number {
    const all = joined(pieces);
    const start = this.#records.length;
    let width = 0;
    for (let i = 0; i < all.length; i++) {
      const piece = all[i];
      if (piece === undefined) continue;
      if ('constant' in piece) {
        width += this.#appendConstant(piece.constant, this.#records.length > start);
      } else if ('writing' in piece) {
        this.#push(piece.writing);
        width += piece.width;
      } else {
        // The constant behind a split goes into its branches, which meet behind it.
        const tail = all[i + 1];
        const behind = tail !== undefined && 'constant' in tail ? [tail] : [];
        i += behind.length;
        width += this.#appendSplit(piece, behind);
      }
    }
    return width;
  }

  #push(writing: Writing): Draft {
    const record: Draft = { ...writing, suffix: NOTHING, targets: [] };
    this.#records.push(record);
    return record;
  }

  /** As much of a constant as fits is hung on the record before it. */
  #appendConstant(text: string, isBehind: boolean): number {
    const bytes = this.#image.encoded(text);
    const last = this.#records.at(-1);
    let rest = bytes;
    if (isBehind && last !== undefined) {
      last.suffix = bytes.subarray(0, SUFFIX_BYTES);
      rest = bytes.subarray(SUFFIX_BYTES);
    }
    if (rest.length > SUFFIX_BYTES) {
      this.#push({ opcode: CONSTANT, lane: 0, address: this.#image.append(rest), length: rest.length });
    } else if (rest.length > 0) {
      this.#push({ opcode: SUFFIX, lane: 0 }).suffix = rest;
    }
    return bytes.length;
  }

  /** The first branch follows the split; the others wait. */
  #appendSplit({ lane, branches }: SplitPiece, behind: readonly Piece[]): number {
    const split = this.#push({ opcode: BRANCH, lane });
    const whole = branches.map((branch) => [...branch, ...behind]);
    const [first = [], ...others] = whole;
    split.targets = [this.#records.length];
    const width = this.#append(first);
    this.#waiting.push({ split, branches: others, next: this.#records.length });
    return Math.max(width, ...others.map((branch) => this.#widthOf(branch)));
  }

  #place({ split, branches, next }: Waiting): void {
    const starts = branches.map((branch) => {
      const start = this.#records.length;
      this.#append(branch);
      this.#push({ opcode: JUMP, lane: 0 }).targets = [next];
      return start;
    });
    split.targets = [...split.targets, ...starts];
  }

  /** Most bytes that pieces write. */
  #widthOf(pieces: readonly Piece[]): number {
    return pieces.reduce((width, piece) => {
      if ('constant' in piece) return width + this.#image.encoded(piece.constant).length;
      if ('writing' in piece) return width + piece.width;
      return width + piece.branches.reduce((most, branch) => Math.max(most, this.#widthOf(branch)), 0);
    }, 0);
  }

  /** The records with the tables of their branches behind them. */
  #bytes(): Uint8Array {
    const records = this.#records;
    const base = this.#image.next;
    const end = records.length * RECORD_BYTES;
    const tables = records.reduce((count, { opcode, targets }) => count + (opcode === BRANCH ? targets.length : 0), 0);
    const bytes = new Uint8Array(end + tables * 4);
    const view = new DataView(bytes.buffer);
    let table = end;
    records.forEach(({ opcode, lane, address = 0, length = 0, first = 0, suffix, targets }, i) => {
      const at = i * RECORD_BYTES;
      const [target] = targets.map((record) => base + record * RECORD_BYTES);
      view.setInt32(at + OPCODE_AT, opcode, true);
      view.setInt32(at + LANE_AT, lane * 4, true);
      bytes.set(suffix, at + SUFFIX_AT);
      view.setInt32(at + SUFFIX_LENGTH_AT, suffix.length, true);
      view.setInt32(at + ADDRESS_AT, opcode === BRANCH ? base + table : (target ?? address), true);
      view.setInt32(at + LENGTH_AT, length, true);
      setWhole(view, at + FIRST_AT, first);
      if (opcode !== BRANCH) return;
      for (const record of targets) {
        view.setInt32(table, base + record * RECORD_BYTES, true);
        table += 4;
      }
    });
    return bytes;
  }
}

/** Sets a whole number of up to 2^53 as eight bytes. */
export function setWhole(view: DataView, at: number, value: number): void {
  view.setInt32(at, value % 4294967296, true);
  view.setInt32(at + 4, Math.floor(value / 4294967296), true);
}

/** Neighbouring constants made one. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (!('constant' in piece)) result.push(piece);
    else if (piece.constant === '') continue;
    else if (last !== undefined && 'constant' in last)
      result[result.length - 1] = { constant: last.constant + piece.constant };
    else result.push(piece);
  }
  return result;
}
