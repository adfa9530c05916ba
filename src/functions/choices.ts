import { extremeOf, unionOf } from './number-ranges.ts';
import type { Family } from './record.ts';

/** Functions that choose among their arguments, or ask which are NULL. */
export const choices: Family = {
  coalesce: { range: unionOf, passesFirst: true, passesMember: true, term: 'coalesce', injective: 'first' },
  ifnull: { range: unionOf, passesFirst: true, passesMember: true, term: 'coalesce', injective: 'first' },
  nvl: { range: unionOf, injective: 'first' },
  if: { range: ([, ...results]) => unionOf(results), passesMember: true },
  nullif: { givesPart: true, passesFirst: true, passesMember: true },
  greatest: { range: (given) => extremeOf(given, Math.max), term: 'greatest' },
  least: { range: (given) => extremeOf(given, Math.min), term: 'least' },
};
