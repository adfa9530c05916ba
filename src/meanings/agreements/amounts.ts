import type { Expression } from '../../ir.ts';
import { type Agreement, agreement, binary, call, column, number, orNone, type Term } from './agreement.ts';
import { BOUNDS, type Fraction } from './bounds.ts';
import { COUNTED_SUMS, type Sum } from './counted-sums.ts';
import { daysBetween } from './spans.ts';

/** An amount to the cent. */
const inCents = (amount: Expression): Expression => call('round', amount, number('2'));

/** So many of a hundred parts of an amount. */
const shareOf = (amount: Expression, percent: Expression): Expression =>
  inCents(binary('*', binary('*', amount, percent), number('0.01')));

/** A part of an amount, as a part of one. */
const partOf = (amount: Expression, part: Expression): Expression => inCents(binary('*', amount, part));

/** What some minutes cost. */
const OF_MINUTES = inCents(
  binary('*', binary('*', column('duration.minutes'), column('money.hourly rate')), number('0.016667')),
);

/** How many there are, and what each of them costs. */
const LINES: readonly Expression[] = [
  ['commerce.quantity', 'money.unit price'],
  ['commerce.quantity', 'money.sale price'],
  ['commerce.quantity', 'money.price'],
  ['commerce.quantity', 'money.cost'],
  ['measure.guests', 'money.price'],
  ['measure.guests', 'money.unit price'],
  ['duration.days', 'money.daily rate'],
  ['duration.days', 'money.price'],
  ['duration.hours', 'money.hourly rate'],
]
  .map(([count = '', each = '']) => inCents(binary('*', column(count), column(each))))
  .concat(OF_MINUTES);

/** What all of them cost, where somebody has summed it up, and where nobody has. */
const SOLD: readonly Expression[] = [column('money.subtotal'), ...LINES];

/** What is eaten, by words of its table's name. */
const MEAL = 'food meal dish restaurant pizza menu dinner lunch takeaway';

const SQUARED_HEIGHT = binary('*', column('measure.body height'), column('measure.body height'));

/** What is charged for one thing: a ticket, a ride. */
const CHARGED = ['fare of a flight', 'fare', 'price', 'yearly premium', 'premium'];

