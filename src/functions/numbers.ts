import { magnitudeOf, remainderOf, rootOf } from './number-ranges.ts';
import type { Family } from './record.ts';

/** The largest power of e that a double holds. */
const MOST_POWER = 700;

/** Functions of numbers. */
export const numbers: Family = {
  abs: {
    range: ([number]) => magnitudeOf(number),
    term: 'absolute',
    isTotal: true,
    inverse: { least: 0, first: String, last: String, literal: 'number' },
  },
  sign: { range: { low: -1, high: 1 } },
  sin: { range: { low: -1, high: 1 } },
  cos: { range: { low: -1, high: 1 } },
  sqrt: { range: ([number]) => rootOf(number) },
  exp: { domains: [[null, MOST_POWER]], isGrowing: true },
  pow: {
    domains: [
      [1, 10],
      [0, 10],
    ],
    domainsUnlessConstant: 1,
    isGrowing: true,
  },
  power: {
    domains: [
      [1, 10],
      [0, 10],
    ],
    domainsUnlessConstant: 1,
    isGrowing: true,
  },
  asin: { domains: [[-1, 1]] },
  acos: { domains: [[-1, 1]] },
  asind: { domains: [[-1, 1]] },
  acosd: { domains: [[-1, 1]] },
  factorial: { domains: [[0, 12]] },
  floor: {
    term: 'floor',
    inverse: { first: String, last: (value) => `${value}.5`, literal: 'number' },
    roundsToWhole: true,
  },
  ceil: { term: 'ceiling', inverse: { first: String, last: String, literal: 'number' }, roundsToWhole: true },
  ceiling: { term: 'ceiling', inverse: { first: String, last: String, literal: 'number' }, roundsToWhole: true },
  round: { term: 'round', roundsToWhole: true },
  trunc: { term: 'truncate', roundsToWhole: true },
  truncate: { term: 'truncate', roundsToWhole: true },
  mod: { range: ([number, divisor]) => remainderOf(number, divisor), isRemainder: true },
  conv: { isGrowing: true },
};
