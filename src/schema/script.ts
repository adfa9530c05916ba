import type { Part } from '../compiled-table.ts';
import type { Insertion } from '../emit/insertion.ts';
import type { QualifiedName } from '../ir.ts';
import type { Warning } from '../warning.ts';
import type { TableCount } from './counts.ts';
import type { PassedOver } from './schema-plan.ts';

/** What an output of a schema consists of, in its order. */
export interface SchemaScript {
  readonly steps: readonly SchemaStep[];
  /** Whether all of it stands in one stream; else rows of several tables are files. */
  readonly hasStatements: boolean;
  readonly tables: readonly TableRows[];
  /** The tables that were asked for and get no rows. */
  readonly passedOver: readonly PassedOver[];
  /** What a reader should know of the tables, and of this output of them. */
  readonly warnings: readonly Warning[];
}

/** How many rows of a table an output has, and how many were asked for. */
export interface TableRows extends TableCount {
  readonly name: QualifiedName;
}

/** A part of an output that can be a file of its own. */
export interface SchemaStep {
  /** The tables whose rows it has; none: it is what comes behind all rows. */
  readonly tables: readonly QualifiedName[];
  readonly pieces: readonly Piece[];
  /** Whether its pieces are good together alone, in one connection: as one statement or transaction, or under a setting. */
  readonly isWhole: boolean;
  /** Whether it is good together with the step behind it alone, in one connection. */
  readonly isBound: boolean;
  /** What ends the name of its file, without the dot. */
  readonly ending: string;
  /** Statements that make the client read the file of its rows; null: it is statements itself, or nothing reads it. */
  readonly read: ((file: string) => string) | null;
}

/** Statements and comments as text, or rows. */
export type Piece = string | RowsPiece;

/** Rows of a table, which are made when they are asked for. */
export interface RowsPiece {
  readonly table: QualifiedName;
  readonly rows: number;
  /** Whether the rows are there already, and only get the references that were open. */
  readonly isCompletion: boolean;
  /** Whether the rows of others in its step need them all, so that they come in any case. */
  readonly isNeeded: boolean;
  /** Whether all of them are in one statement: they have no parts. */
  readonly isOneStatement: boolean;
  /** Rows of each of their statements: parts that are cut at multiples of it are the bytes of the whole. Rows that are no statements: 1. */
  readonly batchRows: number;
  /** Starts the rows, or a part of them; `preamble`: whether with what comes before the first. */
  readonly insert: (part?: Part, preamble?: boolean) => Insertion;
}
