import type { Expression } from '../ir.ts';
import { type Agreement, agreement, binary, call, column, number } from './agreement.ts';

/** An amount that counts for nothing where there is none. */
const orNone = (amount: Expression): Expression => call('coalesce', amount, number('0'));

/** A condition that the value of a role lies within so much of that of another: bounds as decimal numbers. */
interface Fraction {
  readonly of: string;
  readonly least: string;
  readonly most: string;
  readonly whole: Expression;
}

/** An amount to the cent. */
const inCents = (amount: Expression): Expression => call('round', amount, number('2'));

/** So many of a hundred parts of an amount. */
const shareOf = (amount: Expression, percent: Expression): Expression =>
  inCents(binary('*', binary('*', amount, percent), number('0.01')));

/** How many there are, and what each of them costs. */
const LINES: readonly Expression[] = [
  ['commerce.quantity', 'money.unit price'],
  ['commerce.quantity', 'money.sale price'],
  ['commerce.quantity', 'money.price'],
  ['commerce.quantity', 'money.cost'],
  ['duration.days', 'money.daily rate'],
  ['duration.days', 'money.price'],
  ['duration.hours', 'money.hourly rate'],
].map(([count = '', each = '']) => inCents(binary('*', column(count), column(each))));

const FRACTIONS: readonly Fraction[] = [
  { of: 'money.cost', least: '0.35', most: '0.7', whole: column('money.price') },
  { of: 'money.cost', least: '0.35', most: '0.7', whole: column('money.unit price') },
  { of: 'money.sale price', least: '0.7', most: '0.95', whole: column('money.price') },
  { of: 'money.tax', least: '0.05', most: '0.2', whole: column('money.subtotal') },
  { of: 'money.discount', least: '0', most: '0.3', whole: column('money.subtotal') },
  ...LINES.map((whole) => ({ of: 'money.discount', least: '0', most: '0.3', whole })),
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

/** An amount without its discount, where the table has one, or a rate of one. */
const discounted = (amount: Expression): readonly Expression[] => [
  binary('-', amount, orNone(column('money.discount'))),
  shareOf(amount, binary('-', number('100'), orNone(column('finance.discount rate')))),
  amount,
];

const SUMS: readonly Sum[] = [
  { of: 'money.gross', whole: column('money.net'), plus: ['money.tax'], minus: [] },
  ...[column('money.subtotal'), column('money.net'), ...LINES]
    .flatMap(discounted)
    .map((whole) => ({ of: 'money.total', whole, plus: ['money.tax', 'money.shipping'], minus: [] })),
  ...LINES.map((whole) => ({ of: 'money.subtotal', whole, plus: [], minus: [] })),
  ...LINES.flatMap(discounted).flatMap((whole) => [
    { of: 'money.net', whole, plus: [], minus: [] },
    { of: 'money.amount', whole, plus: [], minus: [] },
  ]),
  {
    of: 'commerce.available quantity',
    whole: column('commerce.stock'),
    plus: [],
    minus: ['commerce.reserved quantity'],
  },
  { of: 'duration.cooking in all', whole: column('duration.preparation'), plus: ['duration.cooking'], minus: [] },
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
    wholes: [column('money.net'), column('money.subtotal'), ...LINES, column('money.price')],
  },
  { of: 'money.discount', rate: 'finance.discount rate', wholes: [column('money.subtotal'), ...LINES] },
  {
    of: 'money.commission',
    rate: 'finance.commission rate',
    wholes: ['money.net', 'money.total', 'money.amount', 'money.price'].map(column),
  },
];

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

function rates({ of, rate, wholes }: Rate): readonly Agreement[] {
  return wholes.map((whole) => agreement(of, [binary('=', column(of), shareOf(whole, orNone(column(rate))))]));
}

/** What is computed of other columns, or is a share of them. */
export const amountAgreements: readonly Agreement[] = [
  ...RATES.flatMap(rates),
  ...SUMS.flatMap(sums),
  ...FRACTIONS.map(fraction),
];
