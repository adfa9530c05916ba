/**
 * Runs the tests: `npm test` all of them, `npm test -- WORD…` the files whose path below test/ holds one of the words.
 * The last line is `N passed, N failed`, with `, N skipped` where something was; the exit status is 1 unless all that
 * ran passed and something ran.
 *
 * uvu's own runner is content with a folder without tests, a file that forgets `.run()`, a hook that throws before the
 * first test, and a test whose promise is never settled. Here each of them is a failure, and so is a thing left open.
 *
 * A full run whose coverage Node collects (NODE_V8_COVERAGE) ends with c8's report and its thresholds (.c8rc.json). It
 * is made here and not around this process, so that the counts are the last line.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { takeCoverage } from 'node:v8';
import { availableServers } from './support/servers.ts';

/** Gives what failed, as text (true: nothing did), and how many tests passed, were skipped and should have run. */
type Suite = () => Promise<[failures: string | true, passed: number, skipped: number, total: number]>;

const HERE = new URL('./', import.meta.url);

/** What connections and child processes that are being closed may take to go. */
const CLOSING_MS = 5000;

const counts = { passed: 0, failed: 0, skipped: 0 };
const notes: string[] = [];

/** What runs now: an end of the process before the end of it is a failure. */
let running: string | undefined;

async function main(words: readonly string[]): Promise<void> {
  const coverage = process.env['NODE_V8_COVERAGE'];
  if (coverage !== undefined) rmSync(coverage, { recursive: true, force: true });
  process.on('exit', end);
  process.on('uncaughtException', (error) => {
    console.log(error);
    process.exit();
  });
  findSkippedServers();
  for (const file of testFiles(words)) {
    running = file;
    await runFile(file);
  }
  running = 'closing what the tests opened';
  await everythingClosed();
  if (coverage !== undefined && words.length === 0) reportCoverage();
  running = undefined;
}

function testFiles(words: readonly string[]): string[] {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.js'))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  return files.sort();
}

function findSkippedServers(): void {
  const note = (line: string) => {
    notes.push(line);
    counts.skipped += 1;
  };
  try {
    availableServers(undefined, process.env, note);
  } catch (error) {
    fail(error);
  }
}

/** Imports a file, which gives its suites to the queue, and runs them. */
async function runFile(file: string): Promise<void> {
  console.log(file);
  try {
    const suites = await suitesOf(file);
    if (suites.length === 0) fail('The file has no suite, or does not call .run().');
    for (const suite of suites) await runSuite(suite, file);
  } catch (error) {
    fail(error);
  }
}

async function suitesOf(file: string): Promise<Suite[]> {
  const suites: Suite[] = [];
  // Where uvu puts the suites when its own runner imports a file.
  Object.assign(globalThis, { UVU_DEFER: 1, UVU_INDEX: 0, UVU_QUEUE: [suites] });
  await import(new URL(file, HERE).href);
  return suites;
}

async function runSuite(suite: Suite, file: string): Promise<void> {
  const [failures, passed, skipped, total] = await suite();
  counts.passed += passed;
  counts.failed += total - passed;
  counts.skipped += skipped;
  if (skipped > 0) notes.push(`${file}: ${skipped} tests skipped, as the file says.`);
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

function reportCoverage(): void {
  takeCoverage();
  const c8 = createRequire(import.meta.url).resolve('c8/bin/c8.js');
  const { NODE_V8_COVERAGE: _, ...environment } = process.env;
  const { status } = spawnSync(process.execPath, [c8, 'report', '--check-coverage'], {
    cwd: fileURLToPath(new URL('../../', HERE)),
    env: environment,
    stdio: 'inherit',
  });
  if (status !== 0) fail('The coverage is less than .c8rc.json asks for, or there is no report of it.');
}

/** Counts what is no test's failure, and prints what was thrown or is to be said. */
function fail(reason: unknown): void {
  counts.failed += 1;
  console.log(reason);
}

function end(): void {
  if (running !== undefined) fail(`The process ended in the middle: ${running}.`);
  if (counts.passed + counts.failed === 0) fail('No test ran.');
  const { passed, failed, skipped } = counts;
  for (const note of notes) console.log(note);
  console.log(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
