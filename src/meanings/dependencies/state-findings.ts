import type { NumberRule } from './state-numbers.ts';

/** What somebody has had before. */
const OWNED_BEFORE = 'used|not new|pre owned|preowned|second hand|certified|certified pre owned|cpo|refurbished';

/** What is sold and weighs nothing. */
const INTANGIBLE = 'virtual|downloadable|digital|ebook|e book|gift card|license|service|subscription';

/** Numbers that a word beside them tells of exactly: how much of full time somebody works, whether a finding is normal, whether a thing is new. */
export const FINDING_RULES: readonly NumberRule[] = [
  // Of what is paid off, nothing is left.
  {
    of: 'outstanding balance|outstanding|balance|remaining balance|outstanding principal|remaining principal|principal balance|outstanding amount|remaining amount',
    needs: 'paid off|repaid|fully paid',
    cases: [['zero', 'paid off|repaid|fully paid|closed|settled']],
  },
  {
    of: 'minute late|tardy minute|lateness minute',
    needs: 'late|tardy',
    cases: [
      ['some', 'late|tardy|delayed'],
      ['zero', 'present|absent|on time|excused|sick|unexcused'],
    ],
  },
  {
    of: 'weight|gross weight|net weight|shipping weight',
    needs: INTANGIBLE,
    cases: [['zero', INTANGIBLE]],
  },
  {
    of: 'is virtual|virtual|is digital|digital|is downloadable',
    needs: INTANGIBLE,
    cases: [
      ['whole', INTANGIBLE],
      ['zero', 'simple|configurable|physical|bundle|grouped|goods|product|standard|variable|shippable'],
    ],
  },
  {
    of: 'fte|fte percent|full time equivalent|full time equivalent percent|employment percent|percent employed',
    needs: 'part time|pt|parttime',
    cases: [
      ['whole', 'full time|ft|fulltime|permanent|regular'],
      ['part', 'part time|pt|parttime|student|minijob'],
    ],
  },
  {
    of: 'result value|test value|result numeric|numeric value|observed value|test result value|measured value|value|result',
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
  {
    of: 'mileage|mileage km|odometer|odometer km|odometer reading|kilometer|kilometer driven|mile driven',
    needs: OWNED_BEFORE,
    cases: [['below 100', 'new|brand new']],
  },
  {
    of: 'model year|year|manufacture year|production year|build year|year built',
    needs: OWNED_BEFORE,
    cases: [['highest', 'new|brand new']],
  },
  {
    of: 'day|day requested|leave day|duration day|working day|day taken',
    needs: 'half day',
    cases: [['one', 'half day']],
  },
  {
    of: 'watched second|watched|watch second|position second|progress second|listened second|played second',
    needs: '*completed',
    cases: [['whole', '*completed']],
    wholes: 'duration second|duration|total second|length second|runtime second|video duration|content duration',
  },
  {
    of: 'spice level|spiciness|heat level',
    needs: 'dessert|drink|beverage',
    cases: [['zero', 'dessert|drink|beverage|coffee']],
  },
  {
    of: 'failed login attempt|failed login|failed attempt|failed sign in attempt|access failed|login failure',
    needs: 'locked until|locked|lockout end|lockout until|not locked|no locked until|no locked',
    cases: [['some', 'locked until|locked|lockout end|lockout until']],
  },
];
