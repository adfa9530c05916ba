import { allOrNone, getOrInsertComputed } from '../../collections.ts';
import { clockText, dayText } from '../../values/part.ts';
import { type CalendarDay, calendarDay } from './days.ts';
import type { Count } from './parts.ts';

/** What a part is for each value of a digit. */
export interface Listing {
  readonly numbers: readonly number[];
  /** The numbers as a column writes them; null: it has no text for one of them. */
  readonly texts: readonly string[] | null;
}

/** A moment taken apart. */
export type Moment = CalendarDay & { readonly second: number };

export type Writer = (number: number) => string | null;

/** Writers of numbers that are the same for all columns: what they list is kept with the values. */
const PLAIN_WRITERS: ReadonlySet<Writer> = new Set<Writer>([String, dayText, clockText]);

/** Lists of counted values that are kept: many tables have moments of the same days. */
const MOST_KEPT = 32;

const counts = new Map<string, readonly number[]>();

/** So many numbers from one on. */
export function countedFrom(first: number, size: number): readonly number[] {
  const name = `${first} ${size}`;
  const known = counts.get(name);
  if (known !== undefined) return known;
  const numbers = Array.from({ length: size }, (_, rank) => first + rank);
  if (counts.size >= MOST_KEPT) counts.clear();
  counts.set(name, numbers);
  return numbers;
}

const EPOCH = calendarDay(0);

const moments = new WeakMap<readonly number[], readonly Moment[]>();

/** Days, or seconds of one, taken apart: each list once. */
export function momentsOf(values: readonly number[], of: 'day' | 'second'): readonly Moment[] {
  return getOrInsertComputed(moments, values, () =>
    values.map((value) => (of === 'second' ? { ...EPOCH, second: value } : { ...calendarDay(value), second: 0 })),
  );
}

const listings = new WeakMap<readonly number[], Map<Count, Map<Writer, Listing>>>();

/** What a part is for each of some days or seconds, in numbers and as texts. */
export function listingOf(values: readonly number[], of: 'day' | 'second', count: Count, write: Writer): Listing {
  if (!PLAIN_WRITERS.has(write)) return listed(values, of, count, write);
  const byCount = getOrInsertComputed(listings, values, () => new Map());
  const byWriter = getOrInsertComputed(byCount, count, () => new Map());
  return getOrInsertComputed(byWriter, write, () => listed(values, of, count, write));
}

function listed(values: readonly number[], of: 'day' | 'second', count: Count, write: Writer): Listing {
  const numbers = momentsOf(values, of).map(count);
  const written = new Map([...new Set(numbers)].map((number) => [number, write(number)]));
  return { numbers, texts: allOrNone(numbers.map((number) => written.get(number))) };
}
