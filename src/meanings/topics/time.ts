import type { MomentForm } from '../../values/meaning.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
import { AROUND, moment, OFFICE, PAST, PAST_DAYS, RECENT, written, YEAR } from '../builders/moment.ts';
import { listOf } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { timesOfDay } from './times-of-day.ts';

/** When accounts change. */
const BOOKED = `${listOf(
  'transaction, account, bank transaction, account transaction, statement, ledger, ledger entry, bank statement, journal, journal entry',
)
  .flatMap((table) =>
    listOf('booking date, booked at, booked on, booked, posting date, posted at, posted on, entry date').map(
      (name) => `${table}/${name}`,
    ),
  )
  .join(', ')}, gl date, accounting date, ledger date`;
/** When it was last. */
const LAST = listOf(
  'service, maintenance, inspection, checkup, calibration, cleaning, repair, inspected, serviced, maintained, calibrated, cleaned, repaired, watered, vaccination, review, reviewed, recall',
)
  .map((done) => `last ${done}`)
  .join(', ');
/** Whom people join without being hired. */
const MEMBERS = listOf('member, user, club, customer, subscriber, player, profile, account, community, team member')
  .flatMap((table) => [`${table}/joined`, `${table}/join`])
  .join(', ');
/** When what has begun is to end. */
const END: MomentForm = { ...AROUND, from: -270, to: 270 };
/** What stands beside moments at which money moves. */
const MONEY =
  'balance, iban, debit, account, counterparty, merchant, ledger, mcc, remittance, movement, warehouse, lot';
/** What stands beside moments that programs note. */
const NOTED =
  'severity, level, message, host, facility, actor, payload, logger, session, browser, platform, agent, process';
/** What stands beside the days of somebody's employment. */
const EMPLOYED = 'salary, payroll, wage, employment, fte, pto, hire, hired, hourly, grade, personnel';
/** What stands beside moments at which somebody drives or goes in and out. */
const STAYS = 'plate, parking, garage, toll, visitor, badge, exited';
/** What stands beside the days of somebody's studies, which have grades, too, and beside the hours of work. */
const STUDIED = 'course, semester, student, credit, exam, tuition, break, worked';
const HIRED: MomentForm = {
  from: -15 * YEAR,
  to: 0,
  dense: { end: 'last', days: 4 * YEAR },
  clock: 'midnight',
};
const TERMINATED: MomentForm = { from: -5 * YEAR, to: 0, dense: { end: 'last', days: 500 }, clock: 'midnight' };
/** When something is no longer valid. */
const EXPIRY: MomentForm = { from: -180, to: 3 * YEAR, clock: 'midnight' };

/** Who is born so many years before, by what stands beside. */
const BIRTHS: readonly MeaningRow[] = (
  [
    ['an animal', 'breed, pet, microchip', -15, -1],
    ['a child', 'guardian, parent, father, mother, kindergarten, pupil, school', -17, -5],
    ['an employee', 'hire, hired, hiring, salary, wage, payroll, job, employee, employment, staff', -64, -20],
    ['a student', 'enrolled, enrollment, gpa, matriculation, major, graduation, semester, student', -30, -18],
    ['a patient', 'patient, blood, diagnosis, allergy, insurance, ward, admission, medical', -93, 0],
    ['a player', 'team, jersey, club, goal, position, league', -38, -18],
    ['a user', 'email, password, login, phone, mobile', -85, -18],
  ] as const
).map(([who, beside, from, to]) =>
  moment(
    `birth date of ${who}`,
    'birth, date of birth, birthday, born',
    '',
    {
      from: from * YEAR,
      to: to * YEAR,
      clock: 'midnight',
      ...(who === 'a user' ? { dense: { end: 'last', days: 20 * YEAR } } : {}),
    },
    { role: 'time.birth date', beside },
  ),
);

/** What is expected, by words that only say that it is. */
function expected(what: string): string {
  return listOf('estimated, expected, planned, scheduled, promised, actual')
    .map((front) => `${front}: ${what}`)
    .join(', ');
}

/** What tables of stays have, and no table of people who come to a firm and leave it. */
const STAY = { beside: STAYS, without: 'department, salary, employee, hire, job' } as const;

/** Words of lengths that programs note of what they run. */
const RUN = 'ms, millisecond, microsecond, latency';

