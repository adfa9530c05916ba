import { Cursor } from '../cursor.ts';
import { DdlError } from '../ddl-error.ts';
import type { QualifiedName, Table } from '../ir.ts';
import { tokenize } from '../lexer.ts';
import type { AskedOfTables } from '../options/asked-of-tables.ts';
import type { ValueOptions } from '../options/value-options.ts';
import { dottedName } from '../qualified-name.ts';
import type { Warning } from '../warning.ts';
import { analyse, analysePartition } from './analyse.ts';
import { typesOf } from './analyse-types.ts';
import { Checker } from './check.ts';
import type { Grammar, Parser } from './context.ts';
import type { TextCheck } from './directives/text-check.ts';
import { applyValueOptions } from './directives/value-options.ts';
import type { TableDraft } from './draft.ts';
import { implyReferences, type ReferringNamesOf } from './implied-references.ts';
import { noteLineComments } from './line-comments.ts';
import { foreignKeysOf, loadingOrder, neededFor } from './loading-order.ts';
import { refuseLoneSurrogates } from './lone-surrogates.ts';
import { parseText } from './statement.ts';
import { checkLevels, rootOf, Tables } from './tables.ts';
import { targetOf } from './target.ts';

/** Takes all texts of options as they are. */
const UNCHECKED: TextCheck = () => null;

/** One table of a text, and what options and comments ask of single tables' outputs. */
export interface ParsedTarget {
  readonly table: Table;
  readonly asked: AskedOfTables;
}

/** Reads one CREATE TABLE statement and its companions. Throws DdlError where the text is at fault, and OptionError where an option is. */
export function parse(source: string, grammar: Grammar, options: ValueOptions = {}, check = UNCHECKED): ParsedTarget {
  const parser = readStatements(source, grammar, 'refused');
  const target = targetOf(parser);
  const fault = analyseTables(parser, source, parser.tables.all).values().next().value;
  if (fault !== undefined) throw fault;
  const asked = applyValueOptions(parser, source, options, target, check);
  const order = loadingOrder(parser.tables);
  const checker = new Checker(parser.tables, order, source, grammar);
  for (const draft of neededFor(target, parser.tables, order)) if (draft !== target) checker.check(draft);
  return { table: checker.check(target), asked };
}

/** All tables of a text. */
export interface ParsedSchema {
  /** In the order in which they are loaded: tables that refer to each other are in one circle, behind those that these refer to. */
  readonly circles: readonly (readonly ParsedTable[])[];
  /** Of the statements that were skipped. */
  readonly warnings: readonly Warning[];
  /** What options and comments ask of single tables' outputs. */
  readonly asked: AskedOfTables;
}

/** A table of a text, read. */
export interface ParsedTable {
  readonly name: QualifiedName;
  /** The table, or what is at fault in it. */
  readonly table: Table | DdlError;
  readonly open: readonly ParsedReference[];
  /** The names of triggers that run where rows are inserted. */
  readonly triggers: readonly string[];
  /** Whether a trigger of another table inserts rows into it. */
  readonly isFilledByTrigger: boolean;
}

/** A foreign key to a table that comes later in its circle. */
export interface ParsedReference {
  /** Its number among those of its table. */
  readonly reference: number;
  /** The place in the circle of the table that it refers to. */
  readonly parent: number;
}

/**
 * Reads all tables of a text. `namesOf`: which references names imply; null: none. Throws DdlError where a statement is at fault, and
 * OptionError where an option is.
 */
