/**
 * Compares two builds table by table: what is made of it, to what rows, kept by what, with how many different values, in how many
 * steps and how much time: see USAGE. It is how a change of the planner is judged. Each build works in processes of its own, in
 * turns with the other one, so that times can be compared and a crash of one is told as any other difference.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dialectNames } from '../../src/index.ts';
import { ArgumentError, parseArguments, USAGE } from './arguments.ts';
import { BuildError } from './build-process.ts';
import { compareBuilds } from './compare.ts';
import { loadDiffering } from './load.ts';
import { differingText, reportJson, summaryText, timesText } from './report.ts';
import { subjectsOf } from './subject.ts';
import { summaryOf } from './summary.ts';

const DIFFERENT = 1;
const BAD_ARGUMENTS = 2;

/** The checkout that this file is compiled in. */
const NOW = fileURLToPath(new URL('../../../', import.meta.url));

/** Tables between two updates of the line that says how far it is, where somebody is looking. */
const PROGRESS_STEP = 20;

async function main(words: readonly string[]): Promise<number> {
  const options = parseArguments(words);
  const { rows, seed } = options;
  const folders = { base: resolve(options.base), now: NOW };
  for (const folder of [folders.base, ...options.corpora]) {
    if (!existsSync(folder)) throw new ArgumentError(`There is no folder ${folder}.`);
  }
  if (!existsSync(join(folders.base, 'dist/src/index.js')))
    throw new ArgumentError(`${folders.base} has no built dist.`);
  const subjects = subjectsOf(options, dialectNames);
  if (subjects.length === 0) throw new ArgumentError('There is no such table.');
  const start = performance.now();
  const comparisons = await compareBuilds(subjects, {
    ...options,
    folders,
    jobs: options.jobs ?? availableParallelism(),
    onCompared: progressOf(subjects.length),
  });
  const loaded = options.load ? await loadDiffering(comparisons, folders, { rows, seed }) : new Map();
  const summary = summaryOf(comparisons);
  console.log(`${summaryText(summary)}\n`);
  if (summary.identical < summary.tables) console.log(`${differingText(comparisons, loaded, options.show)}\n`);
  console.log(`Most changed times:\n${timesText(comparisons)}\n`);
  console.log(`${subjects.length} tables in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  if (options.jsonFile !== null) writeFileSync(options.jsonFile, reportJson(summary, comparisons, loaded));
  return options.identical && summary.identical < summary.tables ? DIFFERENT : 0;
}

function progressOf(tables: number): () => void {
  let done = 0;
  return () => {
    done++;
    if (!process.stderr.isTTY) return;
    if (done === tables) process.stderr.write('\r\u001b[K');
    else if (done % PROGRESS_STEP === 0) process.stderr.write(`\r${done} of ${tables} compared`);
  };
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError) && !(error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof ArgumentError ? `\n${USAGE}` : ''}`);
  process.exitCode = BAD_ARGUMENTS;
}
