import type { Expression, ForeignKey } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import type { Fail } from './check-columns.ts';
import { isLong } from './check-size.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** The table that a foreign key refers to; undefined: it is not in the text. */
type ParentOf = (key: ForeignKey) => TableDraft | undefined;

/** Refuses foreign keys that no server of the dialect makes: by their columns, and what becomes of those. */
export function checkForeignKeys(draft: TableDraft, parentOf: ParentOf, fail: Fail): void {
  for (const key of draft.foreignKeys) {
    if (key.isImplied) continue;
    const { columns, targetColumns, offset } = key;
    if (targetColumns.length > 0 && targetColumns.length !== columns.length) {
      fail('A foreign key has as many columns as it refers to.', offset);
    }
    const folded = columns.map((name) => name.toLowerCase());
    if (new Set(folded).size < folded.length) fail('A column is in the foreign key twice.', offset);
    if (hasForeignKeys(draft)) checkColumnsOf(key, draft, parentOf, fail);
  }
  if (hasForeignKeys(draft)) checkActions(draft, fail);
}

/** Columns that a reference gives other values are in no check, are not computed, and no stored value is computed of them. */
function checkActions(draft: TableDraft, fail: Fail): void {
  const changed = new Set(
    draft.foreignActions
      .filter(({ changes }) => changes)
      .flatMap(({ columns }) => columns)
      .map((name) => name.toLowerCase()),
  );
  if (changed.size === 0) return;
  const changedIn = (expression: Expression) =>
    [...columnsOf(expression)].find((name) => changed.has(name.toLowerCase()));
  for (const { expression, offset } of draft.checks) {
    const name = changedIn(expression);
    if (name !== undefined) fail(`A check cannot refer to "${name}", which a foreign key changes.`, offset);
  }
  for (const { name, generation, offset } of draft.columns) {
    if (generation === null) continue;
    if (changed.has(name.toLowerCase())) fail(`A foreign key cannot change the computed column "${name}".`, offset);
    const other = draft.virtual.has(name) ? undefined : changedIn(generation);
    if (other !== undefined) fail(`Column "${name}" cannot refer to "${other}", which a foreign key changes.`, offset);
  }
}

/** Other engines read foreign keys and pass them over. */
function hasForeignKeys({ engine }: TableDraft): boolean {
  return engine === null || engine === 'innodb';
}

function checkColumnsOf(key: ForeignKey, draft: TableDraft, parentOf: ParentOf, fail: Fail): void {
  const { columns, targetColumns, target, offset } = key;
  if (draft.partitioning !== null) fail('A partitioned table has no foreign keys.', offset);
  const isOwn = draft.isSame(target.at(-1) ?? '', draft.name.at(-1) ?? '') && target.length === 1;
  for (const [i, name] of columns.entries()) {
    const column = draft.column(name);
    if (column === undefined) continue;
    if (isLong(column.type)) fail(`Column "${name}" is too long for a reference.`, offset);
    if (draft.nulling.has(key) && (!column.nullable || isInPrimaryKey(draft, column))) {
      fail(`Column "${name}" cannot be set to NULL.`, offset);
    }
    const referenced = targetColumns[i];
    const parent = isOwn ? draft : parentOf(key);
    if (parent === undefined || referenced === undefined) continue;
    const other = parent.column(referenced);
    if (other === undefined) fail(`There is no column "${referenced}".`, offset);
    else if (!isComparable(column, other)) fail(`Column "${name}" is of another type than "${referenced}".`, offset);
  }
}

function isInPrimaryKey({ keys }: TableDraft, { name }: ColumnDraft): boolean {
  return keys.some(({ kind, parts }) => kind === 'primary' && parts.some(({ column }) => column === name));
}

/** Whether a column may refer to another: both are kept in the same form. */
function isComparable({ type: { shape: one } }: ColumnDraft, { type: { shape: other } }: ColumnDraft): boolean {
  const [form, wanted] = [storedForm(one), storedForm(other)];
  return form === null || wanted === null || form === wanted;
}

/** What InnoDB keeps a value as: a number of so many bytes, or bytes of any meaning; null: that is not known here. */
function storedForm(shape: ColumnDraft['type']['shape']): string | null {
  switch (shape.kind) {
    case 'integer':
      return `${shape.bits / 8} ${shape.unsigned}`;
    case 'boolean':
      return '1 false';
    case 'year':
      return '1 true';
    case 'enum':
      return shape.labels.length < 256 ? '1 true' : '2 true';
    case 'set': {
      const bytes = Math.ceil(shape.labels.length / 8);
      return `${bytes > 4 ? 8 : bytes} true`;
    }
    case 'float':
      return `float ${shape.bits}`;
    case 'date':
    case 'text':
      return shape.kind;
    case 'decimal':
    case 'bits':
    case 'bytes':
    case 'time':
    case 'timestamp':
      return 'bytes';
    default:
      return null;
  }
}

/** Names of foreign keys are kept apart, and those of checks. */
export function checkConstraintNames(draft: TableDraft, fail: Fail): void {
  const checks = draft.checks.filter(({ name }) => !draft.periods.has(name?.toLowerCase() ?? ''));
  for (const constraints of [checks, hasForeignKeys(draft) ? draft.foreignKeys : []]) {
    const names = new Set<string>();
    for (const { name, offset } of constraints) {
      if (name === null) continue;
      const folded = name.toLowerCase();
      if (names.has(folded)) fail(`Two constraints are named "${name}".`, offset);
      names.add(folded);
    }
  }
}
