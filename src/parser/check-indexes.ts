import type { Strictness } from '../../grammar/dialect.ts';
import type { Column, Expression, KeyPart } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import { callAmong, callsOf, type Fail, unknownCall } from './check-columns.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { TableCharacters } from './table-characters.ts';

interface NamedIndex {
  readonly name: string | null;
  readonly offset: number;
  readonly kind: string;
  readonly parts: readonly KeyPart[];
}

/** Refuses indexes and keys that no server of the dialect makes: by their names, columns and prefix lengths. */
export function checkIndexes(draft: TableDraft, columns: readonly Column[], strictness: Strictness, fail: Fail): void {
  const all: readonly NamedIndex[] = [...draft.keys, ...draft.indexes];
  if (all.length === 0 && draft.numbered.size === 0) return;
  const columnOf = finder(draft, columns);
  const [any] = all;
  if (any !== undefined && strictness.enginesWithoutKeys.has(draft.engine ?? '')) {
    fail('This engine has no keys.', any.offset);
  }
  checkNames(all, fail);
  for (const { parts, kind, offset } of all) {
    const seen = new Set<string>();
    for (const part of parts) {
      const name = part.column?.toLowerCase();
      if (part.expression !== null) {
        checkExpression(part, part.expression, kind, strictness, fail);
        const unknown = [...columnsOf(part.expression)].find((one) => columnOf(one) === undefined);
        if (unknown !== undefined && !draft.inherits) fail(`There is no column "${unknown}".`, part.offset);
      }
      if (name === undefined) continue;
      if (seen.has(name)) fail(`Column "${part.column}" is in the key twice.`, part.offset);
      seen.add(name);
      const column = columnOf(name);
      if (column !== undefined && isCompressed(draft, column))
        fail(`No key holds the compressed column "${name}".`, part.offset);
      if (column !== undefined && draft.virtual.has(column.name) && hasOwnDocuments(draft) && isSpecial(kind)) {
        fail(`The virtual column "${name}" cannot be in this index.`, part.offset);
      }
      if (column !== undefined) checkPart(part, column, kind, fail);
      else if (!draft.inherits && !draft.periods.has(name)) fail(`There is no column "${part.column}".`, part.offset);
    }
    if (kind === 'spatial' && parts.length !== 1) fail('A SPATIAL index has one column.', offset);
    if (kind === 'fulltext' && hasOwnDocuments(draft)) checkDocuments(draft, strictness, fail);
  }
  for (const { kind, parts, offset } of draft.indexes) {
    // The only part of an index is cut.
    const most = hasOwnDocuments(draft) ? strictness.mostKeyBytes : strictness.keyBytes.get(draft.engine ?? '');
    if (kind !== 'plain' || parts.length < 2 || most === undefined) continue;
    const characters = new TableCharacters(draft, strictness);
    const lengths = parts.map(({ column, length }) => {
      const found = columnOf(column?.toLowerCase() ?? '');
      return found === undefined ? 0 : Math.min(keyBytes(found, length, characters), most);
    });
    if (lengths.reduce((sum, length) => sum + length, 0) > most) {
      fail(`An index has ${most} bytes at most.`, offset);
    }
  }
  for (const key of draft.keys) if (key.kind === 'primary') checkPrimary(key, draft, columnOf, strictness, fail);
  checkNumbered(draft, all, strictness, fail);
}

function isSpecial(kind: string): boolean {
  return kind === 'fulltext' || kind === 'spatial';
}

/** Whether the engine is InnoDB, as far as it is said. */
function hasOwnDocuments({ engine }: TableDraft): boolean {
  return engine === null || engine === 'innodb';
}

/** A column that numbers the documents of a FULLTEXT index. */
function checkDocuments(draft: TableDraft, { documentNumber }: Strictness, fail: Fail): void {
  const column = draft.column(documentNumber);
  if (column === undefined) return;
  const { name, nullable, offset, type } = column;
  const { shape } = type;
  const isNumber = shape.kind === 'integer' && shape.bits === 64 && (!nullable || shape.sequence);
  if (name !== documentNumber || !isNumber) fail(`${documentNumber} is in upper case, and BIGINT NOT NULL.`, offset);
}

