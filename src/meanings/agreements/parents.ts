import type { Distance } from '../../values/distance.ts';
import { words } from '../builders/forms.ts';
import { days, hours, minutes } from './distances.ts';

/** When a row came to be, by the role of a column: the first that a table has counts. What refers to the row comes later. */
export const BEGINNINGS: readonly string[] = [
  'time.created',
  'time.registered',
  'time.ordered',
  'time.queued',
  'time.occurred',
  'time.listed',
  'time.borrowed',
  'time.issued',
  'time.submitted',
  'time.opened',
  'time.enrolled',
  'time.admitted',
  'time.hired',
  'time.published',
  'time.started',
  'time.observed',
  'time.manufactured',
  'time.acquired',
  'time.booked',
  'time.transacted',
  'time.requested',
  'time.done',
];

/** What takes place once what a row refers to is there, by the role of a column. */
export const LATER: ReadonlySet<string> = new Set([
  ...BEGINNINGS,
  'time.approved',
  'time.answered',
  'time.appointment',
  'time.archived',
  'time.assessed',
  'time.authorized',
  'time.canceled',
  'time.captured',
  'time.check in',
  'time.checked in',
  'time.closed',
  'time.deleted',
  'time.delivered',
  'time.departure',
  'time.discharged',
  'time.ended',
  'time.first response',
  'time.last activity',
  'time.last login',
  'time.paid',
  'time.picked up',
  'time.read',
  'time.refunded',
  'time.rejected',
  'time.resolved',
  'time.returned',
  'time.revoked',
  'time.shipped',
  'time.sold',
  'time.start',
  'time.updated',
  'time.verified',
]);

/** What moments of rows have to do with the moment at which takes place what they refer to. */
export interface EventRule {
  /** Words of which the name of the table that is referred to has one; none: any will do. */
  readonly parent?: ReadonlySet<string>;
  /** The roles of its moment. */
  readonly event: ReadonlySet<string>;
  /** Words of which the name of the table that refers has one; none: any will do. */
  readonly about?: ReadonlySet<string>;
  /** The roles of the moments of that. */
  readonly of: ReadonlySet<string>;
  /** Hours from the event to them, at least and at most; null: there is no least. */
  readonly from: number | null;
  readonly until: number;
  readonly distance?: Distance;
}

const setOf = (text: string): ReadonlySet<string> => new Set(words(text));
const roles = (text: string): ReadonlySet<string> =>
  new Set(words(text).map((word) => `time.${word.replace('_', ' ')}`));

const VISIT = {
  parent: setOf('appointment visit consultation encounter examination checkup screening'),
  event: roles('appointment start started check_in occurred observed'),
};
/** What is got beforehand for something that people go to, and what that is. */
const GOT = setOf('ticket booking reservation registration seat rsvp invitation attendee participant passenger signup');
const GOT_AT = roles('issued ordered created registered booked');
const SHOWN = setOf(
  'event concert conference class workshop webinar lesson seminar show match game session tour festival performance screening',
);

const DEPARTURE = { event: roles('departure') };
const SOON_BEFORE = { from: -48, until: 0, distance: hours(24, 45.5, 47.5, 0.03) };
const BAGS = setOf('bag baggage luggage');

/** Those that count first in front. */
export const EVENTS: readonly EventRule[] = [
  { ...VISIT, of: roles('observed'), from: 0, until: 2, distance: minutes(0, 12, 90) },
  {
    ...VISIT,
    about: setOf('prescription diagnosis treatment procedure note result record report finding symptom summary'),
    of: roles('issued done created ordered'),
    from: 0,
    until: 10,
    distance: hours(0, 0.5, 8),
  },
  {
    ...VISIT,
    of: roles('issued done assessed discharged submitted'),
    from: 0,
    until: 720,
    distance: days(0, 1, 28, 1.2),
  },
  { ...DEPARTURE, of: roles('check_in checked_in'), ...SOON_BEFORE },
  { ...DEPARTURE, about: BAGS, of: roles('read created'), ...SOON_BEFORE },
  {
    ...DEPARTURE,
    about: BAGS,
    of: roles('delivered returned picked_up'),
    from: 1,
    until: 72,
    distance: hours(0, 7, 60),
  },
  { ...DEPARTURE, about: GOT, of: GOT_AT, from: null, until: 0 },
  { parent: SHOWN, event: roles('appointment start'), about: GOT, of: GOT_AT, from: null, until: 0 },
];
