import { type FormCells, setWhole } from './form.ts';
import type { Writing } from './pieces.ts';
import * as record from './record.ts';

/** A record, with what it appends to its value, the cells that it appends and, as numbers of records, where it goes on. */
export interface Draft extends Required<Omit<Writing, 'magnitude' | 'isSigned'>> {
  suffix: Uint8Array;
  targets: readonly number[];
  readonly references: Reference[];
}

/** Cells of which a row takes the one at the rank in a lane. */
export interface Reference {
  readonly lane: number;
  readonly cells: FormCells;
  /** Where the value may be NULL: the lane that says so, and the cell that is written then. */
  readonly nullable?: { readonly lane: number; readonly address: number };
}

/** Most records append nothing: they share it, since a row of thousands of columns has as many records. */
const NOTHING = new Uint8Array(0);
const NOWHERE: readonly number[] = [];

/** A record that writes this: all of one form, whatever is written. */
export function draftOf({ opcode, lane, address = 0, length = 0, first = 0, multiplier = 0 }: Writing): Draft {
  return { opcode, lane, address, length, first, multiplier, suffix: NOTHING, targets: NOWHERE, references: [] };
}

function bytesOf({ nullable }: Reference): number {
  return nullable === undefined ? record.REFERENCE_BYTES : record.NULLABLE_REFERENCE_BYTES;
}

function bytesOfAll(references: readonly Reference[]): number {
  return references.reduce((sum, reference) => sum + bytesOf(reference), 0);
}

function setReference(view: DataView, at: number, { lane, cells, nullable }: Reference): void {
  const bits = (cells.isWide ? record.WIDE_CELLS : 0) | (nullable === undefined ? 0 : record.NULLABLE_CELLS);
  view.setInt32(at, lane * 4, true);
  view.setInt32(at + record.CELLS_AT, cells.address | bits, true);
  if (nullable === undefined) return;
  view.setInt32(at + record.FLAG_AT, nullable.lane * 4, true);
  view.setInt32(at + record.NULL_CELL_AT, nullable.address, true);
}

/** Records as they lie in memory at an address, with the tables of their branches and their references to cells behind them. */
export function recordBytes(records: readonly Draft[], base: number): Uint8Array {
  const tables = records.length * record.RECORD_BYTES;
  const length = records.reduce(
    (sum, { opcode, targets, references }) =>
      sum + (opcode === record.BRANCH ? targets.length * 4 : bytesOfAll(references)),
    tables,
  );
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  const addressOf = (target: number): number => base + target * record.RECORD_BYTES;
  let table = tables;
  records.forEach((draft, i) => {
    const at = i * record.RECORD_BYTES;
    const { opcode, lane, address, length: digits, first, multiplier } = draft;
    const { suffix, targets, references } = draft;
    const [target] = targets;
    view.setInt32(at + record.OPCODE_AT, opcode, true);
    view.setInt32(at + record.LANE_AT, lane * 4, true);
    bytes.set(suffix, at + record.SUFFIX_AT);
    view.setInt32(at + record.SUFFIX_LENGTH_AT, suffix.length, true);
    view.setInt32(at + record.ADDRESS_AT, target === undefined ? address : addressOf(target), true);
    view.setInt32(at + record.LENGTH_AT, digits, true);
    view.setInt32(at + record.MULTIPLIER_AT, multiplier, true);
    setWhole(view, at + record.FIRST_AT, first);
    if (opcode === record.BRANCH) {
      view.setInt32(at + record.ADDRESS_AT, base + table, true);
      for (const other of targets) {
        view.setInt32(table, addressOf(other), true);
        table += 4;
      }
    } else if (references.length > 0) {
      view.setInt32(at + record.ADDRESS_AT, base + table, true);
      view.setInt32(at + record.LENGTH_AT, bytesOfAll(references), true);
      for (const reference of references) {
        setReference(view, table, reference);
        table += bytesOf(reference);
      }
    }
  });
  return bytes;
}
