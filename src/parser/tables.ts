import type { ColumnType, Numbering, PartitionBound, QualifiedName } from '../ir.ts';
import { MAX_PARTITION_LEVELS } from '../limits.ts';
import { isSameName } from '../qualified-name.ts';
import type { Parser } from './context.ts';
import type { TableDraft } from './draft.ts';

/** A trigger that runs where rows are inserted into a table, and the tables that it inserts rows into itself. */
export interface InsertTrigger {
  /** Empty where the dialect has no use for it. */
  readonly name: string;
  readonly table: QualifiedName;
  readonly insertsInto: readonly QualifiedName[];
}

/** Where tables are made if nothing is said. */
const DEFAULT_SCHEMA = 'public';

/** The tables of a text, in the order of their statements. */
export class Tables {
  readonly all: TableDraft[] = [];
  readonly triggers: InsertTrigger[] = [];
  /** Tables that have the very name of one before: no server makes them. */
  readonly doubles: TableDraft[] = [];
  /** Tables whose rows are values in others. */
  readonly rowTypes = new Set<TableDraft>();
  /** The schemas in which names without one are looked for (PostgreSQL manual 5.10.3); none: nothing says. */
  searchPath: readonly string[] = [];
  /** Where the first query stands that makes a table, whose columns are not known; null: there is none. */
  query: number | null = null;
  /** Tables that another statement drops: they count as long as nothing takes their place. */
  readonly #dropped = new Set<TableDraft>();
  /** By the last part of the name, in lower case. */
  readonly #byName = new Map<string, TableDraft[]>();
  /** Names of views and sequences, as the keys of tables are. */
  readonly #others = new Set<string>();
  /** The numbers of sequences by the last part of their names, where they are not those from 1. */
  readonly #numberings = new Map<string, Numbering>();

  addSequence(name: QualifiedName, numbering: Numbering | null): void {
    this.addOther(name);
    if (numbering !== null) this.#numberings.set(keyOf(name), numbering);
  }

  /** The numbers of a sequence by its name as a string holds it; null: those from 1. */
  numberingOf(written: string): Numbering | null {
    const [, last = ''] = /([^."]*)"?$/.exec(written) ?? [];
    return this.#numberings.get(last.toLowerCase()) ?? null;
  }

  /** The name of a table that is created: one without a schema is made in the first of the search path. */
  inSearchPath(name: QualifiedName): QualifiedName {
    const [schema = DEFAULT_SCHEMA] = this.searchPath.filter((path) => !path.startsWith('$') && path !== 'default');
    return name.length === 1 && schema !== DEFAULT_SCHEMA && schema !== '' ? [schema, ...name] : name;
  }

  addQuery(offset: number): void {
    this.query ??= offset;
  }

  /** Notes a relation that is no table. */
  addOther(name: QualifiedName): void {
    this.#replace(name);
    this.#others.add(keyOf(name));
  }

  isOther(name: QualifiedName): boolean {
    return this.#others.has(keyOf(name));
  }

  /** Whether a table of this very name is there. */
  has(name: QualifiedName): boolean {
    return this.#like(name).some((table) => isSameName(table.name, name) && !this.#dropped.has(table));
  }

  add(table: TableDraft): void {
    if (this.has(table.name)) this.doubles.push(table);
    this.#replace(table.name);
    this.all.push(table);
    this.#register(table);
  }

  /**
   * Notes that a statement drops the table of this name, if there is one. It stays unless another relation gets its name, as the
   * views of dumps do: a migration may hold what takes back what it does.
   */
  drop(name: QualifiedName): void {
    const table = this.find(name);
    if (table !== undefined) this.#dropped.add(table);
  }

  /** Takes a table away that was dropped, since another relation gets this name. */
  #replace(name: QualifiedName): void {
    if (this.#dropped.size === 0) return;
    const table = this.find(name);
    if (table === undefined || !this.#dropped.delete(table)) return;
    this.all.splice(this.all.lastIndexOf(table), 1);
    this.#unregister(table);
    if (table.partitionOf !== null) removePartition(table.partitionOf, table);
  }

  rename(table: TableDraft, name: QualifiedName): void {
    this.#unregister(table);
    table.name = name;
    this.#register(table);
  }

  /** The table of this name: another schema is another table, where both names have one. */
  find(name: QualifiedName): TableDraft | undefined {
    const same = this.#like(name);
    const [bare = '', second] = name;
    for (const schema of second === undefined ? this.searchPath : []) {
      const wanted = schema === DEFAULT_SCHEMA ? [[bare], [schema, bare]] : [[schema, bare]];
      const found = same.find((table) => wanted.some((path) => isSameName(table.name, path)));
      if (found !== undefined) return found;
    }
    return same.find((table) => isSameName(table.name, name)) ?? same.find((table) => isCompatible(table.name, name));
  }

  /** The same for a statement that must be about one of the tables: the schema may differ where there is no choice. */
  findAny(name: QualifiedName): TableDraft | undefined {
    const [only, second] = this.#like(name);
    return this.find(name) ?? (second === undefined ? only : undefined);
  }

  /** The type of a table's rows, which every table has (PostgreSQL manual 8.16.1); null: there is no such table. Its constraints do not count. */
  rowTypeOf(name: QualifiedName): Omit<ColumnType, 'written'> | null {
    const table = this.find(name);
    if (table === undefined) return null;
    this.rowTypes.add(table);
    const fields = table.columns.map((column) => ({ name: column.name, shape: column.type.shape }));
    return {
      shape: { kind: 'composite', fields },
      base: null,
      characterSet: null,
      collation: null,
      nullable: true,
      domainChecks: [],
      inner: table.columns.map(({ type }) => type),
    };
  }

  #like(name: QualifiedName): TableDraft[] {
    return this.#byName.get(keyOf(name)) ?? [];
  }

  #unregister(table: TableDraft): void {
    const same = this.#like(table.name);
    same.splice(same.indexOf(table), 1);
  }

  #register(table: TableDraft): void {
    const key = keyOf(table.name);
    const same = this.#byName.get(key);
    if (same === undefined) this.#byName.set(key, [table]);
    else same.push(table);
  }
}

