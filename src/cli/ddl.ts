import { readFileSync } from 'node:fs';
import { DdlError } from '../index.ts';
import { badArguments, EXIT, type ExitCode } from './command-error.ts';
import { ddlErrorReport, messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';
import { systemReason } from './system-reason.ts';

/** The DDL of a command: of the file that was named, or of the standard input for `-`. Throws DdlError where it is not UTF-8. */
export async function readDdl(file: string, surroundings: Surroundings): Promise<string> {
  return decode(file === '-' ? await readStdin(surroundings) : readDdlFile(file));
}

/** Does a command's work; where the DDL is at fault, says so on the standard error. */
export async function reportingDdlErrors(
  file: string,
  { stderr }: Surroundings,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DdlError)) throw error;
    stderr.write(ddlErrorReport(file === '-' ? '<stdin>' : file, error));
    return error.code === 'unsatisfiable' ? EXIT.noRowCanExist : EXIT.ddlAtFault;
  }
}

async function readStdin({ stdin, stderr }: Surroundings): Promise<Buffer> {
  if (stdin.isTTY === true) stderr.write(messageLine('reading DDL from the terminal, up to Ctrl-D'));
  const { buffer } = await import('node:stream/consumers');
  return buffer(stdin);
}

function readDdlFile(path: string): Buffer {
  try {
    return readFileSync(path);
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
