import type { Expression } from '../../ir.ts';
import { binary, call, number } from './agreement.ts';

/*
 * Columns that are computed of others, by words of their names: a temperature in two units, an average of a sum and a count, what
 * is left of what was sold.
 */

/** A column that is computed of others. */
export interface Formula {
  /**
   * Words of its name, in any order; with bars between those of several names. A star stands for further words, which the names of the
   * others have as well.
   */
  readonly of: string;
  /** The same of the columns that it is computed of. */
  readonly from: readonly string[];
  readonly value: (...from: readonly Expression[]) => Expression;
  /** How many times as much it is, from the least to the most; none: just as much. */
  readonly between?: readonly [least: string, most: string];
  /** Words of which the table, or one of its columns of numbers, has one; none: it counts anywhere. */
  readonly about?: string;
}

const minus = (one: Expression, other: Expression): Expression => binary('-', one, other);
const plus = (one: Expression, other: Expression): Expression => binary('+', one, other);
const times = (one: Expression, factor: string): Expression => binary('*', one, number(factor));
const product = (one: Expression, other: Expression): Expression => binary('*', one, other);
/** A quotient to six decimals: it has as many as what is divided. Nothing is divided by less than one. */
const over = (one: Expression, other: Expression): Expression =>
  binary('/', times(times(one, '1000000'), '0.000001'), call('greatest', other, number('1')));
/** What was changed at a rate, which is hardly ever less than a hundredth. */
const before = (one: Expression, rate: Expression): Expression =>
  binary('/', times(times(one, '1000000'), '0.000001'), call('greatest', rate, number('0.01')));
const percentOf = (one: Expression, other: Expression): Expression =>
  binary('/', times(times(one, '100000000'), '0.000001'), call('greatest', other, number('1')));

/** A column in one unit, and the same in another one. */
const inUnits = (of: string, from: string, factor: string, offset?: string): Formula => ({
  of,
  from: [from],
  value: (one = number('0')) => (offset === undefined ? times(one, factor) : plus(times(one, factor), number(offset))),
});

type Two = (one: Expression, other: Expression) => Expression;

/** A column that is computed of two others. */
const ofTwo = (of: string, one: string, other: string, value: Two): Formula => ({
  of,
  from: [one, other],
  value: (first = number('0'), second = number('0')) => value(first, second),
});

/** An amount that counts for nothing where there is none. */
const orNone = (one: Expression): Expression => call('coalesce', one, number('0'));

/** What is summed up with the same last word: `total_cost` of `part_cost` and `labor_cost`. */
export const SUMMED: ReadonlySet<string> = new Set('cost fee charge'.split(' '));

/** Words in front of those that are no terms of such a sum. */
export const NO_TERMS: ReadonlySet<string> = new Set(
  'total unit average actual estimated planned approved net gross minimum maximum'.split(' '),
);

/** The sum of several columns. */
export const sumOf = (...from: readonly Expression[]): Expression => from.map(orNone).reduce(plus);

/** A column that is a share of another one. */
const share = (of: string, from: string, least: string, most: string): Formula => ({
  of,
  from: [from],
  value: (one = number('0')) => one,
  between: [least, most],
});

/**
 * Degrees Celsius of the dew point, without a logarithm: fitted to the formula of Magnus (Sonntag's 17.62 and 243.12), from which it is
 * less than half a degree away from 30 % of humidity on, and less than 1.2 from 20 % on.
 */
const dewPoint: Two = (temperature, humidity) => {
  const dryness = minus(number('100'), humidity);
  const factor = plus(
    plus(times(temperature, '0.00175'), number('0.1352')),
    times(product(dryness, dryness), '0.0000185'),
  );
  return minus(temperature, product(dryness, factor));
};

const BEDROOMS = 'bedroom|bedroom count|number bedroom|bed count|room|room count';

/** An area, by how much of it there is for each bedroom and one room more. */
const ofRooms = (of: string, least: string, most: string): Formula => ({
  of,
  from: [BEDROOMS],
  value: (rooms = number('0')) => plus(rooms, number('1')),
  between: [least, most],
});

const COUNTS =
  'game played|match played|game|match|request count|call count|run count|execution count|order count|total order|number order|count|total count';
const REVENUE = 'revenue|net sales|total revenue|net revenue|total sales|sales amount';
const COSTS = 'cost|total cost|cost good|cost of goods|cost of good sold|cost of goods sold|cogs|cost amount';
const PLANNED = 'budget|budget amount|budgeted|budgeted amount|planned|planned amount|target|forecast|forecast amount';
const ACTUAL = 'actual|actual amount|actual cost|actual spend';
const SYSTOLIC = 'systolic|bp systolic|blood pressure systolic|systolic pressure';
const DIASTOLIC = SYSTOLIC.replaceAll('systolic', 'diastolic');
const CONVERTED =
  'target amount|converted amount|to amount|destination amount|base amount|amount usd|amount eur|settlement amount|settled amount|buy amount';
