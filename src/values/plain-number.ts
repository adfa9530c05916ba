import type { Meaning, NumberForm } from './meaning.ts';
import { type Facts, numberOf } from './request.ts';

/* Numbers about which nothing is known but their type: people expect them to count something, so most are small. */

/** The largest of them; one in some ten thousand of what chance draws lies beyond. */
const LAST = 9999;

/** Half of them lie below this one, where the type holds so many; deviation of their natural logarithm. */
const MEDIAN = 80;
const SIGMA = 1.2;

/** Digits behind the point at most, and digits of types that are for longer ones: there, all are written. */
const MOST_SCALE = 4;
const LONG_SCALE = 9;

/** What a type holds: its largest number, and digits behind the point. */
interface Room {
  readonly last: number;
  readonly scale: number;
}

/**
 * Numbers of a type whose column says nothing; null: facts say where they lie. A bound is no such fact where what is usual keeps it
 * as a rule: not less than nothing, not more than a million.
 */
export function plainNumbers(room: Room, { least, most, excluded, step }: Facts, first: 0 | 1): NumberForm | null {
  const last = Math.min(LAST, room.last);
  const scale = Math.min(MOST_SCALE, room.scale);
  // Of a type that holds few numbers, those in the middle of its digits are usual.
  const median = Math.min(MEDIAN, Math.sqrt(last));
  const lowest = least === null ? first : numberOf(least.value);
  const highest = most === null ? last : numberOf(most.value);
  if (lowest === null || highest === null || excluded.length > 0 || step !== null) return null;
  if (lowest > median / 2 || highest < last || last <= 1 || room.scale > LONG_SCALE) return null;
  return { first, last, scale, spread: { kind: 'lognormal', median, sigma: SIGMA } };
}

/** Numbers of which somebody asks for so many, or how likely they are: none is likelier than others by itself. */
export function evenNumbers(distinct: number): Meaning {
  const last = Math.max(LAST + 1, ROOM * distinct);
  return { name: 'numbers as they are asked for', numbers: { first: 1, last, scale: 2 } };
}

/** Numbers for each of those that are to be different. */
const ROOM = 20;
