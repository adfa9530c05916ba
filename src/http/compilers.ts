import { DdlError, type DialectName, type PlannedRows, rowsOf } from '../index.ts';
import type { CompileAnswer, CompileTask } from './compile-message.ts';

/** Who asks for a table to be compiled. */
export interface Asking {
  readonly dialect: DialectName;
  /** Whether a warning is an error. */
  readonly strict: boolean;
  /** Clients take turns. */
  readonly client: string;
  readonly presence: () => Presence;
}

/** Whether someone waits for an answer: `silent`, where a client has closed its side and may be gone. */
export type Presence = 'waiting' | 'silent' | 'gone';

/** What compiles one table at a time. */
export interface CompileThread {
  /** Resolves when it can be asked, or has ended. */
  readonly ready: Promise<void>;
  /** Compiles; null: the thread was ended before it was done, or its heap was full. */
  ask(task: CompileTask): Promise<CompileAnswer | null>;
  /** Whether it can be asked no more. */
  readonly hasEnded: boolean;
  /** Ends it, whatever it is doing. */
  end(): void;
}

export interface CompilerOptions {
  /** Compiles what takes no thread, at once; null: it may take long. Throws DdlError. */
  readonly compilePlain: (
    ddl: string,
    options: { readonly dialect: DialectName; readonly strict: boolean },
  ) => PlannedRows | null;
  readonly startThread: () => CompileThread;
  /** Time that one table may take while others wait: then it goes on beside them. */
  readonly quickMilliseconds: number;
  /** Time that it may take in any case. */
  readonly deadlineMilliseconds: number;
  /** Tables that go on beside the others at most, and those of them that are of one client: its next ones wait, others' do not. */
  readonly slowPlaces: number;
  readonly clientSlowPlaces: number;
}

interface Job {
  readonly task: CompileTask;
  readonly asking: Asking;
  readonly resolve: (rows: PlannedRows) => void;
  readonly reject: (error: unknown) => void;
}

/** A job in a thread. */
interface Running {
  readonly job: Job;
  readonly thread: CompileThread;
  /** Whether it has taken longer than a quick one. */
  isSlow: boolean;
}

/**
 * Compiles tables at once, if they are plain, or else in threads, one at a time and of each client in turn. A table that takes long leaves that place to a thread that
 * stands ready, so that others do not wait for it, and is ended with its thread at its deadline.
 */
export class Compilers {
  readonly #options: CompilerOptions;
  /** What waits, by client: the first client's turn is next. */
  readonly #waiting = new Map<string, Job[]>();
  /** Threads that do nothing. */
  readonly #ready: CompileThread[] = [];
  #current: Running | null = null;
  readonly #slow = new Set<Running>();
  #isClosed = false;

  constructor(options: CompilerOptions) {
    this.#options = options;
  }

  /** Rejects with DdlError where the table is at fault, and with another error where we are, or nobody waits for it any more. */
  readonly compile = (ddl: string, asking: Asking): Promise<PlannedRows> =>
    new Promise((resolve, reject) => {
      const { client, dialect, strict } = asking;
      const plain = this.#options.compilePlain(ddl, { dialect, strict });
      if (plain !== null) {
        resolve(plain);
        return;
      }
      if (this.#isClosed) {
        reject(new Gone());
        return;
      }
      const job: Job = { task: { ddl, dialect }, asking, resolve, reject };
      const others = this.#waiting.get(client);
      if (others === undefined) this.#waiting.set(client, [job]);
      else others.push(job);
      this.#goOn();
    });

