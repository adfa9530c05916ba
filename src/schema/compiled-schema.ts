import type { Dialect } from '../../grammar/dialect.ts';
import { type CompiledTable, plannedRows } from '../compiled-table.ts';
import type { QualifiedName } from '../ir.ts';
import { DEFAULT_BATCH_SIZE, DEFAULT_ROWS } from '../limits.ts';
import { nearest } from '../nearest.ts';
import { checkOptions, type OptionKinds, object, oneOf, seed, shown, wholeNumber, wrongOption } from '../options.ts';
import type { Warning } from '../warning.ts';
import { countedName, type Rows } from './counts.ts';
import type { TableFault } from './plan-schema.ts';
import { SchemaInsertion } from './schema-insertion.ts';
import type { PassedOver, PlannedTable, SchemaPlan } from './schema-plan.ts';
import { type Identity, SchemaRows, type ScriptOptions } from './schema-rows.ts';
import type { SchemaScript } from './script.ts';

export interface SchemaOptions {
  /** Rows of each table: an integer from 1. Default 1000. */
  readonly rows?: number;
  /** Rows of single tables, by their names, with their schema or without: a number, or as many times the rows of its first parent: `3x`. */
  readonly rowsOf?: Readonly<Record<string, Rows>>;
  /** Rows in each INSERT statement: an integer from 1. Default 500. */
  readonly batchSize?: number;
  /** An integer from 0 to 2^53 - 1, or any string. Default 0. */
  readonly seed?: number | string;
  /** The tables whose rows are written, by their names: their references find the rows that the others would have. Default all. */
  readonly tables?: readonly string[];
  /**
   * `explicit`: rows give the numbers of SERIAL, IDENTITY and AUTO_INCREMENT columns, and the sequences go on behind them; `database`:
   * these are left to the database. Default: explicit for columns that other tables refer to.
   */
  readonly identity?: Identity;
  /** Rows of all tables together at most; of more, each table has its share. Default: no limit. */
  readonly mostRows?: number;
}

const SCHEMA_OPTIONS: OptionKinds<SchemaOptions> = {
  rows: wholeNumber(1),
  rowsOf: object,
  batchSize: wholeNumber(1),
  seed,
  tables: object,
  identity: oneOf(['explicit', 'database']),
  mostRows: wholeNumber(1),
};

/** A foreign key between two tables of a schema. */
export interface SchemaReference {
  readonly from: QualifiedName;
  readonly columns: readonly string[];
  readonly to: QualifiedName;
  /** Empty: the primary key. */
  readonly targetColumns: readonly string[];
  /** `before`: the rows that it refers to are there when its own are written; `later`: it is set when they are; `never`: it stays NULL. */
  readonly filled: 'before' | 'later' | 'never';
}

/** What is at fault in a table of a text. */
export type { TableFault } from './plan-schema.ts';

/** The tables of a text, read and planned, ready to write the rows of all. */
export interface CompiledSchema {
  /** In the order in which they are loaded. */
  readonly tables: readonly CompiledTable[];
  readonly references: readonly SchemaReference[];
  /** Groups of tables that refer to each other, and how each is loaded. */
  readonly circles: readonly { readonly tables: readonly QualifiedName[]; readonly loading: string }[];
  /** Tables that get no rows, and why. */
  readonly passedOver: readonly PassedOver[];
  readonly faults: readonly TableFault[];
  readonly warnings: readonly Warning[];
  /** Plain data, from which `schemaRowsOf` makes the same rows. */
  readonly plan: SchemaPlan;
  /** What an output consists of, piece by piece. Throws as `insert` does. */
  script(options?: SchemaOptions): SchemaScript;
  /** Starts an output of all tables. Throws RangeError and TypeError for options that are wrong. */
  insert(options?: SchemaOptions): SchemaInsertion;
}

/** The options as they are carried out. Throws RangeError and TypeError. */
export function scriptOptions(options: SchemaOptions, names: readonly QualifiedName[]): ScriptOptions {
  checkOptions('insert', options, SCHEMA_OPTIONS);
  const { rows = DEFAULT_ROWS, rowsOf = {}, batchSize = DEFAULT_BATCH_SIZE, tables, identity = null } = options;
  const known = new Set(names.flatMap((name) => [countedName(name), name.at(-1) ?? '']));
  for (const [name, asked] of Object.entries(rowsOf)) {
    if (!known.has(name)) throw noTable('rowsOf', name, names);
    if (!isRows(asked))
      throw wrongOption(`rowsOf.${name}`, `${wholeNumber(1).allowed}, or such a number of times: 3x`, asked);
  }
  for (const name of tables ?? []) if (!known.has(name)) throw noTable('tables', name, names);
  const chosen = names.filter((name) => tables?.includes(countedName(name)) || tables?.includes(name.at(-1) ?? ''));
  return {
    rows,
    rowsOf: new Map(Object.entries(rowsOf)),
    batchSize,
    seed: options.seed ?? 0,
    identity,
    tables: tables === undefined ? null : new Set(chosen.map(countedName)),
    mostRows: options.mostRows ?? Number.POSITIVE_INFINITY,
  };
}

function isRows(value: unknown): value is Rows {
  if (typeof value === 'number') return wholeNumber(1).takes(value);
  return typeof value === 'string' && /^[0-9]+(?:\.[0-9]+)?x$/.test(value);
}

/** The error for a name that no table of the text has. */
function noTable(option: string, name: string, names: readonly QualifiedName[]): Error {
  const close = nearest(name, [...names.map((table) => table.at(-1) ?? ''), ...names.map(countedName)]);
  return new TypeError(
    `${option} names a table that is not in the text, ${shown(name)}${close === undefined ? '' : `; the nearest is ${shown(close)}`}.`,
  );
}

/** Joins a schema's plan to what writes its rows. */
export function compiledSchema(plan: SchemaPlan, faults: readonly TableFault[], dialect: Dialect): CompiledSchema {
  const planned = plan.circles.flatMap(({ tables }) => tables);
  const rows = new SchemaRows(plan, dialect);
  const names = [...planned.map(({ table }) => table.name), ...plan.passedOver.map(({ name }) => name)];
  const script = (options: SchemaOptions = {}) => rows.script(scriptOptions(options, names));
  return {
    tables: planned.map(({ table, plan: own }) => ({ table, ...plannedRows(own, dialect, null) })),
    references: planned.flatMap(referencesOf),
    circles: plan.circles.map(({ tables, loading }) => ({ tables: tables.map(({ table }) => table.name), loading })),
    passedOver: plan.passedOver,
    faults,
    warnings: [...plan.warnings, ...planned.flatMap(({ plan: { warnings } }) => warnings)],
    plan,
    script,
    insert: (options) => new SchemaInsertion(script(options)),
  };
}

function referencesOf({ table: { name, foreignKeys }, open }: PlannedTable): readonly SchemaReference[] {
  const later = new Map(open.map(({ reference, isFilled }) => [reference, isFilled ? 'later' : 'never'] as const));
  return foreignKeys.map(({ columns, target, targetColumns }, reference) => ({
    from: name,
    columns,
    to: target,
    targetColumns,
    filled: later.get(reference) ?? 'before',
  }));
}
