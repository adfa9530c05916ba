import { DdlError } from '../../src/index.ts';
import { ServerError } from '../support/session.ts';

/** Where a check ended. `crash`: our own code failed, wherever that was. */
export type Stage = 'compile' | 'create' | 'load' | 'count' | 'crash';

/** What became of a check. The first ten are of tables that the server made; the last two of texts to refuse. */
export type Outcome =
  | 'loaded'
  /** All the rows that the keys allow, fewer than were asked for, as the output says. */
  | 'loaded_short'
  /** No row, as the output says: the table has no partition that could take one. */
  | 'no_rows'
  | 'refused'
  | 'crashed'
  /** The server did not make the table: a fault of this harness, or of the corpus. */
  | 'not_created'
  | 'load_error'
  | 'short'
  | 'refused_too'
  | 'wrongly_accepted';

export interface Failure {
  readonly stage: Stage;
  readonly reason: string;
}

export interface Judgement {
  readonly outcome: Outcome;
  readonly failure?: Failure;
}

/** Rows of a check. */
export interface RowCounts {
  readonly asked: number;
  /** What the insertion says that it writes. */
  readonly announced: number;
  /** What is in the table. */
  readonly found: number;
}

/** Errors of servers quote values, which may be long. */
const REASON_CHARACTERS = 500;

/** The judgement of a table into which all statements went. */
export function judgeRows({ asked, announced, found }: RowCounts): Judgement {
  if (found === asked) return { outcome: 'loaded' };
  if (found === announced && found > 0) return { outcome: 'loaded_short' };
  if (found === 0 && announced === 0) return { outcome: 'no_rows' };
  return fail('short', 'count', `${found} rows in the table, ${announced} announced, ${asked} asked for.`);
}

/** The judgement of a table that should load, where `error` was thrown at a stage. */
export function judgeError(stage: Stage, error: unknown): Judgement {
  if (error instanceof DdlError) {
    return fail('refused', 'compile', `${error.line}:${error.column} ${error.message}`);
  }
  if (error instanceof ServerError) {
    return fail(stage === 'create' ? 'not_created' : 'load_error', stage, error.message);
  }
  return fail('crashed', 'crash', describeCrash(error));
}

/** The judgement of a text that should be refused: `error` is what the compiler threw, undefined where it accepted. */
export function judgeRefusal(error: unknown): Judgement {
  if (error instanceof DdlError) return { outcome: 'refused_too' };
  return error === undefined
    ? fail('wrongly_accepted', 'compile', 'Accepted, though it is a syntax error to every server of the dialect.')
    : fail('wrongly_accepted', 'crash', describeCrash(error));
}

/** The judgement of rows that went to another table than the one of the check. */
export function judgeTarget(target: string | undefined, table: string): Judgement {
  return fail('load_error', 'load', `The output writes to ${target ?? 'no table'} instead of ${table}.`);
}

function fail(outcome: Outcome, stage: Stage, reason: string): Judgement {
  return { outcome, failure: { stage, reason: reason.slice(0, REASON_CHARACTERS) } };
}

function describeCrash(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
