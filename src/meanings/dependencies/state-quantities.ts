import type { NumberRule } from './state-numbers.ts';

/* What has been made and taken in a state, what was found, and how likely it is that something is sold. */

const MADE = 'completed|produced|manufactured|finished|made|built|good|yield';
const UNITS_MADE = 'unit produced|unit completed|produced unit|completed unit|output';
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
  // What is found where something is looked at: hardly ever anything of what has passed.
  {
    of: `${DEFECTS}|defective unit|unit defective|defective quantity|quantity defective|failed unit|unit failed|failed quantity`,
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