export function parseSchema(
  source: string,
  grammar: Grammar,
  options: ValueOptions = {},
  check = UNCHECKED,
  namesOf: ReferringNamesOf | null = null,
): ParsedSchema {
  const parser = readStatements(source, grammar, 'skipped');
  const { tables } = parser;
  // Where no table was found, the statements that were skipped are at fault.
  if (tables.all.length === 0) targetOf(readStatements(source, grammar, 'refused'));
  const faults = analyseTables(parser, source, tables.all);
  const asked = applyValueOptions(parser, source, options, null, check);
  if (namesOf !== null) implyReferences(tables, namesOf);
  const order = loadingOrder(tables);
  const checker = new Checker(tables, order, source, grammar);
  const triggered = triggersOf(tables);
  const doubled = new Map(
    tables.doubles.map((draft) => {
      const message = `There is a table "${dottedName(draft.name)}" already.`;
      return [draft, new DdlError('semantic_error', message, source, draft.offset)] as const;
    }),
  );
  const parsedTable = (draft: TableDraft, circle: readonly TableDraft[]): ParsedTable => {
    const open = foreignKeysOf(draft).flatMap((key, reference): readonly ParsedReference[] => {
      const parent = order.open.has(key) ? tables.find(key.target) : undefined;
      return parent === undefined ? [] : [{ reference, parent: circle.indexOf(rootOf(parent)) }];
    });
    const table = doubled.get(draft) ?? faults.get(draft) ?? outcomeOf(() => checker.check(draft));
    const { triggers = [], isFilled = false } = triggered.get(draft) ?? {};
    return { name: draft.name, table, open, triggers, isFilledByTrigger: isFilled };
  };
  const circles = order.circles.map((circle) => circle.map((draft) => parsedTable(draft, circle)));
  return { circles, warnings: parser.warnings, asked };
}

/** The triggers of each table, and whether those of others insert into it. */
function triggersOf(tables: Tables): ReadonlyMap<TableDraft, Triggered> {
  const found = new Map<TableDraft, Triggered>();
  const triggeredOf = (name: QualifiedName): Triggered | undefined => {
    const draft = tables.find(name);
    if (draft === undefined) return undefined;
    const root = rootOf(draft);
    const triggered = found.get(root) ?? { triggers: [], isFilled: false };
    found.set(root, triggered);
    return triggered;
  };
  for (const { name, table, insertsInto } of tables.triggers) {
    const own = triggeredOf(table);
    own?.triggers.push(name);
    for (const target of insertsInto.map(triggeredOf)) {
      if (target !== undefined && own !== undefined && target !== own) target.isFilled = true;
    }
  }
  return found;
}

/** What triggers mean to a table. */
interface Triggered {
  readonly triggers: string[];
  isFilled: boolean;
}

/** What a check gives, or what it finds at fault. */
function outcomeOf(check: () => Table): Table | DdlError {
  try {
    return check();
  } catch (error) {
    if (error instanceof DdlError) return error;
    throw error;
  }
}

/**
 * Reads all statements of a text. `unread` says what becomes of those that are not understood. Throws DdlError where the text is at
 * fault.
 */
export function readStatements(source: string, grammar: Grammar, unread: Parser['unread']): Parser {
  const tokens = tokenize(source, grammar.lexicalTable);
  refuseLoneSurrogates(tokens);
  const { spellings } = grammar.lexicalTable.vocabulary;
  const parser: Parser = {
    cursor: new Cursor(tokens, grammar.dialect, spellings, grammar.names),
    grammar,
    definitions: new Map(),
    tables: new Tables(),
    creations: { functions: new Set(), operators: false, insertions: new Map() },
    captures: null,
    qualifiers: [],
    unread,
    warnings: [],
    hasOpenBlock: false,
  };
  parseText(parser);
  noteLineComments(parser, source);
  checkLevels(parser);
  return parser;
}

/** Does what the dialect's server does with the tables that it creates, where that is known; gives what is at fault, by table. */
function analyseTables(
  parser: Parser,
  source: string,
  tables: readonly TableDraft[],
): ReadonlyMap<TableDraft, DdlError> {
  const faults = new Map<TableDraft, DdlError>();
  const { analysis } = parser.grammar.dialect;
  if (analysis === null) return faults;
  const find = (name: QualifiedName): TableDraft | undefined => parser.tables.find(name);
  const surroundings = { types: typesOf(parser), find, source };
  // A partition of its own statement has the columns of its parent.
  for (const table of tables) {
    try {
      (table.partitionOf === null ? analyse : analysePartition)(table, analysis, surroundings);
    } catch (error) {
      if (!(error instanceof DdlError)) throw error;
      const root = rootOf(table);
      if (!faults.has(root)) faults.set(root, error);
    }
  }
  return faults;
}
