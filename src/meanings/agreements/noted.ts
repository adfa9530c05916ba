import type { Order } from './agreement.ts';
import { days, hours, minutes, years } from './distances.ts';

/** How long what has happened is on its way to who keeps it. */
const arrives = minutes(0.02, 1, 600, 1.5);

/** Days after which people begin to study at the earliest: 17 years; and after which children come to a school or a nursery: 4 years. */
const STUDENT = 6209;
const PUPIL = 1461;

/** What is written down behind what it is about: measurements, moves between accounts, people, orders, prescriptions. */
export const NOTED_ORDERS: readonly Order[] = [
  // What was measured is stored and arrives a moment later.
  { of: 'time.created', behind: { 'time.observed': arrives, 'time.transacted': arrives, time: arrives } },
  {
    of: 'time.created',
    about: 'workout athlete',
    behind: { 'time.ended': arrives, 'time.started': hours(0.3, 1.2, 12), 'time.start': hours(0.3, 1.2, 12) },
  },
  { of: 'time.created', behind: { 'time.registered': hours(0.2, 9, 22, 0.5) } },
  { of: 'time.booked', behind: { 'time.created': hours(0.5, 9, 72) } },
  { of: 'time.observed', behind: { 'time.happened': arrives, 'time.occurred': arrives } },
  {
    of: 'time.delivered',
    about: 'sensor reading telemetry measurement device meter signal metric event log tracking position',
    behind: { 'time.observed': arrives, 'time.occurred': arrives, time: arrives },
  },
  {
    of: 'time.observed',
    about: 'attendance presence participation',
    behind: { 'day time.done': hours(7, 10, 21, 0.3), 'time.done': minutes(0, 5, 180) },
  },
  { of: 'time.read', isStage: true, behind: { 'time.booked': days(0.1, 0.6, 5) } },
  { of: 'time.read', behind: { 'time.observed': minutes(0.05, 20, 20_000, 1.8) } },
  { of: 'time.resolved', isStage: true, behind: { 'time.observed': hours(0.2, 20, 40 * 24, 1.3) } },
  { of: 'time.booked', isStage: true, behind: { 'time.transacted': days(0.01, 0.8, 4) } },
  {
    of: 'time.paid',
    isStage: true,
    behind: { 'time.booked': days(0.1, 0.8, 4), 'time.transacted': days(0.1, 1.2, 6) },
  },
  // What somebody claims is looked at before it is paid.
  {
    of: 'time.paid',
    isStage: true,
    about: 'claim expense reimbursement payout',
    behind: {
      'time.approved': days(0.2, 4, 45),
      'time.submitted': days(1, 10, 90),
      'time.opened': days(1, 10, 90),
      'time.occurred': days(1, 20, 180),
    },
  },
  ...['time.transacted', 'time'].map((of) => ({
    of,
    about: 'stock inventory movement warehouse lot batch item',
    behind: { 'time.manufactured': days(3, 90, 900, 0.9) },
  })),
  { of: 'time.ordered', behind: { 'day time.traded': hours(9.5, 12, 15.9, 0.15) } },
  { of: 'time.value date', behind: { 'day time.traded': days(1, 2, 4, 0.3) } },
  { of: 'time.enrolled', gap: PUPIL, behind: { 'time.birth date of a child': years(0, 3, 12, 0.7) } },
  {
    of: 'time.enrolled',
    gap: STUDENT,
    about: 'student enrollment enrolment course university semester term matriculation',
    behind: { 'time.birth date': years(0, 2.2, 43, 1) },
  },
  { of: 'time.value date', behind: { 'time.transacted': days(0, 1, 3, 0.6) } },
  { of: 'time.approved', isStage: true, behind: { 'time.transacted': hours(0.02, 1.5, 72, 1.2) } },
  {
    of: 'time.updated',
    behind: { 'time.booked': days(0.05, 2, 60, 1.2), 'time.transacted': days(0.05, 2, 60, 1.2) },
  },
  // Who applies is talked to, and begins when that is over.
  {
    of: 'time.interviewed',
    behind: { 'time.submitted': days(2, 11, 60, 0.6), 'time.created': days(2, 11, 60, 0.6) },
  },
  {
    of: 'time.available',
    behind: { 'time.submitted': days(7, 50, 200, 0.6), 'time.created': days(7, 50, 200, 0.6) },
  },
  { of: 'time.hired', behind: { 'time.interviewed': days(2, 13, 60, 0.6), 'time.submitted': days(5, 26, 120, 0.6) } },
  { of: 'time.end of probation', behind: { 'time.hired': days(85, 130, 190, 0.35) } },
  {
    of: 'time.end of a contract',
    behind: { 'time.hired': days(180, 900, 3000, 0.6), 'time.registered': days(180, 900, 3000, 0.6) },
  },
  { of: 'time.last service', behind: { 'time.hired': days(60, 500, 4000, 0.9) } },
  // A line in a log tells of what has begun, and mostly of what has ended.
  { of: 'time.logged', behind: { 'time.ended': arrives, 'time.started': arrives } },
  { of: 'time.observed', behind: { 'time.last calibration': days(1, 90, 600, 0.9) } },
  // What is ordered is written down at once.
  {
    of: 'time.created',
    behind: {
      'time.ordered': minutes(0.005, 0.1, 5, 1.5),
      'time.issued': hours(0.01, 6, 40, 0.8),
      'time.enrolled': hours(0.01, 9, 72, 0.8),
    },
  },
  {
    of: 'time.created',
    about: 'subscription membership',
    behind: { 'time.start': minutes(0.005, 0.1, 5, 1.5), 'time.started': minutes(0.005, 0.1, 5, 1.5) },
  },
  { of: 'time.expires', about: 'prescription rx', behind: { 'time.issued': days(90, 364, 366, 0.3) } },
  { of: 'time.dispensed', behind: { 'time.issued': days(0, 2, 60, 1.2) } },
];
