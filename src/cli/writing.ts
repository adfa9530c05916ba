import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { type CompiledSchema, mediaOf, type SchemaScript, type SchemaStep } from '../index.ts';
import { written } from '../node/written.ts';
import type { GenerateArguments } from './arguments.ts';
import { compressedOutput } from './compressed-output.ts';
import { SUFFIXES } from './compression-flag.ts';
import { type CutStep, cutSteps, type RowsCut } from './cuts.ts';
import type { FileOutput } from './file-output.ts';
import { JobError, PART_BYTES, type PartedRows, type Source } from './job.ts';
import { checkWriteError, type Kept, standardOutput } from './output.ts';
import { partOf, partsIn } from './parts.ts';
import { type Progress, startProgress } from './progress.ts';
import { type RowsWriter, rowsAlone, rowsAt } from './rows-writer.ts';
import { LOAD_FILE, stepFile } from './step-file.ts';
import type { Surroundings } from './surroundings.ts';
import { tableName } from './tables.ts';

/** Rows whose length is measured before a piece is cut into parts. */
const SAMPLE_ROWS = 100;

/** Bytes of a piece at least that threads make: fewer are made before a thread has read the text. */
const LEAST_BYTES = 256 * 1024;

const encoder = new TextEncoder();

/** The rows of one call of the command, on their way to where they belong. */
export class Writing {
  readonly #given: GenerateArguments;
  readonly #source: Source;
  readonly #compiled: CompiledSchema;
  readonly #script: SchemaScript;
  readonly #steps: readonly CutStep[];
  readonly #surroundings: Surroundings;

  constructor(
    given: GenerateArguments,
    source: Source,
    compiled: CompiledSchema,
    script: SchemaScript,
    surroundings: Surroundings,
  ) {
    this.#given = given;
    this.#source = source;
    this.#compiled = compiled;
    this.#script = script;
    const steps = cutSteps(script, given.shard);
    const isRowsStream = given.outDir === undefined && !script.hasStatements;
    this.#steps = isRowsStream ? steps.filter(({ step }) => step.tables.length > 0) : steps;
    this.#surroundings = surroundings;
  }

  run(): Promise<void> {
    const { outDir } = this.#given;
    if (outDir === undefined) return this.#stream();
    const step = this.#rowsAlone();
    return step === null ? this.#stepFiles(outDir) : this.#jobFiles(outDir, step);
  }

