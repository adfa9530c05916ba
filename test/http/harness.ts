import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ExchangeReport } from '../../src/http/exchange.ts';
import { createServer, type ServerOptions, type Service } from '../../src/http/server.ts';
import { type CompiledTable, compileSchema } from '../../src/index.ts';
import { stubTable } from '../node/stub-table.ts';

/** A running service, as a test sees it. */
export interface Running {
  readonly service: Service;
  readonly port: number;
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** What the service logged: errors, and the requests that are over. */
  readonly faults: unknown[];
  readonly reports: ExchangeReport[];
  /** What it said is well again. */
  readonly notices: string[];
  /** POSTs JSON to the MySQL endpoint. */
  post(body: unknown): Promise<Response>;
}

/** Runs `use` with a service on a free port, made of `options` over a stub table, a clock that stands, and no limit of the rate. */
export async function withService(
  options: Partial<ServerOptions>,
  use: (running: Running) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  const reports: ExchangeReport[] = [];
  const notices: string[] = [];
  const service = createServer({
    compile: () => stubTable().compiled,
    now: () => 0,
    drawSeed: () => 4711,
    log: {
      fault: (error) => faults.push(error),
      request: (report) => reports.push(report),
      notice: (message) => notices.push(message),
    },
    rate: null,
    ...options,
  });
  const { port } = await service.listen('127.0.0.1', 0);
  const origin = `http://127.0.0.1:${port}`;
  const post = (body: unknown) => postTo(`${origin}/mysql/api/v1/generate/sql`, JSON.stringify(body));
  try {
    await use({ service, port, origin, faults, reports, notices, post });
  } finally {
    await service.shutDown(0);
  }
}

export function postTo(url: string, body: BodyInit, type = 'application/json'): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
}

/** Compiles without a thread. */
export const compileAtOnce: ServerOptions['compile'] = (ddl, { dialect, strict, values }) =>
  compileSchema(ddl, { dialect, strict, ...values });

/** A `compile` that gives this table, or throws this error. */
export function compiling(result: CompiledTable | Error): ServerOptions['compile'] {
  return () => {
    if (result instanceof Error) throw result;
    return result;
  };
}

/** A request to the MySQL endpoint as it is on the wire. */
export function rawRequest(body: unknown, headers: readonly string[] = []): string {
  const text = JSON.stringify(body);
  return [
    'POST /mysql/api/v1/generate/sql HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...headers,
    '',
    text,
  ].join('\r\n');
}

/** A client that reads nothing before it is told to. Errors of the connection show as its end. */
export async function rawClient(port: number, sent: string | Uint8Array): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

/** All that comes in until the connection ends. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Uint8Array[] = [];
  socket.on('data', (chunk: Uint8Array) => chunks.push(chunk)).resume();
  if (!socket.closed) await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

/** Waits until `holds` does; fails after two seconds. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (let waited = 0; waited < 2000; waited += 5) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`Not within two seconds: ${what}`);
}
