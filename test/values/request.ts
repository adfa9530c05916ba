import { dialects } from '../../grammar/index.ts';
import { type DomainRequest, NO_FACTS } from '../../src/values/request.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';

/** What is asked of a column about which nothing is known. */
export const PLAIN_REQUEST: DomainRequest = {
  facts: NO_FACTS,
  computedWith: false,
  free: false,
  meanings: [],
  timeLine: DEFAULT_TIME_LINE,
  isGuarded: false,
  distinct: false,
  disjoint: false,
  equalLetters: [],
  comparedLength: Number.POSITIVE_INFINITY,
  roomBeside: 1,
  keepsCase: false,
  literals: dialects.postgresql.literals,
  depth: 0,
  ends: 60,
  inner: [],
  members: [],
};