const FRACTIONS: readonly Fraction[] = [
  ...BOUNDS,
  { of: 'health.diastolic pressure', least: '0.54', most: '0.74', whole: column('health.systolic pressure') },
  { of: 'finance.closing rate', least: '0.985', most: '1.015', whole: column('finance.mean rate') },
  { of: 'money.spent', least: '0.02', most: '1', whole: column('money.budget') },
  // Bytes of a second of sound, or of a film.
  ...(
    [
      ['audio podcast episode song track sound voice', '6000', '40000'],
      ['video clip movie film recording webinar lecture', '60000', '180000'],
    ] as const
  ).map(([about, least, most]) => ({
    of: 'measure.bytes',
    least,
    most,
    whole: column('duration.seconds'),
    about,
  })),
  // A body mass index from 17 to 33.
  {
    of: 'health.high end of what is normal',
    least: '1.4',
    most: '3',
    whole: column('health.low end of what is normal'),
  },
  { of: 'measure.body weight', least: '0.0017', most: '0.0033', whole: SQUARED_HEIGHT },
  { of: 'measure.particles', least: '1.15', most: '2.6', whole: column('measure.fine particles') },
  { of: 'measure.wind gust', least: '1.15', most: '2', whole: column('measure.wind speed') },
  // Few come more often than every day.
  ...['created', 'registered'].map((moment) => ({
    of: 'measure.login count',
    least: '0',
    most: '1.5',
    whole: binary('+', daysBetween(column(`time.${moment}`), column('time.last login')), number('1')),
  })),
  { of: 'money.allowed', least: '0.5', most: '1', whole: column('money.claimed') },
  { of: 'money.paid', least: '0.7', most: '1', whole: column('money.allowed') },
  { of: 'money.paid', least: '0.3', most: '1', whole: column('money.claimed') },
  { of: 'money.paid', least: '0', most: '1', whole: column('money.total') },
  { of: 'money.outstanding', least: '0', most: '1', whole: column('money.total') },
  { of: 'money.refund', least: '0', most: '1', whole: column('money.total') },
  { of: 'money.refund', least: '0', most: '1', whole: column('money.amount') },
  {
    of: 'money.fee',
    least: '0.01',
    most: '0.06',
    whole: column('money.amount'),
    about: 'payment transaction charge payout transfer settlement donation processing platform stripe paypal gateway',
  },
  { of: 'money.paid', least: '0', most: '1', whole: column('money.gross') },
  { of: 'money.commission', least: '0.001', most: '0.006', whole: column('money.gross'), about: 'trade broker' },
  { of: 'money.balance', least: '0.05', most: '0.98', whole: column('money.loan') },
  { of: 'money.paid', least: '1', most: '1', whole: column('money.balance'), about: 'parking toll ticket fine due' },
  { of: 'money.tax withheld', least: '0.08', most: '0.28', whole: column('money.gross pay') },
  { of: 'money.deductions in all', least: '0.15', most: '0.38', whole: column('money.gross pay') },
  { of: 'money.contribution', least: '0.02', most: '0.09', whole: column('money.gross pay') },
  { of: 'money.deduction', least: '0.02', most: '0.12', whole: column('money.gross pay') },
  { of: 'measure.containers on a ship', least: '0.4', most: '1', whole: column('measure.containers of a ship') },
  { of: 'measure.installments paid', least: '0', most: '1', whole: column('measure.installments') },
  { of: 'money.scholarship', least: '0.1', most: '0.8', whole: column('money.tuition') },
  // What a dish costs.
  { of: 'money.subtotal', least: '6', most: '24', whole: column('commerce.quantity'), about: MEAL },
  { of: 'money.interest', least: '0.02', most: '0.6', whole: column('money.principal of an installment') },
  { of: 'money.deposit', least: '0.05', most: '0.3', whole: column('money.loan') },
  { of: 'duration.hours of a week', least: '37.5', most: '40', whole: column('measure.full time') },
  { of: 'duration.hours of a week', least: '0.375', most: '0.4', whole: column('measure.share of full time') },
  { of: 'duration.days off', least: '0', most: '1', whole: column('duration.days off in a year') },
  // Grades count from one on.
  { of: 'money.salary', least: '6500', most: '9500', whole: binary('+', column('job.level'), number('4')) },
  { of: 'money.hourly rate', least: '0.00045', most: '0.00052', whole: column('money.salary') },
  { of: 'money.overtime rate', least: '1.25', most: '1.5', whole: column('money.hourly rate') },
  { of: 'measure.accepted of them', least: '0.1', most: '0.9', whole: column('measure.applicants') },
  {
    of: 'measure.used storage in gigabytes',
    least: '0.15',
    most: '0.95',
    whole: column('measure.storage in gigabytes'),
  },
  {
    of: 'measure.used memory in megabytes',
    least: '0.2',
    most: '0.95',
    whole: column('measure.all memory in megabytes'),
  },
  { of: 'measure.used bytes', least: '0.15', most: '0.95', whole: column('measure.bytes in all') },
  { of: 'measure.level of a flood', least: '1.1', most: '1.6', whole: column('measure.level of a warning') },
  { of: 'measure.level of water', least: '0.2', most: '1.05', whole: column('measure.level of a warning') },
  { of: 'measure.level of water', least: '0.1', most: '0.9', whole: column('measure.level of a flood') },
  { of: 'money.market close', least: '0.99', most: '1.01', whole: column('money.market open') },
  { of: 'money.market vwap', least: '0.995', most: '1.005', whole: column('money.market open') },
  { of: 'money.market high', least: '1.01', most: '1.04', whole: column('money.market open') },
  { of: 'money.market low', least: '0.96', most: '0.99', whole: column('money.market open') },
  { of: 'money.market bid', least: '0.99', most: '1', whole: column('money.market last') },
  { of: 'money.market ask', least: '1', most: '1.003', whole: column('money.market bid') },
  ...SOLD.map((whole) => ({ of: 'money.voucher', least: '0.05', most: '0.4', whole })),
  { of: 'money.insured value', least: '0.5', most: '1', whole: column('money.book value') },
  { of: 'measure.applicants', least: '0', most: '0.12', whole: column('measure.views') },
  { of: 'measure.visitors', least: '0.3', most: '0.9', whole: column('measure.views') },
  { of: 'measure.reactions', least: '0', most: '0.06', whole: column('measure.views') },
  { of: 'measure.comments', least: '0', most: '0.015', whole: column('measure.views') },
  { of: 'measure.downvotes', least: '0', most: '0.3', whole: column('measure.reactions') },
  { of: 'measure.gross weight', least: '1.02', most: '1.25', whole: column('measure.net weight') },
  { of: 'commerce.quantity', least: '1', most: '3', whole: column('measure.lines of an order') },
  { of: 'commerce.reserved quantity', least: '0', most: '0.4', whole: column('commerce.stock') },
  { of: 'money.credit', least: '0', most: '0.4', whole: column('money.subtotal') },
  { of: 'money.tip', least: '0', most: '0.2', whole: column('money.subtotal') },
  ...['net price', 'price', 'unit price', 'gross price', 'sale price'].map((price) => ({
    of: 'money.cost',
    least: '0.35',
    most: '0.7',
    whole: column(`money.${price}`),
  })),
  { of: 'measure.value of a customer', least: '12', most: '90', whole: column('commerce.orders of a customer') },
  { of: 'measure.value of a customer', least: '12', most: '90', whole: column('commerce.sales count') },
  { of: 'transport.fuel used', least: '0.07', most: '0.35', whole: column('measure.distance') },
  { of: 'money.price of a vehicle', least: '0.8', most: '0.95', whole: column('money.vehicle price') },
  { of: 'money.price before', least: '1.05', most: '1.6', whole: column('money.price') },
  { of: 'money.sale price', least: '0.7', most: '0.95', whole: column('money.price') },
  { of: 'money.sale price', least: '0.7', most: '0.95', whole: column('money.unit price') },
  ...SOLD.map((whole) => ({ of: 'money.discount', least: '0', most: '0.3', whole })),
  ...['subtotal', 'net', 'charge', 'amount', ...CHARGED].map((name) => ({
    of: 'money.tax',
    least: '0.05',
    most: '0.2',
    whole: column(`money.${name}`),
  })),
  { of: 'counter.at service', least: '0.8', most: '1', whole: column('counter.now') },
  { of: 'counter.at first', least: '0', most: '0.6', whole: column('counter.now') },
  { of: 'measure.seats taken on a flight', least: '0.3', most: '1', whole: column('measure.capacity') },
  { of: 'measure.students', least: '0.35', most: '1', whole: column('measure.capacity') },
  { of: 'measure.places left', least: '0', most: '0.65', whole: column('measure.capacity') },
];

