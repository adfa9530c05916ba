import { closeSync, openSync, readSync } from 'node:fs';
import { DdlError, type DialectName, detectDialect } from '../index.ts';
import { decodeBroken } from './broken-utf8.ts';
import { badArguments, EXIT, type ExitCode } from './command-error.ts';
import { dialectNames } from './dialect.ts';
import { ddlErrorReport, messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';
import { systemReason } from './system-reason.ts';

/** Bytes of a text with DDL: far more than any dump of a schema has, and few enough for what is made of them to fit in memory. */
const MAX_DDL_BYTES = 64 * 1024 * 1024;

/** Bytes of a file that are read at once. */
const READ_BYTES = 64 * 1024;

/** How texts begin that are in UTF-16, as some shells write what they redirect. */
const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The DDL of a command: of the file that was named, or of the standard input for `-`. Throws DdlError where it cannot be decoded. */
export async function readDdl(file: string, surroundings: Surroundings): Promise<string> {
  return decode(await readAll(file, surroundings));
}

/**
 * The dialect that a command was given or, where it was given none, the one that the text tells, which is said on the standard
 * error. Throws CommandError where nothing tells, and DdlError as `detectDialect` does.
 */
export function chosenDialect(given: DialectName | undefined, ddl: string, { stderr }: Surroundings): DialectName {
  if (given !== undefined) return given;
  const detected = detectDialect(ddl);
  if (detected === null) {
    throw badArguments(`--dialect is missing, and nothing in the text tells it; it is ${dialectNames()}.`);
  }
  stderr.write(messageLine(`dialect ${detected.dialect}: ${detected.reason}`));
  return detected.dialect;
}

/** Does a command's work; where the DDL is at fault, says so on the standard error. */
export async function reportingDdlErrors(
  file: string,
  surroundings: Surroundings,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DdlError)) throw error;
    reportFault(file, error, surroundings);
    return error.code === 'unsatisfiable' ? EXIT.noRowCanExist : EXIT.ddlAtFault;
  }
}

/** Says on the standard error what is at fault in the DDL, and where. */
export function reportFault(file: string, error: DdlError, { stderr }: Surroundings): void {
  stderr.write(ddlErrorReport(file === '-' ? '<stdin>' : file, error));
}

/** All bytes of a file, or of the standard input for `-`. Throws CommandError where the system refuses, or where there are too many. */
export async function readAll(file: string, surroundings: Surroundings): Promise<Buffer> {
  const name = file === '-' ? 'the standard input' : JSON.stringify(file);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of file === '-' ? standardInput(surroundings) : fileChunks(file)) {
      bytes += chunk.length;
      if (bytes > MAX_DDL_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw badArguments(`Cannot read ${name}: ${systemReason(error) ?? String(error)}.`);
  }
  if (bytes > MAX_DDL_BYTES) throw badArguments(`Cannot read ${name}: it has more than ${MAX_DDL_BYTES} bytes.`);
  return Buffer.concat(chunks);
}

function standardInput({ stdin, stderr }: Surroundings): AsyncIterable<Uint8Array> {
  if (stdin.isTTY === true) stderr.write(messageLine('reading DDL from the terminal, up to Ctrl-D'));
  return stdin;
}

function* fileChunks(path: string): Generator<Uint8Array, void> {
  const descriptor = openSync(path, 'r');
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(READ_BYTES);
      const bytes = readSync(descriptor, chunk);
      if (bytes === 0) return;
      yield chunk.subarray(0, bytes);
    }
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Decodes UTF-8, or UTF-16 that begins with a byte order mark. A byte that is no UTF-8 becomes half of a surrogate pair, which no
 * text has: the library refuses it where it matters, which it does not in comments and rows. Throws DdlError for broken UTF-16.
 */
function decode(bytes: Buffer): string {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (marked === undefined) return decodeBroken(bytes);
    throw new DdlError('syntax_error', 'The text is not valid UTF-16.', '', 0);
  }
}
