import { createHash } from 'node:crypto';
import type { CompiledTable, compile, DialectName, Explanation, explain } from '../../src/index.ts';

/** What is used of a build. An older one may explain nothing. */
export interface Library {
  readonly compile: typeof compile;
  readonly explain?: typeof explain;
}

/** What a build is asked for: rows of a table. */
export interface Request {
  readonly ddl: string;
  readonly dialect: DialectName;
  readonly rows: number;
  readonly seed: string;
}

/** What came of a table. `crashed`: an error that is no refusal, or an end of the process. */
export type Outcome =
  | { readonly kind: 'compiled' }
  | { readonly kind: 'refused'; readonly code: string; readonly place: string; readonly message: string }
  | { readonly kind: 'crashed'; readonly message: string };

/** What a build makes of a table: plain data, small enough to keep that of thousands. */
export interface Observation {
  readonly outcome: Outcome;
  /** Time of processors that compiling took, on which what else runs tells less than on a clock; null: the process ended in it. */
  readonly milliseconds: number | null;
  /** Steps that planning took of its budgets; null: the build does not tell. */
  readonly steps: number | null;
  /** Null: there are no rows, as the outcome says. */
  readonly rows: WrittenRows | null;
}

export interface WrittenRows {
  /** Of the output's bytes. */
  readonly hash: string;
  /** Rows that the keys allow; null: there is no bound. */
  readonly rowLimit: number | null;
  /** Codes of the warnings, in their order. */
  readonly warnings: readonly string[];
  /** What keeps each constraint, by its kind, name and columns. */
  readonly kept: Readonly<Record<string, string>>;
  /** Of what else the explanation says. */
  readonly explanationHash: string;
}

/** What a build made, while it is at hand to be looked at more closely. */
export interface Made {
  readonly observation: Observation;
  readonly text: string;
  readonly explanation: unknown;
}

/** Compiles a table, writes its rows and explains them. `stepsTaken`: those of the last table that was planned. */
export function observe(library: Library, request: Request, stepsTaken: () => number | null): Made {
  const start = process.cpuUsage();
  let compiled: CompiledTable;
  try {
    compiled = library.compile(request.ddl, { dialect: request.dialect });
  } catch (error) {
    return without(outcomeOf(error, 'compiling'), millisecondsSince(start), stepsTaken());
  }
  const milliseconds = millisecondsSince(start);
  const steps = stepsTaken();
  try {
    return rowsOf(library, compiled, request, milliseconds, steps);
  } catch (error) {
    return without(outcomeOf(error, 'writing'), milliseconds, steps);
  }
}

function rowsOf(
  { explain }: Library,
  compiled: CompiledTable,
  { rows, seed }: Request,
  milliseconds: number,
  steps: number | null,
): Made {
  const text = compiled.text({ rows, seed });
  const explanation = explain?.(compiled, { rows });
  const rest = explanation === undefined ? null : restOf(explanation);
  const { rowLimit } = compiled.plan;
  const observed: WrittenRows = {
    hash: hashOf(text),
    rowLimit: Number.isFinite(rowLimit) ? rowLimit : null,
    warnings: compiled.warnings.map(({ code }) => code),
    kept: explanation === undefined ? {} : keptIn(explanation),
    explanationHash: hashOf(JSON.stringify(rest)),
  };
  return {
    observation: { outcome: { kind: 'compiled' }, milliseconds, steps, rows: observed },
    text,
    explanation: rest,
  };
}

function without(outcome: Outcome, milliseconds: number, steps: number | null): Made {
  return { observation: { outcome, milliseconds, steps, rows: null }, text: '', explanation: null };
}

/** Milliseconds of processors that this process took since then. */
export function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** A refusal is told by its name, since each build has a class of its own. */
function outcomeOf(error: unknown, stage: string): Outcome {
  if (error instanceof Error && error.name === 'DdlError') {
    const { code, line, column, message }: Error & { code?: string; line?: number; column?: number } = error;
    return { kind: 'refused', code: code ?? '', place: `${line}:${column}`, message };
  }
  return {
    kind: 'crashed',
    message: `${stage}: ${error instanceof Error ? `${error.name}: ${error.message}` : error}`,
  };
}

/** Constraints that have all in common but their number are kept apart by it. */
function keptIn({ constraints }: Explanation): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { kind, name, columns, kept } of constraints) {
    const label = `${kind} ${name} (${columns.join(', ')})`;
    const copies = Object.keys(found).filter((other) => other === label || other.startsWith(`${label} #`)).length;
    found[copies === 0 ? label : `${label} #${copies + 1}`] = kept;
  }
  return found;
}

/** What an explanation says beyond what is compared of its own. */
function restOf(explanation: Explanation): unknown {
  const { rows: _rows, rowLimit: _limit, constraints, ...rest } = explanation;
  return { ...rest, constraints: constraints.map(({ kept: _, ...constraint }) => constraint) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
