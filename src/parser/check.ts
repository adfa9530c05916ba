import type { Dialect } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { Column, KeyPart, Table } from '../ir.ts';
import { MAX_KEYS } from '../limits.ts';
import { checkColumns, type Fail } from './check-columns.ts';
import { checkIndexes } from './check-indexes.ts';
import { checkPartitions } from './check-partitions.ts';
import type { TableDraft } from './draft.ts';

/** Checks what a table's parts mean to each other and gives the finished table. Throws DdlError `semantic_error`. */
export function check(draft: TableDraft, source: string, { strictness }: Dialect): Table {
  const fail: Fail = (message, offset) => {
    throw new DdlError('semantic_error', message, source, offset);
  };
  const spellingOf = (name: string, offset: number): string =>
    draft.column(name)?.name ?? (draft.inherits ? name : fail(`There is no column "${name}".`, offset));
  const checkedPart = (part: KeyPart): KeyPart =>
    part.column === null ? part : { ...part, column: spellingOf(part.column, part.offset) };

  for (const { name, offset } of draft.notNull) {
    const column = draft.column(name);
    if (column !== undefined) column.nullable = false;
    else spellingOf(name, offset);
  }
  // A period in a key stands for its columns, which are compared by overlap.
  const withPeriod = (part: KeyPart): readonly KeyPart[] =>
    draft.periods.get(part.column?.toLowerCase() ?? '')?.map((column) => ({ ...part, column, operator: '&&' })) ?? [
      part,
    ];
  const keys = draft.keys.map((key) => ({ ...key, parts: key.parts.flatMap(withPeriod).map(checkedPart) }));
  const extra = keys[MAX_KEYS];
  if (extra !== undefined) {
    throw new DdlError('limit_exceeded', `A table has ${MAX_KEYS} keys at most.`, source, extra.offset);
  }
  const [, second] = keys.filter(({ kind }) => kind === 'primary');
  if (second !== undefined) fail('A table has one primary key at most.', second.offset);

  const inPrimaryKey = new Set(
    keys.filter(({ kind }) => kind === 'primary').flatMap(({ parts }) => parts.map(({ column }) => column)),
  );
  const columns: Column[] = draft.columns.map((column) => ({
    ...column,
    nullable: column.nullable && !inPrimaryKey.has(column.name),
  }));
  if (strictness !== null) {
    checkColumns(draft, columns, strictness, fail);
    checkIndexes(draft, columns, fail);
    checkPartitions(draft, strictness, fail);
  }
  const foreignKeys = draft.foreignKeys.map((key) => ({
    ...key,
    columns: key.columns.map((name) => spellingOf(name, key.offset)),
  }));
  const { name, checks, partitioning, characterSet, collation, engine, sequenceStart, inherits } = draft;
  return {
    name,
    columns,
    keys,
    checks,
    indexedExpressions: draft.indexes.flatMap(({ parts }) =>
      parts.flatMap(({ expression, offset }) => (expression === null ? [] : [{ expression, offset }])),
    ),
    foreignKeys,
    partitioning: partitioning === null ? null : { ...partitioning, parts: partitioning.parts.map(checkedPart) },
    characterSet,
    collation,
    engine,
    sequenceStart,
    inherits,
  };
}
