import type { Strictness } from '../../grammar/dialect.ts';
import type { Column } from '../ir.ts';
import type { Fail } from './check-columns.ts';
import type { TableDraft } from './draft.ts';
import { TableCharacters } from './table-characters.ts';

/** Refuses rows that are longer than those of any server of the dialect, and columns that the engine does not keep. */
export function checkSize(draft: TableDraft, columns: readonly Column[], strictness: Strictness, fail: Fail): void {
  let bytes = 0;
  const engine = draft.engine ?? '';
  const withoutNull = strictness.enginesWithoutNull.has(engine);
  const withoutLongValues = strictness.enginesWithoutLongValues.has(engine);
  const characters = new TableCharacters(draft, strictness);
  for (const column of columns) {
    const { name, offset, nullable } = column;
    const own = columnBytes(column, characters);
    bytes += own;
    if (own > strictness.mostColumnBytes + (nullable ? 0 : 1))
      fail(`Column "${name}" is longer than a row may be.`, offset);
    if (bytes > strictness.mostRowBytes) fail(`A row has ${strictness.mostRowBytes} bytes at most.`, offset);
    if (nullable && withoutNull) {
      fail(`Column "${name}" must be NOT NULL in this engine.`, offset);
    }
    if (withoutLongValues && isLong(column.type)) {
      fail(`Column "${name}" is too long for this engine.`, offset);
    }
  }
}

/** Spellings of the types of long byte strings. */
const LONG_BYTES = /blob|long|text/i;

/** Whether a value is kept apart from its row. */
export function isLong({ shape, written }: Column['type']): boolean {
  if (shape.kind === 'bytes') return LONG_BYTES.test(written);
  return shape.kind === 'json' || shape.kind === 'spatial' || (shape.kind === 'text' && shape.bytes !== null);
}

/** Bytes of a column within its row: as few as they may be, so that what is kept apart counts for nothing. */
function columnBytes({ type }: Column, characters: TableCharacters): number {
  const { shape } = type;
  if (shape.kind === 'integer') return shape.bits / 8;
  if (shape.kind !== 'text' || shape.bytes !== null) return 0;
  return (shape.characters ?? 0) * characters.bytesOf(type);
}

/** Bytes of a character where nothing says in which set, of a value that is no text, and of what goes with a row and each of its keys. */
const CHARACTER_BYTES = 4;
const VALUE_BYTES = 16;
const ENTRY_BYTES = 16;

/** The share of the room in memory that rows fill before the engine says that the table is full: it takes room in steps. */
const FILLED_SHARE = 0.75;

/** Rows that the table's engine takes at most, where it keeps them in memory: rows of one length, as long as they may be; else null. */
export function mostRowsOf(draft: TableDraft, columns: readonly Column[], strictness: Strictness): number | null {
  if (!strictness.enginesOfSoManyRows.has(draft.engine ?? '')) return null;
  const lengths = columns.map(({ type: { shape } }) =>
    shape.kind === 'text' ? (shape.characters ?? 0) * CHARACTER_BYTES : VALUE_BYTES,
  );
  const held = draft.keys.length + draft.indexes.length + 1;
  const bytes = lengths.reduce((sum, length) => sum + length, held * ENTRY_BYTES);
  const room = Math.max(1, Math.floor((strictness.memoryTableBytes * FILLED_SHARE) / bytes));
  return draft.mostRows > 0 ? Math.min(draft.mostRows, room) : room;
}
