import type { Dialect } from '../grammar/dialect.ts';
import { askedRange } from './asked-range.ts';
import { refuseWarnings } from './ddl-error.ts';
import { formatFor } from './emit/formats/index.ts';
import { type FileForm, readStatement } from './emit/formats/read-statement.ts';
import { type Insertion, type StatementForm, StatementWriter } from './emit/insertion.ts';
import { DECODED_ROWS, DecodedTexts, decodedColumns } from './emit/objects/decoded-texts.ts';
import {
  type ArrayRow,
  BlockRows,
  type ObjectRow,
  type RowIterator,
  type RowSource,
} from './emit/objects/row-iterator.ts';
import type { Program } from './emit/program.ts';
import { brokenIn } from './emit/redraw.ts';
import { rowsUnlisted } from './emit/row-limit.ts';
import type { RowText } from './emit/row-text.ts';
import { verifiedProgram, verifiedText } from './emit/verified.ts';
import type { QualifiedName, Table } from './ir.ts';
import { DEFAULT_ROWS, MAX_ROWS } from './limits.ts';
import { type AskedOfTables, NOTHING_ASKED } from './options/asked-of-tables.ts';
import { checkOptions, wrongOption } from './options/check-options.ts';
import { faultIn } from './options/fault.ts';
import type { FieldsOf } from './options/kind.ts';
import { boolean, map, option, record, required, wholeNumber } from './options/kinds.ts';
import { type FormatName, OUTPUT_OPTIONS } from './options/output-options.ts';
import { ROW_FORM_OPTIONS, type RowForm } from './options/row-options.ts';
import type { KeyPlan, Plan } from './plan/plan.ts';
import { plansDrawn, plansOfTests } from './plan/references/drawn-plans.ts';
import { brokenWarning } from './plan/warnings.ts';
import { dottedName } from './qualified-name.ts';
import { type RowCounts, rowsOf, sameRows } from './row-counts.ts';
import { resultOf, type Steps } from './steps.ts';
import { seedsOf } from './table-seeds.ts';
import { isComputed } from './values/domain.ts';
import type { Warning } from './warning.ts';

/** Which rows an output holds. */
export interface RangeOptions {
  /** Rows asked for: an integer from 1. Default: those that the table's options ask for, or 1000. */
  readonly rows?: number;
  /** An integer from 0 to 2^53 - 1, or any string; a number and its decimal text are the same seed. Default 0. */
  readonly seed?: number | string;
  /** Seeds of single tables, by their names: of this one, or of those that it refers to. Default: that of all. */
  readonly seedOf?: Readonly<Record<string, number | string>>;
  /** Number of the first row: an integer from 0. Row i is the same bytes whatever the offset. Default 0. */
  readonly offset?: number;
  /** Rows of the whole table, of which this output holds a part. Default offset + rows. */
  readonly tableRows?: number;
  /** Rows of the tables that it refers to, by their names, with their schema or without. Default of each: tableRows. */
  readonly rowsOf?: Readonly<Record<string, number>>;
  /** The part of these rows to write. Default all of them. */
  readonly part?: Part;
}

export interface InsertOptions extends RangeOptions {
  /** Rows in each statement: an integer from 1. Default 500 in an INSERT, and 100,000 behind a COPY. */
  readonly batchSize?: number;
  /** The form in which rows are written. Default insert. */
  readonly format?: FormatName;
  /** More rows than `rows` that were asked for but are not to be written: a comment at the end says so. */
  readonly rowsAskedFor?: number;
  /**
   * Whether the output begins with comments that count the table's warnings and with what sets the encoding, where it needs
   * them: false for what is appended to another. Default true.
   */
  readonly preamble?: boolean;
}

/** Which rows are asked for as JavaScript values, and in which form. */
export interface RowOptions extends RangeOptions, RowForm {}

/**
 * Rows of an output by their numbers in it, from 0: from `from` to before `to`. Parts that are cut at multiples of the
 * batch size are, one after the other, the bytes of the whole (with the preamble of the first alone); the comment of an
 * output that is cut short comes with the part that holds the last row.
 */
export interface Part {
  readonly from: number;
  readonly to: number;
}

const PART_END = required(wholeNumber(0), 'A row by its number in the output');

