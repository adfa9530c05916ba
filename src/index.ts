import { type DialectName, dialects } from '../grammar/index.ts';
import { type CompiledTable, type PlannedRows, plannedRows } from './compiled-table.ts';
import { DdlError } from './ddl-error.ts';
import { type DialectChoice, dialectChoices, dialectFor, grammarOf, parsed, parsedSchema } from './dialects.ts';
import type { Media } from './emit/formats/format.ts';
import { formatOf } from './emit/formats/index.ts';
import { patternFault } from './expression/asked-pattern.ts';
import type { Table } from './ir.ts';
import { isMeaning, nearestMeaning } from './meanings/names/named.ts';
import { referringNames } from './meanings/referring-names.ts';
import type { AskedOfTables } from './options/asked-of-tables.ts';
import { checkOptions, nearestHint, shown } from './options/check-options.ts';
import type { FieldsOf } from './options/kind.ts';
import { boolean, oneOf, option, required } from './options/kinds.ts';
import { OptionError } from './options/option-error.ts';
import type { FormatName } from './options/output-options.ts';
import { VALUE_OPTIONS, type ValueOptions } from './options/value-options.ts';
import type { TextCheck } from './parser/directives/text-check.ts';
import type { ParsedSchema } from './parser/parse.ts';
import { budgets } from './plan/budget.ts';
import { madeOrThrow } from './plan/outcome.ts';
import { isPlain, isShort } from './plan/plain.ts';
import type { Plan } from './plan/plan.ts';
import { withAncestors } from './plan/references/referred-columns.ts';
import { type PlanningOptions, plannerOf } from './planning.ts';
import { askedLocale } from './pools/asked-locale.ts';
import { dottedName } from './qualified-name.ts';
import { type CompiledSchema, compiledSchema } from './schema/compiled-schema.ts';
import { planSchema } from './schema/plan-schema.ts';
import type { SchemaPlan } from './schema/schema-plan.ts';
import { askedTimeLine } from './values/asked-time-line.ts';

export type { DialectName } from '../grammar/index.ts';
export type { CompiledTable, InsertOptions, Part, PlannedRows, RowOptions } from './compiled-table.ts';
export { DdlError, type DdlErrorCode } from './ddl-error.ts';
export {
  type DetectedDialect,
  type DialectChoice,
  detectDialect,
  dialectNames,
} from './dialects.ts';
export type { Media } from './emit/formats/format.ts';
export { formatNames } from './emit/formats/index.ts';
export type { FileForm } from './emit/formats/read-statement.ts';
export type { Insertion } from './emit/insertion.ts';
export type { JsonData, RowValue } from './emit/objects/js-values.ts';
export type { ArrayRow, ObjectRow, RowIterator } from './emit/objects/row-iterator.ts';
export { distributionOf } from './explain/distribution.ts';
export { explain } from './explain/explain.ts';
export { explainSchema } from './explain/explain-schema.ts';
export type { ColumnDistribution, Explanation, SchemaExplanation, WeightedValue } from './explain/explanation.ts';
export type { Column, Table } from './ir.ts';
export { LOCALES, type LocaleName } from './options/locales.ts';
export { OptionError, type OptionPlace } from './options/option-error.ts';

export type { FormatName, Identity, InsertMode, OutputOptions as SchemaOptions } from './options/output-options.ts';

export {
  type ColumnOptions,
  isMultiple,
  type Mode,
  type Rows,
  type TableOptions,
  type ValueOptions,
} from './options/value-options.ts';
export type { Plan } from './plan/plan.ts';
export { loadLocale } from './pools/asked-locale.ts';
export type {
  CompiledSchema,
  SchemaReference,
  SchemaRowOptions,
  TableFault,
} from './schema/compiled-schema.ts';
export { checkRowsAlone, type RowsAloneAdvice } from './schema/rows-alone.ts';
export type { SchemaInsertion } from './schema/schema-insertion.ts';
export { PASSING_REASONS, type PassedOver, type SchemaPlan } from './schema/schema-plan.ts';
export type { Piece, RowsPiece, SchemaScript, SchemaStep, TableRows } from './schema/script.ts';
export type { Steps } from './steps.ts';
export type { Warning, WarningCode } from './warning.ts';

/** What an output of a format is to those that take it: how a file of it ends, its type, and whether several tables stand in it. */
export function mediaOf(format: FormatName, dialect: DialectName): Media {
  return formatOf(format, dialects[dialect]).media;
}

/** How a text is read, and what is asked of the values of its tables. */
export interface CompileOptions extends ValueOptions {
  /** `auto`: the one that the text tells. */
  readonly dialect: DialectChoice;
  /** Whether a warning is an error, of the table and of each output of it. Default false. */
  readonly strict?: boolean;
}

const COMPILE_OPTIONS: FieldsOf<CompileOptions> = {
  ...VALUE_OPTIONS,
  dialect: required(oneOf(dialectChoices), 'The dialect of the text'),
  strict: option(boolean, 'Whether a warning is an error'),
};

/**
 * Reads one CREATE TABLE statement and its companions. Throws DdlError where the text is at fault, and TypeError for wrong options:
 * OptionError where they ask for what the tables cannot give.
 */
