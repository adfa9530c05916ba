import type { CompiledTable, InsertOptions } from '../../src/index.ts';

/** A value as it is written, without the quotes; null for NULL. */
export type Written = string | null;

/** The rows of an output as lists of written values. For outputs without line breaks in values. */
export function writtenRows(table: CompiledTable, options: InsertOptions): readonly (readonly Written[])[] {
  return table
    .text({ batchSize: 10_000, ...options })
    .split('\n')
    .filter((line) => line.startsWith('('))
    .map((line) => valuesOf(line.replace(/\)[,;]$/, '').slice(1)));
}

/** The values of a row between its parentheses. A string has its quotes, and may have letters before them; anything else goes up to the next comma. */
export function valuesOf(row: string): readonly Written[] {
  const values: Written[] = [];
  for (let at = 0; at < row.length; ) {
    const quote = row.indexOf("'", at);
    const comma = placeOf(',', row, at);
    if (quote >= 0 && quote < comma) {
      const end = endOfString(row, quote + 1);
      values.push(row.slice(quote + 1, end).replaceAll("''", "'"));
      at = placeOf(',', row, end) + 1;
    } else {
      const text = row.slice(at, comma).trim();
      values.push(text === 'NULL' ? null : text);
      at = comma + 1;
    }
  }
  return values;
}

/** Where a text stands next; the row's end: it does not. */
function placeOf(text: string, row: string, from: number): number {
  const place = row.indexOf(text, from);
  return place < 0 ? row.length : place;
}

/** The quote that ends a string: it is not doubled. */
function endOfString(row: string, from: number): number {
  let end = placeOf("'", row, from);
  while (row[end + 1] === "'") end = placeOf("'", row, end + 2);
  return end;
}

/** The values of some columns of a row, by the columns' names. */
export function valuesBy(table: CompiledTable, row: readonly Written[]): ReadonlyMap<string, Written> {
  return new Map(table.plan.columns.map(({ name }, i) => [name, row[i] ?? null]));
}
