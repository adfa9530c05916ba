import type { EventRule } from './parents.ts';

/* When rows come to be that others refer to, and when they are no longer there. */

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
  'time.founded',
  'time.booked',
  'time.transacted',
  'time.requested',
  'time.done',
];

/** What takes place once what a row refers to is there, by the role of a column. */
export const LATER: ReadonlySet<string> = new Set([
  ...BEGINNINGS.filter((role) => role !== 'time.founded'),
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
  'time.dispensed',
  'time.due',
  'time.ended',
  'time.first response',
  'time.interviewed',
  'time.last activity',
  'time.last login',
  'time.paid',
  'time.picked up',
  'time.read',
  'time.ready',
  'time.refunded',
  'time.rejected',
  'time.resolved',
  'time.returned',
  'time.revoked',
  'time.shipped',
  'time.sold',
  'time.start',
  'time.start of period',
  'time.start of what is billed',
  'time.traded',
  'time.updated',
  'time.verified',
]);

/** When what rows refer to is no longer there, by the roles of its moments. */
export const ENDINGS: readonly Pick<EventRule, 'parent' | 'event'>[] = [
  { event: 'terminated death_date discontinued' },
  { event: 'discharged', parent: 'patient admission encounter stay' },
  { event: 'sold', parent: 'vehicle car truck asset machine equipment animal property' },
  { event: 'closed', parent: 'account store shop branch wallet facility site warehouse location' },
  { event: 'ended canceled end', parent: 'employment membership subscription' },
];

/** What needs it to be there, by the role of a moment: the first counts that a row has. */
export const NEEDING =
  'departure started start appointment check_in checked_in admitted done observed occurred borrowed time transacted ordered booked submitted created opened issued last_activity';
