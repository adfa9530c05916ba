import type { Dialect } from '../grammar/dialect.ts';
import { refuseWarnings } from './ddl-error.ts';
import { buildProgram } from './emit/build-program.ts';
import { type Insertion, StatementWriter } from './emit/insertion.ts';
import type { Lanes } from './emit/lanes.ts';
import type { Program } from './emit/program.ts';
import { brokenChecks, lucklessChecks } from './emit/redraw.ts';
import { type RowText, rowText } from './emit/row-text.ts';
import { verifyDraws, verifyRecords } from './emit/verify/verify.ts';
import type { Table } from './ir.ts';
import { DEFAULT_BATCH_SIZE, DEFAULT_ROWS, MAX_CHECKING_STEPS, MAX_ROWS } from './limits.ts';
import { boolean, checkOptions, type OptionKinds, object, seed, wholeNumber, wrongOption } from './options.ts';
import { type Budget, shareOf } from './plan/allowance.ts';
import { withoutCases } from './plan/cases.ts';
import {
  FEW_CHANCES,
  type Least,
  MANY_CHANCES,
  MANY_ROWS,
  withRedrawnKeys,
  withSpareChances,
} from './plan/keys/redrawn-keys.ts';
import type { CaseOfChoice, ConstraintPlan, Plan, ResiduePlan } from './plan/plan.ts';
import { type Seed, seedOf } from './random.ts';
import { resultOf, type Steps } from './steps.ts';
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
  /** The part of these rows to write. Default all of them. */
  readonly part?: Part;
  /**
   * Whether the output begins with comments that count the table's warnings and with what sets the encoding, where it needs
   * them: false for what is appended to another. Default true.
   */
  readonly preamble?: boolean;
}

/**
 * Rows of an output by their numbers in it, from 0: from `from` to before `to`. Parts that are cut at multiples of the
 * batch size are, one after the other, the bytes of the whole (with the preamble of the first alone); the comment of an
 * output that is cut short comes with the part that holds the last row.
 */
export interface Part {
  readonly from: number;
  readonly to: number;
}

const INSERT_OPTIONS: OptionKinds<InsertOptions> = {
  rows: wholeNumber(1),
  batchSize: wholeNumber(1),
  seed,
  offset: wholeNumber(0),
  tableRows: wholeNumber(1),
  rowsAskedFor: wholeNumber(1),
  part: object,
  preamble: boolean,
};

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
}

/** A CREATE TABLE statement, read and planned, ready to write rows. */
export interface CompiledTable extends PlannedRows {
  readonly table: Table;
}

/** Joins a plan to what writes rows. `strictSource`: the text, where a warning is an error; else null. */
export function plannedRows(plan: Plan, dialect: Dialect, strictSource: string | null): PlannedRows {
  const programFor = lastProgram(plan, dialect);
  if (strictSource !== null) refuseWarnings(plan.warnings, strictSource);
  let text: RowText | null = null;
  function* insertInSteps(options: InsertOptions = {}): Steps<Insertion> {
    checkOptions('insert', options, INSERT_OPTIONS);
    const {
      rows = DEFAULT_ROWS,
      offset: first = 0,
      batchSize = DEFAULT_BATCH_SIZE,
      rowsAskedFor: askedFor = rows,
    } = options;
    const wanted = Math.min(first + rows, MAX_ROWS);
    const { tableRows = wanted } = options;
    const program = yield* programFor(options.seed ?? 0, tableRows);
    text ??= yield* verifiedText(plan, dialect, program.lanes);
    const end = Math.max(first, Math.min(wanted, plan.rowLimit, program.rowLimit));
    const total = end - first;
    const warnings = [...plan.warnings, ...rowLimitWarnings(total, rows, plan.rowLimit)];
    if (strictSource !== null) refuseWarnings(warnings, strictSource);
    const from = Math.min(partEnd('from', options.part?.from ?? 0, 0), total);
    const to = Math.min(partEnd('to', options.part?.to ?? total, from), total);
    return new StatementWriter({
      plan,
      program,
      text,
      first: first + from,
      end: first + to,
      batchSize,
      preamble: options.preamble ?? true,
      askedFor: Math.max(askedFor, rows),
      rowsBefore: from,
      isLast: to === total && (from < to || total === 0),
      warnings,
    });
  }
  const insert = (options?: InsertOptions) => resultOf(insertInSteps(options));
  return {
    plan,
    warnings: plan.warnings,
    insert,
    insertInSteps,
    stream: (options) => streamOf(insert(options)),
    text: (options) => textOf(insert(options)),
  };
}

