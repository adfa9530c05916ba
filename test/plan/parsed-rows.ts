import type { CompiledTable, InsertOptions } from '../../src/index.ts';

/** A value as it is written, without the quotes; null for NULL. */
export type Written = string | null;

/** One value: a string with its quotes (and the letters before them), or anything up to the next comma. */
const VALUE = /\w*'(?:[^']|'')*'|[^,']+/g;

/** The rows of an output as lists of written values. For outputs without line breaks in values. */
export function writtenRows(table: CompiledTable, options: InsertOptions): readonly (readonly Written[])[] {
  return table
    .text({ batchSize: 10_000, ...options })
    .split('\n')
    .filter((line) => line.startsWith('('))
    .map((line) => valuesOf(line.replace(/\)[,;]$/, '').slice(1)));
}

function valuesOf(row: string): readonly Written[] {
  return Array.from(row.matchAll(VALUE), ([value]) => {
    const text = value.trim();
    if (text === 'NULL') return null;
    const quote = text.indexOf("'");
    return quote < 0 ? text : text.slice(quote + 1, -1).replaceAll("''", "'");
  }).filter((value) => value !== '');
}

/** The values of some columns of a row, by the columns' names. */
export function valuesBy(table: CompiledTable, row: readonly Written[]): ReadonlyMap<string, Written> {
  return new Map(table.plan.columns.map(({ name }, i) => [name, row[i] ?? null]));
}
