import { modelOf } from '../../../grammar/kinds.ts';
import { allOrNone } from '../../collections.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Unit } from '../../functions/record.ts';
import type { ColumnType, Expression, Key, KeyPart, Table } from '../../ir.ts';
import { DAY_LENGTH } from '../../values/timestamp.ts';
import { columnsOf, operandsOf } from '../../walk.ts';
import { generatedColumns } from '../checks.ts';
import { type ComparedColumns, comparedColumns, partExpression, shapesOf } from '../columns.ts';
import type { Kept, KeyPlan, LanePlan, RowCount } from '../plan.ts';
import { distinguished, storesApart } from './injective.ts';
import { boundsApart } from './range-keys.ts';
import { isUnknownColumn, OF_UNKNOWN, withoutUnknown } from './unknown-columns.ts';

/** Largest permutation: all of its arithmetic stays exact in doubles. */
const MAX_PERMUTATION = 2 ** 52;

/** Digits of a permutation at most: far more than it takes to count all rows that it may have. */
const MAX_DIGITS = 256;

/** A key that rows must keep: names of the columns that tell its rows apart. */
export interface DistinctKey {
  readonly name: string;
  readonly columns: readonly string[];
  /** Characters that the key compares of each column; Infinity: all. */
  readonly lengths: ReadonlyMap<string, number>;
  /** Whether rows that differ in the columns differ in the key: surely not where it compares other expressions. */
  readonly oneToOne: boolean;
  /** Whether it takes two NULLs for equal. */
  readonly countsNulls: boolean;
  /** The columns of the key that one of `columns` stands for, where these are others. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

/** The keys that the writer of rows must keep itself, and what keeps each of the others, by its name. */
export interface DecidedKeys {
  readonly keys: readonly DistinctKey[];
  readonly others: ReadonlyMap<string, Kept>;
}

/**
 * Left to others: keys with a column that the database numbers, and keys that hold all columns of another, which keeps them
 * distinct already. `standIn`: the columns that tell rows apart in the place of one that is computed from them, or the column
 * itself.
 */
export function decidedKeys(table: Table, standIn: (column: string) => readonly string[]): DecidedKeys {
  const writable = new Map(table.columns.map((column) => [column.name, column]));
  const others = new Map<string, Kept>();
  const keys = comparedKeys(table)
    .map((key) => ({ ...key, columns: [...new Set(key.columns.flatMap(standIn))] }))
    .map((key) => ({ ...key, columns: withoutUnknown(key.columns, writable) }))
    .filter(({ name, columns }) => {
      const kept = columns.some((column) => isUnknownColumn(writable.get(column)))
        ? OF_UNKNOWN
        : keptByOthers(columns, table.rising, (column) => writable.get(column)?.filledBy === 'sequence');
      if (kept !== null) others.set(name, kept);
      return kept === null;
    });
  const sets = keys.map((key) => new Set(key.columns));
  const isCovered = (outer: number, inner: number): boolean => {
    const [key, held, other] = [keys[outer], sets[outer], keys[inner]];
    if (key === undefined || held === undefined || other === undefined || !covers(key, held, other)) return false;
    // What is NULL in a key that lets NULLs pass may be equal in one that does not.
    const isPresent = (column: string) => writable.get(column)?.nullable === false;
    return !key.countsNulls || other.countsNulls || other.columns.every(isPresent);
  };
  const own = keys.filter(({ name }, i) => {
    const cover = keys.find((_, j) => i !== j && isCovered(i, j) && (!isCovered(j, i) || j < i));
    if (cover !== undefined) others.set(name, { by: 'key', name: cover.name, columns: cover.columns });
    return cover === undefined;
  });
  return { keys: own, others };
}

/** What keeps a key of such columns without its rows' writer; null: nothing does. */
function keptByOthers(
  columns: readonly string[],
  rising: string | null,
  isNumbered: (column: string) => boolean,
): Kept | null {
  if (columns.length === 0) return { by: 'nothing', reason: 'it compares no column' };
  if (columns.some(isNumbered)) return { by: 'database' };
  return columns.includes(rising ?? '') ? { by: 'values' } : null;
}

/** The keys that the writer of rows must keep itself. */
export function distinctKeys(...decided: Parameters<typeof decidedKeys>): readonly DistinctKey[] {
  return decidedKeys(...decided).keys;
}

/** Each key of a table with the columns that tell its rows apart. */
export function comparedKeys(table: Table): readonly DistinctKey[] {
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  // A generated column differs where what it is computed from differs, as far as its expression keeps that apart.
  const substituted = generatedColumns(table);
  const generationOf = (name: string) => {
    const column = columns.get(name);
    const generation = column?.generation ?? null;
    return column === undefined || generation === null ? null : asStored(substituted(generation), column.type);
  };
  return table.keys.map((key) => asDistinct(key, { generationOf, shapeOf: shapesOf(table) }));
}

/** What a generated column compares: of a column of moments, a date is its day. */
function asStored(generation: Expression, type: ColumnType): Expression {
  return generation.kind === 'column' && type.shape.kind === 'date'
    ? { kind: 'cast', operand: generation, type }
    : generation;
}

function asDistinct(key: Key, compared: ComparedColumns): DistinctKey {
  const lengths = new Map<string, number>();
  const columns = new Set<string>();
  // Of an EXCLUDE constraint, rows that differ in what must be equal, or that do not overlap, never conflict.
  const apart = boundsApart(key, compared);
  const lower: readonly KeyPart[] =
    apart === null ? [] : [{ column: apart.lower, expression: null, length: null, offset: key.offset, operator: null }];
  const equal = [...key.parts.filter((part) => isKeptDistinct(part, compared)), ...lower];
  for (const part of equal.length > 0 ? equal : key.parts) {
    const names = part.expression === null ? [part.column ?? ''] : [...columnsOf(part.expression)];
    for (const name of names.flatMap((one) => sourcesOf(one, compared.generationOf))) {
      // A parent that did not come along may have it.
      if (compared.shapeOf(name) === undefined) continue;
      columns.add(name);
      const expression = expressionOf(part, compared.generationOf);
      const length = part.length ?? (isOfDays(expression) ? DAY_LENGTH : prefixLength(expression));
      lengths.set(name, Math.min(lengths.get(name) ?? Number.POSITIVE_INFINITY, length));
    }
  }
  return {
    name: key.name ?? '',
    columns: [...columns],
    lengths,
    countsNulls: !key.nullsDistinct,
    members: new Map(),
    oneToOne: equal.length > 0 && equal.every((part) => isOneToOne(part, compared) || isPrefix(part, compared)),
  };
}

/** What a part compares, where it is no column that is written. */
function expressionOf(
  { expression, column }: KeyPart,
  generationOf: ComparedColumns['generationOf'],
): Expression | null {
  return expression ?? generationOf(column ?? '');
}

/**
 * Characters that LEFT(column, n) and SUBSTRING(column, 1, n) compare, and CAST(column AS CHAR(n)), and of a moment its day:
 * CAST(column AS DATE), DATE(column), DATE_TRUNC('day', column); Infinity: all.
 */
function prefixLength(expression: Expression | null): number {
  if (expression?.kind === 'cast') {
    const { shape } = expression.type;
    if (shape.kind === 'date') return DAY_LENGTH;
    return shape.kind === 'text' ? (shape.characters ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  }
  if (expression?.kind !== 'call') return Number.POSITIVE_INFINITY;
  const [, second, third] = expression.arguments;
  const { truncates, piece } = functionNamed(expression.name);
  if (truncates && unitOf(expression) === 'day') return DAY_LENGTH;
  const count = piece === 'start' ? second : piece === 'middle' && isOne(second) ? third : undefined;
  return count?.kind === 'number' ? Number(count.text) : Number.POSITIVE_INFINITY;
}

/** Units of whole days. */
const LONG_UNITS: ReadonlySet<string> = new Set<Unit>([
  'week',
  'month',
  'quarter',
  'year',
  'isoyear',
  'decade',
  'century',
]);

/** Whether an expression takes of a moment no more than its week, month or year: several days are equal in it. */
function isOfDays(expression: Expression | null): boolean {
  return expression?.kind === 'call' && LONG_UNITS.has(unitOf(expression) ?? '');
}

/** The unit of a moment that a call gives, if it gives one. */
function unitOf({ name, arguments: given }: Expression & { kind: 'call' }): string | undefined {
  const { unit, unitArgument } = functionNamed(name);
  const named = unitArgument === undefined ? undefined : given[unitArgument];
  return named?.kind === 'string' ? named.value.toLowerCase() : unit;
}

/** Whether an expression is the first characters of a text column, or the day of a moment: rows that differ there differ in it. */
function isPrefix(part: KeyPart, { shapeOf, generationOf }: ComparedColumns): boolean {
  const expression = expressionOf(part, generationOf);
  const length = prefixLength(expression);
  if (expression === null || length === Number.POSITIVE_INFINITY) return false;
  const [operand, more] = operandsOf(expression).filter(({ kind }) => kind !== 'string' && kind !== 'number');
  const column = operand === undefined ? undefined : withoutZone(operand);
  if (column?.kind !== 'column' || more !== undefined) return false;
  const kind = shapeOf(column.name)?.kind;
  return kind === 'text' || (kind === 'timestamp' && length === DAY_LENGTH);
}

/** What is told in a zone of its own: moment AT TIME ZONE 'UTC'. */
function withoutZone(expression: Expression): Expression {
  if (expression.kind !== 'call' || expression.name !== 'timezone') return expression;
  const [zone, moment] = expression.arguments;
  return zone?.kind === 'string' && moment !== undefined ? moment : expression;
}

function isOne(expression: Expression | undefined): boolean {
  return expression?.kind === 'number' && expression.text === '1';
}

/** The columns that a generated column is computed from, or the column itself. */
function sourcesOf(name: string, generationOf: ComparedColumns['generationOf']): readonly string[] {
  const generation = generationOf(name);
  return generation === null ? [name] : [...columnsOf(generation)];
}

/** Whether different values of a part of a key keep rows apart. */
function isKeptDistinct({ operator, column }: KeyPart, { shapeOf, generationOf }: ComparedColumns): boolean {
  if (operator === null || operator === '=') return true;
  // What is computed is not made to lie apart.
  if (generationOf(column ?? '') !== null) return false;
  const shape = shapeOf(column ?? '');
  return operator === '&&' && modelOf(shape?.kind).isApart;
}

/** Whether a part of a key tells apart whatever its columns do. A generated column compares by its expression. */
function isOneToOne(part: KeyPart, { shapeOf, generationOf }: ComparedColumns): boolean {
  const name = distinguished(partExpression(part), shapeOf);
  const generation = name === null ? null : generationOf(name);
  if (name === null || generation === null) return name !== null;
  const source = distinguished(generation, shapeOf);
  return source !== null && storesApart(shapeOf(name), shapeOf(source));
}

/** Whether rows that differ in the columns of a part differ in what it compares. */
export function keepsApart(part: KeyPart, table: Table): boolean {
  const isWhole = part.length === null && (part.operator === null || part.operator === '=');
  return isWhole && isOneToOne(part, comparedColumns(table));
}

/** Whether keeping `inner` distinct keeps `outer` distinct, a key that holds these columns. */
function covers(outer: DistinctKey, held: ReadonlySet<string>, inner: DistinctKey): boolean {
  if (inner.columns.length > held.size || !outer.oneToOne || !inner.oneToOne) return false;
  return inner.columns.every(
    (column) => held.has(column) && (outer.lengths.get(column) ?? 0) >= (inner.lengths.get(column) ?? 0),
  );
}

/** A lane of a column that digits can be given to. */
interface Lane {
  readonly column: string;
  readonly lane: number;
  readonly size: number;
  /** Ranks that are one to the keys, one behind the other. */
  readonly turns: number;
  readonly digits: number[];
  readonly counts: RowCount | null;
  readonly usual: Usual;
}

/** What the columns of keys are to their digits. */
export interface KeyedValues {
  readonly radicesOf: RadicesOf;
  readonly isNullable: (column: string) => boolean;
  /** What a name counts that stands for rows of a parent; null: it is a column's. */
  readonly countsOf?: (column: string) => RowCount | null;
  /** How many ranks of a column are one to the keys, one behind the other; default 1. */
  readonly turnsOf?: (column: string) => number;
  /** Which values of a part of a column people expect; null: any. */
  readonly usualOf?: (column: string, lane: number) => Usual;
}

/** Some days of all that the calendar has, or the first values of a part. */
export type Usual = 'days' | 'first' | null;

/**
 * Sizes of the digits of a column's values. `alone`: no other column of its key could carry a digit; otherwise a column
 * that should not carry any may have none.
 */
export type RadicesOf = (column: string, alone: boolean) => readonly number[];

/**
 * Plans the permutations. Keys that share columns share one permutation, cut into digits in mixed radix; each lane of a
 * column carries some of them, and each key's lanes together carry all: so the permuted row number can be read off any
 * of the keys, and no two rows agree on one. Where a lane is too small for a digit that a key misses, the digit shrinks,
 * and with it the number of rows.
 */
export function planKeys(keys: readonly DistinctKey[], values: KeyedValues): readonly KeyPlan[] {
  return connected(keys).map((group) => ({
    ...planGroup(group, values),
    overflow: overflowOf(group, values.isNullable),
  }));
}

/**
 * The columns that are NULL in rows beyond those that the digits tell apart: one of each key, as NULLs differ from each
 * other. None: a key has no such column, so the rows end there.
 */
function overflowOf(keys: readonly DistinctKey[], isNullable: (column: string) => boolean): readonly string[] {
  const columns = keys.map((key) =>
    key.columns.flatMap((column) => key.members.get(column) ?? [column]).find(isNullable),
  );
  return [...new Set(allOrNone(columns))];
}

function connected(keys: readonly DistinctKey[]): readonly (readonly DistinctKey[])[] {
  let groups: { readonly keys: readonly DistinctKey[]; readonly columns: ReadonlySet<string> }[] = [];
  for (const key of keys) {
    const touching = groups.filter(({ columns }) => key.columns.some((column) => columns.has(column)));
    const columns = new Set([...touching.flatMap((group) => [...group.columns]), ...key.columns]);
    groups = groups.filter((group) => !touching.includes(group));
    groups.push({ keys: [...touching.flatMap((group) => group.keys), key], columns });
  }
  return groups.map((group) => group.keys);
}

function planGroup(
  keys: readonly DistinctKey[],
  { radicesOf, countsOf = () => null, turnsOf = () => 1, usualOf = () => null }: KeyedValues,
): Omit<KeyPlan, 'overflow'> {
  const needed = new Set(
    keys
      .filter(({ columns }) => columns.every((column) => radicesOf(column, false).length === 0))
      .flatMap(({ columns }) => columns),
  );
  const lanes: Lane[] = [...new Set(keys.flatMap(({ columns }) => columns))].flatMap((column) =>
    radicesOf(column, needed.has(column)).map((size, lane) => ({
      column,
      lane,
      size,
      turns: turnsOf(column),
      digits: [],
      counts: countsOf(column),
      usual: usualOf(column, lane),
    })),
  );
  const radices: number[] = [];
  // The narrowest key first: it decides how many digits there are.
  const byCapacity = keys.map((key) => {
    const own = lanesOf(key, lanes);
    return { own, capacity: own.reduce((size, lane) => size * lane.size, 1) };
  });
  for (const { own } of byCapacity.sort((one, other) => one.capacity - other.capacity)) {
    if (radices.length === 0) giveNewDigits(own, radices);
    else giveMissingDigits(own, radices);
  }
  keepCountable(radices, new Set(lanes.flatMap(({ usual, digits }) => (usual === 'days' ? digits : []))));
  return {
    names: keys.map(({ name }) => name),
    size: product(radices),
    ...PLAIN_ORDER,
    radices,
    lanes: lanes.filter(({ digits }) => digits.length > 0).map((lane) => planLane(lane, radices)),
  };
}

/** What is said of a key whose rows take one image each, in the order of the permutation. */
export const PLAIN_ORDER: Pick<KeyPlan, 'attempts' | 'isCounted' | 'start' | 'window'> = {
  attempts: 1,
  isCounted: false,
  start: 0,
  window: null,
};

/** The last row that keys allow; infinite: rows beyond are NULL in them, or like others. */
export function rowLimitOf({ size, overflow, recurs }: Pick<KeyPlan, 'size' | 'overflow' | 'recurs'>): number {
  return overflow.length > 0 || recurs === true ? Number.POSITIVE_INFINITY : size;
}

function lanesOf(key: DistinctKey, lanes: readonly Lane[]): readonly Lane[] {
  const columns = new Set(key.columns);
  return lanes.filter(({ column }) => columns.has(column));
}

function giveNewDigits(lanes: readonly Lane[], radices: number[]): void {
  for (const lane of lanes.slice(0, MAX_DIGITS)) {
    lane.digits.push(radices.length);
    radices.push(lane.size);
  }
}

/** Gives a key's lanes every digit that none of them carries: the roomiest lane takes the largest one left. */
function giveMissingDigits(lanes: readonly Lane[], radices: number[]): void {
  const carried = new Set(lanes.flatMap(({ digits }) => digits));
  const missing = radices.map((_, digit) => digit).filter((digit) => !carried.has(digit));
  const roomOf = (lane: Lane) => Math.floor(lane.size / product(lane.digits.map((digit) => radices[digit] ?? 1)));
  const rooms = lanes.map(roomOf);
  for (const digit of missing.sort((one, other) => (radices[other] ?? 1) - (radices[one] ?? 1))) {
    const roomiest = rooms.reduce((best, room, i) => (room > (rooms[best] ?? 0) ? i : best), 0);
    const lane = lanes[roomiest];
    if (lane === undefined) return;
    radices[digit] = Math.max(1, Math.min(radices[digit] ?? 1, rooms[roomiest] ?? 1));
    lane.digits.push(digit);
    rooms[roomiest] = roomOf(lane);
  }
}

export function product(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all * number, 1);
}

/** Values of a digit that are left where another one is spared. */
const LEAST_RADIX = 30;

/**
 * Makes digits smaller until a permutation counts what they make together: those that are spared last, as of fewer days than the
 * calendar has, the expected ones would be missing.
 */
export function keepCountable(radices: number[], spared: ReadonlySet<number> = new Set()): void {
  while (product(radices) > MAX_PERMUTATION) {
    const mayBeCut = (i: number) => !spared.has(i) && (radices[i] ?? 0) > LEAST_RADIX;
    const isAny = !radices.some((_, i) => mayBeCut(i));
    halveLargest(radices, (i) => isAny || mayBeCut(i));
  }
}

function halveLargest(radices: number[], mayBeCut: (digit: number) => boolean): void {
  const sizes = radices.map((radix, i) => (mayBeCut(i) ? radix : 0));
  const largest = sizes.reduce((best, size, i) => (size > (sizes[best] ?? 0) ? i : best), 0);
  radices[largest] = Math.ceil((radices[largest] ?? 1) / 2);
}

/** What each digit of a lane weighs in it; the room that is left spreads the ranks. */
function planLane({ column, lane, size, turns, digits, counts, usual }: Lane, radices: readonly number[]): LanePlan {
  const room = usual === 'first' ? 1 : Math.floor(size / product(digits.map((digit) => radices[digit] ?? 1)));
  const spread = turns * room;
  let weight = spread;
  const weighed = digits.map((digit) => {
    const place = { digit, weight };
    weight *= radices[digit] ?? 1;
    return place;
  });
  return { column, lane, spread, digits: weighed, counts };
}
