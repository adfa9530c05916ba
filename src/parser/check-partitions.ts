import type { Strictness } from '../../grammar/dialect.ts';
import type { Expression, ExpressionKind, PartitionBound, Partitioning, RangeEnd } from '../ir.ts';
import { columnsOf, operandsOf } from '../walk.ts';
import type { Fail } from './check-columns.ts';
import type { TableDraft } from './draft.ts';

/** Refuses partitions that no server of the dialect makes: without bounds, or with bounds that are not in order. */
export function checkPartitions(draft: TableDraft, strictness: Strictness, fail: Fail): void {
  const { partitioning } = draft;
  if (partitioning === null) return;
  const { method, offset } = partitioning;
  const bounds = boundsOf(partitioning);
  const wanted = method === 'range' ? 'lessThan' : method === 'list' ? 'in' : 'default';
  if (bounds.length === 0 && wanted !== 'default') fail('The partitions of RANGE and LIST must be defined.', offset);
  if (bounds.some(({ kind }) => kind !== wanted && !(method === 'list' && kind === 'default'))) {
    fail(`The bounds of the partitions are not those of ${method.toUpperCase()}.`, offset);
  }
  const names = bounds.flatMap(({ name }) => (name === undefined ? [] : [name.toLowerCase()]));
  if (new Set(names).size < names.length) fail('Two partitions have the same name.', offset);
  checkKinds(draft, partitioning, strictness, fail);
  checkLimits(draft, partitioning, fail);
  checkOrder(partitioning, fail);
  checkKeys(draft, partitioning, fail);
}

function boundsOf({ partitions }: Partitioning): readonly PartitionBound[] {
  return partitions.map(({ bound }) => bound);
}

/** The columns and bounds are of kinds that rows are divided by: whole numbers, where an expression divides them. */
function checkKinds(
  draft: TableDraft,
  partitioning: Partitioning,
  { unpartitioned, partitionFunctions, partitionOperators }: Strictness,
  fail: Fail,
): void {
  const { method, parts, offset } = partitioning;
  for (const { column, expression } of parts) {
    const name = expression?.kind === 'column' ? expression.name : column;
    // The operands of SYSTEM_TIME are constants.
    if (method !== 'hash' && expression !== null && columnsOf(expression).size === 0) {
      fail('A table is not partitioned by a constant.', offset);
    }
    const refusedPart = expression === null ? undefined : unfitPart(expression, partitionFunctions, partitionOperators);
    if (refusedPart !== undefined) fail(`A table is not partitioned by "${refusedPart}".`, offset);
    const shape = draft.column(name ?? '')?.type.shape;
    if (shape === undefined) continue;
    const refused =
      expression !== null ? unpartitioned.expression : unpartitioned[method === 'key' ? 'key' : 'columns'];
    if (refused.has(shape.kind) || (shape.kind === 'text' && shape.bytes !== null)) {
      fail(`A table is not partitioned by values of the type of "${name}".`, offset);
    }
  }
}

/** What in an expression no partitions are made by: a function or operator, by name; undefined: there is nothing of the kind. */
function unfitPart(
  expression: Expression,
  functions: ReadonlySet<string>,
  operators: ReadonlySet<string>,
): string | undefined {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'call' && !functions.has(next.name.split(' ')[0] ?? '')) return next.name;
    if ((next.kind === 'binary' || next.kind === 'unary') && !operators.has(next.operator)) return next.operator;
    if (UNFIT_KINDS.has(next.kind)) return next.kind;
    for (const operand of operandsOf(next)) waiting.push(operand);
  }
  return undefined;
}

const UNFIT_KINDS: ReadonlySet<string> = new Set<ExpressionKind>([
  'case',
  'cast',
  'logical',
  'between',
  'in',
  'is',
  'like',
]);

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

function isWhole(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Ranges rise, MAXVALUE is the last of them, and no value is listed twice. */
function checkOrder(partitioning: Partitioning, fail: Fail): void {
  const { parts, offset } = partitioning;
  if (parts.length !== 1) return;
  const bounds = boundsOf(partitioning);
  const limits = bounds.flatMap((bound) => (bound.kind === 'lessThan' ? bound.values.slice(0, 1) : []));
  if (limits.slice(0, -1).includes('maximum')) fail('MAXVALUE is the bound of the last partition only.', offset);
  const numbers = limits.map((end) => numberOf(end)).filter((value) => value !== null);
  if (numbers.some((value, i) => i > 0 && value <= (numbers[i - 1] ?? value)))
    fail('The bounds of the partitions do not rise.', offset);
  const listed = bounds.flatMap((bound) => (bound.kind === 'in' ? bound.rows : [])).map(([value]) => numberOf(value));
  const known = listed.filter((value) => value !== null);
  if (new Set(known).size < known.length) fail('A value is in two partitions.', offset);
}

function numberOf(end: RangeEnd | undefined): number | null {
  if (end === undefined || typeof end === 'string') return null;
  if (end.kind === 'number') return Number(end.text);
  if (end.kind !== 'unary' || end.operator !== '-') return null;
  const value = numberOf(end.operand);
  return value === null ? null : -value;
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
