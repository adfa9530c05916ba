import type { Order } from './agreement.ts';
import { DAY, days, hours, LASTING, LASTING_HOURS, minutes, years } from './distances.ts';

/** What runs by itself, by words of its table's name. */
const RUN =
  'build job run pipeline deployment execution import export backup migration batch crawl scan etl sync workflow';

/** What is done: when it begins and ends, and how long what was done counts. */
export const doneOrders: readonly Order[] = [
  // Who finds a mistake of their own does so soon.
  {
    of: 'time.edited',
    behind: Object.fromEntries(
      ['time.published', 'time.submitted', 'time.created', 'time'].map((of) => [of, minutes(0.5, 15, 4320, 1.6)]),
    ),
  },
  { of: 'time.queued', behind: { 'time.created': minutes(0.01, 0.2, 60, 1.2) } },
  {
    of: 'time.started',
    about: RUN,
    isStage: true,
    behind: { 'time.queued': minutes(0.02, 0.7, 240, 1.2), 'time.created': minutes(0.02, 0.7, 240, 1.2) },
  },
  {
    of: 'time.started',
    about: 'order task job ticket repair request maintenance project issue todo assignment case',
    isStage: true,
    behind: {
      'time.approved': days(0.02, 1, 60, 1.2),
      'time.submitted': days(0.02, 1.5, 60, 1.2),
      'time.opened': days(0.02, 1.5, 60, 1.2),
      'time.created': days(0.02, 1.5, 60, 1.2),
    },
  },
  {
    of: 'time.ended',
    isStage: true,
    about: 'parking toll visit visitor stay check checkin attendance gym',
    behind: { 'time.started': hours(0.1, 1.8, 20, 0.9) },
  },
  {
    of: 'time.closed',
    about: 'waiter waiter_id table_id restaurant_id bill tab',
    behind: { 'time.opened': minutes(15, 70, 300, 0.5) },
  },
  { of: 'time.done', isStage: true, behind: { 'time.appointment': hours(0, 0.4, 48, 1.2) } },
  { of: 'time.paid', about: 'parking toll', behind: { 'time.started': hours(0.1, 1.8, 20, 0.9) } },
  { of: 'time.ended', isStage: true, behind: { 'time.check in': minutes(8, 40, 480) } },
  { of: 'time.ended', about: RUN, isStage: true, behind: { 'time.started': minutes(0.1, 4, 300, 1.1) } },
  // Where something stops, it leaves behind its arrival.
  {
    of: 'time.departure',
    isStage: true,
    about: 'stop visit berth port dock yard',
    behind: { 'time.arrival': minutes(1, 8, 240, 0.9) },
  },
  // What is expected within a window arrives within it.
  { of: 'time.arrival', behind: { 'time.start of a window': minutes(1, 45, 300, 0.7) } },
  { of: 'time.observed', behind: { 'time.start of a window': minutes(0.1, 20, 300, 0.7) } },
  { of: 'time.delivered', behind: { 'time.start of a window': minutes(1, 45, 300, 0.7) } },
  {
    of: 'time.expires',
    about: 'ssl tls cert',
    behind: { 'time.issued': days(90, 200, 398, 0.6), 'time.start': days(90, 200, 398, 0.6) },
  },
  {
    of: 'time.death year',
    behind: { 'time.birth year': { least: 28, median: 68, sigma: 0.2, most: 100 } },
    counts: 'number',
  },
  {
    of: 'time.made to',
    behind: { 'time.made from': { least: 0, median: 1, sigma: 0.8, most: 6 } },
    counts: 'number',
  },
  // What is used for years before it is taken out of service.
  ...['terminated', 'discontinued', 'sold', 'done'].map((end) => ({
    of: `time.${end}`,
    about: 'retired retirement decommissioned decommissioning disposed disposal scrapped',
    isStage: true,
    behind: { 'time.manufactured': years(2, 6, 30, 0.5), 'time.acquired': years(1, 4, 25, 0.5) },
  })),
  {
    of: 'time.expires',
    about: 'passport identity id driver driving',
    behind: { 'time.issued': years(5, 10, 10, 0.2) },
  },
  {
    of: 'time.issued, as was asked for',
    behind: { 'time.submitted': days(0.5, 16, 180, 0.9) },
  },
  {
    of: 'time.step of a parcel',
    behind: { 'time.shipped': days(0.02, 1.6, 12, 0.8) },
  },
  { of: 'time.issued', about: 'ssl tls cert', behind: { 'time.registered': days(0.1, 200, 1500, 1.2) } },
  // A deadline is when what begins is to be done.
  ...LASTING.filter(([, { least }]) => least > DAY).map(([about, distance]) => ({
    of: 'time.due',
    behind: { 'time.start': distance },
    about,
  })),
  { of: 'time.due', behind: { 'time.start': days(1, 21, 200, 0.9), 'planned time.start': days(1, 21, 200, 0.9) } },
  ...[...LASTING_HOURS, [undefined, hours(0.5, 2, 10, 0.6)] as const].map(
    ([about, distance]): Order => ({
      of: 'time.end of day',
      isStage: true,
      behind: { 'time.start of day': distance, 'time.start': distance },
      ...(about !== undefined && { about }),
      counts: 'clock',
      isStrict: true,
    }),
  ),
  {
    of: 'time.premium since',
    behind: { 'time.registered': days(0, 40, 700, 1.4), 'time.created': days(0, 40, 700, 1.4) },
  },
  // What is tried and paid for again and again.
  {
    of: 'time.trial start',
    behind: Object.fromEntries(
      ['start', 'started', 'registered', 'created'].map((moment) => [`time.${moment}`, minutes(0, 0.1, 5, 1.5)]),
    ),
  },
  // Where checks leave no room for the same time for all.
  {
    of: 'time.trial end',
    behind: Object.fromEntries(
      ['trial start', 'start', 'registered', 'created'].map((from) => [`time.${from}`, days(7, 14, 30, 0.35)]),
    ),
  },
  {
    of: 'time.start of period',
    behind: { 'time.start': null, 'time.registered': null, 'time.created': null },
  },
  {
    of: 'time.end of period',
    behind: { 'time.start of period': days(28, 30.5, 366, 0.015) },
    isStage: true,
    isStrict: true,
  },
  { of: 'time.canceled', behind: { 'time.start of period': days(0.2, 9, 27, 0.8) } },
  {
    of: 'time.end of a lock',
    behind: { 'time.registered': null, 'time.created': null },
  },
];
