import type { Strictness } from '../../grammar/dialect.ts';
import type { Column, KeyPart } from '../ir.ts';
import type { Fail } from './check-columns.ts';
import { keyBytes } from './check-indexes.ts';
import type { TableDraft } from './draft.ts';
import { TableCharacters } from './table-characters.ts';

/** Refuses tables that their engine does not keep in the format that the options name, or not as temporary ones. */
export function checkStorage(draft: TableDraft, columns: readonly Column[], strictness: Strictness, fail: Fail): void {
  const { rowFormats, enginesWithoutDocuments, enginesWithoutPartitions } = strictness;
  const { rowFormat, blockSize, partitioning, indexes } = draft;
  const engine = draft.engine ?? '';
  const documents = indexes.find(({ kind }) => kind === 'fulltext');
  if (documents !== undefined && enginesWithoutDocuments.has(engine)) {
    fail('This engine has no FULLTEXT indexes.', documents.offset);
  }
  if (partitioning !== null && enginesWithoutPartitions.has(engine)) {
    fail('This engine has no partitions.', partitioning.offset);
  }
  if (!rowFormats.engines.has(engine)) return;
  const format = rowFormat ?? '';
  if (rowFormats.refused.has(format)) fail(`This engine has no row format "${format}".`, draft.offset);
  if (!rowFormats.blockSizes.has(blockSize) || (blockSize > 0 && rowFormats.uncompressed.has(format))) {
    fail(`This engine has no blocks of ${blockSize} KiB in this row format.`, draft.offset);
  }
  const most = rowFormats.partBytes.get(format);
  if (most !== undefined) checkParts(draft, columns, most, strictness, fail);
  if (draft.persistence !== 'temporary') return;
  if (blockSize > 0 || format === rowFormats.compressed) fail('A temporary table is not compressed.', draft.offset);
  if (documents !== undefined) fail('A temporary table has no FULLTEXT index.', documents.offset);
  const [reference] = draft.foreignKeys;
  if (reference !== undefined) fail('A temporary table has no foreign keys.', reference.offset);
}

/** No part of a key has more than so many bytes. MariaDB keeps longer unique keys as hashes where they are too long for any format. */
function checkParts(
  draft: TableDraft,
  columns: readonly Column[],
  most: number,
  strictness: Strictness,
  fail: Fail,
): void {
  const characters = new TableCharacters(draft, strictness);
  const byName = new Map(columns.map((column) => [column.name.toLowerCase(), column]));
  const bytesOf = ({ column, length }: KeyPart) => {
    const found = byName.get(column?.toLowerCase() ?? '');
    return found === undefined ? 0 : keyBytes(found, length, characters);
  };
  for (const { kind, parts } of [...draft.keys, ...draft.indexes]) {
    if (kind === 'fulltext' || kind === 'spatial') continue;
    const all = parts.reduce((sum, part) => sum + bytesOf(part), 0);
    if (kind === 'unique' && all > strictness.mostKeyBytes) continue;
    const long = parts.find((part) => bytesOf(part) > most);
    if (long !== undefined) fail(`A part of a key has ${most} bytes at most in this row format.`, long.offset);
  }
}
