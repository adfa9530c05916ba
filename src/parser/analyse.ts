import type { Analysis } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { Expression, Key, KeyPart } from '../ir.ts';
import { nameOfType } from '../typing/typing.ts';
import { columnsOf, nodesOf } from '../walk.ts';
import { analyseBounds } from './analyse-bounds.ts';
import {
  analyseConstraintNames,
  analyseForeignActions,
  analyseForeignKey,
  analyseNotNull,
} from './analyse-constraints.ts';
import { mayBeDefault } from './analyse-defaults.ts';
import { analyseCondition, analyseStored, refuseManyRows } from './analyse-expression.ts';
import { requireCondition, requireOperator, requireValue, type Types, typeOfStored } from './analyse-types.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { type Fail, requireColumn, type Subject } from './subject.ts';

/** What else is known where a table is analysed. */
interface Surroundings {
  readonly types: Types;
  /** The table of a name, where it came along. */
  readonly find: Subject['find'];
  readonly source: string;
}

/** Refuses what the server refuses of a partition's own conditions. */
export function analysePartition(table: TableDraft, analysis: Analysis, { types, find, source }: Surroundings): void {
  const fail: Fail = (message, offset) => {
    throw new DdlError('semantic_error', message, source, offset);
  };
  if (table.columns.length === 0) return;
  for (const { expression, offset } of table.checks) {
    analyseCondition({ table, analysis, types, find, fail }, expression, offset);
  }
}

/** Refuses what the server refuses of a table that its grammar takes. Throws DdlError `semantic_error`. */
export function analyse(table: TableDraft, analysis: Analysis, { types, find, source }: Surroundings): void {
  const fail: Fail = (message, offset) => {
    throw new DdlError('semantic_error', message, source, offset);
  };
  const subject = { table, analysis, types, find, fail };
  const extra = table.columns[analysis.most.columns];
  if (extra !== undefined) fail(`A table has ${analysis.most.columns} columns at most.`, extra.offset);
  for (const column of table.columns) analyseColumn(subject, column);
  for (const { name, offset } of table.mentions) requireColumn(subject, name, offset);
  for (const key of table.keys) analyseKey(subject, key);
  for (const { parts, where } of table.indexes) analyseParts(subject, parts, where ?? null);
  for (const key of table.foreignKeys) analyseForeignKey(subject, key);
  for (const { expression, offset } of table.checks) analyseCondition(subject, expression, offset);
  analyseForeignActions(subject);
  analyseNotNull(subject);
  analysePartitioning(subject);
  analyseBounds(subject);
  analyseConstraintNames(subject);
}

function analyseColumn(subject: Subject, column: ColumnDraft): void {
  const { table, analysis, fail } = subject;
  if (analysis.systemColumns.has(column.name)) {
    fail(`Every table has a column "${column.name}" of the system.`, column.offset);
  }
  if (column.default !== null) {
    const nodes = nodesOf(column.default);
    const read = nodes.find((node) => node.kind === 'column');
    if (read !== undefined) fail(`The default of "${column.name}" reads a column, "${read.name}".`, column.offset);
    refuseManyRows(subject, nodes, column.offset);
    if (!mayBeDefault(column.type.shape, column.default)) {
      fail(`The default of column "${column.name}" is no value of its type.`, column.offset);
    }
    requireValue(subject, column.default, column, false);
  }
  if (column.generation === null) return;
  analyseStored(subject, column.generation, column.offset);
  requireValue(subject, column.generation, column, true);
  const { nullable, domainChecks, written } = column.type;
  if (table.virtual.has(column.name) && (!nullable || domainChecks.length > 0)) {
    fail(`A virtual column has no domain as its type, such as "${written}".`, column.offset);
  }
  if (
    table.columnSpelled(table.name.at(-1) ?? '') === undefined &&
    columnsOf(column.generation).has(table.name.at(-1) ?? '')
  ) {
    fail(`The expression of "${column.name}" reads the whole row.`, column.offset);
  }
  for (const name of columnsOf(column.generation)) {
    if (table.columnSpelled(name)?.filledBy !== 'expression') continue;
    fail(`The expression of "${column.name}" reads a generated column, "${name}".`, column.offset);
  }
}

