/** Runs one statement and gives its rows, each an array of the columns' values. */
export type Query = (sql: string) => Promise<readonly (readonly unknown[])[]>;

/** A table that can hold rows. */
export interface Table {
  /** Null where the server has no schemas inside of a database. */
  readonly schema: string | null;
  readonly name: string;
  /** What stands behind FROM for its own rows and those of its partitions. */
  readonly source: string;
  /** Its rows are those of the table that it is part of. */
  readonly isPartition: boolean;
}

/** Two columns of a foreign key, quoted as in a statement. */
export interface ColumnPair {
  readonly child: string;
  readonly parent: string;
  /** The operator by which the server compares the parent's column with the child's. */
  readonly operator: string;
}

export interface ForeignKey {
  readonly name: string;
  readonly child: Pick<Table, 'schema' | 'name' | 'source'>;
  readonly parent: Pick<Table, 'schema' | 'name' | 'source'>;
  readonly pairs: readonly ColumnPair[];
}

/** A column of a key that the database numbers by itself. */
export interface Numbering {
  readonly table: Pick<Table, 'schema' | 'name' | 'source'>;
  /** As it is named, and quoted as in a statement. */
  readonly name: string;
  readonly column: string;
  /** An expression for the number that the next row gets; NULL where the server does not know it yet. */
  readonly next: string;
  /** An expression for the last number that there is; NULL where nothing says so. */
  readonly last: string;
  readonly isDescending: boolean;
}

/** What a kind of server says of the database that a query runs in. Its own tables, views and foreign tables are left out. */
export interface Catalog {
  tables(query: Query): Promise<Table[]>;
  /** One for each that was declared: those that partitions inherit are left out. */
  foreignKeys(query: Query): Promise<ForeignKey[]>;
  numberings(query: Query): Promise<Numbering[]>;
}

/** How reports name a table: `schema.name`, without quotes. */
export function labelOf({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return schema === null ? name : `${schema}.${name}`;
}

/** Reads a column of a result that holds an array of texts. */
export function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) throw new TypeError(`Expected an array, got ${typeof value}.`);
  return value.map(String);
}
