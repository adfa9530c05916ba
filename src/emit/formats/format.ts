import type { Dialect } from '../../../grammar/dialect.ts';
import type { FormatName } from '../../options/output-options.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import type { Domain } from '../../values/domain.ts';
import type { StatementForm } from '../insertion.ts';
import type { Piece } from '../pieces.ts';

/** A form of output: how a table's rows are written. It is all that the emitter knows of one. */
export interface Format {
  readonly name: FormatName;
  readonly media: Media;
  /** NULL in the place of a value. */
  readonly null: string;
  /** What stands behind the rows of an INSERT statement, in front of its clauses; null: the rows are in none. */
  readonly close: string | null;
  /** What stands around the rows of a plan, and around their values. */
  readonly frame: (plan: Plan) => Frame;
  /** The pieces that write a value of a column, of one of its domains, whose digits lie in the lanes from `lane` on. */
  readonly valuePieces: (column: ColumnPlan, domain: Domain, lane: number) => readonly Piece[];
  /** What writes texts that are computed of a row's other values: in digits, `true` or `false`, or any, as the domain's form has them. */
  readonly textWriter: (column: ColumnPlan, domain: Domain) => (text: string) => string;
}

/** What an output of a form is to those that take it. */
export interface Media {
  /** What ends the name of a file, without the dot, and its type for the web. */
  readonly ending: string;
  readonly type: string;
  /** Whether it is statements, in which rows of several tables stand; else it is rows of one. */
  readonly hasStatements: boolean;
}

export const SQL: Media = { ending: 'sql', type: 'application/sql', hasStatements: true };

/** What of a dialect forms of output are made with. */
export type FormatDialect = Pick<Dialect, 'name' | 'literals' | 'bulk'>;

/** What rows are made with: what a dialect makes of expressions, and the form in which what is computed is written. */
export interface Spoken extends Pick<Dialect, 'semantics'> {
  readonly format: Format;
}

/** What stands around rows. */
export interface Frame {
  /** What an output begins with. `isAscii`: whether that is all of its rows. */
  readonly preamble: (isAscii: boolean) => string;
  /** What stands before the rows of a statement; where there are no statements, nothing. */
  readonly header: string;
  readonly form: StatementForm;
  /** Rows of a statement where nobody says how many, and at most. */
  readonly batchSize: number;
  readonly statementRows: number;
  /** What separates a row from the one before: the first of a statement is written without it, as the header ends with as many bytes. */
  readonly separator: string;
  /** Before the value of each column, in their order, and behind the last one. */
  readonly before: readonly string[];
  readonly behind: string;
  /** Whether a comment can say that rows are missing. */
  readonly hasComments: boolean;
}