function analyseKey(subject: Subject, { kind, parts, where }: Key): void {
  const { table, analysis, fail } = subject;
  const { keyColumns } = analysis.most;
  if (parts.length > keyColumns) fail(`A key has ${keyColumns} columns at most.`, parts[0]?.offset ?? 0);
  const seen = new Set<string>();
  analyseParts(subject, parts, where);
  for (const { column: name, offset, operator } of parts) {
    if (name === null) continue;
    const column = requireColumn(subject, name, offset);
    if (operator !== null && column !== null && !table.periods.has(name)) {
      requireOperator(subject, operator, nameOfType(column.type), offset);
    }
    if (kind === 'exclude') continue;
    if (seen.has(name)) fail(`The column "${name}" is twice in this key.`, offset);
    seen.add(name);
    if (table.virtual.has(name)) fail(`A key cannot hold the virtual column "${name}".`, offset);
    if (operator === null && column !== null && analysis.unordered.has(typeName(column))) {
      fail(`Values of the type "${column.type.written}" have no order, so that no key holds them.`, offset);
    }
    if (operator !== null && parts.length === 1) fail('WITHOUT OVERLAPS needs another column in the key.', offset);
  }
}

/** What an index computes of a row, and of which rows. */
function analyseParts(subject: Subject, parts: readonly KeyPart[], where: Expression | null): void {
  for (const { column, expression, offset } of parts) {
    if (column !== null) requireColumn(subject, column, offset);
    if (expression === null) continue;
    analyseStored(subject, expression, offset);
    typeOfStored(subject, expression, offset);
  }
  if (where === null) return;
  const at = parts[0]?.offset ?? 0;
  analyseStored(subject, where, at);
  requireCondition(subject, where, 'WHERE', at, true);
}

/** The type's own name, without its schema and quotes. */
function typeName({ type }: ColumnDraft): string {
  return (/([A-Za-z_]\w*)"?$/.exec(type.written)?.[1] ?? '').toLowerCase();
}

function analysePartitioning(subject: Subject): void {
  const { table, fail } = subject;
  const { partitioning } = table;
  if (partitioning === null) return;
  const { method, parts, offset } = partitioning;
  if (method === 'list' && parts.length > 1) fail('A table is partitioned by a list of one column only.', offset);
  if (table.persistence === 'unlogged') fail('A partitioned table cannot be unlogged.', offset);
  const [own] = table.uninherited;
  if (own !== undefined) fail('A check of a partitioned table is inherited.', own.offset);
  if (parts.length > subject.analysis.most.keyColumns) fail('A table is partitioned by too many columns.', offset);
  for (const { column, expression, offset: at } of parts) {
    if (expression !== null) {
      analyseStored(subject, expression, at);
      typeOfStored(subject, expression, at);
    }
    const read = column === null ? [...columnsOf(expression ?? { kind: 'null' })] : [column];
    if (read.length === 0) fail('A table is not partitioned by a constant.', at);
    for (const name of read) {
      const held = requireColumn(subject, name, at);
      if (held?.filledBy === 'expression') fail(`A table is not partitioned by a generated column, "${name}".`, at);
      // Types with a way to be hashed are ordered, too, but for a few.
      if (column !== null && held !== null && method !== 'hash' && subject.analysis.unordered.has(typeName(held))) {
        fail(`Values of the type "${held.type.written}" have no order, so that no partitions are made by them.`, at);
      }
    }
  }
  for (const key of table.keys) {
    const held = new Set(key.parts.map(({ column }) => column));
    const missing = parts.find(({ column }) => column === null || !held.has(column));
    if (missing !== undefined) fail("A key of a partitioned table holds the partitions' columns.", key.offset);
  }
}
