import { type DialectName, dialects } from '../grammar/index.ts';
import { type CompiledTable, type PlannedRows, plannedRows } from './compiled-table.ts';
import { type DialectChoice, dialectChoices, dialectFor, grammarOf, parsed } from './dialects.ts';
import type { Table } from './ir.ts';
import { boolean, checkOptions, type OptionKinds, required, shown } from './options.ts';
import { budgets } from './plan/budget.ts';
import { madeOrThrow } from './plan/outcome.ts';
import { isPlain, isShort } from './plan/plain.ts';
import type { Plan } from './plan/plan.ts';
import { plannerOf } from './planning.ts';

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
