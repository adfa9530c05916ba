import type { OptionKind, OptionsOf } from './kind.ts';
import { option, textLike } from './kinds.ts';

/* When the values of a text lie. Years are those between which all dates and their distances are counted exactly. */

const DATE = '(?:19|20|21)\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?';
const ZONE = '(?:Z|[-+](?:0\\d|1[0-4]):[0-5]\\d)';

/** A day. */
export const dateKind: OptionKind<string> = textLike(
  new RegExp(`^${DATE}$`),
  'a date from 1900 to 2199, such as "2026-01-31"',
);

/** A moment; a day is its midnight, and a time without an offset is one in UTC. */
export const momentKind: OptionKind<string> = textLike(
  new RegExp(`^${DATE}(?:[T ]${TIME}${ZONE}?)?$`),
  'a date or a moment from 1900 to 2199, such as "2026-01-31" or "2026-01-31T12:00:00Z"',
);

export const TIME_OPTIONS = {
  /**
   * The moment at which everything is looked at: what is past lies before it, ages count from it, and `now()` means it. An ISO date or
   * moment, in UTC where it says no other. Default 2026-01-01.
   */
  referenceTime: option(momentKind, 'What "now" is for all values: a date or a moment (default 2026-01-01)'),
  /** The first day of what happens: of what is created, changed, ordered. Default: as names of columns say, before the reference time. */
  from: option(dateKind, 'The first day of what happens: of what is created, changed, ordered'),
  /** The last day of what happens. Default: as names of columns say, around the reference time. */
  to: option(dateKind, 'The last day of what happens'),
} as const;

export type TimeOptions = OptionsOf<typeof TIME_OPTIONS>;