function keyOf(name: QualifiedName): string {
  return (name.at(-1) ?? '').toLowerCase();
}

/** Whether the shorter name is the end of the longer one. */
function isCompatible(a: QualifiedName, b: QualifiedName): boolean {
  const length = Math.min(a.length, b.length);
  const end = (name: QualifiedName): string => name.slice(-length).join('\0').toLowerCase();
  return end(a) === end(b);
}

/** Makes a table a partition of another. Throws DdlError where it is one already. */
export function addPartition(
  { cursor }: Parser,
  parent: TableDraft,
  table: TableDraft,
  bound: PartitionBound,
  offset: number,
): void {
  if ((table.partitionOf !== null && !table.detached) || table === parent) {
    throw cursor.error(`"${table.name.at(-1)}" is a partition already.`, offset, 'semantic_error');
  }
  table.partitionOf = parent;
  table.detached = false;
  parent.partitions.push({ table, bound });
}

/** Takes a partition off its table. It stays a companion of that. */
export function removePartition(parent: TableDraft, table: TableDraft): void {
  if (table.partitionOf !== parent) return;
  table.detached = true;
  const at = parent.partitions.findIndex((partition) => partition.table === table);
  if (at >= 0) parent.partitions.splice(at, 1);
}

/** The table that a partition, or a partition of one, is a part of. */
export function rootOf(table: TableDraft): TableDraft {
  let root = table;
  while (root.partitionOf !== null) root = root.partitionOf;
  return root;
}

/** Refuses partitions that are partitions of each other, or of too many levels. Throws DdlError. */
export function checkLevels({ cursor, tables }: Parser): void {
  for (const table of tables.all) {
    let levels = 0;
    for (let above = table.partitionOf; above !== null; above = above.partitionOf) {
      if (++levels <= MAX_PARTITION_LEVELS + 1) continue;
      const message = `There are more than ${MAX_PARTITION_LEVELS} levels of partitions.`;
      throw cursor.error(message, table.offset, 'limit_exceeded');
    }
  }
}