export function compile(ddl: string, options: CompileOptions): CompiledTable {
  const { name, strict, timeLine, mode, locale } = checked(ddl, options);
  const { dialect } = grammarOf(name);
  const { table, asked } = parsed(ddl, name, options, textCheckOf(name));
  requireWritten(table, asked);
  const { own, parents } = budgets(ddl.length);
  const planner = plannerOf(dialect, ddl, parents, { timeLine, mode, locale }, withAncestors(table));
  const plan = madeOrThrow(planner(table, own));
  return { table, ...plannedRows(plan, dialect, strict ? ddl : null, asked) };
}

/** Throws OptionError where the only table that is written is one that is left out. */
function requireWritten({ name }: Table, { omitted }: AskedOfTables): void {
  const table = dottedName(name);
  if (!omitted.includes(table)) return;
  const message = `Option "omit" of table "${table}" leaves nothing to write: it is the only table whose rows are written here.`;
  throw new OptionError(message, { option: `tables.${table}.omit`, table });
}

/** How a text of several tables is read. */
export interface CompileSchemaOptions extends CompileOptions {
  /** Whether tables with faults are passed over, so that the others are written: `faults` has them. Default false. */
  readonly keepGoing?: boolean;
}

const COMPILE_SCHEMA_OPTIONS: FieldsOf<CompileSchemaOptions> = {
  ...COMPILE_OPTIONS,
  keepGoing: option(boolean, 'Whether tables with faults are passed over, and the others written'),
};

/**
 * Reads all tables of a text, in the order in which they are loaded. Throws DdlError where the text is at fault, and TypeError for
 * wrong options: OptionError where they ask for what the tables cannot give.
 */
export function compileSchema(ddl: string, options: CompileSchemaOptions): CompiledSchema {
  if (typeof ddl !== 'string') throw new TypeError(`The DDL must be a string, not ${shown(ddl)}.`);
  checkOptions('compileSchema', options, COMPILE_SCHEMA_OPTIONS);
  const { dialect, strict = false, mode = 'random', keepGoing = false } = options;
  const planned = { timeLine: askedTimeLine(options), locale: askedLocale(options), mode };
  const name = dialectFor(ddl, dialect);
  // What names alone imply would leave no room for edges.
  const namesOf = mode === 'edge' ? null : referringNames;
  return plannedSchema(parsedSchema(ddl, name, options, textCheckOf(name), namesOf), ddl, {
    name,
    strict,
    keepGoing,
    ...planned,
  });
}

/** What is wrong with the texts of options that the parser takes as they are. */
function textCheckOf(name: DialectName): TextCheck {
  return (option, text) => {
    if (option === 'like') {
      if (isMeaning(text)) return null;
      const best = nearestMeaning(text);
      return { why: `must be the name of a meaning, not ${shown(text)}${nearestHint(best)}`, nearest: best };
    }
    const fault = patternFault(text, dialects[name].semantics.regex);
    if (fault === null) return null;
    return { why: `must be a regular expression of the database, not ${shown(text)}: ${fault}`, nearest: null };
  };
}

/** How a text is planned. */
interface Planned extends PlanningOptions {
  readonly name: DialectName;
  readonly strict: boolean;
  readonly keepGoing: boolean;
}

/** Plans the tables of a text that is parsed. Throws the first fault, unless the others go on. */
function plannedSchema(
  parsedTables: ParsedSchema,
  ddl: string,
  { name, strict, keepGoing, timeLine, mode, locale }: Planned,
): CompiledSchema {
  const { plan, faults } = planSchema(parsedTables, dialects[name], ddl, { timeLine, mode, locale });
  const [first] = faults.map(({ error }) => error).sort((a, b) => a.offset - b.offset);
  if (first !== undefined && !keepGoing) throw first;
  return compiledSchema(plan, faults, dialects[name], strict ? ddl : null);
}

/**
 * What writes the rows of a schema's plan that `compileSchema` made for the same dialect. A plan is plain data. `strictSource`: the
 * text, where a warning is an error.
 */
export function schemaRowsOf(
  plan: SchemaPlan,
  { dialect, strictSource = null }: { readonly dialect: DialectName; readonly strictSource?: string | null },
): CompiledSchema {
  return compiledSchema(plan, [], dialects[dialect], strictSource);
}

/**
 * What `compileSchema` gives of a text whose tables surely take a few milliseconds; null: they may take longer, as those with
 * conditions do, and were not planned. Throws as that does.
 */
export function compilePlain(ddl: string, options: CompileOptions): CompiledSchema | null {
  const how = checked(ddl, options);
  if (!isShort(ddl)) return null;
  const parsedTables = parsedSchema(ddl, how.name, options, textCheckOf(how.name));
  const tables = parsedTables.circles.flat().map(({ table }) => table);
  if (!tables.every((table) => table instanceof DdlError || isPlain(table))) return null;
  return plannedSchema(parsedTables, ddl, { ...how, keepGoing: false });
}

function checked(ddl: string, options: CompileOptions): Omit<Planned, 'keepGoing'> {
  if (typeof ddl !== 'string') throw new TypeError(`The DDL must be a string, not ${shown(ddl)}.`);
  checkOptions('compile', options, COMPILE_OPTIONS);
  const { dialect, strict = false, mode = 'random' } = options;
  const asked = { timeLine: askedTimeLine(options), locale: askedLocale(options) };
  return { name: dialectFor(ddl, dialect), strict, mode, ...asked };
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
