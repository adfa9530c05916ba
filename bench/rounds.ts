import { Bench, type FnReturnedObject } from 'tinybench';

/** A contender: does its work once, and gives what it took where it measures itself. */
export interface Contender {
  readonly name: string;
  run(): number | Promise<number>;
}

/** Milliseconds of each contender: the median of the rounds, and the fastest. */
export interface Timing {
  readonly median: number;
  readonly best: number;
}

/**
 * Runs contenders in turn, each once a round, so that what slows the machine down for a while hits all of them. The
 * first round warms up and does not count.
 */
export async function interleaved(
  contenders: readonly Contender[],
  rounds: number,
): Promise<ReadonlyMap<string, Timing>> {
  const samples = new Map(contenders.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const bench = new Bench({ iterations: 1, time: 0, warmup: false });
    for (const { name, run } of contenders) {
      bench.add(name, async (): Promise<FnReturnedObject> => ({ overriddenDuration: await run() }), { async: true });
    }
    await bench.run();
    for (const { name, result } of bench.tasks) {
      if (!('latency' in result))
        throw new Error(`${name} did not finish.`, { cause: 'error' in result ? result.error : result });
      if (round > 0) samples.get(name)?.push(result.latency.mean);
    }
  }
  return new Map(Array.from(samples, ([name, taken]) => [name, { median: medianOf(taken), best: Math.min(...taken) }]));
}

/** The middle one of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number that a share of some numbers is below: 0.99 of them, say. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Milliseconds that an action takes. */
export function millisecondsOf(action: () => void): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}
