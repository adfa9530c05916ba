import type { NumberRule } from './state-numbers.ts';

/** Numbers that a word beside them tells of exactly: how much of full time somebody works, and whether a finding is normal. */
export const FINDING_RULES: readonly NumberRule[] = [
  {
    of: 'fte|fte percent|full time equivalent|full time equivalent percent|employment percent|percent employed',
    needs: 'part time|pt|parttime',
    cases: [
      ['whole', 'full time|ft|fulltime|permanent|regular'],
      ['part', 'part time|pt|parttime|student|minijob'],
    ],
  },
  {
    of: 'result value|test value|result numeric|result number|numeric result|numeric value|observed value|test result value|measured value|value|result',
    needs: 'h|high|hh|above|elevated|critical high',
    cases: [
      ['inside', 'n|normal|within range|none'],
      ['under', 'l|low|ll|below|critical low'],
      ['over', 'h|high|hh|above|elevated|critical high'],
    ],
    ends: [
      'reference low|reference range low|normal low|low reference|reference minimum|normal minimum|reference lower|reference value low|normal range low|reference from',
      'reference high|reference range high|normal high|high reference|reference maximum|normal maximum|reference upper|reference value high|normal range high|reference to',
    ],
  },
];
