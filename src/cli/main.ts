import { getHeapStatistics } from 'node:v8';
import { run } from './run.ts';
import { standardFile } from './standard-file.ts';

/** The command. As a bundle it is CommonJS, so it does not wait at its top. */
run(process.argv.slice(2), {
  // Opened by its first use: most commands read no standard input.
  get stdin() {
    return process.stdin;
  },
  stdout: standardFile() ?? process.stdout,
  stderr: process.stderr,
  environment: process.env,
  now: () => performance.now(),
  date: () => new Date(),
  drawSeed: () => Math.floor(Math.random() * 2 ** 53),
  heapShare() {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    return used / limit;
  },
  residentBytes: () => process.memoryUsage.rss(),
}).then((exitCode) => {
  process.exitCode = exitCode;
});
