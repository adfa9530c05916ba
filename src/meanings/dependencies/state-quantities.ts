import type { NumberRule } from './state-numbers.ts';

/* What has been made and taken in a state, what was found, and how likely it is that something is sold. */

const MADE = 'completed|produced|manufactured|finished|made|built|good|yield';
const UNITS_MADE = 'unit produced|unit completed|output';
const SPOILT = 'scrapped|scrap|rejected|defective|reject';
const DEFECTS = 'defect|defect found|finding|violation|nonconformity|nonconformities|defective';

/** How what somebody hopes to sell ends. */
const WON = 'won|closed won|converted';
const LOST = 'lost|closed lost|disqualified|unqualified';

/** Quantities and probabilities that follow a state. */
export const QUANTITY_RULES: readonly NumberRule[] = [
  // What is made of what was ordered, and what is taken for that.
  {
    of: MADE.replaceAll('|', ' quantity|').concat(` quantity|${UNITS_MADE}`),
    needs: '*completed|+started',
    cases: [
      ['whole', '*completed'],
      ['zero', 'first|scheduled'],
      ['part', 'open'],
    ],
    wholes:
      'quantity|ordered quantity|planned quantity|target quantity|requested quantity|quantity order|quantity to produce',
  },
  {
    of: `${SPOILT.replaceAll('|', ' quantity|')} quantity|issued quantity|consumed quantity|picked quantity|shipped quantity|received quantity`,
    needs: '+completed|+started|+shipped|+received',
    cases: [['zero', 'first|scheduled']],
  },
  {
    of: 'returned quantity',
    needs: 'returned|+shipped',
    cases: [
      ['some', 'returned|partially returned'],
      ['zero', 'first|open|*completed|+shipped'],
    ],
  },
  // Work that has not begun has taken no hours, and of work that is done none are left.
  {
    of: 'spent hour|actual hour|logged hour|worked hour|spent|time spent|spent minute|actual minute',
    needs: '*completed|in progress',
    cases: [
      ['zero', 'first|scheduled'],
      ['some', '*completed'],
    ],
  },
  {
    of: 'remaining hour|hour left|remaining|remaining estimate|remaining point',
    needs: '*completed',
    cases: [
      ['zero', '*completed'],
      ['some', 'first|open'],
    ],
    takes: ['estimated hour|estimate hour|est hour|planned hour', 'spent hour|actual hour|logged hour|worked hour'],
  },
  // Who is late is reminded, and what was never solved is not opened again.
  {
    of: 'reminder|reminder sent|dunning|dunning level|reminder level|notice sent',
    needs: 'overdue|past due',
    cases: [
      ['some', 'overdue|past due'],
      ['zero', 'known|draft|sent'],
    ],
  },
  { of: 'reopen|reopened', needs: '+resolved', cases: [['zero', 'first']] },
  // What is found where something is looked at: hardly ever anything of what has passed.
  {
    of: `${DEFECTS}|defective unit|defective quantity|failed unit|failed quantity`,
    needs: 'failed|rejected|fail|reject',
    cases: [
      ['some', 'failed|rejected|fail|reject|rework|conditional'],
      ['few', 'passed|accepted|approved|pass|accept'],
      ['zero', 'first|scheduled'],
    ],
  },
  {
    of: 'probability|win probability|close probability|closing probability|probability percent|likelihood|chance|confidence',
    needs: `${WON}|${LOST}`,
    cases: [
      ['whole', WON],
      ['zero', LOST],
      ['part', 'known'],
    ],
  },
];
