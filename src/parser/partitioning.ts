import type { Expression, Partition, PartitionBound, Partitioning, RangeEnd } from '../ir.ts';
import type { ColumnDraft, PartitionDraft, TableDraft } from './draft.ts';

/**
 * How a table is divided, with the partitions that came along. `hashedTypes`: those whose hash is known; `whole`: the
 * table that has the columns, of which this one may be a partition.
 */
export function partitioningOf(
  draft: TableDraft,
  hashedTypes: ReadonlySet<string>,
  whole: TableDraft = draft,
): Partitioning | null {
  const { partitioning, partitions } = draft;
  if (partitioning === null || partitions.length === 0) return partitioning;
  const isWhole = partitioning.parts.map(({ column }) => column !== null && isInteger(whole.column(column)));
  const own = partitions.map((partition) => {
    const { bound, ...rest } = partitionOf(partition, hashedTypes, whole);
    return { ...rest, bound: roundedBound(bound, isWhole) };
  });
  const isHashed = partitioning.parts.every(
    ({ column }) => column !== null && isKnown(whole.column(column), hashedTypes),
  );
  return {
    ...partitioning,
    partitions: [...partitioning.partitions, ...own],
    hash: isHashed ? partitioning.hash : 'unknown',
  };
}

/** Whether the hash of a column's values is known: not under a user's collation, which may take different texts for the same. */
function isKnown(column: ColumnDraft | undefined, hashedTypes: ReadonlySet<string>): boolean {
  const { base = null, collation = null } = column?.type ?? {};
  return base !== null && hashedTypes.has(base) && (collation === null || SERVER_COLLATIONS.test(collation));
}

/** Collations that the server brings along (PostgreSQL manual 23.2.2): none takes different texts for the same. */
const SERVER_COLLATIONS =
  /^(?:default|c|posix|ucs_basic|unicode|pg_c_utf8|pg_unicode_fast|.*-x-icu|[a-z]{2}_[A-Z]{2}(?:\..*)?)$/i;

function isInteger(column: ColumnDraft | undefined): boolean {
  return column?.type.shape.kind === 'integer';
}

/** A bound as values of the columns: a number becomes a whole one where they are. */
function roundedBound(bound: PartitionBound, isWhole: readonly boolean[]): PartitionBound {
  const rounded = (row: readonly RangeEnd[]): readonly RangeEnd[] =>
    row.map((end, i) => (isWhole[i] === true && typeof end !== 'string' ? roundedNumber(end) : end));
  const roundedList = (row: readonly Expression[]): readonly Expression[] =>
    row.map((value, i) => (isWhole[i] === true ? roundedNumber(value) : value));
  if (bound.kind === 'in') return { ...bound, rows: bound.rows.map(roundedList) };
  return bound.kind === 'fromTo' ? { ...bound, from: rounded(bound.from), to: rounded(bound.to) } : bound;
}

function roundedNumber(value: Expression): Expression {
  if (value.kind !== 'number' || !/^\d{0,15}\.\d+$/.test(value.text)) return value;
  return { kind: 'number', text: String(Math.round(Number(value.text))) };
}

/** The columns of a table that are never NULL. */
function requiredColumns({ columns, notNull, keys }: TableDraft): ReadonlySet<string> {
  const primary = keys.filter(({ kind }) => kind === 'primary').flatMap(({ parts }) => parts);
  return new Set([
    ...columns.filter(({ nullable }) => !nullable).map(({ name }) => name),
    ...notNull.map(({ name }) => name),
    ...primary.flatMap(({ column }) => column ?? []),
  ]);
}

/** What a partition takes, and what it asks of its rows beside the whole table. */
function partitionOf({ table, bound }: PartitionDraft, hashedTypes: ReadonlySet<string>, whole: TableDraft): Partition {
  const required = requiredColumns(whole);
  const added = [...requiredColumns(table)].filter((name) => !required.has(name));
  const checks = added.map(
    (name): Expression => ({
      kind: 'is',
      operand: { kind: 'column', name, offset: table.offset },
      test: 'null',
      negated: true,
      other: null,
    }),
  );
  return {
    bound,
    checks: [...checks, ...table.checks.map(({ expression }) => expression)],
    partitioning: partitioningOf(table, hashedTypes, whole),
  };
}
