/**
 * `node count-work.js MODULE`: runs the tasks of a module one by one, and prints as JSON how many blocks of the
 * product's code each of them ran through, as pairs of name and count. Used by work.ts alone.
 */
import { Session } from 'node:inspector';
import type { TaskModule } from './work.ts';

/** The code that counts; the tests' own does not. */
const PRODUCT = [new URL('../../src/', import.meta.url).href, new URL('../../grammar/', import.meta.url).href];

const session = new Session();
session.connect();
session.post('Profiler.enable');
// Before anything is imported: code that is compiled already has no counters for its blocks.
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Blocks since the last call. */
function blocksRun(): number {
  let count = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    for (const { url, functions } of result) {
      if (!PRODUCT.some((folder) => url.startsWith(folder))) continue;
      for (const { ranges } of functions) for (const range of ranges) count += range.count;
    }
  });
  return count;
}

const { tasks }: TaskModule = await import(process.argv[2] ?? '');
// What is made once in a process is made by the first task, which runs twice.
tasks[0]?.run();
const counts = tasks.map(({ name, run }) => {
  blocksRun();
  run();
  return [name, blocksRun()];
});
console.log(JSON.stringify(counts));
