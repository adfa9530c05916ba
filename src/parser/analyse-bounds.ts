import type { Shape } from '../../grammar/shape.ts';
import type { Expression, PartitionBound, Partitioning, RangeEnd } from '../ir.ts';
import { nameOfType } from '../typing/typing.ts';
import { columnsOf, nodesOf } from '../walk.ts';
import { refuseManyRows } from './analyse-expression.ts';
import { requireBound } from './analyse-types.ts';
import type { PartitionDraft, TableDraft } from './draft.ts';
import type { Subject } from './subject.ts';

/** Refuses bounds that no partition of the table has: of another method, without an order, or in the way of others. */
export function analyseBounds(subject: Subject): void {
  const { table, fail } = subject;
  const { partitioning, partitions } = table;
  const [first] = partitions;
  if (first === undefined) return;
  if (partitioning === null) {
    fail(`"${table.name.at(-1)}" is not partitioned.`, first.table.offset);
    return;
  }
  for (const { bound, table: partition } of partitions) {
    if (partition.persistence === 'temporary' && table.persistence !== 'temporary') {
      fail('A partition of a permanent table is not temporary.', partition.offset);
    }
    analyseBound(subject, partitioning, bound, partition.offset);
    refuseOtherColumns(subject, partition);
  }
  const again = partitions.filter(({ bound }) => bound.kind === 'default')[1];
  if (again !== undefined) fail('A table has one default partition at most.', again.table.offset);
  if (partitioning.method === 'hash') refuseHashes(subject, partitions);
  else refuseOverlaps(subject, partitioning, partitions);
}

/** A partition has the columns of its table; one that did not come along has none here. */
function refuseOtherColumns({ table, fail }: Subject, partition: TableDraft): void {
  if (partition.columns.length === 0 || partition.inherits || table.inherits) return;
  for (const { name } of table.columns) {
    if (partition.columnSpelled(name) === undefined) fail(`A partition lacks the column "${name}".`, partition.offset);
  }
  for (const { name, type, offset } of partition.columns) {
    const own = table.columnSpelled(name);
    if (own === undefined) {
      fail(`A partition has the column "${name}", and its table has none.`, offset);
      return;
    }
    const types = [own.type, type].map(nameOfType);
    if (types[0] !== types[1] && !types.includes(null)) {
      fail(`The column "${name}" of a partition has another type than its table's.`, offset);
    }
  }
}

const KINDS: Readonly<Record<Partitioning['method'], PartitionBound['kind']>> = {
  list: 'in',
  range: 'fromTo',
  hash: 'hash',
  key: 'hash',
};

function analyseBound(subject: Subject, { method, parts }: Partitioning, bound: PartitionBound, offset: number): void {
  const { fail } = subject;
  if (bound.kind === 'default' ? method === 'hash' : bound.kind !== KINDS[method]) {
    fail(`This is no bound of a table that is partitioned by ${method.toUpperCase()}.`, offset);
  }
  const ends = bound.kind === 'fromTo' ? [bound.from, bound.to] : [];
  const listed = bound.kind === 'in' ? bound.rows.flat() : [];
  for (const value of [...ends.flat(), ...listed]) {
    if (typeof value === 'string') continue;
    if (columnsOf(value).size > 0) fail('The bound of a partition reads no column.', offset);
    refuseManyRows(subject, nodesOf(value), offset);
  }
  for (const row of [...ends, ...listed.map((value) => [value])]) {
    for (const [i, value] of row.entries()) {
      const held = subject.table.columnSpelled(parts[i]?.column ?? '');
      if (typeof value !== 'string' && held !== undefined) requireBound(subject, value, held.type, offset);
    }
  }
  for (const row of ends) {
    if (row.length !== parts.length) fail('A bound has a value for each column of the key.', offset);
    if (row.some((end) => typeof end !== 'string' && end.kind === 'null')) fail('No bound of a range is NULL.', offset);
    const open = row.findIndex((end) => end === 'minimum' || end === 'maximum');
    if (open >= 0 && row.slice(open).some((end) => end !== row[open])) {
      fail('Behind MINVALUE or MAXVALUE, all other bounds are the same.', offset);
    }
  }
  const shapes = shapesOf(subject, parts);
  const [from, to] = ends;
  if (from !== undefined && to !== undefined && (compareEnds(from, to, shapes) ?? -1) >= 0) {
    fail('A partition begins before it ends.', offset);
  }
}

