import { Transform } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ContentCoding, codingFor } from '../../src/http/content-coding.ts';

const start = () => new Transform();
const codings: readonly ContentCoding[] = [
  { name: 'zstd', start },
  { name: 'gzip', start },
];

for (const [header, expected] of [
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['GZip', 'gzip'],
  ['gzip, deflate, br', 'gzip'],
  ['gzip, deflate, br, zstd', 'zstd'],
  [' zstd ;q=0.5 ,\tgzip; q=0.8 ', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['gzip;q=0', null],
  ['gzip;q=0.000, *', 'zstd'],
  ['zstd;q=0, *;q=0.1', 'gzip'],
  ['*', 'zstd'],
  ['*;q=0', null],
  ['gzip, *;q=0', 'gzip'],
  ['identity, gzip', 'gzip'],
  ['identity;q=0.5, gzip;q=0.4', null],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0, *;q=0', null],
  ['identity;q=0', null],
  // What is no element is passed over.
  ['gzip;q=2', null],
  ['gzip;q=0.0001', null],
  ['gzip;level=9', null],
  ['br;q=1.0, gzip;q=0.2;x, zstd;q=.5', null],
  [',,gzip,', 'gzip'],
  ['gzip;q=0, gzip', 'gzip'],
  ['deflate', null],
] as const) {
  test(`Accept-Encoding: ${header}`, () => {
    assert.is(codingFor(header, codings)?.name ?? null, expected);
  });
}

test('without codings, bytes are sent as they are', () => {
  assert.is(codingFor('gzip, *', []), null);
});

test.run();
