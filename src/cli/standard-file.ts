import { fstatSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';

/** The descriptor of the standard output. */
const STANDARD_OUTPUT = 1;

/**
 * The standard output where it is a file; undefined where it is something else. Node.js' own stream for it takes a write as
 * done of which the system took a part, the first sign of a full disk: the end of the rows would be missing without an error.
 */
export function standardFile(): Writable | undefined {
  return fstatSync(STANDARD_OUTPUT).isFile() ? wholeWrites(STANDARD_OUTPUT) : undefined;
}

/** Writes to a file, each chunk to its end before the next. */
export function wholeWrites(descriptor: number): Writable {
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      try {
        for (let at = 0; at < chunk.length; ) at += writeSync(descriptor, chunk, at);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      done();
    },
  });
}
