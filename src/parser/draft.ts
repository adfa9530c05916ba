import type { Dialect } from '../../grammar/dialect.ts';
import type {
  Check,
  Column,
  ColumnType,
  Expression,
  ForeignKey,
  Key,
  KeyPart,
  PartitionBound,
  Partitioning,
  QualifiedName,
} from '../ir.ts';
import type { Captures, Mention } from './captures.ts';
import type { Parser } from './context.ts';

const NONE: readonly never[] = [];

type Mutable<Type> = { -readonly [Property in keyof Type]: Type[Property] };

/** A column while its definition is read. */
export type ColumnDraft = Mutable<Column>;

/** A table that is a partition of another, and the rows that go into it. */
export interface PartitionDraft {
  readonly table: TableDraft;
  readonly bound: PartitionBound;
}

/** A NOT NULL as a constraint with a name, and whether tables that inherit have it, too. */
export interface NotNullClause {
  readonly column: string;
  readonly name: string | null;
  readonly inherited: boolean;
  readonly offset: number;
}

/** What becomes of the columns of a foreign key where the parent's row goes or changes. */
export interface ForeignAction {
  readonly columns: readonly string[];
  /** The columns that are set, where they are named. */
  readonly set: readonly Mention[];
  /** Whether the columns get other values. */
  readonly changes: boolean;
  readonly offset: number;
}

/** An index that keeps nothing distinct. */
export interface Index {
  readonly name: string | null;
  readonly offset: number;
  readonly parts: readonly KeyPart[];
  /** The condition of the rows that it holds. */
  readonly where?: Expression | null;
  readonly kind: 'plain' | 'spatial' | 'fulltext';
}

/** The kind of index that a row's words name. */
export function indexKind(words: readonly string[]): Index['kind'] {
  return words.includes('spatial') ? 'spatial' : words.includes('fulltext') ? 'fulltext' : 'plain';
}

/** A table while its statement and its companions are read. */
export class TableDraft {
  columns: ColumnDraft[] = [];
  readonly keys: Key[] = [];
  readonly checks: Check[] = [];
  readonly foreignKeys: ForeignKey[] = [];
  partitioning: Partitioning | null = null;
  characterSet: string | null = null;
  collation: string | null = null;
  engine: string | null = null;
  accessMethod = 'heap';
  sequenceStart = 1;
  /** Rows that its options say it has at most; 0: they say nothing of it. */
  mostRows = 0;
  /** How its engine keeps rows, in lower case; null: as it does by default. And the size of a block; 0: any. */
  rowFormat: string | null = null;
  blockSize = 0;
  /** Indexes that are no keys. */
  readonly indexes: Index[] = [];
  /** Columns whose default is an expression in parentheses, which is computed for each row. */
  readonly computedDefaults = new Set<string>();
  /** Columns that number rows: where that is said, and whether it makes them a key, too. */
  readonly numbered = new Map<string, { readonly offset: number; readonly isKeyed: boolean }>();
  /** Columns whose values are kept compressed, so that no key holds them. */
  readonly compressed = new Set<string>();
  /** Whether it keeps the versions of its rows; the columns of which it keeps none, and those of a version's start and end. */
  isVersioned = false;
  readonly unversioned = new Set<string>();
  readonly rowBounds = new Map<string, 'start' | 'end'>();
  /** Periods of application time, by name: the columns of their start and end. */
  readonly periods = new Map<string, readonly string[]>();
  /** Columns that a constraint of the table makes NOT NULL; they may be defined behind it. */
  readonly notNull: { readonly name: string; readonly offset: number }[] = [];
  /** What its definition says of NULL: each NOT NULL, of a column or of the table. */
  readonly notNullClauses: NotNullClause[] = [];
  /** What foreign keys do to their columns. */
  readonly foreignActions: ForeignAction[] = [];
  /** Whether it has columns of parents, too, that did not come along (INHERITS). */
  inherits = false;
  /** Whether it inherits at all. */
  isChild = false;
  /** Tables that its definition copies or inherits from: each is there for this one. */
  readonly sources: TableDraft[] = [];
  /** Checks that tables which inherit from this one do not have. */
  readonly uninherited = new Set<Check>();
  /** The partitions that came along, and the table that this one is a partition of. */
  readonly partitions: PartitionDraft[] = [];
  partitionOf: TableDraft | null = null;
  /** Whether it is a partition no more. */
  detached = false;
  /** Names of constraints that are not kept apart: NOT NULLs, and those of indexes made before. */
  readonly otherConstraints = new Set<string>();

  /** Columns that indexes include without a further effect: they must exist. */
  readonly mentions: Mention[] = [];

  /** Generated columns that are computed when they are read. */
  readonly virtual = new Set<string>();
  /** Columns that a query sees only by their names. */
  readonly invisible = new Set<string>();
  /** Foreign keys whose columns a server may set to NULL. */
  readonly nulling = new Set<ForeignKey>();
  persistence: 'permanent' | 'temporary' | 'unlogged' = 'permanent';

