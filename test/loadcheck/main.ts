import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compile } from '../../src/index.ts';
import { availableServers, type RealServer } from '../support/servers.ts';
import { ArgumentError, parseArguments, type TableArguments, USAGE } from './arguments.ts';
import { isConstrained } from './constrained.ts';
import { type CorpusCase, checkOf, readCorpus } from './corpus.ts';
import { Progress } from './progress.ts';
import { complaintsOf, failureLines, type Result, tableOf } from './report.ts';
import { runChecks } from './runner.ts';
import { checkSchemas } from './schemas/run.ts';

const BELOW_THRESHOLD = 1;
const BAD_ARGUMENTS = 2;
const INTERRUPTED = 130;

/** A case of the corpus and the name of its file. */
interface Item {
  readonly file: string;
  readonly corpusCase: CorpusCase;
}

async function checkServer(
  server: RealServer,
  items: readonly Item[],
  options: TableArguments,
  progress: Progress,
  signal: AbortSignal,
): Promise<Result[]> {
  const planned = items
    .filter((_, place) => place % options.every === 0)
    .flatMap(({ file, corpusCase }) => {
      const check = checkOf(corpusCase, server.name, options.withCompanions);
      return check === undefined || (options.constrained && !isConstrained(check)) ? [] : [{ file, check }];
    });
  progress.expect(planned.length);
  const judgements = await runChecks(
    server,
    planned.map(({ check }) => check),
    {
      compile,
      mode: options.mode,
      rows: options.rows,
      withPartitions: options.withPartitions,
      format: options.format,
      connections: options.connections,
      signal,
      onChecked: () => progress.step(),
    },
  );
  return planned.flatMap(({ file, check }, index) => {
    const judgement = judgements[index];
    return judgement === undefined ? [] : [{ server: server.name, file, id: check.id, judgement }];
  });
}

/** What a check came to: how much was checked, and a sentence for each fault that counts. */
interface Verdict {
  readonly checked: number;
  readonly complaints: readonly string[];
}

async function checkTables(options: TableArguments, progress: Progress, signal: AbortSignal): Promise<Verdict> {
  const items = options.files.flatMap((path) =>
    readCorpus(readFileSync(path, 'utf8')).map((corpusCase) => ({ file: basename(path), corpusCase })),
  );
  const runs = availableServers(options.servers).map((server) => checkServer(server, items, options, progress, signal));
  const results = (await Promise.all(runs)).flat();
  progress.end();
  writeFileSync(options.failuresFile, failureLines(results));
  console.log(tableOf(results));
  return { checked: results.length, complaints: complaintsOf(results, options) };
}

async function main(words: readonly string[]): Promise<number> {
  const options = parseArguments(words);
  const interruption = new AbortController();
  // Once: a second interruption ends the process at once, and scratch databases stay behind.
  process.once('SIGINT', () => interruption.abort());
  const progress = new Progress();
  const { signal } = interruption;
  const { checked, complaints } =
    options.subject === 'tables'
      ? await checkTables(options, progress, signal)
      : await checkSchemas(options, progress, signal);
  if (signal.aborted) return INTERRUPTED;
  if (checked === 0) {
    console.error('Nothing was checked: no server, or no case for one.');
    return BAD_ARGUMENTS;
  }
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0 ? 0 : BELOW_THRESHOLD;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = BAD_ARGUMENTS;
}
