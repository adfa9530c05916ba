import type { ServerResponse } from 'node:http';
import type { Insertion } from '../index.ts';
import { type AnswerBody, CodingError } from './answer-body.ts';
import type { Exchange } from './exchange.ts';
import { OVERTIME, SHORT_BYTES, STALL_CHECKS } from './limits.ts';
import type { Turns } from './turns.ts';

/**
 * The chunks of `insertion`, which is told to stop once making them took `capMilliseconds` in all. Only the work counts, of
 * which `spentMilliseconds` were spent before; the time until the next chunk is asked for is its reader's. Throws where it does not
 * end within twice that time: it is broken off.
 */
export function* timedChunks(
  insertion: Insertion,
  now: () => number,
  capMilliseconds: number,
  spentMilliseconds: number,
): Generator<Uint8Array, void> {
  const chunks = insertion[Symbol.iterator]();
  let spent = spentMilliseconds;
  try {
    for (;;) {
      if (spent >= OVERTIME * capMilliseconds)
        throw new Error('An answer could not be left at its cap, and took too long.');
      if (spent >= capMilliseconds) insertion.stop();
      const start = now();
      const next = chunks.next();
      spent += now() - start;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    chunks.return?.();
  }
}

/**
 * Sends `first` and all that follow as the rest of an answer, at the pace of the client and in turn with other answers, and ends
 * it. Each chunk goes back to `insertion` when `body` has taken it. Ends early where the client goes away, or takes nothing
 * for `stallMilliseconds`.
 */
export async function sendChunks(
  exchange: Exchange,
  body: AnswerBody,
  insertion: Insertion,
  first: IteratorResult<Uint8Array, void>,
  rest: Generator<Uint8Array, void>,
  turns: Turns,
  stallMilliseconds: number,
): Promise<void> {
  const { response } = exchange;
  const { socket } = response.req;
  let madeBytes = 0;
  for (let next = first; !next.done; next = rest.next()) {
    if (!(await isTaken(body.write(next.value), response, stallMilliseconds))) return;
    madeBytes += next.value.length;
    exchange.rows = insertion.rowsWritten;
    insertion.release(next.value);
    // A write that the kernel takes at once calls back within this turn; others are served before the next chunk is made.
    await turns.next(madeBytes < SHORT_BYTES);
    if (socket.destroyed) return;
  }
  await isTaken(body.end(), response, stallMilliseconds);
}

/**
 * Waits for a write. Where it fails or stalls, the connection is of no more use: it is closed, and the answer is false. Throws where
 * coding its bytes failed.
 */
async function isTaken(write: Promise<void>, response: ServerResponse, stallMilliseconds: number): Promise<boolean> {
  const { socket } = response.req;
  let waiting = waitingBytes(socket);
  let idleChecks = 0;
  const timer = setTimeout(() => {
    const now = waitingBytes(socket);
    // An answer without a socket waits behind an earlier one on its connection, which has a timer of its own.
    idleChecks = now !== waiting || response.socket === null ? 0 : idleChecks + 1;
    waiting = now;
    if (idleChecks < STALL_CHECKS) timer.refresh();
    else socket.destroy();
  }, stallMilliseconds / STALL_CHECKS);
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof CodingError) throw error;
    socket.destroy();
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Bytes that the system has not taken of what it was given. Only the handle below a socket knows (Node's own time-out of
 * sockets asks it, too): a slow reader takes part of a chunk. Zero where there is none: then only whole chunks count.
 */
function waitingBytes(socket: object): number {
  const handle: unknown = '_handle' in socket ? socket._handle : undefined;
  if (typeof handle !== 'object' || handle === null || !('writeQueueSize' in handle)) return 0;
  return Number(handle.writeQueueSize);
}
