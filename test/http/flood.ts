import { Limiter } from '../../src/http/limiter.ts';
import { tasksOf } from '../support/work.ts';

/** Keys that the limiter of a flood keeps. */
export const FLOODED_KEYS = 10_000;

const CALLS = 40_000;

/** A limiter that was asked for many more keys than it keeps, and for some again and again. */
export function flooded(calls = CALLS): Limiter {
  const limiter = new Limiter({ burst: 10, windowSeconds: 60 }, FLOODED_KEYS);
  for (let call = 0; call < calls; call++) {
    limiter.take(`k${call}`, call / 100);
    limiter.take(`k${call % 5000}`, call / 100);
  }
  return limiter;
}

export const tasks = tasksOf([{ name: 'flood', size: CALLS, run: (calls) => void flooded(calls) }]);
