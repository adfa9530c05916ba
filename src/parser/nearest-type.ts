import type { Column, Table } from '../ir.ts';
import { nearest } from '../nearest.ts';
import type { Grammar } from './context.ts';

/** Most edits for a type's name to be a misspelled one, as a share of its length: one letter in three. */
const CLOSE_SHARE = 1 / 3;

/** Columns of a table whose types are compared with all that there are, each in some 0.2 ms: nobody misspells more. */
const COMPARED_COLUMNS = 50;

/** The name of a type of the dialect that `word` is close to, in capitals; undefined: there is none. */
export function nearestType(word: string, grammar: Grammar): string | undefined {
  return nearest(word, typeNames(grammar), CLOSE_SHARE)?.toUpperCase();
}

/** First words of the types that are listed, and the names of the others but for those that arrays have in the catalog. */
export function typeNames({ types, lexicalTable, systemTypes, extensionTypes }: Grammar): readonly string[] {
  const { spellings } = lexicalTable.vocabulary;
  const named = [...systemTypes.keys(), ...extensionTypes.keys()].filter((name) => !name.startsWith('_'));
  return [...spellings.filter((_, number) => types.startsWith(number)), ...named];
}

/** The table, in which the types of columns that are not known name one that is close, if any is. */
export function withNearestTypes(table: Table, grammar: Grammar): Table {
  const unknown = table.columns.filter(({ type }) => type.shape.kind === 'unknown').slice(0, COMPARED_COLUMNS);
  if (unknown.length === 0) return table;
  const compared = new Set(unknown);
  return { ...table, columns: table.columns.map((column) => (compared.has(column) ? named(column, grammar) : column)) };
}

function named(column: Column, grammar: Grammar): Column {
  const { shape } = column.type;
  const close = shape.kind === 'unknown' ? nearestType(shape.name, grammar) : undefined;
  if (shape.kind !== 'unknown' || close === undefined) return column;
  return { ...column, type: { ...column.type, shape: { ...shape, nearest: close } } };
}
