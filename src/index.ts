import { type DialectName, dialects } from '../grammar/index.ts';
import { type CompiledTable, type PlannedRows, plannedRows } from './compiled-table.ts';
import { refuseWarnings } from './ddl-error.ts';
import { type DialectChoice, dialectChoices, dialectFor, grammarOf, parsed, parsedSchema } from './dialects.ts';
import type { Table } from './ir.ts';
import { boolean, checkOptions, type OptionKinds, required, shown } from './options.ts';
import { budgets } from './plan/budget.ts';
import { madeOrThrow } from './plan/outcome.ts';
import { isPlain, isShort } from './plan/plain.ts';
import type { Plan } from './plan/plan.ts';
import { plannerOf } from './planning.ts';
import { type CompiledSchema, compiledSchema } from './schema/compiled-schema.ts';
import { planSchema } from './schema/plan-schema.ts';
import type { SchemaPlan } from './schema/schema-plan.ts';

export type { DialectName } from '../grammar/index.ts';
export type { CompiledTable, InsertOptions, Part, PlannedRows } from './compiled-table.ts';
export { DdlError, type DdlErrorCode } from './ddl-error.ts';
export {
  type DetectedDialect,
  type DialectChoice,
  detectDialect,
  dialectNames,
} from './dialects.ts';
export type { Insertion } from './emit/insertion.ts';
export { explain } from './explain/explain.ts';
export type { Explanation } from './explain/explanation.ts';
export type { Column, Table } from './ir.ts';
export type { Plan } from './plan/plan.ts';
export type { CompiledSchema, SchemaOptions, SchemaReference, TableFault } from './schema/compiled-schema.ts';
export type { SchemaInsertion } from './schema/schema-insertion.ts';
export type { PassedOver, SchemaPlan } from './schema/schema-plan.ts';
export type { Piece, RowsPiece, SchemaScript, SchemaStep, TableRows } from './schema/script.ts';
export type { Steps } from './steps.ts';
export type { Warning, WarningCode } from './warning.ts';

export interface CompileOptions {
  /** `auto`: the one that the text tells. */
  readonly dialect: DialectChoice;
  /** Whether a warning is an error, of the table and of each output of it. Default false. */
  readonly strict?: boolean;
}

const COMPILE_OPTIONS: OptionKinds<CompileOptions> = { dialect: required(dialectChoices), strict: boolean };

/** Reads one CREATE TABLE statement and its companions. Throws DdlError where the text is at fault, and TypeError for wrong options. */
export function compile(ddl: string, options: CompileOptions): CompiledTable {
  const { name, strict } = checked(ddl, options);
  return compiled(parsed(ddl, name), ddl, name, strict);
}

export interface CompileSchemaOptions extends CompileOptions {
  /** Whether tables with faults are passed over, so that the others are written: `faults` has them. Default false. */
  readonly keepGoing?: boolean;
}

const COMPILE_SCHEMA_OPTIONS: OptionKinds<CompileSchemaOptions> = { ...COMPILE_OPTIONS, keepGoing: boolean };

/**
 * Reads all tables of a text, in the order in which they are loaded. Throws DdlError where the text is at fault, and TypeError for
 * wrong options.
 */
export function compileSchema(ddl: string, options: CompileSchemaOptions): CompiledSchema {
  if (typeof ddl !== 'string') throw new TypeError(`The DDL must be a string, not ${shown(ddl)}.`);
  checkOptions('compileSchema', options, COMPILE_SCHEMA_OPTIONS);
  const { dialect, strict = false, keepGoing = false } = options;
  const name = dialectFor(ddl, dialect);
  const { plan, faults } = planSchema(parsedSchema(ddl, name), dialects[name], ddl);
  const [first] = faults.map(({ error }) => error).sort((a, b) => a.offset - b.offset);
  if (first !== undefined && !keepGoing) throw first;
  const compiled = compiledSchema(plan, faults, dialects[name]);
  if (strict) refuseWarnings(compiled.warnings, ddl);
  return compiled;
}

/** What writes the rows of a schema's plan that `compileSchema` made for the same dialect. A plan is plain data. */
export function schemaRowsOf(plan: SchemaPlan, { dialect }: { readonly dialect: DialectName }): CompiledSchema {
  return compiledSchema(plan, [], dialects[dialect]);
}

/**
 * The same for a table that surely takes a few milliseconds; null: it may take longer, as those with conditions do, and was not
 * planned.
 */
export function compilePlain(ddl: string, options: CompileOptions): CompiledTable | null {
  const { name, strict } = checked(ddl, options);
  if (!isShort(ddl)) return null;
  const table = parsed(ddl, name);
  return isPlain(table) ? compiled(table, ddl, name, strict) : null;
}

function checked(ddl: string, options: CompileOptions): { readonly name: DialectName; readonly strict: boolean } {
  if (typeof ddl !== 'string') throw new TypeError(`The DDL must be a string, not ${shown(ddl)}.`);
  checkOptions('compile', options, COMPILE_OPTIONS);
  const { dialect, strict = false } = options;
  return { name: dialectFor(ddl, dialect), strict };
}

function compiled(table: Table, ddl: string, name: DialectName, strict: boolean): CompiledTable {
  const grammar = grammarOf(name);
  const { own, parents } = budgets(ddl.length);
  const plan = madeOrThrow(plannerOf(grammar.dialect, ddl, parents)(table, own));
  return { table, ...plannedRows(plan, grammar.dialect, strict ? ddl : null) };
}

/**
 * What writes the rows of a plan that `compile` made for the same dialect. A plan is plain data: another thread may have sent it.
 * `strictSource`: the text, where a warning is an error.
 */
export function rowsOf(
  plan: Plan,
  { dialect, strictSource = null }: { readonly dialect: DialectName; readonly strictSource?: string | null },
): PlannedRows {
  return plannedRows(plan, dialects[dialect], strictSource);
}
