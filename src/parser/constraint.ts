import type { ForeignKey, QualifiedName } from '../ir.ts';
import type { Captures } from './captures.ts';
import type { Parser } from './context.ts';
import type { Place, TableDraft } from './draft.ts';
import { changesColumns, isDeferrable, refuseContradiction } from './properties.ts';

/** Adds a CHECK, of a column or of the table, unless it is not enforced. */
export function addCheck(
  table: TableDraft,
  { constraint, expressions, words }: Captures,
  { parser, offset }: Place,
): void {
  const [expression] = expressions;
  refuseContradiction(parser.cursor, words, offset);
  if (expression === undefined || words.includes('not')) return;
  const check = { name: constraint ?? null, offset, expression };
  table.checks.push(check);
  if (words.includes('no')) table.uninherited.add(check);
}

/** The table that a name stands for where it is said in which schemas it is looked for: these may change. */
function targetNamed(name: QualifiedName, { tables }: Parser): QualifiedName {
  return tables.searchPath.length === 0 ? name : (tables.find(name)?.name ?? name);
}

/** Adds a foreign key of some columns. */
export function addForeignKey(
  table: TableDraft,
  columns: readonly string[],
  { constraint, table: target, referenced, words, set = [] }: Captures,
  { parser, offset }: Place,
): void {
  refuseContradiction(parser.cursor, words, offset);
  table.foreignActions.push({ columns, set, changes: changesColumns(words), offset });
  const key: ForeignKey = {
    name: constraint ?? null,
    offset,
    columns,
    target: targetNamed(target ?? [], parser),
    targetColumns: referenced ?? [],
    matchFull: words.includes('full'),
    isDeferrable: isDeferrable(words),
    isImplied: false,
    isLate: false,
    parent: null,
  };
  table.foreignKeys.push(key);
  if (words.includes('null')) table.nulling.add(key);
}
