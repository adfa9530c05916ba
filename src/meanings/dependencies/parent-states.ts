import { wordsIn } from './word-lists.ts';

/*
 * In which states rows are that others refer to: nothing is prescribed at a visit that did not take place, and those who write posts are
 * authors. States stand as in rules of numbers: see StateRule.
 */

/** What the rows of some tables, or some columns, refer to. */
export interface ParentStateRule {
  /** What the name of the table that refers ends with, in phrases; null: any will do. */
  readonly children: readonly string[] | null;
  /** The same of the column; null: any will do. */
  readonly columns: readonly string[] | null;
  /** The same of the table that is referred to. */
  readonly parents: readonly string[] | null;
  /** The states of which a list must have one, with bars between, those that end with a word behind `~`; null: any list will do. */
  readonly needs: string | null;
  /** Those that fit; null: all but `never`. */
  readonly only: string | null;
  /** Those that do not. */
  readonly never: string | null;
  /** Those that come with what refers to them; null: none does. */
  readonly asks: string | null;
}

const phrasesIn = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim());

/** Children, parents and the states that fit; behind `not`, those that do not; and the states that ask for such children. */
const rule = (
  children: string,
  parents: string | null,
  states: string,
  asks: string | null = null,
): ParentStateRule => ({
  children: phrasesIn(children),
  columns: null,
  parents: parents === null ? null : phrasesIn(parents),
  needs: states.startsWith('not ') ? null : states,
  only: states.startsWith('not ') ? null : states,
  never: states.startsWith('not ') ? states.slice('not '.length) : null,
  asks,
});

const OCCASIONS =
  'appointment, visit, consultation, encounter, examination, session, lesson, class, event, show, performance, match, game, trip, ride, flight, tour, stay, reservation, booking, rental, exam, interview, delivery, shipment, job, work order, production order, manufacturing order';

const RULES: readonly ParentStateRule[] = [
  rule(
    'prescription, diagnosis, treatment, procedure, inspection, defect, scrap, quality check, downtime, vital, vital sign, measurement, observation, note, charge, review, rating, feedback, result, attendance, grade, mark, score, certificate, medication, vaccination, immunization, goal, card, substitution',
    OCCASIONS,
    '*started|*completed|*checked in|*ended|*borrowed|*delivered|held',
  ),
  rule(
    'shipment, delivery, parcel, package, tracking',
    'order, purchase, sale',
    '*paid|*processed|*shipped|*confirmed',
    '*shipped',
  ),
  rule('return, review, rating, feedback', 'order, purchase, sale, item, line', '*delivered|*completed|*shipped'),
  rule(
    'invoice, bill',
    'appointment, visit, consultation, encounter, examination, session, lesson, trip, ride, stay, job, work order',
    '*started|*completed|*checked in|*ended',
  ),
  rule('refund', 'order, payment, invoice, booking, transaction', '+paid|refunded', 'refunded|partially refunded'),
  rule(
    'comment, reaction, reply, like, view, bookmark, favorite, favourite, share, download, play, clap, vote, read',
    'post, article, story, page, video, episode, photo, news, recipe, poll, document, track, song, podcast',
    '+published|visible|active|public',
  ),
  rule('payment, reminder, dunning', 'invoice, bill', 'not draft|cut', 'paid|partially paid'),
  rule('payment, charge, capture, receipt', 'order, booking, reservation', '+paid|+confirmed|refunded', '+paid'),
  rule(
    'payment, payout, settlement, disbursement, reimbursement',
    'claim, expense, expense report, grant, award, request',
    '*approved|partially approved|partially paid|closed',
    'paid|partially paid|settled|reimbursed',
  ),
  rule(
    'sale, contract, purchase, agreement, order, closing, invoice, project',
    'offer, quote, quotation, proposal, bid, estimate',
    '*accepted|*won|approved|ordered|invoiced',
  ),
  rule('sale, closing', 'listing, property, house, home, vehicle, car, lot, item, unit, animal', 'sold', 'sold'),
  rule('adoption', 'animal, pet', 'adopted', 'adopted'),
  rule('lease, tenancy', 'unit, apartment, property, room', 'leased|rented|occupied|let', 'leased|rented|let'),
  rule('payment, repayment, installment', 'loan, mortgage, credit, lease', '+disbursed|+activated|active'),
  rule(
    'transaction, transfer, movement, card, subscription, loan',
    'account, card, wallet, customer',
    'not pending|draft|cut|closed|rejected|terminated|deleted',
  ),
  rule(
    'application, booking, registration, enrollment, enrolment, reservation, ticket, bid, offer, viewing, item, line, sale',
    'job, course, class, section, event, product, item, listing, property, vacancy, lot, auction, dish, exhibition, show, screening, performance, tour, campaign',
    'not draft|created|unpublished|canceled',
  ),
  rule(
    'receipt, acknowledgement, letter',
    'donation, contribution, gift, payment',
    '*completed|*paid|refunded',
    '*completed|*paid',
  ),
  rule('donation, pledge, contribution', 'campaign, project, fundraiser', 'not draft|created|unpublished|canceled'),
  rule(
    'usage, usage record, call, reading, visit',
    'subscription, line, sim, device, membership, meter',
    'not pending|draft|first',
  ),
  rule('session, entry, usage, visit', 'permit, pass, membership', 'not pending|draft|requested|submitted|first'),
  rule('sample, specimen', 'order, request', 'not canceled|rejected|draft'),
  rule('status, metrics, impression, click', 'creative, ad, banner', '+approved|active|running|paused'),
  rule('shift, assignment', 'booking, event', 'not canceled|draft|inquiry|quoted|declined'),
  rule('interview', 'application', 'interview|interviewing|+interviewed|+offered', '+offered'),
  rule(
    'fine, penalty, citation, defect',
    'inspection, audit, check',
    'failed|not passed|rejected|non compliant',
    'failed',
  ),
  rule('offer', 'application', '+offered', '+offered'),
  rule('receipt, receiving', 'order', 'received|partially received|partly received|*completed|closed'),
  rule(
    'work order, production order, manufacturing order, assembly order, production run, bill of material, bom, routing',
    'part, item, material, product, component',
    'component|assembly|subassembly|sub assembly|semi finished|finished|finished good|finished goods|finished product|manufactured|made',
  ),
  rule(
    'purchase order line, purchase order item, purchase line, supplier part, part supplier',
    'part, item, material, product, component',
    'raw material|raw|purchased|purchased part|bought|consumable|component|packaging',
  ),
  rule('time entry, timesheet, worklog, work log', 'task, issue, ticket, job, work order', '+started'),
];

