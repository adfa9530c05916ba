import { endsStep, resultOf, type Steps } from '../steps.ts';
import { type Draft, draftOf, type Reference, recordBytes } from './draft.ts';
import { type Form, type FormCells, formBytes, isFixedLength, isForm } from './form.ts';
import type { Image } from './image.ts';
import { CELL_AREA_BYTES, CELLS } from './memory.ts';
import type { Piece, PoolPiece, SplitPiece, Writing, WritingPiece } from './pieces.ts';
import { cellBytesFor, encodedPool, longestOf, surrounded } from './pool.ts';
import * as record from './record.ts';

/** Records in an image: where the first lies, and those of forms, where the cells of these end, and the most bytes that a row takes. */
export interface Laid {
  readonly offset: number;
  readonly forms: number;
  readonly formsEnd: number;
  readonly cellsEnd: number;
  readonly width: number;
}

/** Bytes that pieces write at most: their own, and those of the branches that they take one of. */
interface Width {
  bytes: number;
  readonly splits: (readonly Width[])[];
}

/** Branches of a split that still have no place: they come behind the row's end, so that the first one needs no jump. */
interface Waiting {
  readonly split: Draft;
  /** Those behind the first, each once, and the number of the one that each case takes. */
  readonly branches: readonly (readonly Piece[])[];
  readonly order: readonly number[];
  readonly widths: Width[];
  /** The record behind the split. */
  readonly next: number;
}

/** Where the cells of all forms end. */
const CELLS_END = CELLS + CELL_AREA_BYTES;

const NOTHING = new Uint8Array(0);

/** Entries of a pool at most that are encoded with what stands around them. */
const MAX_SURROUNDED = 1024;

/** Bytes of the pools of an image that are, each time that one is: the same words may stand between many different texts. */
const MAX_SURROUNDED_BYTES = 4 * 1024 * 1024;

/** Cells of a value that may be NULL, at most, where a branch would cost more. */
const MAX_NULLABLE_CELLS = 6;

/** Lays the records of a row in an image. `place`: the lane of the row's place in its group. */
export function laid(pieces: readonly Piece[], place: number, image: Image): Steps<Laid> {
  return new Layout(image, place).laid(pieces);
}

class Layout {
  readonly #image: Image;
  readonly #place: number;
  readonly #records: Draft[] = [];
  readonly #forms: Form[] = [];
  readonly #waiting: Waiting[] = [];
  /** Where the cells of the next form lie. */
  #cells = CELLS;
  #surroundedBytes = 0;
  /** The record that the next cell, or the next suffix, is added to, if the last one takes it. */
  #run: Draft | null = null;
  #host: Draft | null = null;
  /** The cells that the next text is added to, if it is always equally long, as all of them are so far. */
  #chain: { readonly cells: FormCells; readonly length: number } | null = null;

  constructor(image: Image, place: number) {
    this.#image = image;
    this.#place = place;
  }

