import type { Semantics } from '../../grammar/semantics.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { Expression, Table } from '../ir.ts';
import type { Environment } from '../runtime/environment.ts';
import type { Type } from '../runtime/types.ts';
import type { Value } from '../runtime/value.ts';
import type { TimeLine } from '../values/time-line.ts';
import type { NumericTerm } from './numeric.ts';

/** What an expression's names stand for. */
export interface Scope {
  readonly semantics: Semantics;
  /** When the time is that it asks for. */
  readonly timeLine: TimeLine;
  /** The values of a column; undefined: there is no such column. */
  readonly columnOf: (name: string) => ColumnValues | undefined;
}

/** What a scope is of, beside columns. */
export type Evaluation = Pick<Scope, 'semantics' | 'timeLine'>;

export interface ColumnValues {
  readonly shape: Shape;
  /** The name of its collation, where one is known. */
  readonly collation: string | null;
}

/** A scope with the way to bind what stands in an expression. */
export interface Binder extends Scope {
  readonly bind: (expression: Expression) => Bound;
}

export type Run = (environment: Environment) => Value;

/** An expression made ready to be evaluated: its static type, and what computes it. */
export interface Bound {
  readonly type: Type;
  readonly run: Run;
  /** The value of a string constant, which takes the type of what it meets. */
  readonly literal: string | null;
  /** Whether no column and no clock is in it. */
  readonly constant: boolean;
  /** What it computes as arithmetic with doubles, where that is known. */
  readonly term?: NumericTerm | undefined;
}

/** The columns of a table by name, as it is stored or else without regard to case. */
export function scopeOf({ columns, characterSet, collation }: Table, { semantics, timeLine }: Evaluation): Scope {
  const values = columns.map(({ name, type }) => ({
    name,
    shape: type.shape,
    // A column's own character set brings its default collation along, which is not known here.
    collation:
      type.collation ??
      (type.characterSet === null ? (collation ?? binaryOf(characterSet)) : binaryOf(type.characterSet)),
  }));
  return scopeOfColumns(values, { semantics, timeLine });
}

/** The same for columns that were noted before. */
export function scopeOfColumns(columns: readonly NamedValues[], { semantics, timeLine }: Evaluation): Scope {
  const exact = new Map(columns.map((column) => [column.name, column]));
  const folded = new Map(columns.map((column) => [column.name.toLowerCase(), column]));
  return { semantics, timeLine, columnOf: (name) => exact.get(name) ?? folded.get(name.toLowerCase()) };
}

/** What a column's values are, with its stored name. */
export interface NamedValues extends ColumnValues {
  readonly name: string;
}

function binaryOf(characterSet: string | null): string | null {
  return characterSet === 'binary' ? characterSet : null;
}
