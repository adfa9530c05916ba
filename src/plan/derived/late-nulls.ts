import { allOf, columnNamed, is } from '../../compose.ts';
import type { Check, Expression, ForeignKey, Table } from '../../ir.ts';

/** NULL in the foreign keys to tables that are loaded later: in all of their columns that are of no other key to a table. */
export function nullsOfLateReferences({ columns, foreignKeys }: Table): readonly Check[] {
  const nullable = new Set(columns.filter((column) => column.nullable).map(({ name }) => name));
  const early = new Set(foreignKeys.filter(({ isLate }) => !isLate).flatMap((key) => key.columns));
  const emptied = (key: ForeignKey): readonly string[] => {
    if (key.matchFull) return key.columns;
    const open = key.columns.filter((name) => nullable.has(name));
    const own = open.filter((name) => !early.has(name));
    return own.length > 0 ? own : open;
  };
  return foreignKeys
    .filter(({ isLate }) => isLate)
    .map((key) => ({ name: null, offset: key.offset, expression: allNull(emptied(key)) }));
}

function allNull(names: readonly string[]): Expression {
  return allOf(names.map((name) => is(columnNamed(name), 'null')));
}
