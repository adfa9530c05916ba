import type { MomentForm } from '../../values/meaning.ts';
import { AGREED, AROUND, COME, hours, moment, OFFICE, PAST, RECENT, SOON, YEAR } from '../builders/moment.ts';
import { listOf } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What is done again and again: when it is next. */
const NEXT = listOf(
  'service, maintenance, inspection, appointment, checkup, check, review, payment, invoice, delivery, session, vaccination, calibration, audit, renewal, follow up, meeting, charge, feeding, watering, recall, dose, cleaning',
)
  .flatMap((done) => [`next ${done}`, `next ${done} due`])
  .join(', ');
/** What stands beside moments of which most have come: a state, or what came of them. */
export function whenCome(role: string, moments: MomentForm, name = role): Partial<MeaningRow> {
  if (moments === AGREED)
    return { name: `time.${name} by its state`, role: `time.${role}`, beside: 'status, state', without: 'actual' };
  if (moments !== COME) return name === role ? {} : { role: `time.${role}` };
  return { name: `time.${name} that has come`, role: `time.${role}`, beside: 'status, state, actual' };
}

/** What is lent for a time, by words of its table's name: when it is taken, and brought back. */
const RENTALS = ['rental', 'hire', 'loan', 'lending', 'checkout', 'borrowing', 'reservation', 'booking'];
const ofRentals = (words: string): string =>
  RENTALS.flatMap((table) => listOf(words).map((word) => `${table}/${word}`)).join(', ');
const TAKEN = 'pickup, pick up, picked up, collected, handed over, handover, collection';
const BROUGHT = 'dropoff, drop off, dropped off, brought back, handed back, given back';
/** The same by what stands beside. */
const RENTED: Partial<MeaningRow> = {
  beside: 'back, return, returned, renter, rental, hirer',
  without: 'tracking, parcel',
};
const LENT = 'borrower, borrowed, patron, overdue, fine, isbn, due, lent';
const OF_GUESTS: Partial<MeaningRow> = {
  beside: 'night, nightly, guest, room',
  without: 'flight, airport, airline, gate',
};
/** Where nothing says when somebody is to come and leave. */
const UNPLANNED = `check, start, end, arrival, departure, scheduled, event, ticket, ${LENT}`;
const STAYS = {
  name: 'a stay',
  from: 'time.check in',
  to: 'time.check out',
  beside: 'night, nightly, room, guest',
  without: UNPLANNED,
};
const VISITS = { name: 'a visit', from: 'time.started', to: 'time.ended', beside: 'checked', without: UNPLANNED };
const AT_TABLE: Partial<MeaningRow> = { beside: 'party, seated, diner, cover' };
const OF_RENTAL: MomentForm = { ...AROUND, from: -300, to: 60, clock: 'fives' };

/** Moments that are something else beside others: when guests sit at a table, which is kept for a day and an hour. */
export const momentsBeside: readonly MeaningRow[] = [
  moment(
    'step of a parcel',
    'occurred, happened, scanned',
    'event, scan, checkpoint',
    { ...PAST, clock: 'any' },
    { role: 'time.observed', beside: 'tracking, parcel, carrier, courier' },
  ),
  moment('issued, as was asked for', 'issued', 'issue', OFFICE, {
    role: 'time.issued',
    beside: 'applied, application, applicant, permit, visa',
  }),
  moment('day of a table', 'booking, reservation, booked|reserved for', '', AROUND, {
    ...AT_TABLE,
    role: 'time.check in',
  }),
  // Guests who have stayed for some nights, and who has come somewhere for some hours.
  ...[STAYS, VISITS].flatMap(({ name, from, to, ...more }) => [
    moment(`check in of ${name}`, 'checked in', '', PAST, { ...more, role: from }),
    moment(`check out of ${name}`, 'checked out', '', PAST, { ...more, role: to, nulls: 0.1 }),
  ]),
  ...['checked in', 'checked out'].map((name) =>
    moment(
      `${name} beside an arrival`,
      '',
      name,
      { ...PAST, to: 240 },
      {
        ...OF_GUESTS,
        role: `time.${name}`,
        beside: 'arrival',
      },
    ),
  ),
  ...['start', 'end'].map((end) =>
    moment(
      `${end} of what is reserved`,
      end === 'start' ? 'reserved|booked|occupied from' : 'reserved|booked|occupied until, reserved|booked|occupied to',
      '',
      AROUND,
      { role: `time.${end}` },
    ),
  ),
  moment('seating', 'seated', '', COME, { role: 'time.checked in' }),
  moment('leaving', 'left', '', COME, { ...AT_TABLE, role: 'time.checked out' }),
];

