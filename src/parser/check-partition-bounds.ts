import type { Strictness } from '../../grammar/dialect.ts';
import { isMoment, modelOf } from '../../grammar/kinds.ts';
import type { Expression, Partitioning, RangeEnd } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import { collationFolds, type Fail } from './check-columns.ts';
import { constantOf, mayHold } from './check-defaults.ts';
import { unfitPart } from './check-partition-expressions.ts';
import type { TableDraft } from './draft.ts';

/** A bound's place in the order of its column's values; null: it is not known here. */
type Place = bigint | number | string | null;

/** Bounds call what partitions are made by, are values of their columns, rise, and none is listed twice. */
export function checkBounds(
  draft: TableDraft,
  partitioning: Partitioning,
  { partitionFunctions, partitionOperators }: Strictness,
  fail: Fail,
): void {
  const { offset } = partitioning;
  const bounds = partitioning.partitions.map(({ bound }) => bound);
  const limits = bounds.flatMap((bound) => (bound.kind === 'lessThan' ? [bound.values] : []));
  const listed = bounds.flatMap((bound) => (bound.kind === 'in' ? bound.rows : []));
  for (const row of [...limits, ...listed]) {
    for (const [i, end] of row.entries()) {
      if (typeof end === 'string') continue;
      // DATE '2020-01-01'
      const plain = end.kind === 'cast' && end.operand.kind === 'string' ? end.operand : end;
      const refused = unfitPart(plain, partitionFunctions, partitionOperators);
      if (refused !== undefined) fail(`A bound of a partition does not call "${refused}".`, offset);
      if (!isValue(draft, partitioning, i, plain)) fail('A bound is no value of its column.', offset);
    }
  }
  const placed = (row: readonly RangeEnd[]) => row.map((end, i) => placeOf(draft, partitioning, i, end));
  if (limits.slice(0, -1).some((row) => row[0] === 'maximum' && row.every((end) => end === 'maximum'))) {
    fail('MAXVALUE is the bound of the last partition only.', offset);
  }
  const places = limits.map(placed);
  if (places.some((row, i) => i > 0 && isAtMost(row, places[i - 1] ?? []))) {
    fail('The bounds of the partitions do not rise.', offset);
  }
  const seen = new Set<string>();
  for (const row of listed.map(placed)) {
    if (row.includes(null)) continue;
    const spelling = row.map((place) => `${typeof place} ${place}`).join('\0');
    if (seen.has(spelling)) fail('A value is in two partitions.', offset);
    seen.add(spelling);
  }
}

/** Whether a bound may be a value of the column, or of the expression, at a place. */
function isValue(draft: TableDraft, { parts, method }: Partitioning, place: number, end: Expression): boolean {
  const part = parts[place];
  const constant = constantOf(end);
  if (part === undefined || constant === null) return true;
  if (part.expression !== null) {
    return constant.form !== 'bytes' && !(constant.text.startsWith('-') && isNatural(draft, part.expression));
  }
  const shape = draft.column(part.column ?? '')?.type.shape;
  if (shape === undefined || method === 'key') return true;
  if (shape.kind === 'integer') return constant.form === 'number' && mayHold(shape, constant);
  if (shape.kind === 'text' || shape.kind === 'bytes') return constant.form !== 'number';
  if (shape.kind === 'time' && DAY.test(constant.text)) return false;
  return !isMoment(shape.kind) || (constant.form === 'string' && mayHold(shape, constant));
}

/** A day, which is no time of one. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether an expression is computed without a sign: a column of it has none. */
function isNatural(draft: TableDraft, expression: Expression): boolean {
  if (expression.kind === 'call') return false;
  return [...columnsOf(expression)].some((name) => {
    const shape = draft.column(name)?.type.shape;
    return shape?.kind === 'integer' && shape.unsigned;
  });
}

function placeOf(draft: TableDraft, { parts }: Partitioning, place: number, end: RangeEnd): Place {
  if (end === 'maximum') return Number.POSITIVE_INFINITY;
  const part = parts[place];
  const constant = typeof end === 'string' ? null : constantOf(end);
  if (part === undefined || constant === null) return null;
  const { text, form } = constant;
  if (form === 'number') return /^[-+]?\d+$/.test(text) ? BigInt(text) : null;
  const type = draft.column(part.column ?? '')?.type;
  if (form === 'bytes' || type === undefined) return null;
  const { kind } = type.shape;
  if (modelOf(kind).dimension === 'instant') return MOMENT.test(text) ? text : null;
  // The order of letters is that of every collation which tells none of them apart from another.
  if (kind !== 'text' || !/^[a-z0-9]+$/i.test(text)) return null;
  return collationFolds(draft, type) ? text.toLowerCase() : /^[a-z]+$/.test(text) ? text : null;
}

const MOMENT = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

/** Whether a row of bounds surely is no greater than the one before it. */
function isAtMost(row: readonly Place[], before: readonly Place[]): boolean {
  for (const [i, place] of row.entries()) {
    const other = before[i] ?? null;
    if (place === null || other === null) return false;
    if (place === other) continue;
    return place < other;
  }
  return true;
}