  /** Ends all threads; what they were doing is rejected. */
  close(): void {
    this.#isClosed = true;
    for (const jobs of this.#waiting.values()) for (const { reject } of jobs) reject(new Gone());
    this.#waiting.clear();
    for (const { job, thread } of [...this.#slow, ...(this.#current === null ? [] : [this.#current])]) {
      thread.end();
      job.reject(new Gone());
    }
    for (const thread of this.#ready.splice(0)) thread.end();
  }

  /** Begins the next job, if nothing quick is under way. */
  #goOn(): void {
    if (this.#isClosed || this.#waiting.size === 0) return;
    const { slowPlaces } = this.#options;
    if (this.#current !== null) {
      if (!this.#current.isSlow || this.#slow.size >= slowPlaces) return;
      this.#slow.add(this.#current);
      this.#current = null;
    }
    const job = this.#next();
    if (job === null) return;
    const thread = this.#ready.shift() ?? this.#options.startThread();
    this.#current = { job, thread, isSlow: false };
    void this.#run(this.#current);
    if (this.#ready.length === 0) this.#ready.push(this.#options.startThread());
  }

  async #run(running: Running): Promise<void> {
    const { quickMilliseconds, deadlineMilliseconds } = this.#options;
    const { job, thread } = running;
    await thread.ready;
    const quick = setTimeout(() => {
      running.isSlow = true;
      if (job.asking.presence() === 'gone') this.#end(running);
      this.#goOn();
    }, quickMilliseconds);
    const deadline = setTimeout(() => {
      this.#end(running);
      this.#goOn();
    }, deadlineMilliseconds);
    const answer = await thread.ask(job.task);
    clearTimeout(quick);
    clearTimeout(deadline);
    this.#slow.delete(running);
    if (this.#current === running) this.#current = null;
    if (this.#isClosed) {
      job.reject(new Gone());
      return;
    }
    if (!thread.hasEnded && this.#ready.length < READY_THREADS) this.#ready.unshift(thread);
    else thread.end();
    this.#goOn();
    settle(job, answer, deadlineMilliseconds);
  }

  /** Ends a job and its thread: its answer is null then. */
  #end(running: Running): void {
    this.#slow.delete(running);
    if (this.#current === running) this.#current = null;
    running.thread.end();
  }

  /**
   * The next job, of the client whose turn it is: of those that surely wait for their answers first. Those for whom nobody waits
   * are dropped.
   */
  #next(): Job | null {
    this.#dropGone();
    for (const presence of ['waiting', 'silent'] as const) {
      for (const [client, jobs] of this.#waiting) {
        if (this.#slowOf(client) >= this.#options.clientSlowPlaces) continue;
        const place = jobs.findIndex(({ asking }) => asking.presence() === presence);
        const [job] = place < 0 ? [] : jobs.splice(place, 1);
        if (job === undefined) continue;
        this.#waiting.delete(client);
        if (jobs.length > 0) this.#waiting.set(client, jobs);
        return job;
      }
    }
    return null;
  }

  #slowOf(client: string): number {
    return [...this.#slow].filter(({ job }) => job.asking.client === client).length;
  }

  #dropGone(): void {
    for (const [client, jobs] of this.#waiting) {
      const present = jobs.filter(({ asking }) => asking.presence() !== 'gone');
      for (const { asking, reject } of jobs) if (asking.presence() === 'gone') reject(new Gone());
      if (present.length === 0) this.#waiting.delete(client);
      else this.#waiting.set(client, present);
    }
  }
}

/**
 * Threads that stand ready from the first table on that needs one: one for the next table, and one for those that come while it
 * takes long.
 */
const READY_THREADS = 2;

class Gone extends Error {
  override readonly message = 'Nobody waits for this table any more.';
}

function settle(
  { task, asking, resolve, reject }: Job,
  answer: CompileAnswer | null,
  deadlineMilliseconds: number,
): void {
  const { ddl, dialect } = task;
  switch (answer?.kind) {
    case 'planned':
      try {
        resolve(rowsOf(answer.plan, { dialect, strictSource: asking.strict ? ddl : null }));
      } catch (error) {
        reject(error);
      }
      return;
    case 'refused':
      reject(new DdlError(answer.code, answer.message, ddl, answer.offset));
      return;
    case 'failed':
      reject(new Error(answer.detail));
      return;
    default: {
      const message = `This table takes longer to read and plan than ${deadlineMilliseconds / 1000} seconds, or too much memory.`;
      reject(new DdlError('limit_exceeded', message, ddl, 0));
    }
  }
}
