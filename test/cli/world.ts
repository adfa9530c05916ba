import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { run } from '../../src/cli/run.ts';
import { type Outcome, rowsmith } from './harness.ts';

/** What a command line did. */
export interface Done {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs a command line in this process, with this text on its standard input, at the first moment of 2030. */
export async function ran(args: readonly string[], stdin = ''): Promise<Done> {
  const [stdout, stderr] = [collector(), collector()];
  // Files that are not whole yet are told apart by what is drawn.
  let drawn = 4711;
  const code = await run(args, {
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: stdout.sink,
    stderr: stderr.sink,
    environment: {},
    now: () => 0,
    date: () => new Date(Date.UTC(2030, 0)),
    drawSeed: () => drawn++,
    heapShare: () => 0,
    residentBytes: () => 0,
  });
  return { code, stdout: stdout.bytes(), stderr: stderr.bytes().toString() };
}

/**
 * Runs a command line in this process, too, where that is quicker than to start one: jobs are threads, which start from the command of
 * the package in a third of the time.
 */
export async function outcomeOf(args: readonly string[], stdin: string): Promise<Outcome> {
  if (args.includes('--jobs')) return rowsmith(args, stdin);
  const { code, stdout, stderr } = await ran(args, stdin);
  return { code, stdout: stdout.toString(), stderr };
}

/** Takes all at once, by copying it: a chunk is written over once it was taken. */
function collector(): { readonly sink: Writable; readonly bytes: () => Buffer } {
  const copies: Uint8Array[] = [];
  const sink = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      copies.push(Uint8Array.from(chunk));
      done();
    },
  });
  return { sink, bytes: () => Buffer.concat(copies) };
}

/** Runs `use` with the path of an empty folder, which it may fill. */
export async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
