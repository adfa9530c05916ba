import type { Analysis } from '../../grammar/dialect.ts';
import type { QualifiedName } from '../ir.ts';
import type { Types } from './analyse-types.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

export type Fail = (message: string, offset: number) => never;

/** What a finding is about: the table, what its dialect refuses, and how to say so. */
export interface Subject {
  readonly table: TableDraft;
  readonly analysis: Analysis;
  readonly types: Types;
  readonly find: (name: QualifiedName) => TableDraft | undefined;
  readonly fail: Fail;
}

/** The column that a part of the table names; null: it may be one of a parent that did not come along. */
export function requireColumn({ table, fail }: Subject, name: string, offset: number): ColumnDraft | null {
  const column = table.columnSpelled(name);
  if (column === undefined && !table.inherits) fail(`There is no column "${name}".`, offset);
  return column ?? null;
}
