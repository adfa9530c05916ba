import { BASE_AT, CELL_BYTES, LINE_BYTES, SLOPE_AT } from '../../values/piece-code.ts';
import { rankOn } from '../../values/quantile-table.ts';
import type { Skew } from '../operation.ts';
import { PLACE_BYTES } from '../record.ts';
import type { Segment } from '../segment.ts';
import { Refused, wholeNumber, wholeSize } from './reading.ts';

/** What the tables of a program are read from. */
interface Tables {
  readonly tables: Segment;
}

/** Bits of a hash that choose a cell at most: the others choose a rank in it. */
const MOST_BITS = 16;

/** Where a program's tables hold so many bytes at an address. */
export function tableAt({ tables }: Tables, address: number, bytes: number): DataView {
  const table = Number.isInteger(bytes) ? tables.bytesAt(address, bytes) : null;
  if (table === null) throw new Refused('A draw reads beyond the tables of its program.');
  return new DataView(table.buffer, table.byteOffset, bytes);
}

/** The size below which all ranks of a quantile table lie; refuses a table that gives others or lies elsewhere. */
export function skewedSize({ offset, bits }: Skew, size: number, state: Tables): number {
  if (!Number.isInteger(bits) || bits < 1 || bits > MOST_BITS)
    throw new Refused(`A draw divides hashes by ${bits} bits.`);
  const table = tableAt(state, offset, 2 ** bits * CELL_BYTES);
  for (let cell = 0; cell < table.byteLength; cell += CELL_BYTES) {
    const threshold = table.getUint32(cell, true);
    // Lines rise or fall: their ends hold all between.
    if (threshold > 0) verifyLine(table, cell, [0, threshold - 1], size);
    verifyLine(table, cell + LINE_BYTES, [threshold, 2 ** 32 - 1], size);
  }
  return wholeSize(size);
}

function verifyLine(table: DataView, at: number, ends: readonly number[], size: number): void {
  const line = { base: table.getFloat64(at + BASE_AT, true), slope: table.getFloat64(at + SLOPE_AT, true) };
  const ranks = ends.map((hash) => rankOn(line, hash));
  if (!ranks.every((rank) => rank >= 0 && rank < size)) throw new Refused(`A draw is from ${ranks} of ${size} ranks.`);
}

/** The size below which the digits of so many numbers lie that a table of places cuts off; refuses digits that weigh nothing. */
export function cutSize(size: number, places: number, count: number, spread: number, state: Tables): number {
  const table = tableAt(state, places, count * PLACE_BYTES);
  let most = Math.max(1, wholeNumber(spread, 0)) - 1;
  for (let i = 0; i < count; i++) {
    const [weight, radix, multiplier] = [0, 8, 16].map((at) => table.getFloat64(i * PLACE_BYTES + at, true));
    const isWhole = [weight, radix, multiplier].every((one) => one !== undefined && Number.isInteger(one) && one >= 0);
    if (!isWhole || weight === undefined || radix === undefined || multiplier === undefined || weight < 1) {
      throw new Refused('A digit of a key has no weight.');
    }
    const digits = Math.floor((size - 1) / weight);
    most += (radix === 0 ? digits : Math.min(digits, radix - 1)) * multiplier;
  }
  return most + 1;
}