  name: QualifiedName;
  readonly offset: number;
  /**
   * The first column of each name, of the columns that were there at the last look; and of each name in lower case, where no
   * column before it has that name itself.
   */
  readonly #exact = new Map<string, ColumnDraft>();
  readonly #folded = new Map<string, ColumnDraft>();
  #indexed: readonly ColumnDraft[] = NONE;
  #indexedCount = 0;
  readonly #names: Dialect['columnNames'];

  constructor(name: QualifiedName, offset: number, names: Dialect['columnNames']) {
    this.#names = names;
    this.name = name;
    this.offset = offset;
  }

  /** The column of this name, as the server compares names; undefined where there is none. */
  column(name: string): ColumnDraft | undefined {
    const exact = this.columnSpelled(name);
    if (exact !== undefined || this.#names === 'exact') return exact;
    const folded = name.toLowerCase();
    if (folded === name) return this.#folded.get(folded);
    return this.#folded.get(folded) ?? this.#exact.get(folded);
  }

  /** Adds a column behind the others; false: there is one of that name. */
  add(column: ColumnDraft): boolean {
    this.#index();
    const known = this.#exact.size;
    const isNew = this.#note(column);
    if (!isNew || this.#exact.size === known) {
      // The names are taken in anew at the next look.
      this.#indexed = NONE;
      return false;
    }
    this.columns.push(column);
    this.#indexedCount++;
    return true;
  }

  /** The column of exactly this name; undefined where there is none. */
  columnSpelled(name: string): ColumnDraft | undefined {
    this.#index();
    return this.#exact.get(name);
  }

  renameColumn(column: ColumnDraft, name: string): void {
    column.name = name;
    column.written = name;
    this.#indexed = NONE;
  }

  /** Takes in the columns that were added since the last look, or all where others than those were changed. */
  #index(): void {
    if (this.#indexed !== this.columns || this.#indexedCount > this.columns.length) {
      this.#exact.clear();
      this.#folded.clear();
      this.#indexed = this.columns;
      this.#indexedCount = 0;
    }
    for (; this.#indexedCount < this.columns.length; this.#indexedCount++) {
      const column = this.columns[this.#indexedCount];
      if (column !== undefined && !this.#exact.has(column.name)) this.#note(column);
    }
  }

  /** Takes in a column whose very name no column before it has; false: one before it has that name in another case. */
  #note(column: ColumnDraft): boolean {
    const { name } = column;
    this.#exact.set(name, column);
    if (this.#names === 'exact') return true;
    const folded = name.toLowerCase();
    // Most names are in lower case.
    if (folded === name) return !this.#folded.has(folded);
    if (this.#exact.has(folded) || this.#folded.has(folded)) return false;
    this.#folded.set(folded, column);
    return true;
  }

  /** Whether two names are one to the server. */
  isSame(one: string, other: string): boolean {
    return one === other || (this.#names === 'anyCase' && one.toLowerCase() === other.toLowerCase());
  }
}

export function newColumn(name: string, offset: number, type: ColumnType, condition: string | null): ColumnDraft {
  return {
    name,
    written: name,
    offset,
    type,
    nullable: true,
    default: null,
    filledBy: 'writer',
    numbering: null,
    comment: null,
    generation: null,
    condition,
    directives: null,
  };
}

export function columnPart(column: string, offset: number): Key['parts'][number] {
  return { column, expression: null, length: null, offset, operator: null };
}

export function newKey(kind: Key['kind'], name: string | null, offset: number, parts: Key['parts']): Mutable<Key> {
  return { kind, name, offset, parts, nullsDistinct: true, where: null, isDeferrable: false, isOfPartition: false };
}

/** Whether an expression takes its value from a sequence: such a column is left to the database. */
export function drawsFromSequence(expression: Expression | null): boolean {
  return sequenceCall(expression) !== null;
}

function sequenceCall(expression: Expression | null): (Expression & { kind: 'call' }) | null {
  let inner = expression;
  while (inner?.kind === 'cast') inner = inner.operand;
  return inner?.kind === 'call' && (inner.name === 'nextval' || inner.name === 'next value for') ? inner : null;
}

/** The name of the sequence that an expression takes its value from, as a constant in it says; null: none is named. */
export function sequenceNamed(expression: Expression | null): string | null {
  let [name] = sequenceCall(expression)?.arguments ?? [];
  while (name?.kind === 'cast') name = name.operand;
  return name?.kind === 'string' ? name.value : null;
}

/** Where in a text something is said about the table. */
export interface Place {
  readonly parser: Parser;
  readonly offset: number;
}

/** What an element, an option or an action does to its table, by what its row took. */
export type TableEffect = (table: TableDraft, captures: Captures, place: Place) => void;

/** The column of this name, which must be there. Throws DdlError. */
export function existingColumn(table: TableDraft, name: string | undefined, { parser, offset }: Place): ColumnDraft {
  const column = table.column(name ?? '');
  if (column === undefined) throw parser.cursor.error(`There is no column "${name}".`, offset, 'semantic_error');
  return column;
}
