import { type CompiledSchema, compileSchema, type SchemaOptions } from '../../src/index.ts';
import { valuesOf, type Written } from '../plan/parsed-rows.ts';

/** Rows of a table as written values by the names of their columns. */
export type RowsOfTable = readonly ReadonlyMap<string, Written>[];

/** An output of all tables as one string. */
export function textOf(schema: CompiledSchema, options: SchemaOptions): string {
  return Buffer.concat([...schema.insert(options)]).toString();
}

/** The rows of all tables of a text, by the tables' names. For outputs without line breaks in values. */
export function rowsByTable(ddl: string, options: SchemaOptions): ReadonlyMap<string, RowsOfTable> {
  const text = textOf(compileSchema(ddl, { dialect: 'postgresql' }), { seed: 7, ...options });
  const tables = new Map<string, ReadonlyMap<string, Written>[]>();
  let rows: ReadonlyMap<string, Written>[] = [];
  let columns: readonly string[] = [];
  for (const line of text.split('\n')) {
    const [, table, list = ''] = /^INSERT INTO "(\w+)" \((.*)\) (?:OVERRIDING SYSTEM VALUE )?VALUES$/.exec(line) ?? [];
    if (table !== undefined) {
      rows = tables.get(table) ?? [];
      tables.set(table, rows);
      columns = list.split(', ').map((name) => name.slice(1, -1));
    } else if (line.startsWith('(')) {
      const values = valuesOf(line.replace(/\)[,;]$/, '').slice(1));
      rows.push(new Map(columns.map((name, i) => [name, values[i] ?? null])));
    }
  }
  return tables;
}

/** The values of a column, row by row. */
export function columnOf(rows: RowsOfTable, column: string): readonly Written[] {
  return rows.map((row) => row.get(column) ?? null);
}

/** The rows by the value of a column that tells them apart. */
export function rowsBy(rows: RowsOfTable, column: string): ReadonlyMap<string, ReadonlyMap<string, Written>> {
  return new Map(rows.map((row) => [row.get(column) ?? '', row]));
}
