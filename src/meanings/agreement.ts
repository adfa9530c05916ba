import type { Expression } from '../ir.ts';
import type { Distance } from '../values/distance.ts';
import type { Dimension } from '../values/measure.ts';

/** Whether the column lies behind another one, is a share of it, or has one value: then none of its other agreements counts. */
export type AgreementKind = 'order' | 'share' | 'definition';

/**
 * What people expect of the values of a row together, where no constraint says so. Columns stand for roles: the name of a
 * meaning, or `word.minimum` for a column whose name has the word.
 */
export interface Agreement {
  /** The role of the column that gives way to the others: it is drawn behind them. */
  readonly of: string;
  readonly conditions: readonly Expression[];
  readonly kind: AgreementKind;
  /** How far the value lies above the least that the conditions leave; null: any that they leave is as likely. */
  readonly distance: Distance | null;
  /** Whether there is no value where the other column has none: what has not been sent has not arrived. */
  readonly isStage: boolean;
  /** Words of which the table's name or the column's has to have one; none: any will do. */
  readonly about: ReadonlySet<string> | null;
  /** What the column has to count; null: anything. */
  readonly counts: Dimension | null;
  /** Whether it is a whole number whatever the others are: of the days between two moments, parts do not count. */
  readonly isWhole: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const span =
  (unit: number) =>
  (least: number, median: number, most: number, sigma = 0.7): Distance => ({
    least: least * unit,
    median: median * unit,
    sigma,
    most: most * unit,
  });
const minutes = span(MINUTE);
const hours = span(HOUR);
const days = span(DAY);
const years = span(YEAR);

const column = (name: string): Expression => ({ kind: 'column', name, offset: 0 });
const number = (text: string): Expression => ({ kind: 'number', text });
const binary = (operator: string, left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
});

/** An amount that counts for nothing where there is none. */
const orNone = (amount: Expression): Expression => ({
  kind: 'call',
  name: 'coalesce',
  arguments: [amount, number('0')],
  offset: 0,
});

/** What lies behind what, and how far: the nearest first, as the first that a table has decides how far. */
interface Order extends Partial<Pick<Agreement, 'counts'>> {
  readonly of: string;
  readonly behind: Readonly<Record<string, Distance | null>>;
  readonly about?: string;
  /** Whether the two are never equal. */
  readonly isStrict?: boolean;
  /** Whether it comes only where the other has come. */
  readonly isStage?: boolean;
}

/** How long things last, by words of their names. */
const LASTING: readonly (readonly [words: string, Distance])[] = [
  ['break lunch pause', minutes(10, 30, 60, 0.3)],
  ['project campaign sprint contract phase course program milestone enrollment semester season', days(7, 90, 720, 0.8)],
  ['shift', hours(4, 8, 12, 0.2)],
  ['appointment meeting call slot interview visit', minutes(15, 40, 240, 0.5)],
  [
    'class lesson lecture session exam talk game match event screening maintenance outage task job run trip',
    hours(0.5, 1.5, 12, 0.6),
  ],
];

