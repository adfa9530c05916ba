import type { Expression } from '../../ir.ts';
import { type Agreement, agreement, binary, call, column, number } from './agreement.ts';

/*
 * Parts of what is counted, by words of their names alone, whatever it is: `total_seats`, `booked_seats` and `remaining_seats`, or
 * `quantity`, `filled_quantity` and `remaining_quantity`.
 */

/** Words that say which part of something a number is, by role. */
const WORDS = {
  'part.whole': 'total capacity size limit quota maximum allowance',
  'part.used': 'used booked filled allocated occupied consumed sold taken reserved spent',
  'part.passed': 'correct passed succeeded successful',
  'part.failed': 'failed wrong incorrect invalid unsuccessful',
  'part.skipped': 'skipped',
  'part.rest': 'free remaining available left unused unsold',
} as const;

export type PartRole = keyof typeof WORDS;

export const PART_WORDS: ReadonlyMap<string, PartRole> = new Map(
  Object.entries(WORDS).flatMap(([role, words]) => words.split(' ').map((word) => [word, role as PartRole] as const)),
);

/** The role of what has none of the words and is counted by columns that have: `quantity` beside `filled_quantity`. */
export const COUNTED_ROLE = 'part.counted';

/** The role of what says in per cent how much of something is used: in tenths, or in whole ones. */
export const USED_PERCENT_ROLES = { tenths: 'part.used in percent', whole: 'part.used in whole percent' } as const;

/** How much of a whole parts of it are. */
const SHARES: readonly (readonly [of: PartRole, least: string, most: string])[] = [
  ['part.used', '0.15', '0.95'],
  ['part.passed', '0.35', '0.95'],
  ['part.skipped', '0', '0.04'],
  ['part.failed', '0', '0.08'],
  ['part.rest', '0.02', '0.9'],
];

/** What is left of a whole once parts of it are taken off. */
const REMAINDERS: readonly (readonly [of: PartRole, off: readonly PartRole[]])[] = [
  ['part.failed', ['part.passed', 'part.skipped']],
  ['part.failed', ['part.passed']],
  ['part.rest', ['part.used']],
];

const share = (of: string, least: string, most: string, whole: string): Agreement => {
  const partOf = (factor: string) => binary('*', column(whole), number(factor));
  const conditions = [binary('>=', column(of), partOf(least)), binary('<=', column(of), partOf(most))];
  return agreement(of, conditions, { kind: 'share', counts: 'number' });
};

function remainder(of: string, whole: string, off: readonly string[]): Agreement {
  const rest = off.reduce<Expression>((left, part) => binary('-', left, column(part)), column(whole));
  return agreement(of, [binary('=', column(of), rest)], { counts: 'number' });
}

function usedPercent(role: string, decimals: string, whole: string): Agreement {
  // A hundred times as much, to four decimals: a quotient has as many as what is divided.
  const hundred = binary('*', binary('*', column('part.used'), number('1000000')), number('0.0001'));
  // Where there is nothing, nothing of it is used.
  const quotient = binary('/', hundred, call('greatest', column(whole), number('1')));
  const percent = call('round', quotient, number(decimals));
  return agreement(role, [binary('=', column(role), percent)], { counts: 'number' });
}

/** What is a part of what, and what is left of it. */
export const partAgreements: readonly Agreement[] = ['part.whole', COUNTED_ROLE]
  .flatMap((whole) => [
    ...REMAINDERS.map(([of, off]) => remainder(of, whole, off)),
    ...SHARES.map(([of, least, most]) => share(of, least, most, whole)),
    usedPercent(USED_PERCENT_ROLES.tenths, '1', whole),
    usedPercent(USED_PERCENT_ROLES.whole, '0', whole),
  ])
  .concat(share(COUNTED_ROLE, '0', '1', 'part.whole'));
