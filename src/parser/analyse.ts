import type { Analysis } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { Expression, ForeignKey, Key } from '../ir.ts';
import { columnsOf, operandsOf } from '../walk.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

type Fail = (message: string, offset: number) => never;

/** What a finding is about: the table, what its dialect refuses, and how to say so. */
interface Subject {
  readonly table: TableDraft;
  readonly columns: ReadonlyMap<string, ColumnDraft>;
  readonly analysis: Analysis;
  readonly fail: Fail;
}

/** Refuses what the server refuses of a table that its grammar takes. Throws DdlError `semantic_error`. */
export function analyse(table: TableDraft, analysis: Analysis, source: string): void {
  const fail: Fail = (message, offset) => {
    throw new DdlError('semantic_error', message, source, offset);
  };
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  const subject = { table, columns, analysis, fail };
  for (const column of table.columns) analyseColumn(subject, column);
  for (const { name, offset } of table.mentions) requireColumn(subject, name, offset);
  for (const key of table.keys) analyseKey(subject, key);
  for (const key of table.foreignKeys) analyseForeignKey(subject, key);
  for (const { expression, offset } of table.checks) analyseExpression(subject, expression, offset);
  analysePartitioning(subject);
  refuseRepeatedNames(subject);
}

function requireColumn({ table, columns, fail }: Subject, name: string, offset: number): ColumnDraft | null {
  const column = columns.get(name);
  if (column === undefined && !table.inherits) fail(`There is no column "${name}".`, offset);
  return column ?? null;
}

function analyseColumn(subject: Subject, column: ColumnDraft): void {
  const { columns, analysis, fail } = subject;
  if (analysis.systemColumns.has(column.name)) {
    fail(`Every table has a column "${column.name}" of the system.`, column.offset);
  }
  if (column.default !== null) {
    const [read] = columnsOf(column.default);
    if (read !== undefined) fail(`The default of "${column.name}" reads a column, "${read}".`, column.offset);
    refuseManyRows(subject, column.default, column.offset);
  }
  if (column.generation === null) return;
  analyseExpression(subject, column.generation, column.offset);
  for (const name of columnsOf(column.generation)) {
    if (columns.get(name)?.filledBy !== 'expression') continue;
    fail(`The expression of "${column.name}" reads a generated column, "${name}".`, column.offset);
  }
}

/** Columns that are there, and functions of one row. */
function analyseExpression(subject: Subject, expression: Expression, offset: number): void {
  const { table, columns, analysis, fail } = subject;
  for (const node of nodesOf(expression)) {
    if (node.kind !== 'column' || table.inherits) continue;
    const { name } = node;
    const wholeRow = name === table.name.at(-1);
    const known = columns.has(name) || wholeRow || analysis.readableSystemColumns.has(name);
    if (!known) fail(`There is no column "${name}".`, node.offset);
  }
  refuseManyRows(subject, expression, offset);
}

function refuseManyRows({ analysis, fail }: Subject, expression: Expression, offset: number): void {
  for (const node of nodesOf(expression)) {
    if (node.kind !== 'call' || !analysis.manyRowFunctions.has(node.name)) continue;
    fail(`A function of many rows, "${node.name}", cannot stand here.`, Math.max(node.offset, offset));
  }
}

function* nodesOf(expression: Expression): Generator<Expression> {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    for (const operand of operandsOf(next)) waiting.push(operand);
  }
}

function analyseKey(subject: Subject, { kind, parts, where }: Key): void {
  const { table, analysis, fail } = subject;
  const seen = new Set<string>();
  for (const { column: name, expression, offset, operator } of parts) {
    if (expression !== null) analyseExpression(subject, expression, offset);
    if (name === null) continue;
    const column = requireColumn(subject, name, offset);
    if (kind === 'exclude') continue;
    if (seen.has(name)) fail(`The column "${name}" is twice in this key.`, offset);
    seen.add(name);
    if (table.virtual.has(name)) fail(`A key cannot hold the virtual column "${name}".`, offset);
    if (operator === null && column !== null && analysis.unordered.has(typeName(column))) {
      fail(`Values of the type "${column.type.written}" have no order, so that no key holds them.`, offset);
    }
    if (operator !== null && parts.length === 1) fail('WITHOUT OVERLAPS needs another column in the key.', offset);
  }
  if (where !== null) analyseExpression(subject, where, parts[0]?.offset ?? 0);
}

/** The type's own name, without its schema and quotes. */
function typeName({ type }: ColumnDraft): string {
  return (/([A-Za-z_]\w*)"?$/.exec(type.written)?.[1] ?? '').toLowerCase();
}

function analyseForeignKey(subject: Subject, key: ForeignKey): void {
  const { table, fail } = subject;
  const { columns, target, targetColumns, offset } = key;
  for (const name of columns) requireColumn(subject, name, offset);
  if (targetColumns.length > 0 && targetColumns.length !== columns.length) {
    fail('A foreign key has as many columns as it refers to.', offset);
  }
  if (target.join('.') !== table.name.join('.') || table.inherits) return;
  for (const name of targetColumns) requireColumn(subject, name, offset);
  const keys = table.keys.filter(({ kind, where }) => kind !== 'exclude' && where === null);
  const found =
    targetColumns.length === 0
      ? keys.some(({ kind }) => kind === 'primary')
      : keys.some(({ parts }) =>
          sameSet(
            parts.map(({ column }) => column ?? ''),
            targetColumns,
          ),
        );
  if (!found) fail('There is no key of the columns that this refers to.', offset);
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const names = new Set(other);
  return one.length === other.length && one.every((name) => names.has(name));
}

function analysePartitioning(subject: Subject): void {
  const { table, fail } = subject;
  const { partitioning } = table;
  if (partitioning === null) return;
  const { method, parts, offset } = partitioning;
  if (method === 'list' && parts.length > 1) fail('A table is partitioned by a list of one column only.', offset);
  if (table.persistence === 'unlogged') fail('A partitioned table cannot be unlogged.', offset);
  for (const { column, expression, offset: at } of parts) {
    if (expression !== null) analyseExpression(subject, expression, at);
    const read = column === null ? [...columnsOf(expression ?? { kind: 'null' })] : [column];
    if (read.length === 0) fail('A table is not partitioned by a constant.', at);
    for (const name of read) {
      if (requireColumn(subject, name, at)?.filledBy === 'expression') {
        fail(`A table is not partitioned by a generated column, "${name}".`, at);
      }
    }
  }
  for (const key of table.keys) {
    const held = new Set(key.parts.map(({ column }) => column));
    const missing = parts.find(({ column }) => column === null || !held.has(column));
    if (missing !== undefined) fail("A key of a partitioned table holds the partitions' columns.", key.offset);
  }
}

/** Checks have names of their own, and so have keys, which are relations. */
function refuseRepeatedNames({ table, fail }: Subject): void {
  for (const list of [table.checks, table.keys]) {
    const names = new Set<string>();
    for (const { name, offset } of list) {
      if (name !== null && names.has(name)) fail(`There are two constraints "${name}".`, offset);
      names.add(name ?? '');
    }
  }
}
