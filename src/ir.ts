import type { IsTest } from '../grammar/dialect.ts';
import type { Shape } from '../grammar/shape.ts';
import type { OptionScalar } from './options/kind.ts';
import type { ColumnOptions } from './options/value-options.ts';

/** A name with its qualifiers, outermost first: `schema.table` is ['schema', 'table']. Stored spelling, unquoted. */
export type QualifiedName = readonly string[];

/** One CREATE TABLE with what its companion statements add: readonly plain data. Offsets point into the source. */
export interface Table {
  readonly name: QualifiedName;
  readonly columns: readonly Column[];
  readonly keys: readonly Key[];
  readonly checks: readonly Check[];
  /** What tables that refer to its rows ask of these: rows that they cannot use do no harm. */
  readonly demanded: readonly Check[];
  /** Expressions that indexes other than keys make the server compute for each row. */
  readonly indexedExpressions: readonly { readonly expression: Expression; readonly offset: number }[];
  /** The columns that each index holds, those of keys among them, whatever else planning makes of these. */
  readonly indexes: readonly (readonly string[])[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly partitioning: Partitioning | null;
  readonly characterSet: string | null;
  readonly collation: string | null;
  readonly engine: string | null;
  /** First number that the table's sequences give (AUTO_INCREMENT = n). */
  readonly sequenceStart: number;
  /** Rows that its engine takes at most, where it keeps to a number (ENGINE = MEMORY MAX_ROWS = n); else null. */
  readonly mostRows: number | null;
  /** A column whose values rise with the rows, as an engine demands of the numbers of documents; null: there is none that rows give. */
  readonly rising: string | null;
  /** Whether it has columns of other tables, too, which are not known here (INHERITS). */
  readonly inherits: boolean;
  /** Whether triggers take its rows for what is not known here, and nothing keeps them from that. */
  readonly runsTriggers: boolean;
}

export interface Column {
  readonly name: string;
  /** The same with the capitals that it is written with: they tell its words apart where the server keeps none. */
  readonly written: string;
  readonly offset: number;
  readonly type: ColumnType;
  readonly nullable: boolean;
  readonly default: Expression | null;
  /** Who gives the value: a row's writer, or the database (serial, identity, AUTO_INCREMENT, generated columns, its DEFAULT where the caller wants it), or what a statement holds that is not read here. */
  readonly filledBy: 'writer' | 'sequence' | 'expression' | 'rowPeriod' | 'default' | 'statement';
  /** The numbers of its sequence, where they are not those from 1 that a row may replace; else null. */
  readonly numbering: Numbering | null;
  /** What its author says of it: its COMMENT, or a comment at the end of its line; null: nothing. */
  readonly comment: string | null;
  /** The expression of a generated column. */
  readonly generation: Expression | null;
  /** What opens the executable comment that holds the column, where not every server reads it: `!50705`; else null. */
  readonly condition: string | null;
  /** What is asked of its values beside the checks of its table; null: nothing. */
  readonly directives: ColumnDirectives | null;
}

/** What a caller asks of a column's values (src/options) that no condition says. */
export interface ColumnDirectives {
  /** Share of rows in which it is NULL, from 0 to 1; null: as usual. */
  readonly nulls: number | null;
  /** The name of what it holds; null: its own name says it. */
  readonly meaning: string | null;
  /** How likely each of the values is that its checks list; null: a distribution says it, or all are alike. */
  readonly weights: readonly { readonly value: OptionScalar; readonly weight: number }[] | null;
  readonly distribution: ColumnDistribution | null;
  /** Different values at most; null: any number. */
  readonly distinct: number | null;
  /** An expression that is written in place of its values; null: there is none. */
  readonly sql: string | null;
}

/** How likely a column's values are: an option's name and parameters. */
export type ColumnDistribution = NonNullable<ColumnOptions['distribution']>;

/** The numbers that a sequence gives. */
export interface Numbering {
  readonly first: number;
  readonly step: number;
  /** How many there are; Infinity: more than rows are counted. */
  readonly count: number;
  /** Whether they begin again behind the last one. */
  readonly cycles: boolean;
  /** Whether no row may give a number instead (GENERATED ALWAYS AS IDENTITY). */
  readonly exclusive: boolean;
}

export interface ColumnType {
  readonly shape: Shape;
  /** The type as the DDL spells it, for messages. */
  readonly written: string;
  /** The server's own name of the type; of a domain, that of the type under it; null: it is a user's, or not known. */
  readonly base: string | null;
  readonly characterSet: string | null;
  readonly collation: string | null;
  /** Whether the type itself takes NULL: false for a domain with NOT NULL. */
  readonly nullable: boolean;
  /** The checks of the domain that the type is; `value` in them stands for the column. */
  readonly domainChecks: readonly Check[];
  /** The types inside: of an array's elements, a composite type's fields, a range's bounds. Empty: there are none. */
  readonly inner: readonly InnerType[];
}

/** The type of what is inside of a value. */
export type InnerType = Pick<ColumnType, 'shape' | 'nullable' | 'domainChecks' | 'inner'>;

/** One element of a key: a column, or an expression over columns. */
export interface KeyPart {
  readonly column: string | null;
  readonly expression: Expression | null;
  /** Characters (bytes, for byte strings) of a prefix key part; null: the whole value. */
  readonly length: number | null;
  readonly offset: number;
  /** Operator that no two rows may satisfy (EXCLUDE; && for WITHOUT OVERLAPS); null: equality. */
  readonly operator: string | null;
}

export interface Key {
  readonly kind: 'primary' | 'unique' | 'exclude';
  readonly name: string | null;
  readonly offset: number;
  readonly parts: readonly KeyPart[];
  readonly nullsDistinct: boolean;
  /** Predicate of a partial unique index or EXCLUDE constraint. */
  readonly where: Expression | null;
  /** Whether it may be checked at the end of a transaction. */
  readonly isDeferrable: boolean;
  /** Whether partitions of the table have it, and the table itself does not. */
  readonly isOfPartition: boolean;
}

export interface Check {
  readonly name: string | null;
  /** Present where an option asks for it, whose path is its name, and not the DDL. */
  readonly isAsked?: true;
  readonly offset: number;
  readonly expression: Expression;
}

export interface ForeignKey {
  readonly name: string | null;
  readonly offset: number;
  readonly columns: readonly string[];
  readonly target: QualifiedName;
  /** Empty: the target's primary key. */
  readonly targetColumns: readonly string[];
  readonly matchFull: boolean;
  /** Whether it may be checked at the end of a transaction. */
  readonly isDeferrable: boolean;
  /** Whether names imply it, and no constraint of the table: no server checks it. */
  readonly isImplied: boolean;
  /** Whether the rows that it refers to come after those of its table, in which NULL stands in it until then: tables refer to each other. */
  readonly isLate: boolean;
  /** The table that it refers to, where that is another one that came along. */
  readonly parent: Table | null;
}

export interface Partitioning {
  readonly method: 'range' | 'list' | 'hash' | 'key';
  readonly parts: readonly KeyPart[];
  /** The partitions that are known: in the statement itself (MySQL), or in others (PostgreSQL). */
  readonly partitions: readonly Partition[];
  /** What a table without one takes: any row where the server makes partitions itself, else none. */
  readonly unlisted: 'anyRow' | 'noRow';
  /** Whether it is known here to which partition a hash brings a row. */
  readonly hash: 'known' | 'unknown';
  readonly offset: number;
}

export interface Partition {
  readonly bound: PartitionBound;
  /** What rows of this partition must pass beside. */
  readonly checks: readonly Expression[];
  /** How it is divided in its turn. */
  readonly partitioning: Partitioning | null;
}

/** An end of a range: a value, or what lies below or above all of them. */
export type RangeEnd = Expression | 'minimum' | 'maximum';

/** A partition's bound, with its name where the table itself names it. */
export type PartitionBound = { readonly name?: string } & (
  | { readonly kind: 'lessThan'; readonly values: readonly RangeEnd[] }
  | { readonly kind: 'in'; readonly rows: readonly (readonly Expression[])[] }
  | { readonly kind: 'fromTo'; readonly from: readonly RangeEnd[]; readonly to: readonly RangeEnd[] }
  /** The share of all rows that a hash brings here. */
  | { readonly kind: 'hash'; readonly modulus: number; readonly remainder: number }
  | { readonly kind: 'default' }
);

/** A value expression. Names of operators and functions are in lower case. */
export type Expression =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** An exact or approximate number, as written (without digit separators; a sign is an operator). */
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'string'; readonly value: string }
  /** Bytes as hexadecimal digits, or bits as binary digits. */
  | { readonly kind: 'bytes'; readonly hexadecimal: string }
  | { readonly kind: 'bits'; readonly binary: string }
  /** In a finished table, the column's stored name, where it has such a column. */
  | { readonly kind: 'column'; readonly name: string; readonly offset: number }
  | { readonly kind: 'unary'; readonly operator: string; readonly operand: Expression }
  /** AND and OR over two operands or more: chains of them are long in real checks, so they are no deep trees. */
  | { readonly kind: 'logical'; readonly operator: 'and' | 'or'; readonly operands: readonly Expression[] }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'quantified';
      readonly operator: string;
      readonly left: Expression;
      readonly quantifier: 'any' | 'all';
      readonly right: Expression;
    }
  | {
      readonly kind: 'is';
      readonly operand: Expression;
      readonly test: IsTest;
      readonly negated: boolean;
      /** What IS DISTINCT FROM compares with; null in the other tests. */
      readonly other: Expression | null;
    }
  | {
      readonly kind: 'between';
      readonly operand: Expression;
      readonly low: Expression;
      readonly high: Expression;
      readonly negated: boolean;
      readonly symmetric: boolean;
    }
  | {
      readonly kind: 'in';
      readonly operand: Expression;
      readonly list: readonly Expression[];
      readonly negated: boolean;
    }
  | {
      readonly kind: 'like';
      /** like, ilike, similar to, regexp. */
      readonly operator: string;
      readonly operand: Expression;
      readonly pattern: Expression;
      readonly escape: Expression | null;
      readonly negated: boolean;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly arguments: readonly Expression[];
      readonly offset: number;
      /** Present where a schema, names of arguments or VARIADIC say otherwise which function it is. */
      readonly otherwise?: true;
    }
  | { readonly kind: 'cast'; readonly operand: Expression; readonly type: ColumnType }
  | {
      readonly kind: 'case';
      readonly operand: Expression | null;
      readonly branches: readonly { readonly when: Expression; readonly result: Expression }[];
      readonly otherwise: Expression | null;
    }
  | { readonly kind: 'array'; readonly items: readonly Expression[] }
  | { readonly kind: 'row'; readonly items: readonly Expression[] }
  | {
      readonly kind: 'subscript';
      readonly operand: Expression;
      readonly from: Expression | null;
      readonly to: Expression | null;
    }
  | { readonly kind: 'field'; readonly operand: Expression; readonly name: string }
  | { readonly kind: 'collate'; readonly operand: Expression; readonly collation: string }
  /** MySQL's INTERVAL n unit. PostgreSQL's interval literals are casts. */
  | { readonly kind: 'interval'; readonly quantity: Expression; readonly unit: string };

export type ExpressionKind = Expression['kind'];

export type Expressions = readonly Expression[];

export type Binary = Expression & { kind: 'binary' };

export type Call = Expression & { kind: 'call' };

/** Names of columns, as a rule. */
export type Names = ReadonlySet<string>;

/** A user's type that came along with the table. */
export interface TypeDefinition {
  readonly shape: Shape;
  readonly base: string | null;
  readonly nullable: boolean;
  readonly checks: readonly Check[];
  readonly default: Expression | null;
  readonly collation: string | null;
  readonly inner: readonly InnerType[];
  /** Of a composite type: its fields, as columns of a table of that type have them. */
  readonly columns?: readonly { readonly name: string; readonly type: ColumnType }[];
}
