import { dayNumber } from '../values/part.ts';
import { FIRST_LOADED, LAST_LOADED, type TimeLine } from '../values/time-line.ts';
import { momentOf, SECOND } from './calendar.ts';
import { Unevaluable, type Value } from './value.ts';

/** What an expression is evaluated in. Asking for the time or the zone marks that the answer depends on it. */
export interface Environment {
  /** The value of a column, as its reader has it. */
  readonly column: (name: string) => Value;
  /** Microseconds since 1970 at which the row is loaded. */
  readonly now: () => bigint;
  /** Microseconds by which the session's zone is east of UTC. */
  readonly zone: () => bigint;
  /** Is told how many letters a function goes through, or what takes as long. Throws Unevaluable where they are too many. */
  readonly spend: (letters: number) => void;
  /** What a constant that is being computed to be kept has taken so far, where this is part of it. */
  readonly tally?: Tally;
}

/** What computing a constant takes, and whether it may be kept. */
export interface Tally {
  /** What the constant is computed in. */
  readonly outermost: Environment;
  letters: number;
  /** Those of the letters that were not spent in the outermost: none need be, if the constant is kept. */
  unspent: number;
  /** Whether the time or the zone changes it. */
  changes: boolean;
}

/** Letters that functions may go through to evaluate one condition for one row: a millisecond or two. */
export const MAX_LETTERS = 50_000;

/** Counts letters, and throws Unevaluable once they are more than these. */
export function limited(letters: number): Environment['spend'] {
  let left = letters;
  return (more) => {
    left -= more;
    if (left < 0) throw new Unevaluable(); // This takes too long to evaluate.
  };
}

/** Letters that take as long as a node of an expression does. */
export const LETTERS_OF_NODE = 20;

/** A time of loading and a zone of the session. */
export interface Surroundings {
  readonly now: bigint;
  readonly zone: bigint;
}

const HOUR = 3600n * SECOND;

const FIRST_MOMENT = momentOf(FIRST_LOADED);
const LAST_MOMENT = momentOf(LAST_LOADED) + 23n * HOUR;

/**
 * Nobody knows when and where a row is loaded. What depends on it is evaluated at each of these: at the reference time and whenever
 * rows may be loaded, at both ends of the world's zones.
 */
export function surroundingsOf({ reference, isAsked }: TimeLine): readonly [Surroundings, ...Surroundings[]] {
  const now = isAsked ? BigInt(reference) * SECOND : FIRST_MOMENT;
  const first = now < FIRST_MOMENT ? now : FIRST_MOMENT;
  return [
    { now: first, zone: 0n },
    { now: first, zone: -12n * HOUR },
    { now: first, zone: 14n * HOUR },
    ...(now === first ? [] : [{ now, zone: 0n }]),
    { now: momentOf(dayNumber(2031, 7, 2)) + 45_296_789_012n, zone: 5n * HOUR + HOUR / 2n },
    { now: now > LAST_MOMENT ? now : LAST_MOMENT, zone: 14n * HOUR },
  ];
}

/** Letters that take as long as a block of 64 bytes that a digest is made of, and one of 128 bytes in words of 64 bits. */
export const LETTERS_OF_BLOCK = 150;
export const LETTERS_OF_LONG_BLOCK = 2000;

/** Letters that take as long as the digest of a text does, at so many a block. */
export function digestLetters(text: string, each: number): number {
  return (1 + Math.floor(text.length / 64)) * each;
}
