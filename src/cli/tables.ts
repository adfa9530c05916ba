import type { CompiledSchema, TableNameError } from '../index.ts';
import { badArguments, type CommandError } from './command-error.ts';

/** The flags whose values are those of an option. */
const FLAGS: Readonly<Record<TableNameError['option'], string>> = {
  tables: '--table',
  rowsOf: '--rows',
  seedOf: '--seed-of',
};

/** A table's name as flags take it and messages show it. */
export function tableName(name: readonly string[]): string {
  return name.join('.');
}

/** Whether a text has one table, which messages then do not name. */
export function isOneTable({ tables, passedOver }: Pick<CompiledSchema, 'tables' | 'passedOver'>): boolean {
  return tables.length + passedOver.length === 1;
}

/** The error of a flag that names a table which is not there. */
export function wrongTable({ option, table, nearest }: TableNameError): CommandError {
  const best = nearest === null ? '' : `; the nearest one is ${nearest}`;
  return badArguments(`${FLAGS[option]} ${JSON.stringify(table)} names no table of the text${best}.`);
}
