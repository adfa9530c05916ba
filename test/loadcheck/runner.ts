import type { CompiledTable, compile, Mode } from '../../src/index.ts';
import { type LoadedFormat, loadRows } from '../support/loading-rows.ts';
import type { Server, Session } from '../support/session.ts';
import type { Target } from '../support/statements.ts';
import type { Check } from './corpus.ts';
import { type Judgement, judgeError, judgeRefusal, judgeRows, judgeTarget, type Stage } from './judgement.ts';
import { withPartition } from './partition.ts';

export interface RunOptions {
  readonly compile: typeof compile;
  /** Rows asked for, for each table. */
  readonly rows: number;
  /** Which values the first rows have. Default random. */
  readonly mode?: Mode;
  /** The form in which rows are loaded. Default insert. */
  readonly format?: LoadedFormat;
  /** Whether partitioned tables that have no partition get one. Default false. */
  readonly withPartitions?: boolean;
  readonly connections: number;
  /** Ends the run after the checks that are under way. */
  readonly signal: AbortSignal;
  /** Called after each check. */
  readonly onChecked: () => void;
}

/** Runs the checks on a server, several at once. Judgements come in the checks' order; an aborted run has fewer. */
export async function runChecks(
  server: Server,
  checks: readonly Check[],
  options: RunOptions,
): Promise<(Judgement | undefined)[]> {
  const judgements: (Judgement | undefined)[] = checks.map(() => undefined);
  const queue = checks.entries();
  const work = async () => {
    const worker = new Worker(server);
    try {
      // The workers share the queue: each takes the next check that nobody has.
      for (const [index, check] of queue) {
        if (options.signal.aborted) break;
        judgements[index] = await runCheck(check, () => worker.freshSession(), options);
        options.onChecked();
      }
    } finally {
      await worker.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.connections, checks.length) }, work));
  return judgements;
}

/** Keeps a session, and replaces one that broke. */
class Worker {
  readonly #server: Server;
  #session: Session | undefined;

  constructor(server: Server) {
    this.#server = server;
  }

  async freshSession(): Promise<Session> {
    if (this.#session !== undefined) {
      try {
        await this.#session.reset();
        return this.#session;
      } catch {
        await this.#session.close().catch(() => {});
      }
    }
    this.#session = await this.#server.connect();
    await this.#session.reset();
    return this.#session;
  }

  async close(): Promise<void> {
    await this.#session?.close();
  }
}

type CheckOptions = Pick<RunOptions, 'compile' | 'format' | 'mode' | 'rows' | 'withPartitions'>;

/** Runs one check. The session is asked for only where the compiler accepts the text. */
export async function runCheck(
  check: Check,
  freshSession: () => Promise<Session>,
  options: CheckOptions,
): Promise<Judgement> {
  return check.expectation === 'load' ? checkLoad(check, freshSession, options) : checkRefusal(check, options);
}

function checkRefusal(check: Check, options: CheckOptions): Judgement {
  try {
    options.compile(check.definition, { dialect: check.dialect });
  } catch (error) {
    return judgeRefusal(error);
  }
  return judgeRefusal(undefined);
}

async function checkLoad(
  check: Check,
  freshSession: () => Promise<Session>,
  options: CheckOptions,
): Promise<Judgement> {
  let made: { readonly check: Check; readonly table: CompiledTable };
  try {
    made = compiled(check, options);
  } catch (error) {
    return judgeError('compile', error);
  }
  // A server that gives no session is no fault of the case: that ends the run.
  return loadInto(await freshSession(), made.check, made.table, options);
}

/** The check's table, and the check with the partition that the table was given. */
function compiled(
  check: Check,
  { compile, mode = 'random', withPartitions = false }: CheckOptions,
): { readonly check: Check; readonly table: CompiledTable } {
  const table = compile(check.definition, { dialect: check.dialect, mode });
  const divided = withPartitions ? withPartition(check, table) : null;
  if (divided === null) return { check, table };
  return { check: divided, table: compile(divided.definition, { dialect: check.dialect, mode }) };
}

async function loadInto(
  session: Session,
  check: Check,
  table: CompiledTable,
  { rows: asked, format = 'insert' }: CheckOptions,
): Promise<Judgement> {
  let stage: Stage = 'create';
  try {
    for (const statement of check.setUp) await session.execute(statement);
    stage = 'load';
    if (!check.enforceForeignKeys) await session.ignoreForeignKeys();
    const insertion = table.insert({ rows: asked, format });
    const target = await loadRows(session, table, insertion, { format, dialect: check.dialect });
    await session.checkDeferred();
    stage = 'count';
    if (target === undefined && insertion.rows === 0) return judgeRows({ asked, announced: 0, found: 0 });
    if (target === undefined || !isWanted(target, check)) return judgeTarget(target?.written, check.table);
    return judgeRows({ asked, announced: insertion.rows, found: await session.count(target.written) });
  } catch (error) {
    return judgeError(stage, error);
  }
}

function isWanted({ name }: Target, { table, parents }: Check): boolean {
  return [table, ...parents].some((wanted) => isNamed(name, wanted));
}

/** Whether a table's bare name is that of a case, which may have a schema in front and another case of letters. */
function isNamed(name: string, table: string): boolean {
  return `.${table.toLowerCase()}`.endsWith(`.${name.toLowerCase()}`);
}