const ORDERS: readonly Order[] = [
  {
    of: 'time.updated',
    behind: { 'time.created': days(0.01, 12, 700, 1.6), 'time.registered': days(0.01, 20, 700, 1.6) },
  },
  {
    of: 'time.deleted',
    behind: {
      'time.updated': days(0.01, 20, 700, 1.5),
      'time.created': days(0.1, 90, 900, 1.2),
      'time.registered': days(0.1, 90, 900, 1.2),
    },
  },
  { of: 'time.published', behind: { 'time.created': hours(0.1, 30, 90 * 24, 1.4) } },
  {
    of: 'time.submitted',
    behind: { 'time.created': hours(0.1, 20, 30 * 24, 1.3), 'time.start': minutes(3, 40, 2880, 1) },
  },
  {
    of: 'time.approved',
    isStage: true,
    behind: { 'time.submitted': days(0.05, 2, 30, 1), 'time.created': days(0.05, 2, 60, 1) },
  },
  {
    of: 'time.resolved',
    isStage: true,
    behind: { 'time.opened': hours(0.2, 30, 60 * 24, 1.3), 'time.created': hours(0.2, 30, 60 * 24, 1.3) },
  },
  {
    of: 'time.closed',
    behind: {
      'time.resolved': hours(0.1, 10, 14 * 24, 1.2),
      'time.opened': days(0.05, 3, 120, 1.3),
      'time.start': days(0.02, 3, 365, 1.3),
      'time.created': days(0.02, 4, 180, 1.3),
    },
  },
  {
    of: 'time.paid',
    isStage: true,
    behind: {
      'time.ordered': minutes(1, 12, 4320, 1.5),
      'time.issued': days(0, 16, 90, 0.8),
      'time.created': hours(0.02, 2, 240, 1.6),
    },
  },
  {
    of: 'time.shipped',
    isStage: true,
    behind: {
      'time.paid': days(0.2, 1.5, 7, 0.6),
      'time.ordered': days(0.3, 2, 8, 0.6),
      'time.created': days(0.3, 2, 8, 0.6),
    },
  },
  {
    of: 'time.delivered',
    isStage: true,
    behind: {
      'time.shipped': days(0.8, 2.8, 14, 0.5),
      'time.paid': days(1, 4, 20, 0.5),
      'time.ordered': days(1, 5, 20, 0.5),
      'time.created': days(1, 5, 20, 0.5),
    },
  },
  {
    of: 'time.canceled',
    behind: {
      'time.ordered': hours(0.1, 12, 240, 1.2),
      'time.registered': hours(0.1, 48, 720, 1.2),
      'time.created': hours(0.1, 24, 720, 1.3),
    },
  },
  {
    of: 'time.canceled',
    behind: { 'time.start': days(1, 60, 700, 1) },
    about: 'subscription membership contract plan policy service license',
  },
  {
    of: 'time.refunded',
    isStage: true,
    behind: {
      'time.delivered': days(0.5, 8, 40),
      'time.paid': days(0.5, 9, 60),
      'time.ordered': days(0.5, 10, 60),
      'time.created': days(0.5, 9, 60),
    },
  },
  { of: 'time.end', isStage: true, behind: { 'time.start': hours(0.5, 2, 10, 0.6) }, counts: 'clock', isStrict: true },
  ...LASTING.map(([about, distance]) => ({ of: 'time.end', isStage: true, behind: { 'time.start': distance }, about })),
  { of: 'time.ended', isStage: true, behind: { 'time.start': days(0.001, 0.2, 90, 2.2) } },
  {
    of: 'time.ended',
    isStage: true,
    behind: {
      'time.enrolled': days(5, 70, 400, 0.8),
      'time.ordered': days(0.01, 4, 60, 1.2),
      'time.submitted': days(0.01, 4, 60, 1.2),
      'time.created': days(0.01, 4, 120, 1.4),
    },
  },
  { of: 'time.end', isStage: true, behind: { 'time.start': days(1, 120, 1000, 1) }, isStrict: true },
  { of: 'time.terminated', isStage: true, behind: { 'time.hired': years(0.1, 2.2, 10, 0.8) } },
  { of: 'time.discharged', isStage: true, behind: { 'time.admitted': days(0.1, 3.5, 60, 0.8) } },
  { of: 'time.arrival', isStage: true, behind: { 'time.departure': hours(0.7, 3, 14, 0.7) } },
  {
    of: 'time.due',
    isStage: true,
    behind: {
      'time.issued': days(14, 30, 60, 0.4),
      'time.borrowed': days(7, 21, 60, 0.4),
      'time.ordered': days(7, 30, 60, 0.4),
      'time.created': days(1, 14, 60),
    },
  },
  {
    of: 'time.expires',
    behind: {
      'time.manufactured': days(60, 500, 1800, 0.6),
      'time.issued': years(0.9, 3, 10, 0.5),
      'time.acquired': days(30, 400, 1800, 0.6),
      'time.start': days(30, 365, 1800, 0.5),
      'time.created': days(0.04, 30, 1000, 1.2),
    },
  },
  {
    of: 'time.warranty end',
    isStage: true,
    behind: {
      'time.acquired': years(1, 2, 5, 0.45),
      'time.ordered': years(1, 2, 5, 0.45),
      'time.delivered': years(1, 2, 5, 0.45),
      'time.manufactured': years(1, 2, 5, 0.45),
      'time.start': years(1, 2, 5, 0.45),
    },
  },
  { of: 'time.value date', isStage: true, behind: { 'time.booked': days(0, 1, 3, 0.9) } },
  {
    of: 'time.last activity',
    behind: {
      'time.registered': days(0.01, 120, 1000, 1.5),
      'time.acquired': days(1, 200, 2000, 1.2),
      'time.ordered': days(1, 120, 1000, 1.2),
      'time.manufactured': days(1, 300, 2500, 1.2),
      'time.created': days(0.01, 120, 1000, 1.5),
    },
  },
  { of: 'time.acquired', behind: { 'time.manufactured': days(10, 120, 900, 0.8) } },
  {
    of: 'time.last login',
    behind: { 'time.registered': days(0.01, 120, 1000, 1.5), 'time.created': days(0.01, 120, 1000, 1.5) },
  },
  {
    of: 'time.check out',
    isStage: true,
    behind: { 'time.check in': hours(2, 8, 10, 0.2) },
    counts: 'clock',
    isStrict: true,
  },
  { of: 'time.check out', isStage: true, behind: { 'time.check in': days(0.5, 2.5, 21, 0.7) } },
  {
    of: 'time.returned',
    isStage: true,
    behind: {
      'time.borrowed': days(0.5, 12, 90, 0.7),
      'time.delivered': days(1, 9, 40),
      'time.ordered': days(3, 14, 60),
    },
  },
  { of: 'time.graduated', isStage: true, behind: { 'time.enrolled': years(1, 3.6, 8, 0.25) } },
  { of: 'time.hired', behind: { 'time.birth date': years(18, 27, 60, 0.3) } },
  { of: 'time.enrolled', behind: { 'time.birth date': years(17, 19.5, 60, 0.12) } },
  { of: 'time.death date', behind: { 'time.birth date': years(20, 74, 105, 0.2) } },
  { of: 'word.maximum', behind: { 'word.minimum': null } },
];

