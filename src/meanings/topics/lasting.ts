import { moment, YEAR } from '../builders/moment.ts';
import type { MeaningRow } from '../row.ts';

/** Names of what is done to papers that show who somebody is: `driving license issued`. */
const papers = (...done: readonly string[]): string =>
  done
    .flatMap((one) => [
      ...['passport', 'id card', 'identity card', 'driver license', 'driving license'].map(
        (paper) => `${paper} ${one}`,
      ),
      `passport/${one}`,
    ])
    .join(', ');

/** Moments of what lasts for years: of machines that are taken out of service one day, and of papers. */
export const lasting: readonly MeaningRow[] = [
  ...(
    [
      [
        'manufactured',
        'manufactured, produced, installed, commissioned, built',
        'production, made, installation, manufacture',
      ],
      ['acquired', 'acquired, purchased, bought', 'acquisition, purchase'],
    ] as const
  ).map(([name, alone, ended]) =>
    moment(
      `${name}, of what is used for years`,
      alone,
      ended,
      { from: -25 * YEAR, to: -4 * YEAR, clock: 'midnight' },
      {
        role: `time.${name}`,
        beside: 'retired, retirement, decommissioned, decommission, disposed, disposal, scrapped',
      },
    ),
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
    papers('expire', 'expired', 'expiry'),
    papers('expiration'),
    { from: -180, to: 10 * YEAR, clock: 'midnight' },
    { role: 'time.expires' },
  ),
];
