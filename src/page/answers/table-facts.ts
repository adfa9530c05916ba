import {
  type CompiledSchema,
  explainSchema,
  type ObjectRow,
  type RowValue,
  type SchemaOptions,
  type SchemaReference,
} from '../../index.ts';
import { type ChildCounts, countChildren } from '../profile/children.ts';
import { PROFILED_ROWS } from './column-profiles.ts';

/** Rows of a table that are read at most: children may be asked for as many times their parents. */
const MOST_COUNTED = 100_000;

/** What a table is among the others: plain data. Tables are named with their schemas, joined by dots. */
export interface TableFacts {
  /** `why`: why fewer are written than are asked for, in words; null: they are not. */
  readonly rows: { readonly asked: number; readonly written: number; readonly why: string | null };
  /** The tables whose rows come before its own. */
  readonly after: readonly string[];
  /** How the circle that it belongs to is loaded, in words; null: it belongs to none. */
  readonly circle: string | null;
  readonly references: readonly ReferenceFacts[];
  readonly children: readonly ChildFacts[];
}

export interface ReferenceFacts {
  readonly columns: readonly string[];
  readonly to: string;
  /** When it is filled, in words. */
  readonly how: string;
}

/** A foreign key that refers to the table. */
export interface ChildFacts {
  readonly from: string;
  readonly columns: readonly string[];
  /** Null: there are too many rows, or the database computes what they refer to. */
  readonly counts: ChildCounts | null;
}

/** What a table is among the others, by its whole name. `output`: what is asked for. */
export function tableFacts(schema: CompiledSchema, output: SchemaOptions, table: string): TableFacts | null {
  const { tables, references, circles } = explainSchema(schema, { ...output, tables: [table] });
  const [own] = tables;
  if (own === undefined) return null;
  const to = schema.references.filter((reference) => reference.isInText && reference.to.join('.') === table);
  return {
    rows: own.rows,
    after: own.after.map((name) => name.join('.')),
    circle: circles[0]?.how ?? null,
    references: references.map(({ columns, to: target, how }) => ({ columns, to: target.join('.'), how })),
    children: childrenOf(schema, countedOutput(output), table, to),
  };
}

/** What says which rows are counted. */
type CountedRows = Pick<SchemaOptions, 'rows' | 'seed' | 'identity'>;

/** As many rows as are asked for of each table, but not more than are counted. */
function countedOutput({ rows, seed, identity }: CountedRows): CountedRows {
  const asked = { rows: rows === undefined ? undefined : Math.min(rows, PROFILED_ROWS), seed, identity };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

function childrenOf(
  schema: CompiledSchema,
  output: CountedRows,
  table: string,
  references: readonly SchemaReference[],
): readonly ChildFacts[] {
  const rowsOf = rowsKept(schema, output);
  return references
    .filter(({ from }) => schema.tables.some((compiled) => compiled.table.name.join('.') === from.join('.')))
    .map(({ from, columns, targetColumns }): ChildFacts => {
      const child = from.join('.');
      const keysOf = keysIn(schema, table, targetColumns);
      const [parents, children] = [rowsOf(table), rowsOf(child)];
      const parentKeys = parents === null ? null : keysOf(parents);
      const counts =
        parentKeys === null || children === null
          ? null
          : countChildren(
              parentKeys,
              children.map((row) => keyOf(columns.map((column) => row[column] ?? null))),
            );
      return { from: child, columns, counts };
    });
}

/** The rows of tables, each read once; null: there are too many. */
function rowsKept(schema: CompiledSchema, output: CountedRows): (table: string) => readonly ObjectRow[] | null {
  const kept = new Map<string, readonly ObjectRow[] | null>();
  return (table) => {
    const before = kept.get(table);
    if (before !== undefined) return before;
    const iterator = schema.rows(table, output);
    const found = iterator.rows > MOST_COUNTED ? null : [...iterator];
    kept.set(table, found);
    return found;
  };
}

/**
 * What reads the keys of rows to which foreign keys refer: in these columns or, if there are none, in those of the primary key. It
 * gives null where the database computes one of them.
 */
function keysIn(
  schema: CompiledSchema,
  table: string,
  targetColumns: readonly string[],
): (rows: readonly ObjectRow[]) => readonly (string | null)[] | null {
  const found = schema.tables.find((compiled) => compiled.table.name.join('.') === table);
  const primary = found?.plan.constraints.find(({ kind }) => kind === 'primary')?.columns ?? [];
  const columns = targetColumns.length > 0 ? targetColumns : primary;
  const numbered = new Set(
    found?.table.columns.filter(({ filledBy }) => filledBy === 'sequence').map(({ name }) => name),
  );
  return (rows) => {
    const absent = columns.filter((column) => !rows.some((row) => Object.hasOwn(row, column)));
    if (columns.length === 0 || absent.some((column) => !numbered.has(column))) return null;
    return rows.map((row, number) =>
      // The database counts from 1 on.
      keyOf(columns.map((column) => (absent.includes(column) ? number + 1 : (row[column] ?? null)))),
    );
  };
}

/** Some values as one text; null: one is NULL. */
function keyOf(values: readonly RowValue[]): string | null {
  return values.includes(null) ? null : JSON.stringify(values.map(String));
}
