import {
  ADDRESS_AT,
  BINARY,
  BRANCH,
  CLOCK,
  CONSTANT,
  DAY,
  DECIMAL,
  DECIMAL_PAIR,
  DIGITS,
  END,
  ENTRY,
  FIRST_AT,
  HEXADECIMAL,
  INTEGER,
  JUMP,
  LANE_AT,
  LENGTH_AT,
  NINE_DIGITS,
  OPCODE_AT,
  RECORD_BYTES,
  SHORT_ENTRY,
  SUFFIX,
  SUFFIX_AT,
  SUFFIX_LENGTH_AT,
  UUID,
  WIDE,
  WIDE_PAIR,
} from '../emit/record';
import { putDigits, putInteger, putLongDigits, putScaled, putWhole } from './digits';
import { laneOf } from './draw';
import { putBinary, putClock, putDay, putHexadecimal, putUuid } from './values';

/** What the first rank of two counts. */
const BILLION: i64 = 1_000_000_000;

/** The character that is written in front of a number, and kept where it is negative. */
const MINUS: u8 = 0x2d;

let written: u32 = 0;

/** Rows that the last call of `writeRows` wrote. */
export function rowsWritten(): u32 {
  return written;
}

/**
 * Writes rows of the block, from row `from` to before `to`, one behind the other from `out` on, as long as the widest of
 * them would end before `limit`; gives the position behind them. Stores overrun by up to 16 bytes.
 *
 * This interprets the records, row by row: a row's ranks and the records stay in the first-level cache, and the row is
 * written where it is to be. Rare operations are functions, so that this one stays small and is compiled early.
 */
export function writeRows(
  program: usize,
  lanes: usize,
  from: u32,
  to: u32,
  out: usize,
  limit: usize,
  width: usize,
): usize {
  let p = out;
  let row = from;
  for (; row < to && p + width <= limit; row++) {
    const ranks = laneOf(lanes, row);
    let record = program;
    while (true) {
      const at = ranks + load<u32>(record, LANE_AT);
      const rank = load<u32>(at);
      switch (load<u32>(record, OPCODE_AT)) {
        case SUFFIX:
          break;
        case CONSTANT:
          p = putText(p, load<u32>(record, ADDRESS_AT), load<u32>(record, LENGTH_AT));
          break;
        case SHORT_ENTRY:
          // Words often follow each other: going on with the next one here is foretold better than a jump.
          while (true) {
            const word = load<u32>(ranks + load<u32>(record, LANE_AT));
            const entry = <usize>load<u32>(record, ADDRESS_AT) + (word << 4);
            v128.store(p, v128.load(entry));
            p += load<u8>(entry, 15);
            if (load<u32>(record, RECORD_BYTES + OPCODE_AT) !== SHORT_ENTRY) break;
            store<u64>(p, load<u64>(record, SUFFIX_AT));
            p += load<u32>(record, SUFFIX_LENGTH_AT);
            record += RECORD_BYTES;
          }
          break;
        case ENTRY: {
          const pool = <usize>load<u32>(record, ADDRESS_AT);
          const entry = pool + (rank << 3);
          p = putText(p, pool + load<u32>(entry), load<u32>(entry, 4));
          break;
        }
        case INTEGER: {
          const value = load<i32>(record, FIRST_AT) + rank;
          const sign = <u32>(value < 0);
          store<u8>(p, MINUS);
          p = putInteger(p + sign, (value ^ (0 - sign)) + sign);
          break;
        }
        case WIDE:
          p = putSigned(p, load<i64>(record, FIRST_AT) + rank);
          break;
        case WIDE_PAIR:
          p = putSigned(p, load<i64>(record, FIRST_AT) + rank * BILLION + load<u32>(at, 4));
          break;
        case DECIMAL:
          p = putDecimal(p, load<i64>(record, FIRST_AT) + rank, load<u32>(record, LENGTH_AT));
          break;
        case DECIMAL_PAIR:
          p = putDecimal(
            p,
            load<i64>(record, FIRST_AT) + rank * BILLION + load<u32>(at, 4),
            load<u32>(record, LENGTH_AT),
          );
          break;
        case DIGITS:
          p = putDigits(p, load<u32>(record, FIRST_AT) + rank, load<u32>(record, LENGTH_AT));
          break;
        case NINE_DIGITS:
          p = putLongDigits(p, load<u32>(record, FIRST_AT) + rank, 9);
          break;
        case DAY:
          p = putDay(p, load<u32>(record, FIRST_AT) + rank);
          break;
        case CLOCK:
          p = putClock(p, load<u32>(record, FIRST_AT) + rank);
          break;
        case HEXADECIMAL:
          p = putHexadecimal(p, rank, load<u32>(record, LENGTH_AT));
          break;
        case BINARY:
          p = putBinary(p, rank, load<u32>(record, LENGTH_AT));
          break;
        case UUID:
          p = putUuid(p, at);
          break;
        case BRANCH:
          record = load<u32>(<usize>load<u32>(record, ADDRESS_AT) + (rank << 2));
          continue;
        case JUMP:
          record = load<u32>(record, ADDRESS_AT);
          continue;
        case END:
          record = 0;
          break;
      }
      if (record === 0) break;
      store<u64>(p, load<u64>(record, SUFFIX_AT));
      p += load<u32>(record, SUFFIX_LENGTH_AT);
      record += RECORD_BYTES;
    }
  }
  written = row - from;
  return p;
}

function putText(p: usize, from: usize, length: usize): usize {
  for (let k: usize = 0; k < length; k += 16) v128.store(p + k, v128.load(from + k));
  return p + length;
}

function putSigned(p: usize, value: i64): usize {
  const sign = <u64>(value < 0);
  store<u8>(p, MINUS);
  return putWhole(p + <usize>sign, (value ^ (0 - sign)) + sign);
}

/** Writes a number with `scale` digits behind the point. */
function putDecimal(p: usize, value: i64, scale: u32): usize {
  const sign = <u64>(value < 0);
  store<u8>(p, MINUS);
  return putScaled(p + <usize>sign, (value ^ (0 - sign)) + sign, scale);
}
