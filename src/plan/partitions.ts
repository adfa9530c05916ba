import type { Check, Expression, KeyPart, PartitionBound, Table } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import type { Columns } from './column-facts.ts';
import { conditionFor } from './inverse.ts';
import { constantOf } from './leaf-facts.ts';
import { numeric } from './numeric.ts';

/**
 * The checks that a table's own partitions amount to: a row that fits none of them is refused. A partition by hash takes
 * any row; so does a range that ends with MAXVALUE.
 */
export function partitionChecks({ partitioning }: Table, known: Columns): readonly Check[] {
  if (partitioning === null) return [];
  const { parts, bounds, offset } = partitioning;
  const columns = parts.map(partExpression);
  // A default partition, or one by hash, takes what the others do not.
  if (bounds.some(({ kind }) => kind === 'default')) return [];
  const expression =
    listCondition(columns, bounds, known) ??
    fromToCondition(columns, bounds) ??
    rangeCondition(columns, bounds.at(-1), known);
  return expression === null ? [] : [{ name: 'of the partitions', offset, expression }];
}

function partExpression({ column, expression, offset }: KeyPart): Expression {
  return expression ?? { kind: 'column', name: column ?? '', offset };
}

/** The key is in one of the lists; NULL only where a list holds it. */
function listCondition(
  columns: readonly Expression[],
  bounds: readonly PartitionBound[],
  known: Columns,
): Expression | null {
  const rows = bounds.flatMap((bound) => (bound.kind === 'in' ? bound.rows : []));
  const [column] = columns;
  if (rows.length === 0 || column === undefined) return null;
  const computed = columns.length === 1 && column.kind !== 'column' ? computedListCondition(column, rows, known) : null;
  if (computed !== null) return computed;
  if (columns.length === 1) {
    const values = rows.map(([value]) => value).filter((value) => value !== undefined);
    const isIn: Expression = {
      kind: 'in',
      operand: column,
      list: values.filter(({ kind }) => kind !== 'null'),
      negated: false,
    };
    if (values.some(({ kind }) => kind === 'null')) return isIn;
    return { kind: 'logical', operator: 'and', operands: [isIn, notNull(column)] };
  }
  const isRow = (row: readonly Expression[]): Expression => ({
    kind: 'logical',
    operator: 'and',
    operands: columns.flatMap((one, i) => {
      const value = row[i];
      return value === undefined ? [] : [{ kind: 'binary', operator: '=', left: one, right: value }, notNull(one)];
    }),
  });
  return { kind: 'logical', operator: 'or', operands: rows.map(isRow) };
}

/** Values of a list that are looked at: each is a way to pass. */
const MAX_LISTED = 48;

/** One of the values of an expression over columns, in terms of the columns where that is known; null: there is none. */
function computedListCondition(
  key: Expression,
  rows: readonly (readonly Expression[])[],
  known: Columns,
): Expression | null {
  const values = rows.flatMap(([value]) => (value === undefined ? [] : [constantOf(value)]));
  const numbers = values.filter((value) => typeof value === 'number').slice(0, MAX_LISTED);
  const operands = numbers.map((value) => conditionFor(key, { low: value, high: value }, known) ?? equalTo(key, value));
  if (operands.length === 0) return null;
  const some: Expression = { kind: 'logical', operator: 'or', operands };
  return { kind: 'logical', operator: 'and', operands: [some, ...notNullColumns(key)] };
}

function equalTo(left: Expression, value: number): Expression {
  return { kind: 'binary', operator: '=', left, right: numeric(value) };
}

function notNullColumns(key: Expression): readonly Expression[] {
  return [...columnsOf(key)].map((name) => notNull({ kind: 'column', name, offset: 0 }));
}

/** The key lies in one of the ranges: its first column is enough to compare, as long as the ends are not equal. */
function fromToCondition([column]: readonly Expression[], bounds: readonly PartitionBound[]): Expression | null {
  const ranges = bounds.flatMap((bound) => (bound.kind === 'fromTo' ? [bound] : []));
  if (ranges.length === 0 || column === undefined) return null;
  const operands = ranges.map(({ from, to }): Expression => {
    const [low, high] = [from[0] ?? null, to[0] ?? null];
    const bounded: Expression[] = [notNull(column)];
    if (low !== null) bounded.push({ kind: 'binary', operator: '>=', left: column, right: low });
    if (high !== null) bounded.push({ kind: 'binary', operator: '<', left: column, right: high });
    return { kind: 'logical', operator: 'and', operands: bounded };
  });
  return { kind: 'logical', operator: 'or', operands };
}

function notNull(operand: Expression): Expression {
  return { kind: 'is', operand, test: 'null', negated: true, other: null };
}

/** The key lies below the last bound: its first column is enough to compare. NULL lies below all. */
function rangeCondition(
  [column]: readonly Expression[],
  last: PartitionBound | undefined,
  known: Columns,
): Expression | null {
  if (last?.kind !== 'lessThan' || column === undefined) return null;
  const [limit] = last.values;
  if (limit === null || limit === undefined) return null;
  const value = constantOf(limit);
  const computed =
    column.kind !== 'column' && typeof value === 'number'
      ? conditionFor(column, { low: null, high: value - 1 }, known)
      : null;
  return computed ?? lessThan(column, limit);
}

/** `left < right`; where a function of dates is compared, the date itself is, as far as that is the same. */
function lessThan(left: Expression, right: Expression): Expression {
  const [argument] = left.kind === 'call' ? left.arguments : [];
  if (left.kind === 'call' && argument !== undefined) {
    const [limit] = right.kind === 'call' && right.name === left.name ? right.arguments : [];
    if (limit !== undefined) return lessThan(argument, limit);
  }
  return { kind: 'binary', operator: '<', left, right };
}
