import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledTable, compile, Part } from '../index.ts';
import { written } from '../node/written.ts';
import type { GenerateArguments } from './arguments.ts';
import { badArguments, EXIT, type ExitCode } from './command-error.ts';
import { chosenDialect, readDdl, reportingDdlErrors } from './ddl.ts';
import type { FileOutput } from './file-output.ts';
import { JobError, PART_BYTES, type Work } from './job.ts';
import { checkWriteError, type Output, standardOutput } from './output.ts';
import { partOf, partsIn } from './parts.ts';
import { type Progress, startProgress } from './progress.ts';
import { messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';
import { isSystemError, systemReason } from './system-reason.ts';

/** How this command reads DDL: as the library does, or as something that stands in for it. */
export type Compile = typeof compile;

/** Rows whose length is measured before an output is cut into parts. */
const SAMPLE_ROWS = 100;

/** `rowsmith generate`: reads DDL and writes rows. Throws CommandError where the arguments or the system stand against it. */
export function generate(given: GenerateArguments, compile: Compile, surroundings: Surroundings): Promise<ExitCode> {
  const { stderr } = surroundings;
  return reportingDdlErrors(given.file, surroundings, async () => {
    const ddl = await readDdl(given.file, surroundings);
    const dialect = chosenDialect(given.dialect, ddl, surroundings);
    const compiled = compile(ddl, { dialect, strict: given.strict });
    const seed = given.seed ?? surroundings.drawSeed();
    const { rows, batchSize, offset, tableRows, shard } = given;
    const options = { rows, batchSize, seed, offset, ...(tableRows === undefined ? {} : { tableRows }) };
    const { rows: total, warnings } = compiled.insert(options);
    for (const { message } of warnings) stderr.write(messageLine(`warning: ${message}`));
    if (given.seed === undefined) stderr.write(messageLine(`seed ${seed}`));
    const whole = { from: 0, to: total };
    const part = shard === undefined ? whole : partOf(whole, batchSize, shard.number, shard.of);
    await new Writing(given, { ddl, dialect, options }, compiled, part, surroundings).run();
    return EXIT.ok;
  });
}

/** What rows are made from, in whatever thread. */
type Source = Pick<Work, 'ddl' | 'dialect' | 'options'>;

/** The rows of one call of the command, on their way to where they belong. */
class Writing {
  readonly #given: GenerateArguments;
  readonly #source: Source;
  readonly #compiled: CompiledTable;
  readonly #rows: Part;
  readonly #surroundings: Surroundings;

  constructor(
    given: GenerateArguments,
    source: Source,
    compiled: CompiledTable,
    rows: Part,
    surroundings: Surroundings,
  ) {
    this.#given = given;
    this.#source = source;
    this.#compiled = compiled;
    this.#rows = rows;
    this.#surroundings = surroundings;
  }

  run(): Promise<void> {
    return this.#given.outDir === undefined ? this.#stream() : this.#files(this.#given.outDir);
  }

  /** To one output. */
  async #stream(): Promise<void> {
    const { out, jobs } = this.#given;
    const { stdout, drawSeed } = this.#surroundings;
    const output = out === undefined ? standardOutput(stdout) : await openFile(out, drawSeed(), '--out');
    // A failed write is reported through its callback; without a listener the event would end the process.
    output.sink.on('error', () => {});
    const parts = this.#given.jobs === 1 ? 1 : this.#partsOfStream();
    await this.#guarded([output], out === undefined, async (progress) => {
      if (parts === 1) return this.#alone(output, progress);
      const { streamByJobs } = await import('./jobs.ts');
      return streamByJobs(this.#work(parts), Math.min(jobs, parts), output, counted(progress));
    });
  }

  /** To a file for each job. */
  async #files(folder: string): Promise<void> {
    const { jobs, rows, offset, batchSize } = this.#given;
    const parts = partsIn(this.#rows, batchSize, Number.POSITIVE_INFINITY, jobs);
    const digits = String(offset + rows).length;
    const paths = Array.from({ length: parts }, (_, index) => {
      const first = offset + partOf(this.#rows, batchSize, index + 1, parts).from;
      return join(folder, `rows-${String(first).padStart(digits, '0')}.sql`);
    });
    openFolder(folder);
    const outputs = await this.#open(paths);
    const [only] = outputs;
    await this.#guarded(outputs, false, async (progress) => {
      if (parts === 1 && only !== undefined) return this.#alone(only, progress);
      const { filesByJobs } = await import('./jobs.ts');
      return filesByJobs(this.#work(parts), outputs, counted(progress));
    });
  }

  /** Opens all files, or none of them. */
  async #open(paths: readonly string[]): Promise<readonly FileOutput[]> {
    const outputs: FileOutput[] = [];
    try {
      for (const path of paths) outputs.push(await openFile(path, this.#surroundings.drawSeed(), '--out-dir'));
    } catch (error) {
      for (const output of outputs) output.discard();
      throw error;
    }
    return outputs;
  }

  /** Keeps outputs that are written, or none of them. */
  async #guarded(
    outputs: readonly Output[],
    rowsToStdout: boolean,
    write: (progress: Progress) => Promise<void>,
  ): Promise<void> {
    const progress = startProgress(this.#surroundings, this.#rows.to - this.#rows.from, rowsToStdout);
    try {
      await write(progress);
      for (const output of outputs) await output.keep();
    } catch (error) {
      for (const output of outputs) output.discard();
      if (error instanceof JobError) checkWriteError(error.cause, error.output);
      else checkWriteError(error, outputs[0]?.name ?? '');
    } finally {
      progress.clear();
    }
  }

  /** Without any other thread. */
  async #alone(output: Output, progress: Progress): Promise<void> {
    const insertion = this.#compiled.insert({ ...this.#source.options, part: this.#rows });
    for (const chunk of insertion) {
      await written(output.sink, chunk);
      insertion.release(chunk);
      progress.show(insertion.rowsWritten);
    }
  }

  #work(parts: number): Work {
    return { ...this.#source, rows: this.#rows, parts };
  }

  #partsOfStream(): number {
    const { batchSize, jobs } = this.#given;
    const sample = this.#compiled.insert({ ...this.#source.options, part: { from: 0, to: SAMPLE_ROWS } });
    let bytes = 0;
    for (const chunk of sample) bytes += chunk.length;
    return partsIn(this.#rows, batchSize, (PART_BYTES * sample.rows) / Math.max(1, bytes), jobs);
  }
}

function counted(progress: Progress): (rows: number) => void {
  let written = 0;
  return (rows) => {
    written += rows;
    progress.show(written);
  };
}

/** Files and threads are loaded where they are called for: most commands write to the standard output, alone. */
async function openFile(path: string, mark: number, flag: string): Promise<FileOutput> {
  const { fileOutput } = await import('./file-output.ts');
  return fileOutput(path, mark, flag);
}

function openFolder(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    throw badArguments(`--out-dir cannot be ${JSON.stringify(path)}: ${systemReason(error) ?? String(error)}.`);
  }
}

/** Node.js' own way to make the folders above does not end where a system cannot make one, as below /proc. */
function makeFolder(path: string): void {
  const above = dirname(path);
  if (path !== above && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    if (!isSystemError(error, 'EEXIST') || !statSync(path).isDirectory()) throw error;
  }
}
