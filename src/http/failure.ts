import type { OutgoingHttpHeaders } from 'node:http';
import { DdlError, OptionError } from '../index.ts';
import { SNAKE } from '../options/fault.ts';
import { messageNaming } from '../options/option-error.ts';
import type { Exchange } from './exchange.ts';

/** How a request that gets no rows is answered. */
export interface Failure {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: {
    /** One sentence for the person who sent the request. */
    readonly error: string;
    /** A stable snake_case word for the kind of failure. */
    readonly code: string;
    /** The path of the option that is at fault: `options.where.0`. */
    readonly option?: string;
    /** Where the DDL, or the SQL of this option, is at fault; both count from 1. */
    readonly line?: number;
    readonly column?: number;
  };
}

/** Something other than the DDL is wrong with a request. `message` is one sentence for the person who sent it. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly code: string;
  readonly headers: OutgoingHttpHeaders;

  constructor(status: number, code: string, message: string, headers: OutgoingHttpHeaders = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The answer to all faults of our own: nothing of the error is in it, as its text may hold anything. */
export const INTERNAL_FAILURE: Failure = {
  status: 500,
  headers: {},
  body: { error: 'The service failed to answer this request.', code: 'internal_error' },
};

/** How to answer `error`; undefined where the request is not at fault. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof RequestError) {
    const { status, headers, message, code } = error;
    return { status, headers, body: { error: message, code } };
  }
  if (error instanceof DdlError) {
    const { message, code, line, column } = error;
    return { status: 400, headers: {}, body: { error: message, code, line, column } };
  }
  if (error instanceof OptionError) return optionFailure(error);
  return error instanceof RefusedOption ? optionFailure(error.refusal) : undefined;
}

/** What is known of an option that asks for what the tables cannot give: plain data, which a thread can send. */
export type OptionRefusal = Pick<OptionError, 'message' | 'option' | 'place'>;

/** The same, where a thread found it. */
export class RefusedOption extends Error {
  override readonly name = 'RefusedOption';
  readonly refusal: OptionRefusal;

  constructor(refusal: OptionRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

function optionFailure({ message, option, place }: OptionRefusal): Failure {
  const where = place === null ? {} : { line: place.line, column: place.column };
  const error = messageNaming({ message, option }, (path) => `The option ${spelled(path)}`) ?? message;
  const body = { error, code: 'invalid_option', option: `options.${spelled(option)}`, ...where };
  return { status: 400, headers: {}, body };
}

/** A path as JSON has it: the names of tables and columns in it stay as they are, behind the option itself. */
function spelled(path: string): string {
  const [name = '', ...inside] = path.split('.');
  return [SNAKE(name), ...inside].join('.');
}

/** The head and body of an answer to a failure. */
export function failureText(failure: Failure): { readonly headers: OutgoingHttpHeaders; readonly text: string } {
  const text = JSON.stringify(failure.body);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...failure.headers,
  };
  return { headers, text };
}

/**
 * Sends a failure. A request that is still coming in may go on for `lingerMilliseconds`, and is dropped: a connection closed
 * while its client sends is reset, and the client would see the reset in place of the answer before it.
 */
export function answerFailure(exchange: Exchange, failure: Failure, lingerMilliseconds: number): void {
  const { request, response } = exchange;
  const { headers, text } = failureText(failure);
  exchange.code = failure.body.code;
  exchange.bytes = request.method === 'HEAD' ? 0 : Buffer.byteLength(text);
  response.writeHead(failure.status, { ...headers, ...(request.complete ? {} : { Connection: 'close' }) });
  if (request.complete) {
    response.end(text);
    return;
  }
  exchange.isRefused = true;
  response.write(text);
  const timer = setTimeout(() => request.socket.destroy(), lingerMilliseconds);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => response.end());
  request.resume();
}
