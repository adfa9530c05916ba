import type { Check, Column, Expression, Table } from '../../ir.ts';
import { numeric } from '../facts/numeric.ts';
import { compared, is } from '../facts/predicate.ts';
import { valuesOf } from './results.ts';

/**
 * What the server checks of each generated column as it stores a row: the expression is computed without an error, and its value fits
 * the column. Unlike `computabilityChecks`, these are all that must hold and nothing beside: they are evaluated, and plan nothing.
 */
export function storableChecks({ columns }: Table): readonly Check[] {
  return columns.flatMap((column) =>
    demandsOf(column).map((expression): Check => ({ name: null, offset: column.offset, expression })),
  );
}

function demandsOf({ generation, nullable, type: { shape } }: Column): readonly Expression[] {
  if (generation === null) return [];
  const computed = nullable ? is(is(generation, 'null'), 'null', true) : is(generation, 'null', true);
  if (shape.kind === 'text' && shape.characters !== null) {
    const length: Expression = { kind: 'call', name: 'char_length', arguments: [generation], offset: 0 };
    return [computed, compared('<=', length, numeric(shape.characters))];
  }
  const { low, high } = valuesOf(shape);
  const bounds = [
    ...(Number.isSafeInteger(low) ? [compared('>=', generation, numeric(low))] : []),
    ...(Number.isSafeInteger(high) ? [compared('<=', generation, numeric(high))] : []),
  ];
  return [computed, ...bounds];
}
