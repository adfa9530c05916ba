import type { KeyPart } from '../ir.ts';
import type { Fail } from './check-columns.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** The period that the server's own clock keeps: MariaDB's "System-Versioned Tables". */
const SYSTEM = 'system_time';

/** Names of the columns that a versioned table has where it names none. */
const IMPLICIT: readonly string[] = ['row_start', 'row_end'];

/** Refuses versions and periods that no server keeps: MariaDB's "Temporal Tables". */
export function checkPeriods(draft: TableDraft, fail: Fail): void {
  if (draft.rowBounds.size > 0 || draft.periods.has(SYSTEM)) checkSystemPeriod(draft, fail);
  else if (draft.isVersioned) {
    const taken = draft.columns.find(({ name }) => IMPLICIT.includes(name.toLowerCase()));
    if (taken !== undefined) fail(`Column "${taken.name}" has the name of one of the versions' own.`, taken.offset);
  }
  if (draft.isVersioned) {
    if (draft.persistence === 'temporary') fail('A temporary table has no versions.', draft.offset);
    if (draft.columns.every(({ name }) => draft.unversioned.has(name) || draft.rowBounds.has(name))) {
      fail('A table with versions has one column with versions at least.', draft.offset);
    }
  }
  const { partitioning } = draft;
  if (partitioning?.method === 'hash' && partitioning.parts.length === 0 && !draft.isVersioned) {
    fail('Only a table with versions is partitioned by SYSTEM_TIME.', partitioning.offset);
  }
  checkApplicationPeriod(draft, fail);
}

/** One column holds the start of a version, another its end, both of one type, and the period names them in this order. */
function checkSystemPeriod(draft: TableDraft, fail: Fail): void {
  const bounds = [...draft.rowBounds];
  const named = (which: 'start' | 'end') => bounds.filter(([, bound]) => bound === which).map(([name]) => name);
  const [[start, anotherStart], [end, anotherEnd]] = [named('start'), named('end')];
  const period = draft.periods.get(SYSTEM)?.map((name) => draft.column(name)?.name);
  if (anotherStart !== undefined || anotherEnd !== undefined || period?.[0] !== start || period?.[1] !== end) {
    fail('PERIOD FOR SYSTEM_TIME names the one column of ROW START and the one of ROW END.', draft.offset);
  }
  if (!draft.isVersioned) fail('Rows have a start and an end in tables WITH SYSTEM VERSIONING only.', draft.offset);
  const [first, second] = [start, end].map((name) => draft.column(name ?? ''));
  for (const column of [first, second]) {
    if (column !== undefined && !isRowBound(column)) {
      fail(`Column "${column.name}" is no TIMESTAMP(6) and no BIGINT UNSIGNED.`, column.offset);
    }
  }
  if (first?.type.shape.kind !== second?.type.shape.kind) fail('A period is between two of one type.', draft.offset);
}

function isRowBound({ type: { shape } }: ColumnDraft): boolean {
  if (shape.kind === 'timestamp') return shape.range === 'epoch' && shape.precision === 6;
  return shape.kind === 'integer' && shape.bits === 64 && shape.unsigned;
}

/** A period is between two days or moments of one type that rows give. */
function checkApplicationPeriod(draft: TableDraft, fail: Fail): void {
  const periods = [...draft.periods].filter(([name]) => name !== SYSTEM);
  const [period, another] = periods;
  for (const key of [...draft.keys, ...draft.indexes]) checkOverlaps(draft, key.parts, draft.keys, fail);
  if (period === undefined) return;
  const [name, columns] = period;
  if (another !== undefined) fail('A table has one period of application time at most.', draft.offset);
  if (draft.persistence === 'temporary') fail('A temporary table has no periods.', draft.offset);
  if (draft.column(name) !== undefined) fail(`The period "${name}" has the name of a column.`, draft.offset);
  const [first, second] = columns.map((column) => draft.column(column));
  if (first === undefined || second === undefined) return;
  const isBetween = first !== second && typeOfBound(first) !== null && typeOfBound(first) === typeOfBound(second);
  if (!isBetween || first.generation !== null || second.generation !== null) {
    fail(`The period "${name}" is between two days or moments of one type.`, draft.offset);
  }
}

/** The type of a bound, as far as it matters; null: it is no bound of a period. */
function typeOfBound({ type: { shape } }: ColumnDraft): string | null {
  if (shape.kind === 'date') return 'date';
  return shape.kind === 'timestamp' ? `${shape.range} ${shape.precision}` : null;
}

/** A period in a key is its last part, beside other columns than its own, and compared by overlap. */
function checkOverlaps(draft: TableDraft, parts: readonly KeyPart[], keys: TableDraft['keys'], fail: Fail): void {
  for (const [i, { column, operator, offset }] of parts.entries()) {
    const period =
      draft.column(column ?? '') === undefined ? draft.periods.get(column?.toLowerCase() ?? '') : undefined;
    if (period === undefined) {
      if (operator === '&&') fail(`There is no period "${column}".`, offset);
      continue;
    }
    const bounds = new Set(period.map((name) => name.toLowerCase()));
    const isApart = parts.every((part) => !bounds.has(part.column?.toLowerCase() ?? ''));
    const isKey = keys.some((key) => key.parts === parts);
    if (operator !== '&&' || i === 0 || i < parts.length - 1 || !isApart || !isKey) {
      fail('A period is the last of several columns of a key WITHOUT OVERLAPS.', offset);
    }
  }
}
