import type { Dialect } from '../../../grammar/dialect.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { binary, columnNamed, numeric } from '../../compose.ts';
import type { NumberRange } from '../../functions/number-ranges.ts';
import type { Check, Column, Table } from '../../ir.ts';
import { refersToItself } from '../../qualified-name.ts';
import { type Domain, poolDomain, sizeOf } from '../../values/domain.ts';
import { numberPart } from '../../values/integer.ts';
import { LANE_SIZE, type Part } from '../../values/part.ts';
import { columnsOf, rewritten } from '../../walk.ts';
import { valuesOf } from '../derived/results.ts';
import { alternativesOf } from '../facts/alternatives.ts';
import type { Columns, Condition } from '../facts/column-facts.ts';
import type { ColumnPlan, Plan } from '../plan.ts';
import { targetsOf } from '../references/targets.ts';

/** Rows that the engine takes, and the table's sequences have numbers for, each counted up to its end or that of its column's type. */
export function sequenceLimit(table: Table): number {
  return Math.min(
    table.mostRows ?? Number.POSITIVE_INFINITY,
    comparesTimesAlone(table) ? 1 : Number.POSITIVE_INFINITY,
    ...table.columns.map((column) => numbersOf(column, table)),
  );
}

/** Whether a key compares nothing but the time at which its rows come, or end: all that come at once are equal in it. */
function comparesTimesAlone({ keys, columns }: Table): boolean {
  const times = new Set(columns.filter(({ filledBy }) => filledBy === 'rowPeriod').map(({ name }) => name));
  return times.size > 0 && keys.some(({ parts }) => parts.every(({ column }) => times.has(column ?? '')));
}

function numbersOf({ name, filledBy, numbering, type: { shape } }: Column, { keys, sequenceStart }: Table): number {
  if (filledBy !== 'sequence') return Number.POSITIVE_INFINITY;
  const { first, step } = numbering ?? { first: sequenceStart, step: 1 };
  const { low, high } = limitsOfNumbers(shape);
  const inType = Math.floor(((step > 0 ? high : low) - first) / step) + 1;
  const isKey = keys.some(({ parts }) => parts.length === 1 && parts[0]?.column === name);
  const given = numbering === null || (numbering.cycles && !isKey) ? Number.POSITIVE_INFINITY : numbering.count;
  return Math.max(1, Math.min(inType, given));
}

/** The whole numbers of a type that sequences number; infinite: more than rows are counted. */
function limitsOfNumbers(shape: Shape): NumberRange {
  if (shape.kind === 'integer' && shape.bits <= 32) return valuesOf(shape);
  if (shape.kind === 'boolean') return { low: -128, high: 127 };
  const isBound = shape.kind === 'decimal' && shape.precision !== null;
  const most = isBound ? 10 ** (shape.precision - (shape.scale ?? 0)) - 1 : Number.POSITIVE_INFINITY;
  return { low: -most, high: most };
}

/**
 * A table whose rows give the numbers that its sequences would, where the sequences' own may break a check, or where
 * what refers to them could not follow.
 */
export function withGivenNumbers(table: Table, conditions: readonly Condition[], known: Columns): Table {
  const numbered = sequenceColumns(table);
  if (numbered.length === 0) return table;
  const given = new Set(numbered.filter((column) => mustBeGiven(column, table, conditions, known)));
  if (given.size === 0) return table;
  // What is NULL in a column that the server numbers itself asks for the next number; a default is asked for by its absence.
  const columns = table.columns.map(
    (column): Column =>
      given.has(column)
        ? { ...column, filledBy: 'writer', nullable: column.nullable && column.default !== null }
        : column,
  );
  return { ...table, columns };
}

