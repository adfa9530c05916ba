import { AROUND, moment, PAST, YEAR } from '../builders/moment.ts';
import { listOf } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Names of what is done to papers that show who somebody is: `driving license issued`. */
const papers = (done: string): string =>
  ['passport ', 'id card ', 'driver license ', 'driving license ', 'passport/'].map((paper) => paper + done).join(', ');

const used = (name: string, alone: string, ended: string): MeaningRow =>
  moment(
    `${name}, of what is used for years`,
    alone,
    ended,
    { from: -25 * YEAR, to: -4 * YEAR, clock: 'midnight' },
    {
      role: `time.${name}`,
      beside: 'retired, retirement, decommissioned, disposed, disposal, scrapped',
    },
  );

/** Where customers are served, from the first day on. */
const PLACES = listOf(
  'branch, store, shop, restaurant, location, outlet, site, warehouse, depot, studio, clinic, gym, hotel',
);
const SERVED = PLACES.flatMap((table) => [`${table}/opened`, `${table}/opening`]).join(', ');
/** What else is opened for years. */
const OPENED = [...PLACES, 'account', 'venue', 'office', 'facility', 'station'];

/** Names of when things are over. */
const endsOf = (things: string): string =>
  listOf(things)
    .map((thing) => `${thing} expire|expiry|expiration|end|until`)
    .join(', ');

/** Moments of what lasts for years: of machines that are taken out of service one day, and of papers. */
export const lasting: readonly MeaningRow[] = [
  used('manufactured', 'manufactured, installed, commissioned, built', 'production, made, installation'),
  used('acquired', 'acquired, purchased', 'acquisition, purchase'),
  moment(
    'purchased for years',
    'purchased, bought',
    'purchase',
    { from: -8 * YEAR, to: -30, dense: { end: 'last', days: 5 * YEAR }, clock: 'midnight' },
    {
      role: 'time.acquired',
      beside: 'vin, plate, odometer, mileage, serial, depreciation, maintenance, maintained',
      without: 'quantity',
    },
  ),
  moment(
    'opened for customers',
    SERVED,
    '',
    { from: -25 * YEAR, to: -YEAR, dense: { end: 'last', days: 9 * YEAR }, clock: 'midnight' },
    { role: 'time.founded' },
  ),
  moment(
    'issued, of papers',
    papers('issued'),
    papers('issue'),
    { from: -9 * YEAR, to: 0, clock: 'midnight' },
    { role: 'time.issued' },
  ),
  moment(
    'expires, of papers',
    `${papers('expire')}, ${papers('expiry')}`,
    papers('expiration'),
    { from: -180, to: 10 * YEAR, clock: 'midnight' },
    { role: 'time.expires' },
  ),
  moment(
    'closed for good',
    OPENED.map((table) => `${table}/closed`).join(', '),
    OPENED.map((table) => `${table}/close, ${table}/closing`).join(', '),
    { ...PAST, from: -4 * YEAR, clock: 'midnight' },
    { role: 'time.discontinued', nulls: 0.9 },
  ),
  moment(
    'end of a lock',
    `locked|blocked|suspended|banned|muted|frozen until, ${endsOf('lockout, lock, ban, suspension')}`,
    '',
    { ...AROUND, from: -20, to: 20, clock: 'any' },
    { nulls: 0.95 },
  ),
  // What is renewed each year is in force.
  moment(
    'renewed each year',
    `${endsOf('insurance, road tax')}, registration expire|expiry|expiration, inspection expire|expiry|expiration`,
    '',
    {
      from: -10,
      to: YEAR,
      clock: 'midnight',
    },
  ),
];
