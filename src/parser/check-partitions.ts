import type { Strictness } from '../../grammar/dialect.ts';
import type { Key, PartitionBound, Partitioning, RangeEnd } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import type { Fail } from './check-columns.ts';
import { checkBounds } from './check-partition-bounds.ts';
import { checkArguments, isWhole, unfitPart } from './check-partition-expressions.ts';
import { isLong } from './check-size.ts';
import type { TableDraft } from './draft.ts';

/** Refuses partitions that no server of the dialect makes: without bounds, or with bounds that are not in order. */
export function checkPartitions(draft: TableDraft, strictness: Strictness, fail: Fail): void {
  const { partitioning } = draft;
  if (partitioning === null) return;
  const { method, parts, offset } = partitioning;
  if (draft.persistence === 'temporary') fail('A temporary table is not partitioned.', offset);
  const spatial = draft.columns.find(({ type }) => type.shape.kind === 'spatial');
  if (spatial !== undefined) fail('A partitioned table has no spatial columns.', spatial.offset);
  if (method === 'key' && parts.length === 0 && !draft.keys.some((key) => mayDivide(draft, key))) {
    fail('A table is partitioned by its primary key, or a unique key without NULL, where no column is named.', offset);
  }
  const bounds = boundsOf(partitioning);
  const wanted = method === 'range' ? 'lessThan' : method === 'list' ? 'in' : 'default';
  if (bounds.length === 0 && wanted !== 'default') fail('The partitions of RANGE and LIST must be defined.', offset);
  if (bounds.some(({ kind }) => kind !== wanted && !(method === 'list' && kind === 'default'))) {
    fail(`The bounds of the partitions are not those of ${method.toUpperCase()}.`, offset);
  }
  const names = bounds.flatMap(({ name }) => (name === undefined ? [] : [name.toLowerCase()]));
  if (new Set(names).size < names.length) fail('Two partitions have the same name.', offset);
  checkKinds(draft, partitioning, strictness, fail);
  const columns = parts.flatMap(({ column }) => (column === null ? [] : [column.toLowerCase()]));
  if (new Set(columns).size < columns.length) fail('A table is partitioned by the same column twice.', offset);
  checkLimits(draft, partitioning, fail);
  checkBounds(draft, partitioning, strictness, fail);
  checkKeys(draft, partitioning, fail);
}

/** Whether rows may be divided by a key: it is a primary key, or as good as one. */
function mayDivide(draft: TableDraft, { kind, parts }: Key): boolean {
  return kind === 'primary' || parts.every(({ column }) => draft.column(column ?? '')?.nullable === false);
}

function boundsOf({ partitions }: Partitioning): readonly PartitionBound[] {
  return partitions.map(({ bound }) => bound);
}

/** The columns and bounds are of kinds that rows are divided by: whole numbers, where an expression divides them. */
function checkKinds(
  draft: TableDraft,
  partitioning: Partitioning,
  { unpartitioned, partitionArguments, partitionFunctions, partitionOperators }: Strictness,
  fail: Fail,
): void {
  const { method, parts, offset } = partitioning;
  for (const { column, expression } of parts) {
    const name = expression?.kind === 'column' ? expression.name : column;
    if (expression !== null && columnsOf(expression).size === 0) {
      fail('A table is not partitioned by a constant.', offset);
    }
    const refusedPart = expression === null ? undefined : unfitPart(expression, partitionFunctions, partitionOperators);
    if (refusedPart !== undefined) fail(`A table is not partitioned by "${refusedPart}".`, offset);
    if (expression !== null) checkArguments(draft, expression, partitionArguments, fail);
    const type = draft.column(name ?? '')?.type;
    if (type === undefined) continue;
    const { shape } = type;
    const refused =
      expression === null
        ? unpartitioned[method === 'key' ? 'key' : 'columns']
        : unpartitioned[method === 'hash' ? 'hash' : 'range'];
    const isEpoch = method !== 'key' && shape.kind === 'timestamp' && shape.range === 'epoch';
    if (refused.has(shape.kind) || isEpoch || isLong(type)) {
      fail(`A table is not partitioned by values of the type of "${name}".`, offset);
    }
  }
}

/** The limits are constants, as many as there are columns, and whole numbers where an expression divides the rows. */
function checkLimits(draft: TableDraft, partitioning: Partitioning, fail: Fail): void {
  const { parts, offset } = partitioning;
  const bounds = boundsOf(partitioning);
  const limits = bounds.flatMap((bound) => (bound.kind === 'lessThan' ? bound.values : []));
  if (limits.some((value) => typeof value !== 'string' && value.kind === 'null'))
    fail('No value is less than NULL.', offset);
  const listed = bounds.flatMap((bound) => (bound.kind === 'in' ? bound.rows.flat() : []));
  const constants = [...limits, ...listed].filter((value) => typeof value !== 'string');
  if (constants.some((value) => columnsOf(value).size > 0)) fail('The bounds of partitions are constants.', offset);
  const rows = bounds.flatMap((bound): readonly (readonly RangeEnd[])[] =>
    bound.kind === 'lessThan' ? [bound.values] : bound.kind === 'in' ? bound.rows : [],
  );
  // MAXVALUE without parentheses stands for any number of columns.
  if (rows.some((row) => row.length !== parts.length && !(row.length === 1 && row[0] === 'maximum'))) {
    fail('A bound has a value for each of the columns.', offset);
  }
  const [only] = parts;
  const byNumber =
    parts.length === 1 &&
    ((only?.expression ?? null) !== null || draft.column(only?.column ?? '')?.type.shape.kind === 'integer');
  if (
    byNumber &&
    constants.some((value) => value.kind === 'string' || (value.kind === 'number' && !isWhole(value.text)))
  ) {
    fail('The bounds of these partitions are whole numbers.', offset);
  }
}

/** A key that rows must keep holds every column that their partition depends on, since each partition checks its own rows. */
function checkKeys(draft: TableDraft, { parts, offset }: Partitioning, fail: Fail): void {
  const names = parts.flatMap((part) =>
    part.expression === null ? [part.column ?? ''] : [...columnsOf(part.expression)],
  );
  const columns = new Set(draft.columns.map(({ name }) => name.toLowerCase()));
  for (const name of names)
    if (!draft.inherits && !columns.has(name.toLowerCase())) fail(`There is no column "${name}".`, offset);
  for (const key of draft.keys) {
    const held = new Set(key.parts.map((part) => part.column?.toLowerCase()));
    const missing = names.find((name) => !held.has(name.toLowerCase()));
    if (missing !== undefined && key.parts.every((part) => part.column !== null)) {
      fail(`A key of a partitioned table must hold column "${missing}", by which it is partitioned.`, key.offset);
    }
  }
}
