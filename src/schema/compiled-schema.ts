import type { Dialect } from '../../grammar/dialect.ts';
import { type CompiledTable, plannedRows } from '../compiled-table.ts';
import { refuseWarnings } from '../ddl-error.ts';
import { type ArrayRow, noRows, type ObjectRow, type RowIterator } from '../emit/objects/row-iterator.ts';
import type { ForeignKey, QualifiedName } from '../ir.ts';
import { DEFAULT_ROWS, MAX_ROWS } from '../limits.ts';
import { nearest } from '../nearest.ts';
import type { AskedOfTables } from '../options/asked-of-tables.ts';
import { checkOptions, shown } from '../options/check-options.ts';
import type { OptionsOf } from '../options/kind.ts';
import { unknownTable } from '../options/option-error.ts';
import { OUTPUT_OPTIONS, type OutputOptions } from '../options/output-options.ts';
import { ROW_FORM_OPTIONS } from '../options/row-options.ts';
import { dottedName, refersToItself } from '../qualified-name.ts';
import { entryOf } from '../row-counts.ts';
import { resultOf, type Steps } from '../steps.ts';
import type { Warning } from '../warning.ts';
import { habitsOf, isForFilledTables } from './habits.ts';
import { loadFile } from './loading-statements.ts';
import type { TableFault } from './plan-schema.ts';
import { checkRowsAlone, type RowsAloneAdvice } from './rows-alone.ts';
import { SchemaInsertion } from './schema-insertion.ts';
import type { CircleLoading, PassedOver, PlannedTable, SchemaPlan } from './schema-plan.ts';
import { SchemaRows, type ScriptOptions } from './schema-rows.ts';
import type { SchemaScript, SchemaStep } from './script.ts';

/** A foreign key of a table of a schema. */
export interface SchemaReference {
  readonly from: QualifiedName;
  readonly columns: readonly string[];
  /** As that table's statement names it or, where the text has no such table, as the reference does. */
  readonly to: QualifiedName;
  readonly isInText: boolean;
  /** Whether its columns' names alone say so, and no constraint. */
  readonly isImplied: boolean;
  /** Empty: the primary key. */
  readonly targetColumns: readonly string[];
  /** `before`: the rows that it refers to are there when its own are written; `later`: it is set when they are; `never`: it stays NULL. */
  readonly filled: 'before' | 'later' | 'never';
}

export type { TableFault } from './plan-schema.ts';

const { rows, rowsOf, seed, seedOf, offset, tableRows, identity } = OUTPUT_OPTIONS;

/** What can be asked of the rows of one table as JavaScript values, beside those of the others. */
const SCHEMA_ROW_OPTIONS = { rows, rowsOf, seed, seedOf, offset, tableRows, identity, ...ROW_FORM_OPTIONS } as const;

export type SchemaRowOptions = OptionsOf<typeof SCHEMA_ROW_OPTIONS>;

/** The tables of a text, read and planned, ready to write the rows of all. */
export interface CompiledSchema {
  /** In the order in which they are loaded. */
  readonly tables: readonly CompiledTable[];
  readonly references: readonly SchemaReference[];
  /** Groups of tables that refer to each other, and how each is loaded. */
  readonly circles: readonly { readonly tables: readonly QualifiedName[]; readonly loading: CircleLoading }[];
  /** Tables that get no rows, and why. */
  readonly passedOver: readonly PassedOver[];
  readonly faults: readonly TableFault[];
  readonly warnings: readonly Warning[];
  /** Plain data, from which `schemaRowsOf` makes the same rows. */
  readonly plan: SchemaPlan;
  /** What an output consists of, piece by piece. Throws as `insert` does. */
  script(options?: OutputOptions): SchemaScript;
  /**
   * Starts an output of all tables. Throws RangeError and TypeError for options that are wrong, OptionError for those that name no table
   * or that the dialect or a table stands against, and DdlError where a warning is an error and there is one.
   */
  insert(options?: OutputOptions): SchemaInsertion;
  /**
   * The same in steps, for whoever serves others between them: each takes some milliseconds, all together a few for each table. `advice`:
   * what else a caller can do where rows cannot come alone. Default: what one who holds the script can.
   */
  insertInSteps(options?: OutputOptions, advice?: RowsAloneAdvice): Steps<SchemaInsertion>;
  /**
   * The rows of a table as JavaScript values: those that it has once `insert` of the same options is loaded. The table is named with its
   * schema or without, as `shop.orders` or by the parts of its name, which `table.name` of one of `tables` is. `Row`: what a row of the
   * table is, which nothing checks. Throws as `insert` does.
   */
  rows<Row = ObjectRow>(
    table: string | QualifiedName,
    options?: SchemaRowOptions & { readonly as?: 'object' },
  ): RowIterator<Row>;
  rows<Row = ArrayRow>(
    table: string | QualifiedName,
    options: SchemaRowOptions & { readonly as: 'array' },
  ): RowIterator<Row>;
  /**
   * What makes the dialect's client take files that lie beside it, in this order, with comments that say how to start it. `steps`: those of
   * a script that the files hold, where some of them are rows without statements; none: all are statements.
   */
  loadFile(files: readonly string[], steps?: readonly SchemaStep[]): string;
}

