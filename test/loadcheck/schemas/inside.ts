import { PassThrough, Writable } from 'node:stream';
import { run } from '../../../src/cli/run.ts';
import type { Generator } from './processes.ts';

/** What a command is told whose reader went away. */
const GONE = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });

/**
 * Runs the command in this process, where nothing is loaded again for each schema. What it would hold of memory by itself is not
 * said. Words are those behind `rowsmith`.
 */
export function startInside(words: readonly string[]): Generator {
  const output = new PassThrough();
  const stdout = new Writable({
    // A chunk is written over once it was taken.
    write(chunk: Uint8Array, _encoding, done) {
      if (output.destroyed) done(GONE);
      else if (output.write(Buffer.from(chunk))) done();
      else {
        const goOn = () => {
          output.off('drain', goOn).off('close', goOn);
          done(output.destroyed ? GONE : null);
        };
        output.once('drain', goOn).once('close', goOn);
      }
    },
  });
  stdout.on('error', () => {});
  let messages = '';
  const stderr = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      messages += String(chunk);
      done();
    },
  });
  const code = run(words, {
    stdin: new PassThrough(),
    stdout,
    stderr,
    environment: {},
    now: () => performance.now(),
    date: () => new Date(),
    drawSeed: () => 1,
    heapShare: () => 0,
    residentBytes: () => 0,
  });
  const ending = code.then(
    (exitCode) => ({ isGood: exitCode === 0, messages: messages || `Exit code ${exitCode}.` }),
    (error: unknown) => ({ isGood: false, messages: String(error instanceof Error ? error.stack : error) }),
  );
  return { output, ending: ending.finally(() => output.end()), peakBytes: () => null };
}
