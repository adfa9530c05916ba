import { getOrInsertComputed } from '../../collections.ts';
import { allOf, anyOf, binary, call, columnNamed, FALSE, is, not, numeric, TRUE } from '../../compose.ts';
import { HASH_PARTITION } from '../../expression/partition-hash.ts';
import { functionNamed } from '../../functions/index.ts';
import type {
  Check,
  Expression,
  Expressions,
  KeyPart,
  Partition,
  PartitionBound,
  Partitioning,
  RangeEnd,
  Table,
} from '../../ir.ts';
import { columnsOf } from '../../walk.ts';
import { partExpression } from '../columns.ts';
import type { Columns } from '../facts/column-facts.ts';
import { conditionFor } from '../facts/inverse.ts';
import { constantOf } from '../facts/operand.ts';

/** Ranges among which rows are spread at most: each is an alternative of a check, or several, and those have a bound. */
const MAX_RANGES = 16;

/** Partitions by hash among which rows are spread at most. */
const MAX_HASHES = 8;

/** Rows of values among which rows are spread at most. */
const MAX_LISTED = 64;

/** The checks that a table's partitions amount to: a row that fits none of them is refused. */
export function partitionChecks({ partitioning }: Table, known: Columns | null): readonly Check[] {
  if (partitioning === null) return [];
  const expression = conditionOf(partitioning, known);
  if (expression === TRUE || expression === FALSE) return [];
  return [{ name: 'partitions', offset: partitioning.offset, expression }];
}

/** Whether there is no partition for any row. */
export function takesNoRow({ partitioning }: Table): boolean {
  return partitioning !== null && conditionOf(partitioning, null) === FALSE;
}

/** What was found before without knowing of columns: it is asked for in several places. */
const plainConditions = new WeakMap<Partitioning, Expression>();

function conditionOf(partitioning: Partitioning, known: Columns | null): Expression {
  if (known !== null) return madeCondition(partitioning, known);
  return getOrInsertComputed(plainConditions, partitioning, () => madeCondition(partitioning, null));
}

/**
 * What a row must meet to lie in one of the partitions, or in one of theirs; with `known`, on the columns that a key is
 * computed from, where a condition on them is known: it may leave out some rows that a partition takes.
 */
function madeCondition(partitioning: Partitioning, known: Columns | null): Expression {
  const { partitions, parts, unlisted } = partitioning;
  if (partitions.length === 0) return unlisted === 'anyRow' ? TRUE : FALSE;
  if (partitions.some(({ bound }) => bound.kind === 'lessThan')) return lessThanCondition(parts, partitions, known);
  if (partitions.some(({ bound }) => bound.kind === 'hash')) return hashCondition(partitioning, known);
  const columns = parts.map(partExpression);
  const others = partitions.filter(({ bound }) => bound.kind !== 'default');
  const rest = partitions.find(({ bound }) => bound.kind === 'default');
  // Found once for each: asking twice at each level would take twice the time for each level.
  const inner = new Map(partitions.map((partition) => [partition, innerOf(partition, known)]));
  const demandedOf = (partition: Partition): Expression => inner.get(partition) ?? TRUE;
  const plain = new Set(others.filter((partition) => demandedOf(partition) === TRUE));
  const divided = others.filter((partition) => !plain.has(partition));
  const bounds = Array.from(plain, ({ bound }) => bound);
  // Behind the lists and ranges of partitions that take any row, those that demand more.
  const ways = firstWays([
    [() => listCondition(columns, bounds, known)],
    joinedRanges(bounds).map((range) => () => rangeCondition(columns, range)),
    divided.map((partition) => () => allOf([boundCondition(columns, partition.bound), demandedOf(partition)])),
  ]);
  if (rest === undefined) return anyOf(ways);
  const demanded = demandedOf(rest);
  if (divided.length === 0 && demanded === TRUE) return TRUE;
  const outside = others.map(({ bound }) => not(boundCondition(columns, bound)));
  return anyOf([allOf([...outside, demanded]), ...ways]);
}

/** The first of the conditions that some row meets, each made where it is needed: there may be thousands. */
function firstWays(makers: readonly (readonly (() => Expression)[])[]): Expressions {
  const ways: Expression[] = [];
  for (const make of makers.flat()) {
    if (ways.length === MAX_RANGES) break;
    const way = make();
    if (way !== FALSE) ways.push(way);
  }
  return ways;
}

/** What a row of a partition must meet beside the bound. */
function innerOf({ checks, partitioning }: Partition, known: Columns | null): Expression {
  return allOf([...checks, partitioning === null ? TRUE : conditionOf(partitioning, known)]);
}