/**
 * Who takes part in what: what columns and tables call it, the roles that somebody has who does, one of which a list must have, and those
 * who may, too.
 */
const PARTS: readonly (readonly [of: string, roles: string, others?: string])[] = [
  ['author, writer, editor, columnist', 'author|editor|writer|contributor|journalist', 'admin|administrator'],
  ['agent, assignee, handler, support', 'agent|support|support agent|technician', 'staff|admin'],
  ['moderator, handler, reviewer', 'moderator', 'admin|administrator|staff'],
  ['driver, courier, rider, driven by, delivered by', 'driver|courier|rider'],
  [
    'doctor, physician, surgeon, prescriber, prescribed by, diagnosed by',
    'doctor|physician|surgeon|consultant|specialist',
  ],
  ['nurse, administered by', 'nurse'],
  ['pharmacist, dispensed by', 'pharmacist|pharmacy technician|technician'],
  [
    'teacher, instructor, lecturer, professor, tutor, taught by',
    'teacher|instructor|lecturer|professor|tutor',
    'faculty',
  ],
  ['student, learner, pupil', 'student|learner|pupil'],
  [
    'house keeping, house keeper, cleaner, cleaning, house keeping task',
    'housekeeping|housekeeper|cleaner',
    'maintenance',
  ],
  ['mechanic, technician, engineer, maintenance, repaired by, serviced by', 'mechanic|technician|engineer|maintenance'],
  ['manager, approver, approved by, supervisor', 'manager|director|supervisor', 'admin|owner'],
  ['customer, buyer, client', 'customer|buyer|client', 'member|user|both'],
  ['seller, vendor, merchant', 'seller|vendor|merchant', 'both'],
  ['host, landlord', 'host|landlord', 'owner|both'],
  ['owner', 'owner|seller|landlord', 'both|admin'],
  ['tenant, renter, lessee', 'tenant|renter|lessee', 'both'],
  ['inspector, inspected by', 'inspector|quality|quality control|quality assurance|qa'],
  ['pilot, captain', 'captain|pilot'],
  ['cashier', 'cashier|clerk', 'manager'],
  ['recruiter, interviewer', 'recruiter|interviewer|hiring manager', 'hr|manager'],
  ['sold by, sales rep, salesperson, sales person, representative', 'sales|sales rep|salesperson|representative'],
  ['accountant', 'accountant|finance'],
];

const PART_RULES: readonly ParentStateRule[] = PARTS.flatMap(([of, roles, others]) => {
  const names = phrasesIn(of);
  const only = others === undefined ? roles : `${roles}|${others}`;
  const common = { parents: null, needs: roles, only, never: null, asks: null };
  return [
    { ...common, children: null, columns: names },
    { ...common, children: names, columns: ['staff', 'employee', 'user', 'worker'] },
  ];
});

const ALL: readonly ParentStateRule[] = [...PART_RULES, ...RULES];

/** What words say that a name has beside what it is of. */
const BESIDE: ReadonlySet<string> = new Set(wordsIn('id code key number uuid fk user'));

/** The rules for a column that refers, by its words, those of its table and those of the one that it refers to. */
export function parentStateRules(
  column: readonly string[],
  child: readonly string[],
  parent: readonly string[],
): readonly ParentStateRule[] {
  const bare = column.filter((word, place) => place === 0 || !BESIDE.has(word));
  const endsWith = (words: readonly string[], phrases: readonly string[] | null): boolean => {
    // Names keep the word for the trade, which tables of what is sold are called by.
    const name = ` ${words.join(' ')}`.replace(/ sales$/, ' sale');
    return phrases?.some((phrase) => name.endsWith(` ${phrase}`)) ?? true;
  };
  const rules = ALL.filter(
    ({ columns, children, parents }) =>
      endsWith(bare, columns) && endsWith(child, children) && endsWith(parent, parents),
  );
  // A hiring manager is one where a list has such, whatever managers do.
  if (!rules.some(({ columns }) => columns !== null)) return [...rules, ...rulesOfWords(bare, parent)];
  return bare.length < 2 ? rules : [...rules, calledSo(bare, bare.join(' '))];
}

/** That rows are called as the column that refers to them, where some are: inspectors, lead inspectors. */
function rulesOfWords(words: readonly string[], parent: readonly string[]): readonly ParentStateRule[] {
  const last = words.at(-1) ?? '';
  if (last === '' || parent.includes(last)) return [];
  return [calledSo(words, [...(words.length > 1 ? [words.join(' ')] : []), `~${last}`].join('|'))];
}

/** That rows are in one of some states for a column, where some are. */
function calledSo(columns: readonly string[], states: string): ParentStateRule {
  return { children: null, columns, parents: null, needs: states, only: states, never: null, asks: null };
}
