/**
 * Runs the test files that the arguments name, one after the other, and tells run.ts what came of them.
 *
 * uvu's own runner is content with a file without tests, a file that forgets `.run()`, a hook that throws before the
 * first test, and a test whose promise is never settled. Here each of them is a failure, and so is a thing left open.
 */
import { writeSync } from 'node:fs';
import { REPORT_DESCRIPTOR, writeReport } from './report.ts';
import * as atEnd from './support/at-end.ts';

/** Gives what failed, as text (true: nothing did), and how many tests passed, were skipped and should have run. */
type Suite = () => Promise<[failures: string | true, passed: number, skipped: number, total: number]>;

/** What connections and child processes that are being closed may take to go. */
const CLOSING_MS = 5000;

const counts = { passed: 0, failed: 0, skipped: 0 };

/** What goes on now: an end of the process before the end of it is a failure. */
let running: string | undefined = 'the tests';

async function main(files: readonly string[]): Promise<void> {
  process.on('exit', end);
  process.on('uncaughtException', (error) => {
    console.log(error);
    process.exit();
  });
  for (const file of files) {
    console.log(file);
    await runFile(file);
  }
  running = 'closing what the tests opened';
  await atEnd.end();
  await everythingClosed();
  running = undefined;
}

/** Imports the file, which gives its suites to the queue, and runs them. */
async function runFile(file: string): Promise<void> {
  try {
    const suites = await suitesOf(file);
    if (suites.length === 0) fail('The file has no suite, or does not call .run().');
    for (const suite of suites) await runSuite(suite);
  } catch (error) {
    fail(error);
  }
}

async function suitesOf(file: string): Promise<Suite[]> {
  const suites: Suite[] = [];
  // Where uvu puts the suites when its own runner imports a file.
  Object.assign(globalThis, { UVU_DEFER: 1, UVU_INDEX: 0, UVU_QUEUE: [suites] });
  await import(new URL(file, import.meta.url).href);
  return suites;
}

async function runSuite(suite: Suite): Promise<void> {
  const [failures, passed, skipped, total] = await suite();
  counts.passed += passed;
  counts.failed += total - passed;
  counts.skipped += skipped;
  if (failures !== true) console.log(`\n${failures}`);
  // uvu swallows what a suite's first and last hooks throw.
  else if (passed < total) console.log(`${total - passed} tests did not run, since a hook of the suite failed.`);
  else if (total + skipped === 0) fail('A suite has no test.');
}

/** Waits until nothing keeps the process alive but this. */
async function everythingClosed(): Promise<void> {
  const deadline = setTimeout(() => {
    console.log(`Left open: ${process.getActiveResourcesInfo().join(', ')}.`);
    process.exit();
  }, CLOSING_MS);
  deadline.unref();
  await new Promise((resolve) => {
    process.once('beforeExit', resolve);
  });
  clearTimeout(deadline);
}

/** Counts what is no test's failure, and prints what was thrown or is to be said. */
function fail(reason: unknown): void {
  counts.failed += 1;
  console.log(reason);
}

function end(): void {
  if (running !== undefined) fail(`The process ended in the middle: ${running}.`);
  writeSync(REPORT_DESCRIPTOR, writeReport(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
