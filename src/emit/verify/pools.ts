import type { Image } from '../image.ts';
import type { EncodedPool } from '../pool.ts';
import { type Reading, Refused, readingOf } from './reading.ts';
import type { RowGrammar } from './row-grammar.ts';
import { cellTexts, type Texts, textsOfBytes } from './texts.ts';

/*
 * Pools are read in the form in which they are shared by all tables, and once for all of them. What is written is a copy in the image
 * of a table, which is compared with it.
 */

/** What the entries of a pool do to a row, and the bytes of the longest. */
export interface PoolReading {
  readonly reading: Reading;
  readonly bytes: number;
}

/** Whether the image has the bytes of a pool at an address. */
export function isCopied({ bytes }: EncodedPool, image: Image, address: number): boolean {
  const copy = image.lengthAt(address) === bytes.length ? image.bytesAt(address, bytes.length) : null;
  if (copy === null) return false;
  for (let at = 0; at < bytes.length; at++) if (copy[at] !== bytes[at]) return false;
  return true;
}

const known = new WeakMap<EncodedPool, Map<RowGrammar, Map<string, PoolReading>>>();

/** Reads the entries of a pool from some states on. Throws Refused. */
export function poolReading(pool: EncodedPool, grammar: RowGrammar, states: readonly number[]): PoolReading {
  const own = known.get(pool) ?? new Map<RowGrammar, Map<string, PoolReading>>();
  known.set(pool, own);
  const byStates = own.get(grammar) ?? new Map<string, PoolReading>();
  own.set(grammar, byStates);
  const key = states.join();
  const found = byStates.get(key);
  if (found !== undefined) return found;
  const { texts, bytes } = poolTexts(pool);
  const read = { reading: readingOf(grammar, states, texts), bytes };
  byStates.set(key, read);
  return read;
}

/** The texts of a pool, as the kernels find them. */
function poolTexts({ bytes, count, cellBytes }: EncodedPool): Texts {
  if (cellBytes > 0) return textsOfBytes(cellTexts(bytes, cellBytes, count));
  if (count * 8 > bytes.length) throw new Refused('A pool has fewer entries than it says.');
  const index = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return textsOfBytes(
    Array.from({ length: count }, (_, i) => {
      const [from, length] = [index.getUint32(i * 8, true), index.getUint32(i * 8 + 4, true)];
      if (from + length > bytes.length) throw new Refused('An entry lies beyond its pool.');
      return bytes.subarray(from, from + length);
    }),
  );
}
