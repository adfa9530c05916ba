import { mix32 } from '../../src/random.ts';

/** Numbers below a count, from a seed: the same ones each time. */
export type Dice = (count: number) => number;

/** Dice for what is made up at random. */
export function dice(seed: number): Dice {
  let state = seed | 0;
  return (count) => {
    state = (state + 1) | 0;
    return (mix32(Math.imul(state, 0x9e3779b1)) >>> 0) % count;
  };
}