/**
 * A hash may bring a row to any partition: it must fit all of them, and where one is missing, the hash must be known to
 * bring it to one that is not.
 */
function hashCondition({ partitions, parts, hash }: Partitioning, known: Columns | null): Expression {
  const covered = partitions.reduce(
    (share, { bound }) => share + (bound.kind === 'hash' && bound.modulus > 0 ? 1 / bound.modulus : 0),
    0,
  );
  if (covered > 1 - 1e-9) return allOf(partitions.map((partition) => innerOf(partition, known)));
  if (hash === 'unknown') return FALSE;
  const key = parts.map(partExpression);
  return anyOf(
    partitions
      .slice(0, MAX_HASHES)
      .map((partition) => allOf([hashedCondition(key, partition.bound), innerOf(partition, known)])),
  );
}

/** What a partition by hash takes. */
function hashedCondition(key: Expressions, bound: PartitionBound): Expression {
  if (bound.kind !== 'hash') return FALSE;
  const counts = [bound.modulus, bound.remainder].map(numeric);
  return call(HASH_PARTITION, ...counts, ...key);
}

function boundCondition(columns: Expressions, bound: PartitionBound): Expression {
  return bound.kind === 'fromTo' ? rangeCondition(columns, bound) : listCondition(columns, [bound]);
}

/** The key is in one of the lists; NULL only where a list holds it. */
function listCondition(
  columns: Expressions,
  bounds: readonly PartitionBound[],
  known: Columns | null = null,
): Expression {
  const rows = bounds.flatMap((bound) => (bound.kind === 'in' ? bound.rows : []));
  const [column] = columns;
  if (rows.length === 0 || column === undefined) return FALSE;
  const computed =
    known === null || columns.length > 1 || column.kind === 'column' ? null : computedList(column, rows, known);
  if (computed !== null) return computed;
  if (columns.length > 1) return anyOf(rows.slice(0, MAX_LISTED).map((row) => rowCondition(columns, row)));
  const values = knownValues(rows, known);
  const list = values.filter(({ kind }) => kind !== 'null');
  const isIn: Expression = list.length === 0 ? FALSE : { kind: 'in', operand: column, list, negated: false };
  if (list.length === values.length) return allOf([isIn, ...present(column)]);
  // A check passes where a NULL leaves it open, but its negation must not.
  return anyOf([is(column, 'null'), isIn]);
}

/** The values of lists; of those, the constants alone where there are some: rows go to what is known. */
function knownValues(rows: readonly Expressions[], known: Columns | null): Expressions {
  const values = rows.map(([value]) => value).filter((value) => value !== undefined);
  if (known === null) return values;
  const constants = values.filter((value) => constantOf(value, known.semantics) !== undefined);
  return constants.length > 0 ? [...constants, ...values.filter(({ kind }) => kind === 'null')] : values;
}

/** One of the values of a computed key, in terms of the columns where that is known; null: no value is a number. */
function computedList(key: Expression, rows: readonly Expressions[], known: Columns): Expression | null {
  const values = rows.flatMap(([value]) => (value === undefined ? [] : [constantOf(value, known.semantics)]));
  const numbers = values.filter((value) => typeof value === 'number').slice(0, MAX_LISTED);
  if (numbers.length === 0) return null;
  const ways = numbers.map((value) => conditionFor(key, { low: value, high: value }, known));
  const conditions = ways.filter((way) => way !== null);
  return allOf([conditions.length === 0 ? oneWay(key, numbers) : anyOf(conditions), ...present(key)]);
}

/** One way of a key of several columns to take some of the values, all ways of one column: draws follow one equation, and factors of one leave the others. */
function oneWay(key: Expression, numbers: readonly number[]): Expression {
  const [first, ...others] = factorsOf(key);
  if (first?.kind === 'column' && others.length > 0 && others.every(({ kind }) => kind === 'column')) {
    const isIn: Expression = { kind: 'in', operand: first, list: numbers.map(numeric), negated: false };
    return allOf([isIn, ...others.map((other) => binary('=', other, numeric(1)))]);
  }
  if (columnsOf(key).size === 1) return { kind: 'in', operand: key, list: numbers.map(numeric), negated: false };
  const [value = 0] = numbers;
  return binary('=', key, numeric(value));
}

function factorsOf(key: Expression): Expressions {
  return key.kind === 'binary' && key.operator === '*' ? [...factorsOf(key.left), ...factorsOf(key.right)] : [key];
}

function rowCondition(columns: Expressions, row: Expressions): Expression {
  return allOf(
    columns.flatMap((one, i) => {
      const value = row[i];
      return value === undefined ? [] : [binary('=', one, value), notNull(one)];
    }),
  );
}

