import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The compiled entry file of the command's modules. */
export const MODULES = fileURLToPath(new URL('../../src/cli/main.js', import.meta.url));

/** The command of the package: the same, in few files. */
export const BUNDLED = fileURLToPath(new URL('../../cli/main.cjs', import.meta.url));

/**
 * The command where it does not matter which of both: the one of the package, which starts in a third of the time, unless
 * coverage is collected, which is that of modules.
 */
export const MAIN = process.env['NODE_V8_COVERAGE'] === undefined ? BUNDLED : MODULES;

/** What a process did. */
export interface Outcome {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs `rowsmith`, or its modules, with these arguments and this text on its standard input. Coverage is that of modules:
 * to collect it for the command would take longer than the command does.
 */
export async function rowsmith(args: readonly string[], stdin = '', script = BUNDLED): Promise<Outcome> {
  const { NODE_V8_COVERAGE: _, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env: script === BUNDLED ? env : process.env });
  child.stdin.on('error', () => {});
  child.stdin.end(stdin);
  const exit = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, stdout, stderr };
}
