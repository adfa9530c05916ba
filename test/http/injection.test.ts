import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stubTable, stubText } from '../node/stub-table.ts';
import { compiling, rawClient, rawRequest, readToEnd, until, withService } from './harness.ts';

const CHUNK = 50_000;
const good = { table_definition: 'CREATE TABLE t (a INT)', rows: 12 };
const bad = { table_definition: 5 };

/** Tells `meet` of each request's socket and answer before the service sees them, by Node's own channel for observers. */
async function meeting(meet: (socket: Socket, response: ServerResponse) => void, use: () => Promise<void>) {
  const take = (message: unknown) => {
    const { socket, response } = Object(message);
    if (socket instanceof Socket && response instanceof ServerResponse) meet(socket, response);
  };
  subscribe('http.server.request.start', take);
  try {
    await use();
  } finally {
    unsubscribe('http.server.request.start', take);
  }
}

/** Lets the system refuse the write with this number, as it does where the other side is gone. Gives how many there were. */
function failWrite(socket: Socket, number: number, code: string): () => number {
  let writes = 0;
  const fails = () => writes++ === number;
  const error = () => Object.assign(new Error(`write ${code}`), { code, syscall: 'write' });
  const { _write: one, _writev: many } = socket;
  socket._write = (chunk, encoding, done) => (fails() ? done(error()) : one.call(socket, chunk, encoding, done));
  socket._writev = (chunks, done) => (fails() ? done(error()) : many?.call(socket, chunks, done));
  return () => writes;
}

/** Lets the call with this number of a method that writes throw. Gives how many there were. */
function throwOnCall(response: ServerResponse, number: number): () => number {
  let calls = 0;
  const guarded =
    <Parameters extends unknown[], Result>(method: (...given: Parameters) => Result) =>
    (...given: Parameters): Result => {
      if (calls++ === number) throw new Error('no such luck');
      return method.apply(response, given);
    };
  Object.assign(response, {
    writeHead: guarded(response.writeHead),
    write: guarded(response.write),
    end: guarded(response.end),
  });
  return () => calls;
}

const faults: readonly (readonly [
  string,
  (socket: Socket, response: ServerResponse, number: number) => () => number,
])[] = [
  ['EPIPE', (socket, _response, number) => failWrite(socket, number, 'EPIPE')],
  ['ECONNRESET', (socket, _response, number) => failWrite(socket, number, 'ECONNRESET')],
  ['an exception', (_socket, response, number) => throwOnCall(response, number)],
];

for (const [name, inject] of faults) {
  for (const [kind, body] of [
    ['rows', good],
    ['a failure', bad],
  ] as const) {
    test(`lives on when any write of an answer with ${kind} meets ${name}`, async () => {
      const { compiled, log } = stubTable({ chunkBytes: CHUNK });
      await withService({ compile: compiling(compiled) }, async ({ port, post, reports }) => {
        let failed = 0;
        for (let number = 0; ; number++) {
          let count = () => 0;
          let answer = '';
          await meeting(
            (socket, response) => {
              count = inject(socket, response, number);
            },
            async () => {
              answer = await readToEnd(await rawClient(port, rawRequest(body, ['Connection: close'])));
            },
          );
          if (count() <= number) break;
          failed++;
          // An exception before the head still has an answer of its own.
          assert.not.match(answer, /^HTTP\/1\.1 200 .*\r\n0\r\n\r\n$/s);
          assert.not.match(answer, 'luck');
          const next = await post(good);
          assert.ok((await next.text()) === stubText(12, CHUNK));
        }
        assert.ok(failed >= (kind === 'rows' ? 12 : 1), `${failed} writes failed`);
        await until(() => reports.length >= 2 * failed, 'all requests are over');
        assert.is(log.ended, log.inserts.length);
      });
    });
  }
}

test.run();
