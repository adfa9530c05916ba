import type { MomentForm } from '../values/meaning.ts';
import { AROUND, COME, hours, moment, RECENT, SOON, YEAR } from './moment.ts';
import type { MeaningRow } from './row.ts';
import { listOf } from './shorthand.ts';

/** What is done again and again: when it is next. */
const NEXT = listOf(
  'service, maintenance, inspection, appointment, checkup, check, review, payment, invoice, delivery, session, vaccination, calibration, audit, renewal, follow up, meeting, charge, feeding, watering, recall, dose, cleaning',
)
  .flatMap((done) => [`next ${done}`, `next ${done} due`])
  .join(', ');
/** What stands beside moments of which most have come: a state, or what came of them. */
function whenCome(role: string, moments: MomentForm, name = role): Partial<MeaningRow> {
  if (moments !== COME) return name === role ? {} : { role: `time.${role}` };
  return { name: `time.${name} that has come`, role: `time.${role}`, beside: 'status, state, actual' };
}

/** What people agree on beforehand, and when it comes. */
export const appointments: readonly MeaningRow[] = [
  ...[COME, AROUND].flatMap((moments) => [
    moment('pickup', 'pickup, pick up', '', { ...moments, clock: 'fives' }, whenCome('departure', moments, 'pickup')),
    moment('dropoff', 'dropoff, drop off', '', { ...moments, clock: 'fives' }, whenCome('arrival', moments, 'dropoff')),
  ]),
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
  ...[COME, AROUND].flatMap((moments) => [
    moment('check in', 'check in, checkin, clock in', 'checked in, punch in', moments, {
      ...whenCome('check in', moments),
      clock: hours(6, 12, 15),
    }),
    moment('check out', 'check out, checkout, clock out', 'punch out', moments, {
      ...whenCome('check out', moments),
      clock: hours(12, 22, 15),
      nulls: 0.05,
    }),
  ]),
  ...[COME, { ...AROUND, from: -YEAR }].map((moments) =>
    moment(
      'appointment',
      'scheduled, planned, scheduled for, planned for',
      'appointment, schedule, meeting, event, session',
      moments,
      whenCome('appointment', moments),
    ),
  ),
  moment('interviewed', 'interviewed', 'interview, phone screen, phone interview, job interview', RECENT, {
    nulls: 0.4,
  }),
  moment(
    'available',
    'available from, earliest start, possible start, desired start, preferred start',
    'earliest starting, availability',
    { ...AROUND, clock: 'midnight', to: 270 },
    { nulls: 0.2, beside: 'applied, application, applicant, candidate, salary, experience' },
  ),
  // A publication that is scheduled lies ahead: once it is out, other columns have its moment.
  moment(
    'to be published',
    'post/scheduled for, article/scheduled for, post/scheduled, article/scheduled, scheduled publish',
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