const ORIGINAL =
  'source amount|original amount|from amount|amount local|foreign amount|transaction amount|sell amount|amount';
const FOREIGN =
  'original amount|foreign amount|foreign currency amount|amount in original currency|amount in foreign currency|local amount|instructed amount';
const RATES = 'exchange rate|fx rate|currency rate|conversion rate|forex rate';
const DEPOSITS = 'deposit|deposit paid|deposit amount';
const BILLED = 'total|total rate|total price|total cost|total amount|grand total|invoice total|invoice amount';
const ON_HAND = 'quantity on hand|on hand|current quantity|remaining quantity';
const PAID = 'paid|paid amount|total paid';
const CHARGES =
  'total charge|total charge amount|gross amount|gross charge|bill amount|charge amount|charge|billed amount|total billed|total billed amount|claim amount|claimed amount|total amount|total cost|total|amount due';
const INSURED =
  'insurance paid|insurance paid amount|insurance amount|insurance payment|insurance covered|insurance coverage amount|covered amount|amount paid by insurance|insurance contribution|insurance portion|insurance share|insurer paid';
const OF_PATIENTS =
  'patient due|patient due amount|patient responsibility|patient amount|patient portion|patient share|patient pays|patient payable|patient payment|patient paid|patient owed|self pay amount';
const FUEL = 'liter|fuel liter|volume liter|liter filled|gallon|fuel gallon|fuel amount|fuel volume|fuel quantity';
const FUEL_PRICE =
  'price per liter|fuel price per liter|cost per liter|price per gallon|fuel price per gallon|cost per gallon|fuel price';
const FUEL_COST = 'total cost|total|total amount|total price|cost|amount|fuel cost|total fuel cost';
const METERED =
  'consumption|usage|kwh|usage kwh|consumption kwh|kwh used|energy kwh|unit used|unit consumed|usage amount|consumption m 3|usage m 3|gallon used|therm';
const METERED_PRICE =
  'rate|unit rate|unit price|price per unit|rate per unit|price per kwh|rate per kwh|price kwh|rate kwh|tariff|tariff rate|price per m 3';
const METERED_COST =
  'charge|charge amount|usage charge|energy charge|consumption charge|amount|net amount|subtotal|cost|bill amount|energy cost';
const YEARLY = 'yearly price|yearly price *|yearly fee|yearly fee *|yearly cost|yearly amount|yearly rate';
const SEATS_IN_ALL = 'total seat|seat|seat capacity|capacity|total capacity';
const WORKOUT_SECONDS = 'moving time second|moving second|duration second|elapsed second|elapsed time second';
/** Words of a table of what people do in sports, or of its columns. */
const MOVES = 'workout exercise calorie heart cadence';
const BURNS = 'workout exercise training run ride activity heart cadence burned distance';
const WORKOUT_SPEED = 'average speed|average speed kmh|average speed kph|mean speed';
const CALORIES = 'calorie|calorie burned|active calorie|total calorie';
const SCORED =
  'point|score|mark|point earned|point scored|point awarded|mark obtained|mark awarded|raw score|score obtained';
const SCORED_IN_ALL = 'maximum point|maximum score|maximum mark|total point|total mark|possible point|full mark';
const STOCK_BEFORE =
  'stock before|quantity before|point before|previous stock|previous quantity|old stock|old quantity';
const COST = 'cost|spend|total cost|total spend|ad spend|amount spent';
const QUANTITIES = ['', 'ordered ', 'required ', 'used ', 'consumed ', 'issued ', 'received ', 'shipped ', 'on hand ']
  .map((word) => `${word}quantity`)
  .join('|');
/** What something is bought for, and sold for. */
const BOUGHT_FOR =
  'purchase price|cost price|buy price|buying price|wholesale price|purchase cost|landed cost|cost|unit cost|cost per unit';
const SOLD_FOR =
  'retail price|sale price|selling price|sell price|list price|recommended price|unit price|price|sale price net|net price';
const OVERTIME_PAY = 'overtime pay|overtime amount';
const HOURLY_RATE = 'hourly rate|rate|pay rate|base rate';
const IMPRESSIONS = 'impression|impression count|total impression';
const CLICKS = 'click|click count|total click';

