import type { Image } from '../image.ts';
import type { Laid } from '../layout.ts';
import { CELL_AREA_BYTES, CELLS, COMPUTED_BYTES } from '../memory.ts';
import type { EncodedPool } from '../pool.ts';
import * as record from '../record.ts';
import type { LaneSizes, When } from './lane-sizes.ts';
import { areEqual, isRowEnd, type Reading, type ReadValue, Refused, readingOf } from './reading.ts';
import type { RowGrammar } from './row-grammar.ts';
import { formText, recordTexts } from './written.ts';

/*
 * The walk over the records that write a row, as they lie in memory: each branch once, with the row's text read along by the
 * grammar of rows. Branches have to meet again where they leave the row in the same state, with as many values behind it.
 */

/** What records are walked with. */
export interface Walked {
  readonly image: Image;
  readonly laid: Laid;
  readonly grammar: RowGrammar;
  /** What each lane may hold. */
  readonly sizes: LaneSizes;
  /** Lane of a row's place in its group. */
  readonly place: number;
  /** Texts that stand for all that may be computed as the rows are drawn, by the address of their table. */
  readonly computed: ReadonlyMap<number, readonly Uint8Array[]>;
}

/** How far a row is written: its records up to here. */
interface Position {
  readonly states: readonly number[];
  readonly values: readonly ReadValue[];
  /** The most bytes that it takes. */
  readonly bytes: number;
}

/** Texts that a place of a row may have. */
interface Texts {
  readonly texts: readonly Uint8Array[];
  readonly bytes: number;
}

/** Records of a row at most: those of a table with as many columns as there may be, many times. */
const MAX_RECORDS = 1_000_000;

/** The values of a row, in order. Throws Refused where records write what is no row, or read what is not theirs. */
export function valuesWritten(walked: Walked): readonly ReadValue[] {
  return new Walk(walked).values();
}

class Walk {
  readonly #walked: Walked;
  /** What the cells that forms make may hold, one text behind the other, by their address. */
  readonly #cells: ReadonlyMap<number, FormedCells>;
  #records = 0;

  constructor(walked: Walked) {
    this.#walked = walked;
    this.#cells = formedCells(walked);
  }

  values(): readonly ReadValue[] {
    const { laid, grammar } = this.#walked;
    const start = { states: [grammar.starts.lead], values: [], bytes: 0 };
    const { position, next } = this.#run(laid.offset, start, [], null);
    if (next !== null) throw new Refused('The records of a row have no end.');
    if (!isRowEnd(grammar, position.states)) throw new Refused('A row ends within a value.');
    if (position.bytes > laid.width) throw new Refused('A row may be wider than it says.');
    return position.values;
  }