  /** The step that is the whole output, if that is rows of one table, which can be cut, and nothing before or behind; else null. */
  #rowsAlone(): SchemaStep | null {
    const [step = null, ...others] = this.#script.steps.filter(({ pieces }) => pieces.length > 0);
    const [piece = '', ...behind] = step?.pieces ?? [];
    const isAlone = typeof piece !== 'string' && behind.length === 0 && others.length === 0;
    return isAlone && step?.isWhole === false ? step : null;
  }

  /** To one output. */
  async #stream(): Promise<void> {
    const { out, compression } = this.#given;
    const { stdout, drawSeed } = this.#surroundings;
    const plain = out === undefined ? standardOutput(stdout) : await openFile(out, drawSeed(), '--out');
    // A failed write is reported through its callback; without a listener the event would end the process.
    plain.sink.on('error', () => {});
    const output = compressedOutput(plain, compression);
    await this.#guarded([output], out === undefined, (progress) => this.#write(progress, async () => output.sink));
  }

  /** To a file for each step, and one that takes them in order. */
  async #stepFiles(folder: string): Promise<void> {
    const { folderOutput, openFolder } = await import('./folder-output.ts');
    openFolder(folder);
    const output = folderOutput(folder, this.#surroundings.drawSeed());
    const { compression } = this.#given;
    const suffix = this.#suffix();
    const fileOf = (step: CutStep) => stepFile(step, this.#script.steps.length);
    const files = this.#steps.map(fileOf);
    const steps = this.#steps.map(({ step }) => step);
    await this.#guarded([output], false, async (progress) => {
      await this.#write(progress, (step) => output.next(`${fileOf(step)}${suffix}`, compression));
      if (this.#script.hasStatements || steps.some((step) => this.#isLoaded(step))) {
        await written(await output.next(LOAD_FILE), this.#loadFile(files, steps));
      }
    });
  }

  /** Whether the dialect's client takes the file of a step: it is statements, or there is a statement that reads it. */
  #isLoaded({ read, ending }: SchemaStep): boolean {
    return read !== null || ending === mediaOf('insert', this.#source.dialect).ending;
  }

  /** What makes the client take files of these steps. */
  #loadFile(files: readonly string[], steps: readonly SchemaStep[]): Uint8Array {
    const suffix = this.#suffix();
    // Clients read what is plain.
    const unpacking = suffix === '' ? '' : `-- Unpack the files *${suffix} first.\n`;
    return encoder.encode(unpacking + this.#compiled.loadFile(files, steps));
  }

  /** To a file for each job and, where a client has to be told how to read them, one that takes them in order. */
  async #jobFiles(folder: string, step: SchemaStep): Promise<void> {
    const { jobs, compression } = this.#given;
    const { offset = 0 } = this.#source.options;
    const cut: RowsCut = this.#rowsCuts()[0] ?? { step: 0, place: 0, rows: { from: 0, to: 0 } };
    const { batchRows } = rowsAt(this.#script, cut);
    const parts = partsIn(cut.rows, batchRows, Number.POSITIVE_INFINITY, jobs);
    const digits = String(offset + (this.#script.tables[0]?.asked ?? 0)).length;
    const files = Array.from({ length: parts }, (_, index) => {
      const first = offset + partOf(cut.rows, batchRows, index + 1, parts).from;
      return `rows-${String(first).padStart(digits, '0')}.${step.ending}`;
    });
    const names = [...files.map((file) => `${file}${this.#suffix()}`), ...(step.read === null ? [] : [LOAD_FILE])];
    const { openFolder } = await import('./folder-output.ts');
    openFolder(folder);
    const opened = await this.#open(names.map((name) => join(folder, name)));
    const outputs = opened.slice(0, parts);
    const [only] = outputs;
    await this.#guarded(opened, false, async (progress) => {
      const piece = { ...cut, parts };
      this.#begin(progress, piece);
      const steps = files.map(() => step);
      for (const { sink } of opened.slice(parts)) await written(sink, this.#loadFile(files, steps));
      if (parts === 1 && only !== undefined) return this.#rowsFile(piece, only, progress);
      const { filesByJobs } = await import('./jobs.ts');
      return filesByJobs({ ...this.#source, pieces: [piece] }, outputs, compression, progress.add);
    });
  }

  /** Writes all rows to a file, which is kept by whoever opened it. */
  async #rowsFile(piece: PartedRows, { name, sink }: FileOutput, progress: Progress): Promise<void> {
    const output = compressedOutput({ name, sink, keep: async () => {}, discard() {} }, this.#given.compression);
    await rowsAlone(this.#script).write(piece, output.sink, progress.add);
    await output.keep();
  }

  /** What stands behind the names of files. */
  #suffix(): string {
    const { compression } = this.#given;
    return compression === undefined ? '' : SUFFIXES[compression];
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
    outputs: readonly Kept[],
    rowsToStdout: boolean,
    write: (progress: Progress) => Promise<void>,
  ): Promise<void> {
    const progress = startProgress(this.#surroundings, this.#script.tables.length, rowsToStdout);
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

  /** Writes all steps in order, each to its sink. */
  async #write(progress: Progress, sinkOf: (step: CutStep) => Promise<Writable>): Promise<void> {
    const { jobs } = this.#given;
    const alone = rowsAlone(this.#script);
    const parted = new Map(jobs === 1 ? [] : this.#rowsCuts().flatMap((cut) => this.#partedRows(cut)));
    const threads = await this.#threads([...parted.values()]);
    const writeRows = async (cut: RowsCut, sink: Writable): Promise<void> => {
      this.#begin(progress, cut);
      const piece = parted.get(cut);
      if (piece === undefined || threads === null) await alone.write({ ...cut, parts: 1 }, sink, progress.add);
      else await threads.write(piece, sink, progress.add);
    };
    try {
      for (const step of this.#steps) {
        const sink = await sinkOf(step);
        for (const cut of step.pieces) {
          if (typeof cut === 'string') await written(sink, encoder.encode(cut));
          else await writeRows(cut, sink);
        }
      }
    } finally {
      await threads?.end();
    }
  }

  /** As many threads as there are jobs and parts; null: they are not worth their start. */
  async #threads(pieces: readonly PartedRows[]): Promise<RowsWriter | null> {
    const parts = pieces.reduce((sum, piece) => sum + piece.parts, 0);
    if (parts <= 1) return null;
    const { rowsByJobs } = await import('./jobs.ts');
    return rowsByJobs({ ...this.#source, pieces }, Math.min(this.#given.jobs, parts));
  }

  #rowsCuts(): readonly RowsCut[] {
    return this.#steps.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece !== 'string'));
  }

  /** The rows of a piece in parts of about as many bytes each, whatever a row has; none: threads are not to make them. */
  #partedRows(cut: RowsCut): readonly (readonly [RowsCut, PartedRows])[] {
    const { jobs } = this.#given;
    const { rows } = cut;
    const piece = rowsAt(this.#script, cut);
    // A part of it would end the statement.
    if (piece.isOneStatement) return [[cut, { ...cut, parts: 1 }]];
    const sample = piece.insert({ from: 0, to: SAMPLE_ROWS });
    let bytes = 0;
    for (const chunk of sample) bytes += chunk.length;
    const bytesOfRow = bytes / Math.max(1, sample.rows);
    if ((rows.to - rows.from) * bytesOfRow < LEAST_BYTES) return [];
    return [[cut, { ...cut, parts: partsIn(rows, piece.batchRows, PART_BYTES / bytesOfRow, jobs) }]];
  }

  /** Says whose rows come now. */
  #begin(progress: Progress, cut: RowsCut): void {
    const { rows } = cut;
    const name = tableName(rowsAt(this.#script, cut).table);
    const number = this.#script.tables.findIndex((table) => tableName(table.name) === name) + 1;
    progress.begin({ name, number, rows: rows.to - rows.from });
  }
}

/** Files and threads are loaded where they are called for: most commands write to the standard output, alone. */
async function openFile(path: string, mark: number, flag: string): Promise<FileOutput> {
  const { fileOutput } = await import('./file-output.ts');
  return fileOutput(path, mark, flag);
}
