/**
 * The service in a process of its own, for bench/serve.ts. It starts with the options in its first argument (JSON), sends its
 * port, and answers each message with a report of what it holds.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { threadedCompilers } from '../src/http/compile-thread.ts';
import type { PlannedText } from '../src/http/compilers.ts';
import { createServer, type ServerOptions } from '../src/http/server.ts';
import { type CompiledSchema, compileSchema, type DialectName } from '../src/index.ts';

/** What the process holds, after a garbage collection. */
export interface TargetReport {
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** Time of a processor that it took since it started. */
  readonly cpuMilliseconds: number;
  /** Handles and timers that keep the process alive, by kind. */
  readonly resources: Readonly<Record<string, number>>;
  readonly metrics: string;
  readonly faults: readonly string[];
  /** Delay of the event loop since the last report, in milliseconds. */
  readonly loopDelay: { readonly p99: number; readonly max: number };
}

/** How the service is to be. */
export interface TargetOptions extends Pick<ServerOptions, 'limits' | 'rate'> {
  /** Whether an answer is made once, and is the same for all requests from then on. */
  readonly fromMemory?: boolean;
}

/** The library, but for output: the chunks of the first one are those of all. */
function compileOnce(): (ddl: string, asking: { readonly dialect: DialectName }) => PlannedText {
  let kept: PlannedText | null = null;
  return (ddl, { dialect }) => {
    kept ??= keeping(compileSchema(ddl, { dialect }));
    return kept;
  };
}

function keeping(compiled: CompiledSchema): PlannedText {
  let chunks: readonly Uint8Array[] | null = null;
  return {
    ...compiled,
    *insertInSteps(options) {
      const insertion = yield* compiled.insertInSteps(options);
      const kept = chunks ?? Array.from(insertion);
      chunks = kept;
      const { rows, warnings } = insertion;
      return {
        rows,
        rowsWritten: rows,
        warnings,
        stop() {},
        release() {},
        [Symbol.iterator]: () => kept[Symbol.iterator](),
      };
    },
  };
}

const { fromMemory = false, ...options }: TargetOptions = JSON.parse(process.argv[2] ?? '{}');
const faults: string[] = [];
const compilers = threadedCompilers();
const service = createServer({
  ...options,
  compile: fromMemory ? compileOnce() : compilers.compile,
  now: () => performance.now(),
  drawSeed: () => Math.floor(Math.random() * 2 ** 53),
  log: { request() {}, notice() {}, fault: (error) => faults.push(String(error)) },
});
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const { port } = await service.listen('127.0.0.1', 0);

process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const resources: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  const report: TargetReport = {
    residentBytes: process.memoryUsage.rss(),
    heapBytes: process.memoryUsage().heapUsed,
    cpuMilliseconds: (user + system) / 1000,
    resources,
    metrics: service.metrics(),
    faults,
    loopDelay: { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
  };
  delay.reset();
  process.send?.(report);
});
process.on('disconnect', () => {
  compilers.close();
  void service.shutDown(0);
});
process.send?.({ port });
