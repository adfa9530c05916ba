import type { Shape } from '../../grammar/shape.ts';
import type { Column, Table } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import { alternativesOf } from './alternatives.ts';
import type { Columns, Condition } from './column-facts.ts';

/** Numbers that the table's sequences can give, each counted up to the end of its column's type. */
export function sequenceLimit({ columns, sequenceStart }: Table): number {
  return columns.reduce((limit, { filledBy, type: { shape } }) => {
    const most = filledBy === 'sequence' ? largestOf(shape) : Number.POSITIVE_INFINITY;
    return Math.min(limit, Math.max(1, most - sequenceStart + 1));
  }, Number.POSITIVE_INFINITY);
}

/** Largest whole number of a type that sequences number; Infinity: larger than rows are counted. */
function largestOf(shape: Shape): number {
  if (shape.kind === 'integer' && shape.bits <= 32) return 2 ** (shape.unsigned ? shape.bits : shape.bits - 1) - 1;
  if (shape.kind === 'decimal' && shape.precision !== null) return 10 ** (shape.precision - (shape.scale ?? 0)) - 1;
  return Number.POSITIVE_INFINITY;
}

/**
 * A table whose rows give the numbers that its sequences would, where the sequences' own may break a check, or where
 * what refers to them could not follow.
 */
export function withGivenNumbers(table: Table, conditions: readonly Condition[], known: Columns): Table {
  const numbered = table.columns.filter(({ filledBy, numbering }) => filledBy === 'sequence' && !numbering?.exclusive);
  if (numbered.length === 0) return table;
  const given = new Set(numbered.filter((column) => mustBeGiven(column, table, conditions, known)));
  if (given.size === 0) return table;
  const columns = table.columns.map(
    (column): Column => (given.has(column) ? { ...column, filledBy: 'writer' } : column),
  );
  return { ...table, columns };
}

function mustBeGiven(column: Column, table: Table, conditions: readonly Condition[], known: Columns): boolean {
  const { numbering } = column;
  if (numbering !== null && numbering.step !== 1) {
    const isReferredTo = table.foreignKeys.some(({ columns: [own] }) => refersToItself(own, table));
    if (isReferredTo) return true;
  }
  return conditions.some((condition) => {
    const columns = new Set([...columnsOf(condition.expression)].map(known.resolve));
    return columns.has(column.name) && !isKeptBySequence(column, columns, condition, table, known);
  });
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
  if (others.length > 0) return isDifference(condition) && others.every((other) => refersToItself(other, table));
  const [alternative, second] = alternativesOf(condition, known);
  const facts = alternative?.facts.get(name);
  if (alternative === undefined || second !== undefined || facts === undefined) return false;
  const { least, most, nulls, ...rest } = facts;
  const isPlain = rest.list === null && rest.excluded.length === 0 && rest.step === null && rest.sources.length === 0;
  const first = numbering?.first ?? table.sequenceStart;
  const isAbove = least === null || Number(least.value) + (least.strict ? 1 : 0) <= first;
  const isBelow = most === null || Number(most.value) >= MANY_ROWS;
  return alternative.residue.length === 0 && isPlain && nulls !== 'always' && isAbove && isBelow;
}

function isDifference({ expression }: Condition): boolean {
  return expression.kind === 'binary' && (expression.operator === '<>' || expression.operator === '!=');
}

function refersToItself(name: string | undefined, { foreignKeys, name: own }: Table): boolean {
  return foreignKeys.some(
    ({ columns, target }) => columns.includes(name ?? '') && target.at(-1)?.toLowerCase() === own.at(-1)?.toLowerCase(),
  );
}
