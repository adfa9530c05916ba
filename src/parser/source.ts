import type { QualifiedName } from '../ir.ts';
import { NOTHING } from './captures.ts';
import type { Parser } from './context.ts';
import { newColumn, TableDraft } from './draft.ts';
import { baseOf, typeOfShape } from './type.ts';

/** The table or composite type that LIKE copies: one of the text, or of the server's own; undefined: it is not known. */
export function likedTable(parser: Parser, name: QualifiedName, offset: number): TableDraft | undefined {
  return parser.tables.find(name) ?? tableOfType(parser, name, offset) ?? systemTable(parser, name, offset);
}

/** The table that INHERITS names: one of the text, or of the server's own; undefined: it is not known. */
export function inheritedTable(parser: Parser, name: QualifiedName, offset: number): TableDraft | undefined {
  return parser.tables.find(name) ?? systemTable(parser, name, offset);
}

function tableOfType(parser: Parser, name: QualifiedName, offset: number): TableDraft | undefined {
  const fields = parser.definitions.get(name.at(-1) ?? '')?.columns;
  if (fields === undefined) return undefined;
  const table = newTable(parser, name, offset);
  table.columns = fields.map(({ name: field, type }) => newColumn(field, offset, type, null));
  return table;
}

function newTable({ grammar }: Parser, name: QualifiedName, offset: number): TableDraft {
  return new TableDraft(name, offset, grammar.dialect.columnNames);
}

/** A relation of the server's own schemas, the first of which needs not be named. */
function systemTable(parser: Parser, name: QualifiedName, offset: number): TableDraft | undefined {
  const { dialect, systemTypes } = parser.grammar;
  const [schema, relation] = name.length === 1 ? [dialect.typeSchemas[0], name[0]] : name;
  const key = schema === dialect.typeSchemas[0] ? (relation ?? '') : name.join('.');
  if (name.length > 2 || !Object.hasOwn(dialect.systemRelations, key)) return undefined;
  const table = newTable(parser, name, offset);
  let kind = '';
  for (const word of (dialect.systemRelations[key] ?? '').trim().split(/\s+/)) {
    const [column = '', own] = word.split(':');
    kind = own ?? kind;
    const type = kind.replace('!', '');
    const written = systemTypes.has(`${schema}.${type}`) ? `${schema}.${type}` : type;
    const shape = systemTypes.get(written)?.(NOTHING);
    if (shape === undefined || typeof shape === 'string') return undefined;
    const draft = newColumn(
      column,
      offset,
      { ...typeOfShape(shape), base: baseOf(written, parser.grammar), written },
      null,
    );
    draft.nullable = !kind.endsWith('!');
    table.columns.push(draft);
  }
  return table;
}
