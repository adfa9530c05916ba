import { setTimeout } from 'node:timers/promises';
import { DEFAULT_LIMITS } from '../src/http/limits.ts';
import { medianOf, quantile } from './rounds.ts';
import {
  breakOff,
  Chance,
  converse,
  type Ending,
  inParallel,
  Load,
  MANY,
  mebibytes,
  open,
  rawRequest,
  requestFor,
  Target,
  within,
} from './serve-clients.ts';

/** What was shown, and whether it is as claimed. */
export interface Finding {
  readonly name: string;
  readonly holds: boolean;
  readonly figures: string;
}

/** What keeps the process alive besides what an idle service has. */
function leftOver(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): string {
  const grown = Object.entries(after).filter(([kind, count]) => count > (before[kind] ?? 0));
  return grown.map(([kind, count]) => `${kind} ${before[kind] ?? 0} -> ${count}`).join(', ');
}

/** Clients that go away anywhere in their request or in its answer. */
export async function aborts(count: number): Promise<Finding> {
  const target = await Target.start({ rate: null });
  const chance = new Chance(1);
  const large = requestFor(MANY);
  const abortOne = async () => {
    if (chance.below(2) === 0) {
      const sent = large.subarray(0, 1 + chance.below(large.length));
      await breakOff(target.port, sent, chance.below(2) === 0);
    } else {
      await converse(target.port, large, 1 + chance.below(2 ** (8 + chance.below(15))));
    }
  };
  const idle = () => within(20_000, async () => (await target.metric('rowsmith_connections')) === 0);
  await inParallel(Math.min(1000, count), 50, abortOne);
  await idle();
  await setTimeout(1000);
  const before = await target.report();
  await inParallel(count, 50, abortOne);
  const isIdle = await idle();
  await setTimeout(1000);
  const after = await target.report();
  const next = await converse(target.port, requestFor(10));
  target.stop();
  const left = leftOver(before.resources, after.resources);
  const grown = after.residentBytes - before.residentBytes;
  return {
    name: `${count} requests broken off`,
    holds: isIdle && left === '' && next.whole && grown < 48 * 2 ** 20 && after.faults.length === 0,
    figures: [
      `left over: ${left === '' ? 'nothing' : left}`,
      `resident ${mebibytes(before.residentBytes)} -> ${mebibytes(after.residentBytes)}`,
      `heap ${mebibytes(before.heapBytes)} -> ${mebibytes(after.heapBytes)}`,
      `faults ${after.faults.length}`,
    ].join('; '),
  };
}

/** Readers that take nothing of a large answer. */
export async function stalledReaders(count: number, stallMilliseconds: number): Promise<Finding> {
  const target = await Target.start({ rate: null, limits: { stallMilliseconds } });
  await inParallel(20, 4, async () => void (await converse(target.port, requestFor(MANY))));
  const before = await target.report();
  const start = performance.now();
  const readers = Array.from({ length: count }, () => open(target.port));
  for (const reader of readers) reader.write(requestFor(MANY));
  await within(20_000, async () => (await target.metric('rowsmith_streams_active')) === count);
  await setTimeout(1000);
  const during = await target.report();
  const small = await converse(target.port, requestFor(10));
  const isFree = await within(
    stallMilliseconds * 2,
    async () => (await target.metric('rowsmith_streams_active')) === 0,
  );
  const seconds = (performance.now() - start) / 1000;
  for (const reader of readers) reader.destroy();
  const after = await target.report();
  target.stop();
  const cost = during.residentBytes - before.residentBytes;
  return {
    name: `${count} readers that stand still`,
    holds: cost < 200 * 2 ** 20 && small.whole && isFree,
    figures: `cost ${mebibytes(cost)}; a small request beside them ${small.milliseconds.toFixed(1)} ms; all dropped after ${seconds.toFixed(1)} s of ${stallMilliseconds / 1000} s; resident then ${mebibytes(after.residentBytes)}`,
  };
}

