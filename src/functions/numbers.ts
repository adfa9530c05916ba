import type { Family } from './record.ts';

/** The largest power of e that a double holds. */
const MOST_POWER = 700;

/** Functions of numbers. */
export const numbers: Family = {
  exp: { domains: [[null, MOST_POWER]] },
  pow: {
    domains: [
      [1, 10],
      [0, 10],
    ],
    domainsUnlessConstant: 1,
  },
  power: {
    domains: [
      [1, 10],
      [0, 10],
    ],
    domainsUnlessConstant: 1,
  },
  asin: { domains: [[-1, 1]] },
  acos: { domains: [[-1, 1]] },
  asind: { domains: [[-1, 1]] },
  acosd: { domains: [[-1, 1]] },
  factorial: { domains: [[0, 12]] },
};
