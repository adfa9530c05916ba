import type { Check, Expression } from '../ir.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** Why a table cannot inherit from these; null: it can (PostgreSQL manual, CREATE TABLE, INHERITS). */
export function faultOfInheritance(table: TableDraft, parents: readonly TableDraft[]): string | null {
  const columns = new Map<string, Inherited>();
  for (const [i, parent] of parents.entries()) {
    const fault = faultOfParent(table, parent) ?? (parents.indexOf(parent) < i ? 'A table is inherited once.' : null);
    if (fault !== null) return fault;
    for (const column of parent.columns) {
      const known = columns.get(column.name);
      const kind = kindOf(parent, column);
      if (known === undefined) {
        columns.set(column.name, { column, kind, isOpen: false });
        continue;
      }
      const conflict = conflictOf(known.column, column) ?? (known.kind === kind ? null : 'way of being generated');
      if (conflict !== null) return `The column "${column.name}" has another ${conflict} in two parents.`;
      const isOpen = known.isOpen || !haveSameDefault(known.column, column);
      columns.set(column.name, { ...known, column: known.column.default === null ? column : known.column, isOpen });
    }
  }
  return faultOfColumns(table, columns) ?? faultOfChecks(table, parents);
}

/** A column that parents have. */
interface Inherited {
  readonly column: ColumnDraft;
  readonly kind: 'plain' | 'stored' | 'virtual';
  /** Whether its parents have several defaults, so that the table must say one. */
  readonly isOpen: boolean;
}

function faultOfParent(table: TableDraft, parent: TableDraft): string | null {
  if (parent.partitioning !== null) return 'No table inherits from a partitioned one.';
  if (parent.partitionOf !== null) return 'No table inherits from a partition.';
  const isTemporary = parent.persistence === 'temporary' && table.persistence !== 'temporary';
  return isTemporary ? 'No permanent table inherits from a temporary one.' : null;
}

function kindOf(table: TableDraft, { name, generation }: ColumnDraft): Inherited['kind'] {
  if (generation === null) return 'plain';
  return table.virtual.has(name) ? 'virtual' : 'stored';
}

/** What two columns of one name differ in; null: nothing that may not differ. */
function conflictOf(one: ColumnDraft, other: ColumnDraft): string | null {
  if (spellingOfType(one) !== spellingOfType(other)) return 'type';
  return collationOf(one) === collationOf(other) ? null : 'collation';
}

function spellingOfType({ type: { shape, base } }: ColumnDraft): string {
  const counted = shape.kind === 'integer' ? { ...shape, sequence: false } : shape;
  return JSON.stringify([counted, base]);
}

function collationOf({ type: { collation } }: ColumnDraft): string {
  return collation ?? 'default';
}

/** Whether two columns have no two defaults that differ. */
function haveSameDefault(one: ColumnDraft, other: ColumnDraft): boolean {
  if (one.default === null || other.default === null) return true;
  return spellingOf(one.default) === spellingOf(other.default);
}

/** An expression without the places where it stands. */
function spellingOf(expression: Expression): string {
  return JSON.stringify(expression, (key, value) => (key === 'offset' ? undefined : value));
}

/** What the table says of columns that it inherits. */
function faultOfColumns(table: TableDraft, columns: ReadonlyMap<string, Inherited>): string | null {
  for (const column of table.columns) {
    const inherited = columns.get(column.name);
    if (inherited === undefined) continue;
    const conflict = conflictOf(inherited.column, column);
    if (conflict !== null) return `The column "${column.name}" has another ${conflict} than its parent's.`;
    const kind = kindOf(table, column);
    const isFilled = column.default !== null || column.filledBy === 'sequence';
    const isOther = kind === 'plain' ? inherited.kind !== 'plain' && isFilled : kind !== inherited.kind;
    if (isOther) return `The column "${column.name}" is generated in another way than its parent's.`;
  }
  const saying = new Set(
    table.columns.filter((column) => column.default !== null || column.generation !== null).map(({ name }) => name),
  );
  const open = [...columns].find(([name, { isOpen }]) => isOpen && !saying.has(name));
  return open === undefined ? null : `The parents of the column "${open[0]}" have several defaults.`;
}

/** Checks of one name are one. */
function faultOfChecks(table: TableDraft, parents: readonly TableDraft[]): string | null {
  const known = new Map<string, Check>();
  const inherited = parents.flatMap((parent) => parent.checks.filter((check) => !parent.uninherited.has(check)));
  for (const check of [...inherited, ...table.checks]) {
    if (check.name === null) continue;
    const other = known.get(check.name);
    const isSame = other === undefined || spellingOf(other.expression) === spellingOf(check.expression);
    if (!isSame || (other !== undefined && table.uninherited.has(check))) {
      return `The check "${check.name}" differs from an inherited one.`;
    }
    known.set(check.name, check);
  }
  return null;
}