  /** Walks from a record on to the end of the row, or until records go on with another one: `until`, if it is known. */
  #run(
    first: number,
    start: Position,
    when: readonly When[],
    until: number | null,
  ): { readonly position: Position; readonly next: number | null } {
    let position = start;
    let at = first;
    while (at !== until) {
      if (++this.#records > MAX_RECORDS) throw new Refused('The records of a row do not end.');
      const fields = this.#fieldsAt(at);
      const opcode = fields.getUint32(record.OPCODE_AT, true);
      if (opcode === record.END) {
        if (until !== null || when.length > 0) throw new Refused('A row ends within a branch.');
        return { position, next: null };
      }
      if (opcode === record.JUMP) return { position, next: fields.getUint32(record.ADDRESS_AT, true) };
      if (opcode === record.BRANCH) {
        const met = this.#branches(fields, position, when);
        position = met.position;
        at = met.next;
        continue;
      }
      position = opcode === record.CELLS ? this.#cellsOf(fields, position, when) : this.#value(fields, position, when);
      at += record.RECORD_BYTES;
    }
    return { position, next: at };
  }

  #fieldsAt(at: number): DataView {
    const bytes = this.#walked.image.bytesAt(at, record.RECORD_BYTES);
    if (bytes === null) throw new Refused('A record lies beyond the image of its table.');
    return new DataView(bytes.buffer, bytes.byteOffset, record.RECORD_BYTES);
  }

  /** Walks each branch of a split; gives where they meet. */
  #branches(
    fields: DataView,
    position: Position,
    when: readonly When[],
  ): { readonly position: Position; readonly next: number } {
    const lane = this.#laneAt(fields, record.LANE_AT);
    const targets = this.#targets(fields.getUint32(record.ADDRESS_AT, true), this.#sizeOf(lane, when));
    const [usual, ...others] = [...targets.keys()].sort((one, other) => one - other);
    if (usual === undefined) throw new Refused('A split has no branches.');
    const walk = (target: number, until: number | null) =>
      this.#run(target, position, [...when, { lane, cases: targets.get(target) ?? [] }], until);
    // All but the first end with a jump to where they meet.
    const ends = others.map((target) => walk(target, null));
    const next = ends[0]?.next ?? usual;
    const all = [...ends, walk(usual, next)];
    const [one = { position, next }, ...more] = all;
    if (all.some((end) => end.next !== next)) throw new Refused('Branches do not meet.');
    const met = more.reduce((merged, end) => meeting(merged, end.position, position.values.length), one.position);
    return { position: met, next };
  }

  /** The branches of a split, each with the cases that take it. */
  #targets(table: number, size: number): ReadonlyMap<number, number[]> {
    const bytes = this.#walked.image.bytesAt(table, size * 4);
    if (bytes === null) throw new Refused('A split has fewer branches than its lane has ranks.');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const targets = new Map<number, number[]>();
    for (let rank = 0; rank < size; rank++) {
      const target = view.getUint32(rank * 4, true);
      targets.set(target, [...(targets.get(target) ?? []), rank]);
    }
    return targets;
  }

  #sizeOf(lane: number, when: readonly When[]): number {
    const { sizes, place } = this.#walked;
    return lane === place ? record.GROUP_ROWS : sizes.sizeOf(lane, when);
  }

  /** The lane that a field names, by its place in the row. */
  #laneAt(fields: DataView, at: number): number {
    return laneOf(fields.getUint32(at, true), this.#walked.sizes);
  }

  #read(position: Position, reading: Reading, bytes: number): Position {
    return {
      states: reading.states,
      values: reading.values.length === 0 ? position.values : [...position.values, ...reading.values],
      bytes: position.bytes + bytes,
    };
  }

  #readTexts(position: Position, { texts, bytes }: Texts): Position {
    return this.#read(position, readingOf(this.#walked.grammar, position.states, texts), bytes);
  }

  /** What a record writes, and behind it what it appends. */
  #value(fields: DataView, start: Position, when: readonly When[]): Position {
    const position = this.#readValue(fields, start, when);
    const length = fields.getUint32(record.SUFFIX_LENGTH_AT, true);
    if (length > record.SUFFIX_BYTES) throw new Refused('A record appends more than it holds.');
    const suffix = new Uint8Array(fields.buffer, fields.byteOffset + record.SUFFIX_AT, length);
    return length === 0 ? position : this.#readTexts(position, { texts: [suffix], bytes: length });
  }

  #readValue(fields: DataView, position: Position, when: readonly When[]): Position {
    const { image, grammar, computed } = this.#walked;
    const opcode = fields.getUint32(record.OPCODE_AT, true);
    const address = fields.getUint32(record.ADDRESS_AT, true);
    if (opcode === record.CONSTANT) {
      const length = fields.getUint32(record.LENGTH_AT, true);
      const text = image.lengthAt(address) === length ? image.bytesAt(address, length) : null;
      if (text === null) throw new Refused('A constant lies beyond the image of its table.');
      return this.#readTexts(position, { texts: [text], bytes: length });
    }
    const lane = this.#laneAt(fields, record.LANE_AT);
    const size = this.#sizeOf(lane, when);
    if (opcode === record.ENTRY) {
      const texts = computed.get(address);
      if (texts !== undefined) return this.#readTexts(position, { texts, bytes: COMPUTED_BYTES });
      const pool = this.#poolAt(address, size, 0);
      return this.#read(position, poolReading(pool, grammar, position.states), pool.width);
    }
    const written =
      opcode === record.UUID
        ? this.#uuids(lane, when)
        : recordTexts(fields, { first: size, second: this.#sizeBehind(lane, when) });
    return this.#readTexts(position, textsOf(written));
  }

  #sizeBehind(lane: number, when: readonly When[]): number {
    return lane + 1 < this.#walked.sizes.count ? this.#sizeOf(lane + 1, when) : 1;
  }

  /** A UUID is written of eight lanes, each of so many bits. */
  #uuids(lane: number, when: readonly When[]): readonly string[] {
    UUID_BITS.forEach((bits, i) => {
      if (this.#sizeOf(lane + i, when) > 2 ** bits) throw new Refused('A part of a UUID has too many digits.');
    });
    return ['00000000-0000-4000-8000-000000000000'];
  }

  #poolAt(address: number, size: number, cellBytes: number): EncodedPool {
    const pool = this.#walked.image.poolAt(address);
    if (pool === undefined || pool.cellBytes !== cellBytes)
      throw new Refused('A record reads entries where there are none.');
    if (pool.count < size) throw new Refused(`A record reads ${size} entries of a pool of ${pool.count}.`);
    return pool;
  }

  /**
   * What the references of a record write, one behind the other. Those of a value that may be NULL have the same flag: where it is
   * set, the row takes the other cell of each.
   */
  #cellsOf(fields: DataView, start: Position, when: readonly When[]): Position {
    const references = this.#references(fields);
    let position = start;
    for (let i = 0; i < references.length; ) {
      const { nullable } = references[i] ?? {};
      let end = i + 1;
      while (nullable !== undefined && references[end]?.nullable?.flag === nullable.flag) end++;
      const own = references.slice(i, end);
      const written = own.reduce((at, reference) => this.#cell(reference, at, when), position);
      if (nullable === undefined) position = written;
      else {
        if (this.#sizeOf(nullable.flag, when) > 2) throw new Refused('The flag of a value that may be NULL is none.');
        const empty = own.reduce((at, reference) => this.#otherCell(reference, at), position);
        position = meeting(written, empty, position.values.length);
      }
      i = end;
    }
    return position;
  }

  #references(fields: DataView): readonly CellReference[] {
    const { image, sizes } = this.#walked;
    const length = fields.getUint32(record.LENGTH_AT, true);
    const bytes = image.bytesAt(fields.getUint32(record.ADDRESS_AT, true), length);
    if (bytes === null || length === 0) throw new Refused('References to cells lie beyond the image of their table.');
    const view = new DataView(bytes.buffer, bytes.byteOffset, length);
    const references: CellReference[] = [];
    for (let at = 0; at < length; ) {
      const packed = view.getUint32(at + record.CELLS_AT, true);
      const isNullable = (packed & record.NULLABLE_CELLS) !== 0;
      const end = at + (isNullable ? record.NULLABLE_REFERENCE_BYTES : record.REFERENCE_BYTES);
      if (end > length) throw new Refused('A reference to cells is cut short.');
      const reference = {
        lane: laneOf(view.getUint32(at, true), sizes),
        address: packed & ~(record.NULLABLE_CELLS | record.WIDE_CELLS),
        cellBytes: (packed & record.WIDE_CELLS) === 0 ? record.CELL_BYTES : record.WIDE_CELL_BYTES,
      };
      const flag = isNullable ? laneOf(view.getUint32(at + record.FLAG_AT, true), sizes) : 0;
      const cell = isNullable ? view.getUint32(at + record.NULL_CELL_AT, true) : 0;
      references.push(isNullable ? { ...reference, nullable: { flag, cell } } : reference);
      at = end;
    }
    return references;
  }

  #cell({ lane, address, cellBytes }: CellReference, position: Position, when: readonly When[]): Position {
    const { image, grammar, place } = this.#walked;
    const formed = this.#cells.get(address);
    if (formed !== undefined) {
      if (lane !== place || formed.cellBytes !== cellBytes)
        throw new Refused('The cells of a form are read as others.');
      return formed.texts.reduce((at, texts) => this.#readTexts(at, texts), position);
    }
    const size = this.#sizeOf(lane, when);
    if (image.poolAt(address) !== undefined) {
      const pool = this.#poolAt(address, size, cellBytes);
      return this.#read(position, poolReading(pool, grammar, position.states), pool.width);
    }
    const cells = image.bytesAt(address, image.lengthAt(address));
    if (cells === null || cells.length !== size * cellBytes)
      throw new Refused('A record reads cells where there are none.');
    const texts = cellTexts(cells, cellBytes, areAllEqual(cells, cellBytes) ? 1 : size);
    return this.#readTexts(position, textsOfBytes(texts));
  }

  /** What is written where a value is NULL. */
  #otherCell({ nullable, cellBytes }: CellReference, position: Position): Position {
    const { image } = this.#walked;
    const address = nullable?.cell ?? 0;
    const cell = image.lengthAt(address) === cellBytes ? image.bytesAt(address, cellBytes) : null;
    if (cell === null) throw new Refused('The cell of NULL lies beyond the image of its table.');
    return this.#readTexts(position, textsOfBytes(cellTexts(cell, cellBytes, 1)));
  }
}

