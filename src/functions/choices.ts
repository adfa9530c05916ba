import { extremeOf, unionOf } from './number-ranges.ts';
import type { Family } from './record.ts';

/** Functions that choose among their arguments, or ask which are NULL. */
export const choices: Family = {
  coalesce: {
    range: unionOf,
    passesFirst: true,
    passesMember: true,
    term: 'coalesce',
    injective: 'first',
    takesNull: 'any',
    isFirstPresent: true,
  },
  ifnull: {
    range: unionOf,
    passesFirst: true,
    passesMember: true,
    term: 'coalesce',
    injective: 'first',
    takesNull: 'any',
    isFirstPresent: true,
  },
  nvl: { range: unionOf, injective: 'first', takesNull: 'any', isFirstPresent: true },
  nvl2: { takesNull: 'any' },
  if: { range: ([, ...results]) => unionOf(results), passesMember: true, takesNull: 'any' },
  nullif: { givesPart: true, passesFirst: true, passesMember: true, takesNull: 'any', findsNothing: true },
  isnull: { takesNull: 'any' },
  num_nulls: { takesNull: 'any', countsNulls: 'missing' },
  num_nonnulls: { takesNull: 'any', countsNulls: 'present' },
  greatest: { range: (given) => extremeOf(given, Math.max), term: 'greatest', takesNull: 'any', extreme: 'greatest' },
  least: { range: (given) => extremeOf(given, Math.min), term: 'least', takesNull: 'any', extreme: 'least' },
  interval: { findsStep: true },
  row: { takesNull: 'any' },
};
