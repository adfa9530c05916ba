import type { Shape } from '../../../grammar/shape.ts';
import { binary, call, is, numeric } from '../../compose.ts';
import { type Scope, scopeOf } from '../../expression/scope.ts';
import type { Check, Column, Expression, Expressions, Table } from '../../ir.ts';
import type { Budget } from '../budget.ts';
import { type PlacedExpression, type TableExpressions, tableExpressions } from '../columns.ts';
import { isEvaluableWithin } from '../evaluable-within.ts';
import type { Columns } from '../facts/column-facts.ts';
import { measured } from './conversions.ts';
import { valuesOf } from './results.ts';

/**
 * What the server checks of a row as it stores it, beside checks: generated columns and what indexes hold are computed without an
 * error, and a generated value fits its column. Unlike `computabilityChecks`, these are all that must hold and nothing beside: they
 * are evaluated, and plan nothing.
 */
export function storableChecks(table: Table): readonly Check[] {
  const { columns } = table;
  const shapeOf = (name: string) => columns.find((column) => column.name === name)?.type.shape;
  return [
    ...columns.flatMap((column) =>
      demandsOf(column, shapeOf).map((expression): Check => ({ name: null, offset: column.offset, expression })),
    ),
    ...indexedIn(tableExpressions(table)).map(
      ({ expression, offset }): Check => ({ name: null, offset, expression: isComputed(expression) }),
    ),
  ];
}

/** The table, whose generated numbers are rounded as they are stored. */
export function withStoredValues(table: Table): Table {
  const columns = table.columns.map((column): Column => {
    const { generation, type } = column;
    const isRounded = type.shape.kind === 'integer' || type.shape.kind === 'decimal';
    return generation === null || !isRounded
      ? column
      : { ...column, generation: { kind: 'cast', operand: generation, type } };
  });
  return { ...table, columns };
}

/** Whether all that the server computes as it stores a row can be evaluated here. */
export function isAllEvaluable(table: Table, columns: Columns, budget: Budget): boolean {
  const scope: Scope = scopeOf(table, columns);
  const expressions = tableExpressions(table);
  return [...expressions.generations, ...indexedIn(expressions)].every(({ expression }) =>
    isEvaluableWithin(expression, scope, budget),
  );
}

/** What the server computes of a row for keys and indexes, and to tell which rows are in them. */
function indexedIn({ keyParts, keyPredicates, indexed }: TableExpressions): readonly PlacedExpression[] {
  return [...keyParts, ...keyPredicates, ...indexed];
}

/** A condition that no value fails: only an error does. */
function isComputed(expression: Expression): Expression {
  return is(is(expression, 'null'), 'null', true);
}

function demandsOf(
  { generation: given, nullable, type: { shape } }: Column,
  shapeOf: (name: string) => Shape | undefined,
): Expressions {
  if (given === null) return [];
  const generation = shape.kind === 'text' ? given : measured(given, shapeOf);
  const computed = nullable ? isComputed(generation) : is(generation, 'null', true);
  if (shape.kind === 'text' && shape.characters !== null) {
    return [computed, binary('<=', call('char_length', generation), numeric(shape.characters))];
  }
  if ((shape.kind === 'bits' && shape.form !== 'number') || shape.kind === 'bytes') {
    if (shape.length === null) return [computed];
    const operator = shape.kind === 'bits' && shape.form === 'fixed' ? '=' : '<=';
    return [computed, binary(operator, call('length', generation), numeric(shape.length))];
  }
  const { low, high } = valuesOf(shape);
  const bounds = [
    ...(Number.isSafeInteger(low) ? [binary('>=', generation, numeric(low))] : []),
    ...(Number.isSafeInteger(high) ? [binary('<=', generation, numeric(high))] : []),
  ];
  return [computed, ...bounds];
}