/** Cells of which a row takes the one at the rank in a lane, or another one where a flag is set. */
interface CellReference {
  readonly lane: number;
  readonly address: number;
  readonly cellBytes: number;
  readonly nullable?: { readonly flag: number; readonly cell: number };
}

/** Cells that forms make for a group of rows, and what each of them may hold, text behind text. */
interface FormedCells {
  readonly cellBytes: number;
  readonly texts: Texts[];
  /** Bytes of the texts so far, where they are the same for all rows; null: nothing can stand behind them. */
  end: number | null;
}

/** Bits of the eight ranks that a UUID is written of. */
const UUID_BITS: readonly number[] = [16, 16, 16, 12, 2, 12, 24, 24];

function laneOf(offset: number, sizes: LaneSizes): number {
  const lane = offset / 4;
  if (!Number.isInteger(lane) || lane >= sizes.count)
    throw new Refused('A record reads a lane that its rows do not have.');
  return lane;
}

/** Where two branches meet. `before`: values in front of them. */
function meeting(one: Position, other: Position, before: number): Position {
  if (!areEqual(one.states, other.states) || one.values.length !== other.values.length) {
    throw new Refused('Branches leave the row in different states.');
  }
  const values = one.values.map((value, i) => (i < before ? value : mergedValue(value, other.values[i])));
  return { states: one.states, values, bytes: Math.max(one.bytes, other.bytes) };
}

