import { binary, call, columnNamed, numeric } from '../../compose.ts';
import type { Check, Column, Expression, Expressions, ForeignKey, Table } from '../../ir.ts';
import { refersToItself } from '../../qualified-name.ts';
import { limitsOf } from '../../values/integer.ts';
import { columnsOf, operandsOf, rewritten } from '../../walk.ts';
import { conjunctsOf, FLIPPED } from '../facts/predicate.ts';
import { targetsOf } from '../references/targets.ts';
import { partitionChecks } from './partitions.ts';

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
export function referredChecks(table: Table): readonly Check[] {
  return asChecks(ownReferences(table).flatMap((pairs) => [...takenOver(table, pairs), ...pairs.flatMap(fitting)]));
}

/**
 * Comparisons of columns that are never NULL and refer to a row of the table with those that such a row is known by. The number of
 * the row decides on these, so that no other draw mends it: each row refers to itself, as the first one must, and keeps the
 * comparison between its own columns.
 */
export function ownRowChecks(table: Table): readonly Check[] {
  const keyed = new Set(table.keys.flatMap(({ parts }) => parts.map(({ column }) => column ?? '')));
  const comparisons = table.checks
    .flatMap(({ expression }) => conjunctsOf(expression))
    .filter((one) => one.kind === 'binary' && FLIPPED[one.operator] !== undefined)
    .filter((one) => operandsOf(one).every(({ kind }) => kind === 'column'));
  const own = ownReferences(table).filter((pairs) => pairs.every(({ from }) => !from.nullable));
  return asChecks(
    own.flatMap((pairs) =>
      comparisons.flatMap((comparison) => {
        const condition = referred(comparison, pairs);
        const names = columnsOf(condition);
        const isKept = names.size > 1 && [...names].every((name) => keyed.has(name));
        return isKept && isAbout(comparison, pairs) ? [condition] : [];
      }),
    ),
  );
}

/** Whether a condition mentions a column that refers. */
function isAbout(condition: Expression, pairs: readonly Pair[]): boolean {
  return [...columnsOf(condition)].some((name) => pairs.some(({ from }) => from.name === name));
}

function asChecks(conditions: Expressions): readonly Check[] {
  return conditions.slice(0, MAX_TAKEN_OVER).map((expression) => ({ name: null, offset: 0, expression }));
}

/** The columns of each reference to rows of the table itself. */
function ownReferences(table: Table): readonly (readonly Pair[])[] {
  return table.foreignKeys.filter((key) => refersToItself(key, table)).map((key) => pairsOf(key, table, table));
}

/** The columns of a foreign key with those of the parent that they take their values from, but for those that the database fills. */
function pairsOf(key: ForeignKey, table: Table, parent: Table): readonly Pair[] {
  const [own, target] = [columnFinder(table), columnFinder(parent)];
  const targets = targetsOf(key, parent);
  return key.columns.flatMap((name, i) => {
    const [from, to] = [own(name), target(targets[i] ?? '')];
    return from === undefined || to === undefined || from === to || to.filledBy !== 'writer' ? [] : [{ from, to }];
  });
}

function columnFinder(table: Table): (name: string) => Column | undefined {
  return (name) => table.columns.find((column) => column.name === name);
}

/**
 * What a table asks of the rows that one of its foreign keys refers to: what its checks, its partitions and the types of the referring
 * columns ask for, in terms of the parent's columns.
 */
export function checksOfParent(table: Table, key: ForeignKey, parent: Table): readonly Check[] {
  const pairs = pairsOf(key, table, parent);
  const checks = [...table.checks, ...table.demanded, ...partitionChecks(table, null)];
  return asChecks([...takenOver({ checks }, pairs), ...pairs.flatMap(fitting)]);
}

/** The checks over referring columns alone, with those that they refer to in their places. */
function takenOver({ checks }: Pick<Table, 'checks'>, pairs: readonly Pair[]): Expressions {
  const referring = new Set(pairs.map(({ from }) => from.name));
  return checks.flatMap(({ expression }) => {
    const names = [...columnsOf(expression)];
    const refersOnly = names.length > 0 && names.every((name) => referring.has(name));
    return refersOnly ? [referred(expression, pairs)] : [];
  });
}

/** A condition with the columns that others refer to in their places. */
function referred(condition: Expression, pairs: readonly Pair[]): Expression {
  const targets = new Map(pairs.map(({ from, to }) => [from.name, to.name]));
  return rewritten(condition, (mention) => ({
    ...mention,
    name: targets.get(mention.name) ?? mention.name,
  }));
}

/** Values that the referring column has room for. */
function fitting({ from, to }: Pair): Expressions {
  const [shape, other] = [from.type.shape, to.type.shape];
  const column = columnNamed(to.name);
  if (shape.kind === 'text' && other.kind === 'text') {
    const isShorter = shape.characters !== null && shape.characters < (other.characters ?? Number.POSITIVE_INFINITY);
    return isShorter ? [binary('<=', call('char_length', column), numeric(shape.characters))] : [];
  }
  if (shape.kind === 'integer' && other.kind === 'integer') {
    const { first, last } = limitsOf(shape);
    const { first: least, last: most } = limitsOf(other);
    // Those of 64 bits are no narrower than any.
    return [
      ...(last < most ? [binary('<=', column, numeric(Number(last)))] : []),
      ...(first > least ? [binary('>=', column, numeric(Number(first)))] : []),
    ];
  }
  if (shape.kind !== 'decimal' || other.kind !== 'decimal') return [];
  const [digits, more] = [shape, other].map(({ precision, scale }) => (precision ?? Infinity) - (scale ?? 0));
  if (digits === undefined || more === undefined || digits >= more) return [];
  const most = 10 ** digits - 1;
  return [binary('<=', column, numeric(most)), binary('>=', column, numeric(-most))];
}