/** Formulas, those first that say more. */
export const FORMULAS: readonly Formula[] = [
  // Three points a win, and one a draw.
  {
    ...ofTwo('point|total point', 'win|won|match won', 'draw|drawn|tie|tied|match drawn', (won, drawn) =>
      plus(times(won, '3'), drawn),
    ),
    about: 'goal league standing',
  },
  ...['goal for|goal scored|gf', 'goal against|goal conceded|ga'].map((goals) =>
    share(goals, 'played|game played|match played', '0.6', '2.3'),
  ),
  ofTwo('difference *|diff *|differential *|gd', 'for *|scored *|gf', 'against *|conceded *|ga', minus),
  ofTwo('net *', 'gross *', 'tare *', minus),
  ofTwo(
    'remaining *',
    'estimated *|estimate *|est *|planned *',
    'spent *|actual *|logged *|worked *',
    (planned, spent) => call('greatest', minus(planned, orNone(spent)), number('0')),
  ),
  ofTwo('karma|score|vote score|net vote|point', 'upvote|up vote|up', 'downvote|down vote|down', minus),
  // A service is due at a round number.
  {
    of: 'next service *',
    from: ['odometer *|mileage *|odometer|mileage'],
    value: (driven = number('0')) => times(call('round', plus(over(driven, number('15000')), number('0.5'))), '15000'),
  },
  share('gross *', 'tare *', '1.3', '6'),
  // Half of the tax is the state's, half the country's; what is sold within a state has none between states.
  { of: 'igst|igst amount', from: ['cgst|cgst amount'], value: (half = number('0')) => times(half, '0') },
  ofTwo(
    'cgst|sgst|cgst amount|sgst amount',
    'taxable value|taxable amount|subtotal|sub total|net amount',
    'gst rate|tax rate|gst percent|tax percent',
    (whole, rate) => times(product(whole, rate), '0.005'),
  ),
  // Works of somebody between 24 and 30, or so.
  {
    of: 'date from|year from|year made|creation year',
    from: ['artist birth year'],
    value: (born = number('0')) => plus(born, number('24')),
    between: ['1', '1.003'],
  },
  inUnits('* f|* fahrenheit', '* c|* celsius|*', '1.8', '32'),
  inUnits('* mile|* mi', '* km|* kilometer', '0.621371'),
  inUnits('* lb|* lbs|* pound', '* kg|* kilogram', '2.204623'),
  inUnits('* mph', '* kmh|* kph', '0.621371'),
  inUnits('* knot|* kt', '* kmh|* kph', '0.539957'),
  inUnits('* inch|* in', '* mm|* millimeter', '0.0393701'),
  inUnits('* inch|* in', '* cm|* centimeter', '0.393701'),
  inUnits('* foot|* ft', '* m|* meter', '3.28084'),
  inUnits('sqft|* sqft', 'sqm|* sqm', '10.7639'),
  inUnits('* kilowatt|kilowatt', '* hp|* horsepower|hp|horsepower', '0.7457'),
  inUnits('* gallon', '* liter|* l', '0.264172'),
  // Of two that share all of something, the second has what the first leaves.
  inUnits(
    'away possession *|number percent|number vote percent|against percent',
    'home possession *|yes percent|yes vote percent|for percent',
    '-1',
    '100',
  ),
  ofTwo(
    'dew point *|dewpoint *|dew point|dewpoint|dew point temperature',
    'temperature *|temperature|air temperature|temp|air temperature *|outdoor temperature *|ambient temperature *',
    'humidity|relative humidity|rh|humidity percent|relative humidity percent|rh percent',
    dewPoint,
  ),
  ofTwo('mean arterial pressure|map', SYSTOLIC, DIASTOLIC, (one, other) =>
    over(plus(one, times(other, '2')), number('3')),
  ),
  ofTwo('pulse pressure', SYSTOLIC, DIASTOLIC, minus),
  share(INSURED, CHARGES, '0.5', '0.95'),
  ofTwo(`${OF_PATIENTS}|amount due|due amount`, CHARGES, INSURED, (one, other) => minus(one, orNone(other))),
  share(PAID, OF_PATIENTS, '0', '1'),
  // Who pays for a year at once pays less.
  share(YEARLY, YEARLY.replaceAll('yearly', 'monthly'), '9.5', '12'),
  share(YEARLY.replaceAll('yearly', 'annual'), YEARLY.replaceAll('yearly', 'monthly'), '9.5', '12'),
  {
    of: SEATS_IN_ALL,
    from: ['economy seat', 'premium economy seat|premium seat', 'business seat'],
    value: sumOf,
  },
  { of: SEATS_IN_ALL, from: ['economy seat', 'business seat', 'first seat|first class seat'], value: sumOf },
  { of: SEATS_IN_ALL, from: ['economy seat', 'business seat'], value: sumOf },
  ofTwo(SEATS_IN_ALL, 'seat row|row|row count|number row', 'seat per row|place per row|column|column count', product),
  ofTwo(
    'margin|margin percent|profit margin|profit margin percent|gross margin|gross margin percent',
    SOLD_FOR,
    BOUGHT_FOR,
    (price, cost) => percentOf(minus(price, cost), price),
  ),
  ofTwo('markup|markup percent|mark up percent', SOLD_FOR, BOUGHT_FOR, (price, cost) =>
    percentOf(minus(price, cost), cost),
  ),
  ofTwo('load factor|load factor percent|seat load factor', 'passenger|passenger count', SEATS_IN_ALL, percentOf),
  ofTwo(OVERTIME_PAY, 'overtime hour', 'overtime rate', product),
  ofTwo(OVERTIME_PAY, 'overtime hour', HOURLY_RATE, (hours, rate) => times(product(hours, rate), '1.5')),
  ofTwo('regular pay|basic pay|base pay', 'regular hour|hour worked|hour', HOURLY_RATE, product),
  ofTwo(
    'mrr|monthly recurring revenue',
    'price per seat|price per user|seat price|unit price',
    'seat|seat count|user count',
    product,
  ),
  // What stands for an arrival by itself is what recurs in a year.
  inUnits('arr|arrival|annual recurring revenue', 'mrr|monthly recurring revenue', '12'),
  ofTwo('variance|variance amount|difference', ACTUAL, PLANNED, minus),
  ofTwo('variance percent', ACTUAL, PLANNED, (one, other) => percentOf(minus(one, other), other)),
  ofTwo('net sales|net revenue', 'gross sales|gross revenue', 'discount amount|discount|total discount', (one, other) =>
    minus(one, orNone(other)),
  ),
  // What a converter gives of what it takes, and what was scored in the first of two halves.
  share('ac power *|ac power', 'dc power *|dc power', '0.93', '0.985'),
  share('home half *|home half time *|home first half *', 'home *', '0', '0.7'),
  share('away half *|away half time *|away first half *', 'away *', '0', '0.7'),
  ofTwo('percent|score percent|mark percent|grade percent', SCORED, SCORED_IN_ALL, percentOf),
  share(ACTUAL, PLANNED, '0.7', '1.25'),
  share(COSTS, REVENUE, '0.4', '0.85'),
  ofTwo('gross sales|gross revenue', 'quantity', 'unit price|price', product),
  ofTwo('profit|gross profit|net profit|margin amount', REVENUE, COSTS, minus),
  ofTwo(
    'profit margin|margin|margin percent|profit percent|gross margin',
    'profit|gross profit|net profit',
    REVENUE,
    percentOf,
  ),
  ofTwo(
    'price per *|rent per *|value per *',
    'asking price|list price|listing price|sale price|selling price|price|monthly rent|rent|assessed value|value',
    'living area *|floor area *|usable area *|total area *|net area *|lot area *|lot size *|area *|size *|*',
    over,
  ),
  ofRooms(
    'living area sqft|area sqft|sqft|square foot|living sqft|floor area sqft|size sqft|interior area sqft',
    '290',
    '560',
  ),
  ofRooms(
    'living area sqm|area sqm|sqm|square meter|floor area sqm|size sqm|living area|floor area|living space|usable area',
    '24',
    '44',
  ),
  share(
    'closing price|closed price|sold price|final price|agreed price',
    'asking price|ask price|list price|listing price|listed price|initial price',
    '0.92',
    '1.04',
  ),
  share(
    'hammer price|winning bid|final bid|highest bid',
    'starting price|start price|starting bid|opening bid|reserve price',
    '1.05',
    '3',
  ),
  ofTwo('actual salary|prorated salary|pro rata salary', 'full time salary|fte salary', 'fte', product),
  ofTwo(
    'fuel economy|fuel consumption|l per 100 km|consumption per 100 km',
    'liter|fuel liter|volume liter|liter filled',
    'distance km|km|distance|trip km',
    (one, other) => over(times(one, '100'), other),
  ),
  share('liter|fuel liter|volume liter|liter filled', 'distance km|km|distance|trip km', '0.05', '0.1'),
  ofTwo(
    'average speed|average speed kmh|mean speed',
    'distance km|distance|km',
    'duration hour|hour|travel hour',
    over,
  ),
  // What somebody who runs, rides and walks gets through in a second, and burns.
  { ...share('distance m|distance meter', WORKOUT_SECONDS, '1.5', '3.4'), about: MOVES },
  { ...share('distance km|distance', 'duration minute', '0.09', '0.2'), about: MOVES },
  { ...share(CALORIES, WORKOUT_SECONDS, '0.08', '0.2'), about: BURNS },
  { ...share(CALORIES, 'duration minute', '5', '12'), about: BURNS },
  ofTwo(WORKOUT_SPEED, 'distance m|distance meter', WORKOUT_SECONDS, (one, other) => over(times(one, '3.6'), other)),
  ofTwo(WORKOUT_SPEED, 'distance km|distance', 'duration minute', (one, other) => over(times(one, '60'), other)),
  // The average is what people know of a thing: the sum gives way.
  ofTwo('total *|sum *', 'average *|mean *', `* count|number *|${COUNTS}`, product),
  ofTwo('total *|*', 'average *|* per game|* per match', 'game played|match played|game|match', product),
  ofTwo(
    'revenue|total revenue|total sales|total spent',
    'average order value|aov',
    'order count|total order|order',
    product,
  ),
  ofTwo(COST, CLICKS, 'cpc|cost per click|average cpc', product),
  ofTwo('cpm|ecpm', COST, IMPRESSIONS, (one, other) => over(times(one, '1000'), other)),
  ofTwo('revenue|ad revenue', IMPRESSIONS, 'cpm|cpm rate|ecpm', (one, rate) => times(product(one, rate), '0.001')),
  ofTwo('cost per conversion|cpa|cost per acquisition', COST, 'conversion|conversion count|total conversion', over),
  ofTwo('revenue|conversion value', COST, 'roas', product),
  ofTwo(FOREIGN, 'amount|booked amount|account amount', RATES, before),
  ofTwo(CONVERTED, ORIGINAL, RATES, product),
  {
    of: 'closing balance|balance after',
    from: ['opening balance|balance before', 'total credit', 'total debit'],
    value: (before = number('0'), credit = number('0'), debit = number('0')) => minus(plus(before, credit), debit),
  },
  ofTwo(
    'closing balance|closing balance amount',
    'opening balance|opening balance amount',
    'amount|transaction amount',
    plus,
  ),
  // A fine rises day by day up to a limit.
  {
    of: 'fine|fine amount|overdue fine|overdue fee|total fine|late return fee',
    from: ['day overdue|day late|day past due'],
    value: (days = number('0')) => times(call('least', days, number('60')), '0.25'),
  },
  ofTwo(
    'line cost|line price|line value|extended cost|extended price|material cost|stock value|inventory value|total value|value on hand',
    'unit cost|cost per unit|cost|unit price|price per unit|price',
    QUANTITIES,
    product,
  ),
  ofTwo(FUEL_COST, FUEL, FUEL_PRICE, product),
  ofTwo(METERED_COST, METERED, METERED_PRICE, product),
  share(PAID, BILLED, '0', '1'),
  share('quantity received|initial quantity|original quantity', ON_HAND, '1', '3'),
  // Who asks for a deposit asks all for the same share.
  inUnits(DEPOSITS, BILLED, '0.2'),
  ofTwo('balance due|balance|remaining balance|remaining amount', BILLED, DEPOSITS, (one, other) =>
    minus(one, orNone(other)),
  ),
  ofTwo('* backorder|* backordered|* back order', 'ordered *', 'delivered *|shipped *', minus),
  ofTwo(
    'net price|net unit price|discounted price|amount due|net fee|final price',
    'list price|gross price|base price|price|fee|tuition',
    'discount percent',
    (price, percent) => times(product(price, minus(number('100'), percent)), '0.01'),
  ),
  share(
    'time used|used count|use count|usage count|redemption count|current use',
    'usage limit|use limit|redemption limit|maximum use|maximum usage|maximum redemption',
    '0',
    '1',
  ),
  share('original price|regular price', 'price|unit price|sale price|current price', '1', '1.4'),
  ofTwo('balance|remaining|remaining amount|remaining balance', BILLED, PAID, (one, other) =>
    minus(one, orNone(other)),
  ),
  // No more is taken than there is.
  share('quantity change|stock change|quantity delta|stock delta|signed quantity', STOCK_BEFORE, '-1', '3'),
  ofTwo(
    'stock after|quantity after|point after|new stock|new quantity|resulting quantity|resulting stock',
    STOCK_BEFORE,
    'quantity|quantity change|change|delta|quantity delta|point|amount|quantity moved|adjustment',
    plus,
  ),
];
