import { SQUARE } from './inverses.ts';
import { magnitudeOf, remainderOf, rootOf } from './number-ranges.ts';
import type { Family, FunctionRecord } from './record.ts';

/** The largest power of e that a double holds. */
const MOST_POWER = 700;

const pow: FunctionRecord = {
  argumentDomains: [
    [1, 10],
    [0, 10],
  ],
  domainsUnlessConstant: 1,
  isGrowing: true,
};

const ceil: FunctionRecord = {
  term: 'ceiling',
  inverse: { first: String, last: String, literal: 'number' },
  roundsToWhole: true,
};

const trunc: FunctionRecord = { term: 'truncate', roundsToWhole: true };

/** What has a logarithm: of the numbers between zero and it, hardly any column holds one. */
const LEAST_POSITIVE = 0.001;

const log: FunctionRecord = {
  argumentDomains: [
    [LEAST_POSITIVE, null],
    [LEAST_POSITIVE, null],
  ],
  forbids: 1,
};

/** Functions of numbers. */
export const numbers: Family = {
  // Numbers that are not negative are enough.
  abs: {
    range: ([number]) => magnitudeOf(number),
    term: 'absolute',
    inverse: { least: 0, first: String, last: String, literal: 'number' },
  },
  sign: { range: { low: -1, high: 1 }, givesSign: true },
  sin: { range: { low: -1, high: 1 } },
  cos: { range: { low: -1, high: 1 } },
  sqrt: { range: ([number]) => rootOf(number), inverse: SQUARE },
  exp: { argumentDomains: [[null, MOST_POWER]], isGrowing: true },
  ln: log,
  log,
  log2: log,
  log10: log,
  pow,
  power: pow,
  asin: { argumentDomains: [[-1, 1]] },
  acos: { argumentDomains: [[-1, 1]] },
  asind: { argumentDomains: [[-1, 1]] },
  acosd: { argumentDomains: [[-1, 1]] },
  acosh: { argumentDomains: [[1, null]] },
  atanh: { argumentDomains: [[-0.9, 0.9]] },
  factorial: { argumentDomains: [[0, 12]] },
  floor: {
    term: 'floor',
    inverse: { first: String, last: (value) => `${value}.5`, literal: 'number' },
    roundsToWhole: true,
  },
  ceil,
  ceiling: ceil,
  round: { term: 'round', roundsToWhole: true },
  trunc,
  truncate: trunc,
  mod: { range: ([number, divisor]) => remainderOf(number, divisor), isRemainder: true },
  conv: { isGrowing: true },
};
