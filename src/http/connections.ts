import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Exchange } from './exchange.ts';

/**
 * The open exchanges of each connection. Pipelined requests make several: the answers to all but the first wait without a
 * socket, so they learn of its end from here.
 */
export class Connections {
  readonly #open = new Map<Duplex, Set<Exchange>>();
  readonly #requests = new WeakMap<Duplex, number>();
  readonly #ended: (exchange: Exchange) => void;

  /** `ended` is called once for each exchange, when its answer is finished or its connection gone. */
  constructor(ended: (exchange: Exchange) => void) {
    this.#ended = ended;
  }

  get count(): number {
    return this.#open.size;
  }

  add(socket: Duplex): void {
    this.#open.set(socket, new Set());
    // Each answer that waits listens for its end, and a client may pipeline as many requests as it likes.
    socket.setMaxListeners(0);
    socket.once('close', () => {
      for (const exchange of this.openOn(socket)) this.#end(exchange);
      this.#open.delete(socket);
    });
  }

  /** Gives how many requests there were on this connection, with this one. */
  open(exchange: Exchange): number {
    const { socket } = exchange.request;
    this.#open.get(socket)?.add(exchange);
    exchange.response.once('close', () => this.#end(exchange));
    const requests = (this.#requests.get(socket) ?? 0) + 1;
    this.#requests.set(socket, requests);
    return requests;
  }

  openOn(socket: Duplex): readonly Exchange[] {
    return [...(this.#open.get(socket) ?? [])];
  }

  /** Closes the connections on which nothing ever came: Node.js takes them for ones that are late with their first request. */
  closeUnused(): void {
    for (const socket of this.#open.keys()) if (socket instanceof Socket && socket.bytesRead === 0) socket.destroy();
  }

  #end(exchange: Exchange): void {
    if (this.#open.get(exchange.request.socket)?.delete(exchange) === true) this.#ended(exchange);
  }
}