/** Kilograms of somebody of a body mass index, whose height is in centimetres. */
const KILOGRAMS = call(
  'round',
  binary('*', binary('*', column('health.body mass index'), number('0.0001')), SQUARED_HEIGHT),
  number('1'),
);

/** An amount without its discount, where the table has one, or a rate of one. */
const discounted = (amount: Expression): readonly Expression[] => [
  binary('-', amount, orNone(column('money.discount'))),
  shareOf(amount, binary('-', number('100'), orNone(column('finance.discount rate')))),
  partOf(amount, binary('-', number('1'), orNone(column('finance.discount rate of one')))),
  amount,
];

/** What is added to what goods cost, in the order in which it is. */
export const ADDED = ['money.tax', 'money.shipping', 'money.surcharge', 'money.tip'];

/** What is held back of what somebody earns. */
const HELD_BACK = ['money.tax withheld', 'money.contribution', 'money.deduction'];

const SUMS: readonly Sum[] = [
  ...COUNTED_SUMS,
  {
    of: 'money.balance',
    whole: column('money.balance before a movement'),
    plus: ['money.movement of an account'],
    minus: [],
  },
  ...['total', 'amount', 'rent', 'paid'].map((name) => ({
    of: `money.${name}`,
    whole: column('money.principal of an installment'),
    plus: ['money.interest'],
    minus: [],
  })),
  { of: 'money.gross pay', whole: column('money.monthly salary'), plus: ['money.bonus'], minus: [] },
  {
    of: 'money.deductions in all',
    whole: column('money.tax withheld'),
    plus: ['money.contribution', 'money.deduction'],
    minus: [],
  },
  { of: 'money.net pay', whole: column('money.gross pay'), plus: [], minus: ['money.deductions in all'] },
  { of: 'money.net pay', whole: column('money.gross pay'), plus: [], minus: HELD_BACK },
  {
    of: 'money.net pay',
    whole: column('money.monthly salary'),
    plus: ['money.bonus'],
    minus: ['money.deductions in all', 'money.deduction'],
  },
  {
    of: 'money.gross pay',
    whole: inCents(binary('*', column('duration.hours'), column('money.hourly rate'))),
    plus: [],
    minus: [],
  },
  ...['money.outstanding', 'money.balance'].flatMap((of) =>
    ['money.total', 'money.gross'].map((whole) => ({ of, whole: column(whole), plus: [], minus: ['money.paid'] })),
  ),
  { of: 'measure.body weight', whole: KILOGRAMS, plus: [], minus: [] },
  { of: 'money.gross', whole: column('money.net'), plus: ['money.tax', 'money.shipping'], minus: [] },
  { of: 'money.gross', whole: column('money.subtotal'), plus: ['money.tax'], minus: [] },
  { of: 'money.net', whole: column('money.gross'), plus: ['money.commission'], minus: [] },
  // What is called net has its discount off.
  ...[...SOLD.flatMap(discounted), column('money.net'), column('money.amount')].map((whole) => ({
    of: 'money.total',
    whole,
    plus: ADDED,
    minus: ['money.voucher', 'money.credit'],
  })),
  ...CHARGED.map((name) => ({
    of: 'money.total',
    whole: column(`money.${name}`),
    plus: ADDED,
    minus: ['money.discount', 'money.voucher'],
  })),
  { of: 'money.balance', whole: OF_MINUTES, plus: [], minus: [] },
  { of: 'money.net', whole: number('0'), plus: ['money.charge'], minus: [] },
  { of: 'money.subtotal', whole: number('0'), plus: ['money.charge'], minus: [] },
  { of: 'money.total', whole: number('0'), plus: ['money.charge', ...ADDED], minus: [] },
  // What comes of a payment is what is left of it without the fee.
  { of: 'money.net', whole: column('money.amount'), plus: [], minus: ['money.fee'] },
  ...LINES.flatMap((whole) => ['money.subtotal', 'money.charge'].map((of) => ({ of, whole, plus: [], minus: [] }))),
  ...discounted(column('money.subtotal'))
    .slice(0, -1)
    .map((whole) => ({ of: 'money.net', whole, plus: [], minus: [] })),
  ...LINES.flatMap(discounted).flatMap((whole) =>
    ['money.net', 'money.amount'].map((of) => ({ of, whole, plus: [], minus: [] })),
  ),
];