function mergedValue(value: ReadValue, other: ReadValue | undefined): ReadValue {
  if (value.isCommented !== other?.isCommented) throw new Refused('Only some rows have a value in a comment.');
  return { ...value, classes: [...new Set([...value.classes, ...other.classes])] };
}

/** Texts of a character a byte. */
function textsOf(texts: readonly string[]): Texts {
  return textsOfBytes(texts.map(bytesOf));
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function textsOfBytes(texts: readonly Uint8Array[]): Texts {
  return { texts, bytes: texts.reduce((most, { length }) => Math.max(most, length), 0) };
}

/** The texts of so many cells: the last byte of each is its length. */
function cellTexts(cells: Uint8Array, cellBytes: number, count: number): readonly Uint8Array[] {
  return Array.from({ length: count }, (_, i) => {
    const at = i * cellBytes;
    const length = cells[at + cellBytes - 1] ?? 0;
    if (length >= cellBytes) throw new Refused('The text of a cell is longer than the cell.');
    return cells.subarray(at, at + length);
  });
}

function areAllEqual(cells: Uint8Array, cellBytes: number): boolean {
  for (let at = cellBytes; at < cells.length; at++) if (cells[at] !== cells[at - cellBytes]) return false;
  return true;
}

/** The texts of a pool, as the kernels find them. */
function poolTexts({ bytes, count, cellBytes }: EncodedPool): readonly Uint8Array[] {
  if (cellBytes > 0) return cellTexts(bytes, cellBytes, count);
  const index = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: count }, (_, i) => {
    const [from, length] = [index.getUint32(i * 8, true), index.getUint32(i * 8 + 4, true)];
    if (from + length > bytes.length) throw new Refused('An entry lies beyond its pool.');
    return bytes.subarray(from, from + length);
  });
}

