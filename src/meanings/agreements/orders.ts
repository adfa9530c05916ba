import type { Expression } from '../../ir.ts';
import type { Distance } from '../../values/distance.ts';
import { GROWN_UP, hiredOrders } from './ages.ts';
import { type Agreement, agreement, binary, column, number, type Order } from './agreement.ts';
import { days, hours, LASTING, LASTING_DAYS, minutes, years } from './distances.ts';
import { doneOrders } from './done.ts';
import { NOTED_ORDERS } from './noted.ts';
import { alike, planAgreements } from './plans.ts';
import { paidWhenDue, salesOrders } from './sales.ts';
import { VALID } from './validity.ts';

/** Degrees between the warmest and the coldest hour of a day. */
const degrees: Distance = { least: 1, median: 7, sigma: 0.5, most: 18 };
/** Kilometres between two looks at what counts them. */
const driven: Distance = { least: 2, median: 140, sigma: 0.9, most: 2500 };
/** How long people wait until somebody speaks to them. */
const waited = minutes(0.03, 0.8, 45, 1.1);
const WARM = 'temperature celsius degree';

/** What a row is changed by: its last change is that, or comes later. */
const LAST_STAGES: Order['behind'] = Object.fromEntries(
  'returned refunded delivered shipped canceled closed resolved paid borrowed answered approved verified submitted opened sold archived'
    .split(' ')
    .concat('first response', 'interviewed')
    .map((stage) => [`time.${stage}`, days(0, 1, 400, 2)]),
);

/** What is taken of somebody and looked at, by words of its table's name. */
const SAMPLES = 'lab laboratory test specimen sample result diagnostic';

