import type { Dialect } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { Column, ForeignKey, Key, KeyPart, Table } from '../ir.ts';
import { MAX_KEY_COLUMNS, MAX_KEYS, MAX_PARENT_LEVELS } from '../limits.ts';
import { checkColumns } from './check-columns.ts';
import { checkConstraintNames, checkForeignKeys } from './check-foreign-keys.ts';
import { checkIndexes, numberOfDocuments } from './check-indexes.ts';
import { checkPartitions } from './check-partitions.ts';
import { checkPeriods } from './check-periods.ts';
import { checkSize, mostRowsOf } from './check-size.ts';
import { checkStorage } from './check-storage.ts';
import type { Grammar } from './context.ts';
import { type ColumnDraft, sequenceNamed, type TableDraft } from './draft.ts';
import { foreignKeysOf, type LoadingOrder } from './loading-order.ts';
import { withNearestTypes } from './nearest-type.ts';
import { partitioningOf } from './partitioning.ts';
import { withStoredNames } from './stored-names.ts';
import type { Tables } from './tables.ts';

/** Bytes of a point as it is stored, and of the reference system and the class that begin any geometry. */
const POINT_BYTES = 25;
const HEAD_BYTES = 8;

/** Checks what the parts of tables mean to each other and gives the finished tables. */
export class Checker {
  readonly #tables: Tables;
  readonly #source: string;
  readonly #grammar: Grammar;
  readonly #strictness: Dialect['strictness'];
  readonly #order: LoadingOrder;
  readonly #triggered: ReadonlySet<TableDraft | undefined>;
  readonly #finishedTables = new Map<TableDraft, Table>();
  /** How many tables stand on the longest way from a table along its foreign keys. */
  readonly #levels = new Map<TableDraft, number>();

  constructor(tables: Tables, order: LoadingOrder, source: string, grammar: Grammar) {
    this.#tables = tables;
    this.#order = order;
    this.#source = source;
    this.#grammar = grammar;
    this.#strictness = grammar.dialect.strictness;
    const triggers = grammar.dialect.loading.untriggered === null ? tables.triggers : [];
    this.#triggered = new Set(triggers.map(({ table }) => tables.find(table)));
  }

