import {
  type CompiledSchema,
  type CompiledTable,
  distributionOf,
  type ObjectRow,
  type SchemaOptions,
} from '../../index.ts';
import { type ColumnProfile, profileOf } from '../profile/profile.ts';

/** Rows that are counted at most. */
export const PROFILED_ROWS = 10_000;

/** Values that are made and kept at most, so that no answer takes long: tables of more than fifty columns have fewer rows. */
const MOST_VALUES = 500_000;

/** What the columns of tables hold. The rows of the table that was asked for last are kept, since more of its columns may be. */
export class ColumnProfiles {
  readonly #schema: CompiledSchema;
  readonly #output: SchemaOptions;
  #last: { readonly table: string; readonly rows: readonly ObjectRow[] } | null = null;

  /** `output`: what says which rows they are: all tables have as many as are counted. */
  constructor(schema: CompiledSchema, { seed, identity }: SchemaOptions) {
    const asked = Object.entries({ seed, identity }).filter(([, value]) => value !== undefined);
    this.#schema = schema;
    this.#output = { ...Object.fromEntries(asked), rows: PROFILED_ROWS };
  }

  /** Of a column of a table, which is asked for by its whole name; null: no row of it has the column. */
  of(found: CompiledTable, table: string, column: string): ColumnProfile | null {
    // The plan alone lacks numbers that the database could give, which rows have where others refer to them.
    const defined = found.table.columns.find(({ name }) => name === column);
    const rows = this.#rowsOf(table);
    if (defined === undefined || !rows.some((row) => Object.hasOwn(row, column))) return null;
    const values = rows.map((row) => row[column] ?? null);
    return profileOf(values, defined.type.shape.kind, distributionOf(found, column));
  }

  #rowsOf(table: string): readonly ObjectRow[] {
    if (this.#last?.table === table) return this.#last.rows;
    const rows: ObjectRow[] = [];
    let most = PROFILED_ROWS;
    for (const row of this.#schema.rows(table, this.#output)) {
      if (rows.length === 0) most = Math.min(most, Math.ceil(MOST_VALUES / Math.max(1, Object.keys(row).length)));
      rows.push(row);
      if (rows.length === most) break;
    }
    this.#last = { table, rows };
    return rows;
  }
}
