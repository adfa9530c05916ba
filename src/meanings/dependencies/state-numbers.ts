/*
 * Numbers that follow a state, a flag or the lack of something in the same row: what is a draft has no views, what is paid is paid in
 * full, and without a coupon there is no discount. Words of names show the numbers, words of values the states.
 */

import { COUNTED_SINCE, lacking } from './counted-since.ts';
import { SIZES_OF_MOVEMENTS } from './movements.ts';
import { FINDING_RULES } from './state-findings.ts';
import { QUANTITY_RULES } from './state-quantities.ts';

/**
 * What a number is in a state: nothing, more than nothing, all of something, a fraction or any part of that, NULL, one of the least or the greatest of its
 * values, one between two numbers, what a machine pays in notes, or what it may be anyhow.
 */
export type NumberEffect =
  | 'zero'
  | 'some'
  | 'whole'
  | Fraction
  | 'part'
  | 'null'
  | Side
  | Size
  | Span
  | 'notes'
  | 'any';

/** Between which two numbers one lies, from the first on and below the second. */
export const SPANS = {
  'below 100': [0, 100],
  few: [0, 3],
  one: [1, 2],
  several: [2, Number.POSITIVE_INFINITY],
  'from 90': [90, 101],
  'from 80': [80, 90],
  'from 70': [70, 80],
  'from 60': [60, 70],
  'below 60': [0, 60],
  fee: [0.5, 40],
  salary: [1000, 6000],
} as const;
export type Span = keyof typeof SPANS;

/** A fraction of the whole. */
export type Fraction = 'half' | 'quarter' | 'twelfth';

/** On which side of the two ends of what is normal a number lies, or between them. */
export type Side = 'under' | 'inside' | 'over';

/** Which of its values a number has. */
export type Size = 'bottom' | 'lowest' | 'low' | 'middle' | 'high' | 'highest';

/**
 * What a number is by the state of its row. States are told with bars between: `paid` is the value itself, `+paid` any state that has the
 * milestone behind it, `*paid` the same where it was not cut short. `first` are those in which things begin, `open` those behind which
 * something comes, `cut` those that end before their time, `known` all that are known. Of a flag, the words of its name hold, or those
 * behind `not`; of a column that may be NULL, those of its name, or those behind `no`.
 */
export interface StateRule<Effect extends string> {
  /** Names of the number or the moment, in words of any order, with bars between. */
  readonly of: string;
  /** What the states of the list have to be among: one at least. */
  readonly needs: string;
  /** How many states of the list have to be among those; 1 where it is left out. */
  readonly least?: number;
  /** The first that fits counts; where none does, the number is what it may be anyhow. */
  readonly cases: readonly (readonly [effect: Effect, states: string])[];
  /** Names of the number that it is all of, or a part; none: the most that it may be, which is one or a hundred. */
  readonly wholes?: string;
  /** Names of what it is the rest of, and of what is taken off that, where it is some. */
  readonly takes?: readonly [whole: string, amount: string];
  /** Names of the two ends of what is normal for it. */
  readonly ends?: readonly [low: string, high: string];
  /** What the state may be about, with bars between, where it is not about the row as a whole: `payment status`. */
  readonly about?: string;
  /** Words of tables, with bars between, in which the number is something else: what a refund amounts to. */
  readonly except?: string;
  /** Whether it gives way to what the number or the moment is no more than, where no state of the same column decides on that. */
  readonly yields?: true;
}

export type NumberRule = StateRule<NumberEffect>;

const TOTALS =
  'total amount|total|grand total|amount|invoice amount|gross amount|gross|amount due|total price|order total|net total|total cost';
/** What somebody has looked at who answers it. */
const PARTLY_PAID = 'partially paid|part paid|partly paid|partial|partial payment|partial paid';
const LATE = 'overdue|past due|late|unpaid|due|authorized';
const VOID = 'void|voided|canceled';
const SHOWN = '+published|+active|+activated|+approved|+archived';
const COUPONS = ['coupon code', 'coupon', 'promo code', 'promotion code', 'discount code', 'voucher code', 'voucher'];
/** How goods and meals come to people without being brought. */
const COLLECTED =
  'dine in|eat in|in house|on site|takeaway|take away|takeout|take out|pickup|pick up|collection|in store|store pickup|click and collect|drive thru|counter';
/** Numbers that are the greater the further behind a kind stands: its words by the size of the number. */
const sized = (of: string, kinds: Partial<Readonly<Record<Size, string>>>, nothing = ''): NumberRule => ({
  of,
  needs: [nothing, ...Object.values(kinds)].filter(Boolean).join('|'),
  // A word alone may be of anything.
  least: 2,
  cases: [
    ...(nothing === '' ? [] : [['zero', nothing] as const]),
    ...SIZES.flatMap((size) => (kinds[size] === undefined ? [] : [[size, kinds[size]] as const])),
  ],
});
export const SIZES = ['bottom', 'lowest', 'low', 'middle', 'high', 'highest'] as const;

