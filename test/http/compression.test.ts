import { once } from 'node:events';
import { Transform } from 'node:stream';
import { createGunzip, createGzip, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ContentCoding } from '../../src/http/content-coding.ts';
import { stubTable, stubText } from '../node/stub-table.ts';
import { compileAtOnce, compiling, rawClient, rawRequest, readToEnd, until, withService } from './harness.ts';

const CHUNK = 100_000;
const GZIP = 'Accept-Encoding: gzip';
const CLOSE = 'Connection: close';
const asking = (rows: number) => ({ table_definition: 'CREATE TABLE t (a INT)', rows });

/** The bytes of a body that was sent in chunks, and whether the last of them came. */
function unchunked(wire: Buffer): { readonly head: string; readonly body: Buffer; readonly isWhole: boolean } {
  const bodyAt = wire.indexOf('\r\n\r\n') + 4;
  const parts: Buffer[] = [];
  for (let at = bodyAt; ; ) {
    const lineEnd = wire.indexOf('\r\n', at);
    const size = lineEnd < 0 ? Number.NaN : Number.parseInt(wire.toString('latin1', at, lineEnd), 16);
    const isWhole = size === 0;
    if (isWhole || Number.isNaN(size) || lineEnd + 2 + size > wire.length) {
      return { head: wire.toString('latin1', 0, bodyAt), body: Buffer.concat(parts), isWhole };
    }
    parts.push(wire.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 4 + size;
  }
}

for (const [rows, chunkBytes] of [
  [0, 40],
  [1, 40],
  [300, CHUNK],
] as const) {
  test(`${rows} rows in gzip are the same bytes`, async () => {
    const { compiled, log } = stubTable({ chunkBytes, maxRows: rows });
    await withService({ compile: compiling(compiled) }, async ({ port, reports }) => {
      const socket = await rawClient(port, rawRequest(asking(300), [GZIP, CLOSE]));
      const pieces: Buffer[] = [];
      socket.on('data', (piece: Buffer) => pieces.push(piece)).resume();
      await once(socket, 'close');
      const { head, body, isWhole } = unchunked(Buffer.concat(pieces));
      assert.match(head, '\r\nContent-Encoding: gzip\r\n');
      assert.match(head, '\r\nVary: Accept-Encoding\r\n');
      assert.match(head, '\r\nContent-Type: application/sql; charset=utf-8\r\n');
      assert.not.match(head, /content-length/i);
      assert.ok(isWhole);
      assert.ok(gunzipSync(body).toString() === stubText(rows, chunkBytes));
      assert.is(log.chunksReleased, rows);
      await until(() => reports.length === 1, 'the end is reported');
      assert.equal([reports[0]?.bytes, reports[0]?.rows, reports[0]?.aborted], [body.length, rows, false]);
    });
  });
}

test('real rows in gzip are those without', async () => {
  const body = { table_definition: 'CREATE TABLE t (a INT, b VARCHAR(50))', rows: 20_000, options: { seed: 1 } };
  await withService({ compile: compileAtOnce }, async ({ origin }) => {
    const texts = ['gzip', 'identity'].map(async (coding) => {
      const headers = { 'Content-Type': 'application/json', 'Accept-Encoding': coding };
      const url = `${origin}/mysql/api/v1/generate/sql`;
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      assert.is(response.headers.get('content-encoding'), coding === 'gzip' ? 'gzip' : null);
      assert.is(response.headers.get('vary'), 'Accept-Encoding');
      return response.text();
    });
    const [coded, plain] = await Promise.all(texts);
    assert.ok(coded === plain);
  });
});

test('takes the first coding of those that a client likes as much', async () => {
  const codings: readonly ContentCoding[] = [
    {
      name: 'zstd',
      start: () => new Transform({ transform: (piece, _encoding, done) => done(null, `<${piece.length}>`) }),
    },
    { name: 'gzip', start: createGzip },
  ];
  await withService({ codings }, async ({ port }) => {
    const request = rawRequest(asking(2), ['Accept-Encoding: gzip, zstd', CLOSE]);
    const answer = await readToEnd(await rawClient(port, request));
    assert.match(answer, '\r\nContent-Encoding: zstd\r\n');
    assert.ok(answer.includes('<40>'));
  });
});

test('failures are not coded', async () => {
  await withService({}, async ({ port }) => {
    const answer = await readToEnd(await rawClient(port, rawRequest({}, [GZIP, CLOSE])));
    assert.not.match(answer, /content-encoding/i);
    assert.ok(answer.endsWith('"code":"missing_field"}'));
  });
});

test('what is made can be read before more is', async () => {
  let goOn = false;
  const { compiled } = stubTable();
  function* insertInSteps() {
    const insertion = compiled.insert({ rows: 2 });
    yield;
    return Object.assign(insertion, {
      *[Symbol.iterator]() {
        yield new TextEncoder().encode('the first\n');
        while (!goOn) yield new Uint8Array();
        yield new TextEncoder().encode('the last\n');
      },
    });
  }
  await withService({ compile: () => ({ insertInSteps }) }, async ({ port }) => {
    const socket = await rawClient(port, rawRequest(asking(2), [GZIP, CLOSE]));
    const wire: Buffer[] = [];
    let text = '';
    socket.on('data', (piece: Buffer) => wire.push(piece)).resume();
    const readSoFar = () => {
      const coder = createGunzip();
      coder.on('data', (piece: Buffer) => {
        if (piece.length > text.length) text = piece.toString();
      });
      coder.on('error', () => {});
      coder.write(unchunked(Buffer.concat(wire)).body);
    };
    await until(() => {
      readSoFar();
      return text === 'the first\n';
    }, 'the first row is read');
    goOn = true;
    await once(socket, 'close');
    assert.is(gunzipSync(unchunked(Buffer.concat(wire)).body).toString(), 'the first\nthe last\n');
  });
});

/** Bytes that no coding makes short. */
function noise(): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: CHUNK }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

