import { extremeOf, unionOf } from './number-ranges.ts';
import type { Family, FunctionRecord } from './record.ts';

const coalesce: FunctionRecord = {
  takesNull: 'any',
  isFirstPresent: true,
  injective: 'first',
  range: unionOf,
  term: 'coalesce',
  passesFirst: true,
  passesMember: true,
};

/** Functions that choose among their arguments, or ask which are NULL. */
export const choices: Family = {
  coalesce,
  ifnull: coalesce,
  nvl: coalesce,
  nvl2: { takesNull: 'any' },
  if: { takesNull: 'any', range: ([, ...results]) => unionOf(results), passesMember: true },
  nullif: { takesNull: 'any', findsNothing: true, passesFirst: true, passesMember: true, givesPart: true },
  isnull: { takesNull: 'any' },
  num_nulls: { takesNull: 'any', countsNulls: 'missing' },
  num_nonnulls: { takesNull: 'any', countsNulls: 'present' },
  greatest: { takesNull: 'any', range: (given) => extremeOf(given, Math.max), term: 'greatest', extreme: 'greatest' },
  least: { takesNull: 'any', range: (given) => extremeOf(given, Math.min), term: 'least', extreme: 'least' },
  interval: { findsStep: true },
  row: { takesNull: 'any' },
};