const PRICES =
  'price|unit price|unit amount|amount|monthly price|price month|annual price|price per month|price per seat|seat price|rate|fee|cost|base price|total price|monthly fee|fare|base fare|fare amount|ticket price|face value|monthly amount|mrr';

/** What has been done of a quantity, and in which states all of it. */
const done = (words: string, whole: string, partly: string): NumberRule => ({
  of: words.replaceAll('|', ' quantity|').concat(' quantity'),
  needs: whole,
  cases: [
    ['part', partly],
    ['whole', whole],
    ['zero', 'first|open|cut|ordered'],
  ],
  wholes: 'quantity|ordered quantity|quantity order|requested quantity',
});

const SCORES =
  'score|mark|final mark|final grade|percent|percentage|final score|total score|exam score|grade percent|numeric grade|overall score';

export const NUMBER_RULES: readonly NumberRule[] = [
  {
    of: 'amount paid|paid|amount received|payment received|amount settled',
    needs: '+paid|paid',
    cases: [
      ['part', PARTLY_PAID],
      ['whole', '+paid'],
      ['zero', `${LATE}|${VOID}`],
      ['any', '+started|+confirmed|+activated'],
      ['zero', 'first|open|cut|not paid'],
    ],
    wholes: `patient due|patient responsibility|patient portion|patient share|patient amount|patient owed|${TOTALS}`,
    about: 'payment',
  },
  {
    of: 'balance due|amount due|outstanding|outstanding amount|outstanding balance|remaining balance|remaining amount|balance',
    needs: '+paid|paid',
    cases: [
      ['part', PARTLY_PAID],
      ['zero', `+paid|${VOID}`],
      ['whole', LATE],
      ['any', '+started|+confirmed|+activated'],
      ['whole', 'first|open|not paid'],
    ],
    wholes: 'total amount|total|grand total|amount|invoice amount|gross amount|total price|order total',
    about: 'payment',
  },
  {
    of: 'refunded amount|refund amount|refunded|refund total',
    needs: '+refunded|+reversed|partially refunded',
    cases: [
      ['part', 'partially refunded|partial refund|partly refunded|partial'],
      ['whole', 'refunded|fully refunded|+reversed'],
      ['any', 'returned'],
      ['zero', 'known|not refunded'],
    ],
    wholes: TOTALS,
    about: 'payment',
    except: 'refund|return',
  },
  done('shipped|fulfilled|dispatched', '+shipped', 'partially shipped|partially fulfilled|partial'),
  done('delivered', '+delivered', 'partially delivered|partial'),
  done('received', 'received|completed|closed|fully received', 'partially received|partial|partial received'),
  ...QUANTITY_RULES,
  {
    of: 'installment|installment amount|installment premium|premium per installment|payment amount|amount per payment|rate amount',
    needs: 'monthly|month|quarterly|quarter|semi annual|annual|annually|yearly|year',
    cases: [
      ['twelfth', 'monthly|month'],
      ['quarter', 'quarterly|quarter'],
      ['half', 'semi annual|semiannual|semi annually|half yearly|half year|biannual'],
      ['whole', 'annual|annually|yearly|year|once|single'],
    ],
    wholes:
      'annual premium|yearly premium|total premium|annual amount|yearly amount|annual fee|annual total|annual price|premium|annual contribution',
  },
  {
    of: 'view|unique view|page view|like|comment|share|read|download|reaction|favorite|bookmark|click|impression|play|listen|repost|retweet|vote|upvote|downvote|reply|save|visit|unique visitor|watch|rating count|review count|helpful|sold|sale|order',
    needs: '+published|+active|+approved',
    cases: [
      ['any', SHOWN],
      ['zero', 'first|scheduled|open|not published'],
    ],
  },
  {
    of: 'sent|delivered|opened|open|unique open|clicked|click|unique click|bounced|bounce|unsubscribed|unsubscribe|complaint|conversion|converted|impression|reached|spend|spent|amount spent|budget spent|actual spend|revenue|attributed revenue|conversion value',
    needs: '+sent|+started|aired',
    cases: [
      ['any', '+sent|+started|+completed|aired'],
      ['zero', 'first|scheduled|not sent|available'],
    ],
  },
  {
    of: 'page view|page|page viewed|page visited|page hit|view|hit|screen view|interaction',
    needs: 'bounce|bounced',
    cases: [
      ['one', 'bounce|bounced'],
      ['several', 'not bounce|not bounced'],
    ],
  },
  { of: 'recipient|audience size', needs: '+sent', cases: [['some', '+sent|+started']] },
  {
    of: 'progress|progress percent|percent complete|percent completed|completion percent|percent done|completion|percentage complete|completion rate',
    needs: '*completed|*succeeded',
    cases: [
      ['whole', '*completed|*succeeded'],
      ['zero', 'first'],
      ['part', 'open|cut|not completed'],
    ],
  },
  {
    of: 'attempt|attempt made|delivery attempt|try|tries|execution|processing attempt',
    needs: '+started|+processed|+sent',
    cases: [
      ['some', '+started|+processed|+sent|+completed|+failed'],
      ['zero', 'first'],
    ],
  },
  {
    of: 'retry|retries|retried',
    needs: '+started|+processed|+sent',
    cases: [
      ['some', 'retrying'],
      ['zero', 'first'],
    ],
  },
  // Who is asked may answer.
  {
    of: 'satisfaction|satisfaction score|satisfaction rating|csat|csat score|customer rating|customer satisfaction|feedback score|feedback rating|nps score|nps',
    needs: '+resolved|solved|closed|+completed|+delivered',
    cases: [
      ['any', '+resolved|+completed|+delivered|resolved|solved|closed|completed'],
      ['null', 'known'],
    ],
  },
  {
    of: 'exit code|exit status|return code|exit',
    needs: '*succeeded|*completed',
    cases: [
      ['zero', '*succeeded|*completed'],
      ['some', 'failed|failure|error|errored|crashed|timed out|timeout|aborted|killed'],
      ['null', 'first|open'],
    ],
  },
  {
    of: 'item processed|record processed|row processed|processed|row imported|record imported',
    needs: '+started|+processed',
    cases: [['zero', 'first']],
  },
  {
    of: 'stock|stock quantity|quantity|quantity in stock|in stock|inventory|inventory quantity|available quantity|available|stock level|quantity on hand|on hand|unit in stock|available stock|inventory level',
    needs: 'out of stock|sold out|not in stock',
    cases: [
      ['zero', 'out of stock|sold out|not in stock|backorder|backordered|on backorder|unavailable'],
      ['some', 'in stock|low stock|limited|available|not sold out|not out of stock|limited stock|low'],
    ],
    about: 'stock|availability|inventory|product',
  },
  {
    of: 'price|ticket price|course price|entry fee|fee|cost|amount|base price|list price|admission fee|entrance fee|registration fee',
    needs: 'free|not free',
    cases: [
      ['zero', 'free'],
      ['some', 'not free'],
    ],
  },
  {
    of: 'shipping cost|shipping fee|shipping|shipping amount|shipping price|delivery fee|delivery cost|freight|shipping charge|delivery charge',
    needs: 'free shipping|shipping free|free delivery',
    cases: [
      ['zero', 'free shipping|shipping free|free delivery'],
      ['some', 'not free shipping|not shipping free|not free delivery'],
    ],
  },
  {
    of: 'delivery fee|delivery cost|delivery charge|delivery amount|delivery price|shipping fee|shipping cost|shipping amount|shipping charge|driver tip|courier tip|courier fee',
    needs: COLLECTED,
    cases: [['zero', COLLECTED]],
  },
  {
    of: 'discount|discount amount|discount total|coupon discount|discount value|discount percent|coupon amount|promo discount',
    needs: lacking(COUPONS),
    cases: [
      ['zero', lacking(COUPONS)],
      ['some', COUPONS.join('|')],
    ],
  },
  {
    of: 'rejected|quantity rejected|rejected quantity',
    needs: 'no rejection reason',
    cases: [
      ['zero', 'no rejection reason'],
      ['some', 'rejection reason'],
    ],
  },
  {
    of: 'discount|discount amount|discount percent|discount value|discount rate',
    needs: 'discounted|on sale|discount',
    cases: [
      ['zero', 'not discounted|not on sale|not discount'],
      ['some', 'discounted|on sale|discount'],
    ],
  },
  sized(
    PRICES,
    {
      lowest: 'starter|hobby|lite|personal|student|economy|basic|bronze|child',
      low: 'individual|general|general admission|ga|standard|plus|essential|silver|second class|coach|regular|senior',
      middle: 'team|pro|professional|growth|premium|gold|premium economy|adult',
      high: 'business|advanced|scale|platinum|vip|first class|deluxe',
      highest: 'enterprise|unlimited|ultimate|corporate|diamond|suite',
    },
    'free|trial plan|freemium|complimentary|comp|courtesy|guest list',
  ),
  sized(
    'rate per night|nightly rate|room rate|price per night|price night|rate night|daily rate|rate|price|base rate|base price|room price',
    {
      lowest: 'dorm|single|budget|hostel|shared',
      low: 'twin|standard|economy|classic',
      middle: 'double|queen|family|superior|triple|quad',
      high: 'king|deluxe|executive|studio|premium',
      highest: 'suite|junior suite|presidential|penthouse|villa|presidential suite',
    },
  ),
  sized(
    'shipping cost|shipping fee|shipping price|freight cost|cost|price|postage|delivery fee|delivery cost|freight|shipping amount|rate|charge|shipping charge|declared cost',
    {
      lowest: 'economy|ground|saver|regular mail|surface',
      low: 'standard|regular|normal|postal',
      middle: 'priority|two day|expedited|air',
      high: 'express|next day',
      highest: 'overnight|same day|express overnight|priority overnight|international express',
    },
  ),
  sized(
    'weight|gross weight|curb weight|kerb weight|empty weight|payload|max payload|purchase price|price|list price|sale price|asking price|daily rate',
    {
      lowest: 'bicycle|bike|ebike|scooter|motorcycle|moped',
      low: 'car|sedan|hatchback|compact|coupe|city car|small|economy',
      middle: 'suv|van|pickup|minivan|estate|wagon|medium|minibus|intermediate',
      high: 'bus|box truck|lorry|large|coach|luxury',
      highest: 'truck|semi|heavy truck|tractor|trailer|tanker|heavy',
    },
  ),
  sized('seat|seating capacity|seat capacity|passenger capacity', {
    bottom: 'at76|dh8d|crj9|e75l',
    lowest: 'motorcycle|scooter|coupe|truck|pickup|tractor|bike',
    low: 'car|sedan|hatchback|compact|suv|taxi',
    middle: 'van|minivan|a320|b738|a20n|a321|a21n|b38m|a319|b739',
    highest: 'bus|minibus|coach|train|ferry|tram|b77w|b789|a333|a359|b788|a332|b763|a388|a35k',
  }),
  sized('salary minimum|salary from|pay minimum|salary|base salary|annual salary|compensation', {
    lowest: 'intern|internship|entry|entry level|trainee|apprentice|graduate|junior',
    low: 'associate',
    middle: 'mid|mid level|intermediate|regular',
    high: 'senior|lead|staff|manager',
    highest: 'principal|director|executive|vp|head',
  }),
  SIZES_OF_MOVEMENTS,
  sized('price|unit price|menu price|cost price|cost', {
    lowest: 'drink|beverage|coffee|side',
    low: 'starter|appetizer|dessert|soup|snack|salad',
    high: 'main|main course|entree|pizza|burger',
  }),
  sized('age|age in year|age year', { middle: 'married|divorced|separated', highest: 'widowed' }),
  sized('annual income|yearly income|monthly income|income|household income|net income|gross income', {
    lowest: 'unemployed|student|homemaker',
    low: 'retired|part time|pensioner',
    high: 'employed|full time|self employed|business owner|salaried',
  }),
  sized('sum insured|coverage|coverage amount|insured amount|cover amount|sum assured|policy limit', {
    lowest: 'pet|travel|phone|bicycle|gadget',
    low: 'motor|auto|car|dental|vehicle',
    high: 'home|health|property|household|building',
    highest: 'life|liability|commercial|business|term life|whole life',
  }),
  sized('weekly hour|hour per week|hour week|contract hour|working hour', {
    lowest: 'part time|not full time|pt|parttime|intern|internship|student|minijob|casual',
    low: 'contractor|freelance|temporary',
    high: 'full time|ft|fulltime|permanent|regular',
  }),
  sized('bedroom|bed|living area|living area sqft|area|area sqm|area sqft|floor area|size sqm|size sqft', {
    lowest: 'studio|room',
    low: 'apartment|flat|condo|loft',
    middle: 'townhouse|duplex|maisonette|bungalow',
    high: 'house|detached|semi detached|single family',
    highest: 'villa|mansion|estate|farm|chalet',
  }),
  {
    of: SCORES,
    needs: 'a|b|c|d|f',
    least: 4,
    cases: [
      ['from 90', 'a|a minus|a plus'],
      ['from 80', 'b|b minus|b plus'],
      ['from 70', 'c|c minus|c plus'],
      ['from 60', 'd|d minus|d plus'],
      ['below 60', 'f'],
    ],
  },
  sized(SCORES, {
    bottom: 'failed|fail|f|e|u',
    low: 'd',
    middle: 'c|pass|satisfactory',
    high: 'completed|passed|b|merit|good',
    highest: 'a|distinction|excellent|honours|honors',
  }),
  ...FINDING_RULES,
  ...COUNTED_SINCE,
];
