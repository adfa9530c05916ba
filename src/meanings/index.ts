import type { Table } from '../ir.ts';
import { type Match, Meanings, type NamedColumn } from './match.ts';
import { rows } from './rows.ts';

/** The table of meanings is read when the first name is asked for. */
let meanings: Meanings | null = null;

function table(): Meanings {
  meanings ??= new Meanings(rows);
  return meanings;
}

/** The words of a name, as phrases have them. */
export function wordsOfName(name: string): readonly string[] {
  return table().wordsOf(name);
}

/** The words of a table's name. */
export function wordsOfTable({ name }: Table): readonly string[] {
  return wordsOfName(name.at(-1) ?? '');
}

/** The words of a column's name. */
export function wordsOfColumn(name: string): readonly string[] {
  return table().wordsOf(name);
}

/** What columns may mean in a table of a name, the most telling first; a column that is not here says nothing. */
export function meaningsOf(name: string, columns: readonly NamedColumn[]): ReadonlyMap<string, readonly Match[]> {
  return table().of(name, columns);
}

const known = new WeakMap<Table['columns'], ReadonlyMap<string, readonly Match[]>>();

/** What the columns of a table mean. A table is planned several times: it is found out once. */
export function meaningsOfTable({ name, columns }: Table): ReadonlyMap<string, readonly Match[]> {
  const before = known.get(columns);
  if (before !== undefined) return before;
  const named = columns.map((column): NamedColumn => ({ name: column.name, kind: column.type.shape.kind }));
  const found = meaningsOf(name.at(-1) ?? '', named);
  known.set(columns, found);
  return found;
}
