import { BuildProcess, CrashError } from './build-process.ts';
import type { Details } from './details.ts';
import { type Both, type Difference, differencesOf, needsDetails } from './difference.ts';
import type { Observation, Request } from './observation.ts';
import type { Subject } from './subject.ts';

/** What both builds made of a table. */
export interface Comparison {
  readonly subject: Subject;
  readonly observations: Both<Observation>;
  readonly differences: readonly Difference[];
}

export interface CompareOptions {
  /** The builds' folders. */
  readonly folders: Both<string>;
  readonly rows: number;
  readonly seed: string;
  /** Times that each table is compiled; the fastest counts. */
  readonly repeat: number;
  /** Tables that are under way at once. */
  readonly jobs: number;
  readonly timeoutSeconds: number;
  readonly onCompared: () => void;
}

/** Compares two builds table by table. Comparisons come in the subjects' order. Throws BuildError where a build cannot be imported. */
export async function compareBuilds(subjects: readonly Subject[], options: CompareOptions): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  const queue = subjects.entries();
  const work = async () => {
    const { base, now } = options.folders;
    const pair = new Pair(base, now, options);
    try {
      // The pairs share the queue: each takes the next table that none has.
      for (const [index, subject] of queue) {
        comparisons[index] = await pair.compare(subject, index);
        options.onCompared();
      }
    } finally {
      pair.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.jobs, subjects.length) }, work));
  return comparisons;
}

type Side = keyof Both<unknown>;

/** The processes of both builds, of which one works at a time. */
class Pair {
  readonly #processes: Both<BuildProcess>;
  readonly #options: CompareOptions;

  constructor(base: string, now: string, options: CompareOptions) {
    const { timeoutSeconds } = options;
    this.#processes = { base: new BuildProcess(base, timeoutSeconds), now: new BuildProcess(now, timeoutSeconds) };
    this.#options = options;
  }

  /** `index`: of the table; every other one is given to the other build first. */
  async compare(subject: Subject, index: number): Promise<Comparison> {
    const { rows, seed, repeat } = this.#options;
    const request: Request = { ddl: subject.ddl, dialect: subject.dialect, rows, seed };
    let observations = await this.#both(index, (side) => this.#observe(side, request));
    const details = needsDetails(observations) ? await this.#details() : null;
    for (let round = 1; round < repeat; round++) {
      const times = await this.#both(index + round, (side) => this.#time(side, request, observations[side]));
      observations = {
        base: { ...observations.base, milliseconds: least(observations.base.milliseconds, times.base) },
        now: { ...observations.now, milliseconds: least(observations.now.milliseconds, times.now) },
      };
    }
    return { subject, observations, differences: differencesOf(observations, details) };
  }

  close(): void {
    this.#processes.base.close();
    this.#processes.now.close();
  }

  async #both<T>(turn: number, ask: (side: Side) => Promise<T>): Promise<Both<T>> {
    if (turn % 2 === 0) {
      const base = await ask('base');
      return { base, now: await ask('now') };
    }
    const now = await ask('now');
    return { base: await ask('base'), now };
  }

  async #observe(side: Side, request: Request): Promise<Observation> {
    try {
      return await this.#processes[side].ask({ kind: 'observe', request });
    } catch (error) {
      if (!(error instanceof CrashError)) throw error;
      return { outcome: { kind: 'crashed', message: error.message }, milliseconds: null, steps: null, rows: null };
    }
  }

  /** Of what both builds made last; null: one of them crashes in reading it. */
  async #details(): Promise<Both<Details> | null> {
    const [base, now] = await Promise.all([this.#detailsOf('base'), this.#detailsOf('now')]);
    return base === null || now === null ? null : { base, now };
  }

  #detailsOf(side: Side): Promise<Details | null> {
    return orNull(this.#processes[side].ask({ kind: 'details' }));
  }

  /** Null: it was seen to crash, and is not tried again, or it does now. */
  async #time(side: Side, request: Request, { milliseconds }: Observation): Promise<number | null> {
    return milliseconds === null ? null : orNull(this.#processes[side].ask({ kind: 'time', request }));
  }
}

/** What a build answers; null: its process ended. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CrashError) return null;
    throw error;
  }
}

function least(one: number | null, other: number | null): number | null {
  return one === null || other === null ? one : Math.min(one, other);
}