/** What people agree on beforehand, and when it comes. */
export const appointments: readonly MeaningRow[] = [
  moment('taken', ofRentals(TAKEN), '', OF_RENTAL, { role: 'time.borrowed' }),
  moment('taken, beside its return', TAKEN, '', OF_RENTAL, { ...RENTED, role: 'time.borrowed' }),
  moment('brought back', ofRentals(BROUGHT), '', OF_RENTAL, { role: 'time.returned', nulls: 0.3 }),
  // A state says which of them are back: the others may be ahead.
  moment(
    'returned in time',
    ofRentals(`returned, return, ${BROUGHT}`),
    '',
    { ...OF_RENTAL, to: 90 },
    {
      role: 'time.returned',
      nulls: 0.3,
      beside: 'status, state',
    },
  ),
  moment('brought back, beside its return', BROUGHT, '', OF_RENTAL, { ...RENTED, role: 'time.returned', nulls: 0.3 }),
  moment('check out of what is lent', 'check out, checkout', '', PAST, { role: 'time.borrowed', beside: LENT }),
  moment('check in of what is lent', 'check|checked in, checkin', '', PAST, {
    role: 'time.returned',
    beside: LENT,
    nulls: 0.3,
  }),
  moment(
    'due back',
    'due|expected back, back|return|to be returned by, return due|deadline|expected, due for|expected|planned|scheduled return',
    '',
    { ...OF_RENTAL, to: 90 },
    { role: 'time.due' },
  ),
  ...[COME, AROUND].flatMap((moments) => [
    moment('pickup', 'pickup, pick up', '', { ...moments, clock: 'fives' }, whenCome('departure', moments, 'pickup')),
    moment('dropoff', 'dropoff, drop off', '', { ...moments, clock: 'fives' }, whenCome('arrival', moments, 'dropoff')),
  ]),
  moment('kickoff', 'kickoff, kick|tip|face off, tipoff, faceoff, first pitch, match start', '', AROUND, {
    role: 'time.start',
    clock: hours(11, 21.5, 15),
  }),
  // Guests come before they go.
  moment('arrival of guests', 'arrival', '', AROUND, { ...OF_GUESTS, role: 'time.check in' }),
  moment('departure of guests', 'departure', '', AROUND, { ...OF_GUESTS, role: 'time.check out' }),
  ...[COME, AROUND].flatMap((moments) => [
    moment(
      'departure',
      'departure, departed',
      'depart',
      { ...moments, clock: 'fives' },
      {
        ...whenCome('departure', moments),
        clock: hours(5, 23, 5),
      },
    ),
    moment(
      'arrival',
      'arrival, arrived, landed',
      'arrive',
      { ...moments, clock: 'fives' },
      {
        ...whenCome('arrival', moments),
        clock: hours(6, 23, 5),
      },
    ),
  ]),
  // From the gate to the runway, and back.
  ...[
    ['off block', 'off block', ''],
    ['takeoff', 'takeoff, took off, wheel up', 'take off'],
    ['landing', 'landing, wheel down, touchdown', 'land'],
    ['on block', 'on block', ''],
    ['boarding', 'boarding, boarding start, boarding open', 'board'],
  ].map(([name = '', alone = '', ended = '']) => moment(name, alone, ended, { ...COME, clock: 'waking' })),
  ...[AGREED, COME, AROUND].flatMap((moments) => [
    moment('check in', 'check|clock in, checkin', 'checked in, punch in', moments, {
      ...whenCome('check in', moments),
      clock: hours(6, 12, 15),
    }),
    moment('check out', 'check|clock out, checkout', 'punch out', moments, {
      ...whenCome('check out', moments),
      clock: hours(12, 22, 15),
      nulls: 0.05,
    }),
  ]),
  ...[AGREED, COME, { ...AROUND, from: -YEAR }].map((moments) =>
    moment(
      'appointment',
      'scheduled, planned, scheduled|planned for',
      'appointment, schedule, meeting, event, session, ticket|booking|reservation|admission/visit, show, travel',
      moments,
      whenCome('appointment', moments),
    ),
  ),
  moment(
    'start of what people go to',
    'class|class booking|lesson|course|workshop|session booking|appointment/start, class|lesson/begin',
    '',
    { ...AROUND, from: -YEAR, to: 60 },
    { role: 'time.start', clock: hours(7, 20, 15) },
  ),
  // When something is to be brought or fetched.
  ...[
    ['start', 'start, begin, from, open'],
    ['end', 'end, to, until, close'],
  ].map(([end = '', words = '']) =>
    moment(
      `${end} of a window`,
      listOf(words)
        .map((word) => `window ${word}, ${word} of window`)
        .join(', '),
      '',
      COME,
      {
        role: `time.${end}`,
      },
    ),
  ),
  moment('doors', 'door, door open|opened', 'door opening', AROUND),
  moment('interviewed', 'interviewed', 'interview, phone screen, phone|job interview', RECENT, {
    nulls: 0.4,
  }),
  moment(
    'available',
    'available from, earliest|possible|desired|preferred start',
    'earliest starting, availability',
    { ...AROUND, clock: 'midnight', to: 270 },
    { nulls: 0.2, beside: 'applied, application, applicant, candidate, salary, experience' },
  ),
  // A publication that is scheduled lies ahead: once it is out, other columns have its moment.
  moment(
    'to be published',
    'post/scheduled for, article/scheduled for, post|article/scheduled, scheduled publish',
    'scheduled publication',
    SOON,
    { nulls: 0.85 },
  ),
  moment(
    'next',
    `next run, next billing, next due, next retry, next visit, ${NEXT}`,
    'next, retry, follow up, upcoming, remind, reminder',
    SOON,
  ),
];