/** How a table is planned anew for checks that hardly any row passes. */
export interface Anew {
  /** The plans to try, the best first. */
  readonly plans: (plan: Plan, failing: readonly ResiduePlan[]) => readonly Plan[];
  /** A plan in which columns are computed that such checks make equal to expressions, and how to go on from there; null: there is none. */
  readonly computed: (failing: readonly ResiduePlan[]) => { readonly planned: Plan; readonly anew: Anew } | null;
}

/** The plan with what the first rows show of its checks, or one for which they show less. */
export function triedPlan(planned: Plan, dialect: Dialect, anew: Anew, allowance: Budget): Plan {
  const { plan, broken, nodes } = bestTrial(planned, dialect, anew, allowance);
  const spared = withSpareChances(plan);
  if (spared === plan) return plan;
  // What is drawn anew together with a key has to pass together with it.
  const trial = trialOf(spared, dialect, allowance);
  return trial.broken.length <= broken.length && trial.nodes <= MANY_NODES + nodes ? spared : plan;
}

function bestTrial(planned: Plan, dialect: Dialect, anew: Anew, allowance: Budget): Trial {
  const first = trialOf(planned, dialect, allowance);
  if (first.failing.length === 0) return first;
  // What no draw of many passes, no chance of a key passes in each row.
  const redrawn = first.isHopeless ? null : redrawnTrial(planned, first.failing, MANY_ROWS, dialect, allowance);
  if (redrawn !== null) return redrawn;
  let best = first;
  const living = withoutCases(planned, first.dead);
  if (living !== null) {
    const trial = trialOf(living, dialect, allowance);
    if (trial.failing.length === 0) return trial;
    if (isBetter(trial, best)) best = trial;
  }
  if (allowance.left <= 0) return best;
  const computed = anew.computed(first.failing);
  if (computed !== null) {
    // What is tried there leaves as much for what is searched here.
    const share = shareOf(allowance, allowance.left / 2, 1);
    const trial = bestTrial(computed.planned, dialect, computed.anew, share);
    if (passes(trial) && trial.nodes <= MANY_NODES) return trial;
    if (isBetter(trial, best)) best = trial;
  }
  const luckier = redrawnTrial(planned, first.failing, MANY_CHANCES, dialect, allowance);
  if (luckier !== null) return luckier;
  // What takes long to find is better than few rows.
  const isFound = passes(best);
  const few = isFound ? null : redrawnTrial(planned, first.failing, FEW_CHANCES, dialect, allowance);
  for (const other of anew.plans(planned, first.failing)) {
    if (allowance.left <= 0) break;
    const trial = trialOf(other, dialect, allowance);
    if (passes(trial) && (!isFound || trial.plan.rowLimit > ENOUGH_ROWS)) return trial;
    if (isBetter(trial, best)) best = trial;
  }
  return passes(best) ? best : (few ?? best);
}

/** Whether all rows that were tried pass: none were, where nothing is left of the allowance. */
function passes({ failing, broken }: Trial): boolean {
  return failing.length === 0 && broken.length === 0;
}

/** Nodes that a row may take until it passes, where other plans are not looked at: a fifth of a millisecond. */
const MANY_NODES = 2000;

/** Rows that are enough for anyone who asks for an output. */
const ENOUGH_ROWS = 100_000;

/** What is found where keys are drawn anew, too, for which all rows pass then; null: some do not, or no key has values enough. */
function redrawnTrial(
  planned: Plan,
  failing: readonly ResiduePlan[],
  least: Least,
  dialect: Dialect,
  allowance: Budget,
): Trial | null {
  const redrawn = withRedrawnKeys(planned, failing, least);
  const trial = redrawn && trialOf(withSpareChances(redrawn.tried), dialect, allowance);
  return redrawn === null || trial === null || !passes(trial)
    ? null
    : { ...trial, plan: withSpareChances(redrawn.whole) };
}

/** Whether fewer checks are broken, or as few, and more of them are passed by values. */
function isBetter(one: Trial, other: Trial): boolean {
  if (one.broken.length !== other.broken.length) return one.broken.length < other.broken.length;
  return one.failing.length < other.failing.length;
}

interface Trial {
  readonly plan: Plan;
  /** The checks that luck alone does not find rows for. */
  readonly failing: readonly ResiduePlan[];
  readonly broken: readonly string[];
  /** Cases in which no row was found. */
  readonly dead: readonly CaseOfChoice[];
  /** Nodes that a row takes until it passes, about. */
  readonly nodes: number;
  /** Whether a check passed in no draw. */
  readonly isHopeless: boolean;
}