/** Moments, days and times of day. */
export const time: readonly MeaningRow[] = [
  moment('entry of a stay', 'entered', 'entry, in', RECENT, { role: 'time.started', ...STAY }),
  moment('exit of a stay', 'exited, left', 'exit, out', RECENT, { role: 'time.ended', ...STAY, nulls: 0.1 }),
  moment('hired, beside pay', 'start, entered, commenced', 'commencement, entry, service, employment', HIRED, {
    role: 'time.hired',
    beside: EMPLOYED,
    without: STUDIED,
  }),
  moment('terminated, beside pay', 'end, ended', 'term, leaving, exit, last working|day', TERMINATED, {
    role: 'time.terminated',
    beside: EMPLOYED,
    without: STUDIED,
    nulls: 0.85,
  }),
  moment(
    'end of probation',
    'probation end|ended|until, end of probation',
    'probation',
    { ...HIRED, to: 180 },
    { nulls: 0.25 },
  ),
  moment(
    'end of a contract',
    'contract end|ended|until|expire|expiry, end of contract',
    '',
    { ...AROUND, clock: 'midnight', to: 3 * YEAR },
    { nulls: 0.7, beside: `${EMPLOYED}, joined, jersey, shirt` },
  ),
  moment('moved', 'moved', 'movement', PAST, { role: 'time.transacted' }),
  moment('transacted', 'initiated', 'transaction', PAST, { beside: MONEY }),
  moment('booked, beside an account', 'booked, posted', 'booking, posting, post', OFFICE, {
    role: 'time.booked',
    beside: MONEY,
  }),
  moment('logged', 'logged', 'event, log', { ...PAST, clock: 'any' }, { role: 'time.observed', beside: NOTED }),
  moment(
    'last calibration',
    'calibrated, last calibrated',
    'calibration, last calibration',
    { ...RECENT, clock: 'working' },
    { beside: 'reading, sampled, sample, measured, recorded, timestamp, observed, captured, sensor, value' },
  ),
  moment(
    'happened',
    'occurred, happened, triggered, finding|defect|issue/found, refueled, refuelled, fueled, refilled',
    'occurrence, refueling, refuelling, fueling, refuel, fill up',
    { ...PAST, clock: 'any' },
    { role: 'time.observed' },
  ),
  moment('sent by a client', '', 'client, device, local', { ...PAST, clock: 'any' }, { role: 'time.observed' }),
  moment(
    'stored',
    'stored, ingested, indexed',
    'server, ingestion, ingest',
    { ...PAST, clock: 'any' },
    { role: 'time.created' },
  ),
  moment('entered', 'entered, keyed', 'entry, entered by', PAST, {
    role: 'time.created',
    beside: 'order, invoice, user, updated, customer, number, amount, quantity',
  }),
  moment('created', 'created, creation, inserted, added, generated', 'create, entry, record', PAST),
  moment(
    'updated',
    'updated, modified, changed, last updated|modified|update|change',
    'update, modification, change, write',
    {
      ...RECENT,
      from: -2 * YEAR,
      dense: { end: 'last', days: 90 },
    },
  ),
  moment('edited', 'edited, last edited', 'edit, last edit', RECENT, { role: 'time.updated', nulls: 0.65 }),
  moment('deleted', 'deleted, removed, trashed, purged, discarded', 'deletion, delete', RECENT, { nulls: 0.92 }),
  moment('archived', 'archived, unpublished', 'archive', RECENT, { nulls: 0.85 }),
  // What lasts for thousandths of a second is no appointment.
  moment('start of a run', 'start, begin', '', { ...PAST, to: -1 }, { role: 'time.started', beside: RUN }),
  moment('end of a run', 'end, finish', '', { ...PAST, from: -2 * YEAR }, { role: 'time.ended', beside: RUN }),
  moment('start', 'start, begin, valid from', 'beginning, starting', {
    ...AROUND,
    from: -YEAR,
    to: 90,
  }),
  moment('queued', 'queued, enqueued', '', RECENT),
  // What is planned starts; what has started did so when it did.
  moment(
    'started',
    'started, commenced, entered, clocked in, session|visit|run|job|subscription|membership/start, membership|subscription start',
    '',
    {
      ...PAST,
      to: -1,
    },
  ),
  moment('trial start', 'trial start|started|begin|from', '', { ...PAST, to: -1 }, { nulls: 0.4 }),
  moment('trial end', 'trial end|ended|expire|until|expiry, end of trial', '', AROUND, {
    nulls: 0.4,
  }),
  moment('end of a poll', 'poll|voting end, poll closed|expire', 'poll closing', AROUND, {
    role: 'time.end',
    nulls: 0.85,
  }),
  moment('embargo', 'embargo|embargoed until, embargo, embargo end', '', AROUND, { nulls: 0.85 }),
  moment('end', 'end, finish', 'ending, stop, through', { ...AROUND, from: -270, to: 270 }, { nulls: 0.2 }),
  moment(
    'ended',
    'ended, finished, stopped, completed, dropped off, exited, clocked out, hung up, session|visit|run|job/end',
    'completion',
    { ...PAST, from: -2 * YEAR },
    { nulls: 0.2 },
  ),
  moment(
    'ordered',
    'ordered, purchased, placed, booked, reserved, donated, pledged',
    'order, purchase, bought, sale, booking, reservation',
    PAST,
  ),
  moment('listed', 'listed', 'listing, list', PAST),
  moment('sold', 'sold, disposed', 'disposal', PAST, { nulls: 0.4 }),
  moment('traded', 'trade|trading|deal date, trade|trading day', '', { ...PAST_DAYS, to: -4 }),
  moment('paid', 'settled, charged', 'paid, payment, settlement, pay', PAST, { nulls: 0.15 }),
  moment('shipped', 'shipped, dispatched, sent out', 'ship, shipping, shipment, dispatch', PAST, { nulls: 0.2 }),
  moment('delivered', `delivered, received, fulfilled, ${expected('delivery')}`, 'delivery, receipt', PAST, {
    nulls: 0.25,
  }),
  moment('ready', 'ready, prepared, ready for pickup|collection', '', PAST, { nulls: 0.2 }),
  moment('picked up', 'picked up, handed over', '', PAST, { nulls: 0.25 }),
  moment('canceled', 'canceled, aborted, voided', 'cancellation, cancel', RECENT, {
    nulls: 0.9,
  }),
  moment('refunded', 'refunded, reversed, charged back', 'refund, reversal, chargeback', RECENT, { nulls: 0.9 }),
  moment(
    'revoked',
    'revoked, invalidated, withdrawn, disabled, deactivated, logged|signed out',
    'revocation, logout, deactivation, sign out',
    RECENT,
    {
      nulls: 0.9,
    },
  ),
  moment('returned', 'returned', 'return', PAST, { nulls: 0.3 }),
  // What guests have agreed on stands beside: the days of their stay, which may be ahead.
  ...['checked in', 'checked out'].map((name) => moment(name, '', name, { ...PAST, to: 240 }, { beside: 'check' })),
  moment('borrowed', 'borrowed, loaned, rented', 'lent, checked out, loan, rental, checkout', PAST),
  moment('hired', 'hired, joined, employed, onboarded', 'hire, join, joining, onboarding', HIRED),
  moment(
    'terminated',
    'terminated, churned, employee/leave date, staff/leave date, leaving date, employee|staff/left, resigned, fired, retired, last working|final working day, last day worked, last day of work',
    'termination, resignation, left, separation, exit, retirement',
    TERMINATED,
    { nulls: 0.85 },
  ),
  moment('admitted', 'admitted', 'admission, admit', { ...PAST, clock: 'any' }),
  moment('discharged', 'discharged', 'discharge', { ...PAST, clock: 'waking' }, { nulls: 0.15 }),
  moment(
    'issued',
    'issued, invoiced, billed, posted',
    'issue, invoice, billing, statement, posting, bill, post',
    OFFICE,
  ),
  moment('booked', '', '', PAST_DAYS, { names: BOOKED }),
  moment('value date', '', '', PAST_DAYS, {
    names: 'value|valuta|settle value date, valuta, effective/value date, trade/settlement date, trade/settled on',
  }),
  moment('value date, beside an account', '', 'value', PAST_DAYS, { role: 'time.value date', beside: MONEY }),
  moment('due', 'due, deadline, payable|due by, promised, required, expected', 'payment due, target, promise', {
    from: -90,
    to: 90,
    clock: 'midnight',
    isEvent: true,
  }),
  moment(
    'expires',
    'expire, expiry, expiration, expired, maturity, matures, matured, valid through, renewed, best before',
    'renewal',
    EXPIRY,
  ),
  moment(
    'published',
    'published, released, aired, launched, introduced',
    'publication, publish, publishing, release, premiere, launch, introduction',
    {
      from: -6 * YEAR,
      to: 0,
      dense: { end: 'last', days: 2 * YEAR },
      clock: 'working',
    },
  ),
  moment('last login', 'last login, last signed|last sign|logged|signed in', 'login, sign in', RECENT, {
    nulls: 0.1,
  }),
  moment(
    'last activity',
    'last seen|active|used|access|accessed|activity|visit|run|order|ordered|purchase|purchased|transaction|donation|booking, accessed, visited, viewed, seen',
    'visit',
    RECENT,
    { nulls: 0.1 },
  ),
  ...BIRTHS,
  moment('birth date', 'birth, date of birth, birthday, born', '', {
    from: -90 * YEAR,
    to: -18 * YEAR,
    clock: 'midnight',
  }),
  moment(
    'death date',
    'death, date of death, died, deceased',
    '',
    { from: -20 * YEAR, to: 0, clock: 'midnight' },
    {
      nulls: 0.9,
    },
  ),
  moment('occurred', '', 'incident, accident, loss, crime, injury, damage, collision', { ...PAST, to: -3 }),
  moment('closed', 'closed', 'close, closing', RECENT, { nulls: 0.4 }),
  moment('opened', 'opened, reported, raised, filed', 'open, opening', PAST),
  moment('first response', 'first response|replied|responded|reply|answer', '', RECENT, {
    nulls: 0.15,
  }),
  moment('answered', '', '', RECENT, {
    names: 'answered, answered|picked up at, answered on, call/answered at',
    beside: 'talk, wait, hold, ring, queued, hung, caller, agent',
    nulls: 0.12,
  }),
  moment(
    'assessed',
    'graded, marked, scored, analyzed, analysed, evaluated, resulted',
    'grading, analysis, result',
    RECENT,
    {
      nulls: 0.12,
    },
  ),
  moment('resolved', 'resolved, solved, fixed, answered, responded', 'resolution, response', RECENT, { nulls: 0.35 }),
  moment(
    'approved',
    'approved, accepted, signed, granted, decided, consumed, redeemed, claimed',
    'approval, acceptance, decision',
    OFFICE,
    {
      nulls: 0.25,
    },
  ),
  moment(
    'rejected',
    'rejected, declined, failed, blocked, banned, suspended, paused, locked',
    'rejection, failure',
    RECENT,
    {
      nulls: 0.9,
    },
  ),
  moment('submitted', 'submitted, applied, requested', 'submission, submit, application, request', OFFICE),
  moment('verified', 'verified, confirmed, activated, validated', 'verification, confirmation, activation', PAST, {
    nulls: 0.2,
  }),
  moment('registered', `registered, signed up, subscribed, member since, ${MEMBERS}`, 'registration, signup, sign up', {
    ...PAST,
    from: -5 * YEAR,
    dense: { end: 'last', days: 600 },
  }),
  moment(
    'read',
    'acknowledged, clicked, notified, reviewed, inspected, audited, tested, checked, sent, processed, synced, synchronized, executed, imported, exported, uploaded, downloaded',
    'read, opened email, review, inspection, taken',
    RECENT,
    { nulls: 0.05 },
  ),
  moment('captured', 'payment|charge|transaction/captured, payment captured', '', PAST, {
    nulls: 0.15,
  }),
  moment('authorized', 'authorized, payment authorized', 'authorization, payment authorization', PAST, { nulls: 0.1 }),
  moment(
    'observed',
    'observed, measured, sampled, captured, collected, logged, recorded',
    'observation, measurement, reading, previous|current|meter read, sample, sampling, collection, capture, log, recording',
    { ...PAST, clock: 'any' },
  ),
  moment('manufactured', 'manufactured, produced, installed, commissioned', 'production, built, made, installation', {
    from: -8 * YEAR,
    to: 0,
    dense: { end: 'last', days: 2 * YEAR },
    clock: 'midnight',
  }),
  moment(
    'warranty end',
    'warranty|warranty valid|guarantee until, warranty|guarantee end, warranty expiry|expire|to|expiration|through|ended|expired',
    '',
    { from: -300, to: 6 * YEAR, clock: 'midnight' },
    { nulls: 0.1 },
  ),
  moment(
    'last service',
    `serviced, ${LAST}`,
    'maintenance',
    { ...RECENT, clock: 'working' },
    { role: 'time.last activity' },
  ),
  moment('acquired', 'acquired, warranty start', 'acquisition', {
    from: -6 * YEAR,
    to: 0,
    clock: 'midnight',
  }),
  moment('enrolled', 'enrolled, matriculated', 'enrollment, matriculation', {
    from: -6 * YEAR,
    to: 0,
    dense: { end: 'last', days: 500 },
    clock: 'midnight',
  }),
  moment('graduated', 'graduated', 'graduation', {
    from: -6 * YEAR,
    to: 0,
    dense: { end: 'last', days: 700 },
    clock: 'midnight',
  }),
  moment('founded', 'founded, established, incorporated', 'foundation, incorporation', {
    from: -80 * YEAR,
    to: -YEAR,
    clock: 'midnight',
  }),
  ...timesOfDay,
  { name: 'time.start of a validity', role: 'time.start', names: 'from', moments: PAST },
  { name: 'time.end of a validity', role: 'time.end', names: 'until, till, thru', moments: END, nulls: 0.3 },
  // Of what else may be done, much is done in some rows alone.
  { name: 'time.done', names: 'past participle', moments: PAST, ...written(PAST), nulls: 0.35 },
  {
    name: 'time',
    names: 'at, on, date, time, timestamp, stamp, datetime, moment, instant, when, since, date time',
    moments: PAST,
    ...written(PAST),
    clock: { first: 0, last: SECONDS_OF_DAY - 1 },
  },
];