type Range = PartitionBound & { readonly kind: 'fromTo' };

/** The ranges of the bounds, those that touch each other as one. */
function joinedRanges(bounds: readonly PartitionBound[]): readonly Range[] {
  const ranges = bounds.filter((bound) => bound.kind === 'fromTo');
  const byFrom = new Map(ranges.map((range) => [spellingOf(range.from), range]));
  const ends = new Set(ranges.map(({ to }) => spellingOf(to)));
  return ranges
    .filter(({ from }) => !ends.has(spellingOf(from)))
    .map((first) => {
      let last = first;
      for (let next: Range | undefined = first; next !== undefined; ) {
        last = next;
        const end = spellingOf(last.to);
        next = byFrom.get(end);
        byFrom.delete(end);
      }
      return { ...first, to: last.to };
    });
}

function spellingOf(ends: readonly RangeEnd[]): string {
  return JSON.stringify(ends);
}

/** From one row of ends (included) to another (excluded), compared column by column; none of them is NULL. */
function rangeCondition(columns: Expressions, { from, to }: Range): Expression {
  // The ends may agree in the first columns, which then have these values.
  let same = 0;
  while (same < columns.length && isValue(from[same]) && isSameEnd(from[same], to[same])) same++;
  const equal = columns.slice(0, same).map((column, i) => {
    const end = from[i];
    return end === undefined || typeof end === 'string' ? FALSE : binary('=', column, end);
  });
  const others = columns.slice(same);
  return allOf([
    ...columns.flatMap(present),
    ...equal,
    atLeast(others, from.slice(same)),
    below(others, to.slice(same)),
  ]);
}

function isValue(end: RangeEnd | undefined): boolean {
  return end !== undefined && typeof end !== 'string';
}

function isSameEnd(one: RangeEnd | undefined, other: RangeEnd | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function atLeast([column, ...columns]: Expressions, [end, ...ends]: readonly RangeEnd[]): Expression {
  if (column === undefined || end === undefined || end === 'minimum') return TRUE;
  if (end === 'maximum') return FALSE;
  const rest = atLeast(columns, ends);
  if (rest === TRUE) return binary('>=', column, end);
  return anyOf([binary('>', column, end), allOf([binary('=', column, end), rest])]);
}

function below([column, ...columns]: Expressions, [end, ...ends]: readonly RangeEnd[]): Expression {
  if (column === undefined || end === undefined || end === 'minimum') return FALSE;
  if (end === 'maximum') return TRUE;
  const rest = below(columns, ends);
  if (rest === TRUE) return binary('<=', column, end);
  const less = lessThan(column, end);
  return rest === FALSE ? less : anyOf([less, allOf([binary('=', column, end), rest])]);
}

/** The key lies below the last bound. NULL lies below all. */
function lessThanCondition(
  parts: readonly KeyPart[],
  partitions: readonly Partition[],
  known: Columns | null,
): Expression {
  const last = partitions.at(-1)?.bound;
  if (last?.kind !== 'lessThan') return TRUE;
  const columns = parts.map(partExpression);
  return computedLimit(columns, last.values, known) ?? below(columns, last.values);
}

/** A computed key below a number, in terms of the columns where that is known. */
function computedLimit(
  [key, second]: Expressions,
  [limit]: readonly RangeEnd[],
  known: Columns | null,
): Expression | null {
  if (known === null || key === undefined || key.kind === 'column' || second !== undefined) return null;
  if (limit === undefined || typeof limit === 'string') return null;
  const value = constantOf(limit, known.semantics);
  return typeof value === 'number' ? conditionFor(key, { low: null, high: value - 1 }, known) : null;
}

/** What keeps a key from being NULL: that the columns it is computed from are not, and that it finds what it takes out of them. */
function present(key: Expression): Expressions {
  const columns = [...columnsOf(key)].map((name) => notNull(columnNamed(name)));
  return key.kind === 'column' ? columns : [...columns, notNull(key)];
}

function notNull(operand: Expression): Expression {
  return is(operand, 'null', true);
}

/** `left < right`; where a function of dates is compared, the date itself is, as far as that is the same. */
function lessThan(left: Expression, right: Expression): Expression {
  const [argument] = left.kind === 'call' ? left.arguments : [];
  if (left.kind === 'call' && argument !== undefined) {
    const [limit] = right.kind === 'call' && right.name === left.name ? right.arguments : [];
    if (limit !== undefined) return lessThan(argument, limit);
    if (functionNamed(left.name).unit === 'year' && right.kind === 'number') {
      return lessThan(argument, { kind: 'string', value: `${right.text.padStart(4, '0')}-01-01` });
    }
  }
  return binary('<', left, right);
}