/** The table that is named most alike, with its schema. A name without one is compared with names without theirs. */
function nearestName(table: string, names: readonly QualifiedName[]): string | null {
  const spelt = (name: QualifiedName): string => (table.includes('.') ? dottedName(name) : (name.at(-1) ?? ''));
  const best = nearest(table, names.map(spelt));
  const name = names.find((candidate) => spelt(candidate) === best);
  return name === undefined ? null : dottedName(name);
}

/** The options as they are carried out. Throws RangeError, TypeError and OptionError. */
function scriptOptions(
  options: OutputOptions,
  asked: AskedOfTables,
  names: readonly QualifiedName[],
  dialect: Dialect,
): ScriptOptions {
  checkOptions('insert', options, OUTPUT_OPTIONS);
  const habits = habitsOf(options, dialect);
  const { rows = DEFAULT_ROWS, single = false } = options;
  const {
    batchSize = single ? 1 : null,
    format = 'insert',
    identity = isForFilledTables(habits) ? 'explicit' : null,
  } = options;
  const rowsOf = ofEachTable(names, asked.rowsOf, options.rowsOf);
  const seedOf = ofEachTable(names, asked.seedOf, options.seedOf);
  const omitted = new Set(asked.omitted);
  const kept = names.filter((name) => !spellingsOf(name).some((spelling) => omitted.has(spelling)));
  const tables = options.tables ?? (omitted.size === 0 ? undefined : kept.map(dottedName));
  const spellings = new Set(names.flatMap(spellingsOf));
  for (const option of ['rowsOf', 'seedOf'] as const) {
    const unknown = Object.keys(options[option] ?? {}).find((name) => !spellings.has(name));
    if (unknown !== undefined) throw unknownTable(`${option}.${unknown}`, unknown, nearestName(unknown, names));
  }
  const unknown = tables?.find((name) => !spellings.has(name));
  if (unknown !== undefined) throw unknownTable('tables', unknown, nearestName(unknown, names));
  const { mostRows = Number.POSITIVE_INFINITY, offset = 0, tableRows = null } = options;
  const chosen = new Set(tables);
  const isChosen = (name: QualifiedName): boolean => spellingsOf(name).some((spelling) => chosen.has(spelling));
  return {
    rows,
    rowsOf,
    rowsElsewhere: tableRows ?? Math.min(MAX_ROWS, offset + Math.min(rows, mostRows)),
    offset,
    tableRows,
    batchSize,
    format,
    seed: options.seed ?? 0,
    seedOf: Object.fromEntries(seedOf),
    identity,
    tables: tables === undefined ? null : new Set(names.filter(isChosen).map(dottedName)),
    mostRows,
    habits,
  };
}

/** What is asked of each table, by its whole name: what `given` says of it by either name counts before what was asked where it was read. */
function ofEachTable<Entry>(
  names: readonly QualifiedName[],
  asked: Readonly<Record<string, Entry>>,
  given: Readonly<Record<string, Entry>> = {},
): ReadonlyMap<string, Entry> {
  const [ofOutput, ofText] = [new Map(Object.entries(given)), new Map(Object.entries(asked))];
  return new Map(
    names.flatMap((name) => {
      const entry = entryOf(ofOutput, name) ?? entryOf(ofText, name);
      return entry === undefined ? [] : [[dottedName(name), entry] as const];
    }),
  );
}

/** A table's name with its schema, and without. */
function spellingsOf(name: QualifiedName): readonly string[] {
  return [dottedName(name), name.at(-1) ?? ''];
}

/** The one of these names, with their schemas, that a name without one stands for. Throws TypeError where there are several. */
function nameAmong(table: string, names: ReadonlySet<string>): string | undefined {
  const [first, second] = names;
  if (names.has(table) || second === undefined) return names.has(table) ? table : first;
  throw new TypeError(`The name ${shown(table)} is that of several tables: ${[...names].join(', ')}.`);
}