/** An amount that is a rate in per cent of others: of the first that the table has. */
interface Rate {
  readonly of: string;
  readonly rate: string;
  readonly wholes: readonly Expression[];
}

const RATES: readonly Rate[] = [
  {
    of: 'money.tax',
    rate: 'finance.tax rate',
    wholes: [
      column('money.net'),
      column('money.subtotal'),
      ...LINES.flatMap(discounted),
      ...['price', 'yearly premium', 'premium'].map((name) => column(`money.${name}`)),
    ],
  },
  { of: 'money.discount', rate: 'finance.discount rate', wholes: [column('money.subtotal'), ...LINES] },
  {
    of: 'money.commission',
    rate: 'finance.commission rate',
    wholes: ['net', 'total', 'sale price', 'premium', 'yearly premium', 'amount', 'price', 'budget', 'gross'].map(
      (name) => column(`money.${name}`),
    ),
  },
];

/** Amounts without their tax, and with it. */
const TAXED: readonly (readonly [net: string, gross: string])[] = [
  ['money.net price', 'money.gross price'],
  ['money.unit price', 'money.gross price'],
  ['money.price', 'money.gross price'],
  ['money.net', 'money.gross'],
];

/** What is owed with the tax that a rate asks for; without a rate, with one of those that there are. */
function taxed([net, gross]: (typeof TAXED)[number]): readonly Agreement[] {
  const rated = [
    shareOf(column(net), binary('+', number('100'), orNone(column('finance.tax rate')))),
    partOf(column(net), binary('+', number('1'), orNone(column('finance.tax rate of one')))),
  ];
  return [
    ...rated.map((whole) => agreement(gross, [binary('=', column(gross), whole)])),
    fraction({ of: gross, least: '1.05', most: '1.25', whole: column(net) }),
  ];
}

