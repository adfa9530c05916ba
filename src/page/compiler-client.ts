import type { AnswerOf, Exchanges, Reply, Request, RequestName } from './messages.ts';

/** The worker, as the window asks it. */
export class CompilerClient {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  #last: Promise<unknown> = Promise.resolve();
  /** Rejects what is asked now. */
  #reject: (reason: Error) => void = () => undefined;
  /** Why nothing is answered any more; null: the worker runs. */
  #end: Error | null = null;

  constructor() {
    this.#worker = new Worker(new URL('worker.js', document.baseURI), { type: 'module' });
    this.#worker.addEventListener('error', () => this.#fail('The compiler of the page did not start.'));
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker.postMessage(null, [port2]);
    port1.start();
  }

  /** Rejects with what nobody foresaw, and with what stands against an output. Requests are sent one after the other. */
  ask<Name extends RequestName>(name: Name, asked: Exchanges[Name]['asked']): Promise<AnswerOf<Name>> {
    const answered = this.#last.then(() => this.#send(name, asked));
    this.#last = answered.catch(() => undefined);
    return answered;
  }

  /** Ends the worker: what it was asked for, and is asked for from now on, is rejected. */
  close(): void {
    this.#worker.terminate();
    this.#fail('The compiler of the page has ended.');
  }

  #fail(message: string): void {
    this.#end = new Error(message);
    this.#reject(this.#end);
  }

  #send<Name extends RequestName>(name: Name, asked: Exchanges[Name]['asked']): Promise<AnswerOf<Name>> {
    if (this.#end !== null) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      const answered = ({ data }: MessageEvent<Reply<Name>>): void => {
        if ('failure' in data) reject(new Error(data.failure));
        else resolve(data.answer);
      };
      this.#port.addEventListener('message', answered, { once: true });
      const request: Request<Name> = { name, asked };
      this.#port.postMessage(request);
    });
  }
}
