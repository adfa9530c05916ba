import type { Dialect } from '../../grammar/dialect.ts';
import type {
  Check,
  Column,
  ColumnType,
  Expression,
  ForeignKey,
  Key,
  KeyPart,
  Partitioning,
  QualifiedName,
} from '../ir.ts';
import type { Mention, Parser } from './context.ts';

type Mutable<Type> = { -readonly [Property in keyof Type]: Type[Property] };

/** A column while its definition is read. */
export type ColumnDraft = Mutable<Column>;

/** An index that keeps nothing distinct. */
export interface Index {
  readonly name: string | null;
  readonly offset: number;
  readonly parts: readonly KeyPart[];
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
  sequenceStart = 1;
  /** Indexes that are no keys. */
  readonly indexes: Index[] = [];
  /** Columns whose default is an expression in parentheses, which is computed for each row. */
  readonly computedDefaults = new Set<string>();
  /** Columns with an attribute that numbers rows by a key, and where it stands. */
  readonly numbered = new Map<string, number>();
  /** Periods of application time, by name: the columns of their start and end. */
  readonly periods = new Map<string, readonly string[]>();
  /** Columns that a constraint of the table makes NOT NULL; they may be defined behind it. */
  readonly notNull: { readonly name: string; readonly offset: number }[] = [];
  /** Parents whose columns the table has too (INHERITS). */
  inherits = false;

  /** Columns that a clause without further effect mentions: they must exist. */
  readonly mentions: Mention[] = [];

  /** Generated columns that are computed when they are read. */
  readonly virtual = new Set<string>();
  persistence: 'permanent' | 'temporary' | 'unlogged' = 'permanent';

  name: QualifiedName;
  readonly offset: number;
  readonly #names: Dialect['columnNames'];

  constructor(name: QualifiedName, offset: number, names: Dialect['columnNames']) {
    this.#names = names;
    this.name = name;
    this.offset = offset;
  }

  /** The column of this name, as the server compares names; undefined where there is none. */
  column(name: string): ColumnDraft | undefined {
    const exact = this.columns.find((column) => column.name === name);
    if (exact !== undefined || this.#names === 'exact') return exact;
    return this.columns.find((column) => this.isSame(column.name, name));
  }

  /** Whether two names are one to the server. */
  isSame(one: string, other: string): boolean {
    return one === other || (this.#names === 'anyCase' && one.toLowerCase() === other.toLowerCase());
  }
}

export function newColumn(name: string, offset: number, type: ColumnType, condition: string | null): ColumnDraft {
  return {
    name,
    offset,
    type,
    nullable: true,
    default: null,
    filledBy: 'writer',
    generation: null,
    condition,
  };
}

export function columnPart(column: string, offset: number): Key['parts'][number] {
  return { column, expression: null, length: null, offset, operator: null };
}

export function newKey(kind: Key['kind'], name: string | null, offset: number, parts: Key['parts']): Mutable<Key> {
  return { kind, name, offset, parts, nullsDistinct: true, where: null };
}

/** Whether an expression takes its value from a sequence: such a column is left to the database. */
export function drawsFromSequence(expression: Expression | null): boolean {
  if (expression === null) return false;
  if (expression.kind === 'cast') return drawsFromSequence(expression.operand);
  return expression.kind === 'call' && (expression.name === 'nextval' || expression.name === 'next value for');
}

/** The one table of a text, while its statements are read. */
export interface Reading {
  readonly parser: Parser;
  table: TableDraft | null;
}

/** Where in a text something is said about the table. */
export interface Place {
  readonly parser: Parser;
  readonly offset: number;
}

/** The column of this name, which must be there. Throws DdlError. */
export function existingColumn(table: TableDraft, name: string | undefined, { parser, offset }: Place): ColumnDraft {
  const column = table.column(name ?? '');
  if (column === undefined) throw parser.cursor.error(`There is no column "${name}".`, offset, 'semantic_error');
  return column;
}
