import { Worker } from 'node:worker_threads';
import { compilePlain } from '../index.ts';
import type { CompileAnswer } from './compile-message.ts';
import { Compilers, type CompileThread } from './compilers.ts';
import {
  CLIENT_SLOW_COMPILES,
  DEFAULT_LIMITS,
  IDLE_THREAD_MILLISECONDS,
  QUICK_COMPILE_MILLISECONDS,
  SLOW_COMPILES,
  START_THREAD_MILLISECONDS,
} from './limits.ts';

/** Memory of a thread's heap, in MiB: several times what planning takes, and few enough for all threads to have it at once. */
const HEAP_MEBIBYTES = 512;

/** The part of it for what is short-lived: threads that stand ready take less. */
const YOUNG_MEBIBYTES = 8;

/** Compilers in threads of this process. */
export function threadedCompilers(deadlineMilliseconds = DEFAULT_LIMITS.compileMilliseconds): Compilers {
  return new Compilers({
    compilePlain,
    startThread: startCompileThread,
    startMilliseconds: START_THREAD_MILLISECONDS,
    quickMilliseconds: QUICK_COMPILE_MILLISECONDS,
    deadlineMilliseconds,
    idleMilliseconds: IDLE_THREAD_MILLISECONDS,
    slowPlaces: SLOW_COMPILES,
    clientSlowPlaces: CLIENT_SLOW_COMPILES,
  });
}

/** Starts a thread, which is ready some tens of milliseconds later. */
function startCompileThread(): CompileThread {
  const worker = new Worker(new URL('./compile-worker.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEBIBYTES, maxYoungGenerationSizeMb: YOUNG_MEBIBYTES },
  });
  let settle: (answer: CompileAnswer | null) => void = () => {};
  /** Whether its end was asked for: it answers nothing more, though it has not ended yet. */
  let isEnding = false;
  let hasEnded = false;
  let last: CompileAnswer | null = null;
  let isReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  worker.once('message', () => {
    isReady();
    worker.on('message', (answer: CompileAnswer) => settle(answer));
  });
  // Its end follows.
  worker.on('error', (error: Error & { readonly code?: string }) => {
    if (error.code !== FULL_HEAP) last = { kind: 'failed', detail: error.stack ?? error.message };
  });
  worker.on('exit', () => {
    hasEnded = true;
    isReady();
    settle(last);
  });
  return {
    ready,
    get hasEnded() {
      return hasEnded || isEnding;
    },
    ask: (task) =>
      new Promise((resolve) => {
        settle = resolve;
        if (hasEnded) resolve(last);
        else worker.postMessage(task);
      }),
    end: () => {
      isEnding = true;
      void worker.terminate();
    },
  };
}

/** What Node.js calls it where the heap of a thread is full. */
const FULL_HEAP = 'ERR_WORKER_OUT_OF_MEMORY';
