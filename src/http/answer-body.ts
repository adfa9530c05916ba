import type { Transform } from 'node:stream';
import { ended, settled, written } from '../node/written.ts';
import type { ContentCoding } from './content-coding.ts';
import type { Exchange } from './exchange.ts';

/** The body of an answer, as it is sent. */
export interface AnswerBody {
  /** Resolves once the chunk may be used again; rejects where its bytes never leave. */
  write(chunk: Uint8Array): Promise<void>;
  /** Resolves once all bytes have left; rejects as `write` does. */
  end(): Promise<void>;
  /** Gives up what it holds; to be called once, whatever became of the answer. */
  close(): void;
}

/** The body of an exchange's answer, coded or as it is; null: as it is. */
export function answerBody(exchange: Exchange, coding: ContentCoding | null): AnswerBody {
  return coding === null ? new PlainBody(exchange) : new CodedBody(exchange, coding.start());
}

class PlainBody implements AnswerBody {
  readonly #exchange: Exchange;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  async write(chunk: Uint8Array): Promise<void> {
    const { response, request } = this.#exchange;
    await written(response, chunk, request.socket);
    this.#exchange.bytes += chunk.length;
  }

  end(): Promise<void> {
    const { response, request } = this.#exchange;
    return ended(response, request.socket);
  }

  close(): void {}
}

/**
 * Codes in threads of Node.js. A reader that is slow fills the response and then the coder, which calls no write back until it has
 * room; so a chunk is taken as late as without it, but for what both hold.
 */
class CodedBody implements AnswerBody {
  readonly #exchange: Exchange;
  readonly #coder: Transform;
  /** Rejects where coding fails: what is written then is not called back. */
  readonly #failed: Promise<never>;

  constructor(exchange: Exchange, coder: Transform) {
    this.#exchange = exchange;
    this.#coder = coder;
    this.#failed = new Promise((_resolve, reject) => coder.once('error', (error) => reject(new CodingError(error))));
    // Whoever waits for a write is told; where nobody does, the next one is.
    this.#failed.catch(() => {});
    coder.on('data', (piece: Uint8Array) => {
      exchange.bytes += piece.length;
    });
    coder.pipe(exchange.response);
  }

  write(chunk: Uint8Array): Promise<void> {
    return Promise.race([written(this.#coder, chunk, this.#exchange.request.socket), this.#failed]);
  }

  end(): Promise<void> {
    const { response, request } = this.#exchange;
    const left = settled(request.socket, (done) => {
      response.once('finish', () => done());
      this.#coder.end();
    });
    return Promise.race([left, this.#failed]);
  }

  close(): void {
    this.#coder.destroy();
  }
}

/** Coding failed, which is our fault: not the end of a connection. */
export class CodingError extends Error {
  override readonly name = 'CodingError';

  constructor(cause: Error) {
    super('An answer could not be coded.', { cause });
  }
}
