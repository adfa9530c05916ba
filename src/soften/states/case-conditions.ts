import type { Expression } from '../../ir.ts';
import { binary, call, column as columnNamed, number } from '../../meanings/agreements/agreement.ts';
import type { CasedNumber, CaseEffect } from './cased.ts';

/* What a number has to be by other columns in a case, by what its state says of it. */

/** Share of a whole that a part of it is at least, and at most. */
const PART = { least: '0.1', most: '0.9' };

/** How many times a part of a whole that is paid in a year is contained in it. */
const FRACTIONS: Partial<Readonly<Record<CaseEffect, string>>> = { half: '2', quarter: '4', twelfth: '12' };

export const isOfWhole = (effect: CaseEffect): boolean =>
  effect === 'whole' || effect === 'part' || FRACTIONS[effect] !== undefined;
export const isSigned = (effect: CaseEffect): boolean => /^(?:minus|plus)\b/.test(effect);

/** Whether the state alone says what the number is. */
export const isDecided = (effect: CaseEffect): boolean =>
  effect === 'zero' || effect === 'null' || effect === 'taken' || (effect !== 'part' && isOfWhole(effect));

/** What a number in a case has to be by others. */
export function caseConditions(
  effect: CaseEffect,
  column: string,
  whole: string | null,
  taken: CasedNumber['taken'],
): readonly Expression[] {
  const own = columnNamed(column);
  const none = number('0');
  if (effect === 'taken' && taken !== null) {
    return [binary('=', own, binary('-', columnNamed(taken.before), columnNamed(taken.amount)))];
  }
  if (effect === 'some' || effect.startsWith('plus')) return [binary('>', own, none)];
  if (effect.startsWith('minus')) return [binary('<', own, none)];
  if (whole === null) return [];
  const all = columnNamed(whole);
  if (effect === 'whole') return [binary('=', own, all)];
  const times = FRACTIONS[effect];
  if (times !== undefined) return [binary('=', own, call('round', binary('/', all, number(times)), number('2')))];
  if (effect !== 'part') return [];
  return [
    binary('>=', own, binary('*', all, number(PART.least))),
    binary('<=', own, binary('*', all, number(PART.most))),
  ];
}

/** On which side of what is normal a number in a case has to lie. */
export function sidesOf(effect: CaseEffect, column: string, ends: CasedNumber['ends']): readonly Expression[] {
  if (ends === null) return [];
  const own = columnNamed(column);
  const [low, high] = ends.map(columnNamed);
  if (low === undefined || high === undefined) return [];
  if (effect === 'under') return [binary('<', own, low)];
  if (effect === 'over') return [binary('>', own, high)];
  return effect === 'inside' ? [binary('>=', own, low), binary('<=', own, high)] : [];
}
