import { type Agreement, agreement, binary, column, number, type Order } from './agreement.ts';
import { days, hours, minutes, QUICK } from './distances.ts';
import { RENTED_WORDS } from './plans.ts';

/**
 * Who pays what falls due does so about that day, and some days ahead of it at most: a month, or three where rows are due so long behind the
 * reference time.
 */
export const paidWhenDue: readonly Agreement[] = [30, 92].map((ahead) => {
  const first = binary('-', column('time.due'), { kind: 'interval', quantity: number(String(ahead)), unit: 'day' });
  const distance = days(0, ahead - 2, ahead + 60, 9 / ahead);
  return agreement('time.paid', [binary('>=', column('time.paid'), first)], { kind: 'order', distance, isStage: true });
});

/** What becomes of what is sold: when it is paid, brought and given back. */
export const salesOrders: readonly Order[] = [
  // What a meter has counted is billed, and paid some weeks later.
  { of: 'time.issued', behind: { 'moment of counter.behind': days(0, 3, 14, 0.6) } },
  { of: 'time.due', behind: { 'moment of counter.behind': days(14, 26, 60, 0.3) } },
  { of: 'time.paid', isStage: true, behind: { 'moment of counter.behind': days(4, 22, 90, 0.5) } },
  {
    of: 'time.sold',
    behind: {
      'time.listed': days(5, 45, 400, 0.8),
      'time.acquired': days(60, 900, 3000, 0.7),
      'time.ordered': days(60, 500, 2000, 0.7),
      'time.published': days(2, 45, 400, 0.8),
      'time.created': days(1, 45, 400, 0.8),
    },
  },
  // A meal is eaten within two hours, and who calls a driver is there.
  {
    of: 'time.approved',
    isStage: true,
    about: QUICK,
    behind: {
      'time.ordered': minutes(0.3, 3, 25),
      'time.submitted': minutes(0.3, 3, 25),
      'time.created': minutes(0.3, 3, 25),
    },
  },
  {
    of: 'time.ready',
    isStage: true,
    about: QUICK,
    behind: {
      'time.approved': minutes(4, 15, 50, 0.4),
      'time.ordered': minutes(6, 18, 60, 0.4),
      'time.submitted': minutes(6, 18, 60, 0.4),
      'time.created': minutes(6, 18, 60, 0.4),
    },
  },
  {
    of: 'time.picked up',
    isStage: true,
    about: QUICK,
    behind: {
      'time.ready': minutes(0.5, 5, 30, 0.6),
      'time.approved': minutes(5, 16, 50, 0.4),
      'time.ordered': minutes(8, 20, 60, 0.4),
      'time.submitted': minutes(8, 20, 60, 0.4),
      'time.created': minutes(8, 20, 60, 0.4),
    },
  },
  {
    of: 'time.delivered',
    isStage: true,
    about: QUICK,
    behind: {
      'time.picked up': minutes(3, 13, 45, 0.5),
      'time.approved': minutes(12, 30, 90, 0.4),
      'time.ordered': minutes(15, 36, 100, 0.4),
      'time.submitted': minutes(15, 36, 100, 0.4),
      'time.created': minutes(15, 36, 100, 0.4),
    },
  },
  {
    of: 'time.ended',
    isStage: true,
    about: QUICK,
    behind: {
      'time.delivered': minutes(0.2, 2, 15, 0.7),
      'time.ready': minutes(2, 25, 100, 0.7),
      'time.ordered': minutes(20, 50, 160, 0.4),
      'time.submitted': minutes(20, 50, 160, 0.4),
      'time.created': minutes(20, 50, 160, 0.4),
    },
  },
  {
    of: 'time.canceled',
    isStage: true,
    about: QUICK,
    behind: {
      'time.ordered': minutes(0.5, 6, 40),
      'time.submitted': minutes(0.5, 6, 40),
      'time.created': minutes(0.5, 6, 40),
    },
  },
  {
    of: 'time.ready',
    isStage: true,
    behind: { 'time.ordered': hours(0.3, 8, 96), 'time.created': hours(0.3, 8, 96) },
  },
  {
    of: 'time.picked up',
    isStage: true,
    behind: {
      'time.ready': hours(0.3, 6, 96),
      'time.paid': days(0.2, 1.5, 7, 0.6),
      'time.approved': days(0.2, 1.5, 7, 0.6),
      'time.ordered': days(0.3, 2, 8, 0.6),
      'time.created': days(0.3, 2, 8, 0.6),
    },
  },
  {
    of: 'time.authorized',
    isStage: true,
    behind: { 'time.ordered': minutes(0.02, 0.4, 60, 1.4), 'time.created': minutes(0.02, 0.4, 60, 1.4) },
  },
  {
    of: 'time.captured',
    isStage: true,
    behind: {
      'time.authorized': hours(0.01, 0.3, 72, 1.6),
      'time.ordered': hours(0.01, 0.3, 72, 1.6),
      'time.created': hours(0.01, 0.3, 72, 1.6),
    },
  },
  {
    of: 'time.paid',
    isStage: true,
    behind: {
      'time.ordered': minutes(1, 12, 4320, 1.5),
      'time.issued': days(0, 16, 90, 0.8),
      'time.created': hours(0.02, 2, 240, 1.6),
    },
  },
  {
    of: 'time.shipped',
    isStage: true,
    behind: {
      'time.paid': days(0.2, 1.5, 7, 0.6),
      'time.ordered': days(0.3, 2, 8, 0.6),
      'time.created': days(0.3, 2, 8, 0.6),
    },
  },
  {
    of: 'time.delivered',
    isStage: true,
    behind: {
      'time.observed': minutes(0.005, 0.1, 120, 1.5),
      'time.shipped': days(0.8, 2.8, 14, 0.5),
      'time.picked up': days(0.5, 2.2, 14, 0.5),
      'time.paid': days(1, 4, 20, 0.5),
      'time.ordered': days(1, 5, 20, 0.5),
      'time.created': days(1, 5, 20, 0.5),
    },
  },
  {
    of: 'time.canceled',
    behind: {
      'time.ordered': hours(0.1, 12, 240, 1.2),
      'time.registered': hours(0.1, 48, 720, 1.2),
      'time.created': hours(0.1, 24, 720, 1.3),
    },
  },
  {
    of: 'time.canceled',
    behind: { 'time.start': days(1, 60, 700, 1) },
    about: 'subscription membership contract plan policy service license',
  },
  {
    of: 'time.refunded',
    isStage: true,
    behind: {
      'time.approved': days(0.05, 1.5, 14),
      'time.submitted': days(0.2, 4, 30),
      'time.booked': days(0.2, 3, 40),
      'time.delivered': days(0.5, 8, 40),
      'time.paid': days(0.5, 9, 60),
      'time.ordered': days(0.5, 10, 60),
      'time.created': days(0.5, 9, 60),
    },
  },
  { of: 'time.due', isStage: true, about: RENTED_WORDS, behind: { 'time.borrowed': days(0.5, 4, 28) }, isStrict: true },
  {
    of: 'time.returned',
    isStage: true,
    about: RENTED_WORDS,
    behind: { 'time.borrowed': days(0.2, 4, 30), 'time.start': days(0.2, 4, 30) },
  },
  {
    of: 'time.due',
    isStage: true,
    behind: {
      'time.issued': days(14, 30, 60, 0.4),
      'time.borrowed': days(7, 21, 60, 0.4),
      'time.ordered': days(7, 30, 60, 0.4),
      'time.created': days(1, 14, 60),
      // Who asks for help is answered within days.
      'time.opened': days(0.2, 4, 21, 0.8),
      'time.submitted': days(0.2, 4, 21, 0.8),
    },
  },
  {
    of: 'time.returned',
    isStage: true,
    behind: {
      'time.borrowed': days(0.5, 12, 90, 0.7),
      'time.start': days(0.5, 20, 200, 0.8),
      'time.delivered': days(1, 9, 40),
      'time.ordered': days(3, 14, 60),
    },
  },
];
