import type { Key, KeyPart, Table } from '../../ir.ts';
import type { Domain } from '../../values/domain.ts';
import { generatedColumns } from '../checks.ts';
import { partExpression } from '../columns.ts';
import { memberOf } from '../facts/json-members.ts';

/*
 * Keys over a value in a document: the documents are made so that they differ in just this value. Of several keys over one
 * column's documents, one is kept so.
 */

/** Whether a key tells apart what differs in its columns, some of which are documents of which it compares one value. */
export function comparesDocuments(key: Key, table: Table, domainOf: (column: string) => Domain | null): boolean {
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  const substituted = generatedColumns(table);
  const distinguishes = (part: KeyPart): boolean => {
    const { column, expression, length, operator } = part;
    if (operator !== null || length !== null) return false;
    const own = columns.get(column ?? '');
    if (expression === null && own?.generation === null) return true;
    const member = memberOf(substituted(partExpression(part)));
    return member !== null && domainOf(member.column)?.differsAt === member.path;
  };
  return key.parts.every(distinguishes);
}
