import { AMOUNT_ROLES } from './plans.ts';

/* Words of names that say how sure a column is, of which time, or nothing of what it is about. */

/** Words in front of what is planned. */
export const FORESEEN: ReadonlySet<string> = new Set([
  'scheduled',
  'planned',
  'estimated',
  'expected',
  'target',
  'promised',
  'forecast',
  'budgeted',
  'projected',
]);

/** Words in front of moments that are planned, and of such as have come. */
export const CERTAINTIES: readonly { readonly name: 'planned' | 'actual'; readonly said: ReadonlySet<string> }[] = [
  { name: 'planned', said: FORESEEN },
  { name: 'actual', said: new Set(['actual', 'real', 'effective']) },
];

/** Words for what is planned that differ in how sure it is: each is a role of its own beside. */
export const STRENGTHS: ReadonlySet<string> = new Set(['scheduled', 'estimated']);

/** Words at the end of names of what a year has brought so far, and of what the last one did. */
export const OF_YEARS: readonly (readonly [role: string, ending: RegExp])[] = [
  [AMOUNT_ROLES.year, / (?:ytd|this year|current year|year to date)$/],
  [AMOUNT_ROLES.before, / (?:last|previous|prior) year$/],
];

/** Words of lengths that do not say of what they are. */
export const OF_LENGTHS: ReadonlySet<string> = new Set(
  'duration length lasting total in number of time count'.split(' '),
);

/** Words in front of what a column means that do not say what it is about. */
export const COUNTED: ReadonlySet<string> = new Set(['number', 'amount', 'total', 'other']);

/** Words that say nothing of what is counted. */
export const COUNTING: ReadonlySet<string> = new Set(['count', 'number', 'of', 'in', 'is', 'current']);

/** Words of numbers that are a share of others. */
export const SHARES: ReadonlySet<string> = new Set(['percent', 'rate', 'ratio', 'share']);