/** The column that numbers documents, where rows give its values: each number is above those before. Null: there is none. */
export function numberOfDocuments(draft: TableDraft, strictness: Strictness): string | null {
  const { documentNumber, enginesNumberingDocuments } = strictness;
  const column = draft.columnSpelled(documentNumber);
  const isGiven = column?.filledBy === 'writer' && column.type.shape.kind === 'integer';
  return isGiven && enginesNumberingDocuments.has(draft.engine ?? '') ? documentNumber : null;
}

/** The finished column of a name: it is the draft itself where finishing changed nothing. */
function finder(draft: TableDraft, columns: readonly Column[]): (name: string) => Column | undefined {
  const changed = new Map<ColumnDraft, Column>();
  for (const [i, column] of draft.columns.entries()) {
    const finished = columns[i];
    if (finished !== undefined && finished !== column) changed.set(column, finished);
  }
  return (name) => {
    const column = draft.column(name);
    return column === undefined ? undefined : (changed.get(column) ?? column);
  };
}

/** Whether the type of a column or an attribute of it says that its values are compressed. */
function isCompressed({ compressed }: TableDraft, { name, type: { shape, written } }: Column): boolean {
  return compressed.has(name) || ((shape.kind === 'text' || shape.kind === 'bytes') && /\bcompressed\b/i.test(written));
}

/** An expression stands in parentheses of its own, is more than a column, and gives the same again; words are those of columns. */
function checkExpression(
  { offset }: KeyPart,
  expression: Expression,
  kind: string,
  { functions, refusedFunctions }: Strictness,
  fail: Fail,
): void {
  if (kind === 'fulltext' || kind === 'spatial') fail('This index is over columns, not expressions.', offset);
  if (expression.kind === 'column') fail(`The index on "${expression.name}" needs no parentheses around it.`, offset);
  if (expression.kind === 'call' && expression.offset === offset) fail('Expected a column or a parenthesis.', offset);
  if (isLongResult(expression)) fail('An index needs a CAST of this expression.', offset);
  const calls = callsOf(expression);
  const unknown = unknownCall(calls, functions);
  if (unknown !== undefined) fail(`There is no function "${unknown.name}".`, unknown.offset);
  const call = callAmong(calls, refusedFunctions.stored);
  if (call !== undefined) fail(`An index cannot call "${call.name}".`, call.offset);
}

/** Whether an expression surely gives JSON, or long text of it. */
function isLongResult(expression: Expression): boolean {
  if (expression.kind === 'binary') return expression.operator === '->' || expression.operator === '->>';
  return expression.kind === 'call' && (expression.name === 'json_extract' || expression.name === 'json_unquote');
}

/** A primary key is over stored columns, and as short as the engine asks. */
function checkPrimary(
  { parts }: NamedIndex,
  draft: TableDraft,
  columnOf: (name: string) => Column | undefined,
  strictness: Strictness,
  fail: Fail,
): void {
  let bytes = 0;
  const characters = new TableCharacters(draft, strictness);
  for (const { column: name, length, offset } of parts) {
    if (name === null) fail('A primary key is over columns, not expressions.', offset);
    const column = columnOf(name ?? '');
    if (column === undefined) continue;
    if (draft.virtual.has(column.name)) fail(`The virtual column "${name}" cannot be in a primary key.`, offset);
    if (length === null && column.type.shape.kind === 'spatial' && column.type.shape.of !== 'point') {
      fail(`The spatial column "${name}" cannot be in a primary key.`, offset);
    }
    bytes += keyBytes(column, length, characters);
    const most = strictness.keyBytes.get(draft.engine ?? '') ?? strictness.mostKeyBytes;
    if (bytes > most) fail(`A primary key has ${most} bytes at most.`, offset);
  }
}