const RANGE_OPTIONS: FieldsOf<RangeOptions> = {
  rows: OUTPUT_OPTIONS.rows,
  seed: OUTPUT_OPTIONS.seed,
  seedOf: OUTPUT_OPTIONS.seedOf,
  offset: OUTPUT_OPTIONS.offset,
  tableRows: OUTPUT_OPTIONS.tableRows,
  rowsOf: option(map(wholeNumber(0), 'an object'), 'Rows of the tables that it refers to, by their names'),
  part: option(record({ from: PART_END, to: PART_END }), 'The part of the rows to write'),
};

const INSERT_OPTIONS: FieldsOf<InsertOptions> = {
  ...RANGE_OPTIONS,
  batchSize: OUTPUT_OPTIONS.batchSize,
  format: OUTPUT_OPTIONS.format,
  rowsAskedFor: option(wholeNumber(1), 'More rows than `rows` that were asked for'),
  preamble: option(boolean, 'Whether comments and what sets the encoding come first'),
};

const ROW_OPTIONS: FieldsOf<RowOptions> = { ...RANGE_OPTIONS, ...ROW_FORM_OPTIONS };

/** A plan, ready to write rows. */
export interface PlannedRows {
  readonly plan: Plan;
  readonly warnings: readonly Warning[];
  /** Starts an output. Throws RangeError and TypeError for options that are wrong, and DdlError where a warning is an error and there is one. */
  insert(options?: InsertOptions): Insertion;
  /**
   * The same in steps, for whoever serves others between them: all steps together take a tenth of a second for a table of thousands
   * of columns, and each some milliseconds.
   */
  insertInSteps(options?: InsertOptions): Steps<Insertion>;
  /** The same output as a web stream. */
  stream(options?: InsertOptions): ReadableStream<Uint8Array>;
  /** The same output as one string: for small outputs. */
  text(options?: InsertOptions): string;
  /**
   * The statement by which the dialect's client reads a file of such rows, in a form that is no statement itself. Throws RangeError where
   * it reads none of that form, of this table or of that name.
   */
  loadStatement(file: string, format: FileForm): string;
  /**
   * The same rows as JavaScript values: plain objects, or arrays. `Row`: what a row of the table is, which nothing checks. Throws as
   * `insert` does.
   */
  rows<Row = ObjectRow>(options?: RowOptions & { readonly as?: 'object' }): RowIterator<Row>;
  rows<Row = ArrayRow>(options: RowOptions & { readonly as: 'array' }): RowIterator<Row>;
}

/** A CREATE TABLE statement, read and planned, ready to write rows. */
export interface CompiledTable extends PlannedRows {
  readonly table: Table;
}

/** The seeds of an output as a caller gives them. */
export type GivenSeeds = Required<Pick<InsertOptions, 'seed' | 'seedOf'>>;

/** The same in INSERT statements of another form; null: as the format has them. */
export interface FormedRows extends PlannedRows {
  insertAs(form: StatementForm | null, options?: InsertOptions): Insertion;
  /** The rows as JavaScript values, whatever form they are asked for in. */
  rowsIn<Row>(options?: RowOptions): RowIterator<Row>;
  /** What the rows of an output do not keep beside what is known of the plan: they are few, or refer to few. */
  brokenBy(options: RangeOptions): readonly Warning[];
  /** How many of so many rows there can be, with so many in other tables. */
  possibleRows(rows: number, seeds: GivenSeeds, counts: RowCounts): Steps<number>;
}

