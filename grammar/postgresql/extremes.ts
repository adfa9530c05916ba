import type { Extremes } from '../dialect.ts';

/** PostgreSQL manual 8.1.2, 8.1.3 and 8.5: the first and the last days, and what is no number and no day. */
export const extremes: Extremes = {
  days: ['4713-01-01 BC', '5874897-12-31', '-infinity', 'infinity'],
  moments: ['4713-01-01 00:00:00{zone} BC', '294276-12-31 23:59:59{fraction}{zone}', '-infinity', 'infinity'],
  times: ['24:00:00{zone}'],
  numbers: { bounded: ['NaN'], unbounded: ['-Infinity', 'Infinity', 'NaN'] },
  characters: new Map(),
  unnamedCharacters: 'all',
  characterSets: null,
};
