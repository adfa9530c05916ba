import { about, money, round } from '../builders/amounts.ts';
import { between, lognormal, measure, normal, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Columns that tables of prices on a market have. */
const OF_A_MARKET = 'close, vwap, ask, volume, candle, ticker';

/** Columns of tables of what somebody is paid for a period. */
const OF_A_PERIOD = 'hour, overtime, period, withheld, deduction, payday';

/** What people give, and how often. */
const GIFTS = {
  5: 5,
  10: 11,
  15: 4,
  20: 12,
  25: 16,
  30: 5,
  36.5: 1,
  40: 3,
  50: 18,
  75: 4,
  87.25: 1,
  100: 14,
  150: 3,
  200: 3,
  250: 4,
  500: 3,
  1000: 2,
  2500: 0.5,
  5000: 0.3,
};

/** Pay, claims, gifts, and prices on a market. */
export const pay: readonly MeaningRow[] = [
  ...['open', 'high', 'low', 'close', 'bid', 'ask', 'last', 'vwap'].map((name) =>
    money(
      `market ${name}`,
      name,
      { first: 1, last: 900, scale: 4, spread: lognormal(75, 0.9) },
      { beside: OF_A_MARKET },
    ),
  ),
  money(
    'gift',
    'contribution|charity|donor|fundraiser|offering/amount, donation, donation|gift|pledge|pledged amount',
    between(5, 10_000, weightsBy(GIFTS), 2),
    { role: 'money.amount' },
  ),
  money(
    'cost of works',
    'project valuation, permit/estimated|construction|renovation|remodeling|contractor/estimated cost, permit/cost|valuation, permit/construction|permit/job value',
    { first: 500, last: 20_000_000, spread: lognormal(28_000, 1.4), zeros: 2 },
    { role: 'money.cost' },
  ),
  {
    name: 'money.salary in cents',
    names: 'salary|base pay cent, salary minor',
    numbers: { first: 2_000_000, last: 45_000_000, spread: lognormal(6_400_000, 0.4), zeros: 4 },
  },
  measure(
    'bonus that is aimed at',
    'bonus target|target bonus|annual bonus percent, bonus target, target bonus',
    between(0, 60, weightsBy({ 0: 8, 5: 20, 8: 6, 10: 30, 12: 8, 15: 18, 20: 10, 25: 4, 30: 2 })),
  ),
  measure(
    'options of an employee',
    'rsu, option|share|rsu granted, equity share|grant|unit, vested|unvested share, stock option|unit',
    { ...between(100, 250_000, lognormal(4_200, 1)), zeros: 2 },
  ),
  measure(
    'how well somebody works',
    'performance|appraisal|review|evaluation score, performance|appraisal rating',
    between(1, 5, normal(3.6, 0.7), 1),
    { beside: 'salary, hired, hire, position, job, employee, department, wage, grade' },
  ),
  measure(
    'disability in percent',
    'disability degree|percent|grade, degree of disability',
    between(0, 100, weightsBy({ 20: 20, 30: 24, 40: 10, 50: 24, 60: 8, 70: 5, 80: 5, 100: 4 })),
    { nulls: 0.9 },
  ),
  money(
    'charge of a hospital',
    'total|hospital charge, total|treatment cost, amount|total billed, billed|billing|charge amount, total bill, charge',
    about(8_600, 0.9, 320_000, 400),
    { beside: 'admitted, discharged, admission, ward, bed, inpatient' },
  ),
  money('copay', 'copay, copay|copayment|co pay|coinsurance amount, co pay, copayment', {
    ...between(0, 150, weightsBy({ 0: 6, 10: 14, 15: 12, 20: 24, 25: 16, 30: 12, 40: 8, 50: 6, 75: 2 }), 2),
  }),
  money(
    'fee of a movement',
    'fee, fee|charge|commission amount, charge, transaction|transfer fee, service charge',
    between(
      0,
      60,
      weightsBy({ 0: 66, 0.35: 3, 0.5: 4, 1: 5, 1.5: 5, 2: 3, 2.5: 5, 3: 2, 4.5: 2, 5: 3, 7.5: 1, 12: 1 }),
      2,
    ),
    { beside: 'iban, balance, counterparty, beneficiary, remittance, swift, narration, bic' },
  ),
  {
    name: 'money.gross pay',
    names:
      'payslip/gross amount, payroll/gross pay|salary|amount, payroll run/gross|payslip/gross|paycheck/gross|pay stub/gross pay, payroll|payslip/gross',
    numbers: { first: 400, last: 18_000, scale: 2, spread: lognormal(3_400, 0.4) },
  },
  {
    name: 'money.gross pay of a period',
    role: 'money.gross pay',
    names: 'gross pay|salary|wage',
    numbers: { first: 400, last: 18_000, scale: 2, spread: lognormal(3_400, 0.4) },
    beside: `${OF_A_PERIOD}, net`,
  },
  money(
    'basic pay',
    'base|basic|regular pay, base|basic|regular|fixed salary, basic wage',
    about(3_100, 0.35, 15_000, 900),
    {
      role: 'money.monthly salary',
      beside: `${OF_A_PERIOD}, gross, net`,
    },
  ),
  money('paid of what is owed', 'paid', about(95, 0.9, 9_999, 1), {
    role: 'money.paid',
    hasFraction: true,
    beside: 'total',
  }),
  money('deductions in all', 'total deduction|withholding|withheld, deduction total', about(820, 0.4, 8_000, 50)),
  {
    name: 'money.net pay',
    names:
      'payslip/net amount, payroll/net pay|salary|amount, payroll run/net|payslip/net|paycheck/net|pay stub/net|take home pay, payroll|payslip/net',
    numbers: { first: 300, last: 15_000, scale: 2, spread: lognormal(2_600, 0.4) },
  },
  {
    name: 'money.net pay of a period',
    role: 'money.net pay',
    names: 'net pay|salary|wage',
    numbers: { first: 300, last: 15_000, scale: 2, spread: lognormal(2_600, 0.4) },
    beside: `${OF_A_PERIOD}, gross`,
  },
  {
    name: 'money.tax withheld',
    names: 'tax withheld|deducted, income|federal|withheld|payroll|wage tax, paye, paye tax',
    numbers: { first: 20, last: 6_000, scale: 2, spread: lognormal(520, 0.5) },
  },
  {
    name: 'money.tax on pay',
    role: 'money.tax withheld',
    names: 'tax, tax amount|deduction',
    numbers: { first: 20, last: 6_000, scale: 2, spread: lognormal(520, 0.5) },
    beside: 'salary, wage, payday',
  },
  {
    name: 'money.contribution',
    names:
      'social security, pension, medicare, retirement contribution, nic, pension ee, social security|pension|health insurance amount, unemployment|national insurance, state|local|church tax',
    numbers: { first: 5, last: 1_500, scale: 2, spread: lognormal(160, 0.5) },
  },
  money(
    'tuition',
    'tuition|course|semester|school fee, tuition, tuition amount, course/price',
    round(1_400, 0.8, 25_000, 50),
  ),
  money(
    'scholarship',
    'scholarship, scholarship|bursary|financial aid amount, bursary, financial|grant aid, tuition waiver',
    round(900, 0.7, 25_000),
    { nothing: 0.66 },
  ),
  money(
    'price of fuel',
    'price per|cost per|price liter, fuel|liter|gas|petrol|diesel price',
    between(0.9, 2.6, normal(1.68, 0.14), 3),
  ),
  money('price of a gallon', 'price per|cost per|price gallon', between(2.2, 6.5, normal(3.55, 0.4), 3)),
  money('overtime rate', 'overtime|overtime pay rate', round(52, 0.4, 300, 15)),
  money(
    'least of an order',
    'minimum order|purchase|spend, minimum order|minimum cart value, minimum order amount',
    round(20, 0.6, 200, 5),
  ),
  {
    name: 'money.rounding',
    names: 'rounding, rounding amount|difference|adjustment',
    numbers: { first: -0.05, last: 0.05, scale: 2, spread: normal(0, 0.02) },
  },
  money(
    'claimed',
    'amount applied for, estimated loss, claim total, amount of claim, claimed|claim|loss|billed|damage|claim/total amount, amount claimed|requested|billed',
    about(1_800, 1, 95_000, 50),
  ),
  money(
    'allowed',
    'amount approved|allowed|settled|covered|granted|awarded, allowed|settlement|settled|covered|payable|approved|reserve|awarded|granted amount',
    about(1_300, 1, 90_000, 20),
  ),
  money(
    'paid',
    'amount|advance|deposit|already paid, paid|recovered|prepaid amount, paid total|sum|value, paid to date, amount prepaid',
    about(85, 1, 9999, 1),
    {
      role: 'money.amount',
    },
  ),
  money(
    'outstanding of a tuition',
    'outstanding, outstanding|due amount, balance|amount|fee due',
    about(1_100, 0.9, 26_000),
    { beside: 'tuition', role: 'money.balance' },
  ),
  money(
    'outstanding',
    'outstanding, left to pay, payable, left to be paid, outstanding|open|remaining|due|unpaid|residual amount, amount outstanding|open|due|residual, open|outstanding|remaining|unpaid total, total outstanding|open|unpaid, open sum|value, balance|amount still due',
    about(140, 1, 9999, 0),
    {
      role: 'money.balance',
    },
  ),
];