/** Clients that send a byte at a time. */
export async function slowSenders(headersMilliseconds: number, requestMilliseconds: number): Promise<Finding> {
  const target = await Target.start({ rate: null, limits: { headersMilliseconds, requestMilliseconds } });
  const trickle = async (sent: Buffer, from: number): Promise<number> => {
    const start = performance.now();
    const socket = open(target.port);
    socket.write(sent.subarray(0, from));
    socket.resume();
    let place = from;
    const timer = setInterval(() => socket.write(sent.subarray(place, ++place)), 100);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(timer);
    return performance.now() - start;
  };
  const padded = rawRequest(`{"table_definition": "", "rows": 1${' '.repeat(5000)}}`);
  const head = Buffer.from(`POST / HTTP/1.1\r\n${'X-Slow: 1\r\n'.repeat(400)}\r\n`);
  const [slowHead = 0, slowBody = 0] = await Promise.all([trickle(head, 5), trickle(padded, padded.length - 5000)]);
  const { faults } = await target.report();
  target.stop();
  const inTime = (took: number, limit: number) => took > limit * 0.9 && took < limit + 3000;
  return {
    name: 'heads and bodies that trickle in',
    holds: inTime(slowHead, headersMilliseconds) && inTime(slowBody, requestMilliseconds) && faults.length === 0,
    figures: `head closed after ${(slowHead / 1000).toFixed(1)} s of ${headersMilliseconds / 1000} s, body after ${(slowBody / 1000).toFixed(1)} s of ${requestMilliseconds / 1000} s`,
  };
}

/** Milliseconds that small requests take beside large answers. */
export interface BesideTimes {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Middle of the times to the connection, from it to the first byte, and from that to the end. */
  readonly phases: readonly number[];
  readonly loopDelayP99: number;
}

/** Sends small requests, one after the other, beside heavy streams. */
export async function timesBeside(streams: number, count: number): Promise<BesideTimes> {
  const target = await Target.start({ rate: null });
  const load = new Load(target, streams);
  const small = requestFor(10);
  await within(20_000, async () => (await target.metric('rowsmith_streams_active')) === streams);
  for (let warm = 0; warm < 50; warm++) await converse(target.port, small);
  await target.report();
  const endings: Ending[] = [];
  for (let request = 0; request < count; request++) endings.push(await converse(target.port, small));
  const { loopDelay } = await target.report();
  await load.stop();
  target.stop();
  const times = endings.map(({ milliseconds }) => milliseconds);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    most: Math.max(...times),
    phases: [
      medianOf(endings.map(({ connected }) => connected)),
      medianOf(endings.map(({ connected, firstByte }) => firstByte - connected)),
      medianOf(endings.map(({ firstByte, milliseconds }) => milliseconds - firstByte)),
    ],
    loopDelayP99: loopDelay.p99,
  };
}

/** The same as a claim. */
export async function besideStreams(streams: number, count: number): Promise<Finding> {
  const { p50, p99, most, phases, loopDelayP99 } = await timesBeside(streams, count);
  const [connect, wait, read] = phases.map((time) => time.toFixed(1));
  return {
    name: `small requests beside ${streams} heavy streams`,
    holds: p99 < 100,
    figures: `p50 ${p50.toFixed(1)} ms (connection ${connect}, first byte ${wait}, rest ${read}), p99 ${p99.toFixed(1)} ms, most ${most.toFixed(1)} ms; event loop p99 ${loopDelayP99.toFixed(1)} ms`,
  };
}

