import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { plainAddress } from './client.ts';
import type { Exchange, ExchangeReport } from './exchange.ts';
import { type Failure, failureText } from './failure.ts';

/** The code of our own for CONNECT, whose target is no path. */
export const TUNNEL = 'TUNNEL';

/** What cannot be read as a request, by Node's code for it or ours. */
const FAILURES = new Map<string, Failure>([
  ['HPE_HEADER_OVERFLOW', failure(431, 'head_too_large', 'The head of the request is too large.')],
  ['ERR_HTTP_REQUEST_TIMEOUT', failure(408, 'request_timeout', 'The request did not arrive in time.')],
  [TUNNEL, failure(405, 'method_not_allowed', 'The method here is POST, not CONNECT.', { Allow: 'POST' })],
]);

const MALFORMED = failure(400, 'malformed_request', 'The request is not valid HTTP.');

/** The report of an answer to something that is no request yet. */
export function reportOfMalformed(id: string, socket: Duplex, { status, body }: Failure): ExchangeReport {
  const client = plainAddress(socket instanceof Socket ? socket.remoteAddress : undefined) ?? 'unknown';
  const nothing = { method: '', path: '', endpoint: null, rows: 0, bytes: 0, milliseconds: 0, aborted: false };
  return { id, client, status, code: body.code, ...nothing };
}

function failure(status: number, code: string, error: string, headers: OutgoingHttpHeaders = {}): Failure {
  return { status, headers: { ...headers, Connection: 'close' }, body: { error, code } };
}

/**
 * Ends a connection on which something came that cannot be read: with one answer, if there is a request that has none and
 * no earlier one that waits for its own. Answers under way to requests before it are finished first. Gives what was answered.
 */
export function endMalformed(
  socket: Duplex,
  error: NodeJS.ErrnoException,
  open: readonly Exchange[],
  requestId: string,
  lingerMilliseconds: number,
): Failure | undefined {
  const last = open.at(-1);
  if (!socket.writable) {
    socket.destroy();
    return undefined;
  }
  if (last?.request.complete) {
    ignoreInput(socket);
    last.response.once('finish', () => endSoon(socket, '', lingerMilliseconds));
    return undefined;
  }
  if (open.length > 1 || last?.response.headersSent) {
    socket.destroy();
    return undefined;
  }
  const failure = FAILURES.get(error.code ?? '') ?? MALFORMED;
  ignoreInput(socket);
  endSoon(socket, onTheWire(failure, requestId, last?.response), lingerMilliseconds);
  return failure;
}

/** Lets what still comes in pass: the parser has given up, and a connection closed while its client sends is reset. */
function ignoreInput(socket: Duplex): void {
  for (const event of ['data', 'end']) socket.removeAllListeners(event);
  socket.on('data', () => {});
}

function endSoon(socket: Duplex, text: string, lingerMilliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), lingerMilliseconds);
  socket.once('close', () => clearTimeout(timer));
  socket.end(text);
}

/** With the headers that the answer had by then, the rate limit's for one. */
function onTheWire(failure: Failure, requestId: string, response: ServerResponse | undefined): string {
  const { headers, text } = failureText(failure);
  const fields = new Map<string, string>();
  const add = (name: string, value: unknown) => fields.set(name.toLowerCase(), `${name}: ${value}`);
  add('X-Request-Id', requestId);
  for (const name of response?.getHeaderNames() ?? []) add(name, response?.getHeader(name));
  for (const [name, value] of Object.entries(headers)) add(name, value);
  return [`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`, ...fields.values(), '', text].join('\r\n');
}
