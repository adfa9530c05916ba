import {
  DdlError,
  type DialectName,
  type Insertion,
  type RowsAloneAdvice,
  type SchemaOptions,
  type Steps,
  schemaRowsOf,
  type ValueOptions,
} from '../index.ts';
import type { CompileAnswer, CompileTask } from './compile-message.ts';
import { RefusedOption } from './failure.ts';

/** The tables of a text, planned. */
export interface PlannedText {
  /** Starts an output of their rows, as `CompiledSchema` does. */
  insertInSteps(options?: SchemaOptions, advice?: RowsAloneAdvice): Steps<Insertion>;
}

/** Who asks for a text to be compiled. */
export interface Asking {
  readonly dialect: DialectName;
  /** Whether a warning is an error. */
  readonly strict: boolean;
  /** What is asked of values: plans are made for it. */
  readonly values: ValueOptions;
  /** Clients take turns. */
  readonly client: string;
  readonly presence: () => Presence;
}

/** Whether someone waits for an answer: `silent`, where a client has closed its side and may be gone. */
export type Presence = 'waiting' | 'silent' | 'gone';

/** What compiles one text at a time. */
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
  ) => PlannedText | null;
  readonly startThread: () => CompileThread;
  /** Time that one text may take while others wait: then it goes on beside them. */
  readonly quickMilliseconds: number;
  /** Time that a thread may take to start. */
  readonly startMilliseconds: number;
  /** Time that a text may take in any case. */
  readonly deadlineMilliseconds: number;
  /** Time after which threads that do nothing are ended, all but one. */
  readonly idleMilliseconds: number;
  /** Texts that go on beside the others at most, and those of them that are of one client: its next ones wait, others' do not. */
  readonly slowPlaces: number;
  readonly clientSlowPlaces: number;
}

interface Job {
  readonly task: CompileTask;
  readonly asking: Asking;
  readonly resolve: (rows: PlannedText) => void;
  readonly reject: (error: unknown) => void;
}

/** A job in a thread. */
interface Running {
  readonly job: Job;
  readonly thread: CompileThread;
  readonly timers: NodeJS.Timeout[];
  /** Whether its thread is not waited for any more: the job is settled, or waits again. */
  isOver: boolean;
}

/**
 * Compiles texts at once, if they are plain, or else in threads, one at a time and of each client in turn. A text that takes long
 * leaves that place to a thread that stands ready, so that others do not wait for it, and is ended with its thread at its deadline.
 * Clients that may be gone come behind those that surely wait.
 */