/** What is written down before it takes place. */
const AHEAD: readonly Agreement[] = ['time.created', 'time.ordered', 'time.registered'].flatMap((of) =>
  ['time.start', 'time.appointment', 'time.departure', 'time.check in'].map((then) =>
    agreement(of, [binary('<=', column(of), column(then))], { kind: 'order' }),
  ),
);

/** People are grown up when they are hired, where checks decide on that day. */
const GROWN: Agreement = agreement(
  'time.birth date',
  [
    binary(
      '<=',
      column('time.birth date'),
      binary('-', column('time.hired'), { kind: 'interval', quantity: number('6574'), unit: 'day' }),
    ),
  ],
  { kind: 'order' },
);

/** A condition that the value of a role lies within so much of that of another: bounds as decimal numbers. */
interface Fraction {
  readonly of: string;
  readonly least: string;
  readonly most: string;
  readonly whole: Expression;
}

const LINE = binary('*', column('commerce.quantity'), column('money.unit price'));
const LINE_BY_PRICE = binary('*', column('commerce.quantity'), column('money.price'));

const FRACTIONS: readonly Fraction[] = [
  { of: 'money.cost', least: '0.35', most: '0.7', whole: column('money.price') },
  { of: 'money.cost', least: '0.35', most: '0.7', whole: column('money.unit price') },
  { of: 'money.sale price', least: '0.7', most: '0.95', whole: column('money.price') },
  { of: 'money.tax', least: '0.05', most: '0.2', whole: column('money.subtotal') },
  { of: 'money.discount', least: '0', most: '0.3', whole: column('money.subtotal') },
  { of: 'money.discount', least: '0', most: '0.3', whole: LINE },
  { of: 'money.tax', least: '0.05', most: '0.25', whole: column('money.net') },
  { of: 'measure.students', least: '0.35', most: '1', whole: column('measure.capacity') },
  { of: 'measure.places left', least: '0', most: '0.65', whole: column('measure.capacity') },
];

/** What is added to a sum, and taken off, where the table has it. */
interface Sum {
  readonly of: string;
  readonly whole: Expression;
  readonly plus: readonly string[];
  readonly minus: readonly string[];
}

const SUMS: readonly Sum[] = [
  { of: 'money.subtotal', whole: LINE, plus: [], minus: [] },
  { of: 'money.subtotal', whole: LINE_BY_PRICE, plus: [], minus: [] },
  { of: 'money.gross', whole: column('money.net'), plus: ['money.tax'], minus: [] },
  {
    of: 'money.total',
    whole: column('money.subtotal'),
    plus: ['money.tax', 'money.shipping'],
    minus: ['money.discount'],
  },
  { of: 'money.total', whole: column('money.net'), plus: ['money.tax', 'money.shipping'], minus: [] },
  { of: 'money.total', whole: LINE, plus: ['money.tax', 'money.shipping'], minus: ['money.discount'] },
  { of: 'money.total', whole: LINE_BY_PRICE, plus: ['money.tax', 'money.shipping'], minus: ['money.discount'] },
];

/** Columns of which the second lies behind the first, and how long that takes may stand in a third. */
const LASTS: readonly (readonly [from: string, to: string])[] = [
  ['time.start', 'time.end'],
  ['time.departure', 'time.arrival'],
  ['time.check in', 'time.check out'],
  ['time.admitted', 'time.discharged'],
  ['time.borrowed', 'time.returned'],
  ['time.start of day', 'time.end of day'],
];

