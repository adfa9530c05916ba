import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { COMMAND } from './command.ts';
import type { Figure } from './figure.ts';
import { factsOf } from './process-facts.ts';
import { interleaved } from './rounds.ts';
import { converse, inParallel, MANY, mebibytes, requestFor, Target } from './serve-clients.ts';
import { timesBeside } from './serve-scenarios.ts';

/** The service under load: the time of a large answer, of small ones beside large ones, and memory. */
export async function service(brief: boolean, rounds: number): Promise<readonly Figure[]> {
  const besides: Figure[] = [];
  for (const streams of [0, 4, 8]) {
    const { p50, p99, loopDelayP99 } = await timesBeside(streams, brief ? 20 : 1000);
    const rate = `p50 of 10 rows; p99 ${p99.toFixed(1)} ms, event loop p99 ${loopDelayP99.toFixed(1)} ms`;
    besides.push({ name: `serve: small beside ${streams} large`, milliseconds: p50, rate, ofC: null });
  }
  return [...(await large(rounds)), ...besides, ...(await memory())];
}

/** Bytes by which the heads of two answers may differ: by the length of a request's id. */
const HEAD_BYTES = 32;

/** One large answer beside the same bytes out of memory, by the same service. */
async function large(rounds: number): Promise<readonly Figure[]> {
  const [made, kept] = await Promise.all([
    Target.start({ rate: null }),
    Target.start({ rate: null, fromMemory: true }),
  ]);
  try {
    const request = requestFor(MANY);
    const bytes = new Map<string, number>();
    const asking = (name: string, { port }: Target) => ({
      name,
      run: async () => {
        const ending = await converse(port, request);
        if (!ending.whole) throw new Error(`The answer of ${name} is not whole.`);
        bytes.set(name, ending.bytes);
        return ending.milliseconds;
      },
    });
    const contenders = [asking('rows that are made', made), asking('the same bytes from memory', kept)];
    for (const { run } of contenders) await run();
    const before = [await made.report(), await kept.report()];
    const timings = await interleaved(contenders, rounds);
    const after = [await made.report(), await kept.report()];
    const [ours = Number.NaN, theirs = Number.NaN] = after.map(
      ({ cpuMilliseconds }, i) => cpuMilliseconds - (before[i]?.cpuMilliseconds ?? Number.NaN),
    );
    const sizes = [...bytes.values()];
    if (Math.max(...sizes) - Math.min(...sizes) > HEAD_BYTES) throw new Error('The two answers are not the same.');
    const fromMemory = timings.get('the same bytes from memory')?.median ?? Number.NaN;
    const times = Array.from(timings, ([name, { median }]) => ({
      name: `serve 100,000: ${name}`,
      milliseconds: median,
      rate: `${((bytes.get(name) ?? 0) / median / 1e6).toFixed(2)} GB, ${(median / fromMemory).toFixed(2)} × from memory`,
      ofC: null,
    }));
    const cpu = ours / (rounds + 1);
    const rate = `${(ours / theirs).toFixed(2)} × from memory`;
    return [...times, { name: 'serve 100,000: time of a processor', milliseconds: cpu, rate, ofC: null }];
  } finally {
    made.stop();
    kept.stop();
  }
}

/** What the command holds that serves, as it ships. */
async function memory(): Promise<readonly Figure[]> {
  const args = [COMMAND, 'serve', '--port', '0', '--rate-limit', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [said] = await once(child.stdout, 'data');
    const port = Number(/listens on \S+:(\d+)/.exec(String(said))?.[1]);
    const figures: Figure[] = [];
    const rest = factsOf(child.pid).residentBytes;
    figures.push({ name: 'serve, memory at rest', milliseconds: null, rate: mebibytes(rest), ofC: null });
    for (const streams of [1, 50]) {
      const start = performance.now();
      await inParallel(streams, streams, async () => {
        const { whole } = await converse(port, requestFor(MANY));
        if (!whole) throw new Error('An answer is not whole.');
      });
      const milliseconds = performance.now() - start;
      const rate = `${mebibytes(factsOf(child.pid).mostResidentBytes)} at most`;
      figures.push({ name: `serve, memory with ${streams} of 100,000`, milliseconds, rate, ofC: null });
    }
    return figures;
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}
