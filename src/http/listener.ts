import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SHUTDOWN_SWEEP_MILLISECONDS } from './limits.ts';

/** Something that listens on a port. */
export interface Listener {
  /** Starts to accept connections; port 0 takes any free one. Rejects with the system's error. */
  listen(host: string, port: number): Promise<AddressInfo>;
  /** Accepts no more, lets answers under way finish within the time given, cuts the rest, and resolves when all is closed. */
  shutDown(graceMilliseconds: number): Promise<void>;
}

/** Starts a server to listen and calls `ready` when it does. */
type Start = (port: number, host: string, ready: () => void) => unknown;

/**
 * The listening side of a server of Node's. `failed` hears of connections that the system could not give it, which is no reason
 * to end: it may have no memory or descriptors for the moment.
 */
export function listenerOf(server: Server, start: Start, failed: (error: Error) => void): Listener {
  return {
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        start(port, host, () => {
          server.off('error', reject).on('error', failed);
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

/** A server that listens on a port has an address with parts; the types also know pipes. */
function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address === 'object' && address !== null) return address;
  throw new TypeError('The server does not listen on a port.');
}
