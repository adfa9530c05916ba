/**
 * Runs the tests: `npm test` most files, with a sample of what takes long; `npm run test:quick` (--quick) fewer; `npm run test:all`
 * (--all) all of them in full; `npm test -- WORD…` the files whose path below test/ holds one of the words, in full. groups.ts says
 * which level has which files.
 * The last line is `N passed, N failed`, with `, N skipped` where something was; the exit status is 1 unless all that
 * ran passed and something ran.
 *
 * Files run in processes of their own (run-file.ts), one more at once than there are processors, as some wait for servers and browsers.
 * Those that take longest begin first, and the others share one with some neighbours, since to load the library and to warm it up takes
 * most of a second. What a process prints comes out together when it is done, behind the seconds that it took.
 *
 * A full run whose coverage Node collects (NODE_V8_COVERAGE) ends with c8's report and its thresholds (.c8rc.json). It
 * is made here and not around this process, so that the counts are the last line.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { filesOf, type Group, grouped, type Level, unknownNames } from './groups.ts';
import { readReport } from './report.ts';
import { SAMPLE_VARIABLE } from './support/sample.ts';
import { availableServers } from './support/servers.ts';
import { SHARED_FOLDER_VARIABLE } from './support/shared-folder.ts';

const HERE = new URL('./', import.meta.url);

const counts = { passed: 0, failed: 0, skipped: 0 };
const notes: string[] = [];

/** What asks for another level than a sample. */
const FLAGS: ReadonlyMap<string, Level> = new Map([
  ['--quick', 'quick'],
  ['--all', 'all'],
]);

/** What a run did not test, as its last lines say it. */
const UNTESTED: { readonly [L in Level]: string | null } = {
  quick: 'What needs a server, a browser or much time was left out: npm test and npm run test:all test more.',
  sample: 'What takes long was tested in samples, or left out: npm run test:all tests all of it.',
  all: null,
};

async function main(args: readonly string[]): Promise<void> {
  const words = args.filter((word) => !FLAGS.has(word));
  const level = levelOf(args);
  const isSample = level !== 'all';
  const untested = UNTESTED[level];
  if (untested !== null) notes.push(untested);
  const coverage = process.env['NODE_V8_COVERAGE'];
  if (coverage !== undefined) rmSync(coverage, { recursive: true, force: true });
  if (level !== 'quick') findSkippedServers();
  const files = testFiles();
  const unknown = unknownNames(files);
  if (unknown.length > 0) fail(`Lists of test files name some that are not there: ${unknown.join(', ')}.`);
  const asked = words.length === 0 ? files : files.filter((file) => words.some((word) => file.includes(word)));
  for (const word of words.filter((one) => !files.some((file) => file.includes(one)))) {
    const reason = `No test file has "${word}" in its path.`;
    fail(reason);
    notes.push(reason);
  }
  const groups = grouped(filesOf(level, asked), isSample);
  const sharedFolder = mkdtempSync(join(tmpdir(), 'rowsmith-test-'));
  const environment = {
    ...process.env,
    [SAMPLE_VARIABLE]: isSample ? '1' : '',
    [SHARED_FOLDER_VARIABLE]: sharedFolder,
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, () => runGroups(groups, environment)));
  rmSync(sharedFolder, { recursive: true });
  if (coverage !== undefined && words.length === 0) reportCoverage();
  if (counts.passed + counts.failed === 0) fail('No test ran.');
  for (const note of notes) console.log(note);
  const { passed, failed, skipped } = counts;
  console.log(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Files that are named are tested in full. */
function levelOf(args: readonly string[]): Level {
  const [flag] = args.flatMap((word) => FLAGS.get(word) ?? []);
  return flag ?? (args.length === 0 ? 'sample' : 'all');
}

function testFiles(): string[] {
  return readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.js'))
    .sort();
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

/** Takes one group after the other from those that wait. */
async function runGroups(waiting: Group[], environment: NodeJS.ProcessEnv): Promise<void> {
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) await runGroup(group, environment);
}

async function runGroup({ files, isCovered }: Group, environment: NodeJS.ProcessEnv): Promise<void> {
  const start = performance.now();
  const script = fileURLToPath(new URL('run-file.js', HERE));
  const { NODE_V8_COVERAGE: _, ...uncovered } = environment;
  const child = spawn(process.execPath, [...process.execArgv, script, ...files], {
    env: isCovered ? environment : uncovered,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const streams = child.stdio.filter((stream) => stream instanceof Readable);
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? `exit status ${code}`));
  });
  const [out = '', errors = '', written = ''] = await Promise.all(streams.map((stream) => text(stream)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${seconds} s: ${out}${errors}`);
  const report = readReport(written);
  if (report === null) {
    fail(`The process of ${files.join(', ')} told nothing: ${await ended}.`);
    return;
  }
  counts.passed += report.passed;
  counts.failed += report.failed;
  counts.skipped += report.skipped;
  if (report.skipped > 0) notes.push(`${files.join(', ')}: ${report.skipped} tests skipped, as the files say.`);
}

function reportCoverage(): void {
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

await main(process.argv.slice(2));
