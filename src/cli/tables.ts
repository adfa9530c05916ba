import type { CompiledSchema } from '../index.ts';

/** A table's name as flags take it and messages show it. */
export function tableName(name: readonly string[]): string {
  return name.join('.');
}

/** Whether a text has one table, which messages then do not name. */
export function isOneTable({ tables, passedOver }: Pick<CompiledSchema, 'tables' | 'passedOver'>): boolean {
  return tables.length + passedOver.length === 1;
}