/** Bytes of a column's part of a key, as few as they may be where the character set is the server's. */
export function keyBytes({ type }: Column, length: number | null, characters: TableCharacters): number {
  const { shape } = type;
  if (shape.kind === 'bytes') return length ?? shape.length ?? 0;
  if (shape.kind !== 'text') return 0;
  return (length ?? shape.characters ?? 0) * characters.bytesOf(type);
}

function checkNames(indexes: readonly NamedIndex[], fail: Fail): void {
  const names = new Set<string>();
  for (const { name, offset, kind } of indexes) {
    if (name === null || kind === 'primary') continue;
    const folded = name.toLowerCase();
    if (folded === 'primary') fail(`No index but the primary key is named "${name}".`, offset);
    if (folded === 'gen_clust_index') fail(`No index can be named "${name}".`, offset);
    if (names.has(folded)) fail(`Two indexes are named "${name}".`, offset);
    names.add(folded);
  }
}

function checkPart({ length, offset }: KeyPart, { name, type, nullable }: Column, kind: string, fail: Fail): void {
  const { shape } = type;
  const isSpatial = shape.kind === 'spatial';
  const isNothing = (shape.kind === 'text' && shape.characters === 0) || (shape.kind === 'bytes' && shape.length === 0);
  // A nullable one tells NULL from the text of no characters (MariaDB).
  if ((isNothing && !nullable) || shape.kind === 'vector') fail(`No key holds the column "${name}".`, offset);
  if (kind === 'spatial' && !isSpatial) fail(`Column "${name}" is not spatial.`, offset);
  if (kind === 'spatial' && length !== null) fail('A SPATIAL index has no prefix.', offset);
  if (kind === 'spatial' && nullable) fail(`Column "${name}" of a SPATIAL index must be NOT NULL.`, offset);
  if (kind === 'fulltext') {
    // MariaDB's JSON is text.
    if (shape.kind !== 'text' && shape.kind !== 'json')
      fail(`Column "${name}" of a FULLTEXT index is not text.`, offset);
    return;
  }
  if (
    kind === 'primary' &&
    length === null &&
    (shape.kind === 'json' || (shape.kind === 'text' && shape.bytes !== null))
  ) {
    fail(`Column "${name}" cannot be a primary key without a prefix length.`, offset);
  }
  if (length === null || isSpatial || shape.kind === 'json') return;
  const most =
    shape.kind === 'text'
      ? shape.bytes === null
        ? shape.characters
        : null
      : shape.kind === 'bytes'
        ? shape.length
        : 0;
  if (length === 0 || (most !== null && length > most)) fail(`Column "${name}" has no prefix of this length.`, offset);
}

/** One column is numbered at most, and a key begins with it (or, in some engines, holds it). */
function checkNumbered(
  draft: TableDraft,
  indexes: readonly NamedIndex[],
  { enginesNumberingWithin }: Strictness,
  fail: Fail,
): void {
  const numbered = [...draft.numbered].filter(([name]) => draft.column(name)?.filledBy === 'sequence');
  const [first, second] = numbered;
  if (second !== undefined) fail('A table has one AUTO_INCREMENT column at most.', second[1].offset);
  if (first === undefined) return;
  const [name, { offset, isKeyed }] = first;
  const kind = draft.column(name)?.type.shape.kind;
  if (kind !== 'integer' && kind !== 'float' && kind !== 'boolean')
    fail(`Column "${name}" cannot be AUTO_INCREMENT.`, offset);
  const { default: value = null } = draft.column(name) ?? {};
  if (value !== null && value.kind !== 'null') fail(`Column "${name}" is AUTO_INCREMENT and has a default.`, offset);
  const inner = enginesNumberingWithin.has(draft.engine ?? '');
  const isInKey = indexes.some(({ parts }) =>
    parts.some(({ column }, i) => (i === 0 || inner) && column?.toLowerCase() === name.toLowerCase()),
  );
  if (!isKeyed && !isInKey) fail(`The AUTO_INCREMENT column "${name}" must be a key.`, offset);
}
