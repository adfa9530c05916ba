import { Refused } from './reading.ts';

/* Texts as they lie in cells, and as characters that are a byte each. */

/** Texts that a place of a row may have. */
export interface Texts {
  readonly texts: readonly Uint8Array[];
  /** Those of the longest. */
  readonly bytes: number;
}

/** Texts of a character a byte. */
export function textsOf(texts: readonly string[]): Texts {
  return textsOfBytes(texts.map(bytesOf));
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

export function textsOfBytes(texts: readonly Uint8Array[]): Texts {
  return { texts, bytes: texts.reduce((most, { length }) => Math.max(most, length), 0) };
}

/** The texts of so many cells: the last byte of each is its length. Throws Refused where there are fewer, or not such ones. */
export function cellTexts(cells: Uint8Array, cellBytes: number, count: number): readonly Uint8Array[] {
  if (count * cellBytes > cells.length) throw new Refused('There are fewer cells than are read.');
  return Array.from({ length: count }, (_, i) => {
    const at = i * cellBytes;
    const length = cells[at + cellBytes - 1] ?? 0;
    if (length >= cellBytes) throw new Refused('The text of a cell is longer than the cell.');
    return cells.subarray(at, at + length);
  });
}

/** Whether all of the cells hold the same. */
export function areAllEqual(cells: Uint8Array, cellBytes: number): boolean {
  for (let at = cellBytes; at < cells.length; at++) if (cells[at] !== cells[at - cellBytes]) return false;
  return true;
}
