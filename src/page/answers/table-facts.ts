import {
  type CompiledSchema,
  explainSchema,
  type ObjectRow,
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
  /** Null: there are too many rows, or the database gives the values. */
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
      const targets = targetColumns.length > 0 ? targetColumns : primaryKeyOf(schema, table);
      const [parents, children] = [rowsOf(table), rowsOf(child)];
      const parentKeys = parents?.map((row, number) => keyOf(row, targets, number)) ?? [];
      const childKeys = children?.map((row) => keyOf(row, columns, null)) ?? [];
      const isCountable = parents !== null && children !== null && parentKeys.every((key) => key !== null);
      return { from: child, columns, counts: isCountable ? countChildren(parentKeys, childKeys) : null };
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

function primaryKeyOf(schema: CompiledSchema, table: string): readonly string[] {
  const found = schema.tables.find((compiled) => compiled.table.name.join('.') === table);
  const key = found?.plan.constraints.find(({ kind }) => kind === 'primary');
  return key?.columns ?? [];
}

/**
 * The values of some columns as one text; null: one is NULL. `number`: that of a row from 0 on, which the database counts where the
 * row has no column that it refers to; null: it counts none.
 */
function keyOf(row: ObjectRow, columns: readonly string[], number: number | null): string | null {
  const [only] = columns;
  if (number !== null && columns.length === 1 && only !== undefined && !Object.hasOwn(row, only)) {
    return JSON.stringify([String(number + 1)]);
  }
  const values = columns.map((column) => row[column] ?? null);
  return values.length === 0 || values.includes(null) ? null : JSON.stringify(values.map(String));
}