const ORDERS: readonly Order[] = [
  { of: 'time.observed', about: SAMPLES, isStage: true, behind: { 'time.ordered': hours(0.1, 4, 96, 1.2) } },
  { of: 'time.delivered', about: SAMPLES, isStage: true, behind: { 'time.observed': hours(0.1, 3, 48, 0.9) } },
  ...doneOrders,
  { of: 'time.registered', behind: { 'time.birth date': null } },
  { of: 'time.admitted', behind: { 'time.birth date': null } },
  { of: 'time.created', behind: { 'time.birth date': null } },
  { of: 'time.opened', behind: { 'time.occurred': days(0, 1.5, 30, 1) } },
  { of: 'time.submitted', behind: { 'time.occurred': days(0, 4, 60, 1) } },
  { of: 'time.created', behind: { 'time.occurred': days(0, 2, 30, 1) } },
  { of: 'time.next', behind: { 'time.last activity': null, 'time.ordered': null } },
  {
    of: 'time.updated',
    behind: {
      ...LAST_STAGES,
      'time.created': days(0.01, 12, 700, 1.6),
      'time.published': days(0.01, 12, 700, 1.6),
      'time.ordered': days(0.01, 4, 90, 1.2),
      'time.issued': days(0.01, 12, 400, 1.5),
      'time.registered': days(0.01, 20, 700, 1.6),
    },
  },
  {
    of: 'time.deleted',
    behind: {
      'time.updated': days(0.01, 20, 700, 1.5),
      'time.last login': days(0.01, 20, 700, 1.5),
      'time.last activity': days(0.01, 20, 700, 1.5),
      'time.created': days(0.1, 90, 900, 1.2),
      'time.registered': days(0.1, 90, 900, 1.2),
      'time.published': days(0.1, 90, 900, 1.2),
      'time.ordered': days(0.1, 60, 700, 1.2),
      'time.issued': days(0.1, 90, 900, 1.2),
    },
  },
  ...NOTED_ORDERS,
  {
    of: 'time.end of what is billed',
    behind: { 'time.start of what is billed': days(27, 30, 92, 0.03) },
    isStrict: true,
  },
  { of: 'time.issued', about: 'invoice bill', behind: { 'time.ordered': days(0, 2, 45, 1) } },
  { of: 'time.issued', behind: { 'time.end of what is billed': days(0, 3, 14, 0.6) } },
  { of: 'time.published', behind: { 'time.created': hours(0.1, 30, 90 * 24, 1.4) } },
  {
    of: 'time.submitted',
    behind: { 'time.created': hours(0.1, 20, 30 * 24, 1.3) },
  },
  {
    of: 'time.submitted',
    about: 'quiz exam attempt test survey session assessment',
    behind: { 'time.start': minutes(3, 40, 2880, 1) },
  },
  {
    of: 'time.check in',
    behind: { 'time.appointment': minutes(0, 4, 45, 0.8), 'time.start of what people go to': minutes(0, 3, 20, 0.8) },
  },
  {
    of: 'time.approved',
    isStage: true,
    behind: {
      'time.submitted': days(0.05, 2, 30, 1),
      'time.opened': days(0.5, 7, 60, 1),
      'time.ordered': hours(0.05, 2, 48, 1),
      'time.created': days(0.05, 2, 60, 1),
      'time.registered': days(0, 3, 700, 1.8),
    },
  },
  {
    of: 'time.first response',
    behind: { 'time.opened': hours(0.05, 2, 72, 1.2), 'time.created': hours(0.05, 2, 72, 1.2) },
  },
  {
    of: 'time.resolved',
    isStage: true,
    behind: {
      'time.first response': hours(0.2, 20, 40 * 24, 1.3),
      'time.submitted': hours(0.2, 30, 60 * 24, 1.3),
      'time.opened': hours(0.2, 30, 60 * 24, 1.3),
      'time.created': hours(0.2, 30, 60 * 24, 1.3),
    },
  },
  {
    of: 'time.closed',
    behind: { 'time.contract signed': days(7, 40, 150, 0.5), 'time.listed': days(5, 50, 300) },
  },
  {
    of: 'time.closed',
    behind: {
      'time.resolved': hours(0.1, 10, 14 * 24, 1.2),
      'time.first response': days(0.05, 3, 120, 1.3),
      'time.opened': days(0.05, 3, 120, 1.3),
      'time.start': days(0.02, 3, 365, 1.3),
      'time.created': days(0.02, 4, 180, 1.3),
    },
  },
  {
    of: 'time.answered',
    isStage: true,
    behind: { 'time.queued': waited, 'time.started': waited, 'time.created': waited },
  },
  { of: 'time.ended', isStage: true, behind: { 'time.answered': minutes(0.3, 4, 90, 0.9) } },
  {
    of: 'time.assessed',
    isStage: true,
    behind: {
      'time.delivered': days(0.05, 1.5, 30, 0.9),
      'time.submitted': days(0.05, 2.5, 30, 0.9),
      'time.ended': days(0.05, 2.5, 30, 0.9),
      'time.observed': days(0.1, 2.5, 30, 0.9),
    },
  },
  { of: 'time.read', behind: { 'time.ordered': minutes(0.01, 1, 1440, 1.8) }, about: 'trade ticker fill execution' },
  {
    of: 'time.read',
    behind: {
      'time.issued': days(0, 0.4, 6, 1),
      'time.created': hours(0.05, 6, 200, 1.2),
    },
    about: 'invoice bill quote quotation estimate statement reminder offer letter receipt',
  },
  {
    of: 'time.read',
    behind: { 'time.paid': hours(0.01, 0.5, 72, 1.6), 'time.ordered': hours(0.01, 0.5, 72, 1.6) },
    about: 'receipt donation gift',
  },
  { of: 'time.read', behind: { 'time.queued': minutes(0.02, 0.6, 600, 1.4) } },
  { of: 'time.read', behind: { 'time.created': minutes(0.05, 20, 20_000, 1.8) } },
  {
    of: 'time.verified',
    isStage: true,
    behind: { 'time.assessed': hours(0.05, 3, 72, 1.1), 'time.observed': hours(0.1, 5, 120, 1.1) },
  },
  {
    of: 'time.verified',
    about: 'booking reservation appointment order registration',
    behind: { 'time.ordered': hours(0.01, 0.6, 60, 1.6), 'time.created': hours(0.01, 0.6, 60, 1.6) },
  },
  {
    of: 'time.verified',
    behind: { 'time.registered': hours(0.02, 3, 2_000, 1.6), 'time.created': hours(0.02, 3, 2_000, 1.6) },
  },
  {
    of: 'time.rejected',
    behind: {
      'time.interviewed': days(0.2, 4, 30, 0.9),
      'time.submitted': days(0.05, 3, 60, 1),
      'time.opened': days(0.5, 7, 60, 1),
      'time.created': days(0.05, 4, 365, 1.3),
    },
  },
  {
    of: 'time.archived',
    behind: { 'time.published': days(30, 300, 1000, 0.8), 'time.created': days(5, 200, 1000, 0.8) },
  },
  { of: 'time.end', isStage: true, behind: { 'time.start': hours(0.5, 2, 10, 0.6) }, counts: 'clock', isStrict: true },
  ...[...LASTING, ...LASTING_DAYS].map(([about, distance]) => ({
    of: 'time.end',
    isStage: true,
    behind: { 'time.start': distance },
    about,
  })),
  { of: 'time.ended', isStage: true, behind: { 'time.start': days(0.001, 0.2, 90, 2.2) } },
  {
    of: 'time.ended',
    isStage: true,
    behind: {
      'time.enrolled': days(5, 70, 400, 0.8),
      'time.ordered': days(0.01, 4, 60, 1.2),
      'time.submitted': days(0.01, 4, 60, 1.2),
      'time.created': days(0.01, 4, 120, 1.4),
    },
  },
  { of: 'time.end', isStage: true, behind: { 'time.start': days(1, 120, 1000, 1) }, isStrict: true },
  ...VALID,
  {
    of: 'time.terminated',
    isStage: true,
    behind: { 'time.hired': years(0.1, 2.2, 10, 0.8), 'time.registered': years(0.05, 1, 5, 0.8) },
  },
  { of: 'time.discharged', isStage: true, behind: { 'time.admitted': days(0.1, 3.5, 60, 0.8) } },
  { of: 'time.arrival', isStage: true, behind: { 'time.departure': hours(0.7, 3, 14, 0.7) } },
  {
    of: 'time.expires',
    about: 'session token link invitation cart code otp',
    behind: {
      'time.last activity': days(0.5, 9, 60, 0.7),
      'time.started': days(0.5, 14, 90, 0.7),
      'time.issued': hours(0.2, 24, 90 * 24, 1.2),
      'time.created': hours(0.2, 24, 90 * 24, 1.2),
    },
  },
  {
    of: 'time.expires',
    about: 'quote quotation offer proposal estimate bid',
    behind: {
      'time.issued': days(7, 30, 90),
      'time.submitted': days(1, 7, 60),
      'time.created': days(1, 14, 90),
    },
  },
  {
    of: 'time.expires',
    behind: {
      'time.listed': days(30, 120, 365, 0.4),
      'time.manufactured': days(60, 500, 1800, 0.6),
      'time.issued': years(0.9, 3, 10, 0.5),
      'time.acquired': days(30, 400, 1800, 0.6),
      'time.start': days(30, 365, 1800, 0.5),
      'time.registered': days(30, 600, 1800, 0.5),
      'time.hired': days(30, 600, 1800, 0.5),
      'time.published': days(7, 45, 1000, 0.7),
      'time.created': days(0.04, 30, 1000, 1.2),
    },
  },
  { of: 'time.end of a discount', behind: { 'time.issued': days(5, 10, 15, 0.3) } },
  {
    of: 'time.expires',
    about: 'password passphrase credential',
    behind: { 'time.updated': days(30, 90, 365, 0.4) },
  },
  { of: 'time.acquired', behind: { 'time.manufactured': days(10, 120, 900, 0.8) } },
  {
    of: 'time.warranty end',
    isStage: true,
    behind: {
      'time.acquired': years(1, 2, 5, 0.45),
      'time.ordered': years(1, 2, 5, 0.45),
      'time.delivered': years(1, 2, 5, 0.45),
      'time.manufactured': years(1, 2, 5, 0.45),
      'time.start': years(1, 2, 5, 0.45),
    },
  },
  { of: 'time.value date', isStage: true, behind: { 'time.booked': days(0, 1, 3, 0.9) } },
  {
    of: 'time.value date',
    isStage: true,
    behind: { 'time.read': days(1, 2, 4, 0.4), 'time.ordered': days(1, 2, 5, 0.4) },
  },
  { of: 'time.last activity', behind: { 'time.started': minutes(0.2, 14, 600, 1.2) }, about: 'session visit' },
  {
    of: 'time.last activity',
    behind: {
      'time.started': days(0.01, 20, 700, 1.5),
      'time.registered': days(0.01, 120, 1000, 1.5),
      'time.acquired': days(1, 200, 2000, 1.2),
      'time.ordered': days(1, 120, 1000, 1.2),
      'time.manufactured': days(1, 300, 2500, 1.2),
      'time.created': days(0.01, 120, 1000, 1.5),
    },
  },
  {
    of: 'time.revoked',
    behind: {
      'time.enrolled': days(2, 35, 300, 0.9),
      'time.last login': days(0.1, 30, 400, 1.2),
      'time.last activity': days(0.1, 30, 400, 1.2),
      'time.started': hours(0.1, 30, 60 * 24, 1.5),
      'time.issued': days(0.1, 60, 900, 1.3),
      'time.registered': days(0.1, 60, 900, 1.3),
      'time.created': days(0.1, 60, 900, 1.3),
    },
  },
  {
    of: 'time.discontinued',
    behind: {
      'time.updated': days(0, 40, 700, 1.2),
      'time.published': days(60, 600, 2500, 0.8),
      'time.acquired': days(200, 1200, 4000, 0.6),
      'time.opened': days(300, 1800, 9000, 0.7),
      'time.founded': days(300, 1800, 9000, 0.7),
      'time.start': days(60, 600, 2500, 0.8),
      'time.created': days(30, 400, 1500, 0.9),
    },
  },
  {
    of: 'time.last login',
    behind: { 'time.registered': days(0.01, 120, 1000, 1.5), 'time.created': days(0.01, 120, 1000, 1.5) },
  },
  { of: 'word.last', behind: { 'word.first': days(0.5, 90, 900, 1.3) }, counts: 'instant' },
  { of: 'word.current', behind: { 'word.last': days(0.02, 4, 200, 1.4) }, counts: 'instant' },
  { of: 'time.check in', behind: { 'time.ordered': days(0.1, 25, 300, 1.2) } },
  {
    of: 'time.check out',
    isStage: true,
    behind: { 'time.check in': hours(2, 8, 10, 0.2) },
    counts: 'clock',
    isStrict: true,
  },
  { of: 'time.check out', isStage: true, isStrict: true, behind: { 'time.check in': days(0.5, 2.5, 21, 0.7) } },
  { of: 'time.graduated', isStage: true, behind: { 'time.enrolled': years(1, 3.6, 8, 0.25) } },
  ...hiredOrders,
  { of: 'time.enrolled', behind: { 'time.birth date': years(17, 19.5, 60, 0.12) } },
  {
    of: 'time.death date',
    about: 'patient member client user customer resident donor employee',
    behind: {
      'time.last activity': days(1, 90, 900, 1.1),
      'time.created': days(5, 400, 1500, 1),
    },
  },
  // Who is known for works has lived for decades.
  {
    of: 'time.death date',
    about: 'author writer poet artist painter composer musician director actor photographer architect person',
    gap: 9131,
    behind: { 'time.birth date': years(0, 50, 75, 0.3) },
  },
  {
    of: 'time.death date',
    behind: {
      'time.birth date': years(20, 74, 105, 0.2),
      'time.admitted': days(0.1, 9, 400, 1),
      'time.registered': days(5, 700, 3000, 1),
    },
  },
  { of: 'time.opened', behind: { 'time.created': minutes(0.02, 20, 20_000, 2) } },
  { of: 'food.drunk from', behind: { 'food.vintage': { least: 1, median: 3, sigma: 0.5, most: 9 } }, counts: 'number' },
  {
    of: 'food.drunk until',
    behind: {
      'food.drunk from': { least: 1, median: 5, sigma: 0.6, most: 22 },
      'food.vintage': { least: 2, median: 8, sigma: 0.6, most: 30 },
    },
    counts: 'number',
  },
  { of: 'counter.behind', behind: { 'counter.before': driven } },
  { of: 'measure.maximum age', behind: { 'measure.minimum age': { least: 2, median: 24, sigma: 0.6, most: 44 } } },
  { of: 'moment of counter.behind', isStrict: true, behind: { 'moment of counter.before': days(26, 31, 95, 0.2) } },
  { of: 'word.maximum', behind: { 'word.minimum': degrees }, about: WARM },
  { of: 'word.high', behind: { 'word.low': degrees }, about: WARM },
  { of: 'word.average', behind: { 'word.minimum': null } },
  { of: 'word.maximum', behind: { 'word.average': null, 'word.minimum': null } },
  { of: 'word.maximum', behind: { 'word.minimum': null }, counts: 'number', isStrict: true },
  { of: 'word.high', behind: { 'word.low': null }, counts: 'number', isStrict: true },
];

