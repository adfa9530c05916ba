import type { MomentForm } from '../../values/meaning.ts';
import { AROUND, moment, OFFICE, PAST_DAYS, RECENT, YEAR } from '../builders/moment.ts';
import { listOf } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Names of days at the ends of weeks, months and the like. */
const startsOf = (unit: string): string =>
  `${unit} start, start of ${unit}, first day of ${unit}, ${unit} begin, ${unit} starting, ${unit} beginning`;
const endsOf = (unit: string): string => `${unit} end, end of ${unit}, last day of ${unit}, ${unit} ending`;

/** What a bill is for, by words of its ends in tables of bills. */
function billed(ends: string): string {
  const columns = listOf(ends).flatMap((end) => [
    `period ${end}`,
    ...['service', 'billing', 'performance', 'supply'].flatMap((what) => [`${what} ${end}`, `${what} period ${end}`]),
  ]);
  return listOf('bill, invoice, statement, receivable, payable')
    .flatMap((table) => columns.map((column) => `${table}/${column}`))
    .join(', ');
}

const BILLED: MomentForm = { ...PAST_DAYS, to: -20 };

/** What prices are while they are reduced. */
const REDUCED = ['special', 'special price', 'sale', 'sale price', 'promo', 'promo price', 'offer'];

/** Where periods begin and end. */
export const periods: readonly MeaningRow[] = [
  moment(
    'start of sales',
    'sales|ticket sale|ticket sales start, sale|sales|registration|booking open, on sale from, on sale, sale begin',
    '',
    { ...AROUND, from: -YEAR, to: 30 },
  ),
  moment(
    'end of sales',
    'sales|ticket sale|ticket sales end, sale|sales|registration|booking close, on sale until, off sale',
    '',
    { ...AROUND, from: -270, to: 120 },
  ),
  ...['start', 'end'].map((end) =>
    moment(
      `${end} of registration`,
      `registration ${end}, booking ${end}`,
      '',
      { ...AROUND, from: -270, to: 90 },
      { role: `time.${end} of sales`, beside: 'registration, booking' },
    ),
  ),
  moment(
    'contract signed',
    'contract|agreement|lease signed, signed contract, contract date|signing|signature',
    '',
    OFFICE,
    { role: 'time.approved', nulls: 0.25 },
  ),
  // Most of what is valid still is.
  moment(
    'end of validity',
    'valid|effective to, valid|effective|in force until, effective through',
    '',
    { ...AROUND, from: -270, to: 270 },
    { role: 'time.end', nulls: 0.6 },
  ),
  moment('first day', 'from day', 'from', PAST_DAYS, { role: 'time.start' }),
  moment('last day', 'to day', 'to', { ...AROUND, from: -270, to: 180 }, { role: 'time.end', nulls: 0.4 }),
  moment('premium since', 'premium|subscriber|paid since, premium from', '', PAST_DAYS, { nulls: 0.5 }),
  moment(
    'start of effect',
    'effective, effective from',
    'inception',
    { ...AROUND, from: -365, to: 10 },
    { role: 'time.start' },
  ),
  moment(
    'start of a reduced price',
    REDUCED.map((word) => `${word} from, ${word} start`).join(', '),
    '',
    { ...AROUND, from: -270, to: -5, clock: 'midnight' },
    { role: 'time.start', nulls: 0.65 },
  ),
  moment(
    'end of a reduced price',
    REDUCED.map((word) => `${word} to, ${word} until, ${word} end`).join(', '),
    '',
    { ...AROUND, from: -90, to: 120, clock: 'midnight' },
    { role: 'time.end', nulls: 0.65 },
  ),
  moment(
    'discontinued',
    'discontinued, delisted, decommissioned, phased out, sunset',
    'discontinuation, decommission, end of sale|life, eol',
    RECENT,
    { nulls: 0.88 },
  ),
  moment('start of what is billed', billed('start, from, begin'), '', { ...BILLED, to: -60 }),
  moment('end of what is billed', billed('end, to, until'), '', BILLED),
  ...['week', 'month', 'quarter', 'year'].flatMap((unit) => [
    moment(`start of ${unit}`, startsOf(unit), '', PAST_DAYS),
    moment(`end of ${unit}`, endsOf(unit), '', PAST_DAYS),
  ]),
  moment('start of period', 'current period start', '', { from: -40, to: 0, clock: 'waking' }),
  moment('end of period', 'current period end', '', { from: -10, to: 370, clock: 'waking' }),
  moment('start of a past period', 'period start|from|begin', '', PAST_DAYS, {
    role: 'time.start of period',
  }),
  // Its last day may be ahead.
  moment(
    'end of a past period',
    'period end|to|until',
    '',
    { ...PAST_DAYS, to: 40 },
    {
      role: 'time.end of period',
    },
  ),
  moment('end of a discount', 'discount until|date', 'discount due', PAST_DAYS),
];