/** What evaluating a node for a trial takes of the allowance. */
const COST_OF_NODE = 0.4;

function trialOf(plan: Plan, dialect: Dialect, allowance: Budget): Trial {
  if (plan.residues.length === 0) return { plan, failing: [], broken: [], dead: [], nodes: 0, isHopeless: false };
  if (allowance.left <= 0) return untried(plan);
  const budget = () => shareOf(allowance, MAX_CHECKING_STEPS, COST_OF_NODE);
  const built = (of: Plan): Program => {
    const program = resultOf(verifiedProgram(of, dialect, seedOf(0), DEFAULT_ROWS));
    allowance.left -= program.listWork * COST_OF_NODE;
    return program;
  };
  const program = built(plan);
  const { hopeless, byNull } = lucklessChecks(plan, program, budget());
  const residues = plan.residues.map((residue) => ({ ...residue, hopeless: hopeless.has(residue) }));
  const known = hopeless.size === 0 ? plan : { ...plan, residues };
  const again = hopeless.size === 0 ? program : built(known);
  const { names: broken, dead, nodes } = brokenChecks(known, again, budget());
  const names = new Set(broken);
  return {
    plan: warned(known, broken),
    failing: plan.residues.filter(
      (residue) => hopeless.has(residue) || byNull.has(residue) || (residue.evaluable && names.has(residue.name)),
    ),
    broken,
    dead,
    nodes,
    isHopeless: hopeless.size > 0,
  };
}

/** Where nothing is left of the allowance, any of the checks that are evaluated may be one that luck does not keep. */
function untried(plan: Plan): Trial {
  const broken = plan.residues.filter(({ solved, evaluable }) => evaluable && !solved).map(({ name }) => name);
  return { plan: warned(plan, [...new Set(broken)]), failing: [], broken, dead: [], nodes: 0, isHopeless: false };
}

/** The plan with a warning of each check that not all rows keep. */
function warned(plan: Plan, broken: readonly string[]): Plan {
  return { ...withBroken(plan, broken), warnings: [...plan.warnings, ...broken.map(brokenWarning)] };
}

/** Builds the program for a seed and a table's rows; the last one is kept, as an output in many parts asks for it again and again. */
function lastProgram(plan: Plan, dialect: Dialect): (seed: number | string, tableRows: number) => Steps<Program> {
  let last: { readonly seed: string; readonly tableRows: number; readonly program: Program } | null = null;
  return function* (seed, tableRows) {
    const text = String(seed);
    if (last?.seed === text && last.tableRows === tableRows) return last.program;
    const program = yield* verifiedProgram(plan, dialect, seedOf(text), tableRows);
    last = { seed: text, tableRows, program };
    return program;
  };
}

/** A program that was shown to draw no more than the plan allows. */
function* verifiedProgram(plan: Plan, dialect: Dialect, seed: Seed, tableRows: number): Steps<Program> {
  const program = yield* buildProgram(plan, dialect, seed, tableRows);
  yield;
  verifyDraws(plan, program);
  return program;
}

/** What writes the rows of a plan, shown to write rows of the table and nothing else. */
function* verifiedText(plan: Plan, dialect: Dialect, lanes: Lanes): Steps<RowText> {
  const text = yield* rowText(plan, dialect, lanes);
  yield;
  yield* verifyRecords(plan, lanes, text, dialect.literals);
  return text;
}

/** Where a table takes no row at all, a warning of its own says why. */
function rowLimitWarnings(total: number, rows: number, rowLimit: number): readonly Warning[] {
  if (total >= rows || rowLimit === 0) return [];
  const message = `The table's keys allow ${total} rows, fewer than the ${rows} asked for.`;
  return [{ code: 'row_limit', message }];
}

function brokenWarning(name: string): Warning {
  return { code: 'check_not_honoured', message: `The check "${name}" is not kept by all rows: some may be refused.` };
}

/** The plan, which says of checks that were found broken that evaluation does not always keep them. */
function withBroken(plan: Plan, broken: readonly string[]): Plan {
  if (broken.length === 0) return plan;
  const names = new Set(broken);
  const constraints = plan.constraints.map(
    (constraint): ConstraintPlan =>
      names.has(constraint.name) && constraint.kept.by !== 'nothing'
        ? { ...constraint, kept: { by: 'evaluation', always: false } }
        : constraint,
  );
  return { ...plan, constraints };
}

function partEnd(name: keyof Part, value: number, least: number): number {
  const { takes, allowed } = wholeNumber(least);
  if (takes(value)) return value;
  throw wrongOption(`part.${name}`, allowed, value);
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
