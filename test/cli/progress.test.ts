import { Readable, Writable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startProgress } from '../../src/cli/progress.ts';

/** What a terminal is shown of some calls; the clock is told before each. */
function shownBy(
  tables: number,
  use: (progress: ReturnType<typeof startProgress>, at: (time: number) => void) => void,
) {
  const shown: string[] = [];
  let time = 0;
  const stderr = new Writable({
    write(chunk, _encoding, done) {
      shown.push(String(chunk));
      done();
    },
  });
  const progress = startProgress(
    {
      stdin: Readable.from([]),
      stdout: new Writable(),
      stderr: Object.assign(stderr, { isTTY: true }),
      environment: {},
      now: () => time,
      date: () => new Date(0),
      drawSeed: () => 0,
      heapShare: () => 0,
      residentBytes: () => 0,
    },
    tables,
    false,
  );
  use(progress, (now) => {
    time = now;
  });
  return shown;
}

test('says which table is written, its rows, and the bytes and the rate of all', () => {
  const shown = shownBy(12, (progress, at) => {
    progress.begin({ name: 'orders', number: 3, rows: 5000 });
    at(500);
    progress.add(1000, 40_000);
    progress.begin({ name: 'a\x1bvery_long_name_of_a_table', number: 4, rows: 2000 });
    at(550);
    progress.add(500, 60_000);
    at(2000);
    progress.add(500, 1_000_000);
    progress.clear();
  });
  assert.equal(shown, [
    '\rtable 3 of 12, orders: 1,000 of 5,000 rows, 0.0 MB, 2,000 rows/s\x1b[K',
    '\rtable 4 of 12, a\ufffdvery_long_name_of_a_t…: 1,000 of 2,000 rows, 1.1 MB, 1,000 rows/s\x1b[K',
    '\r\x1b[K',
  ]);
});

test('of one table, says its rows', () => {
  const shown = shownBy(1, (progress, at) => {
    progress.begin({ name: 't', number: 1, rows: 10 });
    at(100);
    progress.add(5, 10);
  });
  assert.equal(shown, ['\r5 of 10 rows, 0.0 MB, 50 rows/s\x1b[K']);
});

test.run();