/** A campaign lasts for weeks at least. */
const BUDGETS: readonly Agreement[] = Object.entries({ 'money.daily budget': '7', 'money.monthly budget': '1' }).map(
  ([each, times]) =>
    agreement('money.budget', [binary('>=', column('money.budget'), binary('*', column(each), number(times)))], {
      kind: 'order',
    }),
);

function fraction({ of, least, most, whole, about }: Fraction): Agreement {
  const part = (share: string) => binary('*', whole, number(share));
  const conditions = [binary('>=', column(of), part(least)), binary('<=', column(of), part(most))];
  return agreement(of, conditions, {
    kind: 'share',
    counts: 'number',
    about: about === undefined ? null : new Set(about.split(' ')),
  });
}

/** Without terms, an amount would be a copy of another; with one alone, what is added to nothing would be that. */
const LEAST_TERMS: Readonly<Partial<Record<Expression['kind'], Agreement['leastTerms']>>> = {
  column: { any: 1, first: 0 },
  number: { any: 2, first: 2 },
};

/** The sum with all that may be added and taken off, then with less and less of it: some of that may be drawn too late. */
function sums({ of, whole, plus, minus, about }: Sum): readonly Agreement[] {
  const terms: readonly Term[] = [
    ...plus.map((role) => ({ operator: '+', role }) as const),
    ...minus.map((role) => ({ operator: '-', role }) as const),
  ];
  const leastTerms = LEAST_TERMS[whole.kind] ?? { any: 0, first: 0 };
  return Array.from({ length: terms.length + 1 }, (_, count) => terms.slice(0, terms.length - count))
    .filter((kept) => kept.length > 0 || leastTerms.any === 0)
    .map((kept) =>
      agreement(of, [binary('=', column(of), whole)], {
        terms: kept,
        leastTerms,
        about: about === undefined ? null : new Set(about.split(' ')),
      }),
    );
}

function rates({ of, rate, wholes }: Rate): readonly Agreement[] {
  return wholes.flatMap((whole) =>
    [shareOf(whole, orNone(column(rate))), partOf(whole, orNone(column(`${rate} of one`)))].map((part) =>
      agreement(of, [binary('=', column(of), part)]),
    ),
  );
}

