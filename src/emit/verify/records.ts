import { endsStep, type Steps } from '../../steps.ts';
import type { Image } from '../image.ts';
import type { Laid } from '../layout.ts';
import { COMPUTED_BYTES } from '../memory.ts';
import * as record from '../record.ts';
import { type FormedCells, formedCells } from './forms.ts';
import { type LaneSizes, laneOf, type When } from './lane-sizes.ts';
import { isCopied, type PoolReading, poolReading } from './pools.ts';
import { areEqual, isRowEnd, type Reading, type ReadValue, Refused, readingOf } from './reading.ts';
import type { RowGrammar } from './row-grammar.ts';
import { areAllEqual, cellTexts, type Texts, textsOf, textsOfBytes } from './texts.ts';
import { recordTexts } from './written.ts';

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
  /** The columns that are computed as the rows are drawn, by the address of their texts' table. */
  readonly computed: ReadonlyMap<number, ComputedColumn>;
}

/** A column whose texts lie by the rows of the block. */
export interface ComputedColumn {
  /** The lane that numbers them, and that of the flag; a negative one: there is none. */
  readonly lane: number;
  readonly flag: number;
  /** What stands for all of them. */
  readonly texts: readonly Uint8Array[];
}

/** How far a row is written: its records up to here. */
interface Position {
  readonly states: readonly number[];
  readonly last: Written | null;
  /** What was read of a separator, or of what stands before the value at hand. */
  readonly between: string;
  /** The most bytes that it takes. */
  readonly bytes: number;
}

/** A value of a row, behind those before it. Branches share what stands before them: a list a position would be copied for each value. */
interface Written {
  readonly value: ReadValue;
  readonly before: Written | null;
}

/** Records of a row at most: those of a table with as many columns as there may be, many times. */
const MAX_RECORDS = 1_000_000;

/** The values of a row, in order. Throws Refused where records write what is no row, or read what is not theirs. */
export function* valuesWritten(walked: Walked): Steps<readonly ReadValue[]> {
  const cells = yield* formedCells(walked);
  return yield* new Walk(walked, cells).values();
}

class Walk {
  readonly #walked: Walked;
  /** What the cells that forms make may hold, one text behind the other, by their address. */
  readonly #cells: ReadonlyMap<number, FormedCells>;
  /** Pools whose copy in the image was compared with what is read of them. */
  readonly #compared = new Set<number>();
  #records = 0;

  constructor(walked: Walked, cells: ReadonlyMap<number, FormedCells>) {
    this.#walked = walked;
    this.#cells = cells;
  }

  *values(): Steps<readonly ReadValue[]> {
    const { laid, grammar } = this.#walked;
    const start = { states: [grammar.starts.lead], last: null, between: '', bytes: 0 };
    const { position, next } = yield* this.#run(laid.offset, start, [], null);
    if (next !== null) throw new Refused('The records of a row have no end.');
    if (!isRowEnd(grammar, position.states)) throw new Refused('A row ends within a value.');
    if (position.bytes > laid.width) throw new Refused('A row may be wider than it says.');
    return listOf(position.last);
  }

