import type { QualifiedName } from '../../ir.ts';
import { nearest } from '../../nearest.ts';
import { shown } from '../../options/check-options.ts';
import { OptionError } from '../../options/option-error.ts';
import type { ColumnOptions, TableOptions, ValueOptions } from '../../options/value-options.ts';
import { dottedName } from '../../qualified-name.ts';
import type { Parser } from '../context.ts';
import type { TableDraft } from '../draft.ts';
import { applyColumnOptions, direct } from './column-options.ts';
import { readCondition } from './condition.ts';

/** A table's name in front of a condition: bare words or quoted ones, and a colon that is no cast. */
const TABLE_AND_CONDITION =
  /^\s*((?:[\p{L}\p{N}_$]+|"[^"]*"|`[^`]*`)(?:\.(?:[\p{L}\p{N}_$]+|"[^"]*"|`[^`]*`))*)\s*:(?![:=])(.*)$/su;

/**
 * Has what is asked of values obeyed by the tables of a text: as conditions and directives of theirs. `only`: the table that options
 * without a table are about; null: there are several. Throws OptionError for names that are not there and for what their tables cannot be.
 */
export function applyValueOptions(parser: Parser, options: ValueOptions, only: TableDraft | null): void {
  const tables = new NamedTables(parser.tables.all, only);
  for (const [name, given] of Object.entries(options.tables ?? {})) {
    for (const draft of tables.named(name, 'tables')) applyTableOptions(parser, draft, given, `tables.${name}`);
  }
  for (const [place, text] of (options.where ?? []).entries()) {
    const [, name, condition] = TABLE_AND_CONDITION.exec(text) ?? [];
    const option = `where.${place}`;
    const drafts = name === undefined ? [tables.only(option)] : tables.named(unquoted(name), option);
    // Places are counted in the whole text.
    const whole = condition?.padStart(text.length) ?? text;
    for (const draft of drafts) addCondition(parser, draft, whole, option);
  }
  for (const [name, given] of Object.entries(options.columns ?? {})) {
    for (const [draft, column] of tables.withColumn(name)) {
      applyOptionsOfColumn(parser, draft, column, given, `columns.${name}`);
    }
  }
  const { nulls } = options;
  if (nulls === undefined) return;
  for (const column of parser.tables.all.flatMap(({ columns }) => columns)) {
    if (column.nullable && (column.directives?.nulls ?? null) === null) direct({ column }, { nulls });
  }
}

function applyTableOptions(parser: Parser, draft: TableDraft, given: TableOptions, path: string): void {
  for (const [place, text] of (given.where ?? []).entries())
    addCondition(parser, draft, text, `${path}.where.${place}`);
  for (const [name, options] of Object.entries(given.columns ?? {})) {
    applyOptionsOfColumn(parser, draft, name, options, `${path}.columns.${name}`);
  }
}

function addCondition(parser: Parser, draft: TableDraft, text: string, option: string): void {
  const expression = readCondition(parser, draft, text, { option, table: dottedName(draft.name) });
  draft.checks.push({ name: option, offset: draft.offset, expression });
}

function applyOptionsOfColumn(
  parser: Parser,
  draft: TableDraft,
  name: string,
  options: ColumnOptions,
  path: string,
): void {
  const column = draft.column(name);
  if (column === undefined) throw unknownColumn(name, draft, path);
  applyColumnOptions({ parser, draft, column, path }, options);
}

function unknownColumn(name: string, draft: TableDraft, option: string): OptionError {
  const table = dottedName(draft.name);
  const best = nearest(
    name,
    draft.columns.map((column) => column.name),
  );
  const hint = best === undefined ? '' : `; the nearest one is ${shown(best)}`;
  const message = `Unknown column ${shown(name)} of table "${table}" in ${option}${hint}.`;
  return new OptionError(message, { option, table, column: name }, { nearest: best ?? null });
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
    const hint = best === null ? '' : `; the nearest one is ${shown(best)}`;
    throw new OptionError(`Unknown table ${shown(name)} in ${option}${hint}.`, { option }, { nearest: best });
  }

  /** The tables and the name of the column that a name of a column means: `total`, `orders.total`, `shop.orders.total`. */
  withColumn(name: string): readonly (readonly [TableDraft, string])[] {
    if (this.#only?.column(name) !== undefined) return [[this.#only, name]];
    const dot = name.lastIndexOf('.');
    if (dot < 0) return [[this.only(`columns.${name}`), name]];
    const column = name.slice(dot + 1);
    return this.named(name.slice(0, dot), `columns.${name}`).map((draft) => [draft, column]);
  }

  #found(name: string): readonly TableDraft[] {
    return this.#all.filter((draft) => dottedName(draft.name) === name || last(draft.name) === name);
  }
}

function last(name: QualifiedName): string {
  return name.at(-1) ?? '';
}

function unquoted(name: string): string {
  return name.replace(/["`]/g, '');
}