/** Requests that are meant to hurt: each gets a 4xx, rows, or the end of its connection. */
const HOSTILE: readonly Uint8Array[] = [
  Buffer.from('garbage\r\n\r\n'),
  Buffer.from(`POST / HTTP/1.1\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`),
  Buffer.from('POST /mysql/api/v1/generate/sql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'),
  rawRequest('{'),
  rawRequest('['.repeat(1_000_000)),
  rawRequest(Buffer.alloc(1_000_000, 0xff)),
  rawRequest(JSON.stringify({ table_definition: '('.repeat(900_000) })),
  rawRequest(JSON.stringify({ table_definition: `CREATE TABLE t (a INT CHECK (${'('.repeat(900_000)}` })),
  requestFor(100, `CREATE TABLE t (a INT CHECK (a > ${'1+'.repeat(200_000)}1))`),
  requestFor(100, `CREATE TABLE t (${Array.from({ length: 1000 }, (_, column) => `c${column} INT`).join()})`),
  requestFor(1000, 'CREATE TABLE t (a INT CHECK (a * a % 1000003 = 17))'),
  requestFor(MANY, "CREATE TABLE t (a VARCHAR(100) CHECK (a REGEXP '(a+)+$'))"),
  requestFor(
    MANY,
    `CREATE TABLE t (${Array.from({ length: 40 }, (_, column) => `c${column} LONGTEXT NOT NULL`).join()})`,
  ),
];

/** All kinds of clients at once, as fast as they can. */
export async function mixed(milliseconds: number): Promise<Finding> {
  const target = await Target.start({ rate: null });
  const chance = new Chance(3);
  const statuses = new Map<number, number>();
  let broken = 0;
  let slowest = 0;
  const note = (status: number): void => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const whole = async (rows: number) => {
    const ending = await converse(target.port, requestFor(rows));
    note(ending.status);
    if (ending.status === 200 && !ending.whole) broken++;
    if (rows === 10) slowest = Math.max(slowest, ending.milliseconds);
  };
  const kinds: readonly (() => Promise<void>)[] = [
    () => whole(10),
    () => whole(1000),
    () => whole(20_000),
    async () => note((await converse(target.port, HOSTILE[chance.below(HOSTILE.length)] ?? requestFor(1))).status),
    () => breakOff(target.port, requestFor(1000).subarray(0, chance.below(400)), chance.below(2) === 0),
    async () => void (await converse(target.port, requestFor(MANY), 1 + chance.below(2_000_000))),
    async () => {
      const socket = open(target.port);
      socket.write(requestFor(MANY));
      await setTimeout(chance.below(1500));
      socket.destroy();
    },
  ];
  const end = performance.now() + milliseconds;
  const heaps: number[] = [];
  const residents: number[] = [];
  const watch = (async () => {
    while (performance.now() < end) {
      await setTimeout(milliseconds / 12);
      const { heapBytes, residentBytes } = await target.report();
      heaps.push(heapBytes);
      residents.push(residentBytes);
    }
  })();
  const lanes = Array.from({ length: 16 }, async () => {
    while (performance.now() < end) await kinds[chance.below(kinds.length)]?.();
  });
  await Promise.all([...lanes, watch]);
  const isIdle = await within(20_000, async () => (await target.metric('rowsmith_connections')) === 0);
  const { faults } = await target.report();
  target.stop();
  const unexplained = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
  const early = middle(heaps.slice(2, 6));
  const late = middle(heaps.slice(-4));
  const counted = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  return {
    name: `${milliseconds / 1000} s of mixed load`,
    holds: unexplained === 0 && broken === 0 && faults.length === 0 && isIdle && late < early + 16 * 2 ** 20,
    figures: `answers ${counted.join(', ')} (0: no answer); broken ${broken}; faults ${faults.length}; heap ${mebibytes(early)} -> ${mebibytes(late)}; resident at most ${mebibytes(Math.max(...residents))}; slowest small request ${slowest.toFixed(0)} ms`,
  };
}

export const DEFAULT_TIMES = {
  stall: DEFAULT_LIMITS.stallMilliseconds,
  headers: DEFAULT_LIMITS.headersMilliseconds,
  request: DEFAULT_LIMITS.requestMilliseconds,
} as const;