/** What pools were found to do to rows: those that come with Rowsmith are read once. */
const readings = new WeakMap<EncodedPool, Map<RowGrammar, Map<string, Reading>>>();

function poolReading(pool: EncodedPool, grammar: RowGrammar, states: readonly number[]): Reading {
  const own = readings.get(pool) ?? new Map<RowGrammar, Map<string, Reading>>();
  readings.set(pool, own);
  const byStates = own.get(grammar) ?? new Map<string, Reading>();
  own.set(grammar, byStates);
  const key = states.join();
  const reading = byStates.get(key) ?? readingOf(grammar, states, poolTexts(pool));
  byStates.set(key, reading);
  return reading;
}

/** The cells that the forms of an image make. */
function formedCells({ image, laid, sizes }: Walked): ReadonlyMap<number, FormedCells> {
  const cells = new Map<number, FormedCells>();
  const bytes = image.bytesAt(laid.forms, laid.formsEnd - laid.forms);
  if (bytes === null || bytes.length % record.FORM_BYTES !== 0) throw new Refused('Forms lie beyond the image.');
  for (let at = 0; at < bytes.length; at += record.FORM_BYTES) {
    const fields = new DataView(bytes.buffer, bytes.byteOffset + at, record.FORM_BYTES);
    const cellBytes = fields.getUint32(record.STRIDE_AT, true);
    const address = fields.getUint32(record.ADDRESS_AT, true);
    const start = cellBytes - 1 - fields.getUint32(record.END_AT, true);
    const own = cells.get(address - start) ?? { cellBytes, texts: [], end: 0 };
    cells.set(address - start, own);
    checkCells(address - start, own, cellBytes, start);
    const lane = laneOf(fields.getUint32(record.LANE_AT, true), sizes);
    const second = lane + 1 < sizes.count ? sizes.sizeOf(lane + 1, []) : 1;
    const { texts, end } = formText(fields, { first: sizes.sizeOf(lane, []), second }, start);
    own.texts.push(textsOf(texts));
    own.end = end;
    const most = texts.reduce((longest, { length }) => Math.max(longest, length), 0);
    if (start + most >= cellBytes) throw new Refused('The text of a form is longer than its cell.');
  }
  return cells;
}

/** Refuses cells that lie beyond their area, or over others, and texts that do not follow each other in them. */
function checkCells(address: number, { cellBytes: known, end }: FormedCells, cellBytes: number, start: number): void {
  const isCell = cellBytes === record.CELL_BYTES || cellBytes === record.WIDE_CELL_BYTES;
  const last = address + cellBytes * record.GROUP_ROWS;
  if (!isCell || cellBytes !== known || address < CELLS || last > CELLS + CELL_AREA_BYTES) {
    throw new Refused('A form makes cells where there is no place for them.');
  }
  if (end !== start) throw new Refused('The texts of a cell do not stand one behind the other.');
}
