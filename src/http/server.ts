import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import polka, { type Polka } from 'polka';
import type { DialectName } from '../index.ts';
import { answerFailure, failureOf, INTERNAL_FAILURE, RequestError } from './failure.ts';
import { type GenerateContext, generate } from './generate.ts';
import { DEFAULT_LIMITS, LATENESS_CHECK_MILLISECONDS, type Limits, SHUTDOWN_SWEEP_MILLISECONDS } from './limits.ts';

/** A base path, and the dialect that is read and written below it. */
export interface Mount {
  /** Empty, or a path that begins with a slash and does not end in one. */
  readonly path: string;
  readonly dialect: DialectName;
}

/** Where the service tells its operator what happens. */
export interface Log {
  /** Takes an error that is no fault of a request. */
  readonly fault: (error: unknown) => void;
}

export interface ServerOptions extends Omit<GenerateContext, 'limits'> {
  readonly log: Log;
  /** Default: each dialect below its name. */
  readonly mounts?: readonly Mount[];
  /** Those that are not as in DEFAULT_LIMITS. */
  readonly limits?: Partial<Limits>;
}

/** The HTTP service. */
export interface Service {
  /** Starts to accept connections; port 0 takes any free one. Rejects with the system's error. */
  listen(host: string, port: number): Promise<AddressInfo>;
  /** Accepts no more, lets answers under way finish within the time given, cuts the rest, and resolves when all is closed. */
  shutDown(graceMilliseconds: number): Promise<void>;
}

export const DEFAULT_MOUNTS: readonly Mount[] = [
  { path: '/mysql', dialect: 'mysql' },
  { path: '/postgresql', dialect: 'postgresql' },
];

/** The path of the one endpoint below a mount. */
export function endpointOf(mount: Mount): string {
  return `${mount.path}/api/v1/generate/sql`;
}

/** Makes the service; nothing is opened before `listen`. */
export function createServer(options: ServerOptions): Service {
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const server = createHttpServer({
    headersTimeout: limits.headersMilliseconds,
    requestTimeout: limits.requestMilliseconds,
    keepAliveTimeout: limits.keepAliveMilliseconds,
    connectionsCheckingInterval: LATENESS_CHECK_MILLISECONDS,
  });
  const mounts = options.mounts ?? DEFAULT_MOUNTS;
  const app = polka({
    server,
    onError: (error, _request, response) => answerError(error, response, options.log, limits.lingerMilliseconds),
    onNoMatch: () => {
      const message = `Nothing is at this path; rows come from POST ${mounts.map(endpointOf).join(' and ')}.`;
      throw new RequestError(404, 'not_found', message);
    },
  });
  addRoutes(app, mounts, { ...options, limits });
  return {
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        app.listen(port, host, () => {
          server.off('error', reject);
          resolve(addressOf(server.address()));
        });
      }),
    shutDown: (graceMilliseconds) =>
      new Promise((resolve) => {
        // Closing ends the connections that are idle now; one that gets idle later would wait for its next request.
        const sweep = setInterval(() => server.closeIdleConnections(), SHUTDOWN_SWEEP_MILLISECONDS);
        const end = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(end);
          resolve();
        });
      }),
  };
}

function addRoutes(app: Polka, mounts: readonly Mount[], context: GenerateContext): void {
  for (const mount of mounts) {
    // Polka matches a string in any letter case and with a slash behind it: those are other paths.
    const path = new RegExp(`^${endpointOf(mount).replaceAll(/[^\w/]/g, '\\$&')}$`);
    app.post(path, (request, response) => generate(context, mount.dialect, request, response));
    app.all(path, (request) => {
      const message = `The method here is POST, not ${request.method}.`;
      throw new RequestError(405, 'method_not_allowed', message, { Allow: 'POST' });
    });
  }
}

/** Once an answer has begun, its connection is cut, so that the client sees that it is not complete. */
function answerError(error: unknown, response: ServerResponse, log: Log, lingerMilliseconds: number): void {
  const { socket } = response.req;
  // The client is gone, which is what most errors here are about; there is no one to answer.
  if (socket.destroyed) return;
  const failure = response.headersSent ? undefined : failureOf(error);
  if (failure === undefined) log.fault(error);
  if (response.headersSent) socket.destroy();
  else answerFailure(response, failure ?? INTERNAL_FAILURE, lingerMilliseconds);
}

/** A server that listens on a port has an address with parts; the types also know pipes. */
function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address === 'object' && address !== null) return address;
  throw new TypeError('The server does not listen on a port.');
}
