import { modelOf } from '../../../grammar/kinds.ts';
import type { Names, Table } from '../../ir.ts';
import type { CheckedTable } from '../checks.ts';
import { columnsIn, tableExpressions } from '../columns.ts';
import type { Component } from '../components.ts';
import { type Alternative, type ColumnFacts, NO_COLUMN_FACTS } from '../facts/column-facts.ts';

/** Columns into whose values nothing looks: no check, key, index, partition, reference or generated column. */
export function freeColumns(table: Table): Names {
  if (!table.columns.some(({ type }) => modelOf(type.shape.kind).isNested)) return new Set();
  const indexed = new Set(table.indexes.flat());
  return new Set([...unreadColumns(table)].filter((name) => !indexed.has(name)));
}

/** The same, where an index may hold the column's values as they are. */
export function unreadColumns(table: Table): Names {
  const { columns, keys, foreignKeys, partitioning, inherits } = table;
  if (inherits) return new Set();
  const parts = [...keys.flatMap((key) => key.parts), ...(partitioning?.parts ?? [])];
  const mentioned = new Set([
    ...columnsIn(Object.values(tableExpressions(table)).flat()),
    ...parts.flatMap(({ column }) => column ?? []),
    ...foreignKeys.flatMap((key) => key.columns),
  ]);
  const free = columns.filter(({ name, type }) => !mentioned.has(name) && type.domainChecks.length === 0);
  return new Set(free.map(({ name }) => name));
}

/** One array of so many is empty. */
const EMPTY_EACH = 8;

/** Arrays of a row that may be empty, at most: each makes as many cases of its column. */
const MOST_COLUMNS = 64;

const EMPTY: ColumnFacts = { ...NO_COLUMN_FACTS, lengthMost: 0 };

/** The checks with a choice of which arrays of a row are empty, of those that nothing looks into. */
export function withEmptyArrays(checked: CheckedTable, table: Table): CheckedTable {
  const free = freeColumns(table);
  const arrays = table.columns
    .filter(({ name, type, filledBy }) => type.shape.kind === 'array' && filledBy === 'writer' && free.has(name))
    .slice(0, MOST_COLUMNS);
  const [first] = arrays;
  if (first === undefined) return checked;
  const cases = Array.from({ length: EMPTY_EACH }, (_, number): Alternative => {
    const empty = arrays.filter((_array, i) => i % EMPTY_EACH === number);
    return { facts: new Map(empty.map(({ name }) => [name, EMPTY])), residual: [] };
  });
  const choice: Component = { columns: arrays.map(({ name }) => name), names: null, offset: first.offset, cases };
  return { ...checked, components: [...checked.components, choice] };
}
