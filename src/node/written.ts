import type { Writable } from 'node:stream';

/**
 * Hands `chunk` to `sink`. Resolves once its bytes were taken, so that the chunk may be used again; rejects where they never
 * will be. `carrier` is the stream whose end says so: for an HTTP response its socket, because a response that waits behind
 * another one on the same connection is told nothing when that connection closes.
 */
export function written(sink: Writable, chunk: Uint8Array, carrier: Writable = sink): Promise<void> {
  return settled(carrier, (done) => sink.write(chunk, done));
}

/** Ends `sink`. Resolves once everything before was taken; rejects as `written` does. */
export function ended(sink: Writable, carrier: Writable = sink): Promise<void> {
  return settled(carrier, (done) => sink.end(done));
}

/** Resolves when what is started calls back without an error; rejects where it has one, or `carrier` is closed before. */
export function settled(carrier: Writable, start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const closed = () => reject(carrier.errored ?? new Error('The stream was closed before it took everything.'));
    if (carrier.destroyed) {
      closed();
      return;
    }
    carrier.once('close', closed);
    start((error) => {
      carrier.off('close', closed);
      if (error) reject(error);
      else resolve();
    });
  });
}