const call = (name: string, ...given: readonly Expression[]): Expression => ({
  kind: 'call',
  name,
  arguments: given,
  offset: 0,
});

/** Lengths of time, by the unit that they count, and how it is counted between two moments. */
const LENGTHS: readonly {
  readonly role: string;
  readonly unit: string;
  readonly between: (from: Expression, to: Expression) => Expression;
}[] = [
  {
    role: 'duration.milliseconds',
    unit: 'millisecond',
    between: (from, to) => binary('*', call('extract epoch', binary('-', to, from)), number('1000')),
  },
  { role: 'duration.seconds', unit: 'second', between: (from, to) => call('timestampdiff second', from, to) },
  { role: 'duration.minutes', unit: 'minute', between: (from, to) => call('timestampdiff minute', from, to) },
  {
    role: 'duration.hours',
    unit: 'hour',
    between: (from, to) =>
      call('round', binary('/', call('extract epoch', binary('-', to, from)), number('3600')), number('2')),
  },
  { role: 'duration.days', unit: 'day', between: (from, to) => call('datediff', to, from) },
];

/**
 * The end lies behind the start by the length, which is as long as people plan things; where checks bind the end already, the
 * length is what lies between.
 */
const SPANS: readonly Agreement[] = LASTS.flatMap(([from, to]) =>
  LENGTHS.flatMap(({ role, unit, between }) => {
    const length = binary('*', { kind: 'interval', quantity: number('1'), unit }, column(role));
    const isWhole = role !== 'duration.hours';
    const end = agreement(to, [binary('=', column(to), binary('+', column(from), length))], { isStage: true });
    const lasts = binary('=', column(role), between(column(from), column(to)));
    // Moments seldom have thousandths of a second.
    return [...(unit === 'millisecond' ? [] : [end]), agreement(role, [lasts], { isStage: true, isWhole })];
  }),
);

/** The day before everything is looked at, 2025-12-31, and what was born up to then a year before is a year old. */
const AGE: Agreement = agreement('person.age', [
  binary(
    '=',
    column('person.age'),
    binary('-', number('2025'), {
      kind: 'call',
      name: 'extract year',
      arguments: [binary('-', column('time.birth date'), { kind: 'interval', quantity: number('1'), unit: 'day' })],
      offset: 0,
    }),
  ),
]);

function agreement(of: string, conditions: readonly Expression[], more: Partial<Agreement> = {}): Agreement {
  return {
    of,
    conditions,
    kind: 'definition',
    distance: null,
    isStage: false,
    about: null,
    counts: null,
    isWhole: false,
    ...more,
  };
}

function orders({ of, behind, about, isStrict = false, isStage = false, counts = null }: Order): readonly Agreement[] {
  return Object.entries(behind).map(([other, distance]) =>
    agreement(of, [binary(isStrict ? '>' : '>=', column(of), column(other))], {
      kind: 'order',
      distance,
      isStage,
      about: about === undefined ? null : new Set(about.split(' ')),
      counts,
    }),
  );
}

function fraction({ of, least, most, whole }: Fraction): Agreement {
  const part = (share: string) => binary('*', whole, number(share));
  const conditions = [binary('>=', column(of), part(least)), binary('<=', column(of), part(most))];
  return agreement(of, conditions, { kind: 'share' });
}

/** The sum with each selection of what may be added and taken off, the largest first. */
function sums({ of, whole, plus, minus }: Sum): readonly Agreement[] {
  const terms = [...plus.map((role) => ['+', role] as const), ...minus.map((role) => ['-', role] as const)];
  let selections: readonly (readonly (typeof terms)[number][])[] = [[]];
  for (const term of terms) selections = selections.flatMap((selected) => [[...selected, term], selected]);
  const isWhole = whole.kind !== 'column';
  return selections
    .filter((selected) => selected.length > 0 || isWhole)
    .toSorted((one, other) => other.length - one.length)
    .map((selected) => {
      const sum = selected.reduce((left, [operator, role]) => binary(operator, left, orNone(column(role))), whole);
      return agreement(of, [binary('=', column(of), sum)]);
    });
}

/** All agreements: of those of a column, the first that the table has the columns of counts, as far as it says the same. */
export const agreements: readonly Agreement[] = [
  ...SPANS,
  ...ORDERS.flatMap(orders),
  ...AHEAD,
  GROWN,
  AGE,
  ...SUMS.flatMap(sums),
  ...FRACTIONS.map(fraction),
];

/** Words that are roles of their own: `min_price` and `max_price` are about the same. */
export const ROLE_WORDS: ReadonlySet<string> = new Set(['minimum', 'maximum']);
