import { binary, columnNamed, is } from '../../compose.ts';
import type { Check, Expression, Key, KeyPart, Table } from '../../ir.ts';
import { conjunctsOf, FLIPPED } from '../facts/predicate.ts';

/*
 * Keys over pairs in which it does not matter which comes first: UNIQUE (least(a, b), greatest(a, b)). Where the columns are in
 * order, they are the least and the greatest themselves.
 */

/** A table whose keys over such pairs compare their columns, which checks keep in order; null: it has no such key. */
export function withOrderedPairs(table: Table): Table | null {
  const generations = new Map(table.columns.map(({ name, generation }) => [name, generation]));
  const compares = ({ column, expression }: KeyPart) => expression ?? generations.get(column ?? '') ?? null;
  const nullable = new Set(table.columns.filter((column) => column.nullable).map(({ name }) => name));
  const checks: Check[] = [];
  const keys = table.keys.map((key): Key => {
    const pair = pairOf(key.parts.map(compares));
    if (key.kind === 'exclude' || pair === null) return key;
    const { least, greatest, columns } = pair;
    const [one, other] = columns.map((name) => columnNamed(name, key.offset));
    if (one === undefined || other === undefined) return key;
    const order = orderOf(table.checks, columns);
    const conditions = [
      ...(order === null ? [] : [binary(order, one, other)]),
      ...[one, other]
        .filter((column) => column.kind === 'column' && nullable.has(column.name))
        .map((column) => is(column, 'null', true)),
    ];
    checks.push(...conditions.map((expression) => ({ name: key.name, offset: key.offset, expression })));
    const parts = key.parts.map((part, i): KeyPart => {
      const place = i === least ? 0 : i === greatest ? 1 : null;
      return place === null ? part : { ...part, column: columns[place] ?? null, expression: null };
    });
    return { ...key, parts };
  });
  return keys.every((key, i) => key === table.keys[i])
    ? null
    : { ...table, keys, checks: [...table.checks, ...checks] };
}

interface Pair {
  /** Which parts of the key are the least and the greatest. */
  readonly least: number;
  readonly greatest: number;
  readonly columns: readonly string[];
}

function pairOf(expressions: readonly (Expression | null)[]): Pair | null {
  const columnsAt = (name: string): { readonly place: number; readonly columns: readonly string[] } => {
    const place = expressions.findIndex((one) => one?.kind === 'call' && one.name === name);
    const call = expressions[place];
    const given = call?.kind === 'call' ? call.arguments : [];
    const columns = given.flatMap((one) => (one.kind === 'column' ? [one.name] : []));
    return { place, columns: columns.length === given.length ? columns : [] };
  };
  const [least, greatest] = [columnsAt('least'), columnsAt('greatest')];
  const columns = [...new Set(least.columns)];
  const isSame = columns.length === 2 && columns.every((column) => greatest.columns.includes(column));
  if (!isSame || greatest.columns.length !== 2) return null;
  return { least: least.place, greatest: greatest.place, columns };
}

/** The order of two columns that the checks agree with; null: they are in one already. */
function orderOf(checks: readonly Check[], [one, other]: readonly string[]): string | null {
  const known = new Set(
    checks
      .flatMap(({ expression }) => conjunctsOf(expression))
      .flatMap((condition) => {
        if (condition.kind !== 'binary') return [];
        const [left, right] = [condition.left, condition.right].map((side) =>
          side.kind === 'column' ? side.name : undefined,
        );
        if (left === one && right === other) return [condition.operator];
        return left === other && right === one ? [FLIPPED[condition.operator] ?? ''] : [];
      }),
  );
  if (['<', '<=', '>', '>='].some((order) => known.has(order))) return null;
  return known.has('<>') || known.has('!=') ? '<' : '<=';
}
