import { columnNamed, is } from '../../compose.ts';
import type { Check, Table } from '../../ir.ts';
import { columnsOf } from '../../walk.ts';

/**
 * NULL in all rows of a column, or in none, as its directives ask for. Where a key takes two NULLs for equal, and where foreign keys
 * need values, NULL is not asked for.
 */
export function askedNulls({ columns, keys, foreignKeys }: Table): readonly Check[] {
  const counted = keys.filter(({ nullsDistinct }) => !nullsDistinct).flatMap(({ parts }) => parts);
  const needed = new Set([
    ...counted.flatMap(({ column, expression }) => [
      column ?? '',
      ...(expression === null ? [] : columnsOf(expression)),
    ]),
    ...foreignKeys.flatMap(({ columns: own, targetColumns, matchFull }) => (matchFull ? own : targetColumns)),
  ]);
  return columns.flatMap(({ name, offset, nullable, filledBy, directives }): readonly Check[] => {
    const nulls = directives?.nulls ?? null;
    const isAll = nulls === 1 && !needed.has(name);
    if (!nullable || filledBy !== 'writer' || (nulls !== 0 && !isAll)) return [];
    return [{ name: null, offset, expression: is(columnNamed(name, offset), 'null', !isAll) }];
  });
}
