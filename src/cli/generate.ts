import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type compile, DdlError, type Insertion } from '../index.ts';
import { written } from '../node/written.ts';
import type { GenerateArguments } from './arguments.ts';
import { badArguments, CommandError, EXIT, type ExitCode } from './command-error.ts';
import { fileOutput, standardOutput } from './output.ts';
import { startProgress } from './progress.ts';
import { ddlErrorReport, messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';
import { isSystemError, systemReason } from './system-reason.ts';

/** How this command reads DDL: as the library does, or as something that stands in for it. */
export type Compile = typeof compile;

/** `rowsmith generate`: reads DDL and writes rows. Throws CommandError where the arguments or the system stand against it. */
export async function generate(
  given: GenerateArguments,
  compile: Compile,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { stderr } = surroundings;
  const fromStdin = given.file === '-';
  try {
    const ddl = decode(fromStdin ? await readStdin(surroundings) : await readDdlFile(given.file));
    const compiled = compile(ddl, { dialect: given.dialect });
    const seed = given.seed ?? surroundings.drawSeed();
    const insertion = compiled.insert({ rows: given.rows, batchSize: given.batchSize, seed });
    for (const warning of compiled.warnings) stderr.write(messageLine(`warning: ${warning.message}`));
    if (insertion.rows < given.rows) {
      const message = `warning: The table's keys allow ${insertion.rows} rows, fewer than the ${given.rows} asked for.`;
      stderr.write(messageLine(message));
    }
    if (given.seed === undefined) stderr.write(messageLine(`seed ${seed}`));
    await writeRows(insertion, given.out, surroundings);
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof DdlError)) throw error;
    stderr.write(ddlErrorReport(fromStdin ? '<stdin>' : given.file, error));
    return error.code === 'unsatisfiable' ? EXIT.noRowCanExist : EXIT.ddlAtFault;
  }
}

async function readStdin({ stdin, stderr }: Surroundings): Promise<Buffer> {
  if (stdin.isTTY === true) stderr.write(messageLine('reading DDL from the terminal, up to Ctrl-D'));
  return buffer(stdin);
}

async function readDdlFile(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw badArguments(`Cannot read ${JSON.stringify(path)}: ${systemReason(error) ?? String(error)}.`);
  }
}

/** Decodes UTF-8, with or without a byte order mark. Throws DdlError at the first byte that is not. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = bytes.toString();
    const wrong = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index]);
    throw new DdlError('syntax_error', 'The text is not valid UTF-8.', text, bytes.toString('utf8', 0, wrong).length);
  }
}

async function writeRows(insertion: Insertion, out: string | undefined, surroundings: Surroundings): Promise<void> {
  const toStdout = out === undefined;
  const output = toStdout ? standardOutput(surroundings.stdout) : await fileOutput(out, surroundings.drawSeed());
  // A failed write is reported through its callback; without a listener the event would end the process.
  output.sink.on('error', () => {});
  const progress = startProgress(surroundings, insertion.rows, toStdout);
  try {
    for (const chunk of insertion) {
      await written(output.sink, chunk);
      insertion.release(chunk);
      progress.show(insertion.rowsWritten);
    }
    await output.keep();
  } catch (error) {
    output.discard();
    // The reader of a pipe, `head` for one, has all it wanted.
    if (isSystemError(error, 'EPIPE')) return;
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    throw new CommandError(EXIT.ourFault, `Cannot write to ${output.name}: ${reason}.`);
  } finally {
    progress.clear();
  }
}
