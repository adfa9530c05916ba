import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Presence } from './compilers.ts';
import { LOGGED_PATH_CHARACTERS } from './limits.ts';

/** What is known of a request and its answer at their end. No part of it is from the body, so no DDL is. */
export interface ExchangeReport {
  readonly id: string;
  readonly client: string;
  readonly method: string;
  /** Without the query, cut; Node.js takes printable ASCII only. */
  readonly path: string;
  /** The endpoint's path, null for any other. */
  readonly endpoint: string | null;
  /** Null where the client went away before there was one. */
  readonly status: number | null;
  /** The failure's code, null for an answer with rows. */
  readonly code: string | null;
  readonly rows: number;
  /** Bytes of the answer's body that the system took. */
  readonly bytes: number;
  readonly milliseconds: number;
  /** Whether the connection ended before the answer did. */
  readonly aborted: boolean;
}

/** One request and its answer, from the head of the one to the end of the other. */
export class Exchange {
  readonly id: string;
  readonly client: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Whether the client waits for leave to send the body (Expect: 100-continue). */
  readonly awaitsContinue: boolean;
  endpoint: string | null = null;
  code: string | null = null;
  rows = 0;
  bytes = 0;
  /** Whether a whole failure was sent, whatever becomes of the connection then: the rest of the request may never come. */
  isRefused = false;
  /** Set where that failure went past `response`, since the request cannot be read. */
  statusOnSocket: number | null = null;
  readonly #path: string;
  readonly #startedAt: number;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    facts: { readonly id: string; readonly client: string; readonly now: number; readonly awaitsContinue: boolean },
  ) {
    this.request = request;
    this.response = response;
    this.id = facts.id;
    this.client = facts.client;
    this.awaitsContinue = facts.awaitsContinue;
    this.#path = loggedPath(request.url ?? '');
    this.#startedAt = facts.now;
  }

  /** Whether the client is gone, or has its answer: there is no one to work for. */
  get isOver(): boolean {
    return this.request.socket.destroyed || this.statusOnSocket !== null;
  }

  /** A client that has closed its side may still read the answer; most that do are gone. */
  get presence(): Presence {
    if (this.isOver) return 'gone';
    return this.request.socket.readableEnded ? 'silent' : 'waiting';
  }

  report(now: number): ExchangeReport {
    const { id, client, endpoint, code, rows, bytes, request, response, statusOnSocket } = this;
    return {
      id,
      client,
      method: request.method ?? '',
      path: this.#path,
      endpoint,
      status: statusOnSocket ?? (response.headersSent ? response.statusCode : null),
      code,
      rows,
      bytes,
      milliseconds: now - this.#startedAt,
      aborted: !this.isRefused && !response.writableFinished,
    };
  }
}

/** The request's X-Request-Id if it is one that a log and a header can hold as it is. */
export function givenRequestId(request: IncomingMessage): string | undefined {
  const id = request.headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:;,+/=@~-]{1,128}$/.test(id) ? id : undefined;
}

function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.slice(0, LOGGED_PATH_CHARACTERS);
}
