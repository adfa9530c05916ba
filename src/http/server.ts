import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import polka from 'polka';
import { clientAddress, type TrustProxy, trustProxies } from './client.ts';
import { Connections } from './connections.ts';
import { CONTENT_CODINGS, type ContentCoding } from './content-coding.ts';
import { answerAtEndpoint, DEFAULT_MOUNTS, type EndpointContext, endpointOf, type Mount } from './endpoint.ts';
import { Exchange, type ExchangeReport, givenRequestId } from './exchange.ts';
import { answerFailure, failureOf, INTERNAL_FAILURE, RequestError } from './failure.ts';
import type { GenerateContext } from './generate.ts';
import { Limiter, type Rate, type RateLimiter } from './limiter.ts';
import {
  DEFAULT_LIMITS,
  DEFAULT_RATE,
  LATENESS_CHECK_MILLISECONDS,
  LIMITER_KEYS,
  type Limits,
  SHUTDOWN_UNUSED_MILLISECONDS,
} from './limits.ts';
import { type Listener, listenerOf } from './listener.ts';
import type { Log } from './log.ts';
import { endMalformed, reportOfMalformed, TUNNEL } from './malformed.ts';
import { type Gauge, Metrics } from './metrics.ts';
import { type BucketStore, SharedLimiter } from './shared-limiter.ts';
import { Streams } from './streams.ts';
import { Turns } from './turns.ts';

export interface ServerOptions extends Omit<GenerateContext, 'codings' | 'heapShare' | 'limits' | 'streams' | 'turns'> {
  readonly log: Log;
  /** Default: each dialect below its name. */
  readonly mounts?: readonly Mount[];
  /** Those that are not as in DEFAULT_LIMITS. */
  readonly limits?: Partial<Limits>;
  /** Of one client at one endpoint; null for no limit. Default: DEFAULT_RATE. */
  readonly rate?: Rate | null;
  /** Where the rate is counted for several processes; its owner closes it. Default: each process counts by itself. */
  readonly rateStore?: BucketStore | undefined;
  /** Ranges of addresses (CIDR) of proxies whose X-Forwarded-For is believed. Default: none. */
  readonly trustedProxies?: readonly string[];
  /** Origins of web pages that may call; `*` for any. Default: none. */
  readonly corsOrigins?: readonly string[];
  /** Default: those that this Node.js has. */
  readonly codings?: readonly ContentCoding[];
  /** As in GenerateContext; none: the heap has room. */
  readonly heapShare?: () => number;
  /** Bytes of memory that the process holds, for the metrics. */
  readonly residentBytes?: () => number;
}

/** The HTTP service. */
export interface Service extends Listener {
  /** Whether it shuts down. */
  readonly isStopping: boolean;
  /** What was counted so far, for Prometheus. */
  metrics(): string;
}

/** Makes the service; nothing is opened before `listen`. Throws TypeError for a trusted proxy that is no range. */
export function createServer(options: ServerOptions): Service {
  return new HttpService(options);
}

class HttpService implements Service {
  isStopping = false;
  readonly #options: ServerOptions;
  readonly #limits: Limits;
  readonly #mounts: readonly Mount[];
  readonly #context: EndpointContext;
  readonly #trust: TrustProxy;
  readonly #metrics = new Metrics();
  readonly #listener: Listener;
  readonly #connections = new Connections((exchange) => this.#tell(exchange.report(this.#options.now())));
  readonly #exchanges = new WeakMap<IncomingMessage, Exchange>();
  readonly #awaitingContinue = new WeakSet<IncomingMessage>();
  /** What the ids of requests begin with: they are told apart across restarts. */
  readonly #idPrefix: string;
  #requestCount = 0;

