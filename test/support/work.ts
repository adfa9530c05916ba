/**
 * Work counted instead of timed: how many blocks of the product's code ran, which a busy machine does not change. What
 * the host does in one call (indexOf, a sort) counts as nothing.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Something whose work is to be counted. Its name is its own among the tasks of a module. */
export interface Task {
  readonly name: string;
  run(): void;
}

/** What a module of tasks exports. */
export interface TaskModule {
  readonly tasks: readonly Task[];
}

/** Something of any size, whose work is to grow as its size does. */
export interface Growth {
  readonly name: string;
  run(size: number): void;
  readonly size: number;
}

/** So many times larger is the larger of the two sizes that are compared. */
const FACTOR = 4;

const COUNTING = fileURLToPath(new URL('./count-work.js', import.meta.url));

/** Twice the output of the largest module of tasks would still fit. */
const MAX_OUTPUT = 16 * 1024 * 1024;

/**
 * Blocks of code that each task of a module runs through, by the name of the task. The tasks run in a process of their
 * own: counting there does not disturb what the coverage of the tests counts here.
 */
export function workOf(module: URL): ReadonlyMap<string, number> {
  const { NODE_V8_COVERAGE: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [COUNTING, module.href], {
    env: environment,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  if (status !== 0) throw new Error(`The tasks of ${module.pathname} ended with ${status}: ${stderr}`);
  return new Map(JSON.parse(stdout));
}

/** Two tasks for each growth: at its size, and at a larger one. */
export function tasksOf(growths: readonly Growth[]): Task[] {
  return growths.flatMap(({ name, run, size }) => [
    { name: `${name}, few`, run: () => run(size) },
    { name: `${name}, many`, run: () => run(size * FACTOR) },
  ]);
}

/** Work at the larger size, as a share of what linear growth would give: 1, or less, or a little more; quadratic: 4. */
export function growthOf(work: ReadonlyMap<string, number>, name: string): number {
  const few = work.get(`${name}, few`) ?? Number.NaN;
  const many = work.get(`${name}, many`) ?? Number.NaN;
  return many / (few * FACTOR);
}