test('waits for a reader, and drops one that stands still', async () => {
  const bytes = noise();
  const { compiled, log } = stubTable();
  let made = 0;
  let isOver = false;
  function* insertInSteps() {
    yield;
    return Object.assign(compiled.insert({ rows: 2 }), {
      *[Symbol.iterator]() {
        try {
          for (; ; made++) yield bytes.slice();
        } finally {
          isOver = true;
        }
      },
    });
  }
  const limits = { stallMilliseconds: 200 };
  await withService({ compile: () => ({ insertInSteps }), limits }, async ({ port, faults, service }) => {
    const socket = await rawClient(port, rawRequest(asking(2), [GZIP]));
    await until(() => made > 3, 'the answer begins');
    await until(() => isOver, 'the work ends');
    assert.ok(made < 500, `${made} chunks were made for a reader that takes none`);
    const before = log.chunksReleased;
    assert.ok(before >= made - 1 && before <= made, `${before} of ${made} were given back`);
    await until(() => service.metrics().includes('rowsmith_connections 0\n'), 'the connection is closed');
    socket.destroy();
    assert.equal(faults, []);
  });
});

test('stops the work when the client goes away', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled) }, async ({ port, faults }) => {
    const socket = await rawClient(port, rawRequest(asking(100_000), [GZIP]));
    socket.resume();
    await until(() => log.chunksMade > 3, 'the answer begins');
    socket.destroy();
    await until(() => log.ended === 1, 'the work ends');
    assert.equal(faults, []);
  });
});

for (const [what, codings, message] of [
  ['making', [{ name: 'gzip', start: createGzip }], 'no fourth chunk'],
  ['coding', [{ name: 'gzip', start: () => failingCoder() }], 'An answer could not be coded.'],
] as const) {
  test(`an answer whose ${what} fails is seen to be incomplete`, async () => {
    const { compiled, log } = stubTable({
      beforeChunk(number) {
        if (number === 3 && what === 'making') throw new Error(message);
      },
    });
    await withService({ compile: compiling(compiled), codings }, async ({ port, faults }) => {
      const socket = await rawClient(port, rawRequest(asking(10), [GZIP]));
      const pieces: Buffer[] = [];
      socket.on('data', (piece: Buffer) => pieces.push(piece)).resume();
      await once(socket, 'close');
      assert.is(unchunked(Buffer.concat(pieces)).isWhole, false);
      assert.is(log.ended, 1);
      assert.equal(
        faults.map((fault) => (fault instanceof Error ? fault.message : fault)),
        [message],
      );
    });
  });
}

/** Codes two pieces, and fails at the third. */
function failingCoder(): Transform {
  let pieces = 0;
  return new Transform({
    transform(piece, _encoding, done) {
      if (pieces++ < 2) done(null, piece);
      else this.destroy(new Error('no memory'));
    },
  });
}

test('answers pipelined requests one after the other', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled) }, async ({ port }) => {
    const requests = rawRequest(asking(50), [GZIP]) + rawRequest(asking(40), [GZIP, CLOSE]);
    const socket = await rawClient(port, requests);
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => pieces.push(piece)).resume();
    await once(socket, 'close');
    const wire = Buffer.concat(pieces);
    const second = wire.lastIndexOf('HTTP/1.1 200 OK');
    for (const [answer, rows] of [
      [wire.subarray(0, second), 50],
      [wire.subarray(second), 40],
    ] as const) {
      assert.ok(gunzipSync(unchunked(answer).body).toString() === stubText(rows, CHUNK));
    }
    assert.is(log.ended, 2);
  });
});

test.run();
