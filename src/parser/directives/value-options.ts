import { DdlError } from '../../ddl-error.ts';
import type { QualifiedName } from '../../ir.ts';
import { nearest } from '../../nearest.ts';
import { type AskedOfTables, askedOfTables } from '../../options/asked-of-tables.ts';
import { nearestHint, shown } from '../../options/check-options.ts';
import { mergedOptions } from '../../options/merged-options.ts';
import { OptionError, unknownTable } from '../../options/option-error.ts';
import {
  COLUMN_OPTIONS,
  COLUMN_RIVALS,
  type ColumnOptions,
  type TableOptions,
  type ValueOptions,
} from '../../options/value-options.ts';
import { dottedName } from '../../qualified-name.ts';
import type { Parser } from '../context.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import { applyColumnOptions, direct } from './column-options.ts';
import { commentsOn } from './comments.ts';
import { readCondition } from './condition.ts';
import type { TextCheck } from './text-check.ts';

/** A table's name in front of a condition: bare words or quoted ones, and a colon that is no cast. */
const TABLE_AND_CONDITION =
  /^\s*((?:[\p{L}\p{N}_$]+|"[^"]*"|`[^`]*`)(?:\.(?:[\p{L}\p{N}_$]+|"[^"]*"|`[^`]*`))*)\s*:(?![:=])(.*)$/su;

/**
 * Has what is asked of values obeyed by the tables of a text: as conditions and directives of theirs. What options say counts before
 * what comments say of the same. `only`: the table that options without a table are about; null: there are several. `check`: what is
 * wrong with texts that mean nothing to the parser. Gives what is asked of single tables' outputs. Throws OptionError for names that are not there and for what their tables cannot be, and DdlError where
 * a comment says it.
 */
export function applyValueOptions(
  parser: Parser,
  source: string,
  options: ValueOptions,
  only: TableDraft | null,
  check: TextCheck,
): AskedOfTables {
  const tables = new NamedTables(parser.tables.all, only);
  const columns = new AskedOfColumns(parser, source, check);
  const comments = commentsOn(parser, source);
  for (const { draft, column, offset, options: said } of comments.columns) columns.add(draft, column, said, { offset });
  const ofTables: (readonly [name: string, options: TableOptions])[] = [];
  for (const { draft, offset, options: said } of comments.tables) {
    ofTables.push([dottedName(draft.name), said]);
    atComment(source, offset, () => {
      for (const text of said.where ?? []) addCondition(parser, draft, text, 'where');
      for (const [column, ofColumn] of Object.entries(said.columns ?? {})) {
        columns.add(draft, column, ofColumn, { offset });
      }
    });
  }
  for (const [name, given] of Object.entries(options.tables ?? {})) {
    const path = `tables.${name}`;
    for (const draft of tables.named(name, path)) {
      ofTables.push([dottedName(draft.name), given]);
      for (const [place, text] of (given.where ?? []).entries()) {
        addCondition(parser, draft, text, `${path}.where.${place}`);
      }
      for (const [column, ofColumn] of Object.entries(given.columns ?? {})) {
        columns.add(draft, column, ofColumn, { path: `${path}.columns.${column}` });
      }
    }
  }
  for (const [place, text] of (options.where ?? []).entries()) {
    const [, name, condition] = TABLE_AND_CONDITION.exec(text) ?? [];
    const option = `where.${place}`;
    const drafts = name === undefined ? [tables.only(option)] : tables.named(unquoted(name), option);
    for (const draft of drafts) addCondition(parser, draft, condition?.padStart(text.length) ?? text, option, text);
  }
  for (const [name, given] of Object.entries(options.columns ?? {})) {
    for (const [draft, column] of tables.withColumn(name))
      columns.add(draft, column, given, { path: `columns.${name}` });
  }
  columns.apply();
  applyNulls(parser, options.nulls);
  return askedOfTables(ofTables);
}

/** A share of NULL in all columns of which nothing else is asked. */
function applyNulls({ tables }: Parser, nulls: number | undefined): void {
  if (nulls === undefined) return;
  for (const column of tables.all.flatMap(({ columns }) => columns)) {
    if (column.filledBy === 'writer' && column.nullable && (column.directives?.nulls ?? null) === null)
      direct({ column }, { nulls });
  }
}

function addCondition(parser: Parser, draft: TableDraft, text: string, option: string, source = text): void {
  const expression = readCondition(parser, draft, text, { option, table: dottedName(draft.name) }, source);
  draft.checks.push({ name: option, isAsked: true, offset: draft.offset, expression });
}

function unknownColumn(name: string, draft: TableDraft, option: string): OptionError {
  const table = dottedName(draft.name);
  const best = nearest(
    name,
    draft.columns.map((column) => column.name),
  );
  const message = `Unknown column ${shown(name)} of table "${table}" in ${option}${nearestHint(best)}.`;
  return new OptionError(message, { option, table, column: name }, { nearest: best ?? null });
}

/** What is asked of columns, from all sides. */
class AskedOfColumns {
  readonly #parser: Parser;
  readonly #source: string;
  readonly #check: TextCheck;
  readonly #asked = new Map<ColumnDraft, { readonly draft: TableDraft; readonly said: Said[] }>();

  constructor(parser: Parser, source: string, check: TextCheck) {
    this.#parser = parser;
    this.#source = source;
    this.#check = check;
  }

  /** Adds options that count before those that were added. Throws OptionError where there is no such column. */
  add(draft: TableDraft, name: string, options: ColumnOptions, from: Origin): void {
    const column = draft.column(name);
    if (column === undefined) throw unknownColumn(name, draft, 'path' in from ? from.path : `columns.${name}`);
    const asked = this.#asked.get(column) ?? { draft, said: [] };
    asked.said.push({ options, from });
    this.#asked.set(column, asked);
  }

  /** Has all of them obeyed. */
  apply(): void {
    for (const [column, { draft, said }] of this.#asked) {
      const options = said.reduce(
        (merged: ColumnOptions, part) => mergedOptions(COLUMN_OPTIONS, merged, part.options, COLUMN_RIVALS),
        {},
      );
      const fromOf = (option: string): Origin =>
        said.findLast((part) => Object.keys(part.options).includes(option))?.from ?? { path: '' };
      const pathOf = (option: string): string => {
        const from = fromOf(option.split('.')[0] ?? option);
        return 'path' in from ? `${from.path}.${option}` : option;
      };
      const subject = { parser: this.#parser, draft, column, pathOf, check: this.#check };
      const comment = said.map(({ from }) => from).find((from) => 'offset' in from);
      const paths = said.flatMap(({ from }) => ('path' in from ? [`${from.path}.`] : []));
      const isOfComment = ({ option }: OptionError) => !paths.some((path) => option.startsWith(path));
      if (comment === undefined) applyColumnOptions(subject, options);
      else atComment(this.#source, comment.offset, () => applyColumnOptions(subject, options), isOfComment);
    }
  }
}

/** Where options are from: a path of the library's options, or a comment in the text. */
type Origin = { readonly path: string } | { readonly offset: number };

interface Said {
  readonly options: ColumnOptions;
  readonly from: Origin;
}

/** Does what a comment asks for, and what others ask for beside: what is wrong with the comment is a fault of the text. */
function atComment(
  source: string,
  offset: number,
  act: () => void,
  isOfComment: (error: OptionError) => boolean = () => true,
): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof OptionError && isOfComment(error))) throw error;
    throw new DdlError('semantic_error', error.message, source, offset);
  }
}

/** Tables by their names as options have them: with their schema or without. */
class NamedTables {
  readonly #all: readonly TableDraft[];
  readonly #only: TableDraft | null;

  constructor(all: readonly TableDraft[], only: TableDraft | null) {
    this.#all = all.filter(({ partitionOf }) => partitionOf === null);
    const [first = null, second] = this.#all;
    this.#only = only ?? (second === undefined ? first : null);
  }

  /** The table that an option is about which names none. */
  only(option: string): TableDraft {
    if (this.#only !== null) return this.#only;
    throw new OptionError(`${option} must name its table in front, as there are several.`, { option });
  }

  named(name: string, option: string): readonly TableDraft[] {
    const found = this.#found(name);
    if (found.length > 0) return found;
    const spelt = (draft: TableDraft): string => (name.includes('.') ? dottedName(draft.name) : last(draft.name));
    const best = nearest(name, this.#all.map(spelt)) ?? null;
    throw unknownTable(option, name, best);
  }

  /** The tables and the name of the column that a name of a column means: `total`, `orders.total`, `shop.orders.total`. */
  withColumn(name: string): readonly (readonly [TableDraft, string])[] {
    if (this.#only?.column(name) !== undefined) return [[this.#only, name]];
    const dot = name.lastIndexOf('.');
    if (dot < 0) return [[this.only(`columns.${name}`), name]];
    const column = name.slice(dot + 1);
    return this.named(name.slice(0, dot), `columns.${name}`).map((draft) => [draft, column]);
  }

  /** Those of which it is the whole name, or else those in any schema. */
  #found(name: string): readonly TableDraft[] {
    const exact = this.#all.filter((draft) => dottedName(draft.name) === name);
    return exact.length > 0 ? exact : this.#all.filter((draft) => last(draft.name) === name);
  }
}

function last(name: QualifiedName): string {
  return name.at(-1) ?? '';
}

function unquoted(name: string): string {
  return name.replace(/["`]/g, '');
}
