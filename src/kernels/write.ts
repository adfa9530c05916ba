import {
  ADDRESS_AT,
  BINARY,
  BRANCH,
  CELL_BYTES,
  CELLS,
  CELLS_AT,
  CLOCK,
  CONSTANT,
  DAY,
  DECIMAL,
  DECIMAL_PAIR,
  DIGITS,
  END,
  ENTRY,
  FIRST_AT,
  FLAG_AT,
  GROUP_ROWS,
  HEXADECIMAL,
  INTEGER,
  JUMP,
  LANE_AT,
  LENGTH_AT,
  MULTIPLIER_AT,
  NINE_DIGITS,
  NULL_CELL_AT,
  NULLABLE_CELLS,
  NULLABLE_REFERENCE_BYTES,
  OPCODE_AT,
  RECORD_BYTES,
  REFERENCE_BYTES,
  SUFFIX_AT,
  SUFFIX_LENGTH_AT,
  UUID,
  WIDE,
  WIDE_CELL_BYTES,
  WIDE_CELLS,
  WIDE_PAIR,
} from '../emit/record';
import { putDecimal, putDigits, putLongDigits, putSigned, putSignedInteger } from './digits';
import { laneOf } from './draw';
import { makeForms } from './form';
import { putBinary, putClock, putDay, putHexadecimal, putUuid } from './values';

let written: u32 = 0;

/** Rows that the last call of `writeRows` wrote. */
export function rowsWritten(): u32 {
  return written;
}

/**
 * Writes rows of the block, from row `from` to before `to`, one behind the other from `out` on, as long as the widest of
 * them would end before `limit`; gives the position behind them. Stores overrun by up to 32 bytes. `place`: the lane that gets a
 * row's place in its group; `digits`: scratch for the digits of a group.
 *
 * This makes the forms of a group of rows, column by column, and then interprets the records, row by row: a row's ranks, its
 * cells and the records stay in the first-level cache, and the row is written where it is to be.
 */
export function writeRows(
  program: usize,
  forms: usize,
  formsEnd: usize,
  lanes: usize,
  from: u32,
  to: u32,
  out: usize,
  limit: usize,
  width: usize,
  place: usize,
  digits: usize,
): usize {
  let p = out;
  let row = from;
  const isOnlyCells = load<u32>(program, OPCODE_AT) === CELLS && load<u32>(program, RECORD_BYTES + OPCODE_AT) === END;
  while (row < to && p + width <= limit) {
    const start = row;
    const end = min(to, row + GROUP_ROWS);
    makeForms(forms, formsEnd, laneOf(lanes, row), end - row, digits);
    for (; row < end && p + width <= limit; row++) {
      const ranks = laneOf(lanes, row);
      store<u32>(ranks + place, row - start);
      p = isOnlyCells ? writeCells(program, ranks, p) : writeRow(program, ranks, p);
    }
  }
  written = row - from;
  return p;
}

/** Writes a row. */
function writeRow(program: usize, ranks: usize, out: usize): usize {
  let p = out;
  let record = program;
  while (true) {
    switch (load<u32>(record, OPCODE_AT)) {
      case CELLS:
        p = writeCells(record, ranks, p);
        record += RECORD_BYTES;
        continue;
      case CONSTANT:
        p = putText(p, load<u32>(record, ADDRESS_AT), load<u32>(record, LENGTH_AT));
        break;
      case ENTRY: {
        const pool = <usize>load<u32>(record, ADDRESS_AT);
        const entry = pool + (load<u32>(ranks + load<u32>(record, LANE_AT)) << 3);
        p = putText(p, pool + load<u32>(entry), load<u32>(entry, 4));
        break;
      }
      case UUID:
        p = putUuid(p, ranks + load<u32>(record, LANE_AT));
        break;
      case BRANCH:
        record = load<u32>(<usize>load<u32>(record, ADDRESS_AT) + (load<u32>(ranks + load<u32>(record, LANE_AT)) << 2));
        continue;
      case JUMP:
        record = load<u32>(record, ADDRESS_AT);
        continue;
      case END:
        return p;
      default:
        p = putValue(record, ranks + load<u32>(record, LANE_AT), p);
    }
    store<u64>(p, load<u64>(record, SUFFIX_AT));
    p += load<u32>(record, SUFFIX_LENGTH_AT);
    record += RECORD_BYTES;
  }
}

/** Writes the value that a record makes of the rank at an address; gives the position behind it. */
function putValue(record: usize, at: usize, p: usize): usize {
  const rank = load<u32>(at);
  const first = load<i64>(record, FIRST_AT);
  const length = load<u32>(record, LENGTH_AT);
  const multiplier = <i64>load<u32>(record, MULTIPLIER_AT);
  switch (load<u32>(record, OPCODE_AT)) {
    case INTEGER:
      return putSignedInteger(p, <i32>first + rank);
    case WIDE:
      return putSigned(p, first + rank);
    case WIDE_PAIR:
      return putSigned(p, first + rank * multiplier + load<u32>(at, 4));
    case DECIMAL:
      return putDecimal(p, first + rank, length);
    case DECIMAL_PAIR:
      return putDecimal(p, first + rank * multiplier + load<u32>(at, 4), length);
    case DIGITS:
      return putDigits(p, <u32>first + rank, length);
    case NINE_DIGITS:
      return putLongDigits(p, <u32>first + rank, 9);
    case DAY:
      return putDay(p, <u32>first + rank);
    case CLOCK:
      return putClock(p, <u32>first + rank);
    case HEXADECIMAL:
      return putHexadecimal(p, rank, length);
    case BINARY:
      return putBinary(p, rank, length);
    default:
      return p;
  }
}

/** Writes the cells of a record. A text is no longer than its cell, whatever is said of it there. */
function writeCells(record: usize, ranks: usize, out: usize): usize {
  let p = out;
  let reference = <usize>load<u32>(record, ADDRESS_AT);
  const end = reference + load<u32>(record, LENGTH_AT);
  while (true) {
    const rank = load<u32>(ranks + load<u32>(reference));
    const cells = load<u32>(reference, CELLS_AT);
    if ((cells & (WIDE_CELLS | NULLABLE_CELLS)) === 0) {
      const cell = <usize>cells + (rank << 4);
      v128.store(p, v128.load(cell));
      p += load<u8>(cell, CELL_BYTES - 1) & (CELL_BYTES - 1);
    } else {
      let cell = <usize>(cells & ~(WIDE_CELLS | NULLABLE_CELLS)) + (rank << (4 + (cells & WIDE_CELLS)));
      if (cells & NULLABLE_CELLS) {
        const isNull = load<u32>(ranks + load<u32>(reference, FLAG_AT));
        cell = select<usize>(load<u32>(reference, NULL_CELL_AT), cell, isNull);
        reference += NULLABLE_REFERENCE_BYTES - REFERENCE_BYTES;
      }
      v128.store(p, v128.load(cell));
      if (cells & WIDE_CELLS) {
        v128.store(p, v128.load(cell, 16), 16);
        p += load<u8>(cell, WIDE_CELL_BYTES - 1) & (WIDE_CELL_BYTES - 1);
      } else {
        p += load<u8>(cell, CELL_BYTES - 1) & (CELL_BYTES - 1);
      }
    }
    reference += REFERENCE_BYTES;
    if (reference === end) return p;
  }
}

function putText(p: usize, from: usize, length: usize): usize {
  for (let k: usize = 0; k < length; k += 16) v128.store(p + k, v128.load(from + k));
  return p + length;
}
