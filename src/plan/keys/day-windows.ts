import type { Match } from '../../meanings/names/match.ts';
import { dayOf, daysOf, momentsOf } from '../../values/date.ts';
import type { Domain } from '../../values/domain.ts';
import { DAYS_IN_DIGITS, digitSizes, type Part } from '../../values/part.ts';
import type { TimeLine } from '../../values/time-line.ts';
import type { KeyPlan } from '../plan.ts';
import { withFirstDigits } from './digit-order.ts';
import type { Usual } from './keys.ts';

/*
 * Days in keys. A key may need all days of the calendar, but people keep those of some years: rows take these first, then the ones
 * before, and the years to come where nothing else is left.
 */

/** What is known of the columns of keys. */
export interface KeyedDays {
  /** The values of a column; null: not chance and the key alone decide on it. */
  readonly domainOf: (column: string) => Domain | null;
  readonly meanings: ReadonlyMap<string, readonly Match[]>;
  readonly timeLine: TimeLine;
}

/** A key with the days first that its columns mean: their digit becomes the most significant one. */
export function withDayWindow(key: KeyPlan, { domainOf, meanings, timeLine }: KeyedDays): KeyPlan {
  for (const { column, lane, spread, digits } of key.lanes) {
    const [part] = domainOf(column)?.parts ?? [];
    const [only, more] = digits;
    const listed = part === undefined ? null : daysListed(part);
    if (listed === null || lane !== 0 || only?.weight !== spread || more !== undefined) continue;
    // A digit that is smaller than the part counts its first days alone, and one that stands for several of them counts these together.
    const size = key.radices[only.digit] ?? 0;
    if (size !== Math.floor(listed.size / spread)) continue;
    const meant = (meanings.get(column) ?? []).map(({ meaning }) => meaning);
    const days = daysOf(momentsOf({ meanings: meant }), timeLine);
    const first = Math.max(0, Math.ceil((days.first - listed.first) / spread));
    const end = Math.min(size, Math.floor((days.last + 1 - listed.first) / spread));
    if (first < end && end - first < size) {
      return { ...withFirstDigits(key, [only.digit]), window: { digit: 0, first, end } };
    }
  }
  return key;
}

/** The part of a column whose digit is that of a lane; undefined: there is none. */
export function partOfLane(domain: Domain | null, lane: number): Part | undefined {
  return domain?.parts.flatMap((part) => digitSizes(part).map(() => part))[lane];
}

/** Which values of a part of a column people expect that a key decides on. */
export function usualIn(domain: Domain | null, lane: number): Usual {
  const part = partOfLane(domain, lane);
  if (part === undefined) return null;
  if (part.expected !== undefined) return 'first';
  return daysListed(part) === null ? null : 'days';
}

/** The first of the days that a part counts one by one, as dates or as numbers in a list, and how many there are; null: it counts others. */
function daysListed(part: Part): { readonly first: number; readonly size: number } | null {
  if (part.kind === 'day') return part;
  if (part.kind !== 'pool' || part.picks !== DAYS_IN_DIGITS) return null;
  const [first = ''] = part.entries;
  const day = dayOf(first);
  return day === null ? null : { first: day, size: part.entries.length };
}