  constructor(options: ServerOptions) {
    const { rate = DEFAULT_RATE } = options;
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.#options = options;
    this.#limits = limits;
    this.#mounts = options.mounts ?? DEFAULT_MOUNTS;
    this.#context = {
      codings: CONTENT_CODINGS,
      heapShare: () => 0,
      ...options,
      limits,
      limiter: rate === null ? undefined : this.#limiterOf(rate),
      corsOrigins: options.corsOrigins ?? [],
      streams: new Streams({
        places: limits.streams,
        clientPlaces: rate === null ? Number.POSITIVE_INFINITY : limits.clientStreams,
        waitMilliseconds: limits.streamWaitMilliseconds,
      }),
      turns: new Turns(),
    };
    this.#trust = trustProxies(options.trustedProxies ?? []);
    this.#idPrefix = options.drawSeed().toString(36);
    this.#listener = this.#makeListener();
  }

  listen: Listener['listen'] = async (host, port) => {
    // Opens a store of the rate: whoever starts the service hears at once of one that is away.
    await this.#context.limiter?.peek('', this.#options.now());
    return this.#listener.listen(host, port);
  };

  shutDown: Listener['shutDown'] = async (graceMilliseconds) => {
    this.isStopping = true;
    const timer = setTimeout(() => this.#connections.closeUnused(), SHUTDOWN_UNUSED_MILLISECONDS);
    await this.#listener.shutDown(graceMilliseconds);
    clearTimeout(timer);
  };

  metrics(): string {
    const { streams, limiter } = this.#context;
    const gauges: Gauge[] = [
      { name: 'rowsmith_streams_active', help: 'Answers that are being written.', value: streams.active },
      { name: 'rowsmith_streams_waiting', help: 'Requests that wait for a place.', value: streams.waiting },
      { name: 'rowsmith_connections', help: 'Open connections.', value: this.#connections.count },
      { name: 'rowsmith_limiter_keys', help: 'Clients whose bucket is not full.', value: limiter?.keys ?? 0 },
    ];
    if (limiter instanceof SharedLimiter) {
      const help = 'Whether the store of the rate answers; 0: this process counts by itself.';
      gauges.push({ name: 'rowsmith_rate_store_up', help, value: limiter.isStored ? 1 : 0 });
    }
    const { residentBytes } = this.#options;
    if (residentBytes !== undefined) {
      gauges.push({ name: 'process_resident_memory_bytes', help: 'Memory of the process.', value: residentBytes() });
    }
    return this.#metrics.text(gauges);
  }

  #limiterOf(rate: Rate): RateLimiter {
    const { rateStore, log } = this.#options;
    if (rateStore === undefined) return new Limiter(rate, LIMITER_KEYS);
    return new SharedLimiter(rate, rateStore, { fault: (error) => this.#tellFault(error), notice: log.notice });
  }

  #makeListener(): Listener {
    const limits = this.#limits;
    const server = createHttpServer({
      // Node.js refuses more than for the whole request.
      headersTimeout: Math.min(limits.headersMilliseconds, limits.requestMilliseconds),
      requestTimeout: limits.requestMilliseconds,
      keepAliveTimeout: limits.keepAliveMilliseconds,
      connectionsCheckingInterval: LATENESS_CHECK_MILLISECONDS,
      maxHeaderSize: limits.headBytes,
      // Checked here, so that it is answered like anything else.
      requireHostHeader: false,
    });
    server.maxRequestsPerSocket = limits.requestsPerConnection;
    server.maxConnections = limits.connections;
    // A client that closes its side after the request (nc -N, some scripts) still reads the answer.
    Object.assign(server, { httpAllowHalfOpen: true });
    server.on('connection', (socket) => {
      this.#connections.add(socket);
      this.#context.turns.arrived();
    });
    server.on('request', (request, response) => this.#begin(request, response));
    // Without these two, Node.js asks for every body at once, and answers any other expectation itself.
    server.on('checkContinue', (request, response) => {
      this.#awaitingContinue.add(request);
      server.emit('request', request, response);
    });
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    server.on('clientError', (error, socket) => this.#endMalformed(error, socket));
    // Without this one, Node.js closes the connection; with it, errors of the connection are ours to bear.
    server.on('connect', (_request, socket) => {
      socket.on('error', () => {});
      this.#endMalformed(Object.assign(new Error('A tunnel was asked for.'), { code: TUNNEL }), socket);
    });
    const app = polka({
      server,
      onError: (error, request) => this.#answerError(error, this.#exchangeOf(request)),
      onNoMatch: () => {
        const message = `Nothing is at this path; rows come from POST ${this.#mounts.map(endpointOf).join(' and ')}.`;
        throw new RequestError(404, 'not_found', message);
      },
    });
    for (const mount of this.#mounts) {
      // Polka matches a string in any letter case and with a slash behind it: those are other paths.
      const path = new RegExp(`^${endpointOf(mount).replaceAll(/[^\w/]/g, '\\$&')}$`);
      app.all(path, (request) => answerAtEndpoint(this.#context, mount, this.#exchangeOf(request)));
    }
    return listenerOf(
      server,
      (port, host, ready) => app.listen(port, host, ready),
      (error) => this.#tellFault(error),
    );
  }

  /** Comes before the router, which looks at the request in a later turn. */
  #begin(request: IncomingMessage, response: ServerResponse): void {
    // Failed writes are told to their callbacks; without a listener the event would end the process.
    response.on('error', () => {});
    request.url = originForm(request.url ?? '');
    const exchange = new Exchange(request, response, {
      id: givenRequestId(request) ?? this.#newRequestId(),
      client: clientAddress(request, this.#trust),
      now: this.#options.now(),
      awaitsContinue: this.#awaitingContinue.has(request),
    });
    this.#exchanges.set(request, exchange);
    const isLast = this.#connections.open(exchange) >= this.#limits.requestsPerConnection;
    response.setHeader('X-Request-Id', exchange.id);
    // Node.js itself would announce the end after so many requests, and leave it to the client.
    if (isLast || this.isStopping) response.setHeader('Connection', 'close');
  }

  #exchangeOf(request: IncomingMessage): Exchange {
    const exchange = this.#exchanges.get(request);
    if (exchange === undefined) throw new Error('The request was not begun.');
    return exchange;
  }

  #newRequestId(): string {
    this.#requestCount++;
    return `${this.#idPrefix}-${this.#requestCount}`;
  }

  /** Never throws: the router would take that for the end of the process. */
  #answerError(error: unknown, exchange: Exchange): void {
    const { request, response } = exchange;
    try {
      // The client is gone, which is what most errors here are about; there is no one to answer.
      if (exchange.isOver) return;
      const failure = response.headersSent ? undefined : failureOf(error);
      if (failure === undefined) this.#tellFault(error, exchange.id);
      if (response.headersSent) cutShort(request);
      else answerFailure(exchange, failure ?? INTERNAL_FAILURE, this.#limits.lingerMilliseconds);
    } catch (second) {
      cutShort(request);
      this.#tellFault(second, exchange.id);
    }
  }

  #endMalformed(error: Error, socket: Duplex): void {
    const open = this.#connections.openOn(socket);
    const [exchange] = open;
    const id = exchange?.id ?? this.#newRequestId();
    const failure = endMalformed(socket, error, open, id, this.#limits.lingerMilliseconds);
    if (failure === undefined) return;
    if (exchange !== undefined) {
      exchange.isRefused = true;
      exchange.statusOnSocket = failure.status;
      exchange.code = failure.body.code;
    } else {
      this.#tell(reportOfMalformed(id, socket, failure));
    }
  }

  #tell(report: ExchangeReport): void {
    this.#metrics.request(report);
    this.#options.log.request(report);
  }

  #tellFault(error: unknown, id?: string): void {
    this.#metrics.fault();
    this.#options.log.fault(error, id);
  }
}

/** Takes the path out of a target that names the host, too, as proxies are sent (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  return path ?? target;
}

/**
 * Ends an answer that has begun, so that the client sees that it is not complete: without the last chunk or, in HTTP/1.0, where
 * the end of the connection is the end of the answer, by a reset.
 */
function cutShort({ httpVersion, socket }: IncomingMessage): void {
  if (httpVersion === '1.0') socket.resetAndDestroy();
  else socket.destroy();
}
