import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TargetOptions, TargetReport } from './serve-target.ts';

/** The service under test, in a process of its own. */
export class Target {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(options: TargetOptions): Promise<Target> {
    const script = fileURLToPath(new URL('serve-target.js', import.meta.url));
    const child = fork(script, [JSON.stringify(options)], { execArgv: ['--expose-gc'] });
    const [{ port }] = await once(child, 'message');
    return new Target(child, port);
  }

  /** Fails where the process has ended. */
  async report(): Promise<TargetReport> {
    if (this.#child.exitCode !== null) throw new Error('The service ended.');
    this.#child.send('report');
    const [report]: TargetReport[] = await once(this.#child, 'message');
    if (report === undefined) throw new Error('The service said nothing.');
    return report;
  }

  /** The value of a metric without labels. */
  async metric(name: string): Promise<number> {
    const { metrics } = await this.report();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)?.[1]);
  }

  stop(): void {
    this.#child.disconnect();
  }
}

/** Clients of a service that ask for large answers all the time, in a process of their own. */
export class Load {
  readonly #child: ChildProcess;

  constructor(target: Target, streams: number) {
    const script = fileURLToPath(new URL('serve-load.js', import.meta.url));
    this.#child = fork(script, [String(target.port), String(streams)]);
  }

  /** Resolves once the last answer is there. */
  async stop(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}

/** Chance that is the same in each run. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }
}

const DDL = `CREATE TABLE customers (id INT PRIMARY KEY, name VARCHAR(60) NOT NULL, email VARCHAR(80) UNIQUE, age INT,
  price DECIMAL(10, 2), created TIMESTAMP, note VARCHAR(200))`;

/** Rows of a large answer: the most that the service writes. */
export const MANY = 100_000;

/** A request as it is on the wire. */
export function requestFor(rows: number, ddl: string = DDL): Buffer {
  return rawRequest(JSON.stringify({ table_definition: ddl, rows, options: { seed: 1 } }));
}

export function rawRequest(body: string | Buffer): Buffer {
  const head = [
    'POST /mysql/api/v1/generate/sql HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

/** How a conversation ended. Times are in milliseconds from its start. */
export interface Ending {
  readonly connected: number;
  readonly firstByte: number;
  /** Of the first answer; 0 where there was none. */
  readonly status: number;
  readonly bytes: number;
  /** Whether the last chunk came. */
  readonly whole: boolean;
  readonly milliseconds: number;
}

/** A connection that reads nothing yet. Its errors show as its end. */
export function open(port: number): Socket {
  return connect(port, '127.0.0.1')
    .pause()
    .on('error', () => {});
}

/** Sends all, reads all; `leaveAfter`: goes away after that many bytes of the answer. */
export async function converse(port: number, sent: Uint8Array, leaveAfter = Number.POSITIVE_INFINITY): Promise<Ending> {
  const start = performance.now();
  const socket = open(port);
  let head = '';
  let tail = '';
  let bytes = 0;
  let connected = Number.NaN;
  let firstByte = Number.NaN;
  socket.once('connect', () => {
    connected = performance.now() - start;
  });
  socket.on('data', (piece: Buffer) => {
    if (bytes === 0) firstByte = performance.now() - start;
    bytes += piece.length;
    if (head.length < 12) head += piece.toString('latin1', 0, 12);
    tail = (tail + piece.toString('latin1', Math.max(0, piece.length - 5))).slice(-5);
    if (bytes >= leaveAfter) socket.resetAndDestroy();
  });
  socket.write(sent);
  socket.resume();
  await once(socket, 'close');
  const whole = tail === '0\r\n\r\n';
  const milliseconds = performance.now() - start;
  return { status: Number(head.slice(9, 12)), bytes, whole, connected, firstByte, milliseconds };
}

/** Sends the beginning of a request and goes away. */
export async function breakOff(port: number, sent: Uint8Array, politely: boolean): Promise<void> {
  const socket = open(port);
  await once(socket, 'connect').catch(() => {});
  await new Promise((resolve) => socket.write(sent, resolve));
  if (politely) socket.end().resume();
  else socket.resetAndDestroy();
  if (!socket.closed) await once(socket, 'close');
}

/** Runs `count` tasks, so many at once. */
export async function inParallel(count: number, width: number, task: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Waits until a condition holds; false where it does not within the time. */
export async function within(milliseconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

export const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
