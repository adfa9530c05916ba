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
  keys: Key[] = [];
  checks: Check[] = [];
  foreignKeys: ForeignKey[] = [];
  partitioning: Partitioning | null = null;
  characterSet: string | null = null;
  collation: string | null = null;
  engine: string | null = null;
  sequenceStart = 1;
  /** Indexes that are no keys. */
  indexes: Index[] = [];
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

  name: QualifiedName;
  readonly offset: number;

  constructor(name: QualifiedName, offset: number) {
    this.name = name;
    this.offset = offset;
  }

  /** The column of this name, as the server compares names; undefined where there is none. */
  column(name: string): ColumnDraft | undefined {
    return (
      this.columns.find((column) => column.name === name) ?? this.columns.find((column) => sameName(column.name, name))
    );
  }
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
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
