import type { Check, Column, Expression, ForeignKey, Table } from '../../ir.ts';
import { limitsOf } from '../../values/integer.ts';
import { columnsOf, rewritten } from '../../walk.ts';
import type { Resolve } from '../facts/column-facts.ts';
import { numeric } from '../facts/numeric.ts';
import { compared } from '../facts/predicate.ts';
import { call } from './conversions.ts';

/** Conditions that are taken over for a table at most. */
const MAX_TAKEN_OVER = 64;

/** A column that refers to rows of its own table, and the one that it refers to. */
interface Pair {
  readonly from: Column;
  readonly to: Column;
}

/**
 * What the columns must be that references within a table take their values from: what the checks and the types of the
 * referring columns ask for.
 */
export function referredChecks(table: Table, resolve: Resolve): readonly Check[] {
  const conditions = table.foreignKeys
    .filter(({ target }) => target.at(-1)?.toLowerCase() === table.name.at(-1)?.toLowerCase())
    .flatMap((key) => {
      const pairs = pairsOf(key, table, resolve);
      return [...takenOver(table, pairs, resolve), ...pairs.flatMap(fitting)];
    });
  return conditions.slice(0, MAX_TAKEN_OVER).map((expression) => ({ name: null, offset: 0, expression }));
}

function pairsOf({ columns, targetColumns }: ForeignKey, table: Table, resolve: Resolve): readonly Pair[] {
  const columnOf = (name: string | undefined) => table.columns.find((column) => column.name === resolve(name ?? ''));
  const primary = table.keys.find(({ kind }) => kind === 'primary')?.parts.map(({ column }) => column ?? '') ?? [];
  const targets = targetColumns.length === 0 ? primary : targetColumns;
  return columns.flatMap((name, i) => {
    const [from, to] = [columnOf(name), columnOf(targets[i])];
    return from === undefined || to === undefined || from === to || to.filledBy !== 'writer' ? [] : [{ from, to }];
  });
}

/** The checks over referring columns alone, with those that they refer to in their places. */
function takenOver({ checks }: Table, pairs: readonly Pair[], resolve: Resolve): readonly Expression[] {
  const targets = new Map(pairs.map(({ from, to }) => [from.name, to.name]));
  return checks.flatMap(({ expression }) => {
    const names = [...columnsOf(expression)].map((name) => resolve(name) ?? name);
    if (names.length === 0 || !names.every((name) => targets.has(name))) return [];
    const name = (mention: string) => targets.get(resolve(mention) ?? mention) ?? mention;
    return [rewritten(expression, (mention) => ({ ...mention, name: name(mention.name) }))];
  });
}

/** Values that the referring column has room for. */
function fitting({ from, to }: Pair): readonly Expression[] {
  const [shape, other] = [from.type.shape, to.type.shape];
  const column: Expression = { kind: 'column', name: to.name, offset: 0 };
  if (shape.kind === 'text' && other.kind === 'text') {
    const isShorter = shape.characters !== null && shape.characters < (other.characters ?? Number.POSITIVE_INFINITY);
    return isShorter ? [compared('<=', call('char_length', column), numeric(shape.characters))] : [];
  }
  if (shape.kind === 'integer' && other.kind === 'integer') {
    const { first, last } = limitsOf(shape);
    const { first: least, last: most } = limitsOf(other);
    // Those of 64 bits are no narrower than any.
    return [
      ...(last < most ? [compared('<=', column, numeric(Number(last)))] : []),
      ...(first > least ? [compared('>=', column, numeric(Number(first)))] : []),
    ];
  }
  if (shape.kind !== 'decimal' || other.kind !== 'decimal') return [];
  const [digits, more] = [shape, other].map(({ precision, scale }) => (precision ?? Infinity) - (scale ?? 0));
  if (digits === undefined || more === undefined || digits >= more) return [];
  const most = 10 ** digits - 1;
  return [compared('<=', column, numeric(most)), compared('>=', column, numeric(-most))];
}