export class Compilers {
  readonly #options: CompilerOptions;
  /** What waits, by client: the first client's turn is next. */
  readonly #waiting = new Map<string, Job[]>();
  /** Threads that do nothing, the one that did something last in front. */
  #ready: CompileThread[] = [];
  #current: Running | null = null;
  readonly #slow = new Set<Running>();
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: CompilerOptions) {
    this.#options = options;
  }

  /** Rejects with DdlError where the text is at fault, RefusedOption where an option is, and with another error where we are, or nobody waits for it any more. */
  readonly compile = (ddl: string, asking: Asking): Promise<PlannedText> =>
    new Promise((resolve, reject) => {
      const { dialect, strict, values } = asking;
      // What is asked of values are conditions, most of it: they may take long.
      const isPlain = Object.keys(values).length === 0;
      const plain = isPlain ? this.#options.compilePlain(ddl, { dialect, strict }) : null;
      if (plain !== null) {
        resolve(plain);
        return;
      }
      if (this.#isClosed) {
        reject(new Gone());
        return;
      }
      this.#append({ task: { ddl, dialect, values }, asking, resolve, reject });
      this.#goOn();
    });

  /** Ends all threads; what they were doing is rejected. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    for (const jobs of this.#waiting.values()) for (const { reject } of jobs) reject(new Gone());
    this.#waiting.clear();
    for (const running of [...this.#slow, ...(this.#current === null ? [] : [this.#current])]) {
      this.#end(running);
      running.job.reject(new Gone());
    }
    for (const thread of this.#ready.splice(0)) thread.end();
  }

  #append(job: Job): void {
    const { client } = job.asking;
    const others = this.#waiting.get(client);
    if (others === undefined) this.#waiting.set(client, [job]);
    else others.push(job);
  }

  /** Begins the next job, if nothing quick is under way. */
  #goOn(): void {
    if (this.#isClosed) return;
    this.#dropGone();
    while (this.#current === null) {
      const job = this.#next();
      if (job === null) return;
      try {
        void this.#run(job, this.#readyThread() ?? this.#options.startThread());
      } catch (error) {
        job.reject(error);
      }
    }
  }

  /** Runs a job in a thread. Never rejects: the job is. */
  async #run(job: Job, thread: CompileThread): Promise<void> {
    const { startMilliseconds, quickMilliseconds, deadlineMilliseconds } = this.#options;
    const running: Running = { job, thread, timers: [], isOver: false };
    const after = (milliseconds: number, action: () => void) => running.timers.push(setTimeout(action, milliseconds));
    this.#current = running;
    clearTimeout(this.#idle);
    this.#startSpare();
    after(startMilliseconds, () => {
      this.#giveUp(running, new Error(`A thread did not start within ${startMilliseconds / 1000} seconds.`));
    });
    await thread.ready;
    if (running.isOver) return;
    stopTimers(running);
    const exceeded = () => limitExceeded(job, deadlineMilliseconds / 1000);
    after(quickMilliseconds, () => this.#goOnBeside(running));
    after(deadlineMilliseconds, () => this.#giveUp(running, exceeded()));
    const answer = await thread.ask(job.task);
    if (running.isOver) return;
    this.#leave(running);
    if (thread.hasEnded || this.#ready.length >= READY_THREADS) thread.end();
    else this.#ready.unshift(thread);
    this.#endIdleLater();
    if (answer === null) job.reject(exceeded());
    else settle(job, answer);
    this.#goOn();
  }

  /** A text that takes long goes on beside the others, unless nobody waits for it any more. */
  #goOnBeside(running: Running): void {
    if (running.job.asking.presence() === 'gone') {
      this.#giveUp(running, new Gone());
      return;
    }
    this.#current = null;
    this.#slow.add(running);
    this.#goOn();
  }

  /** Ends a job, whatever its thread is doing: nothing waits until that has ended. */
  #giveUp(running: Running, error: Error): void {
    this.#end(running);
    running.job.reject(error);
    this.#endIdleLater();
    this.#goOn();
  }

  #end(running: Running): void {
    this.#leave(running);
    running.thread.end();
  }

  #leave(running: Running): void {
    running.isOver = true;
    stopTimers(running);
    this.#slow.delete(running);
    if (this.#current === running) this.#current = null;
  }

  /** A thread that stands ready: one may have ended by itself. */
  #readyThread(): CompileThread | undefined {
    this.#ready = this.#ready.filter(({ hasEnded }) => !hasEnded);
    return this.#ready.shift();
  }

  /** Starts a thread for what comes while a table takes long. */
  #startSpare(): void {
    if (this.#ready.length > 0) return;
    try {
      this.#ready.push(this.#options.startThread());
    } catch {
      // Whoever needs the thread starts one again, and is told why there is none.
    }
  }

  /** Once nothing has been compiled for a while, one thread stands ready: the one that did least, since its heap is small. */
  #endIdleLater(): void {
    clearTimeout(this.#idle);
    if (this.#current !== null || this.#slow.size > 0) return;
    this.#idle = setTimeout(() => {
      for (const thread of this.#ready.splice(0, this.#ready.length - 1)) thread.end();
    }, this.#options.idleMilliseconds).unref();
  }

  /** The next job, of the client whose turn it is: of those that surely wait for their answers first. */
  #next(): Job | null {
    for (const presence of ['waiting', 'silent'] as const) {
      for (const [client, jobs] of this.#waiting) {
        const place = jobs.findIndex(({ asking }) => asking.presence() === presence);
        if (place < 0 || !this.#hasRoom(client, presence)) continue;
        const [job] = jobs.splice(place, 1);
        if (job === undefined) continue;
        this.#waiting.delete(client);
        if (jobs.length > 0) this.#waiting.set(client, jobs);
        return job;
      }
    }
    return null;
  }

  /**
   * Whether a client's text may be begun beside those that take long. Of clients that may be gone, one such text is enough; for
   * one that is surely waited for, it is put back.
   */
  #hasRoom(client: string, presence: Presence): boolean {
    const { slowPlaces, clientSlowPlaces } = this.#options;
    const all = [...this.#slow];
    const own = all.filter(({ job }) => job.asking.client === client);
    const isShareFull = own.length >= clientSlowPlaces;
    const hasRoom = !isShareFull && all.length <= slowPlaces;
    const silent = (isShareFull ? own : all).find(({ job }) => job.asking.presence() !== 'waiting');
    if (presence === 'silent') return hasRoom && silent === undefined;
    if (hasRoom || silent === undefined) return hasRoom;
    this.#end(silent);
    this.#append(silent.job);
    return true;
  }

  /** Rejects the jobs for which nobody waits any more. */
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
 * Threads that stand ready from the first text on that needs one: one for the next text, and one for those that come while it
 * takes long.
 */
const READY_THREADS = 2;

class Gone extends Error {
  override readonly message = 'Nobody waits for this text any more.';
}

function stopTimers({ timers }: Running): void {
  for (const timer of timers.splice(0)) clearTimeout(timer);
}

function limitExceeded({ task }: Job, seconds: number): DdlError {
  const message = `This text takes longer to read and plan than ${seconds} seconds, or too much memory.`;
  return new DdlError('limit_exceeded', message, task.ddl, 0);
}

function settle({ task, asking, resolve, reject }: Job, answer: CompileAnswer): void {
  const { ddl, dialect } = task;
  switch (answer.kind) {
    case 'planned':
      try {
        resolve(schemaRowsOf(answer.plan, { dialect, strictSource: asking.strict ? ddl : null }));
      } catch (error) {
        reject(error);
      }
      return;
    case 'refused':
      reject(new DdlError(answer.code, answer.message, ddl, answer.offset));
      return;
    case 'refusedOption':
      reject(new RefusedOption(answer.refusal));
      return;
    case 'failed':
      reject(new Error(answer.detail));
  }
}
