import { MAX_SLOTS } from '../../relation/contractor.ts';
import { LANES, SLOTS, VALUES } from '../memory.ts';
import { COLUMN_BYTES, SLOT_BYTES } from '../record.ts';
import { Refused } from './reading.ts';

/** Refuses what is no slot of intervals. */
export function slotAt(address: number): void {
  const slot = (address - SLOTS) / SLOT_BYTES;
  if (!Number.isInteger(slot) || slot < 0 || slot >= MAX_SLOTS) throw new Refused('A step of a relation has no slot.');
}

/** Refuses what is no place of a related column's values. */
export function valuesAt(address: number): void {
  const place = (address - VALUES) / COLUMN_BYTES;
  if (!Number.isInteger(place) || place < 0 || address + COLUMN_BYTES > LANES) {
    throw new Refused('The values of a related column have no place.');
  }
}