  *laid(pieces: readonly Piece[]): Steps<Laid> {
    const width = yield* this.#append(pieces, true);
    this.#push({ opcode: record.END, lane: 0 });
    for (let waiting = this.#waiting.pop(); waiting !== undefined; waiting = this.#waiting.pop()) {
      if (endsStep(this.#waiting.length)) yield;
      this.#placeBranches(waiting);
    }
    yield;
    const bytes = formBytes(this.#forms);
    yield;
    const forms = this.#image.append(bytes);
    const offset = this.#image.append(recordBytes(this.#records, this.#image.next));
    return { offset, forms, formsEnd: forms + bytes.length, cellsEnd: this.#cells, width: mostBytes(width) };
  }

  /** Appends the records of pieces that stand for themselves; gives the most bytes that they write. `isUsual`: most rows do. */
  *#append(pieces: readonly Piece[], isUsual: boolean): Steps<Width> {
    this.#endRun();
    const width = yield* this.#appendAll(pieces, isUsual);
    this.#endRun();
    return width;
  }

  *#appendAll(pieces: readonly Piece[], isUsual: boolean): Steps<Width> {
    const all = yield* joined(pieces);
    const width: Width = { bytes: 0, splits: [] };
    let before = '';
    let taken = 0;
    for (let i = 0; i < all.length; i++) {
      // Not of each piece: those between are taken with others.
      if (endsStep(taken++)) yield;
      const piece = all[i];
      if (piece === undefined) continue;
      if ('constant' in piece) {
        before = piece.constant;
        continue;
      }
      const next = all[i + 1];
      const behind = next !== undefined && 'constant' in next ? next.constant : '';
      if ('branches' in piece) {
        this.#appendConstant(before, width);
        // The constant behind a split goes into its branches, which meet behind it.
        width.splits.push(this.#appendNullable(piece, behind, isUsual) ?? this.#appendSplit(piece, behind, isUsual));
        i += Number(behind !== '');
      } else {
        i += Number(this.#appendValue(piece, before, behind, isUsual, width));
      }
      before = '';
    }
    this.#appendConstant(before, width);
    return width;
  }

  #endRun(): void {
    this.#run = null;
    this.#host = null;
    this.#chain = null;
  }

  #push(writing: Writing): Draft {
    const draft = draftOf(writing);
    this.#records.push(draft);
    this.#run = null;
    this.#host = draft;
    this.#chain = null;
    return draft;
  }

  /** Appends a value with the constant before it; gives whether the one behind it is written with it. */
  #appendValue(
    piece: PoolPiece | WritingPiece,
    before: string,
    behind: string,
    isUsual: boolean,
    width: Width,
  ): boolean {
    const cell = (prefix: string, suffix: string): boolean =>
      'entries' in piece
        ? this.#appendEntry(piece, prefix, suffix, width)
        : isUsual && this.#appendForm(piece, prefix, suffix, width);
    if (cell(before, behind)) return behind !== '';
    this.#appendConstant(before, width);
    if (cell('', behind)) return behind !== '';
    if (cell('', '')) return false;
    if ('entries' in piece) {
      const pool = this.#image.pool(piece.entries, piece.spelling);
      this.#push({ opcode: record.ENTRY, lane: piece.lane, address: pool.offset });
      width.bytes += pool.width;
    } else {
      this.#push(piece.writing);
      width.bytes += piece.width;
    }
    return false;
  }

  /** An entry of a pool with what stands around it, where a cell holds it. */
  #appendEntry({ entries, spelling, lane }: PoolPiece, before: string, behind: string, width: Width): boolean {
    const around = before.length + behind.length;
    if (around > 0 && (entries.length > MAX_SURROUNDED || this.#surroundedBytes > MAX_SURROUNDED_BYTES)) return false;
    if (longestOf(entries) + around >= record.WIDE_CELL_BYTES) return false;
    const whole = surrounded(spelling, before, behind);
    const { cellBytes, width: bytes } = encodedPool(entries, whole);
    if (cellBytes === 0) return false;
    if (around > 0) this.#surroundedBytes += entries.length * cellBytes;
    const cells = { address: this.#image.pool(entries, whole).offset, isWide: isWide(cellBytes) };
    this.#appendCell({ lane, cells });
    width.bytes += bytes;
    return true;
  }

  /** A value whose text is made for a group of rows, with what stands around it, where a cell holds it. */
  #appendForm(piece: WritingPiece, before: string, behind: string, width: Width): boolean {
    const [prefix, suffix] = [this.#image.encoded(before), this.#image.encoded(behind)];
    const whole = prefix.length + piece.width + suffix.length;
    if (!isForm(piece.writing) || Math.max(prefix.length, suffix.length) > record.SUFFIX_BYTES) return false;
    const cells = this.#chained(piece, whole) ?? this.#newCells(whole);
    if (cells === null) return false;
    const start = cells === this.#chain?.cells ? this.#chain.length : 0;
    this.#forms.push({ ...piece, prefix, suffix, cells, start });
    if (start === 0) this.#appendCell({ lane: this.#place, cells });
    this.#chain = isFixedLength(piece.writing) ? { cells, length: start + whole } : null;
    width.bytes += whole;
    return true;
  }

  /** The cells before a text that both are always equally long, made wide; null: it needs its own. */
  #chained({ writing }: WritingPiece, whole: number): FormCells | null {
    if (this.#chain === null || !isFixedLength(writing)) return null;
    const { cells, length } = this.#chain;
    const half = record.CELL_BYTES;
    const end = cells.address + record.WIDE_CELL_BYTES * record.GROUP_ROWS;
    // Sixteen bytes are stored at once: not beyond the cell.
    if (length > half || whole > half || length + whole >= record.WIDE_CELL_BYTES || end > CELLS_END) return null;
    cells.isWide = true;
    this.#cells = end;
    return cells;
  }

  /** Cells for texts of so many bytes; null: there are none. */
  #newCells(length: number): FormCells | null {
    const cellBytes = cellBytesFor(length);
    const address = this.#cells;
    if (cellBytes === 0 || address + cellBytes * record.GROUP_ROWS > CELLS_END) return null;
    this.#cells += cellBytes * record.GROUP_ROWS;
    return { address, isWide: isWide(cellBytes) };
  }

  #appendCell(reference: Reference): void {
    const run = this.#run ?? this.#push({ opcode: record.CELLS, lane: 0 });
    run.references.push(reference);
    this.#run = run;
    this.#host = null;
    this.#chain = null;
  }

  /** Appends a constant: as much of it as fits is hung on a record that stands before it. */
  #appendConstant(text: string, width: Width): void {
    if (text === '') return;
    const bytes = this.#image.encoded(text);
    width.bytes += bytes.length;
    let rest = bytes;
    if (this.#host !== null) {
      this.#host.suffix = bytes.subarray(0, record.SUFFIX_BYTES);
      this.#host = null;
      rest = bytes.subarray(record.SUFFIX_BYTES);
    }
    if (rest.length === 0) return;
    const cellBytes = cellBytesFor(bytes.length);
    if (rest.length === bytes.length && cellBytes > 0) {
      // The same at each place.
      const cells = { address: this.#image.constantCells(text), isWide: isWide(cellBytes) };
      this.#appendCell({ lane: this.#place, cells });
    } else {
      this.#push({ opcode: record.CONSTANT, lane: 0, address: this.#image.append(rest), length: rest.length });
    }
  }

  /** The first branch follows the split; the others wait. Gives the branches' widths: those of the others are added later. */
  #appendSplit({ lane, branches, isMostlyFirst }: SplitPiece, behind: string, isUsual: boolean): readonly Width[] {
    const split = this.#push({ opcode: record.BRANCH, lane });
    const distinct = new Map([...new Set(branches)].map((branch, i) => [branch, i]));
    const order = branches.map((branch) => distinct.get(branch) ?? 0);
    const [first = [], ...others] = Array.from(distinct.keys(), (branch) => [...branch, { constant: behind }]);
    split.targets = [this.#records.length];
    const widths = [resultOf(this.#append(first, isUsual && isMostlyFirst))];
    this.#waiting.push({ split, branches: others, order, widths, next: this.#records.length });
    return widths;
  }

  /** A value of a few cells, or one other cell: which of them is chosen costs less than a branch. Null: it is none. */
  #appendNullable(
    { lane, branches, isMostlyFirst }: SplitPiece,
    behind: string,
    isUsual: boolean,
  ): readonly Width[] | null {
    const [value = [], [otherwise] = []] = branches;
    if (!isUsual || !isMostlyFirst || branches.length > 2 || otherwise === undefined || !('constant' in otherwise))
      return null;
    const text = this.#image.encoded(otherwise.constant + behind);
    const [forms, cells, records, run] = [this.#forms.length, this.#cells, this.#records.length, this.#run];
    const own = draftOf({ opcode: record.CELLS, lane: 0 });
    this.#run = own;
    this.#host = null;
    this.#chain = null;
    const width = value.some((piece) => 'branches' in piece)
      ? null
      : resultOf(this.#appendAll([...value, { constant: behind }], isUsual));
    const [first, ...others] = own.references;
    const isTaken = width !== null && this.#run === own && first !== undefined && others.length < MAX_NULLABLE_CELLS;
    if (!isTaken || text.length >= (first.cells.isWide ? record.WIDE_CELL_BYTES : record.CELL_BYTES)) {
      this.#forms.length = forms;
      this.#records.length = records;
      this.#cells = cells;
      this.#run = run;
      this.#chain = null;
      return null;
    }
    this.#run = run;
    this.#appendCell({ ...first, nullable: { lane, address: this.#cell(text, first.cells.isWide) } });
    for (const other of others) {
      this.#appendCell({ ...other, nullable: { lane, address: this.#cell(NOTHING, other.cells.isWide) } });
    }
    return [width, { bytes: text.length, splits: [] }];
  }

  /** A cell of a text. */
  #cell(text: Uint8Array, isWide: boolean): number {
    const bytes = new Uint8Array(isWide ? record.WIDE_CELL_BYTES : record.CELL_BYTES);
    bytes.set(text);
    bytes[bytes.length - 1] = text.length;
    return this.#image.append(bytes);
  }

  #placeBranches({ split, branches, order, widths, next }: Waiting): void {
    const starts = branches.map((branch) => {
      const start = this.#records.length;
      widths.push(resultOf(this.#append(branch, false)));
      this.#push({ opcode: record.JUMP, lane: 0 }).targets = [next];
      return start;
    });
    const targets = [...split.targets, ...starts];
    split.targets = order.map((branch) => targets[branch] ?? next);
  }
}

function isWide(cellBytes: number): boolean {
  return cellBytes === record.WIDE_CELL_BYTES;
}

function mostBytes({ bytes, splits }: Width): number {
  return splits.reduce((sum, widths) => sum + widths.reduce((most, one) => Math.max(most, mostBytes(one)), 0), bytes);
}

/** Neighbouring constants made one. */
function* joined(pieces: readonly Piece[]): Steps<readonly Piece[]> {
  const result: Piece[] = [];
  for (const [i, piece] of pieces.entries()) {
    if (endsStep(i)) yield;
    const last = result.at(-1);
    if (!('constant' in piece)) result.push(piece);
    else if (piece.constant === '') continue;
    else if (last !== undefined && 'constant' in last)
      result[result.length - 1] = { constant: last.constant + piece.constant };
    else result.push(piece);
  }
  return result;
}
