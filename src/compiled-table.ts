import type { Dialect } from '../grammar/dialect.ts';
import { type Insertion, StatementWriter } from './emit/insertion.ts';
import { buildProgram } from './emit/program.ts';
import { brokenChecks, hopelessChecks } from './emit/redraw.ts';
import type { Table } from './ir.ts';
import { DEFAULT_BATCH_SIZE, DEFAULT_ROWS, MAX_ROWS } from './limits.ts';
import type { Plan } from './plan/plan.ts';
import { seedOf } from './random.ts';
import type { Warning } from './warning.ts';

export interface InsertOptions {
  /** Rows asked for: an integer from 1. Default 1000. */
  readonly rows?: number;
  /** Rows in each INSERT statement: an integer from 1. Default 500. */
  readonly batchSize?: number;
  /** An integer from 0 to 2^53 - 1, or any string; a number and its decimal text are the same seed. Default 0. */
  readonly seed?: number | string;
  /** Number of the first row: an integer from 0. Row i is the same bytes whatever the offset. Default 0. */
  readonly offset?: number;
  /** Rows of the whole table, of which this output holds a part: what references to a parent table count. Default offset + rows. */
  readonly tableRows?: number;
  /** More rows than `rows` that were asked for but are not to be written: a comment at the end says so. */
  readonly rowsAskedFor?: number;
}

/** A CREATE TABLE statement, read and planned, ready to write rows. */
export interface CompiledTable {
  readonly table: Table;
  readonly plan: Plan;
  readonly warnings: readonly Warning[];
  /** Starts an output. Throws RangeError for options out of range. */
  insert(options?: InsertOptions): Insertion;
  /** The same output as a web stream. */
  stream(options?: InsertOptions): ReadableStream<Uint8Array>;
  /** The same output as one string: for small outputs. */
  text(options?: InsertOptions): string;
}

/** Joins what was read and planned to what writes rows. */
export function compiledTable(table: Table, planned: Plan, dialect: Dialect): CompiledTable {
  const plan = tried(planned, dialect);
  const insert = (options: InsertOptions = {}): Insertion => {
    const rows = wholeNumber('rows', options.rows ?? DEFAULT_ROWS, 1);
    const first = wholeNumber('offset', options.offset ?? 0, 0);
    const batchSize = wholeNumber('batchSize', options.batchSize ?? DEFAULT_BATCH_SIZE, 1);
    const askedFor = wholeNumber('rowsAskedFor', options.rowsAskedFor ?? rows, 1);
    const wanted = Math.min(first + rows, MAX_ROWS);
    const tableRows = wholeNumber('tableRows', options.tableRows ?? wanted, 1);
    const program = buildProgram(plan, dialect, seedOf(options.seed ?? 0), tableRows);
    const end = Math.max(first, Math.min(wanted, plan.rowLimit));
    return new StatementWriter({ plan, program, first, end, batchSize, askedFor: Math.max(askedFor, rows) });
  };
  return {
    table,
    plan,
    warnings: plan.warnings,
    insert,
    stream: (options) => streamOf(insert(options)),
    text: (options) => textOf(insert(options)),
  };
}

/** The plan with what the first rows show of the checks: which of them luck alone does not find rows for. */
function tried(plan: Plan, dialect: Dialect): Plan {
  if (plan.residues.length === 0) return plan;
  const hopeless = hopelessChecks(plan, buildProgram(plan, dialect, seedOf(0), DEFAULT_ROWS));
  const residues = plan.residues.map((residue) => ({ ...residue, hopeless: hopeless.has(residue) }));
  const known = { ...plan, residues };
  const broken = brokenChecks(known, buildProgram(known, dialect, seedOf(0), DEFAULT_ROWS));
  const warnings = broken.map((name) => ({
    code: 'check_not_honoured',
    message: `The check ${name} is not kept by all rows: some may be refused.`,
  }));
  return { ...known, warnings: [...plan.warnings, ...warnings] };
}

function wholeNumber(name: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`${name} must be a whole number from ${least} to ${MAX_ROWS}, not ${value}.`);
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
