import type { MomentForm } from '../values/meaning.ts';
import type { MeaningRow } from './row.ts';

const YEAR = 365;

/** Of the last three years, of which the last is the busiest. */
const RECENT: MomentForm = { from: -3 * YEAR, to: 0, dense: { end: 'last', days: 400 }, clock: 'waking' };
/** The same in working hours. */
const AT_WORK: MomentForm = { ...RECENT, clock: 'working' };
/** What began some years ago at most, and may last on. */
const BEGUN: MomentForm = { from: -5 * YEAR, to: 0, clock: 'working' };
/** From before long to some time ahead. */
const PLANNED: MomentForm = { from: -2 * YEAR, to: 90, clock: 'working' };

/** Moments in the life of a row, and of what it is about. What comes before what is said in `agreement.ts`. */
export const times: readonly MeaningRow[] = [
  {
    name: 'time.created',
    names: `created, created at, created on, created date, created time, created timestamp, date created, time created, creation,
      creation date, creation time, create date, create time, inserted, inserted at, inserted on, insert date, date added, added,
      added at, added on, record created, recorded at, recorded on`,
    moments: RECENT,
  },
  {
    name: 'time.updated',
    names: `updated, updated at, updated on, updated date, updated time, date updated, last updated, update date, update time,
      last update, modified, modified at, modified on, modified date, modified time, date modified, last modified, modification date,
      modification time, modify date, modify time, changed, changed at, changed on, last changed, last change, edited at, edited on`,
    moments: RECENT,
  },
  {
    name: 'time.deleted',
    names:
      'deleted, deleted at, deleted on, deleted date, date deleted, removed at, removed on, archived at, archived on',
    moments: RECENT,
    nulls: 0.9,
  },
  {
    name: 'time.published',
    names:
      'published, published at, published on, published date, publish date, publication date, posted, posted at, posted on',
    moments: RECENT,
  },
  {
    name: 'time.start',
    names: `start, starts, starts at, start at, start on, start date, start time, start datetime, date start, started, started at,
      started on, begin, begins at, begin at, begin date, begin time, begin on, from date, date from, time from, valid from, effective from,
      effective date, active from`,
    moments: BEGUN,
    clock: { first: 7 * 3600, last: 17 * 3600, step: 900 },
  },
  {
    name: 'time.end',
    names: `end, ends, ends at, end at, end on, end date, end time, end datetime, date end, ended, ended at, ended on, finish,
      finish date, finish time, finished, finished at, finished on, stop time, stopped at, to date, date to, until, until date, time to, valid to,
      valid until, valid through, valid thru, effective to, effective until, active to, active until`,
    moments: { from: -5 * YEAR, to: 2 * YEAR, clock: 'working' },
    clock: { first: 8 * 3600, last: 21 * 3600, step: 900 },
  },
  {
    name: 'time.ordered',
    names: 'ordered, ordered at, ordered on, order date, order time, date ordered',
    moments: RECENT,
  },
  {
    name: 'time.paid',
    names: 'paid, paid at, paid on, paid date, payment date, payment time, date paid',
    moments: RECENT,
  },
  {
    name: 'time.shipped',
    names:
      'shipped, shipped at, shipped on, shipped date, ship date, shipping date, shipment date, dispatched at, date shipped, sent on, sent at',
    moments: AT_WORK,
  },
  {
    name: 'time.delivered',
    names:
      'delivered, delivered at, delivered on, delivered date, delivery date, date delivered, received at, received on, received date',
    moments: AT_WORK,
  },
  {
    name: 'time.canceled',
    names: 'canceled, canceled at, canceled on, canceled date, cancellation date, cancel date',
    moments: RECENT,
    nulls: 0.9,
  },
  { name: 'time.refunded', names: 'refunded, refunded at, refunded on, refund date', moments: RECENT, nulls: 0.9 },
  {
    name: 'time.hired',
    names:
      'hired, hired at, hired on, hire date, hiring date, date hired, joined, joined at, joined on, join date, joining date, date joined, employment date, date of joining',
    moments: { from: -12 * YEAR, to: 0, clock: 'working' },
  },
  {
    name: 'time.terminated',
    names:
      'terminated, terminated at, terminated on, termination date, date terminated, left at, left on, leave date, leaving date, resigned at, resignation date, date left',
    moments: { from: -10 * YEAR, to: 0, clock: 'working' },
    nulls: 0.8,
  },
  {
    name: 'time.admitted',
    names:
      'admitted, admitted at, admitted on, admission, admission date, admission time, admit date, admit time, date of admission',
    moments: RECENT,
  },
  {
    name: 'time.discharged',
    names: 'discharged, discharged at, discharged on, discharge, discharge date, discharge time, date of discharge',
    moments: RECENT,
  },
  {
    name: 'time.departure',
    names:
      'departure, departure at, departure on, departure date, departure time, departs at, departed at, departed, depart at, depart time, depart date, leaves at',
    moments: { ...PLANNED, clock: 'any' },
  },
  {
    name: 'time.arrival',
    names:
      'arrival, arrival at, arrival on, arrival date, arrival time, arrives at, arrived at, arrived, arrive at, arrive time, arrive date',
    moments: { ...PLANNED, clock: 'any' },
  },
  {
    name: 'time.issued',
    names:
      'issued, issued at, issued on, issue date, issued date, date issued, date of issue, invoice date, invoiced at, invoiced on, billed at, billing date, bill date, date invoiced',
    moments: AT_WORK,
  },
  {
    name: 'time.due',
    names: 'due, due at, due on, due date, due time, due by, date due, payment due, deadline, pay by',
    moments: { from: -3 * YEAR, to: 90, dense: { end: 'last', days: 400 }, clock: 'working' },
  },
  {
    name: 'time.expires',
    names:
      'expires, expires at, expires on, expiry, expiry date, expiry time, expired at, expire at, expire date, expiration, expiration date, expiration time, expire on, date of expiry, best before, use by',
    moments: { from: -2 * YEAR, to: 5 * YEAR, clock: 'any' },
  },
  {
    name: 'time.died',
    names: 'died, died at, died on, death date, date of death, deceased at, deceased on',
    moments: { from: -20 * YEAR, to: 0 },
    nulls: 0.9,
  },
  {
    name: 'time.registered',
    names:
      'registered, registered at, registered on, registration date, registration time, register date, register time, signup date, signed up at, sign up date, member since, date registered, subscribed at, subscribed on',
    moments: RECENT,
  },
  {
    name: 'time.last login',
    names:
      'last login, last login at, last login date, last login time, last login on, last seen, last seen at, last seen on, last active, last active at, last activity, last activity at, last access, last access at, last visit, last visit at, last sign in at, last signed in at, last logged in, last used at, last used',
    moments: { from: -2 * YEAR, to: 0, dense: { end: 'last', days: 60 }, clock: 'waking' },
  },
  {
    name: 'time.opened',
    names: 'opened, opened at, opened on, opening date, open date, date opened, reported at, reported on',
    moments: RECENT,
  },
  {
    name: 'time.approved',
    names: 'approved, approved at, approved on, approval date, approved date, date approved',
    moments: AT_WORK,
  },
  {
    name: 'time.submitted',
    names: 'submitted, submitted at, submitted on, submission date, submission time, date submitted',
    moments: RECENT,
  },
  {
    name: 'time.resolved',
    names: 'resolved, resolved at, resolved on, resolution date, resolved date, date resolved, fixed at, fixed on',
    moments: RECENT,
  },
  {
    name: 'time.closed',
    names:
      'closed, closed at, closed on, closing date, close date, closed date, date closed, completed, completed at, completed on, completion date, date completed',
    moments: RECENT,
  },
  {
    name: 'time.check in',
    names:
      'check in, check in at, check in date, check in time, checkin, checkin at, checkin date, checkin time, checked in at, clock in, clock in at, time in, clocked in at, punch in',
    moments: { ...PLANNED, clock: 'waking' },
    clock: { first: 8 * 3600, last: 12 * 3600 },
  },
  {
    name: 'time.check out',
    names:
      'check out, check out at, check out date, check out time, checkout, checkout at, checkout date, checkout time, checked out at, clock out, clock out at, time out, clocked out at, punch out',
    moments: { ...PLANNED, to: 120, clock: 'waking' },
    clock: { first: 12 * 3600, last: 22 * 3600 },
  },
  {
    name: 'time.borrowed',
    names:
      'borrowed, borrowed at, borrowed on, borrow date, borrowed date, loaned, loaned at, loaned on, loan date, lent at, lent on, rented at, rental date, rental start, date borrowed',
    moments: RECENT,
  },
  {
    name: 'time.returned',
    names: 'returned, returned at, returned on, return date, date returned',
    moments: RECENT,
    nulls: 0.3,
  },
  {
    name: 'time.enrolled',
    names:
      'enrolled, enrolled at, enrolled on, enroll date, enrollment date, enrolment date, date enrolled, date of enrollment, matriculation date',
    moments: { from: -8 * YEAR, to: 0, clock: 'working' },
  },
  {
    name: 'time.graduated',
    names: 'graduated, graduated at, graduated on, graduation date, date graduated, date of graduation',
    moments: { from: -5 * YEAR, to: YEAR },
    nulls: 0.4,
  },
  {
    name: 'time.manufactured',
    names:
      'manufactured, manufactured at, manufactured on, manufacture date, manufacturing date, date of manufacture, production date, produced at, produced on, packed on',
    moments: { from: -6 * YEAR, to: -30, clock: 'working' },
  },
  {
    name: 'time.purchased',
    names:
      'purchased, purchased at, purchased on, purchase date, purchase time, bought at, bought on, date purchased, date of purchase',
    moments: RECENT,
  },
];
