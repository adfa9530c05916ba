import { allOf, anyOf, columnNamed, is } from '../../compose.ts';
import type { Check, Table } from '../../ir.ts';
import { columnsOf } from '../../walk.ts';

/**
 * NULL in all columns of a foreign key with MATCH FULL, or in none. Columns that no check reads have values anyway: it is checks that
 * ask for NULL in some of them.
 */
export function wholeReferences({ foreignKeys, checks }: Table): readonly Check[] {
  const read = new Set(checks.flatMap(({ expression }) => [...columnsOf(expression)]));
  const bound = foreignKeys.filter(
    ({ matchFull, columns }) => matchFull && columns.length > 1 && columns.some((name) => read.has(name)),
  );
  return bound.map(({ columns, offset }) => {
    const each = (negated: boolean) => allOf(columns.map((name) => is(columnNamed(name), 'null', negated)));
    return { name: null, offset, expression: anyOf([each(false), each(true)]) };
  });
}
