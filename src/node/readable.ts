import { Readable } from 'node:stream';
import type { CompiledTable, InsertOptions } from '../index.ts';
import { checkCompiled } from '../options/check-options.ts';

/**
 * The output of `compiled.insert(options)` as a Node stream of bytes. It makes a chunk when its reader asks for one, one in a
 * turn of the event loop, and ends the work when it is destroyed. Throws what `insert` throws.
 */
export function readable(compiled: CompiledTable, options?: InsertOptions): Readable {
  checkCompiled('readable', compiled);
  const chunks = compiled.insert(options)[Symbol.iterator]();
  return new Readable({
    read() {
      // A reader that never pauses would otherwise keep the loop busy until the last row.
      setImmediate(() => {
        if (!this.destroyed) pushNext(this, chunks);
      });
    },
    destroy(error, done) {
      chunks.return?.();
      done(error);
    },
  });
}

/**
 * Passes one chunk on, for good: a stream cannot know how long its readers keep what they were given, so none is released to
 * be written over.
 */
function pushNext(stream: Readable, chunks: Iterator<Uint8Array>): void {
  try {
    const next = chunks.next();
    stream.push(next.done ? null : next.value);
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