/** Rows of an output: those from `from` to before `to` of `total`. */
interface SelectedRows extends RowSource {
  /** What they do not keep, as they are few or refer to few. */
  readonly broken: readonly Warning[];
  /** Those that were asked for. */
  readonly rows: number;
  readonly total: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Joins a plan to what writes rows. `strictSource`: the text, where a warning is an error; else null. `asked`: what outputs obey where
 * they do not say otherwise.
 */
export function plannedRows(
  plan: Plan,
  dialect: Dialect,
  strictSource: string | null,
  asked: AskedOfTables = NOTHING_ASKED,
): FormedRows {
  const programFor = lastProgram(plan, dialect);
  if (strictSource !== null) refuseWarnings(plan.warnings, strictSource);
  const texts = new Map<FormatName, RowText>();
  /** What writes the texts of columns that are decoded, by the names of these. */
  const decodedBy = new Map<string, RowText>();
  /** The rows that an output holds of those that were asked for. */
  function* selectedInSteps(options: RangeOptions, format: FormatName): Steps<SelectedRows> {
    const { rows, rowsOf, seedOf } = askedRange(options, asked, plan.table, () => tablesOf(plan));
    const { offset: first = 0 } = options;
    const wanted = Math.min(first + rows, MAX_ROWS);
    const { tableRows = wanted } = options;
    const seeds = { seed: options.seed ?? 0, seedOf };
    const program = yield* programFor(seeds, countsOf(plan, tableRows, rowsOf), format);
    const end = Math.max(first, Math.min(wanted, plan.rowLimit, program.rowLimit));
    const total = end - first;
    const broken = fewRowsWarnings(plan, program, { first, end }, countsOf(plan, tableRows, rowsOf));
    const warnings = [...plan.warnings, ...rowLimitWarnings(total, rows, plan.rowLimit), ...broken];
    if (strictSource !== null) refuseWarnings(warnings, strictSource);
    const from = Math.min(checkWholeNumber('part.from', options.part?.from ?? 0, 0), total);
    const to = Math.min(checkWholeNumber('part.to', options.part?.to ?? total, from), total);
    return { plan, program, range: { first: first + from, end: first + to }, warnings, broken, rows, total, from, to };
  }
  function* formedInSteps(form: StatementForm | null, options: InsertOptions = {}): Steps<Insertion> {
    checkOptions('insert', options, INSERT_OPTIONS);
    const format = formatFor(options.format ?? 'insert', plan, dialect);
    const { program, range, warnings, rows, total, from, to } = yield* selectedInSteps(options, format);
    const text = texts.get(format) ?? (yield* verifiedText(plan, dialect, program.lanes, format));
    texts.set(format, text);
    return new StatementWriter({
      plan,
      program,
      text,
      form: form ?? text.form,
      ...range,
      batchSize: options.batchSize ?? text.batchSize,
      preamble: options.preamble ?? true,
      askedFor: Math.max(options.rowsAskedFor ?? rows, rows),
      rowsBefore: from,
      isLast: to === total && (from < to || total === 0),
      warnings,
    });
  }
  /** The texts of columns that are decoded before they are read; null: there are none. */
  function decodedTexts({ program: { lanes }, range }: SelectedRows, form: RowForm): DecodedTexts | null {
    const decoded = range.end - range.first < DECODED_ROWS ? null : decodedColumns(plan, form);
    if (decoded === null) return null;
    const names = JSON.stringify(decoded.columns.map(({ name }) => name));
    const text = decodedBy.get(names) ?? resultOf(verifiedText(decoded, dialect, lanes, 'copy'));
    decodedBy.set(names, text);
    return new DecodedTexts(decoded, text);
  }
  function rowsIn<Row>(options: RowOptions = {}): RowIterator<Row> {
    checkOptions('rows', options, ROW_OPTIONS);
    const selected = resultOf(selectedInSteps(options, 'insert'));
    return new BlockRows<Row>(selected, options, decodedTexts(selected, options));
  }
  function* possibleRows(rows: number, seeds: GivenSeeds, counts: RowCounts): Steps<number> {
    const relevant = relevantCounts(plan, counts);
    const unlisted = rowsUnlisted(plan, relevant);
    return Math.min(rows, plan.rowLimit, unlisted ?? (yield* programFor(seeds, relevant, 'insert')).rowLimit);
  }
  const insertInSteps = (options?: InsertOptions) => formedInSteps(null, options);
  const insert = (options?: InsertOptions) => resultOf(insertInSteps(options));
  return {
    plan,
    warnings: plan.warnings,
    insert,
    insertInSteps,
    insertAs: (form, options) => resultOf(formedInSteps(form, options)),
    brokenBy: (options) => (plan.residuals.length === 0 ? [] : resultOf(selectedInSteps(options, 'insert')).broken),
    possibleRows,
    stream: (options) => streamOf(insert(options)),
    text: (options) => textOf(insert(options)),
    loadStatement: (file, format) => {
      const statement = readStatement(plan, dialect, format, { file });
      if (statement === null) throw new RangeError(`The client reads no file of format "${format}" into this table.`);
      return statement;
    },
    rows: rowsIn,
    rowsIn,
  };
}

/** Builds the program for a seed, the rows of tables and a format; the last one is kept, as an output in many parts asks for it again and again. */
function lastProgram(
  plan: Plan,
  dialect: Dialect,
): (seeds: GivenSeeds, counts: RowCounts, format: FormatName) => Steps<Program> {
  let last: { readonly asked: string; readonly program: Program } | null = null;
  // Only what is computed lies in the program as it is written.
  const isFormed = plan.columns.some(({ domains }) => domains.some(isComputed));
  return function* ({ seed, seedOf }, counts, format) {
    const name = isFormed ? format : 'insert';
    const asked = JSON.stringify([name, String(seed), seedOf, counts.others, ...counts.named]);
    if (last?.asked === asked) return last.program;
    const program = yield* verifiedProgram(plan, dialect, seedsOf(seed, seedOf), counts, name);
    last = { asked, program };
    return program;
  };
}

/** The rows of the tables that a plan's rows refer to. */
function countsOf(plan: Plan, tableRows: number, given: Readonly<Record<string, number>>): RowCounts {
  const asked = new Map(Object.entries(given));
  if (asked.size === 0) return sameRows(tableRows);
  return relevantCounts(plan, { named: asked, others: tableRows });
}

/** The rows of the tables alone that a plan counts: programs of the same counts are the same. */
function relevantCounts(plan: Plan, counts: RowCounts): RowCounts {
  const named = new Map(Array.from(tablesOf(plan), (table) => [dottedName(table), rowsOf(counts, table)]));
  return { named, others: counts.others };
}

/** The tables whose rows a plan counts: its own among them, for how many of these there are for a row of a parent. */
function tablesOf(plan: Plan, found = new Set<QualifiedName>(), seen = new Set<Plan>()): ReadonlySet<QualifiedName> {
  if (seen.has(plan)) return found;
  seen.add(plan);
  const countedIn = ({ lanes }: KeyPlan): void => {
    for (const { counts } of lanes) if (counts !== null) found.add(counts.table);
  };
  found.add(plan.table);
  for (const drawn of [...plansDrawn(plan), ...plansOfTests(plan)]) tablesOf(drawn, found, seen);
  for (const key of plan.keys) countedIn(key);
  for (const { draw } of [...plan.columns, ...plan.hidden]) {
    if (draw.kind !== 'parent') continue;
    if (draw.value.kind === 'digits' && draw.value.key !== null) countedIn(draw.value.key.plan);
    if (draw.value.kind === 'aggregate') {
      const { of, rows } = draw.value.aggregation;
      found.add(of);
      if (rows !== null) tablesOf(rows.plan, found, seen);
    }
    for (const { table, list, turn } of draw.steps) {
      found.add(table);
      if (turn !== null) countedIn(turn.plan);
      if (list === null) continue;
      for (const { plan: listed } of [list, ...list.joined.map((joined) => joined.list)]) {
        found.add(listed.table);
        tablesOf(listed, found, seen);
      }
    }
  }
  return found;
}

/**
 * What rows do not keep where they are few, or refer to few: planning has looked at a thousand. `counts`: of the tables that the plan
 * counts.
 */
function fewRowsWarnings(
  plan: Plan,
  program: Program,
  range: { readonly first: number; readonly end: number },
  counts: RowCounts,
): readonly Warning[] {
  if (plan.residuals.length === 0) return [];
  const least = Math.min(range.end, ...Array.from(tablesOf(plan), (table) => rowsOf(counts, table)));
  if (least >= DEFAULT_ROWS) return [];
  const messages = new Set(plan.warnings.map(({ message }) => message));
  return brokenIn(plan, program, range)
    .map(brokenWarning)
    .filter(({ message }) => !messages.has(message));
}

/** Where a table takes no row at all, a warning of its own says why. */
function rowLimitWarnings(total: number, rows: number, rowLimit: number): readonly Warning[] {
  if (total >= rows || rowLimit === 0) return [];
  const message = `The table's keys allow ${total} rows, fewer than the ${rows} asked for.`;
  return [{ code: 'row_limit', message }];
}

/** The value, which is a whole number from `least` on. Throws RangeError or TypeError where it is not. */
function checkWholeNumber(name: string, value: number, least: number): number {
  const kind = wholeNumber(least);
  if (faultIn(kind, value) === null) return value;
  throw wrongOption(name, kind.allowed, value);
}

function streamOf(insertion: Insertion): ReadableStream<Uint8Array> {
  const chunks = insertion[Symbol.iterator]();
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      chunks.return?.();
    },
  });
}

function textOf(insertion: Insertion): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const chunk of insertion) {
    text += decoder.decode(chunk, { stream: true });
    insertion.release(chunk);
  }
  return text + decoder.decode();
}