/** Joins a schema's plan to what writes its rows. `strictSource`: the text, where a warning is an error; else null. */
export function compiledSchema(
  plan: SchemaPlan,
  faults: readonly TableFault[],
  dialect: Dialect,
  strictSource: string | null,
): CompiledSchema {
  const planned = plan.circles.flatMap(({ tables }) => tables);
  const schemaRows = new SchemaRows(plan, dialect);
  const names = [...planned.map(({ table }) => table.name), ...plan.passedOver.map(({ name }) => name)];
  const ofTables = [...plan.passedOver, ...planned.map((table) => table.plan)];
  const warnings = [...plan.warnings, ...ofTables.flatMap((table) => table.warnings)];
  if (strictSource !== null) refuseWarnings(warnings, strictSource);
  function* scriptInSteps(options: OutputOptions = {}): Steps<SchemaScript> {
    const script = yield* schemaRows.script(scriptOptions(options, plan.asked, names, dialect));
    if (strictSource !== null) refuseWarnings(script.warnings, strictSource);
    return script;
  }
  function* insertInSteps(options?: OutputOptions, advice?: RowsAloneAdvice): Steps<SchemaInsertion> {
    const script = yield* scriptInSteps(options);
    return new SchemaInsertion(script.hasStatements ? script : rowsAlone(script, options, advice));
  }
  function rows<Row>(named: string | QualifiedName, options: SchemaRowOptions = {}): RowIterator<Row> {
    checkOptions('rows', options, SCHEMA_ROW_OPTIONS);
    const table = typeof named === 'object' ? dottedName(named) : named;
    const { as = 'object', decimals = 'string', moments = 'text', json = 'value', ...output } = options;
    const asked = scriptOptions({ ...output, tables: [table] }, plan.asked, names, dialect);
    const isAsked = (name: QualifiedName): boolean => dottedName(name) === nameAmong(table, asked.tables ?? new Set());
    const found = planned.find((one) => isAsked(one.table.name));
    if (found === undefined) return noRows(plan.passedOver.find(({ name }) => isAsked(name))?.warnings ?? []);
    const ofTable = resultOf(schemaRows.rows<Row>(found, asked, { as, decimals, moments, json }));
    if (strictSource !== null) refuseWarnings(ofTable.warnings, strictSource);
    return ofTable;
  }
  return {
    tables: planned.map(({ table, plan: ofTable }) => ({ table, ...plannedRows(ofTable, dialect, null, plan.asked) })),
    references: planned.flatMap(referencesOf),
    circles: plan.circles.map(({ tables, loading }) => ({ tables: tables.map(({ table }) => table.name), loading })),
    passedOver: plan.passedOver,
    faults,
    warnings,
    plan,
    script: (options) => resultOf(scriptInSteps(options)),
    insert: (options) => resultOf(insertInSteps(options)),
    insertInSteps,
    rows,
    loadFile: (files, steps) => loadFile(files, steps ?? [], dialect),
  };
}

/** What else can be done where rows cannot come alone. */
const ADVICE: RowsAloneAdvice = {
  tables: 'name one in tables, or write a file for each step of the script',
  statements: 'write a file for each step of the script',
};

/** The rows of one table, as an output of a form that holds no others. Throws OptionError where there is more to write. */
function rowsAlone(script: SchemaScript, options: OutputOptions = {}, advice = ADVICE): SchemaScript {
  checkRowsAlone(script, options, advice);
  return { ...script, steps: script.steps.filter(({ tables }) => tables.length > 0) };
}

/** The draws of columns that refer to rows. */
const REFERRING: ReadonlySet<string> = new Set(['parent', 'earlier', 'reference']);

function referencesOf({ table, plan, open }: PlannedTable): readonly SchemaReference[] {
  const later = new Map(open.map((key) => [key.reference, key]));
  const follows = ({ columns: [name] }: ForeignKey): boolean =>
    plan.columns.some((column) => column.name === name && REFERRING.has(column.draw.kind));
  return table.foreignKeys.flatMap((foreign, reference): readonly SchemaReference[] => {
    const { columns, target, targetColumns, isImplied, parent } = foreign;
    if (isImplied && !follows(foreign)) return [];
    const key = later.get(reference);
    const to = parent?.name ?? key?.parent ?? (refersToItself(foreign, table) ? table.name : null);
    const found: SchemaReference = {
      from: table.name,
      columns,
      to: to ?? target,
      isInText: to !== null,
      isImplied,
      targetColumns,
      filled: key === undefined ? 'before' : key.isFilled ? 'later' : 'never',
    };
    return [found];
  });
}
