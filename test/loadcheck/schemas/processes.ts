import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommentLines } from './comments.ts';
import type { Client } from './database.ts';

/** What a process may take: 20,000 rows in each of 500 tables load within some minutes on two processors. */
const TIMEOUT_MS = 30 * 60_000;

/** What is kept of the messages of a process: its last words, for it stops at the first error. */
const MESSAGE_CHARACTERS = 1500;

const MEMORY_POLL_MS = 50;

/** How a process ended. */
export interface Ending {
  readonly isGood: boolean;
  /** The last of what it wrote to its standard error, and what ended it where that is not said there. */
  readonly messages: string;
}

/** What came of rows that were piped into a client. */
export interface Filling {
  readonly generator: Ending;
  readonly client: Ending;
  /** Of the output. */
  readonly bytes: number;
  readonly comments: readonly string[];
  /** The most memory that the generator held; null where the system does not tell. */
  readonly peakBytes: number | null;
}

/** Sends a file to a client. */
export async function restore(path: string, client: Client): Promise<Ending> {
  const loader = startClient(client);
  const ending = endingOf(loader);
  await isTaken(pipeline(createReadStream(path), loader.stdin));
  return ending;
}

/** What writes rows. */
export interface Generator {
  readonly output: Readable;
  readonly ending: Promise<Ending>;
  /** The most memory that it held, at its end; null where nothing tells. */
  readonly peakBytes: () => number | null;
}

/** Starts a command: a program and its words. */
export function startCommand([program = '', ...words]: readonly string[]): Generator {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  return { output: child.stdout, ending: endingOf(child), peakBytes: watchMemory(child) };
}

/** Pipes what is generated into a client. */
export async function fill(generator: Generator, client: Client): Promise<Filling> {
  const loader = startClient(client);
  const endings = Promise.all([generator.ending, endingOf(loader)]);
  const comments = new CommentLines();
  let bytes = 0;
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      comments.push(chunk);
      done(null, chunk);
    },
  });
  const isWhole = await isTaken(pipeline(generator.output, tap, loader.stdin));
  const [generatorEnding, clientEnding] = await endings;
  return {
    // A generator fails if its reader goes away: then the reader is at fault.
    generator: { ...generatorEnding, isGood: generatorEnding.isGood || !isWhole },
    client: clientEnding,
    bytes,
    comments: comments.end(),
    peakBytes: generator.peakBytes(),
  };
}

function startClient(client: Client): ChildProcess & { readonly stdin: Writable; readonly stderr: Readable } {
  return spawn(client.command, client.arguments, {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, ...client.environment },
  });
}

/** Whether a reader took all that was sent: a client that ends at an error does not, and says why by itself. */
async function isTaken(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && READER_GONE.has(String(error.code))) return false;
    throw error;
  }
}

const READER_GONE: ReadonlySet<string> = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Waits for the end of a process, and ends one that takes too long. One that could not be started has an ending, too. */
function endingOf(child: ChildProcess & { readonly stderr: Readable }): Promise<Ending> {
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    messages = (messages + part).slice(-MESSAGE_CHARACTERS);
  });
  const timer = setTimeout(() => child.kill(), TIMEOUT_MS);
  return new Promise<Ending>((resolve) => {
    child.once('error', (error) => resolve({ isGood: false, messages: error.message }));
    child.once('close', (code, signal) => {
      const end = signal === null ? `Exit code ${code}.` : `Ended by ${signal}.`;
      resolve({ isGood: code === 0, messages: code === 0 ? messages : errorIn(messages) || end });
    });
  }).finally(() => clearTimeout(timer));
}

/** The last error of the messages of a client, without the statement that MySQL's repeat before it; or all messages. */
function errorIn(messages: string): string {
  const [start = 0] = Array.from(messages.matchAll(/^(?:psql:\S+ )?ERROR/gm), ({ index }) => index).slice(-1);
  return messages.slice(start).trim();
}

/** Watches the memory of a process until it ends. The result gives the most that it held. */
function watchMemory(child: ChildProcess): () => number | null {
  let peakBytes: number | null = null;
  const poll = () => {
    peakBytes = peakOf(child.pid) ?? peakBytes;
  };
  const timer = setInterval(poll, MEMORY_POLL_MS);
  child.once('close', () => clearInterval(timer));
  child.once('error', () => clearInterval(timer));
  return () => peakBytes;
}

/** The high-water mark of a process' resident memory, as Linux tells it; undefined where there is none. */
function peakOf(pid: number | undefined): number | undefined {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return undefined;
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8')) ?? [];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}