/** What is asked of the numbers that rows of `table` give though a sequence would, as `given` says: none asks for the next one. */
export function numbersOfTheirOwn(given: Table, table: Table, { askForNext }: Dialect): readonly Check[] {
  const numbered = given.columns.filter(
    ({ filledBy }, i) => filledBy === 'sequence' && table.columns[i]?.filledBy === 'writer',
  );
  return numbered.flatMap(({ name, offset }) =>
    askForNext.map((number) => {
      const expression = binary('<>', columnNamed(name, offset), numeric(number));
      return { name: null, offset, expression };
    }),
  );
}

/** The last numbers of the types of 64 bits. */
const LAST_SIGNED = 2 ** 63;
const LAST_UNSIGNED = 2 ** 64;

/** Whether a sequence begins behind the last number of its column's type. */
function isUsedUp({ numbering, type: { shape } }: Column, { sequenceStart }: Table): boolean {
  const first = numbering?.first ?? sequenceStart;
  if (shape.kind === 'integer' && shape.bits === 64) return first >= (shape.unsigned ? LAST_UNSIGNED : LAST_SIGNED);
  return first > limitsOfNumbers(shape).high;
}

function mustBeGiven(column: Column, table: Table, conditions: readonly Condition[], known: Columns): boolean {
  if (isUsedUp(column, table)) return true;
  const { numbering } = column;
  if (numbering !== null && numbering.step !== 1 && !numbering.exclusive) {
    const isReferredTo = table.foreignKeys.some(({ columns: [own] }) => isOfHierarchy(own, table));
    if (isReferredTo) return true;
  }
  return conditions.some((condition) => {
    const columns = columnsOf(condition.expression);
    if (columns.has(column.name)) return !isKeptBySequence(column, columns, condition, table, known);
    const [other, another] = columns;
    if (other === undefined || another !== undefined || !refersTo(column, other, table)) return false;
    const referred = {
      ...condition,
      expression: rewritten(condition.expression, (mention) => ({ ...mention, name: column.name })),
    };
    return (
      !isOfNull(condition, other, known) && !isKeptBySequence(column, new Set([column.name]), referred, table, known)
    );
  });
}

/** Whether a column refers to rows of the table itself by the number that they have in another one. */
function refersTo({ name }: Column, other: string, table: Table): boolean {
  return table.foreignKeys.some((key) => {
    const targets = targetsOf(key, table);
    return refersToItself(key, table) && key.columns.some((own, i) => own === other && targets[i] === name);
  });
}

/** Whether nothing but NULL meets a condition on a column. */
function isOfNull(condition: Condition, name: string, known: Columns): boolean {
  return alternativesOf(condition, known).every(({ facts }) => facts.get(name)?.nulls === 'always');
}

/** Numbers from which on a bound is met by as many rows as are written. */
const MANY_ROWS = 1_000_000_000;

/** Whether all numbers of the sequence surely meet a condition. */
function isKeptBySequence(
  { name, numbering }: Column,
  columns: ReadonlySet<string | undefined>,
  condition: Condition,
  table: Table,
  known: Columns,
): boolean {
  // References to rows of the table itself go to earlier rows.
  const others = [...columns].filter((column) => column !== name);
  if (others.length > 0) return isDifference(condition) && others.every((other) => isOfHierarchy(other, table));
  const [alternative, second] = alternativesOf(condition, known);
  const facts = alternative?.facts.get(name);
  if (alternative === undefined || second !== undefined || facts === undefined) return false;
  const { least, most, nulls, ...rest } = facts;
  const isPlain = rest.list === null && rest.excluded.length === 0 && rest.step === null && rest.sources.length === 0;
  const first = numbering?.first ?? table.sequenceStart;
  const isAbove = least === null || Number(least.value) + (least.strict ? 1 : 0) <= first;
  const isBelow = most === null || Number(most.value) >= MANY_ROWS;
  return alternative.residual.length === 0 && isPlain && nulls !== 'always' && isAbove && isBelow;
}

function isDifference({ expression }: Condition): boolean {
  return expression.kind === 'binary' && (expression.operator === '<>' || expression.operator === '!=');
}