  /**
   * The finished table. Those that it refers to must have been given before, in the loading order: of others nothing is known. Throws
   * DdlError `semantic_error`.
   */
  check(draft: TableDraft): Table {
    const table = withNearestTypes(withStoredNames(this.#finished(draft)), this.#grammar);
    this.#finishedTables.set(draft, table);
    return table;
  }

  #parentOf(own: TableDraft, key: ForeignKey): Table | null {
    const parent = this.#order.open.has(key) ? undefined : this.#tables.find(key.target);
    if (parent === undefined || parent === own) return null;
    const level = (this.#levels.get(parent) ?? 0) + 1;
    if (level > MAX_PARENT_LEVELS) return null;
    this.#levels.set(own, Math.max(this.#levels.get(own) ?? 0, level));
    return this.#finishedTables.get(parent) ?? null;
  }

  #fail(message: string, offset: number): never {
    throw new DdlError('semantic_error', message, this.#source, offset);
  }

  #finished(draft: TableDraft): Table {
    const spellingOf = (name: string, offset: number): string =>
      draft.column(name)?.name ?? (draft.inherits ? name : this.#fail(`There is no column "${name}".`, offset));
    const checkedPart = (part: KeyPart): KeyPart => {
      if (part.column === null) return part;
      const length = part.length ?? this.#comparedBytes(draft.column(part.column));
      return { ...part, column: spellingOf(part.column, part.offset), length };
    };

    for (const { name, offset } of draft.notNull) {
      const column = draft.column(name);
      if (column !== undefined) column.nullable = false;
      else spellingOf(name, offset);
    }
    const keys = this.#keys(draft, checkedPart);
    const inPrimaryKey = new Set(
      keys.filter(({ kind }) => kind === 'primary').flatMap(({ parts }) => parts.map(({ column }) => column)),
    );
    const columns = draft.columns.map((column) => this.#finishedColumn(column, inPrimaryKey));
    if (this.#strictness !== null) {
      const fail = (message: string, offset: number): never => this.#fail(message, offset);
      checkColumns(draft, columns, this.#strictness, fail);
      checkSize(draft, columns, this.#strictness, fail);
      checkIndexes(draft, columns, this.#strictness, fail);
      checkStorage(draft, columns, this.#strictness, fail);
      checkForeignKeys(draft, (key) => this.#tables.find(key.target), fail);
      checkConstraintNames(draft, fail);
      checkPeriods(draft, fail);
      checkPartitions(draft, this.#strictness, fail);
    }
    const foreignKeys = foreignKeysOf(draft).map((key) => {
      const target = this.#tables.find(key.target);
      return {
        ...key,
        columns: key.columns.map((name) => spellingOf(name, key.offset)),
        target: target?.name ?? key.target,
        targetColumns: key.targetColumns.map((name) => target?.column(name)?.name ?? name),
        parent: this.#parentOf(draft, key),
        isLate: this.#order.late.has(key),
      };
    });
    const { name, checks, characterSet, collation, engine, inherits } = draft;
    const numbered = columns.find(({ name: column, filledBy }) => filledBy === 'sequence' && inPrimaryKey.has(column));
    const sequenceStart = numbered?.numbering?.first ?? draft.sequenceStart;
    const partitioning = partitioningOf(draft, this.#grammar.dialect.semantics.hashedTypes);
    return {
      name,
      columns,
      keys: [...keys, ...keysOfPartitions(draft, keys)],
      checks,
      demanded: [],
      indexedExpressions: draft.indexes.flatMap(({ parts }) =>
        parts.flatMap(({ expression, offset }) => (expression === null ? [] : [{ expression, offset }])),
      ),
      indexes: indexesOf(draft),
      foreignKeys,
      partitioning: partitioning === null ? null : { ...partitioning, parts: partitioning.parts.map(checkedPart) },
      characterSet,
      collation,
      engine,
      sequenceStart,
      mostRows: this.#strictness === null ? null : mostRowsOf(draft, columns, this.#strictness),
      rising: this.#strictness === null ? null : numberOfDocuments(draft, this.#strictness),
      inherits,
      runsTriggers: this.#triggered.has(draft),
    };
  }

  #finishedColumn(column: ColumnDraft, inPrimaryKey: ReadonlySet<string | null>): Column {
    const nullable = column.nullable && !inPrimaryKey.has(column.name);
    const sequence = column.default === null ? null : sequenceNamed(column.default);
    const numbering = column.numbering ?? (sequence === null ? null : this.#tables.numberingOf(sequence));
    if (nullable === column.nullable && numbering === column.numbering) return column;
    return { ...column, nullable, numbering };
  }

  /** The first bytes of a spatial value that a key compares: all of a point, of others those before their points (MariaDB). */
  #comparedBytes(column: ColumnDraft | undefined): number | null {
    const { shape } = column?.type ?? {};
    if (this.#strictness === null || shape?.kind !== 'spatial') return null;
    return shape.of === 'point' ? POINT_BYTES : HEAD_BYTES;
  }

  #keys(draft: TableDraft, checkedPart: (part: KeyPart) => KeyPart): readonly Key[] {
    // A period in a key stands for its columns, which are compared by overlap.
    const withPeriod = (part: KeyPart): readonly KeyPart[] =>
      draft.periods.get(part.column?.toLowerCase() ?? '')?.map((column) => ({ ...part, column, operator: '&&' })) ?? [
        part,
      ];
    const long = draft.keys.find(({ parts }) => parts.length > MAX_KEY_COLUMNS);
    if (long !== undefined) {
      const message = `A key has ${MAX_KEY_COLUMNS} columns at most.`;
      throw new DdlError('limit_exceeded', message, this.#source, long.offset);
    }
    const keys = draft.keys.map((key) => ({ ...key, parts: key.parts.flatMap(withPeriod).map(checkedPart) }));
    const extra = keys[MAX_KEYS];
    if (extra !== undefined) {
      throw new DdlError('limit_exceeded', `A table has ${MAX_KEYS} keys at most.`, this.#source, extra.offset);
    }
    const [, second] = keys.filter(({ kind }) => kind === 'primary');
    if (second !== undefined) this.#fail('A table has one primary key at most.', second.offset);
    return keys;
  }
}

/** What each index holds. A column that one of them includes is counted among those of all. */
function indexesOf({ keys, indexes, mentions }: TableDraft): Table['indexes'] {
  const included = mentions.map(({ name }) => name);
  return [...keys, ...indexes].map(({ parts }) => [...parts.flatMap(({ column }) => column ?? []), ...included]);
}

/** Keys that partitions have beside those of the table: rows that differ in all of the table differ in a part of it. */
function keysOfPartitions(draft: TableDraft, keys: readonly Key[]): readonly Key[] {
  const known = new Set(keys.map(spellingOfKey));
  const added: Key[] = [];
  const waiting = draft.partitions.map(({ table }) => table);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    waiting.push(...next.partitions.map(({ table }) => table));
    for (const key of next.keys) {
      const spelling = spellingOfKey(key);
      if (known.has(spelling) || keys.length + added.length >= MAX_KEYS) continue;
      known.add(spelling);
      added.push({ ...key, kind: key.kind === 'primary' ? 'unique' : key.kind, isOfPartition: true });
    }
  }
  return added;
}

function spellingOfKey({ parts }: Key): string {
  return JSON.stringify(parts.map(({ column, expression, operator }) => [column, expression, operator]));
}
