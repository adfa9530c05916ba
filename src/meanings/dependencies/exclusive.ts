import { wordsIn } from './word-lists.ts';

/* What rows hold for themselves while they last: two bookings of one room are never at the same time. */

/** How rows last, by the roles of their columns: from a moment until another one, or as long as a number of units says. */
export interface Lasting {
  readonly from: string;
  /** Null: a length says it, or nothing does. */
  readonly until: string | null;
  /** Words of which the name of the table has one; null: such moments say enough. */
  readonly about: ReadonlySet<string> | null;
}

const words = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

/** What takes the time of whoever or whatever is there for it. */
const OCCUPATIONS = words(`
  allocation appointment assignment booking charging class consultation course event exam examination fixture game hire
  interview job lease lesson match meeting occupancy operation performance presentation procedure production reservation run screening
  seance session shift show showing showtime slot stay surgery talk tenancy therapy treatment usage visit`);

/** What follows one after the other for the same person or product. */
const HISTORIES = words('employment history membership position price rate salary subscription tenure');

/** What a customer has one of until it is canceled. */
const SUBSCRIPTIONS = words('subscription');

/** How rows last, those that say most in front. */
export const LASTINGS: readonly Lasting[] = [
  { from: 'time.check in', until: 'time.check out', about: null },
  { from: 'time.borrowed', until: 'time.returned', about: null },
  { from: 'time.admitted', until: 'time.discharged', about: null },
  { from: 'time.departure', until: 'time.arrival', about: null },
  { from: 'time.started', until: 'time.ended', about: OCCUPATIONS },
  { from: 'time.start', until: 'time.end', about: OCCUPATIONS },
  { from: 'time.start', until: 'time.end', about: HISTORIES },
  { from: 'time.started', until: 'time.ended', about: HISTORIES },
  { from: 'time.started', until: 'time.canceled', about: SUBSCRIPTIONS },
  { from: 'time.start', until: 'time.canceled', about: SUBSCRIPTIONS },
  { from: 'time.appointment', until: null, about: null },
  { from: 'time.start', until: null, about: OCCUPATIONS },
];

/** Seconds of the units in which a column counts how long rows last, by its role. */
export const SECONDS_OF_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['duration.minutes', 60],
  ['duration.hours', 3_600],
  ['duration.days', 86_400],
]);

/** What serves one at a time. */
const THINGS = words(`
  aircraft apartment asset auditorium bay bed bicycle bike boat bus cabin camera campsite car chair charger classroom connector copy court
  desk device dock equipment flat hall house inventory item instrument lane laptop listing locker machine pitch plane plot property
  room scooter screen seat ship site space spot stage stand station studio stylus table theater theatre tool trailer train truck unit van
  vehicle venue vessel villa yard`);

/** Who attends to one thing at a time. */
const WORKERS = words(`
  barber coach consultant counselor dentist doctor driver hairdresser instructor interviewer mechanic nurse photographer physician pilot
  practitioner professional provider speaker specialist stylist surgeon teacher technician therapist trainer tutor vet veterinarian`);

/** Whose histories are kept. */
const HOLDERS = words('customer employee member membership person product staff subscriber user variant worker');

/** Who subscribes as a whole. */
const SUBSCRIBERS = words('account client company merchant org organisation organization team tenant workspace');

/**
 * Whether rows hold what they refer to for themselves while they last. `lasting`: how they do. `referred`: the last words of the column
 * and of the table that it refers to.
 */
export function isHeldAlone({ about }: Lasting, referred: readonly string[]): boolean {
  const isAmong = (some: ReadonlySet<string>) => referred.some((word) => some.has(word));
  if (about === SUBSCRIPTIONS) return isAmong(SUBSCRIBERS) || isAmong(HOLDERS);
  return about === HISTORIES ? isAmong(HOLDERS) : isAmong(THINGS) || isAmong(WORKERS);
}

/** What holds of one row alone of all that belong to the same, by what a flag means. */
const OF_ONE: ReadonlySet<string> = new Set(['flag.default', 'flag.primary']);

/** Whether a flag of a meaning holds of one row alone of all that belong to the same. */
export function isOfOne(meaning: string): boolean {
  return OF_ONE.has(meaning);
}
