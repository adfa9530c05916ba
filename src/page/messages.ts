import type { DialectName, Explanation, FormatName, RowValue, SchemaReference } from '../index.ts';
import type { TableFacts } from './answers/table-facts.ts';
import type { ColumnProfile } from './profile/profile.ts';
import type { Settings } from './settings.ts';

/*
 * What the window asks of the worker, and what it answers: plain data. A request is about the last text whose reading is usable; all
 * but `read` are answered with null where there is none.
 */

/** The requests by their names: what each holds, and what the answer is. */
export interface Exchanges {
  /** Reads a text. */
  readonly read: { readonly asked: { readonly ddl: string; readonly settings: Settings }; readonly answer: Reading };
  /** The first rows of a table. */
  readonly rows: {
    readonly asked: { readonly table: string; readonly most: number };
    readonly answer: RowsShown | null;
  };
  /** The beginning of an output: of all tables or, in forms that hold one alone, of this one. */
  readonly text: {
    readonly asked: { readonly format: FormatName; readonly table: string; readonly mostBytes: number };
    readonly answer: TextShown | null;
  };
  /** What each column of a table gets, and why. */
  readonly explanation: { readonly asked: { readonly table: string }; readonly answer: Explanation | null };
  /** What rows have in a column, beside what its plan lets one expect; null as well: the database fills it. */
  readonly profile: {
    readonly asked: { readonly table: string; readonly column: string };
    readonly answer: ColumnProfile | null;
  };
  /** What a table is among the others. */
  readonly table: { readonly asked: { readonly table: string }; readonly answer: TableFacts | null };
  /** Begins a whole output, in the place of the one that was begun before. */
  readonly file: {
    readonly asked: { readonly format: FormatName; readonly table: string };
    readonly answer: FileBegun | null;
  };
  /** Goes on with it; null: none was begun. */
  readonly filePart: { readonly asked: { readonly leastBytes: number }; readonly answer: FilePart | null };
}

export type RequestName = keyof Exchanges;

/** A request as it is sent. */
export interface Request<Name extends RequestName> {
  readonly name: Name;
  readonly asked: Exchanges[Name]['asked'];
}

export type AnswerOf<Name extends RequestName> = Exchanges[Name]['answer'];

/** An answer as it is sent; `failure`: a message that nobody foresaw. */
export type Reply<Name extends RequestName> = { readonly answer: AnswerOf<Name> } | { readonly failure: string };

/** What a text holds, and what is wrong with it. */
export interface Reading {
  /** The one that the text was read in. */
  readonly dialect: DialectName;
  /** By what the text tells it, in words; null: it was asked for, or the text tells none. */
  readonly dialectSign: string | null;
  /** False where the text is at fault, or what is asked for, so that no table has rows. */
  readonly isUsable: boolean;
  /** In the order in which they are loaded; those without rows last. */
  readonly tables: readonly TableRead[];
  readonly references: readonly SchemaReference[];
  /** The forms of which one output holds all tables. */
  readonly wholeFormats: readonly FormatName[];
  /** Faults and warnings with a place in the text, or none. */
  readonly marks: readonly Mark[];
}

export interface TableRead {
  /** With its schema, joined by dots. */
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** How many rows it gets. */
  readonly rows: number;
  /** Why it gets none, in words; null: it gets some. */
  readonly passedOver: string | null;
}

/** Something that is to be said of the text or of a setting. */
export interface Mark {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** In UTF-16 units from 0; null: it is about no one place. */
  readonly offset: number | null;
  /** Path of the setting that it is about; null: it is about the text. */
  readonly setting: string | null;
}

export interface RowsShown {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly RowValue[])[];
  /** How many there are in all. */
  readonly all: number;
}

export interface TextShown {
  readonly text: string;
  /** Whether there is more. */
  readonly isCut: boolean;
}

export interface FileBegun {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** How many it will have. */
  readonly rows: number;
  /** The one table that it holds; null: all that there are. */
  readonly table: string | null;
}

export interface FilePart {
  readonly bytes: Blob;
  /** How many rows were written up to its end. */
  readonly rows: number;
  /** Whether there is no more. */
  readonly isLast: boolean;
}