  /** Walks from a record on to the end of the row, or until records go on with another one: `until`, if it is known. */
  *#run(
    first: number,
    start: Position,
    when: readonly When[],
    until: number | null,
  ): Steps<{ readonly position: Position; readonly next: number | null }> {
    let position = start;
    let at = first;
    while (at !== until) {
      if (++this.#records > MAX_RECORDS) throw new Refused('The records of a row do not end.');
      if (endsStep(this.#records)) yield;
      const fields = this.#fieldsAt(at);
      const opcode = fields.getUint32(record.OPCODE_AT, true);
      if (opcode === record.END) {
        if (until !== null || when.length > 0) throw new Refused('A row ends within a branch.');
        return { position, next: null };
      }
      if (opcode === record.JUMP) return { position, next: fields.getUint32(record.ADDRESS_AT, true) };
      if (opcode === record.BRANCH) {
        const met = yield* this.#branches(fields, position, when);
        position = met.position;
        at = met.next;
        continue;
      }
      position =
        opcode === record.CELLS ? yield* this.#cellsOf(fields, position, when) : this.#value(fields, position, when);
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
  *#branches(
    fields: DataView,
    position: Position,
    when: readonly When[],
  ): Steps<{ readonly position: Position; readonly next: number }> {
    const lane = this.#laneAt(fields, record.LANE_AT);
    const targets = this.#targets(fields.getUint32(record.ADDRESS_AT, true), this.#sizeOf(lane, when));
    const [usual, ...others] = [...targets.keys()].sort((one, other) => one - other);
    if (usual === undefined) throw new Refused('A split has no branches.');
    const walk = (target: number, until: number | null) =>
      this.#run(target, position, [...when, { lane, cases: targets.get(target) ?? [] }], until);
    // All but the first end with a jump to where they meet.
    const all: { readonly position: Position; readonly next: number | null }[] = [];
    for (const target of others) all.push(yield* walk(target, null));
    const next = all[0]?.next ?? usual;
    all.push(yield* walk(usual, next));
    const [one = { position, next }, ...more] = all;
    if (all.some((end) => end.next !== next)) throw new Refused('Branches do not meet.');
    const met = more.reduce((merged, end) => meeting(merged, end.position, position.last), one.position);
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
      const cases = targets.get(target);
      if (cases === undefined) targets.set(target, [rank]);
      else cases.push(rank);
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

  #read({ last, between, bytes: before }: Position, reading: Reading, bytes: number): Position {
    const [first, ...others] = reading.values;
    if (first === undefined) {
      return { states: reading.states, last, between: between + reading.between, bytes: before + bytes };
    }
    const behind = (written: Written | null, value: ReadValue): Written => ({ value, before: written });
    const read = others.reduce(behind, behind(last, { ...first, before: between + first.before }));
    return { states: reading.states, last: read, between: reading.between, bytes: before + bytes };
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
    const { image, computed } = this.#walked;
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
      const column = computed.get(address);
      if (column !== undefined) return this.#computedText(column, lane, position, when);
      const { reading, bytes } = this.#poolAt(address, size, 0, position);
      return this.#read(position, reading, bytes);
    }
    const written =
      opcode === record.UUID
        ? this.#uuids(lane, when)
        : recordTexts(fields, { first: size, second: this.#sizeOf(lane + 1, when) });
    return this.#readTexts(position, textsOf(written));
  }

  /** A text that lies under the row's own number, and that was put there for this row. */
  #computedText(column: ComputedColumn, lane: number, position: Position, when: readonly When[]): Position {
    const isPut = column.lane === lane && this.#walked.sizes.hasText(lane, when);
    const isNoNull = column.flag < 0 || when.some((one) => one.lane === column.flag && one.cases.join() === '0');
    if (!isPut || !isNoNull) throw new Refused('A record reads a text that was not computed of its row.');
    return this.#readTexts(position, { texts: column.texts, bytes: COMPUTED_BYTES });
  }

  /** A UUID is written of eight lanes, each of so many bits. */
  #uuids(lane: number, when: readonly When[]): readonly string[] {
    UUID_BITS.forEach((bits, i) => {
      if (this.#sizeOf(lane + i, when) > 2 ** bits) throw new Refused('A part of a UUID has too many digits.');
    });
    return ['00000000-0000-4000-8000-000000000000'];
  }

  /** What the entries of a pool do to a row. */
  #poolAt(address: number, size: number, cellBytes: number, { states }: Position): PoolReading {
    const { image, grammar } = this.#walked;
    const pool = image.poolAt(address);
    if (pool === undefined || pool.cellBytes !== cellBytes)
      throw new Refused('A record reads entries where there are none.');
    if (pool.count < size) throw new Refused(`A record reads ${size} entries of a pool of ${pool.count}.`);
    if (!this.#compared.has(address) && !isCopied(pool, image, address))
      throw new Refused('The entries of a pool are others in the image.');
    this.#compared.add(address);
    return poolReading(pool, grammar, states);
  }

  /**
   * What the references of a record write, one behind the other. Those of a value that may be NULL have the same flag: where it is
   * set, the row takes the other cell of each.
   */
  *#cellsOf(fields: DataView, start: Position, when: readonly When[]): Steps<Position> {
    const references = this.#references(fields);
    let position = start;
    let values = 0;
    for (let i = 0; i < references.length; ) {
      if (endsStep(values++)) yield;
      const { nullable } = references[i] ?? {};
      let end = i + 1;
      while (nullable !== undefined && references[end]?.nullable?.flag === nullable.flag) end++;
      const own = references.slice(i, end);
      const written = own.reduce((at, reference) => this.#cell(reference, at, when), position);
      if (nullable === undefined) position = written;
      else {
        if (this.#sizeOf(nullable.flag, when) > 2) throw new Refused('The flag of a value that may be NULL is none.');
        const empty = own.reduce((at, reference) => this.#otherCell(reference, at), position);
        position = meeting(written, empty, position.last);
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
    const { image, place } = this.#walked;
    const formed = this.#cells.get(address);
    if (formed !== undefined) {
      if (lane !== place || formed.cellBytes !== cellBytes)
        throw new Refused('The cells of a form are read as others.');
      return formed.texts.reduce((at, texts) => this.#readTexts(at, texts), position);
    }
    const size = this.#sizeOf(lane, when);
    if (image.poolAt(address) !== undefined) {
      const { reading, bytes } = this.#poolAt(address, size, cellBytes, position);
      return this.#read(position, reading, bytes);
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

/** Bits of the eight ranks that a UUID is written of. */
const UUID_BITS: readonly number[] = [16, 16, 16, 12, 2, 12, 24, 24];

/** Where two branches meet. `start`: the last value in front of them. */
function meeting(one: Position, other: Position, start: Written | null): Position {
  const [values, others] = [listOf(one.last, start), listOf(other.last, start)];
  const isAlike = areEqual(one.states, other.states) && one.between === other.between;
  if (!isAlike || values.length !== others.length) {
    throw new Refused('Branches leave the row in different states.');
  }
  let last = start;
  for (const [i, value] of values.entries()) {
    const met = others[i];
    if (met !== undefined) last = { value: mergedValue(value, met), before: last };
  }
  return { states: one.states, last, between: one.between, bytes: Math.max(one.bytes, other.bytes) };
}

/** The values up to the last one, in order: those behind `start`. */
function listOf(last: Written | null, start: Written | null = null): readonly ReadValue[] {
  const values: ReadValue[] = [];
  for (let at = last; at !== null && at !== start; at = at.before) values.push(at.value);
  return values.reverse();
}

function mergedValue(value: ReadValue, other: ReadValue): ReadValue {
  if (value.before !== other.before) throw new Refused('Only some rows have a value in a comment.');
  return { ...value, classes: [...new Set([...value.classes, ...other.classes])] };
}