/** Whether a column is of a foreign key to rows of its own table. */
function isOfHierarchy(name: string | undefined, table: Table): boolean {
  return table.foreignKeys.some((key) => key.columns.includes(name ?? '') && refersToItself(key, table));
}

/** Numbers of a sequence with another step than 1 that are listed at most. */
const MAX_LISTED = 4096;

/** Rows that can each refer to another one by the number that the database gave it, of those that are known here. */
export function referringLimit({ domains: [domain], draw }: ColumnPlan): number {
  const isDistinct = draw.kind === 'earlier' && draw.column === null && draw.which !== 'any';
  return isDistinct && domain != null ? sizeOf(domain) : Number.POSITIVE_INFINITY;
}

/** The numbers that the database gives a column, by the number of the row; null: they are larger than is counted here. */
export function sequenceDomain({ numbering }: Column, { sequenceStart }: Table): Domain | null {
  const { first, step, count } = numbering ?? { first: sequenceStart, step: 1, count: Number.POSITIVE_INFINITY };
  const room = step === 1 || step === -1 ? Number.MAX_SAFE_INTEGER - Math.abs(first) : LANE_SIZE;
  const size = Math.min(count, LANE_SIZE, room);
  if (size < 1) return null;
  const counted = (least: number): Part => numberPart({ first: least, last: least + size - 1 }, 0);
  if (step === 1) return { kind: 'integer', literal: 'bare', parts: [counted(first)] };
  if (step === -1 && first < 0) {
    const parts: readonly Part[] = [{ kind: 'constant', text: '-' }, counted(-first)];
    return { kind: 'integer', literal: 'bare', parts };
  }
  return poolDomain(
    'integer',
    'bare',
    Array.from({ length: Math.min(size, MAX_LISTED) }, (_, i) => String(first + i * step)),
  );
}

/** The columns of a table that its sequences number. */
export function sequenceColumns({ columns }: Table): readonly Column[] {
  return columns.filter(({ filledBy }) => filledBy === 'sequence');
}

/** The plan with hidden columns that count what the sequences of its table will give its rows: no other draw gives them other numbers. */
export function withCountedNumbers(plan: Plan, table: Table): Plan {
  const drawn = new Set(plan.columns.map(({ name }) => name));
  const counted = sequenceColumns(table).flatMap((column) => {
    const domain = drawn.has(column.name) ? null : sequenceDomain(column, table);
    return domain === null ? [] : [countedColumn(column, domain)];
  });
  if (counted.length === 0) return plan;
  const names = new Set(counted.map(({ name }) => name));
  const residuals = plan.residuals.filter(({ columns }) => !columns.some((name) => names.has(name)));
  const numbers = counted.flatMap(({ domains }) => domains).map((domain) => (domain === null ? 0 : sizeOf(domain)));
  return { ...plan, hidden: [...plan.hidden, ...counted], residuals, rowLimit: Math.min(plan.rowLimit, ...numbers) };
}

/** The numbers that the database gives the rows of a table; null: it gives none. */
export function numbersOfDatabase(table: Table): Domain | null {
  const numbered = table.columns.find(({ filledBy }) => filledBy === 'sequence');
  return numbered === undefined ? null : sequenceDomain(numbered, table);
}

/** What a column gets that holds the numbers of the rows, from 1. */
export const IN_ORDER: Pick<ColumnPlan, 'choice' | 'domains' | 'nullShares' | 'draw'> = {
  choice: null,
  domains: [{ kind: 'integer', literal: 'bare', parts: [{ kind: 'integer', first: 1, size: LANE_SIZE }] }],
  nullShares: [0],
  draw: { kind: 'earlier', reference: 0, column: null, which: 'same' },
};

/** A column that holds the number of the row as its sequence counts. */
export function countedColumn({ name, type, condition }: Column, domain: Domain): ColumnPlan {
  return {
    ...IN_ORDER,
    name,
    type: type.written,
    shape: type.shape,
    nullable: false,
    condition,
    nullsBy: null,
    domains: [domain],
  };
}
