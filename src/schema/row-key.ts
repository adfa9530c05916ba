import type { KeyPart, Table } from '../ir.ts';
import { isNeverNull, type Plan } from '../plan/plan.ts';

/**
 * The columns of a key that finds each row: of the primary key, or another one of columns that are never NULL; null: there is none.
 * `written`: the columns that it may have.
 */
export function keyColumns({ keys, columns }: Table, written?: ReadonlySet<string>): readonly string[] | null {
  const required = columns.filter(({ name, nullable }) => !nullable && written?.has(name) !== false);
  const usable = new Set(required.map(({ name }) => name));
  const whole = keys
    .filter(({ kind, where }) => kind !== 'exclude' && where === null)
    .filter(({ isDeferrable, isOfPartition }) => !isDeferrable && !isOfPartition)
    .filter(({ parts }) =>
      parts.every(({ column, length, operator }) => usable.has(column ?? '') && length === null && operator === null),
    );
  const key = whole.find(({ kind }) => kind === 'primary') ?? whole[0];
  return key === undefined ? null : key.parts.map(({ column }) => column ?? '');
}

/** Operators of an EXCLUDE that hold between a value and itself. */
const REFLEXIVE: ReadonlySet<string | null> = new Set([null, '=', '&&']);

/** Whether a key keeps each row from being there twice: it takes every row that `plan` writes, with a value in each of its columns. */
export function isFoundAgain({ keys, columns }: Table, plan: Plan): boolean {
  const written = new Map(plan.columns.map((column) => [column.name, isNeverNull(column)]));
  const computed = new Map(
    columns.map(({ name, filledBy, nullable }) => [name, filledBy === 'expression' && !nullable]),
  );
  const hasValue = (name: string): boolean => (written.get(name) ?? computed.get(name)) === true;
  // Whether an expression is NULL is not known here: nothing is said of it.
  const isKept = ({ column }: KeyPart, nullsDistinct: boolean): boolean =>
    column === null || hasValue(column) || (!nullsDistinct && written.has(column));
  return keys.some(
    ({ parts, where, isOfPartition, nullsDistinct }) =>
      where === null &&
      !isOfPartition &&
      parts.every((part) => REFLEXIVE.has(part.operator) && isKept(part, nullsDistinct)),
  );
}
