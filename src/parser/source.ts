import type { QualifiedName } from '../ir.ts';
import type { Parser } from './context.ts';
import { newColumn, TableDraft } from './draft.ts';

/** The table or composite type of the text that LIKE copies; undefined: the text makes none of this name. */
export function likedTable(parser: Parser, name: QualifiedName, offset: number): TableDraft | undefined {
  return parser.tables.find(name) ?? tableOfType(parser, name, offset);
}

function tableOfType(parser: Parser, name: QualifiedName, offset: number): TableDraft | undefined {
  const fields = parser.definitions.get(name.at(-1) ?? '')?.columns;
  if (fields === undefined) return undefined;
  const table = new TableDraft(name, offset, parser.grammar.dialect.columnNames);
  table.columns = fields.map(({ name: field, type }) => newColumn(field, offset, type, null));
  return table;
}