function orders(order: Order): readonly Agreement[] {
  const { of, behind, about, gap = 0, isStrict = false, isStage = false, counts = null } = order;
  const operator = isStrict ? '>' : '>=';
  const more = { isStage, about: about === undefined ? null : new Set(about.split(' ')), counts };
  return alike(of).flatMap((later) =>
    Object.entries(behind).flatMap(([other, distance]) =>
      alike(other).map((earlier) =>
        agreement(later, [binary(operator, column(later), behindBy(gap, column(earlier)))], {
          kind: 'order',
          distance,
          ...more,
        }),
      ),
    ),
  );
}

function behindBy(gap: number, moment: Expression): Expression {
  return gap === 0 ? moment : binary('+', moment, inDays(gap));
}

function inDays(count: number): Expression {
  return { kind: 'interval', quantity: number(String(count)), unit: 'day' };
}

/** People are grown up when they are hired, where checks decide on that day. */
const GROWN: Agreement = agreement(
  'time.birth date',
  [binary('<=', column('time.birth date'), binary('-', column('time.hired'), inDays(GROWN_UP)))],
  { kind: 'order' },
);

/** Numbers that are bounded: what there is of something lies between the least and the most of it. */
const BOUNDED: readonly Agreement[] = [
  agreement('word.plain', [binary('<=', column('word.plain'), column('word.maximum'))], {
    kind: 'order',
    counts: 'number',
  }),
  agreement('word.plain', [binary('>=', column('word.plain'), column('word.minimum'))], {
    kind: 'order',
    counts: 'number',
  }),
];

/** What lies behind what in time, and what is less than what. */
export const orderAgreements: readonly Agreement[] = [
  ...planAgreements,
  ...[...salesOrders, ...ORDERS].flatMap(orders),
  GROWN,
  ...paidWhenDue,
  ...BOUNDED,
];
