import { CELL_BYTES, WIDE_CELL_BYTES } from './record.ts';

/** How the entries of a pool are written: by its name, pools that were encoded before are found again. */
export interface Spelling {
  readonly name: string;
  readonly spell: (text: string) => string;
}

/** Entries as they are. */
export const PLAIN: Spelling = { name: 'plain', spell: (text) => text };

/** Entries with what stands before and behind each. */
export function surrounded({ name, spell }: Spelling, before: string, behind: string): Spelling {
  if (before === '' && behind === '') return { name, spell };
  return { name: JSON.stringify([name, before, behind]), spell: (text) => before + spell(text) + behind };
}

/** A pool in the form in which the kernels read it. */
export interface EncodedPool {
  /** The same for pools of the same bytes. */
  readonly key: string;
  readonly count: number;
  readonly bytes: Uint8Array;
  /** Length of the longest entry. */
  readonly width: number;
  /** Bytes of each entry's cell; 0: there is a table of offsets and lengths. */
  readonly cellBytes: number;
  readonly isAscii: boolean;
}

const encoder = new TextEncoder();

/** Spellings of a list that are kept at most: the text around entries may be anything. */
const MAX_KNOWN = 64;

/**
 * Pools that were encoded, by their list of entries, for as long as somebody holds it: the words that come with Rowsmith are
 * encoded once in a process.
 */
const known = new WeakMap<readonly string[], Map<string, EncodedPool>>();

/** Entries in a spelling, encoded. */
export function encodedPool(entries: readonly string[], { name, spell }: Spelling): EncodedPool {
  const spelled = known.get(entries) ?? new Map<string, EncodedPool>();
  known.set(entries, spelled);
  const found = spelled.get(name);
  if (found !== undefined) return found;
  const pool = encoded(entries.map(spell));
  if (spelled.size >= MAX_KNOWN) spelled.clear();
  spelled.set(name, pool);
  return pool;
}

function encoded(texts: readonly string[]): EncodedPool {
  const all = encoder.encode(texts.join(''));
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const isAscii = all.length === length;
  const lengths = texts.map((text) => (isAscii ? text.length : encoder.encode(text).length));
  const width = lengths.reduce((most, one) => Math.max(most, one), 0);
  const cellBytes = cellBytesFor(width);
  const bytes = cellBytes > 0 ? cellTable(all, lengths, cellBytes) : indexedTable(all, lengths);
  return { key: JSON.stringify(texts), count: texts.length, bytes, width, cellBytes, isAscii };
}

/** Length of the longest entry of pools, kept as long as their encoded forms. */
const longestLengths = new WeakMap<readonly string[], number>();

export function longestOf(entries: readonly string[]): number {
  const found = longestLengths.get(entries);
  if (found !== undefined) return found;
  const longest = entries.reduce((most, { length }) => Math.max(most, length), 0);
  longestLengths.set(entries, longest);
  return longest;
}

/** Bytes of a cell that holds a text of so many; 0: none does. */
export function cellBytesFor(width: number): number {
  if (width < CELL_BYTES) return CELL_BYTES;
  return width < WIDE_CELL_BYTES ? WIDE_CELL_BYTES : 0;
}

/** Cells that all hold the same text, which fits one. */
export function equalCells(text: Uint8Array, count: number): Uint8Array {
  const size = cellBytesFor(text.length);
  const table = new Uint8Array(count * size);
  for (let at = 0; at < table.length; at += size) {
    table.set(text, at);
    table[at + size - 1] = text.length;
  }
  return table;
}

function cellTable(all: Uint8Array, lengths: readonly number[], size: number): Uint8Array {
  const table = new Uint8Array(lengths.length * size);
  let from = 0;
  lengths.forEach((length, i) => {
    const at = i * size;
    for (let k = 0; k < length; k++) table[at + k] = all[from + k] ?? 0;
    table[at + size - 1] = length;
    from += length;
  });
  return table;
}
/** A table of offsets (from its own) and lengths, four bytes each, and the texts behind it. */
function indexedTable(all: Uint8Array, lengths: readonly number[]): Uint8Array {
  const head = lengths.length * 8;
  const table = new Uint8Array(head + all.length);
  const index = new DataView(table.buffer);
  let offset = head;
  lengths.forEach((length, i) => {
    index.setInt32(i * 8, offset, true);
    index.setInt32(i * 8 + 4, length, true);
    offset += length;
  });
  table.set(all, head);
  return table;
}

/** Characters of which none, or other than beside each other, decides on the form of a literal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is kept.
const PLAIN_RUNS = /[^\\\x00-\x1f\x7f*/]+/g;

const outlines = new WeakMap<readonly string[], string>();

/** What of the texts of a pool decides on the form of a literal that holds one; kept as long as their encoded forms. */
export function outlineOf(entries: readonly string[]): string {
  const found = outlines.get(entries);
  if (found !== undefined) return found;
  const outline = entries.join('').replace(PLAIN_RUNS, ' ');
  outlines.set(entries, outline);
  return outline;
}
