import type {
  AlterEffect,
  ColumnEffect,
  Dialect,
  DomainEffect,
  ElementEffect,
  InfixRow,
  IsTest,
  OptionEffect,
  PrefixRow,
  StatementEffect,
  TypeRow,
} from '../../grammar/dialect.ts';
import type { Cursor } from '../cursor.ts';
import type { TypeDefinition } from '../ir.ts';
import type { LexicalTable } from '../lexical-table.ts';
import type { NameTable } from '../name-table.ts';
import type { Warning } from '../warning.ts';
import type { Captures, Mention } from './captures.ts';
import type { Creations } from './creations.ts';
import type { RowSet } from './pattern.ts';
import type { Tables } from './tables.ts';

/** A production that patterns may name: where it can start, and how it is taken. */
export interface Nonterminal {
  readonly starts: (parser: Parser) => boolean;
  readonly take: (parser: Parser, captures: Captures) => void;
}

export type Nonterminals = Readonly<Record<string, Nonterminal>>;

/** A dialect's tables, made ready for the parser once. */
export interface Grammar {
  readonly dialect: Dialect;
  readonly lexicalTable: LexicalTable;
  readonly names: NameTable;
  readonly statements: RowSet<StatementEffect>;
  readonly definingStatements: RowSet<'definition'>;
  readonly insertion: RowSet<'insertion'>;
  readonly tableElements: RowSet<ElementEffect>;
  readonly columnAttributes: RowSet<ColumnEffect>;
  /** The column's attributes that each one cannot stand behind, as a sum of bits. */
  readonly misplacedBehind: ReadonlyMap<string, number>;
  readonly tableOptions: RowSet<OptionEffect>;
  readonly alterActions: RowSet<AlterEffect>;
  readonly types: RowSet<TypeRow>;
  readonly systemTypes: ReadonlyMap<string, TypeRow>;
  /** The same by the numbers of their spellings. */
  readonly numberedTypes: readonly (TypeRow | undefined)[];
  readonly extensionTypes: ReadonlyMap<string, TypeRow>;
  readonly arraySuffix: RowSet<'array'>;
  readonly intervalFields: RowSet<'interval'>;
  readonly prefix: ReadonlyMap<string, PrefixRow>;
  readonly infix: ReadonlyMap<string, InfixRow>;
  readonly domainAttributes: RowSet<DomainEffect>;
  readonly columnStorage: RowSet<'storage'>;
  readonly columnPosition: RowSet<'position'>;
  readonly keyPartSuffix: RowSet<'suffix'>;
  readonly partitionPartSuffix: RowSet<'suffix'>;
  readonly partitionOptions: RowSet<'option'>;
  readonly callForms: RowSet<string>;
  readonly isTests: RowSet<IsTest>;
}

/** What every production needs: where it is, by which grammar it reads, and which types and tables came along. */
export interface Parser {
  readonly cursor: Cursor;
  readonly grammar: Grammar;
  readonly definitions: Map<string, TypeDefinition>;
  readonly tables: Tables;
  readonly creations: Creations;
  /** What the row at hand took so far; null: nothing. */
  captures: Captures | null;
  /** Tables that columns in the statement at hand are said to be of. */
  readonly qualifiers: Mention[];
  /** What becomes of a statement that is not understood and defines nothing: the text is refused, or a warning is noted. */
  readonly unread: 'refused' | 'skipped';
  readonly warnings: Warning[];
  /** Whether a block was found that nothing closes: from there on, statements end at their first semicolon. */
  hasOpenBlock: boolean;
}
