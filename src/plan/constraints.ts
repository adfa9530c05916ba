import type { Semantics } from '../../grammar/semantics.ts';
import { getOrInsertComputed } from '../collections.ts';
import type { Expression, ForeignKey, Key, Table } from '../ir.ts';
import { conditionsOf } from './checks.ts';
import { ownColumnsIn } from './columns.ts';
import { partitionChecks } from './derived/partitions.ts';
import { comparedKeys } from './keys/keys.ts';
import { isUnknownColumn, OF_UNKNOWN } from './keys/unknown-columns.ts';
import {
  type ColumnPlan,
  type ConstraintPlan,
  isAlwaysNull,
  type Kept,
  type KeyPlan,
  type ResidualPlan,
} from './plan.ts';
import { isLeftToDefault } from './shares.ts';

/** What keeps a key by an expression that tells fewer rows apart than its columns do. */
export const UNKEPT: Kept = {
  by: 'nothing',
  reason: 'it compares an expression that may be equal where its columns differ',
};

/** What was planned for a table, from which follows what keeps each of its constraints. */
export interface Planned {
  readonly table: Table;
  readonly semantics: Semantics;
  readonly columns: readonly ColumnPlan[];
  /** All conditions that went into no facts. */
  readonly residuals: readonly ResidualPlan[];
  /** Those of the solved ones that a column keeps by having the values of others. */
  readonly copied: ReadonlySet<Expression>;
  readonly keys: readonly KeyPlan[];
  /** What was decided of each key, by its name. */
  readonly keptKeys: ReadonlyMap<string, Kept>;
}

/** The constraints of a table in the order of its checks, domains, keys and foreign keys, each with what keeps it. */
export function constraintsOf(planned: Planned): readonly ConstraintPlan[] {
  return [...checksOf(planned), ...keysOf(planned), ...foreignKeysOf(planned)];
}

function checksOf(planned: Planned): readonly ConstraintPlan[] {
  const { table, residuals, copied } = planned;
  const filled = new Set(
    table.columns
      .filter((column) => column.filledBy !== 'writer' || isLeftToDefault(column, planned.semantics))
      .map(({ name }) => name),
  );
  const unknown = new Set(table.columns.filter(isUnknownColumn).map(({ name }) => name));
  const leftOf = residualsByColumn(residuals);
  const conditions = conditionsOf(table);
  // What the partitions amount to stands behind the checks that the table has of its own.
  const own = table.checks.length - partitionChecks(table, null).length;
  const columnNames = new Set(table.columns.map(({ name }) => name));
  return conditions.map((condition, i): ConstraintPlan => {
    const names = ownColumnsIn(condition.expression, columnNames);
    const left = ['', ...names].flatMap((name) => leftOf(condition.name, name));
    const kind = i < own ? 'check' : i < table.checks.length ? 'partitions' : 'domain';
    const kept: Kept = names.some((name) => unknown.has(name))
      ? OF_UNKNOWN
      : names.some((name) => filled.has(name))
        ? { by: 'nothing', reason: 'the database fills a column of it' }
        : keptCheck(left, copied);
    return { name: condition.name, kind, columns: names, rows: Number.POSITIVE_INFINITY, kept };
  });
}

/** Finds residuals by the name of their check and the first of their columns (none: ''), as checks of a domain share a name. */
function residualsByColumn(
  residuals: readonly ResidualPlan[],
): (name: string, column: string) => readonly ResidualPlan[] {
  const found = new Map<string, Map<string, ResidualPlan[]>>();
  for (const residual of residuals) {
    const byColumn = getOrInsertComputed(found, residual.name, () => new Map());
    getOrInsertComputed(byColumn, residual.columns[0] ?? '', () => []).push(residual);
  }
  return (name, column) => found.get(name)?.get(column) ?? [];
}

/** What keeps a check, given what of it went into no facts. */
function keptCheck(left: readonly ResidualPlan[], copied: ReadonlySet<Expression>): Kept {
  if (left.some(({ solved, evaluable }) => !solved && !evaluable)) {
    return { by: 'nothing', reason: 'it holds what is not evaluated here' };
  }
  if (left.some(({ solved }) => !solved)) return { by: 'evaluation', always: true };
  if (left.length === 0) return { by: 'values' };
  return { by: left.some(({ condition }) => copied.has(condition)) ? 'copy' : 'related' };
}

function keysOf({ table, keys, keptKeys }: Planned): readonly ConstraintPlan[] {
  const compared = comparedKeys(table);
  return table.keys.map(({ kind }: Key, i): ConstraintPlan => {
    const { name = '', columns = [] } = compared[i] ?? {};
    const kept = keptKeys.get(name) ?? UNDECIDED;
    const permutation = kept.by === 'permutation' ? keys[kept.key] : undefined;
    const rows = permutation?.overflow.length === 0 ? permutation.size : Number.POSITIVE_INFINITY;
    return { name, kind, columns, rows, kept };
  });
}

const UNDECIDED: Kept = { by: 'nothing', reason: 'nothing was decided of it' };

function foreignKeysOf({ table, columns }: Planned): readonly ConstraintPlan[] {
  const plans = new Map(columns.map((column) => [column.name, column]));
  const declared = table.foreignKeys.filter(({ isImplied }) => !isImplied);
  return declared.map((foreign): ConstraintPlan => {
    const own = foreign.columns.map((column) => plans.get(column)).filter((column) => column !== undefined);
    const kept = keptReference(own, foreign);
    return {
      name: foreign.name ?? '',
      kind: 'foreign',
      columns: foreign.columns,
      rows: Number.POSITIVE_INFINITY,
      kept,
    };
  });
}

function keptReference(columns: readonly ColumnPlan[], foreign: ForeignKey): Kept {
  const all = (kind: ColumnPlan['draw']['kind']) => columns.every(({ draw }) => draw.kind === kind);
  if (columns.length < foreign.columns.length) return { by: 'nothing', reason: 'the database fills a column of it' };
  if (columns.some(isAlwaysNull)) return { by: 'nulls' };
  if (columns.every(({ draw }) => draw.kind === 'reference' || draw.kind === 'parent')) return { by: 'parent' };
  if (all('earlier')) return { by: 'earlier' };
  if (columns.some(({ draw }) => draw.kind === 'copy')) return { by: 'copy' };
  return { by: 'nothing', reason: 'the values of its columns do not follow those of the table that it refers to' };
}