/** What lies on a line beside something else that is measured: so much for each of its units, and so much more at least and at most. */
const ON_A_LINE: readonly (readonly [of: string, by: string, slope: string, least: string, most: string])[] = [
  ['measure.dew point', 'measure.temperature', '1', '-14', '-0.5'],
  ['measure.apparent temperature', 'measure.temperature', '1', '-5', '4'],
  // A lithium cell is empty at 3.3 and full at 4.2 volts.
  ['science.battery voltage', 'measure.battery level', '0.0085', '3.28', '3.35'],
  ['measure.battery voltage in millivolts', 'measure.battery level', '8.5', '3280', '3350'],
];

/**
 * What is paid of a loan each month, as an annuity: the loan over the months, times i n / (1 - (1 + i)^-n) for the interest i of a month,
 * of which the first terms of its series are close enough, for there are no powers; where that is much, it is all that is paid.
 */
function installment(months: Expression): Expression {
  const over = (one: Expression, other: string) => binary('/', one, number(other));
  const rate = column('finance.interest rate');
  const all = over(binary('*', rate, months), '1200.0');
  const squared = binary('*', all, all);
  const added = [over(all, '2.0'), over(rate, '2400.0'), over(squared, '12.0')];
  const factor = added.reduce((sum, one) => binary('+', sum, one), number('1'));
  const less = over(binary('*', squared, squared), '720.0');
  return inCents(
    binary('/', binary('*', column('money.loan'), call('greatest', binary('-', factor, less), all)), months),
  );
}

/** Between what a finding is normal. */
const NORMAL = { low: 'health.low end of what is normal', high: 'health.high end of what is normal' };

/** What was bought is of a year that has come, or of the next one. */
const BOUGHT: readonly Agreement[] = ['time.acquired', 'time.ordered'].map((moment) =>
  agreement(
    'time.model year',
    [binary('<=', column('time.model year'), binary('+', call('extract year', column(moment)), number('1')))],
    { kind: 'share', counts: 'number' },
  ),
);

/** What is computed of other columns, or is a share of them. */
export const amountAgreements: readonly Agreement[] = [
  ...ON_A_LINE.map(([of, by, slope, least, most]) => {
    const line = (more: string) => binary('+', binary('*', column(by), number(slope)), number(more));
    const conditions = [binary('>=', column(of), line(least)), binary('<=', column(of), line(most))];
    return agreement(of, conditions, { kind: 'share', counts: 'number' });
  }),
  agreement(
    'health.finding',
    [
      binary('>=', column('health.finding'), binary('*', column(NORMAL.low), number('0.7'))),
      binary('<=', column('health.finding'), binary('*', column(NORMAL.high), number('1.4'))),
    ],
    { kind: 'share', counts: 'number' },
  ),
  ...BOUGHT,
  ...[column('duration.months'), binary('*', column('duration.years'), number('12'))].map((months) =>
    agreement('money.rent', [binary('=', column('money.rent'), installment(months))], { counts: 'number' }),
  ),
  ...RATES.flatMap(rates),
  ...SUMS.flatMap(sums),
  ...TAXED.flatMap(taxed),
  ...BUDGETS,
  ...FRACTIONS.map(fraction),
  agreement(
    'duration.reading',
    [
      binary(
        '=',
        column('duration.reading'),
        binary('+', call('round', binary('*', column('measure.words'), number('0.0045')), number('0')), number('1')),
      ),
    ],
    { counts: 'number', isWhole: true },
  ),
  agreement(
    'measure.score',
    [binary('=', column('measure.score'), binary('-', column('measure.reactions'), column('measure.downvotes')))],
    { counts: 'number' },
  ),
  agreement(
    'counter.between',
    [binary('=', column('counter.between'), binary('-', column('counter.behind'), column('counter.before')))],
    { counts: 'number' },
  ),
];