/** Moduli divide each other, remainders are below them, and no row has two partitions. */
function refuseHashes({ fail }: Subject, partitions: readonly PartitionDraft[]): void {
  const hashes = partitions.flatMap(({ bound, table }) =>
    bound.kind === 'hash' ? [{ ...bound, offset: table.offset }] : [],
  );
  const moduli: number[] = [];
  const taken = new Set<string>();
  for (const { modulus, remainder, offset } of hashes.sort((one, other) => one.modulus - other.modulus)) {
    if (modulus < 1) fail('The modulus of a partition is above 0.', offset);
    if (remainder >= modulus) fail('The remainder of a partition is below its modulus.', offset);
    const last = moduli.at(-1) ?? 1;
    if (modulus % last !== 0) fail('The moduli of partitions divide each other.', offset);
    if (modulus !== last || moduli.length === 0) moduli.push(modulus);
    if (moduli.some((small) => taken.has(`${small} ${remainder % small}`))) {
      fail('Two partitions take the same rows.', offset);
    }
    taken.add(`${modulus} ${remainder}`);
  }
}

/** No value is in two lists, and no two ranges meet, as far as literals tell. */
function refuseOverlaps(subject: Subject, { parts }: Partitioning, partitions: readonly PartitionDraft[]): void {
  const { fail } = subject;
  const shapes = shapesOf(subject, parts);
  const owners = new Map<string, PartitionDraft>();
  const ranges: (PartitionDraft & { readonly bound: PartitionBound & { kind: 'fromTo' } })[] = [];
  for (const partition of partitions) {
    const { bound, table } = partition;
    for (const value of bound.kind === 'in' ? bound.rows.flat() : []) {
      const key = value.kind === 'null' ? 'null' : literalOf(value, shapes[0]);
      if (key === null) continue;
      const owner = owners.get(String(key)) ?? partition;
      if (owner !== partition) fail('A value is in the lists of two partitions.', table.offset);
      owners.set(String(key), partition);
    }
    if (bound.kind === 'fromTo') ranges.push({ bound, table });
  }
  const known = ranges.filter(({ bound }) => isKnown(bound.from, shapes) && isKnown(bound.to, shapes));
  const sorted = known.sort((one, other) => compareEnds(one.bound.from, other.bound.from, shapes) ?? 0);
  for (const [i, { bound, table }] of sorted.entries()) {
    const next = sorted[i + 1];
    if (next === undefined || (compareEnds(next.bound.from, bound.to, shapes) ?? 0) >= 0) continue;
    fail('The ranges of two partitions overlap.', Math.max(table.offset, next.table.offset));
  }
}

type Shapes = readonly (Shape | undefined)[];

function shapesOf({ table }: Subject, parts: Partitioning['parts']): Shapes {
  return parts.map(({ column }) => table.columnSpelled(column ?? '')?.type.shape);
}

function isKnown(ends: readonly RangeEnd[], shapes: Shapes): boolean {
  return ends.every((end, i) => typeof end === 'string' || literalOf(end, shapes[i]) !== null);
}

/** How two rows of ends stand to each other; null: literals do not tell. */
function compareEnds(one: readonly RangeEnd[], other: readonly RangeEnd[], shapes: Shapes): number | null {
  for (const [i, end] of one.entries()) {
    const [left, right] = [placeOf(end, shapes[i]), placeOf(other[i], shapes[i])];
    if (left === null || right === null || typeof left !== typeof right) {
      if (typeof left === 'number' && !Number.isFinite(left)) return left;
      if (typeof right === 'number' && !Number.isFinite(right)) return -right;
      return null;
    }
    if (left !== right) return left < right ? -1 : 1;
    if (end === 'minimum' || end === 'maximum') return 0;
  }
  return 0;
}

function placeOf(end: RangeEnd | undefined, shape: Shape | undefined): number | string | null {
  if (end === 'minimum') return Number.NEGATIVE_INFINITY;
  if (end === 'maximum') return Number.POSITIVE_INFINITY;
  return end === undefined ? null : literalOf(end, shape);
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(:\d\d)?)?$/;

/** A number, or a day or moment as a text that sorts as it does; other texts are not compared. Null: it is none of these. */
function literalOf(value: Expression, shape: Shape | undefined): number | string | null {
  let inner = value;
  while (inner.kind === 'cast') inner = inner.operand;
  if (inner.kind === 'unary' && inner.operator === '-') {
    const number = literalOf(inner.operand, shape);
    return typeof number === 'number' ? -number : null;
  }
  const written = inner.kind === 'number' ? inner.text : inner.kind === 'string' ? inner.value.trim() : null;
  if (written === null) return null;
  switch (shape?.kind) {
    case 'integer':
    case 'decimal':
    case 'float':
      return /^[-+]?\d{1,15}(?:\.\d{1,6})?$/.test(written) ? Number(written) : null;
    case 'date':
      return DAY.test(written) ? written : null;
    case 'timestamp': {
      const [, day, minute = '00:00', second = ':00'] = MOMENT.exec(written) ?? [];
      return day === undefined ? null : `${day} ${minute}${second}`;
    }
    case undefined:
      return inner.kind === 'number' ? Number(written) : null;
    default:
      return null;
  }
}
